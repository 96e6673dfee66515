//! `assert!` and its relatives in computations: errors, panics and their places.

use std::sync::PoisonError;

use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn checked(x: &f32![3], step: i32) -> Result<f32![3], Error> {
    assert!(all(is_finite(x)), "step {step}: {x}");
    Ok(x + 1.0)
}

#[computation]
fn panicking(x: &f32![3]) -> f32![3] {
    assert!(all(x > 0.0));
    x + 1.0
}

#[test]
fn a_failed_assertion_is_an_error_of_a_result() {
    let x = tensor![1.0, 2.0, 3.0];
    assert_eq!(checked(&x, 1).unwrap(), tensor![2.0, 3.0, 4.0]);
    let error = checked(&tensor![1.0, f32::NAN, 3.0], 7).unwrap_err();
    let Error::Assertion {
        message,
        file,
        line,
        column,
    } = &error
    else {
        panic!("{error}");
    };
    assert_eq!(message, "step 7: [ 1. nan  3.]");
    assert_eq!((*file, *column), (file!(), 5));
    assert!(
        error
            .to_string()
            .starts_with(&format!("{file}:{line}:5: step 7")),
        "{error}"
    );
}

#[test]
fn a_failed_assertion_is_a_panic_elsewhere() {
    let caught = std::panic::catch_unwind(|| panicking(&tensor![1.0, -2.0, 3.0]));
    let message = caught.unwrap_err();
    let message = message.downcast_ref::<String>().expect("a message");
    assert_eq!(message, "assertion failed: all(x > 0.0)");
}

#[computation]
fn equal(x: &f32![2], y: &f32![2], n: i32) -> Result<f32, Error> {
    assert_eq!(x, y, "round {n}");
    assert_ne!(n, 3);
    assert_eq!((n, x), (n, y));
    Ok(sum(x + y))
}

#[test]
fn values_of_a_failed_comparison_are_shown_as_by_rust() {
    let (x, y) = (tensor![1.0f32, 2.0], tensor![1.0f32, 3.0]);
    assert_eq!(equal(&x, &x, 1).unwrap(), 6.0);
    let text = |result: Result<f32, Error>| match result {
        Err(Error::Assertion { message, .. }) => message,
        other => panic!("{other:?}"),
    };
    let rust = std::panic::catch_unwind(|| assert_eq!(x, y, "round {}", 5)).unwrap_err();
    let rust = rust.downcast_ref::<String>().expect("a message");
    assert_eq!(text(equal(&x, &y, 5)), *rust);
    let rust = std::panic::catch_unwind(|| assert_ne!(3, 3)).unwrap_err();
    let rust = rust.downcast_ref::<String>().expect("a message");
    assert_eq!(text(equal(&x, &x, 3)), *rust);
}

/// The panic of `f`: its message, and the line of its location relative to this function's call.
fn panic_of(f: impl FnOnce() + std::panic::UnwindSafe) -> (String, u32, u32) {
    use std::sync::{Mutex, mpsc};
    static ONE: Mutex<()> = Mutex::new(());
    let one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (sender, receiver) = mpsc::channel();
    let thread = std::thread::current().id();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() == thread {
            let at = info.location().expect("a location");
            assert_eq!(at.file(), file!());
            let message = info.payload().downcast_ref::<String>().cloned();
            let _ = sender.send((message.unwrap_or_default(), at.line(), at.column()));
        }
    }));
    let caught = std::panic::catch_unwind(f);
    std::panic::set_hook(before);
    drop(one);
    assert!(caught.is_err());
    receiver.try_recv().expect("a panic")
}

const LINE_OF_POSITIVE: u32 = line!() + 4;

#[computation]
fn positive(x: &f32![2]) -> f32![2] {
    assert!(all(x > 0.0), "{x} is not positive");
    sqrt(x)
}

#[computation]
fn caller(x: &f32![2]) -> f32![2] {
    let y = x + 1.0;
    positive(y)
}

#[test]
fn a_panic_is_located_at_the_assertion_or_at_the_call_that_inlines_it() {
    let x = tensor![1.0, -2.0];
    let (message, line, column) = panic_of(|| _ = positive(&x));
    assert_eq!(message, "[ 1. -2.] is not positive");
    assert_eq!((line, column), (LINE_OF_POSITIVE, 5));
    let (message, line, column) = panic_of(|| _ = caller(&x));
    let place = format!("{}:{LINE_OF_POSITIVE}:5", file!());
    assert_eq!(message, format!("[ 2. -1.] is not positive\n  at {place}"));
    assert_eq!((line, column), (LINE_OF_POSITIVE + 7, 5));
}

#[derive(Debug, PartialEq)]
struct Own(String);

#[computation]
fn other_error(x: f32) -> Result<f32, Own> {
    assert!(x > 0.0, "{x}");
    Ok(x)
}

#[test]
fn an_assertion_panics_where_the_error_does_not_convert() {
    assert_eq!(other_error(1.0), Ok(1.0));
    let (message, ..) = panic_of(|| _ = other_error(-1.0));
    assert!(message.ends_with(": -1"), "{message}");
}

#[computation]
fn accumulate(total: &mut f32![2], x: &f32![2], limit: f32) -> Result<f32, Error> {
    *total += x;
    for i in 0..3 {
        *total += x;
        assert!(all(total < limit), "round {i}: {total}");
    }
    *total *= 2.0;
    Ok(sum(total))
}

#[computation]
fn accumulate_or_panic(total: &mut f32![2], x: &f32![2], limit: f32) {
    *total += x;
    assert!(all(total < limit));
    *total += x;
}

#[test]
fn a_failed_assertion_changes_no_state() {
    let (mut total, x) = (tensor![0.0, 0.0], tensor![1.0, 1.0]);
    let error = accumulate(&mut total, &x, 2.5).unwrap_err();
    assert!(error.to_string().ends_with("round 1: [3. 3.]"), "{error}");
    assert_eq!(total, tensor![0.0, 0.0]);
    assert_eq!(accumulate(&mut total, &x, 9.0).unwrap(), 16.0);
    assert_eq!(total, tensor![8.0, 8.0]);
    let mut state = total;
    let failed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        accumulate_or_panic(&mut state, &x, 5.0);
    }));
    assert!(failed.is_err());
    assert_eq!(state, total);
}

#[computation]
fn with_debug(x: &f32![2]) -> Result<f32![2], Error> {
    debug_assert!(all(x > 0.0), "debug {x}");
    debug_assert_eq!(x, x);
    Ok(x + 1.0)
}

#[test]
fn debug_assertions_depend_on_the_crate() {
    let failed = with_debug(&tensor![1.0, -1.0]);
    assert_eq!(failed.is_err(), cfg!(debug_assertions));
    assert_eq!(with_debug(&tensor![1.0, 1.0]).unwrap(), tensor![2.0, 2.0]);
}

#[computation]
fn limited(n: i32) -> Result<i32, Error> {
    if n > 3 {
        assert!(false, "{n} is too many");
    }
    Ok(n)
}

#[test]
fn an_assertion_that_never_holds_fails_only_where_it_is_executed() {
    assert_eq!(limited(3).unwrap(), 3);
    let error = limited(4).unwrap_err();
    assert!(error.to_string().contains("4 is too many"), "{error}");
}
