//! Running programs on XLA, through a PJRT plugin.
//!
//! A plugin is a shared library that exports `GetPjrtApi`: `scripts/fetch_pjrt.py` downloads the CPU plugin. [`Client`]
//! loads it. [`Client::compile`] compiles a computation that has a type, `#[computation(program = Scores)]`, to an
//! [`Executable`], which takes the function's arguments: `client.compile::<Scores>()?.run((&p, &x))?`. A computation
//! with dynamic sizes is compiled once for each set of sizes that it runs with. [`Client::compile_text`] compiles any
//! StableHLO text to an [`AnyExecutable`], whose arguments are checked when it runs.
//!
//! # Threads
//!
//! The C API does not specify threads. XLA's CPU plugin starts a thread pool for its loops when a client is created.
//! The environment variable `PJRT_NPROC` sets the number of its threads; by default it is the number of processors that
//! the process may use, and at least one for each device. The plugin creates four devices unless the option
//! `cpu_device_count` is set. Its matrix products (XNNPACK) run in that pool and in the thread that dispatches them, so
//! they use two threads even with a pool of one, and the setting `xla_cpu_multi_thread_eigen` does not change it. To
//! restrict XLA to one processor, set the affinity of the thread that loads the plugin, which every thread of the
//! plugin inherits: pin that thread first (`taskset` does it for a whole process), and set `PJRT_NPROC=1` and
//! `cpu_device_count` to 1, so that work is not split for threads that do not run.
//!
//! The plugin runs a program of more than about a thousand operations on another thread, which costs 10 us or more for
//! each run that is waited for separately. Where that would hide the time of the program, start many runs and wait for
//! the last one.

pub(crate) mod array;
mod cache;
mod check;
mod client;
mod executable;
pub(crate) mod ffi;
pub(crate) mod layout;
mod on_device;
pub(crate) mod options;
mod plugin;
mod raw;
mod replicas;
pub(crate) mod signature;
mod specialised;
mod typed;

pub use crate::error::Error;
pub use array::{Argument, ArraySpec, ResultArray};
pub use client::Client;
pub use executable::{AnyExecutable, Buffer};
pub use on_device::{DeviceArgument, OnDevice};
pub use options::{AS_SPECIFIED, OptionValue};
pub use replicas::{AnyReplicatedExecutable, ReplicatedExecutable};
pub use typed::Executable;

/// The environment variable that [`Client::from_env`] reads: the path of a plugin.
pub const PLUGIN_VARIABLE: &str = "TYPED_XLA_PJRT_PLUGIN";
