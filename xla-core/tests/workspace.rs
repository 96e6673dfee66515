//! Steps of a workspace: what they see, and which are refused.

use std::panic::{AssertUnwindSafe, catch_unwind};

use xla_core::workspace::{Read, Requests, Workspace, Write};

fn refused<R: Requests>(bytes: usize, requests: R) -> String {
    let mut workspace = Workspace::take(bytes);
    let panic = catch_unwind(AssertUnwindSafe(|| drop(workspace.step(requests)))).unwrap_err();
    *panic.downcast::<String>().expect("a message")
}

#[test]
fn a_step_sees_what_the_steps_before_wrote() {
    let mut workspace = Workspace::take(256);
    let (a, b) = workspace.step((Write::<f32>::new(0, 8), Write::<i64>::new(64, 3)));
    a.fill(1.5);
    b.copy_from_slice(&[1, 2, 3]);
    let (a, again, b, c) = workspace.step((
        Read::<f32>::new(0, 8),
        Read::<f32>::new(16, 4),
        Read::<i64>::new(64, 3),
        Write::<f64>::new(128, 2),
    ));
    c.copy_from_slice(&[f64::from(a[7] + again[0]), b[2] as f64]);
    assert_eq!(
        workspace.step((Read::<f64>::new(128, 2),)),
        (&[3.0, 3.0][..],)
    );
}

#[test]
fn bools_are_bools_whatever_the_memory_held() {
    let mut workspace = Workspace::take(64);
    workspace
        .step((Write::<u8>::new(0, 64),))
        .0
        .copy_from_slice(&[0x7f; 64]);
    let (read, written) = workspace.step((Read::<bool>::new(0, 32), Write::<bool>::new(32, 32)));
    assert!(read.iter().chain(written.iter()).all(|&b| b));
    written[1] = false;
    assert_eq!(
        workspace.step((Read::<bool>::new(32, 3),)).0,
        [true, false, true]
    );
}

#[test]
fn ranges_that_break_the_rules_are_refused() {
    let table = [
        (
            refused(128, (Write::<f32>::new(0, 4), Write::<f32>::new(12, 4))),
            "bytes 12..28 are written in the step",
        ),
        (
            refused(128, (Write::<f32>::new(0, 4), Read::<u8>::new(15, 1))),
            "bytes 15..16 are read in the step",
        ),
        (
            refused(128, (Read::<f32>::new(0, 4), Write::<f32>::new(0, 4))),
            "bytes 0..16 are written in the step",
        ),
        (
            refused(128, (Read::<f32>::new(112, 5),)),
            "bytes 112..132 are read, but the workspace has 128",
        ),
        (
            refused(128, (Write::<f64>::new(64, usize::MAX / 2),)),
            "but the workspace has 128",
        ),
        (
            refused(128, (Read::<f64>::new(4, 1),)),
            "byte 4 is not aligned to 8",
        ),
    ];
    for (message, expected) in table {
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn empty_ranges_overlap_no_other_range() {
    let mut workspace = Workspace::take(64);
    let (all, none, end) = workspace.step((
        Write::<f32>::new(0, 16),
        Read::<f32>::new(32, 0),
        Write::<f32>::new(64, 0),
    ));
    assert_eq!((all.len(), none.len(), end.len()), (16, 0, 0));
}

#[test]
fn tuples_in_tuples_are_one_step() {
    let mut workspace = Workspace::take(1 << 16);
    let write = |i: usize| Write::<f64>::new(64 * i, 8);
    let four = |i: usize| [0, 1, 2, 3].map(|k| write(4 * i + k));
    let ([a, b, c, d], [e, f, g, h]) = (four(0), four(1));
    let ((a, b, c, d), ((e, f), (g, h))) = workspace.step(((a, b, c, d), ((e, f), (g, h))));
    for (i, slice) in [a, b, c, d, e, f, g, h].into_iter().enumerate() {
        slice.fill(i as f64);
    }
    let last = workspace.step(((Read::<f64>::new(64 * 7, 8),), Read::<f64>::new(64 * 6, 8)));
    assert_eq!((last.0.0[7], last.1[0]), (7.0, 6.0));
}

/// As many ranges of eight bytes, one behind the other from a place on: 1728, nested.
macro_rules! dozen {
    ($f:expr, $at:expr, $by:literal) => {{
        let (f, at) = ($f, $at);
        (
            f(at),
            f(at + $by),
            f(at + 2 * $by),
            f(at + 3 * $by),
            f(at + 4 * $by),
            f(at + 5 * $by),
            f(at + 6 * $by),
            f(at + 7 * $by),
            f(at + 8 * $by),
            f(at + 9 * $by),
            f(at + 10 * $by),
            f(at + 11 * $by),
        )
    }};
}

#[test]
fn a_step_may_have_thousands_of_ranges() {
    let twelve = |at| dozen!(|i: usize| Write::<u64>::new(8 * i, 1), at, 1);
    let gross = |at| dozen!(twelve, at, 12);
    let mut workspace = Workspace::take(1 << 16);
    let views = workspace.step(dozen!(gross, 0, 144));
    views.11.11.11[0] = 7;
    assert_eq!(workspace.step((Read::<u64>::new(8 * 1727, 1),)).0, [7]);
    let twice = (dozen!(gross, 0, 144), Read::<u64>::new(8 * 1000, 1));
    let started = std::time::Instant::now();
    let message = refused(1 << 16, twice);
    assert!(message.contains("bytes 8000..8008 are"), "{message}");
    assert!(started.elapsed().as_millis() < 500);
    let beyond = dozen!(gross, 1 << 12, 144);
    assert!(refused(1 << 15, beyond).contains("but the workspace has 32768"));
}

#[test]
fn many_ranges_are_refused_as_few_are() {
    let read = |at: usize| Read::<u8>::new(at, 1);
    let two = |a: usize, b: usize| (Write::<u8>::new(a, 8), Read::<u8>::new(b, 8));
    // A range inside of one that begins long before, behind others.
    let cases = [
        (
            (two(0, 16), two(20, 32)),
            "bytes 20..28 are written in the step that has bytes 16..24 too",
        ),
        (
            (two(40, 0), two(20, 41)),
            "bytes 41..49 are read in the step that has bytes 40..48 too",
        ),
        (
            (two(40, 0), two(44, 0)),
            "bytes 44..52 are written in the step that has bytes 40..48 too",
        ),
    ];
    for (requests, expected) in cases {
        let message = refused(128, requests);
        assert!(message.contains(expected), "{message}");
    }
    let inside = (Write::<u8>::new(0, 100), (read(100), (read(101), read(99))));
    assert!(
        refused(128, inside)
            .contains("bytes 99..100 are read in the step that has bytes 0..100 too")
    );
    // Ranges that are only read may meet, and empty ones meet nothing.
    let mut workspace = Workspace::take(128);
    workspace.step((
        (read(3), read(3)),
        (Write::<u8>::new(3, 0), Read::<u8>::new(0, 8)),
    ));
}
