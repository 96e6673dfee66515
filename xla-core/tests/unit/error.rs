//! Tests of `xla-core/src/error`.

mod message;
