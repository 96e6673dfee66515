//! Tests of `xla-core/src/math`.

mod complex;
mod double;
mod single;
