//! `cofactors`: inverts a matrix of two or three rows by its cofactors where their sums cancel little, else by elimination.
//!
//! The inverse `b` of `a` has the elements `c / det`, where a cofactor `c` is an element of `a` or a difference `p - q` of
//! two products, and `det` is the sum of the elements of a row times their cofactors. Let `sum` be the sum of the magnitudes
//! of all products in `det`, `u` half a unit in the last place of 1, and `w = |b| |a| |b|`, by which an element of `b` changes
//! if each element of `a` does by one part. The formula is used where `sum <= 64 |det|`, for the following reasons.
//!
//! - The error of `c` is at most `2 u (|p| + |q|)`, that of `det` at most `5 u sum`, which is `320 u |det|`.
//! - Jacobi's identity states that `c c' - d d'` is `e det` or `-e det` for the cofactors `d` and `d'` in the other corners of
//!   the rectangle of `c` and `c'`, and an element `e`. Times the element `f` of the cofactor `c'`, `p` is `e f`. So `|p|` is at most
//!   `|f d d'| + |f c'| |c|` over `|det|`, and `|q|` too. The first terms are parts of `w det²`, and `|f c'|` add up to at most `sum`:
//!   `|p| + |q| <= |det| (w + 64 |c / det|)`.
//! - Hence the error of an element of the inverse is at most `2 u w + (2 * 64 + 321) u |b|`. As `b = b a b`, this is less than
//!   `451 u w`. The largest error in 300,000 matrices of each of eight kinds, near rank 1 and 2 among them, was `75 u w`; the
//!   largest of elimination was between `2.6 u w` and, with rows of different magnitudes, `1e12 u w`.
//!
//! A product that overflows, and a determinant so small that what underflows matters, leave the matrix to elimination.
//! A cofactor loses by underflow at most `u²` of the largest element of the inverse.

use core::hint::black_box;
use core::ops::{Add, Mul, Sub};

use super::dot_general::Product;
use super::linear::Linear;
use super::{lu, lu_solve};
use crate::array::{Array, ArrayMut};
use crate::exec::Exec;
use crate::level::{Baseline, Level};
use crate::scalar::div;

/// The real element types of matrices that are inverted by cofactors.
pub trait Real:
    Linear + Product + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
    /// The largest quotient of the magnitudes of the terms of a determinant and of its own.
    const CANCELLED: Self;

    /// A magnitude with which products of two elements count at least: what underflows is less by more than `u`.
    const PRODUCT: Self;

    /// A magnitude that the terms of a determinant have at least.
    const TERMS: Self;

    /// Returns the magnitude.
    fn magnitude(self) -> Self;
}

macro_rules! real {
    ($($t:ident $product:literal $terms:literal;)*) => {$(
        impl Real for $t {
            const CANCELLED: $t = 64.0;
            const PRODUCT: $t = $product;
            const TERMS: $t = $terms;

            #[inline(always)]
            fn magnitude(self) -> $t {
                self.abs()
            }
        }
    )*};
}

real! {
    f32 1e-33 1e-30;
    f64 1e-290 1e-250;
}

/// Writes the inverse of `a`, a matrix of two or three rows.
///
/// The inverse of a singular matrix is infinite, NaN or meaningless, as by [`lu`] and [`lu_solve`].
///
/// # Panics
///
/// Panics if the sizes do not match.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, cofactors::run};
///
/// let mut out = [0.0; 4];
/// let a = Array::new(&[1.0, 2.0, 3.0, 4.0], &[2, 2]);
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[2, 2]), a);
/// assert_eq!(out, [-2.0, 1.0, 1.5, -0.5]);
/// ```
pub fn run<T: Real>(_: &Exec, out: ArrayMut<'_, T>, a: Array<'_, T>) {
    small::<Baseline, T>(out, a);
}

/// Computes [`run`] in line.
#[inline(always)]
pub fn small<L: Level, T: Real>(out: ArrayMut<'_, T>, a: Array<'_, T>) {
    assert_eq!(out.dims, a.dims, "the sizes stay");
    match (out.elements.as_mut_array(), a.elements.as_array()) {
        (Some(out), Some(&a)) => *out = two::<L, T>(a),
        _ => match (out.elements.as_mut_array(), a.elements.as_array()) {
            (Some(out), Some(&a)) => *out = three::<L, T>(a),
            _ => panic!("a matrix of two or three rows"),
        },
    }
}

/// Returns the inverse of a matrix of two rows.
#[inline(always)]
fn two<L: Level, T: Real>([a, b, c, d]: [T; 4]) -> [T; 4] {
    let (p, q) = (a * d, b * c);
    let (det, sum) = (p - q, p.magnitude() + q.magnitude());
    if !is_accurate(det, sum, sum) {
        return out_of_line::<T, 2, 4>([a, b, c, d]);
    }
    let zero = T::default();
    [d, zero - b, zero - c, a].map(|x| div::<L, T>(x, det))
}

/// Returns the inverse of a matrix of three rows.
#[inline(always)]
fn three<L: Level, T: Real>(a: [T; 9]) -> [T; 9] {
    let [a0, a1, a2, b0, b1, b2, c0, c1, c2] = a;
    let first = [[b1 * c2, b2 * c1], [b2 * c0, b0 * c2], [b0 * c1, b1 * c0]];
    let [x, y, z] = first.map(|[p, q]| p - q);
    let [s, t, r] = first.map(|[p, q]| p.magnitude() + (q.magnitude() + T::PRODUCT));
    let det = a0 * x + a1 * y + a2 * z;
    let sum = a0.magnitude() * s + a1.magnitude() * t + a2.magnitude() * r;
    let other = [
        [a2 * c1 - a1 * c2, a1 * b2 - a2 * b1],
        [a0 * c2 - a2 * c0, a2 * b0 - a0 * b2],
        [a1 * c0 - a0 * c1, a0 * b1 - a1 * b0],
    ];
    let [[u0, v0], [u1, v1], [u2, v2]] = other;
    if !is_accurate(det, sum, (u0 + u1 + u2) + (v0 + v1 + v2) + sum) {
        return out_of_line::<T, 3, 9>(a);
    }
    [x, u0, v0, y, u1, v1, z, u2, v2].map(|c| div::<L, T>(c, det))
}

/// Whether a determinant is as large as its terms require, and `finite` is. It is not if one of them is NaN.
#[inline(always)]
fn is_accurate<T: Real>(det: T, sum: T, finite: T) -> bool {
    // Zero or NaN.
    let none = finite * T::default();
    det.magnitude() * T::CANCELLED >= sum + T::TERMS + none
}

/// Calls [`eliminated`] with copies of the elements, one by one: LLVM would pass the addresses of the operand and of the
/// result otherwise, which would not be in registers then.
#[inline(always)]
fn out_of_line<T: Real, const N: usize, const ALL: usize>(a: [T; ALL]) -> [T; ALL] {
    let mut copy = [T::default(); ALL];
    for i in 0..ALL {
        copy[i] = black_box(a[i]);
    }
    let found = eliminated::<T, N, ALL>(copy);
    let mut out = [T::default(); ALL];
    for i in 0..ALL {
        out[i] = black_box(found[i]);
    }
    out
}

/// Returns the inverse by elimination with pivots.
#[cold]
#[inline(never)]
fn eliminated<T: Real, const N: usize, const ALL: usize>(a: [T; ALL]) -> [T; ALL] {
    let (mut factors, mut pivots, mut permutation) = ([T::default(); ALL], [0; N], [0; N]);
    let dims = [N, N];
    lu::small::<Baseline, T>(
        ArrayMut::new(&mut factors, &dims),
        ArrayMut::new(&mut pivots, &[N]),
        ArrayMut::new(&mut permutation, &[N]),
        Array::new(&a, &dims),
    );
    let (mut out, mut one) = ([T::default(); ALL], [T::default(); ALL]);
    (0..N).for_each(|i| one[i * N + i] = T::one());
    lu_solve::small::<Baseline, T>(
        ArrayMut::new(&mut out, &dims),
        Array::new(&factors, &dims),
        Array::new(&permutation, &[N]),
        Array::new(&one, &dims),
        false,
    );
    out
}
