//! Tests of `xla-core/src/pjrt`.

mod array;
mod ffi;
mod layout;
mod options;
mod signature;
