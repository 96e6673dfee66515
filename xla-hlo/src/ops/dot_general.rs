//! `dot_general` multiplies along batch dimensions and sums products over contracting dimensions.
//!
//! The result's dimensions are the batch dimensions, then the left operand's others, then the right operand's others:
//! `dot_general(x, y, ..)[b.., m.., n..]` is the sum over `k..` of `x[b.., m.., k..] * y[b.., k.., n..]`.

use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values, ints};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{
    Call, Contraction, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::classes::ANY;
use crate::ops::{checks, conversion, convert, rewriting};
use crate::{Shape, Tree};

mod batch;
pub(crate) mod octets;

pub(crate) const NAMES: [&str; 4] = [
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
];

/// The names of the operands.
const SIDES: [&str; 2] = ["lhs", "rhs"];

/// The element type in which products are added, and of the result.
pub(crate) const PREFERRED: &str = "preferred_element_type";

/// XLA's DotGeneral.
pub static OPERATION: Operation = Operation {
    name: "dot_general",
    operator: None,
    params: &[
        Param::array("lhs"),
        Param::array("rhs"),
        Param::ints(NAMES[0]).optional(),
        Param::ints(NAMES[1]).optional(),
        Param::ints(NAMES[2]).optional(),
        Param::ints(NAMES[3]).optional(),
        Param::element(PREFERRED).optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's dot_general.
pub static PRIMITIVE: Primitive = Primitive {
    name: "dot_general",
    text: "stablehlo.dot_general",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (NAMES[0], Text::Dot("lhs_batching_dimensions")),
        (NAMES[1], Text::Dot("rhs_batching_dimensions")),
        (NAMES[2], Text::Dot("lhs_contracting_dimensions")),
        (NAMES[3], Text::Dot("rhs_contracting_dimensions")),
    ],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Optional(&[
            SyntaxToken::Word(", batching_dims = "),
            SyntaxToken::Attribute(NAMES[0]),
            SyntaxToken::Word(" x "),
            SyntaxToken::Attribute(NAMES[1]),
        ]),
        SyntaxToken::Word(", contracting_dims = "),
        SyntaxToken::Attribute(NAMES[2]),
        SyntaxToken::Word(" x "),
        SyntaxToken::Attribute(NAMES[3]),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| {
        Form::Contract(Contraction {
            lhs_batch: instr.dims(NAMES[0]),
            rhs_batch: instr.dims(NAMES[1]),
            lhs_contracting: instr.dims(NAMES[2]),
            rhs_contracting: instr.dims(NAMES[3]),
        })
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(rewriting::widened),
        finish: Some(octets::product),
        batch: Some(batch::batched),
        linear_in: &[0, 1],
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [lhs, rhs] = [infer.operands[0], infer.operands[1]];
    if lhs.element != rhs.element {
        let what = FaultKind::ElementsDiffer {
            first: lhs.element,
            other: rhs.element,
        };
        let help = conversion::of_one([("lhs", lhs.element), ("rhs", rhs.element)]);
        return Err(Fault::operand(1, what).help(help));
    }
    ANY.check(0, lhs.element)?;
    // The order of the lists is the order of `NAMES`: the batch dimensions of both sides, then the contracting
    // dimensions of both sides. So a side's lists are `side` and `side + 2`.
    let lists = NAMES
        .iter()
        .map(|name| ints(infer.attrs, name))
        .collect_vec();
    for side in 0..2 {
        let rank = infer.operands[side].rank();
        let mut seen = Vec::new();
        for which in [side, side + 2] {
            for (i, &d) in lists[which].iter().enumerate() {
                checks::dimension(d, rank).map_err(|what| Fault::item(NAMES[which], i, what))?;
                if seen.contains(&d) {
                    let what = if which == side || lists[which][..i].contains(&d) {
                        FaultKind::RepeatedDimension(d as usize)
                    } else {
                        FaultKind::Other(format!("dimension {d} is already a batch dimension"))
                    };
                    return Err(Fault::item(NAMES[which], i, what));
                }
                seen.push(d);
            }
        }
    }
    // Dimensions are paired by their places in the lists.
    for (kind, left, right) in [("batch", 0, 1), ("contracting", 2, 3)] {
        if lists[left].len() != lists[right].len() {
            let what = FaultKind::Other(format!(
                "expected as many {kind} dimensions on both sides: `{}` lists {}, `{}` lists {}",
                NAMES[left],
                lists[left].len(),
                NAMES[right],
                lists[right].len()
            ));
            return Err(Fault::named(NAMES[right], what));
        }
        for (&l, &r) in lists[left].iter().zip(lists[right]) {
            let (l, r) = (l as usize, r as usize);
            if lhs.dims[l] != rhs.dims[r] {
                return Err(pair_differs(kind, (lhs, l), (rhs, r)));
            }
        }
    }
    // Sizes of the result: batch, then the free dimensions of the left side, then the free ones of the right side.
    let free = |shape: &Shape, side: usize| {
        let gone =
            |d: usize| lists[side].contains(&(d as i64)) || lists[side + 2].contains(&(d as i64));
        (0..shape.rank())
            .filter_items(|&d| !gone(d))
            .map(|d| shape.dims[d].clone())
            .collect_vec()
    };
    let mut sizes: Vec<_> = lists[0]
        .iter()
        .map(|&d| lhs.dims[d as usize].clone())
        .collect_vec();
    sizes.extend(free(lhs, 0));
    sizes.extend(free(rhs, 1));
    Ok(vec![Shape::new(lhs.element, sizes)])
}

/// Returns the fault of paired dimensions with different sizes; if the other dimension of a matrix would match,
/// suggests it.
fn pair_differs(kind: &'static str, (lhs, l): (&Shape, usize), (rhs, r): (&Shape, usize)) -> Fault {
    let fault = Fault::operand(
        1,
        FaultKind::PairDiffers {
            kind,
            lhs: (l, lhs.dims[l].clone()),
            rhs: (r, rhs.dims[r].clone()),
        },
    );
    // A matrix whose other dimension fits was probably meant to be transposed.
    if lhs.rank() == 2 && rhs.rank() == 2 {
        if rhs.dims[1 - r] == lhs.dims[l] {
            let help = format!(
                "contract dimension {} of `{{rhs}}` instead: `dot({{lhs}}, transpose({{rhs}}, [1, 0]))`",
                1 - r
            );
            return fault.help(help);
        }
        if lhs.dims[1 - l] == rhs.dims[r] {
            let help = format!(
                "contract dimension {} of `{{lhs}}` instead: `dot(transpose({{lhs}}, [1, 0]), {{rhs}})`",
                1 - l
            );
            return fault.help(help);
        }
    }
    fault
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = factors(call)?;
    let ranks = list::both([0, 1], |i| call.b.shape(operands[i]).rank());
    let mut lists: [Vec<usize>; 4] = Default::default();
    for (i, list) in lists.iter_mut().enumerate() {
        if call.is_passed(NAMES[i]) {
            *list = call.dims(NAMES[i], ranks[i % 2])?;
        }
    }
    let [lhs, rhs] = preferred(call, operands)?;
    let value = dot_general(call.b, lhs, rhs, lists);
    value.map(Tree::Leaf).in_call(call)
}

/// Returns the operands. They have one element type, unless both are converted to the preferred one.
pub(crate) fn factors(call: &mut Call<'_, '_>) -> Result<Vec<Value>, Error> {
    let arrays = SIDES.map(|side| call.array(side));
    match (call.is_passed(PREFERRED), arrays) {
        (true, [Ok(lhs), Ok(rhs)]) => Ok(vec![lhs, rhs]),
        _ => call.unified(&SIDES),
    }
}

/// Returns the factors, converted to the preferred element type if there is one: no product is rounded to another.
pub(crate) fn preferred(
    call: &mut Call<'_, '_>,
    operands: Vec<Value>,
) -> Result<[Value; 2], Error> {
    let mut factors = [operands[0], operands[1]];
    if call.is_passed(PREFERRED) {
        let element = call.element(PREFERRED)?;
        for (i, factor) in factors.iter_mut().enumerate() {
            let converted = convert::convert(call.b, *factor, element);
            *factor = converted.map_err(|fault| {
                let help = format!("take the magnitude first: `abs({{{}}})`", SIDES[i]);
                let at = At::Operand(i);
                call.error(Fault { at, ..fault }.help(help))
            })?;
        }
    }
    Ok(factors)
}

/// Computes the product over batch (left, right) and contracting (left, right) dimensions, in this order.
///
/// # Errors
/// The dimensions do not match each other, or the element types differ.
pub fn dot_general(
    b: &mut dyn Emit,
    lhs: Value,
    rhs: Value,
    dims: [Vec<usize>; 4],
) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[lhs, rhs], attributes(dims))
}

/// Returns batch (left, right) and contracting (left, right) dimensions as attributes.
pub(crate) fn attributes(dims: [Vec<usize>; 4]) -> Vec<(&'static str, Attr)> {
    let ints = |list: Vec<usize>| Attr::Ints(list.into_iter().map(|d| d as i64).collect_vec());
    let dims = dims.into_iter().map(ints);
    NAMES.into_iter().zip(dims).collect_vec()
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn dimensions_have_to_fit_each_other() {
        check(&[
            // C1
            (
                "dot_general(f32[2, 3], f32[2, 3], lhs_batching_dimensions = [0])",
                "rhs_batching_dimensions: expected as many batch dimensions on both sides: `lhs_batching_dimensions` lists 1, `rhs_batching_dimensions` lists 0",
            ),
            // C2
            (
                "dot_general(f32[2, 3], f32[2, 3], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [])",
                "rhs_contracting_dimensions: expected as many contracting dimensions on both sides: `lhs_contracting_dimensions` lists 1, `rhs_contracting_dimensions` lists 0",
            ),
            // C3
            (
                "dot_general(f32[2, 3], f32[2, 3], [0], [0], [0], [1])",
                "lhs_contracting_dimensions[0]: dimension 0 is already a batch dimension",
            ),
            (
                "dot_general(f32[2, 3], f32[2, 3], [0, 0], [0, 1])",
                "lhs_batching_dimensions[1]: dimension 0 is listed twice",
            ),
            // C4
            (
                "dot_general(f32[2, 3], f32[2, 3], [0], [0], [1], [0])",
                "rhs_contracting_dimensions[0]: dimension 0 is already a batch dimension",
            ),
            // C5, C6
            (
                "dot_general(f32[2, 3], f32[2, 3], [2], [0])",
                "lhs_batching_dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "dot_general(f32[2, 3], f32[2, 3], [], [], [-1], [1])",
                "f32[2, 2]",
            ),
            // C7, C8
            (
                "dot_general(f32[2, 3], f32[2, 3], [0], [2])",
                "rhs_batching_dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "dot_general(f32[2, 3], f32[2, 3], [], [], [1], [2])",
                "rhs_contracting_dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C9
            (
                "dot_general(f32[2, 3], f32[4, 3], [0], [0], [1], [1])",
                "operand 1: batch dimensions differ: 2 (lhs dimension 0) and 4 (rhs dimension 0)",
            ),
            // C10
            (
                "dot_general(f32[2, 3, 4], f32[2, 5, 6], [0], [0], [2], [1])",
                "operand 1: contracting dimensions differ: 4 (lhs dimension 2) and 5 (rhs dimension 1)",
            ),
            // C13
            (
                "dot_general(f32[2, 3], f16[3, 2], [], [], [1], [0])",
                "operand 1: element types differ: f32 and f16 | convert one of them: `{rhs} as f32` or `{lhs} as f16`",
            ),
            // C12
            (
                "dot_general(f32[2, 3, 4], f32[2, 4, 5], [0], [0], [2], [1])",
                "f32[2, 3, 5]",
            ),
            (
                "dot_general(f32[3, 2, N], f32[4, N, 2], [1], [2], [2], [1])",
                "f32[2, 3, 4]",
            ),
            ("dot_general(f32[2], f32[3])", "f32[2, 3]"),
            (
                "dot_general(c64[2, 3], c64[2, 3], [], [], [0, 1], [0, 1])",
                "c64[]",
            ),
        ]);
    }
}
