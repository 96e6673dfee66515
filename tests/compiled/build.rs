//! Declares the programs of the archives as computations, with tables of functions that run them on bytes.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use agreement::table::{Entry, leaves, list, modules, tuple};
use xla_hlo::Shape;

// The library has them too, whose tests read the same files.
#[path = "src/archive.rs"]
#[allow(dead_code, unreachable_pub)]
mod archive;
#[path = "src/enzyme.rs"]
#[allow(dead_code, unreachable_pub)]
mod enzyme;

use archive::{Program, SEED, SHARE, VARIABLE, program, selected};
use enzyme::{Derivative, derivatives, functions};

/// The largest rank of a tensor type.
const MAX_RANK: usize = 10;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src");
    for variable in [VARIABLE, SHARE, SEED, enzyme::VARIABLE] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    let text = |path: &Path| std::fs::read_to_string(path).expect("a program is text");
    let paths = match std::env::var_os(VARIABLE) {
        Some(archive) => selected(archive.as_ref(), &out.join("archive")),
        None => Vec::new(),
    };
    let programs = paths.iter().enumerate().filter_map(|(number, path)| {
        let program = program(&text(path)).ok()?;
        // A parameter or result of a higher rank is not a tensor type.
        let mut shapes = program.params.iter().chain(&program.results);
        if shapes.any(|shape| shape.dims.len() > MAX_RANK) {
            return None;
        }
        Some(of_program(number, path, &program))
    });
    let programs: Vec<Entry> = programs.collect();
    let paths = match std::env::var_os(enzyme::VARIABLE) {
        Some(folder) => enzyme::files(folder.as_ref()),
        None => Vec::new(),
    };
    let derivatives = paths.iter().enumerate().flat_map(|(number, path)| {
        let text = text(path);
        let file = out.join(format!("functions{number}.mlir"));
        std::fs::write(&file, functions(&text).unwrap_or_default()).expect("a writable folder");
        let all = derivatives(&text).unwrap_or_default();
        let all = all.into_iter().enumerate();
        all.filter_map(move |(i, derivative)| {
            let name = format!("{}#{i}", path.display());
            let function = format!("derivative{number}_{i}");
            Some(of_derivative(name, function, &file, &derivative.ok()?))
        })
    });
    let derivatives: Vec<Entry> = derivatives.collect();
    for (file, table, entries) in [
        ("programs.rs", "PROGRAMS", programs),
        ("derivatives.rs", "DERIVATIVES", derivatives),
    ] {
        std::fs::write(out.join(file), modules(table, &entries)).expect("a writable folder");
    }
}

/// Returns the declaration of a function of a model.
fn imported(name: &str, path: &Path, entry: &str, params: &[&Shape], results: &[&Shape]) -> String {
    let params = params
        .iter()
        .enumerate()
        .map(|(i, shape)| param(&format!("a{i}"), shape));
    let results = results.iter().map(|shape| ty(shape));
    format!(
        "#[computation(stablehlo = {path:?}, entry = {entry:?})]\nfn {name}({}) -> {};\n",
        list(params),
        tuple(results)
    )
}

/// Returns the computation of a program with this number.
fn of_program(number: usize, path: &Path, program: &Program) -> Entry {
    let params: Vec<&Shape> = program.params.iter().collect();
    let results: Vec<&Shape> = program.results.iter().collect();
    let function = format!("program{number}");
    let source = imported(&function, path, &program.entry, &params, &results);
    let scalars = params.iter().map(|shape| shape.dims.is_empty()).collect();
    Entry {
        name: path.to_string_lossy().into_owned(),
        ..Entry::new(function, source, scalars, results.len())
    }
}

/// Returns the computation of a derivative, whose name in the table is the file and the number.
fn of_derivative(name: String, function: String, file: &Path, derivative: &Derivative) -> Entry {
    let params: Vec<&Shape> = derivative.params.iter().map(|(shape, _)| shape).collect();
    let results: Vec<&Shape> = derivative.results.iter().map(|(shape, _)| shape).collect();
    let values = tuple(results.iter().map(|shape| ty(shape)));
    let active = derivative.params.iter().enumerate();
    let active = active.filter(|(_, (_, is_active))| *is_active);
    let active: Vec<(usize, &Shape)> = active.map(|(i, (shape, _))| (i, shape)).collect();
    let argnums = list(active.iter().map(|(i, _)| i.to_string()));
    let names = list((0..params.len()).map(|i| format!("a{i}")));
    let primal = format!("{function}_primal");
    let mut source = imported(&primal, file, &derivative.function, &params, &results);
    let mut declared = Vec::new();
    let (body, changes);
    if derivative.forward {
        for (i, shape) in params.iter().enumerate() {
            declared.push((format!("a{i}"), *shape));
            if derivative.params[i].1 {
                declared.push((format!("t{i}"), *shape));
            }
        }
        let tangents = tuple(active.iter().map(|(i, _)| format!("t{i}")));
        let arguments = tuple((0..params.len()).map(|i| format!("a{i}")));
        body = format!("jvp({primal}, argnums = [{argnums}])({arguments}, {tangents})");
        changes = values.clone();
    } else {
        declared.extend(
            params
                .iter()
                .enumerate()
                .map(|(i, shape)| (format!("a{i}"), *shape)),
        );
        declared.extend(
            results
                .iter()
                .enumerate()
                .map(|(i, shape)| (format!("c{i}"), *shape)),
        );
        let seeds = list((0..results.len()).map(|i| format!("c{i}")));
        body = format!(
            "let (value, back) = vjp({primal}, argnums = [{argnums}])({names});\n(value, back({seeds}))"
        );
        changes = tuple(active.iter().map(|(_, shape)| ty(shape)));
    }
    let signature = list(declared.iter().map(|(name, shape)| param(name, shape)));
    let _ = writeln!(
        source,
        "#[computation]\nfn {function}({signature}) -> ({values}, {changes}) {{\n{body}\n}}"
    );
    // The names of the values are `r0` and so on, then the names of the changes.
    let count = results.len();
    let wanted = |i: &usize| derivative.results[*i].1;
    let (changed, read) = if derivative.forward {
        let read = (0..count).flat_map(|i| [wanted(&i).then_some(i), Some(count + i)]);
        (count, read.flatten().collect())
    } else {
        let values = (0..count).filter(wanted);
        (
            active.len(),
            values.chain((0..active.len()).map(|i| count + i)).collect(),
        )
    };
    Entry {
        name,
        function,
        source,
        scalars: declared
            .iter()
            .map(|(_, shape)| shape.dims.is_empty())
            .collect(),
        pattern: format!("({}, {})", leaves(0..count), leaves(count..count + changed)),
        results: read,
    }
}

/// Returns the declaration of a parameter.
fn param(name: &str, shape: &Shape) -> String {
    if shape.dims.is_empty() {
        format!("{name}: {}", ty(shape))
    } else {
        format!("{name}: &{}", ty(shape))
    }
}

/// Returns a shape as a type of Rust.
fn ty(shape: &Shape) -> String {
    if shape.dims.is_empty() {
        shape.element.name().to_string()
    } else {
        xla_import::rust_type(shape)
    }
}
