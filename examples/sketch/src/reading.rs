//! From a picture to a digit: ink on paper, eight by eight pixels, activations, probabilities.

use typed_xla::prelude::*;

use crate::network::{CLASSES, FIRST, Network, first, scores};

/// The rows and the columns of the picture that the network sees.
#[known]
const SIDE: usize = 8;
/// The rows and the columns of the activations of 16 filters: 4 by 4 squares, with gaps.
#[known]
pub(crate) const TILES: usize = 35;
/// The pixels of a printed picture along a side of it.
#[known]
const SIZE: usize = SIDE * TILES;
/// The pixels between two pictures.
#[known]
const GAP: usize = 20;

/// A digit as the network sees it.
#[derive(Tensors, Clone)]
pub(crate) struct Reading {
    pub(crate) fitted: f32![SIDE, SIDE],
    pub(crate) activations: f32![TILES, TILES],
    pub(crate) probabilities: f32![CLASSES],
}

impl Reading {
    /// Returns the three likeliest digits and their probabilities.
    pub(crate) fn likeliest(&self) -> impl Iterator<Item = (usize, f32)> {
        let mut digits: Vec<(usize, f32)> =
            self.probabilities.iter().copied().enumerate().collect();
        digits.sort_by(|a, b| b.1.total_cmp(&a.1));
        digits.into_iter().take(3)
    }
}

/// Returns the ink of a picture of brightness and opacity, from 0 to 1, and the contrast of ink and paper.
///
/// The paper is what most of the picture consists of. A transparent picture is on white paper.
#[computation]
pub(crate) fn ink(picture: &f32![?, ?, 2]) -> (f32![?, ?], f32) {
    let (brightness, opacity) = (picture[(.., .., 0)], picture[(.., .., 1)]);
    let seen = 1.0 - opacity * (1.0 - brightness);
    let (dark, light) = (reduce_min(seen), reduce_max(seen));
    let ink = (light - seen) / (light - dark);
    (select(mean(ink) < 0.5, ink, 1.0 - ink), light - dark)
}

/// Returns the index of the first element with ink, and the index after the last.
#[computation]
fn extent<N: Dim>(ink: &f32![N]) -> (f32, f32) {
    let i = iota(f32, N);
    let first = reduce_min(select(ink > 0.5, i, N));
    (first, reduce_max(select(ink > 0.5, i + 1.0, 0.0)))
}

/// Returns how much of each pixel is in each cell, for cells of the width `cell` from `start` on, as a part of a cell.
#[computation]
fn shares<N: Dim>(pixels: &f32![N], start: f32, cell: f32) -> f32![SIDE, N] {
    let from = start + cell * iota(f32, [SIDE, N], 0);
    let pixel = iota(f32, [SIDE, N], 1);
    max(min(from + cell, pixel + 1.0) - max(from, pixel), 0.0) / cell
}

/// Fits the ink of a picture of any size to eight by eight pixels, the longer side of its box from edge to edge.
///
/// Each pixel is the mean of a square of the picture: two products with the shares of its rows and columns.
#[computation]
pub(crate) fn fitted(ink: &f32![?, ?]) -> f32![SIDE, SIDE] {
    let (rows, columns) = (reduce_max(ink, 1), reduce_max(ink, 0));
    let ((top, bottom), (left, right)) = (extent(rows), extent(columns));
    let side = max(bottom - top, right - left);
    let rows = shares(rows, (top + bottom - side) / 2.0, side / SIDE);
    let columns = shares(columns, (left + right - side) / 2.0, side / SIDE);
    let means("a,b") = rows("a,i") * ink("i,j") * columns("b,j");
    means / reduce_max(means)
}

/// Lays the activations of the filters out side by side, each from 0 to 1.
#[computation]
fn tiles(activations: &f32![1, FIRST, SIDE, SIDE]) -> f32![TILES, TILES] {
    let a = activations / max(reduce_max(activations), 1e-6);
    let framed = pad(
        reshape(a, [4, 4, SIDE, SIDE]),
        0.0,
        [0, 0, 0, 0],
        [0, 0, 1, 1],
    );
    reshape(framed, [TILES + 1, TILES + 1], dimensions = [0, 2, 1, 3])[(..-1, ..-1)]
}

/// Reads the digit that the ink of a picture draws.
#[computation]
pub(crate) fn read(p: &Network, ink: &f32![?, ?]) -> Reading {
    let fitted = fitted(ink);
    let x = reshape(fitted, [1, 1, SIDE, SIDE]);
    Reading {
        fitted: fitted,
        activations: tiles(first(p, x)),
        probabilities: softmax(scores(p, x)[0]),
    }
}

/// Repeats each element `K` times in both directions, and colours it: from black by blue and orange to yellow.
#[computation]
fn painted<K: Dim, H: Dim, W: Dim>(x: &f32![H, W]) -> f32![H * K, W * K, 3] {
    let x = reshape(broadcast_in_dim(x, [H, K, W, K], [0, 2]), [H * K, W * K]);
    stack((sqrt(x), x * x * x, sin(6.2831855 * x)), dimension = 2)
}

/// Draws the digit, and to its right the activations.
#[computation]
pub(crate) fn picture(
    fitted: &f32![SIDE, SIDE],
    activations: &f32![TILES, TILES],
) -> f32![SIZE, 2 * SIZE + GAP, 3] {
    let digit = painted::<TILES>(fitted);
    let gap = ones(f32, [SIZE, GAP, 3]);
    concatenate((digit, gap, painted::<SIDE>(activations)), 1)
}
