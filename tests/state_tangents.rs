//! Derivatives of functions that change parameters: tangents and cotangents are of the value that goes in and of the value
//! that comes out, and the new values are assigned.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

/// Returns `sin(x) * s`, and changes `s` to `s * s + x`.
#[computation]
fn advance(x: f64, s: &mut f64) -> f64 {
    let y = sin(x) * *s;
    *s = *s * *s + x;
    y
}

#[computation]
fn noise(x: f64, rng: &mut Rng) -> f64 {
    x * x * rng_normal(rng, 0.0f64, 1.0, [])
}

#[computation]
fn forward(x: f64, s: &mut f64, dx: f64, ds: &mut f64) -> (f64, f64) {
    jvp(advance, argnums = [0, 1])((x, s), (dx, ds))
}

#[computation]
fn forward_of_arguments(x: f64, s: &mut f64, dx: f64) -> (f64, f64) {
    jvp(advance)((x, s), dx)
}

#[computation]
fn forward_of_the_state(x: f64, s: &mut f64, ds: &mut f64) -> (f64, f64) {
    jvp(advance, argnums = [1])((x, s), (ds,))
}

#[test]
fn a_tangent_of_state_is_changed_with_it() {
    let (x, s, dx, ds) = (0.5f64, 3.0, 2.0, -1.0);
    let new = s * s + x;
    let (mut state, mut tangent) = (s, ds);
    let (y, dy) = forward(x, &mut state, dx, &mut tangent);
    assert_eq!((y, state), (x.sin() * s, new));
    assert_eq!(dy, x.cos() * dx * s + x.sin() * ds);
    assert_eq!(tangent, 2.0 * s * ds + dx);
    let mut state = s;
    let (y, dy) = forward_of_arguments(x, &mut state, dx);
    assert_eq!((y, dy, state), (x.sin() * s, x.cos() * dx * s, new));
    let (mut state, mut tangent) = (s, ds);
    let (y, dy) = forward_of_the_state(x, &mut state, &mut tangent);
    assert_eq!((y, dy, state), (x.sin() * s, x.sin() * ds, new));
    assert_eq!(tangent, 2.0 * s * ds);
}

#[computation]
fn backward(x: f64, s: &mut f64, dy: f64, ds: &mut f64) -> (f64, f64, f64, f64) {
    let (y, back) = vjp(advance, argnums = [0, 1])(x, s);
    let mut twice = *ds;
    let dx = back(dy, ds);
    let again = back(dy, &mut twice);
    (y, dx, again, twice)
}

#[computation]
fn backward_of_arguments(x: f64, s: &mut f64, dy: f64) -> (f64, f64) {
    let (y, back) = vjp(advance)(x, s);
    (y, back(dy))
}

#[test]
fn the_cotangent_of_the_new_state_becomes_the_cotangent_of_the_old() {
    let (x, s, dy, ds) = (0.5f64, 3.0, 2.0, -1.5);
    let (mut state, mut cotangent) = (s, ds);
    let (y, dx, again, twice) = backward(x, &mut state, dy, &mut cotangent);
    assert_eq!((y, state), (x.sin() * s, s * s + x));
    assert_eq!(dx, x.cos() * s * dy + ds);
    assert_eq!(cotangent, x.sin() * dy + 2.0 * s * ds);
    assert_eq!((again, twice), (dx, cotangent));
    let mut state = s;
    let (y, dx) = backward_of_arguments(x, &mut state, dy);
    assert_eq!((y, dx, state), (x.sin() * s, x.cos() * s * dy, s * s + x));
}

#[computation]
fn by_linear(x: f64, s: &mut f64, dx: f64, ds: &mut f64) -> (f64, f64) {
    let (y, lin) = linearize(advance, argnums = [1, 0])(x, s);
    (y, lin(ds, dx))
}

#[test]
fn linearize_agrees_with_jvp() {
    let (mut s, mut ds, mut t, mut dt) = (3.0, -1.0, 3.0, -1.0);
    let both = (
        by_linear(0.5, &mut s, 2.0, &mut ds),
        forward(0.5, &mut t, 2.0, &mut dt),
    );
    assert_eq!(both.0, both.1);
    assert_eq!((s, ds), (t, dt));
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Cell {
    h: f64![3],
    k: f64,
}

/// Changes its state only.
#[computation]
fn turned(cell: &mut Cell, x: &f64![3], rng: &mut Rng) {
    let noise = rng_normal(rng, 0.0f64, 1.0, [3]);
    cell.h = tanh(cell.h * cell.k + x) + noise;
    cell.k = sum(cell.h * cell.h);
}

#[computation]
fn turned_thrice(cell: &mut Cell, x: &f64![3], rng: &mut Rng) -> f64 {
    for _ in 0..3 {
        turned(cell, x, rng);
    }
    sum(cell.h) * cell.k
}

/// The loss of three steps by pullbacks of steps, one after the other, and by `grad` of all.
#[computation]
fn through_time(cell: &Cell, x: &f64![3], rng: &mut Rng) -> (Cell, f64![3], Cell, f64![3]) {
    let (mut now, mut own) = (cell, *rng);
    let (_, first) = vjp(turned, argnums = [0, 1])(&mut now, x, &mut own);
    let (_, second) = vjp(turned, argnums = [0, 1])(&mut now, x, &mut own);
    let (_, third) = vjp(turned, argnums = [0, 1])(&mut now, x, &mut own);
    let mut d = Cell {
        h: broadcast(now.k, [3]),
        k: sum(now.h),
    };
    let dx = third((), &mut d) + second((), &mut d) + first((), &mut d);
    let mut start = cell;
    let (by_cell, by_x) = grad(turned_thrice, argnums = [0, 1])(&mut start, x, rng);
    (d, dx, by_cell, by_x)
}

#[test]
fn pullbacks_of_steps_are_the_gradient_of_all_steps() {
    let cell = Cell {
        h: tensor![0.1, -0.4, 0.7],
        k: 0.8,
    };
    let mut rng = Rng::new(4);
    let (d, dx, by_cell, by_x) = through_time(&cell, &tensor![0.3, 0.2, -0.1], &mut rng);
    assert_ne!(rng, Rng::new(4));
    let close = |a: &Tensor<f64, _>, b: &Tensor<f64, _>| {
        a.iter().zip(b.iter()).all(|(a, b)| (a - b).abs() < 1e-12)
    };
    assert!(close(&d.h, &by_cell.h) && close(&dx, &by_x));
    assert!((d.k - by_cell.k).abs() < 1e-12 && d.k.abs() > 1e-3);
}

#[computation]
fn matrices(
    x: &f64![3],
    cell: &mut Cell,
) -> (f64![3, 3], f64![3, 3], f64![3, 3, 3], f64![3, 3], f64![3]) {
    let (mut a, mut b, mut c) = (*cell, *cell, *cell);
    let forward = jacfwd(scaled)(x, &mut a);
    let reverse = jacrev(scaled)(x, &mut b);
    let second = hessian(scaled)(x, &mut c);
    let by_cell = jacfwd(scaled, argnums = [1])(x, cell);
    let same = abs(a.h - cell.h) + abs(b.h - cell.h) + abs(c.h - cell.h);
    let k = abs(a.k - cell.k) + abs(b.k - cell.k) + abs(c.k - cell.k);
    (forward, reverse, second, by_cell.h, same + k.along([]))
}

#[computation]
fn scaled(x: &f64![3], cell: &mut Cell) -> f64![3] {
    let y = x * x * cell.h * cell.k;
    cell.h = y;
    cell.k += 1.0;
    y
}

#[test]
fn jacobians_assign_the_new_values() {
    let x = tensor![1.0, -2.0, 0.5];
    let start = Cell {
        h: tensor![2.0, 3.0, -1.0],
        k: 4.0,
    };
    let mut cell = start.clone();
    let (forward, reverse, second, by_h, same) = matrices(&x, &mut cell);
    let diagonal =
        |of: &dyn Fn(usize) -> f64| Tensor::from_fn(|[i, j]| if i == j { of(i) } else { 0.0 });
    let (xs, h) = (x.as_slice(), start.h.as_slice());
    assert_eq!(forward, diagonal(&|i| 2.0 * xs[i] * h[i] * 4.0));
    assert_eq!(forward, reverse);
    assert_eq!(by_h, diagonal(&|i| xs[i] * xs[i] * 4.0));
    let expected = |[i, j, k]: [usize; 3]| if i == j && j == k { 8.0 * h[i] } else { 0.0 };
    assert_eq!(second, Tensor::from_fn(expected));
    assert_eq!(same, Tensor::zeros());
    assert_eq!(cell.h, tensor![8.0, 48.0, -1.0]);
    assert_eq!(cell.k, 5.0);
}

#[computation]
fn noise_slope(x: f64, rng: &mut Rng) -> (f64, f64, f64) {
    let slope = jacfwd(noise)(x, rng);
    let curvature = hessian(noise)(x, rng);
    let (_, tangent) = jvp(noise)((x, rng), 2.0);
    (slope, curvature, tangent)
}

#[test]
fn random_numbers_are_drawn_once_each() {
    let (mut rng, mut other) = (Rng::new(8), Rng::new(8));
    let found = noise_slope(3.0, &mut rng);
    let mut unit = || noise(1.0, &mut other);
    let expected = (6.0 * unit(), 2.0 * unit(), 12.0 * unit());
    assert!((found.0 - expected.0).abs() + (found.1 - expected.1).abs() < 1e-12);
    assert!((found.2 - expected.2).abs() < 1e-12);
    assert_eq!(rng, other);
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Cells {
    h: f64![4, 3],
    k: f64![4],
}

#[computation]
fn each(x: &f64![3, 4], cells: &mut Cells) -> f64![3, 4] {
    vmap(scaled, in_dimensions = [1, 0], out_dimensions = 1)(x, cells)
}

#[computation]
fn in_turn(x: &f64![3, 4], cells: &mut Cells) -> f64![3, 4] {
    let columns = transpose(x, [1, 0]);
    let mut y: f64![4, 3] = zeros(f64, [4, 3]);
    for i in 0..4 {
        let mut cell = Cell {
            h: cells.h[i],
            k: cells.k[i],
        };
        y[i] = scaled(columns[i], &mut cell);
        cells.h[i] = cell.h;
        cells.k[i] = cell.k;
    }
    transpose(y, [1, 0])
}

/// Draws the same numbers at each index.
#[computation]
fn drawn(x: &f64![5], rng: &mut Rng) -> f64![5] {
    vmap(noise, in_dimensions = [0, None])(x, rng)
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Rngs {
    state: u64![3, 2],
}

/// Draws other numbers at each index.
#[computation]
fn drawn_apart(x: &f64![3], rngs: &mut Rngs) -> f64![3] {
    vmap(noise)(x, rngs)
}

/// The gradient at each index, with running state at each.
#[computation]
fn gradients(x: &f64![4], s: &mut f64![4], ds: &mut f64![4]) -> (f64![4], f64![4], f64![4]) {
    let mut own = *s;
    let mut more = *s;
    let by_x = vmap(grad(advance))(x, &mut own);
    let values = vmap(advance)(x, &mut more);
    let (_, back) = vjp(|x| x * 2.0)(1.0f64);
    let tangents = vmap(tangent_of_state)(x, s, ds);
    (by_x, values, tangents * back(0.5))
}

#[computation]
fn tangent_of_state(x: f64, s: &mut f64, ds: &mut f64) -> f64 {
    jvp(advance, argnums = [1])((x, s), ds).1
}

#[test]
fn vmap_has_state_at_each_index() {
    let x = Tensor::from_fn(|[i, j]| (3 * i + j) as f64 * 0.5 - 2.0);
    let start = Cells {
        h: Tensor::from_fn(|[i, j]| (i + 2 * j) as f64),
        k: tensor![1.0, 2.0, -1.0, 0.5],
    };
    let (mut one, mut other) = (start.clone(), start);
    assert_eq!(each(&x, &mut one), in_turn(&x, &mut other));
    assert_eq!(one, other);

    let (mut rng, mut other) = (Rng::new(2), Rng::new(2));
    let unit = noise(1.0, &mut other);
    let x = tensor![1.0, 2.0, 3.0, 4.0, 5.0];
    assert_eq!(
        drawn(&x, &mut rng),
        Tensor::from_fn(|[i]| x[[i]] * x[[i]] * unit)
    );
    assert_eq!(rng, other);

    let mut alone = [Rng::new(1), Rng::new(2), Rng::new(3)];
    let mut rngs = Rngs {
        state: Tensor::from_fn(|[i, j]| alone[i].state[[j]]),
    };
    let x = tensor![1.0, 2.0, 3.0];
    let found = drawn_apart(&x, &mut rngs);
    for (i, rng) in alone.iter_mut().enumerate() {
        assert_eq!(found[[i]], noise(x[[i]], rng));
        assert_eq!(
            rngs.state.as_slice()[2 * i..2 * i + 2],
            *rng.state.as_slice()
        );
    }

    let x = tensor![0.1, 0.2, 0.3, 0.4];
    let (mut s, mut ds) = (tensor![1.0, 2.0, 3.0, 4.0], tensor![1.0, -1.0, 2.0, 0.5]);
    let (by_x, values, tangents) = gradients(&x, &mut s, &mut ds);
    for i in 0..4 {
        let (x, before) = (x[[i]], (i + 1) as f64);
        assert!((by_x[[i]] - x.cos() * before).abs() < 1e-14);
        assert!((values[[i]] - x.sin() * before).abs() < 1e-14);
        let d = [1.0, -1.0, 2.0, 0.5][i];
        assert!((tangents[[i]] - x.sin() * d).abs() < 1e-14);
        assert_eq!(ds[[i]], 2.0 * before * d);
        assert_eq!(s[[i]], before * before + x);
    }
}

#[computation]
mod filter {
    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct LowPass {
        pub y: f64,
    }

    impl LowPass {
        #[computation]
        pub fn push(&mut self, x: f64) -> f64 {
            self.y = 0.5 * self.y + 0.5 * x * x;
            self.y
        }
    }
}
use filter::LowPass;

#[computation]
fn running<N: Dim>(total: &mut f64![N], x: &f64![N]) -> f64 {
    *total += x * x;
    sum(*total)
}

/// Methods, generic sizes, loops and choices.
#[computation]
fn elsewhere(x: &f64![4], total: &mut f64![4], low: &mut LowPass) -> (f64, f64, f64, f64![4]) {
    let mut slope = 0.0f64;
    let mut d = LowPass { y: 1.0 };
    for i in 0..4 {
        let (_, dy) = jvp(LowPass::push, argnums = [0, 1])((low, x[i]), (&mut d, 1.0));
        slope += dy;
    }
    let (_, back) = vjp(running, argnums = [0, 1])(total, x);
    let mut dt = zeros(f64, [4]);
    if slope > 0.0 {
        dt += 1.0;
    }
    let dx = back(2.0, &mut dt);
    (slope, d.y, sum(dt), dx)
}

#[test]
fn methods_loops_and_generic_functions_change_state() {
    let x = [1.0, -2.0, 3.0, 0.5];
    let (mut total, mut low) = (tensor![1.0, 1.0, 1.0, 1.0], LowPass { y: 2.0 });
    let (slope, dy, dt, dx) = elsewhere(&Tensor::from_fn(|[i]| x[i]), &mut total, &mut low);
    let (mut y, mut d, mut sum) = (2.0, 1.0, 0.0);
    for x in x {
        y = 0.5 * y + 0.5 * x * x;
        d = 0.5 * d + x;
        sum += d;
    }
    assert_eq!((low.y, dy, slope), (y, d, sum));
    let more = f64::from(u8::from(slope > 0.0));
    assert_eq!(dt, 4.0 * (2.0 + more));
    assert_eq!(dx, Tensor::from_fn(|[i]| (2.0 + more) * 2.0 * x[i]));
    assert_eq!(total, Tensor::from_fn(|[i]| 1.0 + x[i] * x[i]));
}
