//! Rounding to `f32` before another rounding, so that both together round once.

/// Rounds `x + rest` to `f32` so that rounding the result to `f16` or `bf16` is the same as rounding the sum: a sum that
/// is not an `f32` becomes the one of the two beside it whose last bit is 1.
///
/// `rest` is what a sum lost when it was rounded to `x`, at most half a unit in its last place.
#[inline(always)]
pub fn to_odd(x: f64, rest: f64) -> f32 {
    let near = x as f32;
    let back = f64::from(near);
    let is_inexact = (back != x) | (rest != 0.0);
    let is_beyond = (back.abs() > x.abs()) | ((back == x) & (rest * x < 0.0));
    // Infinity becomes the largest number if `x` is finite. NaN stays NaN, since nothing is beyond it.
    let bits = near.to_bits().wrapping_sub(u32::from(is_beyond));
    f32::from_bits(bits | u32::from(is_inexact))
}
