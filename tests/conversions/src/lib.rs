//! The lines by which the guide converts data of other crates to tensors and back, in one table that the guide, a test
//! and the measurement of times share.

use std::hint::black_box;
use std::time::{Duration, Instant};

mod rows;

pub use rows::rows;

/// A row of the guide's table.
pub struct Row {
    /// The source or the destination, in Markdown.
    pub of: &'static str,
    /// The line of Rust.
    pub line: String,
    /// Whether it copies the elements.
    pub copies: bool,
    /// Runs the line often, and returns the least time.
    pub time: Box<dyn Fn(usize) -> Duration>,
}

impl Row {
    /// Returns the cells of the row that need no measurement.
    pub fn cells(&self) -> String {
        let copies = if self.copies { "copies" } else { "no copy" };
        format!("| {} | `{}` | {copies} |", self.of, self.line)
    }
}

/// Returns the least time of `count` runs.
fn least<T>(count: usize, mut run: impl FnMut() -> T) -> Duration {
    let times = (0..count).map(|_| {
        let start = Instant::now();
        let result = black_box(run());
        let time = start.elapsed();
        drop(result);
        time
    });
    times.min().expect("at least one run")
}
