//! `select_and_scatter`: an element of each window is chosen, and an element of `source` goes to where it lies.
//!
//! What is chosen of a window is compared with its elements in order; what `select` does not hold for gives way to the next. The
//! elements of `source` go to their places in order. Windows of different places along the first dimensions, which have none,
//! share no element, so threads do these by themselves.

use super::window::Windows;
use super::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::function::Function;
use crate::level::{Generated, Level};

mod fast;

pub use fast::Chosen;

/// Scatters `source` over `init`, each element of it to where what `select` chooses of a window over `operand` lies.
///
/// `window` has for each dimension how many elements the window has, its stride, the low padding, and two dilations.
///
/// # Panics
///
/// When sizes or numbers do not fit, or there are more than 16 dimensions that cannot be merged.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::{add, ge};
/// use xla_core::kernels::{Array, ArrayMut, select_and_scatter::run};
///
/// let mut out = [0; 4];
/// run(
///     &Exec::serial(),
///     (ArrayMut::new(&mut out, &[4]), ()),
///     (Array::new(&[1, 5, 3, 2], &[4]), ()),
///     (Array::new(&[10, 20, 30], &[3]), ()),
///     (Array::new(&[0], &[]), ()),
///     &[2, 1, 0, 1, 1],
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
    window: &[i64],
    select: S,
    scatter: F,
) where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    assert_eq!(
        out.dims, operand.dims,
        "as many elements as the operand has"
    );
    if out.elements.is_empty() {
        return;
    }
    let windows = Windows::new(operand.dims, source.dims, window);
    let outer = windows.outer();
    let outs = Out::new(out.elements, operand.elements.len() / outer);
    let given = Given {
        operand: operand.elements,
        source: source.elements,
        init: init.elements[0],
        windows,
        outer,
    };
    let outs = match (S::NAME, F::NAME) {
        (Some(select), Some(scatter)) => T::scatter(exec, outs, given, [select, scatter]),
        _ => Some(outs),
    };
    if let Some(outs) = outs {
        let cost = given.steps() * STEP;
        let job = Scatter {
            given,
            select,
            scatter,
        };
        exec.rows(&job, outer, cost, (outs,));
    }
}

/// What a step of a comparison costs, in tenths of a nanosecond.
const STEP: usize = 15;

/// What is scattered, and by which windows.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Given<'a, T> {
    operand: &'a [T],
    source: &'a [T],
    init: T,
    windows: Windows,
    /// How many parts of the arrays share no window.
    outer: usize,
}

impl<T> Given<'_, T> {
    /// How many elements are looked at for a part.
    fn steps(&self) -> usize {
        let of_window = self.windows.most() * self.windows.minor().window;
        (self.operand.len() + self.source.len() * of_window) / self.outer
    }
}

struct Scatter<'a, T, S, F> {
    given: Given<'a, T>,
    select: S,
    scatter: F,
}

impl<T, S, F> Scatter<'_, T, S, F>
where
    T: Chosen,
    S: Function<(T, ()), Output = (bool, ())>,
    F: Function<(T, ()), Output = (T, ())>,
{
    /// Calls `f` with each row of places in these parts: the part's own results, where they begin in the operand, the row's
    /// elements of the source, where the operand's rows in its windows begin, and how much further. The results are the initial
    /// value first, where `fill` says so.
    ///
    /// `f` carries `#[inline(always)]`.
    #[inline(always)]
    fn each_row(
        &self,
        (first, count): (usize, usize),
        fill: bool,
        out: &mut [T],
        mut f: impl FnMut(&mut [T], usize, &[T], &[usize], usize),
    ) {
        let Given {
            operand,
            source,
            windows,
            outer,
            init,
        } = self.given;
        let (per_part, rows) = (operand.len() / outer, windows.rows() / outer);
        let per_row = windows.minor().places;
        if rows * per_row == 0 {
            return out.fill(init);
        }
        windows.runs(
            first * rows,
            count * rows,
            #[inline(always)]
            |number, alike, starts, advance| {
                for row in 0..alike {
                    let (at, further) = (number + row, row * advance);
                    let out = &mut out[at / rows * per_part..][..per_part];
                    if fill && at % rows == 0 {
                        out.fill(init);
                    }
                    let source = &source[(first * rows + at) * per_row..][..per_row];
                    f(out, (first + at / rows) * per_part, source, starts, further);
                }
            },
        );
    }

    /// One window: the first of its elements in each row, how many there are, and how far they lie apart.
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
                let x = self.given.operand[at];
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
        let axis = *self.given.windows.minor();
        self.each_row(
            (first, count),
            true,
            out,
            #[inline(always)]
            |out, base, source, starts, further| {
                for (place, source) in source.iter().enumerate() {
                    let span = axis.span(place);
                    let of = (further + span.first, span.count, axis.step);
                    self.one::<L>(out, base, *source, starts, of);
                }
            },
        );
    }
}

#[cfg(test)]
mod tests;
