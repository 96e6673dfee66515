//! Array literals whose elements are values, and literals that take the element type of their neighbours.

use typed_xla::prelude::*;

#[computation]
fn rotation(angle: f64) -> f64![2, 2] {
    let (c, s) = (cos(angle), sin(angle));
    [[c, -s], [s, c]]
}

#[test]
fn values_are_elements_of_nested_literals() {
    let (s, c) = 0.5f64.sin_cos();
    let found = rotation(0.5);
    let expected = [[c, -s], [s, c]];
    for (i, row) in expected.iter().enumerate() {
        for (j, x) in row.iter().enumerate() {
            assert!((found[[i, j]] - x).abs() < 1e-15, "{found:?}");
        }
    }
}

#[derive(Tensors)]
struct Line {
    ends: f32![2],
    middle: f32,
}

#[computation]
fn mixed(x: &f32![3], n: i32) -> (f32![2], f32![3, 2], Line, f64![2]) {
    let weights = [sqrt(4.0), x[0]];
    let line = Line {
        ends: [x[0], 1.0],
        middle: x[1],
    };
    (
        [x[0], x[1] * 2.0],
        [weights, [0.0, f32::NEG_INFINITY], [n as f32; 2]],
        line,
        [1.0f64, 2.0],
    )
}

#[test]
fn an_element_with_a_type_types_the_others() {
    let (first, rows, line, double) = mixed(&tensor![3.0, 4.0, 5.0], 7);
    assert_eq!(first, tensor![3.0, 8.0]);
    let expected = tensor![[2.0, 3.0], [0.0, f32::NEG_INFINITY], [7.0, 7.0]];
    assert_eq!(rows, expected);
    assert_eq!((line.ends, line.middle), (tensor![3.0, 1.0], 4.0));
    assert_eq!(double, tensor![1.0, 2.0]);
}

#[computation]
fn rows<N: Dim>(x: &f32![N], y: &f32![N]) -> (f32![2, N], f32![N, 3], f32![N + 1, 2]) {
    let last = concatenate(([[0.0, 1.0]], transpose([x, y], [1, 0])), 0);
    ([x, y], [[1.0f32; 3]; N], last)
}

#[test]
fn arrays_are_rows_and_operands_of_lists_are_typed() {
    let (stacked, ones, last) = rows(&tensor![1.0, 2.0], &tensor![3.0, 4.0]);
    assert_eq!(stacked, tensor![[1.0, 2.0], [3.0, 4.0]]);
    assert_eq!(ones, Tensor::ones());
    assert_eq!(last, tensor![[0.0, 1.0], [1.0, 3.0], [2.0, 4.0]]);
}

#[computation]
fn scaled(a: f32, y: &f32![2]) -> f32 {
    let mut point = [a, 0.0];
    point[1] = a;
    point = [point[1], point[0] + 1.0];
    sum([sqrt(4.0), 1.0] * y) + dot(point, y)
}

#[computation]
fn slope(a: f32, y: &f32![2]) -> f32 {
    grad(|a| scaled(a, y))(a)
}

#[test]
fn elements_have_gradients() {
    assert_eq!(scaled(2.0, &tensor![1.0, 10.0]), 12.0 + 2.0 + 30.0);
    assert_eq!(slope(2.0, &tensor![1.0, 10.0]), 11.0);
}

#[computation]
fn over_literals(x: f32, y: f32) -> f32 {
    let mut total = 0.0f32;
    for (i, part) in [x, y, 2.0 * x].iter().enumerate() {
        total = 10.0 * total + part * (i + 1) as f32;
    }
    total
}

#[test]
fn a_loop_visits_the_elements_of_a_literal() {
    assert_eq!(over_literals(1.0, 2.0), 100.0 + 40.0 + 6.0);
}

#[computation]
fn mapped(x: &f32![3]) -> f32![3, 2] {
    vmap(|x| [x, x * x])(x)
}

#[test]
fn literals_are_batched() {
    assert_eq!(
        mapped(&tensor![1.0, 2.0, 3.0]),
        tensor![[1.0, 1.0], [2.0, 4.0], [3.0, 9.0]]
    );
}

#[computation]
fn loops(x: &f64![3], n: i64) -> (f64, i64, f64![2]) {
    let mut error = 8.0;
    let mut rounds = 0;
    let mut halves = [0.0, 0.0];
    while error > 1.0 {
        error = error / 2.0 + 0.0 * sum(x);
        rounds += 1;
        halves[rounds % 2] += x[0];
    }
    (error, rounds + n, halves)
}

#[computation]
fn bisection(x: f64) -> f64 {
    let (mut low, mut high) = (0.0, 4.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if middle * middle > x {
            high = middle;
        } else {
            low = middle;
        }
    }
    low
}

#[computation]
fn jumps(x: &f64![3]) -> (f64, f64) {
    let first = loop {
        if x[0] > 1.0 {
            break 1.5;
        }
        break x[1];
    };
    let mut n = 0i32;
    let second = loop {
        n += 1;
        if n > 3 {
            break 2.5;
        }
    };
    (first, second * x[2])
}

#[test]
fn a_variable_takes_the_type_of_its_first_use() {
    let (error, rounds, halves) = loops(&tensor![1.0, 2.0, 3.0], 10);
    assert_eq!((error, rounds, halves), (1.0, 13, tensor![1.0, 2.0]));
    assert!((bisection(2.0) - 2.0f64.sqrt()).abs() < 1e-15);
    assert_eq!(jumps(&tensor![0.0, 7.0, 2.0]), (7.0, 5.0));
    assert_eq!(jumps(&tensor![2.0, 7.0, 2.0]), (1.5, 5.0));
}

#[computation]
fn drawn(rng: &mut Rng, x: &f64![4]) -> f64![4] {
    let noise = rng_normal(rng, 0.0, 1.0, [4]);
    let scale = if sum(x) > 0.0 { 1.0 } else { 2.0 };
    x + scale * noise
}

#[computation]
fn drawn_typed(rng: &mut Rng, x: &f64![4]) -> f64![4] {
    let noise = rng_normal(rng, 0.0f64, 1.0, [4]);
    x + 2.0 * noise
}

#[test]
fn results_of_literals_take_the_type_of_their_first_use() {
    let x = Tensor::zeros();
    let [mut one, mut two] = [Rng::new(3), Rng::new(3)];
    assert_eq!(drawn(&mut one, &x), drawn_typed(&mut two, &x));
}

#[computation]
fn total<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E;] {
    let mut total = 0.0;
    for i in 0..N {
        total += x[i];
    }
    total
}

#[computation]
fn totals(x: &f32![3], y: &f64![2]) -> (f32, f64, f64![2]) {
    let squares = |y| {
        let mut all = 0.0;
        for i in 0..2 {
            all += y[i] * y[i];
        }
        all
    };
    (total(x), total(y), grad(squares)(y))
}

#[test]
fn each_use_of_a_template_has_its_type() {
    let found = totals(&tensor![1.0, 2.0, 3.0], &tensor![4.0, 5.0]);
    assert_eq!(found, (6.0, 9.0, tensor![8.0, 10.0]));
}

#[computation]
fn decay() -> f32 {
    sum(exp(iota(f64, [4]) * (-log(10000.0) / 4.0))) as f32
}

#[test]
fn a_call_with_a_list_types_the_literals_beside_it() {
    assert!((decay() - 1.111).abs() < 1e-6);
}

#[computation]
fn sums<N: Dim>(x: &f64![N], rows: &f32![N, 2]) -> (f64, f64![N], f32![2]) {
    let (total, before) = scan(|total, x| (total + x, total), 0.0, x);
    let (last, _) = scan(|row, next| (row + next, ()), [1.0, 0.0], rows);
    (total, before, last)
}

#[test]
fn the_initial_carry_of_a_scan_takes_the_type_of_the_arrays() {
    let rows = tensor![[1.0, 2.0], [3.0, 4.0]];
    let expected = (3.0, tensor![0.0, 1.0], tensor![5.0, 6.0]);
    assert_eq!(sums(&tensor![1.0, 2.0], &rows), expected);
}
