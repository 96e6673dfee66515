//! Compiles the C functions.

fn main() {
    println!("cargo::rerun-if-changed=src/functions.c");
    cc::Build::new()
        .file("src/functions.c")
        .warnings_into_errors(true)
        .compile("functions");
}
