//! The maximum differences from XLA's results.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::ops::{elementwise, formulas};

use crate::compare::Tolerance;
use crate::number::Format;

/// Tolerances in steps for an operation: of f16 and bf16, of f32, of f64, of c64, of c128.
///
/// Each of the two implementations has its own error; our bounds are documented at the functions of `xla_core::math`.
/// Where the number is large, the error is XLA's: its `log1p` of f64 is off by 60 steps at -0.403, its half-precision
/// functions round intermediate results, and its `cbrt` of the largest f64 is off by 75; its `atanh` has the error of its
/// `log1p`, and its exponentials of sums and squares those of rounding these: its `erfc` of 26.0386 is off by 129.
const STEPS: &[(&str, [f64; 5])] = &[
    ("add", [0.0, 0.0, 0.0, 0.0, 0.0]),
    ("mul", [0.0, 0.0, 0.0, 2.0, 2.0]),
    ("div", [0.0, 0.0, 0.0, 4.0, 4.0]),
    ("pow", [1.0, 4.0, 4.0, 64.0, 64.0]),
    ("abs", [0.0, 0.0, 0.0, 2.0, 2.0]),
    ("sqrt", [0.0, 0.0, 0.0, 4.0, 4.0]),
    ("rsqrt", [1.0, 2.0, 2.0, 8.0, 8.0]),
    ("sign", [0.0, 0.0, 0.0, 4.0, 4.0]),
    ("exp", [1.0, 3.0, 3.0, 8.0, 8.0]),
    ("expm1", [2.0, 4.0, 4.0, 8.0, 8.0]),
    ("log", [1.0, 3.0, 3.0, 8.0, 8.0]),
    ("log1p", [1.0, 4.0, 100.0, 8.0, 100.0]),
    ("tanh", [1.0, 6.0, 6.0, 64.0, 64.0]),
    ("logistic", [2.0, 4.0, 4.0, 64.0, 64.0]),
    ("erf", [1.0, 6.0, 6.0, 0.0, 0.0]),
    ("sin", [1.0, 3.0, 3.0, 8.0, 8.0]),
    ("cos", [1.0, 3.0, 3.0, 8.0, 8.0]),
    ("atan2", [1.0, 4.0, 4.0, 8.0, 8.0]),
    ("cbrt", [2.0, 16.0, 100.0, 0.0, 0.0]),
    ("tan", [2.0, 6.0, 6.0, 64.0, 64.0]),
    ("asin", [2.0, 6.0, 6.0, 64.0, 64.0]),
    ("acos", [2.0, 6.0, 6.0, 64.0, 64.0]),
    ("atan", [2.0, 6.0, 6.0, 64.0, 64.0]),
    ("sinc", [2.0, 8.0, 8.0, 64.0, 64.0]),
    ("sinh", [2.0, 64.0, 64.0, 64.0, 64.0]),
    ("cosh", [2.0, 64.0, 64.0, 64.0, 64.0]),
    ("asinh", [2.0, 8.0, 8.0, 64.0, 64.0]),
    ("acosh", [2.0, 8.0, 8.0, 64.0, 64.0]),
    ("atanh", [2.0, 8.0, 100.0, 64.0, 100.0]),
    ("erfc", [2.0, 64.0, 256.0, 0.0, 0.0]),
    ("erf_inv", [2.0, 64.0, 64.0, 0.0, 0.0]),
    ("lgamma", [2.0, 64.0, 64.0, 0.0, 0.0]),
    ("digamma", [2.0, 64.0, 64.0, 0.0, 0.0]),
    ("polygamma", [2.0, 64.0, 256.0, 0.0, 0.0]),
    ("zeta", [2.0, 64.0, 256.0, 0.0, 0.0]),
    ("bessel_i1e", [2.0, 16.0, 16.0, 0.0, 0.0]),
    ("square", [0.0, 0.0, 0.0, 2.0, 2.0]),
    ("next_after", [0.0; 5]),
];

/// Operations whose terms cancel near their zeros.
const CANCELLING: &[&str] = &["lgamma", "digamma", "polygamma", "logaddexp", "logaddexp2"];

/// Rounding errors of derived operations and of folds of few elements, in steps at the largest result of a case, where they
/// are not [`FEW`].
/// Half-precision types have two steps for all operations: they are computed in single precision and rounded once.
const ROUNDINGS: &[(&str, f64)] = &[
    ("sum", 70.0),
    ("mean", 16.0),
    ("variance", 16.0),
    ("softmax", 8.0),
    ("layer_norm", 16.0),
    ("batch_norm_training", 16.0),
    ("batch_norm_grad", 16.0),
];

/// The rounding errors of the other derived operations.
const FEW: f64 = 4.0;

/// Returns the tolerance of a derived operation whose results are at most `most`.
pub(super) fn within(operation: &str, element: ElementType, most: f64) -> Tolerance {
    let Some(format) = Format::of(element) else {
        return Tolerance::Exact;
    };
    let row = ROUNDINGS.iter().find(|(name, _)| *name == operation);
    let steps = match element {
        ElementType::F16 | ElementType::Bf16 => 2.0,
        _ => row.map_or(FEW, |(_, steps)| *steps),
    };
    Tolerance::Absolute(steps * format.epsilon * most)
}

/// The same for an elementary function that the table does not list.
const ELEMENTARY: [f64; 5] = [2.0, 6.0, 6.0, 64.0, 64.0];

/// Whether an operation is an elementary function: a formula, or elementwise, of so many instructions that a function on
/// slices computes it, and inexact.
fn is_elementary(operation: &str) -> bool {
    let named = |row: &&elementwise::Row| row.operation.name == operation;
    let is_sliced = |row: &elementwise::Row| {
        (row.is_sliced)(ElementType::F32) && row.primitive.traits.fold.is_none()
    };
    formulas::ROWS.iter().any(|row| named(&row))
        || elementwise::ROWS.iter().find(named).is_some_and(is_sliced)
}

/// Returns the tolerance of an operation on elements of a type; an operation that is neither in the table nor
/// elementary is exact.
pub(super) fn tolerance(operation: &str, element: ElementType, result: ElementType) -> Tolerance {
    let column = match (element, element.kind()) {
        (ElementType::F16 | ElementType::Bf16, _) => 0,
        (ElementType::F32, _) => 1,
        (ElementType::F64, _) => 2,
        (ElementType::C64, _) => 3,
        (ElementType::C128, _) => 4,
        (_, Kind::Bool | Kind::Signed | Kind::Unsigned) => return Tolerance::Exact,
        (other, _) => unreachable!("{other} is a number of another kind"),
    };
    let row = STEPS.iter().find(|(name, _)| *name == operation);
    let steps = row.map(|(_, steps)| steps);
    let steps = steps.or_else(|| is_elementary(operation).then_some(&ELEMENTARY));
    match steps.map_or(0.0, |steps| steps[column]) {
        _ if !result.is_float() && !result.is_complex() => Tolerance::Exact,
        0.0 => Tolerance::Exact,
        steps if CANCELLING.contains(&operation) => Tolerance::Cancelling(steps),
        steps => Tolerance::Steps(steps),
    }
}
