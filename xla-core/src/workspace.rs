//! The memory for a computation's intermediate arrays.
//!
//! A [`plan`] places all intermediate arrays in one arena, in which arrays with disjoint lifetimes share memory. A
//! [`Workspace`] is that arena. Each step of the computation requests all slices that it reads and writes at once:
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
mod memory;

pub use arena::{Read, Requests, Workspace, Write};
pub use memory::WorkspaceMemory;
pub use xla_shape::arena::{plan, plan_const};
