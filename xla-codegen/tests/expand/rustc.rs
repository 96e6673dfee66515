//! Expands a program, macro by macro, in rustc's order.
//!
//! rustc expands depth first, and postpones macros that it cannot resolve yet until all others are expanded and their
//! imports are known. A name announces itself by a macro that passes text on; its effect is computed here without
//! expanding it.

use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, Ident, LineColumn, Span, TokenStream, TokenTree};
use quote::quote;
use xla_hlo::ElementType;

use crate::names::{Announced, CRATE, FACADE, Names};
use crate::tokens::{
    announcement, invoked, is, is_std, item_name, path, path_attribute, plain, punct, segments,
};

/// An expanded program.
pub(crate) struct Expanded {
    /// The code that each macro of this library generated for an item or a body, in the order in which rustc expands
    /// them.
    pub(crate) generated: Vec<Generated>,
    /// The calls that were not expanded, because their names are unknown.
    pub(crate) left: Vec<String>,
    /// Every `compile_error!`, in the order in which rustc encounters them.
    pub(crate) errors: Vec<Failure>,
    /// The name that proc-macro2 uses for the file.
    pub(crate) file: String,
}

/// The output of a macro.
pub(crate) struct Generated {
    /// The macro and its item.
    pub(crate) of: String,
    /// The expansion.
    pub(crate) tokens: TokenStream,
    /// The programs that were lowered for it.
    pub(crate) lowered: Vec<String>,
}

/// A `compile_error!`.
pub(crate) struct Failure {
    /// The text.
    pub(crate) message: String,
    /// The start of its span.
    pub(crate) start: LineColumn,
    /// The end of its span.
    pub(crate) end: LineColumn,
}

/// A macro call to expand.
struct Call {
    scope: usize,
    /// The span to report for generated tokens: the span of the user's code that they come from.
    site: (Span, Span),
    what: What,
}

impl Call {
    fn name(&self) -> String {
        match &self.what {
            What::Attribute(name, ..) => name.clone(),
            What::Macro(path, _) => segments(path).join("::"),
        }
    }
}

enum What {
    Attribute(String, TokenStream, TokenStream),
    Macro(Vec<TokenTree>, Group),
}

/// The computations to train with, each file after those that it uses.
pub(crate) const TRAIN: [&str; 14] = [
    include_str!("../../../src/train/leaves.rs"),
    include_str!("../../../src/train/averages.rs"),
    include_str!("../../../src/train/clipping.rs"),
    include_str!("../../../src/train/settings.rs"),
    include_str!("../../../src/train/optimisers.rs"),
    include_str!("../../../src/train/adaptive.rs"),
    include_str!("../../../src/train/muon.rs"),
    include_str!("../../../src/train/schedule_free.rs"),
    include_str!("../../../src/train/lbfgs.rs"),
    include_str!("../../../src/train/schedules.rs"),
    include_str!("../../../src/train/losses.rs"),
    include_str!("../../../src/train/initialisers.rs"),
    include_str!("../../../src/train/precision.rs"),
    include_str!("../../../src/train/composing.rs"),
];

/// The layers, each file after those that it uses.
const LAYERS: [&str; 5] = [
    include_str!("../../../src/layers/conv.rs"),
    include_str!("../../../src/layers/linear.rs"),
    include_str!("../../../src/layers/norm.rs"),
    include_str!("../../../src/layers/attention.rs"),
    include_str!("../../../src/layers/recurrent.rs"),
];

/// Expands a program; `folder` contains the files of its modules, if it has any.
pub(crate) fn expand(text: &str, folder: Option<&Path>) -> Expanded {
    let tokens: TokenStream = text.parse().unwrap();
    let first = tokens.clone().into_iter().next();
    let file = first.map_or_else(String::new, |token| token.span().file());
    xla_codegen::remember_source(file.clone(), text);
    expand_tokens(text, tokens, file, folder)
}

/// Expands a program whose tokens have no positions, and whose text cannot be read.
pub(crate) fn expand_in_editor(text: &str, folder: Option<&Path>) -> Expanded {
    let tokens = unplaced(text.parse().unwrap());
    expand_tokens(text, tokens, String::new(), folder)
}

/// Returns tokens that all have the same position.
fn unplaced(tokens: TokenStream) -> TokenStream {
    let each = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), unplaced(group.stream())).into();
        }
        token.set_span(Span::call_site());
        token
    });
    each.collect()
}

fn expand_tokens(text: &str, tokens: TokenStream, file: String, folder: Option<&Path>) -> Expanded {
    let mut expansion = Expansion {
        names: Names::new(),
        errors: Vec::new(),
        generated: Vec::new(),
        left: Vec::new(),
        folder: None,
    };
    xla_codegen::remember_manifest("[dependencies]\ntyped-xla = \"0.1\"");
    // The part of the prelude that announces itself.
    let facade = include_str!("../../../src/rng.rs");
    expansion.run(facade.parse().unwrap(), FACADE);
    let has_layers = text.contains("typed_xla::layers");
    if has_layers || text.contains("typed_xla::train") {
        for file in TRAIN {
            expansion.run(file.parse().unwrap(), FACADE);
        }
    }
    if has_layers {
        for file in LAYERS {
            expansion.run(file.parse().unwrap(), FACADE);
        }
    }
    if text.contains("typed_xla::testing") {
        let file = include_str!("../../../src/testing.rs");
        expansion.run(file.parse().unwrap(), FACADE);
    }
    expansion.generated.clear();
    expansion.folder = folder.map(Path::to_path_buf);
    expansion.run(tokens, CRATE);
    Expanded {
        generated: expansion.generated,
        left: expansion.left,
        errors: expansion.errors,
        file,
    }
}

struct Expansion {
    names: Names,
    errors: Vec<Failure>,
    generated: Vec<Generated>,
    left: Vec<String>,
    folder: Option<PathBuf>,
}

impl Expansion {
    fn run(&mut self, tokens: TokenStream, scope: usize) {
        let site = (Span::call_site(), Span::call_site());
        let mut calls = self.calls(tokens, scope, site);
        calls.reverse();
        self.names.resolve();
        loop {
            let mut later = Vec::new();
            let mut any = false;
            while let Some(call) = calls.pop() {
                let (scope, site) = (call.scope, call.site);
                match self.call(call) {
                    Ok(tokens) => {
                        any = true;
                        let inner = self.calls(tokens, scope, site);
                        calls.extend(inner.into_iter().rev());
                    }
                    Err(call) => later.push(call),
                }
            }
            self.names.resolve();
            // The rest is left to rustc: macros of other crates, and names that do not exist.
            if !any || later.is_empty() {
                self.left = later.iter().map(Call::name).collect();
                return;
            }
            // rustc does not restore their order either.
            calls = later;
        }
    }

    /// Returns the expansion of a macro, or the call itself if its name is not known yet.
    fn call(&mut self, call: Call) -> Result<TokenStream, Call> {
        let (path, group) = match &call.what {
            What::Attribute(name, arguments, item) => {
                let tokens = || attribute(name, arguments.clone(), item.clone());
                return Ok(self.keep(name, item, tokens));
            }
            What::Macro(path, group) => (path, group),
        };
        let names = segments(path);
        let Some(name) = names.last() else {
            return Err(call);
        };
        let input = group.stream();
        let element = ElementType::from_name(name);
        Ok(match (name.as_str(), element) {
            ("compile_error", _) => {
                let message = syn::parse2::<syn::LitStr>(input);
                let first = path.first().map_or_else(Span::call_site, TokenTree::span);
                let (from, _) = placed((first, first), call.site);
                let (_, to) = placed((group.span(), group.span()), call.site);
                self.errors.push(Failure {
                    message: message.expect("a text").value(),
                    start: from.start(),
                    end: to.end(),
                });
                TokenStream::new()
            }
            ("__body", _) => self.keep(name, &input, || xla_codegen::body(input.clone())),
            ("__graph", _) => self.keep(name, &input, || xla_codegen::graph(input.clone())),
            ("__custom", _) => self.keep(name, &input, || xla_codegen::custom(input.clone())),
            ("__known", _) => self.keep(name, &input, || xla_codegen::known_item(input.clone())),
            ("__module", _) => self.keep(name, &input, || xla_codegen::module(input.clone())),
            ("__tensors", _) => {
                self.keep(name, &input, || xla_codegen::tensors_item(input.clone()))
            }
            // The facade's macros pass on its path, as `$crate`, and their names.
            ("tensor", _) => xla_codegen::tensor(quote!([::typed_xla] #input)),
            ("Tensor", _) | (_, Some(_)) => {
                let name = Ident::new(name, Span::call_site());
                xla_codegen::tensor_type(quote!([::typed_xla] #name #input))
            }
            _ => match self.names.find(call.scope, &names) {
                Some(announced) => hand_on(announced, input),
                None => return Err(call),
            },
        })
    }

    /// Records the output of a macro.
    fn keep(
        &mut self,
        name: &str,
        input: &TokenStream,
        generate: impl FnOnce() -> TokenStream,
    ) -> TokenStream {
        let (tokens, lowered) = xla_codegen::with_lowered(generate);
        let item = item_name(input.clone()).unwrap_or_default();
        self.generated.push(Generated {
            of: format!("{name} {item}"),
            tokens: tokens.clone(),
            lowered,
        });
        tokens
    }

    /// Returns the macros in tokens, in their order, and adds the names that the tokens declare.
    fn calls(&mut self, tokens: TokenStream, scope: usize, site: (Span, Span)) -> Vec<Call> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut calls = Vec::new();
        // The file that an attribute names for the module after it.
        let mut file = None;
        let mut at = 0;
        while at < tokens.len() {
            file = path_attribute(&tokens[at..]).or(file);
            if let Some((call, end)) = marked(&tokens[at..], scope, site) {
                calls.push(call);
                at += end;
                continue;
            }
            if let Some((path, group)) = invoked(&tokens[at..]) {
                at += path.len() + 2;
                let ends = (path[0].span(), group.span());
                if is_std(&path) {
                    calls.extend(self.calls(group.stream(), scope, site));
                } else {
                    calls.push(Call {
                        scope,
                        site: placed(ends, site),
                        what: What::Macro(path, group),
                    });
                }
                continue;
            }
            if let [
                TokenTree::Ident(keyword),
                _,
                TokenTree::Ident(name),
                TokenTree::Group(rules),
                ..,
            ] = &tokens[at..]
                && keyword == "macro_rules"
            {
                self.declare(&name.to_string(), rules);
                at += 4;
                continue;
            }
            if let Some(path) = path(&tokens[at..]) {
                if is(&path, "use") {
                    let end = tokens[at..].iter().position(|t| punct(t, ';'));
                    let end = end.unwrap_or(tokens.len() - at);
                    self.imports(&tokens[at + 1..at + end], scope, &[]);
                    at += end;
                    continue;
                }
                if is(&path, "mod")
                    && let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(block))) =
                        (tokens.get(at + 1), tokens.get(at + 2))
                {
                    let module = self.names.add(scope, Some(name.to_string()));
                    calls.extend(self.calls(block.stream(), module, site));
                    at += 3;
                    continue;
                }
                if is(&path, "mod")
                    && let (Some(folder), Some(TokenTree::Ident(name))) =
                        (&self.folder, tokens.get(at + 1))
                    && let file = file.take().unwrap_or_else(|| format!("{name}.rs"))
                    && let Ok(text) = std::fs::read_to_string(folder.join(file))
                {
                    let module = self.names.add(scope, Some(name.to_string()));
                    calls.extend(self.calls(text.parse().unwrap(), module, site));
                }
                at += path.len();
                continue;
            }
            if let TokenTree::Group(group) = &tokens[at] {
                let inner = match group.delimiter() {
                    Delimiter::Brace => self.names.add(scope, None),
                    _ => scope,
                };
                calls.extend(self.calls(group.stream(), inner, site));
            }
            at += 1;
        }
        calls
    }

    /// Adds `macro_rules! name { .. }`, which announces a name.
    fn declare(&mut self, name: &str, rules: &Group) {
        assert!(
            name.starts_with("__typed_xla_"),
            "only rustc expands the macros of a case: list the case in compiled.txt"
        );
        // The end of the first rule, `($this kind "text")] $payload }`.
        let definition = announcement(&rules.clone().into(), 0);
        let definition = definition.expect("the definition that the macro appends");
        self.names
            .announce(name.to_string(), Announced { definition });
    }

    /// Adds the names that a `use` imports.
    fn imports(&mut self, tokens: &[TokenTree], scope: usize, before: &[String]) {
        for one in tokens.split(|token| punct(token, ',')) {
            let mut path = before.to_vec();
            let mut name = None;
            let mut words = one.iter().peekable();
            while let Some(token) = words.next() {
                match token {
                    TokenTree::Ident(word) if word == "as" => {
                        name = words.next().map(ToString::to_string);
                    }
                    TokenTree::Ident(word) => path.push(plain(&word.to_string())),
                    TokenTree::Group(group) => {
                        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                        self.imports(&inner, scope, &path);
                        path.clear();
                    }
                    token if punct(token, '*') => name = Some("*".to_string()),
                    _ => {}
                }
            }
            if let Some(last) = path.last() {
                let name = plain(&name.unwrap_or_else(|| last.clone()));
                self.names.import(scope, path, name);
            }
        }
    }
}

/// Returns the expansion of an attribute.
fn attribute(name: &str, arguments: TokenStream, item: TokenStream) -> TokenStream {
    match name {
        "computation" => xla_codegen::computation(arguments, item),
        "custom_call" => xla_codegen::custom_call(arguments, item),
        "known" => xla_codegen::known(arguments, item),
        "tensors" => xla_codegen::tensors_of_model(arguments, item),
        _ => xla_codegen::tensors(item),
    }
}

/// Returns an item with one of the attributes, and the number of its tokens.
fn marked(tokens: &[TokenTree], scope: usize, site: (Span, Span)) -> Option<(Call, usize)> {
    let mut attributes = 0;
    let mut found: Option<(usize, String, TokenStream)> = None;
    while let [sharp, TokenTree::Group(group), ..] = &tokens[attributes..]
        && punct(sharp, '#')
        && group.delimiter() == Delimiter::Bracket
    {
        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
        let path = path(&inner).unwrap_or_default();
        let name = segments(&path).pop().unwrap_or_default();
        let arguments = match inner.get(path.len()) {
            Some(TokenTree::Group(arguments)) => arguments.stream(),
            _ => TokenStream::new(),
        };
        let derives = || {
            arguments
                .clone()
                .into_iter()
                .any(|t| t.to_string() == "Tensors")
        };
        let ours = ["computation", "custom_call", "known"].contains(&name.as_str())
            || name == "derive" && derives()
            || name == "tensors" && arguments.to_string().contains("stablehlo");
        if found.is_none() && ours {
            found = Some((attributes, name, arguments));
        }
        attributes += 2;
    }
    let (index, name, arguments) = found?;
    let item = &tokens[attributes..];
    let to_semicolon = item
        .iter()
        .find_map(|token| match token {
            TokenTree::Ident(word) => ["const", "type", "static", "fn", "struct", "mod", "use"]
                .iter()
                .find(|keyword| word == *keyword),
            _ => None,
        })
        .is_some_and(|keyword| !["fn", "struct", "mod"].contains(keyword));
    let ends = |token: &TokenTree| {
        let block = matches!(token, TokenTree::Group(g) if g.delimiter() == Delimiter::Brace);
        punct(token, ';') || block && !to_semicolon
    };
    let end = attributes + item.iter().position(ends)? + 1;
    let mut rest: TokenStream = tokens[..index].iter().cloned().collect();
    rest.extend(tokens[index + 2..end].iter().cloned());
    let site = placed((tokens[index].span(), tokens[index + 1].span()), site);
    let what = What::Attribute(name, arguments, rest);
    Some((Call { scope, site, what }, end))
}

/// Returns the expansion of a macro that announces a name: a call of the next one, with the definitions so far.
fn hand_on(announced: &Announced, input: TokenStream) -> TokenStream {
    let parts: Vec<TokenTree> = input.into_iter().collect();
    // The type of a signature, `Net!(@of [Net <] [>] ([3] [Size<3>]))`, may have as many groups as a chain.
    if !matches!(parts.get(1), Some(TokenTree::Ident(word)) if word == "typed_xla") {
        return TokenStream::new();
    }
    let groups: Vec<&Group> = parts
        .iter()
        .filter_map(|part| match part {
            TokenTree::Group(group) => Some(group),
            _ => None,
        })
        .collect();
    let [names, definitions, this, end, payload] = groups[..] else {
        return TokenStream::new();
    };
    let (before, own) = (definitions.stream(), &announced.definition);
    let definitions = quote!([#before (#this #own)]);
    let mut names = names.stream().into_iter();
    match names.next() {
        None => {
            let end = end.stream();
            quote!(#end ! { #definitions #payload })
        }
        Some(TokenTree::Group(next)) => {
            let (rest, path): (TokenStream, _) = (names.collect(), next.stream());
            quote!(#path ! { @typed_xla [#rest] #definitions #next #end #payload })
        }
        Some(other) => panic!("a name is in brackets, found `{other}`"),
    }
}

/// Returns the span of tokens, or the span of their origin if a macro generated them.
fn placed(ends: (Span, Span), site: (Span, Span)) -> (Span, Span) {
    let made = |span: Span| span.byte_range().is_empty();
    (
        if made(ends.0) { site.0 } else { ends.0 },
        if made(ends.1) { site.1 } else { ends.1 },
    )
}
