//! Products of `f16`, `bf16` and complex numbers as products of `f32` or `f64`.
//!
//! Blocks of both operands are widened into scratch memory, multiplied by the real kernel, and rounded once at the end.
//! A complex number is two rows of `lhs` and of the result, and two contracted indices of `rhs`:
//! `[re, -im; im, re] * [re; im]`.

use num_complex::Complex;

use super::bytes::Plain;
use super::choose::ProductKernel;
use super::float::Float;
use super::scratch::{Scratch, room};
use super::{Matrix, Sizes, long};
use crate::element::types;
use crate::loops::copy;
use crate::scalar::short::Short;

/// An element that is `PARTS` real numbers of another type.
pub(super) trait Through: Plain {
    type Real: Float;
    /// Real numbers in one element.
    const PARTS: usize;
    /// Row `part` of this element of `lhs`.
    fn lhs(self, part: usize) -> [Self::Real; 2];
    /// Contracted index `part` of this element of `rhs`.
    fn rhs(self, part: usize) -> Self::Real;
    /// The element with these parts.
    fn from_parts(re: Self::Real, im: Self::Real) -> Self;
}

macro_rules! halves {
    ($($t:ty)*) => {$(
        impl Through for $t {
            type Real = f32;
            const PARTS: usize = 1;

            #[inline(always)]
            fn lhs(self, _: usize) -> [f32; 2] {
                [self.widen(), 0.0]
            }

            #[inline(always)]
            fn rhs(self, _: usize) -> f32 {
                self.widen()
            }

            #[inline(always)]
            fn from_parts(re: f32, _: f32) -> $t {
                Short::narrow(re)
            }
        }
    )*};
}

types! { halves! { @halves } }

macro_rules! complexes {
    ($($real:ty)*) => {$(
        impl Through for Complex<$real> {
            type Real = $real;
            const PARTS: usize = 2;

            #[inline(always)]
            fn lhs(self, part: usize) -> [$real; 2] {
                if part == 0 { [self.re, -self.im] } else { [self.im, self.re] }
            }

            #[inline(always)]
            fn rhs(self, part: usize) -> $real {
                if part == 0 { self.re } else { self.im }
            }

            #[inline(always)]
            fn from_parts(re: $real, im: $real) -> Self {
                Complex::new(re, im)
            }
        }
    )*};
}

complexes!(f32 f64);

/// Rows, columns and contracted length of a block: widened elements are used often enough, and memory stays small.
const BLOCK: [usize; 3] = [64, 128, 512];

/// The longest contraction whose blocks are added one after another; longer ones are sums of two products.
const LONGEST: usize = 8 * BLOCK[2];

/// `out = lhs * rhs` for row-major `out`.
pub(super) fn multiply<T: Through>(
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { m, n, k, kernel }: Sizes,
) {
    let parts = T::PARTS;
    let is_row = kernel != ProductKernel::Tiles;
    // A complex row times contiguous columns, such as two vectors, is two dot products for each column: tiles
    // with AVX2 gave a million terms of `c64` a relative error of 1.6e-6, and dot products keep it below 1e-6.
    let as_dots = is_row && parts == 2 && rhs.strides[0] == 1;
    // Otherwise widened rows are contiguous, and a complex row is two.
    let kernel = match (as_dots, is_row && parts == 1) {
        (true, _) => ProductKernel::Dots,
        (false, true) => ProductKernel::Row,
        (false, false) => ProductKernel::Tiles,
    };
    let [rows, columns, depth] = [m.min(BLOCK[0]), n.min(BLOCK[1]), k.min(BLOCK[2])];
    let lengths = [
        // A complex element of `lhs` is 2 by 2 numbers, of `rhs` and of the result 2 by 1.
        rows * depth * parts * parts,
        depth * columns * parts,
        rows * columns * parts,
    ];
    let bytes = lengths.map(|length| room(length * size_of::<T::Real>()));
    let mut scratch = Scratch::of(bytes[0] + bytes[1] + bytes[2]);
    let mut rest = scratch.rest();
    let [wide_lhs, wide_rhs, wide_out] = lengths.map(|length| rest.slice::<T::Real>(length));
    // Dot products are written, not added, so each block is a part of its own.
    let longest = if as_dots { depth } else { LONGEST };
    // The loops over rows and columns are outside, so a block of the result has all of `k` before it is narrowed.
    let mut i = 0;
    while i < m {
        let rows = rows.min(m - i);
        let mut j = 0;
        while j < n {
            let columns = columns.min(n - j);
            let wide_out = &mut wide_out[..rows * columns * parts];
            // The blocks of `k` add to the same sums, in the real type.
            let mut product = |out: &mut [T::Real], [first, count]: [usize; 2]| {
                let mut p = 0;
                while p < count {
                    let depth = depth.min(count - p);
                    widen_lhs(wide_lhs, lhs.at(i, first + p), rows, depth);
                    let rhs = rhs.at(first + p, j);
                    if as_dots {
                        widen_columns(wide_rhs, rhs, depth, columns);
                        dots::<T>(out, wide_lhs, wide_rhs, depth * parts);
                        p += depth;
                        continue;
                    }
                    widen_rhs(wide_rhs, rhs, depth, columns);
                    let wide = Sizes {
                        m: rows * parts,
                        n: columns,
                        k: depth * parts,
                        kernel,
                    };
                    let lhs = Matrix::new(&*wide_lhs, [wide.k, 1]);
                    let rhs = Matrix::new(&*wide_rhs, [columns, 1]);
                    T::Real::multiply(out, lhs, rhs, wide, p > 0);
                    p += depth;
                }
            };
            if k <= longest {
                product(wide_out, [0, k]);
            } else {
                let parts = long::Parts {
                    most: longest,
                    product: &mut product,
                    add: &|out, part| {
                        for (out, part) in out.iter_mut().zip(part) {
                            *out += *part;
                        }
                    },
                };
                parts.sum(wide_out, k);
            }
            // Narrowed once. Real and imaginary parts are adjacent rows; a real element has one row, which is both.
            for r in 0..rows {
                let wide = &wide_out[r * columns * parts..][..columns * parts];
                let (re, im) = (&wide[..columns], &wide[wide.len() - columns..]);
                let out = &mut out[(i + r) * n + j..][..columns];
                for c in 0..columns {
                    out[c] = T::from_parts(re[c], im[c]);
                }
            }
            j += columns;
        }
        i += rows;
    }
}

/// Computes the products of the rows of `lhs`, which are the parts of one row, with columns of `depth` numbers.
fn dots<T: Through>(out: &mut [T::Real], lhs: &[T::Real], rhs: &[T::Real], depth: usize) {
    let columns = out.len() / T::PARTS;
    let sizes = Sizes {
        m: 1,
        n: columns,
        k: depth,
        kernel: ProductKernel::Dots,
    };
    for (part, out) in out.chunks_exact_mut(columns).enumerate() {
        let lhs = Matrix::new(&lhs[part * depth..], [depth, 1]);
        T::Real::multiply(out, lhs, Matrix::new(rhs, [1, depth]), sizes, false);
    }
}

fn widen_lhs<T: Through>(wide: &mut [T::Real], lhs: Matrix<'_, T>, rows: usize, depth: usize) {
    let parts = T::PARTS;
    for r in 0..rows * parts {
        let (from, part) = (lhs.at(r / parts, 0), r % parts);
        let to = &mut wide[r * depth * parts..][..depth * parts];
        let stride = from.strides[1];
        // Neighbours are widened as vectors.
        if stride == 1 {
            let from = &from.data[..depth];
            for p in 0..depth {
                copy(&mut to[p * parts..][..parts], &from[p].lhs(part)[..parts]);
            }
        } else {
            for p in 0..depth {
                let x = from.data[p * stride].lhs(part);
                copy(&mut to[p * parts..][..parts], &x[..parts]);
            }
        }
    }
}

/// Copies `depth` elements of each column: the parts of an element are neighbours, and so are the elements of a column.
fn widen_columns<T: Through>(
    wide: &mut [T::Real],
    rhs: Matrix<'_, T>,
    depth: usize,
    columns: usize,
) {
    let columns = wide.chunks_exact_mut(depth * T::PARTS).take(columns);
    for (j, to) in columns.enumerate() {
        let from = &rhs.data[j * rhs.strides[1]..][..depth];
        for (to, x) in to.chunks_exact_mut(T::PARTS).zip(from) {
            for (part, to) in to.iter_mut().enumerate() {
                *to = x.rhs(part);
            }
        }
    }
}

fn widen_rhs<T: Through>(wide: &mut [T::Real], rhs: Matrix<'_, T>, depth: usize, columns: usize) {
    for p in 0..depth * T::PARTS {
        let (from, part) = (rhs.at(p / T::PARTS, 0), p % T::PARTS);
        let to = &mut wide[p * columns..][..columns];
        let stride = from.strides[1];
        if stride == 1 {
            let from = &from.data[..columns];
            for j in 0..columns {
                to[j] = from[j].rhs(part);
            }
        } else {
            for (j, to) in to.iter_mut().enumerate() {
                *to = from.data[j * stride].rhs(part);
            }
        }
    }
}
