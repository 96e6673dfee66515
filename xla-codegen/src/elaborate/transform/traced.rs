//! The graph of a function that is transformed.

use std::cell::RefCell;
use std::rc::Rc;

use proc_macro2::TokenStream;
use syn::Expr;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::operation::{CapturingGraph, Computation, Expected};
use xla_hlo::ops::call::type_of;
use xla_hlo::{Graph, Shape, Type};

use super::super::capture::Captures;
use super::super::function::FunctionValue;
use super::super::hover::block;
use super::super::{Context, Elab, Val};

/// A function that is transformed.
pub(super) struct Traced<'a> {
    pub(super) cx: &'a Context<'a>,
    pub(super) whole: &'a Expr,
    pub(super) function: &'a FunctionValue,
    /// The arguments, for messages.
    pub(super) exprs: &'a [&'a Expr],
    pub(super) hover: RefCell<TokenStream>,
}

impl Computation for Traced<'_> {
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault> {
        let params = params.iter().cloned().map(Type::array).collect_vec();
        Ok(self.with_captures(&params, None, &Graph::new())?.graph)
    }

    fn with_captures(
        &self,
        params: &[Type],
        _: Option<Expected<'_>>,
        enclosing: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        let mut elab = Elab {
            cx: self.cx,
            graph: Graph::new(),
            scopes: vec![Vec::new()],
            outer: &[],
            captures: Some(Captures::new(enclosing)),
            closed: true,
            tried: false,
            like: None,
            tail: None,
            hover: TokenStream::new(),
        };
        // Captured values are the last parameters.
        let vals = params.iter().map(|ty| {
            let values = ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            Val::of(&values)
        });
        let vals = vals.collect_vec();
        let reported = || Fault::call(FaultKind::Reported);
        let function = elab.capture_function(self.function).ok_or_else(reported)?;
        let function = Rc::new(function);
        let val = elab.call_function(self.whole, &function, self.exprs, vals);
        let hover = std::mem::take(&mut elab.hover);
        self.hover.borrow_mut().extend(block(hover));
        if val.is_poisoned() {
            return Err(reported());
        }
        let Some(result) = val.values() else {
            return Err(match val {
                Val::Numbers(_) | Val::Size(_) => {
                    Fault::call(FaultKind::Untyped).help("add a type suffix: `2.0f32`")
                }
                _ => {
                    let what = "the function returns a function, which cannot be differentiated";
                    Fault::call(FaultKind::Other(what.to_string()))
                }
            });
        };
        let ty = elab.with_builder(|b| type_of(b, &result));
        let captures = elab.captures.as_ref().map(Captures::values);
        let mut graph = elab.graph;
        graph.results = result.leaves().into_iter().copied().collect_vec();
        Ok(CapturingGraph {
            graph,
            result: ty,
            values: captures.unwrap_or_default(),
            replaced: Vec::new(),
        })
    }
}
