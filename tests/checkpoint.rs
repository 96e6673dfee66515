//! `checkpoint(f)` has the values and the derivatives of `f`.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Layer {
    w: f64![4, 4],
    b: f64![4],
}

#[computation]
fn layer(p: &Layer, x: &f64![3, 4]) -> f64![3, 4] {
    tanh(dot(x, p.w) + p.b.along([1])) + x
}

/// A layer that is computed again wherever it is differentiated, also by its callers.
#[computation]
fn again(p: &Layer, x: &f64![3, 4]) -> f64![3, 4] {
    checkpoint(layer)(p, x)
}

#[computation]
fn plain_loss(layers: &[Layer; 3], x: &f64![3, 4]) -> f64 {
    let mut x = x;
    for p in layers {
        x = layer(p, x);
    }
    sum(x * x)
}

#[computation]
fn loss(layers: &[Layer; 3], x: &f64![3, 4]) -> f64 {
    let mut x = x;
    for p in layers {
        x = again(p, x);
    }
    sum(x * x)
}

/// A function that is computed again and contains one, and a value that its closure sees.
#[computation]
fn nested(layers: &[Layer; 3], x: &f64![3, 4]) -> f64 {
    let inner = checkpoint(|x| layer(layers[1], layer(layers[0], x)));
    let all = checkpoint(|x, p| {
        let y = layer(p, inner(x));
        sum(y * y)
    });
    all(x, layers[2])
}

#[computation]
fn plain_gradients(layers: &[Layer; 3], x: &f64![3, 4]) -> (f64, [Layer; 3], f64![3, 4]) {
    let (value, (a, b)) = value_and_grad(plain_loss, argnums = [0, 1])(layers, x);
    (value, a, b)
}

#[computation]
fn gradients(layers: &[Layer; 3], x: &f64![3, 4]) -> (f64, [Layer; 3], f64![3, 4]) {
    let (value, (a, b)) = value_and_grad(loss, argnums = [0, 1])(layers, x);
    (value, a, b)
}

#[computation]
fn nested_gradients(layers: &[Layer; 3], x: &f64![3, 4]) -> (f64, [Layer; 3], f64![3, 4]) {
    let (value, (a, b)) = value_and_grad(nested, argnums = [0, 1])(layers, x);
    (value, a, b)
}

fn input() -> ([Layer; 3], f64![3, 4]) {
    let number = |seed: usize| (seed as f64 * 0.37).sin() * 0.5;
    let layers = std::array::from_fn(|i| Layer {
        w: Tensor::from_fn(|[a, b]| number(17 * i + 4 * a + b)),
        b: Tensor::from_fn(|[a]| number(5 * i + a)),
    });
    (layers, Tensor::from_fn(|[a, b]| number(100 + 4 * a + b)))
}

fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b) {
        assert!((a - b).abs() <= 1e-12 * (1.0 + a.abs()), "{a} is not {b}");
    }
}

#[test]
fn values_and_gradients_are_those_of_the_function() {
    let (layers, x) = input();
    let (value, by_layers, by_x) = plain_gradients(&layers, &x);
    for (found, of_layers, of_x) in [gradients(&layers, &x), nested_gradients(&layers, &x)] {
        close(&[value], &[found]);
        for (a, b) in by_layers.iter().zip(&of_layers) {
            close(a.w.as_slice(), b.w.as_slice());
            close(a.b.as_slice(), b.b.as_slice());
        }
        close(by_x.as_slice(), of_x.as_slice());
    }
}

/// A scan whose body is computed again.
#[computation]
fn recurrent(p: &Layer, xs: &f64![5, 3, 4], checked: bool) -> f64 {
    let start = zeros(f64, [3, 4]);
    let plain = |h, x| {
        let h = layer(p, h + x);
        (h, sum(h * x))
    };
    let again = checkpoint(plain);
    let (h, ys) = scan(plain, start, xs);
    let (g, zs) = scan(again, start, xs);
    if checked {
        sum(g * g) + sum(sin(zs))
    } else {
        sum(h * h) + sum(sin(ys))
    }
}

#[computation]
fn of_scan(p: &Layer, xs: &f64![5, 3, 4], checked: bool) -> (Layer, f64![5, 3, 4]) {
    grad(recurrent, argnums = [0, 1])(p, xs, checked)
}

/// A counted loop around a function that is computed again.
#[computation]
fn counted(x: &f64![3], checked: bool) -> f64 {
    let f = |x, i: i32| sin(x * 1.5) + (i as f64) * x;
    let (mut a, mut b) = (x, x);
    for i in 0..4 {
        a = f(a, i);
        b = checkpoint(f)(b, i);
    }
    sum(if checked { b } else { a })
}

#[computation]
fn of_loop(x: &f64![3], checked: bool) -> f64![3] {
    grad(counted)(x, checked)
}

#[test]
fn loops_and_scans_have_the_gradients_of_their_bodies() {
    let (layers, _) = input();
    let xs = Tensor::from_fn(|[t, a, b]| ((t * 12 + a * 4 + b) as f64 * 0.61).cos());
    let (p, x) = of_scan(&layers[0], &xs, false);
    let (q, y) = of_scan(&layers[0], &xs, true);
    close(p.w.as_slice(), q.w.as_slice());
    close(p.b.as_slice(), q.b.as_slice());
    close(x.as_slice(), y.as_slice());
    let x = tensor![0.3, -0.8, 1.1];
    close(of_loop(&x, false).as_slice(), of_loop(&x, true).as_slice());
}

/// Second derivatives, directions and batches of a function and of one that is computed again.
#[computation]
fn second(x: &f64![3], m: &f64![2, 3]) -> [(f64![3, 3], f64![3], f64![2, 3], f64![2, 3]); 2] {
    let plain = |x| sum(exp(sin(x) * x));
    let again = checkpoint(plain);
    let all = |x| (hessian(plain)(x), jvp(grad(plain))(x, x).1);
    let (a, b) = all(x);
    let (c, d) = (hessian(again)(x), jvp(grad(again))(x, x).1);
    let twice = grad(|x| sum(grad(again)(x) * x));
    let once = grad(|x| sum(grad(plain)(x) * x));
    [
        (a, b, vmap(grad(plain))(m), vmap(once)(m)),
        (c, d, vmap(grad(again))(m), vmap(twice)(m)),
    ]
}

#[test]
fn higher_derivatives_and_batches_are_those_of_the_function() {
    let m = tensor![[0.4, 0.1, -0.9], [1.2, 0.7, 0.5]];
    let [plain, again] = second(&tensor![0.3, -0.8, 1.1], &m);
    close(plain.0.as_slice(), again.0.as_slice());
    close(plain.1.as_slice(), again.1.as_slice());
    close(plain.2.as_slice(), again.2.as_slice());
    close(plain.3.as_slice(), again.3.as_slice());
}
