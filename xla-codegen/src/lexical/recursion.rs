//! Computations of one file that call each other.
//!
//! Each would wait for the definition of the other: rustc reports macros that cannot be found. The text of the file shows
//! the circle.

use syn::visit::Visit;
use syn::{Expr, File, Item, ItemFn, Pat};
use xla_hlo::list::Items;

use super::words;
use crate::syntax::{Search, Syntax, Walk};

/// The computations of one module, each with those that it names.
type Calls = Vec<(String, Vec<String>)>;

/// Returns the computations of the modules of a file that name each other, in the order of the text.
pub(super) fn circles(text: &str) -> Vec<Vec<String>> {
    if !may_have_circles(text) {
        return Vec::new();
    }
    let Ok(File { items, .. }) = syn::parse_file(text) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    in_module(&items, &mut all);
    all
}

/// Whether some functions of a text may name each other: the file is only parsed then.
fn may_have_circles(text: &str) -> bool {
    let starts = words(text, "fn").collect_vec();
    let parts = starts.iter().enumerate().map(|(i, &start)| {
        let end = starts.get(i + 1).copied().unwrap_or(text.len());
        let part = text[start + 2..end].trim_start();
        let name = part
            .find(|c: char| !super::is_word(c))
            .unwrap_or(part.len());
        (&part[..name], &part[name..])
    });
    let parts = parts.collect_vec();
    let calls = parts.iter().map(|(name, part)| {
        let named = parts.iter().filter_items(|(other, _)| {
            !other.is_empty() && other != name && words(part, other).next().is_some()
        });
        let named = named.map(|(other, _)| other.to_string());
        (name.to_string(), named.collect_vec())
    });
    let calls = calls.collect_vec();
    calls
        .iter()
        .any(|(name, _)| reached(&calls, name).contains(name))
}

/// Returns the names in a function except its variables.
fn names(item: &ItemFn) -> Vec<String> {
    #[derive(Default)]
    // A variable hides the function of its name, so it is no call.
    struct Names {
        used: Vec<String>,
        bound: Vec<String>,
    }
    impl<'ast> Search<'ast> for Names {
        fn enters(&mut self, node: Syntax<'ast>) -> bool {
            match node {
                Syntax::Expr(Expr::Path(path)) => {
                    self.used
                        .extend(path.path.get_ident().map(ToString::to_string));
                }
                Syntax::Pat(Pat::Ident(pat)) => self.bound.push(pat.ident.to_string()),
                _ => {}
            }
            true
        }
    }
    let mut names = Names::default();
    Walk(&mut names).visit_item_fn(item);
    let Names { mut used, bound } = names;
    used.retain(|name| !bound.contains(name));
    used
}

fn in_module(items: &[Item], all: &mut Vec<Vec<String>>) {
    let mut calls: Calls = Vec::new();
    for item in items {
        match item {
            Item::Fn(item) if is_computation(item) => {
                calls.push((item.sig.ident.to_string(), names(item)));
            }
            Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    in_module(items, all);
                }
            }
            _ => {}
        }
    }
    // A circle of one function is recursion, which another check reports with its own message.
    for (name, _) in &calls {
        let circle = circle(&calls, name);
        if circle.len() > 1 && !all.contains(&circle) {
            all.push(circle);
        }
    }
}

fn is_computation(item: &ItemFn) -> bool {
    item.attrs.iter().any(|attr| {
        let last = attr.path().segments.last();
        last.is_some_and(|last| last.ident == "computation")
    })
}

/// Returns the computations that a computation reaches and that reach it.
fn circle(calls: &Calls, name: &str) -> Vec<String> {
    let own = reached(calls, name);
    let back = |other: &&(String, Vec<String>)| {
        own.contains(&other.0)
            && reached(calls, &other.0)
                .iter()
                .any(|reached| reached == name)
    };
    let all = calls.iter().filter_items(back);
    all.map(|(name, _)| name.clone()).collect_vec()
}

/// Returns the computations that a computation leads to.
fn reached(calls: &Calls, name: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut next = vec![name.to_string()];
    while let Some(name) = next.pop() {
        let Some((_, names)) = calls.iter().find(|(known, _)| *known == name) else {
            continue;
        };
        for name in names {
            if !all.contains(name) {
                all.push(name.clone());
                next.push(name.clone());
            }
        }
    }
    all
}
