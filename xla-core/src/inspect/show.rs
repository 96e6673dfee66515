//! Matrices as pictures in the terminal.

use alloc::vec::Vec;
use core::fmt;

use xla_shape::ElementType;

use super::describe::{number, text};
use crate::element::Element;
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;
use crate::shape::Layout;
use crate::size::Extent;
use crate::tensor::Tensor;

/// The number of columns of the largest picture, each of which is a character.
const COLUMNS: usize = 78;

/// The number of rows of the largest picture, two of which are a line.
const ROWS: usize = 48;

/// The colours from the smallest element to the largest, which also have increasing brightness: points of the map "viridis".
const COLOURS: [[f64; 3]; 5] = [
    [68.0, 1.0, 84.0],
    [59.0, 82.0, 139.0],
    [33.0, 145.0, 140.0],
    [94.0, 201.0, 98.0],
    [253.0, 231.0, 37.0],
];

/// The colour of NaN: no colour of the map is red.
const NAN: [u8; 3] = [255, 0, 0];

/// The characters from the smallest element to the largest, without colours.
const CHARACTERS: &[u8] = b" .:-=+*#%@";

impl<E: Element, A: Extent, B: Extent, L: Layout<(A, B)>> Tensor<E, (A, B), L> {
    /// Returns the matrix as a picture for the terminal: `println!("{}", x.show())` prints it in 24-bit colours, and
    /// `{:#}` in characters.
    ///
    /// The smallest finite element is dark, the largest is bright, infinities have the same colours, and NaN is red, or
    /// `?`. A picture has at most 78 columns and 48 rows: each of its points is the mean of a rectangle of a larger matrix.
    /// A line of characters has two rows.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// let x: Tensor<f32, (Size<4>, Size<10>)> = Tensor::from_fn(|[i, j]| if i < 2 { j as f32 } else { 0.0 });
    /// assert_eq!(format!("{:#}", x.show()), "f32[4, 10]: dark 0, bright 9\n .:-=+*#%@\n          \n");
    /// assert!(x.show().to_string().contains("\x1b[38;2;253;231;37m"));
    /// ```
    #[must_use]
    pub fn show(&self) -> Show {
        let [rows, columns] = self.dims();
        let (height, width) = (rows.min(ROWS), columns.min(COLUMNS));
        let mut points = Vec::with_capacity(height * width);
        for i in 0..height {
            for j in 0..width {
                points.push(mean(
                    self,
                    i * rows / height..(i + 1) * rows / height,
                    j * columns / width..(j + 1) * columns / width,
                ));
            }
        }
        let finite = || points.iter().copied().filter(|x| x.is_finite());
        let range = [finite().reduce(f64::min), finite().reduce(f64::max)];
        let range = range.map(|end| end.unwrap_or(0.0));
        Show {
            element: E::TYPE,
            dims: [rows, columns],
            width,
            points,
            range,
        }
    }
}

/// Returns the mean of a rectangle of a matrix.
fn mean<E: Element, A: Extent, B: Extent, L: Layout<(A, B)>>(
    matrix: &Tensor<E, (A, B), L>,
    rows: core::ops::Range<usize>,
    columns: core::ops::Range<usize>,
) -> f64 {
    let count = (rows.len() * columns.len()) as f64;
    let elements = || {
        let indices = (rows.clone()).flat_map(|i| columns.clone().map(move |j| [i, j]));
        indices.map(|index| number(matrix[index]))
    };
    let sum: f64 = elements().sum();
    if sum.is_finite() {
        sum / count
    } else {
        // The sum of finite elements may overflow, their mean does not.
        elements().map(|x| x / count).sum()
    }
}

/// A matrix as a picture for the terminal.
///
/// [`Tensor::show`] returns it.
#[derive(Clone, Debug)]
pub struct Show {
    element: ElementType,
    dims: [usize; 2],
    /// The number of columns of the picture.
    width: usize,
    /// The points of the picture in row-major order.
    points: Vec<f64>,
    /// The smallest and the largest finite point.
    range: [f64; 2],
}

impl Show {
    /// Returns the place of a point between the smallest, 0, and the largest, 1; `None` for NaN.
    fn level(&self, x: f64) -> Option<f64> {
        let [min, max] = self.range;
        if x.is_nan() {
            None
        } else if min == max && x.is_finite() {
            Some(0.0)
        } else {
            // The difference itself may overflow.
            Some(((x / 2.0 - min / 2.0) / (max / 2.0 - min / 2.0)).clamp(0.0, 1.0))
        }
    }

    fn colour(&self, x: f64) -> [u8; 3] {
        let Some(level) = self.level(x) else {
            return NAN;
        };
        let place = level * (COLOURS.len() - 1) as f64;
        let first = (place as usize).min(COLOURS.len() - 2);
        let share = place - first as f64;
        let (low, high) = (COLOURS[first], COLOURS[first + 1]);
        core::array::from_fn(|i| (low[i] * (1.0 - share) + high[i] * share).round() as u8)
    }

    fn character(&self, x: f64) -> char {
        let last = CHARACTERS.len() - 1;
        self.level(x).map_or('?', |level| {
            char::from(CHARACTERS[(level * last as f64).round() as usize])
        })
    }
}

/// Formats the type and the range in a line, then two rows of the picture in each line.
impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [min, max] = self.range.map(|x| text(self.element, x));
        writeln!(
            f,
            "{}{:?}: dark {min}, bright {max}",
            self.element, self.dims
        )?;
        let rows: Vec<&[f64]> = self.points.chunks(self.width.max(1)).collect();
        for pair in rows.chunks(2) {
            for (j, upper) in pair[0].iter().enumerate() {
                let lower = pair.get(1).map(|row| row[j]);
                if f.alternate() {
                    let both = lower.map_or(*upper, |lower| upper / 2.0 + lower / 2.0);
                    write!(f, "{}", self.character(both))?;
                    continue;
                }
                let [r, g, b] = self.colour(*upper);
                write!(f, "\x1b[38;2;{r};{g};{b}m")?;
                match lower.map(|lower| self.colour(lower)) {
                    Some([r, g, b]) => write!(f, "\x1b[48;2;{r};{g};{b}m▀")?,
                    None => write!(f, "\x1b[49m▀")?,
                }
            }
            writeln!(f, "{}", if f.alternate() { "" } else { "\x1b[0m" })?;
        }
        Ok(())
    }
}
