//! Windows over arrays, with all that they may say and with nothing of it.

use xla_hlo::graph::{Attr, Value};
use xla_hlo::ops::window::Windows;
use xla_hlo::ops::{compare, elementwise, reduce_window, select_and_scatter};
use xla_hlo::{Builder, ElementType, Graph, Module, Primitive};

use ElementType::{F32, I32};

use crate::modules::{function, module, param};

/// A computation of two scalars of each element type: of each pair by one operation.
fn by(with: &'static Primitive, elements: &[ElementType]) -> Graph {
    let none = Module::default();
    let mut b = Builder::new(&none);
    let params = elements.iter().chain(elements);
    let params: Vec<Value> = params.map(|&element| param(&mut b, element, &[])).collect();
    let pairs = params.iter().zip(&params[elements.len()..]);
    let results = pairs.map(|(x, y)| b.add1(with, &[*x, *y], Vec::new()).unwrap());
    b.graph.results = results.collect();
    b.graph
}

pub(crate) fn windows() -> Module {
    let entry = function("windows", |b| {
        let mut results = Vec::new();
        for element in ElementType::ALL {
            let (x, init) = (param(b, element, &[8]), param(b, element, &[]));
            let pairs = Windows {
                dimensions: vec![2],
                ..Windows::default()
            };
            let sums = by(&elementwise::add, &[element]);
            results.extend(reduce_window::reduce_window(b, &[x], &[init], sums, pairs).unwrap());
        }
        let (x, i) = (param(b, F32, &[4, 6]), param(b, I32, &[4, 6]));
        let (zero, none) = (param(b, F32, &[]), param(b, I32, &[]));
        let said = Windows {
            dimensions: vec![2, 3],
            strides: vec![2, 1],
            padding: vec![1, 0, -1, 2],
            dilations: [vec![1, 2], vec![3, 1]],
        };
        let sums = by(&elementwise::add, &[F32, I32]);
        let folded = reduce_window::reduce_window(b, &[x, i], &[zero, none], sums, said);
        results.extend(folded.unwrap());
        let scalar = by(&elementwise::max, &[F32]);
        let alone = reduce_window::reduce_window(b, &[zero], &[zero], scalar, Windows::default());
        results.extend(alone.unwrap());

        let chosen = Windows {
            dimensions: vec![2, 3],
            strides: vec![2, 3],
            ..Windows::default()
        };
        let source = param(b, F32, &[2, 2]);
        let none = Module::default();
        let mut select = Builder::new(&none);
        let params = [0, 1].map(|_| param(&mut select, F32, &[]));
        let direction = ("comparison_direction", Attr::Text("GE".to_string()));
        let stays = select.add1(&compare::PRIMITIVE, &params, vec![direction]);
        select.graph.results = vec![stays.unwrap()];
        let sums = by(&elementwise::add, &[F32]);
        let scattered = select_and_scatter::select_and_scatter(
            b,
            [x, source, zero],
            [select.graph, sums],
            chosen,
        );
        results.push(scattered.unwrap());
        results
    });
    module(vec![entry])
}
