//! JAX reads and calls what we print: models of `tests/models` are imported, printed as StableHLO, and called by JAX.

use std::path::Path;
use std::process::Command;

use xla_hlo::text;
use xla_import::{import, read_file};

/// The models whose arguments are all in their file of inputs.
const MODELS: &[&str] = &[
    "attention",
    "baked",
    "complex_decompositions",
    "decompositions",
    "dropout",
    "lenet",
    "linear_algebra",
    "lstm",
    "mlp",
    "norm",
    "ode",
    "update",
];

#[needs::jax]
#[test]
fn jax_runs_the_printed_models_with_the_same_results() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("exported");
    std::fs::create_dir_all(&folder).unwrap();
    for name in MODELS {
        let models = root.join("tests/models");
        let bytes = std::fs::read(models.join(name).with_extension("mlir")).unwrap();
        let module = import(&read_file(&bytes).unwrap(), "main").unwrap();
        let printed = text::stablehlo(&module).unwrap();
        std::fs::write(folder.join(name).with_extension("mlir"), printed).unwrap();
        let vectors = Path::new(name).with_extension("txt");
        std::fs::copy(models.join(&vectors), folder.join(&vectors)).unwrap();
    }
    let python = std::env::var("JAX_PYTHON").unwrap_or_else(|_| "python3".to_string());
    let script = root.join("scripts/call_by_jax.py");
    let output = Command::new(python).arg(script).arg(&folder).output();
    let output = output.expect("a Python with JAX");
    let (printed, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    println!("{printed}");
    assert!(output.status.success(), "{printed}{errors}");
    let called = format!("{} texts called, 0 wrong", MODELS.len());
    assert!(printed.ends_with(&format!("{called}\n")), "{printed}");
}
