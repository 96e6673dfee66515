//! One forward sweep over a graph, which simplifies, folds and shares instructions together.

use super::fold::Folded;
use super::{dce, fold, scalars, simplify};
use crate::graph::rewriter::{Rewriter, Rules, Step, Swept};
use crate::list::Items;
use crate::operation::RegionInputs;
use crate::ops::reduce;
use crate::{Graph, Instr, Value};

/// All rules that never add cost.
pub const ALL: Rules = Rules {
    rewrite: Some(rewritten),
    rewrite_all: Some(simplify::divide),
    share: true,
    sink: false,
};

/// Simplifies instructions.
pub const SIMPLIFY: Rules = Rules {
    rewrite: Some(simplify::simplify),
    rewrite_all: Some(simplify::divide),
    ..Rules::NONE
};

/// Computes instructions on constants.
pub const FOLD: Rules = Rules {
    rewrite: Some(folded),
    ..Rules::NONE
};

/// Computes equal instructions once: common subexpression elimination.
pub const SHARE: Rules = Rules {
    share: true,
    ..Rules::NONE
};

/// Applies the last rules of instructions.
pub const FINISH: Rules = Rules {
    rewrite: Some(finished),
    ..Rules::NONE
};

fn finished(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let finish = step.instr.op.traits.finish?;
    finish(rw, step)
}

/// Computes an instruction on constants, or simplifies an instruction.
fn rewritten(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    match fold::fold(rw, step) {
        Some(folded) => constant(rw, folded, step),
        None => simplify::simplify(rw, step),
    }
}

fn folded(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let folded = fold::fold(rw, step)?;
    constant(rw, folded, step)
}

fn constant(rw: &mut Rewriter, folded: Folded, step: &Step<'_>) -> Option<Value> {
    match folded {
        Folded::Splat(scalar) => rw.splat(scalar, step.shape),
        Folded::Array(literal) => rw.constant(literal),
    }
}

/// Rebuilds a graph by rules, including the computations inside its instructions.
pub fn sweep(source: &Graph, rules: Rules) -> Swept {
    // The counts of the old graph tell the rules whether a value has another reader, before its readers are there.
    let counts = source.use_counts();
    let mut rw = Rewriter::new(rules);
    let mut new = vec![Value(0); source.value_count()];
    for &param in &source.params {
        new[param.0 as usize] = rw.param(source.shape(param).clone());
        rw.count(new[param.0 as usize], counts[param.0 as usize]);
    }
    for (_, instr) in source.instrs() {
        let is_applied = instr.op.traits.region_inputs == RegionInputs::Derived;
        let regions = instr.regions.iter().map(|region| {
            let flat = is_applied.then(|| scalars::without_choices(region));
            inner(&mut rw, flat.flatten().as_ref().unwrap_or(region))
        });
        let moved = Instr {
            op: instr.op,
            regions: regions.collect_vec(),
            operands: instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec(),
            attrs: instr.attrs.clone(),
            results: Vec::new(),
            origin: instr.origin,
        };
        let shapes = instr.results.iter().map(|&v| source.shape(v).clone());
        let values = rw.place(moved, shapes.collect_vec());
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
            rw.count(value, counts[old.0 as usize]);
        }
    }
    rw.finish(
        source
            .results
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec(),
    )
}

/// Returns a region rewritten by the rules of the graph around it. Regions that are recognised by their form stay.
fn inner(rw: &mut Rewriter, region: &Graph) -> Graph {
    let rules = rw.rules();
    let none = rules.rewrite.is_none() && !rules.share;
    if none || reduce::recognised(region).is_some() {
        return region.clone();
    }
    let swept = sweep(&dce::run(region), rules);
    rw.counted(&swept);
    dce::run(&swept.graph)
}
