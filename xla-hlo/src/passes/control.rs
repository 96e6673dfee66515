//! Simplifies loops and choices.
//!
//! A loop carries only state that its body changes and that something reads. Loop-invariant state becomes a value of
//! the enclosing graph, and instructions on loop-invariant values are hoisted. A choice by a constant is replaced by
//! the branch that it chooses. Values that cost nothing, constants and broadcasts, are computed where they are read, so
//! that computations inside are simplified and fused with them. Short loops over small arrays are unrolled.

use super::{dce, unroll};
use crate::graph::Attr;
use crate::graph::rewriter::{Rewriter, Rules};
use crate::list::{self, Items};
use crate::literal::Scalar;
use crate::map::IdMap;
use crate::operation::{Form, OWN, RegionInputs};
use crate::{Graph, Instr, Shape, Value};

/// Whether a graph contains loops or choices.
pub(super) fn is_there(graph: &Graph) -> bool {
    graph
        .instrs()
        .any(|(_, instr)| instr.op.traits.region_inputs != RegionInputs::Derived)
}

/// Returns the graph with smaller loops and choices, and whether it changed.
pub(super) fn run(graph: &Graph) -> (Graph, bool) {
    let mut rw = Rewriter::new(Rules::NONE);
    let mut new = vec![Value(0); graph.value_count()];
    for &param in &graph.params {
        new[param.0 as usize] = rw.param(graph.shape(param).clone());
    }
    // A result counts as read even where only a dead instruction reads it; the sweep before has removed those.
    let read: Vec<bool> = graph
        .use_counts()
        .iter()
        .map(|&uses| uses > 0)
        .collect_vec();
    let mut changed = false;
    for (_, instr) in graph.instrs() {
        let mut moved = Instr {
            operands: instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec(),
            ..instr.clone()
        };
        // Inner regions first: what they no longer read, this loop or choice need not pass to them.
        if instr.op.traits.region_inputs != RegionInputs::Derived {
            for region in &mut moved.regions {
                let (smaller, other) = run(region);
                *region = smaller;
                changed |= other;
            }
        }
        // `live` results of a loop or a choice are read by later instructions or returned.
        let live: Vec<bool> = instr
            .results
            .iter()
            .map(|v| read[v.0 as usize])
            .collect_vec();
        let values = match (instr.op.form)(graph, instr) {
            Form::While => repeated(&mut rw, &moved, &live, &mut changed),
            Form::Branch => chosen(&mut rw, &moved, &live, &mut changed),
            _ => {
                let shapes = instr.results.iter().map(|&v| graph.shape(v).clone());
                rw.place(moved, shapes.collect_vec())
            }
        };
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
        }
    }
    let results = graph.results.iter().map(|v| new[v.0 as usize]);
    (rw.finish(results.collect_vec()).graph, changed)
}

/// Adds a loop; returns its results in the enclosing graph. Results that nothing reads are arbitrary values.
fn repeated(rw: &mut Rewriter, instr: &Instr, live: &[bool], changed: &mut bool) -> Vec<Value> {
    let own = instr.own();
    let [condition, body] = instr.regions.as_slice() else {
        unreachable!("a loop has a condition and a body");
    };
    // Few known rounds become the body, as often: `[state, seen]` are its parameters.
    if let Some(rounds) = unroll::rounds(rw, instr) {
        *changed = true;
        let (state, seen) = instr.operands.split_at(own);
        return (0..rounds).fold(state.to_vec(), |state, _| {
            paste(rw, body, &list::concat(&[state.as_slice(), seen]))
        });
    }
    // A value of the state leaves it if no round changes it (it is a captured value then), or if neither the condition,
    // the body nor anything after the loop reads it.
    let stays = |i: usize| body.results[i] == body.params[i];
    let carried = carried(condition, body, live);
    let kept: Vec<usize> = (0..own)
        .filter_items(|&i| carried[i] && !stays(i))
        .collect_vec();
    // `kept` are the places of the state that stay, in the old numbering; everything below maps between it and the new
    // one.
    *changed |= kept.len() < own;
    let mut body_kept = body.clone();
    body_kept.results = kept.iter().map(|&i| body.results[i]).collect_vec();
    let regions = list::both([condition, &body_kept], |region| {
        let region = dce::run(region);
        let params = region
            .params
            .iter()
            .copied()
            .zip(&instr.operands)
            .enumerate();
        let outer_values = params.filter_items(|(i, _)| *i >= own || stays(*i));
        let outer_values = outer_values
            .map(|(_, (param, &value))| (param, value))
            .collect();
        // Instructions of outer values alone move in front of the loop.
        let outer_values = hoisted(rw, &region, outer_values, changed);
        let state = kept.iter().map(|&i| region.params[i]).collect_vec();
        Inside {
            region,
            state,
            outer_values,
        }
    });
    // Both regions are rebuilt for the same operands: the state that is kept, then every outside value that either
    // reads.
    let seen = seen(rw, &regions);
    *changed |= seen != instr.operands[own..];
    let graphs = regions.iter().map(|inside| inside.rebuilt(rw, &seen));
    let graphs: Vec<Graph> = graphs.collect_vec();
    let state: Vec<Value> = kept.iter().map(|&i| instr.operands[i]).collect_vec();
    let shapes: Vec<Shape> = state.iter().map(|&v| rw.shape(v).clone()).collect_vec();
    // A loop that keeps no state computes nothing that anyone reads.
    let mut made = Vec::new();
    if !state.is_empty() {
        made = rw.place(
            Instr {
                operands: list::concat(&[state.as_slice(), &seen]),
                attrs: vec![(OWN, Attr::Int(state.len() as i64))],
                regions: graphs,
                results: Vec::new(),
                ..instr.clone()
            },
            shapes,
        );
    }
    // A value that left the state is its initial value: unchanged, or read by nothing.
    let mut made = made.into_iter();
    let value = |i: usize| {
        if kept.contains(&i) {
            made.next()
                .expect("a result for each part of the state that is kept")
        } else {
            instr.operands[i]
        }
    };
    (0..own).map(value).collect_vec()
}

/// Adds a choice; returns its results as [`repeated`] does.
// A choice by a constant is its branch: `if true { a } else { b } -> a`. An index out of range selects the last branch,
// as in XLA.
fn chosen(rw: &mut Rewriter, instr: &Instr, live: &[bool], changed: &mut bool) -> Vec<Value> {
    if let Some(number) = number(rw, instr) {
        *changed = true;
        let region = &instr.regions[number];
        return paste(rw, region, &instr.operands[instr.own()..]);
    }
    // Results that nothing reads are dropped from all branches, and then what computed them.
    let kept: Vec<usize> = (0..live.len()).filter_items(|&i| live[i]).collect_vec();
    *changed |= kept.len() < live.len();
    let regions = instr.regions.iter().map(|whole| {
        let mut region = whole.clone();
        region.results = kept.iter().map(|&i| region.results[i]).collect_vec();
        let region = dce::run(&region);
        let seen = instr.operands[instr.own()..].iter().copied();
        let outer_values = region.params.iter().copied().zip(seen).collect();
        Inside {
            region,
            state: Vec::new(),
            outer_values,
        }
    });
    let regions: Vec<Inside> = regions.collect_vec();
    let shapes = regions[0].region.result_shapes();
    let seen = seen(rw, &regions);
    *changed |= seen != instr.operands[instr.own()..];
    let graphs = regions.iter().map(|inside| inside.rebuilt(rw, &seen));
    let made = rw.place(
        Instr {
            operands: list::concat(&[&instr.operands[..1], &seen]),
            regions: graphs.collect_vec(),
            results: Vec::new(),
            ..instr.clone()
        },
        shapes,
    );
    // Results that nothing reads are arbitrary.
    let mut made = made.into_iter();
    let any = instr.operands[0];
    (live.iter())
        .map(|&live| {
            if live {
                made.next().expect("a result for each one that is read")
            } else {
                any
            }
        })
        .collect_vec()
}

/// Returns the number of the branch that is chosen, if it is known.
fn number(rw: &Rewriter, instr: &Instr) -> Option<usize> {
    let last = instr.regions.len() - 1;
    if last == 0 {
        return Some(0);
    }
    match rw.scalar(instr.operands[0])? {
        Scalar::Bool(first) => Some(usize::from(!first)),
        Scalar::Integer(i) => Some(usize::try_from(i).map_or(last, |i| i.min(last))),
        _ => None,
    }
}

/// Adds the instructions of a computation; returns its results.
fn paste(rw: &mut Rewriter, region: &Graph, arguments: &[Value]) -> Vec<Value> {
    let mut new = vec![Value(0); region.value_count()];
    for (param, &argument) in region.params.iter().zip(arguments) {
        new[param.0 as usize] = argument;
    }
    for (_, instr) in region.instrs() {
        let values = moved(rw, region, instr, &|v| new[v.0 as usize]);
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
        }
    }
    region
        .results
        .iter()
        .map(|v| new[v.0 as usize])
        .collect_vec()
}

/// Adds an instruction of another graph; returns its results.
fn moved(
    rw: &mut Rewriter,
    from: &Graph,
    instr: &Instr,
    operand: &dyn Fn(Value) -> Value,
) -> Vec<Value> {
    let shapes = instr.results.iter().map(|&v| from.shape(v).clone());
    let shapes = shapes.collect_vec();
    let instr = Instr {
        operands: instr.operands.iter().map(|&v| operand(v)).collect_vec(),
        results: Vec::new(),
        ..instr.clone()
    };
    rw.place(instr, shapes)
}

/// Returns, for each part of the state, whether it affects a result that is read, the condition, or a side effect.
fn carried(condition: &Graph, body: &Graph, live: &[bool]) -> Vec<bool> {
    // Effects are roots, like results: what they read stays.
    let effects = |graph: &Graph| {
        let effects = graph.instrs().filter_items(|(_, instr)| instr.has_effect());
        let operands = effects.flat_items(|(_, i)| i.operands.clone());
        operands.collect_vec()
    };
    let mut carried = live.to_vec();
    for reached in [
        reached(condition, &condition.results),
        reached(condition, &effects(condition)),
        reached(body, &effects(body)),
    ] {
        for (carried, reached) in carried.iter_mut().zip(reached) {
            *carried |= reached;
        }
    }
    // A part of the state that feeds a live part is live too, perhaps only after several rounds: `a' = a + b, b' = b +
    // c` with `a` read keeps `b`, and then `c`. So this is a fixpoint; each round adds a part, so there are at most as
    // many as parts.
    loop {
        let results: Vec<Value> = (body.results.iter().zip(&carried))
            .filter_items(|(_, carried)| **carried)
            .map(|(v, _)| *v)
            .collect_vec();
        let before = carried.clone();
        let reached = reached(body, &results);
        for (carried, reached) in carried.iter_mut().zip(reached) {
            *carried |= reached;
        }
        if carried == before {
            return carried;
        }
    }
}

/// Returns, for each parameter, whether one of these values is computed from it.
fn reached(graph: &Graph, from: &[Value]) -> Vec<bool> {
    let mut live = vec![false; graph.value_count()];
    for value in from {
        live[value.0 as usize] = true;
    }
    // Backwards, so that users have been visited before what they use.
    for (_, instr) in graph.instrs().rev() {
        if instr.results.iter().any(|v| live[v.0 as usize]) {
            for value in &instr.operands {
                live[value.0 as usize] = true;
            }
        }
    }
    graph
        .params
        .iter()
        .map(|v| live[v.0 as usize])
        .collect_vec()
}

/// Hoists loop-invariant instructions out of a computation; returns the values inside that are known outside.
fn hoisted(
    rw: &mut Rewriter,
    region: &Graph,
    mut outer_values: IdMap<Value, Value>,
    changed: &mut bool,
) -> IdMap<Value, Value> {
    // In the order of the region, so that an instruction follows its operands out of the loop.
    for (_, instr) in region.instrs() {
        let known = instr.operands.iter().all(|v| outer_values.contains_key(v));
        if !known || instr.has_effect() {
            continue;
        }
        // Only what costs enough, or nothing at all, moves. An instruction in the first class becomes an array outside,
        // which each round reads.
        let form = (instr.op.form)(region, instr);
        let len = region.shape(instr.results[0]).len();
        // An elementwise result that is larger than its operands is cheaper to compute again than to read.
        let mut operands = instr.operands.iter().map(|v| outer_values[v]);
        let as_long = operands.any(|v| rw.shape(root(rw, v)).len() == len && !is_free(rw, v));
        let (moves, free) = match form {
            Form::Map { .. } => (as_long, false),
            Form::Reduce { .. } | Form::Contract(_) | Form::Transpose { .. } | Form::Kernel(_) => {
                (!instr.operands.is_empty(), false)
            }
            Form::Broadcast { .. } | Form::Reshape | Form::Constant(_) | Form::Size(_) => {
                (true, true)
            }
            _ => (false, false),
        };
        if moves {
            let values = moved(rw, region, instr, &|v| outer_values[&v]);
            outer_values.extend(instr.results.iter().copied().zip(values));
            *changed |= !free;
        }
    }
    outer_values
}

/// A computation inside an instruction, and the values of it that are known outside.
struct Inside {
    region: Graph,
    /// The parameters that are state.
    state: Vec<Value>,
    /// The outside value of each value inside that is known outside.
    outer_values: IdMap<Value, Value>,
}

impl Inside {
    // `read` and `rebuilt` agree on which instructions stay: those with a result that is not known outside, or with
    // none.
    /// Returns the outside values that are read, in the order of the values inside.
    fn read(&self) -> Vec<Value> {
        let kept = self
            .region
            .instrs()
            .filter_items(|(_, instr)| self.is_kept(instr));
        let operands = kept.flat_items(|(_, instr)| &instr.operands);
        let read = operands.chain_items(&self.region.results);
        read.filter_map(|v| self.outer_values.get(v).copied())
            .collect_vec()
    }

    fn is_kept(&self, instr: &Instr) -> bool {
        let mut results = instr.results.iter();
        instr.results.is_empty() || !results.all(|v| self.outer_values.contains_key(v))
    }

    /// Returns the computation with its state and the captured values as parameters.
    fn rebuilt(&self, around: &Rewriter, seen: &[Value]) -> Graph {
        let mut rw = Rewriter::new(Rules::NONE);
        let mut new: IdMap<Value, Value> = IdMap::new();
        for &param in &self.state {
            new.insert(param, rw.param(self.region.shape(param).clone()));
        }
        let mut entered: IdMap<Value, Value> = IdMap::new();
        for &value in seen {
            entered.insert(value, rw.param(around.shape(value).clone()));
        }
        // An outside value that an instruction reads is computed inside again if it is free, or captured. Each once.
        let mut enter = |rw: &mut Rewriter, new: &mut IdMap<Value, Value>, value: Value| {
            if !new.contains_key(&value)
                && let Some(&outside) = self.outer_values.get(&value)
            {
                let inside = entering(rw, around, outside, &mut entered);
                new.insert(value, inside);
            }
        };
        for (_, instr) in self
            .region
            .instrs()
            .filter_items(|(_, instr)| self.is_kept(instr))
        {
            for &operand in &instr.operands {
                enter(&mut rw, &mut new, operand);
            }
            let values = moved(&mut rw, &self.region, instr, &|v| new[&v]);
            new.extend(instr.results.iter().copied().zip(values));
        }
        for &result in &self.region.results {
            enter(&mut rw, &mut new, result);
        }
        rw.finish(self.region.results.iter().map(|v| new[v]).collect_vec())
            .graph
    }
}

/// Returns the outside values that computations have to capture to compute what they read.
fn seen(around: &Rewriter, regions: &[Inside]) -> Vec<Value> {
    fn roots(around: &Rewriter, value: Value, all: &mut Vec<Value>) {
        match around.maker(value) {
            Some(maker) if is_made_again(around, value) => {
                for &operand in &maker.operands {
                    roots(around, operand, all);
                }
            }
            _ if all.contains(&value) => {}
            _ => all.push(value),
        }
    }
    let mut all = Vec::new();
    for value in regions.iter().flat_items(Inside::read) {
        roots(around, value, &mut all);
    }
    all
}

/// Computes an outside value again inside, from captured values.
fn entering(
    rw: &mut Rewriter,
    around: &Rewriter,
    value: Value,
    entered: &mut IdMap<Value, Value>,
) -> Value {
    if let Some(&there) = entered.get(&value) {
        return there;
    }
    let Some(maker) = around.maker(value) else {
        unreachable!("a value that is not computed again was entered");
    };
    let operands = maker.operands.iter();
    let operands = operands
        .map(|&v| entering(rw, around, v, entered))
        .collect_vec();
    let instr = Instr {
        operands,
        results: Vec::new(),
        ..maker.clone()
    };
    let there = rw.place(instr, vec![around.shape(value).clone()])[0];
    entered.insert(value, there);
    there
}

/// Whether a value is computed wherever it is read, without a buffer.
fn is_made_again(rw: &Rewriter, value: Value) -> bool {
    match rw.form_of(value) {
        Some(Form::Broadcast { .. }) => true,
        _ => is_free(rw, value),
    }
}

/// Whether a value is computed from nothing: a constant of equal elements, a size, an iota.
fn is_free(rw: &Rewriter, value: Value) -> bool {
    match rw.form_of(value) {
        Some(Form::Constant(literal)) => literal.splat().is_some(),
        Some(Form::Size(_) | Form::Iota { .. }) => true,
        _ => false,
    }
}

/// Returns the value that is broadcast or reshaped to this one.
fn root(rw: &Rewriter, value: Value) -> Value {
    match rw.made_from(value) {
        Some((Form::Broadcast { .. } | Form::Reshape, operand)) => root(rw, operand),
        _ => value,
    }
}
