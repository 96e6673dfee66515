//! Splits a graph into a known part, which depends on no tangent, and a part that is linear in tangents.

mod again;
mod checkpoint;
mod control;

use super::dependence::dependent;
use crate::error::{Fault, FaultKind, NonLinear};
use crate::graph::Value;
use crate::list::Items;
use crate::operation::Form;
use crate::ops::checkpoint::is_checkpoint;
use crate::ops::guard;
use crate::ops::inline::Refused;
use crate::{Builder, Graph, Instr, Module};
pub(super) use checkpoint::restricted;

/// A graph in two parts. The values that the second part reads of the first are the *residuals*.
#[derive(Clone, Debug)]
pub struct Split {
    /// The part that depends on no linear parameter. Its parameters are the other ones; its results are the results that
    /// are not linear, then the residuals.
    pub known: Graph,
    /// The part that is linear. Its parameters are the linear parameters, then the residuals; its results are the linear
    /// results.
    pub linear: Graph,
}

/// Splits a graph whose results are linear in these parameters, or do not depend on them.
///
/// Residuals that cost nothing, such as constants and broadcasts, are computed again in the linear part.
///
/// # Errors
/// The linear part depends on a loop whose number of rounds is not known while compiling, or an instruction reads a
/// linear value and is not linear.
pub fn split(graph: &Graph, params: &[bool], results: &[bool]) -> Result<Split, Refused> {
    let module = Module::default();
    let mut splitter = Splitter {
        graph,
        linear_values: dependent(graph, params),
        known: Builder::new(&module),
        linear: Builder::new(&module),
        in_known: vec![None; graph.value_count()],
        in_linear: vec![None; graph.value_count()],
        residuals: Vec::new(),
        again: Vec::new(),
    };
    // Each parameter belongs to one of the two graphs. A value may be in both: `in_known` and `in_linear` have it
    // there.
    for (&param, &is_linear) in graph.params.iter().zip(params) {
        let shape = graph.shape(param).clone();
        if is_linear {
            let value = splitter.linear.graph.add_param(shape);
            splitter.in_linear[param.0 as usize] = Some(value);
        } else {
            let value = splitter.known.graph.add_param(shape);
            splitter.in_known[param.0 as usize] = Some(value);
        }
    }
    // In the order of the graph, so that operands are there before their users.
    for (_, instr) in graph.instrs() {
        splitter.add(instr)?;
    }
    // The results of the known part are the known results, then the residuals, in the order in which the linear part
    // first read them.
    let mut known = Vec::new();
    let mut linear = Vec::new();
    for (&result, &is_linear) in graph.results.iter().zip(results) {
        if is_linear {
            linear.push(splitter.linear_value(result));
        } else {
            known.push(splitter.known_value(result));
        }
    }
    known.extend(splitter.residuals.iter().map(|&(value, _)| value));
    splitter.known.graph.results = known;
    splitter.linear.graph.results = linear;
    Ok(Split {
        known: splitter.known.graph,
        linear: splitter.linear.graph,
    })
}

struct Splitter<'g, 'm> {
    graph: &'g Graph,
    linear_values: Vec<bool>,
    known: Builder<'m>,
    linear: Builder<'m>,
    /// The value in the known part of each value of the graph that is not linear.
    in_known: Vec<Option<Value>>,
    /// The value in the linear part of each value of the graph that is linear.
    in_linear: Vec<Option<Value>>,
    /// The residuals: values of the known part, each with its parameter in the linear part.
    residuals: Vec<(Value, Value)>,
    /// Values of the known part that the linear part computes again.
    again: Vec<(Value, Value)>,
}

impl Splitter<'_, '_> {
    fn is_linear(&self, value: Value) -> bool {
        self.linear_values[value.0 as usize]
    }

    /// Returns a value of the graph in the known part.
    fn known_value(&self, value: Value) -> Value {
        let known = self.in_known[value.0 as usize];
        known.unwrap_or_else(|| unreachable!("{value:?} depends on a linear parameter"))
    }

    /// Returns a value of the graph in the linear part.
    fn linear_value(&mut self, value: Value) -> Value {
        match self.in_linear[value.0 as usize] {
            Some(value) => value,
            None => self.residual(self.known_value(value)),
        }
    }

    /// Returns a value of the known part in the linear part.
    fn residual(&mut self, known: Value) -> Value {
        // Each residual is one parameter, however often it is read.
        let all = self.residuals.iter().chain_items(&self.again);
        for (value, linear) in all {
            if *value == known {
                return *linear;
            }
        }
        // A free value is computed from its operands, which may be residuals: `broadcast(x)` stores `x` alone.
        if let Some(instr) = self.known.graph.maker(known)
            && is_free(&self.known.graph, instr)
        {
            let mut instr = instr.clone();
            let operands = instr.operands.iter().map(|&operand| self.residual(operand));
            instr.operands = operands.collect_vec();
            let shape = self.known.shape(known).clone();
            let id = self.linear.graph.add_instr(
                instr.op,
                instr.operands,
                instr.attrs,
                instr.regions,
                vec![shape],
                instr.origin,
            );
            let linear = self.linear.graph.instr(id).results[0];
            self.again.push((known, linear));
            return linear;
        }
        let linear = self.linear.graph.add_param(self.known.shape(known).clone());
        self.residuals.push((known, linear));
        linear
    }

    fn add(&mut self, instr: &Instr) -> Result<(), Refused> {
        self.known.origin = instr.origin;
        self.linear.origin = instr.origin;
        let form = (instr.op.form)(self.graph, instr);
        // A choice may take tangents that no result depends on.
        let mut values = instr.operands.iter().chain_items(&instr.results);
        if values.any(|&v| self.is_linear(v)) {
            match form {
                Form::While => return self.repeated(instr),
                Form::Branch => return self.chosen(instr),
                _ if is_checkpoint(instr) => return self.computed_again(instr),
                // Only control flow may take a tangent and have no result with one.
                _ if !instr.results.iter().any(|&v| self.is_linear(v)) => {
                    return Err(not_linear(instr));
                }
                _ => {
                    let operands = instr.operands.iter().map(|&v| self.linear_value(v));
                    let operands = operands.collect_vec();
                    let made = copy(&mut self.linear.graph, self.graph, instr, operands);
                    self.enter(instr, &made, true);
                    return Ok(());
                }
            }
        }
        // All operands are known, so the results are.
        let operands = instr.operands.iter().map(|&v| self.known_value(v));
        let operands = operands.collect_vec();
        let made = copy(&mut self.known.graph, self.graph, instr, operands);
        self.enter(instr, &made, false);
        Ok(())
    }

    /// Records the values of an instruction's results in one of the parts.
    fn enter(&mut self, instr: &Instr, values: &[Value], linear: bool) {
        for (old, &value) in instr.results.iter().zip(values) {
            let list = if linear {
                &mut self.in_linear
            } else {
                &mut self.in_known
            };
            list[old.0 as usize] = Some(value);
        }
    }
}

/// Returns the fault of an instruction whose result depends on linear values, and is not linear in them.
pub(super) fn not_linear(instr: &Instr) -> Refused {
    let what = FaultKind::NotLinear {
        subject: "a derivative is not linear in its tangents".to_string(),
        operation: Some((instr.op.name.to_string(), NonLinear::Itself)),
    };
    Refused {
        origin: instr.origin,
        fault: Fault::call(what),
    }
}

/// Adds an instruction of another graph with these operands, and returns its results.
pub(super) fn copy(
    to: &mut Graph,
    from: &Graph,
    instr: &Instr,
    operands: Vec<Value>,
) -> Vec<Value> {
    let shapes = instr.results.iter().map(|&v| from.shape(v).clone());
    let id = to.add_instr(
        instr.op,
        operands,
        instr.attrs.clone(),
        instr.regions.clone(),
        shapes.collect_vec(),
        instr.origin,
    );
    to.instr(id).results.clone()
}

/// Whether an instruction is computed where it is read.
fn is_free(graph: &Graph, instr: &Instr) -> bool {
    let form = (instr.op.form)(graph, instr);
    let free = matches!(
        form,
        Form::Constant(_)
            | Form::Iota { .. }
            | Form::Size(_)
            | Form::Broadcast { .. }
            | Form::Reshape
    );
    free || *instr.op == guard::PRIMITIVE
}
