//! `svd(a)`: the singular value decomposition, `(u, s, vh)` with `a = u diag(s) vh`.
//!
//! For matrices of `m` by `n` in the last two dimensions of `a`, `u` is `m` by `k` and `vh` is `k` by `n`, where `k` is the
//! smaller of `m` and `n`. The columns of `u` and the rows of `vh` are orthonormal; `s` is real, not negative, and
//! descending.
//!
//! It is a loop of rotations, in programs and in StableHLO's text: Jacobi's method makes the columns of `a` orthogonal, whose
//! lengths are the singular values.

use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Infer, OpTraits, Operation, Param, Primitive};
use crate::ops::eigh::ascending;
use crate::ops::elementwise::{self, add, div, mul, neg, sqrt};
use crate::ops::lu::rows_at;
use crate::ops::parts::{adjoint, binary, compared, conjugate, triangle, unary};
use crate::ops::{batch, broadcast, householder, jacobi, pad, reduce, select};
use crate::{Builder, Literal, Shape, Size, Tree};

/// The singular value decomposition.
pub static OPERATION: Operation = Operation {
    name: "svd",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build,
};

/// The decomposition as an instruction, with three results.
pub static PRIMITIVE: Primitive = Primitive {
    name: "svd",
    text: "typed_xla.svd",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer,
    form: |graph, instr| jacobi::form("svd", graph, instr),
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        expand: Some(|b, _, operands| expanded(b, operands[0])),
        ruled: true,
        feature: Some("faer"),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let a = infer.operands[0];
    let k = jacobi::known_rows(a)?;
    Ok(parts(a, Size::from(k)))
}

/// Returns the shapes of the results.
fn parts(a: &Shape, k: Size) -> Vec<Shape> {
    let rank = a.rank();
    let (mut u, mut vh) = (a.clone(), a.clone());
    let mut s = a.with_element(a.element.real());
    s.dims.truncate(rank - 2);
    s.dims.push(k.clone());
    u.dims[rank - 1] = k.clone();
    vh.dims[rank - 2] = k;
    vec![u, s, vh]
}

fn zeros(b: &mut Builder<'_>, shape: &Shape) -> Result<Value, Fault> {
    let zero = b.scalar(shape.element, 0.0);
    broadcast::in_dim(b, zero, shape.dims.clone(), &[])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let a = call.array("a")?;
    let results = svd(call.b, a).in_call(call)?;
    Ok(Tree::Tuple(results.map(Tree::Leaf).to_vec()))
}

/// Returns the left singular vectors, the singular values, and the conjugate transpose of the right singular vectors.
///
/// # Errors
/// There are no matrices of f32, f64, c64 or c128, or their sizes are not known.
pub fn svd(b: &mut Builder<'_>, a: Value) -> Result<[Value; 3], Fault> {
    let parts = b.add(&PRIMITIVE, &[a], Vec::new(), Vec::new())?;
    Ok([parts[0], parts[1], parts[2]])
}

fn expanded(b: &mut Builder<'_>, a: Value) -> Result<Vec<Value>, Fault> {
    let shape = b.shape(a).clone();
    let (rank, count) = (shape.rank(), jacobi::known_rows(&shape)?);
    let [m, n] = [&shape.dims[rank - 2], &shape.dims[rank - 1]];
    if count == 0 {
        let shapes = parts(&shape, Size::from(0)).into_iter();
        let empty = shapes.map(|shape| zeros(b, &shape));
        return empty.collect_ok();
    }
    if m.known() < n.known() {
        let turned = adjoint(b, a)?;
        let [v, s, uh] = tall(b, turned, count)?;
        return Ok(vec![adjoint(b, uh)?, s, adjoint(b, v)?]);
    }
    tall(b, a, count).map(Vec::from)
}

/// Decomposes matrices with at least as many rows as columns.
fn tall(b: &mut Builder<'_>, a: Value, columns: usize) -> Result<[Value; 3], Fault> {
    let rank = b.shape(a).rank();
    let last = rank - 1;
    let scale = jacobi::scale(b, a)?;
    let scales = jacobi::like(b, scale, a, &[rank - 2, last])?;
    let scaled = binary(b, &div, a, scales)?;
    let rows = adjoint(b, scaled)?;
    let rows = conjugate(b, rows)?;
    let [rows, turns] = jacobi::turned(b, rows, columns)?;
    let squares = jacobi::squares(b, rows)?;
    let lengths = unary(b, &sqrt, squares)?;
    let keys = unary(b, &neg, lengths)?;
    let [keys, order] = ascending(b, keys)?;
    let s = unary(b, &neg, keys)?;
    let [rows, turns] = [rows_at(b, rows, order)?, rows_at(b, turns, order)?];
    let lengths = jacobi::like(b, s, rows, &[last])?;
    let zero = b.scalar(b.shape(rows).element, 0.0);
    let is_zero = compared(b, "EQ", lengths, zero)?;
    let quotient = binary(b, &div, rows, lengths)?;
    let unit = select::select(b, is_zero, rows, quotient)?;
    let unit = adjoint(b, unit)?;
    let unit = conjugate(b, unit)?;
    let u = orthonormal(b, unit)?;
    let scales = jacobi::like(b, scale, s, &[rank - 2])?;
    Ok([u, binary(b, &mul, s, scales)?, conjugate(b, turns)?])
}

/// Completes the columns that are not zero to orthonormal ones, by reflections. Those keep such columns but for their signs.
fn orthonormal(b: &mut Builder<'_>, columns: Value) -> Result<Value, Fault> {
    let parts = b.add(&householder::FACTORS, &[columns], Vec::new(), Vec::new())?;
    let q = householder::orthogonal(b, parts[0], parts[1])?;
    let r = householder::triangular(b, parts[0], parts[1])?;
    let diagonal = triangle(b, "EQ", r, 0)?;
    let rank = b.shape(r).rank();
    let zero = Literal::zero(b.shape(r).element);
    let diagonal = reduce::fold(b, diagonal, &add, zero, &[rank - 2])?;
    let real = if b.shape(diagonal).element.is_complex() {
        unary(b, &elementwise::real, diagonal)?
    } else {
        diagonal
    };
    let element = b.shape(real).element;
    let [zero, one, opposite] = [0.0, 1.0, -1.0].map(|n| b.scalar(element, n));
    let is_negative = compared(b, "LT", real, zero)?;
    let sign = select::select(b, is_negative, opposite, one)?;
    let sign = jacobi::like(b, sign, q, &[rank - 2])?;
    binary(b, &mul, q, sign)
}

/// Returns the columns of `u` and further ones that complete them to square orthogonal matrices.
///
/// # Errors
/// There are no matrices of f32, f64, c64 or c128 with at least as many rows as columns.
pub fn completed(b: &mut Builder<'_>, u: Value) -> Result<Value, Fault> {
    let shape = b.shape(u).clone();
    let rank = shape.rank();
    let [m, k] = [&shape.dims[rank - 2], &shape.dims[rank - 1]];
    let count = m.minus(k);
    let count = count.ok().and_then(|count| count.known()).unwrap_or(0);
    if count == 0 {
        return Ok(u);
    }
    let zero = b.scalar(shape.element, 0.0);
    let none = vec![0; rank];
    let mut high = none.clone();
    high[rank - 1] = count as i64;
    let wide = pad::pad(b, u, zero, [none.clone(), high, none])?;
    orthonormal(b, wide)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn there_are_as_many_singular_values_as_the_smaller_size() {
        check(&[
            ("svd(f32[3, 3])", "(f32[3, 3], f32[3], f32[3, 3])"),
            (
                "svd(f64[4, 5, 3])",
                "(f64[4, 5, 3], f64[4, 3], f64[4, 3, 3])",
            ),
            (
                "svd(c64[N, 2, 4])",
                "(c64[N, 2, 2], f32[N, 2], c64[N, 2, 4])",
            ),
            ("svd(f32[0, 4])", "(f32[0, 0], f32[0], f32[0, 4])"),
            (
                "svd(f32[N, 4])",
                "operand 0: the sizes of the matrices of f32[N, 4] must be numbers",
            ),
            (
                "svd(f16[3, 4])",
                "operand 0: expected f32, f64 or complex elements, found f16 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
