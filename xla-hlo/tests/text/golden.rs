//! Text that XLA has accepted: `scripts/check_stablehlo.py` compiles these files.
//!
//! `UPDATE_GOLDEN=1 cargo test -p xla-hlo --test text` rewrites them; then check them with the script.

use std::fs;
use std::path::Path;

use xla_hlo::text;

use crate::modules;

/// The line between the modules of a file, as MLIR's tools write it.
const SEPARATOR: &str = "\n// -----\n\n";

#[test]
fn modules_print_as_xla_accepted_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text/golden");
    for modules in modules::all().chunk_by(|(a, _), (b, _)| a == b) {
        let name = modules[0].0;
        let path = folder.join(name).with_extension("mlir");
        let printed = modules.iter().map(|(_, module)| text::stablehlo(module));
        let printed: Vec<String> = printed.map(Result::unwrap).collect();
        let printed = printed.join(SEPARATOR);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &printed).unwrap();
        }
        let golden = fs::read_to_string(&path).unwrap();
        for (i, (line, golden)) in printed.lines().zip(golden.lines()).enumerate() {
            assert_eq!(line, golden, "line {} of {name}", i + 1);
        }
        assert_eq!(printed.len(), golden.len(), "{name}");
    }
}
