//! Reads what `jax.export` serialises, and imports it.
#![no_main]

use libfuzzer_sys::Corpus;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| -> Corpus {
    if !bytes.iter().take(4).any(|&byte| byte == 0) {
        return Corpus::Reject;
    }
    xla_import_fuzz::reads(bytes);
    xla_import_fuzz::imports(bytes);
    Corpus::Keep
});
