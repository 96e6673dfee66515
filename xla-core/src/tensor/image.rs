//! Tensors and views from images, and images from tensors.
//!
//! An image of `height` rows is a tensor of the sizes `[height, width, channels]`, or `[height, width]` if it is grey.

use alloc::vec::Vec;
use core::ops::Deref;

use ::image::{ImageBuffer, Luma, LumaA, Pixel, Rgb, Rgba};

use super::{Tensor, TensorView};
use crate::element::Element;
use crate::error::Error;
use crate::shape::{Layout, Shape};
use crate::size::{Extent, Size};

/// Returns a size of an image.
///
/// # Panics
///
/// Panics if it is larger than the sizes of images.
fn side(size: usize) -> u32 {
    u32::try_from(size).unwrap_or_else(|_| {
        panic!(
            "expected at most {} rows and columns for an image, found {size}",
            u32::MAX
        )
    })
}

/// Returns an image over a container with the elements of its tensor.
fn whole<T>(image: Option<T>) -> T {
    image.expect("expected as many elements as the tensor's sizes determine")
}

/// A row for each kind of pixel and shape: the sizes beyond height and width and the number of channels.
macro_rules! images {
    ($($Pixel:ident ($($Channels:ty)?) $channels:expr;)*) => {$(
        /// Views the image without copying it.
        impl<'a, E, C, A, B> TryFrom<&'a ImageBuffer<$Pixel<E>, C>> for TensorView<'a, E, (A, B, $($Channels)?)>
        where
            E: Element,
            $Pixel<E>: Pixel<Subpixel = E>,
            C: Deref<Target = [E]>,
            A: Extent,
            B: Extent,
        {
            type Error = Error;

            fn try_from(image: &'a ImageBuffer<$Pixel<E>, C>) -> Result<Self, Error> {
                let mut sizes = <(A, B, $($Channels)?)>::ORIGIN;
                let [height, width] = [image.height() as usize, image.width() as usize];
                sizes[0] = height;
                sizes[1] = width;
                $(sizes[2] = <$Channels as crate::size::Dim>::SIZE;)?
                // The container may be longer than the image.
                TensorView::new_sized(sizes, &image.as_raw()[..height * width * $channels])
            }
        }

        /// Copies the image.
        impl<E, C, A, B, L> TryFrom<&ImageBuffer<$Pixel<E>, C>> for Tensor<E, (A, B, $($Channels)?), L>
        where
            E: Element,
            $Pixel<E>: Pixel<Subpixel = E>,
            C: Deref<Target = [E]>,
            A: Extent,
            B: Extent,
            L: Layout<(A, B, $($Channels)?)>,
        {
            type Error = Error;

            fn try_from(image: &ImageBuffer<$Pixel<E>, C>) -> Result<Self, Error> {
                Ok(TensorView::try_from(image)?.to_layout())
            }
        }

        /// Makes an image over the elements of the tensor, without copying them.
        ///
        /// # Panics
        ///
        /// Panics if a size exceeds `u32::MAX`.
        impl<'a, E, A, B> From<&'a Tensor<E, (A, B, $($Channels)?)>> for ImageBuffer<$Pixel<E>, &'a [E]>
        where
            E: Element,
            $Pixel<E>: Pixel<Subpixel = E>,
            A: Extent,
            B: Extent,
        {
            fn from(tensor: &'a Tensor<E, (A, B, $($Channels)?)>) -> Self {
                let sizes = tensor.dims();
                whole(ImageBuffer::from_raw(side(sizes[1]), side(sizes[0]), tensor.as_slice()))
            }
        }

        /// Copies the elements to an image.
        ///
        /// # Panics
        ///
        /// Panics if a size exceeds `u32::MAX`.
        impl<E, A, B, L> From<&Tensor<E, (A, B, $($Channels)?), L>> for ImageBuffer<$Pixel<E>, Vec<E>>
        where
            E: Element,
            $Pixel<E>: Pixel<Subpixel = E>,
            A: Extent,
            B: Extent,
            L: Layout<(A, B, $($Channels)?)>,
        {
            fn from(tensor: &Tensor<E, (A, B, $($Channels)?), L>) -> Self {
                let sizes = tensor.dims();
                whole(ImageBuffer::from_raw(side(sizes[1]), side(sizes[0]), tensor.to_vec()))
            }
        }
    )*};
}
images! {
    Luma () 1;
    Luma (Size<1>) 1;
    LumaA (Size<2>) 2;
    Rgb (Size<3>) 3;
    Rgba (Size<4>) 4;
}
