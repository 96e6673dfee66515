//! Formats tensors as NumPy prints arrays: columns aligned, lines of at most 75 characters; beyond 1000 elements, only
//! three at each edge are printed.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Alignment};

use super::{Tensor, offset};
use crate::element::{Element, Value, sealed};
use crate::shape::{Layout, Shape};

mod number;

use number::Format;

/// The number of elements above which only the edges are printed.
const THRESHOLD: usize = 1000;
/// The number of elements printed at each edge.
const EDGE: usize = 3;
/// The maximum length of a line.
const WIDTH: usize = 75;
/// The default number of digits after the point.
const PRECISION: usize = 8;

/// Formats as NumPy's `str`: the rows `[[1. 2.]` and `[3. 4.]]` on separate lines.
///
/// A precision is the largest number of digits after the point, as in NumPy. A width is the least number of characters
/// of an element, and a fill character and an alignment place the element in it.
///
/// ```
/// use xla_core::tensor::Tensor;
///
/// let x = Tensor::from([[1.0, 0.25], [-3.0, 1.0 / 3.0]]);
/// assert_eq!(x.to_string(), "[[ 1.          0.25      ]\n [-3.          0.33333333]]");
/// assert_eq!(format!("{x:.2}"), "[[ 1.    0.25]\n [-3.    0.33]]");
/// assert_eq!(format!("{x:8.2}"), "[[    1.       0.25]\n [   -3.       0.33]]");
/// assert_eq!(Tensor::from(true).to_string(), "True");
/// ```
impl<E: Element, S: Shape, L: Layout<S>> fmt::Display for Tensor<E, S, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if S::RANK == 0 {
            let value = sealed::Element::value(self.as_slice()[0]);
            let text = match f.precision() {
                None => number::scalar(E::TYPE, value),
                Some(precision) => Format::new(E::TYPE, &[value], precision).text(value),
            };
            Cell::of(f).place(text)
        } else {
            self.text(f, " ", "", WIDTH)
        };
        f.write_str(&text)
    }
}

/// Formats as NumPy's `repr`, preceded by the type in Rust's notation.
///
/// ```
/// use xla_core::tensor::Tensor;
///
/// let x = Tensor::from([[1.0f32, 2.0], [3.0, 4.0]]);
/// assert_eq!(format!("{x:?}"), "f32![2, 2]([[1., 2.],\n            [3., 4.]])");
/// ```
impl<E: Element, S: Shape, L: Layout<S>> fmt::Debug for Tensor<E, S, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |numbers: &[usize]| {
            numbers
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let layout = if L::IS_ROW_MAJOR {
            String::new()
        } else {
            format!("; {}", L::text())
        };
        let head = format!("{}![{}{layout}](", E::TYPE, list(self.dims().as_ref()));
        let text = self.text(f, ", ", &head, WIDTH - 1);
        write!(f, "{head}{text})")
    }
}

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// Formats the elements as text that follows `head`.
    fn text(&self, f: &fmt::Formatter<'_>, separator: &str, head: &str, width: usize) -> String {
        let element = |index: &[usize]| {
            let mut whole = S::ORIGIN;
            whole.as_mut().copy_from_slice(index);
            sealed::Element::value(self.as_slice()[offset::<S, L>(&self.shape, &whole)])
        };
        let indent = " ".repeat(head.len() + 1);
        let dims = self.dims();
        let elide = self.len() > THRESHOLD;
        let mut shown = Vec::new();
        visit(dims.as_ref(), elide, &mut Vec::new(), &mut |index| {
            shown.push(element(index));
        });
        let format = Format::new(E::TYPE, &shown, f.precision().unwrap_or(PRECISION));
        let page = Page {
            dims: dims.as_ref(),
            elide,
            separator,
            format,
            cell: Cell::of(f),
            element: &element,
        };
        if self.is_empty() {
            "[]".to_owned()
        } else {
            page.block(&mut Vec::new(), &indent, width)
        }
    }
}

/// Iterates over the indices of a dimension that are printed.
fn edges(size: usize, elide: bool) -> impl Iterator<Item = usize> {
    let gap = if elide && size > 2 * EDGE {
        EDGE..size - EDGE
    } else {
        size..size
    };
    (0..gap.start).chain(gap.end..size)
}

/// Calls `f` with the index of every element that is printed.
fn visit(dims: &[usize], elide: bool, index: &mut Vec<usize>, f: &mut dyn FnMut(&[usize])) {
    if index.len() == dims.len() {
        return f(index);
    }
    for i in edges(dims[index.len()], elide) {
        index.push(i);
        visit(dims, elide, index, f);
        index.pop();
    }
}

/// The width that a format requests for each element, as in `{:*^8}`.
struct Cell {
    width: usize,
    fill: char,
    align: Option<Alignment>,
}

impl Cell {
    fn of(f: &fmt::Formatter<'_>) -> Cell {
        Cell {
            width: f.width().unwrap_or(0),
            fill: f.fill(),
            align: f.align(),
        }
    }

    /// Places the text of an element, which has the width of its column already, in the requested width. The text keeps
    /// its place in the column, where points are aligned, unless the alignment is to the left or centred.
    #[inline(never)]
    fn place(&self, text: String) -> String {
        let width = self.width.max(text.len());
        let text = match self.align {
            None | Some(Alignment::Right) => text.trim_start(),
            Some(Alignment::Left | Alignment::Center) => text.trim(),
        };
        let free = width - text.len();
        let left = match self.align {
            None | Some(Alignment::Right) => free,
            Some(Alignment::Left) => 0,
            Some(Alignment::Center) => free / 2,
        };
        let fill = |count| core::iter::repeat_n(self.fill, count);
        fill(left)
            .chain(text.chars())
            .chain(fill(free - left))
            .collect()
    }
}

/// The parameters of formatting a tensor, shared by all levels of the recursion.
struct Page<'a> {
    dims: &'a [usize],
    elide: bool,
    separator: &'a str,
    format: Format,
    cell: Cell,
    element: &'a dyn Fn(&[usize]) -> Value,
}

impl Page<'_> {
    /// Formats the part of the tensor whose indices begin with `index`. All lines but the first are indented.
    #[inline(never)]
    fn block(&self, index: &mut Vec<usize>, indent: &str, width: usize) -> String {
        let Some(&size) = self.dims.get(index.len()) else {
            return self.cell.place(self.format.text((self.element)(index)));
        };
        let deeper = format!("{indent} ");
        let parts = edges(size, self.elide).flat_map(|i| {
            index.push(i);
            let part = self.block(index, &deeper, width - 1);
            index.pop();
            let gap = (self.elide && size > 2 * EDGE && i == EDGE - 1).then(|| "...".to_owned());
            [Some(part), gap].into_iter().flatten()
        });
        let parts: Vec<String> = parts.collect();
        let dims_left = self.dims.len() - index.len();
        let text = if dims_left == 1 {
            self.line(&parts, indent, width)
        } else {
            let end = format!(
                "{}{}{indent}",
                self.separator.trim_end(),
                "\n".repeat(dims_left - 1)
            );
            parts.join(&end)
        };
        format!("[{text}]")
    }

    /// Formats the elements of one row, with line breaks where a line would be too long.
    #[inline(never)]
    fn line(&self, words: &[String], indent: &str, width: usize) -> String {
        let most = width - self.separator.trim_end().len().max(1);
        let (mut lines, mut line) = (String::new(), indent.to_owned());
        for (i, word) in words.iter().enumerate() {
            if line.len() + word.len() > most && line.len() > indent.len() {
                lines = lines + line.trim_end() + "\n";
                line = indent.to_owned();
            }
            line += word;
            if i + 1 < words.len() {
                line += self.separator;
            }
        }
        (lines + &line)[indent.len()..].to_owned()
    }
}
