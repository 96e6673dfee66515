use std::fs;

use half::{bf16, f16};
use xla_core::error::Error;
use xla_core::gguf::{load, load_into, load_named, open};
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;
use xla_core::tensors::Tensors;

use crate::folder::Folder;

/// The file that `scripts/file_vectors.py` writes by the package `gguf`.
const WEIGHTS: &[u8] = include_bytes!("weights.gguf");

/// Overwrites a leaf with a tensor of the file.
fn read(folder: &Folder, leaf: &mut impl Tensors, name: &str) -> Result<(), Error> {
    fs::write(folder.file(), WEIGHTS).unwrap();
    load_into(leaf, folder.file(), |_| Some(name.to_owned()))
}

#[test]
fn types_and_sizes_are_those_of_the_arrays_that_were_written() {
    let folder = Folder::new("gguf-types");
    fs::write(folder.file(), WEIGHTS).unwrap();
    let weights = open(folder.file()).unwrap();
    let found: Vec<String> = weights
        .arrays()
        .map(|(name, ty)| format!("{name}: {ty}"))
        .collect();
    let expected = [
        "Q4_0: Q4_0[3, 64]",
        "Q4_0-values: f32[3, 64]",
        "Q8_0: Q8_0[3, 64]",
        "Q8_0-values: f32[3, 64]",
        "bf16: bf16[2, 3]",
        "cube: f64[2, 3, 4]",
        "f16: f16[2, 3]",
        "f32: f32[2, 3]",
        "i32: i32[2, 3]",
        "other: Q5_1[3, 64]",
    ];
    assert_eq!(found, expected);
}

#[test]
fn elements_are_those_of_the_arrays_that_were_written() {
    let folder = Folder::new("gguf-elements");
    macro_rules! reads {
        ($($name:literal: $t:ty, |$i:ident| $element:expr;)*) => {$({
            let mut matrix: Tensor<$t, (Size<2>, Size<3>)> = Tensor::zeros();
            read(&folder, &mut matrix, $name).unwrap();
            assert_eq!(matrix, Tensor::from_fn(|[i, j]| { let $i = 3 * i + j; $element }), $name);
        })*};
    }
    reads! {
        "f32": f32, |i| i as f32;
        "f16": f16, |i| f16::from_f32(i as f32);
        "bf16": bf16, |i| bf16::from_f32(i as f32);
        "i32": i32, |i| i as i32 - 3;
        "bf16": f32, |i| i as f32;
        "f16": f64, |i| i as f64;
    }
    let mut cube: Tensor<f64, (Size<2>, Size<3>, Size<4>)> = Tensor::zeros();
    read(&folder, &mut cube, "cube").unwrap();
    assert!(cube.iter().copied().eq((0..24).map(f64::from)));
}

#[test]
fn blocks_are_the_numbers_that_the_package_makes_of_them() {
    let folder = Folder::new("gguf-blocks");
    for name in ["Q8_0", "Q4_0"] {
        let mut numbers: Tensor<f32, (Dynamic, Size<64>)> = Tensor::zeros_sized([3, 64]).unwrap();
        let mut expected = numbers.clone();
        read(&folder, &mut numbers, name).unwrap();
        read(&folder, &mut expected, &format!("{name}-values")).unwrap();
        assert_eq!(numbers, expected, "{name}");
        assert!(numbers.iter().any(|x| *x < -1.0) && numbers.iter().any(|x| *x > 1.0));
        // A type that does not have all values of `f32` is asked for.
        let mut short: Tensor<bf16, (Size<3>, Size<64>)> = Tensor::zeros();
        let error = read(&folder, &mut short, name).unwrap_err().to_string();
        let help = format!("found {name}[3, 64], which `open(path)?.lossy()` converts");
        assert!(error.ends_with(&help), "{error}");
        let weights = open(folder.file()).unwrap().lossy();
        weights
            .load_into(&mut short, |_| Some(name.into()))
            .unwrap();
        let mut both = short.iter().zip(numbers.iter());
        assert!(both.all(|(short, x)| *short == bf16::from_f32(*x)));
    }
}

#[test]
fn the_bytes_of_blocks_are_scales_and_integers() {
    let folder = Folder::new("gguf-bytes");
    let half = |x: f32| f16::from_f32(x).to_le_bytes();
    let mut eight = half(0.5).to_vec();
    eight.extend((0..32).map(|i| (8 * i - 128) as i8 as u8));
    let mut four = half(-2.0).to_vec();
    four.extend((0..16).map(|i| i | (15 - i) << 4));
    fs::write(
        folder.file(),
        file(&[("8", &[32], 8, &eight), ("4", &[32], 2, &four)]),
    )
    .unwrap();
    type Row = Tensor<f32, (Size<32>,)>;
    let names = |leaf: &str| if leaf == "0" { "8" } else { "4" }.to_owned();
    let (a, b): (Row, Row) = load_named(folder.file(), names).unwrap();
    assert_eq!(a, Tensor::from_fn(|[i]| 0.5 * (8.0 * i as f32 - 128.0)));
    let integer = |i: usize| {
        if i < 16 {
            i as f32 - 8.0
        } else {
            7.0 - (i as f32 - 16.0)
        }
    };
    assert_eq!(b, Tensor::from_fn(|[i]| -2.0 * integer(i)));
}

#[test]
fn types_that_are_not_read_are_named_where_a_leaf_expects_them() {
    let folder = Folder::new("gguf-other");
    let error = read(
        &folder,
        &mut Tensor::<f32, (Size<3>, Size<64>)>::zeros(),
        "other",
    );
    let expected = "\n  misshapen other: f32[3, 64], found Q5_1[3, 64]";
    assert!(error.unwrap_err().to_string().ends_with(expected));
}

/// Returns a string of the format.
fn string(text: &str) -> Vec<u8> {
    [&(text.len() as u64).to_le_bytes()[..], text.as_bytes()].concat()
}

/// Returns a file with these tensors: names, sizes as the format lists them, types, and elements.
fn file(tensors: &[(&str, &[u64], u32, &[u8])]) -> Vec<u8> {
    let mut file = b"GGUF\x03\0\0\0".to_vec();
    file.extend((tensors.len() as u64).to_le_bytes());
    file.extend([0; 8]);
    let mut start = 0u64;
    for (name, dims, kind, elements) in tensors {
        file.extend(string(name));
        file.extend((dims.len() as u32).to_le_bytes());
        dims.iter().for_each(|size| file.extend(size.to_le_bytes()));
        file.extend(kind.to_le_bytes());
        file.extend(start.to_le_bytes());
        start = (start + elements.len() as u64).next_multiple_of(32);
    }
    for (_, _, _, elements) in tensors {
        file.resize(file.len().next_multiple_of(32), 0);
        file.extend(*elements);
    }
    file
}

#[test]
fn the_fastest_dimension_is_listed_first_in_the_file_and_last_in_the_shape() {
    let folder = Folder::new("gguf-order");
    let elements: Vec<u8> = (0..6).collect();
    fs::write(folder.file(), file(&[("0", &[3, 2], 24, &elements)])).unwrap();
    let matrix: Tensor<i8, (Size<2>, Size<3>)> = load(folder.file()).unwrap();
    assert_eq!(matrix, Tensor::from([[0, 1, 2], [3, 4, 5]]));
    let weights = open(folder.file()).unwrap().transposed(|_| Some([1, 0]));
    let matrix: Tensor<i8, (Size<3>, Size<2>)> = weights.load().unwrap();
    assert_eq!(matrix, Tensor::from([[0, 3], [1, 4], [2, 5]]));
}

#[test]
fn metadata_of_any_type_is_skipped_and_states_the_alignment() {
    let folder = Folder::new("gguf-metadata");
    let mut start = b"GGUF\x02\0\0\0\x01\0\0\0\0\0\0\0".to_vec();
    let list = |kind: u32, count: u64, items: &[u8]| {
        [&kind.to_le_bytes()[..], &count.to_le_bytes(), items].concat()
    };
    let values: Vec<(u32, Vec<u8>)> = vec![
        (0, vec![1]),
        (3, vec![1, 2]),
        (6, vec![0; 4]),
        (7, vec![1]),
        (8, string("text")),
        (12, vec![0; 8]),
        (9, list(4, 3, &[0; 12])),
        (9, list(8, 2, &[string("a"), string("")].concat())),
        (9, list(9, 1, &list(0, 2, &[1, 2]))),
        (4, 64u32.to_le_bytes().to_vec()),
    ];
    start.extend((values.len() as u64).to_le_bytes());
    for (i, (kind, value)) in values.iter().enumerate() {
        let last = i + 1 == values.len();
        start.extend(string(&if last {
            "general.alignment".to_owned()
        } else {
            i.to_string()
        }));
        start.extend(kind.to_le_bytes());
        start.extend(value);
    }
    start.extend(
        [
            string("0"),
            vec![0; 4],
            24u32.to_le_bytes().to_vec(),
            vec![0; 8],
        ]
        .concat(),
    );
    start.resize(start.len().next_multiple_of(64), 0);
    start.push(5);
    fs::write(folder.file(), &start).unwrap();
    assert_eq!(load::<i8>(folder.file()).unwrap(), 5);
}

#[test]
fn a_file_that_lies_is_an_error_at_its_byte() {
    let folder = Folder::new("gguf-lies");
    let byte: &[u8] = &[1];
    let start = |version: u32, tensors: u64, entries: u64, rest: &[u8]| {
        let counts = [tensors.to_le_bytes(), entries.to_le_bytes()].concat();
        [b"GGUF", &version.to_le_bytes()[..], &counts, rest].concat()
    };
    let entry = |kind: u32, value: &[u8]| {
        [string("k"), kind.to_le_bytes().to_vec(), value.to_vec()].concat()
    };
    let huge = u64::MAX.to_le_bytes();
    let nested = [9u32.to_le_bytes().to_vec(), 1u64.to_le_bytes().to_vec()]
        .concat()
        .repeat(9);
    let mut off = file(&[("0", &[1], 24, byte)]);
    // The offset of the tensor, after its name, its rank, its size and its type.
    off[24 + 9 + 4 + 8 + 4] = 1;
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (
            b"GGML\x03\0\0\0".to_vec(),
            "byte 0: expected `GGUF`, found other bytes",
        ),
        (
            start(1, 0, 0, &[]),
            "byte 4: expected version 2 or 3, found 1",
        ),
        (
            start(4, 0, 0, &[]),
            "byte 4: expected version 2 or 3, found 4",
        ),
        (
            start(3 << 24, 0, 0, &[]),
            "byte 4: expected little-endian order, found big-endian order",
        ),
        (
            start(3, 1 << 60, 0, &[]),
            "byte 24: expected 4 bytes, found 0",
        ),
        (
            start(3, 0, 1 << 60, &[]),
            "byte 24: expected 4 bytes, found 0",
        ),
        (
            start(3, 0, 1, &huge),
            "byte 32: expected 18446744073709551615 bytes, found 0",
        ),
        (
            start(3, 0, 1, &entry(13, &[])),
            "byte 33: expected a type of metadata, 0 to 12, found 13",
        ),
        (
            start(
                3,
                0,
                1,
                &entry(9, &[&12u32.to_le_bytes()[..], &huge].concat()),
            ),
            "byte 49: expected more than 2^64 bytes, found 0",
        ),
        (
            start(3, 0, 1, &entry(9, &nested)),
            "byte 133: expected at most 8 lists in each other, found more",
        ),
        (
            start(3, 0, 2, &[entry(0, &[1]), entry(0, &[1])].concat()),
            "byte 38: the key \"k\" is repeated",
        ),
        (
            start(
                3,
                0,
                1,
                &[
                    string("general.alignment"),
                    4u32.to_le_bytes().to_vec(),
                    vec![3, 0, 0, 0],
                ]
                .concat(),
            ),
            "byte 53: expected a power of two as alignment, found 3",
        ),
        (
            start(3, 0, 1, &[1, 0, 0, 0, 0, 0, 0, 0, 0xff]),
            "byte 32: expected UTF-8, found another byte",
        ),
        (
            file(&[("a", &[1], 24, byte), ("a", &[1], 24, byte)]),
            "byte 57: the name \"a\" is repeated",
        ),
        (
            file(&[("a", &[1; 5], 24, byte)]),
            "byte 24: tensor a: expected at most 4 dimensions, found 5",
        ),
        (
            file(&[("a", &[1], 99, byte)]),
            "byte 45: tensor a: expected a type of ggml, found 99",
        ),
        (
            file(&[("a", &[1 << 40, 1 << 40], 0, byte)]),
            "byte 24: tensor a: F32[1099511627776, 1099511627776] has too many elements",
        ),
        (
            file(&[("a", &[0, u64::MAX, 2], 0, byte)]),
            "byte 24: tensor a: F32[2, 18446744073709551615, 0] has too many elements",
        ),
        (
            file(&[("a", &[31], 8, byte)]),
            "byte 24: tensor a: Q8_0[31] does not have blocks of 32",
        ),
        (
            file(&[("a", &[32], 8, byte)]),
            "byte 24: tensor a: expected 34 bytes from 64 on, found 65 in the file",
        ),
        (
            off,
            "byte 49: tensor 0: expected a multiple of 32, found the offset 1",
        ),
    ];
    for (bytes, expected) in cases {
        fs::write(folder.file(), bytes).unwrap();
        let error = open(folder.file()).map(|_| ()).unwrap_err().to_string();
        assert!(
            error.ends_with(&format!("not a whole GGUF file: {expected}")),
            "{expected}: {error}"
        );
    }
}

#[test]
fn a_file_cut_short_at_any_byte_is_an_error() {
    let folder = Folder::new("gguf-short");
    let whole = file(&[("0", &[3], 0, &[1; 12]), ("1", &[32], 8, &[1; 34])]);
    type Both = (Tensor<f32, (Size<3>,)>, Tensor<f32, (Size<32>,)>);
    for len in 0..whole.len() {
        fs::write(folder.file(), &whole[..len]).unwrap();
        let error = load::<Both>(folder.file()).unwrap_err();
        assert!(matches!(error, Error::Malformed { .. }), "{len}: {error}");
    }
    fs::write(folder.file(), whole).unwrap();
    load::<Both>(folder.file()).unwrap();
}

#[test]
fn mutations_of_a_file_are_errors_or_other_values() {
    let small = file(&[("0", &[3, 2], 0, &[1; 24]), ("1", &[32], 8, &[1; 34])]);
    type Both = (Tensor<f32, (Dynamic, Dynamic)>, Tensor<f32, (Dynamic,)>);
    let load_some = |path: &std::path::Path| {
        let names: Vec<String> = open(path)?
            .arrays()
            .map(|(name, _)| name.to_owned())
            .collect();
        let mut both: Both = (Tensor::zeros_sized([2, 3])?, Tensor::zeros_sized([32])?);
        load_into(&mut both, path, |leaf| {
            names.iter().find(|name| *name == leaf).cloned()
        })?;
        load::<Both>(path).map(|_| ()).or_else(|error| match error {
            // The larger file has other tensors.
            Error::Mismatch { extra, .. } if extra.len() == 10 => Ok(()),
            other => Err(other),
        })
    };
    crate::mutations::run("gguf", &[WEIGHTS.to_vec(), small], load_some);
}
