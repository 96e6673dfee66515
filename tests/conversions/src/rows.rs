//! The rows.

use std::time::Duration;

use bytemuck::cast_slice;
use faer::{Mat, MatRef};
use image::{ImageBuffer, Rgb, RgbImage};
use nalgebra::{DMatrix, DMatrixView};
use ndarray::{Array2, ArrayView2};
use typed_xla::element::from_bytes;
use typed_xla::prelude::*;
use typed_xla::tensor::View;

use crate::{Row, least};

/// 4 MB of elements: 1024 rows of 1024.
const SIDE: usize = 1024;

/// Each row: its first cell, whether its line copies, and the variable of the line with its value.
macro_rules! rows {
    ($($of:literal $copies:literal |$x:ident: $X:ty| $value:expr => $line:expr;)*) => {
        vec![$(Row {
            of: $of,
            line: stringify!($line).to_owned(),
            copies: $copies,
            time: Box::new(|count| -> Duration {
                #[allow(clippy::ptr_arg, reason = "the page names the types of the lines")]
                fn run($x: &$X) -> Result<impl Sized, Error> {
                    Ok($line)
                }
                let value: Box<$X> = Box::new($value);
                least(count, || run(&value).expect("the sizes of the type"))
            }),
        }),*]
    };
}

fn vec_of() -> Vec<f32> {
    (0..SIDE * SIDE).map(|i| i as f32).collect()
}

fn square() -> f32![?, ?] {
    Tensor::from_slice_sized([SIDE, SIDE], &vec_of()).expect("as many elements")
}

fn columns() -> f32![?, ?; {0, 1}] {
    square().to_layout()
}

fn picture() -> u8![?, ?, 3] {
    Tensor::zeros_sized([SIDE, SIDE + SIDE / 3, 3]).expect("an allocation")
}

/// Returns all rows of the table.
pub fn rows() -> Vec<Row> {
    rows! {
        "`Vec<f32>`" false |v: Vec<f32>| vec_of() => View::<f32![?, 1024]>::new(v)?;
        "`Vec<f32>`" true |v: Vec<f32>| vec_of() => <f32![?, 1024]>::from_slice(v)?;
        "`Vec<f32>`, back" false |x: f32![?, ?]| square() => x.as_slice();
        "`Vec<f32>`, back" true |x: f32![?, ?]| square() => x.to_vec();
        "`Vec<u8>`" false |v: Vec<u8>| square().as_bytes().to_vec() => View::<f32![?, 1024]>::new(from_bytes(v)?)?;
        "`Vec<u8>`, back" false |x: f32![?, ?]| square() => x.as_bytes();
        "`Vec<[f32; 4]>`, and structs by bytemuck" false |v: Vec<[f32; 4]>| vec![[0.5; 4]; SIDE * SIDE / 4] => View::<f32![?, 4]>::new(cast_slice(v))?;
        "`Vec<[f32; 4]>`, back" false |x: f32![?, ?]| square() => cast_slice::<f32, [f32; 4]>(x.as_slice());
        "ndarray's `Array2`" false |a: Array2<f32>| Array2::from(&square()) => View::<f32![?, ?]>::try_from(a)?;
        "ndarray's `Array2`" true |a: Array2<f32>| Array2::from(&square()) => <f32![?, ?]>::try_from(a)?;
        "ndarray's `Array2`, back" false |x: f32![?, ?]| square() => ArrayView2::from(x);
        "ndarray's `Array2`, back" true |x: f32![?, ?]| square() => Array2::from(x);
        "nalgebra's `DMatrix`" false |m: DMatrix<f32>| DMatrix::from(&square()) => View::<f32![?, ?; {0, 1}]>::try_from(m)?;
        "nalgebra's `DMatrix`" true |m: DMatrix<f32>| DMatrix::from(&square()) => <f32![?, ?]>::try_from(m)?;
        "nalgebra's `DMatrix`, back" false |x: f32![?, ?; {0, 1}]| columns() => DMatrixView::from(x);
        "nalgebra's `DMatrix`, back" true |x: f32![?, ?]| square() => DMatrix::from(x);
        "faer's `Mat`" true |m: Mat<f32>| Mat::from(&square()) => <f32![?, ?]>::try_from(m)?;
        "faer's `Mat`, back" false |x: f32![?, ?]| square() => MatRef::from(x);
        "faer's `Mat`, back" true |x: f32![?, ?]| square() => Mat::from(x);
        "`RgbImage`" false |i: RgbImage| RgbImage::from(&picture()) => View::<u8![?, ?, 3]>::try_from(i)?;
        "`RgbImage`" true |i: RgbImage| RgbImage::from(&picture()) => <u8![?, ?, 3]>::try_from(i)?;
        "`RgbImage`, back" false |x: u8![?, ?, 3]| picture() => ImageBuffer::<Rgb<u8>, &[u8]>::from(x);
        "`RgbImage`, back" true |x: u8![?, ?, 3]| picture() => RgbImage::from(x);
        "JSON by serde" true |s: String| serde_json::to_string(&square()).expect("numbers") => serde_json::from_str::<f32![?, ?]>(s).expect("lists");
        "JSON by serde, back" true |x: f32![?, ?]| square() => serde_json::to_string(x).expect("numbers");
        "postcard by serde" true |b: Vec<u8>| postcard::to_allocvec(&square()).expect("bytes") => postcard::from_bytes::<f32![?, ?]>(b).expect("bytes");
        "postcard by serde, back" true |x: f32![?, ?]| square() => postcard::to_allocvec(x).expect("bytes");
    }
}
