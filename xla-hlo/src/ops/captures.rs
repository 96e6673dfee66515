//! Captured values in the computation of a reduction, `reduce(|a, b| a + b * scale, x, 0.0)`, as additional operands.
//!
//! The computations of `reduce`, `reduce_window`, `scatter` and `sort` are functions of scalars that cannot capture
//! values, in StableHLO and here. But these operations take several arrays at once. Therefore each captured scalar
//! becomes an additional array of equal elements, whose result is dropped: the computation returns such elements
//! unchanged, so every application sees the captured value, whatever the order of reduction.
//!
//! Expressions of captured values alone are computed once, outside. The values that remain captured must be scalars.

use crate::error::{Error, Fault, FaultKind};
use crate::list::{self, Items};
use crate::ops::{broadcast, inline};
use crate::{Builder, Graph, Shape, Value};

use crate::operation::{Call, InCall, Sides};

/// A computation of scalars, with parameters for the captured scalars after its own.
pub(crate) struct ScalarCaptures {
    graph: Graph,
    own: usize,
    /// The captured scalars.
    pub(crate) values: Vec<Value>,
}

impl Call<'_, '_> {
    /// Returns the computation with this name for parameters of these shapes, which may capture values.
    ///
    /// # Errors
    /// The argument is not a computation, its parameters or results are wrong, or it captures an array.
    pub(crate) fn of_scalars(
        &mut self,
        name: &'static str,
        params: &[Shape],
        expected: &[Shape],
    ) -> Result<ScalarCaptures, Error> {
        let (graph, enclosing) = self.capturing(name, params)?;
        let found = graph.result_shapes();
        if found != expected {
            let expected = expected.to_vec();
            let what = FaultKind::ComputationResult { expected, found };
            return Err(self.error(Fault::named(name, what)));
        }
        let own = params.len();
        // Most computations capture nothing, and keep their graph as it is.
        if enclosing.is_empty() {
            let values = Vec::new();
            return Ok(ScalarCaptures { graph, own, values });
        }
        let captures = scalars(self.b, &graph, own, &enclosing);
        captures.map_err(|what| self.error(Fault::named(name, what)))
    }
}

/// Returns a computation of scalars whose last parameters are captured values with parameters for additional arrays
/// instead, and the scalars that are the elements of these arrays.
///
/// # Errors
/// It captures an array, which its own parameters are combined with.
pub fn lifted(
    b: &mut Builder<'_>,
    (graph, enclosing): (Graph, Vec<Value>),
    sides: Sides,
) -> Result<(Graph, Vec<Value>), Fault> {
    let own = graph.params.len() - enclosing.len();
    let captures = scalars(b, &graph, own, &enclosing).map_err(Fault::call)?;
    let values = captures.values.clone();
    Ok((captures.graph(sides), values))
}

impl ScalarCaptures {
    /// Returns the computation with parameters for the additional arrays; if it returns an element of each array, it
    /// also returns the elements of the additional ones.
    pub(crate) fn graph(self, sides: Sides) -> Graph {
        let (own, count) = (self.own, self.values.len());
        if count == 0 {
            return self.graph;
        }
        let shape = |i: usize| self.graph.shape(self.graph.params[i]).clone();
        let captured = (own..own + count).map(shape);
        let mut out = Graph::new();
        let mut params = |range: &mut dyn Iterator<Item = Shape>| -> Vec<Value> {
            range.map(|shape| out.add_param(shape)).collect_vec()
        };
        match sides {
            // The arrays are in two halves, `folded.., elements..`; a captured scalar is in both, as the same number.
            Sides::Halves => {
                let folded = params(&mut (0..own / 2).map(shape));
                params(&mut captured.clone());
                let elements = params(&mut (own / 2..own).map(shape));
                let captured = params(&mut captured.clone());
                let arguments = list::concat(&[folded, elements, captured.clone()]);
                out.results = out.paste(&self.graph, &arguments);
                out.results.extend(captured);
            }
            Sides::Pairs => {
                // The arrays are in pairs, the two elements that are compared; a captured scalar is a pair of equal
                // numbers.
                let elements = params(&mut (0..own).map(shape));
                let pairs = params(&mut captured.flat_items(|shape| [shape.clone(), shape]));
                let first = pairs.iter().step_by(2).copied();
                let arguments: Vec<Value> = elements.into_iter().chain_items(first).collect_vec();
                out.results = out.paste(&self.graph, &arguments);
            }
        }
        out
    }

    /// Returns these arrays of one size, followed by an array for each captured scalar, which is broadcast.
    pub(crate) fn beside(
        &self,
        call: &mut Call<'_, '_>,
        mut arrays: Vec<Value>,
    ) -> Result<Vec<Value>, Error> {
        let sizes = call.b.shape(arrays[0]).dims.clone();
        for &value in &self.values {
            let array = broadcast::in_dim(call.b, value, sizes.clone(), &[]);
            arrays.push(array.in_call(call)?);
        }
        Ok(arrays)
    }
}

/// Whether a value of the computation is hoisted out of it.
#[derive(Clone, Copy)]
enum Hoisting {
    /// It is computed inside, because it depends on an element.
    Inside,
    /// It is computed outside, as a value of the enclosing graph.
    Outside(Value),
    /// It is computed at its use, because it has no operands.
    Anywhere(Value),
}

/// Hoists instructions that depend on none of the own parameters out of a computation whose last parameters are
/// captured values.
fn scalars(
    b: &mut Builder<'_>,
    graph: &Graph,
    own: usize,
    enclosing: &[Value],
) -> Result<ScalarCaptures, FaultKind> {
    let graph = inline::flat(b.module, graph).map_err(|refused| *refused.fault.what)?;
    // Phase 1: instructions that depend on no element move out, in order, so that their operands are known.
    let mut hoisting = vec![Hoisting::Inside; graph.value_count()];
    for (&param, &value) in graph.params[own..].iter().zip(enclosing) {
        // A constant is copied into the computation, which may simplify it.
        let constant = |maker: &&crate::Instr| maker.operands.is_empty() && !maker.has_effect();
        hoisting[param.0 as usize] = match b.graph.maker(value).filter(constant) {
            Some(_) => Hoisting::Anywhere(value),
            None => Hoisting::Outside(value),
        };
    }
    let mut inside = Vec::new();
    for (id, instr) in graph.instrs() {
        let operands = instr.operands.iter().map(|v| match hoisting[v.0 as usize] {
            Hoisting::Inside => None,
            Hoisting::Outside(value) | Hoisting::Anywhere(value) => Some(value),
        });
        let operands: Option<Vec<Value>> = operands.collect_some();
        match operands.filter(|_| !instr.has_effect()) {
            Some(operands) => {
                let (attrs, regions) = (instr.attrs.clone(), instr.regions.clone());
                let values = b.add(instr.op, &operands, attrs, regions);
                let values = values.map_err(|fault| *fault.what)?;
                for (result, value) in instr.results.iter().zip(values) {
                    hoisting[result.0 as usize] = if operands.is_empty() {
                        Hoisting::Anywhere(value)
                    } else {
                        Hoisting::Outside(value)
                    };
                }
            }
            None => inside.push(id),
        }
    }
    // Phase 2: the values from outside that the remaining instructions read become parameters.
    let read = inside.iter().flat_items(|&id| &graph.instr(id).operands);
    let mut out = Graph::new();
    let mut new: Vec<Option<Value>> = vec![None; graph.value_count()];
    for &param in &graph.params[..own] {
        new[param.0 as usize] = Some(out.add_param(graph.shape(param).clone()));
    }
    let mut values = Vec::new();
    for value in read.chain_items(&graph.results) {
        let shape = graph.shape(*value).clone();
        let place = hoisting[value.0 as usize];
        // The additional operands have one element at each index, so only scalars can be passed.
        if !matches!(place, Hoisting::Inside) && !shape.is_scalar() {
            let what = format!(
                "the computation can capture scalars of the enclosing function, and values computed only from its \
                 arrays; here {shape} is combined with the computation's own parameters"
            );
            return Err(FaultKind::Other(what));
        }
        let (Hoisting::Outside(captured), None) = (place, new[value.0 as usize]) else {
            continue;
        };
        let known = values.iter().position(|&known| known == captured);
        let param = match known {
            Some(i) => out.params[own + i],
            None => {
                values.push(captured);
                out.add_param(shape)
            }
        };
        new[value.0 as usize] = Some(param);
    }
    // Phase 3: the remaining instructions are copied. Constants are copied before their first use.
    let made = |out: &mut Graph, new: &mut [Option<Value>], value: Value| -> Value {
        if let (Hoisting::Anywhere(outer), None) =
            (hoisting[value.0 as usize], new[value.0 as usize])
            && let Some(maker) = b.graph.maker(outer)
        {
            let shapes = vec![b.graph.shape(outer).clone()];
            let (attrs, regions) = (maker.attrs.clone(), maker.regions.clone());
            let id = out.add_instr(maker.op, Vec::new(), attrs, regions, shapes, maker.origin);
            new[value.0 as usize] = Some(out.instr(id).results[0]);
        }
        new[value.0 as usize].expect("operands are before their users")
    };
    for id in inside {
        let instr = graph.instr(id);
        let operands = instr.operands.iter();
        let operands = operands.map(|&v| made(&mut out, &mut new, v)).collect_vec();
        let shapes = instr.results.iter().map(|&v| graph.shape(v).clone());
        let (attrs, regions) = (instr.attrs.clone(), instr.regions.clone());
        let shapes = shapes.collect_vec();
        let id = out.add_instr(instr.op, operands, attrs, regions, shapes, instr.origin);
        let results = out.instr(id).results.clone();
        for (old, value) in instr.results.iter().zip(results) {
            new[old.0 as usize] = Some(value);
        }
    }
    let results = graph.results.iter();
    out.results = results.map(|&v| made(&mut out, &mut new, v)).collect_vec();
    Ok(ScalarCaptures {
        graph: out,
        own,
        values,
    })
}
