//! The derivative of `scatter`.

use super::calculus::{self, zeros};
use super::pairs::{Combined, irreversible};
use super::places::Places;
use super::rules::{Derivative, Operands, Rule, Tangent, Transpose};
use crate::attr;
use crate::error::Fault;
use crate::list::{self, Items};
use crate::ops::gather::Gather;
use crate::ops::scatter::{PRIMITIVE, Scatter};
use crate::ops::{elementwise, reduce};
use crate::{Instr, Primitive, Shape, Size, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Rule(tangent),
    transpose: Some(transposed),
}];

/// The combination of an element and an update.
enum Way {
    /// The update replaces the element.
    Write,
    Add,
    /// Their product, of elements that have at most one update.
    Multiply,
    /// The larger or the smaller one.
    Extreme,
    /// Any other computation.
    Other,
}

fn way(instr: &Instr) -> Way {
    let region = &instr.regions[0];
    if instr.operands.len() != 3 {
        return Way::Other;
    }
    // The computation returns its second parameter, the update.
    if region.results == region.params[1..] {
        return Way::Write;
    }
    let is = |op: &Primitive, of: &Primitive| *op == *of;
    match reduce::recognised(region) {
        Some(op) if is(op, &elementwise::add) => Way::Add,
        Some(op) if is(op, &elementwise::mul) && is_unique(instr) => Way::Multiply,
        Some(op) if is(op, &elementwise::max) || is(op, &elementwise::min) => Way::Extreme,
        _ => Way::Other,
    }
}

/// Returns the windows of the inputs that updates of these sizes are written to.
fn places(instr: &Instr, input: &Shape, updates: &Shape) -> Places {
    let scatter = Scatter::of(&instr.attrs);
    let numbers = Gather {
        offset_dims: scatter.update_window_dims,
        collapsed_slice_dims: scatter.inserted_window_dims,
        operand_batching_dims: scatter.input_batching_dims,
        start_indices_batching_dims: scatter.scatter_indices_batching_dims,
        start_index_map: scatter.scatter_dims_to_operand_dims,
        index_vector_dim: scatter.index_vector_dim,
        slice_sizes: Vec::new(),
        indices_are_sorted: scatter.indices_are_sorted,
    };
    // Sizes of a window in the input: 1 in dimensions that the updates do not have.
    let one = |size: &Size| Size::from(usize::from(!size.is(0)));
    let mut sizes = input.dims.iter().map(one).collect_vec();
    let (dropped, batching) = (
        &numbers.collapsed_slice_dims,
        &numbers.operand_batching_dims,
    );
    let hidden = |d: i64| dropped.contains(&d) || batching.contains(&d);
    let shown = (0..sizes.len()).filter_items(|&d| !hidden(d as i64));
    for (d, &of) in shown.zip(&numbers.offset_dims) {
        sizes[d] = updates.dims[of as usize].clone();
    }
    Places {
        numbers: Gather {
            slice_sizes: sizes,
            ..numbers
        },
        sizes: input.dims.clone(),
        unique: is_unique(instr),
    }
}

/// Whether the user guarantees that no two windows overlap.
fn is_unique(instr: &Instr) -> bool {
    attr::bool(&instr.attrs, "unique_indices")
}

/// Returns the operands in which an instruction is linear together.
pub(super) fn linear(instr: &Instr) -> Option<Operands> {
    match way(instr) {
        // The indices between the arrays are integers.
        Way::Write | Way::Add => Some(Operands::ALL),
        Way::Multiply => Some(Operands::new(0, 0)),
        Way::Extreme | Way::Other => None,
    }
}

fn tangent(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    match way(t.instr) {
        Way::Write | Way::Add => {
            let input = t.tangent_or_zeros(0)?;
            let updates = t.tangent_or_zeros(2)?;
            let results = t.again(&[input, t.operands[1], updates])?;
            Ok(vec![Some(results[0])])
        }
        Way::Multiply => product(t),
        Way::Extreme => extreme(t),
        Way::Other => {
            let count = t.instr.regions[0].results.len();
            t.paired(&Combined {
                groups: vec![
                    (0..count).collect_vec(),
                    (count + 1..2 * count + 1).collect_vec(),
                ],
                single: Some(count),
            })
        }
    }
}

fn of(t: &Tangent<'_, '_>) -> Places {
    let [input, updates] = list::both([0, 2], |i| t.b.shape(t.operands[i]).clone());
    places(t.instr, &input, &updates)
}

/// Each element is multiplied once: its tangent and the tangent of its factor contribute.
fn product(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let places = of(t);
    let [input, indices, updates] = [t.operands[0], t.operands[1], t.operands[2]];
    t.sum_of(|t, i, tangent| match i {
        0 => Ok(t.again(&[tangent, indices, updates])?[0]),
        _ => {
            // By the update: each factor is read at its update, and its product is added where the update goes.
            let factors = places.read(t.b, input, indices)?;
            let [tangent, none] =
                t.b.formulas([tangent, factors, input], |[tangent, factors, input]| {
                    let tangent = tangent * factors;
                    let none = input.full(0.0);
                    [tangent, none]
                })?;
            places.write(t.b, none, (indices, tangent), Some(&elementwise::add))
        }
    })
}

/// All that equals the result shares the tangent equally.
fn extreme(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let places = of(t);
    let [input, indices, updates] = [t.operands[0], t.operands[1], t.operands[2]];
    let result = t.results[0];
    // As in `reduce`: whatever equals the result has a share of it.
    let share = |t: &mut Tangent<'_, '_>, operand: Value, result: Value| {
        t.b.formula([operand, result], |[x, result]| calculus::share(x, result))
    };
    let of_input = share(t, input, result)?;
    let reached = places.read(t.b, result, indices)?;
    let of_updates = share(t, updates, reached)?;
    let add = Some(&elementwise::add);
    let count = places.write(t.b, of_input, (indices, of_updates), add)?;
    let all = t.sum_of(|t, i, tangent| match i {
        0 => t.b.formula([tangent, of_input], |[tangent, of_input]| {
            tangent * of_input
        }),
        _ => {
            let [tangent, none] = t.b.formulas(
                [tangent, of_updates, input],
                |[tangent, of_updates, input]| {
                    let tangent = tangent * of_updates;
                    let none = input.full(0.0);
                    [tangent, none]
                },
            )?;
            places.write(t.b, none, (indices, tangent), add)
        }
    })?;
    let all = all.into_iter().map(|tangent| match tangent {
        Some(tangent) => {
            t.b.formula([tangent, count], |[tangent, count]| tangent / count)
                .map(Some)
        }
        None => Ok(None),
    });
    all.collect_ok()
}

fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let way = way(t.instr);
    if let Way::Other | Way::Extreme = way {
        return Err(irreversible(
            "a scatter that neither writes nor adds (a product needs `unique_indices = true`)",
        ));
    }
    let places = places(t.instr, &t.shapes[0], &t.shapes[2]);
    let indices = t.known(1);
    t.each_linear(|t, i, cotangent| match (i, &way) {
        (0, Way::Add) => Ok(cotangent),
        (0, Way::Multiply) => {
            let updates = t.known(2);
            Ok(t.again(&[cotangent, indices, updates])?[0])
        }
        // The old elements under an update have no influence.
        (0, _) => {
            let none = zeros(t.b, &t.shapes[2])?;
            places.write(t.b, cotangent, (indices, none), None)
        }
        _ => {
            let read = places.read(t.b, cotangent, indices)?;
            // Of several updates of one element, only the last has influence; an update out of bounds has none.
            let is = match way {
                Way::Write => places.are_last(t.b, indices, &t.shapes[2])?,
                _ => places.are_inside(t.b, indices, &t.shapes[2])?,
            };
            let none = zeros(t.b, &t.shapes[2])?;
            t.b.formula([is, read, none], |[is, read, none]| is.select(read, none))
        }
    })
}
