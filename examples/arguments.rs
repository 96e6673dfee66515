//! The command line of examples that take one number.

use std::process::ExitCode;

/// Runs a program with the positive whole number on the command line, or the default; reports an argument that is none.
pub(crate) fn with_number(default: usize, run: impl FnOnce(usize)) -> ExitCode {
    let number = match std::env::args().nth(1) {
        Some(text) => text.parse().ok().filter(|&number| number > 0).ok_or(text),
        None => Ok(default),
    };
    match number {
        Ok(number) => {
            run(number);
            ExitCode::SUCCESS
        }
        Err(text) => {
            eprintln!("error: expected a number of steps, found `{text}`");
            ExitCode::from(2)
        }
    }
}
