//! The run of rustc that expands the macros: its crate, and the purpose for which it was started.
//!
//! `cargo check`, clippy and editors that run them ask rustc for metadata only: functions are checked, and no code is
//! generated for them. A procedural macro runs inside of rustc, whose command line says which outputs it writes, or inside
//! of rust-analyzer, which writes none.

extern crate proc_macro;

use std::ffi::OsString;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The programs that take rustc's command line. Miri is not listed: it runs code that is compiled to metadata.
const COMPILERS: [&str; 2] = ["rustc", "clippy-driver"];

/// The programs in which rust-analyzer expands macros: the server that comes with rustc, or itself.
const EDITORS: [&str; 2] = ["rust-analyzer-proc-macro-srv", "rust-analyzer"];

/// The variables by which cargo names the crate. A library and a program may have the same name.
const CRATE: [&str; 3] = ["CARGO_CRATE_NAME", "CARGO_BIN_NAME", "CARGO_PKG_VERSION"];

/// The outputs for which no code is generated.
const WITHOUT_CODE: [&str; 2] = ["dep-info", "metadata"];

/// Returns the next of the numbers that tell the items of a crate apart.
pub(crate) fn count() -> usize {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// Returns a text that no other item has, in this crate or another one; nothing outside of rustc, where texts of items
/// are compared with stored ones.
pub(crate) fn unique() -> String {
    if !is_macro() {
        return String::new();
    }
    let name = CRATE.map(|name| std::env::var(name).unwrap_or_default());
    format!("{} {}", name.join(" "), count())
}

/// Whether rustc expands a macro. The first call is on the thread of rustc.
pub(crate) fn is_macro() -> bool {
    static MACRO: OnceLock<bool> = OnceLock::new();
    *MACRO.get_or_init(proc_macro::is_available)
}

/// Whether the bodies of functions are checked only. Wherever that is uncertain, they are not.
pub(crate) fn is_check() -> bool {
    static CHECK: OnceLock<bool> = OnceLock::new();
    *CHECK.get_or_init(|| writes_no_code(std::env::args_os()))
}

/// Whether a command line requests outputs of rustc for which no code is generated.
fn writes_no_code(mut command: impl Iterator<Item = OsString>) -> bool {
    let program = command.next().unwrap_or_default();
    let program = Path::new(&program).file_stem().unwrap_or_default();
    if EDITORS.iter().any(|name| program == *name) {
        return true;
    }
    if !COMPILERS.iter().any(|name| program == *name) {
        return false;
    }
    let mut outputs = Vec::new();
    while let Some(argument) = command.next() {
        let argument = argument.to_string_lossy().into_owned();
        let value = match argument.strip_prefix("--emit") {
            Some("") => command
                .next()
                .map(|next| next.to_string_lossy().into_owned()),
            Some(value) => value.strip_prefix('=').map(str::to_string),
            None => continue,
        };
        // `metadata=path` names the file too.
        let value = value.unwrap_or_default();
        let kinds = value.split(',').map(|kind| kind.split('=').next());
        outputs.extend(kinds.map(|kind| kind.unwrap_or_default().to_string()));
    }
    !outputs.is_empty() && (outputs.iter()).all(|kind| WITHOUT_CODE.contains(&&**kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_alone_needs_no_code() {
        let table = [
            (
                "rustc --crate-name f --emit=dep-info,metadata -C metadata=1",
                true,
            ),
            ("/usr/bin/rustc --emit metadata=f.rmeta f.rs", true),
            ("clippy-driver --emit=dep-info --emit=metadata f.rs", true),
            // A build, also of a library whose metadata others read before its code is finished.
            ("rustc --emit=dep-info,link f.rs", false),
            ("/lib/libexec/rust-analyzer-proc-macro-srv", true),
            ("/usr/bin/rust-analyzer proc-macro", true),
            ("rustc --emit=dep-info,metadata,link f.rs", false),
            ("rustc --emit=metadata --emit=asm f.rs", false),
            // The default is a program.
            ("rustc f.rs", false),
            // The arguments are in a file.
            ("rustc @arguments", false),
            ("miri --emit=dep-info,metadata f.rs", false),
            ("rustdoc --emit=metadata f.rs", false),
            ("", false),
        ];
        for (line, expected) in table {
            let command = line.split_whitespace().map(OsString::from);
            assert_eq!(writes_no_code(command), expected, "{line}");
        }
    }
}
