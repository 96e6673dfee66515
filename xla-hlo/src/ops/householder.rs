//! XLA's two primitives of the QR decomposition, used by `qr`.
//!
//! One reflects the columns of matrices one by one until a triangular matrix remains, and returns the reflections; the
//! other multiplies them. As in LAPACK, reflection `j` is `1 - tau v v*`, where element `j` of `v` is 1 and the
//! elements after it are stored below the diagonal of the factors.

use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::graph::Value;
use crate::operation::{Form, Infer, Kernel, OpTraits, Primitive, Small, SyntaxToken};
use crate::ops::batch;
use crate::ops::classes::WIDE;
use crate::ops::parts::triangle;
use crate::ops::slice;
use crate::{Builder, Shape, Size};

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

/// Returns the orthogonal matrices of reflections, with as many columns as the smaller of the sizes.
///
/// # Errors
/// The factors do not match.
pub(crate) fn orthogonal(b: &mut Builder<'_>, factors: Value, taus: Value) -> Result<Value, Fault> {
    let last = b.shape(factors).rank() - 1;
    let columns = first(b, factors, taus, last)?;
    b.add1(&PRODUCT, &[columns, taus], Vec::new())
}

/// Returns the upper triangular matrices of the factors, with as many rows as the smaller of the sizes.
///
/// # Errors
/// The factors do not match.
pub(crate) fn triangular(b: &mut Builder<'_>, factors: Value, taus: Value) -> Result<Value, Fault> {
    let last = b.shape(factors).rank() - 1;
    let rows = first(b, factors, taus, last - 1)?;
    triangle(b, "LE", rows, 0)
}

/// Returns as many of the factors' rows or columns as there are reflections.
fn first(b: &mut Builder<'_>, factors: Value, taus: Value, dim: usize) -> Result<Value, Fault> {
    let sizes = b.shape(factors).dims.clone();
    let rank = sizes.len();
    let k = b.shape(taus).dims[rank - 2].clone();
    if sizes[dim] == k {
        return Ok(factors);
    }
    let mut limits = sizes;
    limits[dim] = k;
    let (starts, strides) = (vec![Size::from(0); rank], vec![Size::from(1); rank]);
    slice::slice(b, factors, starts, limits, strides)
}
