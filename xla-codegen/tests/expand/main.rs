//! Expands programs in this process: `rustc` resolves macros and names like rustc.
//!
//! `messages` compares the reported errors, `golden` lowered programs and generated code.

mod batch;
#[path = "../../../ui-tests/src/cases.rs"]
#[allow(dead_code, unreachable_pub)] // The tests of `ui-tests` use other functions of it.
mod cases;
mod code;
#[cfg(feature = "faer")]
mod decompositions;
mod definitions;
mod editor;
mod golden;
mod helps;
mod included;
mod messages;
mod names;
mod other_names;
mod report;
mod rustc;
mod sources;
mod tokens;
mod train;
mod worked_example;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Returns the results of a function for all files, computed on as many threads as there are processors.
fn for_all<R: Send>(
    files: &BTreeSet<String>,
    each: impl Fn(&str) -> R + Sync,
) -> BTreeMap<String, R> {
    let files: Vec<&String> = files.iter().collect();
    let (next, results) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let work = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = each(file);
            results.lock().unwrap().insert((*file).clone(), result);
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            // Twice the stack of rustc, which is an optimised build.
            let thread = std::thread::Builder::new().stack_size(16 << 20);
            thread.spawn_scoped(scope, work).unwrap();
        }
    });
    results.into_inner().unwrap()
}
