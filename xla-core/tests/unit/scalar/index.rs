//! Tests of `xla-core/src/scalar/index.rs`.

use half::bf16;
use num_complex::Complex;
use xla_core::testing::scalar::index::*;

#[test]
fn indices_wrap_in_narrow_integers_and_round_in_narrow_floats() {
    assert_eq!(from_size::<i8>(200), -56);
    assert_eq!(from_size::<u8>(300), 44);
    assert_eq!(from_size::<f32>(16_777_217), 16_777_216.0);
    assert_eq!(from_size::<bf16>(257), bf16::from_f32(256.0));
    assert_eq!(from_size::<Complex<f32>>(3), Complex::new(3.0, 0.0));
}
