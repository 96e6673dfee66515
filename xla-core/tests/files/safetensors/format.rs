//! The format: agreement with the crate `safetensors`, and files that violate it.

use std::fs;

use safetensors::tensor::{Dtype, SafeTensors, TensorView, serialize};
use xla_core::element::{bf16, c64};
use xla_core::safetensors::{load, load_named, open, save};
use xla_core::size::Size;
use xla_core::tensor::Tensor;

use crate::folder::Folder;

#[test]
fn the_crate_of_the_format_reads_our_files() {
    let folder = Folder::new("ours");
    type All = (
        Tensor<u8, (Size<3>,)>,
        c64,
        (bf16, Tensor<f64, (Size<0>, Size<2>)>),
        bool,
    );
    let all: All = (
        Tensor::from([1, 2, 3]),
        c64::new(0.5, 2.0),
        (bf16::ONE, Tensor::zeros()),
        true,
    );
    save(&all, folder.file()).unwrap();
    let file = fs::read(folder.file()).unwrap();
    let read = SafeTensors::deserialize(&file).unwrap();
    let mut found: Vec<_> = read
        .iter()
        .map(|(name, tensor)| {
            (
                name,
                tensor.dtype(),
                tensor.shape().to_vec(),
                tensor.data().to_vec(),
            )
        })
        .collect();
    found.sort_by_key(|tensor| tensor.0);
    let c64 = [0.5f32.to_le_bytes(), 2f32.to_le_bytes()].concat();
    let expected = [
        ("0", Dtype::U8, vec![3], vec![1, 2, 3]),
        ("1", Dtype::C64, vec![], c64),
        ("2.0", Dtype::BF16, vec![], vec![0x80, 0x3f]),
        ("2.1", Dtype::F64, vec![0, 2], vec![]),
        ("3", Dtype::BOOL, vec![], vec![1]),
    ];
    assert_eq!(found, expected);
    // The elements are aligned.
    let start = file.len() - [3, 8, 2, 0, 1].iter().sum::<usize>();
    assert_eq!(start % 8, 0);
}

#[test]
fn files_of_the_crate_of_the_format_are_read() {
    let folder = Folder::new("theirs");
    let name = "a \"quoted\" \\ name\twith ü and \u{1f980}";
    let bytes = 1.5f32.to_le_bytes();
    let metadata = [("format".to_owned(), "{\"x\": [1]}".to_owned())]
        .into_iter()
        .collect();
    let tensor = TensorView::new(Dtype::F32, vec![1, 1], &bytes).unwrap();
    fs::write(
        folder.file(),
        serialize([(name, tensor)], Some(metadata)).unwrap(),
    )
    .unwrap();
    let read: Tensor<f32, (Size<1>, Size<1>)> =
        load_named(folder.file(), |_| name.to_owned()).unwrap();
    assert_eq!(read, Tensor::from([[1.5]]));
    // Escape sequences of other writers.
    let header = r#"{"\u00fc\ud83e\udd80\/\n" :{ "dtype" : "I8","data_offsets":[0,1 ],"shape":[],"other":[{"x":null},-1e3,true]} }"#;
    fs::write(folder.file(), file(header, &[7])).unwrap();
    assert_eq!(
        load_named::<i8>(folder.file(), |_| "ü\u{1f980}/\n".into()).unwrap(),
        7
    );
}

/// Returns a file with this header and these elements.
fn file(header: &str, elements: &[u8]) -> Vec<u8> {
    let mut file = (header.len() as u64).to_le_bytes().to_vec();
    file.extend(header.as_bytes());
    file.extend(elements);
    file
}

#[test]
fn a_header_that_lies_is_an_error_at_its_byte() {
    let folder = Folder::new("lies");
    let cases = [
        (
            r#"{"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"a":{}}"#,
            "byte 61: the name \"a\" is repeated",
        ),
        (
            r#"{"a":{"dtype":"U8","dtype":"I8"}}"#,
            "byte 27: the name \"dtype\" is repeated",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[2],"data_offsets":[0,1]}}"#,
            "byte 13: tensor a: u8[2] does not take 1 bytes",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[4294967296,4294967296],"data_offsets":[0,1]}}"#,
            "byte 13: tensor a: u8[4294967296, 4294967296] does not take 1 bytes",
        ),
        (
            r#"{"a":{"dtype":"F32","shape":[0,9223372036854775808,4],"data_offsets":[0,0]}}"#,
            "byte 13: tensor a: f32[0, 9223372036854775808, 4] does not take 0 bytes",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]}}"#,
            "byte 13: tensor a: expected offsets up to 1, found [0, 2]",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[0],"data_offsets":[1,0]}}"#,
            "byte 13: tensor a: expected offsets up to 1, found [1, 0]",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[1],"data_offsets":[0]}}"#,
            "byte 13: tensor a: expected two offsets, found 1",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[1]}}"#,
            "byte 13: tensor a: expected `dtype`, `shape` and `data_offsets`, found fewer",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}}"#,
            "byte 61: expected the end of the file, found 1 bytes",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[0],"data_offsets":[1,1]}}"#,
            "byte 13: expected a tensor that begins at offset 0, found 1",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"b":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}"#,
            "byte 65: expected a tensor that begins at offset 1, found 0",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[-1]}}"#,
            "byte 36: expected a size that a usize can count, found '-'",
        ),
        (
            r#"{"a":{"dtype":"U8","shape":[99999999999999999999]}}"#,
            "byte 36: expected a size that a usize can count, found '9'",
        ),
        (r#"{"a":[]}"#, "byte 13: expected `{`, found '['"),
        (r#"{"a"}"#, "byte 12: expected `:`, found '}'"),
        (r#"{"a":{"x":tru}}"#, "byte 18: expected a value, found 't'"),
        (
            r#"{"a":{"x":"\ud800"}}"#,
            "byte 19: expected an escape sequence, found '\\\\'",
        ),
        (
            r#"{"__metadata__":{"x":1}}"#,
            "byte 29: expected `\"`, found '1'",
        ),
        (r#"{} {"#, "byte 11: expected the end, found '{'"),
        ("", "byte 8: expected `{`, found the end of the text"),
    ];
    for (header, expected) in cases {
        fs::write(folder.file(), file(header, &[7])).unwrap();
        let error = open(folder.file()).map(|_| ()).unwrap_err().to_string();
        assert!(
            error.ends_with(&format!("not a whole safetensors file: {expected}")),
            "{header}: {error}"
        );
    }
    let deep = format!("{{\"a\":{{\"x\":{}", "[".repeat(100_000));
    fs::write(folder.file(), file(&deep, &[])).unwrap();
    let error = open(folder.file()).map(|_| ()).unwrap_err().to_string();
    assert!(
        error.ends_with("byte 82: expected at most 64 values in each other, found '['"),
        "{error}"
    );
}

#[test]
fn a_header_longer_than_the_file_is_not_allocated() {
    let folder = Folder::new("longer");
    for (len, most) in [(u64::MAX, 1), (1 << 40, 1), (2, 1)] {
        let mut file = len.to_le_bytes().to_vec();
        file.push(b'{');
        fs::write(folder.file(), file).unwrap();
        let error = open(folder.file()).map(|_| ()).unwrap_err().to_string();
        let expected =
            format!("byte 0: expected a header of at most {most} bytes, found one of {len} bytes");
        assert!(error.ends_with(&expected), "{error}");
    }
}

#[test]
fn types_that_tensors_lack_are_named() {
    let folder = Folder::new("unknown");
    let header = r#"{"0":{"dtype":"F6_E2M3","shape":[4],"data_offsets":[0,3]},"1":{"dtype":"I8","shape":[],"data_offsets":[3,4]}}"#;
    fs::write(folder.file(), file(header, &[0, 0, 0, 5])).unwrap();
    let error = load::<(Tensor<f32, (Size<4>,)>, i8)>(folder.file())
        .unwrap_err()
        .to_string();
    assert!(
        error.ends_with("\n  misshapen 0: f32[4], found F6_E2M3[4]"),
        "{error}"
    );
    let mut one = 0i8;
    open(folder.file())
        .unwrap()
        .load_into(&mut one, |_| Some("1".into()))
        .unwrap();
    assert_eq!(one, 5);
}

#[test]
fn names_that_two_leaves_share_are_refused() {
    struct Twice;
    impl xla_core::tensors::Leaves for Twice {
        fn specs(_: xla_core::tensors::Path<'_>, _: &mut dyn FnMut(xla_core::tensors::Spec<'_>)) {}

        fn visit<'a>(
            &'a self,
            path: xla_core::tensors::Path<'_>,
            f: &mut dyn FnMut(xla_core::tensors::Path<'_>, xla_core::tensors::Leaf<'a>),
        ) {
            for _ in 0..2 {
                xla_core::tensors::Leaves::visit(&1.0f32, path.field("w"), f);
            }
        }
    }
    let folder = Folder::new("twice");
    let error = save(&Twice, folder.file()).unwrap_err().to_string();
    assert!(error.ends_with("the name \"w\" is repeated"), "{error}");
    assert_eq!(folder.names(), [""; 0]);
}
