//! The arena, and the slices that one step gets of it.

#![allow(unsafe_code)]

use core::marker::PhantomData;
use core::mem::{align_of, size_of};
use core::ptr::NonNull;
use core::slice;

use crate::element::Element;
use crate::element::bytes::make_valid;
use crate::error::Error;
use crate::pool::Block;

/// One block of memory from the [pool](crate::pool), of which each step gets the slices that it asks for.
pub struct Workspace {
    block: Block,
}

impl Workspace {
    /// A workspace of so many bytes, of any content.
    ///
    /// # Panics
    ///
    /// The system does not have as much memory; [`try_take`](Workspace::try_take) gives an error instead.
    #[must_use]
    pub fn take(bytes: usize) -> Workspace {
        Workspace::try_take(bytes).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A workspace of so many bytes, of any content.
    ///
    /// # Errors
    ///
    /// [`Error::Workspace`] where the system does not have as much memory.
    pub fn try_take(bytes: usize) -> Result<Workspace, Error> {
        match Block::try_take(bytes) {
            Some(block) => Ok(Workspace { block }),
            None => Err(Error::Workspace { bytes }),
        }
    }

    /// Makes room for so many bytes; what stands in the workspace is then of any content.
    ///
    /// # Panics
    ///
    /// The system does not have as much memory; [`try_reserve`](Workspace::try_reserve) gives an error instead.
    #[inline]
    pub fn reserve(&mut self, bytes: usize) {
        if self.block.len() < bytes {
            *self = Workspace::take(bytes);
        }
    }

    /// Makes room for so many bytes; what stands in the workspace is then of any content.
    ///
    /// # Errors
    ///
    /// [`Error::Workspace`] where the system does not have as much memory. The workspace stays as it is.
    #[inline]
    pub fn try_reserve(&mut self, bytes: usize) -> Result<(), Error> {
        if self.block.len() < bytes {
            *self = Workspace::try_take(bytes)?;
        }
        Ok(())
    }

    /// The slices for one step: a tuple of [`Read`] and [`Write`] gives a tuple of `&[T]` and `&mut [T]`.
    ///
    /// # Panics
    ///
    /// Where a range goes beyond the workspace, is not aligned for its element type, or is written while another request
    /// reads or writes a part of it. The plans of this module never lead there.
    #[inline]
    pub fn step<R: Requests>(&mut self, requests: R) -> R::Views<'_> {
        requests.views(self)
    }

    /// Checks the ranges of one step.
    #[inline]
    fn check(&mut self, spans: &[Span]) {
        let bytes = self.block.len();
        for (i, span) in spans.iter().enumerate() {
            if span.end > bytes || span.start % span.align != 0 {
                refuse(span, None, bytes);
            }
            for other in &spans[..i] {
                let overlap = span.start.max(other.start) < span.end.min(other.end);
                if overlap && (span.writes || other.writes) {
                    refuse(span, Some(other), bytes);
                }
            }
        }
    }
}

/// The range of bytes that one request asks for.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    start: usize,
    end: usize,
    align: usize,
    writes: bool,
}

#[cold]
#[inline(never)]
fn refuse(span: &Span, other: Option<&Span>, bytes: usize) -> ! {
    let Span {
        start,
        end,
        align,
        writes,
    } = span;
    let verb = if *writes { "written" } else { "read" };
    match other {
        Some(other) => panic!(
            "bytes {start}..{end} are {verb} in the step that has bytes {}..{} too",
            other.start, other.end
        ),
        None if end > &bytes => {
            panic!("bytes {start}..{end} are {verb}, but the workspace has {bytes}")
        }
        None => panic!("byte {start} is not aligned to {align}"),
    }
}

/// Elements that a step reads: it gets a `&[T]`.
#[derive(Clone, Copy, Debug)]
pub struct Read<T>(Range<T>);

/// Elements that a step writes: it gets a `&mut [T]`, and finds there what the steps before left.
#[derive(Clone, Copy, Debug)]
pub struct Write<T>(Range<T>);

#[derive(Clone, Copy, Debug)]
struct Range<T> {
    offset: usize,
    len: usize,
    element: PhantomData<T>,
}

impl<T: Element> Range<T> {
    #[inline]
    fn span(&self, writes: bool) -> Span {
        let end = self
            .len
            .checked_mul(size_of::<T>())
            .and_then(|bytes| bytes.checked_add(self.offset));
        Span {
            start: self.offset,
            end: end.unwrap_or(usize::MAX),
            align: align_of::<T>(),
            writes,
        }
    }

    #[inline]
    fn make_valid(&self, bytes: &mut [u8]) {
        make_valid::<T>(&mut bytes[self.offset..][..self.len * size_of::<T>()]);
    }
}

/// What a step asks for: [`Read`] or [`Write`].
pub trait Request: sealed::Request {}

/// Everything that one step asks for: a tuple of 1 to 12 [`Read`] and [`Write`].
pub trait Requests {
    /// The tuple of slices.
    type Views<'w>;

    /// The slices, once all ranges are checked.
    #[doc(hidden)]
    fn views(self, workspace: &mut Workspace) -> Self::Views<'_>;
}

mod sealed {
    use core::ptr::NonNull;

    pub trait Request: Copy {
        type View<'w>;

        fn span(&self) -> super::Span;

        /// Makes the bytes of the range values of the element type.
        fn make_valid(&self, bytes: &mut [u8]);

        /// The slice.
        ///
        /// # Safety
        ///
        /// At `start` there is memory, borrowed for `'w`, that has the whole span, aligned as it says, made valid, and
        /// nothing else writes to it while `'w` lasts, or reads it where this writes.
        unsafe fn view<'w>(self, start: NonNull<u8>) -> Self::View<'w>;
    }
}

macro_rules! requests {
    ($($name:ident, $writes:literal, $view:ty, $slice:ident, $pointer:ident;)*) => {$(
        impl<T: Element> $name<T> {
            /// So many elements, from this byte on.
            #[inline]
            #[must_use]
            pub fn new(offset_bytes: usize, len: usize) -> Self {
                Self(Range { offset: offset_bytes, len, element: PhantomData })
            }
        }

        impl<T: Element> Request for $name<T> {}

        impl<T: Element> sealed::Request for $name<T> {
            type View<'w> = $view;

            #[inline]
            fn span(&self) -> Span {
                self.0.span($writes)
            }

            #[inline]
            fn make_valid(&self, bytes: &mut [u8]) {
                self.0.make_valid(bytes);
            }

            #[inline]
            unsafe fn view<'w>(self, start: NonNull<u8>) -> $view {
                // SAFETY: the caller's promises are those of a slice.
                unsafe { slice::$slice(start.add(self.0.offset).cast::<T>().as_ptr().$pointer(), self.0.len) }
            }
        }
    )*};
}

requests! {
    Read, false, &'w [T], from_raw_parts, cast_const;
    Write, true, &'w mut [T], from_raw_parts_mut, cast;
}

macro_rules! tuples {
    ($(($($request:ident $name:ident)*))*) => {$(
        impl<$($request: Request),*> Requests for ($($request,)*) {
            type Views<'w> = ($(<$request as sealed::Request>::View<'w>,)*);

            #[inline]
            fn views(self, workspace: &mut Workspace) -> Self::Views<'_> {
                let ($($name,)*) = self;
                workspace.check(&[$(sealed::Request::span(&$name)),*]);
                $(sealed::Request::make_valid(&$name, workspace.block.bytes_mut());)*
                let start = workspace.block.start();
                // SAFETY: `check` saw that every range lies inside the workspace and is aligned, and that none that is
                // written meets another; all are valid now, and the workspace is borrowed mutably for as long as the slices.
                unsafe { ($(sealed::Request::view($name, start),)*) }
            }
        }
    )*};
}

tuples! {
    (A a)
    (A a B b)
    (A a B b C c)
    (A a B b C c D d)
    (A a B b C c D d E e)
    (A a B b C c D d E e F f)
    (A a B b C c D d E e F f G g)
    (A a B b C c D d E e F f G g H h)
    (A a B b C c D d E e F f G g H h I i)
    (A a B b C c D d E e F f G g H h I i J j)
    (A a B b C c D d E e F f G g H h I i J j K k)
    (A a B b C c D d E e F f G g H h I i J j K k L l)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    #[test]
    fn a_step_sees_what_the_steps_before_wrote() {
        let mut workspace = Workspace::take(256);
        let (a, b) = workspace.step((Write::<f32>::new(0, 8), Write::<i64>::new(64, 3)));
        a.fill(1.5);
        b.copy_from_slice(&[1, 2, 3]);
        let (a, again, b, c) = workspace.step((
            Read::<f32>::new(0, 8),
            Read::<f32>::new(16, 4),
            Read::<i64>::new(64, 3),
            Write::<f64>::new(128, 2),
        ));
        c.copy_from_slice(&[f64::from(a[7] + again[0]), b[2] as f64]);
        assert_eq!(
            workspace.step((Read::<f64>::new(128, 2),)),
            (&[3.0, 3.0][..],)
        );
    }

    #[test]
    fn bools_are_bools_whatever_the_memory_held() {
        let mut workspace = Workspace::take(64);
        workspace
            .step((Write::<u8>::new(0, 64),))
            .0
            .copy_from_slice(&[0x7f; 64]);
        let (read, written) =
            workspace.step((Read::<bool>::new(0, 32), Write::<bool>::new(32, 32)));
        assert!(read.iter().chain(written.iter()).all(|&b| b));
        written[1] = false;
        assert_eq!(
            workspace.step((Read::<bool>::new(32, 3),)).0,
            [true, false, true]
        );
    }

    fn refused<R: Requests>(requests: R) -> String {
        let mut workspace = Workspace::take(128);
        let panic = catch_unwind(AssertUnwindSafe(|| drop(workspace.step(requests)))).unwrap_err();
        *panic.downcast::<String>().expect("a message")
    }

    #[test]
    fn ranges_that_break_the_rules_are_refused() {
        let table = [
            (
                refused((Write::<f32>::new(0, 4), Write::<f32>::new(12, 4))),
                "bytes 12..28 are written in the step",
            ),
            (
                refused((Write::<f32>::new(0, 4), Read::<u8>::new(15, 1))),
                "bytes 15..16 are read in the step",
            ),
            (
                refused((Read::<f32>::new(0, 4), Write::<f32>::new(0, 4))),
                "bytes 0..16 are written in the step",
            ),
            (
                refused((Read::<f32>::new(112, 5),)),
                "bytes 112..132 are read, but the workspace has 128",
            ),
            (
                refused((Write::<f64>::new(64, usize::MAX / 2),)),
                "but the workspace has 128",
            ),
            (
                refused((Read::<f64>::new(4, 1),)),
                "byte 4 is not aligned to 8",
            ),
        ];
        for (message, wanted) in table {
            assert!(message.contains(wanted), "{message}");
        }
    }

    #[test]
    fn empty_ranges_meet_nothing() {
        let mut workspace = Workspace::take(64);
        let (all, none, end) = workspace.step((
            Write::<f32>::new(0, 16),
            Read::<f32>::new(32, 0),
            Write::<f32>::new(64, 0),
        ));
        assert_eq!((all.len(), none.len(), end.len()), (16, 0, 0));
    }
}
