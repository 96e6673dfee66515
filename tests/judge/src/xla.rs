//! XLA, if a plugin is named or fetched.

use std::path::{Path, PathBuf};

use agreement::cases::Case;
use typed_xla::Error;
use typed_xla::pjrt::{AS_SPECIFIED, Argument, Client, OptionValue, PLUGIN_VARIABLE};
use xla_hlo::ElementType;

/// Returns the plugin that the environment names, or the one that the script has fetched.
fn plugin() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(PLUGIN_VARIABLE) {
        return Some(path.into());
    }
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.pjrt/xla_cpu_pjrt.so");
    fetched.is_file().then_some(fetched)
}

/// Returns a client of XLA, for a test with `#[needs::plugin]`.
///
/// # Panics
/// Panics if there is no plugin, or if it does not load.
pub fn client() -> Client {
    let path = plugin();
    let path = path.unwrap_or_else(|| panic!("no PJRT plugin: {PLUGIN_VARIABLE} is not set"));
    let options = [("cpu_device_count", OptionValue::Int(1))];
    let client = Client::load_with(&path, &options);
    // Plugins of other devices refuse this option.
    let client = client.or_else(|_| Client::load(path));
    client.expect("the plugin loads")
}

/// An argument: element type, sizes, bytes.
pub type XlaArgument<'a> = (ElementType, &'a [usize], &'a [u8]);

/// Returns the arguments of a case.
pub fn xla_arguments(case: &Case) -> Vec<XlaArgument<'_>> {
    let pairs = case.parameters.iter().zip(&case.arguments);
    pairs
        .map(|(spec, bytes)| (spec.element, &spec.dims[..], &bytes[..]))
        .collect()
}

/// Settings of XLA for many small programs: it compiles them without LLVM's optimisations, in less time. Values differ within
/// the tolerances.
const UNOPTIMISED: &[(&str, OptionValue)] = &[
    ("xla_cpu_enable_fast_min_max", OptionValue::Bool(false)),
    ("xla_backend_optimization_level", OptionValue::Int(0)),
];

/// Returns XLA's settings: for other programs with `JUDGE=all`, else [`UNOPTIMISED`].
fn settings() -> &'static [(&'static str, OptionValue)] {
    match std::env::var("JUDGE").as_deref() {
        Ok("all") => AS_SPECIFIED,
        _ => UNOPTIMISED,
    }
}

/// Runs a program on XLA with the settings that the environment selects, and returns the bytes of its results in row-major order.
///
/// # Errors
/// XLA rejects the program, or the run fails.
pub fn run(
    client: &Client,
    module: &str,
    arguments: &[XlaArgument<'_>],
) -> Result<Vec<Vec<u8>>, Error> {
    run_with(client, module, settings(), arguments)
}

/// Runs a program on XLA with settings of its compiler, as [`run`] does.
///
/// # Errors
/// XLA rejects the program, or the run fails.
pub fn run_with(
    client: &Client,
    module: &str,
    settings: &[(&str, OptionValue)],
    arguments: &[XlaArgument<'_>],
) -> Result<Vec<Vec<u8>>, Error> {
    let arguments: Vec<Argument<'_>> = arguments
        .iter()
        .map(|&(element, dims, bytes)| Argument {
            element,
            dims,
            bytes,
        })
        .collect();
    let program = client.compile_text_with(module, settings)?;
    let results = program.execute(&arguments)?;
    Ok(results.into_iter().map(|result| result.bytes).collect())
}
