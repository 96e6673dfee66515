//! Checks that `cargo check`, for which the bodies of computations have no steps, reports the same as a build.
//!
//! Without a program that must run, trybuild checks its programs instead of building them.

use std::path::Path;

use ui_tests::cases;

#[test]
fn checks_report_the_same_as_builds_and_followed_helps_compile() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    // These need a feature of the library.
    let without = ["fft", "imported", "layers"];
    cases::write_followed(&package.join("followed"), &cases::all(package), &without);
    let programs = trybuild::TestCases::new();
    programs.compile_fail("checked/*.rs");
    programs.compile_fail("followed/all.rs");
}
