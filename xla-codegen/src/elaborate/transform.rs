//! Transformations of functions: `grad(loss)(p, x)`.

mod arguments;
mod options;
mod traced;

use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::ToTokens;
use xla_hlo::error::{At, Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::operation::Computation;
use xla_hlo::ops::call::type_of;
use xla_hlo::transform::{
    Application, Failure, Linear, Options, Output, States, Transformation, lookup,
};
use xla_hlo::{Builder, Shape, Type, Values};

use self::arguments::Passed;
use self::traced::Traced;
use super::captured_state::assigns_captures;
use super::coerce::Mismatch;
use super::function::{FunctionBody, FunctionValue, StateParam, Transformed};
use super::item::Item;
use super::states::with_states;
use super::{Elab, Val};
use crate::hir::{Call, Expr, Kind};
use crate::message::{self, Error, source};

impl Elab<'_> {
    /// Returns the function that a call returns, if the call is of a transformation; the inner `None` is a mistake that
    /// has been reported.
    pub(super) fn function_returned(&mut self, expr: &Expr) -> Option<Option<Rc<FunctionValue>>> {
        match &expr.kind {
            Kind::Call(call) => {
                self.transformation(call)?;
                Some(self.transformed(expr, call))
            }
            _ => None,
        }
    }

    /// Whether an expression is a call of a transformation, such as `checkpoint(f)`.
    pub(super) fn is_transformation(&self, expr: &Expr) -> bool {
        matches!(&expr.kind, Kind::Call(call) if self.transformation(call).is_some())
    }

    /// Returns the transformation that a call names.
    fn transformation(&self, call: &Call) -> Option<&'static Transformation> {
        let path = call.func.path()?;
        let by = lookup(path.key())?;
        let hidden =
            self.variable_of(path).is_some() || self.cx.frame().definitions.of(path).is_some();
        (!hidden).then_some(by)
    }

    /// Elaborates `grad(f, argnums = [0, 1])`. `None` if it is not a transformation, or if it has a mistake, which is
    /// reported.
    pub(super) fn transformed(&mut self, whole: &Expr, call: &Call) -> Option<Rc<FunctionValue>> {
        let by = self.transformation(call)?;
        let mut arguments = call.args.iter().peekable();
        let function = self.function_argument(whole, by, arguments.next())?;
        let mut others = Vec::with_capacity(by.functions.len());
        for param in by.functions {
            let is_option = |next: &&Expr| matches!(next.kind, Kind::Assign(_) | Kind::Named(_));
            if !param.optional || arguments.peek().is_some_and(|next| !is_option(next)) {
                others.push(self.function_argument(whole, by, arguments.next())?);
            }
        }
        if by.states == States::Refused {
            let functions = std::iter::once(&function).chain_items(&others);
            for (function, argument) in functions.zip(&call.args) {
                self.expect_no_states(by, function, argument)?;
            }
        }
        let mut options = Options::default();
        for argument in arguments {
            self.option(by, whole, argument, &mut options)?;
        }
        let mut function = function;
        let call = whole.bare();
        // A transformation that begins with another one is both in turn: `inner`, then itself.
        for by in by.inner.and_then(lookup).into_iter().chain([by]) {
            let transformed = Transformed {
                by,
                function,
                others: others.clone(),
                options: options.clone(),
                call: call.clone(),
            };
            let body = FunctionBody::Transformed(Rc::new(transformed));
            function = Rc::new(FunctionValue::from_body(body, self.cx.frame()));
        }
        Some(function)
    }

    /// Returns the function that is an argument of a transformation; `None` after a mistake.
    fn function_argument(
        &mut self,
        whole: &Expr,
        by: &'static Transformation,
        argument: Option<&Expr>,
    ) -> Option<Rc<FunctionValue>> {
        let Some(argument) =
            argument.filter(|first| !matches!(first.kind, Kind::Assign(_) | Kind::Named(_)))
        else {
            let needed = by.functions.iter().filter_items(|param| !param.optional);
            let names = needed.map(|param| format!(", {}", param.name));
            let names = names.collect_vec();
            let functions = match names.len() {
                0 => "a function",
                1 => "2 functions",
                _ => "3 functions",
            };
            let names = names.concat();
            let what = format!(
                "{0}: expected {functions}, as in `{0}(f{names})(x)`",
                by.name
            );
            self.fault(whole, what);
            return None;
        };
        let before = self.cx.faults.borrow().count();
        let function = self.function_value(argument);
        let reported = self.cx.faults.borrow().count() > before || self.is_broken(argument);
        if function.is_none() && !reported {
            let what = format!(
                "{}: expected a function: a closure, or the name of a computation or an operation, found `{}`",
                by.name,
                source(argument)
            );
            // `grad(loss(x))` calls the function instead of naming it.
            let help = match &argument.kind {
                Kind::Call(call) if call.func.path().is_some() => {
                    let arguments = call.args.iter().map(source).collect_vec().join(", ");
                    let func = source(&call.func);
                    format!("\n  help: write `{}({func})({arguments})`", by.name)
                }
                _ => String::new(),
            };
            self.fault(argument, what + &help);
        }
        if assigns_captures(by) {
            function
        } else {
            function.map(|function| Rc::new(function.reading()))
        }
    }

    /// Reports a function that changes a parameter, of a transformation that may call it any number of times.
    fn expect_no_states(
        &mut self,
        by: &Transformation,
        function: &FunctionValue,
        argument: &Expr,
    ) -> Option<()> {
        let states = self.states(function);
        let Some(StateParam { name, of, .. }) = states.first() else {
            return Some(());
        };
        let what = format!(
            "{}: expected a function without `&mut` parameters, as it is called any number of times, found `{of}`, which \
             changes `{name}`\n  \
             help: draw random numbers before, and capture them and other values in a closure",
            by.name
        );
        self.fault(argument, what);
        None
    }

    /// Whether an expression is a computation with a mistake, which has been reported, or a transformation of one.
    fn is_broken(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Path(path) => matches!(self.cx.frame().item(path), Some(Item::Broken)),
            Kind::Call(call) => call.args.first().is_some_and(|first| self.is_broken(first)),
            _ => false,
        }
    }

    /// Calls a transformed function.
    pub(super) fn apply_transformed(
        &mut self,
        whole: &Expr,
        of: &Transformed,
        arguments: &[&Expr],
        vals: Vec<Val>,
    ) -> Val {
        if of.by.is_rule() && of.function.frame.of_library && self.cx.derivatives.omits() {
            return self.call_function(whole, &of.function, arguments, vals);
        }
        let states = match of.by.states {
            States::Assigned => self.states(&of.function),
            States::Refused => Vec::new(),
        };
        let Some(passed) = of.parted(arguments, vals, &states) else {
            return self.expected_tangents(whole, of);
        };
        let Passed {
            mut exprs,
            vals,
            own,
            listed,
        } = passed;
        // Captured values have no expressions.
        exprs.resize(vals.len().max(exprs.len()), whole);
        let captured = states.iter().filter_items(|state| state.captured.is_some());
        let options = Options {
            in_dimensions: of.axes_with_captures(own, captured.count()),
            ..of.options.clone()
        };
        let mut values: Vec<Values> = Vec::with_capacity(vals.len());
        let types = of.function.input_types();
        for (i, (val, expr)) in vals.iter().zip(&exprs).enumerate() {
            // A tangent has the type of its argument.
            let expected = match i.checked_sub(own) {
                None => types.get(i).cloned().flatten().or_else(|| {
                    let scalar = |like| Type::array(Shape::scalar(like));
                    self.like.map(scalar).filter(|_| is_number(val))
                }),
                Some(i) => listed
                    .get(i)
                    .and_then(|&argument| values[..own].get(argument))
                    .map(|values| self.with_builder(|b| type_of(b, values))),
            };
            match self.typed(of, val, expected, expr) {
                Some(typed) => values.push(typed),
                None => return Val::Poison,
            }
        }
        // The functions become computations that `apply` asks for their graphs: `function` itself, then the others.
        let changed = states.iter().map(|state| state.index).collect_vec();
        let traced = Traced {
            cx: self.cx,
            whole,
            function: &of.function,
            orders: of.by.orders,
            changes: !states.is_empty(),
            other: None,
            call: &of.call,
            exprs: &exprs[..own],
            hover: Default::default(),
        };
        let mut at_others = Vec::with_capacity(of.others.len());
        for i in 0..of.others.len() {
            // A rule takes tangents or a cotangent too.
            let at = of.arguments().get(i + 1).unwrap_or(whole);
            at_others.push(vec![at; 2 * own + 1]);
        }
        let others = of.others.iter().zip(&at_others).zip(of.by.functions);
        let others = others.map(|((function, exprs), param)| Traced {
            cx: self.cx,
            whole: exprs[0],
            function,
            orders: 0,
            changes: false,
            other: Some((param, &of.function)),
            call: &of.call,
            exprs,
            hover: Default::default(),
        });
        let others = others.collect_vec();
        let functions = others.iter().map(|other| other as &dyn Computation);
        let mut builder = Builder::new(self.cx.module);
        builder.graph = std::mem::take(&mut self.graph);
        builder.origin = self.cx.origin(whole.start());
        let (arguments, tangents) = values.split_at(own);
        let mut application = Application {
            b: &mut builder,
            function: &traced,
            functions: &functions.collect_vec(),
            rule_name: others.first().and_then(|rule| match &rule.whole.kind {
                Kind::Path(path) => message::short(path),
                _ => None,
            }),
            options: &options,
            arguments,
            tangents,
            states: &changed,
            new_states: Vec::new(),
        };
        let applied = (of.by.apply)(&mut application);
        let new_states = std::mem::take(&mut application.new_states);
        self.graph = builder.graph;
        self.hover.extend(traced.hover.take());
        self.hover
            .extend(others.iter().map(|other| other.hover.take()));
        match applied {
            Ok(Output { value, linear }) => {
                // Those by which it is differentiated are changed by a linear function too.
                let listed = of.listed(own, &states).into_iter();
                let linear_states = listed
                    .map(|i| states.iter().find(|state| state.index == i))
                    .flat_items(|state| state);
                let linear_states = linear_states.collect_vec();
                let value = match linear {
                    None => Val::of(&value),
                    Some(linear) => {
                        let residuals = linear.residuals.iter().copied().map(Val::Array);
                        let residuals = Val::Tuple(residuals.collect_vec());
                        let changed = linear.states.iter().zip(&linear_states);
                        let changed = changed.map(|(&index, state)| StateParam {
                            index,
                            ..(*state).clone()
                        });
                        let changed = Rc::new(changed.collect_vec());
                        let body = FunctionBody::Linear(Rc::new(linear), changed, residuals);
                        let function = FunctionValue::from_body(body, self.cx.frame());
                        Val::Tuple(vec![Val::of(&value), Val::Function(Rc::new(function))])
                    }
                };
                let states = new_states.iter().map(Val::of);
                with_states(value, states.collect_vec())
            }
            Err(failure) => self.not_transformed(whole, of, failure, &exprs, &vals),
        }
    }

    /// Reports a call without tangents.
    pub(super) fn expected_tangents(&mut self, whole: &Expr, of: &Transformed) -> Val {
        let what = format!(
            "{0}: expected the arguments of the function and their tangents, as in `{0}(f)((x, y), (dx, dy))`",
            of.by.name
        );
        self.fault(whole, what)
    }

    /// Returns an argument's value; an untyped literal takes the type that the function declares.
    fn typed(
        &mut self,
        of: &Transformed,
        val: &Val,
        expected: Option<Type>,
        expr: &Expr,
    ) -> Option<Values> {
        if let Some(values) = val.values() {
            return Some(values);
        }
        if val.is_poisoned() {
            return None;
        }
        let Some(expected) = expected else {
            let what = match val {
                Val::Function(_) => "expected a value, found a function".to_string(),
                _ => format!(
                    "cannot infer the element type of this literal\n  help: add a type suffix: {}",
                    self.suffixed()
                ),
            };
            self.fault(expr, format!("{}: {what}", of.by.name));
            return None;
        };
        match self.coerce(val, &expected) {
            Ok(values) => Some(values),
            Err(Mismatch::Poisoned) => None,
            Err(Mismatch::Type(_) | Mismatch::Literal(_)) => {
                let what = format!("{}: the argument is", of.by.name);
                self.expect(val, &expected, expr, &what);
                None
            }
        }
    }

    /// Reports why a function cannot be transformed.
    fn not_transformed(
        &mut self,
        whole: &Expr,
        of: &Transformed,
        failure: Failure,
        exprs: &[&Expr],
        vals: &[Val],
    ) -> Val {
        let fault = match failure {
            Failure::Inside(refused) => {
                let source = self.cx.source(refused.origin);
                // The mistake is in the function: the message names its place there, and the call that it belongs to.
                let place = match (refused.origin.place, source) {
                    (Some(place), _) => Some(place.to_string()),
                    (None, Some(source)) if source.within.is_some() => source.place(),
                    _ => None,
                };
                let what = refused.fault.of(of.by.name).message(&[]);
                let what = what + &self.called_at(whole, place.as_deref());
                match source {
                    Some(source) => self.cx.fault(Error::new(source.span, what)),
                    None => self.cx.fault(Error::new_spanned(whole, what)),
                }
                return Val::Poison;
            }
            Failure::Call(fault) => fault,
        };
        if *fault.what == FaultKind::Reported {
            return Val::Poison;
        }
        // The mistake is in the call: the message marks the argument or the option.
        let at: TokenStream = match fault.at {
            At::Operand(i) => match exprs.get(i) {
                Some(expr) => expr.to_token_stream(),
                None => whole.to_token_stream(),
            },
            At::Named(name, item) => of.option(name, item),
            At::Call => whole.to_token_stream(),
        };
        let unequal = fault.what.unequal();
        if self.cx.equate(&unequal, whole) {
            return Val::Poison;
        }
        let operand = match fault.at {
            At::Operand(i) => {
                exprs
                    .get(i)
                    .zip(vals.get(i))
                    .map(|(expr, val)| xla_hlo::error::Operand {
                        parameter: "argument".to_string(),
                        text: message::short(expr),
                        ty: self.type_text(val),
                        place: self.place_of(expr),
                    })
            }
            _ => None,
        };
        let operands = operand.into_iter().collect_vec();
        let what = fault.of(of.by.name).message(&operands) + &self.cx.reasons(&unequal);
        self.cx.fault(Error::new_spanned(at, what));
        Val::Poison
    }

    /// Returns a line that says which call a mistake belongs to, and its place if that is in another function.
    fn called_at(&self, whole: &Expr, place: Option<&str>) -> String {
        match (place, message::short(whole)) {
            (None, None) => String::new(),
            (None, Some(text)) => format!("\n  in `{text}`"),
            (Some(place), None) => format!("\n  at {place}"),
            (Some(place), Some(text)) => format!("\n  at {place}, called in `{text}`"),
        }
    }

    /// Calls a linear function.
    pub(super) fn apply_linear(
        &mut self,
        whole: &Expr,
        linear: &Linear,
        residuals: &Val,
        arguments: &[&Expr],
        vals: &[Val],
    ) -> Val {
        if vals.len() != linear.params.len() {
            let what = FaultKind::Count {
                items: "arguments",
                expected: linear.params.len(),
                found: vals.len(),
            };
            let text = Fault::call(what).of(&source(whole.callee())).message(&[]);
            return self.fault(whole, text);
        }
        // The graph of a linear function takes its residuals, then its arguments.
        let mut operands = Vec::new();
        if let Some(residuals) = residuals.values() {
            operands.extend(residuals.leaves().into_iter().copied());
        }
        for ((val, ty), expr) in vals.iter().zip(&linear.params).zip(arguments) {
            let what = format!("{}: the argument is", source(whole.callee()));
            let Some(values) = self.expect(val, ty, *expr, &what).values() else {
                return Val::Poison;
            };
            if self.with_builder(|b| type_of(b, &values)) != *ty {
                return Val::Poison;
            }
            operands.extend(values.leaves().into_iter().copied());
        }
        let results = self.graph.paste(&linear.graph, &operands);
        let mut results = results.into_iter();
        let mut next = |ty: &Type| {
            let values = ty.map(&mut |_| {
                let next = results.next();
                next.unwrap_or_else(|| {
                    unreachable!("a linear function returns values of its types")
                })
            });
            Val::of(&values)
        };
        let result = next(&linear.result);
        let states = linear.states.iter().map(|&i| next(&linear.params[i]));
        with_states(result, states.collect_vec())
    }
}

/// Whether a value is one number without an element type.
fn is_number(val: &Val) -> bool {
    matches!(val, Val::Numbers(numbers) if numbers.dims.is_empty())
}
