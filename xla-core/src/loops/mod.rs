//! Loops over slices that are vectorised inside a [`Kernel`](crate::level::Kernel).
//!
//! All of them are `#[inline(always)]`: they are compiled for the level of the kernel that calls them. Closures passed
//! to them carry `#[inline(always)]` too. Lengths are checked once, before the loop; nothing is checked inside.

mod cascade;
mod fold;
mod fold_rows;
mod inline;
mod lanes;
mod map;
mod outs;
mod sources;

pub use cascade::Cascade;
pub(crate) use cascade::{Blocks, Row};
pub use fold::{fold, fold_exact, fold_in_order};
pub use fold_rows::{Grouping, fold_rows, fold_rows_by};
pub(crate) use inline::{copy, fill, zip};
pub use lanes::{from_lanes, to_lanes};
pub use map::{map, update};
pub use outs::Outs;
pub use sources::{Count, Sources, Splat, Strided};

/// A temporary of a loop, aligned to a cache line, so that no vector in it straddles two lines.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Aligned<T>(pub T);

mod sealed {
    pub trait Sealed {}
}
