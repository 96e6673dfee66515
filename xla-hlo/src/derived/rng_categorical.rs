//! `rng_categorical(rng, logits)`: class indices, with probabilities that are the softmax of each row of logits.
//!
//! Noise of Gumbel's distribution, `-log(-log(u))` for uniformly distributed `u`, is added to the logits; the index of the
//! greatest sum has the distribution (Gumbel, "Statistical theory of extreme values", 1954). Sixteen-bit logits are
//! converted to `f32`, whose random bits are enough to draw rare classes.

use crate::derived::argmax::argmax;
use crate::derived::rng_uniform::{draw_with, unit};
use crate::error::{At, Fault, FaultKind};
use crate::graph::Value;
use crate::operation::{InCall, Param};
use crate::ops::classes::FLOAT;
use crate::ops::not_empty;
use crate::ops::parts::wide;
use crate::{Builder, Operation};

/// Indices that are drawn by the logarithms of their probabilities.
pub static OPERATION: Operation = Operation {
    name: "rng_categorical",
    operator: None,
    params: &[Param::state("rng"), Param::array("logits")],
    over_trees: false,
    build: |call| {
        let logits = call.array("logits")?;
        let shape = call.b.shape(logits).clone();
        FLOAT.check(1, shape.element).in_call(call)?;
        if shape.rank() == 0 {
            let what = "a scalar has no classes".to_string();
            return Err(call.error(Fault::operand(1, FaultKind::Other(what))));
        }
        draw_with(call, |b, state| categorical(b, state, logits))
    },
};

/// Less than the least random number that is not 0.
const LEAST: f64 = 1e-20;

/// Returns the next state, and the index of a class for each row of logits.
///
/// # Errors
/// The state is invalid, or the logits are not floating-point arrays.
pub fn categorical(b: &mut Builder<'_>, state: Value, logits: Value) -> Result<[Value; 2], Fault> {
    let logits = wide(b, logits)?;
    let shape = b.shape(logits).clone();
    let last = shape.rank() - 1;
    let logits = not_empty::not_empty(b, logits, last);
    let logits = logits.map_err(|fault| Fault {
        at: At::Operand(1),
        ..fault
    })?;
    let [state, unit] = unit(b, state, [shape.element; 2], shape.dims, 0.0)?;
    let scores = b.formula([logits, unit], |[logits, unit]| {
        // Noise of -infinity would make a class as unlikely as one whose logit is -infinity.
        let exponential = -unit.max(LEAST).log();
        let noise = -exponential.log();
        logits + noise
    })?;
    Ok([state, argmax(b, scores, &[last])?])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn each_row_of_logits_yields_an_index() {
        check(&[
            ("rng_categorical(u64[2], f32[N, 10])", "(u64[2], i32[N])"),
            ("rng_categorical(u64[2], bf16[4])", "(u64[2], i32[])"),
            (
                "rng_categorical(u64[2], i32[4])",
                "operand 1: expected floating-point elements, found i32",
            ),
            (
                "rng_categorical(u64[2], f32[])",
                "operand 1: a scalar has no classes",
            ),
            (
                "rng_categorical(u64[2], f32[0])",
                "operand 1: expected at least 1 (elements along dimension 0), found 0",
            ),
            ("rng_categorical(u64[2], f32[0, 3])", "(u64[2], i32[0])"),
        ]);
    }
}
