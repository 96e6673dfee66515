//! `select_and_scatter(select, scatter, x, window, strides, padding, source, init)` scatters each element of `source`
//! to the position that `select` selects in a window over `x`: the gradient of a pooling layer.
//!
//! The first element of a window is selected initially; each later one replaces it if `select(selected, next)` does not
//! hold. Therefore `ge` selects the first of equal elements, and a NaN is replaced by the element after it. The result
//! is initialised to `init_value`; an element of the source is combined by `scatter(current, element)`, in the order of
//! the window positions. A window that consists of padding only selects nothing.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Graph, Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{
    Batch, Call, Form, Infer, Kernel, KernelArg, MaybeBatched, OpTraits, Operation, Param,
    Primitive, Sides,
};
use crate::ops::window::{self, Windows};
use crate::ops::{checks, in_turn, reduce};
use crate::{Builder, ElementType, Shape, Tree};

/// XLA's SelectAndScatter.
pub static OPERATION: Operation = Operation {
    name: "select_and_scatter",
    operator: None,
    params: &[
        Param::computation("select"),
        Param::computation("scatter"),
        Param::array("operand"),
        window::PARAMS[0],
        window::PARAMS[1],
        window::PARAMS[2],
        Param::array("source"),
        Param::array("init_value"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's select_and_scatter.
pub static PRIMITIVE: Primitive = Primitive {
    name: "select_and_scatter",
    text: "stablehlo.select_and_scatter",
    operands: 3..=3,
    regions: 2,
    attributes: &[
        window::ATTRIBUTES[0],
        window::ATTRIBUTES[1],
        window::ATTRIBUTES[4],
    ],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "select_and_scatter",
            list: None,
            arguments: vec![
                Windows::of(&instr.attrs).kernel_arg(),
                KernelArg::Region(0, Sides::Halves),
                KernelArg::Region(1, Sides::Halves),
            ],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batched),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [operand, source] = [infer.operands[0], infer.operands[1]];
    let places = Windows::of(infer.attrs).places(infer, operand)?;
    let expected = Shape::new(operand.element, places);
    if *source != expected {
        let found = source.clone();
        return Err(Fault::operand(
            1,
            FaultKind::ShapeExpected { expected, found },
        ));
    }
    checks::scalar_like_first(infer, 2)?;
    let scalar = Shape::scalar(operand.element);
    let flag = Shape::scalar(ElementType::Bool);
    for (number, (name, expected)) in [("select", flag), ("scatter", scalar.clone())]
        .into_iter()
        .enumerate()
    {
        let params = [scalar.clone(), scalar.clone()];
        let found = infer.region_named(name, number, &params)?.result_shapes();
        let expected = vec![expected];
        if found != expected {
            let what = FaultKind::ComputationResult { expected, found };
            return Err(Fault::named(name, what));
        }
    }
    Ok(vec![operand.clone()])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape = call.b.shape(operand).clone();
    let windows = Windows::read(call, &shape)?;
    let source = call.array("source")?;
    let init = call.typed("init_value", shape.element)?;
    let scalar = Shape::scalar(shape.element);
    let params = [scalar.clone(), scalar.clone()];
    let flag = Shape::scalar(ElementType::Bool);
    let select = call.computation("select", &params, Some(&[flag]))?;
    let scatter = call.computation("scatter", &params, Some(&[scalar]))?;
    let value = select_and_scatter(call.b, [operand, source, init], [select, scatter], windows);
    value.map(Tree::Leaf).in_call(call)
}

/// Batches windows, which do not slide along the batch dimensions. Batched initial values are combined with the sums
/// from an identity, if there is one.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let [operand, source, init] = *batch.operands else {
        return None;
    };
    let regions = batch.instr.regions.clone();
    let with = reduce::recognised(&regions[1]);
    // The kernel takes one initial value for all indices. Batched ones are added afterwards, if the operation has an
    // identity.
    let (from, with) = match (init, with) {
        (MaybeBatched::Unbatched(init), _) => (init, None),
        (MaybeBatched::Batched(_), Some(with)) => {
            match reduce::identity(with, rw.shape(operand.any()).element) {
                Some(identity) => (rw.constant(identity)?, Some(with)),
                None => return in_turn::batched(rw, batch),
            }
        }
        _ => return in_turn::batched(rw, batch),
    };
    let [operand, source] = list::both([operand, source], |v| v.spread(rw, batch.sizes()));
    // Windows of size 1 along the batch dimensions.
    let windows = Windows::of(&batch.instr.attrs).within(batch.sizes().len());
    let operands = [operand?, source?, from];
    let value = rw.emit(&PRIMITIVE, &operands, attributes(windows), regions)?;
    let Some(with) = with else {
        return Some(vec![value]);
    };
    let sizes = rw.shape(value).dims.clone();
    let around = (0..batch.sizes().len()).collect_vec();
    let init = rw.broadcast(init.any(), &sizes, &around)?;
    let value = rw.formula([init, value], |[init, value]| init.with(with, value))?;
    Some(vec![value])
}

/// Returns the attributes that this operation has.
fn attributes(windows: Windows) -> Vec<(&'static str, Attr)> {
    let mut attrs = windows.attributes();
    attrs.retain(|(name, _)| {
        let mut known = PRIMITIVE.attributes.iter();
        known.any(|(known, _)| known == name)
    });
    attrs
}

/// Scatters the source to the elements selected in windows over the operand. The operands are operand, source and
/// initial value; the computations select and scatter.
///
/// # Errors
/// The windows do not match the operand, the source does not have one element for each window, or a computation does
/// not accept the element types.
pub fn select_and_scatter(
    b: &mut Builder<'_>,
    operands: [Value; 3],
    regions: [Graph; 2],
    windows: Windows,
) -> Result<Value, Fault> {
    let results = b.add(&PRIMITIVE, &operands, attributes(windows), regions.into())?;
    Ok(results[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_source_has_an_element_for_each_place_of_the_window() {
        check(&[
            // C1, C2
            (
                "select_and_scatter(ge, add, f32[4], [2], [2], \"VALID\", f16[2], 0.0)",
                "operand 1: expected f32[2], found f16[2]",
            ),
            (
                "select_and_scatter(ge, add, f32[4, 6], [2, 2], [2, 2], \"VALID\", f32[2, 2], 0.0)",
                "operand 1: expected f32[2, 3], found f32[2, 2]",
            ),
            (
                "select_and_scatter(ge, add, f32[5], [3], [2], \"SAME\", f32[2], 0.0)",
                "operand 1: expected f32[3], found f32[2]",
            ),
            // C3
            (
                "select_and_scatter(ge, add, f32[4], [2], [2], \"VALID\", f32[2], 0)",
                "init_value: expected a literal of type f32, found `0` | write `0.0`",
            ),
            (
                "select_and_scatter(ge, add, f32[4], [2], [2], \"VALID\", f32[2], f32[1])",
                "operand 2: expected f32[], found f32[1]",
            ),
            // C11, C12
            (
                "select_and_scatter(ge, add, f32[4, 6], [2, 3], [2, 3], \"VALID\", f32[2, 2], 0.0)",
                "f32[4, 6]",
            ),
            (
                "select_and_scatter(ge, add, f32[N], [1], [1], [(0, 0)], f32[N], 0.0)",
                "f32[N]",
            ),
            (
                "select_and_scatter(lt, max, i8[5], [3], [2], [(1, 1)], i8[3], 0)",
                "i8[5]",
            ),
        ]);
    }

    #[test]
    fn a_window_has_a_number_for_each_dimension() {
        check(&[
            // C4, C5
            (
                "select_and_scatter(ge, add, f32[4], [2, 2], [2], \"VALID\", f32[2], 0.0)",
                "window_dimensions: expected 1 number, one for each dimension of the operand, found 2",
            ),
            (
                "select_and_scatter(ge, add, f32[4], [0], [2], \"VALID\", f32[2], 0.0)",
                "window_dimensions[0]: expected 1 or more, found 0",
            ),
            // C6, C7
            (
                "select_and_scatter(ge, add, f32[4], [2], [2, 1], \"VALID\", f32[2], 0.0)",
                "window_strides: expected 1 number, one for each dimension of the operand, found 2",
            ),
            (
                "select_and_scatter(ge, add, f32[4], [2], [0], \"VALID\", f32[2], 0.0)",
                "window_strides[0]: expected 1 or more, found 0",
            ),
            // C8
            (
                "select_and_scatter(ge, add, f32[4], [2], [2], [(0, 0), (1, 1)], f32[2], 0.0)",
                "padding: expected 1 pair, one for each dimension of the operand, found 2",
            ),
        ]);
    }

    #[test]
    fn one_computation_chooses_and_one_combines() {
        check(&[
            // C9
            (
                "select_and_scatter(neg, add, f32[4], [2], [2], \"VALID\", f32[2], 0.0)",
                "select: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "select_and_scatter(max, add, f32[4], [2], [2], \"VALID\", f32[2], 0.0)",
                "select: expected a computation that returns bool[], found one that returns f32[]",
            ),
            // C10
            (
                "select_and_scatter(ge, neg, f32[4], [2], [2], \"VALID\", f32[2], 0.0)",
                "scatter: expected a computation with 2 parameters, found one with 1",
            ),
            (
                "select_and_scatter(ge, ge, f32[4], [2], [2], \"VALID\", f32[2], 0.0)",
                "scatter: expected a computation that returns f32[], found one that returns bool[]",
            ),
        ]);
    }
}
