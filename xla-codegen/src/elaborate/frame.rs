//! The function whose body is being elaborated: what the names in it mean.

use std::rc::Rc;

use proc_macro2::Span;

use super::Context;
use crate::bindings::Bindings;
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
    /// The call that it is elaborated for; `None` for the computation itself, whose mistakes are reported where they
    /// are.
    pub(crate) call: Option<Span>,
}

impl Frame {
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
