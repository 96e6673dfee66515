//! The memory that a computation needs between its operands and its results.
//!
//! A [`plan`] gives every intermediate array a place in one arena, so that two arrays which live at different times share
//! theirs. A [`Workspace`] is that arena. Each step of the computation asks it for what it reads and what it writes, all at
//! once, and gets slices:
//!
//! ```
//! use xla_core::workspace::{plan, Read, Workspace, Write};
//!
//! // Two arrays of eight f32: the first lives in steps 0 to 1, the second in steps 1 to 2.
//! let (offsets, bytes) = plan(&[(0, 1, 32), (1, 2, 32)]);
//! let mut workspace = Workspace::take(bytes);
//!
//! let (first,) = workspace.step((Write::<f32>::new(offsets[0], 8),));
//! first.fill(2.0);
//! let (first, second) = workspace.step((Read::<f32>::new(offsets[0], 8), Write::<f32>::new(offsets[1], 8)));
//! second.copy_from_slice(first);
//! assert_eq!(second, [2.0; 8]);
//! ```

mod arena;
pub(crate) mod plan;

pub use arena::{Read, Requests, Workspace, Write};
pub use plan::{plan, plan_const};
