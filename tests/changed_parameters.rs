//! Gradients of functions that change parameters: by the values that go in, while the new values are assigned.

use typed_xla::prelude::*;

#[computation]
fn noise(x: f64, rng: &mut Rng) -> f64 {
    x * x * rng_normal(rng, 0.0f64, 1.0, [])
}

#[computation]
fn drawn(x: f64, rng: &mut Rng) -> (f64, f64, f64) {
    let (value, slope) = value_and_grad(noise)(x, rng);
    let next = grad(noise)(x, rng);
    (value, slope, next)
}

#[computation]
fn twice(x: f64, rng: &mut Rng) -> (f64, f64) {
    let second = grad(grad(noise))(x, rng);
    (second, noise(1.0, rng))
}

#[test]
fn random_numbers_are_drawn_inside() {
    let (mut one, mut other) = (Rng::new(3), Rng::new(3));
    let (value, slope, next) = drawn(2.0, &mut one);
    let (first, second) = (noise(1.0, &mut other), noise(1.0, &mut other));
    assert_ne!(first, second);
    assert_eq!(
        (value, slope, next),
        (4.0 * first, 4.0 * first, 4.0 * second)
    );
    assert_eq!(one, other);
    let (mut one, mut other) = (Rng::new(3), Rng::new(3));
    let (curved, after) = twice(2.0, &mut one);
    assert_eq!(
        (curved, after),
        (2.0 * noise(1.0, &mut other), noise(1.0, &mut other))
    );
    assert_eq!(one, other);
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Averages {
    mean: f64![2],
    steps: i32,
}

/// A loss with the running mean of the inputs, which it reads before it is changed.
#[computation]
fn loss<N: Dim>(w: &f64![2], seen: &mut Averages, x: &f64![N, 2]) -> f64 {
    let centred = x - seen.mean.along([1]);
    seen.mean = 0.5 * seen.mean + 0.5 * mean(x, 0);
    seen.steps += 1;
    sum(centred * w.along([1]))
}

#[computation]
fn step(w: &mut f64![2], seen: &mut Averages, x: &f64![3, 2]) -> f64 {
    let (value, gradient) = value_and_grad(loss)(*w, seen, x);
    *w -= gradient;
    value
}

#[computation]
fn steps(w: &mut f64![2], seen: &mut Averages, x: &f64![3, 2]) -> f64 {
    let mut total = 0.0f64;
    for _ in 0..2 {
        let (value, gradient) = value_and_grad(loss)(*w, seen, x);
        *w -= gradient;
        total += value;
    }
    total
}

#[test]
fn new_values_are_assigned() {
    let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let start = Averages {
        mean: tensor![1.0, 2.0],
        steps: 4,
    };
    let (mut w, mut seen) = (tensor![2.0, -1.0], start.clone());
    // The sums of the centred columns are 6 and 6.
    assert_eq!(step(&mut w, &mut seen, &x), 6.0);
    assert_eq!(w, tensor![-4.0, -7.0]);
    assert_eq!(
        seen,
        Averages {
            mean: tensor![2.0, 3.0],
            steps: 5
        }
    );
    let second = step(&mut w, &mut seen, &x);
    let (mut v, mut again) = (tensor![2.0, -1.0], start);
    assert_eq!(steps(&mut v, &mut again, &x), 6.0 + second);
    assert_eq!((v, again), (w, seen));
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Cell {
    h: f64![3],
    k: f64,
}

#[computation]
fn energy(x: f64, cell: &mut Cell) -> (f64, f64![3]) {
    let before = cell.h * cell.h * cell.k;
    cell.h = sin(cell.h) * x;
    cell.k += x;
    (sum(before) * x, before)
}

#[computation]
fn by_state(x: f64, cell: &mut Cell) -> (f64, Cell, f64![3]) {
    let (aux, after) = {
        let mut own = *cell;
        let ((_, by_cell), aux) = grad(energy, argnums = [0, 1], has_aux = true)(x, &mut own);
        ((by_cell, aux), own)
    };
    let ((_, seen), dx) = value_and_grad(energy, has_aux = true)(x, cell);
    let (by_cell, before) = aux;
    let same = sum(abs(after.h - cell.h)) + abs(after.k - cell.k) + sum(abs(before - seen));
    (dx + same, by_cell, seen)
}

#[test]
fn the_gradient_is_of_the_value_that_goes_in() {
    let mut cell = Cell {
        h: tensor![1.0, 2.0, -0.5],
        k: 3.0,
    };
    let (dx, by_cell, seen) = by_state(0.5, &mut cell);
    assert_eq!(dx, 3.0 * 5.25);
    assert_eq!(by_cell.h, tensor![3.0, 6.0, -1.5]);
    assert_eq!(by_cell.k, 0.5 * 5.25);
    assert_eq!(seen, tensor![3.0, 12.0, 0.75]);
    assert_eq!(cell.k, 3.5);
    assert!((cell.h[[1]] - 2.0f64.sin() * 0.5).abs() < 1e-15);
}

/// Drops elements; the masks are drawn again for the gradient.
#[computation]
fn dropped(w: &f64![4, 4], x: &f64![2, 4], rng: &mut Rng) -> f64![2, 4] {
    let kept = rng_bernoulli(rng, 0.5, [2, 4]);
    tanh(dot(select(kept, x, 0.0), w))
}

#[computation]
fn network(w: &f64![4, 4], x: &f64![2, 4], rng: &mut Rng) -> f64 {
    let mut y = x;
    for _ in 0..3 {
        y = checkpoint(dropped)(w, y, rng);
    }
    sum(y * y)
}

#[computation]
fn plain_network(w: &f64![4, 4], x: &f64![2, 4], rng: &mut Rng) -> f64 {
    let mut y = x;
    for _ in 0..3 {
        y = dropped(w, y, rng);
    }
    sum(y * y)
}

#[computation]
fn both(w: &f64![4, 4], x: &f64![2, 4], rng: &mut Rng) -> (f64![4, 4], f64![4, 4], bool) {
    let mut own = *rng;
    let again = grad(network)(w, x, &mut own);
    let plain = grad(plain_network)(w, x, rng);
    (again, plain, all(own.state == rng.state))
}

#[test]
fn checkpoints_draw_the_same_numbers_again() {
    let w = Tensor::from_fn(|[i, j]| ((4 * i + j) as f64).cos());
    let x = Tensor::from_fn(|[i, j]| ((4 * i + j) as f64 * 0.3).sin() + 1.0);
    let mut rng = Rng::new(5);
    let (again, plain, same) = both(&w, &x, &mut rng);
    assert!(same && rng != Rng::new(5));
    for (a, b) in again.iter().zip(plain.iter()) {
        assert!((a - b).abs() < 1e-12);
    }
    assert!(again.iter().any(|x| x.abs() > 1e-3));
}
