//! Programs on XLA itself, through a PJRT plugin.
//!
//! A plugin is a shared library that exports `GetPjrtApi`: `scripts/fetch_pjrt.py` fetches the one for CPUs. [`Client`]
//! loads it. [`Client::compile`] makes an [`Executable`] of a computation that has a type,
//! `#[computation(program = Scores)]`, which runs on what the function takes: `client.compile::<Scores>()?.run((&p, &x))?`.
//! Where sizes are known only at run time, it is compiled for each set of sizes that it meets, once.
//! [`Client::compile_text`] makes an [`AnyExecutable`] of any StableHLO text, whose arguments are checked when it runs.
//!
//! # Threads
//!
//! The C API has no word on threads. XLA's CPU plugin starts a pool for its loops when a client is created, of as many
//! threads as the environment variable `PJRT_NPROC` says, or else as the process may use, and at least one for each
//! device; it makes four devices unless the option `cpu_device_count` says otherwise. Its matrix products (XNNPACK) run
//! in that pool and in the thread that dispatches them, so they use two threads even with a pool of one, and the setting
//! `xla_cpu_multi_thread_eigen` does not change it. What holds XLA to one processor is the affinity of the thread that
//! loads the plugin, which every thread of the plugin's inherits: pin that thread first (`taskset` does it for a whole
//! process), and set `PJRT_NPROC=1` and `cpu_device_count` to 1, so that work is not cut up for threads that do not run.
//!
//! A program of more than about a thousand operations is handed to another thread, which costs 10 us and more for each
//! run that is waited for by itself. Where that would hide the time of the program, start many runs and wait for the
//! last.

pub(crate) mod array;
mod client;

mod executable;
pub(crate) mod ffi;
pub(crate) mod layout;
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
pub use options::{AS_SPECIFIED, OptionValue};
pub use replicas::{AnyReplicatedExecutable, ReplicatedExecutable};
pub use typed::Executable;

/// The environment variable that [`Client::from_env`] reads: the path of a plugin.
pub const PLUGIN_VARIABLE: &str = "TYPED_XLA_PJRT_PLUGIN";
