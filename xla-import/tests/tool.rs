//! The text that the program `xla-import` prints.

use std::process::Command;

/// Returns what the program prints for a function of a model of the repository's tests.
fn printed(model: &str, entry: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xla-import"));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/models");
    let done = command.current_dir(folder).args([model, entry]).output();
    let done = done.expect("the program is built before its tests");
    assert!(done.status.success(), "{done:?}");
    String::from_utf8(done.stdout).expect("the declaration and the summary are text")
}

#[test]
fn the_declaration_names_the_function_of_the_file() {
    let declaration = "#[computation(stablehlo = \"custom_calls.mlir\", entry = \"summed\", custom_calls(Summed = summed))]";
    let text = printed("custom_calls.mlir", "summed");
    assert!(text.contains(declaration), "{text}");
    let text = printed("attention.mlir", "main");
    let declaration = "#[computation(stablehlo = \"attention.mlir\")]\n";
    assert!(text.contains(declaration), "{text}");
}

#[test]
fn targets_outside_of_the_file_are_declared_and_bound() {
    let text = printed("custom_calls.mlir", "repeated");
    for part in [
        "#[custom_call]\nfn my_scaled(x0: &f32![2], x1: &i32![]) -> f32![2] {\n    todo!()\n}\n",
        "#[custom_call]\nfn sine(x0: &f32![2]) -> f32![2] {\n    todo!()\n}\n",
        "custom_calls(Sine = sine, \"my.scaled\" = my_scaled)",
    ] {
        assert!(text.contains(part), "expected {part}\nfound {text}");
    }
}
