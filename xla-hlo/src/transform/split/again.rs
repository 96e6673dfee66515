//! Residuals of a loop that its linear part computes again from others, because storing a row costs more.

use super::{Split, copy, is_free};
use crate::graph::Value;
use crate::list::{Items, concat};
use crate::operation::Form;
use crate::{Builder, Graph, Instr, Module};

/// The most simple instructions for an element of a residual that is computed again: fewer than to write it to a row, copy
/// it from there and read it take.
const COST: u32 = 8;

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
        let maker = known.maker(value);
        maker.is_some_and(|maker| remaining(&known, &residuals, maker, COST).is_some())
    };
    // Whether each residual can be computed from the others. Its own operands are residuals or follow from them.
    let again = residuals.iter().map(again).collect_vec();
    for ((&value, shape), again) in residuals.iter().zip(&shapes[tangents..]).zip(&again) {
        if !again {
            values[value.0 as usize] = Some(b.graph.add_param(shape.clone()));
            known.results.push(value);
        }
    }
    // The residuals in their order: stored ones are parameters, the others are computed from these.
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

/// Returns what remains of a cost once an instruction is computed from residuals; `None` if it costs more, or does not
/// follow from them.
fn remaining(known: &Graph, residuals: &[Value], instr: &Instr, cost: u32) -> Option<u32> {
    // Elementwise instructions are counted by their cost. Functions of whole slices, and everything that is neither
    // elementwise nor free, are stored.
    let mut left = match (instr.op.form)(known, instr) {
        Form::Map {
            cost: own,
            sliced: false,
            ..
        } => cost.checked_sub(own.max(1))?,
        _ => {
            if is_free(known, instr) {
                cost
            } else {
                return None;
            }
        }
    };
    for operand in &instr.operands {
        if !residuals.contains(operand) {
            left = remaining(known, residuals, known.maker(*operand)?, left)?;
        }
    }
    Some(left)
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
    for (old, &new) in maker.results.iter().zip(&made) {
        values[old.0 as usize] = Some(new);
    }
    computed(to, known, values, value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::elementwise::{self, add, div, exp, max, mul, rsqrt, sub};
    use crate::{ElementType, Primitive, Shape, Size};

    /// Adds an elementwise instruction.
    type Op<'a> = &'a mut dyn FnMut(&'static Primitive, &[Value]) -> Value;

    /// Returns how many of these values are stored: `x`, `y`, and what `build` makes of them, if all are residuals.
    fn stored(build: fn(Op<'_>, [Value; 2]) -> Value) -> usize {
        let shape = Shape::new(ElementType::F32, vec![Size::from(8)]);
        let module = Module::default();
        let mut known = Builder::new(&module);
        let [x, y] = [(); 2].map(|()| known.graph.add_param(shape.clone()));
        let mut op = |op, operands: &[Value]| elementwise::apply(&mut known, op, operands).unwrap();
        let made = build(&mut op, [x, y]);
        known.graph.results = vec![x, y, made];
        let mut linear = Builder::new(&module);
        let params = [(); 4].map(|()| linear.graph.add_param(shape.clone()));
        let product = elementwise::apply(&mut linear, &mul, &[params[0], params[3]]);
        linear.graph.results = vec![product.unwrap()];
        let split = Split {
            known: known.graph,
            linear: linear.graph,
        };
        let split = computed_again(split, 0);
        // The tangent, and a parameter for each residual that is stored.
        assert_eq!(split.linear.params.len(), 1 + split.known.results.len());
        split.known.results.len()
    }

    #[test]
    fn a_residual_that_follows_from_others_at_little_cost_is_not_stored() {
        assert_eq!(stored(|op, [x, y]| op(&max, &[x, y])), 2);
        assert_eq!(stored(|op, [x, y]| op(&div, &[x, y])), 2);
        assert_eq!(
            stored(|op, [x, y]| {
                let sum = op(&add, &[x, y]);
                let squared = op(&mul, &[sum, sum]);
                op(&sub, &[squared, y])
            }),
            2
        );
    }

    #[test]
    fn a_residual_that_costs_more_than_a_row_is_stored() {
        assert_eq!(stored(|op, [x, _]| op(&exp, &[x])), 3);
        assert_eq!(stored(|op, [x, _]| op(&rsqrt, &[x])), 3);
        // Cheap functions, which cost as much together.
        assert_eq!(
            stored(|op, [x, y]| {
                let quotient = op(&div, &[x, y]);
                let inverse = op(&div, &[y, quotient]);
                op(&div, &[inverse, x])
            }),
            3
        );
    }
}
