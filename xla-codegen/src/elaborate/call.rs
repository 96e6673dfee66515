//! Calls: of operations as functions and methods, and of computations.

use proc_macro2::Ident;
use xla_hlo::list::Items;
use xla_hlo::transform::lookup as transformation;
use xla_hlo::{Type, lookup};

use super::item::Item;
use super::range::method_of_range;
use super::stated::Stated;
use super::{Elab, Val};
use crate::hir::{Call, Expr, Kind, Labelled, MethodCall, Path, texts};
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
}
