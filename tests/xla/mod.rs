//! A client of XLA, for tests that also run their computations there.

use std::io::Write;
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

/// Returns a client of XLA, or writes a line to stderr, which is visible even in a captured test.
pub(crate) fn xla(test: &str) -> Option<Client> {
    let Some(path) = plugin() else {
        let line = format!(
            "skipped: {test}: no PJRT plugin; run scripts/fetch_pjrt.py or set {PLUGIN_VARIABLE}\n"
        );
        std::io::stderr()
            .write_all(line.as_bytes())
            .expect("stderr takes a line");
        return None;
    };
    Some(Client::load(path).expect("the plugin loads"))
}
