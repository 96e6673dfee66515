//! Explanations as text.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Formatter};

use super::{Explanation, Form};

pub(super) fn write(of: &Explanation, f: &mut Formatter<'_>) -> fmt::Result {
    writeln!(f, "{} ({})", of.name, of.place)?;
    for (i, form) in of.forms.iter().enumerate() {
        match (i, of.forms.len()) {
            (0, 2) => writeln!(f, "\nfor small sizes:")?,
            (_, 2) => writeln!(f, "\nfor any sizes:")?,
            _ => {}
        }
        source(of, form, f)?;
        steps(of, form, f)?;
        memory(form, f)?;
    }
    Ok(())
}

/// Writes the source lines, each with the steps that compute it.
fn source(of: &Explanation, form: &Form, f: &mut Formatter<'_>) -> fmt::Result {
    let mut file = of.lines.first().map_or("", |line| line.file.as_str());
    writeln!(f, "\n{:>12}  line  source", "steps")?;
    for (index, line) in of.ordered() {
        if line.file != file {
            file = &line.file;
            writeln!(f, "{:>18}  {file}", "")?;
        }
        let steps: Vec<usize> = Explanation::steps_of(form, index).collect();
        let text = line.text.trim_end();
        let row = format!("{:>12} {:>5}  {text}", ranges(&steps), line.number);
        writeln!(f, "{}", row.trim_end())?;
    }
    Ok(())
}

/// Writes the steps with their work.
fn steps(of: &Explanation, form: &Form, f: &mut Formatter<'_>) -> fmt::Result {
    let titles = ["step", "read", "written", "FLOP"];
    let [step, read, written, flop] = titles;
    writeln!(
        f,
        "\n{step:>4} {read:>12} {written:>12} {flop:>12}  lines and operations"
    )?;
    for row in &form.rows {
        let indent = "  ".repeat(row.depth);
        let Some(step) = &row.step else {
            writeln!(f, "{:>6}{indent}{}", "", row.text)?;
            continue;
        };
        let lines = step.lines.iter().filter_map(|&line| of.lines.get(line));
        let mut numbers: Vec<usize> = lines.map(|line| line.number as usize).collect();
        numbers.sort_unstable();
        let (number, read, written, flop) =
            (step.number + 1, &step.read, &step.written, &step.flop);
        let mut what = format!("{}: {}", one_based(&numbers), step.operations);
        if let (Some((time, runs)), Some(all)) = (step.time, form.time()) {
            let part = 100.0 * time / all.max(f64::MIN_POSITIVE);
            what = format!("{time:.1} µs ({part:.1} %, {runs} runs), {what}");
        }
        writeln!(
            f,
            "{number:>4} {read:>12} {written:>12} {flop:>12}  {indent}{what}"
        )?;
        for line in row.text.lines() {
            writeln!(f, "{:>6}{indent}{line}", "")?;
        }
    }
    Ok(())
}

/// Writes the arrays, and those that share memory.
fn memory(form: &Form, f: &mut Formatter<'_>) -> fmt::Result {
    writeln!(f, "\nmemory of a call: {}", form.memory)?;
    for buffer in &form.buffers {
        let mut row = format!(
            "  {}: {} bytes, {}",
            buffer.name, buffer.bytes, buffer.storage
        );
        if let Some(range) = &buffer.range {
            row += &format!(" at {}..{}", range.start, range.end);
        }
        if let Some((first, last)) = buffer.steps {
            row += &if first == last {
                format!(", step {}", first + 1)
            } else {
                format!(", steps {} to {}", first + 1, last + 1)
            };
        }
        if !buffer.operation.is_empty() {
            row += &format!(", by {}", buffer.operation);
        }
        let others: Vec<&str> = form.sharing(buffer).collect();
        if !others.is_empty() {
            row += &format!("; shares memory with {}", others.join(", "));
        }
        writeln!(f, "{row}")?;
    }
    Ok(())
}

/// Formats numbers of steps, which begin at 0, as they are shown.
pub(super) fn ranges(steps: &[usize]) -> String {
    let steps: Vec<usize> = steps.iter().map(|step| step + 1).collect();
    one_based(&steps)
}

/// Formats ascending numbers, consecutive ones as a range: `1, 3-5`.
pub(super) fn one_based(numbers: &[usize]) -> String {
    let mut parts: Vec<(usize, usize)> = Vec::new();
    for &number in numbers {
        match parts.last_mut() {
            Some((_, last)) if *last + 1 == number || *last == number => *last = number,
            _ => parts.push((number, number)),
        }
    }
    let parts = parts.into_iter().map(|(first, last)| {
        if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        }
    });
    parts.collect::<Vec<_>>().join(", ")
}
