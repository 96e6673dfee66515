//! The option `--time` of examples that compare their speed with plain Rust.

use std::process::ExitCode;

/// Runs a program; whether `--time` is on the command line is its argument. Reports any other argument.
pub(crate) fn with_option(run: impl FnOnce(bool)) -> ExitCode {
    let mut time = false;
    for argument in std::env::args().skip(1) {
        if argument != "--time" {
            eprintln!("error: unknown option `{argument}`; the only option is `--time`");
            return ExitCode::from(2);
        }
        time = true;
    }
    run(time);
    ExitCode::SUCCESS
}
