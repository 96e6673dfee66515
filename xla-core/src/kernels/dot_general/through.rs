//! Products of `f16`, `bf16` and complex numbers as products of `f32` or `f64`.
//!
//! Blocks of both operands are widened into scratch memory, multiplied by the real kernel, and rounded once at the end.
//! A complex number is two rows of `lhs` and of the result, and two contracted indices of `rhs`:
//! `[re, -im; im, re] * [re; im]`.

use half::{bf16, f16};
use num_complex::Complex;

use super::choose::Way;
use super::scratch::{Plain, lend};
use super::{Float, Matrix, Sizes};
use crate::scalar::halves::{bf16_to_f32, f16_to_f32, f32_to_bf16, f32_to_f16};

/// An element that is `PARTS` real numbers of another type.
pub(super) trait Through: Copy {
    type Real: Float + Plain;
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
    ($($t:ty: $widen:path, $narrow:path;)*) => {$(
        impl Through for $t {
            type Real = f32;
            const PARTS: usize = 1;

            #[inline(always)]
            fn lhs(self, _: usize) -> [f32; 2] {
                [$widen(self), 0.0]
            }

            #[inline(always)]
            fn rhs(self, _: usize) -> f32 {
                $widen(self)
            }

            #[inline(always)]
            fn from_parts(re: f32, _: f32) -> $t {
                $narrow(re)
            }
        }
    )*};
}

halves! {
    f16: f16_to_f32, f32_to_f16;
    bf16: bf16_to_f32, f32_to_bf16;
}

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

/// Rows, columns and contracted length of a block: what is widened is used often enough, and memory stays small.
const BLOCK: [usize; 3] = [64, 128, 512];

/// `out = lhs * rhs` for row-major `out`.
pub(super) fn multiply<T: Through>(
    out: &mut [T],
    lhs: Matrix<'_, T>,
    rhs: Matrix<'_, T>,
    Sizes { m, n, k, way }: Sizes,
) {
    let parts = T::PARTS;
    // Widened columns are neighbours, and a complex row is two.
    let way = if parts == 1 && way != Way::Tiles {
        Way::Row
    } else {
        Way::Tiles
    };
    let [rows, columns, depth] = [m.min(BLOCK[0]), n.min(BLOCK[1]), k.min(BLOCK[2])];
    let lengths = [
        rows * depth * parts * parts,
        depth * columns * parts,
        rows * columns * parts,
    ];
    lend(
        lengths,
        |[wide_lhs, wide_rhs, wide_out]: [&mut [T::Real]; 3]| {
            for i in (0..m).step_by(rows) {
                let rows = rows.min(m - i);
                for j in (0..n).step_by(columns) {
                    let columns = columns.min(n - j);
                    let wide_out = &mut wide_out[..rows * columns * parts];
                    for p in (0..k).step_by(depth) {
                        let depth = depth.min(k - p);
                        widen_lhs(wide_lhs, lhs.at(i, p), rows, depth);
                        widen_rhs(wide_rhs, rhs.at(p, j), depth, columns);
                        let wide = Sizes {
                            m: rows * parts,
                            n: columns,
                            k: depth * parts,
                            way,
                        };
                        T::Real::multiply(
                            wide_out,
                            Matrix::new(wide_lhs, [wide.k, 1]),
                            Matrix::new(wide_rhs, [columns, 1]),
                            wide,
                            p > 0,
                        );
                    }
                    for (r, wide) in wide_out.chunks_exact(columns * parts).enumerate() {
                        let (re, im) = (&wide[..columns], &wide[wide.len() - columns..]);
                        for ((out, re), im) in
                            out[(i + r) * n + j..][..columns].iter_mut().zip(re).zip(im)
                        {
                            *out = T::from_parts(*re, *im);
                        }
                    }
                }
            }
        },
    );
}

fn widen_lhs<T: Through>(wide: &mut [T::Real], lhs: Matrix<'_, T>, rows: usize, depth: usize) {
    for (r, wide) in wide
        .chunks_exact_mut(depth * T::PARTS)
        .take(rows * T::PARTS)
        .enumerate()
    {
        let (from, part) = (lhs.at(r / T::PARTS, 0), r % T::PARTS);
        let widen = |(wide, x): (&mut [T::Real], &T)| {
            wide.copy_from_slice(&x.lhs(part)[..T::PARTS]);
        };
        let wide = wide.chunks_exact_mut(T::PARTS);
        // Neighbours are widened as vectors.
        match lhs.strides[1] {
            1 => wide.zip(from.data).for_each(widen),
            stride => {
                (wide.enumerate()).for_each(|(p, wide)| widen((wide, &from.data[p * stride])))
            }
        }
    }
}

fn widen_rhs<T: Through>(wide: &mut [T::Real], rhs: Matrix<'_, T>, depth: usize, columns: usize) {
    for (p, wide) in wide
        .chunks_exact_mut(columns)
        .take(depth * T::PARTS)
        .enumerate()
    {
        let (from, part) = (rhs.at(p / T::PARTS, 0), p % T::PARTS);
        let widen = |(wide, x): (&mut T::Real, &T)| *wide = x.rhs(part);
        match rhs.strides[1] {
            1 => wide.iter_mut().zip(from.data).for_each(widen),
            stride => (wide.iter_mut().enumerate())
                .for_each(|(j, wide)| widen((wide, &from.data[j * stride]))),
        }
    }
}
