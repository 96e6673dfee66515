//! Calls of computations.

use std::rc::Rc;

use quote::ToTokens;
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::error::{At, Fault, FaultKind, Operand};
use xla_hlo::list::Items;
use xla_hlo::{Channel, Function, Shape, Size, Tree, Type, Values, ops};

use super::coerce::Mismatch;
use super::named::Lent;
use super::states::with_states;
use super::{Elab, Val};
use crate::bindings::Bound;
use crate::forwarded::may_fail;
use crate::head;
use crate::hir::{Expr, Generics, Kind, Path, Place};
use crate::message;

/// Returns the type of a parameter, in which the sizes of a literal replace those that are not numbers.
fn for_literal(ty: &Type, val: &Val) -> Type {
    let mut ty = ty.clone();
    if let (Tree::Leaf(array), Val::Numbers(numbers)) = (&mut ty, val)
        && array.shape.rank() == numbers.dims.len()
    {
        for (size, found) in array.shape.dims.iter_mut().zip(&numbers.dims) {
            if size.known().is_none() {
                *size = Size::from(*found);
            }
        }
    }
    ty
}

/// The arguments of a call of a computation.
#[derive(Default)]
pub(super) struct Passed<'e> {
    /// Their values.
    pub(super) vals: Vec<Val>,
    /// The places of those that are lent to `&mut` parameters.
    pub(super) lent: Vec<Place<'e>>,
    /// The channels among them, by their indices.
    pub(super) feeds: Vec<(usize, Rc<Channel>)>,
    /// The generic arguments.
    pub(super) generics: Option<Generics>,
}

/// Returns the parameters that too few arguments omit, if no other parameters can be omitted: each argument is for the
/// first parameter that it fits, and for the last one.
fn missing(
    params: usize,
    arguments: usize,
    fits: &dyn Fn(usize, usize) -> bool,
) -> Option<Vec<usize>> {
    // If the earliest and the latest assignment agree, it is the only one, and the message names the rest.
    let (mut from, mut first) = (0, Vec::new());
    for argument in 0..arguments {
        let param = (from..params).find(|&param| fits(param, argument))?;
        first.extend(from..param);
        from = param + 1;
    }
    first.extend(from..params);
    let (mut to, mut last) = (params, Vec::new());
    for argument in (0..arguments).rev() {
        let param = (0..to).rev().find(|&param| fits(param, argument))?;
        last.extend((param + 1..to).rev());
        to = param;
    }
    last.extend((0..to).rev());
    last.reverse();
    (first == last && !first.is_empty()).then_some(first)
}

impl Elab<'_> {
    /// Elaborates a call of a user's computation.
    pub(super) fn computation(
        &mut self,
        whole: &Expr,
        path: &Path,
        generics: Option<&Generics>,
        callee: &Rc<Function>,
        arguments: &[&Expr],
    ) -> Val {
        self.tries(whole, callee.written(), callee.signature.fallible);
        let params = &callee.signature.params;
        let names = params.iter().map(|param| (param.name.clone(), None));
        let names = names.collect_vec();
        let Some(ordered) = self.ordered(whole, callee.written(), &names, arguments) else {
            return Val::Poison;
        };
        let arguments = &ordered.exprs[..];
        // Arguments are elaborated as they are written; the callee returns its new states in the order of parameters.
        let mut vals = arguments.iter().map(|_| Val::Poison).collect_vec();
        let mut lent = Lent::default();
        let mut feeds = Vec::new();
        for i in ordered.written {
            let (expr, lent) = (arguments[i], lent.of(i));
            // The parameter decides: a channel passes its token, `&mut` lends a variable, any other takes a value.
            let state = params.get(i).filter(|param| param.state);
            let channel = params.get(i).and_then(|param| param.channel.as_ref());
            if let Some(channel) = channel {
                let name = &params[i].name;
                vals[i] = match self.hand_on(callee, name, channel, expr, lent) {
                    Some((token, found)) => {
                        feeds.push((i, found));
                        Val::Array(token)
                    }
                    None => Val::Poison,
                };
                continue;
            }
            vals[i] = match (state, &expr.kind) {
                (Some(param), _) => self.lend(callee.written(), &param.name, expr, lent),
                (None, Kind::Reference(reference)) if reference.mutable => {
                    let what = format!(
                        "{}: the parameter is not `&mut`: write the argument without `mut`",
                        callee.written()
                    );
                    self.fault(expr, what)
                }
                (None, _) => self.expr_for(expr, params.get(i).map(|param| &param.ty)),
            };
        }
        let passed = Passed {
            vals,
            lent: lent.by_parameter(),
            feeds,
            generics: generics.cloned(),
        };
        self.apply_computation(whole, path, callee, arguments, passed)
    }

    /// Calls a computation with arguments that have been elaborated. If it changes parameters and no places are lent, it
    /// returns a tuple of its result and their new values.
    pub(super) fn apply_computation(
        &mut self,
        whole: &Expr,
        path: &Path,
        callee: &Rc<Function>,
        arguments: &[&Expr],
        passed: Passed,
    ) -> Val {
        let params = &callee.signature.params;
        let Passed {
            vals,
            lent,
            feeds,
            generics,
        } = passed;
        if vals.len() != params.len() {
            return self.miscounted(whole, callee, &vals);
        }
        let mut values: Vec<Values> = Vec::with_capacity(vals.len());
        let mut poisoned = false;
        for (i, (val, expr)) in vals.iter().zip(arguments).enumerate() {
            let typed = match (val.values(), params.get(i)) {
                _ if val.is_poisoned() => Err(Mismatch::Poisoned),
                (Some(values), _) => Ok(values),
                (None, Some(param)) => self.coerce(val, &for_literal(&param.ty, val)),
                (None, None) => Ok(Tree::Tuple(Vec::new())),
            };
            match typed {
                Ok(typed) => values.push(typed),
                Err(Mismatch::Poisoned) => poisoned = true,
                Err(Mismatch::Type(found)) => {
                    let what = format!(
                        "{}: expected {} for parameter `{}`, found {found}",
                        callee.written(),
                        params[i].ty,
                        params[i].name
                    );
                    self.fault(expr, what);
                    poisoned = true;
                }
                Err(Mismatch::Literal(what)) => {
                    self.fault(
                        expr,
                        format!(
                            "{}: parameter `{}` is {}: {what}",
                            callee.written(),
                            params[i].name,
                            params[i].ty
                        ),
                    );
                    poisoned = true;
                }
            }
        }
        if poisoned {
            return Val::Poison;
        }
        // All arguments are values. The checks below need their shapes, and report one mistake at most.
        let operands: Vec<Shape> = (values.iter().flat_items(Tree::leaves))
            .map(|&value| self.graph.shape(value).clone())
            .collect_vec();
        self.hover_callee(path, callee, &operands);
        if !self.agrees(callee, generics.as_ref(), &operands) {
            return Val::Poison;
        }
        for (i, found) in feeds {
            if !self.carries(whole, callee, &operands, (i, &found), arguments[i]) {
                return Val::Poison;
            }
        }
        if self.cx.frame().call.is_some() && !self.reaches(callee) {
            let what = if may_fail(callee) {
                let names = params.iter().map(|param| param.name.as_str());
                format!(
                    "`{0}` makes a custom call that may fail, which is not possible in a computation that is \
                     elaborated at each call\n  \
                     help: take a parameter `f: impl Fn(..) -> ..` here, and pass `|{1}| {0}({1})?`",
                    callee.written(),
                    names.collect_vec().join(", ")
                )
            } else {
                format!(
                    "`{}` makes a custom call, which is not possible where only an alias names the struct\n  \
                 help: write the struct and its arguments instead of the alias",
                    callee.written()
                )
            };
            return self.fault(path, what);
        }
        let (cx, origin) = (self.cx, self.cx.origin(whole.start()));
        // Results of custom calls may have sizes that are known after the call only: `close` names them.
        let mut close = |shapes: &mut [Shape]| cx.close(whole, callee, shapes);
        match self.with_builder(|b| {
            b.origin = origin;
            ops::custom_call::calls::any(b, callee, &values, &mut close)
        }) {
            Ok(called) => {
                let result = Val::of(&called.result);
                let states = called.states.iter().map(Val::of).collect_vec();
                if lent.is_empty() {
                    return with_states(result, states);
                }
                for (place, state) in lent.iter().zip(states) {
                    self.change(place, state);
                }
                result
            }
            Err(fault) => self.mismatch(whole, callee, fault, arguments, &vals),
        }
    }

    /// Whether the computation that is expanded reaches the custom functions that a callee of a template calls.
    pub(super) fn reaches(&self, callee: &Function) -> bool {
        let custom = ops::custom_call::is_in(&callee.graph);
        let whole =
            (custom && ops::custom_call::calls::is_whole(callee)).then(|| callee.name.clone());
        let mut names = ops::custom_call::calls::targets(callee);
        names.extend(whole);
        let mut names = names.iter();
        let known = |name: &String| self.cx.functions.iter().any(|(known, _)| known == name);
        names.all(known)
    }

    /// Reports a call with too many or too few arguments.
    fn miscounted(&mut self, whole: &Expr, callee: &Function, vals: &[Val]) -> Val {
        let params = &callee.signature.params;
        let mut fault = Fault::call(FaultKind::Count {
            items: "arguments",
            expected: params.len(),
            found: vals.len(),
        });
        if vals.iter().any(Val::is_poisoned) {
            return Val::Poison;
        }
        if let Some(missing) = missing(params.len(), vals.len(), &|param, val| {
            self.resembles(&vals[val], &params[param].ty)
        }) {
            let missing = missing.iter().map(|&i| &params[i]);
            let missing = missing.map(|param| format!("`{}: {}`", param.name, param.ty));
            fault = fault.help(format!("pass {} too", missing.collect_vec().join(" and ")));
        }
        self.fault(whole, fault.of(callee.written()).message(&[]))
    }

    /// Whether a value has the element type, the rank and the numbers among the sizes of a type, or both are trees.
    fn resembles(&self, val: &Val, ty: &Type) -> bool {
        match (ty, val) {
            (Tree::Leaf(array), Val::Array(value)) => {
                let shape = self.graph.shape(*value);
                let differ = |(a, b): (&Size, &Size)| matches!((a.known(), b.known()), (Some(a), Some(b)) if a != b);
                (shape.rank(), shape.element) == (array.shape.rank(), array.shape.element)
                    && !shape.dims.iter().zip(&array.shape.dims).any(differ)
            }
            (Tree::Leaf(array), Val::Numbers(numbers)) => numbers.dims.len() == array.shape.rank(),
            (Tree::Leaf(array), Val::Size(_)) => array.shape.is_scalar(),
            (Tree::Leaf(_), _) | (_, Val::Array(_) | Val::Numbers(_) | Val::Size(_)) => false,
            _ => true,
        }
    }

    fn mismatch(
        &mut self,
        whole: &Expr,
        callee: &Function,
        fault: Fault,
        arguments: &[&Expr],
        vals: &[Val],
    ) -> Val {
        // Sizes that differ may become equal if one is dynamic: then the body is elaborated again.
        let unequal = fault.what.unequal();
        if self.cx.equate(&unequal, whole) {
            return Val::Poison;
        }
        let expr = match fault.at {
            At::Operand(i) => arguments.get(i).copied().zip(vals.get(i)),
            _ => None,
        };
        let operands: Vec<Operand> = expr
            .iter()
            .map(|(expr, val)| Operand {
                parameter: "argument".to_string(),
                text: message::short(expr),
                ty: self.type_text(val),
                place: self.place_of(expr),
            })
            .collect_vec();
        let message = fault.of(callee.written()).message(&operands);
        let message = message + &self.cx.reasons(&unequal);
        let at = expr.map_or_else(
            || whole.to_token_stream(),
            |(expr, _)| expr.to_token_stream(),
        );
        self.fault_at(&at, message);
        Val::Poison
    }

    /// Whether the generic arguments of a call are the sizes that its operands determine; a difference is reported.
    fn agrees(
        &mut self,
        callee: &Function,
        generics: Option<&Generics>,
        operands: &[Shape],
    ) -> bool {
        let Some(written) = generics else {
            return true;
        };
        let operands = operands.iter().collect_vec();
        // A call that does not match is reported as such.
        let Ok(binding) = ops::call::bind(callee, &operands) else {
            return true;
        };
        let names = callee.signature.sizes.iter();
        let names = names.filter_items(|name| !is_dynamic(name)).collect_vec();
        if written.args.len() > names.len() {
            let what = FaultKind::Count {
                items: "generic arguments",
                expected: names.len(),
                found: written.args.len(),
            };
            self.fault(written, Fault::call(what).of(callee.written()).message(&[]));
            return false;
        }
        for (name, argument) in names.into_iter().zip(&written.args) {
            if argument.is_inferred() {
                continue;
            }
            let bound = self.cx.frame().scope().argument(head::Kind::Size, argument);
            let what = match (bound, binding.get(name)) {
                (Err(fault), _) => {
                    self.cx.fault(fault);
                    return false;
                }
                (Ok(Bound::Size(size)), Some(found)) if size != *found => format!(
                    "{}: `{name}` is {found} by the arguments, found {size}",
                    callee.written()
                ),
                _ => continue,
            };
            self.fault(argument, what);
            return false;
        }
        true
    }
}
