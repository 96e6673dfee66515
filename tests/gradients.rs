//! Derivatives: `grad`, `value_and_grad`, `jvp`, `vjp`, `linearize`, and their compositions.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Params {
    w: f32![3, 2],
    b: f32![2],
}

#[computation]
fn loss(p: &Params, x: &f32![4, 3], y: &f32![4, 2]) -> f32 {
    let h = tanh(dot(x, p.w) + p.b.along([1]));
    let d = h - y;
    mean(d * d)
}

#[computation]
fn step(p: &Params, x: &f32![4, 3], y: &f32![4, 2]) -> (f32, Params) {
    let (l, g) = value_and_grad(loss)(p, x, y);
    (l, p - 0.1 * g)
}

#[computation]
fn cube(x: f64) -> f64 {
    grad(grad(|x| x * x * x))(x)
}

#[computation]
fn hvp(x: &f64![3], v: &f64![3]) -> f64![3] {
    let (_, hv) = jvp(grad(|x| sum(sin(x) * x)))(x, v);
    hv
}

#[computation]
fn pulled(x: &f64![3], y: &f64![3]) -> (f64![3], f64![3], f64![3]) {
    let (z, back) = vjp(|x, y| x * sin(y))(x, y);
    let (dx, dy) = back(z);
    let (_, dy2) = back(x);
    (dx, dy, dy2)
}

#[computation]
fn looped(x: f64, c: &f64![5]) -> (f64, f64![5]) {
    let run = |x, c| {
        let mut s = x;
        for i in 0..5 {
            s = sin(s) * c[i];
        }
        s
    };
    grad(run, argnums = [0, 1])(x, c)
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{a} {b}");
}

#[test]
fn gradient_of_loss() {
    let p = Params {
        w: tensor![[0.1, -0.2], [0.3, 0.4], [-0.5, 0.6]],
        b: tensor![0.05, -0.1],
    };
    let x = tensor![
        [1.0, 2.0, 3.0],
        [0.5, -1.0, 0.25],
        [0.0, 1.0, -2.0],
        [1.5, 0.5, 1.0]
    ];
    let y = tensor![[0.0, 1.0], [1.0, 0.0], [-1.0, 0.5], [0.2, 0.1]];
    let (l, q) = step(&p, &x, &y);
    let e = 1e-2f32;
    let mut p2 = p.clone();
    p2.b[[0]] += e;
    let mut p3 = p.clone();
    p3.b[[0]] -= e;
    let g = (loss(&p2, &x, &y) - loss(&p3, &x, &y)) / (2.0 * e);
    assert!((l - loss(&p, &x, &y)).abs() < 1e-6);
    assert!(((p.b[[0]] - q.b[[0]]) / 0.1 - g).abs() < 1e-3);
}

#[test]
fn second_derivative() {
    assert_eq!(cube(2.0), 12.0);
    let (x, v) = (tensor![0.1, 0.2, 0.3], tensor![1.0, 0.0, -1.0]);
    let h = hvp(&x, &v);
    for i in 0..3 {
        let x = x[[i]];
        close(h[[i]], (2.0 * x.cos() - x * x.sin()) * v[[i]]);
    }
}

#[test]
fn several_pullbacks() {
    let (x, y) = (tensor![0.1, 0.2, 0.3], tensor![1.0, 0.5, -1.0]);
    let (dx, dy, dy2) = pulled(&x, &y);
    for i in 0..3 {
        let (x, y) = (x[[i]], y[[i]]);
        close(dx[[i]], x * y.sin() * y.sin());
        close(dy[[i]], x * y.sin() * x * y.cos());
        close(dy2[[i]], x * x * y.cos());
    }
}

#[test]
fn loops() {
    let c = tensor![0.5, 1.5, -0.7, 0.9, 1.1];
    let f = |x: f64, c: &[f64]| c.iter().fold(x, |s, c| s.sin() * c);
    let raw = [0.5, 1.5, -0.7, 0.9, 1.1];
    let (dx, dc) = looped(0.3, &c);
    let e = 1e-6;
    close(dx, (f(0.3 + e, &raw) - f(0.3 - e, &raw)) / (2.0 * e));
    for i in 0..5 {
        let (mut a, mut b) = (raw, raw);
        a[i] += e;
        b[i] -= e;
        close(dc[[i]], (f(0.3, &a) - f(0.3, &b)) / (2.0 * e));
    }
}

#[computation]
fn two(x: &f64![3], y: f64) -> (f64![2], f64) {
    (stack((sum(x * x) * y, x[0] * x[1])), sum(sin(x)) * y)
}

type Rows = ((f64![2, 3], f64![2]), (f64![3], f64));

#[computation]
fn jacobians(
    x: &f64![3],
    y: f64,
) -> (
    ((f64![2, 3], f64![2]), (f64![3], f64)),
    ((f64![2, 3], f64![2]), (f64![3], f64)),
) {
    (
        jacfwd(two, argnums = [0, 1])(x, y),
        jacrev(two, argnums = [0, 1])(x, y),
    )
}

#[computation]
fn second(x: &f64![3]) -> f64![3, 3] {
    hessian(|x| x[0] * x[0] * x[1] + sin(x[2]) * x[0])(x)
}

#[computation]
fn each(x: &f64![4, 3], w: &f64![3]) -> f64![3, 4] {
    vmap(
        grad(|x, w| sum(x * x * x * w)),
        in_dimensions = [0, None],
        out_dimensions = 1,
    )(x, w)
}

#[test]
fn jacobians_in_both_modes() {
    let (x, y) = (tensor![0.5, -1.0, 2.0], 3.0);
    let (a, b): (Rows, Rows) = jacobians(&x, y);
    assert_eq!(a, b);
    let ((dx, dy), (ex, ey)) = a;
    assert_eq!(dx, tensor![[3.0, -6.0, 12.0], [-1.0, 0.5, 0.0]]);
    assert_eq!(dy, tensor![5.25, 0.0]);
    close(ex[[1]], 3.0 * (-1.0f64).cos());
    close(ey, 0.5f64.sin() + (-1.0f64).sin() + 2.0f64.sin());
}

#[test]
fn hessians() {
    let h = second(&tensor![0.5, -1.0, 2.0]);
    let c = 2.0f64.cos();
    let expected = [
        [-2.0, 1.0, c],
        [1.0, 0.0, 0.0],
        [c, 0.0, -0.5 * 2.0f64.sin()],
    ];
    for (i, row) in expected.iter().enumerate() {
        for (j, value) in row.iter().enumerate() {
            close(h[[i, j]], *value);
        }
    }
}

#[test]
fn gradients_of_each_example() {
    let x = Tensor::from_fn(|[i, j]| (i * 3 + j) as f64 * 0.25);
    let w = tensor![1.0, 2.0, -1.0];
    let g = each(&x, &w);
    for i in 0..4 {
        for j in 0..3 {
            close(g[[j, i]], 3.0 * x[[i, j]] * x[[i, j]] * w[[j]]);
        }
    }
}

/// Loops and choices that read `x`, but through which no derivative is taken.
#[computation]
fn stopped(x: f64, n: i32) -> f64 {
    let held = |x| {
        let mut s = 1.0f64;
        for _ in 0..3 {
            s += stop_gradient(x * s);
        }
        let chosen = if n > 0 { stop_gradient(x * x) } else { 0.0 };
        x * (s + chosen)
    };
    grad(held)(x)
}

#[test]
fn loops_and_choices_without_tangents() {
    // (1 + x)^3, and x^2 if it is chosen.
    assert_eq!(stopped(2.0, 0), 27.0);
    assert_eq!(stopped(2.0, 1), 31.0);
}
