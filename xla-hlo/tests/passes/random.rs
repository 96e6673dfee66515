//! Checks that the passes preserve the results of random graphs, bit by bit.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::author::{Dice, random_function};
use crate::eval;
use crate::kernels::array::Array;
use crate::program;
use crate::text::{assert_prints, optimised, plain};
use xla_hlo::lower::{Limits, Memory, lower, lower_from};
use xla_hlo::ops::inline;
use xla_hlo::passes::sweep::{FOLD, SHARE, SIMPLIFY, sweep};
use xla_hlo::passes::{dce, layout, optimise};
use xla_hlo::{Graph, Module, SymbolicLayout};

type Pass = fn(&Graph) -> Graph;

fn assert_same(found: &[Array], expected: &[Array], what: &str, graph: &Graph, before: &Graph) {
    assert_eq!(found.len(), expected.len());
    for (a, b) in found.iter().zip(expected) {
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
        let expected = eval::run(&module, &main.graph, &arguments);

        let inlined = inline::inline(&module, main, |_| false).unwrap();
        let none = Module::default();
        let passes: [(&str, Pass); 5] = [
            ("inlining", Graph::clone),
            ("dead code", dce::run),
            ("sharing", |graph| sweep(graph, SHARE).graph),
            ("folding", |graph| sweep(graph, FOLD).graph),
            ("simplification", |graph| sweep(graph, SIMPLIFY).graph),
        ];
        for (pass, run) in passes {
            let after = run(&inlined);
            let what = format!("{pass}, seed {seed}");
            assert_same(
                &eval::run(&none, &after, &arguments),
                &expected,
                &what,
                &after,
                &inlined,
            );
        }

        let order = |layout: &&SymbolicLayout| layout.major_to_minor();
        let orders: Vec<Vec<usize>> = main.signature.param_layouts().iter().map(order).collect();
        let buffers: Vec<Array> = arguments
            .iter()
            .zip(&orders)
            .map(|(a, order)| a.transposed(order))
            .collect();
        let orders: Vec<Vec<usize>> = main.signature.result_layouts().iter().map(order).collect();
        let expected: Vec<Array> = expected
            .iter()
            .zip(&orders)
            .map(|(a, order)| a.transposed(order))
            .collect();
        let physical = layout::physical(&main.signature, &inlined);
        let what = format!("layouts, seed {seed}");
        assert_same(
            &eval::run(&none, &physical, &buffers),
            &expected,
            &what,
            &physical,
            &inlined,
        );
        let optimised = optimise(&module, main, |_| false).unwrap().graph;
        let what = format!("all passes, seed {seed}");
        assert_same(
            &eval::run(&none, &optimised, &buffers),
            &expected,
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
        let once = optimise(&module, main, |_| false).unwrap().graph;
        let twice = optimised(plain("main", once.clone())).graph;
        assert_prints(&twice, &once.to_string(), &format!("seed {seed}"));
    }
}

/// Returns the seeds of the programs that are evaluated in three forms: `PROGRAM_SEEDS=5000..20000` selects others.
fn seeds() -> Range<u64> {
    let Ok(text) = std::env::var("PROGRAM_SEEDS") else {
        return 1..2001;
    };
    let range = text.split_once("..");
    let range = range.and_then(|(a, b)| Some(a.parse().ok()?..b.parse().ok()?));
    range.unwrap_or_else(|| panic!("PROGRAM_SEEDS={text}: expected two numbers, 5000..20000"))
}

/// Evaluates a function that calls another one: as written, after all passes, and lowered.
#[test]
fn passes_and_lowering_keep_what_random_programs_compute() {
    let (all, tried) = (seeds(), AtomicU64::new(0));
    let next = AtomicU64::new(all.start);
    let work = || {
        let mut taken = 0;
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if !all.contains(&seed) {
                return taken;
            }
            taken += in_three_forms(seed);
            tried.fetch_add(1, Ordering::Relaxed);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let taken: usize = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let taken = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        taken.map(|taken| taken.expect("no worker fails")).sum()
    });
    let tried = tried.into_inner();
    assert_eq!(tried, all.end - all.start);
    assert!(
        taken as u64 * 4 >= tried,
        "only {taken} results of {tried} programs reused a donated parameter"
    );
}

/// Evaluates the program of a seed in all three forms, and returns how many results reused donated memory.
fn in_three_forms(seed: u64) -> usize {
    let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
    let mut module = Module::default();
    random_function(dice, &mut module, "callee", 4);
    random_function(dice, &mut module, "main", 4 + (seed % 16) as usize);
    let main = module.entry().unwrap();
    let shapes = main.graph.param_shapes();
    let written: Vec<Array> = shapes.iter().map(|shape| dice.array(shape)).collect();
    let expected = eval::run(&module, &main.graph, &written);
    let arguments = in_memory(&written, &main.signature.param_layouts());
    let expected = in_memory(&expected, &main.signature.result_layouts());
    let graph = optimise(&module, main, |_| false).unwrap().graph;
    let optimised = eval::run(&Module::default(), &graph, &arguments);
    let what = format!("all passes, seed {seed}");
    assert_same(&optimised, &expected, &what, &graph, &main.graph);
    lowered(seed, &graph, &arguments, &optimised)
}

/// Returns arrays in the order of their elements in memory, for these layouts.
fn in_memory(arrays: &[Array], layouts: &[&SymbolicLayout]) -> Vec<Array> {
    let each = arrays.iter().zip(layouts);
    each.map(|(array, layout)| array.transposed(&layout.major_to_minor()))
        .collect()
}

/// Checks the results of the lowered graph, and returns how many of them reused donated memory.
fn lowered(seed: u64, graph: &Graph, arguments: &[Array], expected: &[Array]) -> usize {
    // Some results are written over a parameter of their shape, each over another one; the remaining parameters may be
    // donated.
    let mut free: Vec<usize> = (0..graph.params.len()).collect();
    let updates: Vec<Option<usize>> = graph
        .results
        .iter()
        .map(|&result| {
            let fits = |&p: &usize| graph.shape(graph.params[p]) == graph.shape(result);
            let at = free
                .iter()
                .position(fits)
                .filter(|_| seed.is_multiple_of(2))?;
            Some(free.remove(at))
        })
        .collect();
    let donated = if seed.is_multiple_of(3) {
        Vec::new()
    } else {
        free
    };
    let memory = Memory {
        updates,
        donated,
        shown: false,
    };
    // With stages and buffer swaps wherever they are possible, or as programs are normally lowered.
    let everywhere = Limits {
        staged: 1,
        swapped: 1,
        block: [0, 3, 64][(seed % 3) as usize],
        reused: 1,
        recomputed: 1,
        batch: 2,
        small: false,
    };
    let program = match seed % 5 {
        0 => lower(graph, &memory),
        _ => lower_from(graph, &memory, everywhere),
    };
    let mut taken = 0;
    for (aliases, update) in program.aliases.iter().zip(&memory.updates) {
        taken += usize::from(aliases != update);
        assert!(update.is_none() || aliases == update, "seed {seed}");
        let donated = |p: &usize| memory.donated.contains(p);
        assert!(aliases == update || aliases.as_ref().is_some_and(donated));
    }
    let found = program::run(&program, graph, arguments);
    for (a, b) in found.iter().zip(expected) {
        // A fold over dimensions that are not adjacent is regrouped, which changes its rounding.
        assert!(
            eval::close(a, b),
            "seed {seed}: {a:?}\nis not {b:?}\n{graph}\n{memory:?}\n{program}"
        );
    }
    taken
}
