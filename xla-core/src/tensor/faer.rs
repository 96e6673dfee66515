//! Tensors from faer's matrices, and matrices and their views from tensors.
//!
//! faer aligns the columns of a `Mat`, so that there are gaps between them, and a tensor copies its elements.

use ::faer::{Mat, MatMut, MatRef};

use super::Tensor;
use super::elements::same_order;
use super::sized::of_slice;
use crate::element::Element;
use crate::error::Error;
use crate::shape::{Layout, MinorToMajor, Order};
use crate::size::{Extent, Size};

/// The layout of faer's matrices.
type ColumnMajor = MinorToMajor<(Size<0>, Size<1>)>;

/// Copies the elements of a matrix.
///
/// ```
/// use faer::mat;
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::Tensor;
///
/// let x: Tensor<f64, (Dynamic, Size<2>)> = mat![[1.0, 2.0], [3.0, 4.0]].as_ref().try_into()?;
/// assert_eq!(x.as_slice(), [1.0, 2.0, 3.0, 4.0]);
/// # Ok::<(), xla_core::error::Error>(())
/// ```
impl<E: Element, A: Extent, B: Extent, L: Layout<(A, B)>> TryFrom<MatRef<'_, E>>
    for Tensor<E, (A, B), L>
{
    type Error = Error;

    fn try_from(matrix: MatRef<'_, E>) -> Result<Self, Error> {
        let shape = of_slice::<E, (A, B)>(&[matrix.nrows(), matrix.ncols()])?;
        if matrix.try_as_col_major().is_some() {
            let mut columns = Tensor::<E, (A, B), ColumnMajor>::try_of_shape(shape)?;
            copy_columns(columns.as_mut_slice(), matrix);
            return Ok(into_layout(columns));
        }
        if matrix.try_as_row_major().is_some() {
            let mut rows = Tensor::<E, (A, B)>::try_of_shape(shape)?;
            copy_columns(rows.as_mut_slice(), matrix.transpose());
            return Ok(into_layout(rows));
        }
        Ok(Tensor::try_of_shape(shape)?.of_fn(|[i, j]| matrix[(i, j)]))
    }
}

/// Copies the columns of a matrix, each of which is contiguous, one after the other.
fn copy_columns<E: Element>(out: &mut [E], matrix: MatRef<'_, E>) {
    let matrix = matrix
        .try_as_col_major()
        .expect("a column-major matrix, as its caller has checked");
    if matrix.nrows() > 0 {
        for (column, out) in matrix.col_iter().zip(out.chunks_exact_mut(matrix.nrows())) {
            out.copy_from_slice(column.as_slice());
        }
    }
}

/// Copies the elements to another layout, or reuses their memory if it is the same.
fn into_layout<E: Element, A: Extent, B: Extent, L: Layout<(A, B)>, M: Layout<(A, B)>>(
    tensor: Tensor<E, (A, B), L>,
) -> Tensor<E, (A, B), M> {
    if same_order::<(A, B), L, M>() {
        let shape = tensor.shape;
        return tensor.reshaped(shape);
    }
    tensor.to_layout()
}

/// Copies the elements of a matrix.
impl<E: Element, A: Extent, B: Extent, L: Layout<(A, B)>> TryFrom<&Mat<E>>
    for Tensor<E, (A, B), L>
{
    type Error = Error;

    fn try_from(matrix: &Mat<E>) -> Result<Self, Error> {
        matrix.as_ref().try_into()
    }
}

/// Views the elements without copying them.
///
/// ```
/// use faer::{MatRef, mat};
/// use xla_core::tensor::Tensor;
///
/// let x = Tensor::from([[1.0, 2.0], [3.0, 4.0]]);
/// assert_eq!(MatRef::from(&x) * MatRef::from(&x), mat![[7.0, 10.0], [15.0, 22.0]]);
/// ```
impl<'a, E: Element, A: Extent, B: Extent, L: Order<(A, B)>> From<&'a Tensor<E, (A, B), L>>
    for MatRef<'a, E>
{
    fn from(tensor: &'a Tensor<E, (A, B), L>) -> Self {
        let [rows, columns] = tensor.dims();
        if L::IS_ROW_MAJOR {
            MatRef::from_row_major_slice(tensor.as_slice(), rows, columns)
        } else {
            MatRef::from_column_major_slice(tensor.as_slice(), rows, columns)
        }
    }
}

/// Views the elements mutably without copying them.
impl<'a, E: Element, A: Extent, B: Extent, L: Order<(A, B)>> From<&'a mut Tensor<E, (A, B), L>>
    for MatMut<'a, E>
{
    fn from(tensor: &'a mut Tensor<E, (A, B), L>) -> Self {
        let [rows, columns] = tensor.dims();
        if L::IS_ROW_MAJOR {
            MatMut::from_row_major_slice_mut(tensor.as_mut_slice(), rows, columns)
        } else {
            MatMut::from_column_major_slice_mut(tensor.as_mut_slice(), rows, columns)
        }
    }
}

/// Copies the elements to a matrix.
impl<E: Element, A: Extent, B: Extent, L: Order<(A, B)>> From<&Tensor<E, (A, B), L>> for Mat<E> {
    fn from(tensor: &Tensor<E, (A, B), L>) -> Self {
        let matrix = MatRef::from(tensor);
        Mat::from_fn(matrix.nrows(), matrix.ncols(), |i, j| matrix[(i, j)])
    }
}
