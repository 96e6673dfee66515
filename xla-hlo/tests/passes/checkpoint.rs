//! Checks that functions that are computed again have the values and the derivatives of the functions, and that passes
//! and lowering keep instructions before a barrier apart from instructions behind it.

use xla_hlo::lower::{Limits, Memory, lower, lower_from};
use xla_hlo::ops::{checkpoint, dot_general, elementwise, inline};
use xla_hlo::transform::{Refused, Split, split, tangents, transpose};
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Size, text};

use crate::author::Dice;
use crate::derivatives::{self, is_finite, is_float, run, smooth};
use crate::eval;
use crate::kernels::array::Array;
use crate::text::plain;

/// Returns a graph that applies another one, as a function that is computed again.
fn wrapped(graph: &Graph) -> Graph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let params: Vec<_> = graph.param_shapes().into_iter().collect();
    let params: Vec<_> = params.into_iter().map(|s| b.graph.add_param(s)).collect();
    let made = checkpoint::checkpoint(&mut b, &params, graph.clone(), false);
    b.graph.results = made.unwrap();
    b.graph
}

/// Returns a graph whose instructions are all expanded.
fn expanded(graph: &Graph) -> Graph {
    inline::flat(&Module::default(), graph).unwrap()
}

/// Returns the values of a graph, and the cotangents of its floating-point parameters.
fn pulled(graph: &Graph, seed: u64) -> Result<(Vec<Array>, Vec<Array>), Refused> {
    let dice = &mut Dice(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) | 1);
    let active: Vec<bool> = graph.param_shapes().iter().map(is_float).collect();
    let wanted: Vec<bool> = graph.result_shapes().iter().map(is_float).collect();
    let whole = tangents(graph, &active, &wanted)?.graph;
    let shapes = graph.param_shapes();
    let point: Vec<Array> = shapes.iter().map(|shape| smooth(dice, shape)).collect();
    let own = graph.params.len();
    let results = graph.results.len();
    let params: Vec<bool> = (0..whole.params.len()).map(|i| i >= own).collect();
    let linear: Vec<bool> = (0..whole.results.len()).map(|i| i >= results).collect();
    let Split { known, linear } = split(&whole, &params, &linear)?;
    let count = params.iter().filter(|is| **is).count();
    let is_linear: Vec<bool> = (0..linear.params.len()).map(|i| i < count).collect();
    let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()])?;
    let mut values = run(&expanded(&known), &point);
    let residuals = values.split_off(results);
    let cotangents = linear.result_shapes();
    let cotangents: Vec<Array> = cotangents.iter().map(|shape| smooth(dice, shape)).collect();
    let pulled = run(&expanded(&back), &[residuals, cotangents].concat());
    Ok((values, pulled))
}

#[test]
fn random_functions_that_are_computed_again_have_the_same_derivatives() {
    let mut compared = 0;
    for seed in 1..=400 {
        let graph = derivatives::graph(seed);
        if !graph.param_shapes().iter().any(is_float) || !graph.result_shapes().iter().any(is_float)
        {
            continue;
        }
        let Ok((values, cotangents)) = pulled(&graph, seed) else {
            continue;
        };
        if !is_finite(&values) || !is_finite(&cotangents) {
            continue;
        }
        for again in [wrapped(&graph), wrapped(&wrapped(&graph))] {
            let (found, pulled) = pulled(&again, seed).unwrap();
            for (a, b) in values.iter().zip(&found) {
                assert!(
                    eval::close(a, b),
                    "seed {seed}: {a:?}\nis not {b:?}\n{graph}"
                );
            }
            for (a, b) in cotangents.iter().zip(&pulled) {
                assert!(
                    eval::close(a, b),
                    "seed {seed}: {a:?}\nis not {b:?}\n{graph}"
                );
            }
            assert_eq!(cotangents.len(), pulled.len());
        }
        compared += 1;
    }
    assert!(compared >= 150, "only {compared} graphs were compared");
}

/// Returns the parts of the gradient of a function that is computed again.
fn parts(function: &str) -> (Graph, Graph) {
    let module = text::parse(function).unwrap();
    let graph = wrapped(&module.entry().unwrap().graph);
    let whole = tangents(&graph, &[true], &[true]).unwrap().graph;
    let Split { known, linear } = split(&whole, &[false, true], &[false, true]).unwrap();
    let is_linear: Vec<bool> = (0..linear.params.len()).map(|i| i == 0).collect();
    let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()]).unwrap();
    (known, back)
}

#[test]
fn reverse_mode_keeps_the_arguments_only() {
    let (known, back) = parts(
        "func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
           %0 = stablehlo.sine %x : tensor<8xf32>
           %1 = stablehlo.exponential %0 : tensor<8xf32>
           %2 = stablehlo.tanh %1 : tensor<8xf32>
           return %2 : tensor<8xf32>
         }",
    );
    // The value and the one residual, which is the argument.
    assert_eq!(known.results.len(), 2);
    assert_eq!(known.results[1], known.params[0]);
    // The residual and the cotangent.
    assert_eq!(back.params.len(), 2);
    let expanded = expanded(&back).to_string();
    assert!(expanded.contains("optimization_barrier"), "{expanded}");
}

#[test]
fn nothing_is_shared_across_a_barrier() {
    let module = text::parse(
        "func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
           %0 = stablehlo.sine %x : tensor<8xf32>
           %1:2 = stablehlo.optimization_barrier %x, %0 : tensor<8xf32>, tensor<8xf32>
           %2 = stablehlo.sine %1#0 : tensor<8xf32>
           %3 = stablehlo.sine %x : tensor<8xf32>
           %4 = stablehlo.add %0, %3 : tensor<8xf32>
           return %2, %4 : tensor<8xf32>, tensor<8xf32>
         }",
    )
    .unwrap();
    let graph = crate::text::optimised(plain("main", module.entry().unwrap().graph.clone())).graph;
    let count = |name: &str| graph.instrs().filter(|(_, i)| i.op.name == name).count();
    assert_eq!(count("sin"), 2, "{graph}");
    // A value that nothing reads behind a barrier does not pass it.
    let barrier = graph
        .instrs()
        .find(|(_, i)| i.op.name == "optimization_barrier");
    assert_eq!(barrier.unwrap().1.operands, graph.params, "{graph}");
}

#[test]
fn nothing_is_fused_across_a_barrier() {
    let loops = |barrier: &str| {
        let text = format!(
            "func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {{
               %0 = stablehlo.sine %x : tensor<8xf32>
               %1 = {barrier} %0 : tensor<8xf32>
               %2 = stablehlo.sine %1 : tensor<8xf32>
               return %2 : tensor<8xf32>
             }}"
        );
        let graph = text::parse(&text).unwrap().entry().unwrap().graph.clone();
        let program = lower_from(&graph, &Memory::default(), Limits::SEPARATE);
        (program.loops().len(), program.memory_use().arena)
    };
    assert_eq!(loops("stablehlo.negate"), (1, Some(0)));
    // Nothing is copied either.
    assert_eq!(loops("stablehlo.optimization_barrier"), (2, Some(64)));
}

/// The size of the arrays of the layers.
const WIDTH: usize = 32;

/// Returns three products, each followed by a hyperbolic tangent, whose weights are constants of the test.
fn layer() -> Graph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shape = Shape::new(ElementType::F32, vec![Size::from(WIDTH); 2]);
    let params: Vec<_> = (0..4).map(|_| b.graph.add_param(shape.clone())).collect();
    let mut x = params[0];
    for &w in &params[1..] {
        let product = dot_general::dot_general(&mut b, x, w, [vec![], vec![], vec![1], vec![0]]);
        x = b
            .add1(&elementwise::tanh, &[product.unwrap()], Vec::new())
            .unwrap();
    }
    b.graph.results = vec![x];
    b.graph
}

/// Returns the bytes of the arena of the gradient of layers with the same weights, by their input.
fn arena(count: usize, layer: &Graph) -> usize {
    let mut graph = Graph::new();
    let params: Vec<_> = layer
        .param_shapes()
        .into_iter()
        .map(|s| graph.add_param(s))
        .collect();
    let mut x = params[0];
    for _ in 0..count {
        x = graph.paste(layer, &[x, params[1], params[2], params[3]])[0];
    }
    graph.results = vec![x];
    let whole = tangents(&graph, &[true, false, false, false], &[true])
        .unwrap()
        .graph;
    let is_tangent = [false, false, false, false, true];
    let Split { known, linear } = split(&whole, &is_tangent, &[false, true]).unwrap();
    let is_linear: Vec<bool> = (0..linear.params.len()).map(|i| i == 0).collect();
    let back = transpose(&linear, &is_linear, &vec![false; is_linear.len()]).unwrap();
    let mut all = Graph::new();
    let params: Vec<_> = graph
        .param_shapes()
        .into_iter()
        .map(|s| all.add_param(s))
        .collect();
    let residuals = all.paste(&known, &params);
    let cotangent = all.add_param(graph.shape(x).clone());
    all.results = all.paste(&back, &[&residuals[1..], &[cotangent]].concat());
    let graph = crate::text::optimised(plain("main", all)).graph;
    lower(&graph, &Memory::default())
        .memory_use()
        .arena
        .unwrap()
}

#[test]
fn layers_that_are_computed_again_take_the_memory_of_their_arguments() {
    let bytes = WIDTH * WIDTH * 4;
    let kept = [6, 12].map(|count| arena(count, &layer()));
    let again = [6, 12].map(|count| arena(count, &wrapped(&layer())));
    // Each layer keeps three arrays, or its argument.
    assert_eq!(kept[1] - kept[0], 6 * 3 * bytes);
    assert_eq!(again[1] - again[0], 6 * bytes);
    assert!(again[1] < kept[1] / 2, "{again:?} {kept:?}");
}
