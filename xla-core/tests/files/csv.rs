use std::fs;

use half::{bf16, f16};
use xla_core::csv::{load, load_columns, save, save_columns};
use xla_core::error::Error;
use xla_core::shape::MinorToMajor;
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;

use crate::folder::Folder;

type Table<E, const N: usize> = Tensor<E, (Dynamic, Size<N>)>;

#[test]
fn the_same_numbers_come_back_in_each_type() {
    let folder = Folder::new("csv-types");
    macro_rules! keeps {
        ($($t:ty: $($x:expr),*;)*) => {$({
            let numbers: [$t; 4] = [$($x),*];
            let table = Table::<$t, 2>::from_slice_sized([2, 2], &numbers).unwrap();
            save(&table, folder.file()).unwrap();
            let loaded: Table<$t, 2> = load(folder.file()).unwrap();
            assert_eq!(loaded, table, stringify!($t));
        })*};
    }
    keeps! {
        f32: 0.1, f32::MIN_POSITIVE / 8.0, -f32::MAX, f32::INFINITY;
        f64: 1.0 / 3.0, f64::MIN_POSITIVE / 8.0, f64::MAX, f64::NEG_INFINITY;
        f16: f16::from_f32(0.1), f16::MAX, f16::from_bits(1), -f16::ONE;
        bf16: bf16::from_f32(0.1), bf16::MAX, bf16::from_bits(1), -bf16::ONE;
        i64: i64::MIN, i64::MAX, 0, -1;
        u8: 0, 255, 7, 8;
        bool: true, false, false, true;
    }
    fs::write(folder.file(), "NaN,-0.0\n").unwrap();
    let loaded: Table<f32, 2> = load(folder.file()).unwrap();
    assert!(loaded[[0, 0]].is_nan() && loaded[[0, 1]].is_sign_negative());
}

#[test]
fn a_number_of_16_bits_is_rounded_once() {
    let folder = Folder::new("csv-rounding");
    // Above a tie by less than an `f32` has, which the even neighbour below it would win.
    fs::write(folder.file(), "1.00390625000000001,NaN\n").unwrap();
    let loaded: Table<bf16, 2> = load(folder.file()).unwrap();
    assert_eq!(loaded[[0, 0]], bf16::from_f32(1.0078125));
    assert!(loaded[[0, 1]].is_nan());
    fs::write(folder.file(), "1.00048828125000001,-inf\n").unwrap();
    let loaded: Table<f16, 2> = load(folder.file()).unwrap();
    assert_eq!(loaded[[0, 0]], f16::from_bits(0x3c01));
    assert_eq!(loaded[[0, 1]], f16::NEG_INFINITY);
}

#[test]
fn spaces_quotes_line_ends_and_empty_lines_are_skipped() {
    let folder = Folder::new("csv-text");
    for text in [
        "1,2\n3,4\n",
        "1,2\r\n3,4",
        "\u{feff} 1 ,\t2\n\n\n\"3\",\" 4\"\n\n",
    ] {
        fs::write(folder.file(), text).unwrap();
        let table: Table<i32, 2> = load(folder.file()).unwrap();
        assert_eq!(table.to_vec(), [1, 2, 3, 4], "{text:?}");
    }
    fs::write(folder.file(), "").unwrap();
    assert_eq!(load::<i32, Size<2>>(folder.file()).unwrap().dims(), [0, 2]);
}

#[test]
fn columns_are_selected_by_their_names() {
    let folder = Folder::new("csv-columns");
    fs::write(folder.file(), "time,name,\"x, y\"\n1,a,2\n3,b,4\n").unwrap();
    let table: Table<f32, 2> = load_columns(folder.file(), ["x, y", "time"]).unwrap();
    assert_eq!(table.to_vec(), [2.0, 1.0, 4.0, 3.0]);
    let columns: Tensor<f32, _, MinorToMajor<(Size<0>, Size<1>)>> = table.to_layout();
    save_columns(&columns, folder.file(), ["x, y", "time"]).unwrap();
    let text = fs::read_to_string(folder.file()).unwrap();
    assert_eq!(text, "\"x, y\",time\n2.0,1.0\n4.0,3.0\n");
    assert_eq!(
        load_columns::<f32, Size<2>, 2>(folder.file(), ["x, y", "time"]).unwrap(),
        table
    );
    assert_eq!(folder.names(), ["weights.safetensors"]);
}

#[test]
fn an_error_names_the_line_and_the_column() {
    let folder = Folder::new("csv-errors");
    let cases: [(&[u8], &str); 8] = [
        (b"1,2\n3,x\n", "line 2, column 2: expected u8, found \"x\""),
        (
            b"1,2\n\n300,4\n",
            "line 3, column 1: expected u8, found \"300\"",
        ),
        (b"1,2\n3,\n", "line 2, column 2: expected u8, found \"\""),
        (b"1.0,2\n", "line 1, column 1: expected u8, found \"1.0\""),
        (
            b"1,2\n\"3\n4\",5\n6,7\n",
            "line 2, column 1: expected u8, found \"3\\n4\"",
        ),
        (b"1,2\n3\n", "line 2: expected 2 fields, found 1"),
        (b"1,2,3\n", "line 1: expected 2 fields, found 3"),
        (
            b"1,2\n3,\xff\n",
            "line 2, column 2: expected UTF-8, found another byte",
        ),
    ];
    for (text, expected) in cases {
        fs::write(folder.file(), text).unwrap();
        let error = load::<u8, Size<2>>(folder.file()).unwrap_err();
        assert!(matches!(error, Error::Malformed { .. }), "{error}");
        let expected = format!("weights.safetensors: {expected}");
        assert!(error.to_string().ends_with(&expected), "{error}");
    }
    let cases = [
        (
            "a,b\n1,2\n",
            "line 1: expected a column \"c\", found [\"a\", \"b\"]",
        ),
        (
            "a,c,c\n1,2,3\n",
            "line 1, column 3: the name \"c\" is repeated",
        ),
        ("a,c\n1,2\n3\n", "line 3: expected 2 fields, found 1"),
        (
            "a,c\n1,2\nx,y\n",
            "line 3, column 2: expected u8, found \"y\"",
        ),
        ("", "line 1: expected a column \"c\", found []"),
    ];
    for (text, expected) in cases {
        fs::write(folder.file(), text).unwrap();
        let error = load_columns::<u8, Size<1>, 1>(folder.file(), ["c"]).unwrap_err();
        assert!(error.to_string().ends_with(expected), "{error}");
    }
    fs::remove_file(folder.file()).unwrap();
    let error = load::<u8, Size<2>>(folder.file()).unwrap_err();
    assert!(matches!(error, Error::Io { .. }), "{error}");
}

#[test]
fn mutations_of_a_table_are_errors_or_other_values() {
    let text = b"a,\"b c\",d\n1,2.5,-3e2\n\"4\",5,inf\n";
    let load_both = |path: &std::path::Path| {
        load_columns::<f32, Size<2>, 2>(path, ["d", "a"])?;
        // The names are no numbers.
        load::<f32, Size<3>>(path).map(|_| ()).or(Ok(()))
    };
    crate::mutations::run("csv", &[text.to_vec()], load_both);
}
