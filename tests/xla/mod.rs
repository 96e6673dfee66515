//! A client of XLA, for tests that also run their computations there.

use std::path::{Path, PathBuf};

use typed_xla::pjrt::{Client, PLUGIN_VARIABLE};

/// Returns the plugin that the environment names, or the one that the script has fetched.
pub(crate) fn plugin() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(PLUGIN_VARIABLE) {
        return Some(path.into());
    }
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join(".pjrt/xla_cpu_pjrt.so");
    fetched.is_file().then_some(fetched)
}

/// Returns a client of XLA, for a test with `#[needs::plugin]`.
///
/// # Panics
/// Panics if there is no plugin, or if it does not load.
pub(crate) fn xla() -> Client {
    let path = plugin();
    let path = path.unwrap_or_else(|| panic!("no PJRT plugin: {PLUGIN_VARIABLE} is not set"));
    Client::load(path).expect("the plugin loads")
}
