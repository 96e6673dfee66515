//! The function whose body is being elaborated: what the names in it mean.

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use syn::Error;

use super::Context;
use crate::bindings::Bindings;
use crate::deep;
use crate::definition::Definitions;
use crate::signature::Scope;

/// A function whose body is elaborated.
pub(crate) struct Frame {
    /// The function's own name, which it may not call.
    pub(crate) own: String,
    /// Whether it returns a `Result`.
    pub(crate) fallible: bool,
    /// Its generic parameters.
    pub(crate) bindings: Bindings,
    /// The definitions of the names in it.
    pub(crate) definitions: Rc<Definitions>,
    /// Where the function is declared, and those that called it.
    pub(crate) active: Vec<String>,
    /// The call of the template that it is; `None` for the computation itself, whose mistakes are reported where they
    /// are.
    pub(crate) call: Option<Call>,
}

/// The call of a template.
#[derive(Clone)]
pub(crate) struct Call {
    /// The call in the computation that is expanded.
    pub(crate) at: TokenStream,
    /// The calls in the templates between them, a line each.
    pub(crate) trace: String,
}

impl Call {
    /// Returns a mistake in the template as one at the call.
    pub(super) fn located(&self, own: &str, error: Error) -> Error {
        let mut all: Option<Error> = None;
        for one in error {
            let text = one.to_string();
            let error = match text.is_empty() {
                true => one,
                false => {
                    let place = deep::place(one.span());
                    let what = format!("{text}\n  in `{own}`, at {place}{}", self.trace);
                    Error::new_spanned(&self.at, what)
                }
            };
            match &mut all {
                Some(all) => all.combine(error),
                None => all = Some(error),
            }
        }
        all.unwrap_or_else(|| Error::new_spanned(&self.at, ""))
    }
}

impl Frame {
    /// Returns a text that identifies a function in a program.
    pub(crate) fn key(name: &Ident) -> String {
        format!("{name} {}", deep::place(name.span()))
    }

    /// Returns the definitions of the names in types.
    pub(crate) fn scope(&self) -> Scope<'_> {
        Scope {
            bindings: &self.bindings,
            definitions: &self.definitions,
        }
    }
}

impl Context<'_> {
    /// Returns the function whose body is being elaborated.
    pub(super) fn frame(&self) -> Rc<Frame> {
        Rc::clone(&self.frame.borrow())
    }

    /// Elaborates a part of another function.
    pub(super) fn within<T>(&self, frame: &Rc<Frame>, elaborate: impl FnOnce() -> T) -> T {
        let outer = self.frame.replace(Rc::clone(frame));
        let done = elaborate();
        self.frame.replace(outer);
        done
    }
}
