//! The cube root.

use crate::level::Level;

/// Returns the cube root, with the sign of `x`. Error at most 0.51 ULP.
///
/// In `f64`: a third of the bits of `x`, read as an integer, approximates a third of its logarithm to 5 %. Two steps of
/// Halley's method, each of which triples the number of correct digits, then leave no error that the rounding to `f32`
/// would show.
#[inline(always)]
pub fn cbrt<L: Level>(x: f32) -> f32 {
    let magnitude = f64::from(x.abs());
    // The part of the exponent's bias of 1023 that is lost when the bits are divided by 3, less 0.033, which halves the
    // maximum error.
    const BIAS: u32 = ((1023.0 - 1023.0 / 3.0 - 0.033) * 1_048_576.0) as u32;
    let third = (magnitude.to_bits() >> 32) as u32 / 3 + BIAS;
    let mut root = f64::from_bits(u64::from(third) << 32);
    for _ in 0..2 {
        let cube = root * root * root;
        root *= (cube + 2.0 * magnitude) / (2.0 * cube + magnitude);
    }
    let root = (root as f32).copysign(x);
    // Zero, infinity and NaN are their own cube roots.
    if (x != 0.0) & (x.abs() < f32::INFINITY) {
        root
    } else {
        x
    }
}
