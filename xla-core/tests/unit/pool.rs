//! Tests of `xla-core/src/pool`.

mod block;
mod class;
#[cfg(target_os = "linux")]
mod pages;
