//! Output of computations.

use core::fmt;

/// Writes text to the standard output, which a test captures.
pub fn print(text: fmt::Arguments<'_>) {
    std::print!("{text}");
}

/// Writes text to the standard error, which a test captures.
pub fn print_error(text: fmt::Arguments<'_>) {
    std::eprint!("{text}");
}
