//! Programs that StableHLO's verifier refuses, with the lines of its errors.

use std::fmt;

use xla_import::{ParseError, Position, import, read};

use crate::programs::Program;

/// A function with a mistake that is accepted.
pub(crate) struct Accepted {
    /// The name of the program, and of the function.
    pub(crate) name: String,
    /// The errors of StableHLO's verifier.
    pub(crate) errors: Vec<String>,
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.errors.join("; "))
    }
}

/// Mistakes that are accepted: a part of the verifier's error, and the reason.
const EXCUSED: &[(&str, &str)] = &[(
    "#stablehlo.bounds<",
    "the bound of a size `?` is checked in its type and otherwise ignored, as the size itself is known when it runs",
)];

/// Whether there is a reason to accept a function.
pub(crate) fn is_excused(accepted: &Accepted) -> bool {
    let has = |part: &str| accepted.errors.iter().any(|error| error.contains(part));
    EXCUSED.iter().any(|(part, _)| has(part))
}

/// An error of StableHLO's verifier.
struct Mistake<'t> {
    /// The line that it is about, from 1.
    line: usize,
    message: &'t str,
}

/// Returns the errors that a text expects: `// expected-error@+1 {{message}}`.
fn mistakes(text: &str) -> Vec<Mistake<'_>> {
    let mut all = Vec::new();
    for (number, line) in (1usize..).zip(text.lines()) {
        let Some((_, rest)) = line.split_once("expected-error") else {
            continue;
        };
        let message = rest.split_once("{{").map_or(rest, |(_, message)| message);
        let message = message.rsplit_once("}}").map_or(message, |(text, _)| text);
        let offset = rest.split_once('@').and_then(|(_, offset)| {
            let end = offset.find([' ', '{'])?;
            offset[..end].parse::<isize>().ok()
        });
        let line = number.saturating_add_signed(offset.unwrap_or(0));
        all.push(Mistake { line, message });
    }
    all
}

impl Program {
    /// Whether the program has a mistake that the verifier finds: passes and older versions refuse others.
    pub(crate) fn has_mistakes(&self) -> bool {
        let is_of_others = ["transforms", "vhlo"]
            .iter()
            .any(|end| self.folder.ends_with(end));
        !is_of_others && self.text.contains("expected-error")
    }

    /// Adds the functions with a mistake that are accepted; returns the number of functions with a mistake.
    pub(crate) fn refused(&self, accepted: &mut Vec<Accepted>) -> usize {
        let Ok(model) = read(&self.text) else {
            return 1;
        };
        let mistakes = mistakes(&self.text);
        let functions = model.functions.iter();
        let starts: Vec<usize> = functions
            .map(|function| line(&model.refused(function.at, "")))
            .collect();
        let mut count = 0;
        for (i, function) in model.functions.iter().enumerate() {
            let lines = starts[i]..starts.get(i + 1).copied().unwrap_or(usize::MAX);
            let own = mistakes.iter().filter(|one| lines.contains(&one.line));
            let errors: Vec<String> = own.map(|one| one.message.to_string()).collect();
            if errors.is_empty() {
                continue;
            }
            count += 1;
            match import(&model, &function.name) {
                Ok(_) => accepted.push(Accepted {
                    name: format!("{} @{}", self.name, function.name),
                    errors,
                }),
                Err(error) => assert!(line(&error) > 0, "{}: {error}", self.name),
            }
        }
        count
    }
}

/// Returns the line of an error.
fn line(error: &ParseError) -> usize {
    match error.at {
        Position::Text { line, .. } => line,
        Position::Byte(_) => 0,
    }
}
