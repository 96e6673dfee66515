//! Reads text.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| xla_import_fuzz::reads(text.as_bytes()));
