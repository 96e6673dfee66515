//! Matrices of nalgebra and faer.

use faer::{Mat, MatMut, MatRef, mat};
use nalgebra::{
    DMatrix, DMatrixView, DMatrixViewMut, DVector, DVectorView, DVectorViewMut, Matrix2x3, Vector3,
};
use typed_xla::prelude::*;
use typed_xla::tensor::{TensorMut, TensorView, View, ViewMut};

use super::text;

/// A matrix by its rows, as the macro of nalgebra's feature `macros` makes it.
macro_rules! dmatrix {
    ($($($element:expr),*);*) => {{
        let rows = [$([$($element),*]),*];
        DMatrix::from_fn(rows.len(), rows[0].len(), |i, j| rows[i][j])
    }};
}

macro_rules! dvector {
    ($($element:expr),*) => {
        DVector::from_vec(vec![$($element),*])
    };
}

#[computation]
fn total(x: &f64![?, ?; {0, 1}], weights: &f64![?]) -> Result<f64, Error> {
    Ok(sum(dot(x, weights)))
}

#[test]
fn a_matrix_of_nalgebra_is_a_column_major_view() -> Result<(), Error> {
    let matrix = dmatrix![1.0, 2.0, 3.0; 4.0, 5.0, 6.0];
    let weights = dvector![1.0, 10.0, 100.0];
    let (x, w) = (
        TensorView::try_from(&matrix)?,
        TensorView::try_from(&weights)?,
    );
    assert_eq!(x.as_slice().as_ptr(), matrix.as_ptr());
    assert_eq!(total(&x, &w)?, 975.0);
    let fixed = Matrix2x3::new(1, 2, 3, 4, 5, 6);
    let view = View::<i32![2, 3; {0, 1}]>::try_from(&fixed)?;
    assert_eq!(
        (view[[1, 0]], view.as_slice()),
        (4, &[1, 4, 2, 5, 3, 6][..])
    );
    assert_eq!(
        View::<i32![3]>::try_from(&Vector3::new(7, 8, 9))?.as_slice(),
        [7, 8, 9]
    );
    assert_eq!(
        text(View::<f64![?, 2; {0, 1}]>::try_from(&matrix)),
        "f64[?, 2] cannot have the sizes [2, 3]"
    );
    assert_eq!(
        text(View::<f64![2]>::try_from(&weights)),
        "f64[2] has 2 elements, found 3"
    );
    Ok(())
}

#[test]
fn a_matrix_of_nalgebra_is_written_through_a_view() -> Result<(), Error> {
    let mut matrix = DMatrix::<i32>::zeros(2, 2);
    ViewMut::<i32![2, 2; {0, 1}]>::try_from(&mut matrix)?.as_mut_slice()[1] = 5;
    assert_eq!(matrix, dmatrix![0, 0; 5, 0]);
    let mut vector = dvector![1, 2];
    let mut view: TensorMut<i32, (Size<2>,)> = (&mut vector).try_into()?;
    view.as_mut_slice()[0] = 9;
    assert_eq!(vector, dvector![9, 2]);
    Ok(())
}

#[test]
fn a_matrix_of_nalgebra_is_copied_to_any_layout() -> Result<(), Error> {
    let matrix = dmatrix![1, 2, 3; 4, 5, 6];
    assert_eq!(
        <i32![?, ?]>::try_from(&matrix)?.as_slice(),
        [1, 2, 3, 4, 5, 6]
    );
    assert_eq!(
        <i32![2, 3; {0, 1}]>::try_from(&matrix)?.as_slice(),
        [1, 4, 2, 5, 3, 6]
    );
    assert_eq!(<i32![?]>::try_from(&dvector![1, 2])?.as_slice(), [1, 2]);
    // A part of a matrix is not contiguous: rustc refuses it, and its owned copy converts.
    let part = matrix.view((0, 1), (2, 2)).into_owned();
    assert_eq!(<i32![2, 2]>::try_from(&part)?, tensor![[2, 3], [5, 6]]);
    assert_eq!(
        text(<i32![3, 2]>::try_from(&matrix)),
        "i32[3, 2] cannot have the sizes [2, 3]"
    );
    Ok(())
}

#[test]
fn a_tensor_is_a_matrix_of_nalgebra() {
    let x = tensor![[1, 2, 3], [4, 5, 6]];
    let expected = dmatrix![1, 2, 3; 4, 5, 6];
    assert_eq!(DMatrix::from(&x), expected);
    let mut columns: i32![2, 3; {0, 1}] = x.to_layout();
    assert_eq!(DMatrix::from(&columns), expected);
    let view = DMatrixView::from(&columns);
    assert_eq!(
        (view, view.as_ptr()),
        (expected.as_view(), columns.as_slice().as_ptr())
    );
    DMatrixViewMut::from(&mut columns)[(1, 0)] = 9;
    assert_eq!(columns[[1, 0]], 9);
    let mut y = tensor![1, 2, 3];
    assert_eq!(DVector::from(&y), dvector![1, 2, 3]);
    assert_eq!(DVectorView::from(&y).sum(), 6);
    DVectorViewMut::from(&mut y)[0] = 7;
    assert_eq!(y, tensor![7, 2, 3]);
    assert_eq!(DMatrix::from(&<f32![0, 3]>::zeros()).shape(), (0, 3));
}

#[test]
fn a_matrix_of_faer_is_copied_from_any_strides() -> Result<(), Error> {
    let matrix = mat![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let rows = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    let columns = [1.0, 4.0, 2.0, 5.0, 3.0, 6.0];
    assert_eq!(<f64![?, 3]>::try_from(&matrix)?.as_slice(), rows);
    assert_eq!(<f64![2, 3; {0, 1}]>::try_from(&matrix)?.as_slice(), columns);
    assert_eq!(
        <f64![3, 2]>::try_from(matrix.transpose())?.as_slice(),
        columns
    );
    assert_eq!(
        <f64![3, 2; {0, 1}]>::try_from(matrix.transpose())?.as_slice(),
        rows
    );
    // Neither rows nor columns are contiguous.
    let cube = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0];
    let every = MatRef::from_row_major_slice(&cube, 2, 4).reverse_cols();
    assert_eq!(
        <f64![2, 4]>::try_from(every)?,
        tensor![[3.0, 2.0, 1.0, 0.0], [7.0, 6.0, 5.0, 4.0]]
    );
    assert_eq!(
        <f64![?, ?]>::try_from(&Mat::<f64>::zeros(0, 3))?.dims(),
        [0, 3]
    );
    assert_eq!(
        <f64![?, ?]>::try_from(&Mat::<f64>::zeros(3, 0))?.dims(),
        [3, 0]
    );
    assert_eq!(
        text(<f64![?, 2]>::try_from(&matrix)),
        "f64[?, 2] cannot have the sizes [2, 3]"
    );
    Ok(())
}

#[test]
fn a_tensor_is_a_matrix_of_faer() {
    let mut x = tensor![[1.0, 2.0], [3.0, 4.0]];
    let mut columns: f64![2, 2; {0, 1}] = x.to_layout();
    for view in [MatRef::from(&x), MatRef::from(&columns)] {
        assert_eq!(view, mat![[1.0, 2.0], [3.0, 4.0]]);
        assert_eq!(view * view, mat![[7.0, 10.0], [15.0, 22.0]]);
    }
    assert_eq!(MatRef::from(&x).as_ptr(), x.as_slice().as_ptr());
    assert_eq!(Mat::from(&x), mat![[1.0, 2.0], [3.0, 4.0]]);
    MatMut::from(&mut x)[(0, 1)] = 9.0;
    MatMut::from(&mut columns)[(0, 1)] = 9.0;
    assert_eq!((x[[0, 1]], columns[[0, 1]]), (9.0, 9.0));
}
