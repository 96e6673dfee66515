//! Arrays of ndarray.

use ndarray::{
    Array0, Array1, Array2, Array3, ArrayD, ArrayView0, ArrayView1, ArrayView2, ArrayView3,
    ArrayViewD, ArrayViewMut2, ShapeBuilder, array, s,
};
use typed_xla::prelude::*;
use typed_xla::tensor::{TensorView, View, ViewMut};

use super::text;

#[computation]
fn doubled(x: &f64![?, 3]) -> f64![?, 3] {
    x + x
}

fn two_by_three() -> Array2<f64> {
    array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
}

#[test]
fn a_contiguous_array_is_viewed_without_a_copy() -> Result<(), Error> {
    let array = two_by_three();
    let view = View::<f64![2, ?]>::try_from(&array)?;
    assert_eq!(
        (view.dims(), view.as_slice().as_ptr()),
        ([2, 3], array.as_ptr())
    );
    // The argument determines the shape.
    let view = TensorView::try_from(&array)?;
    assert_eq!(doubled(&view).as_slice(), [2.0, 4.0, 6.0, 8.0, 10.0, 12.0]);
    // Parts of arrays, shared arrays and arrays whose number of dimensions is dynamic.
    let row = View::<f64![1, 3]>::try_from(array.slice(s![1.., ..]))?;
    assert_eq!(*row, tensor![[4.0, 5.0, 6.0]]);
    let shared = array.clone().into_shared();
    assert_eq!(
        View::<f64![2, 3]>::try_from(&shared)?.as_slice(),
        array.as_slice().unwrap()
    );
    let dynamic = array.into_dyn();
    assert_eq!(View::<f64![2, 3]>::try_from(&dynamic)?.dims(), [2, 3]);
    Ok(())
}

#[test]
fn a_layout_views_arrays_in_its_order() -> Result<(), Error> {
    let array = two_by_three();
    let transposed = View::<f64![3, 2; {0, 1}]>::try_from(array.t())?;
    assert_eq!((transposed[[2, 0]], transposed[[0, 1]]), (3.0, 4.0));
    let cube = Array3::from_shape_fn((2, 3, 4), |(i, j, k)| 100 * i + 10 * j + k);
    let cube = cube.mapv(|x| x as i32);
    let turned = cube.view().permuted_axes([2, 0, 1]);
    let view = View::<i32![4, 2, 3; {0, 2, 1}]>::try_from(turned)?;
    assert_eq!((view[[3, 1, 2]], view.dims()), (123, [4, 2, 3]));
    // The stride of a dimension of size 1 is arbitrary.
    let column = array.slice(s![.., ..1]);
    assert!(View::<f64![2, 1]>::try_from(column).is_err());
    let row = array.slice(s![..1, ..]);
    assert_eq!(
        View::<f64![1, 3; {0, 1}]>::try_from(row)?.as_slice(),
        [1.0, 2.0, 3.0]
    );
    Ok(())
}

#[test]
fn an_array_that_does_not_fit_is_an_error_with_both_sides() {
    let array = two_by_three();
    let strides = "a view of f64[3, 2] expects the strides [2, 1], found [1, 3]: copy the elements by `Tensor::try_from`";
    let cases = [
        (text(View::<f64![?, ?]>::try_from(array.t())), strides),
        (
            text(View::<f64![2, 3]>::try_from(array.slice(s![.., ..;-1]))),
            "a view of f64[2, 3] expects the strides [3, 1], found [3, -1]: copy the elements by `Tensor::try_from`",
        ),
        (
            text(View::<f64![?, 4]>::try_from(&array)),
            "f64[?, 4] cannot have the sizes [2, 3]",
        ),
        (
            text(<f64![2, 2]>::try_from(&array)),
            "f64[2, 2] cannot have the sizes [2, 3]",
        ),
        (
            text(<f64![?]>::try_from(array.clone().into_dyn())),
            "f64[?] cannot have the sizes [2, 3]",
        ),
        (
            text(ViewMut::<f64![?, ?]>::try_from(
                array.clone().view_mut().reversed_axes(),
            )),
            strides,
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
}

#[test]
fn an_array_with_any_strides_is_copied() -> Result<(), Error> {
    let array = two_by_three();
    assert_eq!(
        <f64![?, 2]>::try_from(array.t())?.as_slice(),
        [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]
    );
    let reversed = array.slice(s![.., ..;-2]);
    assert_eq!(
        <f64![2, 2]>::try_from(reversed)?,
        tensor![[3.0, 1.0], [6.0, 4.0]]
    );
    let columns = <f64![2, 3; {0, 1}]>::try_from(&array)?;
    assert_eq!(columns.as_slice(), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
    assert_eq!(
        f64::from(<f64![]>::try_from(Array0::from_elem((), 2.0))?),
        2.0
    );
    assert_eq!(<i32![?]>::try_from(Array1::from(vec![1, 2]))?.dims(), [2]);
    Ok(())
}

#[test]
fn a_tensor_is_an_array_without_a_copy() {
    let mut x = tensor![[1, 2, 3], [4, 5, 6]];
    let view: ArrayView2<i32> = (&x).into();
    assert_eq!(
        (view, view.as_ptr()),
        (array![[1, 2, 3], [4, 5, 6]].view(), x.as_slice().as_ptr())
    );
    assert_eq!(ArrayViewD::from(&x).shape(), [2, 3]);
    assert_eq!(ArrayView1::from(&tensor![7, 8])[1], 8);
    assert_eq!(ArrayView0::from(&Tensor::from(3))[()], 3);
    ArrayViewMut2::from(&mut x).column_mut(1).fill(0);
    assert_eq!(x, tensor![[1, 0, 3], [4, 0, 6]]);
    let columns: i32![2, 3; {0, 1}] = x.to_layout();
    let view = ArrayView2::from(&columns);
    assert_eq!((view.strides(), view[[1, 0]]), (&[1, 2][..], 4));
    let turned: i32![1, 2, 3; {1, 0, 2}] = Tensor::from_fn(|[_, j, k]| (3 * j + k) as i32);
    assert_eq!(
        ArrayView3::from(&turned),
        Array3::from_shape_fn((1, 2, 3), |(_, j, k)| (3 * j + k) as i32)
    );
}

#[test]
fn a_tensor_is_copied_to_an_array_of_its_strides() {
    let x = tensor![[1, 2, 3], [4, 5, 6]];
    assert_eq!(Array2::from(&x), array![[1, 2, 3], [4, 5, 6]]);
    assert_eq!(ArrayD::from(&x), array![[1, 2, 3], [4, 5, 6]].into_dyn());
    let columns: i32![2, 3; {0, 1}] = x.to_layout();
    assert_eq!(Array2::from(&columns).strides(), [1, 2]);
    assert_eq!(Array2::from(&columns), array![[1, 2, 3], [4, 5, 6]]);
    assert_eq!(Array1::from(&tensor![1.5, 2.5]), array![1.5, 2.5]);
}

#[test]
fn arrays_without_elements_are_tensors() -> Result<(), Error> {
    for sizes in [[0, 3], [3, 0], [0, 0]] {
        let x = <f32![?, ?]>::zeros_sized(sizes)?;
        assert_eq!(ArrayView2::from(&x).shape(), sizes);
        assert_eq!(Array2::from(&x).shape(), sizes);
        assert_eq!(
            View::<f32![?, ?]>::try_from(&Array2::zeros(sizes))?.dims(),
            sizes
        );
        assert_eq!(
            View::<f32![?, ?; {0, 1}]>::try_from(&Array2::zeros(sizes.f()))?.dims(),
            sizes
        );
        assert_eq!(<f32![?, ?]>::try_from(Array2::zeros(sizes))?.dims(), sizes);
    }
    Ok(())
}
