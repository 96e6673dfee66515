//! Functions: graphs with the types of their parameters and results, and modules of them.

use std::cell::OnceCell;
use std::rc::Rc;

use super::{Graph, Origin};
use crate::channel::{self, Channel};
use crate::error::Fault;
use crate::list::Items;
use crate::{ArrayType, Size, SymbolicLayout, Tree, Type};

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Whether the parameter is state: its final value is a result of the graph, after the function's own results.
    pub state: bool,
    /// The channel, if the parameter is not an array; its type is then a token.
    pub channel: Option<Channel>,
}

impl Parameter {
    /// Returns a parameter that is only read.
    pub fn new(name: impl Into<String>, ty: Type) -> Parameter {
        Parameter {
            name: name.into(),
            ty,
            state: false,
            channel: None,
        }
    }

    /// Returns a parameter that is a channel.
    pub fn channel(name: impl Into<String>, channel: Channel) -> Parameter {
        Parameter {
            name: name.into(),
            ty: Type::array(channel::token()),
            state: channel.kind.moves(),
            channel: Some(channel),
        }
    }

    /// Returns the parameter's type in the user's notation.
    pub fn taken(&self) -> String {
        match &self.channel {
            Some(channel) => format!("&{channel}"),
            None => self.ty.to_string(),
        }
    }
}

/// The parameter and result types of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The names of the generic sizes, in the order of their declaration.
    pub sizes: Vec<String>,
    /// The parameters, in order.
    pub params: Vec<Parameter>,
    /// The result type.
    pub result: Type,
    /// Whether the function may fail at run time.
    pub fallible: bool,
}

impl Signature {
    /// Returns the signature of an infallible function without generic sizes.
    pub fn new(params: Vec<Parameter>, result: Type) -> Signature {
        Signature {
            sizes: Vec::new(),
            params,
            result,
            fallible: false,
        }
    }

    /// Returns the layouts of the graph's parameters, which are the leaves of the signature's parameters, depth first.
    pub fn param_layouts(&self) -> Vec<&SymbolicLayout> {
        let leaves = self.params.iter().flat_items(|p| p.ty.leaves());
        leaves.map(|leaf| &leaf.layout).collect_vec()
    }

    /// Returns the types of the graph's results: the function's own, then the final value of each state parameter.
    pub fn graph_results(&self) -> Vec<&ArrayType> {
        let state = self.params.iter().filter_items(|param| param.state);
        let all = std::iter::once(&self.result).chain_items(state.map(|param| &param.ty));
        all.flat_items(Tree::leaves).collect_vec()
    }

    /// Returns the layouts of the graph's results.
    pub fn result_layouts(&self) -> Vec<&SymbolicLayout> {
        let leaves = self.graph_results().into_iter();
        leaves.map(|leaf| &leaf.layout).collect_vec()
    }
}

/// A computation: its signature and its graph.
///
/// The graph's parameters are the leaves of the signature's parameters, depth first; its results are the leaves of the
/// result, followed by the leaves of each state parameter.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name, unique in the module.
    pub name: String,
    /// The signature.
    pub signature: Signature,
    /// The body.
    pub graph: Graph,
    /// The size constraints, computed on first use.
    pub(super) constraints: OnceCell<Vec<SizeConstraint>>,
}

impl Function {
    /// Creates a computation.
    pub fn new(name: impl Into<String>, signature: Signature, graph: Graph) -> Function {
        Function {
            name: name.into(),
            signature,
            graph,
            constraints: OnceCell::new(),
        }
    }

    /// Returns the name in the user's source, without the suffix after the last dot that makes it unique.
    pub fn written(&self) -> &str {
        written(&self.name)
    }
}

/// Returns a function's name in the user's source, without the suffix after the last dot that makes it unique.
pub fn written(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(name, _)| name)
}

/// A computation and all functions that it calls, each once, callees before callers; the last one is the entry.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The functions.
    pub functions: Vec<Rc<Function>>,
}

impl Module {
    /// Returns the function with this name.
    pub fn function(&self, name: &str) -> Option<&Rc<Function>> {
        self.functions.iter().find(|f| f.name == name)
    }

    /// Returns the entry function, which is the last one.
    pub fn entry(&self) -> Option<&Rc<Function>> {
        self.functions.last()
    }

    /// Adds the functions of another module whose names this one does not have.
    pub fn merge(&mut self, other: &Module) {
        for function in &other.functions {
            if self.function(&function.name).is_none() {
                self.functions.push(Rc::clone(function));
            }
        }
    }
}

/// A symbolic size that must not be negative.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SizeConstraint {
    /// The size.
    pub size: Size,
    /// The operation or computation that has the constraint.
    pub operation: String,
    /// The fault to report if the constraint is violated.
    pub fault: Fault,
    /// The instruction of the function that requires it.
    pub origin: Origin,
}
