//! Transformations as users apply them: their names, their options, and their arguments.

use super::{Split, split, tangents};
use crate::derivatives::calculus::has_tangents;
use crate::error::{Fault, FaultKind};
use crate::graph::Values;
use crate::list::{self, Items};
use crate::operation::{CapturingGraph, Computation};
use crate::ops::call::type_of;
use crate::ops::custom_derivative;
use crate::ops::inline::{self, Refused};
use crate::{Builder, Graph, Tree, Type, Value};

/// A transformation of a function.
pub struct Transformation {
    /// Its name.
    pub name: &'static str,
    /// Its options, which are passed by name.
    pub options: &'static [OptionParam],
    /// The transformation that is applied to the function before this one, if any.
    pub inner: Option<&'static str>,
    /// The functions that it takes beside the first.
    pub functions: &'static [FunctionParam],
    /// The arguments that the transformed function takes.
    pub arguments: Arguments,
    /// Whether it is applied to functions that change parameters.
    pub states: States,
    /// Applies the transformed function to arguments.
    pub apply: fn(&mut Application<'_, '_>) -> Result<Output, Failure>,
}

/// The arguments of a transformed function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arguments {
    /// Those of the function.
    Same,
    /// Those of the function, then a tangent of each: two tuples, or a value and its tangent.
    WithTangents,
}

/// How a transformation treats the parameters that a function changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum States {
    /// The new values are results that are not differentiated, and are assigned.
    Assigned,
    /// There are none.
    Refused,
}

/// A function that a transformation takes beside the first.
#[derive(Clone, Copy, Debug)]
pub struct FunctionParam {
    /// Its name.
    pub name: &'static str,
    /// The function that it takes before its other arguments.
    pub given: Given,
    /// Whether it may be absent.
    pub optional: bool,
}

/// A function that is an argument of another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// None.
    Nothing,
    /// The function that is transformed.
    Function,
    /// The derivative of this function at the first argument, which it replaces.
    Derivative,
    /// The transpose of this function, which is linear.
    Transpose,
}

/// An option of a transformation.
#[derive(Clone, Copy, Debug)]
pub struct OptionParam {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub kind: OptionKind,
}

/// The values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// [`Options::argnums`].
    Argnums,
    /// [`Options::has_aux`].
    HasAux,
    /// [`Options::symmetric`].
    Symmetric,
    /// [`Options::in_axes`].
    InAxes,
    /// [`Options::out_axes`].
    OutAxes,
}

/// The axes of the arrays in a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Axes {
    /// One axis for all arrays, counted from the end if it is negative; `None` if there is none.
    All(Option<i64>),
    /// Those of the parts of a list or tuple.
    Parts(Vec<Axes>),
    /// Those of the fields of a struct.
    Fields(Vec<(String, Axes)>),
}

/// The values of the options of a transformation; those that are absent have their defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The axes of the arguments that a function is mapped over.
    pub in_axes: Option<Axes>,
    /// The axes of the results along which the values of a mapped function are stacked.
    pub out_axes: Option<Axes>,
    /// The indices of the parameters by which the function is differentiated.
    pub argnums: Option<Vec<i64>>,
    /// Whether the function returns a pair, whose second part is not differentiated.
    pub has_aux: bool,
    /// Whether a linear function is its own transpose.
    pub symmetric: bool,
}

/// A transformed function with its arguments.
pub struct Application<'b, 'm> {
    /// The builder of the graph that it is applied in.
    pub b: &'b mut Builder<'m>,
    /// The function.
    pub function: &'b dyn Computation,
    /// The other functions that the transformation takes, the last of which may be absent. They take arrays only.
    pub functions: &'b [&'b dyn Computation],
    /// The name of the first of them, if it has one.
    pub rule_name: Option<String>,
    /// The options.
    pub options: &'b Options,
    /// The arguments of the function.
    pub arguments: &'b [Values],
    /// The tangents of the arguments, if it takes any.
    pub tangents: &'b [Values],
    /// The number of parameters that the function changes. It returns a tuple of its result and their new values.
    pub changed: usize,
    /// Their new values, once it is applied.
    pub new_states: Vec<Values>,
}

/// The result of a transformed function.
#[derive(Clone, Debug)]
pub struct Output {
    /// The value.
    pub value: Values,
    /// The linear function that is returned beside the value, by `vjp` and `linearize`.
    pub linear: Option<Linear>,
}

/// A linear function, of which a graph and the values that it reads are known.
#[derive(Clone, Debug)]
pub struct Linear {
    /// The graph. Its parameters are the residuals, then the leaves of the arguments.
    pub graph: Graph,
    /// The residuals, values of the graph that the transformation is applied in.
    pub residuals: Vec<Value>,
    /// The types of its parameters.
    pub params: Vec<Type>,
    /// The type of its result.
    pub result: Type,
}

/// A transformation that cannot be applied.
#[derive(Clone, Debug)]
pub enum Failure {
    /// An instruction of the function has no derivative.
    Inside(Refused),
    /// An option, an argument or the result of the function is wrong. An argument is an operand by its index.
    Call(Fault),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure::Inside(refused)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Call(fault)
    }
}

/// A function's graph, of which some results are differentiated by some parameters.
pub(super) struct Traced {
    /// The flat graph.
    pub(super) graph: Graph,
    /// Whether each parameter is active.
    pub(super) active: Vec<bool>,
    /// The type of the result that is differentiated.
    pub(super) result: Type,
    /// The type of the part that is not, if there is one.
    pub(super) aux: Option<Type>,
    /// The types of the new values of parameters, the last results.
    pub(super) states: Vec<Type>,
    /// The arguments and the captured values.
    pub(super) operands: Vec<Value>,
}

impl Application<'_, '_> {
    /// Returns the types of the arguments.
    pub(super) fn types(&self) -> Vec<Type> {
        let types = self.arguments.iter().map(|values| type_of(self.b, values));
        types.collect_vec()
    }

    /// Returns the function's graph, to be differentiated by these arguments.
    ///
    /// # Errors
    /// An argument has no derivative, or an instruction of the function is refused.
    pub(super) fn traced(&self, argnums: &[usize]) -> Result<Traced, Failure> {
        self.traced_with(
            argnums,
            "differentiate by other arguments with `argnums`, or by a closure that captures this one: `grad(|w| f(w, n))(w)`",
        )
    }

    /// Returns the function's graph, to be differentiated by all arguments.
    ///
    /// # Errors
    /// As for [`Application::traced`].
    pub(super) fn traced_by_all(&self) -> Result<Traced, Failure> {
        let all = (0..self.arguments.len()).collect_vec();
        self.traced_with(
            &all,
            "transform a closure that captures this one: `jvp(|x| f(x, n))(x, dx)`, `vjp(|x| f(x, n))(x)`",
        )
    }

    fn traced_with(&self, argnums: &[usize], help: &str) -> Result<Traced, Failure> {
        let types = self.types();
        for &i in argnums {
            for (path, leaf) in types[i].paths() {
                if !has_tangents(&leaf.shape) {
                    let found = leaf.shape.clone();
                    let what = FaultKind::NotDifferentiable { path, found };
                    return Err(Fault::operand(i, what).help(help).into());
                }
            }
        }
        let CapturingGraph {
            graph,
            result,
            values,
            replaced,
        } = self.function.with_captures(&types, None, &self.b.graph)?;
        if !replaced.is_empty() {
            return Err(Fault::call(FaultKind::Effects).into());
        }
        let (result, states) = match result {
            Tree::Tuple(mut parts) if self.changed > 0 => {
                let states = parts.split_off(1);
                (parts.remove(0), states)
            }
            result => (result, Vec::new()),
        };
        let (result, aux) = match (self.options.has_aux, result) {
            (false, result) => (result, None),
            (true, Tree::Tuple(parts)) if parts.len() == 2 => {
                (parts[0].clone(), Some(parts[1].clone()))
            }
            (true, result) => {
                let what = FaultKind::Value {
                    expected:
                        "a pair from the function, of a result and what is not differentiated"
                            .to_string(),
                    found: result.to_string(),
                };
                return Err(Fault::named("has_aux", what).into());
            }
        };
        let flat = inline::flat_with_rules(self.b.module, &graph)?;
        let mut active = Vec::new();
        for (i, ty) in types.iter().enumerate() {
            let count = ty.leaves().len();
            active.resize(active.len() + count, argnums.contains(&i));
        }
        active.resize(flat.params.len(), false);
        let leaves = self.arguments.iter().flat_items(Tree::leaves).copied();
        let operands = leaves.chain_items(values).collect_vec();
        Ok(Traced {
            graph: flat,
            active,
            result,
            aux,
            states,
            operands,
        })
    }

    /// Adds the value of a function; returns it, and the function's tangents as a linear graph with its residuals.
    pub(super) fn linearized(
        &mut self,
        traced: &Traced,
    ) -> Result<(Parts, Graph, Vec<Value>), Failure> {
        let count = traced.result.leaves().len();
        let results = traced.graph.results.len();
        let wanted = (0..results).map(|i| i < count).collect_vec();
        let tangents = tangents(&traced.graph, &traced.active, &wanted)?;
        let mut graph = tangents.graph;
        // Tangents of what is not differentiated are dropped.
        graph.results.truncate(results + count);
        let params = traced.active.iter().map(|_| false);
        let added = graph.params.len() - traced.active.len();
        let params = params.chain_items((0..added).map(|_| true)).collect_vec();
        let linear = (0..graph.results.len()).map(|i| i >= results);
        let Split { known, linear } = split(&graph, &params, &linear.collect_vec())?;
        let mut values = self.b.paste(&known, &traced.operands);
        let residuals = values.split_off(results);
        Ok((self.parts(traced, values), linear, residuals))
    }

    /// Adds the value of a function and its tangents in a direction.
    pub(super) fn with_tangents(
        &mut self,
        traced: &Traced,
        tangents_of: &[Value],
    ) -> Result<(Parts, Vec<Value>), Failure> {
        let count = traced.result.leaves().len();
        let results = traced.graph.results.len();
        let wanted = (0..results).map(|i| i < count).collect_vec();
        let mut graph = tangents(&traced.graph, &traced.active, &wanted)?.graph;
        graph.results.truncate(results + count);
        reversible(&graph)?;
        let operands = list::concat(&[traced.operands.as_slice(), tangents_of]);
        let mut values = self.b.paste(&graph, &operands);
        let tangents = values.split_off(results);
        Ok((self.parts(traced, values), tangents))
    }
}

impl Application<'_, '_> {
    /// Returns the value of a function, and keeps the new values of its parameters.
    pub(super) fn parts(&mut self, traced: &Traced, values: Vec<Value>) -> Parts {
        let mut values = values.into_iter();
        let value = tree(&traced.result, &mut values);
        let aux = traced.aux.as_ref().map(|aux| tree(aux, &mut values));
        let states = traced.states.iter().map(|ty| tree(ty, &mut values));
        self.new_states = states.collect_vec();
        Parts { value, aux }
    }
}

/// Checks that a graph in forward mode has all its tangents.
pub(super) fn reversible(graph: &Graph) -> Result<(), Refused> {
    match custom_derivative::only_reverse(graph) {
        None => Ok(()),
        Some(instr) => Err(Refused {
            origin: instr.origin,
            fault: Fault::call(FaultKind::ForwardMode),
        }),
    }
}

/// The value of a function: what is differentiated, and what is not.
pub(super) struct Parts {
    pub(super) value: Values,
    pub(super) aux: Option<Values>,
}

impl Parts {
    /// Returns the value, in a pair with what is not differentiated if there is any.
    pub(super) fn whole(self) -> Values {
        match self.aux {
            Some(aux) => Tree::Tuple(vec![self.value, aux]),
            None => self.value,
        }
    }
}

/// Returns the tree of the next leaves.
pub(super) fn tree(ty: &Type, leaves: &mut dyn Iterator<Item = Value>) -> Values {
    ty.map(&mut |_| {
        let next = leaves.next();
        next.unwrap_or_else(|| unreachable!("a graph has a result for each leaf of its type"))
    })
}

/// Returns one item, or a tuple of several.
pub(super) fn one_or_all<T: Clone>(mut items: Vec<Tree<T>>) -> Tree<T> {
    match items.len() {
        1 => items.remove(0),
        _ => Tree::Tuple(items),
    }
}
