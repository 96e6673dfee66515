//! Tests of `xla-core/src/scalar/cut.rs`.

use xla_core::testing::scalar::cut::*;

#[test]
fn a_float_is_converted_to_an_integer_as_by_rusts_as() {
    macro_rules! all {
        ($from:ident, $x:expr; $($to:ident)*) => {$(
            assert_eq!(cut::<$from, $to>($x), $x as $to, "{:e} to {}", $x, stringify!($to));
        )*};
    }
    let some = (0..u32::MAX).step_by(65_521).map(f32::from_bits);
    let bounds = [7, 8, 15, 16, 31, 32, 63, 64].map(|bits| 2f32.powi(bits));
    let near = bounds
        .iter()
        .flat_map(|&x| [x, -x, x.next_down(), -x.next_up(), x - 1.0]);
    for x in some
        .chain(near)
        .chain([f32::NAN, f32::INFINITY, -0.0, -0.9])
    {
        all!(f32, x; i8 i16 i32 i64 u8 u16 u32 u64);
        for x in [
            f64::from(x),
            f64::from(x).next_up(),
            f64::from(x).next_down(),
        ] {
            all!(f64, x; i8 i16 i32 i64 u8 u16 u32 u64);
        }
    }
}
