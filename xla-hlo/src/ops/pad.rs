//! `pad` adds a value before, after and between the elements of each dimension: element `i` of the operand becomes
//! element `low + i * (interior + 1)`. Negative edge padding removes elements, after interior padding.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Emit, Value, Values, ints};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Batch, Call, Form, Infer, Int, Kernel, KernelArg, MaybeBatched, OpTraits, Operation, Param,
    Primitive, Small, SyntaxToken, Text,
};
use crate::ops::checks;
use crate::{ElementType, Graph, Instr, Literal, Shape, Size, Tree};

/// The attributes with the amounts of padding, with StableHLO's names: before, after, between.
pub(crate) const AMOUNTS: [&str; 3] = ["edge_padding_low", "edge_padding_high", "interior_padding"];

/// XLA's Pad.
pub static OPERATION: Operation = Operation {
    name: "pad",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("padding_value"),
        Param::ints(AMOUNTS[0]),
        Param::ints(AMOUNTS[1]),
        Param::ints(AMOUNTS[2]).optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's pad.
pub static PRIMITIVE: Primitive = Primitive {
    name: "pad",
    text: "stablehlo.pad",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (AMOUNTS[0], Text::Ints),
        (AMOUNTS[1], Text::Ints),
        (AMOUNTS[2], Text::Ints),
    ],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", low = "),
        SyntaxToken::Attribute(AMOUNTS[0]),
        SyntaxToken::Word(", high = "),
        SyntaxToken::Attribute(AMOUNTS[1]),
        SyntaxToken::Word(", interior = "),
        SyntaxToken::Attribute(AMOUNTS[2]),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| {
        let interior = instr.dims(AMOUNTS[2]).into_iter().map(Size::from);
        Form::Kernel(Kernel {
            name: "pad",
            list: None,
            arguments: vec![
                KernelArg::Ints(
                    instr
                        .ints(AMOUNTS[0])
                        .iter()
                        .map(|&n| Int::from(n))
                        .collect_vec(),
                ),
                KernelArg::Sizes(interior.collect_vec()),
            ],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batched),
        origin: Some(origin),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Returns the element of the operand that is at an index, or the padding value.
fn origin(graph: &Graph, instr: &Instr, index: &[usize]) -> Option<(usize, Vec<usize>)> {
    let (low, interior) = (instr.ints(AMOUNTS[0]), instr.ints(AMOUNTS[2]));
    let high = instr.ints(AMOUNTS[1]);
    let mut inside = Vec::with_capacity(index.len());
    for (d, (&i, size)) in index
        .iter()
        .zip(&graph.shape(instr.operands[0]).dims)
        .enumerate()
    {
        // An unpadded dimension may have any size, also a symbolic one.
        if low[d] == 0 && high[d] == 0 && interior[d] == 0 {
            inside.push(i);
            continue;
        }
        // `low + at * (interior + 1)` is the position of element `at`; between them is padding.
        let (from, step) = (i as i64 - low[d], interior[d] + 1);
        let at = usize::try_from(from / step).ok();
        match at.filter(|_| from >= 0 && from % step == 0) {
            Some(at) if at < size.known()? => inside.push(at),
            _ => return Some((1, Vec::new())),
        }
    }
    Some((0, inside))
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    checks::scalar_like_first(infer, 1)?;
    let rank = operand.rank();
    let [low, high, interior] = [
        ints(infer.attrs, AMOUNTS[0]),
        ints(infer.attrs, AMOUNTS[1]),
        ints(infer.attrs, AMOUNTS[2]),
    ];
    // Each list has an amount for each dimension.
    for (name, list) in AMOUNTS.into_iter().zip([low, high, interior]) {
        checks::one_each(name, list.len(), rank)?;
    }
    let mut dims = Vec::with_capacity(rank);
    for (d, size) in operand.dims.iter().enumerate() {
        let Ok(between) = usize::try_from(interior[d]) else {
            let (expected, found) = ("0 or more".to_string(), interior[d].to_string());
            return Err(Fault::item(
                AMOUNTS[2],
                d,
                FaultKind::Value { expected, found },
            ));
        };
        let padded = padded(size, low[d], high[d], between);
        // A size can fail in two ways, and the message names the one: the padding removes more than there is, or the
        // sum overflows. `low` and `high` may be negative, `interior` may not.
        let fault = || {
            let cut = i128::from(low[d]) + i128::from(high[d]) < 0;
            let what = if cut {
                FaultKind::Other(format!(
                    "negative padding removes more elements than dimension {d} has: its size is {size}"
                ))
            } else {
                let between = match between {
                    0 => String::new(),
                    _ => format!(" + {between} * ({size} - 1)"),
                };
                FaultKind::computed(format!("{} + {size}{between} + {}", low[d], high[d]))
            };
            Fault::item(AMOUNTS[0], d, what)
        };
        dims.push(padded.ok_or_else(fault)?);
    }
    Ok(vec![Shape::new(operand.element, dims)])
}

/// Returns the size of a padded dimension; `None` if it is negative or too large.
fn padded(size: &Size, low: i64, high: i64, between: usize) -> Option<Size> {
    let mut sum = size.clone();
    if between > 0 && !size.is(0) {
        let gaps = size.minus(&Size::from(1)).ok()?;
        sum = sum.plus(&gaps.times(&Size::from(between)).ok()?).ok()?;
    }
    let edges = low.checked_add(high)?;
    let amount = Size::from(usize::try_from(edges.unsigned_abs()).ok()?);
    if edges < 0 {
        sum.minus(&amount).ok()
    } else {
        sum.plus(&amount).ok()
    }
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape = call.b.shape(operand).clone();
    let value = call.typed("padding_value", shape.element)?;
    let low = checks::numbers(call, AMOUNTS[0])?;
    let high = checks::numbers(call, AMOUNTS[1])?;
    let interior = if call.is_passed(AMOUNTS[2]) {
        checks::numbers(call, AMOUNTS[2])?
    } else {
        vec![0; shape.rank()]
    };
    let value = pad(call.b, operand, value, [low, high, interior]);
    value.map(Tree::Leaf).in_call(call)
}

/// Adds a value before, after and between the operand's elements; returns the operand if all amounts are 0.
///
/// # Errors
/// The value is not a scalar of the operand's element type, or an amount is invalid.
pub fn pad(
    b: &mut dyn Emit,
    operand: Value,
    value: Value,
    amounts: [Vec<i64>; 3],
) -> Result<Value, Fault> {
    let rank = b.shape(operand).rank();
    let none = |list: &Vec<i64>| list.len() == rank && list.iter().all(|&n| n == 0);
    let scalar = *b.shape(value) == Shape::scalar(b.shape(operand).element);
    if scalar && amounts.iter().all(none) {
        return Ok(operand);
    }
    let attrs = AMOUNTS.into_iter().zip(amounts);
    let attrs = attrs
        .map(|(name, list)| (name, Attr::Ints(list)))
        .collect_vec();
    b.add1(&PRIMITIVE, &[operand, value], attrs)
}

/// Batches `pad` without padding the batch dimensions. A batched padding value is selected where there is padding.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let operand = batch.operands[0].spread(rw, batch.sizes())?;
    let attrs = batch.instr.attrs.iter();
    let attrs = attrs.map(|(name, attr)| match attr {
        Attr::Ints(own) => Some((
            *name,
            Attr::Ints([vec![0; batch.sizes().len()], own.clone()].concat()),
        )),
        _ => None,
    });
    let attrs: Vec<(&'static str, Attr)> = attrs.collect_some()?;
    let pad = |rw: &mut Rewriter, operand, value| {
        rw.emit(&PRIMITIVE, &[operand, value], attrs.clone(), Vec::new())
    };
    let values = match batch.operands[1] {
        MaybeBatched::Unbatched(value) => return Some(vec![pad(rw, operand, value)?]),
        MaybeBatched::Batched(values) => values,
    };
    let shape = rw.shape(operand).clone();
    // Two arrays are padded: the operand with zeros, and a mask of ones with zeros, which shows where the padding is.
    let zero = rw.constant(Literal::zero(shape.element))?;
    let inside = rw.number(1.0, &shape.with_element(ElementType::Bool))?;
    let outside = rw.constant(Literal::zero(ElementType::Bool))?;
    let (padded, inside) = (pad(rw, operand, zero)?, pad(rw, inside, outside)?);
    let sizes = rw.shape(padded).dims.clone();
    let around = (0..batch.sizes().len()).collect_vec();
    let values = rw.broadcast(values, &sizes, &around)?;
    let value = rw.formula([inside, padded, values], |[inside, padded, values]| {
        inside.select(padded, values)
    })?;
    Some(vec![value])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn amounts_are_given_for_each_dimension() {
        check(&[
            // C1, I2
            (
                "pad(f32[2], i32[], [1], [1])",
                "operand 1: expected f32[], found i32[]",
            ),
            (
                "pad(f32[2], f32[1], [1], [1])",
                "operand 1: expected f32[], found f32[1]",
            ),
            (
                "pad(f32[2], true, [1], [1])",
                "padding_value: expected a literal of type f32, found `true`",
            ),
            // C2
            (
                "pad(f32[2, 3], 0.0, [1], [1, 1])",
                "edge_padding_low: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            (
                "pad(f32[2, 3], 0.0, [1, 1], [1, 1, 1])",
                "edge_padding_high: expected 2 numbers, one for each dimension of the operand, found 3",
            ),
            (
                "pad(f32[2, 3], 0.0, [1, 1], [1, 1], [1])",
                "interior_padding: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            // C3
            (
                "pad(f32[2], 0.0, [1], [1], [-1])",
                "interior_padding[0]: expected 0 or more, found -1",
            ),
            // C4
            ("pad(f32[2, 3], 0.0, [1, 0], [2, -1])", "f32[5, 2]"),
            ("pad(f32[2, 3], 0.0, [0, 1], [0, 0], [3, 1])", "f32[5, 6]"),
            ("pad(f32[0], 0.0, [1], [1], [3])", "f32[2]"),
            ("pad(f32[N], 0.0, [1], [2])", "f32[3 + N]"),
            ("pad(f32[N], 0.0, [1], [0], [2])", "f32[3 * N - 1]"),
            (
                "pad(f32[2], 0.0, [-2], [-1])",
                "edge_padding_low[0]: negative padding removes more elements than dimension 0 has: its size is 2",
            ),
            (
                "pad(f32[2], 0.0, [N], [1])",
                "edge_padding_low[0]: expected a number, found N",
            ),
        ]);
    }

    #[test]
    fn padding_by_zero_returns_the_operand() {
        assert!(primitives("pad(f32[2], f32[], [0], [0])").is_empty());
        assert_eq!(primitives("pad(f32[2], f32[], [1], [-1])"), ["pad"]);
    }
}
