//! Comparisons of every admitted element type; NaN is equal to nothing, and zeros of both signs are equal.

use crate::common::operations;
use typed_xla::prelude::*;

const NAN: f64 = f64::NAN;
const INFINITY: f64 = f64::INFINITY;

// Comparisons.
operations! {
    eq is {
        (bool i32 u8 bf16 f32 c64) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [1., 0., 0., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 1., 1.];
    }
    ne is {
        (bool i32 u8 bf16 f32 c64) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [0., 1., 1., 0.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [1., 1., 0., 0.];
    }
    lt is {
        (bool i32 u8 bf16 f32) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [0., 1., 0., 0.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 0., 0.];
        (i8 i16 i32 i64) ([-1., 1., -128., 127.], [1., -1., 127., -128.]) => bool [1., 0., 1., 0.];
        (u8) ([255., 1., 128., 127.], [1., 255., 127., 128.]) => bool [0., 1., 0., 1.];
    }
    le is {
        (bool i32 u8 bf16 f32) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [1., 1., 0., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 1., 1.];
    }
    gt is {
        (bool i32 u8 bf16 f32) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [0., 0., 1., 0.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 0., 0.];
    }
    ge is {
        (bool i32 u8 bf16 f32) ([0., 0., 1., 1.], [0., 1., 0., 1.]) => bool [1., 0., 1., 1.];
        (f16 bf16 f32 f64) ([NAN, 1., INFINITY, 0.], [NAN, NAN, INFINITY, -0.]) => bool [0., 0., 1., 1.];
    }
}
