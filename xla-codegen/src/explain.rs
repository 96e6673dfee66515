//! The text of `Scores::explain()`: the lines of a computation's source, and the programs that they became.
//!
//! It is made while a program is expanded, and is a string in the user's crate. `xla_hlo::lower::explain` describes its
//! lines; this module adds two more: `P` with the name of the computation and its place, and `L` with the file, number and
//! text of a source line. Steps refer to source lines by their order.

use std::collections::HashMap;
use std::fs;

use proc_macro2::Span;
use syn::ItemFn;
use xla_hlo::graph::{Origin, Place};
use xla_hlo::list::Items;
use xla_hlo::lower::{Program, explain};

use crate::deep;

/// An explanation in progress.
pub(crate) struct Explanation {
    /// The name of the computation, and its first line.
    head: (String, Option<Line>),
    lines: Vec<Line>,
    /// The lines of the files that have been read; of none if a file cannot be read.
    files: HashMap<String, Vec<String>>,
    programs: String,
}

/// A line of a source file.
#[derive(Clone, PartialEq)]
struct Line {
    file: String,
    number: u32,
}

impl Explanation {
    /// Returns the explanation of a computation, with all lines of its source.
    pub(crate) fn of(item: &ItemFn) -> Explanation {
        let first = line(item.sig.fn_token.span);
        let last = deep::last_line(item.block.brace_token.span.join());
        let mut lines = Vec::new();
        if let (Some(first), Some(last)) = (&first, &last) {
            for number in first.number..=(*last).min(first.number + LONGEST) {
                let file = first.file.clone();
                lines.push(Line { file, number });
            }
        }
        let mut explanation = Explanation {
            head: (item.sig.ident.to_string(), first),
            lines,
            files: HashMap::new(),
            programs: String::new(),
        };
        // A relative path may be another folder's, but the file of a span can be read.
        if let (Some(Line { file, .. }), Some(path)) = (
            &explanation.head.1,
            deep::local_file(item.sig.fn_token.span),
        ) && let Ok(text) = fs::read_to_string(path)
        {
            explanation.files.insert(file.clone(), split(&text));
        }
        explanation
    }

    /// Adds a program that the computation is lowered to. `params` are its parameters as the user writes them, `origins`
    /// the spans of the instructions.
    pub(crate) fn add(&mut self, program: &Program, params: &[String], origins: &[Span]) {
        let lines = &mut self.lines;
        let text = program.explain(&mut explain::Source {
            params,
            line: &mut |origin| number_of(lines, place(origin, origins)?),
        });
        self.programs.push_str(&text);
    }

    /// Returns the text.
    pub(crate) fn text(mut self) -> String {
        let record = |letter: char, fields: &[&str]| {
            let fields = fields.iter().map(|field| explain::escaped(field));
            format!("{letter}\t{}\n", fields.collect_vec().join("\t"))
        };
        let (name, first) = &self.head;
        let place = first.as_ref().map_or(String::new(), |line| {
            format!("{}:{}", line.file, line.number)
        });
        let mut all = record('P', &[name, &place]);
        for Line { file, number } in &self.lines {
            let read = || fs::read_to_string(file).map_or(Vec::new(), |text| split(&text));
            let text = self.files.entry(file.clone()).or_insert_with(read);
            let text = text.get(*number as usize - 1).map_or("", String::as_str);
            all.push_str(&record('L', &[file, &number.to_string(), text]));
        }
        all + &self.programs
    }
}

/// The most lines of a computation that are shown without a step.
const LONGEST: u32 = 10_000;

fn split(text: &str) -> Vec<String> {
    text.lines().map(str::to_string).collect_vec()
}

/// Returns the place of an instruction: in the function that contains it, or of the expression that added it.
pub(crate) fn place(origin: Origin, origins: &[Span]) -> Option<Place> {
    let span = || origins.get(origin.index? as usize).copied();
    origin
        .place
        .or_else(|| Place::read(&deep::stated(span()?)?))
}

/// Returns the line of a span, if it has one.
fn line(span: Span) -> Option<Line> {
    let place = Place::read(&deep::stated(span)?)?;
    Some(Line {
        file: place.file.to_string(),
        number: place.line,
    })
}

/// Returns the number of a place's line among these lines, which it is added to.
fn number_of(lines: &mut Vec<Line>, place: Place) -> Option<usize> {
    let line = Line {
        file: place.file.to_string(),
        number: place.line,
    };
    if place.line == 0 {
        return None;
    }
    let known = lines.iter().position(|known| *known == line);
    Some(known.unwrap_or_else(|| {
        lines.push(line);
        lines.len() - 1
    }))
}
