//! The filters as a picture: a tile for each, red for positive weights (ink), blue for negative ones (paper).

use tiny_skia::{Color, Paint, Pixmap, Rect, Transform};

use crate::network::{FIRST, Params, SECOND};

/// The weights along a side of a filter; then the pixels along a side of each weight.
const SIDE: usize = 3;
const PIXELS: usize = 10;
/// The distance between tiles in pixels.
const STEP: usize = SIDE * PIXELS + 4;

/// Draws the filters of the first convolution in the first row, and the filters of the second below: a row for each
/// filter, with its weights for the output of each of the first filters.
pub(crate) fn draw(params: &Params) -> Pixmap {
    let (width, height) = (FIRST * STEP + 4, (SECOND + 1) * STEP + 16);
    let mut picture = Pixmap::new(width as u32, height as u32).expect("a size above 0");
    picture.fill(Color::from_rgba8(230, 230, 230, 255));
    tiles(&mut picture, params.filters1.as_slice(), 4);
    tiles(&mut picture, params.filters2.as_slice(), STEP + 16);
    picture
}

/// Draws tiles in rows from left to right, the first row `top` pixels below the edge.
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

/// Returns the colour of a weight: white for 0, red for 1, blue for -1.
fn colour(weight: f32) -> Color {
    let rest = 1.0 - weight.abs();
    let [red, blue] = if weight > 0.0 {
        [1.0, rest]
    } else {
        [rest, 1.0]
    };
    Color::from_rgba(red, rest, blue, 1.0).expect("parts from 0 to 1")
}
