//! `cholesky(a, lower = true)`: the Cholesky factor of positive definite matrices.
//!
//! `a = l l*` with the lower triangle `l`, or `a = u* u` with the upper one if `lower` is not set; `*` is the conjugate
//! transpose. The matrices are the last two dimensions of `a`; only the factor's triangle of each is read, and the
//! other triangle of the result is zero. The factor of a matrix that is not positive definite is NaN.

use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::{Attr, Instr};
use crate::operation::InCall;
use crate::operation::{
    Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Small, SyntaxToken, Text,
};
use crate::ops::batch;
use crate::ops::classes::FLOAT_COMPLEX;
use crate::{Shape, Tree};

mod unroll;

/// XLA's Cholesky.
pub static OPERATION: Operation = Operation {
    name: "cholesky",
    operator: None,
    params: &[Param::array("a"), Param::switch("lower")],
    over_trees: false,
    build: |call| {
        let a = call.array("a")?;
        let lower = call.switch("lower")?;
        let attrs = vec![("lower", Attr::Bool(lower))];
        let value = call.b.add1(&PRIMITIVE, &[a], attrs);
        value.map(Tree::Leaf).in_call(call)
    },
};

/// StableHLO's cholesky.
pub static PRIMITIVE: Primitive = Primitive {
    name: "cholesky",
    text: "stablehlo.cholesky",
    operands: 1..=1,
    regions: 0,
    attributes: &[("lower", Text::Bool)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Optional(&[
            SyntaxToken::Word(", lower = "),
            SyntaxToken::Attribute("lower"),
        ]),
        SyntaxToken::Same,
    ],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "cholesky",
            list: None,
            arguments: vec![KernelArg::Bool(is_lower(instr))],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        unroll: Some(unroll::unroll),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Whether the factor is a lower triangle.
pub(crate) fn is_lower(instr: &Instr) -> bool {
    attr::bool(&instr.attrs, "lower")
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let a = infer.operands[0];
    FLOAT_COMPLEX.check(0, a.element)?;
    square(0, a)?;
    Ok(vec![a.clone()])
}

/// Checks that an operand's last two dimensions are square matrices.
pub(crate) fn square(operand: usize, a: &Shape) -> Result<(), Fault> {
    let what = match a.dims.as_slice() {
        [.., rows, columns] if rows == columns => return Ok(()),
        [.., rows, columns] => format!("the matrices of {a} are not square: {rows} by {columns}"),
        _ => format!("expected matrices, which have two dimensions, found {a}"),
    };
    Err(Fault::operand(operand, FaultKind::Other(what)))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_last_two_dimensions_are_square() {
        check(&[
            // C1
            ("cholesky(f32[3, 3])", "f32[3, 3]"),
            ("cholesky(c64[2, N, N], lower = true)", "c64[2, N, N]"),
            // C2
            (
                "cholesky(f32[3])",
                "operand 0: expected matrices, which have two dimensions, found f32[3]",
            ),
            // C3
            (
                "cholesky(f32[4, 2, 3])",
                "operand 0: the matrices of f32[4, 2, 3] are not square: 2 by 3",
            ),
            // I1
            (
                "cholesky(i32[2, 2])",
                "operand 0: expected floating-point or complex elements, found i32",
            ),
        ]);
    }
}
