//! `reduce_precision`: the nearest number of a format with fewer bits.

use typed_xla::prelude::*;

#[test]
fn ties_go_to_even_and_a_carry_into_the_exponent() {
    #[computation]
    fn reduced(x: &f32![6]) -> f32![6] {
        reduce_precision(x, exponent_bits = 8, mantissa_bits = 2)
    }
    let x = tensor![1.0, 1.125, 1.375, 1.9, -1.13, 3.13];
    assert_eq!(reduced(&x).as_slice(), [1.0, 1.0, 1.5, 2.0, -1.25, 3.0]);
}

#[test]
fn what_the_exponent_cannot_hold_is_infinite_or_zero() {
    #[computation]
    fn half(x: &f64![6]) -> f64![6] {
        reduce_precision(x, 5, 10)
    }
    let x = tensor![65504.0, 65520.0, -1e300, 1e-5, -1e-300, f64::NAN];
    let y = half(&x);
    let expected = [65504.0, f64::INFINITY, f64::NEG_INFINITY, 0.0, -0.0];
    assert_eq!(y.as_slice()[..5], expected);
    assert!(y.as_slice()[4].is_sign_negative());
    assert!(y.as_slice()[5].is_nan());
}

#[test]
fn a_format_without_mantissa_bits_has_no_nan() {
    macro_rules! check {
        ($($name:ident $element:ident $exponent:literal $from:expr;)*) => {$(
            #[computation]
            fn $name(x: &$element![5]) -> $element![5] {
                reduce_precision(x, $exponent, 0)
            }
            let from: fn(f64) -> $element = $from;
            let x = Tensor::from([f64::NAN, -f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 2.75].map(from));
            let expected = [f64::INFINITY, f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, 2.0];
            assert_eq!($name(&x).as_slice(), expected.map(from), stringify!($name));
        )*};
    }
    check! {
        half f16 5 f16::from_f64;
        brain bf16 5 bf16::from_f64;
        single f32 5 |x| x as f32;
        same_exponent f32 8 |x| x as f32;
        double f64 5 |x| x;
        more_exponent f64 30 |x| x;
    }
}

#[test]
fn reduce_precision_is_computed_in_a_loop_with_other_functions() {
    #[computation]
    fn as_bf16(x: &f32![1000]) -> f32![1000] {
        reduce_precision(x * 2.0, 8, 7) + 1.0
    }
    let x = Tensor::from_fn(|i: [usize; 1]| i[0] as f32 * 0.37);
    let y = as_bf16(&x);
    for (x, y) in x.as_slice().iter().zip(y.as_slice()) {
        assert_eq!(*y, bf16::from_f32(x * 2.0).to_f32() + 1.0);
    }
}
