//! The same computations with sizes that are generic and with sizes that are fixed, both called with these sizes.

use std::hint::black_box;

use nalgebra::{SMatrix, SVector};
use typed_xla::prelude::*;

use super::{Row, element, runs};

#[computation]
fn predict<N: Dim>(
    f: &f64![N, N],
    x: &f64![N, 1],
    p: &f64![N, N],
    q: &f64![N, N],
) -> (f64![N, 1], f64![N, N]) {
    (dot(f, x), dot(dot(f, p), transpose(f, [1, 0])) + q)
}

#[computation]
fn update<N: Dim, M: Dim>(
    x: &f64![N, 1],
    p: &f64![N, N],
    h: &f64![M, N],
    r: &f64![M, M],
    z: &f64![M, 1],
) -> (f64![N, 1], f64![N, N]) {
    let cross = dot(h, p);
    let gain = solve(dot(cross, transpose(h, [1, 0])) + r, cross);
    let back = transpose(gain, [1, 0]);
    (x + dot(back, z - dot(h, x)), p - dot(back, cross))
}

/// Lorenz's equations, for `N` points at once.
#[computation]
fn lorenz<N: Dim>(y: &f64![3, N]) -> f64![3, N] {
    stack((
        10.0 * (y[1] - y[0]),
        y[0] * (28.0 - y[2]) - y[1],
        y[0] * y[1] - 8.0 / 3.0 * y[2],
    ))
}

#[computation]
fn step<N: Dim>(y: &f64![3, N], dt: f64) -> f64![3, N] {
    let k1 = lorenz(y);
    let k2 = lorenz(y + k1 * (dt * 0.5));
    let k3 = lorenz(y + k2 * (dt * 0.5));
    let k4 = lorenz(y + k3 * dt);
    y + (k1 + 2.0 * k2 + 2.0 * k3 + k4) * (dt / 6.0)
}

#[computation]
fn steps<N: Dim>(y: &f64![3, N], dt: f64) -> f64![3, N] {
    let mut y = y;
    for _ in 0..1000 {
        y = step(y, dt);
    }
    y
}

/// `N` pendulums.
#[computation]
fn swing<N: Dim>(angle: &f64![N], speed: &f64![N], dt: f64) -> (f64![N], f64![N]) {
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

fn swing_of_vectors<const N: usize>(
    angle: SVector<f64, N>,
    speed: SVector<f64, N>,
    dt: f64,
) -> (SVector<f64, N>, SVector<f64, N>) {
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

fn lorenz_of_matrix<const N: usize>(y: &SMatrix<f64, 3, N>) -> SMatrix<f64, 3, N> {
    let mut out = SMatrix::zeros();
    for j in 0..N {
        out[(0, j)] = 10.0 * (y[(1, j)] - y[(0, j)]);
        out[(1, j)] = y[(0, j)] * (28.0 - y[(2, j)]) - y[(1, j)];
        out[(2, j)] = y[(0, j)] * y[(1, j)] - 8.0 / 3.0 * y[(2, j)];
    }
    out
}

fn step_of_matrix<const N: usize>(y: &SMatrix<f64, 3, N>, dt: f64) -> SMatrix<f64, 3, N> {
    let k1 = lorenz_of_matrix(y);
    let k2 = lorenz_of_matrix(&(y + k1 * (dt * 0.5)));
    let k3 = lorenz_of_matrix(&(y + k2 * (dt * 0.5)));
    let k4 = lorenz_of_matrix(&(y + k3 * dt));
    y + (k1 + k2 * 2.0 + k3 * 2.0 + k4) * (dt / 6.0)
}

fn tensor<const R: usize, const C: usize, T: From<[[f64; C]; R]>>() -> T {
    core::array::from_fn(|i| core::array::from_fn(|j| element(i, j))).into()
}

/// Rows of a filter of these sizes: with generic sizes, then with fixed ones.
macro_rules! filters {
    ($($name:ident: $n:tt $m:tt $a:literal $b:literal $c:literal $d:literal)*) => {$(
        fn $name() -> Vec<Row> {
            #[computation]
            fn predict_fixed(f: &f64![$n, $n], x: &f64![$n, 1], p: &f64![$n, $n], q: &f64![$n, $n]) -> (f64![$n, 1], f64![$n, $n]) {
                predict(f, x, p, q)
            }
            #[computation]
            fn update_fixed(x: &f64![$n, 1], p: &f64![$n, $n], h: &f64![$m, $n], r: &f64![$m, $m], z: &f64![$m, 1]) -> (f64![$n, 1], f64![$n, $n]) {
                update(x, p, h, r, z)
            }
            let (x, p, h, r, z): (f64![$n, 1], f64![$n, $n], f64![$m, $n], f64![$m, $m], f64![$m, 1]) =
                (tensor(), tensor(), tensor(), tensor(), tensor());
            let (a, s, t, u, v): (SMatrix<f64, $n, 1>, SMatrix<f64, $n, $n>, SMatrix<f64, $m, $n>, SMatrix<f64, $m, $m>, SMatrix<f64, $m, 1>) = (
                SMatrix::from_fn(element),
                SMatrix::from_fn(element),
                SMatrix::from_fn(element),
                SMatrix::from_fn(element),
                SMatrix::from_fn(element),
            );
            let predicted = move || {
                let (f, x, p, q) = (black_box(&s), black_box(&a), black_box(&s), black_box(&s));
                (f * x, f * p * f.transpose() + q)
            };
            let updated = move || {
                let (x, p, h, r, z) = (black_box(&a), black_box(&s), black_box(&t), black_box(&u), black_box(&v));
                let cross = h * p;
                let gain = (cross * h.transpose() + r).lu().solve(&cross).expect("regular");
                let back = gain.transpose();
                (x + back * (z - h * x), p - back * cross)
            };
            let ours = (x.clone(), p.clone(), h.clone(), r.clone(), z.clone());
            let fixed = (x.clone(), p.clone());
            let fixed_update = ours.clone();
            vec![
                runs($a, move || predict(black_box(&p), black_box(&x), black_box(&p), black_box(&p)), predicted),
                runs($b, move || predict_fixed(black_box(&fixed.1), black_box(&fixed.0), black_box(&fixed.1), black_box(&fixed.1)), predicted),
                runs(
                    $c,
                    move || {
                        let (x, p, h, r, z) = &ours;
                        update(black_box(x), black_box(p), black_box(h), black_box(r), black_box(z))
                    },
                    updated,
                ),
                runs(
                    $d,
                    move || {
                        let (x, p, h, r, z) = &fixed_update;
                        update_fixed(black_box(x), black_box(p), black_box(h), black_box(r), black_box(z))
                    },
                    updated,
                ),
            ]
        }
    )*};
}

filters! {
    filter_4: 4 2 "predict, 4 states, generic" "predict, 4 states, fixed" "update by solve, 4 x 2, generic" "update by solve, 4 x 2, fixed"
    filter_6: 6 3 "predict, 6 states, generic" "predict, 6 states, fixed" "update by solve, 6 x 3, generic" "update by solve, 6 x 3, fixed"
}

#[computation]
fn step_fixed(y: &f64![3, 4], dt: f64) -> f64![3, 4] {
    step(y, dt)
}

#[computation]
fn steps_fixed(y: &f64![3, 4], dt: f64) -> f64![3, 4] {
    steps(y, dt)
}

fn integrators() -> Vec<Row> {
    let y: f64![3, 4] = tensor();
    let start: SMatrix<f64, 3, 4> = SMatrix::from_fn(element);
    let one = move || step_of_matrix(black_box(&start), black_box(0.001));
    let many = move || {
        let (mut y, dt) = (*black_box(&start), black_box(0.001));
        for _ in 0..1000 {
            y = step_of_matrix(&y, dt);
        }
        y
    };
    let (angle, speed): (f64![4], f64![4]) = (Tensor::from([0.5; 4]), Tensor::zeros());
    let pendulums = runs(
        "1000 steps of 4 pendulums, generic",
        move || swing(black_box(&angle), black_box(&speed), black_box(0.001)),
        || {
            let (angle, speed) = (SVector::<f64, 4>::repeat(0.5), SVector::zeros());
            swing_of_vectors(black_box(angle), black_box(speed), black_box(0.001))
        },
    );
    vec![
        runs(
            "a step of Runge and Kutta's method, 4 points, generic",
            move || step(black_box(&y), black_box(0.001)),
            one,
        ),
        runs(
            "a step of Runge and Kutta's method, 4 points, fixed",
            move || step_fixed(black_box(&y), black_box(0.001)),
            one,
        ),
        runs(
            "1000 steps of it, generic",
            move || steps(black_box(&y), black_box(0.001)),
            many,
        ),
        runs(
            "1000 steps of it, fixed",
            move || steps_fixed(black_box(&y), black_box(0.001)),
            many,
        ),
        pendulums,
    ]
}

pub(super) fn rows() -> Vec<Row> {
    let mut all = filter_4();
    all.extend(filter_6());
    all.extend(integrators());
    all
}
