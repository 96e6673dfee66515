//! The comparison of the speed of examples with other code.

use std::time::Instant;

/// The number of measurements. The least one counts.
const MEASUREMENTS: usize = 50;

/// Prints the nanoseconds that one of `steps` steps takes, here and in other code, which `beside` names. The two are measured
/// in turns.
pub(crate) fn compare(steps: usize, beside: &str, mut ours: impl FnMut(), mut other: impl FnMut()) {
    let nanoseconds = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        1e9 * start.elapsed().as_secs_f64() / steps as f64
    };
    let (mut here, mut there) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..MEASUREMENTS {
        here = here.min(nanoseconds(&mut ours));
        there = there.min(nanoseconds(&mut other));
    }
    println!("a step takes {here:.1} ns, {beside} {there:.1} ns");
}
