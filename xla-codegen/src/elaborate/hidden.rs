//! Names of operations that are also those of computations or imports: refused, since Rust's rules select the item.

use syn::Path;
use xla_hlo::list::Items;
use xla_hlo::lookup;
use xla_hlo::operation::ParamKind;

use super::Context;
use crate::lexical::Hidden;

impl Context<'_> {
    /// Returns the item that a name without a path means by Rust's rules, if an operation has this name too.
    ///
    /// The names in a template are checked where it is declared.
    fn hiding(&self, path: &Path) -> Option<&Hidden> {
        let name = path.get_ident()?.to_string();
        let mut hidden = self.hidden.iter();
        hidden.find_item(|hidden| hidden.name == name && self.frame().call.is_none())
    }

    /// Returns the message for a call of a name that is hidden.
    pub(super) fn hidden_call(&self, path: &Path) -> Option<String> {
        let hidden = self.hiding(path)?;
        let name = &hidden.name;
        let call = if hidden.in_body { "call " } else { "" };
        let method = match is_method(name) {
            true => format!(", or {call}the operation as a method, `x.{name}(..)`"),
            false => String::new(),
        };
        let help = match hidden {
            Hidden {
                in_body: false,
                import: None,
                ..
            } => {
                format!("call the computation by its path, `self::{name}(..)`{method}")
            }
            Hidden { in_body: false, .. } => {
                format!("call the import by its path, `self::{name}(..)`{method}")
            }
            Hidden { in_body: true, .. } => format!("{}{method}", rename(hidden)),
        };
        Some(format!("{}\n  help: {help}", what(hidden)))
    }

    /// Returns the message for a name that is hidden, as an argument.
    pub(super) fn hidden_argument(&self, path: &Path) -> Option<String> {
        let hidden = self.hiding(path)?;
        let name = &hidden.name;
        let pass = if hidden.in_body { "pass " } else { "" };
        let closure = match is_method(name) {
            true => format!(", or {pass}the operation in a closure, `|x| x.{name}(..)`"),
            false => String::new(),
        };
        let help = match hidden.in_body {
            false => format!("pass the item by its path, `self::{name}`{closure}"),
            true => format!("{}{closure}", rename(hidden)),
        };
        Some(format!("{}\n  help: {help}", what(hidden)))
    }
}

/// Whether an operation can be called as a method, which hides nothing.
fn is_method(name: &str) -> bool {
    let first = lookup(name).and_then(|operation| operation.params.first());
    first.is_some_and(|first| {
        matches!(
            first.kind,
            ParamKind::Array | ParamKind::Arrays | ParamKind::Value
        )
    })
}

fn what(hidden: &Hidden) -> String {
    let name = &hidden.name;
    let kind = match lookup(name) {
        Some(_) => "an operation",
        None => "a transformation of functions",
    };
    match &hidden.import {
        None => format!("`{name}` is {kind}, and a computation of this file"),
        Some(path) => format!("`{name}` is {kind}, and the import of `{path}`"),
    }
}

/// Returns the help for an item in the body of a function, which no path reaches.
fn rename(hidden: &Hidden) -> String {
    match &hidden.import {
        None => "rename the computation".to_string(),
        Some(path) => format!("import it under another name, `use {path} as ..;`"),
    }
}
