//! Prepared parameters: splits a graph into the part that depends on them alone, and the rest.
//!
//! [`split`] marks each value that is computed from prepared parameters and constants without an effect. An instruction
//! without a mark reads some of these values: they are results of the graph `prepare`, and parameters of the graph
//! `run`. Both are ordinary graphs, with the same operations on each array as before, after these rewrites:
//!
//! - `fold` multiplies the kernels of convolutions by factors of their features that follow.
//! - `winograd` transforms kernels of 3 by 3, and replaces their convolutions.
//! - `pack` packs the right operands of products in the order in which register tiles read them.
//! - Other products of several rows by weights that are stored by columns, such as a transposed matrix, read the
//!   transpose, which is prepared.
//!
//! Sums of products keep their order, so results without convolutions have the same bits, with one exception: without
//! its operands' computation, a product of a few elements may become a part of a register block, where its terms are
//! added in another order (`kernels::dot_general::small`). `fold` rounds elements of kernels instead of results, and
//! `winograd` rounds sums of elements before they are multiplied.
//!
//! A marked instruction stays in `run` where that costs nothing, or less than to read its result from memory:
//!
//! - A constant, a size, an iota, a broadcast or a reshape stays: the lowering reads through it.
//! - An elementwise operation of at most `CHEAP` instructions stays if its result has more bytes than its operands and
//!   only loops read it, which compute it as they read: `u8` weights that are converted and multiplied elementwise are
//!   read as `u8`. A kernel or a product needs the array in memory, so its operand is prepared.

use crate::Module;
use crate::graph::{Attr, Graph, Instr, Value};
use crate::list::{self, Items};
use crate::operation::{Contraction, Form};
use crate::ops::{dot_general, transpose};
use crate::passes::{dce, outside};

mod fold;
mod pack;
mod rewrite;
mod winograd;

use rewrite::Rewritten;

/// The most simple instructions for an element of an operation that a loop computes again. A load of 4 bytes that are
/// not in a cache takes longer.
const CHEAP: u32 = 2;

/// The elements that a dynamic or generic size counts as.
const UNKNOWN: usize = 1000;

/// The fewest rows and columns of the result, and terms, of a product whose weights are transposed. Below, register blocks
/// and other kernels compute products, in an order of additions that depends on the layout.
const FEWEST: [usize; 3] = [2, 32, 32];

/// A graph in two parts.
#[derive(Clone, Debug)]
pub struct Split {
    /// Computes the prepared arrays from the prepared parameters, which are its parameters in their order.
    pub prepare: Graph,
    /// Computes the results of the whole graph. Its parameters are those of the whole graph, of which it does not read the
    /// prepared ones, followed by the prepared arrays.
    pub run: Graph,
}

/// Splits an optimised graph; `prepared` has an entry for each parameter.
pub fn split(graph: &Graph, prepared: &[bool]) -> Split {
    let graph = &fold::folded(graph, &marks(graph, prepared));
    let graph = &winograd::transformed(graph, &marks(graph, prepared));
    let graph = &pack::packed(graph, &marks(graph, prepared));
    let graph = &row_major(graph, &marks(graph, prepared));
    let marks = marks(graph, prepared);
    let needed = needed(graph, &marks);
    Split {
        prepare: first(graph, prepared, &marks, &needed),
        run: second(graph, &needed),
    }
}

/// Returns for each value whether it is computed from prepared parameters and constants alone.
fn marks(graph: &Graph, prepared: &[bool]) -> Vec<bool> {
    let mut marks = vec![false; graph.value_count()];
    for (param, &is_prepared) in graph.params.iter().zip(prepared) {
        marks[param.0 as usize] = is_prepared;
    }
    for (_, instr) in graph.instrs() {
        let is_marked = instr.operands.iter().all(|v| marks[v.0 as usize])
            && !instr.has_effect()
            && !outside::can_fail(graph, instr);
        for result in &instr.results {
            marks[result.0 as usize] = is_marked;
        }
    }
    marks
}

/// Returns the graph in which products read marked right operands by rows: those that are stored by columns are
/// transposed, which is prepared.
///
/// A product of several rows packs panels of the right operand. By columns, each call would copy all of it.
fn row_major(graph: &Graph, marks: &[bool]) -> Graph {
    let by_columns = |instr: &Instr| match (instr.op.form)(graph, instr) {
        Form::Contract(contraction) => is_by_columns(graph, instr, &contraction, marks),
        _ => false,
    };
    if !graph.instrs().any(|(_, instr)| by_columns(instr)) {
        return graph.clone();
    }
    let module = Module::default();
    let mut out = Rewritten::new(graph, &module);
    // The transpose of each value, for all products that read it.
    let mut transposed: Vec<(Value, Value)> = Vec::new();
    for (_, instr) in graph.instrs() {
        if !by_columns(instr) {
            out.copy(instr);
            continue;
        }
        let rhs = instr.operands[1];
        let found = transposed.iter().find(|(of, _)| *of == rhs);
        let by_rows = match found {
            Some(&(_, value)) => value,
            None => {
                let operand = out.new_of(rhs);
                let value = transpose::transpose(out.at(instr), operand, &[1, 0]);
                let value = value.expect("two dimensions of a matrix");
                transposed.push((rhs, value));
                value
            }
        };
        // The copied instruction reads the transpose, and contracts its first dimension.
        let mut product = instr.clone();
        let name = dot_general::NAMES[3];
        if let Some((_, dims)) = product.attrs.iter_mut().find(|(of, _)| *of == name) {
            *dims = Attr::Ints(vec![0]);
        }
        out.copy_with(&product, 1, by_rows);
    }
    out.graph()
}

/// Whether a product of at least [`FEWEST`] rows reads a marked matrix by columns.
fn is_by_columns(graph: &Graph, instr: &Instr, contraction: &Contraction, marks: &[bool]) -> bool {
    let [lhs, rhs] = [instr.operands[0], instr.operands[1]];
    let matrix = &graph.shape(rhs).dims;
    if marks[lhs.0 as usize]
        || !marks[rhs.0 as usize]
        || lhs == rhs
        || matrix.len() != 2
        || !contraction.rhs_batch.is_empty()
        || contraction.rhs_contracting != [1]
    {
        return false;
    }
    let dims = graph.shape(lhs).dims.iter().enumerate();
    let free = dims.filter_items(|(d, _)| !contraction.lhs_contracting.contains(d));
    let mut rows = free.map(|(_, size)| size.known());
    let rows = rows.try_fold(1usize, |all, size| all.checked_mul(size?));
    let sizes = [rows, matrix[0].known(), matrix[1].known()];
    // A product of one row adds in another order by rows than by columns, so the number of rows must be known.
    let is_enough = |(size, least): (Option<usize>, usize)| size.is_some_and(|size| size >= least);
    sizes.into_iter().zip(FEWEST).all(is_enough)
}

/// Returns the marked values that `run` has as parameters, in the order of the graph.
fn needed(graph: &Graph, marks: &[bool]) -> Vec<Value> {
    // Whether only loops read a value, and whether `run` reads it.
    let mut in_loops = vec![true; graph.value_count()];
    let mut read = vec![false; graph.value_count()];
    for &result in &graph.results {
        read[result.0 as usize] = true;
        in_loops[result.0 as usize] = false;
    }
    let mut needed = Vec::new();
    // Backwards, so that all readers of a value are known when its instruction is visited.
    for (_, instr) in graph.instrs().rev() {
        let first = instr.results[..].first().map(|v| v.0 as usize);
        let is_marked = first.is_some_and(|v| marks[v]);
        let form = (instr.op.form)(graph, instr);
        if is_marked {
            let is_read = instr.results.iter().any(|v| read[v.0 as usize]);
            if !is_read {
                continue;
            }
            if !stays(graph, instr, &form, &in_loops) {
                let results = instr.results.iter().copied();
                needed.extend(results.filter_items(|v| read[v.0 as usize]));
                continue;
            }
        }
        let reads_in_loop = match form {
            Form::Map { .. } | Form::Reduce { .. } => true,
            // The readers of what is only read through.
            Form::Broadcast { .. } | Form::Reshape => first.is_some_and(|v| in_loops[v]),
            _ => false,
        };
        for operand in &instr.operands {
            read[operand.0 as usize] = true;
            in_loops[operand.0 as usize] &= reads_in_loop;
        }
    }
    let params = graph.params.iter().copied();
    needed.extend(params.filter_items(|v| marks[v.0 as usize] && read[v.0 as usize]));
    list::sort(&mut needed);
    needed
}

/// Whether `run` computes a marked instruction that it reads.
fn stays(graph: &Graph, instr: &Instr, form: &Form, in_loops: &[bool]) -> bool {
    match form {
        Form::Constant(_)
        | Form::Size(_)
        | Form::Iota { .. }
        | Form::Broadcast { .. }
        | Form::Reshape => true,
        Form::Map { cost, sliced, .. } => {
            let operands = instr.operands.iter().map(|&v| stored(graph, v));
            let result = instr.results[0];
            *cost <= CHEAP
                && !sliced
                && in_loops[result.0 as usize]
                && bytes(graph, result) > operands.fold(0, usize::saturating_add)
        }
        _ => false,
    }
}

/// Returns the bytes that are read to have a value: those of the operand for what is read through.
fn stored(graph: &Graph, value: Value) -> usize {
    let Some(instr) = graph.maker(value) else {
        return bytes(graph, value);
    };
    match (instr.op.form)(graph, instr) {
        Form::Constant(_) | Form::Size(_) | Form::Iota { .. } => 0,
        Form::Broadcast { .. } | Form::Reshape => stored(graph, instr.operands[0]),
        _ => bytes(graph, value),
    }
}

fn bytes(graph: &Graph, value: Value) -> usize {
    let shape = graph.shape(value);
    let sizes = shape.dims.iter();
    let sizes = sizes.map(|size| size.known().unwrap_or(UNKNOWN));
    sizes.fold(shape.element.bytes(), usize::saturating_mul)
}

/// Returns the graph that computes the needed values.
fn first(graph: &Graph, prepared: &[bool], marks: &[bool], needed: &[Value]) -> Graph {
    let mut new = vec![Value(0); graph.value_count()];
    let mut out = Graph::new();
    let params = graph.params.iter().zip(prepared);
    for (&param, _) in params.filter_items(|(_, is_prepared)| **is_prepared) {
        new[param.0 as usize] = out.add_param(graph.shape(param).clone());
    }
    for (_, instr) in graph.instrs() {
        if instr.results.iter().any(|v| marks[v.0 as usize]) {
            out.copy(graph, instr, &mut new);
        }
    }
    out.results = needed.iter().map(|v| new[v.0 as usize]).collect_vec();
    dce::run(&out)
}

/// Returns the graph that reads the needed values.
fn second(graph: &Graph, needed: &[Value]) -> Graph {
    let mut new = vec![Value(0); graph.value_count()];
    let mut out = Graph::new();
    for &param in &graph.params {
        new[param.0 as usize] = out.add_param(graph.shape(param).clone());
    }
    for &value in needed {
        new[value.0 as usize] = out.add_param(graph.shape(value).clone());
    }
    // Instructions that only prepared values read are dead then.
    for (_, instr) in graph.instrs() {
        if !instr.results.iter().any(|v| needed.contains(v)) {
            out.copy(graph, instr, &mut new);
        }
    }
    out.results = graph
        .results
        .iter()
        .map(|v| new[v.0 as usize])
        .collect_vec();
    dce::run(&out)
}
