//! Tests of `xla-core/src/pool`.

mod block;
mod class;
mod local;
#[cfg(target_os = "linux")]
mod pages;
