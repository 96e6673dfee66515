//! Tests of `xla-core/src/workspace`.

mod plan;
