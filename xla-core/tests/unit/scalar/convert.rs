//! Conversions, and the halves, which are conversions around `f32`.

use super::*;
use xla_core::level::{Detected, Kernel, Level};
use xla_shape::ElementType;
use xla_shape::rounding::to_short;

#[test]
fn conversions_from_floats_saturate() {
    let x = [1.9, -1.9, 300.0, -300.0, 1e30, -1e30, NAN, INF, -INF];
    let i8s = [1, -1, 127, -128, 127, -128, 0, 127, -128];
    assert_eq!(x.map(convert::<L, f32, i8>), i8s);
    assert_eq!(x.map(|x| convert::<L, f64, i8>(x.into())), i8s);
    assert_eq!(x.map(|x| convert::<L, bf16, i8>(bf16::from_f32(x))), i8s);
    assert_eq!(
        x.map(convert::<L, f32, u8>),
        [1, 0, 255, 0, 255, 0, 0, 255, 0]
    );
    assert_eq!(
        x.map(convert::<L, f32, i64>)[4..],
        [i64::MAX, i64::MIN, 0, i64::MAX, i64::MIN]
    );
    assert_eq!(
        [0.0, -0.0, 0.5, NAN, INF].map(convert::<L, f32, bool>),
        [false, false, true, true, true]
    );
    assert_eq!(convert::<L, i64, u8>(-1), 255);
    assert_eq!(
        convert::<L, bool, Complex<f32>>(true),
        Complex::new(1.0, 0.0)
    );
    assert_eq!(convert::<L, Complex<f64>, i32>(Complex::new(-2.5, 9.0)), -2);
    assert!(convert::<L, Complex<f32>, bool>(Complex::new(0.0, 1.0)));
}

/// Returns the numbers halfway between two neighbours of `bf16` or `f16`, with these.
fn ties() -> Vec<(f64, [f64; 2])> {
    let halves =
        (0..0x7f7f).map(|bits| [bits, bits + 1].map(|bits| bf16::from_bits(bits).to_f64()));
    let more = (0..0x7bff).map(|bits| [bits, bits + 1].map(|bits| f16::from_bits(bits).to_f64()));
    let pairs = halves.chain(more);
    pairs
        .map(|pair| ((pair[0] + pair[1]) / 2.0, pair))
        .collect()
}

/// Compares the conversions of ties and of the numbers beside them, of each type, with the conversions of doubles on
/// the same side.
struct RoundsOnce;

impl Kernel for RoundsOnce {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        for (tie, [low, high]) in ties() {
            let (below, above) = (tie.next_down(), tie.next_up());
            // Only one of the formats has its tie here; in the other one, nothing lies between these numbers either.
            let nearest = |x: f64| {
                (
                    f16::from_bits(to_short(ElementType::F16, x)),
                    bf16::from_bits(to_short(ElementType::Bf16, x)),
                )
            };
            for x in [below, tie, above, low, high] {
                let (f, b) = nearest(x);
                assert_eq!(convert::<L, f64, f16>(x).to_bits(), f.to_bits(), "{x:e}");
                assert_eq!(convert::<L, f64, bf16>(x).to_bits(), b.to_bits(), "{x:e}");
                assert_eq!(
                    convert::<L, f64, f16>(-x).to_bits(),
                    (-f).to_bits(),
                    "{x:e}"
                );
                let complex = convert::<L, Complex<f64>, bf16>(Complex::new(-x, 1.0));
                assert_eq!(complex.to_bits(), (-b).to_bits(), "{x:e}");
            }
            if !(512.0..2f64.powi(63)).contains(&tie) {
                continue;
            }
            // The integers beside the tie; a double is too short for some of them.
            let middle = tie as i64;
            for x in [middle - 1, middle, middle + 1] {
                let (f, b) = nearest(to_odd(x as u64));
                assert_eq!(convert::<L, i64, f16>(x).to_bits(), f.to_bits(), "{x}");
                assert_eq!(convert::<L, i64, bf16>(x).to_bits(), b.to_bits(), "{x}");
                assert_eq!(convert::<L, i64, bf16>(-x).to_bits(), (-b).to_bits(), "{x}");
                assert_eq!(
                    convert::<L, u64, f16>(x as u64).to_bits(),
                    f.to_bits(),
                    "{x}"
                );
                assert_eq!(
                    convert::<L, u64, bf16>(x as u64 * 2).to_f64(),
                    2.0 * b.to_f64(),
                    "{x}"
                );
                let Ok(word) = u32::try_from(x) else { continue };
                assert_eq!(convert::<L, u32, f16>(word).to_bits(), f.to_bits(), "{x}");
                assert_eq!(convert::<L, u32, bf16>(word).to_bits(), b.to_bits(), "{x}");
                let Ok(word) = i32::try_from(x) else { continue };
                assert_eq!(
                    convert::<L, i32, f16>(-word).to_bits(),
                    (-f).to_bits(),
                    "{x}"
                );
                assert_eq!(convert::<L, i32, bf16>(word).to_bits(), b.to_bits(), "{x}");
                assert_eq!(
                    convert::<L, i32, bf16>(-word).to_bits(),
                    (-b).to_bits(),
                    "{x}"
                );
            }
        }
    }
}

#[test]
fn numbers_beside_a_tie_convert_to_halves_with_one_rounding() {
    for level in Detected::all() {
        level.run(RoundsOnce);
    }
    for bits in 1..=64u32 {
        // The greatest numbers, and their neighbours.
        let top = (1u128 << bits) - 1;
        for x in (0..4).filter_map(|less| u64::try_from(top).ok()?.checked_sub(less)) {
            let expected = bf16::from_bits(to_short(ElementType::Bf16, to_odd(x)));
            assert_eq!(convert::<L, u64, bf16>(x), expected, "{x}");
        }
    }
    assert_eq!(convert::<L, i64, bf16>(i64::MIN).to_f64(), -2f64.powi(63));
    assert_eq!(convert::<L, i32, bf16>(i32::MIN).to_f64(), -2f64.powi(31));
    assert_eq!(convert::<L, i64, f16>(70_000), f16::INFINITY);
    assert!(convert::<L, f64, bf16>(f64::NAN).is_nan());
}

/// Returns a double that is at the same side of each tie of `bf16` as an integer.
fn to_odd(x: u64) -> f64 {
    if x < 1 << 53 {
        return x as f64;
    }
    ((x & !0xfff) | if x & 0xfff != 0 { 0x1000 } else { 0 }) as f64
}

/// Every f16 and bf16 there and back, and the rounding of every 257th f32, against the crate `half`.
#[test]
fn halves_convert_exactly() {
    struct Check;
    impl Kernel for Check {
        type Output = ();
        #[inline(always)]
        fn run<L: Level>(self) {
            for bits in 0..=u16::MAX {
                let (a, b) = (f16::from_bits(bits), bf16::from_bits(bits));
                assert!(same(convert::<L, f16, f64>(a), a.to_f64()), "{bits:x}");
                assert!(same(convert::<L, bf16, f64>(b), b.to_f64()), "{bits:x}");
            }
            for bits in (0..=u32::MAX).step_by(257) {
                let x = f32::from_bits(bits);
                assert!(
                    same(
                        convert::<L, f32, f16>(x).to_f64(),
                        f16::from_f32(x).to_f64()
                    ),
                    "{x:e}"
                );
                assert!(
                    same(
                        convert::<L, f32, bf16>(x).to_f64(),
                        bf16::from_f32(x).to_f64()
                    ),
                    "{x:e}"
                );
            }
        }
    }
    for level in Detected::all() {
        level.run(Check);
    }
}

#[test]
fn halves_round_after_each_operation() {
    let h = |x: f32| f16::from_f32(x);
    assert_eq!(add::<L, f16>(f16::MAX, f16::MAX), f16::INFINITY);
    assert_eq!(div::<L, f16>(h(1.0), h(3.0)), h(1.0 / 3.0));
    assert_eq!(
        mul::<L, bf16>(bf16::from_f32(1.0078125), bf16::from_f32(1.0078125)).to_f32(),
        1.015625
    );
    assert_eq!(exp::<L, f16>(h(1.0)), h(1f32.exp()));
    assert_eq!(neg::<L, f16>(f16::ZERO).to_bits(), 0x8000);
    assert_eq!(abs::<L, bf16>(bf16::NEG_INFINITY), bf16::INFINITY);
}
