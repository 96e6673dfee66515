//! Deep input: expressions nested hundreds of levels deep.
//!
//! Parsing, elaborating, printing and dropping such trees is recursive, in `syn` as well as here, and rustc's stack
//! holds a few hundred levels of it. Input of more than [`SHALLOW`] levels is expanded on a thread with enough stack.
//! The tokens of rustc cannot be sent there: they are sent as text with their numbers ([`tokens`]), and on the thread
//! `proc-macro2` works as outside of a macro. The spans of a generated text ([`marks`]) record to which token a span
//! belongs, and which names are the macro's own. The resulting tokens have their original spans again.
//!
//! On that thread the methods of `Span` have no meaning, so the rest of this crate calls [`mixed_site`],
//! [`local_file`] and [`place`] instead. A body in which a macro repeats calls with dynamic results is expanded there
//! too ([`expand_again`]), because each of its tokens then has its own span.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::sync::{PoisonError, RwLock};
use std::thread::{self, ScopedJoinHandle};

use proc_macro2::{TokenStream, TokenTree};
use xla_hlo::list::Items;

use crate::invocation;

mod marks;
mod tokens;

use marks::{Mark, TokenPosition};
pub(crate) use marks::{last_line, local_file, mixed_at, mixed_site, place, stated};
use tokens::{Flat, flatten, rebuild};

/// The number of levels that rustc's own stack of 8 MB always holds.
const SHALLOW: usize = 128;

/// The stack of a level in bytes, in a build without optimisation.
const LEVEL: usize = 64 << 10;

/// The largest stack in bytes, for 16,384 levels. Only the used part of it takes memory.
const LARGEST: usize = 1 << 30;

/// Locked for reading by expansions on rustc's threads, for writing while `proc-macro2` must not use rustc.
static RUSTC: RwLock<()> = RwLock::new(());

thread_local! {
    /// Whether the current input has to be expanded again.
    static AGAIN: Cell<bool> = const { Cell::new(false) };
}

/// Requests that the current input is expanded again on a separate thread, where each token has its own span. In rustc,
/// tokens that a macro repeats have the same span.
pub(crate) fn expand_again() {
    AGAIN.set(true);
}

/// Expands inputs, on a separate thread if they are deep.
pub(crate) fn expand<const N: usize>(
    inputs: [TokenStream; N],
    f: impl Fn([TokenStream; N]) -> TokenStream + Sync,
) -> TokenStream {
    // Other threads do not know it.
    invocation::is_macro();
    let levels = inputs.iter().map(levels).max().unwrap_or(0);
    if levels <= SHALLOW {
        let rustc = RUSTC.read().unwrap_or_else(PoisonError::into_inner);
        let output = f(inputs.clone());
        drop(rustc);
        if !AGAIN.take() {
            return output;
        }
    }
    // Input that is not deep is here if its expansion requested another one.
    let stack = levels.max(SHALLOW).saturating_mul(LEVEL).min(LARGEST);
    expand_apart(
        &inputs,
        &|inputs| f(inputs.try_into().expect("as many inputs")),
        stack,
    )
}

/// Returns the approximate depth of the syntax trees of tokens: nested groups, and chains of operators and calls.
fn levels(tokens: &TokenStream) -> usize {
    struct Level {
        tokens: proc_macro2::token_stream::IntoIter,
        /// Since the last `;` or `,`: the number of tokens that add a level, and the most levels of a group.
        here: usize,
        inside: usize,
        most: usize,
    }
    impl Level {
        fn of(tokens: TokenStream) -> Level {
            Level {
                tokens: tokens.into_iter(),
                here: 0,
                inside: 0,
                most: 0,
            }
        }
        // Ends a statement or an argument. The statements of a group are siblings in the tree, so only the
        // deepest one counts.
        fn end(&mut self) -> usize {
            self.most = self.most.max(self.here + self.inside);
            (self.here, self.inside) = (0, 0);
            self.most
        }
    }
    // The stack of open groups, instead of a recursion: this function decides whether recursion is safe.
    let mut open = vec![Level::of(tokens.clone())];
    loop {
        let Some(level) = open.last_mut() else {
            return 0;
        };
        match level.tokens.next() {
            Some(TokenTree::Punct(punct)) if matches!(punct.as_char(), ';' | ',') => {
                level.end();
            }
            Some(TokenTree::Group(group)) => {
                level.here += 1;
                open.push(Level::of(group.stream()));
            }
            // An operator or a call adds a level, since `a + b + c` is `(a + b) + c`.
            Some(TokenTree::Punct(_)) => level.here += 1,
            Some(TokenTree::Ident(word)) => level.here += usize::from(word == "as"),
            Some(TokenTree::Literal(_)) => {}
            None => {
                let most = level.end();
                open.pop();
                match open.last_mut() {
                    Some(around) => around.inside = around.inside.max(most),
                    None => return most,
                }
            }
        }
    }
}

/// Expands inputs on a thread with a stack of this size, or a smaller one if the system refuses it. Not generic, so
/// that it is compiled once for all macros.
fn expand_apart(
    inputs: &[TokenStream],
    f: &(dyn Fn(Vec<TokenStream>) -> TokenStream + Sync),
    mut stack: usize,
) -> TokenStream {
    // Tokens of rustc cannot leave its thread. Numbers stand for them, and their places are copied.
    let mut originals = Vec::new();
    let inputs: Vec<_> = inputs
        .iter()
        .map(|input| {
            flatten(input.clone(), &mut |token| {
                originals.push(token.clone());
                originals.len() - 1
            })
        })
        .collect_vec();
    let places: Vec<TokenPosition> = originals
        .iter()
        .map(|token| TokenPosition::of(token.span()))
        .collect_vec();
    // On the thread, tokens of `proc_macro2` have spans that are marks of these numbers.
    let work = || {
        let spans = marks::make(&places);
        let inputs = inputs.iter().map(|input| {
            rebuild(input, &mut |&number, mut token| {
                token.set_span(spans[number]);
                token
            })
        });
        flatten(f(inputs.collect_vec()), &mut |token| Mark::of(token.span()))
    };
    // The fallback is a switch of the whole process: no other expansion may use spans of rustc meanwhile.
    let rustc = RUSTC.write().unwrap_or_else(PoisonError::into_inner);
    proc_macro2::fallback::force();
    let output = thread::scope(|scope| {
        let worker: ScopedJoinHandle<'_, Vec<Flat<Mark>>> = loop {
            match thread::Builder::new()
                .stack_size(stack)
                .spawn_scoped(scope, work)
            {
                Ok(worker) => break worker,
                Err(_) if stack > SHALLOW * LEVEL => stack /= 2,
                Err(fault) => panic!("a thread to expand deep input: {fault}"),
            }
        };
        worker.join()
    });
    proc_macro2::fallback::unforce();
    drop(rustc);
    match output {
        // Back on the thread of rustc, a mark is replaced by its token's span.
        Ok(output) => rebuild(&output, &mut |mark, token| mark.restore(&originals, token)),
        Err(panic) => resume_unwind(panic),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(tokens: TokenStream) -> Vec<String> {
        let mut all = Vec::new();
        flatten(tokens, &mut |token| {
            let (start, end) = (token.span().start(), token.span().end());
            all.push(format!("{start:?} {end:?}"));
        });
        all
    }

    #[test]
    fn tokens_from_another_thread_keep_their_text_and_spans() {
        let text =
            "fn f<'a>(x: &'a f32![2]) -> r#type {\n  a.b(-1.5e3f32, \"c\", b'd')[1] <<= ..=\n}";
        let input: TokenStream = text.parse().unwrap();
        let output = expand_apart(
            core::slice::from_ref(&input),
            &|inputs| inputs[0].clone(),
            1 << 20,
        );
        assert_eq!(output.to_string(), input.to_string());
        assert_eq!(places(output), places(input));
    }

    #[test]
    fn an_expansion_on_another_thread_knows_the_spans_of_its_input() {
        let input: TokenStream = "a\n  b".parse().unwrap();
        let here = input.clone().into_iter().last().unwrap().span();
        let position = place(here);
        let output = expand_apart(
            &[input],
            &|inputs| {
                let there = inputs.into_iter().flatten().last().unwrap().span();
                proc_macro2::Literal::string(&place(there))
                    .to_string()
                    .parse()
                    .unwrap()
            },
            1 << 20,
        );
        assert_eq!(output.to_string(), format!("{position:?}"));
        assert!(position.ends_with(":2:3"), "{position}");
    }

    #[test]
    fn levels_are_the_depths_of_syntax_trees() {
        let table = [
            ("a", 0),
            ("a + b + c", 2),
            ("a + b; c + d, e", 1),
            ("f(g(h(x)))", 3),
            ("(a + b) * (c + (d))", 5),
            ("x.f().g()", 4),
            ("{ a; { b + c; d } }", 3),
        ];
        for (text, expected) in table {
            assert_eq!(levels(&text.parse().unwrap()), expected, "{text}");
        }
    }
}
