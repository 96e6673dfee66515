//! The graph of a function that is differentiated.

use super::application::{Application, Failure, Parts, reversible};
use super::{Split, split, tangents};
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::operation::CapturingGraph;
use crate::ops::call::type_of;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::inline::{self, Refused};
use crate::{Graph, Tree, Type, Value};

/// A function's graph; some of its results are differentiated by some of its parameters.
pub(super) struct Traced {
    /// The flat graph. Its results are the results of the function, then the new values of its parameters.
    pub(super) graph: Graph,
    /// Whether each parameter is active.
    pub(super) active: Vec<bool>,
    /// Whether each result is differentiated.
    pub(super) wanted: Vec<bool>,
    /// The type of the result that is differentiated.
    pub(super) result: Type,
    /// The type of the part that is not, if there is one.
    pub(super) aux: Option<Type>,
    /// The types of the new values of parameters.
    pub(super) states: Vec<Type>,
    /// The arguments and the captured values.
    pub(super) operands: Vec<Value>,
}

/// The values that are differentiated besides the result of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Besides {
    /// Nothing.
    Nothing,
    /// The new values of the arguments by which it is differentiated.
    NewValues,
}

impl Traced {
    /// Returns the graph with the tangents of the results that are differentiated, after all results.
    ///
    /// # Errors
    /// An instruction has no derivative.
    pub(super) fn with_tangents(&self, active: &[bool]) -> Result<Graph, Refused> {
        let mut graph = tangents(&self.graph, active, &self.wanted)?.graph;
        let results = self.graph.results.len();
        let of_all = graph.results.split_off(results);
        let wanted = of_all.into_iter().zip(&self.wanted);
        let wanted = wanted.filter_items(|(_, is)| **is).map(|(value, _)| value);
        graph.results.extend(wanted.collect_vec());
        Ok(graph)
    }
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
    pub(super) fn traced(&self, argnums: &[usize], besides: Besides) -> Result<Traced, Failure> {
        // 1. Each leaf of the arguments must have tangents. Integers and `bool` do not; the help shows `grad` for a
        // loss, `jvp` or `vjp` for other functions.
        let types = self.types();
        for &i in argnums {
            for (path, leaf) in types[i].paths() {
                if !has_tangents(&leaf.shape) {
                    let found = leaf.shape.clone();
                    let what = FaultKind::NotDifferentiable { path, found };
                    let help = match (part(&types[i]), besides) {
                        (Some((name, part)), Besides::Nothing) => format!(
                            "differentiate by other arguments with `argnums`, or by a part of this one: \
                             `grad(|{part}| f({name} {{ {part}, ..p }}))(p.{part})`"
                        ),
                        (Some((name, part)), Besides::NewValues) => format!(
                            "differentiate by other arguments with `argnums`, or by a part of this one: \
                             `vjp(|{part}| f({name} {{ {part}, ..p }}))(p.{part})`"
                        ),
                        (None, Besides::Nothing) => {
                            "differentiate by other arguments with `argnums`, or by a closure that captures this one: \
                             `grad(|w| f(w, n))(w)`"
                                .to_string()
                        }
                        (None, Besides::NewValues) => {
                            "differentiate by other arguments with `argnums`, or transform a closure that captures this \
                             one: `jvp(|x| f(x, n))(x, dx)`, `vjp(|x| f(x, n))(x)`"
                                .to_string()
                        }
                    };
                    return Err(Fault::operand(i, what).help(help).into());
                }
            }
        }
        // 2. Trace the function. Its results are the result, the auxiliary part if there is one, and new states.
        let CapturingGraph {
            graph,
            result,
            values,
            replaced,
        } = self.function.with_captures(&types, None, &self.b.graph)?;
        if !replaced.is_empty() {
            return Err(Fault::call(FaultKind::Effects).into());
        }
        let (result, states) = self.parted(result);
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
                let help = "return the two as a pair, `(loss, other)`, or omit `has_aux`";
                return Err(Fault::named("has_aux", what).help(help).into());
            }
        };
        // 3. Inline calls, but keep functions that have rules for their derivatives.
        let flat = inline::flat_with_rules(self.b.module, &graph)?;
        // 4. Mark the leaves: which parameters are active, and which results have tangents. Captured values are the
        // last parameters and are never active.
        let mut active = Vec::new();
        for (i, ty) in types.iter().enumerate() {
            let count = ty.leaves().len();
            active.resize(active.len() + count, argnums.contains(&i));
        }
        active.resize(flat.params.len(), false);
        let mut wanted = vec![true; result.leaves().len()];
        let not = aux.as_ref().map_or(0, |aux| aux.leaves().len());
        wanted.resize(wanted.len() + not, false);
        for (state, ty) in self.states.iter().zip(&states) {
            let is = besides == Besides::NewValues && argnums.contains(state);
            wanted.resize(wanted.len() + ty.leaves().len(), is);
        }
        let leaves = self.arguments.iter().flat_items(Tree::leaves).copied();
        let operands = leaves.chain_items(values).collect_vec();
        Ok(Traced {
            graph: flat,
            active,
            wanted,
            result,
            aux,
            states,
            operands,
        })
    }

    /// Separates the type of the result from the types of the new values of arguments.
    pub(super) fn parted(&self, result: Type) -> (Type, Vec<Type>) {
        match result {
            Tree::Tuple(mut parts) if !self.states.is_empty() => {
                let states = parts.split_off(1);
                (parts.remove(0), states)
            }
            result => (result, Vec::new()),
        }
    }

    /// Adds the value of a function; returns it, and the function's tangents as a linear graph with its residuals.
    pub(super) fn linearized(
        &mut self,
        traced: &Traced,
    ) -> Result<(Parts, Graph, Vec<Value>), Failure> {
        // The graph with tangents has the tangents as its last parameters and results: the split separates it there.
        let graph = traced.with_tangents(&traced.active)?;
        let results = traced.graph.results.len();
        let params = traced.active.iter().map(|_| false);
        let added = graph.params.len() - traced.active.len();
        let params = params.chain_items((0..added).map(|_| true)).collect_vec();
        let linear = (0..graph.results.len()).map(|i| i >= results);
        let Split { known, linear } = split(&graph, &params, &linear.collect_vec())?;
        let mut values = self.b.paste(&known, &traced.operands);
        let residuals = values.split_off(results);
        Ok((self.parts(traced, values), linear, residuals))
    }

    /// Returns the value of a function, and keeps the new values of its parameters.
    pub(super) fn parts(&mut self, traced: &Traced, values: Vec<Value>) -> Parts {
        let mut values = values.into_iter();
        let value = traced.result.with_leaves(&mut values);
        let aux = traced.aux.as_ref().map(|aux| aux.with_leaves(&mut values));
        let states = traced.states.iter().map(|ty| ty.with_leaves(&mut values));
        self.new_states = states.collect_vec();
        Parts { value, aux }
    }

    /// Adds the value of a function and its tangents in a direction.
    pub(super) fn directional(
        &mut self,
        traced: &Traced,
        tangents_of: &[Value],
    ) -> Result<(Parts, Vec<Value>), Failure> {
        let graph = traced.with_tangents(&traced.active)?;
        reversible(&graph)?;
        let operands = list::concat(&[traced.operands.as_slice(), tangents_of]);
        let mut values = self.b.paste(&graph, &operands);
        let tangents = values.split_off(traced.graph.results.len());
        Ok((self.parts(traced, values), tangents))
    }
}

/// Returns the names of a struct and of its first field whose leaves all have tangents.
fn part(ty: &Type) -> Option<(&str, &str)> {
    let Tree::Record(name, fields) = ty else {
        return None;
    };
    let is_part = |(name, ty): &&(String, Type)| {
        let is_name = !name.starts_with(|c: char| c.is_ascii_digit());
        is_name && ty.leaves().iter().all(|leaf| has_tangents(&leaf.shape))
    };
    let (part, _) = fields.iter().find(is_part)?;
    Some((name.split('<').next()?, part))
}
