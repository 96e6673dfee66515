//! Prints errors in the format of rustc.

use std::fmt::Write;

use crate::rustc::Failure;

/// Formats all errors, each once, as in a `.stderr` file.
///
/// Messages refer to the case's file by the name that proc-macro2 uses.
pub(crate) fn reports(failures: &[Failure], source: &str, file: &str, case: &str) -> String {
    let lines: Vec<&str> = source.lines().collect();
    let mut reports: Vec<String> = Vec::new();
    for failure in failures {
        let message = failure.message.replace(file, &format!("$DIR/{case}"));
        let report = report(&message, failure, &lines, case);
        if !reports.contains(&report) {
            reports.push(report);
        }
    }
    reports.join("\n")
}

fn report(message: &str, failure: &Failure, lines: &[&str], case: &str) -> String {
    let (start, end) = (failure.start, failure.end);
    let mut out = String::from("error: ");
    for (i, line) in message.lines().enumerate() {
        let indent = if i == 0 || line.is_empty() {
            ""
        } else {
            "       "
        };
        writeln!(out, "{indent}{line}").unwrap();
    }
    let width = end.line.to_string().len();
    let gutter = " ".repeat(width);
    let column = start.column + 1;
    writeln!(out, "{gutter}--> {case}:{}:{column}", start.line).unwrap();
    writeln!(out, "{gutter} |").unwrap();
    let of_line = |line: usize| lines.get(line - 1).copied().unwrap_or_default();
    if start.line == end.line {
        let (before, carets) = (start.column, (end.column - start.column).max(1));
        writeln!(out, "{:>width$} | {}", start.line, of_line(start.line)).unwrap();
        writeln!(out, "{gutter} | {:before$}{}", "", "^".repeat(carets)).unwrap();
        return out;
    }
    let first = of_line(start.line);
    if first.chars().take(start.column).all(char::is_whitespace) {
        writeln!(out, "{:>width$} | / {first}", start.line).unwrap();
    } else {
        writeln!(out, "{:>width$} |   {first}", start.line).unwrap();
        writeln!(out, "{gutter} |  _{}^", "_".repeat(start.column)).unwrap();
    }
    // For a long span, rustc prints the first four lines and the last two; it prints a line if it would be the only one
    // omitted.
    let shown = |line: usize| line < start.line + 4 || line + 1 >= end.line;
    let mut line = start.line + 1;
    while line <= end.line {
        if !shown(line) && !shown(line + 1) {
            writeln!(out, "{:<1$}|", "...", width + 3).unwrap();
            line = end.line - 1;
        }
        let text = of_line(line);
        let of_span = if text.is_empty() { " |" } else { " | " };
        writeln!(out, "{line:>width$} |{of_span}{text}").unwrap();
        line += 1;
    }
    writeln!(out, "{gutter} | |{}^", "_".repeat(end.column.max(1))).unwrap();
    out
}
