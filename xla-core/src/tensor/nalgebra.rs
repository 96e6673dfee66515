//! Tensors and views from nalgebra's matrices and vectors, and these from tensors.
//!
//! nalgebra's matrices are column-major, so their views are tensors of the layout `{0, 1}`, and copy nothing.

use ::nalgebra::{
    DMatrix, DMatrixView, DMatrixViewMut, DVector, DVectorView, DVectorViewMut, Dim as MatrixDim,
    IsContiguous, Matrix, RawStorage, RawStorageMut, SMatrix, SVector, Scalar, U1,
};

use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::error::Error;
use crate::shape::{Layout, MinorToMajor};
use crate::size::{Dim, Extent, Size};

/// The layout of nalgebra's matrices.
type ColumnMajor = MinorToMajor<(Size<0>, Size<1>)>;

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

/// Views a matrix without copying it, as a tensor of the layout `{0, 1}`. rustc refuses views of parts of a matrix, which
/// are not contiguous: `into_owned` copies them.
///
/// ```
/// use nalgebra::DMatrix;
/// use xla_core::shape::MinorToMajor;
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::{Tensor, View};
///
/// type Columns = Tensor<f64, (Dynamic, Size<3>), MinorToMajor<(Size<0>, Size<1>)>>;
/// let matrix = DMatrix::from_row_slice(2, 3, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
/// let view = View::<Columns>::try_from(&matrix)?;
/// assert_eq!((view.dims(), view[[1, 0]]), ([2, 3], 4.0));
/// # Ok::<(), xla_core::error::Error>(())
/// ```
impl<'a, E, R, C, M, A, B> TryFrom<&'a Matrix<E, R, C, M>>
    for TensorView<'a, E, (A, B), ColumnMajor>
where
    E: Element,
    R: MatrixDim,
    C: MatrixDim,
    M: RawStorage<E, R, C> + IsContiguous,
    A: Extent,
    B: Extent,
{
    type Error = Error;

    fn try_from(matrix: &'a Matrix<E, R, C, M>) -> Result<Self, Error> {
        TensorView::from_memory_sized(matrix.shape().into(), matrix.as_slice())
    }
}

/// Views a matrix mutably without copying it, as a tensor of the layout `{0, 1}`.
impl<'a, E, R, C, M, A, B> TryFrom<&'a mut Matrix<E, R, C, M>>
    for TensorMut<'a, E, (A, B), ColumnMajor>
where
    E: Element,
    R: MatrixDim,
    C: MatrixDim,
    M: RawStorageMut<E, R, C> + IsContiguous,
    A: Extent,
    B: Extent,
{
    type Error = Error;

    fn try_from(matrix: &'a mut Matrix<E, R, C, M>) -> Result<Self, Error> {
        TensorMut::from_memory_sized(matrix.shape().into(), matrix.as_mut_slice())
    }
}

/// Views a vector without copying it.
impl<'a, E, R, M, A> TryFrom<&'a Matrix<E, R, U1, M>> for TensorView<'a, E, (A,)>
where
    E: Element,
    R: MatrixDim,
    M: RawStorage<E, R, U1> + IsContiguous,
    A: Extent,
{
    type Error = Error;

    fn try_from(vector: &'a Matrix<E, R, U1, M>) -> Result<Self, Error> {
        TensorView::new(vector.as_slice())
    }
}

/// Views a vector mutably without copying it.
impl<'a, E, R, M, A> TryFrom<&'a mut Matrix<E, R, U1, M>> for TensorMut<'a, E, (A,)>
where
    E: Element,
    R: MatrixDim,
    M: RawStorageMut<E, R, U1> + IsContiguous,
    A: Extent,
{
    type Error = Error;

    fn try_from(vector: &'a mut Matrix<E, R, U1, M>) -> Result<Self, Error> {
        TensorMut::new(vector.as_mut_slice())
    }
}

/// Copies the elements of a matrix or, to a tensor of one dimension, of a vector.
///
/// ```
/// use nalgebra::{DMatrix, DVector};
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::Tensor;
///
/// let matrix = DMatrix::from_row_slice(2, 2, &[1, 2, 3, 4]);
/// let x = Tensor::<i32, (Dynamic, Size<2>)>::try_from(&matrix)?;
/// assert_eq!(x.as_slice(), [1, 2, 3, 4]);
/// let y = Tensor::<i32, (Size<2>,)>::try_from(&DVector::from_vec(vec![5, 6]))?;
/// assert_eq!(y, Tensor::from([5, 6]));
/// # Ok::<(), xla_core::error::Error>(())
/// ```
impl<E, R, C, M, A, B, L> TryFrom<&Matrix<E, R, C, M>> for Tensor<E, (A, B), L>
where
    E: Element,
    R: MatrixDim,
    C: MatrixDim,
    M: RawStorage<E, R, C> + IsContiguous,
    A: Extent,
    B: Extent,
    L: Layout<(A, B)>,
{
    type Error = Error;

    fn try_from(matrix: &Matrix<E, R, C, M>) -> Result<Self, Error> {
        let view = TensorView::<E, (A, B), ColumnMajor>::try_from(matrix)?;
        Ok(view.to_layout())
    }
}

/// Copies the elements of a vector.
impl<E, R, M, A> TryFrom<&Matrix<E, R, U1, M>> for Tensor<E, (A,)>
where
    E: Element,
    R: MatrixDim,
    M: RawStorage<E, R, U1> + IsContiguous,
    A: Extent,
{
    type Error = Error;

    fn try_from(vector: &Matrix<E, R, U1, M>) -> Result<Self, Error> {
        Tensor::from_slice(vector.as_slice())
    }
}

/// Copies the elements to a matrix.
///
/// ```
/// use nalgebra::DMatrix;
/// use xla_core::tensor::Tensor;
///
/// let matrix = DMatrix::from_row_slice(2, 2, &[1, 2, 3, 4]);
/// assert_eq!(DMatrix::from(&Tensor::from([[1, 2], [3, 4]])), matrix);
/// ```
impl<E: Element, A: Extent, B: Extent, L: Layout<(A, B)>> From<&Tensor<E, (A, B), L>>
    for DMatrix<E>
{
    fn from(tensor: &Tensor<E, (A, B), L>) -> Self {
        let [rows, columns] = tensor.dims();
        DMatrix::from_vec(rows, columns, tensor.to_vec_in::<ColumnMajor>())
    }
}

/// Copies the elements to a vector.
impl<E: Element, A: Extent> From<&Tensor<E, (A,)>> for DVector<E> {
    fn from(tensor: &Tensor<E, (A,)>) -> Self {
        DVector::from_column_slice(tensor.as_slice())
    }
}

/// Views the elements of a tensor of the layout `{0, 1}` without copying them.
impl<'a, E: Element, A: Extent, B: Extent> From<&'a Tensor<E, (A, B), ColumnMajor>>
    for DMatrixView<'a, E>
{
    fn from(tensor: &'a Tensor<E, (A, B), ColumnMajor>) -> Self {
        let [rows, columns] = tensor.dims();
        DMatrixView::from_slice(tensor.as_slice(), rows, columns)
    }
}

/// Views the elements of a tensor of the layout `{0, 1}` mutably without copying them.
impl<'a, E: Element, A: Extent, B: Extent> From<&'a mut Tensor<E, (A, B), ColumnMajor>>
    for DMatrixViewMut<'a, E>
{
    fn from(tensor: &'a mut Tensor<E, (A, B), ColumnMajor>) -> Self {
        let [rows, columns] = tensor.dims();
        DMatrixViewMut::from_slice(tensor.as_mut_slice(), rows, columns)
    }
}

/// Views the elements without copying them.
impl<'a, E: Element, A: Extent> From<&'a Tensor<E, (A,)>> for DVectorView<'a, E> {
    fn from(tensor: &'a Tensor<E, (A,)>) -> Self {
        DVectorView::from_slice(tensor.as_slice(), tensor.len())
    }
}

/// Views the elements mutably without copying them.
impl<'a, E: Element, A: Extent> From<&'a mut Tensor<E, (A,)>> for DVectorViewMut<'a, E> {
    fn from(tensor: &'a mut Tensor<E, (A,)>) -> Self {
        let len = tensor.len();
        DVectorViewMut::from_slice(tensor.as_mut_slice(), len)
    }
}
