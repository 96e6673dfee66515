//! Checks that a region applied at all indices at once computes what it computes at each index: for every primitive,
//! with every choice of batched parameters, and for random graphs.

mod forms;
mod random;

use std::collections::BTreeSet;
use std::rc::Rc;

use xla_hlo::graph::rewriter::{Rewriter, Rules};
use xla_hlo::operation::MaybeBatched;
use xla_hlo::ops::{self, elementwise, formulas, inline, vectorise};
use xla_hlo::{Builder, ElementType, Graph, Module, Primitive, Shape, Size, text};

use crate::author::Dice;
use crate::eval;
use crate::kernels::array::Array;
use crate::text::plain;

/// Computations of each structural primitive, in StableHLO text.
const CASES: &str = include_str!("vectorise/cases.mlir");

/// The primitives that no case contains, each with the reason.
const REASONS: [(&str, &str); 25] = [
    ("all_gather", EFFECT),
    ("all_reduce", EFFECT),
    ("all_to_all", EFFECT),
    ("along", "only marks an operand, and is removed"),
    ("call", "is inlined before"),
    ("collective_permute", EFFECT),
    ("create_token", EFFECT),
    ("custom_call", EFFECT),
    ("custom_jvp", RULE),
    ("custom_linear_solve", RULE),
    ("custom_root", RULE),
    ("custom_vjp", RULE),
    ("guard", "only marks an operand"),
    ("infeed", EFFECT),
    ("inspect", EFFECT),
    ("needed", "only marks an operand"),
    ("not_empty", "only marks an operand"),
    ("outfeed", EFFECT),
    ("pullback", RULE),
    ("reduce_scatter", EFFECT),
    ("replica_id", EFFECT),
    ("size", "has no operands"),
    ("size_assertion", "has no operands"),
    ("size_multiple", "has no operands"),
    ("stop_gradient", "only marks an operand"),
];

const RULE: &str = "is replaced by its function before";

const EFFECT: &str = "has a side effect";

/// Returns the function of a graph, in a module of its own.
fn module(graph: Graph) -> Module {
    Module {
        functions: vec![Rc::new(plain("main", graph))],
    }
}

/// Returns a graph without maps and expansions, which the evaluation does not know.
fn inlined(graph: Graph) -> Graph {
    let module = module(graph);
    inline::inline(&module, module.entry().unwrap(), |_| false).unwrap()
}

/// Returns the structural cases and a computation of each elementwise primitive.
fn cases() -> Vec<(String, Graph)> {
    let structural = CASES.split("// -----").map(|case| {
        let module = text::parse(case).unwrap_or_else(|error| panic!("{error}\n{case}"));
        let entry = module.entry().unwrap();
        (entry.name.clone(), entry.graph.clone())
    });
    let rows = elementwise::ROWS.iter().chain(formulas::ROWS);
    let elementwise = rows.map(|row| (row.primitive.name.to_string(), of_elements(row.primitive)));
    structural.chain(elementwise).collect()
}

/// Returns an elementwise primitive as a computation, of the first element type that it accepts.
fn of_elements(op: &'static Primitive) -> Graph {
    use ElementType::{Bool, F32, I32};
    let graph = |element| {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let shape = Shape::new(element, vec![Size::from(2)]);
        let params = (0..*op.operands.start()).map(|_| b.graph.add_param(shape.clone()));
        let operands: Vec<_> = params.collect();
        let result = b.add1(op, &operands, Vec::new()).ok()?;
        b.graph.results = vec![result];
        Some(b.graph)
    };
    let graphs = [F32, I32, Bool].into_iter().find_map(graph);
    graphs.expect("an element type that the operation accepts")
}

/// Adds the names of the primitives in a graph and in its regions.
fn primitives(graph: &Graph, names: &mut BTreeSet<&'static str>) {
    for (_, instr) in graph.instrs() {
        names.insert(instr.op.name);
        instr
            .regions
            .iter()
            .for_each(|region| primitives(region, names));
    }
}

/// Applies a graph at all indices; a bit of `mask` says whether a parameter is batched.
fn vectorised(graph: &Graph, mask: usize, sizes: &[Size]) -> (Graph, Vec<bool>) {
    let mut rw = Rewriter::new(Rules::NONE);
    let params = graph.param_shapes().into_iter().enumerate();
    let arguments = params.map(|(i, shape)| match mask >> i & 1 {
        0 => MaybeBatched::Unbatched(rw.param(shape)),
        _ => {
            let dims = [sizes, &shape.dims].concat();
            MaybeBatched::Batched(rw.param(Shape::new(shape.element, dims)))
        }
    });
    let arguments: Vec<MaybeBatched> = arguments.collect();
    let values = vectorise::apply(&mut rw, graph, &arguments, sizes).unwrap();
    let is_batched = values.iter().map(|value| value.is_batched()).collect();
    let results = values.into_iter().map(MaybeBatched::any).collect();
    (rw.finish(results).graph, is_batched)
}

/// Returns the part of a batched array at an index.
fn part(array: &Array, is_batched: bool, index: usize, rank: usize) -> Array {
    if !is_batched {
        return array.clone();
    }
    let dims = array.dims[rank..].to_vec();
    let len: usize = dims.iter().product();
    Array {
        element: array.element,
        elements: array.elements[index * len..(index + 1) * len].to_vec(),
        dims,
    }
}

/// Compares a graph applied at all indices with the graph applied at each of them.
fn check(what: &str, dice: &mut Dice, graph: &Graph, mask: usize, sizes: &[usize]) {
    let known: Vec<Size> = sizes.iter().map(|&size| Size::from(size)).collect();
    let (all, is_batched) = vectorised(graph, mask, &known);
    check_in(what, dice, graph, &(inlined(all), is_batched), mask, sizes);
}

/// Compares a graph that is already applied at all indices, and whose results are batched or not.
fn check_in(
    what: &str,
    dice: &mut Dice,
    graph: &Graph,
    (all, is_batched): &(Graph, Vec<bool>),
    mask: usize,
    sizes: &[usize],
) {
    let none = Module::default();
    let one = inlined(graph.clone());
    let shapes = all.param_shapes();
    let arguments: Vec<Array> = shapes.iter().map(|shape| dice.array(shape)).collect();
    let found = eval::run(&none, all, &arguments);
    let count: usize = sizes.iter().product();
    for (result, is_batched) in found.iter().zip(is_batched) {
        assert!(
            mask != 0 || !is_batched,
            "{what}: batched without a batched parameter"
        );
        let sized = !is_batched || result.dims.starts_with(sizes);
        assert!(sized, "{what}: {:?} for {sizes:?}", result.dims);
    }
    for index in 0..count {
        let parts = arguments.iter().enumerate();
        let parts = parts.map(|(i, array)| part(array, mask >> i & 1 == 1, index, sizes.len()));
        let expected = eval::run(&none, &one, &parts.collect::<Vec<_>>());
        assert_eq!(found.len(), expected.len());
        for ((found, &is_batched), expected) in found.iter().zip(is_batched).zip(&expected) {
            let found = part(found, is_batched, index, sizes.len());
            assert!(
                eval::close(&found, expected),
                "{what}, parameters {mask:b} of {sizes:?}, index {index}: {found:?}\nis not {expected:?}\n{one}\n{all}"
            );
        }
    }
}

#[test]
fn every_primitive_is_the_same_at_all_indices_at_once() {
    let dice = &mut Dice(0x9e37_79b9_7f4a_7c15);
    let mut covered = BTreeSet::new();
    for (name, graph) in cases() {
        primitives(&graph, &mut covered);
        for mask in 0..1 << graph.params.len() {
            for sizes in [&[3][..], &[2, 2], &[1], &[0]] {
                check(&name, dice, &graph, mask, sizes);
            }
        }
    }
    for (name, reason) in REASONS {
        assert!(covered.insert(name), "`{name}` {reason}, and is in a case");
    }
    // The agreement's tests of derivatives compare the cases of operations that StableHLO lacks.
    let here = ops::primitives().filter(|op| !op.text.starts_with("typed_xla."));
    let missing = here.filter(|op| !covered.contains(op.name));
    let missing: Vec<_> = missing.collect();
    assert!(
        missing.is_empty(),
        "xla-hlo/tests/passes/vectorise/cases.mlir has no case of {missing:?}: add one, or a reason to REASONS"
    );
    let all: BTreeSet<&str> = ops::primitives().map(|op| op.name).collect();
    assert!(covered.is_subset(&all), "{covered:?}");
    let with_effect = ops::primitives().filter(|op| op.traits.effect);
    let with_effect: BTreeSet<&str> = with_effect.map(|op| op.name).collect();
    let refused = REASONS.into_iter().filter(|(_, reason)| *reason == EFFECT);
    assert_eq!(with_effect, refused.map(|(name, _)| name).collect());
}
