//! Pictures as PNG files.

use alloc::vec::Vec;
use core::ops::RangeInclusive;
use std::io::{self, Write};
use std::path::Path;

use png::{BitDepth, ColorType, Encoder};

use super::describe::number;
use crate::element::Element;
use crate::error::Error;
use crate::file::replace;
use crate::shape::{Layout, Shape};
use crate::size::{Extent, Size};
use crate::tensor::Tensor;

/// The shape of a picture: `[height, width]`, or `[height, width, channels]` with 1, 3 or 4 channels: grey, RGB, or RGB and
/// opacity.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the shape of a picture",
    label = "expected the sizes [height, width], or [height, width, channels] with 1, 3 or 4 channels",
    note = "a picture is a tensor such as `u8![28, 28]`, `f32![?, ?]` or `u8![?, ?, 3]`"
)]
pub trait Picture: Shape + sealed::Picture {
    /// The number of channels.
    const CHANNELS: usize;
}

mod sealed {
    /// Seals [`Picture`](super::Picture) to the shapes that the format has.
    pub trait Picture {}
}

impl<H: Extent, W: Extent> sealed::Picture for (H, W) {}

impl<H: Extent, W: Extent> Picture for (H, W) {
    const CHANNELS: usize = 1;
}

macro_rules! channels {
    ($($channels:literal)*) => {$(
        impl<H: Extent, W: Extent> sealed::Picture for (H, W, Size<$channels>) {}

        impl<H: Extent, W: Extent> Picture for (H, W, Size<$channels>) {
            const CHANNELS: usize = $channels;
        }
    )*};
}

channels! { 1 3 4 }

impl<S: Picture, L: Layout<S>> Tensor<u8, S, L> {
    /// Saves a picture as a PNG file. An existing file is replaced once the new one is complete.
    ///
    /// The sizes are `[height, width]`, or `[height, width, channels]` with 1, 3 or 4 channels: grey, RGB, or RGB and
    /// opacity.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] if the file cannot be written, also for a picture without pixels, which the format lacks.
    pub fn save_png(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        write::<S>(self.dims().as_ref(), &self.to_vec(), path.as_ref())
    }
}

impl<E: Element, S: Picture, L: Layout<S>> Tensor<E, S, L> {
    /// Saves a picture as a PNG file, as [`save_png`](Tensor::save_png). The start of the range is black, and its end is
    /// white, or the full colour.
    ///
    /// Numbers beyond the range have the colour of its nearer end, and NaN that of its start. A `bool` counts as 0 or 1, and a
    /// complex number as its magnitude.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// # let folder = std::env::temp_dir().join(format!("png-doc-{}", std::process::id()));
    /// # std::fs::create_dir_all(&folder).unwrap();
    /// let path = folder.join("slope.png");
    /// let slope: Tensor<f32, (Size<16>, Size<64>)> = Tensor::from_fn(|[_, x]| x as f32);
    /// slope.save_png_range(&path, 0.0..=63.0)?;
    /// # std::fs::remove_dir_all(&folder).unwrap();
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`save_png`](Tensor::save_png).
    pub fn save_png_range(
        &self,
        path: impl AsRef<Path>,
        range: RangeInclusive<f64>,
    ) -> Result<(), Error> {
        let (start, end) = (*range.start(), *range.end());
        // NaN becomes 0 when it is converted.
        let level = |x: &E| ((number(*x) - start) / (end - start) * 255.0).round() as u8;
        let levels: Vec<u8> = self.iter().map(level).collect();
        write::<S>(self.dims().as_ref(), &levels, path.as_ref())
    }
}

/// Writes a file of bytes, one for each channel of each pixel.
fn write<S: Picture>(dims: &[usize], bytes: &[u8], path: &Path) -> Result<(), Error> {
    replace(path, |file| {
        let size = |size| u32::try_from(size).map_err(io::Error::other);
        let mut encoder = Encoder::new(&mut *file, size(dims[1])?, size(dims[0])?);
        encoder.set_color(match S::CHANNELS {
            1 => ColorType::Grayscale,
            3 => ColorType::Rgb,
            _ => ColorType::Rgba,
        });
        encoder.set_depth(BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(bytes)?;
        writer.finish()?;
        file.flush()
    })
}
