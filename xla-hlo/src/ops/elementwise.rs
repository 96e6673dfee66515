//! Elementwise operations of one and two operands, in a table.
//!
//! The result has the operands' shape; operands of different shapes are broadcast first. Each function is documented
//! with its kernel.
//!
//! [`elementwise_rows`](crate::elementwise_rows) describes the columns of a row. `algebra` simplifies an operation,
//! and `exact` computes constants of it. The cost of an element is counted in instructions of its loop at the level
//! `V3`: 1 for an addition, about 20 for an exponential.

use crate::error::{Class, Error, Fault, FaultKind};
use crate::graph::{Emit, Value, Values};
use crate::operation::{
    Argument, Call, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken,
};
use crate::ops::classes::{
    ANY, BITS, FLOAT, FLOAT_COMPLEX, INTEGER, NUMBER, ORDERED, PARTS, REAL, SIGNED,
};
use crate::ops::join::{binary_operands, join, same_shape};
use crate::{ElementType, Graph, Instr, Shape, Tree};

mod algebra;
pub(crate) mod exact;
pub mod select;

/// One elementwise operation.
pub struct Row {
    /// The operation that a user calls.
    pub operation: &'static Operation,
    /// The primitive in the graph.
    pub primitive: &'static Primitive,
    /// Whether the function of an element type is called on slices.
    pub is_sliced: fn(ElementType) -> bool,
}

pub(super) static BINARY: &[Param] = &two("lhs", "rhs");
pub(super) static UNARY: &[Param] = &[Param::array("operand")];

/// Returns the parameters of an operation of two operands with these names.
pub(super) const fn two(first: &'static str, second: &'static str) -> [Param; 3] {
    [
        Param::array(first),
        Param::array(second),
        Param::ints("broadcast_dimensions").optional(),
    ]
}

/// Returns the parameters of a row. Operands have the names of mathematics where it has names for them, else the names
/// of StableHLO.
macro_rules! params {
    (atan2 BINARY) => {
        &two("y", "x")
    };
    (complex BINARY) => {
        &two("real", "imag")
    };
    (next_after BINARY) => {
        &two("from", "towards")
    };
    (polygamma BINARY) => {
        &two("n", "x")
    };
    (pow BINARY) => {
        &two("base", "exponent")
    };
    (zeta BINARY) => {
        &two("x", "q")
    };
    ($name:ident ($second:ident $default:literal)) => {
        &[
            Param::array("operand"),
            Param::array(stringify!($second)).optional(),
        ]
    };
    ($name:ident $params:ident) => {
        $params
    };
}
pub(super) use params;

/// The element type of a result.
pub(super) type Result_ = fn(ElementType) -> ElementType;
pub(super) const SAME: Result_ = |element| element;
const REAL_PART: Result_ = ElementType::real;
const COMPLEX: Result_ = ElementType::complex;
pub(super) const PREDICATE: Result_ = |_| ElementType::Bool;

/// Whether a function of an element type is called on slices.
pub(super) type Slices = fn(ElementType) -> bool;
pub(super) const INLINE: Slices = |_| false;
pub(super) const SLICED: Slices = |_| true;
const SLICED_COMPLEX: Slices = ElementType::is_complex;
const SLICED_32_BITS: Slices = |element| matches!(element, ElementType::I32 | ElementType::U32);

/// The functions for slices that have no branches or calls in `f32`.
static SINGLE: [&Primitive; 8] = [&atan2, &erf, &exp, &expm1, &log, &log1p, &logistic, &tanh];
/// The functions for slices that have no branches or calls in `f64`.
static DOUBLE: [&Primitive; 6] = [&exp, &expm1, &log, &log1p, &logistic, &tanh];

/// Whether LLVM vectorises a loop in which a function is inlined that is called on slices elsewhere.
pub(crate) fn is_vectorised(op: &Primitive, element: ElementType) -> bool {
    match element {
        ElementType::F32 => SINGLE.contains(&op),
        ElementType::F64 => DOUBLE.contains(&op),
        _ => false,
    }
}

/// Passes the table of elementwise operations to a macro. The evaluators of the tests read it too.
///
/// A row is the name, Rust operator, StableHLO name, parameters, accepted elements, element type of the result, whether
/// the operands commute, cost of an element in simple instructions, the element types for which a function on slices is
/// called, whether `algebra` has a simplification, whether `exact` computes constants, and the derivative: `zero`,
/// `linear`, `multilinear`, the `slope` at `x`, where the result is `y`, or `rule` for a function in
/// `derivatives/elementwise/tangent.rs`. Then `transpose` says that there is a function in `transpose.rs` beside it.
#[doc(hidden)]
#[macro_export]
macro_rules! elementwise_rows {
    ($then:ident!) => {
        $then! {
            add "+" "stablehlo.add" BINARY ANY SAME commutes 1 INLINE algebra exact [rule transpose];
            sub "-" "stablehlo.subtract" BINARY NUMBER SAME ordered 1 INLINE algebra exact [rule transpose];
            mul "*" "stablehlo.multiply" BINARY ANY SAME commutes 1 INLINE algebra exact [multilinear transpose];
            div "/" "stablehlo.divide" BINARY NUMBER SAME ordered 4 SLICED_COMPLEX algebra exact [rule transpose];
            rem "%" "stablehlo.remainder" BINARY REAL SAME ordered 20 SLICED algebra exact [rule];
            max _ "stablehlo.maximum" BINARY ORDERED SAME commutes 2 INLINE algebra exact [rule];
            min _ "stablehlo.minimum" BINARY ORDERED SAME commutes 2 INLINE algebra exact [rule];
            pow _ "stablehlo.power" BINARY NUMBER SAME ordered 60 SLICED algebra _ [rule];
            atan2 _ "stablehlo.atan2" BINARY FLOAT_COMPLEX SAME ordered 30 SLICED _ _ [rule];
            complex _ "stablehlo.complex" BINARY PARTS COMPLEX ordered 1 INLINE algebra _ [linear transpose];
            and "&" "stablehlo.and" BINARY BITS SAME commutes 1 INLINE algebra exact [zero];
            or "|" "stablehlo.or" BINARY BITS SAME commutes 1 INLINE algebra exact [zero];
            xor "^" "stablehlo.xor" BINARY BITS SAME commutes 1 INLINE algebra exact [zero];
            shift_left "<<" "stablehlo.shift_left" BINARY INTEGER SAME ordered 2 INLINE algebra exact [zero];
            shift_right_arithmetic _ "stablehlo.shift_right_arithmetic" BINARY INTEGER SAME ordered 2 INLINE algebra exact [zero];
            shift_right_logical _ "stablehlo.shift_right_logical" BINARY INTEGER SAME ordered 2 INLINE algebra exact [zero];
            abs _ "stablehlo.abs" UNARY SIGNED REAL_PART ordered 1 SLICED_COMPLEX algebra exact [rule];
            ceil _ "stablehlo.ceil" UNARY FLOAT SAME ordered 1 INLINE _ exact [zero];
            floor _ "stablehlo.floor" UNARY FLOAT SAME ordered 1 INLINE _ exact [zero];
            round_nearest_afz _ "stablehlo.round_nearest_afz" UNARY FLOAT SAME ordered 4 INLINE _ exact [zero];
            round_nearest_even _ "stablehlo.round_nearest_even" UNARY FLOAT SAME ordered 1 INLINE _ exact [zero];
            cos _ "stablehlo.cosine" UNARY FLOAT_COMPLEX SAME ordered 20 SLICED _ _ [slope |x, _y| -x.sin()];
            sin _ "stablehlo.sine" UNARY FLOAT_COMPLEX SAME ordered 20 SLICED _ _ [slope |x, _y| x.cos()];
            exp _ "stablehlo.exponential" UNARY FLOAT_COMPLEX SAME ordered 12 SLICED _ _ [slope |_x, y| y];
            expm1 _ "stablehlo.exponential_minus_one" UNARY FLOAT_COMPLEX SAME ordered 16 SLICED _ _ [slope |x, _y| x.exp()];
            log _ "stablehlo.log" UNARY FLOAT_COMPLEX SAME ordered 14 SLICED _ _ [rule];
            log1p _ "stablehlo.log_plus_one" UNARY FLOAT_COMPLEX SAME ordered 18 SLICED _ _ [rule];
            tanh _ "stablehlo.tanh" UNARY FLOAT_COMPLEX SAME ordered 18 SLICED _ _ [rule];
            logistic _ "stablehlo.logistic" UNARY FLOAT_COMPLEX SAME ordered 16 SLICED _ _ [slope |_x, y| y * (1.0 - y)];
            erf _ "chlo.erf" UNARY FLOAT SAME ordered 24 SLICED _ _ [slope |x, _y| FRAC_2_SQRT_PI * x.apply(&formulas::gaussian)];
            cbrt _ "stablehlo.cbrt" UNARY FLOAT SAME ordered 20 SLICED _ _ [slope |_x, y| { let inverse = 1.0 / y; (1.0 / 3.0) * (inverse * inverse) }];
            sqrt _ "stablehlo.sqrt" UNARY FLOAT_COMPLEX SAME ordered 6 SLICED_COMPLEX _ _ [slope |_x, y| 0.5 / y];
            rsqrt _ "stablehlo.rsqrt" UNARY FLOAT_COMPLEX SAME ordered 10 INLINE _ _ [slope |x, y| -0.5 * (y / x)];
            real _ "stablehlo.real" UNARY FLOAT_COMPLEX REAL_PART ordered 1 INLINE algebra _ [linear transpose];
            imag _ "stablehlo.imag" UNARY FLOAT_COMPLEX REAL_PART ordered 1 INLINE algebra _ [linear transpose];
            popcnt _ "stablehlo.popcnt" UNARY INTEGER SAME ordered 4 SLICED_32_BITS _ exact [zero];
            clz _ "stablehlo.count_leading_zeros" UNARY INTEGER SAME ordered 4 INLINE _ exact [zero];
            neg "-x" "stablehlo.negate" UNARY NUMBER SAME ordered 1 INLINE algebra exact [linear transpose];
            not "!x" "stablehlo.not" UNARY BITS SAME ordered 1 INLINE algebra exact [zero];
            sign _ "stablehlo.sign" UNARY SIGNED SAME ordered 2 INLINE _ exact [rule];
            is_finite _ "stablehlo.is_finite" UNARY FLOAT PREDICATE ordered 1 INLINE _ exact [zero];
        }
    };
}

/// Declares the operation and the primitive of each row of [`elementwise_rows`].
macro_rules! rows {
    ($($name:ident $operator:tt $text:literal $params:ident $class:ident $result:ident $commutative:ident $cost:literal $slices:ident $simplify:tt $fold:tt $derivative:tt;)*) => {
        /// Every elementwise operation.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: stringify!($name),
                operator: rows!(@operator $operator),
                params: params!($name $params),
                over_trees: true,
                build: |call| build(call, rows!(@primitive $name $text $class $result $commutative)),
            },
            primitive: rows!(@primitive $name $text $class $result $commutative),
            is_sliced: $slices,
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
                infer: |infer| self::infer(infer, &$class, $result),
                form: |graph, instr| map(stringify!($name), graph, instr, $cost, $slices),
                commutative: rows!(@commutative $commutative),
                traits: OpTraits {
                    simplify: rows!(@simplify $name $simplify),
                    fold: rows!(@fold $name $fold),
                    ..OpTraits::NONE
                },
            };
        )*
    };
    (@operator _) => { None };
    (@operator $operator:literal) => { Some($operator) };
    (@primitive $name:ident $($rest:tt)*) => { &$name };
    (@commutative commutes) => { true };
    (@commutative ordered) => { false };
    (@simplify $name:ident _) => { None };
    (@simplify $name:ident algebra) => { Some(algebra::$name) };
    (@fold $name:ident _) => { None };
    (@fold $name:ident exact) => { Some(exact::$name) };
    (@operands BINARY) => { 2..=2 };
    (@operands UNARY) => { 1..=1 };
}

elementwise_rows!(rows!);

/// Returns the short form. StableHLO prints one type if all agree, and the result's if it determines the operands';
/// other dialects have their own short forms, so operations of those use the generic form.
pub(super) const fn syntax(text: &str) -> &'static [SyntaxToken] {
    match text.as_bytes() {
        b"stablehlo.complex" => &[SyntaxToken::Operands, SyntaxToken::Result],
        [b's', ..] => &[SyntaxToken::Operands, SyntaxToken::Same],
        _ => &[],
    }
}

/// Returns the form of an instruction that the runtime's function of this name computes.
pub(super) fn map(
    function: &'static str,
    graph: &Graph,
    instr: &Instr,
    cost: u32,
    slices: Slices,
) -> Form {
    Form::Map {
        function,
        generic_operand: 0,
        generic_result: false,
        cost,
        sliced: slices(graph.shape(instr.operands[0]).element),
        arguments: Vec::new(),
    }
}

/// Returns the shape of the result of operands of one shape, whose element type is in a class.
pub(super) fn infer(
    infer: &Infer<'_>,
    class: &Class,
    result: Result_,
) -> Result<Vec<Shape>, Fault> {
    let shape = same_shape(&infer.operands)?;
    class.check(0, shape.element)?;
    Ok(vec![shape.with_element(result(shape.element))])
}

/// Adds a call of the primitive, which has the operation's operands.
pub(super) fn build(
    call: &mut Call<'_, '_>,
    primitive: &'static Primitive,
) -> Result<Values, Error> {
    // Unary operations take arrays only, since a literal alone has no element type.
    let operands = if call.operation.params.len() == 1 {
        vec![call.array("operand")?]
    } else {
        binary_operands(call)?
    };
    let value = call.b.add1(primitive, &operands, Vec::new());
    value.map(Tree::Leaf).map_err(|fault| {
        let integers = match *fault.what {
            FaultKind::ElementNotAdmitted { found, .. } => found.is_integer(),
            _ => false,
        };
        call.error(match operands.as_slice() {
            [_] if integers => fault.help("convert it first: `{operand} as f32`"),
            // `^` is the power in other languages.
            [_, _] if call.operation.name == "xor" && !integers => {
                fault.help("write `pow({lhs}, {rhs})` for a power")
            }
            _ => fault,
        })
    })
}

/// Applies the primitive to values of one shape.
///
/// # Errors
/// The shapes differ, or the element type is not accepted.
pub fn apply(
    b: &mut dyn Emit,
    primitive: &'static Primitive,
    operands: &[Value],
) -> Result<Value, Fault> {
    let mut operands = operands.to_vec();
    join(b, &mut operands)?;
    b.add1(primitive, &operands, Vec::new())
}

/// Whether an argument is a literal without a type.
pub(crate) fn is_untyped(argument: &Argument<'_>) -> bool {
    matches!(argument, Argument::Numbers(_) | Argument::Size(_))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn elementwise_operations_refuse_other_classes_of_elements() {
        check(&[
            (
                "sub(bool[2], bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool",
            ),
            (
                "rem(c64[2], c64[2])",
                "operand 0: expected integer or floating-point elements, found c64",
            ),
            (
                "max(c64[2], c64[2])",
                "operand 0: expected bool, integer or floating-point elements, found c64",
            ),
            (
                "and(f32[2], f32[2])",
                "operand 0: expected bool or integer elements, found f32",
            ),
            (
                "shift_left(bool[2], bool[2])",
                "operand 0: expected integer elements, found bool",
            ),
            (
                "floor(i32[2])",
                "operand 0: expected floating-point elements, found i32 | convert it first: `{operand} as f32`",
            ),
            (
                "tanh(i32[2])",
                "operand 0: expected floating-point or complex elements, found i32 | convert it first: `{operand} as f32`",
            ),
            (
                "sign(u8[2])",
                "operand 0: expected signed integer, floating-point or complex elements, found u8 | convert it first: `{operand} as f32`",
            ),
            (
                "abs(u8[2])",
                "operand 0: expected signed integer, floating-point or complex elements, found u8 | convert it first: `{operand} as f32`",
            ),
            (
                "neg(bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool",
            ),
            (
                "not(f32[2])",
                "operand 0: expected bool or integer elements, found f32",
            ),
            (
                "is_finite(c64[2])",
                "operand 0: expected floating-point elements, found c64",
            ),
            (
                "erf(c64[2])",
                "operand 0: expected floating-point elements, found c64",
            ),
            ("abs(c64[2])", "f32[2]"),
            ("abs(c128[2])", "f64[2]"),
            ("is_finite(f16[2, N])", "bool[2, N]"),
            ("sqrt(c64[])", "c64[]"),
            ("neg(u8[2])", "u8[2]"),
            ("sign(c64[2])", "c64[2]"),
            ("not(u8[2])", "u8[2]"),
            (
                "complex(f16[2], f16[2])",
                "operand 0: expected f32 or f64 elements, found f16",
            ),
            ("complex(f32[2, 3], 0.0)", "c64[2, 3]"),
            ("complex(f64[N], f64[N])", "c128[N]"),
            ("real(c64[2])", "f32[2]"),
            ("imag(f16[2])", "f16[2]"),
            (
                "real(i32[2])",
                "operand 0: expected floating-point or complex elements, found i32 | convert it first: `{operand} as f32`",
            ),
            (
                "popcnt(f32[2])",
                "operand 0: expected integer elements, found f32",
            ),
            (
                "clz(bool[2])",
                "operand 0: expected integer elements, found bool",
            ),
            ("clz(u8[2])", "u8[2]"),
            ("atan2(f32[2], f32[2])", "f32[2]"),
            (
                "atan2(i32[2], i32[2])",
                "operand 0: expected floating-point or complex elements, found i32",
            ),
            (
                "cbrt(i32[2])",
                "operand 0: expected floating-point elements, found i32 | convert it first: `{operand} as f32`",
            ),
            ("xor(i8[2], 1)", "i8[2]"),
            (
                "neg(2.0)",
                "operand: cannot infer the element type of these literals | add a type suffix: `2.0f32`, or declare the type on a `let`",
            ),
        ]);
    }
}
