//! Images of the crate image.

use image::{
    GrayAlphaImage, GrayImage, ImageBuffer, Luma, LumaA, Rgb, Rgb32FImage, RgbImage, RgbaImage,
};
use typed_xla::prelude::*;
use typed_xla::tensor::View;

use super::text;

/// The mean over the pixels of an image, for each channel.
#[computation]
fn colour(image: &u8![?, ?, 3]) -> f32![3] {
    mean(image.convert(f32), [0, 1])
}

#[test]
fn an_image_is_a_view_of_rows_columns_and_channels() -> Result<(), Error> {
    let image = RgbImage::from_fn(4, 2, |x, y| Rgb([x as u8, y as u8, 9]));
    let view = View::<u8![?, ?, 3]>::try_from(&image)?;
    assert_eq!(
        (view.dims(), view.as_slice().as_ptr()),
        ([2, 4, 3], image.as_ptr())
    );
    assert_eq!(view.row(1).row(3).as_slice(), [3, 1, 9]);
    assert_eq!(colour(&view), tensor![1.5, 0.5, 9.0]);
    let grey = GrayImage::from_pixel(3, 2, Luma([7]));
    assert_eq!(View::<u8![2, 3]>::try_from(&grey)?, Tensor::full(7));
    assert_eq!(View::<u8![2, ?, 1]>::try_from(&grey)?.dims(), [2, 3, 1]);
    let alpha = GrayAlphaImage::from_pixel(3, 2, LumaA([7, 8]));
    assert_eq!(
        View::<u8![2, 3, 2]>::try_from(&alpha)?
            .row(0)
            .row(0)
            .as_slice(),
        [7, 8]
    );
    assert_eq!(
        View::<u8![2, 3, 4]>::try_from(&RgbaImage::new(3, 2))?,
        Tensor::zeros()
    );
    let wide = Rgb32FImage::from_pixel(3, 2, Rgb([0.5, 1.0, 1.5]));
    assert_eq!(View::<f32![2, 3, 3]>::try_from(&wide)?[[1, 2, 2]], 1.5);
    let deep = ImageBuffer::from_pixel(3, 2, Luma([700u16]));
    assert_eq!(View::<u16![2, 3]>::try_from(&deep)?, Tensor::full(700));
    assert_eq!(
        text(View::<u8![4, 2, 3]>::try_from(&image)),
        "u8[4, 2, 3] cannot have the sizes [2, 4, 3]"
    );
    Ok(())
}

#[test]
fn the_memory_of_an_image_may_be_longer_than_the_image() -> Result<(), Error> {
    let memory = [1u8, 2, 3, 4, 5, 6];
    let image: ImageBuffer<Luma<u8>, &[u8]> = ImageBuffer::from_raw(2, 2, &memory[..]).unwrap();
    assert_eq!(
        *View::<u8![?, ?]>::try_from(&image)?,
        <u8![?, ?]>::try_from(&image)?
    );
    assert_eq!(
        View::<u8![2, 2]>::try_from(&image)?.as_slice(),
        [1, 2, 3, 4]
    );
    Ok(())
}

#[test]
fn an_image_is_copied_to_a_tensor_and_back() -> Result<(), Error> {
    let image = RgbImage::from_fn(4, 2, |x, y| Rgb([x as u8, y as u8, 9]));
    let x = <u8![?, ?, 3]>::try_from(&image)?;
    assert_eq!(RgbImage::from(&x), image);
    // Planes of colours, as networks expect them.
    let planes = <u8![?, ?, 3; {1, 0, 2}]>::try_from(&image)?;
    assert_eq!(planes.as_slice()[..8], [0, 1, 2, 3, 0, 1, 2, 3]);
    assert_eq!(RgbImage::from(&planes), image);
    let view: ImageBuffer<Rgb<u8>, &[u8]> = (&x).into();
    assert_eq!(view.get_pixel(3, 1), &Rgb([3, 1, 9]));
    let grey = tensor![[0.5f32, 1.0, 1.5]];
    assert_eq!(
        ImageBuffer::<Luma<f32>, Vec<f32>>::from(&grey).dimensions(),
        (3, 1)
    );
    assert_eq!(
        GrayImage::from(&<u8![2, 3, 1]>::full(4)).get_pixel(2, 1),
        &Luma([4])
    );
    assert_eq!(
        RgbaImage::from(&<u8![0, 3, 4]>::zeros()).dimensions(),
        (3, 0)
    );
    Ok(())
}
