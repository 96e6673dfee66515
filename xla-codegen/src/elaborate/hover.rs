//! Typed copies of the user's variables with their spans, for editors, renaming, and lints about unused variables.
//!
//! They are emitted under `if false`, so they never run.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::Items;
use xla_hlo::ops::call;
use xla_hlo::{Shape, Size, SymbolicLayout, Tree};

use super::{Elab, Val};
use crate::deep::mixed_at;
use crate::emit::element_tokens;
use crate::head::{Head, Mode};
use crate::hir::{Attribute, Expr, Kind, Pat, PatKind, Path, UnOp, is_internal};
use crate::size::{Names, contains, type_of};
use crate::types::tensor;

/// Wraps copies in a block, unless they are one already, so that blocks are not nested deeper than the user's.
pub(super) fn block(copies: TokenStream) -> TokenStream {
    let mut tokens = copies.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Group(one)), None) if one.delimiter() == Delimiter::Brace => copies,
        _ => quote!({ #copies }),
    }
}

/// Returns the lint levels among attributes, as outer attributes.
fn levels(attrs: &[Attribute]) -> Vec<&TokenStream> {
    let levels = attrs.iter().filter_map(|attr| attr.level.as_ref());
    levels.collect_vec()
}

impl Elab<'_> {
    /// Whether the current function is the one that is expanded: those that it calls show their variables themselves.
    fn shows(&self) -> bool {
        self.cx.frame().call.is_none()
    }

    /// Emits a `let` of the user with its inferred type and its lint levels.
    pub(super) fn hover_let(&mut self, attrs: &[Attribute], pat: &Pat, val: &Val) {
        let is_own =
            matches!(&pat.kind, PatKind::Ident(name) if is_internal(&name.ident.to_string()));
        if !self.shows() || is_own {
            return;
        }
        if self.is_generic(pat) {
            // rustc cannot infer the parameters of the struct from its pattern.
            for name in pat.names() {
                let mutable = name.mutable.then(|| quote!(mut));
                let name = &name.ident;
                self.hover_typed(attrs, quote!(#mutable #name), &quote!(()));
            }
            return;
        }
        let ty = self.type_in(pat, val);
        self.hover_typed(attrs, pat.to_token_stream(), &ty);
    }

    /// Whether a pattern names a generic struct.
    fn is_generic(&self, pat: &Pat) -> bool {
        let frame = self.cx.frame();
        let mut structs = pat.structs().into_iter();
        structs.any(|path| frame.definitions.generic(path).is_some())
    }

    /// Emits a `let` of one name.
    pub(super) fn hover_name(&mut self, attrs: &[Attribute], name: &Ident, val: &Val) {
        if !self.shows() {
            return;
        }
        let ty = self.rust_type(val);
        self.hover_typed(attrs, name.to_token_stream(), &ty);
    }

    fn hover_typed(&mut self, attrs: &[Attribute], pat: TokenStream, ty: &TokenStream) {
        let levels = levels(attrs);
        self.hover
            .extend(quote!(#(#levels)* let #pat: #ty = ::core::option::Option::None.unwrap();));
    }

    /// Calls an elaboration whose copies are emitted under its lint levels; it must not declare variables used after
    /// it.
    pub(super) fn under<T>(
        &mut self,
        attrs: &[Attribute],
        elaborate: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let levels = levels(attrs);
        if levels.is_empty() {
            return elaborate(self);
        }
        let before = std::mem::take(&mut self.hover);
        let val = elaborate(self);
        let inside = std::mem::replace(&mut self.hover, before);
        self.hover.extend(quote!(#(#levels)* { #inside }));
        val
    }

    /// Emits the use of a variable that is read.
    pub(super) fn hover_use(&mut self, ident: &Ident) {
        if self.shows() && !is_internal(&ident.to_string()) {
            self.hover.extend(quote!(let _ = &#ident;));
        }
    }

    /// Emits the use of a variable that is assigned to, so that rustc sees why it is `mut`.
    pub(super) fn hover_assign(&mut self, ident: &Ident, mutable: bool) {
        if !self.shows() || is_internal(&ident.to_string()) {
            return;
        }
        self.hover.extend(if mutable {
            quote!(let _ = &mut #ident;)
        } else {
            quote!(let _ = &#ident;)
        });
    }

    /// Emits the use of a computation that is called or passed, with its generic sizes.
    pub(super) fn hover_callee(
        &mut self,
        path: &Path,
        callee: &xla_hlo::Function,
        operands: &[Shape],
    ) {
        if !self.shows() {
            return;
        }
        let operands: Vec<&Shape> = operands.iter().collect_vec();
        // A call that does not match has its own message.
        let Ok(mut binding) = call::bind(callee, &operands) else {
            return;
        };
        // No type represents a dynamic size, and the callee may need static ones: numbers replace all names if the signature
        // accepts that.
        let is_open = |size: &Size| size.is_dynamic() || contains(self.cx.wide, size);
        if binding.values().any(is_open) {
            let number = |_: &str| Some(Size::from(720));
            for size in binding.values_mut() {
                let Ok(known) = size.substitute(&number) else {
                    return;
                };
                *size = known;
            }
            let signature = &callee.signature;
            let params = signature.params.iter().map(|param| &param.ty);
            let mut leaves = params
                .chain_items([&signature.result])
                .flat_items(Tree::leaves);
            if leaves.any(|leaf| call::substitute(&leaf.shape, &binding).is_none()) {
                return;
            }
        }
        let mut bounds = Vec::new();
        let generic = callee.signature.sizes.iter();
        // A turbofish with the sizes: rustc could not infer them from `let _ = callee;`.
        let sizes: Option<Vec<TokenStream>> = generic
            .filter_items(|name| !is_dynamic(name))
            .map(|name| {
                let size = binding.get(name)?;
                let names = Names::default();
                Some(type_of(self.cx.root, size, &names, &mut bounds))
            })
            .collect_some();
        if let Some(sizes) = sizes.filter(|_| self.has(&bounds)) {
            let sizes = (!sizes.is_empty()).then(|| quote!(::<#(#sizes),*>));
            self.hover.extend(quote!(let _ = #path #sizes;));
        }
    }

    /// Emits a call of a computation over structs that implement a trait of the user, `M: Model`, by which rustc checks
    /// these bounds.
    ///
    /// Arguments of such types are parameters of the current function or fields of them: other values have no type that
    /// can be named here.
    pub(super) fn hover_bounds(&mut self, whole: &Expr, head: &Head, arguments: &[&Expr]) {
        let generics = &head.generics.all;
        let is_model = |name: &Ident| generics.iter().any(|param| param.name == *name);
        let path = match &whole.kind {
            Kind::Call(call) => call.func.path(),
            _ => None,
        };
        let Some(path) = path.filter(|_| self.shows() && !generics.is_empty()) else {
            return;
        };
        // rustc could not infer other parameters from an argument without a value.
        if generics.iter().any(|param| param.model.is_none())
            || head.is_stated_by_calls()
            || head.inputs.len() != head.params.len()
            || head.params.iter().any(|param| param.function().is_some())
        {
            return;
        }
        let mut values = Vec::with_capacity(arguments.len());
        for (param, argument) in head.params.iter().zip(arguments) {
            if !param.ty.ident().is_some_and(is_model) {
                values.push(quote!(::core::unreachable!()));
                continue;
            }
            let Some(place) = self.parameter_place(argument) else {
                return;
            };
            let at = mixed_at(argument.start());
            values.push(match param.mode {
                Mode::Value => quote_spanned!(at=> __own(&#place)),
                Mode::Ref => quote_spanned!(at=> &__own(&#place)),
                Mode::Mut => quote_spanned!(at=> &mut __own(&#place)),
            });
        }
        self.hover.extend(quote! {
            {
                fn __own<T>(_: &T) -> T {
                    ::core::unreachable!()
                }
                #[allow(unreachable_code, clippy::all, clippy::pedantic)]
                let _ = || { let _ = #path(#(#values),*); };
            }
        });
    }

    /// Returns an expression as a place in a parameter of the current function.
    fn parameter_place(&self, expr: &Expr) -> Option<TokenStream> {
        match &expr.kind {
            Kind::Reference(reference) => self.parameter_place(&reference.expr),
            Kind::Unary(unary) if unary.op == UnOp::Deref => self.parameter_place(&unary.expr),
            Kind::Path(path) => {
                let var = self.variable(path).filter(|var| var.param)?;
                let name = &var.name;
                Some(if var.lent {
                    quote!((*#name))
                } else {
                    quote!(#name)
                })
            }
            Kind::Field(field) => {
                let (base, member) = (self.parameter_place(&field.base)?, &field.member);
                Some(quote!(#base.#member))
            }
            _ => None,
        }
    }

    /// Whether the signature has all these bounds.
    fn has(&self, bounds: &[TokenStream]) -> bool {
        bounds
            .iter()
            .all(|bound| self.cx.bounds.contains(&bound.to_string()))
    }

    /// Returns the Rust type of a value; `()` if the type cannot be named here.
    pub(super) fn rust_type(&self, val: &Val) -> TokenStream {
        match val {
            Val::Array(value) => {
                let shape = self.graph.shape(*value);
                let element = element_tokens(self.cx.root, shape.element);
                let layout = SymbolicLayout::row_major(shape.rank());
                let mut bounds = Vec::new();
                let ty = tensor(
                    self.cx.root,
                    &element,
                    &shape.dims,
                    &layout,
                    &Names::default(),
                    &mut bounds,
                );
                if self.has(&bounds) { ty } else { quote!(()) }
            }
            Val::Tuple(items) => {
                let items = items.iter().map(|item| self.rust_type(item));
                quote!((#(#items,)*))
            }
            Val::List(items) => {
                let (first, count) = (items.first(), items.len());
                let item = first.map_or_else(|| quote!(()), |item| self.rust_type(item));
                quote!([#item; #count])
            }
            Val::Poison
            | Val::Numbers(_)
            | Val::Size(_)
            | Val::Text(_)
            | Val::Record(..)
            | Val::Function(_)
            | Val::Unset(_)
            | Val::Open(_) => quote!(()),
        }
    }
}
