//! `..S` in the types of parameters: any number of dimensions, which the arguments of each call determine.

use std::rc::Rc;

use proc_macro2::Ident;
use syn::Type;
use syn::visit::Visit;
use xla_hlo::list::Items;

use super::{GenericParams, Param, ParamKind};
use crate::message::Error;
use crate::syntax::{Search, Syntax, Walk};
use crate::types::Body;

/// The names after `..` in types.
struct Names<'a> {
    names: Vec<Ident>,
    faults: &'a mut Vec<Error>,
}

impl<'ast> Search<'ast> for Names<'_> {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        let Syntax::Type(Type::Macro(ty)) = node else {
            return true;
        };
        // Most types have no `..`, and are read once, by their scope.
        if ty.mac.tokens.to_string().contains("..")
            && let Ok(body) = Body::of(&ty.mac)
        {
            let own = body.ranks().cloned().collect_vec();
            if let [_, other, ..] = own.as_slice() {
                let what = "a type has one `..` at most: the arguments would not determine both";
                self.faults.push(Error::new(other.span(), what));
            }
            if let (Some(name), true) = (own.first(), body.has_layout()) {
                let what = format!("`..{name}` has no layout: it is any number of dimensions");
                self.faults.push(Error::new(name.span(), what));
            }
            self.names.extend(own);
        }
        false
    }
}

/// Returns the names of lists of sizes that the types of parameters declare, each once, and adds mistakes to `faults`.
pub(super) fn declared(
    generics: &GenericParams,
    params: &[Rc<Param>],
    faults: &mut Vec<Error>,
) -> Vec<Ident> {
    let params = params.iter();
    let params = params.filter_items(|param| matches!(param.kind, ParamKind::Value));
    let types = params.map(|param| param.ty.written());
    named(generics, types, faults)
}

/// Returns the names of lists of sizes that only the type of the result has, and adds mistakes to `faults`.
pub(super) fn of_result(
    generics: &GenericParams,
    output: &crate::hir::Type,
    faults: &mut Vec<Error>,
) -> Vec<Ident> {
    let all = named(generics, std::iter::once(output.written()), faults);
    let is_new = |name: &Ident| !generics.ranks.contains(name);
    all.into_iter().filter_items(is_new).collect_vec()
}

fn named<'t>(
    generics: &GenericParams,
    types: impl Iterator<Item = &'t Type>,
    faults: &mut Vec<Error>,
) -> Vec<Ident> {
    let mut found = Names {
        names: Vec::new(),
        faults,
    };
    for ty in types {
        Walk(&mut found).visit_type(ty);
    }
    let Names { names, faults } = found;
    let mut all: Vec<Ident> = Vec::new();
    for name in names {
        if all.contains(&name) {
            continue;
        }
        if generics.all.iter().any(|param| param.name == name) {
            let what = format!(
                "`..{name}` is any number of sizes, and `{name}` is a generic parameter: remove `{name}` from the \
                 generic parameters, or rename one of them"
            );
            faults.push(Error::new(name.span(), what));
        }
        all.push(name);
    }
    all
}
