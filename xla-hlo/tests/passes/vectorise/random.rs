//! Random graphs.

use super::check;
use crate::author::{Dice, random_function};
use xla_hlo::Module;

#[test]
fn random_graphs_are_the_same_at_all_indices_at_once() {
    for seed in 1..=400 {
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut module = Module::default();
        random_function(dice, &mut module, "main", 4 + (seed % 12) as usize);
        let graph = &module.entry().unwrap().graph;
        let mask = dice.below(1 << graph.params.len());
        let sizes = [&[3][..], &[2], &[2, 2]][dice.below(3)];
        check(&format!("seed {seed}"), dice, graph, mask, sizes);
    }
}
