//! XLA's two primitives of the QR decomposition, used by `qr`.
//!
//! One reflects the columns of matrices one by one until a triangular matrix remains, and returns the reflections; the
//! other multiplies them. As in LAPACK, reflection `j` is `1 - tau v v*`, where element `j` of `v` is 1 and the
//! elements after it are stored below the diagonal of the factors.

use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::Term;
use crate::operation::{Form, Infer, Kernel, OpTraits, Primitive, Small, SyntaxToken};
use crate::ops::batch;
use crate::ops::classes::WIDE;
use crate::{Shape, Size};

/// XLA's Qr: the triangular factor, the reflections below its diagonal, and their factors `tau`.
pub static FACTORS: Primitive = Primitive {
    name: "householder_factors",
    text: "stablehlo.custom_call @Qr",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: SYNTAX,
    infer: factors,
    form: |_, _| kernel("householder_factors"),
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// XLA's ProductOfElementaryHouseholderReflectors: the orthogonal matrix, with as many columns as the factors have.
pub static PRODUCT: Primitive = Primitive {
    name: "householder_product",
    text: "stablehlo.custom_call @ProductOfElementaryHouseholderReflectors",
    operands: 2..=2,
    regions: 0,
    attributes: &[],
    syntax: SYNTAX,
    infer: product,
    form: |_, _| kernel("householder_product"),
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

const SYNTAX: &[SyntaxToken] = &[
    SyntaxToken::Word("("),
    SyntaxToken::Operands,
    SyntaxToken::Word(")"),
    SyntaxToken::Types,
];

fn kernel(name: &'static str) -> Form {
    Form::Kernel(Kernel {
        name,
        list: None,
        arguments: Vec::new(),
    })
}

/// Returns the smaller of the two sizes of matrices.
fn lesser(a: &Shape, m: &Size, n: &Size) -> Result<Size, Fault> {
    if m == n {
        return Ok(m.clone());
    }
    match (m.known(), n.known()) {
        (Some(m), Some(n)) => Ok(Size::from(m.min(n))),
        _ => {
            let what = format!("cannot tell whether rows <= columns in the matrices of {a}");
            Err(Fault::operand(0, FaultKind::Other(what)))
        }
    }
}

/// Checks matrices to factorise, and returns the smaller of their sizes.
///
/// # Errors
/// There are no matrices of f32, f64, c64 or c128, or it is not known which size is smaller.
pub(crate) fn least_size(a: &Shape) -> Result<Size, Fault> {
    WIDE.check(0, a.element)
        .map_err(|fault| match a.element.kind() {
            Kind::Bool => fault,
            _ => fault.help("convert it first: `{a} as f32`"),
        })?;
    let [.., m, n] = a.dims.as_slice() else {
        let what = format!("expected matrices, which have two dimensions, found {a}");
        return Err(Fault::operand(0, FaultKind::Other(what)));
    };
    lesser(a, m, n)
}

fn factors(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let a = infer.operands[0];
    let k = least_size(a)?;
    let mut taus = a.clone();
    taus.dims.truncate(a.rank() - 2);
    taus.dims.push(k);
    Ok(vec![a.clone(), taus])
}

fn product(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [factors, taus] = [infer.operands[0], infer.operands[1]];
    WIDE.check(0, factors.element)?;
    let batch = factors.rank().saturating_sub(2);
    // A factor for each reflection, and at most as many reflections as columns.
    let fits = factors.rank() >= 2
        && taus.element == factors.element
        && taus.rank() == batch + 1
        && taus.dims[..batch] == factors.dims[..batch];
    let wrong = || {
        let what = format!("{taus} does not match the reflections in {factors}");
        Fault::operand(1, FaultKind::Other(what))
    };
    let (Some(k), Some(n), true) = (taus.dims.last(), factors.dims.last(), fits) else {
        return Err(wrong());
    };
    infer.at_most(k, n, wrong)?;
    Ok(vec![factors.clone()])
}

/// Decomposes matrices: returns the factors and the coefficients of the reflections.
pub(crate) fn reflections(a: Term<'_>) -> [Term<'_>; 2] {
    let parts = a.emit_all(&[a, a], |b| {
        b.add(&FACTORS, &[a.value()], Vec::new(), Vec::new())
    });
    [parts[0], parts[1]]
}

/// Returns the orthogonal matrices of reflections, with as many columns as the smaller of the sizes.
pub(crate) fn orthogonal<'s>(factors: Term<'s>, taus: Term<'s>) -> Term<'s> {
    let columns = first(factors, taus, factors.rank() - 1);
    columns.emit(|b| b.add1(&PRODUCT, &[columns.value(), taus.value()], Vec::new()))
}

/// Returns the upper triangular matrices of the factors, with as many rows as the smaller of the sizes.
pub(crate) fn triangular<'s>(factors: Term<'s>, taus: Term<'s>) -> Term<'s> {
    first(factors, taus, factors.rank() - 2).upper()
}

/// Returns as many of the factors' rows or columns as there are reflections.
fn first<'s>(factors: Term<'s>, taus: Term<'s>, dimension: usize) -> Term<'s> {
    let count = taus.sizes()[taus.rank() - 1].clone();
    factors.slice_of(dimension, 0, count)
}
