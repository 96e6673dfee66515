//! `cross_entropy(logits, targets)`: for each row, `-sum(p * log_softmax(logits))` over the classes.
//!
//! The classes are the last dimension of the logits, or `dimension`, which is reduced: logits of `f32[N, C]` yield a
//! loss of `f32[N]`; take its `mean` for a single number. Targets are class numbers (integers without the dimension of
//! classes) or probabilities `p` (of the logits' type). A class of probability 0 adds nothing, however unlikely its
//! logit; a class number that is out of range yields a loss of 0.

use crate::derived::fold::sum;
use crate::derived::log_softmax::log_softmax;
use crate::derived::one_hot::is_class;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::classes::FLOAT;
use crate::ops::parts::{leaf, of_class, wide};
use crate::{Builder, Operation, Shape};

/// The loss of a classifier.
pub static OPERATION: Operation = Operation {
    name: "cross_entropy",
    operator: None,
    params: &[
        Param::array("logits"),
        Param::array("targets"),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let [first, targets] = [call.array("logits")?, call.array("targets")?];
    let [integers, floats] = [first, targets].map(|value| call.b.shape(value).element);
    if integers.is_integer() && floats.is_float() {
        let what = FaultKind::ElementNotAdmitted {
            admitted: "floating-point",
            found: integers,
        };
        let help = "the scores precede the labels: `cross_entropy({targets}, {logits})`";
        return Err(call.error(Fault::operand(0, what).help(help)));
    }
    let logits = of_class(call, "logits", &FLOAT)?;
    let shape = call.b.shape(logits).clone();
    let Some(last) = shape.rank().checked_sub(1) else {
        let what = FaultKind::Rank {
            expected: "logits with a dimension of classes".to_string(),
            found: shape,
        };
        return Err(call.error(Fault::operand(0, what)));
    };
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", shape.rank())?
    } else {
        last
    };
    check_targets(&shape, call.b.shape(targets), dimension).in_call(call)?;
    let value = cross_entropy(call.b, logits, targets, dimension);
    leaf(call, value)
}

fn check_targets(logits: &Shape, targets: &Shape, dimension: usize) -> Result<(), Fault> {
    // The type of the targets selects the meaning: class indices have the shape of the logits without the dimension of
    // classes, class probabilities have the logits' shape.
    let mut labels = logits.with_element(targets.element);
    labels.dims.remove(dimension);
    let integers = targets.element.is_integer();
    let expected = if integers { &labels } else { logits };
    if targets == expected {
        return Ok(());
    }
    if !integers && !targets.element.is_float() {
        let what = FaultKind::ElementNotAdmitted {
            admitted: "integer or floating-point",
            found: targets.element,
        };
        let help = format!(
            "if these are class probabilities: `{{targets}} as {}`",
            logits.element
        );
        return Err(Fault::operand(1, what).help(help));
    }
    // From here on the shape or the type is wrong. The help guesses the other meaning if the sizes fit it.
    let same_sizes = targets.dims == logits.dims;
    let what = match (integers, same_sizes) {
        (false, true) => FaultKind::ElementsDiffer {
            first: logits.element,
            other: targets.element,
        },
        _ => FaultKind::ShapeExpected {
            expected: expected.clone(),
            found: targets.clone(),
        },
    };
    let help = match (integers, same_sizes) {
        (_, true) => format!(
            "if these are class probabilities: `{{targets}} as {}`",
            logits.element
        ),
        (true, false) => {
            "class indices have the shape of the logits without the dimension of classes"
                .to_string()
        }
        (false, false) if targets.dims == labels.dims => {
            "if these are class indices: `{targets} as i32`".to_string()
        }
        (false, false) => "class probabilities have the shape of the logits".to_string(),
    };
    Err(Fault::operand(1, what).help(help))
}

/// Computes the loss of logits for class numbers, if the targets are integers, or for probabilities.
///
/// # Errors
/// The targets have neither form.
pub fn cross_entropy(
    b: &mut Builder<'_>,
    logits: Value,
    targets: Value,
    dimension: usize,
) -> Result<Value, Fault> {
    let shape = b.shape(logits).clone();
    let logits = wide(b, logits)?;
    let logs = log_softmax(b, logits, &[dimension])?;
    let zero = b.scalar(b.shape(logs).element, 0.0);
    let terms = if b.shape(targets).element.is_integer() {
        let hit = is_class(b, targets, shape.dims[dimension].clone(), dimension)?;
        b.formula([hit, logs, zero], |[hit, logs, zero]| {
            hit.select(logs, zero)
        })?
    } else {
        b.formula([targets, zero, logs], |[targets, zero, logs]| {
            let weights = targets.wide();
            // Not where the logarithm is finite, so that the derivative by a probability of 0 is as for others.
            let none = weights.equal(zero);
            weights * (none & !logs.is_finite()).select(zero, logs)
        })?
    };
    let total = sum(b, terms, &[dimension])?;
    // A negation would return -0 for a class that is certain.
    b.formula([zero, total], |[zero, total]| {
        let loss = zero - total;
        loss.convert(shape.element)
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn targets_are_class_numbers_or_probabilities() {
        check(&[
            ("cross_entropy(f32[N, 10], i32[N])", "f32[N]"),
            ("cross_entropy(f32[N, 10], u8[N])", "f32[N]"),
            ("cross_entropy(f16[N, 10], f16[N, 10])", "f16[N]"),
            (
                "cross_entropy(f32[2, 10, 3], i64[2, 3], dimension = 1)",
                "f32[2, 3]",
            ),
            ("cross_entropy(f32[10], i32[])", "f32[]"),
            (
                "cross_entropy(f32[], i32[])",
                "operand 0: expected logits with a dimension of classes, found f32[]",
            ),
            (
                "cross_entropy(i32[2, 3], i32[2])",
                "operand 0: expected floating-point elements, found i32 | \
                 convert it first: `{logits} as f32`",
            ),
            (
                "cross_entropy(f32[2, 3], bool[2, 3])",
                "operand 1: expected integer or floating-point elements, found bool | \
                 if these are class probabilities: `{targets} as f32`",
            ),
            (
                "cross_entropy(f32[2, 3], i32[2, 3])",
                "operand 1: expected i32[2], found i32[2, 3] | if these are class probabilities: `{targets} as f32`",
            ),
            (
                "cross_entropy(f32[2, 3], i32[3])",
                "operand 1: expected i32[2], found i32[3] | \
                 class indices have the shape of the logits without the dimension of classes",
            ),
            (
                "cross_entropy(f32[2, 3], f32[2])",
                "operand 1: expected f32[2, 3], found f32[2] | if these are class indices: `{targets} as i32`",
            ),
            (
                "cross_entropy(f32[2, 3], f32[2, 4])",
                "operand 1: expected f32[2, 3], found f32[2, 4] | class probabilities have the shape of the logits",
            ),
            (
                "cross_entropy(f32[2, 3], f64[2, 3])",
                "operand 1: element types differ: f32 and f64 | if these are class probabilities: `{targets} as f32`",
            ),
            (
                "cross_entropy(f32[2, 3], i32[2], dimension = 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
        ]);
    }

    #[test]
    fn classes_without_weight_are_selected_away_and_not_multiplied_by_zero() {
        for call in [
            "cross_entropy(f32[2, 3], i32[2])",
            "cross_entropy(f32[2, 3], f32[2, 3])",
        ] {
            assert!(primitives(call).contains(&"select"), "{call}");
        }
    }
}
