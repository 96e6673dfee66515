//! The solution of equations by the factors of `lu`, used by `solve`.
//!
//! The operands are the factors and the permutation of `a`, and matrices of right-hand sides `b`. The result solves
//! `a x = b`, or `transpose(a) x = b`. In StableHLO's text these are a gather and two triangular systems.

use crate::attr;
use crate::error::{At, Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Emit, Term, Value};
use crate::operation::{
    Batch, Form, Infer, Kernel, KernelArg, MaybeBatched, OpTraits, Primitive, Small, Text,
};
use crate::ops::classes::WIDE;
use crate::ops::triangular_solve::{self, Equations};
use crate::ops::{batch, iota, sort};
use crate::{ElementType, Instr, Shape};

const TRANSPOSE: &str = "transpose";

mod unroll;

/// The solution by factors.
pub static PRIMITIVE: Primitive = Primitive {
    name: "lu_solve",
    text: "typed_xla.lu_solve",
    operands: 3..=3,
    regions: 0,
    attributes: &[(TRANSPOSE, Text::Bool)],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "lu_solve",
            list: None,
            arguments: vec![KernelArg::Bool(is_transposed(instr))],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batched),
        linear_in: &[2],
        unroll: Some(unroll::unroll),
        expand: Some(|b, instr, operands| {
            b.formula_list(operands, |operands| {
                let [lu, permutation, right] = [operands[0], operands[1], operands[2]];
                vec![solved(&lu, &permutation, right, is_transposed(instr))]
            })
        }),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Whether the equations are the transposed ones.
pub(crate) fn is_transposed(instr: &Instr) -> bool {
    attr::bool(&instr.attrs, TRANSPOSE)
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [lu, permutation, right] = [infer.operands[0], infer.operands[1], infer.operands[2]];
    WIDE.check(0, lu.element)?;
    // The permutation is operand 1 here, so the right side is operand 2.
    triangular_solve::equations(lu, right, true).map_err(|fault| match fault.at {
        At::Operand(1) => Fault {
            at: At::Operand(2),
            ..fault
        },
        _ => fault,
    })?;
    let mut expected = lu.with_element(ElementType::I32);
    expected.dims.pop();
    if *permutation == expected {
        Ok(vec![right.clone()])
    } else {
        let found = permutation.clone();
        Err(Fault::operand(
            1,
            FaultKind::ShapeExpected { expected, found },
        ))
    }
}

/// Solves the equations of factorised matrices, or the transposed ones.
///
/// # Errors
/// The sizes do not match.
pub(crate) fn lu_solve(
    b: &mut dyn Emit,
    operands: [Value; 3],
    transpose: bool,
) -> Result<Value, Fault> {
    let attrs = vec![(TRANSPOSE, Attr::Bool(transpose))];
    b.add1(&PRIMITIVE, &operands, attrs)
}

/// Matrices, as arrays or as scalars.
pub(crate) trait Matrices: Sized {
    /// Solves the equations with this triangular matrix.
    fn triangle(&self, right: Self, equations: Equations) -> Self;

    /// Returns the rows that a permutation lists, or moves each row to the place that it lists.
    fn permuted(self, permutation: &Self, inverse: bool) -> Self;
}

/// Solves the equations of factorised matrices, or the transposed ones.
fn solved<M: Matrices>(lu: &M, permutation: &M, mut right: M, transpose: bool) -> M {
    // From `p a = l u` follows `l u x = p b`, and `uᵀ lᵀ p x = b`.
    if !transpose {
        right = right.permuted(permutation, false);
    }
    let x = triangles(lu, right, transpose);
    if transpose {
        x.permuted(permutation, true)
    } else {
        x
    }
}

/// Solves the triangular equations of the factors, the lower one with ones on its diagonal.
pub(crate) fn triangles<M: Matrices>(lu: &M, mut right: M, transpose: bool) -> M {
    for lower in [!transpose, transpose] {
        right = lu.triangle(right, Equations::factor(lower, transpose));
    }
    right
}

impl Matrices for Term<'_> {
    fn triangle(&self, right: Self, equations: Equations) -> Self {
        self.solve(right, equations)
    }

    fn permuted(self, permutation: &Self, inverse: bool) -> Self {
        let rows = if inverse {
            permutation.emit(|b| inverted(b, permutation.value()))
        } else {
            *permutation
        };
        self.rows_at(rows)
    }
}

/// Returns the inverses of permutations, which list the index of each number.
///
/// # Errors
/// None for lists of integers.
pub(crate) fn inverted(b: &mut dyn Emit, permutation: Value) -> Result<Value, Fault> {
    let shape = b.shape(permutation).clone();
    let last = shape.rank() - 1;
    let index = iota::iota(b, shape.element, shape.dims, last)?;
    let scalar = Shape::scalar(ElementType::I32);
    let less = sort::ascending(&[&scalar, &scalar]);
    Ok(sort::sort(b, &[permutation, index], less, last, true)?[1])
}

/// Batches right-hand sides of one matrix as its columns.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let &[
        MaybeBatched::Unbatched(lu),
        MaybeBatched::Unbatched(permutation),
        right,
    ] = batch.operands
    else {
        return batch::last(rw, batch);
    };
    let attrs = batch.instr.attrs.clone();
    let at = rw.shape(right.any()).rank() - batch.sizes().len() - 1;
    let solve = |rw: &mut Rewriter, right| {
        rw.emit(&PRIMITIVE, &[lu, permutation, right], attrs, Vec::new())
    };
    let solved = triangular_solve::merged(rw, right.any(), batch.sizes(), at, solve)?;
    Some(vec![solved])
}
