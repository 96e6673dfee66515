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
    /// All ranges of the step are checked together, however deep their tuples are nested.
    ///
    /// # Panics
    ///
    /// Where a range goes beyond the workspace, is not aligned for its element type, or is written while another request
    /// reads or writes a part of it. The plans of this module never lead there.
    #[inline]
    pub fn step<R: Requests>(&mut self, requests: R) -> R::Views<'_> {
        requests.check(self);
        requests.make_valid(self.block.bytes_mut());
        // SAFETY: `check` saw that every range lies inside the workspace and is aligned, and that none that is written
        // meets another; all are valid now, and the workspace is borrowed mutably for as long as the slices.
        unsafe { requests.view(self.block.start()) }
    }

    /// Checks the ranges of one step.
    #[inline]
    fn check(&self, spans: &[Span]) {
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

    /// [`check`](Workspace::check) of many ranges, which it sorts: each is compared with two of those that begin before it.
    #[inline(never)]
    fn check_many(&self, spans: &mut [Span]) {
        for span in &*spans {
            self.check(slice::from_ref(span));
        }
        spans.sort_unstable_by_key(|span| span.start);
        // Of the ranges so far, the one that ends last, and the one of those that are written.
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

    /// [`check_many`](Workspace::check_many) of the ranges of nested tuples.
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

/// Up to how many ranges a step is checked without an allocation.
const ON_STACK: usize = 128;

/// The range of bytes that one request asks for.
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

/// What one step asks for: [`Read`], [`Write`], or a tuple of 1 to 12 such requests. Tuples may stand in tuples, so that any number
/// of requests is possible.
pub trait Requests: sealed::Requests {}

impl<R: sealed::Requests> Requests for R {}

mod sealed {
    use core::ptr::NonNull;

    use super::{Span, Workspace};

    pub trait Requests: Copy {
        /// The slices: nested as the requests are.
        type Views<'w>;

        /// How many ranges they are.
        const COUNT: usize;

        /// The first range; the only one where they are one.
        fn first(&self) -> Span;

        /// Writes all ranges, `COUNT` of them.
        fn spans(&self, all: &mut [Span]);

        /// Checks all ranges with each other.
        fn check(&self, workspace: &Workspace);

        /// Makes the bytes of the ranges values of their element types.
        fn make_valid(&self, bytes: &mut [u8]);

        /// The slices.
        ///
        /// # Safety
        ///
        /// At `start` there is memory, borrowed for `'w`, that has every span, aligned as it says, made valid, and nothing
        /// else writes to it while `'w` lasts, or reads it where this writes; none that is written meets another.
        unsafe fn view<'w>(self, start: NonNull<u8>) -> Self::Views<'w>;
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
                // Where no tuple stands in this one, which is nearly always, each range is looked at as it is.
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
                // SAFETY: the caller's promises are those of each.
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
