//! The charts. Each is drawn twice by the same code: as SVG and as pixels.

use std::error::Error;
use std::ops::Range;
use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::register_font;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use typed_xla::prelude::*;

use crate::Measures;
use crate::network::CLASSES;

const TRAINING: RGBColor = RGBColor(31, 119, 180);
const TEST: RGBColor = RGBColor(230, 110, 20);
const WRONG: RGBColor = RGBColor(200, 30, 40);
const FONT: &str = "sans-serif";

/// An area to draw on.
type Area<B> = DrawingArea<B, Shift>;
type Drawn<B> = Result<(), DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>>;

/// A picture that is drawn on any backend.
pub(crate) trait Picture {
    /// The width and the height in pixels.
    const SIZE: (u32, u32);

    /// Draws the picture.
    fn draw<B: DrawingBackend>(&self, area: &Area<B>) -> Drawn<B>;

    /// Saves the picture as two files, whose names end with `.svg` and `.png`.
    fn save(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        // It measures the text of both files.
        let letters = epaint_default_fonts::UBUNTU_LIGHT;
        register_font(FONT, FontStyle::Normal, letters).map_err(|_| "the font is unsound")?;

        let file = path.with_extension("svg");
        let area = SVGBackend::new(&file, Self::SIZE).into_drawing_area();
        self.draw(&area)?;
        area.present()?;

        let (width, height) = Self::SIZE;
        let mut pixels: u8![?, ?, 3] = Tensor::zeros_sized([height as usize, width as usize, 3])?;
        let area =
            BitMapBackend::with_buffer(pixels.as_mut_slice(), Self::SIZE).into_drawing_area();
        self.draw(&area)?;
        area.present()?;
        drop(area);
        Ok(pixels.save_png(path.with_extension("png"))?)
    }
}

/// The measures of the training images and of the test images after each epoch.
pub(crate) struct Curves<'a>(pub(crate) &'a [[Measures; 2]]);

impl Picture for Curves<'_> {
    const SIZE: (u32, u32) = (1000, 400);

    fn draw<B: DrawingBackend>(&self, area: &Area<B>) -> Drawn<B> {
        area.fill(&WHITE)?;
        let (left, right) = area.split_horizontally(500);
        let most = self
            .0
            .iter()
            .flatten()
            .map(|one| one.loss)
            .fold(0.0, f32::max);
        self.chart(&left, "loss", 0.0..1.05 * most, |one| one.loss)?;
        let percent = |one: Measures| 100.0 * one.accuracy;
        let least = self
            .0
            .iter()
            .flatten()
            .map(|&one| percent(one))
            .fold(100.0, f32::min);
        self.chart(&right, "accuracy in %", least.floor() - 1.0..100.5, percent)
    }
}

impl Curves<'_> {
    /// Draws two lines, which `of` computes from the measures.
    fn chart<B: DrawingBackend>(
        &self,
        area: &Area<B>,
        caption: &str,
        range: Range<f32>,
        of: impl Fn(Measures) -> f32,
    ) -> Drawn<B> {
        let mut chart = ChartBuilder::on(area)
            .caption(caption, (FONT, 22))
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(48)
            .build_cartesian_2d(1..self.0.len(), range)?;
        chart
            .configure_mesh()
            .x_desc("epoch")
            .label_style((FONT, 14))
            .bold_line_style(BLACK.mix(0.1))
            .light_line_style(TRANSPARENT)
            .draw()?;
        for (i, (name, colour)) in [("training", TRAINING), ("test", TEST)]
            .into_iter()
            .enumerate()
        {
            let points = self.0.iter().map(|epoch| of(epoch[i]));
            let line = LineSeries::new((1..).zip(points), colour.stroke_width(2));
            let sample =
                move |(x, y)| PathElement::new([(x, y), (x + 20, y)], colour.stroke_width(2));
            chart.draw_series(line)?.label(name).legend(sample);
        }
        chart
            .configure_series_labels()
            .label_font((FONT, 15))
            .background_style(WHITE)
            .border_style(BLACK.mix(0.2))
            .position(SeriesLabelPosition::MiddleRight)
            .draw()
    }
}

/// How often each digit, a row, is read as each digit, a column.
pub(crate) struct Confusion<'a>(pub(crate) &'a i32![CLASSES, CLASSES]);

/// The pixels along a side of a cell, and before the first cell.
const CELL: i32 = 40;
const MARGIN: i32 = 64;

impl Picture for Confusion<'_> {
    const SIZE: (u32, u32) = (484, 484);

    fn draw<B: DrawingBackend>(&self, area: &Area<B>) -> Drawn<B> {
        area.fill(&WHITE)?;
        let centred = |colour: &RGBColor| {
            let style = TextStyle::from((FONT, 17).into_font());
            let middle = Pos::new(HPos::Center, VPos::Center);
            TextStyle {
                color: colour.to_backend_color(),
                ..style
            }
            .pos(middle)
        };
        let place = |i: usize| MARGIN + CELL * i as i32;
        let middle = |i: usize| place(i) + CELL / 2;
        area.draw_text("read as", &centred(&BLACK), (MARGIN + 5 * CELL, 20))?;
        let sideways = centred(&BLACK).transform(FontTransform::Rotate270);
        area.draw_text("digit", &sideways, (20, MARGIN + 5 * CELL))?;

        for (digit, row) in self.0.rows().enumerate() {
            for label in [(middle(digit), MARGIN - 14), (MARGIN - 14, middle(digit))] {
                area.draw_text(&digit.to_string(), &centred(&BLACK), label)?;
            }
            let all: i32 = row.iter().sum();
            for (read, &count) in row.as_slice().iter().enumerate() {
                let colour = if digit == read { TRAINING } else { WRONG };
                // A few mistakes of a digit are visible too.
                let share = (f64::from(count) / f64::from(all)).sqrt();
                let corner = (place(read), place(digit));
                let opposite = (corner.0 + CELL - 2, corner.1 + CELL - 2);
                area.draw(&Rectangle::new(
                    [corner, opposite],
                    BLACK.mix(0.04).filled(),
                ))?;
                if count > 0 {
                    area.draw(&Rectangle::new(
                        [corner, opposite],
                        colour.mix(share).filled(),
                    ))?;
                    let ink = if share > 0.6 { &WHITE } else { &BLACK };
                    area.draw_text(
                        &count.to_string(),
                        &centred(ink),
                        (middle(read), middle(digit)),
                    )?;
                }
            }
        }
        Ok(())
    }
}
