use half::{bf16, f16};
use std::fs;
use std::io::Write;
use xla_core::element::{f8e4m3fn, f8e5m2};
use xla_core::error::Error;
use xla_core::npz::*;
use xla_core::rt::{c64, c128};
use xla_core::shape::MinorToMajor;
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;
use xla_core::tensors::Tensors;

use crate::folder::Folder;

mod claims;

type Matrix<E> = Tensor<E, (Size<2>, Size<3>)>;

/// The file was written by NumPy:
///
/// ```python
/// w = np.arange(6, dtype=np.float32).reshape(2, 3)
/// np.savez_compressed("numpy.npz", w=w, columns=np.asfortranarray(w), big=w.astype(">f8"), flag=np.array([True, False]),
///                     c=np.array(1+2j, dtype=np.complex64), h=np.array([0.5], dtype=np.float16))
/// ```
#[test]
fn files_of_numpy_are_read_whatever_their_order_of_bytes_and_elements() {
    let names = ["w", "columns", "big", "flag", "c", "h"];
    type All = (
        Matrix<f32>,
        Matrix<f32>,
        Matrix<f64>,
        Tensor<bool, (Size<2>,)>,
        c64,
        Tensor<f16, (Size<1>,)>,
    );
    let folder = Folder::new("numpy");
    fs::write(folder.file(), include_bytes!("numpy.npz")).unwrap();
    let all: All = load_named(folder.file(), |leaf| {
        names[leaf.parse::<usize>().unwrap()].to_owned()
    })
    .unwrap();
    let rows = Tensor::from([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]);
    assert_eq!(all.0, rows);
    assert_eq!(all.1, rows);
    assert_eq!(all.2, Tensor::from([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]));
    assert_eq!(all.3, Tensor::from([true, false]));
    assert_eq!(all.4, c64::new(1.0, 2.0));
    assert_eq!(all.5, Tensor::from([f16::from_f32(0.5)]));
}

/// Overwrites a leaf with an array of the file that `scripts/file_vectors.py` writes by NumPy.
fn read_of_numpy(folder: &Folder, leaf: &mut impl Tensors, name: &str) -> Result<(), Error> {
    fs::write(folder.file(), include_bytes!("types.npz")).unwrap();
    load_into(leaf, folder.file(), |_| Some(name.to_owned()))
}

#[test]
fn every_element_type_is_read_in_both_orders_of_bytes_and_elements() {
    let folder = Folder::new("npz-orders");
    macro_rules! reads {
        ($($t:ty, $name:literal, |$x:ident| $number:expr;)*) => {$({
            let numbers = [[1i8, -2, 3], [100, -5, 6]].map(|row| row.map(|$x| $number));
            let expected: Matrix<$t> = Tensor::from(numbers);
            for name in [$name, concat!($name, "-big")] {
                let mut matrix: Matrix<$t> = Tensor::zeros();
                read_of_numpy(&folder, &mut matrix, name).unwrap();
                assert_eq!(matrix, expected, "{name}");
            }
        })*};
    }
    reads! {
        bool, "b1", |x| x > 1;
        i8, "i1", |x| x;
        i16, "i2", |x| x.into();
        i32, "i4", |x| x.into();
        i64, "i8", |x| x.into();
        u8, "u1", |x| x.unsigned_abs();
        u16, "u2", |x| x.unsigned_abs().into();
        u32, "u4", |x| x.unsigned_abs().into();
        u64, "u8", |x| x.unsigned_abs().into();
        f16, "f2", |x| x.into();
        f32, "f4", |x| x.into();
        f64, "f8", |x| x.into();
        c64, "c8", |x| c64::new(x.into(), 0.25);
        c128, "c16", |x| c128::new(x.into(), 0.25);
    }
}

#[test]
fn all_versions_scalars_empty_arrays_and_any_rank_are_read() {
    let folder = Folder::new("npz-versions");
    let expected = Tensor::from([[1.0, -2.0, 3.0], [100.0, -5.0, 6.0]]);
    for name in ["version1", "version2", "version3"] {
        let mut matrix: Matrix<f32> = Tensor::zeros();
        read_of_numpy(&folder, &mut matrix, name).unwrap();
        assert_eq!(matrix, expected, "{name}");
    }
    let mut scalar = 0.0f64;
    read_of_numpy(&folder, &mut scalar, "scalar").unwrap();
    assert_eq!(scalar, 7.5);
    read_of_numpy(
        &folder,
        &mut Tensor::<f64, (Size<0>, Size<3>)>::zeros(),
        "empty",
    )
    .unwrap();
    let mut cube: Tensor<f64, (Size<2>, Size<3>, Size<4>)> = Tensor::zeros();
    read_of_numpy(&folder, &mut cube, "cube").unwrap();
    assert!(cube.iter().copied().eq((0..24).map(f64::from)));
    // Column-major order and a permutation together.
    let weights = open(folder.file()).unwrap().transposed(|_| Some([1, 2, 0]));
    let mut other: Tensor<f64, (Size<3>, Size<4>, Size<2>)> = Tensor::zeros();
    weights
        .load_into(&mut other, |_| Some("cube".into()))
        .unwrap();
    assert_eq!(other, Tensor::from_fn(|[b, c, a]| cube[[a, b, c]]));
}

#[test]
fn types_that_numpy_lacks_are_read_as_the_leaf_states() {
    let folder = Folder::new("npz-ml");
    macro_rules! reads {
        ($($name:literal: $t:ty;)*) => {$({
            let mut matrix: Matrix<$t> = Tensor::zeros();
            read_of_numpy(&folder, &mut matrix, $name).unwrap();
            let expected = [[1.0, -2.0, 3.0], [100.0, -5.0, 6.0]].map(|row| row.map(<$t>::from_f32));
            assert_eq!(matrix, Tensor::from(expected), $name);
        })*};
    }
    reads! { "bfloat16": bf16; "float8_e4m3fn": f8e4m3fn; "float8_e5m2": f8e5m2; }
    for (name, found) in [
        ("bfloat16", "<V2"),
        ("float8_e4m3fn", "<V1"),
        ("float8_e5m2", "<f1"),
    ] {
        let error = read_of_numpy(&folder, &mut Matrix::<f32>::zeros(), name).unwrap_err();
        let expected = format!("misshapen {name}: f32[2, 3], found {found}[2, 3]");
        assert!(error.to_string().ends_with(&expected), "{error}");
    }
}

#[test]
fn every_element_type_of_numpy_comes_back() {
    type Columns = Tensor<u16, (Size<2>, Size<2>), MinorToMajor<(Size<0>, Size<1>)>>;
    type Scalars = (bool, i8, i16, i32, i64, u8, u16, u32, u64, f16);
    type All = (
        Scalars,
        (f32, f64, c64, c128),
        Columns,
        Tensor<f32, (Size<0>, Size<4>)>,
    );
    let scalars = (true, -1, -2, -3, -4, 5, 6, 7, 8, f16::ONE);
    let columns = Tensor::from([[1, 2], [3, 4]]).to_layout();
    let all: All = (
        scalars,
        (0.5, f64::MIN_POSITIVE, c64::new(1.0, -1.0), c128::ONE),
        columns,
        Tensor::zeros(),
    );
    let folder = Folder::new("npz-types");
    save(&all, folder.file()).unwrap();
    assert_eq!(load::<All>(folder.file()).unwrap(), all);
    assert_eq!(folder.names(), ["weights.safetensors"]);
}

#[test]
fn what_numpy_lacks_is_an_error_that_writes_nothing() {
    let folder = Folder::new("npz-lacks");
    let error = save(&(1.0f32, half::bf16::ONE), folder.file()).unwrap_err();
    assert_eq!(error.to_string(), "npz has no element type for bf16");
    assert_eq!(folder.names(), [""; 0]);
}

/// An array as `np.save` writes it, with this header and these bytes.
fn npy(header: &str, elements: &[u8]) -> Vec<u8> {
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.as_bytes());
    file.extend(elements);
    file
}

#[test]
fn a_file_of_one_array_is_a_tensor() {
    let folder = Folder::new("npy");
    let header = "{'descr': '>i2', 'fortran_order': False, 'shape': (2,), }\n";
    fs::write(folder.file(), npy(header, &[1, 2, 0, 3])).unwrap();
    let loaded: Tensor<i16, (Size<2>,)> = load(folder.file()).unwrap();
    assert_eq!(loaded, Tensor::from([0x102, 3]));
    let error = load::<Tensor<f32, (Size<2>,)>>(folder.file()).unwrap_err();
    let expected = "misshapen 0: f32[2], found i16[2], which `open(path)?.lossy()` converts";
    assert!(error.to_string().ends_with(expected), "{error}");
}

#[test]
fn entries_of_folders_are_skipped() {
    let folder = Folder::new("folders");
    let header = "{'descr': '<i4', 'fortran_order': False, 'shape': (), }\n";
    let mut archive = zip::ZipWriter::new(fs::File::create(folder.file()).unwrap());
    let options = zip::write::SimpleFileOptions::default();
    archive.add_directory("model/", options).unwrap();
    archive.start_file("model/w.npy", options).unwrap();
    archive.write_all(&npy(header, &[7, 0, 0, 0])).unwrap();
    archive.finish().unwrap();
    let (loaded,) = load_named::<(i32,)>(folder.file(), |_| "model/w".into()).unwrap();
    assert_eq!(loaded, 7);
}

#[test]
fn types_that_tensors_lack_are_named() {
    let folder = Folder::new("records");
    let cases = [
        ("'|V3'", "|V3[1]"),
        ("'<M8[ns]'", "<M8[ns][1]"),
        ("'<f16'", "<f16[1]"),
        ("'|O'", "|O[1]"),
        (
            "[('a', '<f4'), ('b', '<i4')]",
            "[('a', '<f4'), ('b', '<i4')][1]",
        ),
    ];
    for (descr, found) in cases {
        let header = format!("{{'descr': {descr}, 'fortran_order': False, 'shape': (1,)}}\n");
        fs::write(folder.file(), npy(&header, &[0; 8])).unwrap();
        let error = load::<Tensor<f32, (Size<1>,)>>(folder.file()).unwrap_err();
        let expected = format!("misshapen 0: f32[1], found {found}");
        assert!(error.to_string().ends_with(&expected), "{error}");
    }
}

#[test]
fn a_header_that_lies_is_an_error_at_its_byte() {
    let folder = Folder::new("npy-lies");
    let cases = [
        (
            "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}",
            "byte 65: expected 8 bytes of f32[2], found 4",
        ),
        (
            "{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296)}",
            "byte 85: expected more than 2^64 bytes of f32[4294967296, 4294967296], found 4",
        ),
        (
            "{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}",
            "byte 61: expected a size that a usize can count, found '-'",
        ),
        (
            "{'descr': '<f4', 'fortran_order': None, 'shape': (1,)}",
            "byte 44: expected `True` or `False`, found 'N'",
        ),
        (
            "{'descr': '<f4', 'shape': (1,)}",
            "byte 10: expected `descr`, `fortran_order` and `shape`, found fewer",
        ),
        (
            "{'descr': '<f4', 'descr': '<f4'}",
            "byte 27: the name \"descr\" is repeated",
        ),
        (
            "{'other': 1}",
            "byte 11: expected `descr`, `fortran_order` or `shape`, found \"other\"",
        ),
        (
            "{'descr': [('a', '<f4')",
            "byte 33: expected `]`, found the end of the header",
        ),
        (
            "{'descr': '<f4}",
            "byte 20: expected a string with an end, found '\\''",
        ),
        (
            "{'descr': '<f4', 'fortran_order': True, 'shape': (1,)} x",
            "byte 65: expected the end of the header, found 'x'",
        ),
        ("", "byte 10: expected `{`, found the end of the header"),
    ];
    for (header, expected) in cases {
        fs::write(folder.file(), npy(header, &[0; 4])).unwrap();
        let error = open(folder.file()).map(|_| ()).unwrap_err().to_string();
        assert!(
            error.ends_with(&format!("not a whole NumPy file: {expected}")),
            "{header}: {error}"
        );
    }
    let heads: [(&[u8], &str); 4] = [
        (
            b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}",
            "byte 12: expected a header of at most 2 bytes, found one of 4294967295 bytes",
        ),
        (
            b"\x93NUMPY\x01\x00\x03\x00{}",
            "byte 10: expected a header of at most 2 bytes, found one of 3 bytes",
        ),
        (
            b"\x93NUMPY\x04\x00\x03\x00{}",
            "byte 6: expected version 1, 2 or 3 of the format, found 4",
        ),
        (
            b"\x93NUMPY\x01",
            "byte 7: expected the start of an array, found the end",
        ),
    ];
    for (file, expected) in heads {
        fs::write(folder.file(), file).unwrap();
        let error = open(folder.file()).map(|_| ()).unwrap_err().to_string();
        assert!(error.ends_with(expected), "{error}");
    }
}

#[test]
fn a_wrong_checksum_is_an_error_that_changes_nothing() {
    let folder = Folder::new("npz-checksum");
    save(&(1.5f32, 2.5f32), folder.file()).unwrap();
    let mut file = fs::read(folder.file()).unwrap();
    let last = file
        .windows(4)
        .position(|bytes| bytes == 2.5f32.to_le_bytes())
        .unwrap();
    file[last] ^= 1;
    fs::write(folder.file(), file).unwrap();
    let mut both = (0.0f32, 0.0f32);
    let error = load_into(&mut both, folder.file(), |leaf| Some(leaf.to_owned())).unwrap_err();
    assert!(matches!(&error, Error::Malformed { .. }), "{error}");
    assert!(error.to_string().contains("tensor 1: "), "{error}");
    assert_eq!(both, (0.0, 0.0));
}

#[test]
fn large_arrays_in_big_endian_order_are_read_whole() {
    let folder = Folder::new("npy-large");
    let numbers = (0..40_001u32).map(|i| f64::from(i) / 3.0);
    let bytes: Vec<u8> = numbers.clone().flat_map(f64::to_be_bytes).collect();
    let header = "{'descr': '>f8', 'fortran_order': True, 'shape': (40001,), }\n";
    fs::write(folder.file(), npy(header, &bytes)).unwrap();
    let loaded: Tensor<f64, (Dynamic,)> = load(folder.file()).unwrap();
    assert!(loaded.iter().copied().eq(numbers.clone()));
    // In an archive, decoded bytes end anywhere within a number.
    let mut archive = zip::ZipWriter::new(fs::File::create(folder.file()).unwrap());
    archive
        .start_file("0.npy", zip::write::SimpleFileOptions::default())
        .unwrap();
    archive.write_all(&npy(header, &bytes)).unwrap();
    archive.finish().unwrap();
    let loaded: Tensor<f64, (Dynamic,)> = load(folder.file()).unwrap();
    assert!(loaded.iter().copied().eq(numbers));
}

#[test]
fn a_file_cut_short_at_any_byte_is_an_error() {
    let folder = Folder::new("npz-short");
    type Pair = (Tensor<f32, (Size<2>,)>, Tensor<bool, (Size<3>,)>);
    let pair: Pair = (Tensor::from([1.0, 2.0]), Tensor::from([true, false, true]));
    save(&pair, folder.file()).unwrap();
    let archive = fs::read(folder.file()).unwrap();
    let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}\n";
    let array = npy(header, &[0; 4]);
    for len in 0..archive.len() {
        fs::write(folder.file(), &archive[..len]).unwrap();
        let error = load::<Pair>(folder.file()).unwrap_err();
        assert!(matches!(error, Error::Malformed { .. }), "{len}: {error}");
    }
    for len in 0..array.len() {
        fs::write(folder.file(), &array[..len]).unwrap();
        let error = load::<Tensor<f32, (Size<1>,)>>(folder.file()).unwrap_err();
        assert!(
            error.to_string().contains("not a whole NumPy file"),
            "{len}: {error}"
        );
    }
}

#[test]
fn a_file_with_any_byte_changed_is_an_error_or_another_value_and_never_a_panic() {
    let folder = Folder::new("npz-changed");
    type Pair = (Tensor<f32, (Size<2>,)>, Tensor<bool, (Size<3>,)>);
    let pair: Pair = (Tensor::from([1.0, 2.0]), Tensor::from([true, false, true]));
    save(&pair, folder.file()).unwrap();
    let whole = fs::read(folder.file()).unwrap();
    let mut errors = 0;
    for at in 0..whole.len() {
        for value in [0, b'9', 0xff] {
            let mut changed = whole.clone();
            changed[at] = value;
            fs::write(folder.file(), &changed).unwrap();
            errors += usize::from(load::<Pair>(folder.file()).is_err());
        }
    }
    assert!(errors > whole.len() / 2, "{errors} of {}", whole.len());
}

#[test]
fn mutations_of_a_file_are_errors_or_other_values() {
    let folder = Folder::new("npz-seeds");
    type All = (
        Matrix<f32>,
        Tensor<f64, (Dynamic, Dynamic)>,
        bool,
        Tensor<u16, (Dynamic,)>,
    );
    let all: All = (
        Tensor::full(0.5),
        Tensor::full_sized([2, 3], 0.25).unwrap(),
        true,
        Tensor::full_sized([5], 7).unwrap(),
    );
    save(&all, folder.file()).unwrap();
    let stored = fs::read(folder.file()).unwrap();
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let header = "{'descr': '>f8', 'fortran_order': True, 'shape': (2, 3), }\n";
    archive
        .start_file("1.npy", zip::write::SimpleFileOptions::default())
        .unwrap();
    archive.write_all(&npy(header, &[1; 48])).unwrap();
    let deflated = archive.finish().unwrap().into_inner();
    let load_all = |path: &std::path::Path| {
        let names: Vec<String> = open(path)?
            .arrays()
            .map(|(name, _)| name.to_owned())
            .collect();
        let mut all: All = (
            Tensor::zeros(),
            Tensor::zeros_sized([2, 3])?,
            false,
            Tensor::zeros_sized([5])?,
        );
        load_into(&mut all, path, |leaf| {
            names.iter().find(|name| *name == leaf).cloned()
        })
    };
    crate::mutations::run("npz", &[stored, deflated], load_all);
}

#[test]
fn mutations_of_one_array_are_errors_or_other_values() {
    let header = "{'descr': '>f8', 'fortran_order': True, 'shape': (2, 3), }\n";
    let whole = |path: &std::path::Path| load::<Tensor<f64, (Dynamic, Dynamic)>>(path).map(|_| ());
    crate::mutations::run("npy", &[npy(header, &[1; 48])], whole);
}

#[test]
fn a_path_of_one_array_takes_one_tensor() {
    let folder = Folder::new("npy-saved");
    let path = folder.file().with_extension("npy");
    let rows = Tensor::from([[0.0f32, 1.0, 2.0], [3.0, 4.0, 5.0]]);
    save(&rows, &path).unwrap();
    assert!(fs::read(&path).unwrap().starts_with(b"\x93NUMPY"));
    assert_eq!(load::<Matrix<f32>>(&path).unwrap(), rows);
    let error = save(&(1.0f32, 2.0f32), &path).unwrap_err().to_string();
    assert!(
        error.contains("expected one array for a `.npy` file, found 2"),
        "{error}"
    );
}
