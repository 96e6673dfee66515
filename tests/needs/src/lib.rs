//! Attributes of tests that need more than Rust: XLA's plugin, an archive of programs, JAX, or objdump.
//!
//! Where that is missing when the test is compiled, the attribute ignores the test with a reason, so that the summary of
//! `cargo test` counts it as ignored: a test that returns early counts as passed. Cargo compiles the test again when the
//! variable that names the missing part changes.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::{Command, Stdio};

use proc_macro::TokenStream;

/// The variable with the path of XLA's plugin.
const PLUGIN: &str = "TYPED_XLA_PJRT_PLUGIN";

/// The variable with the path of a Python that has JAX.
const PYTHON: &str = "JAX_PYTHON";

/// Ignores a test if there is no PJRT plugin: `TYPED_XLA_PJRT_PLUGIN` names one, or `scripts/fetch_pjrt.py` has fetched it.
#[proc_macro_attribute]
pub fn plugin(_: TokenStream, test: TokenStream) -> TokenStream {
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.pjrt/xla_cpu_pjrt.so");
    let found = std::env::var_os(PLUGIN).is_some() || fetched.is_file();
    let reason = format!(
        "no PJRT plugin: run `python3 scripts/fetch_pjrt.py`, and set {PLUGIN} to the path that it prints"
    );
    expanded(PLUGIN, test, found, &reason)
}

/// Ignores a test if a variable is not set: `#[needs::variable(STABLEHLO_TESTS)]`.
#[proc_macro_attribute]
pub fn variable(name: TokenStream, test: TokenStream) -> TokenStream {
    let name = name.to_string();
    let found = std::env::var_os(&name).is_some();
    let reason = format!("{name} is not set: CONTRIBUTING.md lists the variables of tests");
    expanded(&name, test, found, &reason)
}

/// Ignores a test if Python does not find `jax` and `flatbuffers`.
#[proc_macro_attribute]
pub fn jax(_: TokenStream, test: TokenStream) -> TokenStream {
    let python = std::env::var(PYTHON).unwrap_or_else(|_| "python3".to_string());
    let find = "from importlib.util import find_spec; exit(not (find_spec('jax') and find_spec('flatbuffers')))";
    let mut command = Command::new(python);
    command
        .args(["-c", find])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let found = command.status().is_ok_and(|status| status.success());
    let reason = format!("no JAX: {PYTHON} names no Python with `jax[cpu]` and `flatbuffers`");
    expanded(PYTHON, test, found, &reason)
}

/// Ignores a test if `python3` does not find `numpy`.
#[proc_macro_attribute]
pub fn numpy(_: TokenStream, test: TokenStream) -> TokenStream {
    python(
        &["numpy"],
        "no NumPy: run `python3 -m pip install numpy`",
        test,
    )
}

/// Ignores a test if `python3` does not find `numpy`, or cannot make a virtual environment with pip.
#[proc_macro_attribute]
pub fn numpy_and_pip(_: TokenStream, test: TokenStream) -> TokenStream {
    let reason = "no NumPy or no pip: run `python3 -m pip install numpy`, or install Python's venv";
    python(&["numpy", "venv", "ensurepip"], reason, test)
}

/// Ignores a test if `python3` does not find these modules.
fn python(modules: &[&str], reason: &str, test: TokenStream) -> TokenStream {
    let find = "import sys; from importlib.util import find_spec; exit(not all(map(find_spec, sys.argv[1:])))";
    let mut command = Command::new("python3");
    command
        .args(["-c", find])
        .args(modules)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let found = command.status().is_ok_and(|status| status.success());
    expanded("PATH", test, found, reason)
}

/// Ignores a test if there is no `objdump` of GNU Binutils, which reads the line table of a program.
#[proc_macro_attribute]
pub fn objdump(_: TokenStream, test: TokenStream) -> TokenStream {
    let version = Command::new("objdump").arg("--version").output();
    let found = version.is_ok_and(|found| found.stdout.starts_with(b"GNU"));
    expanded("PATH", test, found, "no objdump: install GNU Binutils")
}

/// Returns the test, ignored if what it needs is not found, and an item by which Cargo notices changes of the variable.
fn expanded(variable: &str, test: TokenStream, found: bool, reason: &str) -> TokenStream {
    let ignored = if found {
        String::new()
    } else {
        format!("#[ignore = {reason:?}]")
    };
    let tracked = format!(
        "const _: ::core::option::Option<&'static str> = ::core::option_env!({variable:?});"
    );
    let mut out: TokenStream = format!("{tracked} {ignored}")
        .parse()
        .expect("an item and an attribute");
    out.extend(test);
    out
}
