//! Prints the declaration of a model in Rust, and a summary: `cargo run -p xla-import -- FILE [entry]`.

use std::process::ExitCode;

use xla_import::{entry, import, read_file, summary};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), name) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: xla-import FILE [entry]");
        return ExitCode::FAILURE;
    };
    match describe(&path, name.as_deref().unwrap_or("main")) {
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

fn describe(path: &str, name: &str) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let model = read_file(&bytes).map_err(|error| error.in_file(path))?;
    let module = import(&model, name).map_err(|error| error.in_file(path))?;
    let types = entry(&model, &module);
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
