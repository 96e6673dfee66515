use half::f16;
use std::fs;
use std::io::Write;
use xla_core::error::Error;
use xla_core::npz::*;
use xla_core::rt::{c64, c128};
use xla_core::shape::MinorToMajor;
use xla_core::size::Size;
use xla_core::tensor::Tensor;

use crate::folder::Folder;

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
    let expected = "misshapen 0: f32[2], found i16[2]";
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
        ("'|V2'", "|V2[1]"),
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
