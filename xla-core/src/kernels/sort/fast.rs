//! Sorts a single array by the order of its elements, without calling a comparison.

use num_complex::Complex;

use super::network::{self, LANES};
use super::{Order, Sizes, few, radix};
use crate::element::width::{bits_of, bits_of_mut};
use crate::element::word::Word;
use crate::element::{Element, types};
use crate::exec::{Exec, Out, Rows};
use crate::items::Items;
use crate::kernels::key::{Coding, Keyed};
use crate::kernels::scratch;
use crate::level::{Base, Every, Kernel, Level, dispatch};
use crate::movement::{Plane, plane};

/// Lists of elements; a list of one element may be sorted by its order.
pub trait Alone: Items {
    /// Sorts the array if it is the only one; returns the results if there are more, or the element has no order.
    #[doc(hidden)]
    fn sort<'a>(
        exec: &Exec,
        outs: Self::Parts<'a>,
        operands: Self::Slices<'_>,
        sizes: Sizes,
        order: Order,
    ) -> Option<Self::Parts<'a>>;

    /// Sorts a row of few elements if it is of one array whose elements have an order; returns whether it did.
    #[doc(hidden)]
    fn sort_few(row: &mut [Self], order: Order) -> bool;
}

impl<T: Sort, R: Items> Alone for (T, R) {
    #[inline]
    fn sort<'a>(
        exec: &Exec,
        (out, rest): Self::Parts<'a>,
        operands: Self::Slices<'_>,
        sizes: Sizes,
        order: Order,
    ) -> Option<Self::Parts<'a>> {
        if !(R::IS_EMPTY && T::HAS_ORDER) {
            return Some((out, rest));
        }
        T::sort(exec, out, operands.0, sizes, order);
        None
    }

    #[inline(always)]
    fn sort_few(row: &mut [Self], order: Order) -> bool {
        let sorts = R::IS_EMPTY && T::HAS_ORDER;
        if sorts {
            T::sort_few(row, order);
        }
        sorts
    }
}

/// Element types, with the sort of a single array.
pub trait Sort: Element {
    #[doc(hidden)]
    const HAS_ORDER: bool;

    #[doc(hidden)]
    fn sort(exec: &Exec, out: Out<'_, Self>, operand: &[Self], sizes: Sizes, order: Order);

    /// Sorts few elements, each the first of a list.
    #[doc(hidden)]
    fn sort_few<R: Copy>(row: &mut [(Self, R)], order: Order);
}

/// Implements the sort of few elements by their keys.
macro_rules! sort_few {
    () => {
        #[inline(always)]
        fn sort_few<R: Copy>(row: &mut [(Self, R)], order: Order) {
            few::elements(row, order);
        }
    };
}

macro_rules! sorts {
    ($($t:ty)*) => {$(
        impl Sort for $t {
            const HAS_ORDER: bool = true;

            fn sort(exec: &Exec, out: Out<'_, $t>, operand: &[$t], sizes: Sizes, order: Order) {
                sort_bits(exec, out.map(bits_of_mut), bits_of(operand), sizes, (order, Self::CODING));
            }

            sort_few!();
        }
    )*};
}

types! { sorts! { @integers @short @floats } }

/// Sorts elements that are passed as their bits.
#[inline(never)]
fn sort_bits<K: Word>(
    exec: &Exec,
    out: Out<'_, K>,
    operand: &[K],
    sizes: Sizes,
    (order, coding): (Order, Coding<K>),
) {
    let fast = Fast {
        operand,
        sizes,
        coding: if order.descending {
            coding.reversed()
        } else {
            coding
        },
        zeros_stay: order.zeros_stay && coding.has_two_zeros(),
    };
    let cost = sizes.n * sizes.inner * size_of::<K>() * 5;
    exec.rows(&fast, sizes.outer, cost, (out,));
}

impl Sort for bool {
    const HAS_ORDER: bool = true;

    #[inline(never)]
    fn sort(exec: &Exec, out: Out<'_, bool>, operand: &[bool], sizes: Sizes, order: Order) {
        let counted = Counted {
            operand,
            sizes,
            first: order.descending,
        };
        exec.rows(&counted, sizes.outer, sizes.n * sizes.inner, (out,));
    }

    sort_few!();
}

/// Sorts `bool` values by counting them.
struct Counted<'a> {
    operand: &'a [bool],
    sizes: Sizes,
    /// Whether `true` precedes `false`: the value that comes first.
    first: bool,
}

impl Rows for Counted<'_> {
    type Outs<'o> = (&'o mut [bool],);
    type Levels = Base;

    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        let Sizes { n, inner, .. } = self.sizes;
        let blocks = self.operand[first * n * inner..].chunks_exact(n * inner);
        for (out, block) in out.chunks_exact_mut(n * inner).zip(blocks) {
            for at in 0..inner {
                let row = block[at..].iter().step_by(inner);
                let count = row.filter(|&&x| x == self.first).count();
                let row = out[at..].iter_mut().step_by(inner);
                row.enumerate()
                    .for_each(|(i, x)| *x = self.first == (i < count));
            }
        }
    }
}

macro_rules! unordered {
    ($($t:ty)*) => {$(
        impl Sort for $t {
            const HAS_ORDER: bool = false;

            fn sort(_: &Exec, _: Out<'_, $t>, _: &[$t], _: Sizes, _: Order) {}

            fn sort_few<R: Copy>(_: &mut [(Self, R)], _: Order) {}
        }
    )*};
}

unordered!(Complex<f32> Complex<f64>);

/// A sort of elements that are passed as their bits: types of one width differ only in `coding`.
struct Fast<'a, K> {
    operand: &'a [K],
    sizes: Sizes,
    /// The coding whose ascending keys are the requested order.
    coding: Coding<K>,
    /// Whether -0 and +0, whose keys differ, keep their original order.
    zeros_stay: bool,
}

/// The maximum length of rows that are sorted several at once.
const SHORT: usize = network::PLACES;

/// The number of elements of each row that are moved into lanes at a time: they fit in the L1 cache together with the
/// lanes.
const STRETCH: usize = 64;

/// Returns how many places the network sorts for rows of `n` elements; those after the elements hold the largest key.
fn padded(n: usize) -> usize {
    n.next_power_of_two().max(8)
}

/// The minimum length of rows that are sorted by digits, for each byte of a key.
const LONG: usize = 64;

/// The minimum length of rows for which digits of 11 bits pay off.
const VERY_LONG: usize = 16384;

impl<K: Word> Rows for Fast<'_, K> {
    type Outs<'o> = (&'o mut [K],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let Sizes { n, inner, .. } = self.sizes;
        let operand = &self.operand[first * n * inner..][..count * n * inner];
        // The network sorts `LANES` rows at once, one in each lane. Columns of an inner dimension are in lanes already;
        // they pay off if they fill at least half of the lanes.
        let many = (4..=SHORT).contains(&n);
        if inner > 1 {
            let blocks = operand.chunks_exact(n * inner);
            for (out, operand) in out.chunks_exact_mut(n * inner).zip(blocks) {
                if many && inner >= LANES / 2 {
                    self.columns_at_once(out, operand);
                } else {
                    self.columns(out, operand);
                }
            }
            return;
        }
        let mut done = 0;
        if many && count >= LANES {
            done = count / LANES * LANES;
            self.rows_at_once(&mut out[..done * n], &operand[..done * n]);
        }
        scratch::lend(
            2 * n,
            #[inline(always)]
            |memory: &mut [K]| {
                let (keys, spare) = memory.split_at_mut(n);
                // The rows that fill no lanes, one after the other.
                let rest = operand[done * n..].chunks_exact(n);
                for (out, operand) in out[done * n..].chunks_exact_mut(n).zip(rest) {
                    self.keys(keys, operand);
                    self.elements(out, sort(keys, spare));
                    self.zeros_of_rows(out, operand);
                }
            },
        );
    }
}

/// Rows of keys in lanes, to be sorted by the network; compiled once for each type of key, not for each element type.
struct Network<'a, K>(&'a mut [[K; LANES]]);

impl<K: Word> Kernel for Network<'_, K> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        network::sort(self.0);
    }
}

#[inline(never)]
fn sort_lanes<K: Word>(lanes: &mut [[K; LANES]]) {
    dispatch(Network(lanes));
}

/// Sorts a row of keys and returns it; `spare` has the same length, and one of the two holds the result.
#[inline(never)]
fn sort<'k, K: Word>(keys: &'k mut [K], spare: &'k mut [K]) -> &'k [K] {
    let (n, bytes) = (keys.len(), size_of::<K>());
    let swapped = match () {
        // Digits of 11 bits need three passes instead of four for 32 bits, and six instead of eight for 64. Their 2048
        // counters pay off for very long rows only.
        () if bytes >= 4 && n >= VERY_LONG => radix::sort::<K, 11, 2048>(keys, spare),
        () if n >= LONG * bytes => radix::sort::<K, 8, 256>(keys, spare),
        () => {
            keys.sort_unstable();
            false
        }
    };
    if swapped { spare } else { keys }
}

impl<K: Word> Fast<'_, K> {
    #[inline(always)]
    fn keys(&self, keys: &mut [K], from: &[K]) {
        let coding = self.coding;
        keys.iter_mut()
            .zip(from)
            .for_each(|(key, bits)| *key = coding.key(*bits));
    }

    #[inline(always)]
    fn elements(&self, out: &mut [K], keys: &[K]) {
        let coding = self.coding;
        out.iter_mut()
            .zip(keys)
            .for_each(|(bits, key)| *bits = coding.bits(*key));
    }

    /// Sorts contiguous rows, a block of them at once.
    #[inline(always)]
    fn rows_at_once(&self, out: &mut [K], operand: &[K]) {
        let n = self.sizes.n;
        scratch::lend(
            LANES * STRETCH,
            #[inline(always)]
            |keys: &mut [K]| {
                scratch::lend(
                    padded(n),
                    #[inline(always)]
                    |lanes: &mut [[K; LANES]]| {
                        // The largest keys stay after the elements.
                        lanes[n..].fill([K::MAX; LANES]);
                        let rows = operand.chunks_exact(LANES * n);
                        for (out, operand) in out.chunks_exact_mut(LANES * n).zip(rows) {
                            self.lay_out(&mut lanes[..n], keys, operand);
                            sort_lanes(lanes);
                            self.lay_back(out, keys, &lanes[..n]);
                            self.zeros_of_rows(out, operand);
                        }
                    },
                );
            },
        );
    }

    /// Writes the keys of rows, each row to a lane.
    #[inline(always)]
    fn lay_out(&self, lanes: &mut [[K; LANES]], keys: &mut [K], rows: &[K]) {
        let n = lanes.len();
        for (at, lanes) in (0..).step_by(STRETCH).zip(lanes.chunks_mut(STRETCH)) {
            let rows = rows.chunks_exact(n);
            for (keys, row) in keys.chunks_exact_mut(STRETCH).zip(rows) {
                self.keys(keys, &row[at..][..lanes.len()]);
            }
            let there = Plane {
                rows: lanes.len(),
                columns: LANES,
                out_row: LANES,
                operand_row: STRETCH,
            };
            plane(lanes.as_flattened_mut(), keys, there);
        }
    }

    /// Writes the elements that keys in lanes represent, each lane to a row.
    #[inline(always)]
    fn lay_back(&self, rows: &mut [K], keys: &mut [K], lanes: &[[K; LANES]]) {
        let n = lanes.len();
        for (at, lanes) in (0..).step_by(STRETCH).zip(lanes.chunks(STRETCH)) {
            let back = Plane {
                rows: LANES,
                columns: lanes.len(),
                out_row: STRETCH,
                operand_row: LANES,
            };
            plane(keys, lanes.as_flattened(), back);
            let rows = rows.chunks_exact_mut(n);
            for (row, keys) in rows.zip(keys.chunks_exact(STRETCH)) {
                self.elements(&mut row[at..][..lanes.len()], keys);
            }
        }
    }

    #[inline(always)]
    fn zeros_of_rows(&self, out: &mut [K], operand: &[K]) {
        let n = self.sizes.n;
        // A fold instead of `any`: a loop that does not end early is vectorised.
        if self.zeros_stay
            && operand
                .iter()
                .fold(false, |any, &x| any | self.coding.is_zero(x))
        {
            for (out, operand) in out.chunks_exact_mut(n).zip(operand.chunks_exact(n)) {
                self.zeros(operand.iter(), out.iter_mut());
            }
        }
    }

    /// Sorts columns, a block of them at once.
    #[inline(always)]
    fn columns_at_once(&self, out: &mut [K], operand: &[K]) {
        let Sizes { n, inner, .. } = self.sizes;
        scratch::lend(
            padded(n),
            #[inline(always)]
            |lanes: &mut [[K; LANES]]| {
                lanes[n..].fill([K::MAX; LANES]);
                for at in (0..inner).step_by(LANES) {
                    let width = LANES.min(inner - at);
                    for (lanes, row) in lanes.iter_mut().zip(operand.chunks_exact(inner)) {
                        self.keys(lanes, &row[at..][..width]);
                    }
                    sort_lanes(lanes);
                    for (row, lanes) in out.chunks_exact_mut(inner).zip(&*lanes) {
                        self.elements(&mut row[at..][..width], lanes);
                    }
                }
            },
        );
        self.zeros_of_columns(out, operand);
    }

    /// Sorts columns one after the other.
    #[inline(always)]
    fn columns(&self, out: &mut [K], operand: &[K]) {
        let Sizes { n, inner, .. } = self.sizes;
        scratch::lend(
            2 * n,
            #[inline(always)]
            |memory: &mut [K]| {
                let (keys, spare) = memory.split_at_mut(n);
                for at in 0..inner {
                    let column = operand[at..].iter().step_by(inner);
                    keys.iter_mut()
                        .zip(column)
                        .for_each(|(key, bits)| *key = self.coding.key(*bits));
                    let sorted = sort(keys, spare);
                    let column = out[at..].iter_mut().step_by(inner);
                    column
                        .zip(sorted)
                        .for_each(|(bits, key)| *bits = self.coding.bits(*key));
                }
            },
        );
        self.zeros_of_columns(out, operand);
    }

    #[inline(always)]
    fn zeros_of_columns(&self, out: &mut [K], operand: &[K]) {
        let inner = self.sizes.inner;
        if !self.zeros_stay || !operand.iter().any(|&x| self.coding.is_zero(x)) {
            return;
        }
        for at in 0..inner {
            let from = operand[at..].iter().step_by(inner);
            self.zeros(from, out[at..].iter_mut().step_by(inner));
        }
    }

    /// Restores the original order of the zeros in a sorted row.
    #[inline(always)]
    fn zeros<'r>(&self, from: impl Iterator<Item = &'r K>, to: impl Iterator<Item = &'r mut K>)
    where
        K: 'r,
    {
        // The sort has put -0 before +0, beside each other.
        if self.zeros_stay {
            let zeros = from.filter(|x| self.coding.is_zero(**x));
            to.filter(|x| self.coding.is_zero(**x))
                .zip(zeros)
                .for_each(|(x, zero)| *x = *zero);
        }
    }
}
