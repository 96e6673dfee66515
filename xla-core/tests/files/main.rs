//! Tests of the readers and the writers of files, in one module for each format. They are apart from the other tests so that
//! a change of a format compiles and runs only them.

#[cfg(feature = "csv")]
mod csv;
#[cfg(any(
    feature = "csv",
    feature = "gguf",
    feature = "npz",
    feature = "png",
    feature = "safetensors"
))]
mod folder;
#[cfg(feature = "gguf")]
mod gguf;
#[cfg(any(
    feature = "csv",
    feature = "gguf",
    feature = "npz",
    feature = "safetensors"
))]
mod mutations;
#[cfg(feature = "npz")]
mod npz;
#[cfg(feature = "png")]
mod picture;
#[cfg(feature = "safetensors")]
mod safetensors;
