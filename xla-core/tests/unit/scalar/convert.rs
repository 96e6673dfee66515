//! Conversions, and the halves, which are conversions around `f32`.

use super::*;
use xla_core::level::{Detected, Kernel, Level};

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

#[test]
fn conversions_to_halves_pass_through_f32() {
    // A tie once it is an f32, just above one before.
    assert_eq!(
        convert::<L, f64, bf16>(1.0 + 2f64.powi(-8) + 2f64.powi(-30)),
        bf16::ONE
    );
    assert_eq!(
        convert::<L, f64, f16>(1.0 + 2f64.powi(-11) + 2f64.powi(-40)),
        f16::ONE
    );
    assert_eq!(
        convert::<L, i64, bf16>((1 << 40) + (1 << 32) + 1).to_f64(),
        2f64.powi(40)
    );
    assert_eq!(convert::<L, i64, f16>(70_000), f16::INFINITY);
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
