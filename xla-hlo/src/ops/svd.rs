//! `svd(a)`: the singular value decomposition, `(u, s, vh)` with `a = u diag(s) vh`.
//!
//! For matrices of `m` by `n` in the last two dimensions of `a`, `u` is `m` by `k` and `vh` is `k` by `n`, where `k` is the
//! smaller of `m` and `n`. The columns of `u` and the rows of `vh` are orthonormal; `s` is real, not negative, and
//! descending.
//!
//! It is a loop of rotations, in programs and in StableHLO's text: Jacobi's method makes the columns of `a` orthogonal, whose
//! lengths are the singular values.

use crate::error::{Error, Fault};
use crate::graph::{Term, Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{Call, Infer, OpTraits, Operation, Param, Primitive};
use crate::ops::eigh::ascending;
use crate::ops::{batch, householder, jacobi};
use crate::{Builder, Shape, Size, Tree};

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
        expand: Some(|b, _, operands| b.formula_list(operands, |operands| expanded(operands[0]))),
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

fn expanded(a: Term<'_>) -> Vec<Term<'_>> {
    let shape = a.shape();
    let rank = shape.rank();
    let [m, n] = list::both([rank - 2, rank - 1], |d| {
        let size = shape.dims[d].known();
        size.expect("the rule accepts matrices whose sizes are numbers")
    });
    if m.min(n) == 0 {
        let shapes = parts(&shape, Size::from(0)).into_iter();
        return shapes.map(|shape| a.filled(&shape, 0.0)).collect_vec();
    }
    if m < n {
        let [v, s, uh] = tall(a.adjoint(), m);
        return vec![uh.adjoint(), s, v.adjoint()];
    }
    tall(a, n).to_vec()
}

/// Decomposes matrices with at least as many rows as columns.
fn tall(a: Term<'_>, columns: usize) -> [Term<'_>; 3] {
    let rank = a.rank();
    let last = rank - 1;
    let scale = jacobi::scale(a);
    let scaled = a / scale.like(a, &[rank - 2, last]);
    let [rows, turns] = jacobi::turned(scaled.adjoint().conjugate(), columns);
    let lengths = rows.squares().sqrt();
    let [keys, order] = ascending(-lengths);
    let s = -keys;
    let (rows, turns) = (rows.rows_at(order), turns.rows_at(order));
    let lengths = s.like(rows, &[last]);
    let unit = lengths.equal(rows.number(0.0)).select(rows, rows / lengths);
    let u = orthonormal(unit.adjoint().conjugate());
    [u, s * scale.like(s, &[rank - 2]), turns.conjugate()]
}

/// Completes the columns that are not zero to orthonormal ones, by reflections. Those keep such columns but for their signs.
fn orthonormal(columns: Term<'_>) -> Term<'_> {
    let [factors, taus] = householder::reflections(columns);
    let q = householder::orthogonal(factors, taus);
    let r = householder::triangular(factors, taus);
    let rank = r.rank();
    let diagonal = r.diagonal().sum(&[rank - 2]).real_part();
    let [zero, one, opposite] = [0.0, 1.0, -1.0].map(|n| diagonal.number(n));
    let sign = diagonal.less(zero).select(opposite, one);
    q * sign.like(q, &[rank - 2])
}

/// Returns the columns of `u` and further ones that complete them to square orthogonal matrices.
///
/// # Errors
/// There are no matrices of f32, f64, c64 or c128 with at least as many rows as columns.
pub fn completed(b: &mut Builder<'_>, u: Value) -> Result<Value, Fault> {
    let shape = b.shape(u).clone();
    let rank = shape.rank();
    let [m, k] = [&shape.dims[rank - 2], &shape.dims[rank - 1]];
    let [m, k] = list::both([m, k], |size| {
        size.known()
            .expect("the sizes of a decomposition are numbers")
    });
    if m == k {
        return Ok(u);
    }
    b.formula([u], |[u]| {
        orthonormal(u.pad_behind(rank - 1, (m - k) as i64))
    })
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
