//! The names that a file imports from the standard library, such as `PI` by `use std::f32::consts::PI;`.

use syn::{ItemUse, Path, UseTree};

use super::words;
use crate::message::source;

/// Returns the names that a text imports from `std` or `core`, each with its path.
pub(super) fn standard(text: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for at in words(text, "use") {
        let rest = &text[at..];
        let Some(end) = rest.find(';') else {
            continue;
        };
        let from = rest[3..].trim_start().trim_start_matches("::");
        if !["std", "core"].iter().any(|root| from.starts_with(root)) {
            continue;
        }
        if let Ok(item) = syn::parse_str::<ItemUse>(&rest[..=end]) {
            collect(&item.tree, &mut Vec::new(), &mut all);
        }
    }
    all
}

fn collect(tree: &UseTree, before: &mut Vec<String>, all: &mut Vec<(String, String)>) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            collect(&path.tree, before, all);
            before.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            let last = before.last().cloned().unwrap_or_default();
            all.push((last, before.join("::")));
        }
        UseTree::Name(name) => {
            let path = format!("{}::{}", before.join("::"), name.ident);
            all.push((name.ident.to_string(), path));
        }
        UseTree::Rename(name) => {
            let path = format!("{}::{}", before.join("::"), name.ident);
            all.push((name.rename.to_string(), path));
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                collect(tree, before, all);
            }
        }
        UseTree::Glob(_) => {}
    }
}

/// Returns a path with the import of its first part written out.
pub(super) fn resolved(path: &Path, imports: &[(String, String)]) -> Option<Path> {
    let first = path.segments.first()?.ident.to_string();
    let (_, whole) = imports.iter().find(|(name, _)| *name == first)?;
    let rest = path.segments.iter().skip(1);
    let rest = rest.map(|part| format!("::{}", source(part)));
    syn::parse_str(&format!("{whole}{}", rest.collect::<String>())).ok()
}
