//! The graphs of cases, as a user's program has them.

use agreement::cases::Case;
use proc_macro2::{Literal, TokenStream, TokenTree};
use xla_hlo::ops::inline::{self, Refused};
use xla_hlo::{Graph, text};

/// Returns the graph of a case, with its calls inlined; instructions with rules for their derivatives stay.
pub(crate) fn of(case: &Case) -> Result<Graph, Refused> {
    parsed(&case.source())
}

/// Returns the graph of a computation in the same way.
pub(crate) fn parsed(source: &str) -> Result<Graph, Refused> {
    xla_codegen::remember_manifest("[dependencies]\ntyped-xla = \"0.1\"");
    let item = source.parse().expect("the source is tokens");
    // The expansion contains a definition for those who call the computation.
    let expanded = xla_codegen::computation(TokenStream::new(), item);
    let text = found(expanded.clone());
    let text = text.unwrap_or_else(|| panic!("no definition of {source}: {expanded}"));
    let module = text::parse(&text).expect("definitions are text that can be parsed");
    let entry = module.entry().expect("it is a function of its module");
    inline::flat_with_rules(&module, &entry.graph)
}

fn found(tokens: TokenStream) -> Option<String> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Group(group) => found(group.stream()),
        TokenTree::Literal(literal) => module(&literal),
        _ => None,
    })
}

/// Returns the module that a literal contains.
fn module(literal: &Literal) -> Option<String> {
    let text = literal.to_string();
    let text = text.strip_prefix("\"module ")?.strip_suffix('"')?;
    let text = text.replace("\\n", "\n").replace("\\\"", "\"");
    Some(format!("module {}", text.replace("\\\\", "\\")))
}
