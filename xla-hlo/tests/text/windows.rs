//! Windows over arrays, with all attributes and with none.

use xla_hlo::attr::Direction;
use xla_hlo::derived::cumulative;
use xla_hlo::graph::Value;
use xla_hlo::operation::Int;
use xla_hlo::ops::window::Windows;
use xla_hlo::ops::{compare, elementwise, reduce_window, select_and_scatter};
use xla_hlo::{Builder, ElementType, Graph, Module, Primitive, Shape, Size, text};

use ElementType::{F32, I32};

use crate::modules::{function, module, param};

/// Returns a computation of two scalars of each element type, which combines each pair by one operation.
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

fn ints<const N: usize>(all: [i64; N]) -> Vec<Int> {
    all.map(Int::from).to_vec()
}

pub(crate) fn windows() -> Module {
    let entry = function("windows", |b| {
        let mut results = Vec::new();
        for element in ElementType::ALL {
            let (x, init) = (param(b, element, &[8]), param(b, element, &[]));
            let pairs = Windows {
                dimensions: ints([2]),
                ..Windows::default()
            };
            let sums = by(&elementwise::add, &[element]);
            results.extend(reduce_window::reduce_window(b, &[x], &[init], sums, pairs).unwrap());
        }
        let (x, i) = (param(b, F32, &[4, 6]), param(b, I32, &[4, 6]));
        let (zero, none) = (param(b, F32, &[]), param(b, I32, &[]));
        let windows = Windows {
            dimensions: ints([2, 3]),
            strides: ints([2, 1]),
            padding: ints([1, 0, -1, 2]),
            dilations: [ints([1, 2]), ints([3, 1])],
        };
        let sums = by(&elementwise::add, &[F32, I32]);
        let folded = reduce_window::reduce_window(b, &[x, i], &[zero, none], sums, windows);
        results.extend(folded.unwrap());
        let scalar = by(&elementwise::max, &[F32]);
        let alone = reduce_window::reduce_window(b, &[zero], &[zero], scalar, Windows::default());
        results.extend(alone.unwrap());

        let chosen = Windows {
            dimensions: ints([2, 3]),
            strides: ints([2, 3]),
            ..Windows::default()
        };
        let source = param(b, F32, &[2, 2]);
        let none = Module::default();
        let mut select = Builder::new(&none);
        let params = [0, 1].map(|_| param(&mut select, F32, &[]));
        let direction = ("comparison_direction", Direction::Ge.into());
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

/// Returns running sums along a generic size, and a window whose numbers are symbolic or negative.
fn symbolic() -> Module {
    let mut entry = function("symbolic", |b| {
        let n = Size::name("N");
        let x = b.graph.add_param(Shape::new(F32, [n.clone()]));
        let init = param(b, F32, &[]);
        let sums = cumulative::cumulative_sum(b, x, 0, true).unwrap();
        let folded = Windows {
            dimensions: vec![Int::Size(n.clone())],
            strides: vec![Int::Size(n.clone() + Size::from(2))],
            padding: vec![Int::Size(Size::from(2) * n), Int::from(-2)],
            ..Windows::default()
        };
        let add = by(&elementwise::add, &[F32]);
        let folded = reduce_window::reduce_window(b, &[x], &[init], add, folded);
        vec![sums, folded.unwrap()[0]]
    });
    entry.signature.sizes = vec!["N".to_string()];
    module(vec![entry])
}

#[test]
fn symbolic_numbers_of_windows_are_written_and_replaced() {
    let module = symbolic();
    let printed = text::print(&module);
    for expected in [
        "window_dimensions = \"N + 1 / (1 + N)\"",
        "padding = \"0, N + 1 / (1 + N) - 1\"",
        "window_dimensions = \"N\", window_strides = \"2 + N\", padding = \"2 * N, -2\"",
    ] {
        assert!(printed.contains(expected), "{expected}: {printed}");
    }
    assert_eq!(text::print(&text::parse(&printed).unwrap()), printed);
    let numbers = |n: usize| text::print(&module.instantiate(&[("N", n)]).unwrap());
    let five = numbers(5);
    for expected in [
        "window_dimensions = array<i64: 5>, padding = dense<[[0, 4]]>",
        "window_dimensions = array<i64: 5>, window_strides = array<i64: 7>, padding = dense<[[10, -2]]>",
    ] {
        assert!(five.contains(expected), "{expected}: {five}");
    }
    let refused = module.instantiate(&[("N", 0)]).unwrap_err().to_string();
    assert_eq!(
        refused,
        "`symbolic` cannot have these sizes: expected 1 or more, found 0"
    );
}

#[test]
fn running_folds_over_nothing_are_windows_of_one_element() {
    let mut entry = function("sums", |b| {
        let x = b.graph.add_param(Shape::new(F32, [Size::name("N")]));
        vec![cumulative::cumulative_sum(b, x, 0, false).unwrap()]
    });
    entry.signature.sizes = vec!["N".to_string()];
    assert!(entry.constraints(&Module::default()).is_empty());
    let none = text::print(&module(vec![entry]).instantiate(&[("N", 0)]).unwrap());
    assert!(none.contains("window_dimensions = array<i64: 1>"), "{none}");
    assert!(
        none.contains("padding = dense<0>") && none.contains("-> tensor<0xf32>"),
        "{none}"
    );
}
