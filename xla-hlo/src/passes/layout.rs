//! Layouts become shapes: inside, every array is row-major, so another layout is another order of dimensions.
//!
//! A parameter of shape `[2, 3]` and layout `{0, 1}` is a row-major `[3, 2]` buffer and a transpose of it. The
//! transposes then move and vanish as any others do.

use super::rewriter::{Rewriter, Rules};
use crate::graph::{Origin, Signature};
use crate::layout::order::inverse;
use crate::{Graph, Instr, Layout, Shape, Size, Value};

/// The graph over buffers as they lie in memory: parameters and results in the order of the signature's layouts, state
/// at the end as at the start.
pub fn physical(signature: &Signature, graph: &Graph) -> Graph {
    let mut rw = Rewriter::new(Rules::NONE);
    let mut new = vec![Value(0); graph.value_count()];
    let mut layouts = signature.param_layouts().into_iter();
    let mut turned = Vec::new();
    for &param in &graph.params {
        let shape = graph.shape(param);
        let order = order(layouts.next(), shape);
        let sizes: Vec<Size> = order.iter().map(|&d| shape.dims[d].clone()).collect();
        turned.push((param, rw.param(Shape::new(shape.element, sizes)), order));
    }
    for (param, buffer, order) in turned {
        new[param.0 as usize] = transposed(&mut rw, buffer, &inverse(&order));
    }
    for (_, instr) in graph.instrs() {
        let moved = Instr {
            operands: instr.operands.iter().map(|v| new[v.0 as usize]).collect(),
            results: Vec::new(),
            ..instr.clone()
        };
        let shapes = instr.results.iter().map(|&v| graph.shape(v).clone());
        let values = rw.place(moved, shapes.collect());
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
        }
    }
    rw.at(Origin::default());
    let mut layouts = signature.result_layouts().into_iter();
    let mut results = Vec::new();
    for &result in &graph.results {
        let order = order(layouts.next(), graph.shape(result));
        results.push(transposed(&mut rw, new[result.0 as usize], &order));
    }
    rw.finish(results).graph
}

/// The dimensions of an array from the slowest-varying to the fastest.
fn order(layout: Option<&Layout>, shape: &Shape) -> Vec<usize> {
    layout.map_or_else(|| (0..shape.rank()).collect(), Layout::major_to_minor)
}

fn transposed(rw: &mut Rewriter, value: Value, permutation: &[usize]) -> Value {
    rw.transpose(value, permutation)
        .unwrap_or_else(|| unreachable!("a layout names each dimension once"))
}
