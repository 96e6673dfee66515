//! A batch of products of one small matrix with different ones, such as a gate on one qubit of many.
//!
//! The result is computed tile by tile, from the numbers of a few rows at once: a tile has some columns of a product, or,
//! where a product has few of them, several products. A complex number is two numbers in a tile. A factor's real part
//! multiplies the numbers as they are; its imaginary part multiplies them in the other order, with the sign of `i * i`.

use core::array::from_fn;

use super::bytes::{Plain, elements, elements_mut};
use super::inlined::Inlined;
use super::{Contract, Matrix, Sizes};
use crate::level::{Kernel, Level, dispatch};
use crate::loops::{copy, zip};

/// The most rows of the small matrix.
const ROWS: usize = 8;

/// The most columns of the small matrix.
const COLUMNS: usize = 8;

/// The most columns that [`rows`] holds in registers.
const FEW: usize = 4;

/// The numbers of a tile, and of a half of one.
const TILE: usize = 8;
const HALF: usize = TILE / 2;

/// Computes the products of a batch from bytes: of a small matrix, and of matrices that are adjacent in memory.
pub(in crate::kernels) type Repeated = fn(&mut [u8], Matrix<'_, u8>, &[u8], Sizes);

/// Whether a batch repeats a `lhs` of at most [`ROWS`] by [`COLUMNS`], and the matrices of `rhs` are dense.
pub(super) fn fits(contract: &Contract) -> bool {
    let &Contract { batch, m, n, k, .. } = contract;
    let [over_batch, over_rows, over_columns] = contract.rhs_strides;
    // Dense matrices: the rows of all products follow each other in memory.
    let dense = over_batch == k * n && over_rows == n && (n == 1 || over_columns == 1);
    let small = m <= ROWS && (2..=COLUMNS).contains(&k);
    batch > 1 && contract.lhs_strides[0] == 0 && dense && small
}

/// The least rows that [`by_rows`] multiplies.
const LEAST_ROWS: usize = 5;

/// Returns the product of dense rows and a matrix of at most `most` rows and columns as a batch of products that repeats the
/// transposed matrix, each with a row as its column; `None` for other products.
pub(super) fn by_rows(contract: &Contract, most: usize) -> Option<Contract> {
    let &Contract {
        batch,
        m,
        n,
        k,
        lhs_strides,
        rhs_strides,
    } = contract;
    // `x[m, k] * w[k, n]` for small `k` and `n`: each row of `x` is the column of a product with `wᵀ`.
    let small = (2..=most).contains(&n) && (2..=most).contains(&k);
    let fits = batch == 1 && small && m >= LEAST_ROWS && lhs_strides[1..] == [k, 1];
    fits.then_some(Contract {
        batch: m,
        m: n,
        n: 1,
        k,
        lhs_strides: [0, rhs_strides[2], rhs_strides[1]],
        rhs_strides: [k, 1, 1],
    })
}

/// Implements [`Repeated`] for elements of `PARTS` numbers: 1, or 2 of a complex number.
pub(super) fn multiply<F: Inlined + Number, const PARTS: usize>(
    out: &mut [u8],
    lhs: Matrix<'_, u8>,
    rhs: &[u8],
    sizes: Sizes,
) {
    let factors: &[F] = elements(lhs.data);
    // Factors are copied to arrays of constant size, with zeros for rows and columns that are not there.
    let number = |i: usize, p: usize, part: usize| {
        let at = (i * lhs.strides[0] + p * lhs.strides[1]) * PARTS + part;
        let is_there = i < sizes.m && p < sizes.k && part < PARTS;
        if is_there { factors[at] } else { F::default() }
    };
    let parts = from_fn(|part| from_fn(|i| from_fn(|p| number(i, p, part))));
    dispatch(Products::<F, PARTS> {
        out: elements_mut(out),
        factors: Factors(parts),
        rhs: elements(rhs),
        sizes,
    });
}

/// A real number with its sign.
pub(super) trait Number: Plain {
    /// 1 in odd places, and -1 in even ones.
    fn sign(place: usize) -> Self;
    fn times(self, other: Self) -> Self;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Number for $number {
            #[inline(always)]
            fn sign(place: usize) -> $number {
                if place % 2 == 0 { -1.0 } else { 1.0 }
            }

            #[inline(always)]
            fn times(self, other: $number) -> $number {
                self * other
            }
        }
    )*};
}

numbers!(f32 f64);

/// The real and the imaginary parts of the small matrix.
#[derive(Clone, Copy)]
struct Factors<F, const K: usize>([[[F; K]; ROWS]; 2]);

struct Products<'a, F, const PARTS: usize> {
    out: &'a mut [F],
    factors: Factors<F, COLUMNS>,
    rhs: &'a [F],
    sizes: Sizes,
}

impl<F: Inlined + Number, const PARTS: usize> Kernel for Products<'_, F, PARTS> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(mut self) {
        let Sizes { m, n, k, .. } = self.sizes;
        // The numbers of a row.
        let width = n * PARTS;
        // A matrix of 2 by 2, such as a gate on one qubit, with products so narrow that several fill a tile.
        if (m, k) == (2, 2) {
            match width {
                1 => self.pairs::<L, 1>(),
                2 => self.pairs::<L, 2>(),
                4 => self.pairs::<L, 4>(),
                _ => {}
            }
        }
        let factors = self.factors;
        let products = self.out.chunks_exact_mut(m * width);
        let products = zip(products, self.rhs.chunks_exact(k * width));
        if k > FEW {
            for (out, rhs) in products {
                more_rows::<L, F, PARTS>(out, &factors, rhs, width);
            }
            return;
        }
        // In registers: in the larger array, products of a few numbers take twice as long.
        let mut few = [[[F::default(); FEW]; ROWS]; 2];
        for (few, factors) in zip(&mut few, &factors.0) {
            for (few, factors) in zip(few, factors) {
                copy(few, &factors[..FEW]);
            }
        }
        let factors = Factors::<F, FEW>(few);
        match k {
            2 => all_rows::<L, F, PARTS, 2>(products, &factors, width),
            3 => all_rows::<L, F, PARTS, 3>(products, &factors, width),
            _ => all_rows::<L, F, PARTS, 4>(products, &factors, width),
        }
    }
}

impl<F: Inlined + Number, const PARTS: usize> Products<'_, F, PARTS> {
    /// Computes the products of 2 by 2 and of 2 by `WIDTH` numbers that fill tiles; leaves the others.
    #[inline(always)]
    fn pairs<L: Level, const WIDTH: usize>(&mut self) {
        let all = &self.factors.0;
        // Element `e` of a tile is in row `e / WIDTH % 2` of its product: its factors are repeated in this pattern.
        let mut factors = [[[F::default(); TILE]; 2]; 2];
        for (factors, all) in zip(&mut factors, all) {
            for e in 0..TILE {
                factors[0][e] = all[e / WIDTH % 2][0];
                factors[1][e] = all[e / WIDTH % 2][1];
            }
        }
        let (mut out, mut rhs) = (core::mem::take(&mut self.out), self.rhs);
        while let (Some(tile), Some(from)) = (out.first_chunk_mut::<TILE>(), rhs.first_chunk()) {
            let from: [F; TILE] = *from;
            let mut sums = [F::default(); TILE];
            // `row[e]` is the element of `rhs` in row `p` and in the same column as `e`.
            for p in 0..2 {
                let mut row = [F::default(); TILE];
                for e in 0..TILE {
                    row[e] = from[e / (2 * WIDTH) * (2 * WIDTH) + p * WIDTH + e % WIDTH];
                }
                let other = turned::<F, PARTS, TILE>(&row);
                for e in 0..TILE {
                    sums[e] = F::mul_add::<L>(factors[0][p][e], row[e], sums[e]);
                    if PARTS == 2 {
                        sums[e] = F::mul_add::<L>(factors[1][p][e], other[e], sums[e]);
                    }
                }
            }
            *tile = sums;
            (out, rhs) = (&mut out[TILE..], &rhs[TILE..]);
        }
        (self.out, self.rhs) = (out, rhs);
    }
}

/// Computes all products with a matrix of `K` columns.
#[inline(always)]
fn all_rows<'p, L: Level, F: Inlined + Number + 'p, const PARTS: usize, const K: usize>(
    products: impl Iterator<Item = (&'p mut [F], &'p [F])>,
    factors: &Factors<F, FEW>,
    width: usize,
) {
    for (out, rhs) in products {
        rows::<L, F, PARTS, K>(out, factors, rhs, width);
    }
}

/// Computes one product, of rows of `width` numbers.
#[inline(always)]
fn rows<L: Level, F: Inlined + Number, const PARTS: usize, const K: usize>(
    out: &mut [F],
    factors: &Factors<F, FEW>,
    rhs: &[F],
    width: usize,
) {
    // Whole tiles, then single elements, which are `PARTS` numbers.
    let mut first = 0;
    while first + TILE <= width {
        columns::<L, F, PARTS, K, TILE>(out, factors, rhs, width, first);
        first += TILE;
    }
    while first < width {
        columns::<L, F, PARTS, K, PARTS>(out, factors, rhs, width, first);
        first += PARTS;
    }
}

/// Computes `N` numbers of each row of a product.
#[inline(always)]
fn columns<L: Level, F: Inlined + Number, const PARTS: usize, const K: usize, const N: usize>(
    out: &mut [F],
    factors: &Factors<F, FEW>,
    rhs: &[F],
    width: usize,
    first: usize,
) {
    let (mut from, mut turns) = ([[F::default(); N]; K], [[F::default(); N]; K]);
    for p in 0..K {
        copy(&mut from[p], &rhs[p * width + first..][..N]);
        turns[p] = turned::<F, PARTS, N>(&from[p]);
    }
    for (i, out) in out.chunks_exact_mut(width).enumerate() {
        let mut sums = [F::default(); N];
        for p in 0..K {
            for e in 0..N {
                sums[e] = F::mul_add::<L>(factors.0[0][i][p], from[p][e], sums[e]);
                if PARTS == 2 {
                    sums[e] = F::mul_add::<L>(factors.0[1][i][p], turns[p][e], sums[e]);
                }
            }
        }
        copy(&mut out[first..][..N], &sums);
    }
}

/// Computes one product, of more rows of `width` numbers than [`rows`] holds in registers.
#[inline(always)]
fn more_rows<L: Level, F: Inlined + Number, const PARTS: usize>(
    out: &mut [F],
    factors: &Factors<F, COLUMNS>,
    rhs: &[F],
    width: usize,
) {
    // Tiles of decreasing width for the rest of a row.
    let mut first = 0;
    while first + TILE <= width {
        more_columns::<L, F, PARTS, TILE>(out, factors, rhs, width, first);
        first += TILE;
    }
    if first + HALF <= width {
        more_columns::<L, F, PARTS, HALF>(out, factors, rhs, width, first);
        first += HALF;
    }
    if first + 2 <= width {
        more_columns::<L, F, PARTS, 2>(out, factors, rhs, width, first);
        first += 2;
    }
    while first < width {
        more_columns::<L, F, PARTS, PARTS>(out, factors, rhs, width, first);
        first += PARTS;
    }
}

/// Computes `N` numbers of each row of a product, as [`columns`] does.
#[inline(always)]
fn more_columns<L: Level, F: Inlined + Number, const PARTS: usize, const N: usize>(
    out: &mut [F],
    factors: &Factors<F, COLUMNS>,
    rhs: &[F],
    width: usize,
    first: usize,
) {
    for (i, out) in out.chunks_exact_mut(width).enumerate() {
        let mut sums = [F::default(); N];
        for (p, row) in rhs.chunks_exact(width).enumerate() {
            let mut from = [F::default(); N];
            copy(&mut from, &row[first..][..N]);
            let turns = turned::<F, PARTS, N>(&from);
            for e in 0..N {
                sums[e] = F::mul_add::<L>(factors.0[0][i][p], from[e], sums[e]);
                if PARTS == 2 {
                    sums[e] = F::mul_add::<L>(factors.0[1][i][p], turns[e], sums[e]);
                }
            }
        }
        copy(&mut out[first..][..N], &sums);
    }
}

/// Returns complex numbers times `i`; real numbers have no use of it.
#[inline(always)]
fn turned<F: Number, const PARTS: usize, const N: usize>(numbers: &[F; N]) -> [F; N] {
    let mut turned = *numbers;
    if PARTS == 2 {
        for e in 0..N {
            // `i * (a + ib) = -b + ia`.
            turned[e] = numbers[e ^ 1].times(F::sign(e));
        }
    }
    turned
}
