//! Calls: of operations as functions and methods, and of computations.

use proc_macro2::Ident;
use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::operation::{Argument, Param, ParamKind};
use xla_hlo::transform::lookup as transformation;
use xla_hlo::{Channel, Operation, Type, lookup, operation};

use super::apply::{ArgumentValue, BoundArgument};
use super::coerce::Mismatch;
use super::habits::{Written, is_none, is_number, listed, without_none};
use super::item::Item;
use super::range::method_of_range;
use super::stated::Stated;
use super::{Elab, Val};
use crate::advice;
use crate::hir::{Call, Expr, Kind, Labelled, MethodCall, Named, Path, texts};
use crate::labels::several;
use crate::message::source;

/// The message for a call of an expression that is not a function.
const NO_NAME: &str = "expected the name of an operation or a computation";

impl Elab<'_> {
    /// Elaborates `f(x, name = value)`.
    ///
    /// `want` is the type that is expected of its value, if it is known.
    pub(super) fn call(&mut self, whole: &Expr, call: &Call, want: Option<&Type>) -> Val {
        let arguments: Vec<&Expr> = call.args.iter().collect_vec();
        let Kind::Path(func) = &call.func.kind else {
            return self.call_of_call(whole, &call.func, &arguments);
        };
        if let Some(ident) = func.ident()
            && let Some(val) = self.call_by_name(whole, func, ident, &arguments)
        {
            return val;
        }
        self.call_by_definition(whole, func, &arguments, want)
    }

    /// Elaborates the call of an expression that is not a path: a transformed function, as in `grad(f)(x)`, or a mistake.
    fn call_of_call(&mut self, whole: &Expr, func: &Expr, arguments: &[&Expr]) -> Val {
        match self.function_returned(func) {
            // `grad(f)(x)`: the copies of the closure `f` are emitted once, after the call.
            Some(Some(function)) => {
                let val = self.call_value(whole, &function, arguments);
                self.hover.extend(function.hover());
                return val;
            }
            Some(None) => return Val::Poison,
            None => {}
        }
        // A layer of another library that is made and called at once: `nn.BatchNorm1d(3)(x)`.
        if let Kind::MethodCall(call) = &func.kind
            && let Some(val) = self.method_of_module(call)
        {
            return val;
        }
        // Everything else is a mistake. `gard(f)(x)` gets the suggestion for its name, `2(x)` does not.
        let name = match &func.kind {
            Kind::Call(inner) => inner.func.path(),
            _ => None,
        };
        if let Some(path) = name.filter(|path| path.ident().is_none())
            && self.cx.frame().item(path).is_none()
        {
            return self.call_of_unknown(func, path, &[]);
        }
        let name = name.and_then(|path| Some((path.ident()?, path)));
        let Some((ident, path)) = name else {
            return self.fault(func, NO_NAME);
        };
        let is_variable = self.variable_of(path).is_some();
        if !is_variable && !self.names_computation(path) {
            return self.unknown_call(ident, &ident.to_string(), &[], None);
        }
        if transformation(&ident.to_string()).is_none() {
            return self.fault(func, NO_NAME);
        }
        let what = format!(
            "`{ident}` is a variable or a computation here, which hides the transformation\n  help: rename it"
        );
        self.fault(ident, what)
    }

    /// Elaborates the call of a plain name: a function in a variable, a transformation or an operation. Returns `None`
    /// for a name that may have a definition.
    ///
    /// An item in sight hides the operation of its name, as Rust's rules would: it is among the definitions.
    fn call_by_name(
        &mut self,
        whole: &Expr,
        path: &Path,
        ident: &Ident,
        arguments: &[&Expr],
    ) -> Option<Val> {
        let name = ident.to_string();
        if let Some(function) = self.function_named(path) {
            return Some(self.call_value(whole, &function, arguments));
        }
        let what = if let Some(var) = self.variable(path) {
            if var.val.is_poisoned() {
                self.look_at(arguments);
                return Some(Val::Poison);
            }
            let texts = texts(arguments.iter().copied());
            let help = texts.map(|texts| format!("\n  help: {}", several(ident, &texts)));
            let help = help.unwrap_or_else(|| self.of_called(&name, &var.val, arguments));
            format!("expected an operation or a computation, found variable `{name}`{help}")
        } else if self.cx.frame().definitions.of(path).is_some() {
            return None;
        } else if let Some(what) = self.cx.calls_itself(ident) {
            what
        } else if let Some(function) = self.function_returned(whole) {
            return Some(function.map_or(Val::Poison, Val::Function));
        } else if let Some(operation) = lookup(&name) {
            return Some(self.operation(operation, whole, arguments));
        } else if name == "Ok" && self.cx.frame().fallible {
            "`Ok(..)` is only allowed at the end of the body".to_string()
        } else if name == "Ok" {
            let own = &self.cx.frame().own;
            format!("`{own}` does not return a `Result`: remove the `Ok`")
        } else if name == "Err" {
            "a computation does not construct an `Err(..)`: it returns the errors of calls with `?` and of assertions".to_string()
        } else if name == self.cx.frame().own {
            format!("`{name}` calls itself: recursion is not supported")
        } else {
            return None;
        };
        self.look_at(arguments);
        Some(self.fault(ident, what))
    }

    /// Elaborates the call of a name with a definition: a computation, a template, a struct, or an associated function.
    fn call_by_definition(
        &mut self,
        whole: &Expr,
        written: &Path,
        arguments: &[&Expr],
        want: Option<&Type>,
    ) -> Val {
        if let ([], Some(val)) = (arguments, self.default_of_path(whole, written, want)) {
            return val;
        }
        let (plain, generics) = (written.plain(), written.generics());
        let path = &*plain;
        match self.cx.frame().item(written) {
            Some(Item::Computation(callee)) => {
                self.computation(whole, path, generics, &callee, arguments)
            }
            Some(Item::Template(template, generics)) => {
                let own = match self.stated_owner(written) {
                    Ok(own) => own,
                    Err(fault) => {
                        self.look_at(arguments);
                        self.cx.fault(fault);
                        return Val::Poison;
                    }
                };
                let stated = Stated {
                    generics: generics.as_ref(),
                    own: own.as_ref(),
                    want,
                };
                self.instantiate(whole, &template, stated, arguments, None)
            }
            // `call_by_name` has called one without a path.
            Some(Item::Operation(operation)) if generics.is_none() => {
                self.operation(operation, whole, arguments)
            }
            Some(Item::Operation(_)) => {
                self.look_at(arguments);
                self.fault(generics, "an operation takes no generic arguments")
            }
            Some(Item::Broken) => {
                self.look_at(arguments);
                Val::Poison
            }
            Some(Item::Known) => self.fault(path, format!("`{}` is a constant", source(path))),
            Some(Item::Type) => {
                let constructed = self.constructed(whole, path, arguments);
                constructed.unwrap_or_else(|| {
                    let what = format!(
                        "`{0}` is a type: write `{0} {{ field: value, .. }}`",
                        source(path)
                    );
                    self.fault(path, what)
                })
            }
            None => {
                if let Some(val) = self.call_of_parameter(whole, written, arguments, want) {
                    return val;
                }
                self.look_at(arguments);
                let associated = self.unknown_associated(written);
                associated.unwrap_or_else(|| self.call_of_unknown(whole, path, arguments))
            }
        }
    }

    /// Elaborates `x.op(y, name = value)`.
    pub(super) fn method(&mut self, whole: &Expr, call: &MethodCall) -> Val {
        let name = call.method.to_string();
        if let Some(val) = self.method_of_module(call).or_else(|| self.chain(call)) {
            return val;
        }
        // The receiver decides: an array of values, a shape, a struct, or the operand of an operation.
        if let Some(val) = self.list_method(whole, call).or_else(|| self.rank(call)) {
            return val;
        }
        if let Some(val) = self.known_list(whole, call) {
            return val;
        }
        if let Some(val) = self.struct_method(whole, call) {
            return val;
        }
        if let Some(turbofish) = &call.turbofish {
            // The mistake of the receiver, `x.iter()`, is the cause.
            if let (Kind::MethodCall(_), Val::Poison) =
                (&call.receiver.kind, self.expr(&call.receiver))
            {
                return Val::Poison;
            }
            // `x.convert::<f32>()` omits an argument, which the type is.
            let needed = lookup(&name).map_or(0, |operation| {
                let params = operation.params.iter();
                params.filter_items(|param| !param.optional).count()
            });
            let arguments = if needed > call.args.len() + 1 {
                let text = source(turbofish);
                text.trim_start_matches([':', '<', ' '])
                    .trim_end_matches(['>', ' '])
                    .to_string()
            } else {
                call.args.iter().map(source).collect_vec().join(", ")
            };
            let receiver = call.receiver.grouped();
            let what = format!(
                "an operation takes no generic arguments\n  help: write `{receiver}.{name}({arguments})`"
            );
            return self.fault(turbofish, what);
        }
        let arguments: Vec<&Expr> = std::iter::once(&call.receiver)
            .chain_items(&call.args)
            .collect_vec();
        let frame = self.cx.frame();
        let defined = || frame.library.template(&name, frame.of_library);
        match (
            lookup(&name),
            lookup(&name).is_none().then(defined).flatten(),
        ) {
            (Some(operation), _) => self.operation(operation, whole, &arguments),
            (None, Some(template)) => {
                self.instantiate(whole, &template, Stated::default(), &arguments, None)
            }
            (None, None) => {
                if let Some(labelled) = Labelled::of(whole)
                    && let Some(Val::Record(..)) = self.peek(&call.receiver)
                {
                    return self.expr(&labelled.array);
                }
                if let Some((at, what)) = method_of_range(whole) {
                    return self.fault(at, what);
                }
                let receiver = match self.peek(&call.receiver) {
                    Some(val) => Some(val),
                    None => self.look(&call.receiver),
                };
                // The mistake of the receiver, or of its type, has been reported.
                if let Some(Val::Poison) = receiver {
                    return Val::Poison;
                }
                // The sizes among the arguments, `x.view(x.size(0), -1)`, are part of the help.
                if self
                    .reshaped(&name, receiver.as_ref(), &arguments)
                    .is_none()
                {
                    self.look_at(&arguments[1..]);
                }
                match receiver {
                    Some(Val::Record(of, fields)) => match self.field_called(call, &fields) {
                        Some(what) => self.fault(&call.method, what),
                        None => {
                            let texts = arguments.iter().map(source).collect_vec();
                            self.unknown_method(&call.method, &of, &texts)
                        }
                    },
                    val => self.unknown_call(&call.method, &name, &arguments, val.as_ref()),
                }
            }
        }
    }

    pub(super) fn look_at(&mut self, arguments: &[&Expr]) {
        for expr in arguments {
            self.look(expr);
        }
    }

    /// Elaborates an argument only to report its own mistakes. Returns its value, unless it may be none.
    fn look(&mut self, expr: &Expr) -> Option<Val> {
        match &expr.kind {
            Kind::Assign(_)
            | Kind::Named(_)
            | Kind::Closure(_)
            | Kind::Array(_)
            | Kind::Range(_)
            | Kind::Lit(_) => None,
            // The name may be an element type, a computation or a channel.
            Kind::Path(path) if self.variable(path).is_none_or(|var| var.channel.is_some()) => None,
            // An element type of another library, `np.float32`.
            Kind::Field(_) if self.foreign_module(expr).is_some() => None,
            _ => Some(self.expr(expr)),
        }
    }

    fn operation(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: &[&Expr],
    ) -> Val {
        let can_fail = operation.can_fail() || self.function_can_fail(operation, whole, arguments);
        self.tries(whole, operation.name, can_fail);
        let written = arguments.iter().map(|expr| match &expr.kind {
            Kind::Named(Named { name, value }) => Written {
                name: Some(name),
                expr: value,
            },
            _ => Written { name: None, expr },
        });
        let written: Vec<Written> = written.collect_vec();
        // Positional arguments come first, as in Python, so that each has the number of its parameter.
        let positional = written
            .iter()
            .position(|w| w.name.is_some())
            .unwrap_or(written.len());
        if let Some(late) = written[positional..].iter().find(|w| w.name.is_none()) {
            let what = format!(
                "{}: positional arguments must come before named ones",
                operation.name
            );
            return self.fault(late.expr, what);
        }
        let is_method = matches!(whole.kind, Kind::MethodCall(_));
        let ordered = written[..positional].iter().map(|w| w.expr).collect_vec();
        let meant = self
            .late_function(operation, is_method, &ordered)
            .or_else(|| self.late_text(operation, is_method, &ordered));
        if let Some(val) = meant.or_else(|| self.without_element(operation, &written)) {
            return val;
        }
        let meant = self.dimension_first(operation, &ordered);
        if let Some(val) = meant.or_else(|| self.open_size(operation, &ordered)) {
            return val;
        }
        let names: Vec<String> = written[positional..]
            .iter()
            .filter_map(|w| Some(w.name?.to_string()))
            .collect_vec();
        let bound = operation::bind(
            operation,
            positional,
            is_method,
            &names,
            |argument, _, at| Some((argument, at)),
            || None,
        );
        let bound = match bound {
            Ok(bound) => bound,
            Err((argument, fault)) => {
                for (i, expr) in ordered.iter().enumerate() {
                    let param = operation.params.get(operation.param_of(i, is_method));
                    param.map(|param| self.argument(operation.name, param, expr));
                }
                let at = match written.get(argument) {
                    Some(Written {
                        name: Some(name), ..
                    }) => name.to_token_stream(),
                    Some(Written { expr, .. }) => expr.to_token_stream(),
                    None => whole.to_token_stream(),
                };
                let fault = match self.of_other_name(operation, whole, &written, argument) {
                    Some(help) => fault.help(help),
                    None => {
                        let texts = ordered.iter().map(source).collect_vec();
                        let meant = self.reshaped(operation.name, None, &ordered);
                        let meant = meant.or_else(|| advice::of_count(operation.name, &texts));
                        let is_long = texts.len() > operation.params.len();
                        let meant = meant.filter(|_| is_long);
                        fault.or_help(meant.or_else(|| listed(operation, whole, &ordered)))
                    }
                };
                return self.fault(at, fault.of(operation.name).message(&[]));
            }
        };
        // Unless an argument determines the element type, arrays have that of the expected result.
        let says = |param: &Param| {
            matches!(
                param.kind,
                ParamKind::Element | ParamKind::Computation | ParamKind::Computations
            )
        };
        let like = self.like.filter(|_| !operation.params.iter().any(says));
        let before = self.cx.faults.borrow().count();
        let mut arguments = Vec::with_capacity(bound.len());
        let mut lent = Vec::new();
        let mut item: Option<Type> = None;
        for (at, (param, bound)) in operation.params.iter().zip(bound).enumerate() {
            arguments.push(match bound {
                Some((argument, _)) => {
                    let expr = written[argument].expr;
                    let supplied = match param.kind {
                        // An attribute at the place of an operand whose mistake has been reported.
                        ParamKind::Ints | ParamKind::Sizes | ParamKind::Bool
                            if self.cx.faults.borrow().count() > before =>
                        {
                            ArgumentValue::Poison
                        }
                        ParamKind::Bool if listed(operation, whole, &ordered).is_some() => {
                            let help = listed(operation, whole, &ordered);
                            self.wrong_kind_with(operation.name, param, expr, help)
                        }
                        ParamKind::Int | ParamKind::Ints | ParamKind::Sizes if is_none(expr) => {
                            let help = without_none(operation.name, whole, expr, &ordered);
                            self.wrong_kind_with(operation.name, param, expr, Some(help))
                        }
                        ParamKind::Ints if param.name == "permutation" && is_number(expr) => {
                            let help = self.permutation(arguments.first());
                            self.wrong_kind_with(operation.name, param, expr, help)
                        }
                        ParamKind::State if param.name == "rng" && expr.place().is_none() && !matches!(expr.kind, Kind::Reference(_)) => {
                            let help = self.generator(
                                operation.name,
                                &ordered,
                                at,
                                (written.len() == operation.params.len(), false),
                            );
                            let what = format!("{}: expected a generator of random numbers for `rng`, found `{}`\n  help: {help}", operation.name, source(expr));
                            ArgumentValue::Val(self.fault(expr, what))
                        }
                        ParamKind::Array => ArgumentValue::Val(self.expr_like(expr, like)),
                        ParamKind::State => ArgumentValue::Val(self.lend(
                            operation.name,
                            param.name,
                            expr,
                            &mut lent,
                        )),
                        ParamKind::Channel(kind) => {
                            let what = format!("{}: `{}`", operation.name, param.name);
                            match self.reach(&what, kind, expr, &mut lent) {
                                Some((token, channel)) => {
                                    item = Some(channel.content.clone());
                                    Argument::Channel(token, Channel::clone(&channel)).into()
                                }
                                None => ArgumentValue::Poison,
                            }
                        }
                        ParamKind::Value if item.is_some() => {
                            let val = self.expr_like(expr, like);
                            let typed = item.as_ref().map(|item| self.coerce(&val, item));
                            match (typed, &item) {
                                (Some(Ok(values)), _) => ArgumentValue::Val(Val::of(&values)),
                                (Some(Err(Mismatch::Type(_))), Some(item))
                                    if self.cx.equate(&self.unequal(&val, item), whole) =>
                                {
                                    ArgumentValue::Poison
                                }
                                (Some(Err(Mismatch::Literal(_))), Some(item)) => {
                                    let what =
                                        format!("{}: an item of the feed is", operation.name);
                                    self.part(expr, &val, item, &what);
                                    ArgumentValue::Poison
                                }
                                _ => ArgumentValue::Val(val),
                            }
                        }
                        _ => self.argument(operation.name, param, expr),
                    };
                    BoundArgument::new(param, Some(expr), supplied)
                }
                None => BoundArgument::missing(param),
            });
        }
        self.like = like;
        let val = self.apply(operation, whole, arguments);
        let (false, Val::Tuple(mut parts)) = (lent.is_empty(), val.clone()) else {
            return val;
        };
        // New states precede the result.
        let result = parts.pop().expect("a result follows the states");
        for (place, state) in lent.iter().zip(parts) {
            self.change(place, state);
        }
        result
    }

    /// Whether the function that is an argument of an operation may fail.
    fn function_can_fail(&self, operation: &Operation, whole: &Expr, arguments: &[&Expr]) -> bool {
        let is_method = matches!(whole.kind, Kind::MethodCall(_));
        let function = |param: &Param| param.kind == ParamKind::Function;
        let place = operation.params.iter().position(function);
        let supplied = arguments
            .iter()
            .enumerate()
            .find_map(|(i, expr)| match &expr.kind {
                Kind::Named(Named { name, value }) => {
                    let named = place.map(|place| operation.params[place].name);
                    named.is_some_and(|named| name == named).then_some(value)
                }
                _ => (Some(operation.param_of(i, is_method)) == place).then_some(*expr),
            });
        supplied.is_some_and(|expr| self.names_fallible(expr))
    }

    /// Whether an expression is the name of a fallible function.
    pub(super) fn names_fallible(&self, expr: &Expr) -> bool {
        (expr.path().and_then(|path| self.cx.frame().item(path))).is_some_and(|of| of.is_fallible())
    }
}
