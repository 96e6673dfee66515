//! Checks that `cargo check`, for which the bodies of computations have no steps, reports the same as a build.
//!
//! Without a program that must run, trybuild checks its programs instead of building them.

#[test]
fn checks_report_the_same_as_builds() {
    trybuild::TestCases::new().compile_fail("checked/*.rs");
}
