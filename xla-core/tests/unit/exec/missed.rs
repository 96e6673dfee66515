//! Tests of `xla-core/src/exec/missed.rs`.

use std::time::Duration;
use xla_core::testing::exec::missed::*;

const LEAST: usize = 500_000;

#[test]
fn work_in_a_short_time_is_counted_together() {
    let missed = Missed::none();
    let times = [0, 20, 40, 60, 80, 100].map(Duration::from_micros);
    let found = times.map(|now| missed.is_enough(now, 200_000, LEAST));
    assert_eq!(found, [false, false, true, false, false, true]);
}

#[test]
fn work_before_a_long_pause_is_not_counted() {
    // The work takes 40 microseconds, after which helpers would poll for as long.
    for (pause, enough) in [(79, true), (80, true), (81, false), (1000, false)] {
        let missed = Missed::none();
        assert!(!missed.is_enough(Duration::ZERO, 400_000, LEAST));
        let now = Duration::from_micros(pause);
        assert_eq!(missed.is_enough(now, 400_000, LEAST), enough, "{pause}");
    }
}

#[test]
fn any_cost_and_time_are_counted() {
    let missed = Missed::none();
    assert!(missed.is_enough(Duration::MAX, usize::MAX, usize::MAX));
    assert!(!missed.is_enough(Duration::MAX, usize::MAX - 1, usize::MAX));
    assert!(missed.is_enough(Duration::MAX, 1, usize::MAX));
}
