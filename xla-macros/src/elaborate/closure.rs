//! Closures and names where an operation takes a computation.

use std::cell::RefCell;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprClosure, Pat, ReturnType};
use xla_hlo::error::{Fault, What};
use xla_hlo::operation::{Argument, Computation};
use xla_hlo::{Builder, Graph, Shape, Tree, Type, Value, Values, lookup, ops, suggest};

use super::capture::Captures;
use super::{Context, Elab, Val, Var};
use crate::definition::{Definition, plain_type};
use crate::message::source;

/// A computation as it stands, with what it may see.
pub(super) struct Applied<'a> {
    cx: &'a Context<'a>,
    outer: &'a [Vec<Var>],
    expr: &'a Expr,
    hover: RefCell<TokenStream>,
}

impl<'a> Applied<'a> {
    pub(super) fn new(cx: &'a Context<'a>, outer: &'a [Vec<Var>], expr: &'a Expr) -> Applied<'a> {
        Applied {
            cx,
            outer,
            expr,
            hover: RefCell::default(),
        }
    }

    /// Typed copies of its variables.
    pub(super) fn hover(&self) -> TokenStream {
        self.hover.borrow().clone()
    }

    /// The elaborator of the closure's body; it may read values of this graph around it.
    fn elab<'s>(&'s self, around: Option<&'s Graph>) -> Elab<'s> {
        Elab {
            cx: self.cx,
            graph: Graph::new(),
            scopes: vec![Vec::new()],
            outer: self.outer,
            captures: around.map(Captures::new),
            like: None,
            hover: TokenStream::new(),
        }
    }

    fn closure(
        &self,
        closure: &ExprClosure,
        params: &[Shape],
        around: Option<&Graph>,
    ) -> Result<(Graph, Vec<Value>), Fault> {
        count(params, closure.inputs.len())?;
        let mut elab = self.elab(around);
        for (pat, shape) in closure.inputs.iter().zip(params) {
            let val = Val::Array(elab.graph.add_param(shape.clone()));
            let pat = match pat {
                Pat::Type(typed) => {
                    match self.cx.scope.types(&typed.ty) {
                        Ok(types) => {
                            let what = format!("`{}` is declared as", source(&typed.pat));
                            let want = plain_type(&types);
                            elab.expect(&val, &want, &typed.ty, &what);
                        }
                        Err(fault) => self.cx.fault(fault),
                    }
                    &*typed.pat
                }
                pat => pat,
            };
            elab.hover_let(pat, &val);
            elab.bind(pat, val);
        }
        let mut val = elab.expr(&closure.body);
        if let ReturnType::Type(_, ty) = &closure.output {
            match self.cx.scope.types(ty) {
                Ok(types) => {
                    val = elab.expect(
                        &val,
                        &plain_type(&types),
                        &closure.body,
                        "the closure returns",
                    )
                }
                Err(fault) => self.cx.fault(fault),
            }
        }
        if let (Val::Numbers(_) | Val::Size(_), Some(first)) = (&val, params.first()) {
            let want = Type::array(Shape::scalar(first.element));
            val = elab.expect(&val, &want, &closure.body, "the closure returns");
        }
        let hover = &elab.hover;
        self.hover.borrow_mut().extend(quote!({ #hover }));
        let captured = elab.captures.as_ref().map(Captures::values);
        let graph = finish(elab.graph, val.values(), val.is_poisoned())?;
        Ok((graph, captured.unwrap_or_default()))
    }

    fn named(&self, path: &syn::Path, params: &[Shape]) -> Result<Graph, Fault> {
        let mut b = Builder::new(self.cx.module);
        let values: Vec<Values> = params
            .iter()
            .map(|shape| Tree::Leaf(b.graph.add_param(shape.clone())))
            .collect();
        let definition = self.cx.scope.definitions.get(path);
        let operation = path.get_ident().and_then(|name| lookup(&name.to_string()));
        let result = if let Some(Definition::Broken) = definition {
            return Err(Fault::call(What::Reported));
        } else if let Some(Definition::Computation(module)) = definition {
            let Some(callee) = module.entry() else {
                return Err(Fault::call(What::Reported));
            };
            count(params, callee.signature.params.len())?;
            if callee.signature.params.iter().any(|param| param.state) {
                let what = format!("`{}` changes its `&mut` parameters", callee.written());
                return Err(Fault::call(What::Other(what)));
            }
            let mut elab = self.elab(None);
            elab.hover_callee(path, callee, params);
            self.hover.borrow_mut().extend(elab.hover);
            ops::call::call(&mut b, callee, &values)?.result
        } else if let Some(operation) = operation {
            count(
                params,
                operation
                    .params
                    .iter()
                    .filter(|param| !param.optional)
                    .count(),
            )?;
            let mut arguments: Vec<Argument> = values.into_iter().map(Argument::Value).collect();
            arguments.resize_with(operation.params.len(), || Argument::Missing);
            let result = b.apply(operation, arguments);
            result.map_err(|error| Fault::call(What::Other(error.to_string())))?
        } else {
            let name = source(path);
            let reported = self
                .outer
                .iter()
                .flatten()
                .any(|var| var.name == name && matches!(var.val, Val::Poison));
            if reported {
                return Err(Fault::call(What::Reported));
            }
            let what = What::Other(format!("there is no computation `{name}`"));
            let near = suggest(&name);
            let fault = Fault::call(what);
            return Err(match near.is_empty() {
                true => fault,
                false => fault.help(format!("did you mean `{}`?", near.join("` or `"))),
            });
        };
        finish(b.graph, Some(result), false)
    }
}

/// Refuses another number of parameters.
fn count(params: &[Shape], came: usize) -> Result<(), Fault> {
    if params.len() == came {
        return Ok(());
    }
    let wanted = params.len();
    Err(Fault::call(What::ComputationParameters { wanted, came }))
}

fn finish(mut graph: Graph, result: Option<Values>, poisoned: bool) -> Result<Graph, Fault> {
    match result {
        Some(result) if !poisoned => {
            graph.results = result.leaves().into_iter().copied().collect();
            Ok(graph)
        }
        _ => Err(Fault::call(What::Reported)),
    }
}

impl Applied<'_> {
    fn found(
        &self,
        params: &[Shape],
        around: Option<&Graph>,
    ) -> Result<(Graph, Vec<Value>), Fault> {
        match self.expr {
            Expr::Closure(closure) => self.closure(closure, params, around),
            Expr::Path(path) => Ok((self.named(&path.path, params)?, Vec::new())),
            _ => Err(Fault::call(What::Reported)),
        }
    }
}

impl Computation for Applied<'_> {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        Ok(self.found(params, None)?.0)
    }

    fn capturing(&self, params: &[Shape], around: &Graph) -> Result<(Graph, Vec<Value>), Fault> {
        self.found(params, Some(around))
    }
}
