//! The checks that the fuzz targets share.

use xla_import::{entry, import, read_file, summary};

// The allocator that the tests count memory by.
#[path = "../../tests/memory/mod.rs"]
mod memory;

/// Reads a file of any form.
///
/// # Panics
/// The reader panics, or allocates more than 20 times the bytes of the file at a time.
pub fn reads(bytes: &[u8]) {
    if let Err(error) = memory::bounded(bytes, &"the file") {
        let _ = error.to_string();
    }
}

/// Reads a file of any form, imports each of its functions, declares it, summarises it and prints it as a text.
///
/// # Panics
/// A part of this panics.
pub fn imports(bytes: &[u8]) {
    let Ok(model) = read_file(bytes) else {
        return;
    };
    // A graph for each function takes time in proportion to the square of a file of many functions.
    for function in model.functions.iter().take(8) {
        match import(&model, &function.name) {
            Ok(module) => {
                let entry = entry(&model, &module);
                let _ = (entry.declaration("f"), entry.structs());
                let _ = summary(&module).to_string();
                let _ = xla_hlo::text::print(&module);
            }
            Err(error) => {
                let _ = error.to_string();
            }
        }
    }
}
