//! The advice for names of other libraries computes what JAX computes, in values and gradients, also at special points.
//!
//! `scripts/advice.py` writes the cases from `xla-hlo/src/aliases/names.txt` and `scripts/advice_cases.py`.

#![allow(non_snake_case, reason = "cases have the names of other libraries")]

#[macro_use]
#[path = "../derivatives/common.rs"]
mod common;

mod parts;

use std::collections::BTreeSet;

#[test]
fn both_sides_have_the_same_cases() {
    for (here, vectors) in parts::PARTS {
        let here: BTreeSet<&str> = here.iter().copied().collect();
        let there: BTreeSet<&str> = common::names(vectors).collect();
        let alone: Vec<_> = here.symmetric_difference(&there).collect();
        assert!(alone.is_empty(), "only on one side: {alone:?}");
    }
}
