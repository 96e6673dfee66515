//! Reverse mode: the transpose of a graph that is linear in some parameters.

mod checkpoint;
mod control;
mod sums;

use super::dependence::dependent;
use super::split::{copy, not_linear};
use crate::derivatives;
use crate::derivatives::calculus::{sum, zeros};
use crate::derivatives::rules::Transpose;
use crate::error::Fault;
use crate::list::Items;
use crate::operation::Form;
use crate::ops::checkpoint::is_checkpoint;
use crate::ops::inline::Refused;
use crate::{Builder, Graph, Instr, Module, Shape, Value};

/// Returns the transpose of a graph that is linear in some parameters.
///
/// Its parameters are the others, then the cotangent of each result, then the sum so far of the cotangent of each
/// parameter that is `summed`. Its results are the cotangents of the linear parameters; sums are added to.
///
/// # Errors
/// An instruction has no transpose.
pub fn transpose(graph: &Graph, linear: &[bool], summed: &[bool]) -> Result<Graph, Refused> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let linear_values = dependent(graph, linear);
    let is_linear = |value: Value| linear_values[value.0 as usize];
    // `new` has the known values, `sums` the cotangents that have been added so far.
    let mut new: Vec<Option<Value>> = vec![None; graph.value_count()];
    for (&param, _) in graph
        .params
        .iter()
        .zip(linear)
        .filter_items(|(_, is)| !**is)
    {
        new[param.0 as usize] = Some(b.graph.add_param(graph.shape(param).clone()));
    }
    let mut sums: Vec<Option<Value>> = vec![None; graph.value_count()];
    let seeds = graph.results.iter().map(|&result| {
        let seed = b.graph.add_param(graph.shape(result).clone());
        (result, seed)
    });
    let seeds = seeds.collect_vec();
    for (&param, _) in graph.params.iter().zip(summed).filter_items(|(_, is)| **is) {
        sums[param.0 as usize] = Some(b.graph.add_param(graph.shape(param).clone()));
    }
    // Results may be equal: their seeds are added.
    for (result, seed) in seeds {
        let at = result.0 as usize;
        let sum = sum(&mut b, sums[at], Some(seed));
        sums[at] = sum.expect("arrays of one shape have a sum");
    }
    // Known instructions first, forward: the rules read their values.
    for (_, instr) in graph.instrs() {
        if !instr.results.iter().any(|&v| is_linear(v)) {
            let mut operands = Vec::with_capacity(instr.operands.len());
            for operand in &instr.operands {
                operands.push(match new[operand.0 as usize] {
                    Some(value) => value,
                    // A loop or a choice may take a linear operand that no result depends on.
                    None if !has_regions(graph, instr) => return Err(not_linear(instr)),
                    None => zeros(&mut b, graph.shape(*operand)).map_err(|fault| Refused {
                        origin: instr.origin,
                        fault,
                    })?,
                });
            }
            let values = copy(&mut b.graph, graph, instr, operands);
            for (old, value) in instr.results.iter().zip(values) {
                new[old.0 as usize] = Some(value);
            }
        }
    }
    // Then linear instructions, backward: a value's cotangent is complete once all of its readers have been visited.
    for (_, instr) in graph.instrs().rev() {
        if instr.results.iter().any(|&v| is_linear(v)) {
            b.origin = instr.origin;
            let part = Part {
                graph,
                instr,
                is_linear: &is_linear,
            };
            part.add(&mut b, &new, &mut sums)?;
        }
    }
    let mut results = Vec::new();
    for (&param, _) in graph.params.iter().zip(linear).filter_items(|(_, is)| **is) {
        // A parameter that no result depends on has a cotangent of zeros.
        let sum = match sums[param.0 as usize] {
            Some(sum) => sum,
            None => {
                zeros(&mut b, graph.shape(param)).expect("a parameter has the shape of the zeros")
            }
        };
        results.push(sum);
    }
    b.graph.results = results;
    Ok(b.graph)
}

/// Whether an instruction is a loop or a choice.
fn has_regions(graph: &Graph, instr: &Instr) -> bool {
    matches!((instr.op.form)(graph, instr), Form::While | Form::Branch)
}

/// An instruction of a graph that is transposed.
struct Part<'g> {
    graph: &'g Graph,
    instr: &'g Instr,
    is_linear: &'g dyn Fn(Value) -> bool,
}

impl Part<'_> {
    /// Adds to the cotangents of the instruction's linear operands.
    fn add(
        &self,
        b: &mut Builder<'_>,
        new: &[Option<Value>],
        sums: &mut [Option<Value>],
    ) -> Result<(), Refused> {
        let instr = self.instr;
        let cotangents = instr.results.iter().map(|v| sums[v.0 as usize]);
        let cotangents = cotangents.collect_vec();
        if cotangents.iter().all(Option::is_none) {
            return Ok(());
        }
        let operands = instr.operands.iter().map(|&v| {
            if (self.is_linear)(v) {
                None
            } else {
                new[v.0 as usize]
            }
        });
        let operands = operands.collect_vec();
        let shape = |values: &[Value]| -> Vec<Shape> {
            let shapes = values.iter().map(|&v| self.graph.shape(v).clone());
            shapes.collect_vec()
        };
        let (shapes, results) = (shape(&instr.operands), shape(&instr.results));
        // The first operand that is a value takes the value's sum so far.
        let mut of_operands = Vec::with_capacity(operands.len());
        // `a + a` has one operand twice: only the first one takes the sum, or it would be added twice.
        for (i, value) in instr.operands.iter().enumerate() {
            let first = instr.operands.iter().position(|other| other == value);
            let linear = operands[i].is_none() && first == Some(i);
            of_operands.push(if linear {
                sums[value.0 as usize].take()
            } else {
                None
            });
        }
        let mut input = Transpose {
            b,
            instr,
            operands: &operands,
            shapes: &shapes,
            cotangents: &cotangents,
            results: &results,
            sums: &mut of_operands,
        };
        match (instr.op.form)(self.graph, instr) {
            Form::While => control::repeated(&mut input, self.graph)?,
            Form::Branch => control::chosen(&mut input)?,
            _ if is_checkpoint(instr) => checkpoint::transposed(&mut input)?,
            _ => {
                let transposed = match derivatives::of(instr.op).transpose {
                    Some(rule) => rule(&mut input),
                    None => Err(Fault::no_derivative(
                        instr.op.name.to_string(),
                        "its tangents have no transpose",
                    )),
                };
                transposed.map_err(|fault| self.refused(fault))?;
            }
        }
        for (value, of) in instr.operands.iter().zip(of_operands) {
            let at = value.0 as usize;
            sums[at] = sum(b, sums[at], of).map_err(|fault| self.refused(fault))?;
        }
        Ok(())
    }

    fn refused(&self, fault: Fault) -> Refused {
        Refused {
            origin: self.instr.origin,
            fault,
        }
    }
}
