//! Tells a function from others of its name, for calls that come back to it.

use std::rc::Rc;

use quote::ToTokens;
use syn::ItemFn;

use crate::deep;
use crate::hir::Type;

/// A function among all that are being elaborated.
#[derive(Clone)]
pub(crate) struct Declared {
    pub(super) item: Rc<ItemFn>,
    pub(super) self_ty: Option<Type>,
}

impl Declared {
    /// Whether both are the same function. A function is often parsed more than once, from the tokens that travel to each
    /// caller.
    ///
    /// Names and positions do not suffice: rust-analyzer gives all tokens one position, and two functions that a macro
    /// declares have the position of its token. So methods are told by their types, and functions of different modules by
    /// their bodies, which are compared last because they are long.
    pub(crate) fn is_same(&self, other: &Declared) -> bool {
        let place = |declared: &Declared| deep::place(declared.item.sig.ident.span());
        let body = |declared: &Declared| text(&declared.item.block);
        // A method that is expanded itself is a function whose parameter is the struct.
        let is_of_another_type = match (&self.self_ty, &other.self_ty) {
            (Some(ours), Some(theirs)) => text(ours) != text(theirs),
            _ => false,
        };
        self.item.sig.ident == other.item.sig.ident
            && (Rc::ptr_eq(&self.item, &other.item)
                || place(self) == place(other) && !is_of_another_type && body(self) == body(other))
    }
}

fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}
