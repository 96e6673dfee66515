//! `sort`: sorts along one dimension, one array, or several together by one comparison.

use crate::exec::{Exec, Rows};
use crate::function::{Function, Name};
use crate::level::{Generated, Level};

use super::scratch;
use crate::items::Items;

mod fast;
pub(super) mod few;
pub(crate) mod merge;
pub(crate) mod network;
pub(crate) mod radix;

pub use fast::{Alone, Sort};

/// The method of sorting one array without a call for each comparison.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    descending: bool,
    /// Whether -0 and +0 keep their order, being equal.
    zeros_stay: bool,
}

impl Order {
    fn of(name: Option<Name>, stable: bool) -> Option<Order> {
        let (descending, total) = match name? {
            Name::Lt => (false, false),
            Name::Gt => (true, false),
            Name::LtTotal => (false, true),
            Name::GtTotal => (true, true),
            _ => return None,
        };
        // The total order distinguishes -0 from +0; otherwise they are equal, which a stable sort must not reorder.
        let zeros_stay = stable && !total;
        Some(Order {
            descending,
            zeros_stay,
        })
    }
}

/// The relevant sizes: the sort is along `n`, for each index of the dimensions before it and of those after it.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    outer: usize,
    n: usize,
    inner: usize,
}

impl Sizes {
    #[inline(always)]
    fn of(dims: &[usize], dimension: usize) -> Sizes {
        Sizes {
            outer: dims[..dimension].iter().product(),
            n: dims[dimension],
            inner: dims[dimension + 1..].iter().product(),
        }
    }
}

/// Sorts each row of `operands` along a dimension, so that `less` holds from an element to those after it.
///
/// The sort is stable; for one array sorted by a scalar function, this is guaranteed only if `stable` is set. In that
/// case NaN are at the ends, by the total order. If `less` is not an order, each row is left in some permutation.
///
/// # Panics
///
/// Panics if sizes differ, or the dimension does not exist.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::function::gt;
/// use xla_core::kernels::{Array, ArrayMut, sort::run};
///
/// let mut out = [0; 6];
/// let operand = Array::new(&[1, 3, 2, 9, 7, 8], &[2, 3]);
/// run(&Exec::serial(), (ArrayMut::new(&mut out, &[2, 3]), ()), (operand, ()), 1, false, gt);
/// assert_eq!(out, [3, 2, 1, 9, 8, 7]);
/// ```
pub fn run<I: Alone, F: Function<I, Output = (bool, ())>>(
    exec: &Exec,
    outs: I::Outs<'_>,
    operands: I::Arrays<'_>,
    dimension: usize,
    stable: bool,
    less: F,
) {
    let dims = I::dims(&outs);
    let sizes = Sizes::of(dims, dimension);
    let Sizes { outer, n, inner } = sizes;
    if outer * n * inner == 0 {
        return;
    }
    let operands = I::slices(operands, dims);
    let outs = I::parts(outs, dims, n * inner);
    // One array in a known order is sorted by its bits, others by calls of the comparison.
    let outs = match Order::of(F::NAME, stable) {
        Some(order) => match I::sort(exec, outs, operands, sizes, order) {
            Some(outs) => outs,
            None => return,
        },
        None => outs,
    };
    let rows = Merge::<I, F> {
        operands,
        sizes,
        less,
    };
    let cost = inner * n * (n.ilog2() as usize + 1) * COMPARISON;
    exec.rows(&rows, outer, cost, outs);
}

/// Computes [`run`] in line where rows have at most 16 elements.
#[inline(always)]
pub fn small<L: Level, I: Alone>(
    outs: I::Outs<'_>,
    operands: I::Arrays<'_>,
    dimension: usize,
    stable: bool,
    less: impl Function<I, Output = (bool, ())>,
) {
    rows_in_line::<L, I, _>(outs, operands, dimension, stable, less);
}

/// Computes [`small`] by a comparison whose type has a name.
#[inline(always)]
fn rows_in_line<L: Level, I: Alone, F: Function<I, Output = (bool, ())>>(
    outs: I::Outs<'_>,
    operands: I::Arrays<'_>,
    dimension: usize,
    stable: bool,
    less: F,
) {
    let dims = I::dims(&outs);
    let Sizes { outer, n, inner } = Sizes::of(dims, dimension);
    if n > few::MOST {
        run(&Exec::serial(), outs, operands, dimension, stable, less);
        return;
    }
    let operands = I::slices(operands, dims);
    let mut outs = I::slices_mut(outs, dims);
    let order = Order::of(F::NAME, stable);
    for row in 0..outer * inner {
        // Row `row` begins at column `row % inner` of block `row / inner`, and its elements are `inner` apart.
        let start = row / inner * n * inner + row % inner;
        let mut items = [I::default(); few::MOST];
        let items = &mut items[..n];
        for (i, item) in items.iter_mut().enumerate() {
            *item = I::get(operands, start + i * inner);
        }
        if !order.is_some_and(|order| I::sort_few(items, order)) {
            merge::sort(
                items,
                &mut [I::default(); few::MOST][..n],
                #[inline(always)]
                |a, b| less.call::<L>(a, b).0,
            );
        }
        for (i, item) in items.iter().enumerate() {
            I::set(&mut outs, start + i * inner, *item);
        }
    }
}

/// The cost of a comparison with its share of the overhead, in tenths of a nanosecond.
const COMPARISON: usize = 30;

struct Merge<'a, I: Items, F> {
    operands: I::Slices<'a>,
    sizes: Sizes,
    less: F,
}

impl<I: Items, F: Function<I, Output = (bool, ())>> Rows for Merge<'_, I, F> {
    type Outs<'o> = I::SlicesMut<'o>;
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, mut outs: Self::Outs<'_>) {
        let Sizes { n, inner, .. } = self.sizes;
        scratch::lend(
            2 * n,
            #[inline(always)]
            |memory: &mut [I]| {
                let (items, spare) = memory.split_at_mut(n);
                for row in 0..count * inner {
                    let start = row / inner * n * inner + row % inner;
                    let from = first * n * inner + start;
                    for (i, item) in items.iter_mut().enumerate() {
                        *item = I::get(self.operands, from + i * inner);
                    }
                    merge::sort(
                        items,
                        spare,
                        #[inline(always)]
                        |a, b| self.less.call::<L>(a, b).0,
                    );
                    for (i, item) in items.iter().enumerate() {
                        I::set(&mut outs, start + i * inner, *item);
                    }
                }
            },
        );
    }
}
