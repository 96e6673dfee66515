//! Weights in several files, with an index.

use std::fs;
use std::path::PathBuf;

use half::bf16;
use xla_core::error::Error;
use xla_core::safetensors::{load, load_into, open, save};
use xla_core::size::Size;
use xla_core::tensor::Tensor;

use crate::folder::Folder;

type Whole = (Tensor<f32, (Size<2>,)>, bf16, i32);

/// Writes the leaf `0` to one file and the others to another, and an index.
fn sharded(folder: &Folder, weight_map: &str) -> PathBuf {
    let shard = |number| {
        folder
            .0
            .join(format!("model-0000{number}-of-00002.safetensors"))
    };
    save(&Tensor::from([1.0f32, 2.0]), shard(1)).unwrap();
    struct Rest;
    impl xla_core::tensors::Leaves for Rest {
        fn specs(_: xla_core::tensors::Path<'_>, _: &mut dyn FnMut(xla_core::tensors::Spec<'_>)) {}

        fn visit<'a>(
            &'a self,
            path: xla_core::tensors::Path<'_>,
            f: &mut dyn FnMut(xla_core::tensors::Path<'_>, xla_core::tensors::Leaf<'a>),
        ) {
            xla_core::tensors::Leaves::visit(&bf16::ONE, path.field("1"), f);
            xla_core::tensors::Leaves::visit(&7i32, path.field("2"), f);
        }
    }
    save(&Rest, shard(2)).unwrap();
    let index = folder.0.join("model.safetensors.index.json");
    fs::write(
        &index,
        format!("{{\"metadata\": {{\"total_size\": 14}}, \"weight_map\": {{{weight_map}}}}}\n"),
    )
    .unwrap();
    index
}

const WHOLE: &str = r#""0": "model-00001-of-00002.safetensors",
    "1": "model-00002-of-00002.safetensors", "2": "model-00002-of-00002.safetensors""#;

#[test]
fn tensors_are_read_from_the_files_that_the_index_names() {
    let folder = Folder::new("shards");
    let index = sharded(&folder, WHOLE);
    let whole: Whole = load(&index).unwrap();
    assert_eq!(whole, (Tensor::from([1.0, 2.0]), bf16::ONE, 7));
    let mut some = (0.0f32, 0i32);
    load_into(&mut some, &index, |leaf| {
        Some(if leaf == "0" { "1" } else { "2" }.into())
    })
    .unwrap();
    assert_eq!(some, (1.0, 7));
    let error = load::<(i8,)>(&index).unwrap_err().to_string();
    let expected = "index.json: the tensors do not match\n  extra 1: bf16[]\n  extra 2: i32[]\n  misshapen 0: i8[], found f32[2]";
    assert!(error.ends_with(expected), "{error}");
}

#[test]
fn an_index_that_lies_is_an_error() {
    let folder = Folder::new("shards-lie");
    let (first, second) = (
        "model-00001-of-00002.safetensors",
        "model-00002-of-00002.safetensors",
    );
    let cases = [
        (
            WHOLE.replace("\"2\"", "\"3\""),
            format!("tensor 2 is in a file that is not the one of the index, {second}"),
        ),
        (
            format!("{WHOLE}, \"3\": \"{first}\""),
            format!("tensor 3 is not in {first}"),
        ),
        (
            WHOLE.replacen("00001", "00002", 1),
            format!("tensor 0 is not in {second}"),
        ),
        (
            format!("{WHOLE}, \"0\": \"{first}\""),
            "byte 175: the name \"0\" is repeated".to_owned(),
        ),
        (
            "\"0\": 5".to_owned(),
            "byte 53: expected `\"`, found '5'".to_owned(),
        ),
    ];
    for (weight_map, expected) in cases {
        let index = sharded(&folder, &weight_map);
        let error = open(index).map(|_| ()).unwrap_err().to_string();
        let error = error.replace(&format!("{}/", folder.0.display()), "");
        let expected = format!(
            "model.safetensors.index.json: not a whole index of safetensors files: {expected}"
        );
        assert_eq!(error, expected, "{weight_map}");
    }
    for text in ["{}", "{\"weight_map\": {}", "[]", ""] {
        let index = folder.0.join("model.safetensors.index.json");
        fs::write(&index, text).unwrap();
        assert!(
            matches!(open(index), Err(Error::Malformed { .. })),
            "{text}"
        );
    }
}

#[test]
fn files_outside_of_the_folder_of_the_index_are_refused() {
    let folder = Folder::new("shards-outside");
    for shard in [
        "../x.safetensors",
        "/etc/passwd",
        "a/b.safetensors",
        "..",
        "",
        ".",
        "a/",
    ] {
        let index = sharded(&folder, &format!("\"0\": {shard:?}"));
        let error = open(index).map(|_| ()).unwrap_err().to_string();
        let expected =
            format!("byte 53: expected the name of a file beside the index, found {shard:?}");
        assert!(error.ends_with(&expected), "{error}");
    }
}

#[test]
fn a_file_that_is_missing_is_named() {
    let folder = Folder::new("shards-missing");
    let index = sharded(&folder, WHOLE);
    let second = folder.0.join("model-00002-of-00002.safetensors");
    fs::remove_file(&second).unwrap();
    let error = open(index).map(|_| ()).unwrap_err();
    assert!(
        matches!(&error, Error::Io { path, .. } if *path == second),
        "{error}"
    );
}
