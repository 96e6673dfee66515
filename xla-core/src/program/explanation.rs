//! Explanations of computations: the source beside the steps of the program that it became.
//!
//! The macros write it as records of text (`xla-hlo/src/lower/program/explain.rs`), so that a program that never asks
//! for an explanation contains nothing of it.

#[cfg(feature = "profile")]
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

mod html;
mod text;

/// The source of a computation beside the loops and kernel calls that it became, with the memory that they use.
///
/// `Scores::explain()` of a `#[computation(program = Scores)]` returns it. It is displayed as text; [`html`] returns a
/// page.
///
/// [`html`]: Explanation::html
#[derive(Clone, Debug, Default)]
pub struct Explanation {
    name: String,
    /// The path of its module.
    #[cfg_attr(not(feature = "profile"), allow(dead_code))]
    module: &'static str,
    /// The file and line of the computation.
    place: String,
    lines: Vec<Line>,
    forms: Vec<Form>,
}

/// A line of the source.
#[derive(Clone, Debug)]
struct Line {
    file: String,
    number: u32,
    text: String,
}

/// One of the programs of a computation: with generic sizes there may be one for small sizes, before the one for all.
#[derive(Clone, Debug, Default)]
struct Form {
    /// The memory that a call uses.
    memory: String,
    rows: Vec<Row>,
    buffers: Vec<Buffer>,
    steps: usize,
}

/// A step, or the heading of steps in a loop or a choice.
#[derive(Clone, Debug)]
struct Row {
    depth: usize,
    step: Option<Step>,
    text: String,
}

/// A part of a program that runs by itself: a loop, a call, or a register block.
#[derive(Clone, Debug)]
struct Step {
    /// Its number, from 0 on.
    number: usize,
    /// The source lines that it computes, by their indices.
    lines: Vec<usize>,
    operations: String,
    read: String,
    written: String,
    flop: String,
    /// The time of all runs in microseconds, and their number, if there is a profile.
    time: Option<(f64, usize)>,
}

/// An array of a program.
#[derive(Clone, Debug)]
struct Buffer {
    name: String,
    bytes: String,
    storage: String,
    /// The bytes of the arena that it uses, where they are known.
    range: Option<Range<usize>>,
    /// The first and the last step that uses it.
    steps: Option<(usize, usize)>,
    /// The operation that computes it.
    operation: String,
}

impl Explanation {
    /// Reads the text that the macros write.
    #[doc(hidden)]
    pub fn read(module: &'static str, text: &str) -> Explanation {
        let mut all = Explanation {
            module,
            ..Explanation::default()
        };
        for line in text.lines() {
            let fields: Vec<String> = line.split('\t').map(unescaped).collect();
            all.record(&fields);
        }
        all
    }

    fn record(&mut self, fields: &[String]) {
        let field = |i: usize| fields.get(i).cloned().unwrap_or_default();
        let number = |i: usize| fields.get(i).and_then(|field| field.parse::<usize>().ok());
        let depth = number(1).unwrap_or(0);
        match (field(0).as_str(), self.forms.last_mut()) {
            ("P", _) => (self.name, self.place) = (field(1), field(2)),
            ("L", _) => self.lines.push(Line {
                file: field(1),
                number: number(2).unwrap_or(0) as u32,
                text: field(3),
            }),
            ("F", _) => self.forms.push(Form {
                memory: field(1),
                ..Form::default()
            }),
            ("H", Some(form)) => form.rows.push(Row {
                depth,
                step: None,
                text: field(2),
            }),
            ("S", Some(form)) => {
                let lines = field(2);
                let step = Step {
                    number: form.steps,
                    lines: lines
                        .split(',')
                        .filter_map(|line| line.parse().ok())
                        .collect(),
                    operations: field(3),
                    read: field(4),
                    written: field(5),
                    flop: field(6),
                    time: None,
                };
                form.steps += 1;
                form.rows.push(Row {
                    depth,
                    step: Some(step),
                    text: field(7),
                });
            }
            ("B", Some(form)) => form.buffers.push(Buffer {
                name: field(1),
                bytes: field(2),
                storage: field(3),
                range: number(4).zip(number(2)).map(|(at, len)| at..at + len),
                steps: number(5).zip(number(6)),
                operation: field(7),
            }),
            _ => {}
        }
    }

    /// Returns the explanation with the times of the steps in a profile, which [`Profile::of`](crate::profile::Profile::of)
    /// records (feature `profile`).
    #[cfg(feature = "profile")]
    #[must_use]
    pub fn with(mut self, profile: &crate::profile::Profile) -> Explanation {
        let computation = format!("{}::{}", self.module, self.name);
        for (number, form) in self.forms.iter_mut().enumerate() {
            let steps = form.rows.iter_mut().filter_map(|row| row.step.as_mut());
            for step in steps {
                let (time, runs) = profile.total(|of| {
                    (of.computation, of.form, of.number)
                        == (computation.as_str(), number, step.number)
                });
                step.time = Some((time.as_nanos() as f64 / 1e3, runs));
            }
        }
        self
    }

    /// Returns the steps of a form that compute a source line.
    fn steps_of(form: &Form, line: usize) -> impl Iterator<Item = usize> {
        let steps = form.rows.iter().filter_map(|row| row.step.as_ref());
        steps
            .filter(move |step| step.lines.contains(&line))
            .map(|step| step.number)
    }

    /// Returns the source lines in the order of their files and numbers, each with its index. The file of the computation is
    /// first.
    fn ordered(&self) -> Vec<(usize, &Line)> {
        let mut lines: Vec<(usize, &Line)> = self.lines.iter().enumerate().collect();
        let own = self.lines.first().map(|line| line.file.as_str());
        lines.sort_by_key(|(_, line)| (Some(line.file.as_str()) != own, &line.file, line.number));
        lines
    }
}

impl Form {
    /// Returns the time of all steps in microseconds, if there is a profile.
    fn time(&self) -> Option<f64> {
        let steps = self.rows.iter().filter_map(|row| row.step.as_ref());
        steps
            .filter_map(|step| step.time)
            .map(|(time, _)| time)
            .reduce(|a, b| a + b)
    }

    /// Returns the names of the other arrays that use some of the same bytes of the arena.
    fn sharing<'f>(&'f self, buffer: &'f Buffer) -> impl Iterator<Item = &'f str> {
        let overlaps = |a: &Range<usize>, b: &Range<usize>| a.start < b.end && b.start < a.end;
        self.buffers.iter().filter_map(move |other| {
            let (a, b) = (buffer.range.as_ref()?, other.range.as_ref()?);
            (other.name != buffer.name && overlaps(a, b)).then_some(other.name.as_str())
        })
    }
}

/// Returns the text of a field, which may contain tabs and line breaks.
fn unescaped(field: &str) -> String {
    let mut text = String::with_capacity(field.len());
    let mut chars = field.chars();
    while let Some(c) = chars.next() {
        text.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                other => other.unwrap_or('\\'),
            },
            c => c,
        });
    }
    text
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write(self, f)
    }
}
