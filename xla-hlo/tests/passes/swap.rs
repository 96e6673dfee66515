//! Loops that permute their state in all ways: the results equal the graph's.

use xla_hlo::lower::{Limits, Memory, lower_from};
use xla_hlo::ops::while_loop;
use xla_hlo::ops::{elementwise, transpose};
use xla_hlo::passes::optimise;
use xla_hlo::{Builder, ElementType, Graph, Literal, Module, Shape, Size, Value};

use crate::author::Dice;
use crate::eval;
use crate::kernels::array::Array;
use crate::program;
use crate::text::plain;

const SIZE: usize = 2;

fn square() -> Shape {
    Shape::new(ElementType::I32, vec![Size::from(SIZE), Size::from(SIZE)])
}

/// Returns a body over the iteration number, the state, and two captured values.
fn body(dice: &mut Dice, parts: usize, depth: usize) -> Graph {
    let none = Module::default();
    let mut b = Builder::new(&none);
    b.graph
        .add_param(Shape::new(ElementType::I32, Vec::<Size>::new()));
    let all: Vec<Value> = (0..parts + 2)
        .map(|_| b.graph.add_param(square()))
        .collect();
    let mut values = all.clone();
    let mut next = Vec::new();
    for _ in 0..parts {
        let mut any = || values[dice.below(values.len())];
        let (x, y) = (any(), any());
        let value = match dice.below(if depth < 2 { 6 } else { 5 }) {
            0 | 1 => x,
            2 => b.add1(&elementwise::add, &[x, y], Vec::new()).unwrap(),
            3 => b.add1(&elementwise::sub, &[x, y], Vec::new()).unwrap(),
            4 => transpose::transpose(&mut b, x, &[1, 0]).unwrap(),
            _ => {
                let inner = repeated(dice, &mut b, &[x, y, all[0]], &[all[parts], x], depth + 1);
                values.extend(&inner[1..]);
                inner[0]
            }
        };
        values.push(value);
        next.push(value);
    }
    b.graph.results = next;
    b.graph
}

/// Adds a loop of a few iterations with a random body.
fn repeated(
    dice: &mut Dice,
    b: &mut Builder<'_>,
    init: &[Value],
    sees: &[Value],
    depth: usize,
) -> Vec<Value> {
    // More than are unrolled.
    let rounds = 9.0 + dice.below(4) as f64;
    let [zero, rounds] = [0.0, rounds].map(|n| b.constant(Literal::from_f64(ElementType::I32, n)));
    let graph = body(dice, init.len(), depth);
    while_loop::count(b, [zero, rounds], init, (graph, sees.to_vec())).unwrap()
}

#[test]
fn parts_of_a_state_change_places_without_losing_anything() {
    let limits = Limits {
        swapped: 1,
        reused: 1,
        recomputed: 1,
        batch: 2,
        ..Limits::DEFAULT
    };
    let (mut swapped, mut seeds) = (0, 0);
    for seed in 1..=400 {
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut module = Module::default();
        let mut b = Builder::new(&module);
        let params: Vec<Value> = (0..7).map(|_| b.graph.add_param(square())).collect();
        let parts = 2 + dice.below(4);
        let mut results = repeated(dice, &mut b, &params[..parts], &params[5..], 1);
        if dice.below(3) == 0 {
            // The results are the state of another loop, or are returned as well.
            let more = repeated(dice, &mut b, &results, &params[5..], 1);
            match dice.below(2) {
                0 => results = more,
                _ => results.extend(more),
            }
        }
        let count = results.len();
        b.graph.results = results;
        let graph = b.graph;
        module
            .functions
            .push(std::rc::Rc::new(plain("main", graph)));
        let graph = optimise(&module, module.entry().unwrap(), |_| false)
            .unwrap()
            .graph;
        let update = |j: usize| (j < parts && seed % 3 == 0).then_some(j);
        let memory = Memory {
            updates: (0..count).map(update).collect(),
            donated: match seed % 3 {
                1 => (0..7).collect(),
                _ => Vec::new(),
            },
            shown: false,
        };
        let arguments: Vec<Array> = (graph.param_shapes().iter())
            .map(|shape| dice.array(shape))
            .collect();
        let expected = eval::run(&Module::default(), &graph, &arguments);
        let program = lower_from(&graph, &memory, limits);
        let found = program::run(&program, &graph, &arguments);
        for (a, b) in found.iter().zip(&expected) {
            assert!(
                eval::same(a, b),
                "seed {seed}: {a:?}\nis not {b:?}\n{graph}\n{memory:?}\n{program}"
            );
        }
        let pairs = program.to_string().matches("swap ").count();
        swapped += pairs;
        seeds += usize::from(pairs > 0);
    }
    assert!(swapped > 150 && seeds > 100, "only {swapped} in {seeds}");
}
