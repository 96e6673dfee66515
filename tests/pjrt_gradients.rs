//! Gradients as programs on XLA: its results equal the function's.
#![cfg(feature = "pjrt")]

mod xla;

use typed_xla::prelude::*;
use typed_xla::shape::StaticShape;
use typed_xla::tensors::{Leaves, Path};
use xla::xla;

/// Defines computations, each with a test that compares its results with XLA's.
macro_rules! gradients {
    ($($name:ident($($x:ident: $e:ident $dims:tt),*) -> $result:ty $body:block)*) => {$(
        #[needs::plugin]
        #[test]
        fn $name() {
            #[computation(program = Text)]
            fn computed($($x: &$e! $dims),*) -> $result $body

            let client = xla();
            $(let $x: $e! $dims = wave(stringify!($x));)*
            let program = client.compile::<Text>().expect("XLA compiles the program");
            let there = program.run(($(&$x),*)).expect("XLA runs the program");
            compare(&computed($(&$x),*), &there);
        }
    )*};
}

/// Returns numbers between -1 and 1, which a name determines.
fn wave<S: StaticShape>(name: &str) -> Tensor<f32, S> {
    let start: u32 = name.bytes().map(u32::from).sum();
    let mut x = Tensor::zeros();
    for (i, x) in x.as_mut_slice().iter_mut().enumerate() {
        *x = (start as f32 + 1.7 * i as f32).sin();
    }
    x
}

/// Returns the elements of all leaves, which are of type `f32`.
fn elements<T: Leaves>(all: &T) -> Vec<f32> {
    let mut elements = Vec::new();
    all.visit(Path::ROOT, &mut |_, leaf| {
        let chunks = leaf.bytes.chunks_exact(4);
        elements.extend(chunks.map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap())));
    });
    elements
}

fn compare<T: Leaves>(here: &T, there: &T) {
    let (here, there) = (elements(here), elements(there));
    assert_eq!(here.len(), there.len());
    assert!(here.iter().any(|&x| x != 0.0), "a gradient is not zero");
    let scale = here.iter().fold(1.0f32, |scale, x| scale.max(x.abs()));
    for (i, (here, there)) in here.iter().zip(&there).enumerate() {
        let error = (here - there).abs();
        assert!(
            error <= 2e-5 * scale,
            "element {i}: {here}, XLA has {there}"
        );
    }
}

/// Returns the square, with the derivative of the cube.
#[computation(vjp = as_cube)]
fn squared(x: &f32![6]) -> f32![6] {
    x * x
}

#[computation]
fn as_cube(x: &f32![6], back: &f32![6]) -> f32![6] {
    3.0 * x * x * back
}

gradients! {
    eliminations(a: f32[2, 5, 3], b: f32[3, 4]) -> (f32![2, 5, 3], f32![2, 5], f32![2, 5, 3], f32![3, 4]) {
        // Waves have a low rank; these functions of them do not.
        let (m, n) = (cos(a * 7.0), cos(b * 5.0));
        let (factors, _, permutation) = lu(m);
        let slope = grad(|m| sum(sin(lu(m).0)))(m);
        (factors, permutation as f32, slope, lu(n).0)
    }

    equations(a: f32[2, 4, 4], b: f32[2, 4, 2]) -> (f32![2, 4, 2], f32![2, 4, 4], f32![2, 4, 2], f32![2, 4, 4]) {
        let m = cos(a * 7.0);
        let (da, db) = grad(|m, b| sum(sin(solve(m, b))), argnums = [0, 1])(m, b);
        (solve(m, b), da, db, inverse(m))
    }

    determinants(a: f32[2, 4, 4], b: f32[3, 3]) -> (f32![2], f32![2, 4, 4], f32![2], f32, f32![3, 3]) {
        let m = cos(a * 7.0);
        let (sign, logarithm) = slogdet(m);
        (det(m), grad(|m| sum(sin(det(m))))(m), sign * logarithm, det(b), grad(|b| slogdet(b).1)(cos(b * 5.0)))
    }

    network(x: f32[8, 6], w: f32[6, 4], b: f32[4]) -> (f32, (f32![6, 4], f32![4])) {
        let loss = |w, b| {
            let scores = tanh(dot(x, w) + b.along([1]));
            mean(cross_entropy(scores, argmax(x[(.., 0..4)], 1)))
        };
        value_and_grad(loss, argnums = [0, 1])(w, b)
    }

    convolutions(x: f32[2, 2, 8, 8], k: f32[3, 2, 3, 3], w: f32[3, 4]) -> (f32![2, 2, 8, 8], f32![3, 2, 3, 3]) {
        let loss = |x, k| {
            let y = relu(conv(x, k, padding = "SAME"));
            let (y, _, _) = batch_norm_training(y, w[(.., 0)], w[(.., 1)], 1e-3, 1);
            let means = reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]);
            let largest = reduce_window(max, y, f32::NEG_INFINITY, [1, 1, 3, 3], [1, 1, 2, 2]);
            sum(sin(means)) + sum(largest * largest)
        };
        grad(loss, argnums = [0, 1])(x, k)
    }

    attention(x: f32[2, 5, 8], w: f32[3, 8, 8], scale: f32[8]) -> (f32![2, 5, 8], f32![3, 8, 8]) {
        let loss = |x, w| {
            let y = layer_norm(x, scale, scale);
            let (q, k, v) = (w[0], w[1], w[2]);
            let query("b,t,o") = y("b,t,i") * q("i,o");
            let key("b,t,o") = y("b,t,i") * k("i,o");
            let value("b,t,o") = y("b,t,i") * v("i,o");
            let scores("b,t,s") = query("b,t,c") * key("b,s,c");
            let seen = iota(i32, [5, 5], 0) >= iota(i32, [5, 5], 1);
            let shares = softmax(select(seen.along([1, 2]), scores, f32::NEG_INFINITY), dimension = 2);
            let mixed("b,t,c") = shares("b,t,s") * value("b,s,c");
            sum(gelu(mixed, approximate = "tanh") * x)
        };
        grad(loss, argnums = [0, 1])(x, w)
    }

    recurrence(x: f32[6, 2, 32], w: f32[64, 128], b: f32[128]) -> (f32![6, 2, 32], f32![64, 128], f32![128]) {
        let loss = |x, w, b| {
            let start = zeros(f32, [2, 32]);
            let (_, all) = scan(|(h, c), x| {
                let gates = dot(concatenate((x, h), dimension = 1), w) + b.along([1]);
                let c = logistic(gates[(.., 0..32)]) * c
                    + logistic(gates[(.., 32..64)]) * tanh(gates[(.., 64..96)]);
                let h = logistic(gates[(.., 96..128)]) * tanh(c);
                ((h, c), h)
            }, (start, start), x);
            sum(all * all)
        };
        grad(loss, argnums = [0, 1, 2])(x, 0.1 * w, b)
    }

    indices(x: f32[7, 3], y: f32[4, 3]) -> (f32![7, 3], f32![4, 3]) {
        let loss = |x, y| {
            let places: i32![4] = [5, 0, 5, 2];
            let chosen = take(x, places, 0);
            let mut z = x;
            z[1..5] = chosen * y;
            sum(sin(z) * z) + sum(dynamic_slice(z, (2i32, 1i32), [3, 2]))
        };
        grad(loss, argnums = [0, 1])(x, y)
    }

    order(x: f32[4, 9]) -> f32![4, 9] {
        let loss = |x| {
            let sorted = sort(x, |a, b| a < b, dimension = 1);
            let (largest, _) = top_k(x, 3);
            sum(sorted * sin(iota(f32, [4, 9], 1))) + sum(largest * largest)
        };
        grad(loss)(x)
    }

    factors(x: f32[4, 4], y: f32[4]) -> (f32![4, 4], f32![4]) {
        let loss = |x, y| {
            let a = dot(x, transpose(x, [1, 0])) + 4.0 * eye(f32, 4);
            sum(cholesky(a)) + dot(y, solve(a, y))
        };
        grad(loss, argnums = [0, 1])(x, y)
    }

    loops_and_choices(x: f32[5], w: f32[4, 5]) -> (f32![5], f32![4, 5]) {
        let loss = |x, w| {
            let mut s = x;
            for i in 0..4 {
                s = if sum(s) > 0.0 { sin(s) * w[i] } else { s + w[i] * w[i] };
            }
            sum(s * s)
        };
        grad(loss, argnums = [0, 1])(x, w)
    }

    rules(x: f32[6]) -> (f32![6], f32![6]) {
        let stopped = |x| sum(x * stop_gradient(sin(x)));
        (grad(|x| sum(squared(x)))(x), grad(stopped)(x))
    }

    second_derivatives(x: f32[4], w: f32[4, 4]) -> (f32![4, 4], f32![4]) {
        let energy = |x| sum(tanh(dot(w, x)) * x) + logsumexp(x);
        let (_, product) = jvp(grad(energy))(x, w[0]);
        (hessian(energy)(x), product)
    }

    each_example(x: f32[5, 3], w: f32[3]) -> f32![5, 3] {
        vmap(grad(|w, x| tanh(dot(w, x)) * x[0]), in_dimensions = [None, 0])(w, x)
    }
}
