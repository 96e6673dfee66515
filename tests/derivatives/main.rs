//! Derivatives agree with JAX's, which `scripts/derivative_vectors.py` computes: `vectors.txt` has the inputs and the
//! expected results of each case.

#[macro_use]
mod common;

mod attention;
mod control;
mod convolution;
mod derived;
mod elementwise;
#[cfg(feature = "fft")]
mod fft;
mod functions;
mod implicit;
mod linear_algebra;

use std::collections::BTreeSet;

static VECTORS: &str = include_str!("vectors.txt");

#[test]
fn both_sides_have_the_same_cases() {
    let mut here: BTreeSet<&str> = BTreeSet::new();
    for names in [
        attention::NAMES,
        control::NAMES,
        convolution::NAMES,
        derived::NAMES,
        elementwise::NAMES,
        #[cfg(feature = "fft")]
        fft::NAMES,
        functions::NAMES,
        implicit::NAMES,
        linear_algebra::NAMES,
    ] {
        here.extend(names);
    }
    let there = common::names(VECTORS);
    let there = there.filter(|name| cfg!(feature = "fft") || !name.starts_with("fft_"));
    let there: BTreeSet<&str> = there.collect();
    let alone: Vec<_> = here.symmetric_difference(&there).collect();
    assert!(alone.is_empty(), "only on one side: {alone:?}");
}
