//! Computations with the name of an operation that they call: by Rust's rules they would call themselves.

use proc_macro2::Ident;
use xla_hlo::lookup;
use xla_hlo::operation::ParamKind;

use super::Context;
use crate::hir::Path;
use crate::library;

impl Context<'_> {
    /// Returns the message for a call of an operation in the function of its name.
    pub(super) fn calls_itself(&self, name: &Ident) -> Option<String> {
        self.is_itself(name).then(|| {
            message(
                name,
                &format!("call the operation as a method, `x.{name}(..)`"),
            )
        })
    }

    /// Returns the message for the name of the function as an argument, if it is the name of an operation too.
    pub(super) fn names_itself(&self, path: &Path) -> Option<String> {
        let name = path.ident()?;
        self.is_itself(name).then(|| {
            message(
                name,
                &format!("pass the operation in a closure, `|x| x.{name}(..)`"),
            )
        })
    }

    /// Whether a name is the function's own, and an operation's.
    ///
    /// The name of a method is no name of a free function: only a function of the file hides the operation.
    fn is_itself(&self, name: &Ident) -> bool {
        let frame = self.frame();
        let is_own = frame.call.is_none() && *name == frame.own;
        is_own && self.hidden.iter().any(|hidden| name == hidden)
    }
}

fn message(name: &Ident, help: &str) -> String {
    let help = if is_method(&name.to_string()) {
        help
    } else {
        "rename the computation"
    };
    format!(
        "`{name}` calls itself, as Rust would read it, and not the operation of this name\n  help: {help}"
    )
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
