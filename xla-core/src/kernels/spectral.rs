//! The common parts of `eigh` and `svd`: single matrices, which the crate `faer` decomposes on the thread of the
//! caller.
//!
//! `faer` selects its instructions itself. Its functions are compiled here, once for each element type.

use faer::diag::DiagMut;
use faer::dyn_stack::{MemStack, StackReq};
use faer::linalg::evd::{ComputeEigenvectors, self_adjoint_evd, self_adjoint_evd_scratch};
use faer::linalg::svd::{ComputeSvdVectors, svd, svd_scratch};
use faer::traits::ComplexField;
use faer::{MatMut, MatRef, Par};
use num_complex::Complex;

use super::linear::{Linear, leveller};
use super::scratch;

/// The element types of matrices that have eigenvalues and singular values.
pub trait Spectral: Linear + From<Self::Real> {
    /// The type of these values.
    type Real: Linear;

    /// Returns the real part.
    fn real(self) -> Self::Real;

    /// Decomposes the Hermitian matrix of `n` rows whose lower triangle is in `a`; element `i` of `values` belongs
    /// to row `i` of `vectors`. Returns whether it succeeded.
    ///
    /// # Panics
    ///
    /// Panics if the lengths do not match.
    fn eigenvectors(a: &[Self], n: usize, values: &mut [Self], vectors: &mut [Self]) -> bool;

    /// Decomposes a matrix of `n` columns. Element `i` of `values` belongs to row `i` of `left` and to row `i` of
    /// `right`, which is not conjugated. Returns whether it succeeded.
    ///
    /// # Panics
    ///
    /// Panics if the lengths do not match.
    fn singular_vectors(
        a: &[Self],
        n: usize,
        values: &mut [Self],
        left: &mut [Self],
        right: &mut [Self],
    ) -> bool;
}

macro_rules! elements {
    ($($t:ty, $real:ty, |$x:ident| $part:expr;)*) => {$(
        impl Spectral for $t {
            type Real = $real;

            #[inline(always)]
            fn real(self) -> $real {
                let $x = self;
                $part
            }

            #[inline(never)]
            fn eigenvectors(a: &[$t], n: usize, values: &mut [$t], vectors: &mut [$t]) -> bool {
                eigenvectors(a, n, values, vectors)
            }

            #[inline(never)]
            fn singular_vectors(
                a: &[$t],
                n: usize,
                values: &mut [$t],
                left: &mut [$t],
                right: &mut [$t],
            ) -> bool {
                singular_vectors(a, n, values, left, right)
            }
        }
    )*};
}

elements! {
    f32, f32, |x| x;
    f64, f64, |x| x;
    Complex<f32>, f32, |x| x.re;
    Complex<f64>, f64, |x| x.re;
}

#[inline(always)]
fn eigenvectors<T: ComplexField>(a: &[T], n: usize, values: &mut [T], vectors: &mut [T]) -> bool {
    let all = ComputeEigenvectors::Yes;
    let request = self_adjoint_evd_scratch::<T>(n, all, Par::Seq, Default::default());
    // The vectors are rows of the result, so they are the columns that `faer` writes in column-major order.
    with_stack(request, |stack| {
        let vectors = MatMut::from_column_major_slice_mut(vectors, n, n);
        let a = MatRef::from_row_major_slice(a, n, n);
        let values = DiagMut::from_slice_mut(values);
        let done = self_adjoint_evd(
            a,
            values,
            Some(vectors),
            Par::Seq,
            stack,
            Default::default(),
        );
        done.is_ok()
    })
}

#[inline(always)]
fn singular_vectors<T: ComplexField>(
    a: &[T],
    n: usize,
    values: &mut [T],
    left: &mut [T],
    right: &mut [T],
) -> bool {
    let (m, k) = (a.len() / n, values.len());
    let thin = ComputeSvdVectors::Thin;
    let request = svd_scratch::<T>(m, n, thin, thin, Par::Seq, Default::default());
    // As in `eigenvectors`, the rows of the results are the columns of `faer`.
    with_stack(request, |stack| {
        let left = MatMut::from_column_major_slice_mut(left, m, k);
        let right = MatMut::from_column_major_slice_mut(right, n, k);
        let a = MatRef::from_row_major_slice(a, m, n);
        let values = DiagMut::from_slice_mut(values);
        let done = svd(
            a,
            values,
            Some(left),
            Some(right),
            Par::Seq,
            stack,
            Default::default(),
        );
        done.is_ok()
    })
}

/// Calls `f` with scratch memory of the thread.
fn with_stack<R>(request: StackReq, f: impl FnOnce(&mut MemStack) -> R) -> R {
    scratch::lend_bytes(request.unaligned_bytes_required(), |bytes| {
        f(MemStack::new(bytes))
    })
}

/// Returns the power of two that scales these numbers to about 1; `None` if one of them is not finite, for which `faer`
/// would repeat its steps to their limit.
pub(super) fn scale<T: Linear>(numbers: impl Iterator<Item = T>) -> Option<f64> {
    let mut greatest = 0.0f64;
    for number in numbers {
        if number.times_power(0.0) != T::default() {
            return None;
        }
        greatest = greatest.max(number.greatest());
    }
    Some(leveller(greatest))
}
