//! Methods, associated functions and associated constants of structs.

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use xla_hlo::list::Items;
use xla_hlo::{Tree, Type};

use super::capture::End;
use super::stated::Stated;
use super::variables::Variables;
use super::{Access, Elab, Val};
use crate::bindings::Bound;
use crate::definition::{StructTemplate, Template, plain_type};
use crate::hir::{self, Expr, GenericArg, Generics, MethodCall, Name, Path};
use crate::known;

/// The state of an elaborator before an expression that may be elaborated again.
pub(super) struct Saved {
    end: End,
    vars: Variables,
    hover: TokenStream,
}

impl Elab<'_> {
    /// Elaborates a call of a struct's method; `None` if the receiver is not a struct with a method of this name.
    pub(super) fn struct_method(&mut self, whole: &Expr, call: &MethodCall) -> Option<Val> {
        let name = call.method.to_string();
        // Most methods are operations: the receiver is elaborated here only if a struct has a method of this name.
        let mut owners = self.cx.structs.iter();
        if !owners.any(|of| of.has_method(&name)) {
            return None;
        }
        // A place has a value already. Another receiver, `f(x).g()`, must be elaborated to find its struct, and that is
        // undone if the method is an operation's.
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
        let generics = generics_of(&of, &template, None, call.turbofish.as_ref());
        let mut params = template.item.head().params.iter();
        let state = params.next().is_some_and(|first| first.is_state());
        let receiver = &call.receiver;
        let lent = Expr::lent(receiver);
        // A value that is not a place is elaborated once.
        let temporary = Ident::new("__typed_xla_receiver", crate::deep::mixed_site());
        let temporary = Name::from(temporary);
        let named = temporary.read();
        // `&mut self` lends the place. A value without a place is bound to a name that the user cannot write.
        let first = match (state, is_place) {
            (true, _) => &lent,
            (false, true) => receiver,
            (false, false) => &named,
        };
        if !is_place {
            self.vars.open();
            self.hover_name(&[], &temporary.ident, &val);
            self.bind_name(&temporary, val, Access::Fixed);
        }
        let all = std::iter::once(first).chain_items(&call.args).collect_vec();
        let stated = Stated {
            generics: generics.as_ref(),
            ..Stated::default()
        };
        let val = self.instantiate(whole, &Rc::new(template), stated, &all, None);
        if !is_place {
            self.vars.close();
        }
        Some(val)
    }

    /// Returns what the elaboration of an expression changes.
    pub(super) fn saved(&self) -> Saved {
        Saved {
            end: self.end(),
            vars: self.vars.clone(),
            hover: self.hover.clone(),
        }
    }

    pub(super) fn restore(&mut self, saved: Saved) {
        self.cut(saved.end);
        self.vars = saved.vars;
        self.hover = saved.hover;
    }

    /// Returns the struct of a value, if it has a method of this name.
    fn owner(&self, val: &Val, method: &str) -> Option<Rc<StructTemplate>> {
        let Val::Record(name, fields) = val else {
            return None;
        };
        // Structs of two modules may have one name: the fields tell them apart.
        let is_it = |of: &&Rc<StructTemplate>| {
            let known = of.fields();
            of.name() == *name
                && of.has_method(method)
                && known.len() == fields.len()
                && known.iter().zip(fields).all(|((a, _), (b, _))| a == b)
        };
        self.cx.structs.iter().find(is_it).map(Rc::clone)
    }

    /// Elaborates an associated constant, `Linear::SCALE`; `None` if the path is not of a struct.
    pub(super) fn associated_constant(&mut self, path: &Path) -> Option<Val> {
        if self.cx.frame().is_of_broken(path) {
            return Some(Val::Poison);
        }
        let of = self.cx.frame().owner(path).map(|(of, _)| of);
        let of = of.or_else(|| self.struct_of_parameter(path).map(|(of, _)| of))?;
        let name = &path.last()?.ident;
        let Some(constant) = of.constant(&name.to_string()) else {
            let what = format!("no associated constant `{name}` on `{}`", of.name());
            return Some(self.fault(name, what));
        };
        Some(match known::value(constant, &of.definitions_inside()) {
            Ok(known) => self.known(path, &known),
            Err(fault) => {
                self.cx.fault(fault);
                Val::Poison
            }
        })
    }

    /// Calls a function of the struct that a generic parameter stands for, `M::new()`; `None` if the path is not of one.
    pub(super) fn call_of_parameter(
        &mut self,
        whole: &Expr,
        path: &Path,
        arguments: &[&Expr],
        want: Option<&Type>,
    ) -> Option<Val> {
        let (of, ty) = self.struct_of_parameter(path)?;
        let template = of.method(&path.last()?.ident.to_string())?;
        let generics = generics_of(&of, &template, None, path.generics());
        let stated = Stated {
            generics: generics.as_ref(),
            own: Some(&ty),
            want,
        };
        Some(self.instantiate(whole, &Rc::new(template), stated, arguments, None))
    }

    /// Returns the struct that the generic parameter before a name stands for, `M` of `M::WIDTH`, and its type.
    fn struct_of_parameter(&self, path: &Path) -> Option<(Rc<StructTemplate>, Type)> {
        let frame = self.cx.frame();
        let owner = path.owner()?;
        let Some(Bound::Type(types)) = frame.bindings.get(&owner.ident()?.to_string()) else {
            return None;
        };
        let ty = plain_type(types);
        let Tree::Record(name, fields) = &ty else {
            return None;
        };
        let of = self.template_of(name, fields, &[&frame.definitions])?;
        Some((of, ty))
    }

    /// Reports a path to a function that a struct does not have; `None` if the path is not of a struct.
    pub(super) fn unknown_associated(&mut self, path: &Path) -> Option<Val> {
        let (of, _) = self.cx.frame().owner(path)?;
        let name = &path.last()?.ident;
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
        Some(self.fault(name, what))
    }
}

/// Returns the generic arguments of a function of a struct: those of its `impl`, as far as the arguments of the struct's
/// type determine them, and its own.
pub(super) fn generics_of(
    of: &StructTemplate,
    template: &Template,
    ty: Option<&Generics>,
    own: Option<&Generics>,
) -> Option<Generics> {
    let [ty, own] = [ty, own].map(|all| all.map_or(&[][..], |all| &all.args));
    if ty.is_empty() && own.is_empty() {
        return None;
    }
    let of_self = template.item.self_ty().map(hir::Type::inner);
    let self_arguments = of_self.and_then(|ty| ty.path()?.generics());
    let self_arguments = self_arguments.map_or(&[][..], |of| &of.args);
    let is = |argument: &GenericArg, param: &Ident| {
        argument.ty().is_some_and(|ty| ty.ident() == Some(param))
    };
    // `Linear::<4, 2>::zeros::<f32>`: the arguments of the type reach the parameters of the `impl` through its `Self`.
    let arguments = of.impl_params(&template.item.sig.ident.to_string());
    let arguments = arguments.iter().map(|param| {
        let at = self_arguments
            .iter()
            .position(|argument| is(argument, param));
        let argument = at.and_then(|at| ty.get(at).cloned());
        argument.unwrap_or_else(GenericArg::inferred)
    });
    let all = arguments.chain_items(own.iter().cloned()).collect_vec();
    Some(Generics::new(&all))
}
