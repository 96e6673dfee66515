//! Long bodies in several functions.
//!
//! Without optimisation each block has its own part of its function's frame, so that the frame of thousands of steps would be
//! larger than a stack. The statements of a long list go into closures, a few dozen steps each, which are called where they
//! are written: rustc works out what each of them needs, and each has a frame of its own that is gone when it returns.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use xla_hlo::lower::{Program, Step};

use super::{Emitter, span};

/// The most steps of a list that is written as it is.
const LONG: usize = 64;

/// About how many steps of a longer one are a function.
const CHUNK: usize = 32;

/// Whether some part of a program is written as several functions.
pub(super) fn is_long(program: &Program) -> bool {
    program.leaves().len() > LONG
}

/// Statements that stay together.
pub(super) struct Part {
    tokens: TokenStream,
    /// The variables that they declare and others use.
    declares: Vec<Ident>,
    /// How many steps they are.
    steps: usize,
    /// Whether they leave the function with an error, which a closure cannot.
    leaves: bool,
}

impl Part {
    /// A statement between steps.
    pub(super) fn plain(tokens: TokenStream) -> Part {
        Part {
            tokens,
            declares: Vec::new(),
            steps: 0,
            leaves: false,
        }
    }

    /// The declaration of a variable, which `leaves` the function with an error where there is no memory for it.
    pub(super) fn declaration(tokens: TokenStream, name: Ident, leaves: bool) -> Part {
        Part {
            declares: vec![name],
            leaves,
            ..Part::plain(tokens)
        }
    }
}

impl Emitter<'_> {
    /// A step of a list of so many.
    pub(super) fn part(&self, step: &Step, of: usize) -> Part {
        let (steps, leaves) = (weight(step), step.can_fail());
        let alone = leaves && of > LONG && !matches!(step, Step::While(_) | Step::Branch(_));
        Part {
            tokens: match alone {
                true => self.fallible(step),
                false => self.step(step),
            },
            declares: Vec::new(),
            steps,
            leaves,
        }
    }
}

/// How many steps a list has, with those inside of its loops and choices unless they are in functions there.
pub(super) fn count(steps: &[Step]) -> usize {
    steps.iter().map(weight).sum()
}

fn weight(step: &Step) -> usize {
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

/// The statements of a list in order, in functions where they are many.
pub(super) fn written(parts: Vec<Part>) -> TokenStream {
    if parts.iter().map(|part| part.steps).sum::<usize>() <= LONG {
        return parts.into_iter().map(|part| part.tokens).collect();
    }
    let mut all = TokenStream::new();
    let mut chunk = Part::plain(TokenStream::new());
    for part in parts {
        if part.leaves || chunk.steps + part.steps > CHUNK {
            all.extend(std::mem::replace(&mut chunk, Part::plain(TokenStream::new())).function());
        }
        match part.leaves {
            true => all.extend(part.tokens),
            false => {
                chunk.tokens.extend(part.tokens);
                chunk.declares.extend(part.declares);
                chunk.steps += part.steps;
            }
        }
    }
    all.extend(chunk.function());
    all
}

impl Part {
    /// The statements as a function of their own, called here; where they hold no steps, as they are.
    fn function(self) -> TokenStream {
        let Part {
            tokens, declares, ..
        } = self;
        match (self.steps, declares.as_slice()) {
            (0, _) => tokens,
            (_, []) => quote_spanned!(span()=> (|| { #tokens })();),
            _ => quote_spanned!(span()=>
                let (#(mut #declares,)*) = (|| { #tokens (#(#declares,)*) })();
            ),
        }
    }
}
