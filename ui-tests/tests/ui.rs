//! Every program in `cases/` is refused with exactly the message beside it, and every one in `pass/` runs. Those in `built/`
//! are refused only when they are built, not when they are checked: what is wrong hangs on the sizes of a generic call.
//!
//! Of `cases/` rustc compiles those in `compiled.txt`, which says how they are chosen; `JUDGE=all` compiles every one. The tests of
//! `xla-codegen` compare the messages of the others in process, with the same files.
//!
//! `UPDATE=1 cargo test -p xla-codegen --test expand` writes the messages of the macros, and
//! `TRYBUILD=overwrite cargo test -p ui-tests` those of the compiled programs; read them as a newcomer would before you commit
//! them.

/// The cases that rustc compiles.
fn compiled() -> Vec<String> {
    if std::env::var("JUDGE").is_ok_and(|judge| judge == "all") {
        return vec!["cases/*/*.rs".to_string()];
    }
    include_str!("../compiled.txt")
        .lines()
        .filter(|line| line.starts_with("cases/"))
        .map(str::to_string)
        .collect()
}

#[test]
fn messages_stay_and_programs_run() {
    // Beside a program that must run trybuild builds all of them, and other errors come first.
    let checked = trybuild::TestCases::new();
    for case in compiled() {
        checked.compile_fail(case);
    }
    drop(checked);
    let built = trybuild::TestCases::new();
    built.compile_fail("built/refused/*.rs");
    built.pass("built/accepted/*.rs");
    built.pass("pass/*.rs");
}
