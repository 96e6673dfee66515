//! Numbers of values, `const L: usize`: the lengths of `[Block; L]`.

use proc_macro2::Ident;
use quote::ToTokens;
use syn::visit::Visit;
use syn::{
    ConstParam, Field, FnArg, GenericArgument, GenericParam, Generics, Path, Signature, Type,
};
use xla_hlo::list::Items;

use crate::hir;
use crate::message::{Error, source};
use crate::syntax::{Search, Syntax, Walk};
use crate::tokens::mentions;

/// The uses of a parameter in types.
struct Uses {
    name: String,
    /// Whether it is in a macro of a type, as in `f32![L]`.
    sizes: bool,
    /// Whether it is the length of an array, or an argument of a struct.
    others: bool,
}

impl<'ast> Search<'ast> for Uses {
    fn enters(&mut self, node: Syntax<'ast>) -> bool {
        let name = std::slice::from_ref(&self.name);
        match node {
            Syntax::Type(Type::Macro(of)) => self.sizes |= mentions(&of.mac.tokens, name),
            Syntax::Type(Type::Array(of)) => {
                self.others |= mentions(&of.len.to_token_stream(), name);
                return true;
            }
            Syntax::Type(Type::Path(of)) => {
                // The macros in the arguments of a struct are visited too.
                self.others |= is_argument(&of.path, &self.name);
                return true;
            }
            _ => return true,
        }
        false
    }
}

/// Whether a parameter is outside of the macros among the arguments of a path.
fn is_argument(path: &Path, name: &str) -> bool {
    let mut arguments = hir::arguments(path).into_iter();
    arguments.any(|argument| match argument {
        GenericArgument::Type(Type::Path(of)) => of.path.is_ident(name),
        GenericArgument::Const(expr) => mentions(&expr.to_token_stream(), &[name.to_string()]),
        _ => false,
    })
}

/// Returns the mistake of a parameter that is not a `usize`.
pub(super) fn refused(param: &ConstParam) -> Option<Error> {
    let is_usize = source(&param.ty) == "usize";
    (!is_usize).then(|| {
        let (name, ty) = (&param.ident, source(&param.ty));
        let what = format!(
            "a generic constant is a number of values, of type `usize`: found `{name}: {ty}`"
        );
        Error::new_spanned(&param.ty, what)
    })
}

/// Returns the mistake of a parameter that is only used as the size of tensors, which has the bound `Dim`.
fn is_size(name: &Ident) -> Error {
    let what =
        format!("a generic size is a type parameter with the bound `Dim`: write `{name}: Dim`");
    Error::new(name.span(), what)
}

/// Returns the mistakes of the parameters of a function that are only used as sizes of tensors.
pub(super) fn misused(sig: &Signature, self_ty: Option<&hir::Type>) -> Vec<Error> {
    let faults = counts(&sig.generics).filter_map(|param| {
        let mut uses = Uses::of(param);
        for arg in &sig.inputs {
            if let FnArg::Typed(arg) = arg {
                Walk(&mut uses).visit_type(&arg.ty);
            }
        }
        if let Some(own) = self_ty {
            Walk(&mut uses).visit_type(own.written());
        }
        (uses.sizes && !uses.others).then(|| is_size(&param.ident))
    });
    faults.collect_vec()
}

/// Returns the mistake of a field whose type has a number of values as a size of tensors: rustc has no type for it.
pub(crate) fn in_field(generics: &Generics, fields: &[&Field]) -> Option<Error> {
    counts(generics).find_map(|param| {
        if let Some(fault) = refused(param) {
            return Some(fault);
        }
        let mut uses = Uses::of(param);
        let mut at = None;
        for field in fields {
            Walk(&mut uses).visit_type(&field.ty);
            if uses.sizes && at.is_none() {
                at = Some(field);
            }
        }
        match at {
            Some(_) if !uses.others => Some(is_size(&param.ident)),
            Some(field) => {
                let name = &param.ident;
                let what = format!(
                    "`{name}` is a number, and the size of a tensor in a field is a type\n  \
                     help: add a parameter for this size, such as `N: Dim`"
                );
                Some(Error::new_spanned(&field.ty, what))
            }
            None => None,
        }
    })
}

fn counts(generics: &Generics) -> impl Iterator<Item = &ConstParam> {
    generics.params.iter().filter_map(|param| match param {
        GenericParam::Const(param) => Some(param),
        _ => None,
    })
}

impl Uses {
    fn of(param: &ConstParam) -> Uses {
        Uses {
            name: param.ident.to_string(),
            sizes: false,
            others: false,
        }
    }
}
