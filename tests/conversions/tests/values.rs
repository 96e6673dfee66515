//! Tensors by serde.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use typed_xla::prelude::*;
use typed_xla::tensor::TensorView;

/// A struct of a user, by serde's own derive macro.
#[derive(Debug, PartialEq, Serialize, Deserialize, Tensors)]
struct Layer {
    w: f32![2, 3],
    b: f32![3],
    steps: i32,
}

fn json<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(value: &T, text: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), text);
    assert_eq!(&serde_json::from_str::<T>(text).unwrap(), value);
    // The same in a format for machines.
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
}

#[test]
fn tensors_are_nested_lists_in_json() -> Result<(), Error> {
    json(&tensor![[1, 2, 3], [4, 5, 6]], "[[1,2,3],[4,5,6]]");
    json(&tensor![0.1f32, -2.5], "[0.1,-2.5]");
    json(&tensor![[[true], [false]]], "[[[true],[false]]]");
    json(&Tensor::from(u64::MAX), "18446744073709551615");
    json(&tensor![i64::MIN], "[-9223372036854775808]");
    json(&tensor![f16::from_f32(0.5)], "[0.5]");
    json(&tensor![bf16::from_f32(-3.0)], "[-3.0]");
    json(&tensor![f8e4m3fn::from_f32(448.0)], "[448.0]");
    json(&tensor![c64::new(1.0, -2.0)], "[[1.0,-2.0]]");
    json(&tensor![c128::new(0.1, 2.0)], "[[0.1,2.0]]");
    json(&<f32![2, 0]>::zeros(), "[[],[]]");
    json(&<f32![?, 3]>::zeros_sized([0, 3])?, "[]");
    let columns: i32![2, 3; {0, 1}] = tensor![[1, 2, 3], [4, 5, 6]].to_layout();
    json(&columns, "[[1,2,3],[4,5,6]]");
    let padded: i32![1, 2; {1, 0}, padded = [2, 3], value = 0] = Tensor::from_slice(&[8, 9])?;
    json(&padded, "[[8,9]]");
    Ok(())
}

#[test]
fn structs_of_tensors_are_serdes_own() {
    let layer = Layer {
        w: Tensor::ones(),
        b: tensor![0.5, 1.0, 1.5],
        steps: 7,
    };
    json(
        &layer,
        r#"{"w":[[1.0,1.0,1.0],[1.0,1.0,1.0]],"b":[0.5,1.0,1.5],"steps":7}"#,
    );
}

#[test]
fn dynamic_sizes_are_read_from_the_lists() -> Result<(), Error> {
    let x: f32![?, ?] = serde_json::from_str("[[1, 2], [3, 4], [5, 6]]").unwrap();
    assert_eq!((x.dims(), x[[2, 1]]), ([3, 2], 6.0));
    json(&x, "[[1.0,2.0],[3.0,4.0],[5.0,6.0]]");
    // Without elements no list determines the second size.
    let empty: f32![?, ?] = serde_json::from_str("[]").unwrap();
    assert_eq!(empty.dims(), [0, 0]);
    Ok(())
}

fn message<T: DeserializeOwned>(text: &str) -> String {
    match serde_json::from_str::<T>(text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_wrong_length_is_an_error_with_both_lengths() {
    let cases = [
        (
            message::<f32![2, 3]>("[[1, 2, 3]]"),
            "invalid length 1, expected a list of length 2, dimension 0 of f32[2, 3] at line 1 column 11",
        ),
        (
            message::<f32![2, 3]>("[[1, 2, 3], [4, 5, 6, 7, 8]]"),
            "invalid length 5, expected a list of length 3, dimension 1 of f32[2, 3] at line 1 column 27",
        ),
        (
            message::<f32![?, ?]>("[[1, 2, 3], [4, 5]]"),
            "invalid length 2, expected a list of length 3, dimension 1 of f32[?, ?] at line 1 column 18",
        ),
        (
            message::<f32![2]>("[[1], [2]]"),
            "invalid type: sequence, expected f32 at line 1 column 1",
        ),
        (
            message::<f32![1, 1]>("[1]"),
            "invalid type: integer `1`, expected a list of length 1, dimension 1 of f32[1, 1] at line 1 column 2",
        ),
        (
            message::<u8![2]>("[1, 300]"),
            "invalid value: integer `300`, expected u8 at line 1 column 7",
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
}

/// A decimal number beyond the type is no infinity.
#[test]
fn a_number_beyond_the_element_type_is_an_error_with_its_place() {
    let cases = [
        (
            message::<f32![2]>("[1.0, 1e60]"),
            "element 1 of f32[2]: expected a number that is finite as f32, found 1e60 at line 1 column 11",
        ),
        (
            message::<f16![?]>("[-70000]"),
            "element 0 of f16[?]: expected a number that is finite as f16, found -70000.0 at line 1 column 8",
        ),
        (
            message::<c64![1]>("[[0, 1e39]]"),
            "element 0 of c64[1]: expected a number that is finite as c64, found [0.0, 1e39] at line 1 column 11",
        ),
    ];
    for (found, expected) in cases {
        assert_eq!(found, expected);
    }
    let largest: f32![1] = serde_json::from_str("[3.4028235e38]").unwrap();
    assert_eq!(largest, tensor![f32::MAX]);
}

#[test]
fn json_has_no_nan_as_of_any_float() {
    assert_eq!(serde_json::to_string(&tensor![f32::NAN]).unwrap(), "[null]");
    assert_eq!(
        message::<f32![1]>("[null]"),
        "invalid type: null, expected f32 at line 1 column 5"
    );
}

#[test]
fn binary_formats_have_the_sizes_and_the_bytes() {
    let x = tensor![[1u16, 0x203]];
    // The sizes, the number of bytes, and these in little-endian order.
    let bytes = [1, 2, 4, 1, 0, 3, 2];
    assert_eq!(postcard::to_allocvec(&x).unwrap(), bytes);
    assert_eq!(
        postcard::from_bytes::<u16![?, 2]>(&bytes)
            .unwrap()
            .as_slice(),
        x.as_slice()
    );
    let nan: f32![1] =
        postcard::from_bytes(&postcard::to_allocvec(&tensor![f32::NAN]).unwrap()).unwrap();
    assert!(nan[0].is_nan());
    // Sizes that the type or the bytes contradict, and bytes that are no `bool`.
    assert!(postcard::from_bytes::<u16![1, 3]>(&bytes).is_err());
    assert!(postcard::from_bytes::<u16![?, ?]>(&[2, 2, 4, 1, 0, 3, 2]).is_err());
    assert!(postcard::from_bytes::<bool![2]>(&[2, 2, 1, 2]).is_err());
    assert!(postcard::from_bytes::<bool![2]>(&[2, 2, 1, 0]).is_ok());
}

#[test]
fn views_are_written_as_their_tensors() {
    let view = TensorView::from(&[[1.5, 2.5]]);
    assert_eq!(serde_json::to_string(&view).unwrap(), "[[1.5,2.5]]");
    assert_eq!(
        serde_json::to_string(&tensor![[1, 2], [3, 4]].row(1)).unwrap(),
        "[3,4]"
    );
}
