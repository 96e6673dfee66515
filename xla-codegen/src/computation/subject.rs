//! The input of the procedural macros that receive a computation and its definitions.

use std::rc::Rc;

use proc_macro2::TokenStream;
use syn::bracketed;
use syn::parse::{Parse, ParseStream};

use crate::chain::Request;
use crate::counters::{self, Phase};
use crate::definition::Definitions;
use crate::head::Written;
use crate::program::Declared;

/// A function and the type of its program.
pub(super) struct Subject {
    pub(super) program: Option<Declared>,
    pub(super) item: Rc<Written>,
}

impl Parse for Subject {
    fn parse(input: ParseStream) -> syn::Result<Subject> {
        let program;
        bracketed!(program in input);
        Ok(Subject {
            program: (!program.is_empty()).then(|| program.parse()).transpose()?,
            item: Rc::new(input.parse()?),
        })
    }
}

/// Parses the path of the facade, a function, and the definitions of its names.
pub(super) fn requested(input: TokenStream) -> syn::Result<(TokenStream, Subject, Definitions)> {
    let Request {
        root,
        definitions,
        payload,
    } = counters::phase(Phase::Read, || syn::parse2(input))?;
    Ok((root, syn::parse2(payload)?, definitions))
}
