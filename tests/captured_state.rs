//! Closures that change variables of the enclosing function: a generator of random numbers that a loss draws from.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Params {
    w: f64![3],
    b: f64,
}

/// A loss with dropout, which draws numbers once.
#[computation]
fn loss(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> f64 {
    let kept = rng_bernoulli(rng, 0.5, [4, 3]);
    let y = dot(select(kept, 2.0 * x, 0.0), p.w) + p.b;
    sum(y * y)
}

#[computation]
fn drawn(x: f64, rng: &mut Rng) -> f64 {
    x * x * rng_normal(rng, 0.0f64, 1.0, [])
}

type Of<T> = fn(&Params, &f64![4, 3], &mut Rng) -> T;

/// The transformed function takes the generator as an argument, which the other forms are compared with.
#[computation]
fn argument(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    value_and_grad(loss)(p, x, rng)
}

#[computation]
fn by_name(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    value_and_grad(|p| loss(p, x, rng))(p)
}

#[computation]
fn by_reference(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    let mut own = *rng;
    let both = value_and_grad(|p| loss(p, x, &mut own))(p);
    *rng = own;
    both
}

#[computation]
fn in_the_body(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    value_and_grad(|p| {
        let kept = rng_bernoulli(rng, 0.5, [4, 3]);
        let y = dot(select(kept, 2.0 * x, 0.0), p.w) + p.b;
        sum(y * y)
    })(p)
}

#[computation]
fn in_a_variable(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    let of = |p| loss(p, x, rng);
    let both = value_and_grad(|p| of(p));
    both(p)
}

#[computation]
fn by_vjp(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    let (value, back) = vjp(|p| loss(p, x, rng))(p);
    (value, back(1.0))
}

#[computation]
fn by_checkpoint(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    value_and_grad(checkpoint(|p| loss(p, x, rng)))(p)
}

#[computation]
fn inside_a_checkpoint(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    value_and_grad(|p| checkpoint(|p| loss(p, x, rng))(p))(p)
}

#[test]
fn a_closure_draws_the_numbers_that_the_function_draws() {
    let p = Params {
        w: tensor![1.0, -2.0, 0.5],
        b: 0.25,
    };
    let x = Tensor::from_fn(|[i, j]| (3 * i + j) as f64 * 0.1);
    let of = |by: Of<(f64, Params)>| {
        let mut rng = Rng::new(3);
        (by(&p, &x, &mut rng), rng)
    };
    let expected = of(argument);
    assert_ne!(expected.1, Rng::new(3));
    let forms: [Of<(f64, Params)>; 7] = [
        by_name,
        by_reference,
        in_the_body,
        in_a_variable,
        by_vjp,
        by_checkpoint,
        inside_a_checkpoint,
    ];
    for (i, form) in forms.into_iter().enumerate() {
        assert_eq!(of(form), expected, "form {i}");
    }
}

#[computation]
fn tangent(x: f64, dx: f64, rng: &mut Rng) -> (f64, f64) {
    jvp(|x| drawn(x, rng))(x, dx)
}

#[computation]
fn tangent_of_two(x: f64, dx: f64, rng: &mut Rng) -> (f64, f64) {
    jvp(|x, y| drawn(x, rng) * y)((x, 1.0f64), (dx, 0.0f64))
}

#[computation]
fn slopes(x: &f64![3], rng: &mut Rng) -> f64![3] {
    vmap(grad(|x| drawn(x, rng)))(x)
}

#[computation]
fn slope(x: f64, rng: &mut Rng) -> f64 {
    grad(drawn)(x, rng)
}

#[computation]
fn second(x: f64, rng: &mut Rng) -> f64 {
    hessian(|x| drawn(x, rng))(x)
}

#[test]
fn all_transformations_assign_the_new_state_once() {
    let mut rng = Rng::new(5);
    let expected = slope(2.0, &mut rng);
    let with = |of: &dyn Fn(&mut Rng)| {
        let mut own = Rng::new(5);
        of(&mut own);
        assert_eq!(own, rng);
    };
    with(&|rng| assert_eq!(tangent(2.0, 1.0, rng), (expected, expected)));
    with(&|rng| assert_eq!(tangent_of_two(2.0, 1.0, rng), (expected, expected)));
    // All indices draw the same number, as in JAX.
    with(&|rng| {
        let found = slopes(&tensor![2.0, 4.0, 0.0], rng);
        assert_eq!(found, tensor![expected, 2.0 * expected, 0.0]);
    });
    with(&|rng| assert!((second(2.0, rng) - expected / 2.0).abs() < 1e-12));
}

/// Three steps of descent, each with other numbers.
#[computation]
fn descent(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    let mut p = p;
    let mut last = 0.0;
    for _ in 0..3 {
        let (value, gradient) = value_and_grad(|p| loss(p, x, rng))(p);
        last = value;
        p = Params {
            w: p.w - 0.01 * gradient.w,
            b: p.b - 0.01 * gradient.b,
        };
    }
    (last, p)
}

#[computation]
fn descent_by_variable(p: &Params, x: &f64![4, 3], rng: &mut Rng) -> (f64, Params) {
    let mut p = p;
    let mut last = 0.0;
    let mut round = 0i32;
    let of = |p| loss(p, x, rng);
    while round < 3 {
        let (value, gradient) = value_and_grad(|p| of(p))(p);
        if value > 0.0 {
            last = value;
        }
        p = Params {
            w: p.w - 0.01 * gradient.w,
            b: p.b - 0.01 * gradient.b,
        };
        round += 1;
    }
    (last, p)
}

#[test]
fn a_loop_carries_the_state_that_a_closure_changes() {
    let p = Params {
        w: tensor![1.0, -2.0, 0.5],
        b: 0.25,
    };
    let x = Tensor::from_fn(|[i, j]| (3 * i + j) as f64 * 0.1);
    let (mut rng, mut q, mut last) = (Rng::new(9), p.clone(), 0.0);
    for _ in 0..3 {
        let (value, gradient) = argument(&q, &x, &mut rng);
        last = value;
        q.w = Tensor::from_fn(|[i]| q.w[[i]] - 0.01 * gradient.w[[i]]);
        q.b -= 0.01 * gradient.b;
    }
    for form in [descent as Of<(f64, Params)>, descent_by_variable] {
        let mut own = Rng::new(9);
        let (found, r) = form(&p, &x, &mut own);
        assert_eq!(own, rng);
        assert!((found - last).abs() < 1e-12 && (r.b - q.b).abs() < 1e-12);
    }
}

/// The number of calls, and a value of the function that is not its result.
#[computation]
fn counted(x: f64, calls: &mut i32) -> (f64, f64) {
    let mut square = 0.0f64;
    let f = |x| {
        *calls += 1;
        square = x * x;
        square * x
    };
    let direct = f(x);
    (grad(|x| f(x))(x) + direct, square)
}

#[test]
fn a_closure_assigns_to_the_variables_that_it_captures() {
    let mut calls = 1;
    assert_eq!(counted(2.0, &mut calls), (20.0, 4.0));
    assert_eq!(calls, 3);
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    layers: [Params; 2],
    scale: f32,
}

/// Adds noise to each leaf: the same numbers as calls for one leaf after another.
#[computation]
fn noisy(net: &Net, rng: &mut Rng, leaves: &mut i32) -> (Net, f64) {
    let mut total = 0.0f64;
    let scale = tree_map(
        |p| {
            *leaves += 1;
            let noise = rng_uniform(rng, 0.0f64, 1.0, []);
            total += noise;
            p + (noise as f32)
        },
        net.scale,
    );
    let layers = tree_map(
        |p, q| {
            *leaves += 1;
            let noise = rng_uniform(&mut *rng, 0.0f64, 1.0, []);
            total += noise;
            p + q * noise
        },
        net.layers,
        ones_like(net.layers),
    );
    (Net { layers, scale }, total)
}

#[computation]
fn by_hand(net: &Net, rng: &mut Rng) -> (Net, f64) {
    let a = rng_uniform(rng, 0.0f64, 1.0, []);
    let b = rng_uniform(rng, 0.0f64, 1.0, []);
    let c = rng_uniform(rng, 0.0f64, 1.0, []);
    let d = rng_uniform(rng, 0.0f64, 1.0, []);
    let e = rng_uniform(rng, 0.0f64, 1.0, []);
    let [first, second] = net.layers;
    let first = Params {
        w: first.w + b,
        b: first.b + c,
    };
    let second = Params {
        w: second.w + d,
        b: second.b + e,
    };
    let net = Net {
        layers: [first, second],
        scale: net.scale + (a as f32),
    };
    (net, a + b + c + d + e)
}

/// A template draws in a loop and in a reduction.
#[computation]
fn scaled<T: Tensors>(p: &T, rng: &mut Rng) -> T {
    let mut scaled = p;
    for _ in 0..3 {
        scaled = tree_map(|p| p * rng_uniform(rng, 0.5f64, 1.0, []), scaled);
    }
    scaled
}

#[computation]
fn drawn_sum(p: &Params, rng: &mut Rng) -> (f64, f64, Params) {
    let mut own = *rng;
    let reduced = tree_reduce(
        |all, p| all + sum(p) * rng_uniform(rng, 0.0f64, 1.0, []),
        p,
        0.0,
    );
    let first = rng_uniform(&mut own, 0.0f64, 1.0, []);
    let second = rng_uniform(&mut own, 0.0f64, 1.0, []);
    let scaled = scaled(p, &mut own);
    (reduced, first * sum(p.w) + second * p.b, scaled)
}

#[test]
fn a_closure_for_leaves_draws_for_one_after_another() {
    let params = |by: f64| Params {
        w: Tensor::full(by),
        b: -by,
    };
    let net = Net {
        layers: [params(1.0), params(2.0)],
        scale: 0.5,
    };
    let (mut rng, mut leaves) = (Rng::new(7), 0);
    let found = noisy(&net, &mut rng, &mut leaves);
    let mut own = Rng::new(7);
    assert_eq!(found, by_hand(&net, &mut own));
    assert_eq!((leaves, rng.clone()), (5, own));
    let (sum, expected, scaled) = drawn_sum(&params(1.0), &mut rng);
    assert!((sum - expected).abs() < 1e-12);
    assert!(scaled.b < 0.0 && scaled.b > -1.0 && scaled.b != -scaled.w[[0]]);
}
