//! Splits long bodies into several functions.
//!
//! Without optimisation each block has its own part of its function's frame, so the frame of thousands of steps would
//! overflow the stack. With optimisation the time that LLVM takes grows faster than the length of a function. The
//! statements of a long list are emitted as closures of a few dozen steps, each called where it is written, by `rt::part`,
//! which is not inlined: rustc infers its captures, and its frame is freed when it returns. The steps of a register block are
//! never split: they are few, and compute at a SIMD level that a closure does not have.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use xla_hlo::list::Items;
use xla_hlo::lower::{Program, Step};

use super::{Emitter, span};
use xla_hlo::lower::thresholds::emission::{CHUNK, LONG};

/// Whether some part of a program is split into several functions.
pub(super) fn is_long(program: &Program) -> bool {
    program.leaves().len() > LONG
}

/// Statements that are not split.
pub(super) struct Statements {
    tokens: TokenStream,
    /// The variables that they declare for other parts.
    declares: Vec<Ident>,
    /// The number of steps.
    steps: usize,
    /// Whether a closure cannot contain them: they may return an error from the function, or assign a variable that is
    /// declared before them, which a closure would borrow uninitialised.
    outside: bool,
}

impl Statements {
    /// Returns a statement between steps.
    pub(super) fn plain(tokens: TokenStream) -> Statements {
        Statements {
            tokens,
            declares: Vec::new(),
            steps: 0,
            outside: false,
        }
    }

    /// Returns the declaration of a variable, or its assignment. It stays `outside` of closures if it returns an error
    /// where the allocation fails, or if the variable is declared before all steps.
    pub(super) fn declaration(tokens: TokenStream, name: Ident, outside: bool) -> Statements {
        Statements {
            declares: vec![name],
            outside,
            ..Statements::plain(tokens)
        }
    }
}

impl Emitter<'_> {
    /// Emits a step of a list of `of` steps.
    pub(super) fn part(&self, step: &Step, of: usize) -> Statements {
        let (steps, leaves) = (weight(step), step.can_fail());
        // In a long list, a step that may fail is a closure, so that its frame is freed too.
        let alone = leaves && of > LONG && !matches!(step, Step::While(_) | Step::Branch(_));
        Statements {
            tokens: if alone {
                self.fallible(step)
            } else {
                self.step(step)
            },
            declares: Vec::new(),
            steps,
            outside: leaves,
        }
    }
}

/// Returns the number of steps of a list, including those in its loops and conditionals unless these are split.
pub(super) fn count(steps: &[Step]) -> usize {
    steps.iter().map(weight).sum()
}

fn weight(step: &Step) -> usize {
    // A list that is split itself counts as its calls.
    let list = |steps: &Vec<Step>| match count(steps) {
        long if long > LONG => long.div_ceil(CHUNK),
        short => short,
    };
    match step {
        Step::While(step) => 1 + list(&step.condition) + list(&step.body),
        Step::Branch(step) => 1 + step.branches.iter().map(list).sum::<usize>(),
        _ => 1,
    }
}

/// Emits the statements of a list in order, in functions if there are many.
pub(super) fn written(root: &TokenStream, parts: Vec<Statements>) -> TokenStream {
    if parts.iter().map(|part| part.steps).sum::<usize>() <= LONG {
        return TokenStream::from_iter(parts.into_iter().map(|part| part.tokens).collect_vec());
    }
    let mut all = TokenStream::new();
    let mut chunk = Statements::plain(TokenStream::new());
    for part in parts {
        // Such a part stays between the closures.
        if part.outside || chunk.steps + part.steps > CHUNK {
            all.extend(
                std::mem::replace(&mut chunk, Statements::plain(TokenStream::new())).function(root),
            );
        }
        if part.outside {
            all.extend(part.tokens);
        } else {
            chunk.tokens.extend(part.tokens);
            chunk.declares.extend(part.declares);
            chunk.steps += part.steps;
        }
    }
    all.extend(chunk.function(root));
    all
}

impl Statements {
    /// Emits the statements as a function and its call, or unchanged if there are no steps.
    fn function(self, root: &TokenStream) -> TokenStream {
        let Statements {
            tokens, declares, ..
        } = self;
        // A declaration before any step needs no closure.
        match (self.steps, declares.as_slice()) {
            (0, _) => tokens,
            (_, []) => quote_spanned!(span()=> #root::rt::part(|| { #tokens });),
            _ => quote_spanned!(span()=>
                let (#(mut #declares,)*) = #root::rt::part(|| { #tokens (#(#declares,)*) });
            ),
        }
    }
}
