//! Powers of 2, and logarithms to other bases than e, for XLA; the runtime has functions that round once.

use std::f64::consts::{LN_2, LOG2_E, LOG10_E};

use crate::graph::Term;

/// `2^x`; of a complex number, `exp(x log(2))`.
pub(super) fn exp2(x: Term<'_>) -> Term<'_> {
    if x.is_complex() {
        return (x * LN_2).exp();
    }
    x.number(2.0).pow(x)
}

/// `log(x) / log(2)`.
pub(super) fn log2(x: Term<'_>) -> Term<'_> {
    x.log() * LOG2_E
}

/// `log(x) / log(10)`.
pub(super) fn log10(x: Term<'_>) -> Term<'_> {
    x.log() * LOG10_E
}
