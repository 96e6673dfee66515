//! Transformations where functions are arguments, of functions of other crates, and in loops with any bounds.

use cross_crate::{Dense, Rows, again, cube, dense, magnitude, square_of_sum};
use typed_xla::prelude::*;

#[computation]
fn scanned(h: &f64![4], xs: &f64![20, 4]) -> (f64![4], f64![20, 4]) {
    let loss = |h, xs| {
        let (last, all) = scan(checkpoint(|h, x| (tanh(sin(h) * x + h), cos(h))), h, xs);
        sum(last * last) + sum(all * all)
    };
    grad(loss, argnums = [0, 1])(h, xs)
}

#[computation]
fn scanned_plainly(h: &f64![4], xs: &f64![20, 4]) -> (f64![4], f64![20, 4]) {
    let loss = |h, xs| {
        let (last, all) = scan(|h, x| (tanh(sin(h) * x + h), cos(h)), h, xs);
        sum(last * last) + sum(all * all)
    };
    grad(loss, argnums = [0, 1])(h, xs)
}

#[computation]
fn mapped(x: &f64![5], k: f64) -> (f64![5], f64![5]) {
    let slopes = map(grad(|x| x * x * k), x);
    (slopes, tree_map(vmap(grad(|x| x * x * x)), x))
}

fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b) {
        assert!((a - b).abs() <= 1e-12 * (1.0 + a.abs()), "{a} is not {b}");
    }
}

#[test]
fn a_transformed_function_is_an_argument() {
    let h = tensor![0.1, -0.4, 0.7, 1.2];
    let xs = Tensor::from_fn(|[i, j]| ((i * 4 + j) as f64 * 0.7).sin());
    let (a, b) = scanned(&h, &xs);
    let (c, d) = scanned_plainly(&h, &xs);
    close(a.as_slice(), c.as_slice());
    close(b.as_slice(), d.as_slice());
    assert!(a.iter().all(|x| x.abs() > 1e-6));
    let (slopes, squares) = mapped(&tensor![1.0, 2.0, 3.0, -1.0, 0.5], 5.0);
    assert_eq!(slopes, tensor![10.0, 20.0, 30.0, -10.0, 5.0]);
    assert_eq!(squares, tensor![3.0, 12.0, 27.0, 3.0, 0.75]);
}

#[known]
const ROUNDS: usize = 5;

#[computation]
fn from_one<N: Dim>(x: f64, c: &f64![N]) -> (f64, f64![N]) {
    let run = |x, c| {
        let mut s = x;
        for i in 1..N {
            s = sin(s) * c[i] + c[i - 1];
        }
        s
    };
    grad(run, argnums = [0, 1])(x, c)
}

#[computation]
fn all_but_the_ends<N: Dim>(x: f64, c: &f64![N]) -> (f64, f64![N]) {
    let run = |x, c| {
        let mut s = x;
        for i in 2..N - 1 {
            s = sin(s) * c[i];
        }
        for i in (1..N).rev() {
            s = cos(s) * c[i];
        }
        s
    };
    grad(run, argnums = [0, 1])(x, c)
}

#[computation]
fn known_rounds(x: f64, c: &f64![6]) -> (f64, f64![6]) {
    let run = |x, c| {
        let mut s = x;
        for i in 1..ROUNDS {
            s = sin(s) * c[i];
        }
        for i in (2..6).step_by(2) {
            s = s * c[i];
        }
        s
    };
    grad(run, argnums = [0, 1])(x, c)
}

/// Compares a gradient with central differences of the same loop in plain Rust.
fn compare(x: f64, c: &[f64], found: (f64, &[f64]), run: impl Fn(f64, &[f64]) -> f64) {
    let h = 1e-6;
    let slope = (run(x + h, c) - run(x - h, c)) / (2.0 * h);
    assert!((slope - found.0).abs() < 1e-7, "{slope} {}", found.0);
    for i in 0..c.len() {
        let moved = |by: f64| {
            let mut c = c.to_vec();
            c[i] += by;
            run(x, &c)
        };
        let slope = (moved(h) - moved(-h)) / (2.0 * h);
        assert!(
            (slope - found.1[i]).abs() < 1e-7,
            "{i}: {slope} {}",
            found.1[i]
        );
    }
}

#[test]
fn loops_with_any_bounds_have_gradients() {
    let c: f64![6] = tensor![0.9, -1.2, 0.7, 1.5, 0.4, -0.8];
    let (a, b) = from_one(0.3, &c);
    compare(0.3, c.as_slice(), (a, b.as_slice()), |x, c| {
        (1..6).fold(x, |s, i| s.sin() * c[i] + c[i - 1])
    });
    let (a, b) = all_but_the_ends(0.3, &c);
    compare(0.3, c.as_slice(), (a, b.as_slice()), |x, c| {
        let s = (2..5).fold(x, |s, i| s.sin() * c[i]);
        (1..6).rev().fold(s, |s, i| s.cos() * c[i])
    });
    let (a, b) = known_rounds(0.3, &c);
    compare(0.3, c.as_slice(), (a, b.as_slice()), |x, c| {
        let s = (1..5).fold(x, |s, i| s.sin() * c[i]);
        (2..6).step_by(2).fold(s, |s, i| s * c[i])
    });
    // One round, and none.
    let c: f64![2] = tensor![0.5, 2.0];
    assert_eq!(from_one(0.0, &c), (2.0, tensor![1.0, 0.0]));
    assert_eq!(from_one(0.0, &tensor![0.5]), (1.0, tensor![0.0]));
}

#[computation]
fn by_checkpoint(p: &Dense, x: &Rows) -> (Dense, Dense) {
    let kept = grad(|p| sum(tanh(dense(p, tanh(dense(p, x))))))(p);
    (grad(|p| sum(again(p, again(p, x))))(p), kept)
}

#[computation]
fn by_rules(x: f32) -> (f32, f32, f32) {
    (grad(magnitude)(x), grad(|x| cube(x) * x)(x), cube(x))
}

#[computation]
fn by_private_functions(x: &f32![3]) -> (f32, f32![3]) {
    value_and_grad(square_of_sum)(x)
}

#[test]
fn private_custom_functions_of_another_crate_are_called_and_differentiated() {
    let x = tensor![1.0, 2.0, -0.5];
    assert_eq!(by_private_functions(&x), (6.25, tensor![5.0, 5.0, 5.0]));
}

#[test]
fn functions_of_another_crate_keep_their_derivatives() {
    let p = Dense {
        w: Tensor::from_fn(|[i, j]| 0.3 * i as f32 - 0.2 * j as f32),
        b: tensor![0.1, -0.2, 0.3],
    };
    let x = Tensor::from_fn(|[i, j]| 0.5 * i as f32 + 0.25 * j as f32);
    let (again, kept) = by_checkpoint(&p, &x);
    let leaves = |p: &Dense| [p.w.to_vec(), p.b.to_vec()].concat();
    for (a, b) in leaves(&again).iter().zip(leaves(&kept)) {
        assert!((a - b).abs() < 1e-5 * (1.0 + b.abs()), "{a} is not {b}");
    }
    assert_eq!(by_rules(-3.0), (-6.0, -108.0, -27.0));
}
