//! The plugin for trainings on a device.

/// Returns the path of XLA's plugin, for a test with `#[needs::plugin]`.
pub(crate) fn plugin() -> String {
    let fetched = || format!("{}/../.pjrt/xla_cpu_pjrt.so", env!("CARGO_MANIFEST_DIR"));
    std::env::var(typed_xla::pjrt::PLUGIN_VARIABLE).unwrap_or_else(|_| fetched())
}
