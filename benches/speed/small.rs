//! Compares computations on small arrays with nalgebra and with plain Rust, on one thread:
//! `cargo bench -p speed --bench small`.
//!
//! Options: `--quick` takes a tenth of the rounds; `--least` takes the least of nine such short runs, for processors that
//! other programs use too; any other argument is a part of the names of the rows to measure.

#[path = "small/factors.rs"]
mod factors;
#[path = "small/gates.rs"]
mod gates;
#[path = "small/generic.rs"]
mod generic;
#[path = "measure.rs"]
mod measure;
#[path = "small/motion.rs"]
mod motion;
#[path = "small/operators.rs"]
mod operators;
#[path = "small/qubits.rs"]
mod qubits;
#[path = "small/signal.rs"]
mod signal;
#[path = "small/sorts.rs"]
mod sorts;
#[path = "small/steps.rs"]
mod steps;

use std::hint::black_box;

use measure::{Runs, medians};
use nalgebra::{SMatrix, Scalar};
use typed_xla::prelude::*;
use typed_xla::shape::Shape;

/// An element of the results, as numbers that are compared.
trait Entry: Copy + 'static {
    /// The difference that roundings may make, relative to numbers of at least 1.
    const ROUNDINGS: f64;

    /// Appends the number, or its parts.
    fn push(self, all: &mut Vec<f64>);
}

impl Entry for f32 {
    const ROUNDINGS: f64 = 1e-4;

    fn push(self, all: &mut Vec<f64>) {
        all.push(f64::from(self));
    }
}

impl Entry for f64 {
    const ROUNDINGS: f64 = 1e-9;

    fn push(self, all: &mut Vec<f64>) {
        all.push(self);
    }
}

impl Entry for c64 {
    const ROUNDINGS: f64 = <f32 as Entry>::ROUNDINGS;

    fn push(self, all: &mut Vec<f64>) {
        self.re.push(all);
        self.im.push(all);
    }
}

/// Results whose values are compared before they are measured.
trait Values {
    /// The difference that roundings may make, relative to numbers of at least 1.
    const ROUNDINGS: f64;

    /// Appends the elements in row-major order.
    fn append(&self, all: &mut Vec<f64>);
}

impl<T: Entry + Element, S: Shape> Values for Tensor<T, S> {
    const ROUNDINGS: f64 = T::ROUNDINGS;

    fn append(&self, all: &mut Vec<f64>) {
        self.as_slice().iter().for_each(|element| element.push(all));
    }
}

impl<T: Entry + Scalar, const R: usize, const C: usize> Values for SMatrix<T, R, C> {
    const ROUNDINGS: f64 = T::ROUNDINGS;

    fn append(&self, all: &mut Vec<f64>) {
        let rows = self.transpose();
        rows.iter().for_each(|element| element.push(all));
    }
}

impl<T: Values> Values for Vec<T> {
    const ROUNDINGS: f64 = T::ROUNDINGS;

    fn append(&self, all: &mut Vec<f64>) {
        for part in self {
            part.append(all);
        }
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Values for $number {
            const ROUNDINGS: f64 = <$number as Entry>::ROUNDINGS;

            fn append(&self, all: &mut Vec<f64>) {
                self.push(all);
            }
        }
    )*};
}

numbers! { f32 f64 c64 }

impl<T: Values, const N: usize> Values for [T; N] {
    const ROUNDINGS: f64 = T::ROUNDINGS;

    fn append(&self, all: &mut Vec<f64>) {
        for element in self {
            element.append(all);
        }
    }
}

impl<A: Values, B: Values> Values for (A, B) {
    const ROUNDINGS: f64 = A::ROUNDINGS;

    fn append(&self, all: &mut Vec<f64>) {
        self.0.append(all);
        self.1.append(all);
    }
}

/// Asserts that two computations return the same but for rounding.
fn same<A: Values>(what: &str, ours: &A, reference: &impl Values) {
    let (mut a, mut b) = (Vec::new(), Vec::new());
    ours.append(&mut a);
    reference.append(&mut b);
    assert_eq!(a.len(), b.len(), "{what}");
    for (a, b) in a.iter().zip(&b) {
        assert!(
            (a - b).abs() <= A::ROUNDINGS * (1.0 + b.abs()),
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
    ($tensor:ident $($name:ident: $what:literal ($($x:ident: $rows:tt $columns:tt),+) -> [$($ours:tt)*] [$($theirs:tt)*] $body:block beside $reference:block)*) => {
        pub(super) fn matrices() -> Vec<Row> {
            vec![$($name()),*]
        }

        $(fn $name() -> Row {
            #[computation]
            fn ours($($x: &$tensor![$rows, $columns]),+) -> $($ours)* $body
            fn reference($($x: &SMatrix<$tensor, $rows, $columns>),+) -> $($theirs)* $reference
            let a = ($({
                let $x: $tensor![$rows, $columns] = Tensor::from_fn(|[i, j]| element(i, j) as $tensor);
                $x
            },)+);
            let b = ($({
                let $x: SMatrix<$tensor, $rows, $columns> = SMatrix::from_fn(|i, j| element(i, j) as $tensor);
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
    ($tensor:ident $($predict:ident $solve:ident $cholesky:ident: $n:tt $m:tt $a:literal $b:literal $c:literal)*) => {
        matrices! {
            $tensor
            $($predict: $a (f: $n $n, x: $n 1, p: $n $n, q: $n $n) -> [($tensor![$n, 1], $tensor![$n, $n])] [(SMatrix<$tensor, $n, 1>, SMatrix<$tensor, $n, $n>)] {
                (dot(f, x), dot(dot(f, p), transpose(f, [1, 0])) + q)
            } beside {
                (f * x, f * p * f.transpose() + q)
            }
            $solve: $b (x: $n 1, p: $n $n, h: $m $n, r: $m $m, z: $m 1) -> [($tensor![$n, 1], $tensor![$n, $n])] [(SMatrix<$tensor, $n, 1>, SMatrix<$tensor, $n, $n>)] {
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
            $cholesky: $c (x: $n 1, p: $n $n, h: $m $n, r: $m $m, z: $m 1) -> [($tensor![$n, 1], $tensor![$n, $n])] [(SMatrix<$tensor, $n, 1>, SMatrix<$tensor, $n, $n>)] {
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

mod filters {
    use super::*;

    filters! { f64
        predict_2 solve_2 cholesky_2: 2 1 "predict, 2 states" "update by solve, 2 x 1" "update by cholesky, 2 x 1"
        predict_4 solve_4 cholesky_4: 4 2 "predict, 4 states" "update by solve, 4 x 2" "update by cholesky, 4 x 2"
        predict_6 solve_6 cholesky_6: 6 3 "predict, 6 states" "update by solve, 6 x 3" "update by cholesky, 6 x 3"
        predict_9 solve_9 cholesky_9: 9 4 "predict, 9 states" "update by solve, 9 x 4" "update by cholesky, 9 x 4"
        predict_12 solve_12 cholesky_12: 12 6 "predict, 12 states" "update by solve, 12 x 6" "update by cholesky, 12 x 6"
    }
}

mod single {
    use super::*;

    filters! { f32
        predict_3 solve_3 cholesky_3: 3 3 "predict, 3 states, f32" "update by solve, 3 x 3, f32" "update by cholesky, 3 x 3, f32"
    }
}

mod squares {
    use super::*;

    /// The rows of operations on square matrices of these sizes.
    macro_rules! squares {
        ($($fpf:ident $cholesky:ident $solve:ident $inverse:ident: $n:tt $a:literal $b:literal $c:literal $d:literal)*) => {
            matrices! {
                f64
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

mod products {
    use super::*;

    matrices! {
        f64
        fpf_12: "F P F' of 12" (f: 12 12, p: 12 12) -> [f64![12, 12]] [SMatrix<f64, 12, 12>] {
            dot(dot(f, p), transpose(f, [1, 0]))
        } beside {
            f * p * f.transpose()
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    let least = has("--least");
    let (quick, runs) = (least || has("--quick"), if least { 9 } else { 1 });
    let parts = arguments
        .iter()
        .filter(|argument| !argument.starts_with("--"));
    let parts: Vec<&str> = parts.map(String::as_str).collect();
    println!("| | ours, ns | nalgebra or plain Rust, ns | ours / theirs |");
    println!("|---|--:|--:|--:|");
    for (what, mut candidates) in filters::matrices()
        .into_iter()
        .chain(single::matrices())
        .chain(squares::matrices())
        .chain(products::matrices())
        .chain(factors::rows())
        .chain(operators::rows())
        .chain(sorts::rows())
        .chain(steps::rows())
        .chain(generic::rows())
        .chain(motion::rows())
        .chain(signal::rows())
        .chain(gates::rows())
        .chain(qubits::rows())
        .filter(|(what, _)| parts.is_empty() || parts.iter().any(|part| what.contains(part)))
    {
        let mut times = [f64::INFINITY; 2];
        for _ in 0..runs {
            for (time, median) in times.iter_mut().zip(medians(&mut candidates, quick)) {
                *time = time.min(median);
            }
        }
        let [ours, theirs] = times;
        println!(
            "| {what} | {:.1} | {:.1} | {:.2} |",
            1e9 * ours,
            1e9 * theirs,
            ours / theirs
        );
    }
}
