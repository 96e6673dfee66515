//! The derivative of the singular value decomposition.

use super::eigh::{both, inverse, real_diagonal};
use super::rules::{Derivative, Linearised, Rule, Tangents};
use crate::graph::Term;
use crate::list;
use crate::ops::svd;

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &svd::PRIMITIVE,
    derivative: Derivative::Formula(parts),
    transpose: None,
}];

/// From `a = u s v*` follows `u* da v = x s + ds - s y` with skew-Hermitian `x = u* du` and `y = v* dv`, whose elements off
/// the diagonal solve two equations each; the rest of `du` and `dv` is outside of the planes of `u` and `v`. Equal
/// singular values have no derivative.
fn parts<'s>(t: &Linearised<'s>) -> Tangents<'s> {
    let Some(da) = t.tangents[0] else {
        return vec![None, None, None];
    };
    let (u, s, vh) = (t.results[0], t.results[1], t.results[2]);
    let (uh, v) = (u.adjoint(), vh.adjoint());
    let da_v = da.dot(v);
    let inside = uh.dot(da_v);
    let ds = real_diagonal(inside);
    let element = inside.element();
    let [rows, columns] = both(s);
    // With `f[i, j] = 1 / (s[j]² - s[i]²)`: `x = f (p s + (p s)*)` and `y = f (s p + (s p)*)` for `p = u* da v`.
    let factors = inverse((columns + rows) * (columns - rows));
    let [factors, rows, columns] = [factors, rows, columns].map(|part| part.convert(element));
    let [mut x, y] = list::both([columns, rows], |sizes| {
        let scaled = inside * sizes;
        factors * (scaled + scaled.adjoint())
    });
    if element.is_complex() {
        x = x + phases(inside, rows);
    }
    let mut du = u.dot(x);
    let mut dv = v.dot(y);
    let sizes = da.sizes();
    // More rows than columns: `u` is not square, and `du` has a part outside of its plane, `(1 - u u*) da v s⁻¹`. With
    // more columns, `dv` has one.
    let [m, n] = list::both([2, 1], |from_end| sizes[sizes.len() - from_end].known());
    if m > n {
        du = du + outside(da_v, (u, inside), s);
    }
    if n > m {
        let dah_u = da.adjoint().dot(u);
        dv = dv + outside(dah_u, (v, inside.adjoint()), s);
    }
    vec![Some(du), Some(ds), Some(dv.adjoint())]
}

/// Returns the imaginary diagonal of `x`, which is free: the diagonal of `y` is chosen as zero.
fn phases<'s>(inside: Term<'s>, sizes: Term<'s>) -> Term<'s> {
    let part = 0.5 * (inside - inside.adjoint());
    let (zero, one) = (sizes.full(0.0), sizes.full(1.0));
    let is_zero = sizes.equal(zero);
    let inverse = one / is_zero.select(one, sizes);
    part * is_zero.select(zero, inverse).diagonal()
}

/// Returns the part of columns that is outside of the plane of orthonormal ones, divided by the singular values.
fn outside<'s>(
    columns: Term<'s>,
    (basis, coordinates): (Term<'s>, Term<'s>),
    s: Term<'s>,
) -> Term<'s> {
    let rest = columns - basis.dot(coordinates);
    let shape = rest.shape();
    let sizes = s
        .convert(shape.element)
        .spread(&shape.dims, &[shape.rank() - 2]);
    rest * (1.0 / sizes)
}
