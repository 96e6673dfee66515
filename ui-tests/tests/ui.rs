//! Checks that every program in `cases/` is rejected with exactly its message, and that every one in `pass/` runs.
//! Programs in `built/` are rejected only when they are built, not when they are checked: their errors depend on the
//! sizes of a generic call.
//!
//! rustc compiles the cases that `compiled.txt` lists, which also states how they are chosen; `JUDGE=all` with the
//! feature `all` compiles every case, as files that it writes to `all/`. The tests of `xla-codegen` compare the messages
//! of all cases in process.
//!
//! `UPDATE=1 cargo test -p xla-codegen --test expand` writes the messages of the macros, and
//! `TRYBUILD=overwrite cargo test -p ui-tests` the messages of the compiled programs; read them as a newcomer would
//! before you commit them.

use ui_tests::cases;

/// Returns the cases that rustc compiles.
fn compiled() -> Vec<String> {
    if std::env::var("JUDGE").is_ok_and(|judge| judge == "all") {
        if cfg!(not(feature = "all")) {
            panic!("some cases use features of the library: add `--features ui-tests/all`");
        }
        link_models();
        let package = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        cases::write_files(package, &cases::all(package));
        return vec!["all/*/*.rs".to_string()];
    }
    include_str!("../compiled.txt")
        .lines()
        .filter(|line| line.starts_with("cases/"))
        .map(str::to_string)
        .collect()
}

/// Links the folders of models to where trybuild compiles the cases, which name them by paths from their package.
fn link_models() {
    let package = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let compiled = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let compiled = compiled.with_file_name("tests").join("trybuild");
    std::fs::create_dir_all(compiled.join("ui-tests")).expect("the folder of trybuild");
    for (from, to) in [("../tests", "tests"), ("cases", "ui-tests/cases")] {
        let to = compiled.join(to);
        if !to.exists() {
            std::os::unix::fs::symlink(package.join(from), to).expect("a link to the models");
        }
    }
}

#[test]
fn messages_are_as_recorded_and_programs_run() {
    // With a program that must run, trybuild builds all of them: to check the others first would compile the library twice.
    let programs = trybuild::TestCases::new();
    for case in compiled() {
        programs.compile_fail(case);
    }
    programs.compile_fail("built/refused/*.rs");
    programs.pass("built/accepted/*.rs");
    programs.pass("pass/*.rs");
}
