//! Code that depends on whether the user's crate has debug assertions.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use xla_hlo::Function;
use xla_hlo::ops::inspect;

use super::span;

/// Returns one of two blocks: the first one in a crate with debug assertions, else the second one. The other block is
/// removed before rustc checks types.
///
/// An attribute `#[cfg]` cannot select the value of a body, so a macro does.
pub(crate) fn either(debug: &TokenStream, release: &TokenStream) -> TokenStream {
    let select = Ident::new("__typed_xla_debug", span());
    quote_spanned!(span()=>
        #[cfg(debug_assertions)]
        macro_rules! #select {
            ({ $($debug:tt)* } { $($release:tt)* }) => { { $($debug)* } };
        }
        #[cfg(not(debug_assertions))]
        macro_rules! #select {
            ({ $($debug:tt)* } { $($release:tt)* }) => { { $($release)* } };
        }
        #select!({ #debug } { #release })
    )
}

/// Emits a function: twice if it has assertions that only a crate with debug assertions executes. `statements` returns
/// the statements of an emitted function.
pub(crate) fn versions<T, E>(
    function: &Function,
    emit: &dyn Fn(&Function) -> Result<T, E>,
    statements: fn(&mut T) -> &mut TokenStream,
) -> Result<T, E> {
    let mut debug = emit(function)?;
    if !inspect::is_debug_in(&function.graph) {
        return Ok(debug);
    }
    let mut release = emit(&inspect::release(function))?;
    let both = either(statements(&mut debug), statements(&mut release));
    *statements(&mut release) = both;
    Ok(release)
}
