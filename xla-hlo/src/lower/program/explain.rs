//! A program as records of text, for `Scores::explain()`.
//!
//! A record is a line: a letter, and fields between tabs. `xla-core/src/program/explanation.rs` reads them.
//!
//! | record | fields |
//! |---|---|
//! | `F` | a form of the program: the memory that it uses |
//! | `H` | the heading of steps, or their end: its depth, its text |
//! | `S` | a step: its depth, lines of the source, operations, bytes read and written, operations on numbers, text |
//! | `B` | an array: its name, bytes, storage, offset in the arena, first and last step, operation |
//!
//! A step is the smallest part of a program that runs by itself: a loop, a call, or a register block.

use core::fmt::Write;

use super::visit::Access;
use super::{BufferId, Program, Step, Storage};
use crate::graph::Origin;
use crate::map::IdMap;

/// The names and places that only the front end knows.
pub struct Source<'a> {
    /// The parameters as the user writes them, such as `p.w1`.
    pub params: &'a [String],
    /// Returns the number of the source line of an instruction.
    pub line: &'a mut dyn FnMut(Origin) -> Option<usize>,
}

/// The steps of a program that run by themselves, in order, with their depth in loops and choices.
struct Report<'p> {
    program: &'p Program,
    text: String,
    /// The number of steps so far.
    steps: usize,
    /// The first and the last step that accesses each buffer, and the operation that writes it first.
    uses: IdMap<BufferId, (usize, usize, String)>,
}

impl Program {
    /// Returns the records of the program.
    pub fn explain(&self, source: &mut Source<'_>) -> String {
        let mut report = Report {
            program: self,
            text: String::new(),
            steps: 0,
            uses: IdMap::new(),
        };
        report.record('F', &[&self.memory_use().to_string()]);
        report.steps(&self.steps, 0, source);
        report.buffers(source);
        report.text
    }
}

impl Report<'_> {
    fn record(&mut self, letter: char, fields: &[&str]) {
        self.text.push(letter);
        for field in fields {
            self.text.push('\t');
            self.text.push_str(&escaped(field));
        }
        self.text.push('\n');
    }

    fn heading(&mut self, depth: usize, text: &str) {
        self.record('H', &[&depth.to_string(), text]);
    }

    fn steps(&mut self, steps: &[Step], depth: usize, source: &mut Source<'_>) {
        for step in steps {
            match step {
                Step::While(step) => {
                    self.heading(depth, "while");
                    self.steps(&step.condition, depth + 1, source);
                    let go = self.program.name(step.go);
                    self.heading(depth, &format!("{go} do"));
                    self.steps(&step.body, depth + 1, source);
                    for (a, b) in &step.swapped {
                        let (a, b) = (self.program.name(*a), self.program.name(*b));
                        self.heading(depth + 1, &format!("swap {a} and {b}"));
                    }
                    self.heading(depth, "end");
                }
                Step::Branch(step) => {
                    for (i, branch) in step.branches.iter().enumerate() {
                        let index = self.program.name(step.index);
                        self.heading(depth, &format!("if {index} is {i}"));
                        self.steps(branch, depth + 1, source);
                    }
                    self.heading(depth, "end");
                }
                step => self.step(step, depth, source),
            }
        }
    }

    fn step(&mut self, step: &Step, depth: usize, source: &mut Source<'_>) {
        let (mut lines, mut operations) = (Vec::new(), Vec::new());
        for &(origin, operation) in step.origins().all() {
            if let Some(line) = (source.line)(origin).map(|line| line.to_string())
                && !lines.contains(&line)
            {
                lines.push(line);
            }
            if !operations.contains(&operation) {
                operations.push(operation);
            }
        }
        let last = operations.last().map_or(String::new(), ToString::to_string);
        let number = self.steps;
        self.steps += 1;
        step.visit(&mut |access, buffer| {
            let of = self.uses.get(&buffer).cloned();
            let mut of = of.unwrap_or((number, number, String::new()));
            of.1 = number;
            if access == Access::Write && of.2.is_empty() {
                of.2.clone_from(&last);
            }
            self.uses.insert(buffer, of);
        });
        let work = self.program.work(step);
        let flop = match (work.flop, work.is_exact) {
            (flop, true) => flop.to_string(),
            (flop, false) if flop.is(0) => "?".to_string(),
            (flop, false) => format!("{flop}+"),
        };
        let text = self.program.text_of(step);
        self.record(
            'S',
            &[
                &depth.to_string(),
                &lines.join(","),
                &operations.join(", "),
                &work.read.to_string(),
                &work.written.to_string(),
                &flop,
                &named(text.trim_end(), source.params),
            ],
        );
    }

    fn buffers(&mut self, source: &Source<'_>) {
        let program = self.program;
        let plan = program.arena_plan().map(|(offsets, _)| offsets);
        let mut slot = 0;
        for (id, buffer) in program.buffers.iter().enumerate() {
            let id = BufferId(id);
            let (mut storage, mut offset) = (String::new(), String::new());
            match &buffer.storage {
                Storage::Param(_) => storage.push_str("parameter"),
                Storage::Output(j) => match program.aliases.get(*j).copied().flatten() {
                    Some(i) => _ = write!(storage, "memory of {}", source.param(i)),
                    None => storage.push_str("result"),
                },
                Storage::Arena { .. } => {
                    storage.push_str("arena");
                    if let Some(offsets) = &plan {
                        offset = offsets[slot].to_string();
                    }
                    slot += 1;
                }
                Storage::Constant(_) => storage.push_str("constant"),
                Storage::Local => continue,
            }
            let (first, last, operation) = match self.uses.get(&id) {
                Some((first, last, operation)) => {
                    (first.to_string(), last.to_string(), operation.clone())
                }
                None => Default::default(),
            };
            let bytes = buffer.len.clone() * crate::Size::from(buffer.element.bytes());
            let name = named(&program.name(id), source.params);
            let bytes = bytes.to_string();
            self.record(
                'B',
                &[&name, &bytes, &storage, &offset, &first, &last, &operation],
            );
        }
    }
}

impl Source<'_> {
    fn param(&self, number: usize) -> &str {
        self.params.get(number).map_or("", String::as_str)
    }
}

/// Returns a text with the user's names of parameters.
fn named(text: &str, params: &[String]) -> String {
    let mut all = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("param") {
        let (before, after) = rest.split_at(at);
        let digits = after["param".len()..].bytes();
        let digits = digits.take_while(u8::is_ascii_digit).count();
        let (word, after) = after.split_at("param".len() + digits);
        let number = word["param".len()..].parse::<usize>().ok();
        all.push_str(before);
        all.push_str(
            number
                .and_then(|i| params.get(i))
                .map_or(word, String::as_str),
        );
        rest = after;
    }
    all + rest
}

/// Returns a field of a record, without tabs and line breaks.
pub fn escaped(field: &str) -> String {
    let field = field.replace('\\', "\\\\");
    field.replace('\t', "\\t").replace('\n', "\\n")
}
