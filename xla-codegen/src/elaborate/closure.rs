//! Closures and names as arguments of operations that take computations.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use proc_macro2::TokenStream;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind};
use xla_hlo::operation::{Argument, CapturingGraph, Computation, Expected};
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Tree, Type, Value, Values, ops};

use super::capture::Captures;
use super::coerce::tail_of;
use super::function::FunctionValue;
use super::hover::block;
use super::item::Item;
use super::variables::Variables;
use super::{Context, Elab, Val};
use crate::definition::{Definition, plain_type};
use crate::hir::{Closure, Expr, Kind, Path};
use crate::library;
use crate::message::{Error, source};

/// A computation that is an argument, with the scope it may capture from.
pub(super) struct Applied<'a> {
    cx: &'a Context<'a>,
    outer: &'a Variables,
    expr: &'a Expr,
    /// The function that it is if it is a call of a transformation; the inner `None` is a mistake that has been reported.
    transformed: Option<Option<Rc<FunctionValue>>>,
    /// The call that it is an argument of.
    whole: &'a Expr,
    /// Whether that call is in a closure that `?` cannot leave.
    closed: bool,
    hover: RefCell<TokenStream>,
    /// The number of the application, if there are several, and the number of mistakes before the first.
    round: Cell<Option<(usize, usize)>>,
}

/// The parts of the enclosing function that a closure may use.
#[derive(Clone, Copy)]
enum Enclosing<'g> {
    /// No values.
    Nothing,
    /// Values of this graph.
    Values(&'g Graph),
    /// Values of this graph, and channels: it runs as a part of the function, in a loop or a conditional.
    Flow(&'g Graph),
}

impl<'g> Enclosing<'g> {
    fn graph(self) -> Option<&'g Graph> {
        match self {
            Enclosing::Nothing => None,
            Enclosing::Values(graph) | Enclosing::Flow(graph) => Some(graph),
        }
    }
}

impl<'a> Applied<'a> {
    pub(super) fn new(
        cx: &'a Context<'a>,
        outer: &'a Variables,
        expr: &'a Expr,
        transformed: Option<Option<Rc<FunctionValue>>>,
        whole: &'a Expr,
        closed: bool,
    ) -> Applied<'a> {
        Applied {
            cx,
            outer,
            expr,
            transformed,
            whole,
            closed,
            hover: RefCell::default(),
            round: Cell::new(None),
        }
    }

    /// Returns typed copies of its variables.
    pub(super) fn hover(&self) -> TokenStream {
        self.hover.borrow().clone()
    }

    /// Adds typed copies; the copies of the first round stand for all rounds.
    fn add_hover(&self, copies: TokenStream) {
        if self.round.get().is_none_or(|(round, _)| round == 0) {
            self.hover.borrow_mut().extend(copies);
        }
    }

    /// Returns the elaborator of the closure's body.
    fn elab<'s>(&'s self, enclosing: Enclosing<'s>) -> Elab<'s> {
        Elab {
            outer: Some(self.outer),
            captures: enclosing.graph().map(Captures::new),
            closed: self.closed || !matches!(enclosing, Enclosing::Flow(_)),
            ..Elab::new(self.cx)
        }
    }

    fn closure(
        &self,
        closure: &Closure,
        params: &[Type],
        expected: Option<Expected<'_>>,
        enclosing: Enclosing<'_>,
    ) -> Result<CapturingGraph, Fault> {
        // A closure with several parameters takes the parts of a tuple.
        let params = spread(params, closure.inputs.len())?;
        let mut elab = self.elab(enclosing);
        // A declared type may convert a parameter, as from one element to a scalar. A mismatch is reported at the type.
        for (input, ty) in closure.inputs.iter().zip(params) {
            let values = ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            let mut val = Val::of(&values);
            let pat = &input.pat;
            if let Some(ty) = &input.ty {
                match self.cx.frame().scope().parameter(ty) {
                    Ok(types) => {
                        let what = format!("`{}` is declared as", source(pat));
                        let expected = plain_type(&types);
                        match elab.coerce(&val, &expected) {
                            Ok(values) => val = Val::of(&values),
                            Err(_) => {
                                elab.expect(&val, &expected, ty, &what);
                            }
                        }
                    }
                    Err(fault) => self.cx.fault(fault),
                }
            }
            elab.hover_let(&input.attrs, pat, &val);
            elab.bind(pat, val);
        }
        let mut val = elab.expr(&closure.body);
        if let Some(ty) = &closure.output {
            match self.cx.frame().scope().types(ty) {
                Ok(types) => {
                    // A poisoned result has been reported: its type would be reported again.
                    let reported = val.is_poisoned();
                    let want = plain_type(&types);
                    let typed = elab.expect(&val, &want, &closure.body, "the closure returns");
                    val = if reported { Val::Poison } else { typed };
                }
                Err(fault) => self.cx.fault(fault),
            }
        }
        self.finished(elab, val, params, expected, &closure.body)
    }

    /// Calls a variable that is a function.
    fn variable(
        &self,
        function: &Rc<FunctionValue>,
        params: &[Type],
        expected: Option<Expected<'_>>,
        enclosing: Enclosing<'_>,
    ) -> Result<CapturingGraph, Fault> {
        let params = match function.parameters() {
            Some(count) => spread(params, count)?,
            None => params,
        };
        let mut elab = self.elab(enclosing);
        // Captured values are the last parameters.
        let vals = params.iter().map(|ty| {
            let values = ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            Val::of(&values)
        });
        let vals = vals.collect_vec();
        let Some(function) = elab.capture_function(function) else {
            let what = format!(
                "`{}` sees values of the enclosing function: this operation can use only its parameters, literals and \
                 sizes",
                source(self.expr)
            );
            return Err(Fault::call(FaultKind::Other(what)));
        };
        let exprs = params.iter().map(|_| self.expr).collect_vec();
        let function = Rc::new(function);
        let val = elab.call_function(self.whole, &function, &exprs, vals);
        if let Some(path) = self.expr.path()
            && self.outer.get(path.id()).is_some()
        {
            elab.hover_use(path.name());
        }
        elab.hover.extend(function.hover());
        self.finished(elab, val, params, expected, self.expr)
    }

    /// Returns the graph of a body with its value, as the operation expects it.
    fn finished(
        &self,
        mut elab: Elab<'_>,
        mut val: Val,
        params: &[Type],
        expected: Option<Expected<'_>>,
        body: &Expr,
    ) -> Result<CapturingGraph, Fault> {
        // `expect` may replace a poisoned value, so this remembers that its mistake has been reported.
        let reported = elab.closed && val.is_poisoned();
        if let Some(Expected { of, ty }) = expected {
            let at = tail_of(body).unwrap_or_else(|| body.clone());
            val = elab.part(&at, &val, ty, &format!("{of} is"));
        } else if let (Val::Numbers(_) | Val::Size(_), [Tree::Leaf(first), ..]) = (&val, params) {
            // `true` and `false` are always `bool`.
            let is_bool = |number: &Number| number.kind == NumberKind::Bool;
            let element = match &val {
                Val::Numbers(all) if all.numbers.first().is_some_and(is_bool) => ElementType::Bool,
                _ => first.shape.element,
            };
            let expected = Type::array(Shape::scalar(element));
            val = elab.expect(&val, &expected, body, "the closure returns");
        }
        let hover = std::mem::take(&mut elab.hover);
        self.add_hover(block(hover));
        let captured = elab.captures.as_ref().map(Captures::values);
        // Uses of channels in a closed closure have been reported.
        let moved = if elab.closed {
            Vec::new()
        } else {
            elab.moved()
        };
        if reported || val.is_poisoned() {
            return Err(Fault::call(FaultKind::Reported));
        }
        let Some(result) = val.values() else {
            let help = format!("add a type suffix: {}", elab.suffixed());
            return Err(Fault::call(FaultKind::Untyped).help(help));
        };
        let mut capturing = finish(elab.graph, &result, captured.unwrap_or_default());
        // The new tokens of channels are results after the value.
        for (old, new) in moved {
            capturing.replaced.push(old);
            capturing.graph.results.push(new);
        }
        Ok(capturing)
    }

    fn named(&self, path: &Path, params: &[Type]) -> Result<CapturingGraph, Fault> {
        let mut b = Builder::new(self.cx.module);
        let mut enter = |params: &[Type]| -> Vec<Values> {
            let values = params
                .iter()
                .map(|ty| ty.map(&mut |leaf| b.graph.add_param(leaf.shape.clone())));
            values.collect_vec()
        };
        let frame = self.cx.frame();
        // Rust would select the function itself, and we the operation.
        if let Some(what) = self.cx.names_itself(path) {
            self.cx.fault(Error::new_spanned(path, what));
            return Err(Fault::call(FaultKind::Reported));
        }
        // The name of a computation, or of an operation, whose optional parameters are then missing.
        let item = frame.item(path).filter(|_| path.generics().is_none());
        let result = if let Some(Item::Broken) = item {
            return Err(Fault::call(FaultKind::Reported));
        } else if let Some(Item::Computation(callee)) = &item {
            let params = spread(params, callee.signature.params.len())?;
            if callee.signature.params.iter().any(|param| param.state) {
                let what = format!(
                    "expected a computation without `&mut` parameters, found `{}`",
                    callee.written()
                );
                return Err(Fault::call(FaultKind::Other(what)));
            }
            let leaves = params.iter().flat_items(Tree::leaves);
            let shapes: Vec<Shape> = leaves.map(|leaf| leaf.shape.clone()).collect_vec();
            let mut elab = self.elab(Enclosing::Nothing);
            elab.hover_callee(path, callee, &shapes);
            let values = enter(params);
            self.add_hover(elab.hover);
            let mut close = |shapes: &mut [Shape]| self.cx.close(self.whole, callee, shapes);
            ops::custom_call::calls::any(&mut b, callee, &values, &mut close)?.result
        } else if let Some(Item::Operation(operation)) = item {
            let needed = operation
                .params
                .iter()
                .filter_items(|param| !param.optional);
            let values = enter(spread(params, needed.count())?);
            let mut arguments: Vec<Argument> =
                values.into_iter().map(Argument::Value).collect_vec();
            arguments.resize_with(operation.params.len(), || Argument::Missing);
            let result = b.apply(operation, arguments);
            result.map_err(|error| Fault::call(FaultKind::Other(error.to_string())))?
        } else {
            let name = source(path);
            let var = self.outer.get(path.id());
            if var.is_some_and(|var| matches!(var.val, Val::Poison)) {
                return Err(Fault::call(FaultKind::Reported));
            }
            let what = FaultKind::Other(format!("cannot find computation `{name}`"));
            let near = library::suggest(&name);
            let fault = Fault::call(what);
            return Err(if near.is_empty() {
                fault
            } else {
                fault.help(format!("did you mean `{}`?", near.join("` or `")))
            });
        };
        Ok(finish(b.graph, &result, Vec::new()))
    }
}

/// Returns the parameters, or the parts of a single parameter that is a tuple, if their number is `found`.
fn spread(params: &[Type], found: usize) -> Result<&[Type], Fault> {
    match params {
        _ if params.len() == found => Ok(params),
        [Tree::Tuple(parts)] if parts.len() == found => Ok(parts),
        _ => {
            let expected = match params {
                [Tree::Tuple(parts)] if found > 1 => parts.len(),
                _ => params.len(),
            };
            Err(Fault::call(FaultKind::ComputationParameters {
                expected,
                found,
            }))
        }
    }
}

/// Adds the results to a graph.
fn finish(graph: Graph, result: &Values, values: Vec<Value>) -> CapturingGraph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.graph = graph;
    let ty = ops::call::type_of(&b, result);
    b.graph.results = result.leaves().into_iter().copied().collect_vec();
    CapturingGraph {
        graph: b.graph,
        result: ty,
        values,
        replaced: Vec::new(),
    }
}

impl Applied<'_> {
    /// Returns the function that a path names, if it is the value of a variable or a template. Computations and
    /// operations need no environment: `named` calls them.
    fn function(&self, path: &Path) -> Option<Rc<FunctionValue>> {
        if let Some(var) = self.outer.get(path.id()) {
            return match &var.val {
                Val::Function(function) => Some(Rc::clone(function)),
                _ => None,
            };
        }
        let frame = self.cx.frame();
        match frame.definitions.of(&path.plain()) {
            Some(Definition::Template(_)) => Some(FunctionValue::of(self.expr, frame, Vec::new())),
            _ => None,
        }
    }

    fn found(
        &self,
        params: &[Type],
        expected: Option<Expected<'_>>,
        enclosing: Enclosing<'_>,
    ) -> Result<CapturingGraph, Fault> {
        if let Some((round, before)) = self.round.get() {
            // The other rounds would repeat the mistakes of this one.
            if self.cx.faults.borrow().count() > before {
                return Err(Fault::call(FaultKind::Reported));
            }
            self.cx.calls.borrow_mut().enter(round);
        }
        // A call of a transformation has been elaborated with the other arguments; any other computation is read here,
        // with the types that the operation supplies.
        let found = match &self.expr.kind {
            _ if let Some(transformed) = &self.transformed => match transformed {
                Some(function) => self.variable(function, params, expected, enclosing),
                None => Err(Fault::call(FaultKind::Reported)),
            },
            Kind::Closure(closure) => self.closure(closure, params, expected, enclosing),
            Kind::Path(path) => match self.function(path) {
                Some(function) => self.variable(&function, params, expected, enclosing),
                None => self.named(path, params),
            },
            _ => Err(Fault::call(FaultKind::Reported)),
        };
        if self.round.get().is_some() {
            self.cx.calls.borrow_mut().leave();
        }
        found
    }
}

/// Returns the types of arrays of these shapes.
fn arrays(shapes: &[Shape]) -> Vec<Type> {
    shapes.iter().cloned().map(Type::array).collect_vec()
}

impl Computation for Applied<'_> {
    fn in_round(&self, round: usize) {
        let before = match self.round.get() {
            Some((_, before)) if round > 0 => before,
            _ => self.cx.faults.borrow().count(),
        };
        self.round.set(Some((round, before)));
    }

    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        Ok(self.found(&arrays(params), None, Enclosing::Nothing)?.graph)
    }

    fn capturing(&self, params: &[Shape], enclosing: &Graph) -> Result<(Graph, Vec<Value>), Fault> {
        let capturing = self.found(&arrays(params), None, Enclosing::Values(enclosing))?;
        Ok((capturing.graph, capturing.values))
    }

    fn with_captures(
        &self,
        params: &[Type],
        expected: Option<Expected<'_>>,
        enclosing: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        self.found(params, expected, Enclosing::Flow(enclosing))
    }
}
