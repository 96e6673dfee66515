//! The cost of each expansion: times of its phases, tokens, elaborations and instructions.
//!
//! A debugging aid: with `TYPED_XLA_COUNT=1` in rustc's environment each expansion prints a line to the standard error.

use std::fmt::Write;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use proc_macro2::{TokenStream, TokenTree};
use xla_hlo::list::Items;

/// A part of an expansion. No phase contains another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Parsing of the definitions and the item at the end of a chain.
    Read,
    /// From syntax to a graph.
    Elaborate,
    /// The passes.
    Optimise,
    /// From an optimised graph to a program.
    Lower,
    /// From a program to tokens.
    Emit,
}

/// The phases with their names, in the order of the fields that are printed.
const PHASES: [(Phase, &str); 5] = [
    (Phase::Read, "read"),
    (Phase::Elaborate, "elaborate"),
    (Phase::Optimise, "optimise"),
    (Phase::Lower, "lower"),
    (Phase::Emit, "emit"),
];

/// The counts of one expansion.
#[derive(Default)]
struct Counts {
    /// The time of each phase, and how often it ran, indexed as [`PHASES`].
    phases: [(Duration, usize); PHASES.len()],
    /// The templates that were elaborated in graphs of their callers.
    templates: usize,
    /// The instructions of all elaborated graphs.
    instructions: usize,
}

/// The counts of the current expansion. Expansions follow each other, perhaps on different threads.
static COUNTS: Mutex<Option<Counts>> = Mutex::new(None);

/// Whether expansions are counted.
fn are_on() -> bool {
    static ON: OnceLock<bool> = OnceLock::new();
    *ON.get_or_init(|| std::env::var_os("TYPED_XLA_COUNT").is_some_and(|value| value != "0"))
}

/// Changes the counts, if there are any.
fn count(change: impl FnOnce(&mut Counts)) {
    if are_on() {
        let mut counts = COUNTS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(counts) = counts.as_mut() {
            change(counts);
        }
    }
}

/// Does a part of the work, and adds its time to the phase.
pub(crate) fn phase<T>(phase: Phase, work: impl FnOnce() -> T) -> T {
    let start = are_on().then(Instant::now);
    let done = work();
    if let (Some(start), Some(at)) = (start, PHASES.iter().position(|(of, _)| *of == phase)) {
        count(|counts| {
            counts.phases[at].0 += start.elapsed();
            counts.phases[at].1 += 1;
        });
    }
    done
}

/// Counts a template that is elaborated in the graph of its caller.
pub(crate) fn template() {
    count(|counts| counts.templates += 1);
    #[cfg(test)]
    tests::TEMPLATES.set(tests::TEMPLATES.get() + 1);
}

/// Counts the instructions of an elaborated graph.
pub(crate) fn instructions(number: usize) {
    count(|counts| counts.instructions += number);
}

/// Expands inputs, and prints a line about it if expansions are counted.
pub(crate) fn expansion<const N: usize>(
    name: &str,
    inputs: [TokenStream; N],
    expand: impl FnOnce([TokenStream; N]) -> TokenStream,
) -> TokenStream {
    if !are_on() {
        return expand(inputs);
    }
    let tokens_in: usize = inputs.iter().map(tokens).sum();
    let item = inputs.last().and_then(item).unwrap_or_default();
    // Expansions do not nest in a process, so one counter is enough.
    *COUNTS.lock().unwrap_or_else(PoisonError::into_inner) = Some(Counts::default());
    let start = Instant::now();
    let output = expand(inputs);
    let whole = start.elapsed();
    let counts = COUNTS.lock().unwrap_or_else(PoisonError::into_inner).take();
    let line = line(
        name,
        &item,
        whole,
        (tokens_in, tokens(&output)),
        &counts.unwrap_or_default(),
    );
    eprintln!("{line}");
    output
}

/// Returns the line about an expansion, with tokens before and after it.
fn line(
    name: &str,
    item: &str,
    whole: Duration,
    tokens: (usize, usize),
    counts: &Counts,
) -> String {
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let mut line = format!(
        "typed-xla: {name} {item}: {:.1} ms, {} tokens to {}",
        ms(whole),
        tokens.0,
        tokens.1
    );
    let phases = PHASES.iter().zip(&counts.phases);
    for ((_, name), (time, runs)) in phases.filter_items(|(_, (_, runs))| *runs > 0) {
        write!(line, ", {name} {:.1} ms ({runs})", ms(*time)).expect("a text grows");
    }
    for (number, unit) in [
        (counts.templates, "templates"),
        (counts.instructions, "instructions"),
    ] {
        if number > 0 {
            write!(line, ", {number} {unit}").expect("a text grows");
        }
    }
    line
}

/// Returns the number of tokens, also of those in groups.
fn tokens(all: &TokenStream) -> usize {
    let one = |token: TokenTree| match token {
        TokenTree::Group(group) => 2 + tokens(&group.stream()),
        _ => 1,
    };
    all.clone().into_iter().map(one).sum()
}

/// Returns the name of the first item in tokens. The item of a chain is in its last group, after the definitions.
fn item(all: &TokenStream) -> Option<String> {
    const WORDS: [&str; 6] = ["fn", "struct", "impl", "mod", "const", "type"];
    // `fn scores` is the name `scores`; a chain's item is in its last group, after the definitions.
    let mut last = None;
    let mut tokens = all.clone().into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(word) if WORDS.iter().any(|known| word == *known) => {
                return tokens.next().map(|name| name.to_string());
            }
            TokenTree::Group(group) => last = Some(group.stream()),
            _ => {}
        }
    }
    item(&last?)
}

#[cfg(test)]
mod tests;
