//! Methods, associated functions and associated constants of structs.

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprMethodCall, FnArg, GenericArgument, Ident, Path, PathArguments};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;

use super::capture::End;
use super::variables::Variables;
use super::{Access, Elab, Scopes, Val};
use crate::definition::{Definition, Known, StructTemplate, Template};
use crate::known;
use crate::signature::generic::arguments;
use crate::template::{is_state, split};

/// A function of a struct: its template, and the generic arguments of its call.
pub(super) struct Associated {
    pub(super) template: Rc<Template>,
    pub(super) generics: PathArguments,
}

/// The state of an elaborator before an expression that may be elaborated again.
struct Saved {
    end: End,
    scopes: Scopes,
    hover: TokenStream,
}

impl Elab<'_> {
    /// Elaborates a call of a struct's method; `None` if the receiver is not a struct with a method of this name.
    pub(super) fn struct_method(&mut self, whole: &Expr, call: &ExprMethodCall) -> Option<Val> {
        let name = call.method.to_string();
        let mut owners = self.cx.structs.iter();
        if !owners.any_item(|of| of.has_method(&name)) {
            return None;
        }
        let peeked = self.peek(&call.receiver);
        let is_place = peeked.is_some();
        let before = peeked.is_none().then(|| self.saved());
        let val = match peeked {
            Some(val) => val,
            None => self.expr(&call.receiver),
        };
        if val.is_poisoned() {
            self.look_at(&call.args.iter().collect_vec());
            return Some(Val::Poison);
        }
        let Some(of) = self.owner(&val, &name) else {
            // The operation of this name elaborates its operand itself.
            for before in before.into_iter() {
                self.restore(before);
            }
            return None;
        };
        let template = of.method(&name)?;
        let own = call.turbofish.as_ref();
        let own = own.map_or(PathArguments::None, |own| {
            PathArguments::AngleBracketed(own.clone())
        });
        let generics = generics_of(&of, &template, &[], &own);
        let state = matches!(
            template.item.sig.inputs.first(),
            Some(FnArg::Receiver(receiver)) if is_state(receiver)
        );
        let receiver = &*call.receiver;
        let lent: Expr = syn::parse_quote!(&mut #receiver);
        // A value that is not a place is elaborated once.
        let temporary = Ident::new("__typed_xla_receiver", crate::deep::mixed_site());
        let named: Expr = syn::parse_quote!(#temporary);
        let first = match (state, is_place) {
            (true, _) => &lent,
            (false, true) => receiver,
            (false, false) => &named,
        };
        if !is_place {
            self.scopes.push(Variables::default());
            self.hover_name(&[], &temporary, &val);
            self.bind_name(&temporary, val, Access::Fixed);
        }
        let all = std::iter::once(first).chain_items(&call.args).collect_vec();
        let val = self.instantiate(whole, &Rc::new(template), &generics, &all, None);
        if !is_place {
            self.scopes.pop();
        }
        Some(val)
    }

    /// Returns what the elaboration of an expression changes.
    fn saved(&self) -> Saved {
        Saved {
            end: self.end(),
            scopes: self.scopes.clone(),
            hover: self.hover.clone(),
        }
    }

    fn restore(&mut self, saved: Saved) {
        self.cut(saved.end);
        self.scopes = saved.scopes;
        self.hover = saved.hover;
    }

    /// Returns the struct of a value, if it has a method of this name.
    fn owner(&self, val: &Val, method: &str) -> Option<Rc<StructTemplate>> {
        let Val::Record(name, fields) = val else {
            return None;
        };
        let is_it = |of: &&Rc<StructTemplate>| {
            let known = of.fields();
            of.name() == *name
                && of.has_method(method)
                && known.len() == fields.len()
                && known
                    .iter()
                    .zip_items(fields)
                    .all_items(|((a, _), (b, _))| a == b)
        };
        self.cx.structs.iter().find_item(is_it).map(Rc::clone)
    }

    /// Whether a path is of a struct whose definition contains mistakes.
    pub(super) fn is_of_broken(&self, path: &Path) -> bool {
        let mut of = path.clone();
        of.segments.pop();
        of.segments.pop_punct();
        let definition = self.cx.frame().definitions.get(&split(&of).0).cloned();
        matches!(definition, Some(Definition::Broken))
    }

    /// Returns the struct that the first part of a path names, and the last part: `Linear` and `zeros`.
    fn struct_of_path(&self, path: &Path) -> Option<(Rc<StructTemplate>, Path, Ident)> {
        let mut of = path.clone();
        let last = of.segments.pop()?;
        of.segments.pop_punct();
        let (plain, _) = split(&of);
        match self.cx.frame().definitions.get(&plain)? {
            Definition::Struct(found) => Some((Rc::clone(found), of, last.ident)),
            _ => None,
        }
    }

    /// Returns the function of a struct that a path names, `Linear::<4, 2>::zeros`.
    pub(super) fn associated(&self, path: &Path) -> Option<Associated> {
        let (of, ty, name) = self.struct_of_path(path)?;
        let template = of.method(&name.to_string())?;
        let own = path.segments.last().map(|last| last.arguments.clone());
        let generics = generics_of(&of, &template, &arguments(&ty), &own.unwrap_or_default());
        Some(Associated {
            template: Rc::new(template),
            generics,
        })
    }

    /// Elaborates an associated constant, `Linear::SCALE`; `None` if the path is not of a struct.
    pub(super) fn associated_constant(&mut self, path: &Path) -> Option<Val> {
        if self.is_of_broken(path) {
            return Some(Val::Poison);
        }
        let (of, _, name) = self.struct_of_path(path)?;
        let Some(constant) = of.constant(&name.to_string()) else {
            let what = format!("no associated constant `{name}` on `{}`", of.name());
            return Some(self.fault(&name, what));
        };
        Some(match known::value(constant, &of.definitions_inside()) {
            Ok(Known::Size(Int::Size(size))) => Val::Size(size),
            Ok(Known::Array(literal)) => Val::Array(self.with_builder(|b| b.constant(literal))),
            Ok(Known::Size(Int::Negative(_))) => {
                self.fault(path.to_token_stream(), "a size must not be negative")
            }
            Err(fault) => {
                self.cx.fault(fault);
                Val::Poison
            }
        })
    }

    /// Reports a path to a function that a struct does not have; `None` if the path is not of a struct.
    pub(super) fn unknown_associated(&mut self, path: &Path) -> Option<Val> {
        if self.is_of_broken(path) {
            return Some(Val::Poison);
        }
        let (of, _, name) = self.struct_of_path(path)?;
        let known = of.method_names();
        let known: Vec<String> = known.iter().map(|known| format!("`{known}`")).collect_vec();
        let help = if known.is_empty() {
            String::new()
        } else {
            format!("\n  help: available are {}", known.join(", "))
        };
        let what = format!(
            "no computation `{name}` on `{}`: mark the function with `#[computation]` in a module with this \
             attribute{help}",
            of.name()
        );
        Some(self.fault(&name, what))
    }
}

/// Returns the generic arguments of a function of a struct: those of its `impl`, as far as the arguments of the struct's
/// type determine them, and its own.
fn generics_of(
    of: &StructTemplate,
    template: &Template,
    ty: &[&GenericArgument],
    own: &PathArguments,
) -> PathArguments {
    let own_arguments: Vec<&GenericArgument> = match own {
        PathArguments::AngleBracketed(own) => own.args.iter().collect_vec(),
        _ => Vec::new(),
    };
    if ty.is_empty() && own_arguments.is_empty() {
        return PathArguments::None;
    }
    let self_arguments = match &template.self_ty {
        Some(syn::Type::Path(ty)) => arguments(&ty.path),
        _ => Vec::new(),
    };
    let count = of.impl_generics(&template.item.sig.ident.to_string());
    let params = template.item.sig.generics.type_params().take(count);
    let inferred: GenericArgument = syn::parse_quote!(_);
    let mut all: Vec<GenericArgument> = Vec::new();
    for param in params {
        let at = self_arguments.iter().find_index(|argument| {
            matches!(argument, GenericArgument::Type(syn::Type::Path(ty)) if ty.path.is_ident(&param.ident))
        });
        let argument = at.and_then(|at| ty.get(at).copied());
        all.push(argument.cloned().unwrap_or_else(|| inferred.clone()));
    }
    all.extend(own_arguments.into_iter().cloned());
    PathArguments::AngleBracketed(syn::parse_quote!(::<#(#all),*>))
}
