//! Tests of `xla-core/src/element`.

mod bytes;
mod storage;
mod width;
