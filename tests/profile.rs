//! `Profile`: the time of each step of a call.
#![cfg(feature = "profile")]

use typed_xla::prelude::*;
use typed_xla::profile::Profile;

#[computation(program = Scores)]
fn scores(x: &f32![32, 64], w: &f32![64, 64], n: i32) -> f32![32, 64] {
    let mut h = x;
    for _ in 0..n {
        h = exp(dot(h, w) * 0.001);
    }
    sort(h, dimension = 1)
}

#[computation]
fn other(x: &f32![32, 64]) -> f32![32, 64] {
    sort(x * 2.0, dimension = 1)
}

#[test]
fn each_step_of_a_call_is_measured_beside_its_loop() {
    let (x, w) = (Tensor::ones(), Tensor::ones());
    let (_, profile) = Profile::of(|| scores(&x, &w, 3));
    let text = Scores::explain().with(&profile).to_string();
    let row = |operation: &str| {
        let mut rows = text.lines().filter(|row| row.contains("µs"));
        let found = rows.find(|row| row.contains(operation));
        found.unwrap_or_else(|| panic!("no time of `{operation}` in\n{text}"))
    };
    assert!(row(": dot").contains("3 runs"), "{text}");
    assert!(row(": sort").contains("1 runs"), "{text}");
    let page = Scores::explain().with(&profile).html();
    assert!(page.contains(" in 3 runs · "), "{page}");
}

#[test]
fn a_trace_has_an_event_for_each_run_in_order() {
    let x = Tensor::ones();
    let (_, profile) = Profile::of(|| {
        let (_, inner) = Profile::of(|| other(&x));
        let table: String = inner.to_string();
        let table = table.replace(|c: char| c.is_ascii_digit(), "");
        assert!(table.contains("profile::other : sort"), "{inner}");
        scores(&x, &Tensor::ones(), 2)
    });
    let trace = profile.chrome_trace();
    let names: Vec<&str> = trace.split("\"name\":\"").skip(1).collect();
    let count = |part: &str| names.iter().filter(|name| name.starts_with(part)).count();
    // With assertions there are more steps.
    if !cfg!(feature = "checked") {
        assert_eq!((count("dot"), count("sort")), (2, 1), "{trace}");
        assert!(names.last().unwrap().starts_with("sort"), "{trace}");
    }
    assert!(!trace.contains("other"), "{trace}");
    assert_eq!(trace.matches('{').count(), trace.matches('}').count());
}

#[test]
fn nothing_is_recorded_outside_of_a_profile() {
    let _ = other(&Tensor::ones());
    let ((), profile) = Profile::of(|| ());
    assert_eq!(profile.to_string().lines().count(), 1);
}
