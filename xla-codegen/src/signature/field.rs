//! Sizes among the arguments of the type of a field, which rustc reads as it is written: `Linear<Size<784>, Size<10>>`.

use proc_macro2::{Ident, Span};
use quote::{ToTokens, quote};
use syn::{Error, GenericArgument, Path, Result, Type};

use super::Scope;
use super::rewrite::{arguments, digits, size_of};
use crate::definition::Definition;
use crate::head::Kind;
use crate::hir;
use crate::message::source;
use crate::size;

/// The exclusive limit of the number in `Size<..>`; a larger number has a type of several groups of digits.
const ONE_GROUP: usize = 1000;

impl Scope<'_> {
    /// Whether a parameter of a struct, by its number, is `const L: usize`.
    fn counts(&self, path: &Path, number: usize) -> bool {
        let Some(Definition::Struct(of)) = self.definitions.get(path) else {
            return false;
        };
        let param = of.generics().all.get(number);
        param.is_some_and(|param| param.kind == Kind::Count)
    }

    /// Checks that the sizes among the arguments of a field's type are types of sizes.
    ///
    /// # Errors
    /// A number, or a `Size<..>` of 1000 or more, with a message that shows the type to write.
    pub(crate) fn sizes_are_types(&self, ty: &Type) -> Result<()> {
        let mut written = ty.clone();
        let (mut is_number, mut too_large) = (false, None);
        // Expressions are printed as they are written, in place of these names.
        let mut texts = Vec::new();
        arguments(&mut written, &mut |(path, i), argument| {
            // A number for `const L: usize` is one in Rust too.
            if self.counts(path, i) {
                return;
            }
            // `Size<{ .. }>` has one number; the other types have digits, which the user has counted.
            let inner = match argument {
                GenericArgument::Type(ty) => digits(ty).map(|digits| match digits.as_slice() {
                    [one] => Some((*one).clone()),
                    _ => None,
                }),
                _ => None,
            };
            let is_digits = inner.is_some();
            let number = inner.unwrap_or_else(|| Some(argument.clone()));
            let Some((number, expr)) = number.as_ref().and_then(|n| Some((n, hir::constant(n)?)))
            else {
                return;
            };
            let names = size::names(|path| self.size(path));
            let known = size::size(&expr.into(), &names);
            let known = known.ok().and_then(|size| size.known());
            let is_small = known.is_some_and(|n| n < ONE_GROUP);
            if is_digits {
                if is_small || known.is_none() {
                    return;
                }
                too_large = known;
            } else {
                is_number = true;
            }
            let is_literal = matches!(expr, syn::Expr::Lit(_));
            if is_small && !is_literal && !is_digits {
                let name = Ident::new(&format!("__size_{}", texts.len()), Span::call_site());
                texts.push((name.to_string(), format!("Size<{}>", braced(number))));
                *argument = GenericArgument::Type(syn::parse_quote!(#name));
            } else if let Some(ty) = size_of(&quote!(typed_xla), number) {
                *argument = GenericArgument::Type(ty);
            }
        });
        let what = match too_large {
            Some(size) => format!("a number in `Size<..>` is below {ONE_GROUP}, found {size}"),
            None if is_number => "a size in the type of a field is a type too".to_string(),
            None => return Ok(()),
        };
        // The prelude has `Size`, and no other type of a size.
        let changes = [
            (" ", ""),
            (",", ", "),
            (";", "; "),
            ("typed_xla::size::Size<", "Size<"),
        ];
        let mut text = source(&written);
        for (from, to) in changes {
            text = text.replace(from, to);
        }
        for (name, size) in &texts {
            text = text.replace(name, size);
        }
        Err(Error::new_spanned(
            ty,
            format!("{what}\n  help: write `{text}`"),
        ))
    }
}

/// Returns an argument in braces: `{ 2 * C }`.
fn braced(argument: &GenericArgument) -> String {
    let text = source(argument.to_token_stream());
    let text = text.trim();
    if text.starts_with('{') {
        text.to_string()
    } else {
        format!("{{ {text} }}")
    }
}
