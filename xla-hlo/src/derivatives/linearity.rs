//! The operands in which an instruction is linear.

use super::recurrence::recurrence;
use super::rules::{Derivative, Operands};
use super::{reduce, reduce_window, scatter};
use crate::ops::custom_derivative::{PULLBACK, Parts};
use crate::ops::{self, elementwise};
use crate::{Instr, Primitive, Shape};

/// How an instruction is linear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Linearity {
    /// In these operands together, where the others do not change.
    Together(Operands),
    /// In each of these operands, where the others do not change.
    Each(Operands),
    /// In no operand.
    Never,
}

/// Returns the operands in which an instruction with this derivative and operands of these shapes is linear.
pub(crate) fn of(instr: &Instr, derivative: Derivative, shapes: &[&Shape]) -> Linearity {
    match derivative {
        // A pullback is linear in the tangents among its operands.
        Derivative::Linear(_) if *instr.op == PULLBACK => {
            let parts = Parts::of(instr);
            let count = parts.differentiable.len();
            let last = parts.arguments + count.saturating_sub(1);
            Linearity::Together(Operands::new(parts.arguments, last))
        }
        Derivative::Linear(operands) => Linearity::Together(operands),
        Derivative::Multilinear(operands) => Linearity::Each(operands),
        // Rules do not state in what they are linear; the table below does.
        Derivative::Rule(_) | Derivative::Formula(_) | Derivative::Slope(_) => {
            let row = RULES.iter().find(|(op, _)| **op == *instr.op);
            let operands = row.and_then(|(_, operands)| operands(instr, shapes));
            operands.map_or(Linearity::Never, Linearity::Together)
        }
        Derivative::None(_)
        | Derivative::Inlined
        | Derivative::Zero
        | Derivative::Partial(_)
        | Derivative::Regions => Linearity::Never,
    }
}

/// Returns the operands in which an instruction is linear together.
type Together = fn(&Instr, &[&Shape]) -> Option<Operands>;

/// Primitives with a rule for their tangents and a transpose.
static RULES: &[(&Primitive, Together)] = &[
    (&elementwise::add, |_, _| Some(Operands::ALL)),
    (&elementwise::sub, |_, _| Some(Operands::ALL)),
    (&elementwise::div, |_, _| Some(Operands::new(0, 0))),
    (&ops::reduce::PRIMITIVE, |instr, _| {
        reduce::is_sum(instr).then_some(Operands::ALL)
    }),
    (
        &ops::reduce_window::PRIMITIVE,
        |instr, shapes| match recurrence(instr, shapes[0]) {
            Some(_) => Some(Operands::new(1, 1)),
            None if reduce_window::is_selection(instr, shapes[0]) => Some(Operands::new(1, 1)),
            None => reduce_window::is_sum(instr).then_some(Operands::ALL),
        },
    ),
    (&ops::all_reduce::PRIMITIVE, |instr, _| of_sum(instr)),
    (&ops::reduce_scatter::PRIMITIVE, |instr, _| of_sum(instr)),
    (&ops::scatter::PRIMITIVE, |instr, _| scatter::linear(instr)),
    (&ops::select_and_scatter::PRIMITIVE, |instr, _| {
        let op = ops::reduce::recognised(&instr.regions[1]);
        op.is_some_and(|op| *op == elementwise::add)
            .then_some(Operands::new(1, 2))
    }),
    (&ops::implicit::LINEAR_SOLVE, |instr, _| {
        let last = ops::implicit::unknowns(instr).saturating_sub(1);
        Some(Operands::new(0, last))
    }),
    (&ops::attention::TANGENT, |_, _| {
        let first = ops::attention::OPERANDS + 2;
        Some(Operands::new(first, first + 3))
    }),
    (&ops::guard::PRIMITIVE, |_, _| Some(Operands::new(1, 1))),
    (&ops::lu_solve::PRIMITIVE, |_, _| Some(Operands::new(2, 2))),
    (&ops::optimization_barrier::PRIMITIVE, |_, _| {
        Some(Operands::ALL)
    }),
    (&ops::triangular_solve::PRIMITIVE, |_, _| {
        Some(Operands::new(1, 1))
    }),
];

/// Returns the operand of a collective, if it computes a sum.
fn of_sum(instr: &Instr) -> Option<Operands> {
    let op = ops::reduce::recognised(&instr.regions[0]);
    op.is_some_and(|op| *op == elementwise::add)
        .then_some(Operands::new(0, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_with_a_transpose_is_linear_in_operands() {
        for primitive in ops::primitives() {
            let rule = super::super::of(primitive);
            let has_rule = matches!(
                rule.derivative,
                Derivative::Rule(_) | Derivative::Formula(_) | Derivative::Slope(_)
            );
            let listed = RULES.iter().any(|(op, _)| **op == *primitive);
            assert_eq!(
                has_rule && rule.transpose.is_some(),
                listed,
                "`{primitive:?}` is listed in RULES of xla-hlo/src/derivatives/linearity.rs if and only if its derivative is \
                 a rule with a transpose"
            );
        }
    }
}
