//! The types of views, from the types of tensors.

use core::ops::Deref;

use super::{Tensor, TensorMut, TensorView};
use crate::element::Element;
use crate::shape::{Layout, Shape};

/// The type of a view of a tensor, from the tensor's type: `View<'a, f64![?, 4]>`, which is the [`TensorView`] of this
/// element type, shape and layout.
///
/// ```
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::{Tensor, View};
///
/// type Batch = Tensor<f64, (Dynamic, Size<2>)>;
///
/// /// The rows from number `first` on, which borrow from the slice.
/// fn after(memory: &[f64], first: usize) -> View<'_, Batch> {
///     View::<Batch>::new(&memory[2 * first..]).expect("expected pairs")
/// }
///
/// assert_eq!(after(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 1).dims(), [2, 2]);
/// ```
pub type View<'a, T> = <T as Viewed>::View<'a>;

/// The type of a mutable view of a tensor, from the tensor's type: `ViewMut<'a, f64![?, 4]>`, which is the [`TensorMut`]
/// of this element type, shape and layout.
pub type ViewMut<'a, T> = <T as Viewed>::ViewMut<'a>;

/// The type of a tensor, as [`View`] and [`ViewMut`] take it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of a tensor",
    label = "not the type of a tensor",
    note = "the type of a view contains the type of its tensor: `View<'a, f32![?, 784]>`"
)]
pub trait Viewed: 'static {
    /// A view of such a tensor.
    type View<'a>: Deref<Target = Self>;
    /// A mutable view of such a tensor.
    type ViewMut<'a>: Deref<Target = Self>;
}

impl<E: Element, S: Shape, L: Layout<S>> Viewed for Tensor<E, S, L> {
    type View<'a> = TensorView<'a, E, S, L>;
    type ViewMut<'a> = TensorMut<'a, E, S, L>;
}
