//! Names of operations that computations or imports have too: refused, since Rust's rules select the item.

use proc_macro2::Ident;
use xla_hlo::lookup;
use xla_hlo::operation::ParamKind;

use super::Context;
use crate::hir::Path;
use crate::lexical::{Hidden, Origin};
use crate::library;

impl Context<'_> {
    /// Returns the item that a name without a path means by Rust's rules, if an operation has this name too.
    ///
    /// The names in a template are checked where it is declared.
    fn hiding(&self, name: &Ident) -> Option<&Hidden> {
        let name = name.to_string();
        let mut hidden = self.hidden.iter();
        hidden.find(|hidden| hidden.name == name && self.frame().call.is_none())
    }

    /// Returns the message for a call of a name that is hidden.
    pub(super) fn hidden_call(&self, name: &Ident) -> Option<String> {
        let hidden = self.hiding(name)?;
        let name = &hidden.name;
        let call = if hidden.in_body { "call " } else { "" };
        let method = if is_method(name) {
            format!(", or {call}the operation as a method, `x.{name}(..)`")
        } else {
            String::new()
        };
        let path = path_of(hidden);
        let help = match (&hidden.origin, path) {
            (Origin::File | Origin::Glob(_), Some(path)) => {
                format!("call the computation by its path, `{path}(..)`{method}")
            }
            (Origin::Import(_), Some(path)) => {
                format!("call the import by its path, `{path}(..)`{method}")
            }
            (_, None) => format!("{}{method}", rename(hidden)),
        };
        Some(format!("{}\n  help: {help}", what(hidden)))
    }

    /// Returns the path of the item whose name an operation has too, if it can be named by one.
    pub(super) fn hidden_path(&self, path: &Path) -> Option<String> {
        path_of(self.hiding(path.ident()?)?)
    }

    /// Returns the message for a name that is hidden, as an argument.
    pub(super) fn hidden_argument(&self, path: &Path) -> Option<String> {
        let hidden = self.hiding(path.ident()?)?;
        let name = &hidden.name;
        let pass = if hidden.in_body { "pass " } else { "" };
        let closure = if is_method(name) {
            format!(", or {pass}the operation in a closure, `|x| x.{name}(..)`")
        } else {
            String::new()
        };
        let help = match path_of(hidden) {
            Some(path) => format!("pass the item by its path, `{path}`{closure}"),
            None => format!("{}{closure}", rename(hidden)),
        };
        Some(format!("{}\n  help: {help}", what(hidden)))
    }
}

/// Whether an operation can be called as a method, which hides nothing.
fn is_method(name: &str) -> bool {
    let Some(operation) = lookup(name) else {
        return library::is_operation(name);
    };
    operation.params.first().is_some_and(|first| {
        matches!(
            first.kind,
            ParamKind::Array | ParamKind::Arrays | ParamKind::Value
        )
    })
}

fn what(hidden: &Hidden) -> String {
    let name = &hidden.name;
    let kind = if library::is_operation(name) {
        "an operation"
    } else {
        "a transformation of functions"
    };
    match &hidden.origin {
        Origin::File => format!("`{name}` is {kind}, and a computation of this file"),
        Origin::Import(path) => format!("`{name}` is {kind}, and the import of `{path}`"),
        Origin::Glob(module) => {
            format!("`{name}` is {kind}, and a computation that `use {module}::*` imports")
        }
    }
}

/// Returns the path of an item; `None` if its name is in the body of a function, and it has no other.
fn path_of(hidden: &Hidden) -> Option<String> {
    let name = &hidden.name;
    match (&hidden.origin, hidden.in_body) {
        (_, false) => Some(format!("self::{name}")),
        (Origin::Glob(module), true) => Some(format!("{module}::{name}")),
        (_, true) => None,
    }
}

/// Returns the help for an item in the body of a function, which no path reaches.
fn rename(hidden: &Hidden) -> String {
    match &hidden.origin {
        Origin::Import(path) => format!("import it under another name, `use {path} as ..;`"),
        _ => "rename the computation".to_string(),
    }
}
