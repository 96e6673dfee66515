//! The filters as a picture: a tile for each, red where it wants ink, blue where it wants paper.

use tiny_skia::{Color, Paint, Pixmap, Rect, Transform};

use crate::network::{FIRST, Params, SECOND};

/// Weights on a side of a filter, and the pixels on a side of each.
const SIDE: usize = 3;
const PIXELS: usize = 10;
/// Pixels from tile to tile.
const STEP: usize = SIDE * PIXELS + 4;

/// The filters of the first convolution in the first row, those of the second below: a row for each, and in it what it
/// does with the output of each of the first ones.
pub(crate) fn draw(params: &Params) -> Pixmap {
    let (width, height) = (FIRST * STEP + 4, (SECOND + 1) * STEP + 16);
    let mut picture = Pixmap::new(width as u32, height as u32).expect("a size above 0");
    picture.fill(Color::from_rgba8(230, 230, 230, 255));
    tiles(&mut picture, params.filters1.as_slice(), 4);
    tiles(&mut picture, params.filters2.as_slice(), STEP + 16);
    picture
}

/// Tiles from left to right in rows, the first of which is so many pixels below the edge.
fn tiles(picture: &mut Pixmap, weights: &[f32], top: usize) {
    let most = weights
        .iter()
        .fold(f32::MIN_POSITIVE, |most, w| most.max(w.abs()));
    for (tile, filter) in weights.chunks_exact(SIDE * SIDE).enumerate() {
        let (left, top) = (4 + tile % FIRST * STEP, top + tile / FIRST * STEP);
        for (place, weight) in filter.iter().enumerate() {
            let (x, y) = (left + place % SIDE * PIXELS, top + place / SIDE * PIXELS);
            let side = PIXELS as f32;
            let square = Rect::from_xywh(x as f32, y as f32, side, side).expect("a size above 0");
            let mut paint = Paint::default();
            paint.set_color(colour(weight / most));
            picture.fill_rect(square, &paint, Transform::identity(), None);
        }
    }
}

/// White for 0, red for 1, blue for -1.
fn colour(weight: f32) -> Color {
    let rest = 1.0 - weight.abs();
    let [red, blue] = if weight > 0.0 {
        [1.0, rest]
    } else {
        [rest, 1.0]
    };
    Color::from_rgba(red, rest, blue, 1.0).expect("parts from 0 to 1")
}
