//! `reduce_window`: folds the elements of a window at each of its places.
//!
//! Elements are folded in the order of the window, after the initial value; the padding and the gaps of a dilated array
//! are skipped. So the numbers of threads and of vector lanes change no result, and sums are XLA's.
//! Windows that contain all elements up to their place are folded as they grow: each element is read once.

use super::scratch;
#[doc(hidden)]
pub use super::window::Windows;
use super::window::{Running, Window};
use crate::exec::{Exec, Rows};
use crate::function::Function;
use crate::items::Items;
use crate::level::{Generated, Level};

mod by;
pub(crate) mod fast;
mod long;
mod running;
mod tiles;
mod walk;
mod work;

pub use fast::{Alone, Fold as Folded};

/// Folds the elements of `operands` in the window at each place: `with` combines the fold so far, at first `init`, with
/// the next elements.
///
/// There is a window for each dimension; the sizes of the results are the numbers of places.
///
/// # Panics
///
/// Panics if sizes or numbers do not fit, or there are more than 16 dimensions that cannot be merged.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::max;
/// use xla_core::kernels::{Array, ArrayMut, reduce_window::run};
/// use xla_core::rt::Window;
///
/// let mut out = [0; 3];
/// let (operand, init) = (Array::new(&[3, 1, 4, 1, 5, 9], &[6]), Array::new(&[i32::MIN], &[]));
/// let window = Window { size: 2, stride: 2, ..Window::ONE };
/// let out_array = ArrayMut::new(&mut out, &[3]);
/// run(&Exec::serial(), (out_array, ()), (operand, ()), (init, ()), &[window], max);
/// assert_eq!(out, [3, 4, 9]);
/// ```
pub fn run<I: Alone, F: Function<I, Output = I>>(
    exec: &Exec,
    outs: I::Outs<'_>,
    operands: I::Arrays<'_>,
    init: I::Arrays<'_>,
    windows: &[Window],
    with: F,
) {
    let (sizes, places) = (I::sizes(&operands), I::dims(&outs));
    if places.contains(&0) {
        return;
    }
    let operands = I::slices(operands, sizes);
    let init = I::get(I::slices(init, &[]), 0);
    let windows = Windows::new(sizes, places, windows);
    let running = windows.running();
    // A row holds what has to be folded by one thread.
    let (rows, per_row) = match running {
        Some(running) => (running.outer, running.size * running.inner),
        None => (windows.rows(), windows.minor().places),
    };
    let outs = I::parts(outs, places, per_row);
    // Only one of the branches is compiled.
    if const { is_named::<I, F>() } {
        if let Some(name) = F::NAME {
            I::fold(exec, outs, operands, init, &windows, name);
        }
        return;
    }
    let fold = Fold::<I, F> {
        operands,
        init,
        windows,
        running,
        per_row,
        with,
    };
    let taken = match running {
        Some(Running { reverse: false, .. }) => 1,
        _ => windows.most() * windows.minor().window,
    };
    exec.rows(&fold, rows, per_row * taken * STEP, outs);
}

/// Whether this module has code for the function.
const fn is_named<I: Alone, F: Function<I>>() -> bool {
    match F::NAME {
        Some(name) => I::NAMED & 1 << name as u32 != 0,
        None => false,
    }
}

/// The cost of a step of a fold, in tenths of a nanosecond.
const STEP: usize = 15;

struct Fold<'a, I: Items, F> {
    operands: I::Slices<'a>,
    init: I,
    windows: Windows,
    running: Option<Running>,
    per_row: usize,
    with: F,
}

impl<I: Items, F: Function<I, Output = I>> Rows for Fold<'_, I, F> {
    type Outs<'o> = I::SlicesMut<'o>;
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, mut outs: Self::Outs<'_>) {
        let Fold {
            operands, per_row, ..
        } = *self;
        // From the last element on, the order of a window is not the one in which it grows.
        if let Some(Running {
            inner,
            reverse: false,
            ..
        }) = self.running
        {
            return scratch::lend(
                inner,
                #[inline(always)]
                |folded: &mut [I]| {
                    for at in 0..count * per_row {
                        if at % per_row == 0 {
                            folded.fill(self.init);
                        }
                        let folded = &mut folded[at % inner];
                        let item = I::get(operands, first * per_row + at);
                        *folded = self.with.call::<L>(*folded, item);
                        I::set(&mut outs, at, *folded);
                    }
                },
            );
        }
        let axis = *self.windows.minor();
        let rows = per_row / axis.places;
        let mut walk = self.windows.walk(first * rows, count * rows);
        while let Some(run) = walk.next() {
            for place in 0..run.rows * axis.places {
                let span = axis.span(place % axis.places);
                let from = place / axis.places * run.advance + span.first;
                let mut folded = self.init;
                for start in run.starts {
                    for i in 0..span.count {
                        let item = I::get(operands, start + from + i * axis.step);
                        folded = self.with.call::<L>(folded, item);
                    }
                }
                I::set(&mut outs, run.number * axis.places + place, folded);
            }
        }
    }
}
