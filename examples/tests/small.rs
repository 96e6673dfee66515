//! The example `ekf`, which measures itself on demand.

use crate::run::{printed, run, times_a_step};

#[test]
fn a_step_is_timed_on_demand() {
    assert!(!times_a_step(&printed("ekf", &[])));
    let text = printed("ekf", &["--time"]);
    assert!(times_a_step(&text), "{text}");
}

#[test]
fn an_unknown_option_is_explained() {
    let output = run("ekf", &["--tim"]);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        text,
        "error: unknown option `--tim`; the only option is `--time`\n"
    );
}
