//! Elementwise operations that are formulas of others, in a table.
//!
//! Each is a primitive, which prints as the operation of CHLO, or as `typed_xla.<name>` where CHLO has none; the importer
//! finds it by that name. It has its own derivative (`OpTraits::ruled`), and its formula replaces it before the other
//! passes. Half-precision formulas compute in `f32`.
//!
//! A formula is a function of `Term`s. If the runtime has a function for the operation, its row has the columns
//! `(cost slices)`, and the formula is for XLA alone. `tests/accuracy.rs` measures the errors in `f32` that pages state;
//! `scripts/formula_vectors.py` and `tests/ops/formulas.rs` have values at special points.
//!
//! All rows share the functions of this file: every build compiles a row's own functions, so a row has only its formula
//! and its slope.

pub(crate) mod activations;
pub(crate) mod bessel;
pub(crate) mod circular;
mod complex;
mod error_function;
pub(crate) mod floats;
pub(crate) mod gamma;
pub(crate) mod hyperbolic;
pub(crate) mod logarithms;
mod powers;
mod zeta;

use crate::error::{Class, Error, Fault};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Term, Value, Values};
use crate::list::Items;
use crate::literal::{Number, NumberKind, Numbers};
use crate::operation::{
    Argument, Batch, Call, Expand, Form, Infer, OpTraits, Operation, Param, Primitive,
};
use crate::ops::classes::{FLOAT, FLOAT_COMPLEX, REAL};
use crate::ops::elementwise;
use crate::ops::elementwise::{
    BINARY, PREDICATE, Row, SAME, UNARY, build, infer, params, syntax, two,
};
use crate::ops::parts::of_class;
use crate::{Builder, Graph, Instr, Shape};

/// Passes the table of formulas to a macro. The evaluators of the tests read it too.
///
/// A row is the name, StableHLO name, parameters, accepted elements, element type of the result, the element types in which
/// the formula is computed, the runtime's function, the function with the formula, and the derivative.
///
/// The parameters are `UNARY`, `BINARY`, or `(name number)`: an optional second operand, and its value if it is omitted.
/// The formula is computed in the operands' `own` element types, or in `wide` ones: `f32` for half precision.
/// The runtime's function is `_` if the formula replaces the operation, else its columns `(cost slices)` in
/// [`elementwise_rows`](crate::elementwise_rows): then the formula is for XLA only.
///
/// The derivative is one of these:
///
/// - `zero`, or `none` with the reason;
/// - `formula`: the derivative of the formula's instructions;
/// - the `slope` at `x`, where the result is `y`, or a `wide` function of `x` that is the slope;
/// - the slopes in `both` operands `a` and `b`, where the result is `y`, or in the `first`: the second one has the slope 0;
/// - the slope in the `second` of two operands, and the reason why the first one has none.
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
            is_inf "chlo.is_inf" UNARY FLOAT PREDICATE own _ floats::is_inf [zero];
            is_pos_inf "chlo.is_pos_inf" UNARY FLOAT PREDICATE own _ floats::is_pos_inf [zero];
            is_neg_inf "chlo.is_neg_inf" UNARY FLOAT PREDICATE own _ floats::is_neg_inf [zero];
            silu "typed_xla.silu" UNARY FLOAT SAME wide _ activations::silu [wide activations::silu_slope];
            softplus "typed_xla.softplus" UNARY FLOAT SAME wide _ activations::softplus [slope |x, _y| x.logistic()];
            log_sigmoid "typed_xla.log_sigmoid" UNARY FLOAT SAME wide _ activations::log_sigmoid [slope |x, _y| (-x).logistic()];
            mish "typed_xla.mish" UNARY FLOAT SAME wide _ activations::mish [wide activations::mish_slope];
            leaky_relu "typed_xla.leaky_relu" (negative_slope 0.01) FLOAT SAME wide _ activations::leaky_relu [both |x, slope, _y| x.at_least(0.0).select(x.number(1.0), slope), |x, _slope, _y| x.at_least(0.0).select(x.number(0.0), x)];
            elu "typed_xla.elu" (alpha 1.0) FLOAT SAME wide _ activations::elu [formula];
            celu "typed_xla.celu" (alpha 1.0) FLOAT SAME wide _ activations::celu [both activations::celu_slope, activations::celu_slope_by_alpha];
            selu "typed_xla.selu" UNARY FLOAT SAME wide _ activations::selu [formula];
            relu6 "typed_xla.relu6" UNARY FLOAT SAME own _ activations::relu6 [formula];
            hard_sigmoid "typed_xla.hard_sigmoid" UNARY FLOAT SAME wide _ activations::hard_sigmoid [formula];
            hard_swish "typed_xla.hard_swish" UNARY FLOAT SAME wide _ activations::hard_swish [wide activations::hard_swish_slope];
            hard_tanh "typed_xla.hard_tanh" UNARY FLOAT SAME own _ activations::hard_tanh [formula];
            soft_sign "typed_xla.soft_sign" UNARY FLOAT SAME wide _ activations::soft_sign [wide activations::soft_sign_slope];
            squareplus "typed_xla.squareplus" (b 4.0) FLOAT SAME wide _ activations::squareplus [both activations::squareplus_slope, activations::squareplus_slope_by_b];
            logaddexp "typed_xla.logaddexp" BINARY FLOAT SAME wide _ logarithms::logaddexp [both logarithms::share, |a, b, y| logarithms::share(b, a, y)];
            logaddexp2 "typed_xla.logaddexp2" BINARY FLOAT SAME wide _ logarithms::logaddexp2 [both logarithms::share2, |a, b, y| logarithms::share2(b, a, y)];
            hypot "typed_xla.hypot" BINARY FLOAT SAME wide _ logarithms::hypot [both logarithms::cosine, |x, y, r| logarithms::cosine(y, x, r)];
            copysign "typed_xla.copysign" BINARY FLOAT SAME own _ floats::copysign [first floats::copysign_slope];
            signbit "typed_xla.signbit" UNARY FLOAT PREDICATE own _ floats::signbit [zero];
            trunc "typed_xla.trunc" UNARY FLOAT SAME own _ floats::trunc [zero];
            floor_divide "typed_xla.floor_divide" BINARY REAL SAME wide _ floats::floor_divide [zero];
            floor_mod "typed_xla.floor_mod" BINARY REAL SAME wide _ floats::floor_mod [both |x, _y, _r| x.number(1.0), floats::floor_mod_slope];
            deg2rad "typed_xla.deg2rad" UNARY FLOAT SAME wide _ floats::deg2rad [formula];
            rad2deg "typed_xla.rad2deg" UNARY FLOAT SAME wide _ floats::rad2deg [formula];
            nan_to_num "typed_xla.nan_to_num" UNARY FLOAT SAME own _ floats::nan_to_num [formula];
            heaviside "typed_xla.heaviside" BINARY FLOAT SAME own _ floats::heaviside [formula];
            next_after "chlo.next_after" BINARY FLOAT SAME own _ floats::next_after [none, "it steps by the distance of neighbouring numbers"];
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

/// A formula, and how it is computed.
struct Computed {
    primitive: &'static Primitive,
    class: &'static Class,
    function: Function,
    /// Whether half precision is computed in `f32`.
    is_wide: bool,
    /// The second operand if it is omitted.
    default: Option<&'static str>,
}

/// The function of a row.
enum Function {
    One(for<'s> fn(Term<'s>) -> Term<'s>),
    Two(for<'s> fn(Term<'s>, Term<'s>) -> Term<'s>),
}

/// Returns what the records of a row contain, from its columns.
macro_rules! column {
    (@wide wide) => { true };
    (@wide own) => { false };
    (@operands UNARY) => { 1..=1 };
    (@operands $two:tt) => { 2..=2 };
    (@function UNARY $($formula:ident)::*) => { Function::One($($formula)::*) };
    (@function $two:tt $($formula:ident)::*) => { Function::Two($($formula)::*) };
    (@default ($second:ident $default:literal)) => { Some(stringify!($default)) };
    (@default $params:ident) => { None };
    (@form $name:ident _) => { expanded };
    (@form $name:ident ($cost:literal $slices:ident)) => {
        |graph, instr| {
            use crate::ops::elementwise::{$slices, map};
            map(stringify!($name), graph, instr, $cost, $slices)
        }
    };
    (@infer FLOAT SAME) => { infer_float };
    (@infer FLOAT_COMPLEX SAME) => { infer_complex };
    (@infer REAL SAME) => { infer_real };
    (@infer FLOAT PREDICATE) => { infer_predicate };
    (@slices _) => { crate::ops::elementwise::INLINE };
    (@slices ($cost:literal $slices:ident)) => { crate::ops::elementwise::$slices };
    // The instructions of the formula have derivatives, and replace it before.
    (@ruled formula) => { false };
    (@ruled $($derivative:tt)*) => { true };
}

/// Declares the primitives of rows, and a table of their formulas.
macro_rules! primitives {
    ($table:ident $($name:ident $text:literal $params:tt $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        static $table: &[Computed] = &[$(Computed {
            primitive: &$name,
            class: &$class,
            function: column!(@function $params $($formula)::*),
            is_wide: column!(@wide $within),
            default: column!(@default $params),
        }),*];

        $(
            /// The primitive of the same name.
            #[allow(non_upper_case_globals)]
            pub static $name: Primitive = Primitive {
                name: stringify!($name),
                text: $text,
                operands: column!(@operands $params),
                regions: 0,
                attributes: &[],
                syntax: syntax($text),
                infer: column!(@infer $class $result),
                form: column!(@form $name $function),
                commutative: false,
                traits: OpTraits {
                    expand: Some(expand),
                    ruled: column!(@ruled $($derivative)*),
                    batch: Some(batched),
                    ..OpTraits::NONE
                },
            };
        )*
    };
}

/// Declares the operation and the primitive of each row of [`formula_rows`].
macro_rules! rows {
    ($($name:ident $text:literal $params:tt $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        /// Every operation.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: stringify!($name),
                operator: None,
                params: params!($name $params),
                over_trees: true,
                build: build_row,
            },
            primitive: &$name,
            is_sliced: column!(@slices $function),
        }),*];

        primitives!(OF_ROWS $($name $text $params $class $result $within $function $($formula)::* [$($derivative)*];)*);
    };
}

formula_rows!(rows!);

/// Declares the primitive of each row of [`slope_rows`].
macro_rules! slopes {
    ($($name:ident $text:literal $params:tt $class:ident $result:ident $within:ident $function:tt $($formula:ident)::* [$($derivative:tt)*];)*) => {
        /// The primitives that only derivatives contain.
        pub static SLOPES: &[&Primitive] = &[$(&$name),*];

        primitives!(OF_SLOPES $($name $text $params $class $result $within $function $($formula)::* [$($derivative)*];)*);
    };
}

slope_rows!(slopes!);

fn expanded(_: &Graph, _: &Instr) -> Form {
    Form::Expanded
}

fn infer_float(of: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    infer(of, &FLOAT, SAME)
}

fn infer_complex(of: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    infer(of, &FLOAT_COMPLEX, SAME)
}

fn infer_real(of: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    infer(of, &REAL, SAME)
}

fn infer_predicate(of: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    infer(of, &FLOAT, PREDICATE)
}

/// Returns the formula of a primitive.
fn computed(primitive: &Primitive) -> &'static Computed {
    let mut all = OF_ROWS.iter().chain_items(OF_SLOPES);
    let found = all.find(|row| *row.primitive == *primitive);
    found.expect("the primitive is declared by a row")
}

/// Adds a call of an operation of [`ROWS`].
fn build_row(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let mut rows = ROWS.iter();
    let row = rows.find(|row| core::ptr::eq(row.operation, call.operation));
    let row = row.expect("the operation is declared by a row");
    let computed = computed(row.primitive);
    if let (Some(default), [first, second]) = (computed.default, call.operation.params) {
        // The omitted number would be reported as no literal of another type.
        of_class(call, first.name, computed.class)?;
        if !call.is_passed(second.name) {
            call.arguments[1] = Argument::Numbers(Numbers {
                dims: Vec::new(),
                numbers: vec![Number {
                    text: default.to_string(),
                    kind: NumberKind::Float,
                }],
            });
        }
    }
    build(call, row.primitive)
}

/// Adds the instructions of the formula of an instruction; one in wide types rounds the result once.
fn expand(b: &mut Builder<'_>, instr: &Instr, operands: &[Value]) -> Result<Vec<Value>, Fault> {
    let row = computed(instr.op);
    b.formula_list(operands, |terms| {
        let element = terms[0].element();
        let terms = terms.iter();
        let terms = terms.map(|term| if row.is_wide { term.wide() } else { *term });
        let terms: Vec<Term<'_>> = terms.collect_vec();
        let value = match row.function {
            Function::One(formula) => formula(terms[0]),
            Function::Two(formula) => formula(terms[0], terms[1]),
        };
        vec![if row.is_wide {
            value.convert(element)
        } else {
            value
        }]
    })
}

/// Returns the formula of an operation of complex numbers in text for XLA, whose own function cancels: its sine and cosine
/// subtract the exponentials of a small imaginary part. The runtime's functions do not.
pub(crate) fn for_xla(op: &Primitive) -> Option<Expand> {
    if *op == elementwise::sin {
        Some(|b, _, operands| b.formula_list(operands, |x| vec![complex::sin(x[0])]))
    } else if *op == elementwise::cos {
        Some(|b, _, operands| b.formula_list(operands, |x| vec![complex::cos(x[0])]))
    } else {
        None
    }
}

/// Applies the operation to whole arrays.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let operands = batch.operands.iter();
    let operands = operands.map(|operand| operand.spread(rw, batch.sizes()));
    let operands: Option<Vec<Value>> = operands.collect_some();
    rw.emit_all(batch.instr.op, &operands?, Vec::new(), Vec::new())
}
