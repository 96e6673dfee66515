//! The function whose body is being elaborated: what the names in it mean.

use std::fmt::Display;
use std::rc::Rc;

use proc_macro2::{Span, TokenStream, TokenTree};
use xla_hlo::list::Items;

use super::variables::Variables;
use super::{Context, Elab, Library};
use crate::bindings::Bindings;
use crate::definition::Definitions;
use crate::head::Declared;
use crate::lexical;
use crate::library;
use crate::message::Error;
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
    /// The operations that the language defines, as far as they have been called.
    pub(crate) library: Library,
    /// Whether it is one of these, or a part of one.
    pub(crate) of_library: bool,
    /// The functions that called it, and itself.
    pub(crate) active: Vec<Declared>,
    /// The call of the template that it is; `None` for the computation itself, whose mistakes are reported where they
    /// are.
    pub(crate) call: Option<Call>,
}

/// The call of a template.
#[derive(Clone)]
pub(crate) struct Call {
    /// The call in the computation that is expanded.
    pub(crate) at: TokenStream,
    /// Its first token.
    pub(crate) span: Span,
    /// The calls in the templates between them, from the last to the first: the names of the templates, and the places
    /// of the calls in them; none in an operation that the language defines.
    pub(crate) trace: Vec<(String, Option<Span>)>,
    /// The arguments of that call that are parameters of the template, by the names of these.
    pub(crate) arguments: Vec<(String, TokenStream)>,
}

impl Call {
    /// Returns a mistake in the template as one at the call.
    ///
    /// `argument` is the argument of the call that the mistake is about, if it is about one.
    pub(super) fn located(
        &self,
        frame: &Frame,
        error: Error,
        argument: Option<TokenStream>,
    ) -> Error {
        let at = argument.as_ref().unwrap_or(&self.at);
        // The functions from the mistake to the call, with its place in each. The user does not see the inside of an
        // operation that the language defines: the operation itself has the mistake.
        let mut functions = vec![(&frame.own, None)];
        functions.extend(self.trace.iter().map(|(own, place)| (own, *place)));
        let inside = functions[1..]
            .iter()
            .take_while(|(_, place)| place.is_none());
        let operation = frame.of_library.then(|| functions[inside.count()].0);
        let line = |own: &str, span: Span| match lexical::own_place(span) {
            Some(place) => format!("\n  in `{own}`, at {place}"),
            None => format!("\n  in `{own}`"),
        };
        let trace = self.trace.iter();
        let trace = trace.filter_map(|(own, span)| Some(line(own, (*span)?)));
        let trace = trace.collect_vec().concat();
        let mut all: Option<Error> = None;
        // An error may be several. One without a text has been reported, and stays silent.
        for one in error {
            let text = one.to_string();
            let error = if text.is_empty() {
                one
            } else {
                let what = match operation {
                    Some(operation) => of_operation(operation, &text),
                    None => text + &line(&frame.own, one.span()),
                };
                Error::new_spanned(at, what + &trace)
            };
            match &mut all {
                Some(all) => all.combine(error),
                None => all = Some(error),
            }
        }
        all.unwrap_or_else(|| Error::new_spanned(at, ""))
    }
}

impl Elab<'_> {
    /// Reports a mistake at a part of the body, or at the argument of the user's call that this part is.
    pub(super) fn fault_at(&self, at: &TokenStream, what: impl Display) {
        let error = Error::new_spanned(at, what);
        self.cx.fault_in(error, self.argument_at(at));
    }

    /// Returns the argument of the user's call that a part of a template is: the name of a parameter.
    ///
    /// The user does not see how an operation of the language uses its parameters.
    pub(super) fn argument_at(&self, at: &TokenStream) -> Option<TokenStream> {
        let frame = self.cx.frame();
        let call = frame.call.as_ref()?;
        if frame.of_library && call.trace.iter().all(|(_, place)| place.is_none()) {
            return None;
        }
        let mut tokens = at.clone().into_iter();
        let (Some(TokenTree::Ident(name)), None) = (tokens.next(), tokens.next()) else {
            return None;
        };
        let outer = self.outer.into_iter().flat_items(Variables::all);
        let mut vars = self.vars.all().chain_items(outer);
        let var = vars.find(|var| var.name == name)?;
        let argument = call
            .arguments
            .iter()
            .find(|(of, _)| var.param && name == *of);
        argument.map(|(_, argument)| argument.clone())
    }
}

/// Returns the message about a part of an operation as one about the operation: lines about operands, and helps, name
/// variables that the user does not see.
fn of_operation(operation: &str, text: &str) -> String {
    let first = text.lines().next().unwrap_or_default();
    let what = match first.split_once(": ") {
        Some((part, what)) if library::is_name(part) => what,
        _ => first,
    };
    format!("{operation}: {what}")
}

impl Frame {
    /// Returns a place in the function, if it is one of the user.
    pub(super) fn place(&self, span: Span) -> Option<Span> {
        (!self.of_library).then_some(span)
    }

    /// Whether a function is being elaborated.
    pub(super) fn is_active(&self, function: &Declared) -> bool {
        self.active.iter().any(|other| other.is_same(function))
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
