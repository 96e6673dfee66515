//! Files that are no text: MLIR bytecode, and what `jax.export` serialises, beside the same models as text.

use std::path::Path;

use xla_hlo::{Module, text};
use xla_import::tree::{Attribute, Type};
use xla_import::{entry, import, read, read_file};

/// The models that `scripts/import_zoo.py` exports.
const MODELS: &[&str] = &[
    "attention",
    "baked",
    "constants",
    "dropout",
    "forms",
    "lenet",
    "lstm",
    "many_rows",
    "mlp",
    "narrow",
    "norm",
    "ode",
    "spectral",
    "update",
];

/// The other files of these models.
const OTHERS: &[(&str, &str)] = &[
    ("dropout", "jax"),
    ("mlp", "jax"),
    ("update", "jax"),
    ("lenet", "0_9_0.mlirbc"),
    ("lenet", "1_3_0.mlirbc"),
    ("lstm", "0_9_0.mlirbc"),
    ("lstm", "1_3_0.mlirbc"),
];

/// The models that `scripts/networks.py` exports, as bytecode and as text.
const NETWORKS: &[&str] = &[
    "diffusion",
    "gpt",
    "gpt_gradient",
    "complex_decompositions",
    "decompositions",
    "linear_algebra",
    "resnet",
    "sampling",
    "scipy_decompositions",
    "vit",
];

fn file(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/models");
    std::fs::read(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn imported(bytes: &[u8]) -> Result<Module, String> {
    let model = read_file(bytes).map_err(|error| error.to_string())?;
    import(&model, "main").map_err(|error| error.to_string())
}

#[test]
fn every_form_of_a_model_is_the_same_graph() {
    let models = (MODELS.iter()).map(|name| (*name, "mlirbc", "exported.mlir"));
    let others = (OTHERS.iter()).map(|(name, end)| (*name, *end, "exported.mlir"));
    let networks = (NETWORKS.iter()).map(|name| (*name, "mlirbc", "mlir"));
    for (name, end, text) in models.chain(others).chain(networks) {
        let bytes = imported(&file(&format!("{name}.{end}")));
        let bytes = bytes.unwrap_or_else(|error| panic!("{name}.{end}: {error}"));
        let text = imported(&file(&format!("{name}.{text}"))).unwrap();
        assert_eq!(text::print(&bytes), text::print(&text), "{name}.{end}");
    }
}

#[test]
fn arguments_and_results_have_the_names_of_the_source() {
    for (name, end) in [("mlp", "mlirbc"), ("lenet", "mlirbc"), ("update", "jax")] {
        let (bytes, text) = (
            file(&format!("{name}.{end}")),
            file(&format!("{name}.mlir")),
        );
        let (bytes, text) = (read_file(&bytes).unwrap(), read_file(&text).unwrap());
        let (bytes, text) = (
            entry(&bytes, &import(&bytes, "main").unwrap()),
            entry(&text, &import(&text, "main").unwrap()),
        );
        assert_eq!(bytes.declaration("f"), text.declaration("f"), "{name}");
        assert_eq!(bytes.structs(), text.structs(), "{name}");
        assert_eq!(bytes.result_names, text.result_names, "{name}");
        assert!(bytes.result_names.iter().all(Option::is_some), "{name}");
    }
}

#[test]
fn the_tree_has_the_names_and_attributes_of_text() {
    let (bytes, text) = (file("lenet.mlirbc"), file("lenet.exported.mlir"));
    let (bytes, text) = (read_file(&bytes).unwrap(), read_file(&text).unwrap());
    assert_eq!(bytes.attributes, text.attributes);
    let (ops, others) = (&bytes.functions[0].body.ops, &text.functions[0].body.ops);
    assert_eq!(ops.len(), others.len());
    for (op, other) in ops.iter().zip(others) {
        assert_eq!(op.name, other.name);
        assert_eq!(op.operands.len(), other.operands.len(), "{}", op.name);
        assert_eq!(op.result_types, other.result_types, "{}", op.name);
        let names = |op: &xla_import::tree::Op<'_>| {
            let names = op.attributes.iter().map(|named| named.name.to_string());
            let mut names: Vec<String> = names.collect();
            names.sort();
            names
        };
        assert_eq!(names(op), names(other), "{}", op.name);
    }
    let convolution = ops.iter().find(|op| op.name == "stablehlo.convolution");
    let numbers = convolution.unwrap().attribute("dimension_numbers").unwrap();
    let Attribute::Wrapped("conv", lists) = numbers else {
        panic!("{numbers:?}");
    };
    let dims = |letters: [&'static str; 2]| {
        let numbers = ["0", "1"].map(|n| Attribute::Number(n.into(), None));
        Attribute::List([letters.map(Attribute::Word), numbers].concat())
    };
    let expected = [["b", "f"], ["o", "i"], ["b", "f"]].map(dims).to_vec();
    assert_eq!(**lists, Attribute::Lists(expected));
}

#[test]
fn elements_are_bytes_of_the_file() {
    let bytes = file("baked.mlirbc");
    let model = read_file(&bytes).unwrap();
    let ops = &model.functions[0].body.ops;
    let constant = ops.iter().find(|op| op.name == "stablehlo.constant");
    let value = constant.unwrap().attribute("value").unwrap();
    let Attribute::Blob(elements, ty) = value else {
        panic!("{value:?}");
    };
    assert_eq!(**ty, Type::Tensor(vec![Some(16), Some(24)], "f32".into()));
    assert_eq!(elements.len(), 16 * 24 * 4);
    assert!(bytes.as_ptr_range().contains(&elements.as_ptr()));
}

#[test]
fn mistakes_have_a_byte_and_a_reason() {
    let mlp = file("mlp.mlirbc");
    let exported = file("mlp.jax");
    let changed = |at: usize, byte: u8| {
        let mut bytes = mlp.clone();
        bytes[at] = byte;
        bytes
    };
    let name = mlp.windows(6).position(|w| w == b"add_v1").unwrap();
    let producer = "StableHLO_v1.15.0";
    let cases: &[(Vec<u8>, String)] = &[
        (
            changed(4, 15),
            "byte 4: expected MLIR bytecode of version 6 or an older one, found 7".to_string(),
        ),
        (
            changed(name + 5, b'2'),
            format!("byte 624: expected versions up to 1 of add, found add_v2, of {producer}"),
        ),
        (
            changed(name, b'A'),
            format!("byte 624: the operation Add_v1 of VHLO is unknown; the file is of {producer}"),
        ),
        (
            mlp[..1000].to_vec(),
            "byte 866: expected 498 bytes, found 134 bytes before the end of the file".to_string(),
        ),
        (
            exported[..1000].to_vec(),
            "byte 488: expected a module of 1411 bytes, as jax.export writes it, found 508 bytes before the end of the file"
                .to_string(),
        ),
    ];
    for (bytes, expected) in cases {
        assert_eq!(imported(bytes).unwrap_err(), *expected);
    }
    let error = read_file(&changed(4, 15)).unwrap_err();
    assert_eq!(
        error.in_file("a.mlirbc"),
        "a.mlirbc: byte 4: expected MLIR bytecode of version 6 or an older one, found 7"
    );
    assert_eq!(
        read("func.func").unwrap_err().in_file("a.mlir"),
        "a.mlir:1:10: expected `@`, found the end of the text"
    );
}

#[test]
fn a_file_of_mixed_dialects_is_refused_with_the_form_to_write() {
    let error = imported(&file("step.mixed")).unwrap_err();
    let why = error.split_once(": ").map(|(_, why)| why);
    assert_eq!(
        why,
        Some(
            "the file mixes dialects, as jax.export writes `shard_map`: expected the text, in jax \
             `jit(f).lower(..).as_text()`"
        )
    );
}
