//! Elementwise operations that are formulas of others, in a table.
//!
//! Each is a primitive, which prints as the operation of CHLO, or as `typed_xla.<name>` where CHLO has none; the importer
//! finds it by that name. It has its own derivative (`OpTraits::ruled`), and its formula replaces it before the other
//! passes. Half-precision formulas compute in `f32`.
//!
//! A formula is a function of `Term`s. If the runtime has a function for the operation, its row has the columns
//! `(cost slices)`, and the formula is for XLA alone. `tests/accuracy.rs` has bounds of the errors in `f32`,
//! `tests/ops/formulas.rs` values at special points.

pub(crate) mod bessel;
pub(crate) mod circular;
mod complex;
mod error_function;
mod floats;
pub(crate) mod gamma;
pub(crate) mod hyperbolic;
mod powers;
mod zeta;

use crate::Builder;
use crate::error::Fault;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Term, Value};
use crate::list::Items;
use crate::operation::{Batch, Expand, Form, OpTraits, Operation, Primitive};
use crate::ops::classes::{FLOAT, FLOAT_COMPLEX};
use crate::ops::elementwise;
use crate::ops::elementwise::{PREDICATE, Row, SAME, UNARY, build, infer, params, syntax, two};

/// Passes the table of formulas to a macro. The evaluators of the tests read it too.
///
/// A row is the name, StableHLO name, parameters, accepted elements, element type of the result, the function of the
/// types in which the formula is computed, the runtime's function, the function with the formula, and the derivative. The
/// runtime's function is `_` if the formula replaces the operation, else its columns `(cost slices)` in
/// [`elementwise_rows`](crate::elementwise_rows): then the formula is for XLA only. The derivative is `zero`; `none` with
/// the reason; the `slope` at `x`, where the result is `y`; or the slope in the `second` of two operands, and the reason
/// why the first one has none.
#[doc(hidden)]
#[macro_export]
macro_rules! formula_rows {
    ($then:ident!) => {
        $then! {
            tan "stablehlo.tan" UNARY FLOAT_COMPLEX SAME wide _ circular::tan [slope |_x, y| 1.0 + y * y];
            asin "chlo.asin" UNARY FLOAT_COMPLEX SAME wide _ circular::asin [slope |x, _y| x.apply(&ops::asin_slope)];
            acos "chlo.acos" UNARY FLOAT_COMPLEX SAME wide _ circular::acos [slope |x, _y| -x.apply(&ops::asin_slope)];
            atan "chlo.atan" UNARY FLOAT_COMPLEX SAME wide _ circular::atan [slope |x, _y| x.apply(&ops::atan_slope)];
            sinc "typed_xla.sinc" UNARY FLOAT_COMPLEX SAME wide _ circular::sinc [slope |x, _y| x.widened(circular::sinc_slope)];
            sinh "chlo.sinh" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::sinh [slope |x, _y| x.apply(&ops::cosh)];
            cosh "chlo.cosh" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::cosh [slope |x, _y| x.apply(&ops::sinh)];
            asinh "chlo.asinh" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::asinh [slope |x, _y| x.apply(&ops::asinh_slope)];
            acosh "chlo.acosh" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::acosh [slope |x, _y| x.apply(&ops::acosh_slope)];
            atanh "chlo.atanh" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::atanh [slope |x, _y| x.apply(&ops::atanh_slope)];
            exp2 "typed_xla.exp2" UNARY FLOAT_COMPLEX SAME wide (12 SLICED) powers::exp2 [slope |_x, y| y * LN_2];
            log2 "typed_xla.log2" UNARY FLOAT_COMPLEX SAME wide (20 SLICED) powers::log2 [slope |x, _y| LOG2_E / x];
            log10 "typed_xla.log10" UNARY FLOAT_COMPLEX SAME wide (20 SLICED) powers::log10 [slope |x, _y| LOG10_E / x];
            erfc "chlo.erfc" UNARY FLOAT SAME wide _ error_function::erfc [slope |x, _y| x.apply(&ops::gaussian) * -FRAC_2_SQRT_PI];
            erf_inv "chlo.erf_inv" UNARY FLOAT SAME wide _ error_function::erf_inv [slope |x, y| x.with(&ops::erf_inv_slope, y)];
            lgamma "chlo.lgamma" UNARY FLOAT SAME wide _ gamma::lgamma [slope |x, _y| x.apply(&ops::digamma)];
            digamma "chlo.digamma" UNARY FLOAT SAME wide _ gamma::digamma [slope |x, _y| x.apply(&ops::trigamma)];
            polygamma "chlo.polygamma" BINARY FLOAT SAME wide _ zeta::polygamma [second |n, x| (n + 1.0).with(&ops::polygamma, x), "its first operand is an order, which is a whole number"];
            zeta "chlo.zeta" BINARY FLOAT SAME wide _ zeta::zeta [second |s, q| -(s * (s + 1.0).with(&ops::zeta, q)), "no formula is known for its first operand"];
            bessel_i1e "chlo.bessel_i1e" UNARY FLOAT SAME wide _ bessel::i1e [slope |x, _y| bessel::i1e_slope(x)];
            is_inf "chlo.is_inf" UNARY FLOAT PREDICATE evaluate _ floats::is_inf [zero];
            is_pos_inf "chlo.is_pos_inf" UNARY FLOAT PREDICATE evaluate _ floats::is_pos_inf [zero];
            is_neg_inf "chlo.is_neg_inf" UNARY FLOAT PREDICATE evaluate _ floats::is_neg_inf [zero];
            next_after "chlo.next_after" BINARY FLOAT SAME evaluate _ floats::next_after [none, "it steps by the distance of neighbouring numbers"];
        }
    };
}

/// Passes the table of slopes to a macro: formulas that no user calls, in rows of the same form. The derivative of one is
/// a `rule` in `derivatives/formulas.rs`.
///
/// The slope of a slope is one product here. Derivatives of a formula's parts would disagree where one is infinite and
/// another one is zero, since forward and reverse mode multiply them in different orders.
#[doc(hidden)]
#[macro_export]
macro_rules! slope_rows {
    ($then:ident!) => {
        $then! {
            asin_slope "typed_xla.asin_slope" UNARY FLOAT_COMPLEX SAME wide _ circular::asin_slope [slope |x, y| x * y * y * y];
            atan_slope "typed_xla.atan_slope" UNARY FLOAT_COMPLEX SAME wide _ circular::atan_slope [slope |x, y| x * y * y * -2.0];
            asinh_slope "typed_xla.asinh_slope" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::asinh_slope [slope |x, y| -(x * y * y * y)];
            acosh_slope "typed_xla.acosh_slope" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::acosh_slope [slope |x, y| -(x * y * y * y)];
            atanh_slope "typed_xla.atanh_slope" UNARY FLOAT_COMPLEX SAME wide _ hyperbolic::atanh_slope [slope |x, y| x * y * y * 2.0];
            erf_inv_slope "typed_xla.erf_inv_slope" BINARY FLOAT SAME wide _ error_function::erf_inv_slope [rule erf_inv_slope];
            gaussian "typed_xla.gaussian" UNARY FLOAT SAME wide _ error_function::gaussian [slope |x, y| x * y * -2.0];
            atan2_slope "typed_xla.atan2_slope" BINARY FLOAT_COMPLEX SAME wide _ circular::atan2_slope [rule atan2_slope];
            trigamma "typed_xla.trigamma" UNARY FLOAT SAME wide _ gamma::trigamma [slope |x, _y| x.number(2.0).with(&ops::polygamma, x)];
        }
    };
}

/// Declares the primitive of a row.
macro_rules! primitive {
    ($name:ident $text:literal $params:ident $class:ident $result:ident $within:ident $function:tt $($formula:ident)::*) => {
        /// The primitive of the same name.
        #[allow(non_upper_case_globals)]
        pub static $name: Primitive = Primitive {
            name: stringify!($name),
            text: $text,
            operands: primitive!(@operands $params),
            regions: 0,
            attributes: &[],
            syntax: syntax($text),
            infer: |of| infer(of, &$class, $result),
            form: primitive!(@form $name $function),
            commutative: false,
            traits: OpTraits {
                expand: Some(|b, _, operands| {
                    let value = $within(b, operands, |x| primitive!(@call $params x $($formula)::*));
                    value.map(|value| vec![value])
                }),
                ruled: true,
                batch: Some(batched),
                ..OpTraits::NONE
            },
        };
    };
    (@form $name:ident _) => { |_, _| Form::Expanded };
    (@form $name:ident ($cost:literal $slices:ident)) => {
        |graph, instr| {
            use crate::ops::elementwise::{$slices, map};
            map(stringify!($name), graph, instr, $cost, $slices)
        }
    };
    (@operands BINARY) => { 2..=2 };
    (@operands UNARY) => { 1..=1 };
    (@call BINARY $x:ident $($formula:ident)::*) => { $($formula)::*($x[0], $x[1]) };
    (@call UNARY $x:ident $($formula:ident)::*) => { $($formula)::*($x[0]) };
}

/// Declares the operation and the primitive of each row of [`formula_rows`].
macro_rules! rows {
    ($($name:ident $text:literal $params:ident $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        /// Every operation.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: stringify!($name),
                operator: None,
                params: params!($name $params),
                over_trees: true,
                build: |call| build(call, &$name),
            },
            primitive: &$name,
            is_sliced: rows!(@slices $function),
        }),*];

        $(primitive!($name $text $params $class $result $within $function $($formula)::*);)*
    };
    (@slices _) => { |_| false };
    (@slices ($cost:literal $slices:ident)) => { crate::ops::elementwise::$slices };
}

formula_rows!(rows!);

/// Declares the primitive of each row of [`slope_rows`].
macro_rules! slopes {
    ($($name:ident $text:literal $params:ident $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        /// The primitives that only derivatives contain.
        pub static SLOPES: &[&Primitive] = &[$(&$name),*];

        $(primitive!($name $text $params $class $result $within $function $($formula)::*);)*
    };
}

slope_rows!(slopes!);

/// Returns the formula of an operation of complex numbers in text for XLA, whose own function cancels: its sine and cosine
/// subtract the exponentials of a small imaginary part. The runtime's functions do not.
pub(crate) fn for_xla(op: &Primitive) -> Option<Expand> {
    if *op == elementwise::sin {
        Some(|b, _, operands| Ok(vec![evaluate(b, operands, |x| complex::sin(x[0]))?]))
    } else if *op == elementwise::cos {
        Some(|b, _, operands| Ok(vec![evaluate(b, operands, |x| complex::cos(x[0]))?]))
    } else {
        None
    }
}

/// A function of the operands of an operation.
pub(crate) type Formula = for<'s> fn(&[Term<'s>]) -> Term<'s>;

/// Adds the instructions of a formula of these values, and returns its result.
///
/// # Errors
/// An instruction is refused.
pub(crate) fn evaluate(
    b: &mut Builder<'_>,
    values: &[Value],
    formula: Formula,
) -> Result<Value, Fault> {
    let results = b.formula_list(values, |terms| vec![formula(terms)])?;
    Ok(results[0])
}

/// Adds the instructions of a formula in `f32` or a wider type, and rounds the result once.
fn wide(b: &mut Builder<'_>, operands: &[Value], formula: Formula) -> Result<Value, Fault> {
    let results = b.formula_list(operands, |terms| {
        let element = terms[0].element();
        let wide = terms.iter().map(|term| term.wide()).collect_vec();
        vec![formula(&wide).convert(element)]
    })?;
    Ok(results[0])
}

/// Applies the operation to whole arrays.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let operands = batch.operands.iter();
    let operands = operands.map(|operand| operand.spread(rw, batch.sizes()));
    let operands: Option<Vec<Value>> = operands.collect_some();
    rw.emit_all(batch.instr.op, &operands?, Vec::new(), Vec::new())
}
