//! Static memory for workspaces of programs without an allocator.

#![allow(unsafe_code)]

use core::cell::UnsafeCell;
use core::ptr::NonNull;
use core::sync::atomic::{AtomicBool, Ordering};

use crate::pool::ALIGN;

const _: () = assert!(align_of::<WorkspaceMemory<1>>() == ALIGN);

/// Static memory for a [`Workspace`](super::Workspace), which one workspace at a time uses.
///
/// ```
/// use xla_core::workspace::{Workspace, WorkspaceMemory};
///
/// static MEMORY: WorkspaceMemory<4096> = WorkspaceMemory::new();
///
/// let workspace = Workspace::over(&MEMORY).expect("no other workspace uses the memory");
/// assert!(Workspace::over(&MEMORY).is_none());
/// drop(workspace);
/// assert!(Workspace::over(&MEMORY).is_some());
/// ```
#[repr(C, align(64))]
pub struct WorkspaceMemory<const BYTES: usize> {
    bytes: UnsafeCell<[u8; BYTES]>,
    in_use: AtomicBool,
}

// SAFETY: the only access to the bytes is by `lend`, which lends them to one caller at a time.
unsafe impl<const BYTES: usize> Sync for WorkspaceMemory<BYTES> {}

impl<const BYTES: usize> WorkspaceMemory<BYTES> {
    /// Returns memory of zeros.
    #[must_use]
    pub const fn new() -> WorkspaceMemory<BYTES> {
        WorkspaceMemory {
            bytes: UnsafeCell::new([0; BYTES]),
            in_use: AtomicBool::new(false),
        }
    }

    /// Returns the memory, and the flag that the caller clears when it no longer uses the memory; `None` if it is in use.
    #[inline]
    pub(super) fn lend(&'static self) -> Option<(NonNull<u8>, &'static AtomicBool)> {
        let start = NonNull::new(self.bytes.get().cast())?;
        let is_free = !self.in_use.swap(true, Ordering::Acquire);
        is_free.then_some((start, &self.in_use))
    }
}

impl<const BYTES: usize> Default for WorkspaceMemory<BYTES> {
    fn default() -> Self {
        WorkspaceMemory::new()
    }
}
