//! The derivatives of primitives, a file for each.
//!
//! A rule adds the tangents of an instruction's results; the transpose of an instruction that is linear in operands adds
//! their cotangents. Both are made of other instructions, which have derivatives too. Conventions at special points,
//! such as equal operands of a maximum, are JAX's.

mod along;
mod attention;
mod broadcast;
pub(crate) mod calculus;
mod cholesky;
mod clamp;
mod concatenate;
mod convert;
mod convolution;
mod custom_derivative;
mod dot_general;
mod dynamic_slice;
mod dynamic_update_slice;
mod eigh;
mod elementwise;
mod fft;
mod formulas;
mod gather;
pub(crate) mod guard;
mod householder;
mod implicit;
pub(crate) mod linearity;
mod lu;
mod neighbours;
mod optimization_barrier;
mod pad;
mod pairs;
mod places;
mod prefixes;
mod recurrence;
mod reduce;
mod reduce_precision;
mod reduce_window;
mod replicas;
mod reshape;
mod rev;
pub mod rules;
mod scatter;
mod select;
mod select_and_scatter;
mod slice;
mod sort;
mod svd;
mod top_k;
mod transpose;
mod triangular_solve;
mod watched;
mod windows;

use rules::{Derivative, Rule};

use crate::Primitive;
use crate::list::Items;
use crate::ops;

/// The rules of each file.
static ALL: &[&[Rule]] = &[
    along::RULES,
    attention::RULES,
    broadcast::RULES,
    cholesky::RULES,
    clamp::RULES,
    concatenate::RULES,
    convert::RULES,
    custom_derivative::RULES,
    convolution::RULES,
    dot_general::RULES,
    dynamic_slice::RULES,
    dynamic_update_slice::RULES,
    eigh::RULES,
    elementwise::RULES,
    fft::RULES,
    formulas::RULES,
    formulas::SLOPES,
    householder::RULES,
    gather::RULES,
    guard::RULES,
    implicit::RULES,
    lu::RULES,
    optimization_barrier::RULES,
    pad::RULES,
    reduce::RULES,
    reduce_precision::RULES,
    reduce_window::RULES,
    replicas::RULES,
    reshape::RULES,
    rev::RULES,
    scatter::RULES,
    select::RULES,
    select_and_scatter::RULES,
    slice::RULES,
    sort::RULES,
    svd::RULES,
    top_k::RULES,
    transpose::RULES,
    triangular_solve::RULES,
    watched::RULES,
    CONTROL,
    ZERO,
    NONE,
    INLINED,
];

/// Loops, choices and functions that are computed again: their regions are differentiated.
static CONTROL: &[Rule] = &[
    regions(&ops::checkpoint::PRIMITIVE),
    regions(&ops::while_loop::PRIMITIVE),
    regions(&ops::conditional::IF),
    regions(&ops::conditional::PRIMITIVE),
];

/// Primitives whose results do not depend on floating-point operands, or are piecewise constant.
static ZERO: &[Rule] = &[
    zero(&ops::bitcast_convert::PRIMITIVE),
    zero(&ops::compare::PRIMITIVE),
    zero(&ops::constant::PRIMITIVE),
    zero(&ops::constant::SIZE),
    zero(&ops::create_token::PRIMITIVE),
    zero(&ops::inspect::PRIMITIVE),
    zero(&ops::iota::PRIMITIVE),
    zero(&ops::needed::PRIMITIVE),
    zero(&ops::not_empty::PRIMITIVE),
    zero(&ops::replica_id::PRIMITIVE),
    zero(&ops::rng_bit_generator::PRIMITIVE),
    zero(&ops::size_assertion::PRIMITIVE),
    zero(&ops::size_assertion::MULTIPLE),
    zero(&ops::stop_gradient::PRIMITIVE),
];

/// Primitives without a derivative, with the reasons.
static NONE: &[Rule] = &[
    none(&ops::infeed::PRIMITIVE, "it reads a feed"),
    none(&ops::outfeed::PRIMITIVE, "it writes a feed"),
    none(
        &ops::custom_call::PRIMITIVE,
        "the compiler does not see the body of the function that it calls",
    ),
    none(
        &ops::cofactors::PRIMITIVE,
        "`inverse` is differentiated by the equations that it solves",
    ),
];

/// Primitives that [`ops::inline`] replaces by others before a graph is differentiated.
static INLINED: &[Rule] = &[
    inlined(&ops::call::PRIMITIVE),
    inlined(&ops::map::PRIMITIVE),
    inlined(&ops::batch_norm::TRAINING_PRIMITIVE),
    inlined(&ops::batch_norm::INFERENCE_PRIMITIVE),
    inlined(&ops::batch_norm::GRAD_PRIMITIVE),
];

const fn regions(primitive: &'static Primitive) -> Rule {
    rule(primitive, Derivative::Regions)
}

const fn zero(primitive: &'static Primitive) -> Rule {
    rule(primitive, Derivative::Zero)
}

const fn inlined(primitive: &'static Primitive) -> Rule {
    rule(primitive, Derivative::Inlined)
}

const fn none(primitive: &'static Primitive, reason: &'static str) -> Rule {
    rule(primitive, Derivative::None(reason))
}

const fn rule(primitive: &'static Primitive, derivative: Derivative) -> Rule {
    Rule {
        primitive,
        derivative,
        transpose: None,
    }
}

/// Returns the rule of a primitive.
pub fn of(primitive: &Primitive) -> &'static Rule {
    let mut rules = ALL.iter().flat_items(|rules| rules.iter());
    let rule = rules.find(|rule| *rule.primitive == *primitive);
    rule.unwrap_or_else(|| unreachable!("xla-hlo/src/derivatives has no rule of `{primitive:?}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_primitive_has_one_rule() {
        for primitive in ops::primitives() {
            let rules = ALL.iter().flat_items(|rules| rules.iter());
            let count = rules.filter(|rule| *rule.primitive == *primitive).count();
            assert_eq!(
                count, 1,
                "`{primitive:?}` needs one rule: a row in elementwise.rs or formulas.rs of xla-hlo/src/derivatives, a file \
                 in `ALL` of its mod.rs, or a line in `CONTROL`, `ZERO`, `NONE` or `INLINED` there"
            );
        }
    }
}
