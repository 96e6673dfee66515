//! The PJRT client: against a plugin of ours that counts, and against XLA where it is there.
#![cfg(feature = "pjrt")]

mod fake;
mod live;
