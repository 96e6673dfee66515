//! Elementwise operations that are formulas of others, in a table.
//!
//! Each is a primitive, which prints as the operation of CHLO and has a derivative of its own, and is replaced by its
//! formula before lowering. Half-precision types compute in `f32`.

pub(crate) mod bessel;
mod circular;
mod complex;
mod error_function;
mod floats;
pub(crate) mod gamma;
mod hyperbolic;
pub(crate) mod term;
mod zeta;

use crate::Builder;
use crate::error::Fault;
use crate::graph::Value;
use crate::graph::rewriter::Rewriter;
use crate::list::Items;
use crate::operation::{Batch, Form, OpTraits, Operation, Primitive};
use crate::ops::classes::{FLOAT, FLOAT_COMPLEX};
use crate::ops::elementwise::{BINARY, PREDICATE, SAME, UNARY, build, infer, syntax};
use crate::ops::{convert, parts};
use term::{Term, evaluate};

/// One operation.
pub struct Row {
    /// The operation that a user calls.
    pub operation: &'static Operation,
    /// The primitive in the graph.
    pub primitive: &'static Primitive,
}

/// Rows of name, StableHLO name, parameters, accepted elements, element type of the result, the function of the types in
/// which the formula is computed, and the function with the formula.
macro_rules! rows {
    ($($name:ident $text:literal $params:ident $class:ident $result:ident $within:ident $($formula:ident)::*;)*) => {
        /// Every operation.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: stringify!($name),
                operator: None,
                params: $params,
                over_trees: true,
                build: |call| build(call, &$name),
            },
            primitive: &$name,
        }),*];

        $(
            /// The primitive of the same name.
            #[allow(non_upper_case_globals)]
            pub static $name: Primitive = Primitive {
                name: stringify!($name),
                text: $text,
                operands: rows!(@operands $params),
                regions: 0,
                attributes: &[],
                syntax: syntax($text),
                infer: |of| infer(of, &$class, $result),
                form: |_, _| Form::Expanded,
                commutative: false,
                traits: OpTraits {
                    expand: Some(|b, _, operands| {
                        let value = $within(b, operands, |x| rows!(@call $params x $($formula)::*));
                        value.map(|value| vec![value])
                    }),
                    ruled: true,
                    batch: Some(batched),
                    ..OpTraits::NONE
                },
            };
        )*
    };
    (@operands BINARY) => { 2..=2 };
    (@operands UNARY) => { 1..=1 };
    (@call BINARY $x:ident $($formula:ident)::*) => { $($formula)::*($x[0], $x[1]).value };
    (@call UNARY $x:ident $($formula:ident)::*) => { $($formula)::*($x[0]).value };
}

rows! {
    tan "stablehlo.tan" UNARY FLOAT_COMPLEX SAME wide circular::tan;
    asin "chlo.asin" UNARY FLOAT_COMPLEX SAME wide circular::asin;
    acos "chlo.acos" UNARY FLOAT_COMPLEX SAME wide circular::acos;
    atan "chlo.atan" UNARY FLOAT_COMPLEX SAME wide circular::atan;
    sinh "chlo.sinh" UNARY FLOAT_COMPLEX SAME wide hyperbolic::sinh;
    cosh "chlo.cosh" UNARY FLOAT_COMPLEX SAME wide hyperbolic::cosh;
    asinh "chlo.asinh" UNARY FLOAT_COMPLEX SAME wide hyperbolic::asinh;
    acosh "chlo.acosh" UNARY FLOAT_COMPLEX SAME wide hyperbolic::acosh;
    atanh "chlo.atanh" UNARY FLOAT_COMPLEX SAME wide hyperbolic::atanh;
    erfc "chlo.erfc" UNARY FLOAT SAME wide error_function::erfc;
    erf_inv "chlo.erf_inv" UNARY FLOAT SAME wide error_function::erf_inv;
    lgamma "chlo.lgamma" UNARY FLOAT SAME wide gamma::lgamma;
    digamma "chlo.digamma" UNARY FLOAT SAME wide gamma::digamma;
    polygamma "chlo.polygamma" BINARY FLOAT SAME wide zeta::polygamma;
    zeta "chlo.zeta" BINARY FLOAT SAME wide zeta::zeta;
    bessel_i1e "chlo.bessel_i1e" UNARY FLOAT SAME wide bessel::i1e;
    is_inf "chlo.is_inf" UNARY FLOAT PREDICATE evaluate floats::is_inf;
    is_pos_inf "chlo.is_pos_inf" UNARY FLOAT PREDICATE evaluate floats::is_pos_inf;
    is_neg_inf "chlo.is_neg_inf" UNARY FLOAT PREDICATE evaluate floats::is_neg_inf;
    next_after "chlo.next_after" BINARY FLOAT SAME evaluate floats::next_after;
}

/// Adds the instructions of a formula in `f32` or a wider type, and rounds the result once.
fn wide(
    b: &mut Builder<'_>,
    operands: &[Value],
    formula: fn(&[Term<'_>]) -> Value,
) -> Result<Value, Fault> {
    let element = b.shape(operands[0]).element;
    let operands: Result<Vec<Value>, Fault> = (operands.iter())
        .map(|&operand| parts::wide(b, operand))
        .collect_ok();
    let value = evaluate(b, &operands?, formula)?;
    convert::convert(b, value, element)
}

/// Applies the operation to whole arrays.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let operands = batch.operands.iter();
    let operands = operands.map(|operand| operand.spread(rw, batch.sizes()));
    let operands: Option<Vec<Value>> = operands.collect_some();
    let value = rw.apply(batch.instr.op, &operands?)?;
    Some(vec![value])
}
