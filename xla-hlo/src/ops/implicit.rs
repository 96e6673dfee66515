//! Functions that are defined by an equation: `custom_root(f, solve, tangent_solve)` and
//! `custom_linear_solve(matvec, solve, transpose_solve)`.
//!
//! An instruction holds a solver and the equation as its regions. It is replaced by what the solver computes; its
//! derivative follows from the equation, so the solver is never differentiated.

use super::custom_derivative::{ARGUMENTS, arguments, batched};
use crate::error::{Fault, FaultKind};
use crate::graph::{Attr, Value};
use crate::list::{self, Items};
use crate::operation::{Form, Infer, MANY, OpTraits, Primitive, Text};
use crate::{Builder, Graph, Instr, Shape};

/// The root `x` of a function: `f(x) = 0`. The operands are an initial value and captured values. The regions are the
/// solver of initial values, the function of `x`, and the solution `dx` of `f'(x) dx = y` of `x` and `y`.
pub static ROOT: Primitive = primitive("custom_root", "typed_xla.custom_root", 3, |infer| {
    let own = own(infer);
    let twice = list::concat(&[own.as_slice(), &own]);
    checked(infer, &[&own, &own, &twice])
});

/// The solution `x` of `matvec(x) = b`. The operands are `b` and captured values. The regions are the solver and the
/// function; then, if there is a solver of the transposed equations, this and the transpose of the function.
pub static LINEAR_SOLVE: Primitive = primitive(
    "custom_linear_solve",
    "typed_xla.custom_linear_solve",
    MANY,
    |infer| {
        let own = own(infer);
        checked(infer, &vec![own.as_slice(); infer.regions.len()])
    },
);

const fn primitive(
    name: &'static str,
    text: &'static str,
    regions: usize,
    infer: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
) -> Primitive {
    Primitive {
        name,
        text,
        operands: 1..=usize::MAX,
        regions,
        attributes: &[(ARGUMENTS, Text::Int)],
        syntax: &[],
        infer,
        form: |_, _| Form::Expanded,
        commutative: false,
        traits: OpTraits {
            expand: Some(|b, instr, operands| Ok(b.paste(&instr.regions[0], operands))),
            ruled: true,
            batch_regions: Some(batched),
            ..OpTraits::NONE
        },
    }
}

/// Returns the shapes of the operands that are not captured.
fn own(infer: &Infer<'_>) -> Vec<Shape> {
    let count = arguments(infer.attrs);
    let own = infer.operands.iter().take(count);
    own.map(|&shape| shape.clone()).collect_vec()
}

/// Checks the regions, which take these shapes and the captured values.
fn checked(infer: &Infer<'_>, params: &[&[Shape]]) -> Result<Vec<Shape>, Fault> {
    let own = own(infer);
    let captured = infer.operands[own.len()..].iter();
    let captured: Vec<Shape> = captured.map(|&shape| shape.clone()).collect_vec();
    for (i, params) in params.iter().enumerate() {
        let params = list::concat(&[params, captured.as_slice()]);
        let found = infer.region_named("function", i, &params)?.result_shapes();
        if found != own {
            let expected = own.clone();
            let what = FaultKind::ComputationResult { expected, found };
            return Err(Fault::named("function", what));
        }
    }
    Ok(own)
}

/// Returns the number of operands that are not captured.
pub fn unknowns(instr: &Instr) -> usize {
    arguments(&instr.attrs)
}

/// Adds a function that is defined by an equation; the captured values follow the first `unknowns` operands.
///
/// # Errors
/// The regions do not take or return what they have to.
pub fn implicit(
    b: &mut Builder<'_>,
    op: &'static Primitive,
    unknowns: usize,
    operands: &[Value],
    regions: Vec<Graph>,
) -> Result<Vec<Value>, Fault> {
    let attrs = vec![(ARGUMENTS, Attr::Int(unknowns as i64))];
    b.add(op, operands, attrs, regions)
}
