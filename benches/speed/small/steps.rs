//! Steps of integrators, and a network, beside plain Rust.

use std::hint::black_box;

use typed_xla::prelude::*;

use super::{Row, runs};

#[computation]
fn lorenz(y: &f64![3]) -> f64![3] {
    stack((
        10.0 * (y[1] - y[0]),
        y[0] * (28.0 - y[2]) - y[1],
        y[0] * y[1] - 8.0 / 3.0 * y[2],
    ))
}

#[computation]
fn step(y: &f64![3], dt: f64) -> f64![3] {
    let k1 = lorenz(y);
    let k2 = lorenz(y + k1 * (dt * 0.5));
    let k3 = lorenz(y + k2 * (dt * 0.5));
    let k4 = lorenz(y + k3 * dt);
    y + (k1 + 2.0 * k2 + 2.0 * k3 + k4) * (dt / 6.0)
}

#[computation]
fn steps(y: &f64![3], dt: f64) -> f64![3] {
    let mut y = y;
    for _ in 0..1000 {
        y = step(y, dt);
    }
    y
}

/// The same in plain Rust.
fn lorenz_by_hand(y: [f64; 3]) -> [f64; 3] {
    [
        10.0 * (y[1] - y[0]),
        y[0] * (28.0 - y[2]) - y[1],
        y[0] * y[1] - 8.0 / 3.0 * y[2],
    ]
}

fn step_by_hand(y: [f64; 3], dt: f64) -> [f64; 3] {
    let moved = |k: [f64; 3], h: f64| [y[0] + k[0] * h, y[1] + k[1] * h, y[2] + k[2] * h];
    let k1 = lorenz_by_hand(y);
    let k2 = lorenz_by_hand(moved(k1, dt * 0.5));
    let k3 = lorenz_by_hand(moved(k2, dt * 0.5));
    let k4 = lorenz_by_hand(moved(k3, dt));
    core::array::from_fn(|i| y[i] + (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]) * (dt / 6.0))
}

#[computation]
fn swing(angle: f64, speed: f64, dt: f64) -> (f64, f64) {
    let (mut a, mut v) = (angle, speed);
    for _ in 0..1000 {
        let (k1, l1) = (v, -9.81 * a);
        let (k2, l2) = (v + 0.5 * dt * l1, -9.81 * (a + 0.5 * dt * k1));
        let (k3, l3) = (v + 0.5 * dt * l2, -9.81 * (a + 0.5 * dt * k2));
        let (k4, l4) = (v + dt * l3, -9.81 * (a + dt * k3));
        a += dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
        v += dt / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
    }
    (a, v)
}

fn swing_by_hand(angle: f64, speed: f64, dt: f64) -> (f64, f64) {
    let (mut a, mut v) = (angle, speed);
    for _ in 0..1000 {
        let (k1, l1) = (v, -9.81 * a);
        let (k2, l2) = (v + 0.5 * dt * l1, -9.81 * (a + 0.5 * dt * k1));
        let (k3, l3) = (v + 0.5 * dt * l2, -9.81 * (a + 0.5 * dt * k2));
        let (k4, l4) = (v + dt * l3, -9.81 * (a + dt * k3));
        a += dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
        v += dt / 6.0 * (l1 + 2.0 * l2 + 2.0 * l3 + l4);
    }
    (a, v)
}

#[computation]
fn network(x: &f64![4], w: &f64![16, 4], b: &f64![16], v: &f64![2, 16], c: &f64![2]) -> f64![2] {
    dot(v, relu(dot(w, x) + b)) + c
}

fn network_by_hand(
    x: &[f64; 4],
    w: &[[f64; 4]; 16],
    b: &[f64; 16],
    v: &[[f64; 16]; 2],
    c: &[f64; 2],
) -> [f64; 2] {
    let mut hidden = *b;
    for (h, w) in hidden.iter_mut().zip(w) {
        for (w, x) in w.iter().zip(x) {
            *h += w * x;
        }
        *h = h.max(0.0);
    }
    let mut out = *c;
    for (out, v) in out.iter_mut().zip(v) {
        for (v, h) in v.iter().zip(&hidden) {
            *out += v * h;
        }
    }
    out
}

pub(super) fn rows() -> Vec<Row> {
    let start = || Tensor::from([1.0, 1.0, 1.0]);
    let y = start();
    let one = runs(
        "a step of Runge and Kutta's method, 3 variables",
        move || step(black_box(&y), black_box(0.001)),
        || step_by_hand(black_box([1.0; 3]), black_box(0.001)),
    );
    let y = start();
    let many = runs(
        "1000 steps of it",
        move || steps(black_box(&y), black_box(0.001)),
        || {
            let (mut y, dt) = (black_box([1.0; 3]), black_box(0.001));
            for _ in 0..1000 {
                y = step_by_hand(y, dt);
            }
            y
        },
    );
    let pendulum = runs(
        "1000 steps of a pendulum on scalars",
        || swing(black_box(0.5), black_box(0.0), black_box(0.001)),
        || swing_by_hand(black_box(0.5), black_box(0.0), black_box(0.001)),
    );
    let weight = |i: usize, j: usize| (i * 7 + j * 3) as f64 % 5.0 - 2.0;
    let (x, b, c) = ([1.0, -2.0, 3.0, 0.5], [0.25; 16], [0.5; 2]);
    let (w, v) = (
        core::array::from_fn::<[f64; 4], 16, _>(|i| core::array::from_fn(|j| weight(i, j))),
        core::array::from_fn::<[f64; 16], 2, _>(|i| core::array::from_fn(|j| weight(i, j))),
    );
    let ours = (
        Tensor::from(x),
        Tensor::from(w),
        Tensor::from(b),
        Tensor::from(v),
        Tensor::from(c),
    );
    let layers = runs(
        "network of 4, 16 and 2, one sample",
        move || network(black_box(&ours.0), &ours.1, &ours.2, &ours.3, &ours.4),
        move || {
            network_by_hand(
                black_box(&x),
                black_box(&w),
                black_box(&b),
                black_box(&v),
                black_box(&c),
            )
        },
    );
    vec![one, many, pendulum, layers]
}
