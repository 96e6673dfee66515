//! Imports the functions of texts.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| xla_import_fuzz::imports(text.as_bytes()));
