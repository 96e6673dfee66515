//! The derivative of the QR decomposition, which has two primitives: the first returns reflections, the second
//! multiplies them.
//!
//! The reflections are not a smooth function where a column needs none, though the orthogonal and the triangular
//! factors are. Hence no rule differentiates reflections. The first primitive computes the tangents of both factors.
//! The tangent of the triangular factor is the tangent of its first result, with zeros below the diagonal. The tangent
//! of the orthogonal factor takes the place of the tangent of `tau`, which only the second primitive reads, and
//! returns.

use super::rules::{Derivative, Linearised, Rule, Tangents};
use crate::graph::Term;
use crate::ops::householder::{FACTORS, PRODUCT, orthogonal, triangular};
use crate::ops::triangular_solve::Equations;

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &FACTORS,
        derivative: Derivative::Formula(factors),
        transpose: None,
    },
    Rule {
        primitive: &PRODUCT,
        derivative: Derivative::Rule(|t| Ok(vec![t.tangents[1]])),
        transpose: None,
    },
];

/// From `a = q r` with `k` columns of `q` follows `q* da = w r` with `w = q* dq + dr r⁻¹`, where the first term is
/// skew-Hermitian and the second an upper triangle with a real diagonal, so that `w` determines both.
fn factors<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let Some(da) = t.tangents[0] else {
        return vec![None, None];
    };
    let (reflections, taus) = (t.results[0], t.results[1]);
    let q = orthogonal(reflections, taus);
    let r = triangular(reflections, taus);
    let shape = reflections.shape();
    let [rows, columns] = [shape.rank() - 2, shape.rank() - 1];
    let k = q.sizes()[columns].clone();
    let square = r.slice_of(columns, 0, k.clone());
    let qh = q.adjoint();
    let over_r = |x: Term<'s>| square.solve(x, Equations::right(false));
    // A tall matrix: `dr r⁻¹ = w - skew(w)`, and `dq = da r⁻¹ - q dr r⁻¹`, which has the part outside of the plane of
    // `q` too.
    let (dq, dr) = if shape.dims[rows] != k {
        let scaled = over_r(da);
        let w = qh.dot(scaled);
        let rest = w - skew(w);
        let inside = q.dot(rest);
        let dr = rest.dot(r);
        (scaled - inside, dr)
    } else {
        // A square or wide matrix: `q` is square, so `dq = q x` for a skew-Hermitian `x`, which the first `k` columns
        // determine.
        let turned = qh.dot(da);
        let turn = skew(over_r(turned.slice_of(columns, 0, k)));
        (q.dot(turn), turned - turn.dot(r))
    };
    vec![
        Some(dr.upper().with_size(rows, &shape.dims[rows])),
        Some(dq),
    ]
}

/// Returns the skew-Hermitian matrices that differ from others by upper triangles with real diagonals.
fn skew(w: Term<'_>) -> Term<'_> {
    let below = w.below();
    let skew = below - below.adjoint();
    if !w.is_complex() {
        return skew;
    }
    let imaginary = w.imag();
    skew + imaginary.full(0.0).complex(imaginary).diagonal()
}
