//! Prints the declaration of a model in Rust, and a summary: `cargo run -p xla-import -- model.mlir [entry]`.

use std::process::ExitCode;

use xla_import::{entry, import, read, summary, text_of};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), name) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: xla-import model.mlir [entry]");
        return ExitCode::FAILURE;
    };
    match describe(&path, name.as_deref().unwrap_or("main")) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{path}:{error}");
            ExitCode::FAILURE
        }
    }
}

fn describe(path: &str, name: &str) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|error| format!(" {error}"))?;
    let text = text_of(&bytes).map_err(|error| error.to_string())?;
    let model = read(text).map_err(|error| error.to_string())?;
    let types = entry(&model, name).map_err(|error| error.to_string())?;
    let module = import(&model, name).map_err(|error| error.to_string())?;
    let mut out = String::new();
    for declared in types.structs() {
        out += &format!("{declared}\n\n");
    }
    let function = match name {
        "main" => path.rsplit('/').next().unwrap_or(path),
        name => name,
    };
    let function = function.split('.').next().unwrap_or(function);
    let function = xla_import::field_name(&[function.to_string()]);
    out += &format!(
        "#[computation(stablehlo = \"{path}\")]\n{}\n\n",
        types.declaration(&function)
    );
    out += &summary(&module).to_string();
    Ok(out)
}
