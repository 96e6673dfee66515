//! The derivative of `watched`: the same tangent, and the same cotangent, which is printed.

use super::rules::{Derivative, Operands, Rule};
use crate::Value;
use crate::ops::watched::{PRIMITIVE, print_cotangent};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::new(0, 0)),
    transpose: Some(|t| {
        let mask: Option<Value> = t.operands.get(1).copied().flatten();
        t.each_linear(|t, _, cotangent| {
            let attrs = t.instr.attrs.clone();
            print_cotangent(t.b, &attrs, cotangent, mask)?;
            Ok(cotangent)
        })
    }),
}];
