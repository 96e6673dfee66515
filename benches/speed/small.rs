//! Compares computations on small arrays with nalgebra and with plain Rust, on one thread:
//! `cargo bench -p speed --bench small`.
//!
//! Options: `--quick` takes a tenth of the rounds; any other argument is a part of the names of the rows to measure.

#[path = "small/generic.rs"]
mod generic;
#[path = "measure.rs"]
mod measure;

use std::hint::black_box;

use measure::{Runs, medians};
use nalgebra::SMatrix;
use typed_xla::prelude::*;
use typed_xla::shape::Shape;

/// Results whose values are compared before they are measured.
trait Values {
    /// Appends the elements in row-major order.
    fn append(&self, all: &mut Vec<f64>);
}

impl<S: Shape> Values for Tensor<f64, S> {
    fn append(&self, all: &mut Vec<f64>) {
        all.extend(self.as_slice());
    }
}

impl<const R: usize, const C: usize> Values for SMatrix<f64, R, C> {
    fn append(&self, all: &mut Vec<f64>) {
        all.extend(self.transpose().as_slice());
    }
}

impl Values for f64 {
    fn append(&self, all: &mut Vec<f64>) {
        all.push(*self);
    }
}

impl<const N: usize> Values for [f64; N] {
    fn append(&self, all: &mut Vec<f64>) {
        all.extend(self);
    }
}

impl<A: Values, B: Values> Values for (A, B) {
    fn append(&self, all: &mut Vec<f64>) {
        self.0.append(all);
        self.1.append(all);
    }
}

/// Asserts that two computations return the same but for rounding.
fn same(what: &str, ours: &impl Values, reference: &impl Values) {
    let (mut a, mut b) = (Vec::new(), Vec::new());
    ours.append(&mut a);
    reference.append(&mut b);
    assert_eq!(a.len(), b.len(), "{what}");
    for (a, b) in a.iter().zip(&b) {
        assert!(
            (a - b).abs() <= 1e-9 * (1.0 + b.abs()),
            "{what}: {a} and {b}"
        );
    }
}

/// Returns an element of a symmetric positive definite matrix.
fn element(i: usize, j: usize) -> f64 {
    let far = 0.1 / (1 + i + j) as f64;
    if i == j { 2.0 + far } else { far }
}

/// A row: what it is, and runs of our computation and of the reference.
type Row = (&'static str, [Runs<'static>; 2]);

fn runs<A: Values + 'static, B: Values + 'static>(
    what: &'static str,
    mut ours: impl FnMut() -> A + 'static,
    mut reference: impl FnMut() -> B + 'static,
) -> Row {
    same(what, &ours(), &reference());
    let ours: Runs<'static> = Box::new(move |count| {
        for _ in 0..count {
            black_box(ours());
        }
    });
    let reference: Runs<'static> = Box::new(move |count| {
        for _ in 0..count {
            black_box(reference());
        }
    });
    (what, [ours, reference])
}

/// Rows over matrices: a computation of ours, and the same with nalgebra.
macro_rules! matrices {
    ($($name:ident: $what:literal ($($x:ident: $rows:tt $columns:tt),+) -> [$($ours:tt)*] [$($theirs:tt)*] $body:block beside $reference:block)*) => {
        fn matrices() -> Vec<Row> {
            vec![$($name()),*]
        }

        $(fn $name() -> Row {
            #[computation]
            fn ours($($x: &f64![$rows, $columns]),+) -> $($ours)* $body
            fn reference($($x: &SMatrix<f64, $rows, $columns>),+) -> $($theirs)* $reference
            let a = ($({
                let $x: f64![$rows, $columns] = Tensor::from_fn(|[i, j]| element(i, j));
                $x
            },)+);
            let b = ($({
                let $x: SMatrix<f64, $rows, $columns> = SMatrix::from_fn(element);
                $x
            },)+);
            runs(
                $what,
                move || {
                    let ($($x,)+) = &a;
                    ours($(black_box($x)),+)
                },
                move || {
                    let ($($x,)+) = &b;
                    reference($(black_box($x)),+)
                },
            )
        })*
    };
}

/// The rows of a filter with states and measurements of these sizes.
macro_rules! filters {
    ($($predict:ident $solve:ident $cholesky:ident: $n:tt $m:tt $a:literal $b:literal $c:literal)*) => {
        matrices! {
            $($predict: $a (f: $n $n, x: $n 1, p: $n $n, q: $n $n) -> [(f64![$n, 1], f64![$n, $n])] [(SMatrix<f64, $n, 1>, SMatrix<f64, $n, $n>)] {
                (dot(f, x), dot(dot(f, p), transpose(f, [1, 0])) + q)
            } beside {
                (f * x, f * p * f.transpose() + q)
            }
            $solve: $b (x: $n 1, p: $n $n, h: $m $n, r: $m $m, z: $m 1) -> [(f64![$n, 1], f64![$n, $n])] [(SMatrix<f64, $n, 1>, SMatrix<f64, $n, $n>)] {
                let cross = dot(h, p);
                let gain = solve(dot(cross, transpose(h, [1, 0])) + r, cross);
                let back = transpose(gain, [1, 0]);
                (x + dot(back, z - dot(h, x)), p - dot(back, cross))
            } beside {
                let cross = h * p;
                let gain = (cross * h.transpose() + r).lu().solve(&cross).expect("regular");
                let back = gain.transpose();
                (x + back * (z - h * x), p - back * cross)
            }
            $cholesky: $c (x: $n 1, p: $n $n, h: $m $n, r: $m $m, z: $m 1) -> [(f64![$n, 1], f64![$n, $n])] [(SMatrix<f64, $n, 1>, SMatrix<f64, $n, $n>)] {
                let cross = dot(h, p);
                let factor = cholesky(dot(cross, transpose(h, [1, 0])) + r, lower = true);
                let half = triangular_solve(factor, cross, left_side = true, lower = true, unit_diagonal = false, transpose_a = "NO_TRANSPOSE");
                let gain = triangular_solve(factor, half, left_side = true, lower = true, unit_diagonal = false, transpose_a = "TRANSPOSE");
                let back = transpose(gain, [1, 0]);
                (x + dot(back, z - dot(h, x)), p - dot(back, cross))
            } beside {
                let cross = h * p;
                let gain = (cross * h.transpose() + r).cholesky().expect("definite").solve(&cross);
                let back = gain.transpose();
                (x + back * (z - h * x), p - back * cross)
            })*
        }
    };
}

filters! {
    predict_2 solve_2 cholesky_2: 2 1 "predict, 2 states" "update by solve, 2 x 1" "update by cholesky, 2 x 1"
    predict_4 solve_4 cholesky_4: 4 2 "predict, 4 states" "update by solve, 4 x 2" "update by cholesky, 4 x 2"
    predict_6 solve_6 cholesky_6: 6 3 "predict, 6 states" "update by solve, 6 x 3" "update by cholesky, 6 x 3"
    predict_9 solve_9 cholesky_9: 9 4 "predict, 9 states" "update by solve, 9 x 4" "update by cholesky, 9 x 4"
    predict_12 solve_12 cholesky_12: 12 6 "predict, 12 states" "update by solve, 12 x 6" "update by cholesky, 12 x 6"
}

mod squares {
    use super::*;

    /// The rows of operations on square matrices of these sizes.
    macro_rules! squares {
        ($($fpf:ident $cholesky:ident $solve:ident $inverse:ident: $n:tt $a:literal $b:literal $c:literal $d:literal)*) => {
            matrices! {
                $($fpf: $a (f: $n $n, p: $n $n) -> [f64![$n, $n]] [SMatrix<f64, $n, $n>] {
                    dot(dot(f, p), transpose(f, [1, 0]))
                } beside {
                    f * p * f.transpose()
                }
                $cholesky: $b (a: $n $n) -> [f64![$n, $n]] [SMatrix<f64, $n, $n>] {
                    cholesky(a, lower = true)
                } beside {
                    a.cholesky().expect("definite").l()
                }
                $solve: $c (a: $n $n, b: $n 1) -> [f64![$n, 1]] [SMatrix<f64, $n, 1>] {
                    solve(a, b)
                } beside {
                    a.lu().solve(b).expect("regular")
                }
                $inverse: $d (a: $n $n) -> [f64![$n, $n]] [SMatrix<f64, $n, $n>] {
                    inverse(a)
                } beside {
                    a.try_inverse().expect("regular")
                })*
            }

            pub(super) fn rows() -> Vec<Row> {
                matrices()
            }
        };
    }

    squares! {
        fpf_2 cholesky_2 solve_2 inverse_2: 2 "F P F' of 2" "cholesky of 2" "solve of 2" "inverse of 2"
        fpf_3 cholesky_3 solve_3 inverse_3: 3 "F P F' of 3" "cholesky of 3" "solve of 3" "inverse of 3"
        fpf_4 cholesky_4 solve_4 inverse_4: 4 "F P F' of 4" "cholesky of 4" "solve of 4" "inverse of 4"
        fpf_6 cholesky_6 solve_6 inverse_6: 6 "F P F' of 6" "cholesky of 6" "solve of 6" "inverse of 6"
        fpf_8 cholesky_8 solve_8 inverse_8: 8 "F P F' of 8" "cholesky of 8" "solve of 8" "inverse of 8"
    }
}

mod steps {
    use super::*;

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
    fn network(
        x: &f64![4],
        w: &f64![16, 4],
        b: &f64![16],
        v: &f64![2, 16],
        c: &f64![2],
    ) -> f64![2] {
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
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let parts = arguments
        .iter()
        .filter(|argument| !argument.starts_with("--"));
    let parts: Vec<&str> = parts.map(String::as_str).collect();
    println!("| | ours, ns | nalgebra or plain Rust, ns | ours / theirs |");
    println!("|---|--:|--:|--:|");
    for (what, mut candidates) in matrices()
        .into_iter()
        .chain(squares::rows())
        .chain(steps::rows())
        .chain(generic::rows())
        .filter(|(what, _)| parts.is_empty() || parts.iter().any(|part| what.contains(part)))
    {
        let [ours, theirs] = medians(&mut candidates, quick)[..] else {
            unreachable!("a median for each candidate");
        };
        println!(
            "| {what} | {:.1} | {:.1} | {:.2} |",
            1e9 * ours,
            1e9 * theirs,
            ours / theirs
        );
    }
}
