//! Programs on XLA itself, through a PJRT plugin.
//!
//! A plugin is a shared library that exports `GetPjrtApi`: `scripts/fetch_pjrt.py` fetches the one for CPUs. [`Client`]
//! loads it, compiles StableHLO text, and runs it.
//!
//! # One thread
//!
//! Speed is compared with one thread each, and none of this is an option of the C API. XLA's CPU plugin has a pool of
//! as many threads as the environment variable `PJRT_NPROC` says, or else as the process may use, when its client
//! starts.

mod array;
mod client;
mod error;
mod executable;
mod ffi;
mod layout;
mod options;
mod plugin;
mod raw;
mod signature;

pub use array::{Argument, ArraySpec, ResultArray};
pub use client::Client;
pub use error::Error;
pub use executable::{AnyExecutable, Buffer};
pub use options::OptionValue;

/// The environment variable that [`Client::from_env`] reads: the path of a plugin.
pub const PLUGIN_VARIABLE: &str = "TYPED_XLA_PJRT_PLUGIN";
