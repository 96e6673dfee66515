//! Tests of `xla-core/src/exec/team.rs`.

use core::sync::atomic::AtomicUsize;
use core::sync::atomic::Ordering;
use std::collections::HashSet;
use std::panic::catch_unwind;
use std::sync::Mutex;
use std::time::Duration;
use xla_core::testing::exec::team::*;

#[test]
fn every_piece_is_done_once() {
    for helpers in [0, 1, 3] {
        for count in [0, 1, 2, 7, 1000] {
            let done: Vec<AtomicUsize> = (0..count).map(|_| AtomicUsize::new(0)).collect();
            run(helpers, true, count, &|i| {
                done[i].fetch_add(1, Ordering::Relaxed);
            });
            assert!(done.iter().all(|times| times.load(Ordering::Relaxed) == 1));
        }
    }
}

#[test]
fn another_thread_helps_and_work_within_work_is_done() {
    let threads = Mutex::new(HashSet::new());
    // Other tests may have the helpers for a while.
    for _ in 0..1000 {
        let inner = AtomicUsize::new(0);
        run(1, true, 8, &|_| {
            let thread = std::thread::current().id();
            threads.lock().unwrap().insert(thread);
            run(1, true, 4, &|i| {
                inner.fetch_add(i, Ordering::Relaxed);
            });
            std::thread::sleep(Duration::from_micros(200));
        });
        assert_eq!(inner.into_inner(), 8 * 6);
        if threads.lock().unwrap().len() > 1 {
            return;
        }
    }
    panic!("nobody helps");
}

#[test]
fn a_panic_of_any_piece_reaches_the_caller_and_harms_no_later_work() {
    for bad in 0..8 {
        let panic = catch_unwind(|| {
            run(1, true, 8, &|i| {
                std::thread::sleep(Duration::from_micros(100));
                assert!(i != bad, "piece {i}");
            });
        });
        let message = panic.unwrap_err().downcast::<String>().unwrap();
        assert_eq!(*message, format!("piece {bad}"));
        let sum = AtomicUsize::new(0);
        run(1, true, 8, &|i| {
            sum.fetch_add(i, Ordering::Relaxed);
        });
        assert_eq!(sum.into_inner(), 28);
    }
}

#[test]
fn the_caller_begins_with_the_first_piece_and_helpers_with_the_last() {
    let caller = std::thread::current().id();
    // Other tests may have the helpers for a while.
    for _ in 0..1000 {
        let [mine, others] = [(); 2].map(|()| Mutex::new(Vec::new()));
        run(1, true, 8, &|i| {
            let is_caller = std::thread::current().id() == caller;
            let all = if is_caller { &mine } else { &others };
            all.lock().unwrap().push(i);
            std::thread::sleep(Duration::from_micros(200));
        });
        let [mine, others] = [mine, others].map(|all| all.into_inner().unwrap());
        assert!(mine.iter().copied().eq(0..mine.len()), "{mine:?}");
        assert!(
            others.iter().copied().eq((mine.len()..8).rev()),
            "{others:?}"
        );
        if !others.is_empty() {
            return;
        }
    }
    panic!("nobody helps");
}

#[test]
fn many_threads_work_at_the_same_time() {
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..500 {
                    let sum = AtomicUsize::new(0);
                    run(2, true, 16, &|i| {
                        sum.fetch_add(i, Ordering::Relaxed);
                    });
                    assert_eq!(sum.into_inner(), 120);
                }
            });
        }
    });
}
