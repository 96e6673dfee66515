//! Every program in `cases/` is refused with exactly the message beside it, and every one in `pass/` runs. Those in `built/`
//! are refused only when they are built, not when they are checked: what is wrong hangs on the sizes of a generic call.
//!
//! `TRYBUILD=overwrite cargo test -p ui-tests` writes the messages; read them as a newcomer would before you commit them.

#[test]
fn messages_stay_and_programs_run() {
    // Beside a program that must run trybuild builds all of them, and other errors come first.
    let checked = trybuild::TestCases::new();
    checked.compile_fail("cases/*/*.rs");
    drop(checked);
    let built = trybuild::TestCases::new();
    built.compile_fail("built/refused/*.rs");
    built.pass("built/accepted/*.rs");
    built.pass("pass/*.rs");
}
