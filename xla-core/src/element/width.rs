//! Elements as bits of their width, for work that only copies them: it is compiled once for each width, here.

#![allow(unsafe_code)]

use core::slice;

use half::{bf16, f16};

use super::Element;

/// Work that copies elements, whatever they are.
pub(crate) trait Copying {
    /// Copies elements of `from` to `to`. All that is known of `B` is that it can be copied, and that its default is zero.
    fn run<B: Copy + Default + Send + Sync + 'static>(self, from: [&[B]; 2], to: &mut [B]);
}

/// Elements of two slices, and where some of them go, as bits of their width.
pub(crate) struct Bits<'a>(Width<'a>);

enum Width<'a> {
    One([&'a [u8]; 2], &'a mut [u8]),
    Two([&'a [u16]; 2], &'a mut [u16]),
    Four([&'a [u32]; 2], &'a mut [u32]),
    Eight([&'a [[u32; 2]]; 2], &'a mut [[u32; 2]]),
    Sixteen([&'a [[u32; 4]]; 2], &'a mut [[u32; 4]]),
}

/// Checks that a slice of `T` may be seen as one of `B`.
fn check<T, B>() {
    assert_eq!(size_of::<T>(), size_of::<B>());
    assert!(align_of::<T>() >= align_of::<B>());
}

fn bits<T: Element, B>(elements: &[T]) -> &[B] {
    check::<T, B>();
    // SAFETY: the sealed list of elements holds no type with padding, and `B` is an integer or some, as wide and aligned no
    // more strictly; the borrow is handed on.
    unsafe { slice::from_raw_parts(elements.as_ptr().cast(), elements.len()) }
}

fn bits_mut<T: Element, B>(elements: &mut [T]) -> &mut [B] {
    check::<T, B>();
    // SAFETY: as above. What is written are values of `T`: only `Copying::run` sees the bits, which has no other than those of
    // elements of the same type to copy, and zero, which is a value of each.
    unsafe { slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), elements.len()) }
}

impl<'a> Bits<'a> {
    /// What is read, and what is written.
    pub(crate) fn new<T: Element>(from: [&'a [T]; 2], to: &'a mut [T]) -> Bits<'a> {
        Bits(match size_of::<T>() {
            1 => Width::One(from.map(bits), bits_mut(to)),
            2 => Width::Two(from.map(bits), bits_mut(to)),
            4 => Width::Four(from.map(bits), bits_mut(to)),
            8 => Width::Eight(from.map(bits), bits_mut(to)),
            _ => Width::Sixteen(from.map(bits), bits_mut(to)),
        })
    }

    /// Does the work on the bits.
    pub(crate) fn copy(self, work: impl Copying) {
        match self.0 {
            Width::One(from, to) => work.run(from, to),
            Width::Two(from, to) => work.run(from, to),
            Width::Four(from, to) => work.run(from, to),
            Width::Eight(from, to) => work.run(from, to),
            Width::Sixteen(from, to) => work.run(from, to),
        }
    }
}

/// A number type for which every bit pattern is a value: every element type except `bool` and the complex ones.
pub(crate) trait Number: Element {
    /// The unsigned integers of the same width.
    type Bits: Element;
}

macro_rules! numbers {
    ($($bits:ident: $($t:ident)*;)*) => {$($(
        impl Number for $t {
            type Bits = $bits;
        }
    )*)*};
}

numbers! {
    u8: i8 u8;
    u16: i16 u16 f16 bf16;
    u32: i32 u32 f32;
    u64: i64 u64 f64;
}

/// Returns the bits of the numbers.
pub(crate) fn bits_of<T: Number>(numbers: &[T]) -> &[T::Bits] {
    bits(numbers)
}

/// Returns the bits of the numbers, mutably.
pub(crate) fn bits_of_mut<T: Number>(numbers: &mut [T]) -> &mut [T::Bits] {
    check::<T, T::Bits>();
    // SAFETY: both are as wide and aligned, by the check; every pattern of bits is a value of both, by the table above.
    unsafe { slice::from_raw_parts_mut(numbers.as_mut_ptr().cast(), numbers.len()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::c128;

    #[test]
    fn elements_are_seen_by_their_width() {
        let (mut halves, mut wide) = ([bf16::ONE; 2], [c128::new(1.0, 2.0); 3]);
        let (from, to) = (halves, &mut halves);
        assert!(matches!(
            Bits::new([&from, &[]], to).0,
            Width::Two([[0x3f80, _], []], [_, 0x3f80])
        ));
        let (from, to) = (wide, &mut wide);
        let one = 1f64.to_bits();
        let parts = [one as u32, (one >> 32) as u32];
        let Width::Sixteen(from, to) = Bits::new([&from, &from[1..]], to).0 else {
            panic!("sixteen bytes");
        };
        assert_eq!((from.map(<[_]>::len), to.len()), ([3, 2], 3));
        assert_eq!(from[0][2][..2], parts);
    }

    #[test]
    fn numbers_are_their_bits() {
        let mut x = [1i32, -1];
        assert_eq!(bits_of(&x), [1, u32::MAX]);
        bits_of_mut(&mut x)[0] = u32::MAX - 1;
        assert_eq!(x, [-2, -1]);
        assert_eq!(bits_of(&[-1i64, 5]), [u64::MAX, 5]);
        assert_eq!(bits_of(&[1.0f32, -0.0]), [0x3f80_0000, 1 << 31]);
    }

    /// The second slice behind the first, backwards.
    struct Turned;

    impl Copying for Turned {
        fn run<B: Copy + Default + Send + Sync + 'static>(self, [a, b]: [&[B]; 2], to: &mut [B]) {
            let from = a.iter().chain(b).rev();
            to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
        }
    }

    #[test]
    fn work_copies_elements_of_every_width() {
        fn check<T: Element>(elements: [T; 3]) {
            let mut to = [T::ZERO; 3];
            let bits = Bits::new([&elements[..1], &elements[1..]], &mut to);
            bits.copy(Turned);
            let [a, b, c] = elements;
            assert_eq!(to, [c, b, a]);
        }
        check([true, false, true]);
        check([1i16, -2, 3]);
        check([1f32, 2.0, 3.0]);
        check([1u64, 2, u64::MAX]);
        check([1.0, 2.0, 3.0].map(|x| c128::new(x, -x)));
    }
}
