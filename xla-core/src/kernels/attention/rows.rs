//! Loops over the scores of one query.
//!
//! Sums have a fixed number of lanes, so that each level adds in the same order.

use super::weight::Weight;
use crate::level::Level;

/// The partial sums of a row: a register of the widest vectors for f32.
const LANES: usize = 16;

/// Returns the larger of two numbers; the first if the second is NaN.
#[inline(always)]
fn larger<W: Weight>(a: W, b: W) -> W {
    if b > a { b } else { a }
}

/// Returns the largest element; NaN counts as none.
#[inline(always)]
pub(super) fn most<W: Weight>(row: &[W]) -> W {
    let mut lanes = [W::NONE; LANES];
    let (chunks, rest) = row.as_chunks::<LANES>();
    for chunk in chunks {
        for i in 0..LANES {
            lanes[i] = larger(lanes[i], chunk[i]);
        }
    }
    let mut most = W::NONE;
    for lane in lanes {
        most = larger(most, lane);
    }
    for &x in rest {
        most = larger(most, x);
    }
    most
}

/// Replaces each element `x` by `exp(x - most)`, and returns the sum.
#[inline(always)]
pub(super) fn exponentials<L: Level, W: Weight>(row: &mut [W], most: W) -> W {
    let mut lanes = [W::ZERO; LANES];
    let (chunks, rest) = row.as_chunks_mut::<LANES>();
    for chunk in chunks {
        for i in 0..LANES {
            let x = W::exp::<L>(chunk[i] - most);
            chunk[i] = x;
            lanes[i] += x;
        }
    }
    for i in 0..rest.len() {
        let x = W::exp::<L>(rest[i] - most);
        rest[i] = x;
        lanes[i] += x;
    }
    total(lanes)
}

/// Replaces each score by its weight, given the logarithm of the sum of exponentials, and the gradient of the weight by that
/// of the score, given the mean of the gradients.
#[inline(always)]
pub(in crate::kernels) fn shifted<L: Level, W: Weight>(
    scores: &mut [W],
    slopes: &mut [W],
    sum: W,
    mean: W,
) {
    for i in 0..scores.len().min(slopes.len()) {
        let weight = W::exp::<L>(scores[i] - sum);
        scores[i] = weight;
        slopes[i] = weight * (slopes[i] - mean);
    }
}

/// Returns the sum of the products of two rows.
#[inline(always)]
pub(in crate::kernels) fn dot<W: Weight>(a: &[W], b: &[W]) -> W {
    let mut lanes = [W::ZERO; LANES];
    let (chunks, rest) = a.as_chunks::<LANES>();
    let (others, others_rest) = b.as_chunks::<LANES>();
    for i in 0..chunks.len().min(others.len()) {
        for j in 0..LANES {
            lanes[j] += chunks[i][j] * others[i][j];
        }
    }
    for i in 0..rest.len().min(others_rest.len()) {
        lanes[i] += rest[i] * others_rest[i];
    }
    total(lanes)
}

/// Adds the lanes in pairs.
#[inline(always)]
fn total<W: Weight>(mut lanes: [W; LANES]) -> W {
    let mut half = LANES / 2;
    while half > 0 {
        for i in 0..half {
            let other = lanes[i + half];
            lanes[i] += other;
        }
        half /= 2;
    }
    lanes[0]
}

/// Multiplies each element.
#[inline(always)]
pub(in crate::kernels) fn scale<W: Weight>(row: &mut [W], factor: W) {
    for x in row {
        *x *= factor;
    }
}
