//! Residuals of a loop that its linear part computes again from others, because storing a row costs more.

use super::{Split, copy, is_free};
use crate::graph::Value;
use crate::list::{Items, concat};
use crate::ops::{compare, elementwise, select};
use crate::{Builder, Graph, Instr, Module, Primitive};

/// The operations that are computed again.
const CHEAP: [&Primitive; 6] = [
    &elementwise::add,
    &elementwise::sub,
    &elementwise::mul,
    &elementwise::neg,
    &select::PRIMITIVE,
    &compare::PRIMITIVE,
];

/// The number of instructions between a residual and those that it is computed from.
const DEPTH: usize = 3;

/// Removes the residuals that a few cheap instructions compute from the others. The first results of the known part,
/// `results` of them, are not residuals.
pub(super) fn computed_again(split: Split, results: usize) -> Split {
    let Split { mut known, linear } = split;
    let residuals = known.results.split_off(results);
    let tangents = linear.params.len() - residuals.len();
    let module = Module::default();
    let mut b = Builder::new(&module);
    let params = linear.params.iter();
    let shapes = params
        .map(|&param| linear.shape(param).clone())
        .collect_vec();
    let mut arguments = Vec::with_capacity(shapes.len());
    for shape in &shapes[..tangents] {
        arguments.push(b.graph.add_param(shape.clone()));
    }
    // Those that are stored come first, as they are parameters.
    let mut values: Vec<Option<Value>> = vec![None; known.value_count()];
    let again = |&value: &Value| {
        let maker = known.maker(value).filter(|maker| is_cheap(maker));
        let mut operands = maker.into_iter().flat_map(|maker| &maker.operands);
        maker.is_some() && operands.all_items(|&v| is_available(&known, &residuals, v, DEPTH))
    };
    let again = residuals.iter().map(again).collect_vec();
    for ((&value, shape), again) in residuals
        .iter()
        .zip_items(&shapes[tangents..])
        .zip_items(&again)
    {
        if !again {
            values[value.0 as usize] = Some(b.graph.add_param(shape.clone()));
            known.results.push(value);
        }
    }
    let mut of_residuals = Vec::with_capacity(residuals.len());
    for &value in &residuals {
        of_residuals.push(computed(&mut b.graph, &known, &mut values, value));
    }
    let arguments = concat(&[arguments.as_slice(), &of_residuals]);
    b.graph.results = b.paste(&linear, &arguments);
    Split {
        known,
        linear: b.graph,
    }
}

fn is_cheap(instr: &Instr) -> bool {
    CHEAP.iter().any_item(|op| *instr.op == **op)
}

/// Whether a value is a residual, costs nothing, or follows from such values by a few cheap instructions.
fn is_available(known: &Graph, residuals: &[Value], value: Value, depth: usize) -> bool {
    if residuals.contains(&value) {
        return true;
    }
    let Some(maker) = known.maker(value) else {
        return false;
    };
    let all = |depth| {
        let mut operands = maker.operands.iter();
        operands.all_items(|&v| is_available(known, residuals, v, depth))
    };
    match is_free((maker.op.form)(known, maker)) {
        true => all(depth),
        false => depth > 1 && is_cheap(maker) && all(depth - 1),
    }
}

/// Returns a value of the known part in a graph that has those that it is computed from.
fn computed(to: &mut Graph, known: &Graph, values: &mut [Option<Value>], value: Value) -> Value {
    if let Some(value) = values[value.0 as usize] {
        return value;
    }
    let Some(maker) = known.maker(value) else {
        unreachable!("{value:?} is a parameter that is not stored");
    };
    let mut operands = Vec::with_capacity(maker.operands.len());
    for &operand in &maker.operands {
        operands.push(computed(to, known, values, operand));
    }
    let made = copy(to, known, maker, operands);
    for (old, &new) in maker.results.iter().zip_items(&made) {
        values[old.0 as usize] = Some(new);
    }
    computed(to, known, values, value)
}
