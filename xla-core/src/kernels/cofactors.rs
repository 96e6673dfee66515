//! `cofactors`: inverts a matrix of two or three rows by its cofactors where their sums cancel little, else by elimination.
//!
//! The inverse `b` of `a` has the elements `c / det`, where a cofactor `c` is an element of `a` or a difference `p - q` of
//! two products, and `det` is the sum of the elements of a row times their cofactors. Let `sum` be the sum of the magnitudes
//! of all products in `det`, `u` half a unit in the last place of 1, and `w = |b| |a| |b|`, by which an element of `b` changes
//! if each element of `a` does by one part. The formula is used where `sum <= 64 |det|`, for the following reasons.
//!
//! - The error of `c` is at most `2 u (|p| + |q|)`, the error of `det` at most `5 u sum`, which is `320 u |det|`.
//! - Jacobi's identity states that `c c' - d d'` is `e det` or `-e det` for the cofactors `d` and `d'` in the other corners of
//!   the rectangle of `c` and `c'`, and an element `e`. Times the element `f` of the cofactor `c'`, `p` is `e f`. So `|p|` is at most
//!   `|f d d'| + |f c'| |c|` over `|det|`, and `|q|` too. The first terms are parts of `w det²`, and `|f c'|` add up to at most `sum`:
//!   `|p| + |q| <= |det| (w + 64 |c / det|)`.
//! - Hence the error of an element of the inverse is at most `2 u w + (2 * 64 + 321) u |b|`. As `b = b a b`, this is less than
//!   `451 u w`. The largest error in 300,000 matrices of each of eight kinds, near rank 1 and 2 among them, was `75 u w`; the
//!   largest of elimination was between `2.6 u w` and, with rows of different magnitudes, `1e12 u w`.
//!
//! Without the test the formula has a median relative error of 0.27 for matrices of three rows whose two smaller singular
//! values are 1e-8 of the first, where elimination has 6e-9.
//!
//! A product that overflows, and a determinant so small that what underflows matters, leave the matrix to elimination.
//! A cofactor loses by underflow less than `u / 64` of the largest element of the inverse.
//!
//! For three rows, `sum` has more operations than the rest of the test. So a sufficient condition is tested first, and
//! what does not meet it is computed out of line: `all <= 125 |det|`, where `all` is the product of the sums of the
//! magnitudes of the rows. Let `sum` be `more + less`, by the signs of the products, with `more - less = |det|`.
//! Then `less <= sqrt(more less) <= all / 4`, so that `sum = |det| + 2 less <= 63.5 |det|`, for the following reason.
//! As a function of one row, `more` and `less` are linear. Among rows with one sum of magnitudes, their product is largest
//! for one with at most two elements that are not zero, since its maximum in a triangle is at an edge. Of a matrix with
//! such rows at most two products are not zero. If these differ in all columns, then their product has two elements of
//! each row, and is at most `all² / 64`; otherwise it has two elements of two rows, and is at most `all² / 16`.

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

    /// The largest quotient of the product of the rows' magnitudes and of a determinant for which that is accurate.
    const ROWS: Self;

    /// A sum of magnitudes whose third power does not overflow.
    const FINITE: Self;

    /// Returns the magnitude.
    fn magnitude(self) -> Self;
}

macro_rules! real {
    ($($t:ident $product:literal $terms:literal $finite:literal;)*) => {$(
        impl Real for $t {
            const CANCELLED: $t = 64.0;
            const PRODUCT: $t = $product;
            const TERMS: $t = $terms;
            const ROWS: $t = 125.0;
            const FINITE: $t = $finite;

            #[inline(always)]
            fn magnitude(self) -> $t {
                self.abs()
            }
        }
    )*};
}

real! {
    f32 1e-33 1e-30 1e12;
    f64 1e-290 1e-250 1e100;
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
    assert_eq!(
        out.dims, a.dims,
        "expected an inverse of the matrix's sizes"
    );
    match (out.elements.as_mut_array(), a.elements.as_array()) {
        (Some(out), Some(&a)) => *out = two::<L, T>(a),
        _ => match (out.elements.as_mut_array(), a.elements.as_array()) {
            (Some(out), Some(&a)) => *out = three::<L, T>(a),
            _ => panic!("expected a matrix of two or three rows"),
        },
    }
}

/// Returns the inverse of a matrix of two rows.
#[inline(always)]
fn two<L: Level, T: Real>([a, b, c, d]: [T; 4]) -> [T; 4] {
    let (p, q) = (a * d, b * c);
    let (det, sum) = (p - q, p.magnitude() + q.magnitude());
    if !is_accurate(det, sum, sum) {
        return out_of_line([a, b, c, d], eliminated::<T, 2, 4>);
    }
    let zero = T::default();
    [d, zero - b, zero - c, a].map(|x| div::<L, T>(x, det))
}

/// Returns the inverse of a matrix of three rows.
#[inline(always)]
fn three<L: Level, T: Real>(a: [T; 9]) -> [T; 9] {
    let [a0, a1, a2, b0, b1, b2, c0, c1, c2] = a;
    let of_row = |[x, y, z]: [T; 3]| x.magnitude() + y.magnitude() + z.magnitude();
    // The product of the rows' magnitudes is cheaper than the sum of all terms, and sufficient.
    let [s, t, r] = [[a0, a1, a2], [b0, b1, b2], [c0, c1, c2]].map(of_row);
    let (cofactors, det) = cofactors(a);
    let all = s * (t * r + T::PRODUCT) + T::TERMS;
    let is_accurate = det.magnitude() * T::ROWS >= all && s + (t + r) < T::FINITE;
    if is_accurate {
        cofactors.map(|c| div::<L, T>(c, det))
    } else {
        out_of_line(a, cancelled::<T>)
    }
}

/// Returns the transpose of the cofactors of a matrix of three rows, and its determinant.
#[inline(always)]
fn cofactors<T: Real>([a0, a1, a2, b0, b1, b2, c0, c1, c2]: [T; 9]) -> ([T; 9], T) {
    let [a, b, c] = [[a0, a1, a2], [b0, b1, b2], [c0, c1, c2]];
    let [[x, y, z], [u0, u1, u2], [v0, v1, v2]] =
        [[b, c], [c, a], [a, b]].map(|[p, q]| cross(p, q, T::sub));
    let det = a0 * x + a1 * y + a2 * z;
    ([x, u0, v0, y, u1, v1, z, u2, v2], det)
}

/// Returns the cross product of two rows, whose elements are differences of two products; `join` may add them instead.
#[inline(always)]
fn cross<T: Real>([p0, p1, p2]: [T; 3], [q0, q1, q2]: [T; 3], join: impl Fn(T, T) -> T) -> [T; 3] {
    [
        join(p1 * q2, p2 * q1),
        join(p2 * q0, p0 * q2),
        join(p0 * q1, p1 * q0),
    ]
}

/// Returns the inverse of a matrix of three rows, by its cofactors if the sum of the magnitudes of the terms permits it.
#[cold]
#[inline(never)]
fn cancelled<T: Real>(a: [T; 9]) -> [T; 9] {
    // The exact sum of the magnitudes of the six products.
    let [a0, a1, a2, b0, b1, b2, c0, c1, c2] = a.map(T::magnitude);
    let [s, t, r] = cross([b0, b1, b2], [c0, c1, c2], |p, q| p + (q + T::PRODUCT));
    let sum = a0 * s + a1 * t + a2 * r;
    let (cofactors, det) = cofactors(a);
    let finite = cofactors.into_iter().fold(sum, T::add);
    if is_accurate(det, sum, finite) {
        cofactors.map(|c| div::<Baseline, T>(c, det))
    } else {
        eliminated::<T, 3, 9>(a)
    }
}

/// Whether a determinant is as large as its terms require, and `finite` is. It is not if one of them is NaN.
#[inline(always)]
fn is_accurate<T: Real>(det: T, sum: T, finite: T) -> bool {
    // Zero or NaN.
    let none = finite * T::default();
    det.magnitude() * T::CANCELLED >= sum + T::TERMS + none
}

/// Calls a function with copies of the elements, one by one: LLVM would pass the addresses of the operand and of the
/// result otherwise, which would not be in registers then.
#[inline(always)]
fn out_of_line<T: Real, const ALL: usize>(
    a: [T; ALL],
    function: impl Fn([T; ALL]) -> [T; ALL],
) -> [T; ALL] {
    let mut copy = [T::default(); ALL];
    for i in 0..ALL {
        copy[i] = black_box(a[i]);
    }
    let found = function(copy);
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
    // The inverse solves `a x = 1`.
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
