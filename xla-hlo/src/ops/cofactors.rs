//! The inverse of one matrix of two or three rows, used by `inverse`.
//!
//! Its kernel divides cofactors by the determinant where that is as accurate as elimination. In StableHLO's text, and at
//! the indices of a batch, it is the solution of equations by the factors of `lu`.

use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::{Rewriter, applicable};
use crate::graph::{Module, Value};
use crate::list::Items;
use crate::operation::{Batch, Form, Infer, Kernel, OpTraits, Primitive, Small};
use crate::ops::classes::PARTS;
use crate::ops::{cholesky, lu, lu_solve};
use crate::{Builder, ElementType, Literal, Shape, Size};

/// The inverse of a matrix of two or three rows.
pub static PRIMITIVE: Primitive = Primitive {
    name: "cofactors",
    text: "typed_xla.cofactors",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer,
    form: |_, _| {
        Form::Kernel(Kernel {
            name: "cofactors",
            list: None,
            arguments: Vec::new(),
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batched),
        expand: Some(|b, _, operands| expanded(b, operands[0]).map(|x| vec![x])),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Whether the kernel inverts arrays of this shape.
pub(crate) fn is_direct(a: &Shape) -> bool {
    let size = a.dims[0].known();
    a.rank() == 2 && matches!(size, Some(2 | 3)) && (PARTS.admits)(a.element)
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let a = infer.operands[0];
    cholesky::square(0, a)?;
    if is_direct(a) {
        Ok(vec![a.clone()])
    } else {
        let expected = "a matrix of two or three rows of f32 or f64".to_string();
        let found = a.to_string();
        Err(Fault::operand(0, FaultKind::Value { expected, found }))
    }
}

/// Returns an identity matrix as a constant.
pub(crate) fn identity(b: &mut Builder<'_>, element: ElementType, n: usize) -> Value {
    let (zero, one) = (Literal::zero(element), Literal::from_f64(element, 1.0));
    let numbers = (0..n * n).map(|place| match place % (n + 1) {
        0 => &one,
        _ => &zero,
    });
    let bytes = numbers.flat_items(|number| number.bytes().iter().copied());
    let shape = Shape::new(element, vec![Size::from(n), Size::from(n)]);
    let literal = Literal::from_bytes(shape, bytes.collect_vec());
    b.constant(literal.expect("the bytes are a number for each place"))
}

/// Inverts matrices by elimination: solves equations with identity matrices `ones` on their right.
///
/// # Errors
/// The matrices are not square, or the element type is not f32, f64, c64 or c128.
pub(crate) fn eliminated(b: &mut Builder<'_>, a: Value, ones: Value) -> Result<Value, Fault> {
    let [lu, _, permutation] = lu::lu(b, a)?;
    lu_solve::lu_solve(b, [lu, permutation, ones], false)
}

/// Inverts a matrix of two or three rows by elimination.
fn expanded(b: &mut Builder<'_>, a: Value) -> Result<Value, Fault> {
    let shape = b.shape(a);
    let (element, size) = (shape.element, shape.dims[0].known());
    let size = size.expect("the rule accepts matrices whose sizes are numbers");
    let one = identity(b, element, size);
    eliminated(b, a, one)
}

/// Inverts matrices by elimination, as other matrices in a batch are inverted.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let param = batch.region.shape(batch.instr.operands[0]).clone();
    let param = b.graph.add_param(param);
    b.graph.results = vec![applicable(expanded(&mut b, param))?];
    let results = (batch.apply)(rw, &b.graph, batch.operands, batch.indices).ok()?;
    let spread = results.iter().map(|v| v.spread(rw, batch.sizes()));
    spread.collect_some()
}

#[cfg(test)]
mod tests {
    use crate::testing::primitives;

    #[test]
    fn one_small_real_matrix_is_one_instruction_and_others_are_factorised() {
        let of = |operand: &str| {
            let all = primitives(&format!("inverse({operand})"));
            let found = |name| all.contains(&name);
            [found("cofactors"), found("lu")]
        };
        for direct in ["f32[2, 2]", "f64[3, 3]"] {
            assert_eq!(of(direct), [true, false], "{direct}");
        }
        for other in [
            "f32[1, 1]",
            "f64[4, 4]",
            "c64[2, 2]",
            "f64[5, 2, 2]",
            "f64[N, N]",
        ] {
            assert_eq!(of(other), [false, true], "{other}");
        }
    }
}
