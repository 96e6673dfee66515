//! Small free blocks that each thread keeps for itself: it takes and returns them without synchronisation.

#![allow(unsafe_code)]

use core::cell::Cell;
use core::ptr::NonNull;

use super::POOL;
use super::class::{ALIGN, class_of};
#[cfg(feature = "std")]
use crate::kept::Kept as _;
use crate::kept::kept;

/// The number of size classes of such blocks, the least ones: up to 512 bytes.
const CLASSES: usize = 8;

/// The most blocks of a class that a thread keeps, 36 KiB in all.
const MOST: u8 = 16;

/// The free blocks of a thread, in one list for each class. Each stores the next one in its first bytes.
struct Local {
    lists: [Cell<Option<NonNull<u8>>>; CLASSES],
    lengths: [Cell<u8>; CLASSES],
}

// SAFETY: the lists own their blocks, and nothing else refers to them.
unsafe impl Send for Local {}

kept! {
    static LOCAL: Local = const {
        Local {
            lists: [const { Cell::new(None) }; CLASSES],
            lengths: [const { Cell::new(0) }; CLASSES],
        }
    };
}

/// Returns the class of a buffer of `bytes` bytes, more than 0, if threads keep such buffers.
#[inline]
fn class(bytes: usize) -> Option<usize> {
    (bytes <= CLASSES * ALIGN).then(|| (bytes - 1) / ALIGN)
}

/// Takes a block of `bytes` bytes, more than 0, that this thread kept.
#[inline]
pub(super) fn take(bytes: usize) -> Option<NonNull<u8>> {
    let class = class(bytes)?;
    // A thread that ends keeps no blocks any more.
    LOCAL.visit(|local| local.pop(class))?
}

/// Keeps a block from the pool for this thread; returns whether it did.
///
/// # Safety
///
/// The block comes from the pool or from [`take`] with the same number of bytes, more than 0, its bytes are
/// initialised, and nothing refers to it any more if the result is `true`.
#[inline]
pub(super) unsafe fn give(block: NonNull<u8>, bytes: usize) -> bool {
    let Some(class) = class(bytes) else {
        return false;
    };
    // SAFETY: guaranteed by the caller, with the class of these bytes.
    let kept = LOCAL.visit(|local| unsafe { local.push(block, class) });
    kept.unwrap_or(false)
}

/// Returns the blocks that this thread keeps to the pool.
pub(super) fn trim() {
    // A thread that ends has returned them.
    let _ = LOCAL.visit(Local::trim);
}

impl Local {
    #[inline]
    fn pop(&self, class: usize) -> Option<NonNull<u8>> {
        let block = self.lists[class].get()?;
        let link = block.cast::<Option<NonNull<u8>>>();
        // SAFETY: the list owns its blocks, which are long and aligned enough for the link that `push` wrote.
        self.lists[class].set(unsafe { link.read() });
        // SAFETY: as above. This overwrites the link, a pointer, with plain bytes.
        unsafe { link.cast::<usize>().write(0) };
        let length = &self.lengths[class];
        length.set(length.get() - 1);
        Some(block)
    }

    /// Adds a block unless the list is full; returns whether it did.
    ///
    /// # Safety
    ///
    /// As for [`give`], for a block of this class.
    #[inline]
    unsafe fn push(&self, block: NonNull<u8>, class: usize) -> bool {
        let (list, length) = (&self.lists[class], &self.lengths[class]);
        if length.get() == MOST {
            return false;
        }
        // SAFETY: the caller gives the block up; it is long and aligned enough for a link.
        unsafe { block.cast::<Option<NonNull<u8>>>().write(list.get()) };
        list.set(Some(block));
        length.set(length.get() + 1);
        true
    }

    fn trim(&self) {
        for class in 0..CLASSES {
            let bytes = (class + 1) * ALIGN;
            while let Some(block) = self.pop(class) {
                // SAFETY: a block of this class came from the pool as one of as many bytes, and has just been removed
                // from the list.
                unsafe { POOL.give(block, bytes) };
            }
        }
    }
}

impl Drop for Local {
    fn drop(&mut self) {
        self.trim();
    }
}

const _: () = {
    // The classes are the least ones of the pool, a unit apart.
    let mut class = 0;
    while class < CLASSES {
        let bytes = (class + 1) * ALIGN;
        assert!(matches!(class_of(bytes), Some((at, size)) if at == class && size == bytes));
        class += 1;
    }
};
