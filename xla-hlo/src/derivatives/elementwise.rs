//! The derivatives of elementwise operations, from their rows.

mod tangent;
mod transpose;

use std::f64::consts::FRAC_2_SQRT_PI;

use super::rules::{Derivative, Operands, Rule};
use crate::ops::elementwise as ops;
use crate::ops::formulas;

/// Reads the name and the derivative of each row; a `rule` is in [`tangent`], and [`transpose`] transposes instructions that
/// are linear in operands.
macro_rules! rows {
    ($($name:ident $operator:tt $text:literal $params:ident $class:ident $result:ident $commutative:ident $cost:literal $slices:ident $simplify:tt $fold:tt [$($derivative:tt)*];)*) => {
        pub(super) static RULES: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@derivative $name $($derivative)*),
            transpose: rows!(@transpose $name $($derivative)*),
        }),*];
    };
    (@derivative $name:ident zero) => { Derivative::Zero };
    (@derivative $name:ident linear $($transpose:ident)?) => { Derivative::Linear(Operands::ALL) };
    (@derivative $name:ident multilinear $($transpose:ident)?) => { Derivative::Multilinear(Operands::ALL) };
    (@derivative $name:ident rule $($transpose:ident)?) => { Derivative::Formula(tangent::$name) };
    (@derivative $name:ident slope $($formula:tt)*) => {
        Derivative::Slope($($formula)*)
    };
    (@transpose $name:ident $derivative:ident transpose) => { Some(|t| t.formula(transpose::$name)) };
    (@transpose $name:ident $($derivative:tt)*) => { None };
}

crate::elementwise_rows!(rows!);
