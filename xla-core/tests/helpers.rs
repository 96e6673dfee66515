//! When helpers poll for work, and when they sleep. One test in its own process: others would wake them.

use std::collections::HashSet;
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

use xla_core::exec::{Exec, parallel_cost};
use xla_core::testing::exec::team::{polls, run};

/// Returns the number of threads that do two pieces of work of a millisecond.
fn threads(wakes: bool) -> usize {
    let threads = Mutex::new(HashSet::new());
    run(1, wakes, 2, &|_| {
        threads.lock().unwrap().insert(std::thread::current().id());
        sleep(Duration::from_millis(1));
    });
    threads.into_inner().unwrap().len()
}

/// Waits until it is so; returns `false` after ten seconds.
fn until(so: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while !so() {
        if start.elapsed() > Duration::from_secs(10) {
            return false;
        }
        sleep(Duration::from_micros(200));
    }
    true
}

#[test]
fn helpers_poll_briefly_and_join_small_work_only_then() {
    assert!(!polls(), "none is started yet");
    assert_eq!(threads(false), 1);
    assert!(!polls(), "small work starts none");
    // The system may take long to run a thread.
    assert!(until(|| threads(true) == 2), "nobody helps");
    for _ in 0..10 {
        assert!(until(|| !polls()), "a helper polls all the time");
        assert_eq!(threads(false), 1, "a helper that sleeps");
    }
    // If a helper is late here, it is asleep again.
    let joined = || threads(true) == 2 && threads(false) == 2;
    assert!(until(joined), "nobody joins");
    assert!(until(|| !polls()), "a helper polls all the time");
    // Together these cost enough, unless the system interrupts them for longer than helpers would poll.
    let (exec, small) = (Exec::threads(2), 2 * parallel_cost().div_ceil(5));
    let wakes = || [(); 3].map(|()| exec.divide(small).wakes) == [false, false, true];
    assert!(until(wakes), "small works wake nobody");
}
