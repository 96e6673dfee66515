//! The derivatives of elementwise operations, in a table.

mod tangent;
mod transpose;

use super::rules::{Derivative, Operands, Rule};
use crate::ops::elementwise as ops;

/// Rows of name, the kind of the derivative, where a `rule` is in [`tangent`], and whether an instruction may be linear
/// in operands, which [`transpose`] then transposes.
macro_rules! rows {
    ($($name:ident $derivative:ident $transpose:tt;)*) => {
        pub(super) static RULES: &[Rule] = &[$(Rule {
            primitive: &ops::$name,
            derivative: rows!(@$derivative $name),
            transpose: rows!(@transpose $name $transpose),
        }),*];
    };
    (@zero $name:ident) => { Derivative::Zero };
    (@linear $name:ident) => { Derivative::Linear(Operands::ALL) };
    (@multilinear $name:ident) => { Derivative::Multilinear(Operands::ALL) };
    (@rule $name:ident) => { Derivative::Rule(tangent::$name) };
    (@transpose $name:ident _) => { None };
    (@transpose $name:ident transpose) => { Some(transpose::$name) };
}

rows! {
    add rule transpose;
    sub rule transpose;
    mul multilinear transpose;
    div rule transpose;
    rem rule _;
    max rule _;
    min rule _;
    pow rule _;
    atan2 rule _;
    complex linear transpose;
    abs rule _;
    cos rule _;
    sin rule _;
    exp rule _;
    expm1 rule _;
    log rule _;
    log1p rule _;
    tanh rule _;
    logistic rule _;
    erf rule _;
    cbrt rule _;
    sqrt rule _;
    rsqrt rule _;
    real linear transpose;
    imag linear transpose;
    neg linear transpose;
    and zero _;
    or zero _;
    xor zero _;
    shift_left zero _;
    shift_right_arithmetic zero _;
    shift_right_logical zero _;
    ceil zero _;
    floor zero _;
    round_nearest_afz zero _;
    round_nearest_even zero _;
    popcnt zero _;
    clz zero _;
    not zero _;
    sign zero _;
    is_finite zero _;
}
