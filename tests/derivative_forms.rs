//! Derivatives through the forms of the language: control flow, templates, methods, captured values, sizes.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::Error;
use typed_xla::prelude::*;

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{a} is not {b}");
}

fn difference(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    (f(x + 1e-6) - f(x - 1e-6)) / 2e-6
}

#[computation]
fn branches(x: f64, n: i32) -> f64 {
    let y = if x > 1.0 { x * x } else { sin(x) };
    match n {
        0 => y * x,
        1 => exp(y),
        _ => y + 3.0 * x,
    }
}

#[computation]
fn slope_of_branches(x: f64, n: i32) -> f64 {
    grad(branches)(x, n)
}

#[test]
fn the_branch_that_runs_is_differentiated() {
    for x in [0.3, 1.7] {
        for n in 0..3 {
            close(slope_of_branches(x, n), difference(|x| branches(x, n), x));
        }
    }
}

#[computation]
fn nested_loops(x: f64, w: &f64![4, 3]) -> f64 {
    let mut total = x;
    let mut seen = 0.0f64;
    for i in 0..4 {
        let mut inner = total;
        for j in 0..3 {
            inner = inner * 0.5 + sin(w[(i, j)] * x) * inner;
        }
        if inner > 0.2 {
            total = total + inner;
        }
        seen += inner * inner;
    }
    total + seen
}

#[computation]
fn slopes_of_nested_loops(x: f64, w: &f64![4, 3]) -> (f64, f64![4, 3], f64) {
    let (dx, dw) = grad(nested_loops, argnums = [0, 1])(x, w);
    let (_, forward) = jvp(|x| nested_loops(x, w))(x, 1.0);
    (dx, dw, forward)
}

#[test]
fn loops_in_loops_with_choices() {
    let w = Tensor::from_fn(|[i, j]| (i as f64 - j as f64) * 0.3 + 0.1);
    let (dx, dw, forward) = slopes_of_nested_loops(0.7, &w);
    close(dx, difference(|x| nested_loops(x, &w), 0.7));
    close(forward, dx);
    for i in 0..4 {
        for j in 0..3 {
            let f = |v| {
                let mut w = w;
                w[[i, j]] = v;
                nested_loops(0.7, &w)
            };
            close(dw[[i, j]], difference(f, w[[i, j]]));
        }
    }
}

#[computation]
fn while_loop_forward(x: f64) -> (f64, f64) {
    jvp(|x| {
        let mut y = x;
        while y > 0.1 {
            y = y * y * 0.5;
        }
        y
    })(x, 1.0)
}

#[test]
fn a_while_has_tangents() {
    let (y, dy) = while_loop_forward(0.9);
    let f = |x: f64| {
        let mut y = x;
        while y > 0.1 {
            y = y * y * 0.5;
        }
        y
    };
    close(y, f(0.9));
    close(dy, difference(f, 0.9));
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Dense {
    w: f64![3, 3],
    b: f64![3],
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    layers: [Dense; 2],
    scale: f64,
}

#[computation]
fn net_loss(net: &Net, x: &f64![3]) -> f64 {
    let mut y = x;
    for layer in &net.layers {
        y = tanh(dot(y, layer.w) + layer.b);
    }
    sum(y * y) * net.scale
}

#[computation]
fn net_gradient(net: &Net, x: &f64![3]) -> Net {
    grad(net_loss)(net, x)
}

#[test]
fn structs_of_arrays_of_structs() {
    let dense = |s: f64| Dense {
        w: Tensor::from_fn(|[i, j]| s * (i as f64 + 0.5 * j as f64) - 0.4),
        b: tensor![0.1, -0.2, 0.3],
    };
    let net = Net {
        layers: [dense(0.3), dense(-0.2)],
        scale: 1.5,
    };
    let x = tensor![0.4, -0.6, 0.8];
    let g = net_gradient(&net, &x);
    let with = |k: usize, i: usize, j: usize, v: f64| {
        let mut net = net.clone();
        net.layers[k].w[[i, j]] = v;
        net_loss(&net, &x)
    };
    for k in 0..2 {
        close(
            g.layers[k].w[[1, 2]],
            difference(|v| with(k, 1, 2, v), net.layers[k].w[[1, 2]]),
        );
    }
    close(g.scale, net_loss(&net, &x) / 1.5);
}

#[computation]
fn descent<N: Dim>(f: impl Fn(&f64![N]) -> f64, x: &f64![N], rate: f64, rounds: i32) -> f64![N] {
    let mut x = x;
    let mut i = 0i32;
    while i < rounds {
        x = x - rate * grad(f)(x);
        i += 1;
    }
    x
}

#[computation]
fn minimum(target: &f64![2]) -> f64![2] {
    descent(
        |x| sum((x - target) * (x - target)),
        zeros(f64, [2]),
        0.25,
        60,
    )
}

#[test]
fn a_template_differentiates_its_argument() {
    let x = minimum(&tensor![1.0, -3.0]);
    close(x[[0]], 1.0);
    close(x[[1]], -3.0);
}

#[computation]
fn in_a_loop(x: &f64![4]) -> f64![4] {
    let mut out = x;
    for i in 0..4 {
        // The closure sees the loop's variable and a value outside of it.
        let k = x[i];
        let slope = grad(|v| v * v * v * k)(x[i]);
        out[i] = slope;
    }
    out
}

#[test]
fn gradients_inside_of_loops() {
    let y = in_a_loop(&tensor![1.0, 2.0, 3.0, 4.0]);
    assert_eq!(y, tensor![3.0, 24.0, 81.0, 192.0]);
}

#[computation]
fn recurrent(w: &f64![2, 2], xs: &f64![?, 2]) -> Result<f64, Error> {
    let (last, outputs) = scan(
        |h, x| {
            let h = tanh(dot(h, w) + x);
            (h, sum(h))
        },
        zeros(f64, [2]),
        xs,
    );
    Ok(sum(last) + sum(outputs * outputs))
}

#[computation]
fn recurrent_gradient(w: &f64![2, 2], xs: &f64![?, 2]) -> Result<(f64![2, 2], f64![?, 2]), Error> {
    Ok(grad(recurrent, argnums = [0, 1])(w, xs)?)
}

#[computation]
fn cubed<E: Float>(x: E) -> Result<E, Error> {
    Ok(x * x * x)
}

#[computation]
fn slope_of_cubed(x: f64) -> Result<f64, Error> {
    Ok(grad(cubed)(x)?)
}

#[test]
fn a_fallible_template_has_a_gradient() {
    assert_eq!(slope_of_cubed(3.0).unwrap(), 27.0);
}

#[test]
fn scans_of_dynamic_lengths() {
    let w = tensor![[0.5, -0.3], [0.2, 0.8]];
    for length in [1, 5] {
        let xs: f64![?, 2] =
            Tensor::from_fn_sized([length, 2], |[i, j]| 0.3 * i as f64 - 0.2 * j as f64).unwrap();
        let (dw, dx) = recurrent_gradient(&w, &xs).unwrap();
        let f = |v| {
            let mut w = w;
            w[[0, 1]] = v;
            recurrent(&w, &xs).unwrap()
        };
        close(dw[[0, 1]], difference(f, -0.3));
        let f = |v| {
            let mut xs = xs.clone();
            xs[[0, 1]] = v;
            recurrent(&w, &xs).unwrap()
        };
        close(dx[[0, 1]], difference(f, xs[[0, 1]]));
    }
}

#[computation]
fn generic<N: Dim, M: Dim>(x: &f64![N, M]) -> f64![N, M] {
    grad(|x| sum(x[(.., 0)] * x[(.., M - 1)]) + sum(softmax(x, dimension = 1) * x))(x)
}

#[test]
fn generic_sizes() {
    let x = Tensor::from_fn(|[i, j]| (i as f64) * 0.3 - (j as f64) * 0.2);
    let g: f64![2, 3] = generic(&x);
    let f = |x: &f64![2, 3]| {
        let mut all = 0.0;
        for i in 0..2 {
            all += x[[i, 0]] * x[[i, 2]];
            let e: Vec<f64> = (0..3).map(|j| x[[i, j]].exp()).collect();
            let s: f64 = e.iter().sum();
            all += (0..3).map(|j| e[j] / s * x[[i, j]]).sum::<f64>();
        }
        all
    };
    for i in 0..2 {
        for j in 0..3 {
            let at = |v| {
                let mut x = x;
                x[[i, j]] = v;
                f(&x)
            };
            close(g[[i, j]], difference(at, x[[i, j]]));
        }
    }
}

#[computation]
mod shapes {
    use typed_xla::prelude::*;

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Curve {
        pub k: f64![3],
    }

    impl Curve {
        #[computation]
        pub fn at(&self, x: f64) -> f64 {
            self.k[0] + self.k[1] * x + self.k[2] * x * x
        }

        #[computation]
        pub fn slope(&self, x: f64) -> f64 {
            grad(|x| self.at(x))(x)
        }
    }
}

use shapes::Curve;

#[computation]
fn by_the_curve(curve: &Curve, x: f64) -> (f64, Curve) {
    (curve.slope(x), grad(|c| c.slope(x))(curve))
}

#[test]
fn methods() {
    let curve = Curve {
        k: tensor![1.0, 2.0, 3.0],
    };
    let (slope, by) = by_the_curve(&curve, 0.5);
    assert_eq!(slope, 5.0);
    assert_eq!(by.k, tensor![0.0, 1.0, 1.0]);
}

#[computation]
fn auxiliary(x: &f64![2]) -> (f64, f64![2], i32, f64![2]) {
    let ((l, (n, y)), g) = value_and_grad(|x| (sum(x * x), (3i32, x + 1.0)), has_aux = true)(x);
    (l, g, n, y)
}

#[test]
fn auxiliary_results_are_returned_beside_the_gradient() {
    let (l, g, n, y) = auxiliary(&tensor![1.0, 2.0]);
    assert_eq!((l, n), (5.0, 3));
    assert_eq!((g, y), (tensor![2.0, 4.0], tensor![2.0, 3.0]));
}

#[computation]
fn linear_functions(x: &f64![2], v: &f64![2]) -> (f64, f64, f64) {
    let (y, apply) = linearize(|x| sum(sin(x) * x))(x);
    let twice = |v| apply(v) + apply(2.0 * v);
    (y, apply(v), twice(v))
}

#[test]
fn linear_functions_are_called_again() {
    let (_, once, twice) = linear_functions(&tensor![0.5, 1.0], &tensor![1.0, -1.0]);
    close(twice, 3.0 * once);
}

#[computation]
fn random_loss(rng: &mut Rng, w: f64) -> (f64, f64) {
    let noise = rng_normal(rng, 0.0f64, 1.0, [3]);
    value_and_grad(|w| mean((w * noise) * (w * noise)))(w)
}

#[test]
fn random_numbers_are_constants() {
    let (l, g) = random_loss(&mut Rng::new(3), 2.0);
    close(g, l);
}

#[computation]
fn complex_gradient(z: &c128![2]) -> c128![2] {
    grad(|z| sum(abs(z * z)))(z)
}

#[test]
fn complex_numbers_as_in_jax() {
    let z = tensor![c128::new(1.0, 2.0), c128::new(-0.5, 0.25)];
    let g = complex_gradient(&z);
    // d|z²| = 2 Re(conj(z) dz), and the gradient is its conjugate.
    for i in 0..2 {
        let z = z[[i]];
        close(g[[i]].re, 2.0 * z.re);
        close(g[[i]].im, -2.0 * z.im);
    }
}

#[computation]
fn of_operations(x: &f64![3]) -> (f64![3], f64) {
    let (_, d) = jvp(tanh)(x, x);
    (d, sum(vmap(grad(sin))(x)))
}

#[test]
fn operations_are_functions() {
    let (d, s) = of_operations(&tensor![0.1, 0.2, 0.3]);
    close(d[[1]], 0.2 * (1.0 - 0.2f64.tanh().powi(2)));
    close(s, 0.1f64.cos() + 0.2f64.cos() + 0.3f64.cos());
}

#[computation(program = PooledFromZero)]
fn pooled_from_zero(x: &f64![4, 6]) -> f64![4, 6] {
    grad(|x| sum(reduce_window(max, x, 0.0, [2, 3], [2, 3])))(x)
}

#[test]
fn pooling_from_zero_stores_no_numbers_of_elements() {
    let x = Tensor::from_fn(|[i, j]| if j < 3 { -1.0 } else { (i * 6 + j) as f64 });
    let found = pooled_from_zero(&x);
    // The last element of each window on the right, and none on the left.
    let expected = Tensor::from_fn(|[i, j]| f64::from(i % 2 == 1 && j == 5));
    assert_eq!(found, expected);
    let text = PooledFromZero::stablehlo();
    assert!(text.contains("select_and_scatter") && !text.contains("gather"));
}
