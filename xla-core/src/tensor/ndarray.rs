//! Tensors and views from ndarray's arrays, and these from tensors.
//!
//! A view copies nothing. It requires the strides of its layout; a tensor copies the elements of any array.

use ::ndarray::{
    Array, ArrayBase, ArrayD, ArrayView, ArrayViewMut, Data, DataMut, Dim, Dimension, IxDyn,
    ShapeBuilder, StrideShape,
};

use super::sized::of_slice;
use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::error::Error;
use crate::shape::{Order, Shape};

/// Checks that an array with a static number of dimensions has as many as the tensor.
const fn check_rank<S: Shape, D: Dimension>() {
    if let Some(rank) = D::NDIM {
        assert!(
            rank == S::RANK,
            "expected an array of as many dimensions as the tensor has"
        );
    }
}

/// Returns the dimensions of a layout from major to minor: in this order, an array of the layout is in standard order.
fn major_to_minor<S: Shape, L: Order<S>, D: Dimension>(rank: usize) -> D {
    let mut axes = D::zeros(rank);
    for (d, &dimension) in L::minor_to_major().iter().rev().enumerate() {
        axes[d] = dimension;
    }
    axes
}

fn strides<E: Element, S: Shape, L: Order<S>>(shape: &S, found: &[isize]) -> Error {
    Error::Strides {
        element: E::TYPE,
        dims: shape.sizes().as_ref().to_vec(),
        expected: L::strides_of(shape).as_ref().to_vec(),
        found: found.to_vec(),
    }
}

/// Views an array without copying it.
///
/// The number of dimensions is checked at compile time, except for `ArrayD`. The sizes are checked, and so are the
/// strides: a view of row-major layout requires an array in standard order, a view of layout `{0, 1}` one in Fortran's.
///
/// ```
/// use ndarray::{ShapeBuilder, array};
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::TensorView;
///
/// let array = array![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
/// let view = TensorView::<f64, (Dynamic, Size<2>)>::try_from(&array)?;
/// assert_eq!((view.dims(), view[[2, 0]]), ([3, 2], 5.0));
///
/// let transposed = array.t();
/// let error = TensorView::<f64, (Dynamic, Dynamic)>::try_from(transposed).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "a view of f64[2, 3] expects the strides [3, 1], found [1, 2]: copy the elements by `Tensor::try_from`"
/// );
/// # Ok::<(), xla_core::error::Error>(())
/// ```
impl<'a, E: Element, S: Shape, L: Order<S>, D: Dimension> TryFrom<ArrayView<'a, E, D>>
    for TensorView<'a, E, S, L>
{
    type Error = Error;

    fn try_from(array: ArrayView<'a, E, D>) -> Result<Self, Error> {
        const { check_rank::<S, D>() };
        let shape = of_slice::<E, S>(array.shape())?;
        let ordered = array
            .clone()
            .permuted_axes(major_to_minor::<S, L, D>(S::RANK));
        match ordered.to_slice() {
            Some(elements) => TensorView::of_shape(shape, elements),
            None => Err(strides::<E, S, L>(&shape, array.strides())),
        }
    }
}

/// Views an array without copying it, as the conversion of an `ArrayView` does.
impl<'a, E: Element, S: Shape, L: Order<S>, A: Data<Elem = E>, D: Dimension>
    TryFrom<&'a ArrayBase<A, D>> for TensorView<'a, E, S, L>
{
    type Error = Error;

    fn try_from(array: &'a ArrayBase<A, D>) -> Result<Self, Error> {
        array.view().try_into()
    }
}

/// Views an array mutably, as the conversion to a [`TensorView`] does.
impl<'a, E: Element, S: Shape, L: Order<S>, D: Dimension> TryFrom<ArrayViewMut<'a, E, D>>
    for TensorMut<'a, E, S, L>
{
    type Error = Error;

    fn try_from(array: ArrayViewMut<'a, E, D>) -> Result<Self, Error> {
        const { check_rank::<S, D>() };
        let shape = of_slice::<E, S>(array.shape())?;
        let found = array.strides().to_vec();
        let ordered = array.permuted_axes(major_to_minor::<S, L, D>(S::RANK));
        match ordered.into_slice() {
            Some(elements) => TensorMut::of_shape(shape, elements),
            None => Err(strides::<E, S, L>(&shape, &found)),
        }
    }
}

/// Views an array mutably, as the conversion to a [`TensorView`] does.
impl<'a, E: Element, S: Shape, L: Order<S>, A: DataMut<Elem = E>, D: Dimension>
    TryFrom<&'a mut ArrayBase<A, D>> for TensorMut<'a, E, S, L>
{
    type Error = Error;

    fn try_from(array: &'a mut ArrayBase<A, D>) -> Result<Self, Error> {
        array.view_mut().try_into()
    }
}

/// Copies the elements of an array with any strides.
///
/// ```
/// use ndarray::array;
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// let array = array![[1, 2], [3, 4], [5, 6]];
/// let x: Tensor<i32, (Size<2>, Size<3>)> = array.t().try_into()?;
/// assert_eq!(x, Tensor::from([[1, 3, 5], [2, 4, 6]]));
/// # Ok::<(), xla_core::error::Error>(())
/// ```
impl<E: Element, S: Shape, L: Order<S>, A: Data<Elem = E>, D: Dimension> TryFrom<&ArrayBase<A, D>>
    for Tensor<E, S, L>
{
    type Error = Error;

    fn try_from(array: &ArrayBase<A, D>) -> Result<Self, Error> {
        const { check_rank::<S, D>() };
        let mut tensor = Self::try_of_shape(of_slice::<E, S>(array.shape())?)?;
        ArrayViewMut::<E, IxDyn>::from(&mut tensor).assign(&array.view().into_dyn());
        Ok(tensor)
    }
}

/// Copies the elements of an array with any strides.
impl<E: Element, S: Shape, L: Order<S>, A: Data<Elem = E>, D: Dimension> TryFrom<ArrayBase<A, D>>
    for Tensor<E, S, L>
{
    type Error = Error;

    fn try_from(array: ArrayBase<A, D>) -> Result<Self, Error> {
        Tensor::try_from(&array)
    }
}

/// Returns the sizes of a tensor with the strides of its layout. An array without elements has no strides to check.
fn strided<E: Element, S: Shape, L: Order<S>, D: Dimension>(
    tensor: &Tensor<E, S, L>,
) -> StrideShape<D> {
    let (mut sizes, mut strides) = (D::zeros(S::RANK), D::zeros(S::RANK));
    for d in 0..S::RANK {
        sizes[d] = tensor.dims()[d];
        strides[d] = L::strides_of(&tensor.shape)[d];
    }
    if tensor.is_empty() {
        return sizes.into();
    }
    sizes.strides(strides)
}

/// The views of each number of dimensions but one: ndarray itself views whatever is `AsRef<[E]>` as one dimension.
macro_rules! views {
    ($($Dim:ty: $Shape:path;)*) => {$(
        /// Views the elements without copying them, with the strides of the layout.
        impl<'a, E: Element, S: $Shape, L: Order<S>> From<&'a Tensor<E, S, L>> for ArrayView<'a, E, $Dim> {
            fn from(tensor: &'a Tensor<E, S, L>) -> Self {
                ArrayView::from_shape(strided(tensor), tensor.as_slice())
                    .expect("a layout without padding has valid strides")
            }
        }

        /// Views the elements mutably without copying them, with the strides of the layout.
        impl<'a, E: Element, S: $Shape, L: Order<S>> From<&'a mut Tensor<E, S, L>> for ArrayViewMut<'a, E, $Dim> {
            fn from(tensor: &'a mut Tensor<E, S, L>) -> Self {
                ArrayViewMut::from_shape(strided(tensor), tensor.as_mut_slice())
                    .expect("a layout without padding has valid strides")
            }
        }
    )*};
}
views! {
    IxDyn: Shape;
    Dim<[usize; 0]>: Shape<Index = [usize; 0]>;
    Dim<[usize; 2]>: Shape<Index = [usize; 2]>;
    Dim<[usize; 3]>: Shape<Index = [usize; 3]>;
    Dim<[usize; 4]>: Shape<Index = [usize; 4]>;
    Dim<[usize; 5]>: Shape<Index = [usize; 5]>;
    Dim<[usize; 6]>: Shape<Index = [usize; 6]>;
}

/// Copies the elements to an array, which has the strides of the tensor's layout.
///
/// ```
/// use ndarray::{Array2, array};
/// use xla_core::tensor::Tensor;
///
/// assert_eq!(Array2::from(&Tensor::from([[1, 2], [3, 4]])), array![[1, 2], [3, 4]]);
/// ```
impl<E: Element, S: Shape<Index = [usize; R]>, L: Order<S>, const R: usize> From<&Tensor<E, S, L>>
    for Array<E, Dim<[usize; R]>>
where
    Dim<[usize; R]>: Dimension,
{
    fn from(tensor: &Tensor<E, S, L>) -> Self {
        Array::from_shape_vec(strided(tensor), tensor.as_slice().to_vec())
            .expect("a layout without padding has valid strides")
    }
}

/// Copies the elements to an array of any number of dimensions.
impl<E: Element, S: Shape, L: Order<S>> From<&Tensor<E, S, L>> for ArrayD<E> {
    fn from(tensor: &Tensor<E, S, L>) -> Self {
        ArrayView::from(tensor).to_owned()
    }
}
