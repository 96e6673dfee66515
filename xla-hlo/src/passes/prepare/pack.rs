//! Packs the prepared right operands of products, in the order in which register tiles read them.
//!
//! Otherwise each call reads a row of a tile from a page of its own, or copies all of the operand as panels. A packed
//! product has the same sums as the product of a row-major operand, bit for bit.

use super::rewrite::Rewritten;
use crate::Module;
use crate::graph::{Graph, Instr, Value};
use crate::list::Items;
use crate::operation::{Contraction, Form};
use crate::ops::packed;

/// The fewest columns of a packed operand, and its fewest elements. Below, the lowering computes products in register
/// blocks, and kernels of few columns add terms in another order.
const COLUMNS: usize = 32;
const ELEMENTS: usize = 2049;

/// Returns the graph in which products read packed operands, where that suits the product.
pub(super) fn packed(graph: &Graph, marks: &[bool]) -> Graph {
    let module = Module::default();
    let mut out = Rewritten::new(graph, &module);
    // The packed copy of each value, for all products that read it in the same way.
    let mut copies: Vec<(Value, Vec<usize>, Value)> = Vec::new();
    for (_, instr) in graph.instrs() {
        let Some((contraction, columns)) = product(graph, instr, marks) else {
            out.copy(instr);
            continue;
        };
        let (rhs, contracting) = (instr.operands[1], &contraction.rhs_contracting);
        let found = copies
            .iter()
            .find(|(of, dims, _)| *of == rhs && dims == contracting);
        let copy = match found {
            Some(&(_, _, copy)) => copy,
            None => {
                let operand = out.new_of(rhs);
                let copy = packed::pack(out.at(instr), operand, contracting);
                let copy = copy.expect("an operand that is a matrix");
                copies.push((rhs, contracting.clone(), copy));
                copy
            }
        };
        let operands = [out.new_of(instr.operands[0]), copy];
        let dot = packed::dot(
            out.at(instr),
            operands,
            &contraction.lhs_contracting,
            &columns,
        );
        out.replace(instr.results[0], dot.expect("operands that are matrices"));
    }
    out.graph()
}

/// Returns the dimensions of a product whose right operand is packed, and the sizes of this operand that remain.
fn product(graph: &Graph, instr: &Instr, marks: &[bool]) -> Option<(Contraction, Vec<usize>)> {
    let Form::Contract(contraction) = (instr.op.form)(graph, instr) else {
        return None;
    };
    let [lhs, rhs] = [instr.operands[0], instr.operands[1]];
    if marks[lhs.0 as usize] || !marks[rhs.0 as usize] || !contraction.rhs_batch.is_empty() {
        return None;
    }
    let [left, right] = [graph.shape(lhs), graph.shape(rhs)];
    let Contraction {
        lhs_contracting: of_lhs,
        rhs_contracting: of_rhs,
        ..
    } = &contraction;
    let are_matrices = packed::is_matrix(left, of_lhs) && packed::is_matrix(right, of_rhs);
    if !packed::has_kernel(right.element) || !are_matrices || moves(graph, lhs) {
        return None;
    }
    let [k, n] = packed::sides(right, of_rhs);
    let (k, n) = (k.known()?, n.known()?);
    if n < COLUMNS || k.saturating_mul(n) < ELEMENTS {
        return None;
    }
    // A product of one row adds its terms in another order if the operand's columns are contiguous, and a row-major
    // operand is read in the order of memory as it is.
    let [_, m] = packed::sides(left, of_lhs);
    let is_row_major = !of_rhs.contains(&(right.rank() - 1));
    match m.known() {
        Some(m) if m < 2 => return None,
        None if !is_row_major => return None,
        _ => {}
    }
    let free = right.dims.iter().enumerate();
    let free = free.filter_items(|(d, _)| !of_rhs.contains(d));
    let columns = free.map(|(_, size)| size.known()).collect_some()?;
    Some((contraction, columns))
}

/// Whether a value is only another view of an array, which a product reads in place and a kernel would copy.
fn moves(graph: &Graph, value: Value) -> bool {
    let form = graph
        .maker(value)
        .map(|instr| (instr.op.form)(graph, instr));
    matches!(
        form,
        Some(Form::Transpose { .. } | Form::Broadcast { .. } | Form::Constant(_))
    )
}
