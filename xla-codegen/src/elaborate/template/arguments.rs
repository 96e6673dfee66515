//! The arguments of templates.

use proc_macro2::Ident;
use quote::ToTokens;
use xla_hlo::Type;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;

use super::super::named::{Lent, Ordered};
use super::super::stated::Stated;
use super::super::{Elab, Val};
use crate::bindings::Bindings;
use crate::definition::{Template, plain_type};
use crate::head::{Head, Param};
use crate::hir::{self, Expr, Path, Place};
use crate::lexical::{File, Known};
use crate::signature::Scope;
use crate::tokens::mentions;

impl Elab<'_> {
    /// Returns what generic arguments say, `f::<4, _>(..)`; `None` after a mistake.
    pub(super) fn explicit(&mut self, template: &Template, stated: Stated) -> Option<Bindings> {
        let (name, head) = (template.item.sig.ident.to_string(), template.item.head());
        let mut bindings = Bindings::default();
        if let (Some(own), Some(self_ty)) = (stated.own, template.item.self_ty()) {
            self.infer_by_type(template, self_ty, own, &mut bindings);
        }
        let Some(generics) = stated.generics else {
            return Some(bindings);
        };
        if generics.args.len() > head.generics.all.len() {
            let what = FaultKind::Count {
                items: "generic arguments",
                expected: head.generics.all.len(),
                found: generics.args.len(),
            };
            self.fault(generics, Fault::call(what).of(&name).message(&[]));
            return None;
        }
        for (param, argument) in head.generics.all.iter().zip(&generics.args) {
            if argument.is_inferred() {
                continue;
            }
            match self.cx.frame().scope().argument(param.kind, argument) {
                Ok(bound) => bindings.bind(&param.name.to_string(), bound),
                Err(fault) => {
                    self.cx.fault(fault);
                    return None;
                }
            }
        }
        Some(bindings)
    }

    /// Elaborates the arguments of a template.
    pub(super) fn template_arguments<'e>(
        &mut self,
        template: &Template,
        ordered: &Ordered<'e>,
        lent: &mut Vec<Place<'e>>,
    ) -> Vec<Val> {
        let arguments = &ordered.exprs;
        let mut vals = arguments.iter().map(|_| Val::Poison).collect_vec();
        let mut places = Lent::default();
        for &i in &ordered.written {
            vals[i] = self.template_argument(template, i, arguments[i], places.of(i));
        }
        lent.extend(places.by_parameter());
        vals
    }

    /// Elaborates the arguments that a call omits, from a number on.
    pub(super) fn omitted(
        &mut self,
        template: &Template,
        ordered: &Ordered<'_>,
        first: usize,
        vals: &mut Vec<Val>,
    ) {
        for i in first..ordered.exprs.len() {
            let val = self.template_argument(template, i, ordered.exprs[i], &mut Vec::new());
            vals.push(val);
        }
    }

    /// Elaborates the argument for one parameter of a template.
    fn template_argument<'e>(
        &mut self,
        template: &Template,
        number: usize,
        argument: &'e Expr,
        lent: &mut Vec<Place<'e>>,
    ) -> Val {
        let (name, head) = (&*template.item.sig.ident.to_string(), template.item.head());
        let param = &head.params[number];
        if let Some(kind) = param.known() {
            return self.given_argument(name, kind, argument);
        }
        match param.function() {
            Some(_) => {
                let before = self.cx.faults.borrow().count();
                let function = self.function_value(argument);
                let reported = self.cx.faults.borrow().count() > before;
                match function {
                    Some(function) => Val::Function(function),
                    None if reported
                        || self.peek(argument).is_some_and(|val| val.is_poisoned()) =>
                    {
                        Val::Poison
                    }
                    None => self.no_function(name, &param.name, argument),
                }
            }
            None if param.is_replica() => self.replica_argument(name, &param.name, argument),
            None if param.is_state() => self.lend(name, &param.name.to_string(), argument, lent),
            None => match &argument.kind {
                hir::Kind::Reference(reference) if reference.mutable => {
                    let what = format!(
                        "{name}: the parameter is not `&mut`: write the argument without `mut`"
                    );
                    self.fault(argument, what)
                }
                hir::Kind::Call(_) | hir::Kind::Struct(_) | hir::Kind::Reference(_) => {
                    self.want = closed_type(template, &param.ty);
                    self.expr(argument)
                }
                _ => self.expr(argument),
            },
        }
    }

    /// Reports an argument that is not a function.
    fn no_function(&mut self, name: &str, param: &Ident, argument: &Expr) -> Val {
        let unknown = argument.path();
        let unknown = unknown.filter(|path| self.variable_of(path).is_none());
        let unknown = unknown.and_then(Path::ident);
        let what = match unknown.map(|ident| (ident, File::default().knows(ident))) {
            Some((ident, Known::Plain)) => {
                format!(
                    "{name}: `{ident}` is not a computation: mark the function with `#[computation]`"
                )
            }
            Some((ident, _)) => format!("{name}: cannot find computation `{ident}`"),
            None => format!(
                "{name}: expected a function for parameter `{param}`: a closure, or the name of a computation"
            ),
        };
        self.fault(argument, what)
    }
}

/// Returns the type of a parameter, if it names no generic parameters.
fn closed_type(template: &Template, ty: &hir::Type) -> Option<Type> {
    let head = template.item.head();
    let generics = head.generics.all.iter().map(|param| &param.name);
    let ranks = head.rank_names();
    let known = head.known().map(|(param, _)| &param.name);
    let names = generics.chain_items(ranks).chain_items(known);
    let names = names
        .map(Ident::to_string)
        .chain_items(["Self".to_string()]);
    if mentions(&ty.to_token_stream(), &names.collect_vec()) {
        return None;
    }
    let scope = Scope {
        bindings: &Bindings::default(),
        definitions: &template.definitions,
    };
    let types = scope.types(ty.referred()).ok()?;
    Some(plain_type(&types))
}

/// Returns the help for a call with too few arguments of a function with `#[known]` parameters.
pub(super) fn missing(head: &Head, found: usize, receiver: usize, is_passed: bool) -> String {
    let name = |param: &Param| format!("`{}`", param.name);
    let known = head.known().map(|(param, _)| name(param)).collect_vec();
    if known.is_empty() || found > head.params.len() {
        return String::new();
    }
    if is_passed {
        let known = known.join(" and ");
        return format!("\n  help: pass a closure that calls it and states {known}");
    }
    let all = head.params[receiver..].iter().map(|param| name(param));
    format!(
        "\n  help: its parameters are {}",
        all.collect_vec().join(", ")
    )
}
