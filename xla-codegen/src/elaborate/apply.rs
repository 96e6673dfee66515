//! Applies operations, leaf by leaf if they map over trees, and reports their errors.

use xla_hlo::error::{At, Fault, FaultKind, Operand};
use xla_hlo::list::Items;
use xla_hlo::operation::{self, Computation, Param, ParamKind};
use xla_hlo::ops::constant;
use xla_hlo::{Builder, ElementType, Literal, Operation, Tree};

use super::closure::Applied;
use super::coerce::is_struct;
use super::{Elab, Val};
use crate::hir::{Expr, Kind};
use crate::{features, message};

/// The value of an argument.
#[derive(Clone)]
pub(super) enum ArgumentValue<'e> {
    /// A mistake that has been reported.
    Poison,
    /// A value of the computation.
    Val(Val),
    /// A closure, or the path of a computation.
    Computation(&'e Expr),
    /// Several computations.
    Computations(Vec<&'e Expr>),
    /// A string that stands for any other, in the check of a template.
    Example(String),
    /// Anything that the operation takes as it is written, or no argument.
    Plain(operation::Argument<'static>),
}

impl From<operation::Argument<'static>> for ArgumentValue<'_> {
    fn from(argument: operation::Argument<'static>) -> Self {
        ArgumentValue::Plain(argument)
    }
}

/// An argument bound to its parameter: its value, its syntax, and the part of it that is used.
#[derive(Clone)]
pub(super) struct BoundArgument<'e> {
    pub(super) param: &'static Param,
    pub(super) expr: Option<&'e Expr>,
    pub(super) supplied: ArgumentValue<'e>,
    /// The fields that lead to the part, `.w1`; empty for the whole.
    path: String,
}

impl<'e> BoundArgument<'e> {
    pub(super) fn new(
        param: &'static Param,
        expr: Option<&'e Expr>,
        supplied: ArgumentValue<'e>,
    ) -> BoundArgument<'e> {
        BoundArgument {
            param,
            expr,
            supplied,
            path: String::new(),
        }
    }

    /// Returns the omitted argument for a parameter.
    pub(super) fn missing(param: &'static Param) -> BoundArgument<'e> {
        BoundArgument::new(param, None, operation::Argument::Missing.into())
    }

    /// Returns arguments in the order of the operation's parameters; the last ones may be omitted.
    pub(super) fn list(
        operation: &'static Operation,
        supplied: Vec<(&'e Expr, ArgumentValue<'e>)>,
    ) -> Vec<BoundArgument<'e>> {
        let mut supplied = supplied.into_iter();
        let params = operation.params.iter();
        params
            .map(|param| match supplied.next() {
                Some((expr, supplied)) => BoundArgument::new(param, Some(expr), supplied),
                None => BoundArgument::missing(param),
            })
            .collect_vec()
    }

    /// Returns the operands that a message shows for it, if it is a typed value.
    pub(super) fn operands(&self, elab: &Elab, parameter: &str) -> Vec<Operand> {
        let ArgumentValue::Val(val) = &self.supplied else {
            return Vec::new();
        };
        if let (ParamKind::Arrays, Val::Tuple(items)) = (self.param.kind, val) {
            let parts = self.expr.and_then(|expr| match &expr.kind {
                Kind::Tuple(tuple) => Some(tuple.elems.iter().collect_vec()),
                Kind::Array(list) => Some(list.elems.iter().collect_vec()),
                _ => None,
            });
            let item = |(i, val): (usize, &Val)| {
                let expr = parts.as_ref().and_then(|parts| parts.get(i).copied());
                let part = BoundArgument::new(self.param, expr, ArgumentValue::Val(val.clone()));
                part.operand(elab, &format!("operand {i}"))
            };
            return items.iter().enumerate().filter_map(item).collect_vec();
        }
        self.operand(elab, parameter).into_iter().collect_vec()
    }

    fn operand(&self, elab: &Elab, parameter: &str) -> Option<Operand> {
        let ArgumentValue::Val(val) = &self.supplied else {
            return None;
        };
        if !matches!(val, Val::Array(_)) && !val.is_tree() {
            return None;
        }
        let text = self
            .expr
            .and_then(message::short)
            .map(|text| format!("{text}{}", self.path));
        Some(Operand {
            parameter: parameter.to_string(),
            text,
            ty: elab.type_text(val),
            place: self
                .expr
                .and_then(|expr| elab.place_of(marked(elab, val, expr))),
        })
    }
}

impl<'e> ArgumentValue<'e> {
    /// Returns its computations.
    fn computations(&self) -> Vec<&'e Expr> {
        match self {
            ArgumentValue::Computation(expr) => vec![expr],
            ArgumentValue::Computations(all) => all.clone(),
            _ => Vec::new(),
        }
    }
}

/// Returns the operand of an expression that only marks it, else the expression.
fn marked<'e>(elab: &Elab, val: &Val, expr: &'e Expr) -> &'e Expr {
    let is_marker =
        |value: &xla_hlo::Value| xla_hlo::ops::along::dimensions(&elab.graph, *value).is_some();
    match (val, &expr.kind) {
        (Val::Array(value), Kind::MethodCall(call)) if is_marker(value) => &call.receiver,
        (Val::Array(value), Kind::Call(call)) if is_marker(value) => {
            call.args.first().unwrap_or(expr)
        }
        _ => expr,
    }
}

/// Whether a parameter of this kind takes values.
pub(super) fn takes_values(kind: ParamKind) -> bool {
    matches!(
        kind,
        ParamKind::Array
            | ParamKind::Arrays
            | ParamKind::Value
            | ParamKind::State
            | ParamKind::Operand
    )
}

impl Elab<'_> {
    /// Applies an operation to values; `whole` is the expression of the call.
    pub(super) fn apply_once(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        mut arguments: Vec<BoundArgument>,
    ) -> Val {
        for argument in &mut arguments {
            if let ArgumentValue::Val(val) = &mut argument.supplied
                && val.is_tree()
            {
                *val = self.settled(std::mem::replace(val, Val::Poison));
                if argument.param.kind == ParamKind::Arrays {
                    let operands = std::mem::replace(val, Val::Poison);
                    *val = self.typed_operands(operands, argument.expr);
                }
            }
        }
        // A mistake in an argument has been reported already.
        let poisoned = arguments.iter().any(|argument| match &argument.supplied {
            ArgumentValue::Poison => true,
            ArgumentValue::Val(Val::Poison) => true,
            ArgumentValue::Val(val) => !operation.over_trees && val.is_poisoned(),
            _ => false,
        });
        if poisoned {
            return Val::Poison;
        }
        if Elab::has_open(&arguments) {
            return self.apply_open(operation, whole, &arguments);
        }
        // An operation that maps over trees is applied to each leaf of a tuple or struct.
        if operation.over_trees {
            let tree = |argument: &BoundArgument| match &argument.supplied {
                ArgumentValue::Val(val)
                    if argument.param.kind == ParamKind::Array && val.is_tree() =>
                {
                    Some(val.clone())
                }
                _ => None,
            };
            if let Some(tree) = arguments.iter().find_map(tree) {
                return self.over_tree(operation, whole, &tree, &arguments);
            }
        }
        // A function that may fail needs a `?` at its call, so its name alone is no argument for a loop or a choice.
        for argument in &arguments {
            let fails = |expr: &&Expr| self.names_fallible(expr);
            let named = argument.supplied.computations().into_iter().find(fails);
            if let Some(expr) = named.filter(|_| argument.param.kind != ParamKind::Function) {
                let what = format!(
                    "{}: `{1}` may fail: in a loop or a choice, pass a closure that calls `{1}(..)?`",
                    operation.name,
                    message::source(expr)
                );
                return self.fault(expr, what);
            }
        }
        // Closures: each becomes an `Applied`, which elaborates its body once the operation's function asks for the
        // graph.
        for expr in arguments.iter().flat_items(|a| a.supplied.computations()) {
            self.capture_for(expr);
        }
        // The functions of transformations come first: finding them changes `self`, whose scopes an `Applied` borrows.
        let exprs = arguments
            .iter()
            .map(|argument| argument.supplied.computations());
        let mut transformed = Vec::new();
        for expr in exprs.flat_items(|exprs| exprs) {
            let function = self.function_returned(expr);
            transformed.push(function);
        }
        let mut transformed = transformed.into_iter();
        let closures: Vec<Vec<Applied>> = arguments
            .iter()
            .map(|argument| {
                let exprs = argument.supplied.computations().into_iter();
                let applied = exprs.map(|expr| {
                    let transformed = transformed.next().flatten();
                    Applied::new(self.cx, &self.vars, expr, transformed, whole, self.closed)
                });
                applied.collect_vec()
            })
            .collect_vec();
        let Some(supplied) = all_supplied(&arguments, &closures, None) else {
            // A value of the arguments has no arrays: it is a function, or a tree with untyped parts.
            let has_function = |argument: &&BoundArgument<'_>| matches!(&argument.supplied, ArgumentValue::Val(val) if val.has_function());
            if let Some(argument) = arguments.iter().find(has_function) {
                let mut what = format!("{}: expected a value, found a function", operation.name);
                if let Some(path) = argument.expr.and_then(Expr::path) {
                    what.push_str(&format!(
                        "\n  help: call it: `{}(..)`",
                        message::source(path)
                    ));
                }
                return match argument.expr {
                    Some(expr) => self.fault(expr, what),
                    None => self.fault(whole, what),
                };
            }
            return self.untyped_part(whole, &arguments);
        };
        // The operation's function adds instructions to the graph, which moves into a builder and back. If it lacks
        // only the element type of untyped literals, a second try takes the expected one.
        let mut builder = Builder::new(self.cx.module);
        builder.graph = std::mem::take(&mut self.graph);
        builder.origin = self.cx.origin(whole.start());
        let before = builder.graph.len();
        let mut result = builder.apply(operation, supplied);
        if let (Err(error), Some(element)) = (&result, self.like)
            && *error.fault.what == FaultKind::Untyped
            && let Some(supplied) =
                all_supplied(&arguments, &closures, Some((&mut builder, element)))
        {
            result = builder.apply(operation, supplied);
        }
        let added = builder.graph.instrs_after(before);
        let missing = features::missing(added.iter(), features::selected);
        self.graph = builder.graph;
        let hover: Vec<_> = closures.iter().flatten().map(Applied::hover).collect_vec();
        self.hover.extend(hover);
        self.move_on(&builder.replaced);
        match (result, missing) {
            (Ok(_), Some(fault)) => self.fault(whole, fault.of(operation.name).message(&[])),
            (Ok(values), None) => Val::of(&values),
            (Err(error), _) if self.like_poison && *error.fault.what == FaultKind::Untyped => {
                Val::Poison
            }
            (Err(error), _) if is_of_example(&arguments, &error.fault) => {
                self.apply_to_words(operation, whole, arguments, &error.fault)
            }
            (Err(error), _) => {
                let open = self.await_result(operation, whole, &arguments, &error.fault.what);
                open.unwrap_or_else(|| self.report(&error, whole, &arguments))
            }
        }
    }

    /// Applies an operation that refuses an example of a string to the first of the strings that it accepts, with which it
    /// has no other mistake.
    fn apply_to_words(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: Vec<BoundArgument>,
        fault: &Fault,
    ) -> Val {
        let FaultKind::Word { allowed, .. } = &*fault.what else {
            return Val::Poison;
        };
        for word in *allowed {
            let arguments = arguments.iter().cloned().map(|mut argument| {
                if fault.at == At::Named(argument.param.name, None) {
                    argument.supplied = operation::Argument::Word((*word).to_string()).into();
                }
                argument
            });
            let before = self.cx.faults.borrow().count();
            let val = self.apply(operation, whole, arguments.collect_vec());
            if self.cx.faults.borrow().count() == before {
                return val;
            }
            self.cx.faults.borrow_mut().truncate(before);
        }
        Val::Poison
    }

    /// Applies the operation to each leaf of a tuple or struct.
    fn over_tree(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        tree: &Val,
        arguments: &[BoundArgument],
    ) -> Val {
        let names: Vec<String> = match tree {
            Val::Record(_, fields) => fields.iter().map(|(field, _)| field.clone()).collect_vec(),
            Val::Tuple(items) => (0..items.len()).map(|i| i.to_string()).collect_vec(),
            Val::List(items) => (0..items.len()).map(|i| i.to_string()).collect_vec(),
            _ => Vec::new(),
        };
        for argument in arguments {
            let ArgumentValue::Val(val) = &argument.supplied else {
                continue;
            };
            let same = match (tree, val) {
                (Val::Record(a, x), Val::Record(b, y)) => is_struct(a, x, b, y),
                (Val::Tuple(x), Val::Tuple(y)) | (Val::List(x), Val::List(y)) => x.len() == y.len(),
                (_, other) => !other.is_tree(),
            };
            if !same {
                let (one, other) = (self.type_text(tree), self.type_text(val));
                let what = format!(
                    "{}: the operands have different structures: {one} and {other}",
                    operation.name
                );
                return match argument.expr {
                    Some(expr) => self.fault(expr, what),
                    None => self.fault(whole, what),
                };
            }
        }
        // Trees are taken apart, anything else is an operand of every leaf: `p - 0.1 * gradient` multiplies each leaf
        // by 0.1.
        let part = |argument: &BoundArgument<'_>, val: &Val, i: usize| -> (Val, String) {
            let path = match val {
                Val::List(_) => format!("{}[{i}]", argument.path),
                _ => format!("{}.{}", argument.path, names[i]),
            };
            match val {
                Val::Tuple(items) | Val::List(items) => (items[i].clone(), path),
                Val::Record(_, fields) => (fields[i].1.clone(), path),
                other => (other.clone(), argument.path.clone()),
            }
        };
        let mut parts = Vec::with_capacity(names.len());
        for i in 0..names.len() {
            let arguments = arguments.iter().map(|argument| match &argument.supplied {
                ArgumentValue::Val(val) if argument.param.kind == ParamKind::Array => {
                    let (val, path) = part(argument, val, i);
                    BoundArgument {
                        param: argument.param,
                        expr: argument.expr,
                        supplied: ArgumentValue::Val(val),
                        path,
                    }
                }
                _ => argument.clone(),
            });
            let arguments = arguments.collect_vec();
            parts.push(self.apply(operation, whole, arguments));
        }
        match tree {
            Val::Record(name, _) => {
                Val::Record(name.clone(), names.into_iter().zip(parts).collect_vec())
            }
            Val::List(_) => Val::List(parts),
            _ => Val::Tuple(parts),
        }
    }
}

/// Whether a fault is about an example of a string.
fn is_of_example(arguments: &[BoundArgument], fault: &Fault) -> bool {
    let mut examples = arguments.iter();
    examples.any(|argument| match (&argument.supplied, argument.param.kind) {
        // Any fault may follow from a text such as labels.
        (ArgumentValue::Example(_), ParamKind::Text) => true,
        (ArgumentValue::Example(_), _) => fault.at == At::Named(argument.param.name, None),
        _ => false,
    })
}

/// Converts arguments for an operation, with literals as arrays if there is an element type for them; `None` for a tree
/// with untyped parts.
fn all_supplied<'a>(
    arguments: &[BoundArgument],
    closures: &'a [Vec<Applied<'a>>],
    mut like: Option<(&mut Builder, ElementType)>,
) -> Option<Vec<operation::Argument<'a>>> {
    let pairs = arguments.iter().zip(closures);
    let supplied = pairs.map(|(argument, closure)| {
        let typed = like
            .as_mut()
            .and_then(|(builder, element)| typed(builder, argument, *element));
        typed.or_else(|| supplied(&argument.supplied, closure))
    });
    supplied.collect_some()
}

/// Converts a literal or a size to an array of an element type; `None` for anything else, or if the type cannot hold
/// it.
fn typed<'a>(
    builder: &mut Builder,
    argument: &BoundArgument,
    element: ElementType,
) -> Option<operation::Argument<'a>> {
    let value = match &argument.supplied {
        ArgumentValue::Val(Val::Numbers(numbers)) => {
            let literal = Literal::from_numbers(element, numbers).ok()?;
            builder.constant(literal)
        }
        ArgumentValue::Val(Val::Size(size)) => constant::size(builder, element, size.clone()),
        _ => return None,
    };
    Some(operation::Argument::Value(Tree::Leaf(value)))
}

/// Converts an argument for an operation; `None` for a tree with untyped parts.
fn supplied<'a>(
    supplied: &ArgumentValue,
    closures: &'a [Applied<'a>],
) -> Option<operation::Argument<'a>> {
    Some(match supplied {
        ArgumentValue::Poison => operation::Argument::Missing,
        ArgumentValue::Val(Val::Numbers(numbers)) => operation::Argument::Numbers(numbers.clone()),
        ArgumentValue::Val(Val::Size(size)) => operation::Argument::Size(size.clone()),
        ArgumentValue::Val(val) => operation::Argument::Value(val.values()?),
        ArgumentValue::Computation(_) => operation::Argument::Computation(closures.first()?),
        ArgumentValue::Computations(_) => {
            let closures = closures.iter().map(|closure| closure as &dyn Computation);
            operation::Argument::Computations(closures.collect_vec())
        }
        ArgumentValue::Example(text) => operation::Argument::Word(text.clone()),
        ArgumentValue::Plain(argument) => argument.clone(),
    })
}
