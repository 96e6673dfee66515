//! What the passes make of random graphs computes the same, bit by bit.

use crate::author::{Dice, random_function};
use crate::eval::{self, Array};
use crate::program;
use crate::text::{assert_prints, optimised, plain};
use xla_hlo::lower::{Limits, Memory, lower, lower_from};
use xla_hlo::passes::{cse, dce, fold, inline, layout, optimise, simplify};
use xla_hlo::{Graph, Layout, Module};

type Pass = fn(&Graph) -> Graph;

fn assert_same(came: &[Array], wanted: &[Array], what: &str, graph: &Graph, before: &Graph) {
    assert_eq!(came.len(), wanted.len());
    for (a, b) in came.iter().zip(wanted) {
        assert!(
            eval::same(a, b),
            "{what}: {a:?}\nis not {b:?}\nbefore\n{before}\nafter\n{graph}"
        );
    }
}

#[test]
fn every_pass_keeps_every_bit() {
    for seed in 1..=250 {
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut module = Module::default();
        random_function(dice, &mut module, "callee", 6);
        random_function(dice, &mut module, "main", 24);
        let main = module.entry().unwrap();
        let arguments: Vec<Array> = main
            .graph
            .param_shapes()
            .iter()
            .map(|shape| dice.array(shape))
            .collect();
        let wanted = eval::run(&module, &main.graph, &arguments);

        let inlined = inline::inline(&module, main).unwrap();
        let none = Module::default();
        let passes: [(&str, Pass); 5] = [
            ("inlining", Graph::clone),
            ("dead code", dce::run),
            ("sharing", cse::run),
            ("folding", fold::run),
            ("simplification", simplify::run),
        ];
        for (pass, run) in passes {
            let after = run(&inlined);
            let what = format!("{pass}, seed {seed}");
            assert_same(
                &eval::run(&none, &after, &arguments),
                &wanted,
                &what,
                &after,
                &inlined,
            );
        }

        let order = |layout: &&Layout| layout.major_to_minor();
        let orders: Vec<Vec<usize>> = main.signature.param_layouts().iter().map(order).collect();
        let buffers: Vec<Array> = arguments
            .iter()
            .zip(&orders)
            .map(|(a, order)| a.transposed(order))
            .collect();
        let orders: Vec<Vec<usize>> = main.signature.result_layouts().iter().map(order).collect();
        let wanted: Vec<Array> = wanted
            .iter()
            .zip(&orders)
            .map(|(a, order)| a.transposed(order))
            .collect();
        let physical = layout::physical(&main.signature, &inlined);
        let what = format!("layouts, seed {seed}");
        assert_same(
            &eval::run(&none, &physical, &buffers),
            &wanted,
            &what,
            &physical,
            &inlined,
        );
        let optimised = optimise(&module, main).unwrap().graph;
        let what = format!("all passes, seed {seed}");
        assert_same(
            &eval::run(&none, &optimised, &buffers),
            &wanted,
            &what,
            &optimised,
            &physical,
        );
    }
}

#[test]
fn optimising_again_changes_nothing() {
    for seed in 1..=100 {
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut module = Module::default();
        random_function(dice, &mut module, "main", 30);
        let main = module.entry().unwrap();
        let once = optimise(&module, main).unwrap().graph;
        let twice = optimised(plain("main", once.clone())).graph;
        assert_prints(&twice, &once.to_string(), &format!("seed {seed}"));
    }
}

#[test]
fn a_lowered_program_computes_what_its_graph_does() {
    let mut taken = 0;
    for seed in 1..=400 {
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut module = Module::default();
        random_function(dice, &mut module, "main", 30);
        let main = module.entry().unwrap();
        let graph = optimise(&module, main).unwrap().graph;
        let arguments: Vec<Array> = graph
            .param_shapes()
            .iter()
            .map(|shape| dice.array(shape))
            .collect();
        let wanted = eval::run(&Module::default(), &graph, &arguments);
        // Some results are written over a parameter of their shape, each over another one; what is left may be given away.
        let mut free: Vec<usize> = (0..graph.params.len()).collect();
        let updates: Vec<Option<usize>> = graph
            .results
            .iter()
            .map(|&result| {
                let fits = |&p: &usize| graph.shape(graph.params[p]) == graph.shape(result);
                let at = free.iter().position(fits).filter(|_| seed % 2 == 0)?;
                Some(free.remove(at))
            })
            .collect();
        let given = if seed % 3 == 0 { Vec::new() } else { free };
        let memory = Memory {
            updates,
            given,
            shown: false,
        };
        // With stages and exchanges wherever there can be some, or as programs are lowered.
        let everywhere = Limits {
            staged: 1,
            exchanged: 1,
        };
        let program = match seed % 5 {
            0 => lower(&graph, &memory),
            _ => lower_from(&graph, &memory, everywhere),
        };
        for (over, update) in program.over.iter().zip(&memory.updates) {
            taken += usize::from(over != update);
            assert!(update.is_none() || over == update, "seed {seed}");
            let given = |p: &usize| memory.given.contains(p);
            assert!(over == update || over.as_ref().is_some_and(given));
        }
        let came = program::run(&program, &graph, &arguments);
        for (a, b) in came.iter().zip(&wanted) {
            // A fold over dimensions that are not neighbours is regrouped, which rounds otherwise.
            assert!(
                eval::close(a, b),
                "seed {seed}: {a:?}\nis not {b:?}\n{graph}\n{memory:?}\n{program}"
            );
        }
    }
    assert!(taken > 100, "only {taken} results took what was given");
}
