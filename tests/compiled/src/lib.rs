//! Reads the programs of an archive, for the test that compiles them and for the build script that declares them.
#![forbid(unsafe_code)]

pub mod archive;
pub mod enzyme;
