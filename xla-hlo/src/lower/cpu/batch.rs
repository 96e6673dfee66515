//! Finds instructions that compute small arrays at each index of a batch, and makes one loop over the batch of them.
//!
//! The batch is the leading dimension of arrays such as `[1000, 4]`. Instruction by instruction, the columns of such
//! an array are copied out of it, computed with, and copied into the next one. In a *batch loop* the elements at an
//! index are scalars: a slice selects some of them, and `concatenate` lists them, without any instruction. The loop
//! over the indices is vectorised like any fused loop.
//!
//! ```text
//! before   a = slice x[:, 0:1]   b = slice x[:, 1:2]   c = add a, b   y = concatenate c, a
//! after    for i in 0..1000 { y[i] = [x[i][0] + x[i][1], x[i][0]] }
//! ```
//!
//! [`Region`] finds the instructions by their dimension that indexes the batch, [`scalars`] writes them as a
//! computation of scalars, and the instruction of [`PRIMITIVE`] replaces them. `OpTraits::origin` finds the element
//! that an instruction moves, `products` writes products as sums of terms, and `OpTraits::unroll` factorises small
//! real matrices element by element.
//!
//! A batch of at most 16 matrices, such as the tangents that `jacfwd` computes for a small argument, is a loop over
//! the lanes of vectors. The emitted code transposes the rows to local arrays of a constant number of lanes. LLVM
//! vectorises a loop of six rounds only if the length of its vectors divides six.

mod products;
mod region;
mod scalars;

use crate::attr;
use crate::graph::{Attr, Instr, Primitive, Value};
use crate::list::Items;
use crate::lower::program::{BatchArray, BatchLoop, BufferId, Origins};
use crate::lower::thresholds::Limits;
use crate::operation::{Form, OpTraits};
use crate::passes::dce;
use crate::{Graph, Size};

use crate::lower::thresholds::batch::{self as at_most, ARRAYS, LANES, LEAST, MOST_LANES};
use region::Region;

/// The instructions that a batch loop may compute.
struct Scope {
    /// The most elements of an array at one index.
    elements: usize,
    /// The most instructions of the scalar computation.
    instructions: usize,
    /// Whether it computes products and solves equations too, and with them expensive functions.
    algebra: bool,
    /// Whether the batch is as short as a vector, and the loop is for products of matrices.
    short: bool,
}

/// Movement and arithmetic, which fit the registers.
const ARITHMETIC: Scope = Scope {
    elements: at_most::ELEMENTS,
    instructions: at_most::INSTRUCTIONS,
    algebra: false,
    short: false,
};

/// Linear algebra too. LLVM keeps in memory what does not fit the registers, but nothing is computed in small loops.
const ALGEBRA: Scope = Scope {
    elements: at_most::ALGEBRA,
    instructions: at_most::ALGEBRA_INSTRUCTIONS,
    algebra: true,
    short: false,
};

/// The tangents of small matrices, one for each element of a small argument: kernels would multiply one matrix after the
/// other, in vectors of its three or four columns.
const SHORT: Scope = Scope {
    elements: at_most::ALGEBRA,
    instructions: at_most::SHORT_INSTRUCTIONS,
    algebra: true,
    short: true,
};

/// The instruction that a batch loop is lowered from. [`BatchLoop`] has the same operands and results.
pub(super) static PRIMITIVE: Primitive = Primitive {
    name: "batch",
    text: "typed_xla.batch",
    operands: 0..=usize::MAX,
    regions: 1,
    attributes: &[],
    syntax: &[],
    infer: |_| {
        unreachable!(
            "expected the shapes of the instructions that a batch loop replaces, found a request to infer"
        )
    },
    form: |_, _| Form::Batch,
    commutative: false,
    traits: OpTraits::NONE,
};

/// The attribute that has a 1 for each batched operand.
const BATCHED: &str = "batched";

/// Returns the graph with batch loops where they are possible and pay off.
pub(super) fn form(mut graph: Graph, limits: Limits) -> Graph {
    // Effects have an order among the instructions, which this pass would change.
    if graph.instrs().any(|(_, instr)| instr.has_effect()) {
        return graph;
    }
    for size in sizes(&graph, limits) {
        // Each loop replaces some instructions that move elements.
        while let Some(formed) = formed(&graph, &size, limits) {
            graph = formed;
        }
    }
    graph
}

/// Returns the sizes that batches may have: leading dimensions where elements are moved or matrices multiplied.
fn sizes(graph: &Graph, limits: Limits) -> Vec<Size> {
    let mut sizes: Vec<Size> = Vec::new();
    for (_, instr) in graph.instrs() {
        let moves = instr.op.traits.origin.is_some() || is_algebra(graph, instr);
        if let (true, [size, _, ..]) = (moves, graph.shape(instr.results[0]).dims.as_slice())
            && (limits.reaches(size.known(), limits.batch)
                || is_short(size) && multiplies(graph, instr))
            && !sizes.contains(size)
        {
            sizes.push(size.clone());
        }
    }
    sizes
}

/// Whether the indices of a batch fit a few vectors.
fn is_short(size: &Size) -> bool {
    let size = size.known();
    size.is_some_and(|size| (2..=MOST_LANES).contains(&size))
}

/// Whether an instruction multiplies several matrices.
fn multiplies(graph: &Graph, instr: &Instr) -> bool {
    let contracts = matches!((instr.op.form)(graph, instr), Form::Contract(_));
    contracts && graph.shape(instr.results[0]).rank() > 2
}

/// Returns the graph with one batch loop more; `None` if there is none for this size.
fn formed(graph: &Graph, size: &Size, limits: Limits) -> Option<Graph> {
    // A short batch is worth a loop for its products only.
    if !limits.reaches(size.known(), limits.batch) {
        return formed_in(graph, size, &SHORT);
    }
    let mut instrs = graph.instrs();
    let has_algebra = instrs.any(|(_, instr)| is_algebra(graph, instr));
    let algebra = has_algebra
        .then(|| formed_in(graph, size, &ALGEBRA))
        .flatten();
    algebra.or_else(|| formed_in(graph, size, &ARITHMETIC))
}

/// Whether an instruction multiplies, factorises or solves.
fn is_algebra(graph: &Graph, instr: &Instr) -> bool {
    instr.op.traits.unroll.is_some() || matches!((instr.op.form)(graph, instr), Form::Contract(_))
}

fn formed_in(graph: &Graph, size: &Size, scope: &Scope) -> Option<Graph> {
    let region = Region::of(graph, size, scope);
    let count = |is: &dyn Fn(&Instr) -> bool| {
        let inside = region.instrs().filter_items(|instr| is(instr));
        inside.count()
    };
    // Arrays that are only computed with are fused without a batch loop; it pays off where elements move between
    // columns.
    let moving = match scope.algebra {
        true if scope.short => count(&|instr| multiplies(graph, instr)),
        true => count(&|instr| is_algebra(graph, instr)),
        false => count(&|instr| instr.op.traits.origin.is_some()),
    };
    let computing = count(&|instr| matches!((instr.op.form)(graph, instr), Form::Map { .. }));
    if moving < LEAST || computing < LEAST {
        return None;
    }
    let outs = region.outs();
    let computation = scalars::of(&region, &outs)?;
    let batched = computation
        .operands
        .iter()
        .filter_items(|(_, batched)| *batched);
    if batched.count() > ARRAYS || outs.len() > ARRAYS {
        return None;
    }
    // The graph again, with one instruction for the region.
    let mut new = vec![Value(0); graph.value_count()];
    let mut out = Graph::new();
    for &param in &graph.params {
        new[param.0 as usize] = out.add_param(graph.shape(param).clone());
    }
    // First the instructions that do not depend on the loop, then the loop, then the others.
    for (_, instr) in region.before() {
        out.copy(graph, instr, &mut new);
    }
    let operands = computation.operands.iter();
    let flags = operands.clone().map(|(_, batched)| *batched);
    let id = out.add_instr(
        &PRIMITIVE,
        operands
            .map(|(value, _)| new[value.0 as usize])
            .collect_vec(),
        vec![(BATCHED, Attr::Bools(flags.collect_vec()))],
        vec![computation.body],
        outs.iter().map(|&v| graph.shape(v).clone()).collect_vec(),
        region.origin(),
    );
    for (value, &result) in outs.iter().zip(&out.instr(id).results) {
        new[value.0 as usize] = result;
    }
    for (_, instr) in region.after() {
        out.copy(graph, instr, &mut new);
    }
    let results = graph.results.iter();
    out.results = results.map(|v| new[v.0 as usize]).collect_vec();
    Some(dce::run(&out))
}

/// Creates the loop of an instruction, with the buffers of its operands and results.
pub(super) fn lowered(
    graph: &Graph,
    instr: &Instr,
    operands: &[BufferId],
    outs: &[BufferId],
) -> BatchLoop {
    let size = graph.shape(instr.results[0]).dims[0].clone();
    let array = |value: Value, buffer: BufferId, batched: bool| {
        let dims = &graph.shape(value).dims[usize::from(batched)..];
        let sizes = dims.iter().map(Size::known);
        let sizes = sizes.map(|size| size.expect("the sizes of small arrays are numbers"));
        BatchArray {
            buffer,
            elements: sizes.product(),
            batched,
        }
    };
    let flags = attr::bools(&instr.attrs, BATCHED).iter().copied();
    let values = instr.operands.iter().zip(operands).zip(flags);
    let results = instr.results.iter().zip(outs);
    BatchLoop {
        lanes: lanes(&size),
        size,
        operands: values
            .map(|((&value, &buffer), batched)| array(value, buffer, batched))
            .collect_vec(),
        outs: results
            .map(|(&value, &buffer)| array(value, buffer, true))
            .collect_vec(),
        body: instr.regions[0].clone(),
        origins: Origins::default(),
    }
}

/// Returns the number of lanes in which all indices are computed at once, if they are few: then the elements of all
/// indices are adjacent in registers, and those lanes that are not an index compute what nothing reads.
fn lanes(size: &Size) -> Option<usize> {
    let size = size.known().filter(|_| is_short(size))?;
    let lanes = size.next_power_of_two();
    Some(if lanes < LANES {
        lanes
    } else {
        size.next_multiple_of(LANES)
    })
}
