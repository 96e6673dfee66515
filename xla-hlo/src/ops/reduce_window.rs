//! `reduce_window(computation, x, init, window_dimensions)` reduces the elements of each window that slides over an
//! array, as in a pooling layer or a running sum.
//!
//! With `s` the strides, `b` and `r` the dilations of array and window, and `p` the low padding, the result at `i..`
//! reduces the elements at `(i * s + k * r - p) / b` for each `k..` of the window, in order, starting from the initial
//! value. Positions between the elements of a dilated array, and outside it, are skipped.
//!
//! Several arrays of one size are reduced together, as by `reduce`.

use crate::error::{Error, Fault};
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Graph, Value, Values};
use crate::list::{self, Items};
use crate::operation::{
    Batch, Call, Form, Infer, Int, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Sides,
};
use crate::ops::reduce;
use crate::ops::rewriting::numbers;
use crate::ops::window::{self, Steps, Windows};
use crate::{Builder, Shape, Tree};

/// XLA's ReduceWindow.
pub static OPERATION: Operation = Operation {
    name: "reduce_window",
    operator: None,
    params: &[
        Param::computation("computation"),
        Param::array("operand"),
        Param::array("init_value"),
        window::PARAMS[0],
        window::PARAMS[1].optional(),
        window::PARAMS[2].optional(),
        window::PARAMS[3].optional(),
        window::PARAMS[4].optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's reduce_window.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reduce_window",
    text: "stablehlo.reduce_window",
    operands: 2..=usize::MAX,
    regions: 1,
    attributes: window::ATTRIBUTES,
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "reduce_window",
            list: None,
            arguments: vec![
                Windows::of(&instr.attrs).kernel_arg(),
                KernelArg::Region(0, Sides::Halves),
            ],
        })
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(simplify),
        divide: Some(reduce::divide::divided),
        batch: Some(batched),
        ..OpTraits::NONE
    },
};

/// Replaces windows that cover all dimensions in which they have more than one element by a reduction.
fn simplify(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let [operand, init] = step.instr.operands[..] else {
        return None;
    };
    // Windows are reduced in order, while `reduce` may reorder: only known operations are replaced.
    reduce::recognised(&step.instr.regions[0])?;
    let windows = Windows::of(&step.instr.attrs);
    let sizes = rw.shape(operand).dims.clone();
    // A window over the whole dimension has one position, so the dimension is reduced.
    let mut gone = Vec::new();
    for (d, size) in sizes.iter().enumerate() {
        let Steps {
            stride,
            padding,
            dilations,
        } = windows.steps(d);
        let window = &windows.dimensions[d];
        let is = |number: &Int, n: i64| number.known() == Some(n);
        let as_it_is = padding.iter().all(|n| is(n, 0)) && dilations.iter().all(|n| is(n, 1));
        match as_it_is {
            true if is(window, 1) && is(&stride, 1) => {}
            true if *window == Int::Size(size.clone()) => gone.push(d),
            _ => return None,
        }
    }
    if gone.is_empty() {
        return None;
    }
    let attrs = vec![("dimensions", numbers(&gone))];
    let regions = step.instr.regions.clone();
    let value = rw.emit(&reduce::PRIMITIVE, &[operand, init], attrs, regions)?;
    rw.reshape(value, &step.shape.dims)
}

/// Batches windows, which do not slide along the batch dimensions.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let windows = Windows::of(&batch.instr.attrs);
    let windows = windows.within(batch.sizes().len());
    reduce::batch::folded(rw, batch, windows.attributes())
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operands = reduce::folded(infer)?;
    let dims = Windows::of(infer.attrs).places(infer, operands[0])?;
    let result = |of: &&Shape| Shape::new(of.element, dims.clone());
    Ok(operands.iter().map(result).collect_vec())
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let (several, operands, inits) = reduce::operands(call)?;
    let windows = Windows::read(call, call.b.shape(operands[0]))?;
    let captures = reduce::computation(call, &operands)?;
    let count = operands.len();
    let (all, inits, region) = reduce::with_captures(call, operands, inits, captures)?;
    let values = reduce_window(call.b, &all, &inits, region, windows);
    let mut values =
        values.map_err(|fault| call.error(reduce::placed(fault, several, all.len())))?;
    values.truncate(count);
    Ok(if several {
        Tree::Tuple(values.into_iter().map(Tree::Leaf).collect_vec())
    } else {
        Tree::Leaf(values[0])
    })
}

/// Reduces operands together at each position of a window, with a computation of two scalars of each.
///
/// # Errors
/// The window, the initial values or the computation do not match the operands.
pub fn reduce_window(
    b: &mut Builder<'_>,
    operands: &[Value],
    inits: &[Value],
    region: Graph,
    windows: Windows,
) -> Result<Vec<Value>, Fault> {
    b.add(
        &PRIMITIVE,
        &list::concat(&[operands, inits]),
        windows.attributes(),
        vec![region],
    )
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn arrays_of_one_size_are_folded_by_a_computation_of_their_elements() {
        check(&[
            // C1
            (
                "reduce_window(both, (f32[4], i32[4]), (f32[],), [2])",
                "init_value: expected 2 values, one for each array, found 1",
            ),
            // C2
            (
                "reduce_window(both, (f32[4], i32[5]), (f32[], i32[]), [2])",
                "operand[1]: expected i32[4], found i32[5]",
            ),
            // C3
            (
                "reduce_window(add, f32[4], f16[], [2])",
                "operand 1: expected f32[], found f16[]",
            ),
            (
                "reduce_window(add, f32[4], 0, [2])",
                "init_value: expected a literal of type f32, found `0` | write `0.0`",
            ),
            // C13
            (
                "reduce_window(neg, f32[4], 0.0, [2])",
                "computation: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "reduce_window(eq, f32[4], 0.0, [2])",
                "computation: expected a computation that returns f32[], found one that returns bool[]",
            ),
            (
                "reduce_window(add, (f32[4], i32[4]), (f32[], i32[]), [2])",
                "computation: expected a computation with 4 parameters, found one with 2",
            ),
            // C14, C16
            (
                "reduce_window(both, (f32[4], i32[4]), (f32[], i32[]), [2])",
                "(f32[3], i32[3])",
            ),
        ]);
    }

    #[test]
    fn a_window_has_a_number_for_each_dimension() {
        check(&[
            // C4, C5
            (
                "reduce_window(add, f32[4, 4], 0.0, [2])",
                "window_dimensions: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "reduce_window(add, f32[4, 4], 0.0, [2, 0])",
                "window_dimensions[1]: expected 1 or more, found 0",
            ),
            ("reduce_window(add, f32[4, N], 0.0, [2, N])", "f32[3, 1]"),
            (
                "reduce_window(add, f32[N], 0.0, [W], [W], [(W, -1)])",
                "f32[1 + (N - 1) / W]",
            ),
            (
                "reduce_window(add, f32[N], 0.0, [3 * W], padding = \"SAME\")",
                "f32[N]",
            ),
            (
                "reduce_window(add, f32[4], 0.0, [W], [2], \"SAME\")",
                "operand 0: \"SAME\" padding requires a static size, found W",
            ),
            // C6, C7
            (
                "reduce_window(add, f32[4, 4], 0.0, [2, 2], [2])",
                "window_strides: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "reduce_window(add, f32[4, 4], 0.0, [2, 2], [2, 0])",
                "window_strides[1]: expected 1 or more, found 0",
            ),
            (
                "reduce_window(add, f32[4, 4], 0.0, [2, 2], [1])",
                "window_strides: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            // C8, C9
            (
                "reduce_window(add, f32[4], 0.0, [2], base_dilations = [1, 2])",
                "base_dilations: expected 1 number, one for each dimension of the operand, found 2",
            ),
            (
                "reduce_window(add, f32[4], 0.0, [2], base_dilations = [0])",
                "base_dilations[0]: expected 1 or more, found 0",
            ),
            // C10, C11
            (
                "reduce_window(add, f32[4], 0.0, [2], window_dilations = [1, 2])",
                "window_dilations: expected 1 number, one for each dimension of the operand, found 2",
            ),
            (
                "reduce_window(add, f32[4], 0.0, [2], window_dilations = [-1])",
                "window_dilations[0]: expected 1 or more, found -1",
            ),
            // C12
            (
                "reduce_window(add, f32[4, 4], 0.0, [2, 2], padding = [(1, 1)])",
                "padding: expected 2 pairs, one for each dimension of the operand, found 1",
            ),
            (
                "reduce_window(add, f32[4], 0.0, [2], padding = \"HALF\")",
                "padding: expected \"SAME\" or \"VALID\", found \"HALF\"",
            ),
            (
                "reduce_window(add, f32[2 * N], 0.0, [3], [2], \"SAME\")",
                "f32[N]",
            ),
            (
                "reduce_window(add, f32[N], 0.0, [2], [2], \"SAME\")",
                "operand 0: \"SAME\" padding requires a static size, found N | state that it is a multiple of the stride by `assert!(N % 2 == 0);` at the beginning of the body",
            ),
        ]);
    }

    #[test]
    fn the_result_has_an_element_for_each_place() {
        check(&[
            // C15
            (
                "reduce_window(add, f32[4, 6], 0.0, [2, 3], [2, 3])",
                "f32[2, 2]",
            ),
            ("reduce_window(add, f32[], 0.0, [])", "f32[]"),
            (
                "reduce_window(max, f32[5, 6], 0.0, [2, 3], [2, 1], \"SAME\")",
                "f32[3, 6]",
            ),
            (
                "reduce_window(max, f32[5, 6], 0.0, [2, 3], [2, 1], \"VALID\")",
                "f32[2, 4]",
            ),
            (
                "reduce_window(max, f32[5], 0.0, [3], padding = [(2, -1)])",
                "f32[4]",
            ),
            (
                "reduce_window(max, f32[5], 0.0, [3], padding = [(-2, -3)])",
                "f32[0]",
            ),
            ("reduce_window(max, f32[5], 0.0, [6])", "f32[0]"),
            ("reduce_window(max, f32[0], 0.0, [1])", "f32[0]"),
            (
                "reduce_window(add, f32[3, 2], 0.0, [2, 1], [4, 1], [(2, 1), (0, 0)], [2, 1], [3, 1])",
                "f32[2, 2]",
            ),
            ("reduce_window(add, f32[N, 4], 0.0, [1, 2])", "f32[N, 3]"),
            (
                "reduce_window(add, f32[N], 0.0, [3], padding = \"SAME\")",
                "f32[N]",
            ),
            (
                "reduce_window(add, f32[N], 0.0, [3], padding = [(2, 0)])",
                "f32[N]",
            ),
            (
                "reduce_window(add, f32[5], 0.0, [2], padding = \"SAME\", base_dilations = [2])",
                "f32[9]",
            ),
        ]);
    }
}
