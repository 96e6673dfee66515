//! Instructions whose kernels need a feature: without it they are expanded.

use std::rc::Rc;

use xla_hlo::graph::Selected;
use xla_hlo::lower::{Memory, lower};
use xla_hlo::ops::{eigh, inline, svd};
use xla_hlo::passes::optimise;
use xla_hlo::{Builder, ElementType, Function, Graph, Module, Shape, Size, text};

use crate::text::plain;

/// Returns a function of a batch of square matrices of this many rows, with their eigenvalues and singular values.
fn decompositions(rows: usize) -> Function {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let dims = [2, rows, rows].map(Size::from);
    let a = b.graph.add_param(Shape::new(ElementType::F32, dims));
    let [values, vectors] = eigh::eigh(&mut b, a).unwrap();
    let [u, s, vh] = svd::svd(&mut b, a).unwrap();
    b.graph.results = vec![values, vectors, u, s, vh];
    plain("main", b.graph)
}

fn module(rows: usize) -> Module {
    Module {
        functions: vec![Rc::new(decompositions(rows))],
    }
}

/// Returns the names of the decompositions in the optimised graph, and the number of its loops.
fn found(rows: usize, selected: Selected) -> (Vec<&'static str>, usize) {
    let module = module(rows);
    let graph = optimise(&module, module.entry().unwrap(), selected).unwrap();
    let names = graph.graph.instrs().map(|(_, instr)| instr.op.name);
    let (loops, rest): (Vec<_>, Vec<_>) = names.partition(|name| *name == "while");
    let decompositions = rest
        .into_iter()
        .filter(|name| ["eigh", "svd"].contains(name));
    (decompositions.collect(), loops.len())
}

#[test]
fn matrices_of_many_rows_have_kernels_where_their_feature_is_selected() {
    assert_eq!(
        found(32, |feature| feature == "faer"),
        (vec!["eigh", "svd"], 0)
    );
    assert_eq!(found(32, |feature| feature != "faer"), (vec![], 2));
    let module = module(32);
    let graph = optimise(&module, module.entry().unwrap(), |_| true).unwrap();
    let program = lower(&graph.graph, &Memory::default()).to_string();
    for kernel in ["eigh", "svd"] {
        assert!(program.contains(kernel), "{program}");
    }
}

#[test]
fn matrices_of_few_rows_are_rotated_with_every_feature() {
    for rows in [1, 2, 8] {
        assert_eq!(found(rows, |_| true), found(rows, |_| false), "{rows} rows");
        assert_eq!(found(rows, |_| true).0, [""; 0], "{rows} rows");
    }
}

#[test]
fn a_kernel_that_needs_a_feature_is_a_loop_for_xla() {
    let text = text::stablehlo(&module(32)).unwrap();
    for kernel in ["typed_xla.eigh", "typed_xla.svd"] {
        assert!(!text.contains(kernel), "{text}");
    }
    assert_eq!(text.matches("stablehlo.while").count(), 4);
}

#[test]
fn derivatives_are_those_of_rules_whatever_the_features() {
    let function = decompositions(32);
    let flat = inline::flat_with_rules(&Module::default(), &function.graph).unwrap();
    let names = |graph: &Graph| -> Vec<&'static str> {
        graph.instrs().map(|(_, instr)| instr.op.name).collect()
    };
    assert_eq!(names(&flat), names(&function.graph));
}
