//! The arena, and the slices that one step borrows from it.

#![allow(unsafe_code)]

use alloc::vec;
use core::marker::PhantomData;
use core::mem::{ManuallyDrop, align_of, size_of};
use core::ptr::NonNull;
use core::slice;
use core::sync::atomic::{AtomicBool, Ordering};

use super::WorkspaceMemory;
use crate::element::Element;
use crate::element::bytes::make_valid;
use crate::error::Error;
use crate::pool::Block;

/// A block of memory from the [pool](crate::pool), from which each step borrows the slices that it requests.
pub struct Workspace {
    block: ManuallyDrop<Block>,
    /// The flag of the static memory that the block is over; `None` if the block belongs to the pool.
    lender: Option<&'static AtomicBool>,
}

impl Workspace {
    /// Returns an empty workspace, which allocates nothing. The first call that uses it grows it.
    ///
    /// ```
    /// use xla_core::workspace::Workspace;
    ///
    /// let mut workspace = Workspace::new();
    /// workspace.reserve(4096);
    /// ```
    #[must_use]
    pub fn new() -> Workspace {
        Workspace::take(0)
    }

    /// Allocates a workspace of `bytes` bytes, of unspecified content.
    ///
    /// # Panics
    ///
    /// Panics if the system cannot allocate the memory; [`try_take`](Workspace::try_take) returns an error instead.
    #[must_use]
    pub fn take(bytes: usize) -> Workspace {
        Workspace::try_take(bytes).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Allocates a workspace of `bytes` bytes, of unspecified content.
    ///
    /// # Errors
    ///
    /// [`Error::Workspace`] if the system cannot allocate the memory.
    pub fn try_take(bytes: usize) -> Result<Workspace, Error> {
        match Block::try_take(bytes) {
            Some(block) => Ok(Workspace {
                block: ManuallyDrop::new(block),
                lender: None,
            }),
            None => Err(Error::Workspace { bytes }),
        }
    }

    /// Returns a workspace over static memory; `None` if another workspace uses the memory.
    ///
    /// A computation whose intermediate values fit needs no allocator. If they do not fit, the workspace takes memory from
    /// the pool instead, as others do.
    #[inline]
    pub fn over<const BYTES: usize>(memory: &'static WorkspaceMemory<BYTES>) -> Option<Workspace> {
        let (start, lender) = memory.lend()?;
        // SAFETY: the memory is static, initialised, `BYTES` long, and lent to this workspace alone until `drop` clears the
        // flag; `drop` does not drop the block.
        let block = unsafe { Block::borrowed(start, BYTES) };
        Some(Workspace {
            block: ManuallyDrop::new(block),
            lender: Some(lender),
        })
    }

    /// Grows the workspace to at least `bytes` bytes. The content is unspecified afterwards.
    ///
    /// # Panics
    ///
    /// Panics if the system cannot allocate the memory; [`try_reserve`](Workspace::try_reserve) returns an error
    /// instead.
    #[inline]
    pub fn reserve(&mut self, bytes: usize) {
        if self.block.len() < bytes {
            *self = Workspace::take(bytes);
        }
    }

    /// Grows the workspace to at least `bytes` bytes. The content is unspecified afterwards.
    ///
    /// # Errors
    ///
    /// [`Error::Workspace`] if the system cannot allocate the memory. The workspace stays as it is then.
    #[inline]
    pub fn try_reserve(&mut self, bytes: usize) -> Result<(), Error> {
        if self.block.len() < bytes {
            *self = Workspace::try_take(bytes)?;
        }
        Ok(())
    }

    /// Borrows the slices of one step: `&[T]` for each [`Read`], `&mut [T]` for each [`Write`], in tuples like the
    /// requests.
    ///
    /// All ranges of the step are checked against each other, in nested tuples too.
    ///
    /// # Panics
    ///
    /// Panics if a range ends outside the workspace, is not aligned for its element type, or is written while it
    /// overlaps the range of another request. Plans of this module never cause this.
    #[inline]
    pub fn step<R: Requests>(&mut self, requests: R) -> R::Views<'_> {
        requests.check(self);
        requests.make_valid(self.block.bytes_mut());
        // SAFETY: `check` verified that every range is inside the workspace and aligned, and that no written range
        // overlaps another; all hold valid elements now, and the workspace is borrowed mutably for as long as the
        // slices.
        unsafe { requests.view(self.block.start()) }
    }

    /// Checks the ranges of one step. Ranges that follow one another, as emitted code requests them, are not compared in
    /// pairs.
    #[inline]
    fn check(&self, spans: &[Span]) {
        let bytes = self.block.len();
        let (mut end, mut follow) = (0, true);
        for span in spans {
            if span.end > bytes || span.start % span.align != 0 {
                refuse(span, None, bytes);
            }
            follow &= end <= span.start;
            end = span.end;
        }
        if !follow {
            self.check_pairs(spans);
        }
    }

    /// Checks that no written range of a step overlaps another one.
    #[inline(never)]
    fn check_pairs(&self, spans: &[Span]) {
        for (i, span) in spans.iter().enumerate() {
            for other in &spans[..i] {
                let overlap = span.start.max(other.start) < span.end.min(other.end);
                if overlap && (span.writes || other.writes) {
                    refuse(span, Some(other), self.block.len());
                }
            }
        }
    }

    /// Does the work of [`check`](Workspace::check) for many ranges, in the order of their starts: each is compared with
    /// only two of the ranges that begin before it. Emitted code requests ranges in this order where it knows the plan;
    /// others are sorted.
    #[inline(never)]
    fn check_many(&self, spans: &mut [Span]) {
        for span in &*spans {
            self.check(slice::from_ref(span));
        }
        if !spans.is_sorted_by_key(|span| span.start) {
            spans.sort_unstable_by_key(|span| span.start);
        }
        // Of the ranges so far: the one that ends last, and the written one that ends last.
        let (mut any, mut written): (Option<&Span>, Option<&Span>) = (None, None);
        for span in &*spans {
            if span.start == span.end {
                continue;
            }
            let before = if span.writes { any } else { written };
            if let Some(other) = before.filter(|other| span.start < other.end) {
                refuse(span, Some(other), self.block.len());
            }
            let later = |last: Option<&Span>| last.is_none_or(|last| last.end < span.end);
            if later(any) {
                any = Some(span);
            }
            if span.writes && later(written) {
                written = Some(span);
            }
        }
    }

    /// Applies [`check_many`](Workspace::check_many) to the ranges of nested tuples.
    fn check_nested<R: Requests>(&self, requests: &R) {
        if const { R::COUNT <= ON_STACK } {
            let mut spans = [Span::NONE; ON_STACK];
            let spans = &mut spans[..R::COUNT];
            requests.spans(spans);
            self.check_many(spans);
        } else {
            let mut spans = vec![Span::NONE; R::COUNT];
            requests.spans(&mut spans);
            self.check_many(&mut spans);
        }
    }
}

impl Drop for Workspace {
    #[inline]
    fn drop(&mut self) {
        match self.lender {
            // Whoever uses the memory next sees what was written to it.
            Some(in_use) => in_use.store(false, Ordering::Release),
            // SAFETY: the block belongs to the pool, and is not used after this.
            None => unsafe { ManuallyDrop::drop(&mut self.block) },
        }
    }
}

impl Default for Workspace {
    fn default() -> Workspace {
        Workspace::new()
    }
}

/// The number of ranges up to which a step is checked without an allocation.
const ON_STACK: usize = 128;

/// The range of bytes of one request.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    start: usize,
    end: usize,
    align: usize,
    writes: bool,
}

impl Span {
    const NONE: Span = Span {
        start: 0,
        end: 0,
        align: 1,
        writes: false,
    };
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

/// A request to read elements: the step borrows a `&[T]`.
#[derive(Clone, Copy, Debug)]
pub struct Read<T>(Range<T>);

/// A request to write elements: the step borrows a `&mut [T]`, which holds the content that earlier steps left.
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

/// The requests of one step: a [`Read`], a [`Write`], or a tuple of 1 to 12 such requests. Tuples may be nested, so
/// that any number of requests is possible.
pub trait Requests: sealed::Requests {}

impl<R: sealed::Requests> Requests for R {}

mod sealed {
    use core::ptr::NonNull;

    use super::{Span, Workspace};

    pub trait Requests: Copy {
        /// The slices, nested like the requests.
        type Views<'w>;

        /// The number of ranges.
        const COUNT: usize;

        /// Returns the first range.
        fn first(&self) -> Span;

        /// Writes all `COUNT` ranges to `all`.
        fn spans(&self, all: &mut [Span]);

        /// Checks all ranges against each other.
        fn check(&self, workspace: &Workspace);

        /// Makes the bytes of the ranges valid values of their element types.
        fn make_valid(&self, bytes: &mut [u8]);

        /// Returns the slices.
        ///
        /// # Safety
        ///
        /// The memory at `start` is borrowed for `'w`, contains every span, aligned and with valid elements. While `'w`
        /// lasts, nothing else writes to it, or reads the spans that this writes; no written span overlaps another.
        unsafe fn view<'w>(self, start: NonNull<u8>) -> Self::Views<'w>;
    }
}

macro_rules! requests {
    ($($name:ident, $writes:literal, $view:ty, $slice:ident, $pointer:ident;)*) => {$(
        impl<T: Element> $name<T> {
            /// Requests `len` elements from byte `offset_bytes` on.
            #[inline]
            #[must_use]
            pub fn new(offset_bytes: usize, len: usize) -> Self {
                Self(Range { offset: offset_bytes, len, element: PhantomData })
            }
        }

        impl<T: Element> sealed::Requests for $name<T> {
            type Views<'w> = $view;

            const COUNT: usize = 1;

            #[inline]
            fn first(&self) -> Span {
                self.0.span($writes)
            }

            #[inline]
            fn spans(&self, all: &mut [Span]) {
                all[0] = self.first();
            }

            #[inline]
            fn check(&self, workspace: &Workspace) {
                workspace.check(&[self.first()]);
            }

            #[inline]
            fn make_valid(&self, bytes: &mut [u8]) {
                self.0.make_valid(bytes);
            }

            #[inline]
            unsafe fn view<'w>(self, start: NonNull<u8>) -> $view {
                // SAFETY: the caller guarantees what a slice requires.
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
        impl<$($request: sealed::Requests),*> sealed::Requests for ($($request,)*) {
            type Views<'w> = ($($request::Views<'w>,)*);

            const COUNT: usize = 0 $(+ $request::COUNT)*;

            #[inline]
            fn first(&self) -> Span {
                self.0.first()
            }

            #[inline]
            fn spans(&self, all: &mut [Span]) {
                let ($($name,)*) = self;
                $(
                    let (own, all) = all.split_at_mut($request::COUNT);
                    $name.spans(own);
                )*
                debug_assert!(all.is_empty());
            }

            #[inline]
            fn check(&self, workspace: &Workspace) {
                let ($($name,)*) = self;
                // A tuple without nested tuples, by far the most common case, checks its ranges without collecting
                // them.
                if const { Self::COUNT == [$($request::COUNT),*].len() } {
                    workspace.check(&[$($name.first()),*]);
                } else {
                    workspace.check_nested(self);
                }
            }

            #[inline]
            fn make_valid(&self, bytes: &mut [u8]) {
                let ($($name,)*) = self;
                $($name.make_valid(bytes);)*
            }

            #[inline]
            unsafe fn view<'w>(self, start: NonNull<u8>) -> Self::Views<'w> {
                let ($($name,)*) = self;
                // SAFETY: the caller's guarantees hold for each request.
                unsafe { ($($name.view(start),)*) }
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
