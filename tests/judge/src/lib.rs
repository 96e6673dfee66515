//! The code that the tests of generated computations share: `build.rs` writes the computations, and each test compiles
//! its own.
#![forbid(unsafe_code)]

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

pub mod kept;
mod leaf;
pub mod vectors;
pub mod xla;

pub use leaf::{Leaf, bytes, leaf};

/// Calls `f` with each item, on as many threads as there are processors, and returns the results that are not `None` in
/// the order of the items. XLA compiles a program on one thread.
pub fn in_threads<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> Option<R> + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let work = || {
        let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let items = numbers.map_while(|i| Some((i, items.get(i)?)));
        let results = items.filter_map(|(i, item)| Some((i, f(item)?)));
        results.collect::<Vec<(usize, R)>>()
    };
    let mut results: Vec<(usize, R)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let results = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        results
            .flat_map(|r| r.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    });
    results.sort_unstable_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Returns whether the environment selects the program of a seed: by `SEED=17` or `SEED=5000..5500`, or all without it.
///
/// # Panics
/// Panics if the variable has neither form.
pub fn is_selected(seed: u64) -> bool {
    let Ok(text) = std::env::var("SEED") else {
        return true;
    };
    let number = |n: &str| -> u64 { n.parse().expect("a seed") };
    match text.split_once("..") {
        Some((first, end)) => (number(first)..number(end)).contains(&seed),
        None => number(&text) == seed,
    }
}

/// A computation by its name: a function from the bytes of its arguments to the bytes of its results, all in row-major
/// order.
pub type Runner = (&'static str, fn(&[Vec<u8>]) -> Vec<Vec<u8>>);
