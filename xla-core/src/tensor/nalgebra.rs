//! Tensors from nalgebra's matrices and vectors, and these from tensors.

use ::nalgebra::{SMatrix, SVector, Scalar};

use super::Tensor;
use crate::element::Element;
use crate::size::{Dim, Size};

/// Copies the elements: nalgebra's matrices are column-major.
///
/// ```
/// use nalgebra::Matrix2x3;
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// let x = Matrix2x3::new(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
/// let y: Tensor<f64, (Size<2>, Size<3>)> = x.into();
/// assert_eq!(y, Tensor::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]));
/// assert_eq!(Matrix2x3::from(y), x);
/// ```
impl<E: Element + Scalar, const R: usize, const C: usize> From<SMatrix<E, R, C>>
    for Tensor<E, (Size<R>, Size<C>)>
where
    Size<R>: Dim,
    Size<C>: Dim,
{
    #[inline]
    fn from(matrix: SMatrix<E, R, C>) -> Self {
        let mut tensor = Tensor::alloc();
        let elements = tensor.as_mut_slice();
        for (j, column) in matrix.data.0.iter().enumerate() {
            for (i, &element) in column.iter().enumerate() {
                elements[i * C + j] = element;
            }
        }
        tensor
    }
}

impl<E: Element + Scalar, const R: usize, const C: usize> From<Tensor<E, (Size<R>, Size<C>)>>
    for SMatrix<E, R, C>
where
    Size<R>: Dim,
    Size<C>: Dim,
{
    #[inline]
    fn from(tensor: Tensor<E, (Size<R>, Size<C>)>) -> Self {
        let elements = tensor.as_slice();
        SMatrix::from_fn(|i, j| elements[i * C + j])
    }
}

impl<E: Element + Scalar, const N: usize> From<SVector<E, N>> for Tensor<E, (Size<N>,)>
where
    Size<N>: Dim,
{
    #[inline]
    fn from(vector: SVector<E, N>) -> Self {
        let mut tensor = Tensor::alloc();
        tensor.as_mut_slice().copy_from_slice(vector.as_slice());
        tensor
    }
}

impl<E: Element + Scalar, const N: usize> From<Tensor<E, (Size<N>,)>> for SVector<E, N>
where
    Size<N>: Dim,
{
    #[inline]
    fn from(tensor: Tensor<E, (Size<N>,)>) -> Self {
        let elements = tensor.as_slice();
        SVector::from_fn(|i, _| elements[i])
    }
}
