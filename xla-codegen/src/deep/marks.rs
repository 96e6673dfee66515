//! Spans on a thread that knows nothing of rustc's: those of a text in which each word stands for one of rustc's.

use std::cell::RefCell;
use std::path::PathBuf;

use proc_macro2::{Span, TokenStream, TokenTree};

use crate::message;

/// What a span on such a thread stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// The macro's call, as far as a user sees it.
    Call,
    /// The macro's own names.
    Mixed,
    /// The token of the input with this number.
    Token(usize),
    /// The macro's own names, shown at that token.
    MixedAt(usize),
}

/// Where a token stands in the user's program.
#[derive(Clone)]
pub(super) struct Place {
    text: String,
    file: Option<PathBuf>,
}

impl Place {
    pub(super) fn of(span: Span) -> Place {
        Place {
            text: message::said(span),
            file: span.local_file(),
        }
    }
}

/// The text, and what its words stand for: the first for [`Mark::Mixed`], then one for each [`Mark::Token`], then one for each
/// [`Mark::MixedAt`].
struct Marks {
    file: String,
    words: Vec<Span>,
    places: Vec<Place>,
}

thread_local! {
    static MARKS: RefCell<Option<Marks>> = const { RefCell::new(None) };
}

/// Makes the text of so many tokens, for this thread; the spans of the tokens.
pub(super) fn make(places: &[Place]) -> Vec<Span> {
    let text: TokenStream = "a ".repeat(1 + 2 * places.len()).parse().expect("words");
    let words: Vec<Span> = text.into_iter().map(|word| word.span()).collect();
    let tokens = words[1..][..places.len()].to_vec();
    let marks = Marks {
        file: words[0].file(),
        words,
        places: places.to_vec(),
    };
    MARKS.with(|all| *all.borrow_mut() = Some(marks));
    tokens
}

impl Mark {
    /// What a span of this thread stands for.
    pub(super) fn of(span: Span) -> Mark {
        with(|marks| marks.mark(span)).unwrap_or(Mark::Call)
    }

    /// A token with the span that it has for rustc.
    pub(super) fn restore(self, originals: &[TokenTree], mut token: TokenTree) -> TokenTree {
        let span = match self {
            Mark::Call => Span::call_site(),
            Mark::Mixed => Span::mixed_site(),
            Mark::MixedAt(number) => Span::mixed_site().located_at(originals[number].span()),
            Mark::Token(number) => match (&originals[number], &token) {
                (TokenTree::Ident(dollar), TokenTree::Ident(word))
                    if word == "crate" && dollar == "$crate" =>
                {
                    return originals[number].clone();
                }
                (original, _) => original.span(),
            },
        };
        token.set_span(span);
        token
    }
}

impl Marks {
    fn mark(&self, span: Span) -> Mark {
        if span.file() != self.file {
            return Mark::Call;
        }
        // Words are two bytes apart.
        match (span.byte_range().start / 2, self.places.len()) {
            (0, _) => Mark::Mixed,
            (word, tokens) if word <= tokens => Mark::Token(word - 1),
            (word, tokens) => Mark::MixedAt(word - 1 - tokens),
        }
    }

    fn place(&self, span: Span) -> Option<&Place> {
        match self.mark(span) {
            Mark::Token(number) | Mark::MixedAt(number) => self.places.get(number),
            Mark::Call | Mark::Mixed => None,
        }
    }
}

/// What the marks of this thread say, where it has any.
fn with<T>(f: impl FnOnce(&Marks) -> T) -> Option<T> {
    MARKS.with(|marks| marks.borrow().as_ref().map(f))
}

/// The span of the macro's own names, which meet none of the user's.
pub(crate) fn mixed_site() -> Span {
    with(|marks| marks.words[0]).unwrap_or_else(Span::mixed_site)
}

/// The span of the macro's own names, shown at another one.
pub(crate) fn mixed_at(span: Span) -> Span {
    let marked = with(|marks| match marks.mark(span) {
        Mark::Token(number) | Mark::MixedAt(number) => marks.words[1 + marks.places.len() + number],
        Mark::Call | Mark::Mixed => marks.words[0],
    });
    marked.unwrap_or_else(|| Span::mixed_site().located_at(span))
}

/// The file of a span and its place there, `src/model.rs:12:5`.
pub(crate) fn place(span: Span) -> String {
    let marked = with(|marks| marks.place(span).map(|place| place.text.clone()));
    marked.flatten().unwrap_or_else(|| message::said(span))
}

/// The file of a span, where it can be read.
pub(crate) fn local_file(span: Span) -> Option<PathBuf> {
    match with(|marks| marks.place(span).and_then(|place| place.file.clone())) {
        Some(file) => file,
        None => span.local_file(),
    }
}
