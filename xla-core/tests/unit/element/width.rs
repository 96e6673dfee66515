//! Tests of `xla-core/src/element/width.rs`.

use xla_core::element::Element;
use xla_core::element::bf16;
use xla_core::rt::c128;
use xla_core::testing::element::width::*;

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
