//! `broadcast` adds leading dimensions; `broadcast_in_dim` maps each dimension to one of the result.
//!
//! `broadcast(x, [2, 3])[i, j, k..] = x[k..]`. `broadcast_in_dim(x, sizes, dims)[i..] = x[i[dims[0]], i[dims[1]], ..]`,
//! with index 0 in a dimension of `x` whose size is 1.

use crate::attr;
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::checks;
use crate::ops::reshape;
use crate::{Shape, Size, Tree};

/// XLA's Broadcast.
pub static OPERATION: Operation = Operation {
    name: "broadcast",
    operator: Some("[x; n]"),
    params: &[Param::array("operand"), Param::sizes("sizes")],
    over_trees: false,
    build: |call| {
        let operand = call.array("operand")?;
        let mut sizes = call.sizes("sizes")?;
        let added = sizes.len();
        sizes.extend_from_slice(&call.b.shape(operand).dims);
        let dims: Vec<usize> = (added..sizes.len()).collect_vec();
        let value = in_dim(call.b, operand, sizes, &dims);
        value.map(Tree::Leaf).in_call(call)
    },
};

/// XLA's BroadcastInDim.
pub static IN_DIM: Operation = Operation {
    name: "broadcast_in_dim",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::sizes("sizes"),
        Param::ints("broadcast_dimensions"),
    ],
    over_trees: false,
    build: build_in_dim,
};

/// Each operand dimension has the size of its result dimension: dimensions of size 1 were reshaped away.
pub static PRIMITIVE: Primitive = Primitive {
    name: "broadcast_in_dim",
    text: "stablehlo.broadcast_in_dim",
    operands: 1..=1,
    regions: 0,
    attributes: &[
        ("broadcast_dimensions", Text::Ints),
        ("sizes", Text::ResultSizes),
    ],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", dims = "),
        SyntaxToken::Attribute("broadcast_dimensions"),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| Form::Broadcast {
        dims: instr.dims("broadcast_dimensions"),
    },
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let dims = crate::graph::ints(infer.attrs, "broadcast_dimensions");
    let sizes = attr::sizes(infer.attrs, "sizes");
    checks::one_each("broadcast_dimensions", dims.len(), operand.rank())?;
    let dims = checks::dimensions("broadcast_dimensions", dims, sizes.len())?;
    for (i, &d) in dims.iter().enumerate() {
        if sizes[d] != operand.dims[i] && !operand.dims[i].is(1) {
            let what = FaultKind::BroadcastSize {
                operand: (i, operand.dims[i].clone()),
                result: (d, sizes[d].clone()),
            };
            return Err(Fault::item("broadcast_dimensions", i, what));
        }
    }
    Ok(vec![Shape::new(operand.element, sizes.to_vec())])
}

fn build_in_dim(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let sizes = call.sizes("sizes")?;
    let dims = call.dims("broadcast_dimensions", sizes.len())?;
    let value = in_dim(call.b, operand, sizes, &dims);
    value.map(Tree::Leaf).in_call(call)
}

/// Broadcasts the operand to other sizes, with its dimension `i` as dimension `dims[i]`; adds nothing if that is the
/// identity.
///
/// # Errors
/// The dimensions do not match the sizes.
pub fn in_dim(
    b: &mut dyn Emit,
    operand: Value,
    sizes: Vec<Size>,
    dims: &[usize],
) -> Result<Value, Fault> {
    let own = b.shape(operand).dims.clone();
    if own == sizes && dims.iter().copied().eq(0..own.len()) {
        return Ok(operand);
    }
    // StableHLO repeats dimensions of size 1. A graph has no such broadcasts: these dimensions are reshaped away, so
    // that passes and loops match sizes only.
    let repeated = |i: usize| {
        own[i].is(1)
            && dims
                .get(i)
                .and_then(|&d| sizes.get(d))
                .is_some_and(|s| !s.is(1))
    };
    let kept: Vec<usize> = (0..own.len()).filter_items(|&i| !repeated(i)).collect_vec();
    if kept.len() == own.len() || dims.len() != own.len() {
        return add(b, operand, sizes, dims);
    }
    let plain = kept.iter().map(|&i| own[i].clone()).collect_vec();
    let operand = reshape::reshape(b, operand, plain)?;
    let dims: Vec<usize> = kept.iter().map(|&i| dims[i]).collect_vec();
    add(b, operand, sizes, &dims).map_err(|fault| Fault {
        at: At::Named("broadcast_dimensions", None),
        ..fault
    })
}

fn add(b: &mut dyn Emit, operand: Value, sizes: Vec<Size>, dims: &[usize]) -> Result<Value, Fault> {
    let dims = dims.iter().map(|&d| d as i64).collect_vec();
    let attrs = vec![
        ("broadcast_dimensions", Attr::Ints(dims)),
        ("sizes", Attr::Sizes(sizes)),
    ];
    b.add1(&PRIMITIVE, &[operand], attrs)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn dimensions_have_to_fit_the_sizes() {
        check(&[
            // C2
            (
                "broadcast_in_dim(f32[2, 3], [2, 3], [0])",
                "broadcast_dimensions: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            // C3
            (
                "broadcast_in_dim(f32[3], [2, 3], [2])",
                "broadcast_dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            ("broadcast_in_dim(f32[3], [2, 3], [-1])", "f32[2, 3]"),
            // C4
            (
                "broadcast_in_dim(f32[2, 2], [2, 2], [0, 0])",
                "broadcast_dimensions[1]: dimension 0 is listed twice",
            ),
            // C5
            (
                "broadcast_in_dim(f32[3], [2, 4], [1])",
                "broadcast_dimensions[0]: operand dimension 0 has size 3, result dimension 1 has size 4: they must be equal, or the first must be 1",
            ),
            (
                "broadcast_in_dim(f32[N], [2, M], [1])",
                "broadcast_dimensions[0]: operand dimension 0 has size N, result dimension 1 has size M: they must be equal, or the first must be 1",
            ),
            ("broadcast_in_dim(f32[3], [2, 3], [1])", "f32[2, 3]"),
            ("broadcast_in_dim(f32[3], [3, 2], [0])", "f32[3, 2]"),
            ("broadcast_in_dim(f32[1, 3], [2, 3], [0, 1])", "f32[2, 3]"),
            ("broadcast_in_dim(f32[1], [N], [0])", "f32[N]"),
            ("broadcast_in_dim(f32[], [0, 2], [])", "f32[0, 2]"),
            ("broadcast_in_dim(i8[2, 3], [3, 2], [1, 0])", "i8[3, 2]"),
            ("broadcast(f32[3], [2, N])", "f32[2, N, 3]"),
            ("broadcast(f32[3], [])", "f32[3]"),
            (
                "broadcast(f32[3], [-2])",
                "sizes[0]: expected a size, found -2",
            ),
            (
                "broadcast(f32[3])",
                "sizes: missing argument `sizes`: expected a list of sizes such as `[2, 3]`",
            ),
        ]);
    }
}
