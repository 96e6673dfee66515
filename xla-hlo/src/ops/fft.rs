//! `fft(x, "FFT", fft_length = [n])`: discrete Fourier transforms along the last dimensions.
//!
//! `"FFT"` sums `x[k] exp(-2 pi i j k / n)` over `k` for each `j`; `"IFFT"` is its inverse, with `+` in the exponent
//! and the result divided by `n`. `"RFFT"` transforms real numbers and returns only the first `n / 2 + 1` results along
//! the last dimension, because the others are conjugates of these. `"IRFFT"` is its inverse and returns `n` real
//! numbers.
//!
//! `fft_length` holds the sizes of one to three last dimensions of the side that is not halved; by default the last
//! dimension is transformed. Only `"IRFFT"` requires it, because `n / 2 + 1` is the same for an even `n` and `n + 1`.

pub(crate) use crate::attr::Transform as Kind;
use crate::attr::{self, Attrs, Words};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::batch;
use crate::ops::classes::{COMPLEX, PARTS};
use crate::{Shape, Size, Tree};

const TYPE: &str = "fft_type";
const LENGTH: &str = "fft_length";

/// XLA's Fft.
pub static OPERATION: Operation = Operation {
    name: "fft",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::word(TYPE).optional(),
        Param::sizes(LENGTH).optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's fft.
pub static PRIMITIVE: Primitive = Primitive {
    name: "fft",
    text: "stablehlo.fft",
    operands: 1..=1,
    regions: 0,
    attributes: &[(TYPE, Text::Word(Words::Transform)), (LENGTH, Text::Sizes)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(", type = "),
        SyntaxToken::Attribute(TYPE),
        SyntaxToken::Word(", length = "),
        SyntaxToken::Attribute(LENGTH),
        SyntaxToken::Types,
    ],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "fft",
            list: None,
            arguments: vec![
                KernelArg::Size(Size::from(lengths(&instr.attrs).len())),
                KernelArg::Bool(kind(&instr.attrs) == Kind::Inverse),
            ],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        feature: Some("fft"),
        ..OpTraits::NONE
    },
};

/// Returns the sizes of the transformed dimensions.
pub(crate) fn lengths(attrs: &Attrs) -> &[Size] {
    attr::sizes(attrs, LENGTH)
}

/// Returns the kind of the transform.
pub(crate) fn kind(attrs: &Attrs) -> Kind {
    attr::word(attrs, TYPE)
}

/// Returns the length of the halved side: `n / 2 + 1`, or 0 if `n` is 0.
fn half(n: &Size) -> Result<Size, Fault> {
    if n.is(0) {
        return Ok(Size::from(0));
    }
    let half = n.divided_by(&Size::from(2));
    let half = half.and_then(|half| half.plus(&Size::from(1)));
    half.map_err(|_| Fault::call(FaultKind::computed(format!("{n} / 2 + 1"))))
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    // RFFT takes real numbers, the other kinds complex ones. The help is for the most likely mistake, the kind for the
    // other type of elements.
    let kind = kind(infer.attrs);
    let class = if kind == Kind::RealForward {
        PARTS
    } else {
        COMPLEX
    };
    class
        .check(0, operand.element)
        .map_err(|fault| match kind {
            Kind::Forward if operand.element.is_float() => {
                fault.help("write `fft({operand}, \"RFFT\")` for real numbers")
            }
            Kind::RealForward if operand.element.is_complex() => {
                fault.help("write `fft({operand}, \"FFT\")` for complex numbers")
            }
            _ => fault,
        })?;
    let lengths = lengths(infer.attrs);
    if !(1..=3).contains(&lengths.len()) {
        let (expected, found) = ("one to three sizes".to_string(), lengths.len().to_string());
        return Err(Fault::named(LENGTH, FaultKind::Value { expected, found }));
    }
    let Some(first) = operand.rank().checked_sub(lengths.len()) else {
        let (n, s) = (lengths.len(), if lengths.len() == 1 { "" } else { "s" });
        let what = format!(
            "expected {n} dimension{s} to transform, found {} in {operand}",
            operand.rank()
        );
        return Err(Fault::operand(0, FaultKind::Other(what)));
    };
    // Only the last dimension differs between operand and result, and only with real numbers: `n` real numbers have `n
    // / 2 + 1` coefficients, because the others are conjugates.
    let mut result = operand.clone();
    for (i, length) in lengths.iter().enumerate() {
        let (at, last) = (first + i, i + 1 == lengths.len());
        let expected = match kind {
            Kind::RealInverse if last => half(length)?,
            _ => length.clone(),
        };
        let found = &operand.dims[at];
        if *found != expected {
            let what = FaultKind::TransformLength {
                operand: operand.clone(),
                dimension: at,
                length: length.clone(),
                expected,
            };
            return Err(Fault::item(LENGTH, i, what));
        }
        if last {
            result.dims[at] = match kind {
                Kind::RealForward => half(length)?,
                _ => length.clone(),
            };
        }
    }
    result.element = match kind {
        Kind::RealForward => operand.element.complex(),
        Kind::RealInverse => operand.element.real(),
        Kind::Forward | Kind::Inverse => operand.element,
    };
    Ok(vec![result])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let kind = if call.is_passed(TYPE) {
        call.choice(TYPE)?
    } else {
        Kind::Forward
    };
    // By default the last dimension is transformed, with its own size.
    let lengths = if call.is_passed(LENGTH) {
        call.sizes(LENGTH)?
    } else {
        let shape = call.b.shape(operand);
        let Some(last) = shape.dims.last() else {
            let what = FaultKind::Other("a scalar has no dimension to transform".to_string());
            return Err(call.error(Fault::operand(0, what)));
        };
        // 3 results of a real transform are of 4 numbers or of 5; only the user knows.
        if kind == Kind::RealInverse {
            let kind = call.operation.params[2].kind;
            let fault = Fault::call(FaultKind::Missing { name: LENGTH, kind });
            let help = match last.known() {
                Some(n @ 2..) => format!(
                    "write `{LENGTH} = [{}]` or `{LENGTH} = [{}]`: both have {n} numbers",
                    2 * (n - 1),
                    2 * (n - 1) + 1
                ),
                _ => format!("write `{LENGTH} = [n]`"),
            };
            return Err(call.error(fault.help(help)));
        }
        vec![last.clone()]
    };
    let value = fft(call.b, operand, kind, lengths);
    value.map(Tree::Leaf).in_call(call)
}

/// Adds the transform of the last dimensions.
///
/// # Errors
/// The sizes do not match.
pub(crate) fn fft(
    b: &mut dyn Emit,
    operand: Value,
    kind: Kind,
    lengths: Vec<Size>,
) -> Result<Value, Fault> {
    let attrs = vec![(TYPE, kind.into()), (LENGTH, Attr::Sizes(lengths))];
    b.add1(&PRIMITIVE, &[operand], attrs)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn lengths_are_those_of_the_side_that_is_not_halved() {
        check(&[
            ("fft(c64[2, 8])", "c64[2, 8]"),
            ("fft(c128[N, M], \"IFFT\", [N, M])", "c128[N, M]"),
            ("fft(f32[2, 8], \"RFFT\")", "c64[2, 5]"),
            ("fft(f64[2, 7], \"RFFT\", [2, 7])", "c128[2, 4]"),
            ("fft(f32[N], \"RFFT\")", "c64[1 + N / 2]"),
            ("fft(f32[3, 0], \"RFFT\")", "c64[3, 0]"),
            ("fft(c64[5], \"IRFFT\", [8])", "f32[8]"),
            ("fft(c64[5], \"IRFFT\", fft_length = [9])", "f32[9]"),
            // C1
            (
                "fft(c64[8], \"FFT\", [8, 8])",
                "operand 0: expected 2 dimensions to transform, found 1 in c64[8]",
            ),
            (
                "fft(c64[])",
                "operand 0: a scalar has no dimension to transform",
            ),
            // C2
            (
                "fft(f32[8])",
                "operand 0: expected complex elements, found f32 | write `fft({operand}, \"RFFT\")` for real numbers",
            ),
            (
                "fft(c64[8], \"RFFT\")",
                "operand 0: expected f32 or f64 elements, found c64 | write `fft({operand}, \"FFT\")` for complex numbers",
            ),
            (
                "fft(i32[8], \"IRFFT\", [8])",
                "operand 0: expected complex elements, found i32",
            ),
            (
                "fft(c64[8], \"DCT\")",
                "fft_type: expected \"FFT\" or \"IFFT\" or \"RFFT\" or \"IRFFT\", found \"DCT\"",
            ),
            // C3
            (
                "fft(c64[2, 2, 2, 2], \"FFT\", [2, 2, 2, 2])",
                "fft_length: expected one to three sizes, found 4",
            ),
            // C4
            (
                "fft(f32[2, 8], \"RFFT\", [6])",
                "fft_length[0]: expected size 6 in dimension 1 of f32[2, 8], found 8",
            ),
            (
                "fft(c64[3, 8], \"FFT\", [2, 8])",
                "fft_length[0]: expected size 2 in dimension 0 of c64[3, 8], found 3",
            ),
            // C5
            (
                "fft(c64[5], \"IRFFT\", [7])",
                "fft_length[0]: expected size 4 in dimension 0 of c64[5], the transform of 7 real numbers, found 5",
            ),
            (
                "fft(c64[5], \"IRFFT\")",
                "call: missing argument `fft_length`: expected a list of sizes such as `[2, 3]` | write `fft_length = [8]` or `fft_length = [9]`: both have 5 numbers",
            ),
        ]);
    }
}
