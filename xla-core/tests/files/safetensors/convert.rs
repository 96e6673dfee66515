//! Conversion and transposition while a file is loaded.

use half::{bf16, f16};
use xla_core::element::{c64, c128, f8e4m3fn, f8e5m2};
use xla_core::error::Error;
use xla_core::safetensors::{load, open, save};
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;
use xla_core::tensors::Tensors;

use crate::folder::Folder;

/// Saves one collection, and loads another.
fn loaded<T: Tensors>(folder: &Folder, saved: &impl Tensors) -> Result<T, Error> {
    save(saved, folder.file()).unwrap();
    load(folder.file())
}

fn lossy<T: Tensors>(folder: &Folder, saved: &impl Tensors) -> Result<T, Error> {
    save(saved, folder.file()).unwrap();
    open(folder.file())?.lossy().load()
}

#[test]
fn types_are_widened_without_being_asked() {
    let folder = Folder::new("widened");
    let all = (
        (bf16::from_f32(-1.5), f16::from_f32(6e-8), 0.1f32),
        (
            f8e4m3fn::from_f32(448.0),
            f8e5m2::from_f32(f32::INFINITY),
            c64::new(0.1, -2.0),
        ),
        (u8::MAX, i8::MIN, u32::MAX),
    );
    type Wide = ((f32, f32, f64), (bf16, f16, c128), (i16, i64, u64));
    let wide: Wide = loaded(&folder, &all).unwrap();
    let floats = (-1.5, f16::from_f32(6e-8).to_f32(), f64::from(0.1f32));
    let others = (
        bf16::from_f32(448.0),
        f16::INFINITY,
        c128::new(f64::from(0.1f32), -2.0),
    );
    assert_eq!(wide, (floats, others, (255, -128, 0xffff_ffff)));
    assert!(loaded::<f32>(&folder, &bf16::NAN).unwrap().is_nan());
}

#[test]
fn a_conversion_that_loses_values_is_refused_unless_it_is_asked_for() {
    macro_rules! refuses {
        ($($from:ty => $to:ty),*) => {$({
            let folder = Folder::new(concat!("lossy-", stringify!($from), "-", stringify!($to)));
            let found = loaded::<$to>(&folder, &<$from>::default()).unwrap_err().to_string();
            let expected = concat!(
                "\n  misshapen 0: ", stringify!($to), "[], found ", stringify!($from),
                "[], which `open(path)?.lossy()` converts"
            );
            assert!(found.ends_with(expected), "{found}");
            assert_eq!(lossy::<$to>(&folder, &<$from>::default()).unwrap(), <$to>::default());
        })*};
    }
    refuses! {
        f64 => f32, f32 => bf16, f32 => f16, f16 => bf16, bf16 => f16, f16 => f8e5m2,
        i64 => i32, i32 => u32, u32 => i32, i8 => u64, i32 => f32, u8 => f64, f8e5m2 => f8e4m3fn
    }
}

#[test]
fn other_conversions_are_refused_even_if_they_are_asked_for() {
    macro_rules! refuses {
        ($($from:ty => $to:ty),*) => {$({
            let folder = Folder::new(concat!("never-", stringify!($from), "-", stringify!($to)));
            let found = lossy::<$to>(&folder, &<$from>::default()).unwrap_err().to_string();
            let expected = concat!("\n  misshapen 0: ", stringify!($to), "[], found ", stringify!($from), "[]");
            assert!(found.ends_with(expected), "{found}");
        })*};
    }
    refuses! { f32 => i32, f32 => c64, c64 => f32, bool => u8, u8 => bool, bool => f32, i32 => c64 }
}

#[test]
fn numbers_are_rounded_once() {
    let folder = Folder::new("rounded");
    // Halfway between two `bf16`, and a little more, which is lost in `f32`.
    let tie = 1.0 + 2f64.powi(-8);
    let floats = lossy(
        &folder,
        &Tensor::from([tie, tie + 2f64.powi(-40), -tie - 2f64.powi(-40)]),
    );
    let (one, next) = (bf16::ONE, bf16::from_f32(1.0078125));
    let floats: Tensor<bf16, (Size<3>,)> = floats.unwrap();
    assert_eq!(floats, Tensor::from([one, next, -next]));
    // The same with integers, of which 2^62 + 2^38 is halfway between two `f32`, and `f64` lacks 1 more.
    let tie = (1i64 << 62) + (1 << 38);
    let integers = Tensor::from([tie, tie + 1, tie - 1, -tie - 1]);
    let integers: Tensor<f32, (Size<4>,)> = lossy(&folder, &integers).unwrap();
    let (low, high) = (2f32.powi(62), 2f32.powi(62) + 2f32.powi(39));
    assert_eq!(integers, Tensor::from([low, high, low, -high]));
}

#[test]
fn an_integer_that_does_not_fit_is_named_and_nothing_is_overwritten() {
    let folder = Folder::new("integers");
    save(&(Tensor::from([1i64, -2, 300]), 7i64), folder.file()).unwrap();
    let mut both = (7u8, Tensor::from([0i8; 3]));
    let swapped = |leaf: &str| Some(if leaf == "0" { "1" } else { "0" }.to_owned());
    let error = open(folder.file())
        .unwrap()
        .lossy()
        .load_into(&mut both, swapped);
    let expected = "tensor 0: element 2 is 300, which i8 does not have";
    assert!(error.unwrap_err().to_string().ends_with(expected));
    assert_eq!(both, (7, Tensor::from([0; 3])));
    let mut both = (0u8, Tensor::from([0i16; 3]));
    open(folder.file())
        .unwrap()
        .lossy()
        .load_into(&mut both, swapped)
        .unwrap();
    assert_eq!(both, (7, Tensor::from([1, -2, 300])));
}

#[test]
fn arrays_longer_than_a_piece_are_converted_whole() {
    let folder = Folder::new("pieces");
    let saved: Tensor<bf16, (Dynamic,)> =
        Tensor::from_fn_sized([100_003], |[i]| bf16::from_f32((i % 251) as f32)).unwrap();
    let loaded: Tensor<f64, (Dynamic,)> = loaded(&folder, &saved).unwrap();
    assert_eq!(loaded.len(), saved.len());
    for (i, x) in loaded.iter().enumerate() {
        assert_eq!(*x, (i % 251) as f64, "{i}");
    }
}

#[test]
fn arrays_are_transposed_by_the_permutation_of_the_leaf() {
    let folder = Folder::new("transposed");
    let images: Tensor<u16, (Dynamic, Size<3>, Size<65>)> =
        Tensor::from_fn_sized([40, 3, 65], |[n, c, i]| (1000 * c + 65 * n + i) as u16).unwrap();
    save(
        &(images.clone(), Tensor::from([[1i8, 2, 3], [4, 5, 6]])),
        folder.file(),
    )
    .unwrap();
    macro_rules! permuted {
        ($($permutation:expr => ($($size:ty),*) |$out:pat_param| $in:expr;)*) => {$({
            let permutation: [usize; 3] = $permutation;
            let of = move |leaf: &str| match leaf {
                "0" => Some(permutation.to_vec()),
                _ => Some(vec![1, 0]),
            };
            type Out = Tensor<u16, ($($size,)*)>;
            let (out, small): (Out, Tensor<i8, (Size<3>, Size<2>)>) =
                open(folder.file()).unwrap().transposed(of).load().unwrap();
            assert_eq!(small, Tensor::from([[1, 4], [2, 5], [3, 6]]));
            let expected = Out::from_fn_sized(out.dims(), |$out| images[$in]).unwrap();
            assert_eq!(out, expected, "{permutation:?}");
        })*};
    }
    permuted! {
        [0, 1, 2] => (Dynamic, Size<3>, Size<65>) |[a, b, c]| [a, b, c];
        [0, 2, 1] => (Dynamic, Size<65>, Size<3>) |[a, b, c]| [a, c, b];
        [1, 0, 2] => (Size<3>, Dynamic, Size<65>) |[a, b, c]| [b, a, c];
        [1, 2, 0] => (Size<3>, Size<65>, Dynamic) |[a, b, c]| [c, a, b];
        [2, 0, 1] => (Size<65>, Dynamic, Size<3>) |[a, b, c]| [b, c, a];
        [2, 1, 0] => (Size<65>, Size<3>, Dynamic) |[a, b, c]| [c, b, a];
    }
}

#[test]
fn a_matrix_in_the_other_order_is_named_with_the_help() {
    let folder = Folder::new("order");
    save(
        &Tensor::from([[1f32, 2.0, 3.0], [4.0, 5.0, 6.0]]),
        folder.file(),
    )
    .unwrap();
    type Other = Tensor<f32, (Size<3>, Size<2>)>;
    let error = load::<Other>(folder.file()).unwrap_err().to_string();
    let expected =
        "misshapen 0: f32[3, 2], found f32[2, 3], which `open(path)?.transposed(..)` transposes";
    assert!(error.ends_with(expected), "{error}");
    // Both steps are named at once where the type is another one too.
    type Short = Tensor<bf16, (Size<3>, Size<2>)>;
    let error = load::<Short>(folder.file()).unwrap_err().to_string();
    let expected = "misshapen 0: bf16[3, 2], found f32[2, 3], which `open(path)?.lossy().transposed(..)` converts and transposes";
    assert!(error.ends_with(expected), "{error}");
    let weights = open(folder.file()).unwrap().transposed(|_| Some([1, 1]));
    let error = weights.load::<Other>().unwrap_err().to_string();
    let expected = "misshapen 0: f32[3, 2], found f32[2, 3], which [1, 1] does not permute";
    assert!(error.ends_with(expected), "{error}");
}
