//! Spans on a thread without rustc's spans: each word of a text represents one span of rustc.

use std::cell::RefCell;
use std::path::PathBuf;

use proc_macro2::{Span, TokenStream, TokenTree};
use xla_hlo::list::Items;

/// The span of rustc that a span of such a thread represents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// The call site of the macro.
    Call,
    /// The mixed site of the macro, for its own names.
    Mixed,
    /// The token of the input with this number.
    Token(usize),
    /// The mixed site of the macro, located at that token.
    MixedAt(usize),
}

/// The position of a token in the user's program.
#[derive(Clone)]
pub(super) struct TokenPosition {
    text: String,
    file: Option<PathBuf>,
}

impl TokenPosition {
    pub(super) fn of(span: Span) -> TokenPosition {
        TokenPosition {
            text: position(span),
            file: span.local_file(),
        }
    }
}

/// The spans of the words: first [`Mark::Mixed`], then one for each [`Mark::Token`], then one for each
/// [`Mark::MixedAt`].
struct Marks {
    file: String,
    words: Vec<Span>,
    places: Vec<TokenPosition>,
}

thread_local! {
    static MARKS: RefCell<Option<Marks>> = const { RefCell::new(None) };
}

/// Creates this thread's marks for the tokens at these places, and returns the tokens' spans.
pub(super) fn make(places: &[TokenPosition]) -> Vec<Span> {
    let text: TokenStream = "a ".repeat(1 + 2 * places.len()).parse().expect("words");
    let words: Vec<Span> = text.into_iter().map(|word| word.span()).collect_vec();
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
    /// Returns the mark that a span of this thread represents.
    pub(super) fn of(span: Span) -> Mark {
        with(|marks| marks.mark(span)).unwrap_or(Mark::Call)
    }

    /// Returns a token with its span of rustc.
    pub(super) fn restore(self, originals: &[TokenTree], mut token: TokenTree) -> TokenTree {
        let span = match self {
            Mark::Call => Span::call_site(),
            Mark::Mixed => Span::mixed_site(),
            Mark::MixedAt(number) => Span::mixed_site().located_at(originals[number].span()),
            // `$crate` is an identifier with hidden context: only the original token has it.
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

    fn place(&self, span: Span) -> Option<&TokenPosition> {
        match self.mark(span) {
            Mark::Token(number) | Mark::MixedAt(number) => self.places.get(number),
            Mark::Call | Mark::Mixed => None,
        }
    }
}

/// Calls `f` with the marks of this thread, if it has any.
fn with<T>(f: impl FnOnce(&Marks) -> T) -> Option<T> {
    MARKS.with(|marks| marks.borrow().as_ref().map(f))
}

/// Returns the span of the macro's own names, which cannot clash with the user's.
pub(crate) fn mixed_site() -> Span {
    with(|marks| marks.words[0]).unwrap_or_else(Span::mixed_site)
}

/// Returns the span of the macro's own names, located at another span.
pub(crate) fn mixed_at(span: Span) -> Span {
    let marked = with(|marks| match marks.mark(span) {
        Mark::Token(number) | Mark::MixedAt(number) => marks.words[1 + marks.places.len() + number],
        Mark::Call | Mark::Mixed => marks.words[0],
    });
    marked.unwrap_or_else(|| Span::mixed_site().located_at(span))
}

/// Returns the file and position of a span, `src/model.rs:12:5`.
pub(crate) fn place(span: Span) -> String {
    let marked = with(|marks| marks.place(span).map(|place| place.text.clone()));
    marked.flatten().unwrap_or_else(|| position(span))
}

/// Returns the place of a span for a message. rust-analyzer has none: its spans name no file, and `proc-macro2`'s own ones
/// without a text name this one.
pub(crate) fn stated(span: Span) -> Option<String> {
    let place = place(span);
    let is_known = !place.starts_with(':') && !place.starts_with("<unspecified>");
    is_known.then_some(place)
}

/// Returns the line at which a span ends, if it is known.
pub(crate) fn last_line(span: Span) -> Option<u32> {
    with(|_| ()).is_none().then(|| span.end().line as u32)
}

/// Returns the file of a span, if it can be read.
pub(crate) fn local_file(span: Span) -> Option<PathBuf> {
    match with(|marks| marks.place(span).and_then(|place| place.file.clone())) {
        Some(file) => file,
        None => span.local_file(),
    }
}

/// Returns the position that a span itself reports.
fn position(span: Span) -> String {
    let start = span.start();
    format!("{}:{}:{}", span.file(), start.line, start.column + 1)
}
