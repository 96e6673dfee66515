//! What a closure reads of the function around it, where the operation that takes it allows that: further parameters.

use proc_macro2::{TokenStream, TokenTree};
use syn::Expr;
use xla_hlo::{Graph, Value};

use super::{Access, Elab, Val, Var};

/// The values of the graph around that a closure reads, each with the parameter that stands for it.
pub(super) struct Captures<'c> {
    outer: &'c Graph,
    values: Vec<(Value, Value)>,
}

impl<'c> Captures<'c> {
    pub(super) fn new(outer: &'c Graph) -> Captures<'c> {
        Captures {
            outer,
            values: Vec::new(),
        }
    }

    /// The parameter that stands for a value.
    pub(super) fn param(&self, value: Value) -> Option<Value> {
        let known = self.values.iter().find(|(outer, _)| *outer == value);
        known.map(|(_, param)| *param)
    }

    /// The values, in the order of their parameters.
    pub(super) fn values(&self) -> Vec<Value> {
        self.values.iter().map(|(outer, _)| *outer).collect()
    }
}

impl Elab<'_> {
    /// A value of the function around as one of this closure; nothing where the closure may read none.
    pub(super) fn capture(&mut self, val: &Val) -> Option<Val> {
        let captures = self.captures.as_mut()?;
        Some(match val {
            Val::Array(outer) => {
                let param = match captures.param(*outer) {
                    Some(param) => param,
                    None => {
                        let param = self.graph.add_param(captures.outer.shape(*outer).clone());
                        captures.values.push((*outer, param));
                        param
                    }
                };
                Val::Array(param)
            }
            Val::Tuple(items) => {
                let items = items.iter().map(|item| self.capture(item));
                Val::Tuple(items.collect::<Option<_>>()?)
            }
            Val::Record(name, fields) => {
                let fields = fields
                    .iter()
                    .map(|(field, item)| Some((field.clone(), self.capture(item)?)));
                Val::Record(name.clone(), fields.collect::<Option<_>>()?)
            }
            Val::Poison | Val::Numbers(_) | Val::Size(_) => val.clone(),
        })
    }

    /// Captures what a closure inside of this one reads of the function around both.
    pub(super) fn capture_for(&mut self, closure: &Expr) {
        if self.captures.is_none() {
            return;
        }
        let mut names = Vec::new();
        words(quote::ToTokens::to_token_stream(closure), &mut names);
        for name in names {
            if self.variable(&name).is_some() {
                continue;
            }
            let Some(var) = self.outer_variable(&name).cloned() else {
                continue;
            };
            if var.access == Access::Executor {
                continue;
            }
            if let Some(val) = self.capture(&var.val) {
                let access = match var.access {
                    Access::Channel => Access::Channel,
                    Access::State | Access::Seen => Access::Seen,
                    _ => Access::Fixed,
                };
                self.scopes[0].insert(0, Var { val, access, ..var });
            }
        }
    }
}

/// Every identifier.
fn words(tokens: TokenStream, all: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => all.push(ident.to_string()),
            TokenTree::Group(group) => words(group.stream(), all),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
