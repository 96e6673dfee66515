mod convert;
mod format;
mod shards;

use half::{bf16, f16};
use std::fs;
use xla_core::error::Error;
use xla_core::rt::c64;
use xla_core::rt::c128;
use xla_core::safetensors::*;
use xla_core::shape::MinorToMajor;
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;

use crate::folder::Folder;

type Pair = (Tensor<f32, (Size<2>,)>, Tensor<bool, (Size<3>,)>);

fn pair() -> Pair {
    (Tensor::from([1.0, 2.0]), Tensor::from([true, false, true]))
}

#[test]
fn every_element_type_of_the_format_comes_back() {
    type Columns = Tensor<u16, (Size<2>, Size<2>), MinorToMajor<(Size<0>, Size<1>)>>;
    type Scalars = (bool, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16);
    type All = (
        Scalars,
        (f32, f64, c64),
        Columns,
        Tensor<f32, (Size<0>, Size<4>)>,
    );
    let scalars = (true, -1, -2, -3, -4, 5, 6, 7, 8, f16::ONE, bf16::ONE);
    let columns = Tensor::from([[1, 2], [3, 4]]).to_layout();
    let all: All = (
        scalars,
        (0.5, f64::MIN_POSITIVE, c64::new(1.0, -1.0)),
        columns,
        Tensor::zeros(),
    );
    let folder = Folder::new("types");
    save(&all, folder.file()).unwrap();
    assert_eq!(load::<All>(folder.file()).unwrap(), all);
    assert_eq!(folder.names(), ["weights.safetensors"]);
}

#[test]
fn what_the_format_lacks_is_an_error_that_writes_nothing() {
    let folder = Folder::new("lacks");
    let error = save(&(1.0f32, c128::ONE), folder.file()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "safetensors has no element type for c128"
    );
    assert_eq!(folder.names(), [""; 0]);
}

#[test]
fn a_misfit_names_every_tensor_that_is_missing_extra_or_misshapen() {
    type Expected = (
        Tensor<f32, (Size<3>,)>,
        Tensor<u8, (Size<3>,)>,
        f64,
        (f32, f32),
    );
    type Held = (
        Tensor<f32, (Size<2>,)>,
        Tensor<bool, (Size<3>,)>,
        f64,
        f32,
        i32,
    );
    let folder = Folder::new("misfit");
    let held: Held = (Tensor::zeros(), Tensor::zeros(), 0.0, 0.0, 0);
    save(&held, folder.file()).unwrap();
    let error = load::<Expected>(folder.file()).unwrap_err().to_string();
    let expected = "weights.safetensors: the tensors do not match
  missing 3.0: f32[]
  missing 3.1: f32[]
  extra 3: f32[]
  extra 4: i32[]
  misshapen 0: f32[3], found f32[2]
  misshapen 1: u8[3], found bool[3]";
    assert!(error.ends_with(expected), "{error}");
}

#[test]
fn a_header_may_be_padded_with_spaces_or_zeros() {
    let folder = Folder::new("padded");
    save(&pair(), folder.file()).unwrap();
    let file = fs::read(folder.file()).unwrap();
    let len = u64::from_le_bytes(file[..8].try_into().unwrap());
    let (header, elements) = file[8..].split_at(len as usize);
    for padding in [&b" "[..], b"\0", b"\0\0\0\0\0\0\0\0\0"] {
        let mut padded = (len + padding.len() as u64).to_le_bytes().to_vec();
        for part in [header, padding, elements] {
            padded.extend(part);
        }
        fs::write(folder.file(), padded).unwrap();
        assert_eq!(load::<Pair>(folder.file()).unwrap(), pair(), "{padding:?}");
    }
}

#[test]
fn a_file_cut_short_at_any_byte_is_an_error() {
    let folder = Folder::new("short");
    save(&pair(), folder.file()).unwrap();
    let whole = fs::read(folder.file()).unwrap();
    for len in 0..whole.len() {
        fs::write(folder.file(), &whole[..len]).unwrap();
        let error = load::<Pair>(folder.file()).unwrap_err();
        assert!(
            matches!(error, Error::Malformed { .. }),
            "{len} bytes: {error}"
        );
        assert!(
            error.to_string().contains("not a whole safetensors file"),
            "{error}"
        );
    }
}

#[test]
fn a_file_with_any_byte_changed_is_an_error_or_another_value_and_never_a_panic() {
    let folder = Folder::new("changed");
    save(&pair(), folder.file()).unwrap();
    let whole = fs::read(folder.file()).unwrap();
    let mut errors = 0;
    for at in 0..whole.len() {
        for value in [0, b'"', b'9', 0xff] {
            let mut changed = whole.clone();
            changed[at] = value;
            fs::write(folder.file(), &changed).unwrap();
            errors += usize::from(load::<Pair>(folder.file()).is_err());
        }
    }
    assert!(errors > whole.len());
}

#[test]
fn a_bool_that_is_none_is_an_error_that_names_the_tensor() {
    let folder = Folder::new("bool");
    save(&pair(), folder.file()).unwrap();
    let mut file = fs::read(folder.file()).unwrap();
    let flags = file
        .windows(3)
        .rposition(|bytes| bytes == [1, 0, 1])
        .unwrap();
    file[flags + 1] = 7;
    fs::write(folder.file(), &file).unwrap();
    let error = load::<Pair>(folder.file()).unwrap_err().to_string();
    assert!(
        error.ends_with("tensor 1: a bool is the byte 0 or 1, but byte 1 is 7"),
        "{error}"
    );
}

#[test]
fn a_file_that_cannot_be_read_or_written_is_an_error_that_names_it() {
    let folder = Folder::new("missing");
    let error = load::<Pair>(folder.file()).unwrap_err();
    assert!(
        matches!(&error, Error::Io { path, .. } if *path == folder.file()),
        "{error}"
    );
    let nowhere = folder.0.join("no such folder").join("weights.safetensors");
    let error = save(&pair(), &nowhere).unwrap_err();
    assert!(
        matches!(&error, Error::Io { path, .. } if *path == nowhere),
        "{error}"
    );
    assert!(save(&pair(), &folder.0).is_err(), "a folder stands there");
    assert!(save(&pair(), "/").is_err(), "no name of a file");
}

#[test]
fn a_save_that_fails_leaves_what_stood_there() {
    let folder = Folder::new("stays");
    save(&pair(), folder.file()).unwrap();
    assert!(save(&c128::ONE, folder.file()).is_err());
    assert_eq!(load::<Pair>(folder.file()).unwrap(), pair());
    save(&(Tensor::from([3.0f32, 4.0]), pair().1), folder.file()).unwrap();
    assert_eq!(
        load::<Pair>(folder.file()).unwrap().0,
        Tensor::from([3.0, 4.0])
    );
    assert_eq!(folder.names(), ["weights.safetensors"]);
}

#[test]
fn arrays_are_saved_part_by_part() {
    let folder = Folder::new("arrays");
    let pairs = [pair(), (Tensor::from([3.0, 4.0]), Tensor::from([false; 3]))];
    save(&pairs, folder.file()).unwrap();
    assert_eq!(load::<[Pair; 2]>(folder.file()).unwrap(), pairs);
    let error = load::<[Pair; 3]>(folder.file()).unwrap_err().to_string();
    assert!(
        error.contains("\n  missing 2.0: f32[2]\n  missing 2.1: bool[3]"),
        "{error}"
    );
}

#[test]
fn leaves_with_other_names_in_the_file_are_loaded_by_these() {
    let folder = Folder::new("named");
    save(&pair(), folder.file()).unwrap();
    type Tied = (
        Tensor<f32, (Size<2>,)>,
        Tensor<bool, (Size<3>,)>,
        Tensor<f32, (Size<2>,)>,
    );
    let name = |leaf: &str| if leaf == "1" { "1" } else { "0" }.to_owned();
    let tied: Tied = load_named(folder.file(), name).unwrap();
    assert_eq!(tied, (pair().0, pair().1, pair().0));
    let error = load_named::<Tied>(folder.file(), |leaf| format!("net/{leaf}"));
    let expected = "
  missing net/0: f32[2]
  missing net/1: bool[3]
  missing net/2: f32[2]
  extra 0: f32[2]
  extra 1: bool[3]";
    let error = error.unwrap_err().to_string();
    assert!(error.ends_with(expected), "{error}");
}

#[test]
fn leaves_without_a_name_in_the_file_keep_their_values() {
    let folder = Folder::new("into");
    save(&pair(), folder.file()).unwrap();
    let mut nested = ((Tensor::from([0.0f32; 2]), 7i32), Tensor::from([false; 3]));
    let first = |leaf: &str| leaf.strip_prefix("0.0").map(|_| "0".to_owned());
    load_into(&mut nested, folder.file(), first).unwrap();
    assert_eq!(nested, ((pair().0, 7), Tensor::from([false; 3])));
}

#[test]
fn nothing_is_overwritten_if_one_tensor_does_not_fit() {
    let folder = Folder::new("unchanged");
    save(&pair(), folder.file()).unwrap();
    let mut held = (Tensor::from([5.0f32, 6.0]), Tensor::from([false; 4]), 1u8);
    let before = held;
    let error = load_into(&mut held, folder.file(), |leaf| Some(leaf.to_owned()));
    let error = error.unwrap_err().to_string();
    let expected = "\n  missing 2: u8[]\n  misshapen 1: bool[4], found bool[3]";
    assert!(error.ends_with(expected), "{error}");
    assert_eq!(held, before);
}

type All = (
    Tensor<f32, (Size<2>, Size<3>)>,
    Tensor<f64, (Dynamic, Dynamic)>,
    bool,
    Tensor<u16, (Dynamic,)>,
);

fn all() -> All {
    (
        Tensor::full(0.5),
        Tensor::full_sized([2, 3], 0.25).unwrap(),
        true,
        Tensor::full_sized([5], 7).unwrap(),
    )
}

#[test]
fn mutations_of_a_file_are_errors_or_other_values() {
    let folder = Folder::new("seeds");
    save(&all(), folder.file()).unwrap();
    let file = fs::read(folder.file()).unwrap();
    let load_all = |path: &std::path::Path| {
        let weights = open(path)?.lossy();
        let weights = weights.transposed(|leaf| (leaf == "1").then_some([1, 0]));
        weights.load::<All>().map(|_| ())
    };
    crate::mutations::run("safetensors", &[file], load_all);
}

#[test]
fn mutations_of_an_index_are_errors_or_other_values() {
    let folder = Folder::new("index-seeds");
    save(&all(), folder.file()).unwrap();
    let index = folder.0.join("model.safetensors.index.json");
    let text = br#"{"metadata": {"total_size": 83}, "weight_map": {"0": "weights.safetensors", "1": "weights.safetensors", "2": "weights.safetensors", "3": "weights.safetensors"}}"#;
    let load_index = |path: &std::path::Path| {
        fs::copy(path, &index).unwrap();
        match load::<All>(&index) {
            // A mutated name of a file is not there.
            Err(Error::Io { path, source }) if path != index => {
                let reason = source.to_string();
                Err(Error::Malformed { path, reason })
            }
            other => other.map(|_| ()),
        }
    };
    crate::mutations::run("index", &[text.to_vec()], load_index);
}
