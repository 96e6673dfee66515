use std::fs::File;
use std::io::BufReader;

use xla_core::error::Error;
use xla_core::shape::MinorToMajor;
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;

use crate::folder::Folder;

/// Returns the sizes, the colours and the bytes of a file.
fn read(folder: &Folder) -> ([u32; 2], png::ColorType, Vec<u8>) {
    let file = BufReader::new(File::open(folder.file()).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    bytes.truncate(info.buffer_size());
    ([info.height, info.width], info.color_type, bytes)
}

#[test]
fn bytes_are_saved_as_they_are() {
    let folder = Folder::new("png-bytes");
    let grey = Tensor::from([[0u8, 50, 255], [1, 2, 3]]);
    let grey_bytes = vec![0, 50, 255, 1, 2, 3];
    grey.save_png(folder.file()).unwrap();
    assert_eq!(
        read(&folder),
        ([2, 3], png::ColorType::Grayscale, grey_bytes.clone())
    );
    grey.to_layout::<MinorToMajor<(Size<0>, Size<1>)>>()
        .save_png(folder.file())
        .unwrap();
    assert_eq!(
        read(&folder),
        ([2, 3], png::ColorType::Grayscale, grey_bytes)
    );
    assert_eq!(folder.names(), ["weights.safetensors"]);
    macro_rules! channels {
        ($($channels:literal $colour:ident;)*) => {$({
            let picture: Tensor<u8, (Dynamic, Size<2>, Size<$channels>)> =
                Tensor::from_fn_sized([5, 2, $channels], |[y, x, c]| (50 * y + 10 * x + c) as u8).unwrap();
            picture.save_png(folder.file()).unwrap();
            assert_eq!(read(&folder), ([5, 2], png::ColorType::$colour, picture.to_vec()));
        })*};
    }
    channels! { 1 Grayscale; 3 Rgb; 4 Rgba; }
}

#[test]
fn numbers_are_saved_by_their_place_in_the_range() {
    let folder = Folder::new("png-range");
    let x = [
        [-1.0f32, 0.0, 1.0, 2.0],
        [5.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY],
    ];
    Tensor::from(x)
        .save_png_range(folder.file(), -1.0..=1.0)
        .unwrap();
    assert_eq!(read(&folder).2, [0, 128, 255, 255, 255, 0, 255, 0]);
    // A range in the other direction is a negative.
    Tensor::from(x)
        .save_png_range(folder.file(), 1.0..=-1.0)
        .unwrap();
    assert_eq!(read(&folder).2, [255, 128, 0, 0, 0, 0, 0, 255]);
    Tensor::from([[true, false]])
        .save_png_range(folder.file(), 0.0..=1.0)
        .unwrap();
    assert_eq!(read(&folder).2, [255, 0]);
}

#[test]
fn a_picture_without_pixels_is_an_error_that_writes_nothing() {
    let folder = Folder::new("png-empty");
    let empty: Tensor<u8, (Dynamic, Size<3>)> = Tensor::zeros_sized([0, 3]).unwrap();
    let error = empty.save_png(folder.file()).unwrap_err();
    assert!(
        matches!(&error, Error::Io { path, .. } if *path == folder.file()),
        "{error}"
    );
    assert_eq!(folder.names(), [""; 0]);
}
