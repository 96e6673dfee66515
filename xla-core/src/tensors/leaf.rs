//! The leaves: tensors and scalars.

use alloc::borrow::Cow;
use core::slice;

use xla_shape::ElementType;

use super::{Content, Elements, Leaf, Leaves, Path, Source, Spec, Tensors};
use crate::element::bytes::{as_bytes, copy_from_bytes};
use crate::element::{Element, types};
use crate::error::Error;
use crate::shape::{Layout, Shape};
use crate::tensor::{Tensor, TensorMut, TensorView};

/// A leaf to write.
pub struct LeafMut<'a> {
    /// The element type.
    pub element: ElementType,
    /// The sizes; empty for a scalar.
    pub dims: &'a [usize],
    write: &'a mut dyn FnMut(&[u8]) -> Result<(), Error>,
}

impl LeafMut<'_> {
    /// Overwrites the elements with those that the bytes encode, in row-major order, each in little-endian order.
    ///
    /// # Errors
    ///
    /// [`Error::Bytes`] if the number of bytes differs, [`Error::NotBool`] if a byte of a `bool` is neither 0 nor 1;
    /// the elements are unchanged then.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        (self.write)(bytes)
    }
}

macro_rules! read {
    ($(($($lifetime:lifetime)?) $name:ident),*) => {$(
        impl<$($lifetime,)? E: Element, S: Shape, L: Layout<S>> Leaves for $name<$($lifetime,)? E, S, L> {
            const ELEMENTS: Elements = Elements::of(E::TYPE);

            fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
                f(Spec { path, element: E::TYPE, dims: S::KNOWN, minor_to_major: L::minor_to_major() });
            }

            fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
                let bytes = if L::IS_ROW_MAJOR {
                    Cow::Borrowed(as_bytes(self.as_slice()))
                } else {
                    Cow::Owned(as_bytes(&self.to_vec()).to_vec())
                };
                let dims = match S::STATIC {
                    Some(dims) => Cow::Borrowed(dims),
                    None => Cow::Owned(self.dims().as_ref().to_vec()),
                };
                f(path, Leaf { element: E::TYPE, dims, bytes });
            }
        }
    )*};
}
read!(() Tensor, ('v) TensorView, ('v) TensorMut);

/// Overwrites the tensor with the elements that the bytes encode in row-major order.
fn write<E: Element, S: Shape, L: Layout<S>>(
    tensor: &mut Tensor<E, S, L>,
    bytes: &[u8],
) -> Result<(), Error> {
    if L::IS_ROW_MAJOR {
        return copy_from_bytes(tensor.as_mut_slice(), bytes);
    }
    let mut rows: Tensor<E, S> = Tensor::try_alloc_sized(tensor.dims())?;
    copy_from_bytes(rows.as_mut_slice(), bytes)?;
    *tensor = rows.to_layout();
    Ok(())
}

impl<E: Element, S: Shape, L: Layout<S>> Tensors for Tensor<E, S, L> {
    fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>)) {
        let dims = self.dims();
        f(
            path,
            LeafMut {
                element: E::TYPE,
                dims: dims.as_ref(),
                write: &mut |bytes| write(self, bytes),
            },
        );
    }

    #[inline(never)]
    fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error> {
        let Content { dims, bytes } = source(Spec {
            path,
            element: E::TYPE,
            dims: S::KNOWN,
            minor_to_major: L::minor_to_major(),
        })?;
        let mut tensor = Tensor::try_alloc_slice(&dims)?;
        write(&mut tensor, &bytes)?;
        Ok(tensor)
    }
}

macro_rules! scalars {
    ($($scalar:ty)*) => {$(
        impl Leaves for $scalar {
            const ELEMENTS: Elements = Elements::of(<$scalar>::TYPE);

            fn specs(path: Path<'_>, f: &mut dyn FnMut(Spec<'_>)) {
                f(Spec { path, element: <$scalar>::TYPE, dims: &[], minor_to_major: &[] });
            }

            fn visit<'a>(&'a self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, Leaf<'a>)) {
                let bytes = Cow::Borrowed(as_bytes(slice::from_ref(self)));
                f(path, Leaf { element: <$scalar>::TYPE, dims: Cow::Borrowed(&[]), bytes });
            }
        }

        impl Tensors for $scalar {
            fn visit_mut(&mut self, path: Path<'_>, f: &mut dyn FnMut(Path<'_>, LeafMut<'_>)) {
                let write = &mut |bytes: &[u8]| copy_from_bytes(slice::from_mut(self), bytes);
                f(path, LeafMut { element: <$scalar>::TYPE, dims: &[], write });
            }

            #[inline(never)]
            fn assemble(path: Path<'_>, source: &mut Source<'_>) -> Result<Self, Error> {
                Ok(<Tensor<$scalar, ()> as Tensors>::assemble(path, source)?.item())
            }
        }
    )*};
}
types! { scalars! { @all } }
