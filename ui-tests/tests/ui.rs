//! Every program in `cases/` is refused with exactly the message beside it, and every one in `pass/` runs.
//!
//! `TRYBUILD=overwrite cargo test -p ui-tests` writes the messages; read them as a newcomer would before you commit them.

#[test]
fn messages_stay_and_programs_run() {
    // The two kinds are apart: beside a program that must run, trybuild builds all of them, and other errors come first.
    for (programs, refused) in [("cases/*/*.rs", true), ("pass/*.rs", false)] {
        let tests = trybuild::TestCases::new();
        if refused {
            tests.compile_fail(programs);
        } else {
            tests.pass(programs);
        }
    }
}
