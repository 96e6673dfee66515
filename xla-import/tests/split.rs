//! Texts whose large constants are bytes in a file beside them.

use xla_hlo::text;
use xla_import::{import, read, split};

fn printed(text: &str, constants: Option<&[u8]>) -> Result<String, String> {
    let mut model = read(text).map_err(|error| error.to_string())?;
    model.constants = constants;
    let module = import(&model, "main").map_err(|error| error.to_string())?;
    Ok(text::print(&module))
}

/// Returns a function that returns a constant.
fn constant(written: &str, ty: &str) -> String {
    format!(
        "func.func @main() -> {ty} {{\n%r = stablehlo.constant {written} : {ty}\nreturn %r : {ty}\n}}"
    )
}

/// Returns the digits of these many bytes.
fn digits(bytes: usize) -> String {
    (0..bytes).map(|i| format!("{:02X}", i % 251)).collect()
}

#[test]
fn a_split_text_has_the_graph_of_the_whole_one() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/models");
    let (mut models, mut moved) = (0, 0);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.ends_with(".mlir") || name == "baked_split.mlir" {
            continue;
        }
        let whole = std::fs::read_to_string(&path).unwrap();
        let split = split(&whole).unwrap_or_else(|error| panic!("{name}: {error}"));
        let parts = printed(&split.text, Some(&split.constants));
        assert_eq!(parts, printed(&whole, None), "{name}");
        models += 1;
        moved += split.count;
    }
    assert!(
        models > 40 && moved > 0,
        "{models} models, {moved} constants"
    );
}

#[test]
fn the_committed_text_is_the_split_of_its_model() {
    let split = split(include_str!("../../tests/models/baked.mlir")).unwrap();
    assert_eq!(
        split.text,
        include_str!("../../tests/models/baked_split.mlir")
    );
    let constants = include_bytes!("../../tests/models/baked_split.mlir.constants");
    assert_eq!(split.constants, constants);
}

#[test]
fn constants_of_every_form_are_moved_if_they_are_large_and_not_all_equal() {
    let numbers: Vec<String> = (0..1024).map(|i| format!("{}", i % 2 == 0)).collect();
    let numbers = format!("dense<[{}]>", numbers.join(", "));
    let bits = format!("dense<\"0x{}\">", "0F".repeat(128));
    let cases = [
        (
            format!("dense<\"0x{}\">", digits(1024)),
            "tensor<256xf32>",
            1,
        ),
        (
            format!("dense<\"0x{}\">", digits(1020)),
            "tensor<255xf32>",
            0,
        ),
        (
            format!("dense<\"0x{}\">", "00".repeat(1024)),
            "tensor<256xf32>",
            0,
        ),
        ("dense<1.0>".to_string(), "tensor<1000xf32>", 0),
        (numbers, "tensor<1024xi1>", 1),
        (bits, "tensor<1024xi1>", 1),
        (
            format!("dense<\"0x{}\">", digits(2048)),
            "tensor<128xcomplex<f64>>",
            1,
        ),
        ("dense_resource<w>".to_string(), "tensor<4xi16>", 1),
    ];
    for (written, ty, moved) in cases {
        let mut whole = constant(&written, ty);
        if written.contains("<w>") {
            whole +=
                "\n{-# dialect_resources: { builtin: { w: \"0x080000000100020003000400\" } } #-}\n";
        }
        let split = split(&whole).unwrap();
        assert_eq!(split.count, moved, "{ty}");
        let parts = printed(&split.text, Some(&split.constants));
        assert_eq!(parts, printed(&whole, None), "{ty}");
        assert_eq!(split.text.contains("dense_resource"), moved == 1, "{ty}");
    }
}

#[test]
fn each_constant_is_aligned_and_keeps_its_name() {
    let text = format!(
        "func.func @main() -> (tensor<2xi16>, tensor<1024xi8>) {{\n\
         %a = stablehlo.constant dense_resource<constant_1> : tensor<2xi16>\n\
         %b = stablehlo.constant dense<\"0x{}\"> : tensor<1024xi8>\n\
         return %a, %b : tensor<2xi16>, tensor<1024xi8>\n}}\n\
         {{-# dialect_resources: {{ builtin: {{ constant_1: \"0x0200000001000200\" }} }} #-}}\n",
        digits(1024)
    );
    let split = split(&text).unwrap();
    let entries = "\"constant_1\": \"0:4\",\n      \"constant_2\": \"64:1024\"";
    assert!(split.text.contains(entries), "{}", split.text);
    let parts = printed(&split.text, Some(&split.constants));
    assert_eq!(parts, printed(&text, None));
}

#[test]
fn a_file_of_constants_that_is_missing_or_too_short_is_refused() {
    let whole = constant(&format!("dense<\"0x{}\">", digits(1024)), "tensor<256xf32>");
    let split = split(&whole).unwrap();
    let missing = printed(&split.text, None).unwrap_err();
    assert_eq!(
        missing,
        "9:22: the constants of this text are in another file: expected it beside the text, with the name of the text \
         and .constants"
    );
    let short = printed(&split.text, Some(&split.constants[..1023])).unwrap_err();
    assert_eq!(
        short,
        "9:22: expected bytes of the file of constants, which has 1023"
    );
    let other = split.text.replace("256xf32", "255xf32");
    let other = printed(&other, Some(&split.constants)).unwrap_err();
    assert_eq!(other, "9:22: expected 1020 bytes of f32[255], found 1024");
    let wrong = split.text.replace("0:1024", "0:18446744073709551616");
    let wrong = printed(&wrong, Some(&split.constants)).unwrap_err();
    assert_eq!(
        wrong,
        "9:22: expected a resource such as \"0x08000000..\" or \"64:4096\""
    );
    let twice = xla_import::split(&split.text).unwrap_err().to_string();
    assert_eq!(
        twice,
        "1:1: the constants of this text are in another file already"
    );
}
