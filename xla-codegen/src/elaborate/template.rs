//! Calls of templates: the body is elaborated in the graph of the caller.

use std::rc::Rc;

use proc_macro2::Ident;
use quote::ToTokens;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::tree::defined;
use xla_hlo::{ElementType, Type};

use super::coerce::Mismatch;
use super::frame::{Call, Frame};
use super::habits::listed_for;
use super::infer::specified;
use super::named::Ordered;
use super::rank::rank_line;
use super::stated::Stated;
use super::states::with_states;
use super::variables::Variables;
use super::{Elab, Val, Var};
use crate::advice;
use crate::bindings::{Bindings, Bound};
use crate::constants;
use crate::counters;
use crate::definition::{Faults, Template, plain_type};
use crate::head::{Family, Generic, Head};
use crate::hir::{self, Expr, Path};
use crate::imported;
use crate::message::source;
use crate::signature::Scope;
use crate::tokens::mentions;

mod arguments;

use arguments::missing;

impl Elab<'_> {
    /// Elaborates a call of a template; `passed` are the values of the arguments if they have been elaborated; then a
    /// template that changes parameters returns a tuple of its result and their new values.
    pub(super) fn instantiate(
        &mut self,
        whole: &Expr,
        template: &Rc<Template>,
        stated: Stated,
        arguments: &[&Expr],
        passed: Option<Vec<Val>>,
    ) -> Val {
        let name = template.item.sig.ident.to_string();
        let head = template.item.head();
        // With passed values, `whole` calls an operation or a transformed function, which the `?` after it belongs to.
        if passed.is_none() {
            self.tries(whole, &name, head.fallible);
        }
        let is_passed = passed.is_some();
        let ordered = match &passed {
            Some(_) => Some(Ordered::by_position(arguments)),
            None => {
                let names = head.params.iter();
                let names = names.map(|param| (param.name.to_string(), param.default.as_ref()));
                self.ordered(whole, &name, &names.collect_vec(), arguments)
            }
        };
        let Some(mut ordered) = ordered else {
            return Val::Poison;
        };
        let written = ordered.exprs.len();
        ordered.complete(&head.params);
        let arguments = &ordered.exprs[..];
        if head.params.len() != arguments.len() {
            // The receiver of a method is not written among the arguments.
            let receiver = usize::from(matches!(whole.kind, hir::Kind::MethodCall(_)));
            self.look_at(&arguments[receiver..]);
            let what = FaultKind::Count {
                items: "arguments",
                expected: head.params.len() - receiver,
                found: arguments.len() - receiver,
            };
            let what = Fault::call(what).of(&name).message(&[]);
            let texts = arguments.iter().map(source).collect_vec();
            let help = self.generator_missing(head, &name, arguments, receiver == 1);
            let help = help.or_else(|| advice::of_count(&name, &texts));
            let help = help.or_else(|| listed_for(head, &name, arguments));
            let help = help.map(|help| format!("\n  help: {help}"));
            let help = help.unwrap_or_else(|| missing(head, arguments.len(), receiver, is_passed));
            return self.fault(whole, what + &help);
        }
        let mut lent = Vec::new();
        let mut vals = match passed {
            Some(mut vals) => {
                self.omitted(template, &ordered, written, &mut vals);
                vals
            }
            None => self.template_arguments(template, &ordered, &mut lent),
        };
        if vals.iter().any(Val::is_poisoned) {
            return Val::Poison;
        }
        vals = vals.into_iter().map(|val| self.truths(val)).collect_vec();
        let narrow = self.widened(template, &mut vals);
        let bindings = self.explicit(template, stated).and_then(|bindings| {
            self.bindings_for(whole, template, arguments, &vals, bindings, stated.want)
        });
        let Some(bindings) = bindings else {
            return Val::Poison;
        };
        // The frame of the template: its bindings, its definitions, and the calls that lead to it.
        let outer = self.cx.frame();
        let own = template.item.declared();
        if outer.is_active(&own) {
            let what = format!("`{name}` calls itself: recursion is not supported");
            return self.fault(whole, what);
        }
        let mut known = Vec::new();
        if !is_passed {
            // Arguments that the call omits are not the user's.
            let given = head.params.iter().zip(arguments).take(written);
            for (param, argument) in given.filter_items(|(param, _)| param.is_named()) {
                let argument = argument.to_token_stream();
                let own = match &outer.call {
                    Some(_) => self.argument_at(&argument),
                    None => Some(argument),
                };
                known.extend(own.map(|argument| (param.name.to_string(), argument)));
            }
        }
        let call = match &outer.call {
            Some(call) => Call {
                arguments: known,
                at: call.at.clone(),
                span: call.span,
                trace: {
                    let here = (outer.own.clone(), outer.place(whole.start()));
                    [vec![here], call.trace.clone()].concat()
                },
            },
            None => Call {
                at: whole.to_token_stream(),
                span: whole.start(),
                trace: Vec::new(),
                arguments: known,
            },
        };
        let mut faults = Faults::default();
        let local = constants::with_local(&template.item, &template.definitions, &mut faults);
        let frame = Rc::new(Frame {
            own: name.clone(),
            active: [outer.active.clone(), vec![own]].concat(),
            fallible: head.fallible,
            bindings,
            definitions: local.map_or_else(|| Rc::clone(&template.definitions), Rc::new),
            library: outer.library.clone(),
            of_library: template.of_library,
            call: Some(call),
        });
        if !self.fitted(&name, &frame, head, arguments, &mut vals) {
            return Val::Poison;
        }
        self.hover_bounds(whole, head, arguments);
        counters::template();
        let before = self.cx.faults.borrow().count();
        let (mut val, states) = self.template_body(template, &frame, vals);
        if template.of_library && self.cx.faults.borrow_mut().keep_one(before) {
            return Val::Poison;
        }
        if let Some(element) = narrow {
            val = self.narrowed(val, element);
        }
        if is_passed {
            return with_states(val, states);
        }
        for (place, state) in lent.iter().zip(states) {
            self.change(place, state);
        }
        val
    }

    /// Whether a value may be of a struct type; a slice of a stacked struct fits any.
    fn may_be(&self, val: &Val, ty: &hir::Type) -> bool {
        let Val::Record(name, _) = val else {
            return val.is_poisoned();
        };
        let plain = name.split('<').next().unwrap_or_default();
        defined(name) != name || plain == struct_name(ty)
    }

    /// Infers what the generic parameters stand for; `None` if that is impossible, which is reported.
    fn bindings_for(
        &mut self,
        whole: &Expr,
        template: &Template,
        arguments: &[&Expr],
        vals: &[Val],
        mut bindings: Bindings,
        want: Option<&Type>,
    ) -> Option<Bindings> {
        let (head, definitions) = (template.item.head(), &template.definitions);
        let stated = bindings.clone();
        if let (Some(own), Some(val), [first, ..]) =
            (template.item.self_ty(), vals.first(), &head.params[..])
            && first.name == "self"
            && !self.may_be(val, own)
        {
            let (own, found) = (struct_name(own), self.type_text(val));
            let name = &template.item.sig.ident;
            let what = format!("{name}: expected a `{own}` for parameter `self`, found {found}");
            self.fault(arguments[0], what);
            return None;
        }
        // Sizes in the types of other parameters may contain known integers.
        if !self.bind_given(template, arguments, vals, &mut bindings) {
            return None;
        }
        for (i, (param, val)) in head.params.iter().zip(vals).enumerate() {
            if param.function().is_some() || param.is_replica() || param.known().is_some() {
                continue;
            }
            self.infer(&head.generics, definitions, &param.ty, val, &mut bindings);
            if let Some((generic, family, element)) = not_admitted(head, &bindings) {
                let name = &template.item.sig.ident;
                let what = if template.of_library {
                    let (expected, of) = (family.of_elements(), &param.name);
                    let help = self.as_float(family, element, arguments[i]);
                    format!(
                        "{name}: expected {expected} for parameter `{of}`, found {element}{help}"
                    )
                } else {
                    let expected = family.in_words();
                    format!("{name}: expected {expected} for `{generic}`, found {element}")
                };
                self.fault(arguments[i], what);
                return None;
            }
        }
        // Functions may determine the rest: by the types that they declare, then by their results.
        let free = |bindings: &Bindings| {
            let mut generics = head.generics.all.iter();
            generics.find(|param| {
                let is_bound = bindings.get(&param.name.to_string()).is_some();
                !is_bound && !is_of_result(template, head, param)
            })
        };
        if free(&bindings).is_some() {
            self.infer_by_declarations(head, template, vals, &mut bindings);
            let right = self.infer_by_functions(head, template, vals, &mut bindings);
            // The mistake has been reported.
            if !right && free(&bindings).is_some() {
                return None;
            }
        }
        if let (Some(want), Some(output), Some(_)) = (want, &head.output, free(&bindings))
            && self.misstated(template, head, vals, &stated).is_none()
        {
            self.infer_by_type(template, output, want, &mut bindings);
        }
        // Literals take the element type of the result that is expected.
        if let Some((name, family)) = free(&bindings).and_then(Generic::element)
            && let Some(like) = self.like.filter(|like| family.admits(*like))
        {
            bindings.bind(&name.to_string(), Bound::Element(like));
        }
        // As in Rust, if only the precision of literals depends on it.
        if let Some((generic, family)) = free(&bindings).and_then(Generic::element)
            && family.admits(ElementType::F64)
            && types_only_literals(template, head, vals, generic)
        {
            bindings.bind(&generic.to_string(), Bound::Element(ElementType::F64));
        }
        if let Some(Generic { name: generic, .. }) = free(&bindings) {
            let name = &template.item.sig.ident;
            if let Some((i, what)) = self.other_rank(template, &generic.to_string(), vals) {
                self.fault(arguments[i], format!("{name}: {what}"));
                return None;
            }
            let of = template.item.self_ty().map(struct_name);
            if let Some(what) = self.misstated(template, head, vals, &stated) {
                self.fault(whole, format!("{name}: {what}"));
                return None;
            }
            let help = specified(head, &bindings, &stated, of, name, vals);
            let what =
                format!("{name}: cannot infer `{generic}` from the arguments\n  help: {help}");
            self.fault(whole, what);
            return None;
        }
        if !self.have_ranks(whole, template, arguments, vals, &bindings)
            || !self.bind_numbers(template, arguments, vals, &mut bindings)
        {
            return None;
        }
        if let Some(own) = template.item.self_ty() {
            let scope = Scope {
                bindings: &bindings,
                definitions,
            };
            match scope.types(own) {
                Ok(types) => bindings.bind("Self", Bound::Type(types)),
                Err(fault) => {
                    self.cx.fault(fault);
                    return None;
                }
            }
        }
        Some(bindings)
    }

    /// Checks the arguments against the types of their parameters.
    fn fitted(
        &mut self,
        name: &str,
        frame: &Rc<Frame>,
        head: &Head,
        arguments: &[&Expr],
        vals: &mut [Val],
    ) -> bool {
        let mut whole = true;
        let values = head.params.iter().enumerate();
        for (i, param) in values.filter_items(|(_, param)| !param.is_replica()) {
            let cx = self.cx;
            if let Some(Bound::Given(given)) = frame.bindings.get(&param.name.to_string())
                && param.known().is_some()
            {
                vals[i] = self.given(given);
                continue;
            }
            if let (Some(function), Val::Function(val)) = (param.function(), &mut vals[i]) {
                let types = cx.within(frame, || {
                    let types = frame.scope().function(function);
                    types.map_err(|fault| cx.fault(fault)).ok()
                });
                match types {
                    Some(types) => *val = Rc::new(val.declared(name, &param.name, &types)),
                    None => whole = false,
                }
                continue;
            }
            // The types of parameters are read in the template's frame, where its generic parameters are bound.
            let types = cx.within(frame, || {
                let types = frame.scope().types(&param.ty);
                types.map_err(|fault| cx.fault(fault)).ok()
            });
            let Some(types) = types else {
                whole = false;
                continue;
            };
            let want = plain_type(&types);
            // An array that the call omits has the default as each of its elements.
            if let (Some(_), Val::Numbers(numbers)) = (&param.default, &vals[i])
                && let Some(val) = self.each_element(&numbers.clone(), &want)
            {
                vals[i] = val;
                continue;
            }
            let fault = match self.coerce(&vals[i], &want) {
                Ok(values) => {
                    vals[i] = Val::of(&values);
                    continue;
                }
                Err(Mismatch::Poisoned) => None,
                Err(Mismatch::Type(found)) => {
                    // If only dynamic sizes differ, they are equated, and the body is elaborated again.
                    let unequal = self.unequal(&vals[i], &want);
                    if cx.equate(&unequal, arguments[i]) {
                        None
                    } else {
                        let what = FaultKind::ArgumentType {
                            name: param.name.to_string(),
                            expected: want.to_string(),
                            found,
                            sizes: unequal,
                        };
                        let what = Fault::call(what).of(name).message(&[]);
                        Some(what + &rank_line(frame, head, i))
                    }
                }
                Err(Mismatch::Literal(what)) => Some(format!(
                    "{name}: parameter `{}` is {want}: {what}",
                    param.name
                )),
            };
            if let Some(what) = fault {
                self.fault(arguments[i], what);
            }
            whole = false;
        }
        whole
    }

    /// Elaborates the body of a template. Returns its value, and the new values of its state.
    fn template_body(
        &mut self,
        template: &Template,
        frame: &Rc<Frame>,
        vals: Vec<Val>,
    ) -> (Val, Vec<Val>) {
        let head = template.item.head();
        let mut vars = Variables::default();
        let (mut functions, mut states) = (Vec::new(), Vec::new());
        let body = template.item.body();
        for (param, val) in head.params.iter().zip(vals) {
            if let Val::Function(function) = &val {
                functions.push(Rc::clone(function));
            }
            let how = (param.mode, param.mutable);
            let name = (body.param(&param.name.to_string()), &param.name);
            if param.is_state() {
                states.push(name.0);
            }
            vars.bind(Var::parameter(name, val, how, param.replica()));
        }
        // The body sees its parameters only, and is elaborated in the graph of the caller. A `&mut` parameter is a
        // variable here, whose last value the caller assigns.
        let cx = self.cx;
        let (done, _) = cx.within(frame, || {
            self.detached(vars, |elab| {
                let val = elab.body(template);
                let states = states.iter().filter_map(|id| elab.vars.get(Some(*id)));
                let states = states.map(|var| var.val.clone());
                (val, states.collect_vec())
            })
        });
        for function in functions {
            self.hover.extend(function.hover());
        }
        done
    }

    /// Elaborates the body of the current function, whose variables are in scope, to its result.
    fn body(&mut self, template: &Template) -> Val {
        let frame = self.cx.frame();
        let head = template.item.head();
        if let (Some(output), false) = (&head.output, head.result_ranks.is_empty()) {
            return self.body_of_any_rank(template, output);
        }
        let types = match &head.output {
            None => Ok(xla_hlo::Tree::Tuple(Vec::new())),
            Some(ty) => frame.scope().types(ty),
        };
        let want = match types {
            Ok(types) => plain_type(&types),
            Err(fault) => {
                self.cx.fault(fault);
                return Val::Poison;
            }
        };
        self.like = want.leaf().map(|leaf| leaf.shape.element);
        self.tail = Some(want.clone());
        let body = template.item.body();
        self.expect_ok(body);
        let model = imported::reference(&template.item);
        let val = self.body_value(body, model.as_ref(), Some(&want));
        match self.result(body, &val, &want) {
            Some(values) if !val.is_poisoned() => Val::of(&values),
            _ => Val::Poison,
        }
    }
}

/// Returns the first generic parameter that is bound to an element type outside its family.
fn not_admitted(head: &Head, bindings: &Bindings) -> Option<(String, Family, ElementType)> {
    head.generics.all.iter().find_map(|param| {
        let (name, family) = param.element()?;
        match bindings.get(&name.to_string())? {
            Bound::Element(element) if !family.admits(*element) => {
                Some((name.to_string(), family, *element))
            }
            _ => None,
        }
    })
}

/// Whether a generic parameter is the element type of a result whose value determines the sizes, and named nowhere else:
/// the value determines it too.
fn is_of_result(template: &Template, head: &Head, generic: &Generic) -> bool {
    let name = [generic.name.to_string()];
    let mut params = head.params.iter();
    !head.result_ranks.is_empty()
        && generic.element().is_some()
        && !params.any(|param| mentions(&param.ty.to_token_stream(), &name))
        && !mentions(&template.item.block.to_token_stream(), &name)
}

/// Whether a generic parameter is the type of parameters with literals as arguments, and occurs nowhere else in the
/// signature.
fn types_only_literals(template: &Template, head: &Head, vals: &[Val], generic: &Ident) -> bool {
    let name = [generic.to_string()];
    let mut params = head.params.iter().zip(vals);
    params.all(|(param, val)| match val {
        Val::Numbers(_) if param.ty.ident() == Some(generic) => true,
        _ => !mentions(&param.ty.to_token_stream(), &name),
    }) && !mentions(&template.item.sig.output.to_token_stream(), &name)
}

/// Returns the name of a struct type without its arguments.
fn struct_name(ty: &hir::Type) -> String {
    let last = ty.path().and_then(Path::last);
    last.map_or_else(|| source(ty), |last| last.ident.to_string())
}
