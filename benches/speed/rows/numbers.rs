//! Elements of other types: conversions, complex numbers, double and half precision.

use super::*;

rows! {
    "convert f32 to i32, 1M" 1.0 to_i32(x: f32[1048576]) -> i32[1048576] { convert(x, i32) }
    "convert i32 to f32, 1M" 1.0 from_i32(x: i32[1048576] in SIGNED) -> f32[1048576] { convert(x, f32) }
    "convert f32 to f64, 1M" 1.0 to_f64(x: f32[1048576]) -> f64[1048576] { convert(x, f64) }
    "convert f64 to f32, 1M" 1.0 from_f64(x: f64[1048576]) -> f32[1048576] { convert(x, f32) }
    "convert f32 to bf16, 1M" 1.0 to_bf16(x: f32[1048576]) -> bf16[1048576] { convert(x, bf16) }
    "convert bf16 to f32, 1M" 1.0 from_bf16(x: bf16[1048576]) -> f32[1048576] { convert(x, f32) }
    "convert bool to f32, 1M" 1.0 from_bool(x: bool[1048576]) -> f32[1048576] { convert(x, f32) }
    "bitcast_convert f32 to u32, 1M" 1.0 bits(x: f32[1048576]) -> u32[1048576] { bitcast_convert(x, u32) }

    "complex, 512K" 1.0 complex_512k(x: f32[524288], y: f32[524288]) -> c64[524288] { complex(x, y) }
    "real, 512K" 1.0 real_512k(z: c64[524288]) -> f32[524288] { real(z) }
    "imag, 512K" 1.0 imag_512k(z: c64[524288]) -> f32[524288] { imag(z) }
    "abs of c64, 512K" 1.0 abs_c64(z: c64[524288]) -> f32[524288] { abs(z) }
    "mul of c64, 512K" 1.0 mul_c64(z: c64[524288], w: c64[524288]) -> c64[524288] { mul(z, w) }
    "div of c64, 512K" 1.0 div_c64(z: c64[524288], w: c64[524288]) -> c64[524288] { div(z, w) }
    "exp of c64, 512K" 1.0 exp_c64(z: c64[524288]) -> c64[524288] { exp(z) }
    "log of c64, 512K" 1.0 log_c64(z: c64[524288]) -> c64[524288] { log(z) }
    "sqrt of c64, 512K" 1.0 sqrt_c64(z: c64[524288]) -> c64[524288] { sqrt(z) }
    "tanh of c64, 512K" 1.0 tanh_c64(z: c64[524288]) -> c64[524288] { tanh(z) }
    "dot of c64, 128x128x128" 1.0 dot_c64(z: c64[128, 128], w: c64[128, 128]) -> c64[128, 128] { dot(z, w) }

    "add of f64, 512K" 1.0 add_f64(x: f64[524288], y: f64[524288]) -> f64[524288] { add(x, y) }
    "exp of f64, 512K" 1.0 exp_f64(x: f64[524288]) -> f64[524288] { exp(x) }
    "log of f64, 512K" 1.0 log_f64(x: f64[524288] in ABOVE) -> f64[524288] { log(x) }
    "tanh of f64, 512K" 1.0 tanh_f64(x: f64[524288]) -> f64[524288] { tanh(x) }
    "sin of f64, 512K" 1.0 sin_f64(x: f64[524288]) -> f64[524288] { sin(x) }
    "sum of f64 over 1, 512x1024" 1.0 sum_f64(x: f64[512, 1024]) -> f64[512] { sum(x, dimensions = 1) }
    "dot of f64, 256x256x256" 1.0 dot_f64(a: f64[256, 256], b: f64[256, 256]) -> f64[256, 256] { dot(a, b) }

    "add of bf16, 1M" 1.0 add_bf16(x: bf16[1048576], y: bf16[1048576]) -> bf16[1048576] { add(x, y) }
    "exp of bf16, 1M" 1.0 exp_bf16(x: bf16[1048576]) -> bf16[1048576] { exp(x) }
    "sum of bf16 over 1, 1024x1024" 1.0 sum_bf16(x: bf16[1024, 1024]) -> bf16[1024] { sum(x, dimensions = 1) }
    "dot of bf16, 256x256x256" 1.0 dot_bf16(a: bf16[256, 256], b: bf16[256, 256]) -> bf16[256, 256] { dot(a, b) }
}
