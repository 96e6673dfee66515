//! Elements as integers of their width, for work that only copies them, which is compiled here once for each width.

#![allow(unsafe_code)]

use core::slice;

use super::Element;
use super::word::Word;

/// Work that copies elements without regard to their type.
pub trait Copying {
    /// Copies elements of `from` to `to`. The type `B` can only be copied, and its default is zero.
    fn run<B: Copy + Default + Send + Sync + 'static>(self, from: [&[B]; 2], to: &mut [B]);
}

/// Two slices of elements to read and one to write, as integers of their width.
pub struct Bits<'a>(pub Width<'a>);

/// Two operands and a result as integers of one width.
pub enum Width<'a> {
    /// 1 byte.
    One([&'a [u8]; 2], &'a mut [u8]),
    /// 2 bytes.
    Two([&'a [u16]; 2], &'a mut [u16]),
    /// 4 bytes.
    Four([&'a [u32]; 2], &'a mut [u32]),
    /// 8 bytes.
    Eight([&'a [[u32; 2]]; 2], &'a mut [[u32; 2]]),
    /// 16 bytes.
    Sixteen([&'a [[u32; 4]]; 2], &'a mut [[u32; 4]]),
}

/// Checks that a slice of `T` may be viewed as a slice of `B`.
fn check<T, B>() {
    assert_eq!(size_of::<T>(), size_of::<B>());
    assert!(align_of::<T>() >= align_of::<B>());
}

fn bits<T: Element, B>(elements: &[T]) -> &[B] {
    check::<T, B>();
    // SAFETY: the sealed list of elements contains no type with padding, and `B` is an integer or an array of integers,
    // of equal size and at most the same alignment; the result borrows from `elements`.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) }
}

fn bits_mut<T: Element, B>(elements: &mut [T]) -> &mut [B] {
    check::<T, B>();
    // SAFETY: as above. Only values of `T` are written: only `Copying::run` sees the integers, and it can write only
    // copies of elements of the same type, and zero, which is a valid value of every element type.
    unsafe { slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), elements.len()) }
}

impl<'a> Bits<'a> {
    /// Makes the views of two slices to read, and of one to write.
    pub fn new<T: Element>(from: [&'a [T]; 2], to: &'a mut [T]) -> Bits<'a> {
        Bits(match size_of::<T>() {
            1 => Width::One(from.map(bits), bits_mut(to)),
            2 => Width::Two(from.map(bits), bits_mut(to)),
            4 => Width::Four(from.map(bits), bits_mut(to)),
            8 => Width::Eight(from.map(bits), bits_mut(to)),
            _ => Width::Sixteen(from.map(bits), bits_mut(to)),
        })
    }

    /// Runs the work on the integers.
    pub fn copy(self, work: impl Copying) {
        match self.0 {
            Width::One(from, to) => work.run(from, to),
            Width::Two(from, to) => work.run(from, to),
            Width::Four(from, to) => work.run(from, to),
            Width::Eight(from, to) => work.run(from, to),
            Width::Sixteen(from, to) => work.run(from, to),
        }
    }
}

/// A number type for which every bit pattern is valid: every element type except `bool` and the complex ones.
pub trait Number: Element {
    /// The unsigned integer type of the same width.
    type Bits: Element + Word;

    /// Returns the bits.
    fn bits(self) -> Self::Bits;

    /// Returns the number with these bits.
    fn of_bits(bits: Self::Bits) -> Self;
}

macro_rules! numbers {
    ($(@$group:ident { $(($variant:ident $t:ident $bits:tt $($rest:tt)*))* })*) => {
        $($(numbers!(@$group $t $bits);)*)*
    };
    (@bool $($row:tt)*) => {};
    (@complex $($row:tt)*) => {};
    (@signed $($row:tt)*) => { numbers!(@integers $($row)*); };
    (@unsigned $($row:tt)*) => { numbers!(@integers $($row)*); };
    (@integers $t:ident $bits:ident) => {
        numbers!(@impl $t, $bits, |x| x as $bits, |bits| bits as $t);
    };
    (@quarters $($row:tt)*) => { numbers!(@halves $($row)*); };
    (@halves $t:ident $bits:ident) => {
        numbers!(@impl super::$t, $bits, super::$t::to_bits, super::$t::from_bits);
    };
    (@floats $t:ident $bits:ident) => { numbers!(@impl $t, $bits, $t::to_bits, $t::from_bits); };
    (@impl $t:ty, $bits:ident, $to:expr, $from:expr) => {
        impl Number for $t {
            type Bits = $bits;

            #[inline(always)]
            fn bits(self) -> $bits {
                $to(self)
            }

            #[inline(always)]
            fn of_bits(bits: $bits) -> $t {
                $from(bits)
            }
        }
    };
}

xla_shape::element_types! { numbers! {} }

/// Returns the bits of the numbers.
pub fn bits_of<T: Number>(numbers: &[T]) -> &[T::Bits] {
    bits(numbers)
}

/// Returns the bits of the numbers, mutably.
pub fn bits_of_mut<T: Number>(numbers: &mut [T]) -> &mut [T::Bits] {
    check::<T, T::Bits>();
    // SAFETY: both types have the same size and alignment, by the check; every bit pattern is a valid value of both, by
    // the table above.
    unsafe { slice::from_raw_parts_mut(numbers.as_mut_ptr().cast(), numbers.len()) }
}
