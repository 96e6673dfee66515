//! `select_and_scatter`: selects an element of each window, and combines an element of `source` into its position.
//!
//! The elements of a window are visited in order: whenever `select` does not hold for the selected element and the next
//! one, the next one is selected. The elements of `source` are scattered in the order of their places. Windows at
//! different places along a first dimension that they tile share no element, so threads process these places
//! independently.

use super::window::{Window, Windows};
use super::{Array, ArrayMut};
use crate::element::Element;
use crate::exec::{Exec, Out, Rows};
use crate::function::{Function, Name};
use crate::level::{Generated, Level};

mod fast;

pub use fast::Chosen;

/// Scatters `source` over `init`: each element of it to the position of the element of `operand` that `select` selects
/// in its window.
///
/// There is a window for each dimension; the sizes of `source` are the numbers of places.
///
/// # Panics
///
/// Panics if sizes or numbers do not match, or more than 16 dimensions remain after merging.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::{add, ge};
/// use xla_core::kernels::{Array, ArrayMut, select_and_scatter::run};
/// use xla_core::rt::Window;
///
/// let mut out = [0; 4];
/// run(
///     &Exec::serial(),
///     (ArrayMut::new(&mut out, &[4]), ()),
///     (Array::new(&[1, 5, 3, 2], &[4]), ()),
///     (Array::new(&[10, 20, 30], &[3]), ()),
///     (Array::new(&[0], &[]), ()),
///     &[Window { size: 2, ..Window::ONE }],
///     ge,
///     add,
/// );
/// assert_eq!(out, [0, 30, 30, 0]);
/// ```
#[expect(
    clippy::too_many_arguments,
    reason = "the operation's own, as generated code gives them"
)]
pub fn run<T, S, F>(
    exec: &Exec,
    (out, ()): (ArrayMut<'_, T>, ()),
    (operand, ()): (Array<'_, T>, ()),
    (source, ()): (Array<'_, T>, ()),
    (init, ()): (Array<'_, T>, ()),
    windows: &[Window],
    select: S,
    scatter: F,
) where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    assert_eq!(
        out.dims, operand.dims,
        "expected a result of the operand's sizes"
    );
    if out.elements.is_empty() {
        return;
    }
    let windows = Windows::new(operand.dims, source.dims, windows);
    let outer = windows.outer();
    let outs = Out::new(out.elements, operand.elements.len() / outer);
    let operands = Operands {
        operand: operand.elements,
        source: source.elements,
        init: init.elements[0],
        windows,
        outer,
    };
    // Only one of the branches is compiled.
    if const { is_named::<T, S, F>() } {
        return T::scatter(exec, outs, operands, matches!(S::NAME, Some(Name::Gt)));
    }
    let cost = operands.steps() * STEP;
    let job = Scatter {
        operands,
        select,
        scatter,
    };
    exec.rows(&job, outer, cost, (outs,));
}

/// Whether this module has code for these functions.
const fn is_named<T, S, F>() -> bool
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    let selects = matches!(S::NAME, Some(Name::Ge | Name::Gt));
    T::NAMED && selects && matches!(F::NAME, Some(Name::Add))
}

/// The cost of a step of a comparison, in tenths of a nanosecond.
const STEP: usize = 15;

/// The operands, and the windows.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Operands<'a, T> {
    operand: &'a [T],
    source: &'a [T],
    init: T,
    windows: Windows,
    /// The number of parts of the arrays that share no window.
    outer: usize,
}

impl<T: Element> Operands<'_, T> {
    /// Returns the number of elements that are read for a part.
    fn steps(&self) -> usize {
        let of_window = self.windows.most() * self.windows.minor().window;
        (self.operand.len() + self.source.len() * of_window) / self.outer
    }

    /// Returns the sizes of the parts, which have no rows if there are no places.
    fn parts(&self) -> PartSizes {
        let places = self.windows.minor().places;
        let rows = self.windows.rows() / self.outer;
        PartSizes {
            rows: if places == 0 { 0 } else { rows },
            places,
            elements: self.operand.len() / self.outer,
        }
    }

    /// Returns, for row `at` of the places of the parts from `first` on: the results of its part, filled with the
    /// initial value before the first row if `fill` is true, the offset of the part in the operand, and the row of the
    /// source.
    #[inline(always)]
    fn row<'o>(
        &self,
        parts: PartSizes,
        out: &'o mut [T],
        (first, at): (usize, usize),
        fill: bool,
    ) -> (&'o mut [T], usize, &[T]) {
        let (part, row) = (at / parts.rows, at % parts.rows);
        let out = &mut out[part * parts.elements..][..parts.elements];
        if fill && row == 0 {
            out.fill(self.init);
        }
        let source = &self.source[(first * parts.rows + at) * parts.places..][..parts.places];
        (out, (first + part) * parts.elements, source)
    }
}

/// The sizes of a part: its rows, the places in a row, and its elements.
#[derive(Clone, Copy)]
struct PartSizes {
    rows: usize,
    places: usize,
    elements: usize,
}

struct Scatter<'a, T, S, F> {
    operands: Operands<'a, T>,
    select: S,
    scatter: F,
}

impl<T, S, F> Scatter<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    /// Scatters into one window: the span is its first element in each row, their number and their distance.
    #[inline(always)]
    fn one<L: Level>(
        &self,
        out: &mut [T],
        base: usize,
        source: T,
        starts: &[usize],
        (first, count, step): (usize, usize, usize),
    ) {
        let mut chosen: Option<(usize, T)> = None;
        for start in starts {
            for i in 0..count {
                let at = start + first + i * step;
                let x = self.operands.operand[at];
                match chosen {
                    Some((_, best)) if self.select.call::<L>((best, ()), (x, ())).0 => {}
                    _ => chosen = Some((at, x)),
                }
            }
        }
        if let Some((at, _)) = chosen {
            let to = &mut out[at - base];
            *to = self.scatter.call::<L>((*to, ()), (source, ())).0;
        }
    }
}

impl<T, S, F> Rows for Scatter<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    type Outs<'o> = (&'o mut [T],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let operands = &self.operands;
        let (parts, axis) = (operands.parts(), *operands.windows.minor());
        let rows = parts.rows;
        // Without places, no row fills its part.
        if rows == 0 {
            return out.fill(operands.init);
        }
        let mut walk = operands.windows.walk(first * rows, count * rows);
        while let Some(run) = walk.next() {
            for row in 0..run.rows {
                let (out, base, source) = operands.row(parts, out, (first, run.number + row), true);
                for (place, source) in source.iter().enumerate() {
                    let span = axis.span(place);
                    let of = (row * run.advance + span.first, span.count, axis.step);
                    self.one::<L>(out, base, *source, run.starts, of);
                }
            }
        }
    }
}
