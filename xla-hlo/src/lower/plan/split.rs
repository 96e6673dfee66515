//! Splits reductions over dimensions that are not adjacent into reductions over one run of adjacent dimensions each.

use super::view;
use crate::graph::{Attr, Instr, Value};
use crate::list::{self, Items};
use crate::map::IdMap;
use crate::operation::Form;
use crate::ops::{constant, reduce, transpose};
use crate::{Graph, Literal, Shape};

/// Returns the graph with every reduction over one run of adjacent dimensions; dimensions of size 1 do not count.
///
/// A fold that may be regrouped folds the last run first, from its identity. Any other fold transposes its operand.
pub(in crate::lower) fn split(graph: &Graph) -> Graph {
    let mut out = Graph::new();
    let mut map: IdMap<Value, Value> = IdMap::new();
    for &param in &graph.params {
        let value = out.add_param(graph.shape(param).clone());
        map.insert(param, value);
    }
    for (_, instr) in graph.instrs() {
        let operands: Vec<Value> = instr.operands.iter().map(|v| map[v]).collect_vec();
        let form = (instr.op.form)(graph, instr);
        let results = match form {
            Form::Reduce { dims } if runs(graph, instr, &dims).len() > 1 => {
                vec![regrouped(&mut out, instr, &operands, &dims, graph)]
            }
            _ => {
                let shapes = instr
                    .results
                    .iter()
                    .map(|&v| graph.shape(v).clone())
                    .collect_vec();
                let id = out.add_instr(
                    instr.op,
                    operands,
                    instr.attrs.clone(),
                    instr.regions.clone(),
                    shapes,
                    instr.origin,
                );
                out.instr(id).results.clone()
            }
        };
        map.extend(instr.results.iter().copied().zip(results));
    }
    out.results = graph.results.iter().map(|v| map[v]).collect_vec();
    out
}

/// Groups the folded dimensions into runs of adjacent dimensions.
fn runs(graph: &Graph, instr: &Instr, dims: &[usize]) -> Vec<Vec<usize>> {
    let along = view::identity(graph.shape(instr.operands[0]));
    let mut folded: Vec<usize> = dims
        .iter()
        .copied()
        .filter_items(|&d| along[d].is_some())
        .collect_vec();
    list::sort(&mut folded);
    let mut runs: Vec<Vec<usize>> = Vec::new();
    // Dimensions of size 1 between two others do not separate them, since `along` does not count them.
    for d in folded {
        match runs.last_mut() {
            Some(run) if run.last().and_then(|&last| along[last]).map(|a| a + 1) == along[d] => {
                run.push(d);
            }
            _ => runs.push(vec![d]),
        }
    }
    runs
}

fn regrouped(
    out: &mut Graph,
    instr: &Instr,
    operands: &[Value],
    dims: &[usize],
    graph: &Graph,
) -> Value {
    let shape = graph.shape(instr.operands[0]).clone();
    let region = &instr.regions[0];
    let identity = reduce::recognised(region).and_then(|op| reduce::identity(op, shape.element));
    // An operation with an identity may be regrouped: `sum(x, [0, 2])` is `sum(sum(x, [2]), [0])`, the inner one from
    // 0.
    match identity {
        Some(identity) => {
            let last = runs(graph, instr, dims).pop();
            let last = last.expect("a reduction that is split has runs of dimensions");
            let identity = add_constant(out, instr, identity);
            let inner = add_reduce(out, instr, operands[0], identity, &last);
            // The remaining dimensions under their new numbers.
            let rest = dims.iter().filter_items(|d| !last.contains(d));
            let rest: Vec<usize> = rest
                .map(|&d| d - last.iter().filter_items(|&&l| l < d).count())
                .collect_vec();
            add_last(out, instr, inner, operands[1], &rest)
        }
        // Any other computation keeps its order: a transpose makes the folded dimensions the last ones.
        None => {
            let mut permutation: Vec<usize> = (0..shape.rank())
                .filter_items(|d| !dims.contains(d))
                .collect_vec();
            let kept = permutation.len();
            permutation.extend(dims);
            let sizes: Vec<_> = permutation
                .iter()
                .map(|&d| shape.dims[d].clone())
                .collect_vec();
            let attr = Attr::Ints(permutation.iter().map(|&d| d as i64).collect_vec());
            let id = out.add_instr(
                &transpose::PRIMITIVE,
                vec![operands[0]],
                vec![("permutation", attr)],
                Vec::new(),
                vec![Shape::new(shape.element, sizes)],
                instr.origin,
            );
            let turned = out.instr(id).results[0];
            let trailing: Vec<usize> = (kept..shape.rank()).collect_vec();
            add_reduce(out, instr, turned, operands[1], &trailing)
        }
    }
}

/// Adds the reduction over the remaining dimensions, split again if they form several runs.
fn add_last(out: &mut Graph, instr: &Instr, operand: Value, init: Value, dims: &[usize]) -> Value {
    let value = add_reduce(out, instr, operand, init, dims);
    let again = out.maker(value).cloned();
    match again {
        Some(again) if runs(out, &again, dims).len() > 1 => {
            let before = out.clone();
            regrouped(out, &again, &[operand, init], dims, &before)
        }
        _ => value,
    }
}

fn add_constant(out: &mut Graph, instr: &Instr, literal: Literal) -> Value {
    let shape = literal.shape().clone();
    let attrs = vec![("value", Attr::Literal(literal))];
    let id = out.add_instr(
        &constant::PRIMITIVE,
        Vec::new(),
        attrs,
        Vec::new(),
        vec![shape],
        instr.origin,
    );
    out.instr(id).results[0]
}

fn add_reduce(
    out: &mut Graph,
    instr: &Instr,
    operand: Value,
    init: Value,
    dims: &[usize],
) -> Value {
    let shape = out.shape(operand).clone();
    let kept = (0..shape.rank()).filter_items(|d| !dims.contains(d));
    let sizes: Vec<_> = kept.map(|d| shape.dims[d].clone()).collect_vec();
    let attrs = vec![(
        "dimensions",
        Attr::Ints(dims.iter().map(|&d| d as i64).collect_vec()),
    )];
    let id = out.add_instr(
        instr.op,
        vec![operand, init],
        attrs,
        instr.regions.clone(),
        vec![Shape::new(shape.element, sizes)],
        instr.origin,
    );
    out.instr(id).results[0]
}
