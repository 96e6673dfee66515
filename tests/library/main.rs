//! Operations that the language itself defines agree with JAX and SciPy, in values and derivatives:
//! `scripts/library_vectors.py` computes them.

#[macro_use]
#[path = "../derivatives/common.rs"]
mod common;

mod images;
mod layers;
mod linalg;
mod making;
mod missing;
mod random;
mod random_keys;
mod recurrent;
mod sequences;
mod signal;
mod special;
#[cfg(feature = "fft")]
mod spectra;
mod statistics;
mod stats;

use std::collections::BTreeSet;

#[test]
fn both_sides_have_the_same_cases() {
    let families = [
        (images::NAMES, images::VECTORS),
        (layers::NAMES, layers::VECTORS),
        (linalg::NAMES, linalg::VECTORS),
        (making::NAMES, making::VECTORS),
        (missing::NAMES, missing::VECTORS),
        (recurrent::NAMES, recurrent::VECTORS),
        (sequences::NAMES, sequences::VECTORS),
        (signal::NAMES, signal::VECTORS),
        (special::NAMES, special::VECTORS),
        #[cfg(feature = "fft")]
        (spectra::NAMES, spectra::VECTORS),
        (statistics::NAMES, statistics::VECTORS),
        (stats::NAMES, stats::VECTORS),
    ];
    for (here, vectors) in families {
        let here: BTreeSet<&str> = here.iter().copied().collect();
        let there: BTreeSet<&str> = common::names(vectors).collect();
        let alone: Vec<_> = here.symmetric_difference(&there).collect();
        assert!(alone.is_empty(), "only on one side: {alone:?}");
    }
}
