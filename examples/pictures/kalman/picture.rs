//! The path as a picture: dots for the measurements, a line for the true path, another for the filter's estimates.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform,
};

use crate::path::{Path, Point};

const SIZE: u32 = 900;
const MARGIN: f64 = 40.0;

/// Draws the picture at a scale at which every measurement is inside.
pub(crate) fn draw(path: &Path, believed: &[Point]) -> Pixmap {
    let mut picture = Pixmap::new(SIZE, SIZE).expect("a size above 0");
    picture.fill(Color::WHITE);
    let place = scale(&path.measured);

    let mut dots = PathBuilder::new();
    for &point in &path.measured {
        let [x, y] = place(point);
        dots.push_circle(x, y, 3.0);
    }
    if let Some(dots) = dots.finish() {
        let (fill, stay) = (FillRule::Winding, Transform::identity());
        picture.fill_path(&dots, &paint(170, 170, 170), fill, stay, None);
    }
    line(
        &mut picture,
        path.places.iter().map(|&p| place(p)),
        &paint(40, 40, 40),
        2.0,
    );
    line(
        &mut picture,
        believed.iter().map(|&p| place(p)),
        &paint(214, 69, 65),
        3.0,
    );
    picture
}

/// Returns the map from points to pixels: both axes at the same scale, y upwards.
fn scale(points: &[Point]) -> impl Fn(Point) -> [f32; 2] {
    let bound = |axis: usize, of: fn(f64, f64) -> f64, from: f64| {
        points.iter().map(|p| p[axis]).fold(from, of)
    };
    let low = [0, 1].map(|axis| bound(axis, f64::min, f64::INFINITY));
    let high = [0, 1].map(|axis| bound(axis, f64::max, f64::NEG_INFINITY));
    let extent = (high[0] - low[0]).max(high[1] - low[1]).max(1e-9);
    let middle = [0, 1].map(|axis| (low[axis] + high[axis]) / 2.0);
    let scale = (f64::from(SIZE) - 2.0 * MARGIN) / extent;
    let centre = f64::from(SIZE) / 2.0;
    move |[x, y]| {
        let (x, y) = ((x - middle[0]) * scale, (y - middle[1]) * scale);
        [(centre + x) as f32, (centre - y) as f32]
    }
}

fn line(
    picture: &mut Pixmap,
    points: impl Iterator<Item = [f32; 2]>,
    paint: &Paint<'_>,
    width: f32,
) {
    let mut path = PathBuilder::new();
    for (i, [x, y]) in points.enumerate() {
        if i == 0 {
            path.move_to(x, y);
        } else {
            path.line_to(x, y);
        }
    }
    let stroke = Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    };
    if let Some(path) = path.finish() {
        picture.stroke_path(&path, paint, &stroke, Transform::identity(), None);
    }
}

fn paint(red: u8, green: u8, blue: u8) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint.anti_alias = true;
    paint
}
