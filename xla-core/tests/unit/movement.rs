//! Tests of `xla-core/src/movement`.

mod blocks;
