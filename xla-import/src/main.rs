//! Prints the declaration of a model in Rust, and a summary: `cargo run -p xla-import -- FILE [entry]`.
//!
//! `cargo run -p xla-import -- --split OUT.mlir FILE` moves the large constants of a text to a file of bytes.

use std::path::Path;
use std::process::ExitCode;

use xla_import::{Target, constants_file, entry, import_with_targets, read_file, split, summary};

const USAGE: &str = "usage: xla-import FILE [entry]\n       xla-import --split OUT.mlir FILE, which also writes OUT.mlir.constants";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        ["--split", out, path] => write_split(path, out),
        [path] if !path.starts_with('-') => describe(path, "main"),
        [path, name] if !path.starts_with('-') => describe(path, name),
        _ => Err(USAGE.to_string()),
    };
    match done {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn read(path: &str) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{path}: {error}"))
}

/// Writes a text without its large constants, and these as bytes.
fn write_split(path: &str, out: &str) -> Result<String, String> {
    let bytes = read(path)?;
    let Ok(text) = std::str::from_utf8(&bytes) else {
        return Err(format!(
            "{path}: expected text: the constants of another form are bytes already"
        ));
    };
    // A mistake in the arguments must not overwrite the model.
    if std::fs::canonicalize(out).is_ok_and(|out| Some(out) == std::fs::canonicalize(path).ok()) {
        return Err(format!("{out}: expected another file than {path}"));
    }
    let split = split(text).map_err(|error| error.in_file(path))?;
    let beside = constants_file(out);
    let write = |path: &str, bytes: &[u8]| {
        std::fs::write(path, bytes).map_err(|error| format!("{path}: {error}"))
    };
    write(out, split.text.as_bytes())?;
    write(&beside, &split.constants)?;
    Ok(format!(
        "{out}: {} bytes\n{beside}: {} constants, {} bytes\n",
        split.text.len(),
        split.count,
        split.constants.len()
    ))
}

/// Returns the declaration and the summary of a model.
fn describe(path: &str, name: &str) -> Result<String, String> {
    let bytes = read(path)?;
    let mut model = read_file(&bytes).map_err(|error| error.in_file(path))?;
    let beside = constants_file(path);
    let constants = if Path::new(&beside).is_file() {
        Some(read(&beside)?)
    } else {
        None
    };
    model.constants = constants.as_deref();
    let (module, targets) =
        import_with_targets(&model, name).map_err(|error| error.in_file(path))?;
    let types = entry(&model, &module);
    let mut out = String::new();
    for declared in types.structs() {
        out += &format!("{declared}\n\n");
    }
    // The function has the name of the file, unless the entry has another name than `main`.
    let function = match name {
        "main" => path.rsplit('/').next().unwrap_or(path),
        name => name,
    };
    let function = function.split('.').next().unwrap_or(function);
    let function = xla_import::field_name(&[function.to_string()]);
    let mut options = format!("stablehlo = {path:?}");
    if name != "main" {
        options += &format!(", entry = {name:?}");
    }
    // Custom calls of functions outside of the file call functions of the user.
    if !targets.is_empty() {
        for target in &targets {
            let declaration = target.declaration();
            out += &format!("#[custom_call]\n{declaration} {{\n    todo!()\n}}\n\n");
        }
        let bindings: Vec<String> = targets.iter().map(Target::binding).collect();
        options += &format!(", custom_calls({})", bindings.join(", "));
    }
    out += &format!(
        "#[computation({options})]\n{}\n\n",
        types.declaration(&function)
    );
    out += &summary(&module).to_string();
    Ok(out)
}
