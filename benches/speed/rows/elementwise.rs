//! Elementwise operations, on 4 MB of `f32`, and on so few elements that the overhead of the call matters.

use super::*;

rows! {
    "relu(a * x + b), 1M" 1.0 relu_line_1m(a: f32[], x: f32[1048576], b: f32[]) -> f32[1048576] { relu(a * x + b) }
    "relu(a * x + b), 4096" 2.0 relu_line_4096(a: f32[], x: f32[4096], b: f32[]) -> f32[4096] { relu(a * x + b) }

    "add, 1M" 1.0 add_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { add(x, y) }
    "add, 64" 1.0 add_64(x: f32[64], y: f32[64]) -> f32[64] { add(x, y) }
    "sub, 1M" 1.0 sub_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { sub(x, y) }
    "mul, 1M" 1.0 mul_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { mul(x, y) }
    "div, 1M" 1.0 div_1m(x: f32[1048576], y: f32[1048576] in ABOVE) -> f32[1048576] { div(x, y) }
    "rem, 1M" 1.0 rem_1m(x: f32[1048576], y: f32[1048576] in ABOVE) -> f32[1048576] { rem(x, y) }
    "pow, 1M" 1.0 pow_1m(x: f32[1048576] in ABOVE, y: f32[1048576]) -> f32[1048576] { pow(x, y) }
    "atan2, 1M" 1.0 atan2_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { atan2(x, y) }
    "max, 1M" 1.0 max_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { max(x, y) }
    "min, 1M" 1.0 min_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { min(x, y) }
    "clamp, 1M" 1.0 clamp_1m(x: f32[1048576]) -> f32[1048576] { clamp(x, -1.0, 1.0) }
    "select, 1M" 1.0 select_1m(p: bool[1048576], x: f32[1048576], y: f32[1048576]) -> f32[1048576] { select(p, x, y) }
    "map of |a, b| a * b + a, 1M" 1.0 map_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { map(|a, b| a * b + a, (x, y)) }

    "abs, 1M" 1.0 abs_1m(x: f32[1048576]) -> f32[1048576] { abs(x) }
    "neg, 1M" 1.0 neg_1m(x: f32[1048576]) -> f32[1048576] { neg(x) }
    "sign, 1M" 1.0 sign_1m(x: f32[1048576]) -> f32[1048576] { sign(x) }
    "ceil, 1M" 1.0 ceil_1m(x: f32[1048576]) -> f32[1048576] { ceil(x) }
    "floor, 1M" 1.0 floor_1m(x: f32[1048576]) -> f32[1048576] { floor(x) }
    "round_nearest_afz, 1M" 1.0 round_afz_1m(x: f32[1048576]) -> f32[1048576] { round_nearest_afz(x) }
    "round_nearest_even, 1M" 1.0 round_even_1m(x: f32[1048576]) -> f32[1048576] { round_nearest_even(x) }
    "reduce_precision to bf16, 1M" 1.0 precision_1m(x: f32[1048576]) -> f32[1048576] { reduce_precision(x, 8, 7) }

    "sqrt, 1M" 1.0 sqrt_1m(x: f32[1048576] in ABOVE) -> f32[1048576] { sqrt(x) }
    "rsqrt, 1M" 1.0 rsqrt_1m(x: f32[1048576] in ABOVE) -> f32[1048576] { rsqrt(x) }
    "cbrt, 1M" 1.0 cbrt_1m(x: f32[1048576]) -> f32[1048576] { cbrt(x) }
    "exp, 1M" 2.0 exp_1m(x: f32[1048576]) -> f32[1048576] { exp(x) }
    "exp, 64" 1.0 exp_64(x: f32[64]) -> f32[64] { exp(x) }
    "expm1, 1M" 1.0 expm1_1m(x: f32[1048576]) -> f32[1048576] { expm1(x) }
    "log, 1M" 2.5 log_1m(x: f32[1048576] in ABOVE) -> f32[1048576] { log(x) }
    "log1p, 1M" 1.0 log1p_1m(x: f32[1048576] in ABOVE) -> f32[1048576] { log1p(x) }
    "logistic, 1M" 1.0 logistic_1m(x: f32[1048576]) -> f32[1048576] { logistic(x) }
    "sin, 1M" 1.0 sin_1m(x: f32[1048576]) -> f32[1048576] { sin(x) }
    "cos, 1M" 1.0 cos_1m(x: f32[1048576]) -> f32[1048576] { cos(x) }
    "tanh, 1M" 1.8 tanh_1m(x: f32[1048576]) -> f32[1048576] { tanh(x) }
    "erf, 1M" 1.0 erf_1m(x: f32[1048576]) -> f32[1048576] { erf(x) }
    "tanh(x) * logistic(x), 1M" 2.0 gated_1m(x: f32[1048576]) -> f32[1048576] { tanh(x) * logistic(x) }
    "gelu by erf, 1M" 3.0 gelu_erf_1m(x: f32[1048576]) -> f32[1048576] { gelu(x) }
    "gelu by tanh, 1M" 2.0 gelu_tanh_1m(x: f32[1048576]) -> f32[1048576] { gelu(x, approximate = "tanh") }

    "eq, 1M" 1.0 eq_1m(x: f32[1048576], y: f32[1048576]) -> bool[1048576] { eq(x, y) }
    "ne, 1M" 1.0 ne_1m(x: f32[1048576], y: f32[1048576]) -> bool[1048576] { ne(x, y) }
    "lt, 1M" 1.0 lt_1m(x: f32[1048576], y: f32[1048576]) -> bool[1048576] { lt(x, y) }
    "le, 1M" 1.0 le_1m(x: f32[1048576], y: f32[1048576]) -> bool[1048576] { le(x, y) }
    "gt, 1M" 1.0 gt_1m(x: f32[1048576], y: f32[1048576]) -> bool[1048576] { gt(x, y) }
    "ge, 1M" 1.0 ge_1m(x: f32[1048576], y: f32[1048576]) -> bool[1048576] { ge(x, y) }
    "is_finite, 1M" 1.0 is_finite_1m(x: f32[1048576]) -> bool[1048576] { is_finite(x) }
}
