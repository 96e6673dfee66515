//! Elementwise operations of one and two operands: a row each.
//!
//! The result has the operands' shape. Operands of different shapes are brought to one first, as XLA does it: a scalar
//! goes to every index, a dimension of size 1 is repeated, and an operand of lower rank needs to say along which
//! dimensions it lies, by `broadcast_dimensions` or `.along`. What each computes is written beside its kernel.

use crate::error::{At, Class, Error, Fault, What};
use crate::graph::{Value, Values};
use crate::operation::{Argument, Call, Form, Infer, Operation, Param, Piece, Primitive};
use crate::ops::along;
use crate::ops::broadcast;
use crate::ops::checks;
use crate::ops::classes::{
    ANY, BITS, FLOAT, FLOAT_COMPLEX, INTEGER, NUMBER, ORDERED, REAL, SIGNED,
};
use crate::ops::laws;
use crate::{Builder, ElementType, Shape, Size, Tree};

/// One elementwise operation.
pub struct Row {
    /// What a user writes.
    pub operation: &'static Operation,
    /// What the graph holds.
    pub primitive: &'static Primitive,
}

static BINARY: &[Param] = &[
    Param::array("lhs"),
    Param::array("rhs"),
    Param::ints("broadcast_dimensions").optional(),
];
static UNARY: &[Param] = &[Param::array("operand")];

/// The element type of a result.
type Result_ = fn(ElementType) -> ElementType;
const SAME: Result_ = |element| element;
const REAL_PART: Result_ = ElementType::real;
const PREDICATE: Result_ = |_| ElementType::Bool;

macro_rules! rows {
    ($($name:ident $operator:tt $text:literal $params:ident $class:ident $result:ident $commutative:ident $cost:literal $slices:ident $summary:literal;)*) => {
        /// Every elementwise operation.
        pub static ROWS: &[Row] = &[$(Row {
            operation: &Operation {
                name: stringify!($name),
                operator: rows!(@operator $operator),
                params: $params,
                over_trees: true,
                build: |call| build(call, rows!(@primitive $name $text $class $result $commutative)),
                summary: $summary,
            },
            primitive: rows!(@primitive $name $text $class $result $commutative),
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
                form: |_, _| Form::Map {
                    function: stringify!($name),
                    generic_operand: 0,
                    generic_result: false,
                    cost: $cost,
                    sliced: rows!(@slices $slices),
                },
                commutative: rows!(@commutative $commutative),
                laws: laws::$name,
            };
        )*
    };
    (@operator _) => { None };
    (@operator $operator:literal) => { Some($operator) };
    (@primitive $name:ident $($rest:tt)*) => { &$name };
    (@slices sliced) => { true };
    (@slices inline) => { false };
    (@commutative commutes) => { true };
    (@commutative ordered) => { false };
    (@operands BINARY) => { 2..=2 };
    (@operands UNARY) => { 1..=1 };
}

rows! {
    add "+" "stablehlo.add" BINARY ANY SAME commutes 1 inline "Sum; on bool, or.";
    sub "-" "stablehlo.subtract" BINARY NUMBER SAME ordered 1 inline "Difference.";
    mul "*" "stablehlo.multiply" BINARY ANY SAME commutes 1 inline "Product; on bool, and.";
    div "/" "stablehlo.divide" BINARY NUMBER SAME ordered 4 inline "Quotient; of integers, rounded towards zero.";
    rem "%" "stablehlo.remainder" BINARY REAL SAME ordered 20 sliced "Remainder, with the sign of the dividend.";
    max _ "stablehlo.maximum" BINARY ORDERED SAME commutes 2 inline "The greater; NaN if either is.";
    min _ "stablehlo.minimum" BINARY ORDERED SAME commutes 2 inline "The lesser; NaN if either is.";
    pow _ "stablehlo.power" BINARY NUMBER SAME ordered 60 sliced "`lhs` raised to `rhs`.";
    and "&" "stablehlo.and" BINARY BITS SAME commutes 1 inline "And: logical on bool, of bits on integers.";
    or "|" "stablehlo.or" BINARY BITS SAME commutes 1 inline "Or: logical on bool, of bits on integers.";
    xor "^" "stablehlo.xor" BINARY BITS SAME commutes 1 inline "Exclusive or: logical on bool, of bits on integers.";
    shift_left "<<" "stablehlo.shift_left" BINARY INTEGER SAME ordered 2 inline "Bits moved up; 0 past the width.";
    shift_right_arithmetic _ "stablehlo.shift_right_arithmetic" BINARY INTEGER SAME ordered 2 inline "Bits moved down, filled with the sign.";
    shift_right_logical _ "stablehlo.shift_right_logical" BINARY INTEGER SAME ordered 2 inline "Bits moved down, filled with 0.";
    abs _ "stablehlo.abs" UNARY SIGNED REAL_PART ordered 1 inline "Magnitude; of a complex number, real.";
    ceil _ "stablehlo.ceil" UNARY FLOAT SAME ordered 1 inline "The least integer not below.";
    floor _ "stablehlo.floor" UNARY FLOAT SAME ordered 1 inline "The greatest integer not above.";
    round_nearest_afz _ "stablehlo.round_nearest_afz" UNARY FLOAT SAME ordered 4 inline "The nearest integer, ties away from zero.";
    round_nearest_even _ "stablehlo.round_nearest_even" UNARY FLOAT SAME ordered 1 inline "The nearest integer, ties to even.";
    cos _ "stablehlo.cosine" UNARY FLOAT_COMPLEX SAME ordered 20 sliced "Cosine of radians.";
    sin _ "stablehlo.sine" UNARY FLOAT_COMPLEX SAME ordered 20 sliced "Sine of radians.";
    exp _ "stablehlo.exponential" UNARY FLOAT_COMPLEX SAME ordered 12 sliced "e to the operand.";
    expm1 _ "stablehlo.exponential_minus_one" UNARY FLOAT_COMPLEX SAME ordered 16 sliced "e to the operand, less 1, exact near 0.";
    log _ "stablehlo.log" UNARY FLOAT_COMPLEX SAME ordered 14 sliced "Natural logarithm.";
    log1p _ "stablehlo.log_plus_one" UNARY FLOAT_COMPLEX SAME ordered 18 sliced "Natural logarithm of 1 more, exact near 0.";
    tanh _ "stablehlo.tanh" UNARY FLOAT_COMPLEX SAME ordered 18 sliced "Hyperbolic tangent.";
    logistic _ "stablehlo.logistic" UNARY FLOAT_COMPLEX SAME ordered 16 sliced "`1 / (1 + exp(-x))`.";
    erf _ "chlo.erf" UNARY FLOAT SAME ordered 24 sliced "Error function.";
    sqrt _ "stablehlo.sqrt" UNARY FLOAT_COMPLEX SAME ordered 6 inline "Square root.";
    rsqrt _ "stablehlo.rsqrt" UNARY FLOAT_COMPLEX SAME ordered 10 inline "`1 / sqrt(x)`.";
    neg "-x" "stablehlo.negate" UNARY NUMBER SAME ordered 1 inline "Negation.";
    not "!x" "stablehlo.not" UNARY BITS SAME ordered 1 inline "Not: logical on bool, of bits on integers.";
    sign _ "stablehlo.sign" UNARY SIGNED SAME ordered 2 inline "-1, 0 or 1; of a complex number, its direction; NaN stays, and so does the sign of 0.";
    is_finite _ "stablehlo.is_finite" UNARY FLOAT PREDICATE ordered 1 inline "Whether it is neither infinite nor NaN.";
}

/// StableHLO writes one type where all agree; other dialects have ways of their own, so there it is the generic form.
const fn syntax(text: &str) -> &'static [Piece] {
    match text.as_bytes() {
        [b's', ..] => &[Piece::Operands, Piece::Same],
        _ => &[],
    }
}

fn infer(infer: &Infer<'_>, class: &Class, result: Result_) -> Result<Vec<Shape>, Fault> {
    let shape = same_shape(&infer.operands)?;
    class.check(0, shape.element)?;
    Ok(vec![shape.with_element(result(shape.element))])
}

/// The one shape that all operands have.
pub(crate) fn same_shape<'a>(operands: &[&'a Shape]) -> Result<&'a Shape, Fault> {
    let first = operands[0];
    for (i, other) in operands.iter().enumerate().skip(1) {
        if first.element != other.element {
            return Err(Fault::operand(
                i,
                What::ElementsDiffer {
                    first: first.element,
                    other: other.element,
                },
            ));
        }
        if first.dims != other.dims {
            return Err(Fault::operand(
                i,
                What::ShapeWanted {
                    wanted: first.clone(),
                    came: (*other).clone(),
                },
            ));
        }
    }
    Ok(first)
}

fn build(call: &mut Call<'_, '_>, primitive: &'static Primitive) -> Result<Values, Error> {
    let operands = if call.operation.params.len() == 1 {
        vec![call.array("operand")?]
    } else {
        binary_operands(call)?
    };
    let value = call.b.add1(primitive, &operands, Vec::new());
    value.map(Tree::Leaf).map_err(|fault| {
        let integers = match *fault.what {
            What::ElementNotAdmitted { came, .. } => came.is_integer(),
            _ => false,
        };
        call.error(match operands.as_slice() {
            [_] if integers => fault.help("convert it first: `{operand} as f32`"),
            _ => fault,
        })
    })
}

/// The two operands, brought to one shape.
pub(crate) fn binary_operands(call: &mut Call<'_, '_>) -> Result<Vec<Value>, Error> {
    let mut operands = call.unified(&["lhs", "rhs"])?;
    let [lhs, rhs] = [operands[0], operands[1]].map(|v| call.b.shape(v).clone());
    if lhs.element != rhs.element {
        let what = What::ElementsDiffer {
            first: lhs.element,
            other: rhs.element,
        };
        let help = format!("convert one of them: `{{rhs}} as {}`", lhs.element);
        return Err(call.error(Fault::operand(1, what).help(help)));
    }
    if call.given("broadcast_dimensions") {
        let (low, high) = if lhs.rank() <= rhs.rank() {
            (0, 1)
        } else {
            (1, 0)
        };
        let shapes = [&lhs, &rhs];
        let dims = call.dims("broadcast_dimensions", shapes[high].rank())?;
        let fault = |fault: Fault| Fault {
            at: At::Named("broadcast_dimensions", None),
            ..fault
        };
        operands[low] = lay_along(call.b, operands[low], &shapes[high].dims, &dims)
            .map_err(|f| call.error(fault(f)))?;
    }
    join(call.b, &mut operands).map_err(|fault| call.error(fault))?;
    Ok(operands)
}

/// Brings operands to one shape: scalars, `.along`, dimensions of size 1.
pub(crate) fn join(b: &mut Builder<'_>, operands: &mut [Value]) -> Result<(), Fault> {
    let highest = operands
        .iter()
        .copied()
        .max_by_key(|&v| b.shape(v).rank())
        .map(|v| b.shape(v).dims.clone())
        .unwrap_or_default();
    for (i, operand) in operands.iter_mut().enumerate() {
        if let Some((plain, dims)) = along::dimensions(&b.graph, *operand) {
            *operand = lay_along(b, plain, &highest, &dims).map_err(|fault| Fault {
                at: At::Operand(i),
                ..fault
            })?;
        }
    }
    let shapes: Vec<Shape> = operands.iter().map(|&v| b.shape(v).clone()).collect();
    let Some(first) = shapes.iter().find(|shape| shape.rank() == highest.len()) else {
        return Ok(());
    };
    let mut sizes = first.dims.clone();
    for (i, shape) in shapes.iter().enumerate().filter(|(_, s)| !s.is_scalar()) {
        if shape.rank() != sizes.len() {
            return Err(ranks_differ(i, &shapes));
        }
        for (d, size) in shape.dims.iter().enumerate() {
            if sizes[d].is(1) {
                sizes[d] = size.clone();
            } else if !size.is(1) && *size != sizes[d] {
                let what = What::SizesDiffer {
                    first: first.clone(),
                    other: shape.clone(),
                    dimension: d,
                };
                return Err(Fault::operand(i, what));
            }
        }
    }
    for operand in operands {
        let rank = b.shape(*operand).rank();
        let dims: Vec<usize> = (0..rank).collect();
        *operand = broadcast::in_dim(b, *operand, sizes.clone(), &dims)?;
    }
    Ok(())
}

/// The operand broadcast into the sizes, its dimension `i` lying along dimension `dims[i]`.
fn lay_along(
    b: &mut Builder<'_>,
    operand: Value,
    sizes: &[Size],
    dims: &[usize],
) -> Result<Value, Fault> {
    let own = b.shape(operand).dims.clone();
    checks::one_each("broadcast_dimensions", dims.len(), own.len())?;
    // A dimension of size 1 in the other operand is repeated as well, so the own size stands there.
    let mut sizes = sizes.to_vec();
    for (i, &d) in dims.iter().enumerate() {
        checks::dimension(d as i64, sizes.len()).map_err(Fault::call)?;
        if sizes[d].is(1) {
            sizes[d] = own[i].clone();
        }
    }
    broadcast::in_dim(b, operand, sizes, dims)
}

/// Unequal ranks, with the `.along` that would do when there is exactly one.
fn ranks_differ(operand: usize, shapes: &[Shape]) -> Fault {
    let other = (0..shapes.len())
        .find(|&i| i != operand && !shapes[i].is_scalar())
        .unwrap_or(0);
    let (low, high) = if shapes[operand].rank() < shapes[other].rank() {
        (operand, other)
    } else {
        (other, operand)
    };
    let name = if low == 0 { "{lhs}" } else { "{rhs}" };
    let fits = placements(&shapes[low].dims, &shapes[high].dims, 0);
    let shown = |dims: &[usize]| {
        let dims: Vec<String> = dims.iter().map(usize::to_string).collect();
        format!("`{name}.along([{}])`", dims.join(", "))
    };
    let help = match fits.as_slice() {
        [] => format!("say which dimensions `{name}` lies along: `{name}.along([..])`"),
        [one] => format!("write {}", shown(one)),
        many => {
            let many: Vec<String> = many.iter().map(|dims| shown(dims)).collect();
            format!("say which dimensions it lies along: {}", many.join(" or "))
        }
    };
    let (first, second) = (operand.min(other), operand.max(other));
    let what = What::RanksDiffer {
        first: shapes[first].clone(),
        other: shapes[second].clone(),
    };
    Fault::operand(low, what).help(help)
}

/// The increasing lists of dimensions along which the sizes fit, at most three.
fn placements(own: &[Size], sizes: &[Size], from: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = own.split_first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for d in from..sizes.len() {
        if *first == sizes[d] {
            for mut tail in placements(rest, sizes, d + 1) {
                tail.insert(0, d);
                found.push(tail);
            }
        }
        if found.len() > 2 {
            break;
        }
    }
    found.truncate(3);
    found
}

/// The primitive applied to values of one shape.
///
/// # Errors
/// The shapes differ, or the element type is not admitted.
pub fn apply(
    b: &mut Builder<'_>,
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

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn operands_are_brought_to_one_shape() {
        check(&[
            // C1
            (
                "add(f32[2, 3], f32[2, 4])",
                "operand 1: sizes of dimension 1 differ: 3 in f32[2, 3] and 4 in f32[2, 4]",
            ),
            (
                "add(f32[2], f64[2])",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{rhs} as f32`",
            ),
            ("add(i32[2], 1.5)", "rhs: `1.5` is no i32 literal"),
            ("add(u8[2], 256)", "rhs: `256` does not fit u8"),
            (
                "add(f32[2], f32[N])",
                "operand 1: sizes of dimension 0 differ: 2 in f32[2] and N in f32[N]",
            ),
            (
                "add(1.0, 2.0)",
                "call: nothing gives these literals an element type | write the type on one of them: `2.0f32`",
            ),
            (
                "add(f32[2, 3], f32[3])",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[3] has 1 | write `{rhs}.along([1])`",
            ),
            (
                "add(f32[3, 3], f32[3])",
                "operand 1: ranks differ: f32[3, 3] has 2 dimensions, f32[3] has 1 | say which dimensions it lies along: `{rhs}.along([0])` or `{rhs}.along([1])`",
            ),
            (
                "add(f32[2, 3], f32[4])",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[4] has 1 | say which dimensions `{rhs}` lies along: `{rhs}.along([..])`",
            ),
            (
                "add(f32[2, 3], f32[4], broadcast_dimensions = [1])",
                "broadcast_dimensions: operand dimension 0 has size 4, result dimension 1 has size 3: they must be equal, or the first must be 1",
            ),
            (
                "add(f32[2, 3], f32[3], broadcast_dimensions = [2])",
                "broadcast_dimensions[0]: there is no dimension 2, only 0 to 1",
            ),
            (
                "add(f32[2, 3], f32[3], broadcast_dimensions = [0, 1])",
                "broadcast_dimensions: needs 1 number, one for each dimension of the operand, not 2",
            ),
            (
                "add(f32[2, 3], f32[3], broadcast_dimensions = [1])",
                "f32[2, 3]",
            ),
            (
                "add(f32[3], f32[2, 3], broadcast_dimensions = [1])",
                "f32[2, 3]",
            ),
            ("add(f32[2, 3], f32[])", "f32[2, 3]"),
            ("add(2.0, f32[2, 3])", "f32[2, 3]"),
            ("add(f32[2, 1], f32[1, 3])", "f32[2, 3]"),
            ("add(f32[1], f32[N])", "f32[N]"),
            ("add(bool[2], bool[2])", "bool[2]"),
            // I1
            (
                "sub(bool[2], bool[2])",
                "operand 0: takes integer, floating-point or complex elements, not bool",
            ),
            (
                "rem(c64[2], c64[2])",
                "operand 0: takes integer or floating-point elements, not c64",
            ),
            (
                "max(c64[2], c64[2])",
                "operand 0: takes bool, integer or floating-point elements, not c64",
            ),
            (
                "and(f32[2], f32[2])",
                "operand 0: takes bool or integer elements, not f32",
            ),
            (
                "shift_left(bool[2], bool[2])",
                "operand 0: takes integer elements, not bool",
            ),
            (
                "floor(i32[2])",
                "operand 0: takes floating-point elements, not i32 | convert it first: `{operand} as f32`",
            ),
            (
                "tanh(i32[2])",
                "operand 0: takes floating-point or complex elements, not i32 | convert it first: `{operand} as f32`",
            ),
            (
                "sign(u8[2])",
                "operand 0: takes signed integer, floating-point or complex elements, not u8 | convert it first: `{operand} as f32`",
            ),
            (
                "abs(u8[2])",
                "operand 0: takes signed integer, floating-point or complex elements, not u8 | convert it first: `{operand} as f32`",
            ),
            (
                "neg(bool[2])",
                "operand 0: takes integer, floating-point or complex elements, not bool",
            ),
            (
                "not(f32[2])",
                "operand 0: takes bool or integer elements, not f32",
            ),
            (
                "is_finite(c64[2])",
                "operand 0: takes floating-point elements, not c64",
            ),
            (
                "erf(c64[2])",
                "operand 0: takes floating-point elements, not c64",
            ),
            ("abs(c64[2])", "f32[2]"),
            ("abs(c128[2])", "f64[2]"),
            ("is_finite(f16[2, N])", "bool[2, N]"),
            ("sqrt(c64[])", "c64[]"),
            ("neg(u8[2])", "u8[2]"),
            ("sign(c64[2])", "c64[2]"),
            ("not(u8[2])", "u8[2]"),
            ("xor(i8[2], 1)", "i8[2]"),
            (
                "neg(2.0)",
                "operand: nothing gives these literals an element type | give it a type: `2.0f32`, or a `let` with a type",
            ),
        ]);
    }
}
