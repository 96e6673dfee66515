//! Functions as values: closures in variables, and the arguments for parameters that are functions.
//!
//! A closure is a value together with the variables that it sees; `invoke` calls it.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use xla_hlo::Type;
use xla_hlo::list::Items;
use xla_hlo::transform::{Arguments, Linear, Options, Transformation};

use super::item::Item;
use super::{Elab, Frame, Val, Var};
use crate::definition::plain_type;
use crate::hir::{Expr, Kind, Path, VarId};
use crate::message::source;
use crate::signature::FunctionTypes;

/// A closure, or the name of a computation or an operation, with what its names mean where it is written.
#[derive(Clone)]
pub(crate) struct FunctionValue {
    pub(super) body: FunctionBody,
    /// Its types, if it is the parameter of a template.
    pub(super) declared: Option<Rc<Declared>>,
    pub(super) frame: Rc<Frame>,
    /// The variables that a closure sees.
    pub(super) env: Vec<Var>,
    /// Typed copies of the variables of a closure, from its first call.
    pub(super) hover: Rc<RefCell<Option<TokenStream>>>,
}

#[derive(Clone)]
pub(super) enum FunctionBody {
    /// A closure, or a path.
    Expr(Expr),
    /// The parameter of this name of the function that is compiled; only its types are known.
    Opaque(String),
    /// A transformation of another function.
    Transformed(Rc<Transformed>),
    /// A linear function that a transformation returned, the parameters that it changes, and its residuals.
    Linear(Rc<Linear>, Rc<Vec<StateParam>>, Val),
}

/// The types of a function as the parameter of a template declares them.
pub(super) struct Declared {
    /// The parameter in messages.
    pub(super) name: String,
    pub(super) types: FunctionTypes,
}

/// A `&mut` parameter of a function.
#[derive(Clone)]
pub(super) struct StateParam {
    /// Its index among the parameters.
    pub(super) index: usize,
    pub(super) name: String,
    /// The name of the function.
    pub(super) of: String,
    /// The variable of the enclosing function that it is, if a closure captures it.
    pub(super) captured: Option<VarId>,
}

/// A transformation of a function.
#[derive(Clone)]
pub(super) struct Transformed {
    pub(super) by: &'static Transformation,
    pub(super) function: Rc<FunctionValue>,
    /// The other functions that the transformation takes.
    pub(super) others: Vec<Rc<FunctionValue>>,
    pub(super) options: Options,
    /// The call of the transformation, for messages.
    pub(super) call: Expr,
}

impl Transformed {
    /// Returns the same transformation of another function.
    pub(super) fn with(
        &self,
        function: Rc<FunctionValue>,
        others: Vec<Rc<FunctionValue>>,
    ) -> Transformed {
        Transformed {
            function,
            others,
            ..self.clone()
        }
    }

    /// Returns the arguments of the transformation.
    pub(super) fn arguments(&self) -> &[Expr] {
        match &self.call.kind {
            Kind::Call(call) => &call.args,
            _ => &[],
        }
    }

    /// Returns the tokens of an option, or of one item of it.
    pub(super) fn option(&self, name: &str, item: Option<usize>) -> TokenStream {
        // Functions are positional: the transformed one is first, the others follow in their order.
        let mut functions = self.by.functions.iter();
        let other = functions.position(|param| param.name == name);
        if let Some(function) = other.and_then(|i| self.arguments().get(i + 1)) {
            return function.to_token_stream();
        }
        for argument in self.arguments() {
            let Kind::Named(named) = &argument.kind else {
                continue;
            };
            if named.name != name {
                continue;
            }
            return match (&named.value.kind, item) {
                (Kind::Array(list), Some(item)) if item < list.elems.len() => {
                    list.elems[item].to_token_stream()
                }
                _ => named.value.to_token_stream(),
            };
        }
        self.call.to_token_stream()
    }

    /// Returns the types of its parameters, as far as the function declares them.
    fn input_types(&self) -> Vec<Option<Type>> {
        match self.by.arguments {
            Arguments::Same => self.function.input_types(),
            // Its parameters are two tuples, of arguments and of tangents.
            Arguments::WithTangents => Vec::new(),
        }
    }
}

impl fmt::Debug for FunctionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_words())
    }
}

impl FunctionValue {
    /// Returns a function with known types and no body.
    pub(super) fn opaque(frame: Rc<Frame>, name: &Ident, types: &FunctionTypes) -> FunctionValue {
        FunctionValue {
            body: FunctionBody::Opaque(name.to_string()),
            declared: Some(Rc::new(Declared {
                name: format!("`{name}`"),
                types: types.clone(),
            })),
            frame,
            env: Vec::new(),
            hover: Rc::default(),
        }
    }

    /// Returns a function that sees no variables.
    pub(super) fn from_body(body: FunctionBody, frame: Rc<Frame>) -> FunctionValue {
        FunctionValue {
            body,
            declared: None,
            frame,
            env: Vec::new(),
            hover: Rc::default(),
        }
    }

    pub(super) fn of(expr: &Expr, frame: Rc<Frame>, env: Vec<Var>) -> Rc<FunctionValue> {
        Rc::new(FunctionValue {
            body: FunctionBody::Expr(expr.bare()),
            declared: None,
            frame,
            env,
            hover: Rc::default(),
        })
    }

    /// Returns the function as the argument for a parameter of these types.
    pub(super) fn declared(
        &self,
        callee: &str,
        param: &Ident,
        types: &FunctionTypes,
    ) -> FunctionValue {
        FunctionValue {
            declared: Some(Rc::new(Declared {
                name: format!("`{param}` of `{callee}`"),
                types: types.clone(),
            })),
            ..self.reading()
        }
    }

    /// Returns the number of a closure's parameters.
    pub(super) fn parameters(&self) -> Option<usize> {
        match &self.body {
            FunctionBody::Expr(expr) => match &expr.kind {
                Kind::Closure(closure) => {
                    Some(closure.inputs.len() + self.changed_captures().len())
                }
                _ => None,
            },
            FunctionBody::Linear(linear, ..) => Some(linear.params.len()),
            FunctionBody::Opaque(_) | FunctionBody::Transformed(_) => None,
        }
    }

    /// Returns the types of its parameters, as far as it declares them.
    pub(super) fn input_types(&self) -> Vec<Option<Type>> {
        let expr = match &self.body {
            FunctionBody::Expr(expr) => expr,
            FunctionBody::Linear(linear, ..) => {
                return linear.params.iter().cloned().map(Some).collect_vec();
            }
            FunctionBody::Transformed(of) => return of.input_types(),
            FunctionBody::Opaque(_) => return Vec::new(),
        };
        match &expr.kind {
            Kind::Closure(closure) => {
                let inputs = closure.inputs.iter().map(|input| {
                    let types = self.frame.scope().parameter(input.ty.as_ref()?).ok()?;
                    Some(plain_type(&types))
                });
                inputs.collect_vec()
            }
            Kind::Path(path) => match self.frame.item(path) {
                Some(Item::Computation(callee)) => {
                    let params = callee.signature.params.iter();
                    params.map(|param| Some(param.ty.clone())).collect_vec()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// Returns a description for messages.
    pub(super) fn in_words(&self) -> String {
        match &self.body {
            FunctionBody::Expr(expr) if matches!(expr.kind, Kind::Closure(_)) => "a closure".into(),
            FunctionBody::Expr(expr) => format!("the function `{}`", source(expr)),
            FunctionBody::Transformed(of) => format!("`{}` of a function", of.by.name),
            FunctionBody::Opaque(_) | FunctionBody::Linear(..) => "a function".into(),
        }
    }

    /// Returns typed copies of its variables, for the place where it is written.
    pub(super) fn hover(&self) -> TokenStream {
        match &self.body {
            FunctionBody::Transformed(of) => of.function.hover(),
            _ => self.hover.borrow().clone().unwrap_or_default(),
        }
    }
}

impl Elab<'_> {
    /// Returns the function that an expression is: a closure, a variable, or the name of a computation or an operation.
    pub(super) fn function_value(&mut self, expr: &Expr) -> Option<Rc<FunctionValue>> {
        match &expr.kind {
            Kind::Reference(reference) if !reference.mutable => {
                self.function_value(&reference.expr)
            }
            Kind::Closure(_) => {
                let env = self.environment(expr);
                Some(FunctionValue::of(expr, self.cx.frame(), env))
            }
            Kind::Call(call) => self.transformed(expr, call),
            Kind::Path(path) => {
                let named = self.function_named(path);
                if named.is_some() {
                    return named;
                }
                if let Some(what) = self.cx.names_itself(path) {
                    self.fault(path, what);
                    return None;
                }
                self.names_computation(path)
                    .then(|| FunctionValue::of(expr, self.cx.frame(), Vec::new()))
            }
            _ => None,
        }
    }

    /// Returns the function that is the value of a variable.
    pub(super) fn function_named(&mut self, path: &Path) -> Option<Rc<FunctionValue>> {
        let is_here = self.variable(path).is_some();
        let val = self.variable_of(path)?.val.clone();
        let ident = path.name();
        let Val::Function(function) = &val else {
            return None;
        };
        self.hover_use(ident);
        // A closure has the values of its variables from where it is written. In Rust it borrows them, so that they
        // cannot change before its last call.
        if let Some(changed) = self.changed_since(function) {
            let what = format!(
                "`{changed}` is assigned to after the closure `{ident}`, which uses it\n  \
                 help: declare the closure after the assignment"
            );
            self.fault(ident, what);
        }
        if is_here {
            Some(Rc::clone(function))
        } else {
            match self.capture(&val)? {
                Val::Function(function) => Some(function),
                _ => None,
            }
        }
    }

    /// Returns a variable that a closure reads and that has another value now, which Rust does not allow.
    fn changed_since(&self, function: &FunctionValue) -> Option<String> {
        let read = function.env.iter();
        let mut env = read.filter_items(|var| var.access.reading() == var.access);
        let changed = env.find(|var| {
            let now = self.vars.get(Some(var.id));
            now.is_some_and(|now| differs(&now.val, &var.val))
        });
        changed.map(|var| var.name.to_string())
    }

    /// Returns the variables of enclosing functions that a closure names, as they are now.
    fn environment(&mut self, closure: &Expr) -> Vec<Var> {
        let mut seen: Vec<Var> = Vec::new();
        let mut changed = self.changes_of(closure);
        for id in closure.variables() {
            // Variables that the closure declares are not bound.
            let Some(var) = self.enclosing_variable(Some(*id)) else {
                continue;
            };
            // A function that is called changes the variables that it captures.
            let captured = match &var.val {
                Val::Function(function) => function.changed_captures(),
                _ => Vec::new(),
            };
            let captured = captured
                .into_iter()
                .filter_map(|var| self.vars.get(Some(var.id)));
            let captured = captured.collect_vec();
            changed.extend(captured.iter().map(|var| var.id));
            for var in captured.into_iter().chain([var]) {
                if seen.iter().all(|known| known.id != var.id) {
                    seen.push(var.clone());
                }
            }
        }
        // The names order the environment, and so the captured operands.
        seen.sort_by_key(|var| var.name.to_string());
        let mut env = Vec::new();
        for var in seen {
            // A variable of an enclosing function becomes an operand of this region first.
            let val = match self.vars.get(Some(var.id)) {
                Some(_) => Some(var.val.clone()),
                None => self.capture(&var.val),
            };
            let Some(val) = val else {
                continue;
            };
            self.hover_use(&var.name);
            // A closure assigns to variables that are bound here. It reads the others.
            let is_here = self.vars.get(Some(var.id)).is_some();
            let access = match var.access {
                access if is_here && changed.contains(&var.id) => access,
                access => access.reading(),
            };
            env.push(Var { val, access, ..var });
        }
        env
    }

    /// Returns a function of the enclosing graph as one of this graph.
    pub(super) fn capture_function(&mut self, function: &FunctionValue) -> Option<FunctionValue> {
        let vars = function.env.iter().map(|var| {
            let val = self.capture(&var.val)?;
            Some(Var { val, ..var.clone() })
        });
        let env = vars.collect_some()?;
        let body = match &function.body {
            FunctionBody::Transformed(of) => {
                let inner = Rc::new(self.capture_function(&of.function)?);
                let others = of.others.iter();
                let others = others.map(|other| self.capture_function(other).map(Rc::new));
                let others = others.collect_some()?;
                FunctionBody::Transformed(Rc::new(of.with(inner, others)))
            }
            FunctionBody::Linear(linear, states, residuals) => {
                let residuals = self.capture(residuals)?;
                FunctionBody::Linear(Rc::clone(linear), Rc::clone(states), residuals)
            }
            body => body.clone(),
        };
        Some(FunctionValue {
            env,
            body,
            ..function.clone()
        })
    }
}

/// Whether a variable has been assigned to between two moments.
fn differs(now: &Val, before: &Val) -> bool {
    match (now, before) {
        (Val::Numbers(now), Val::Numbers(before)) => now != before,
        (Val::Size(now), Val::Size(before)) => now != before,
        (now, before) => now.values() != before.values(),
    }
}
