//! `scatter` combines windows of updates with the inputs, at positions that an array of indices holds.
//!
//! `updates` have the dimensions of the indices except `index_vector_dim`, which holds the components of an index
//! vector, and also the window dimensions, listed in `update_window_dims`. Component `k` of an index vector is the
//! start of a window in dimension `scatter_dims_to_operand_dims[k]` of the inputs; a window that is not in bounds is
//! skipped entirely. Windows have size 1 in the dimensions in `inserted_window_dims`, and in those in
//! `input_batching_dims`, which match batching dimensions of the indices. The computation takes the current element and
//! the update, and returns the new element: `scatter(|_, new| new, x, i, u, ..)` overwrites,
//! `scatter(add, x, i, u, ..)` adds.
//!
//! Windows are applied in the order of the indices, whatever the number of threads. XLA leaves the order unspecified,
//! and also the result if two windows overlap although `unique_indices` is set.
//!
//! Several arrays of one size are updated together: `scatter(|a, b, c, d| .., (x, y), i, (u, v))`, where the
//! computation takes the current element of each, then an update of each, and returns as many values.

use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::{Graph, Value, Values};
use crate::list::{self, Items};
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Record, Sides,
    Text,
};
use crate::ops::checks;
use crate::ops::places::{Names, Places, VECTOR};
use crate::{Builder, ElementType, Shape, Tree};

pub(super) mod batch;
mod numbers;

pub use numbers::Scatter;

const SORTED: &str = "indices_are_sorted";
const UNIQUE: &str = "unique_indices";

static NAMES: Names = Names {
    window: "update_window_dims",
    dropped: "inserted_window_dims",
    batching: "input_batching_dims",
    indices_batching: "scatter_indices_batching_dims",
    map: "scatter_dims_to_operand_dims",
    indices: "scatter_indices",
};

/// XLA's Scatter.
pub static OPERATION: Operation = Operation {
    name: "scatter",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::array("inputs"),
        Param::array(NAMES.indices),
        Param::array("updates"),
        Param::ints(NAMES.window),
        Param::ints(NAMES.dropped),
        Param::ints(NAMES.map),
        Param::int(VECTOR),
        Param::switch(SORTED),
        Param::switch(UNIQUE),
        Param::ints(NAMES.batching).optional(),
        Param::ints(NAMES.indices_batching).optional(),
    ],
    over_trees: false,
    build,
};

static RECORD: Record = Record {
    attribute: "scatter_dimension_numbers",
    name: "scatter",
    number: VECTOR,
};

/// StableHLO's scatter.
pub static PRIMITIVE: Primitive = Primitive {
    name: "scatter",
    text: "stablehlo.scatter",
    operands: 3..=usize::MAX,
    regions: 1,
    attributes: &[
        (NAMES.window, Text::Record(&RECORD)),
        (NAMES.dropped, Text::Record(&RECORD)),
        (NAMES.batching, Text::Record(&RECORD)),
        (NAMES.indices_batching, Text::Record(&RECORD)),
        (NAMES.map, Text::Record(&RECORD)),
        (VECTOR, Text::Record(&RECORD)),
        (SORTED, Text::Bool),
        (UNIQUE, Text::Bool),
    ],
    syntax: &[],
    infer,
    form: |graph, instr| {
        let number = instr.operands.len() / 2;
        let shape = |i: usize| graph.shape(instr.operands[i]);
        let indices = (number, shape(number));
        let Ok(places) = Places::of(&instr.attrs, &NAMES, shape(0), indices) else {
            unreachable!("the rule has read the dimension numbers");
        };
        Form::Kernel(Kernel {
            name: "scatter",
            list: None,
            arguments: vec![
                KernelArg::Operand(number),
                places.kernel_arg(shape(number).rank()),
                KernelArg::Region(0, Sides::Halves),
            ],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::batched),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let count = infer.operands.len() / 2;
    if infer.operands.len().is_multiple_of(2) {
        let what = "updates belong to each input".to_string();
        return Err(Fault::call(FaultKind::Other(what)));
    }
    let (inputs, rest) = infer.operands.split_at(count);
    let (indices, updates) = (rest[0], &rest[1..]);
    let same = |first: usize, dims: &Shape, found: &[&Shape]| {
        for (i, &found) in found.iter().enumerate() {
            let expected = dims.with_element(inputs[i].element);
            if *found != expected {
                let found = found.clone();
                let what = FaultKind::ShapeExpected { expected, found };
                return Err(Fault::operand(first + i, what));
            }
        }
        Ok(())
    };
    same(0, inputs[0], inputs)?;
    let places = Places::of(infer.attrs, &NAMES, inputs[0], (count, indices))?;
    windows(infer, &places, indices, updates[0])?;
    same(count + 1, updates[0], updates)?;
    let expected: Vec<Shape> = inputs
        .iter()
        .map(|input| Shape::scalar(input.element))
        .collect_vec();
    let params = list::concat(&[expected.as_slice(), &expected]);
    let found = infer.region(&params)?.result_shapes();
    if found != expected {
        let what = FaultKind::ComputationResult { expected, found };
        return Err(Fault::named("computation", what));
    }
    Ok(inputs.iter().map(|&input| input.clone()).collect_vec())
}

/// Checks that the updates have a window for each index vector, and that no window is larger than the input.
fn windows(
    infer: &Infer<'_>,
    places: &Places,
    indices: &Shape,
    updates: &Shape,
) -> Result<(), Fault> {
    let (input, blamed) = (infer.operands[0], infer.operands.len() / 2 + 1);
    let mut expected = input.clone();
    // The windows may be smaller than the input in the window dimensions: the updates state their sizes.
    expected.dims = places.windows(indices, &input.dims);
    let fits = updates.rank() == expected.rank();
    for (&d, shown) in places.window.iter().zip(places.shown(input.rank())) {
        let Some(size) = updates.dims.get(d).filter(|_| fits) else {
            break;
        };
        let whole = &input.dims[shown];
        infer.at_most(size, whole, || {
            let what = format!(
                "expected at most {whole} (the size of dimension {shown} of the input) in dimension {d} of the \
                 updates, found {size}"
            );
            Fault::operand(blamed, FaultKind::Other(what))
        })?;
        expected.dims[d] = size.clone();
    }
    if updates.dims == expected.dims {
        return Ok(());
    }
    let found = updates.clone();
    let what = FaultKind::ShapeExpected { expected, found };
    Err(Fault::operand(blamed, what))
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let several = call.tuple("inputs")?;
    let (inputs, updates) = match &several {
        None => {
            let input = call.array("inputs")?;
            let element = call.b.shape(input).element;
            (vec![input], vec![call.typed("updates", element)?])
        }
        Some(inputs) => (
            inputs.clone(),
            checks::as_many(call, "updates", inputs.len())?,
        ),
    };
    let indices = call.typed(NAMES.indices, ElementType::I32)?;
    let scalars = inputs
        .iter()
        .map(|&v| Shape::scalar(call.b.shape(v).element));
    let scalars: Vec<Shape> = scalars.collect_vec();
    let params = list::concat(&[scalars.as_slice(), &scalars]);
    let captures = call.of_scalars("computation", &params, &scalars)?;
    // Captured scalars are additional inputs and updates, whose results are dropped.
    let count = inputs.len();
    let inputs = captures.beside(call, inputs)?;
    let updates = captures.beside(call, updates)?;
    let region = captures.graph(Sides::Halves);
    let numbers = NAMES.read(call, inputs[0], indices)?;
    let numbers = Scatter {
        update_window_dims: numbers.window,
        inserted_window_dims: numbers.dropped,
        input_batching_dims: numbers.batching,
        scatter_indices_batching_dims: numbers.indices_batching,
        scatter_dims_to_operand_dims: numbers.map,
        index_vector_dim: numbers.vector,
        indices_are_sorted: call.switch(SORTED)?,
        unique_indices: call.switch(UNIQUE)?,
    };
    let values = scatter(call.b, &inputs, indices, &updates, region, numbers);
    // Moves the fault to the item of the tuple.
    let placed = |fault: Fault| match fault.at {
        At::Operand(i) if several.is_some() => Fault {
            at: match i.checked_sub(inputs.len()) {
                None => At::Named("inputs", Some(i)),
                Some(0) => At::Named(NAMES.indices, None),
                Some(i) => At::Named("updates", Some(i - 1)),
            },
            ..fault
        },
        _ => fault,
    };
    let mut values = values.map_err(|fault| call.error(placed(fault)))?;
    values.truncate(count);
    Ok(match several {
        None => Tree::Leaf(values[0]),
        Some(_) => Tree::Tuple(values.into_iter().map(Tree::Leaf).collect_vec()),
    })
}

/// Combines the inputs with updates at the positions in the indices.
///
/// # Errors
/// The dimension numbers, the updates or the computation do not match the inputs.
pub fn scatter(
    b: &mut Builder<'_>,
    inputs: &[Value],
    indices: Value,
    updates: &[Value],
    region: Graph,
    scatter: Scatter,
) -> Result<Vec<Value>, Fault> {
    let operands = list::concat(&[inputs, &[indices], updates]);
    b.add(&PRIMITIVE, &operands, scatter.attributes(), vec![region])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn updates_are_a_window_for_each_place() {
        check(&[
            // I2
            (
                "scatter(add, f32[4, 3], f32[2], f32[2, 3], [1], [0], [0], 1)",
                "operand 1: expected integer elements, found f32",
            ),
            // C2
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 3], [1], [], [0], 1)",
                "update_window_dims: expected 2 dimension numbers, one for each dimension of the operand that the windows keep, found 1",
            ),
            // C4
            (
                "scatter(add, f32[4, 3], i32[2], f32[5, 3], [1], [0], [0], 1)",
                "operand 2: expected f32[2, 3], found f32[5, 3]",
            ),
            (
                "scatter(add, f32[4, 3], i32[2], f32[2], [1], [0], [0], 1)",
                "operand 2: expected f32[2, 3], found f32[2]",
            ),
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 4], [1], [0], [0], 1)",
                "operand 2: expected at most 3 (the size of dimension 1 of the input) in dimension 1 of the updates, found 4",
            ),
            // C6
            (
                "scatter(add, f32[4, 3], i32[2], f64[2, 3], [1], [0], [0], 1)",
                "operand 2: expected f32[2, 3], found f64[2, 3]",
            ),
            // C7
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 4, 3], [1, 1], [], [0], 1)",
                "update_window_dims[1]: dimension 1 is listed twice",
            ),
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 4, 3], [2, 1], [], [0], 1)",
                "update_window_dims: dimension numbers must increase",
            ),
            // C8
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 3], [2], [0], [0], 1)",
                "update_window_dims[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C19
            (
                "scatter(add, f32[4, 3], i32[5, 2], f32[5, 3], [1], [0], [0], 1)",
                "scatter_dims_to_operand_dims: expected 2 dimension numbers, one for each part of an index vector, found 1",
            ),
            // C22
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 3], [1], [0], [0], 2)",
                "index_vector_dim: expected dimension 0 of scatter_indices, or 1 if each element is an index, found 2",
            ),
            // C24, C25
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 2], [1], [0], [0], 1)",
                "f32[4, 3]",
            ),
            (
                "scatter(or, bool[N], u8[M], bool[M], [], [0], [0], 1, true, true)",
                "bool[N]",
            ),
            (
                "scatter(add, f32[4], i32[], 2.0, [], [0], [0], 0)",
                "f32[4]",
            ),
        ]);
    }

    #[test]
    fn dimensions_that_no_window_shows_are_inserted_or_go_along() {
        check(&[
            // C9
            (
                "scatter(add, f32[4, 3], i32[2], f32[2], [], [0, 0], [0], 1)",
                "inserted_window_dims[1]: dimension 0 is listed twice",
            ),
            (
                "scatter(add, f32[2, 3], i32[2], f32[2], [], [0, 1], [1], 1, input_batching_dims = [0], scatter_indices_batching_dims = [0])",
                "input_batching_dims[0]: dimension 0 is also listed in inserted_window_dims",
            ),
            // C10
            (
                "scatter(add, f32[4, 3], i32[2], f32[2], [], [1, 0], [0], 1)",
                "inserted_window_dims: dimension numbers must increase",
            ),
            // C11
            (
                "scatter(add, f32[4, 3], i32[2], f32[2, 3], [1], [2], [0], 1)",
                "inserted_window_dims[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C12
            (
                "scatter(add, f32[2, 3, 4], i32[3, 2], f32[3, 4, 2], [1], [], [2], 2, input_batching_dims = [1, 0], scatter_indices_batching_dims = [0, 1])",
                "input_batching_dims: dimension numbers must increase",
            ),
            // C20
            (
                "scatter(add, f32[4, 3], i32[5, 2], f32[5, 3], [1], [0], [0, 0], 1)",
                "scatter_dims_to_operand_dims[1]: dimension 0 is listed twice",
            ),
            (
                "scatter(add, f32[2, 3], i32[2, 1], f32[2, 3], [1], [], [0], 1, input_batching_dims = [0], scatter_indices_batching_dims = [0])",
                "scatter_dims_to_operand_dims[0]: dimension 0 is also listed in input_batching_dims",
            ),
            // C21
            (
                "scatter(add, f32[4, 3], i32[5], f32[5, 3], [1], [0], [2], 1)",
                "scatter_dims_to_operand_dims[0]: expected a dimension from 0 to 1, found 2",
            ),
        ]);
        // An input of [2, 3, 4], indices of [5, 3, 1]; dimension 1 is a batching dimension of both.
        for (batching, own, expected) in [
            ("[1]", "[1]", "f32[2, 3, 4]"),
            // C13
            (
                "[3]",
                "[1]",
                "input_batching_dims[0]: expected a dimension from 0 to 2, found 3",
            ),
            // C14
            (
                "[1]",
                "[1, 1]",
                "scatter_indices_batching_dims[1]: dimension 1 is listed twice",
            ),
            // C15
            (
                "[1]",
                "[3]",
                "scatter_indices_batching_dims[0]: expected a dimension from 0 to 2, found 3",
            ),
            // C16
            (
                "[1]",
                "[2]",
                "scatter_indices_batching_dims[0]: dimension 2 is already index_vector_dim",
            ),
            // C17
            (
                "[1]",
                "[0, 1]",
                "scatter_indices_batching_dims: expected 1 dimension number, one for each batching dimension of the operand, found 2",
            ),
            // C18
            (
                "[1]",
                "[0]",
                "scatter_indices_batching_dims[0]: batching dimensions differ: 3 (operand dimension 1) and 5 (scatter_indices dimension 0)",
            ),
        ] {
            let call = format!(
                "scatter(add, f32[2, 3, 4], i32[5, 3, 1], f32[5, 3, 4], [2], [0], [0], 2, input_batching_dims = {batching}, scatter_indices_batching_dims = {own})"
            );
            check(&[(&call, expected)]);
        }
    }

    #[test]
    fn the_computation_takes_what_lies_there_and_an_update_of_each_input() {
        check(&[
            // C1
            (
                "scatter(both, (f32[4], i32[5]), i32[2], (f32[2], i32[2]), [], [0], [0], 1)",
                "inputs[1]: expected i32[4], found i32[5]",
            ),
            // C3, C6
            (
                "scatter(both, (f32[4], i32[4]), i32[2], (f32[2], i32[3]), [], [0], [0], 1)",
                "updates[1]: expected i32[2], found i32[3]",
            ),
            // C5
            (
                "scatter(both, (f32[4], i32[4]), i32[2], f32[2], [], [0], [0], 1)",
                "updates: expected 2 values, one for each array, found 1",
            ),
            (
                "scatter(both, (), i32[2], (), [], [0], [0], 1)",
                "updates: expected 1 value, one for each array, found 0",
            ),
            (
                "scatter(both, (f32[4], i32[4]), i64[2, 2], (f32[2], i32[2]), [], [0], [0], 1)",
                "scatter_dims_to_operand_dims: expected 2 dimension numbers, one for each part of an index vector, found 1",
            ),
            (
                "scatter(both, (f32[4], i32[4]), f32[2], (f32[2], i32[2]), [], [0], [0], 1)",
                "scatter_indices: expected integer elements, found f32",
            ),
            // C23
            (
                "scatter(neg, f32[4], i32[2], f32[2], [], [0], [0], 1)",
                "computation: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "scatter(eq, f32[4], i32[2], f32[2], [], [0], [0], 1)",
                "computation: expected a computation that returns f32[], found one that returns bool[]",
            ),
            // C24
            (
                "scatter(both, (f32[N], c64[N]), i32[2], (f32[2], c64[2]), [], [0], [0], 1)",
                "(f32[N], c64[N])",
            ),
        ]);
    }
}
