//! Runs the examples as a user runs them.

mod kalman;
mod orbit;
#[path = "../../tests/run.rs"]
mod run;

/// Returns the number at the end of the line with this beginning.
fn number(text: &str, line: &str) -> f64 {
    let number = text.lines().find_map(|one| one.strip_prefix(line));
    let number = number.and_then(|number| number.trim().parse().ok());
    number.unwrap_or_else(|| panic!("no number after `{line}`: {text}"))
}
