//! `gelu(x)`: `x * Phi(x)`, where `Phi` is the distribution function of the standard normal.
//!
//! `gelu(x) = x / 2 * (1 + erf(x / sqrt(2)))`. `approximate = "tanh"` selects the form that some models use:
//! `x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)))`.

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, SQRT_2};

use crate::error::Fault;
use crate::graph::Value;
use crate::operation::Param;
use crate::ops::classes::FLOAT;
use crate::ops::parts::{leaf, of_class, widened};
use crate::{Builder, Operation};

/// The Gaussian error linear unit.
pub static OPERATION: Operation = Operation {
    name: "gelu",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::word("approximate").optional(),
    ],
    over_trees: false,
    build: |call| {
        let operand = of_class(call, "operand", &FLOAT)?;
        let form = if call.is_passed("approximate") {
            call.word("approximate", &["none", "tanh"])?
        } else {
            "none"
        };
        let value = gelu(call.b, operand, form == "tanh");
        leaf(call, value)
    },
};

/// Multiplies the operand by its normal distribution function, exactly or approximated by `tanh`.
///
/// # Errors
/// The operand's element type is not floating-point.
pub fn gelu(b: &mut Builder<'_>, operand: Value, by_tanh: bool) -> Result<Value, Fault> {
    widened(b, operand, |b, x| {
        b.formula([x], |[x]| {
            let odd = if by_tanh {
                ((x + x * x * x * 0.044_715) * (FRAC_2_SQRT_PI / SQRT_2)).tanh()
            } else {
                (x * FRAC_1_SQRT_2).erf()
            };
            let weight = odd + 1.0;
            x * 0.5 * weight
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_form_is_one_of_two_words() {
        check(&[
            ("gelu(f32[2, N])", "f32[2, N]"),
            ("gelu(bf16[], approximate = \"tanh\")", "bf16[]"),
            (
                "gelu(f32[2], approximate = \"sigmoid\")",
                "approximate: expected \"none\" or \"tanh\", found \"sigmoid\"",
            ),
            (
                "gelu(i32[2])",
                "operand 0: expected floating-point elements, found i32 | \
                 convert it first: `{operand} as f32`",
            ),
        ]);
    }

    #[test]
    fn each_form_calls_its_function() {
        for (call, function) in [
            ("gelu(f32[2])", "erf"),
            ("gelu(f32[2], approximate = \"none\")", "erf"),
            ("gelu(f32[2], approximate = \"tanh\")", "tanh"),
        ] {
            assert!(primitives(call).contains(&function), "{call}");
        }
    }
}
