//! Rules for the derivatives of functions.

use typed_xla::prelude::*;

#[computation]
fn identity_vjp(_x: f64, limit: f64, d: f64) -> (f64, f64) {
    (min(max(d, -limit), limit), 0.0f64)
}

/// The identity, whose gradient is clipped.
#[computation(vjp = identity_vjp)]
fn identity(x: f64, limit: f64) -> f64 {
    let y = x + 0.0 * limit;
    y
}

#[computation]
fn slope(x: f64) -> (f64, f64) {
    let (y, g) = value_and_grad(|x| identity(x, 2.0f64) * 10.0)(x);
    (y, g)
}

#[computation]
fn smooth_relu_jvp<N: Dim>(x: &f64![N], dx: &f64![N]) -> (f64![N], f64![N]) {
    (smooth_relu_value(x), dx * logistic(x))
}

#[computation]
fn smooth_relu_value<N: Dim>(x: &f64![N]) -> f64![N] {
    log(1.0 + exp(x))
}

#[computation(jvp = smooth_relu_jvp)]
fn smooth_relu<N: Dim>(x: &f64![N]) -> f64![N] {
    smooth_relu_value(x)
}

#[computation]
fn derivatives(x: &f64![3]) -> (f64![3], f64![3], f64![3, 3], f64![3], f64![3]) {
    let total = |x| sum(smooth_relu(x));
    let (_, d) = jvp(smooth_relu)(x, ones(f64, [3]));
    let (_, second) = jvp(grad(total))(x, ones(f64, [3]));
    (
        d,
        grad(total)(x),
        jacfwd(smooth_relu)(x),
        second,
        smooth_relu(x),
    )
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Pair {
    a: f64![2],
    b: f64,
}

#[computation]
fn scaled_rule(_p: &Pair, n: i32, d: &f64![2]) -> Pair {
    let k = n as f64;
    Pair {
        a: 100.0 * d * k,
        b: sum(d),
    }
}

#[computation(vjp = scaled_rule)]
fn scaled(p: &Pair, n: i32) -> f64![2] {
    p.a * (n as f64) + p.b
}

#[computation]
fn in_loops(p: &Pair) -> (f64, Pair) {
    value_and_grad(|p| {
        let mut total = 0.0f64;
        for i in 0..3 {
            if i > 0 {
                total += sum(scaled(p, i));
            }
        }
        total
    })(p)
}

#[test]
fn the_rule_replaces_the_derivative() {
    assert_eq!(slope(3.0), (30.0, 2.0));
}

#[test]
fn tangents_serve_both_modes_and_second_derivatives() {
    let x = tensor![0.0, 1000.0, -2.0];
    let (d, g, j, second, y) = derivatives(&x);
    let logistic = |x: f64| 1.0 / (1.0 + (-x).exp());
    for i in 0..3 {
        assert!((d[[i]] - logistic(x[[i]])).abs() < 1e-12);
        assert_eq!(d[[i]], g[[i]]);
        assert_eq!(j[[i, i]], d[[i]]);
        let s = logistic(x[[i]]);
        assert!((second[[i]] - s * (1.0 - s)).abs() < 1e-12);
    }
    assert_eq!(y[[0]], 2.0f64.ln());
}

#[test]
fn rules_of_structs_in_loops_and_choices() {
    let p = Pair {
        a: tensor![1.0, 2.0],
        b: 0.5,
    };
    let (l, g) = in_loops(&p);
    assert_eq!(l, 3.0 + 1.0 + 6.0 + 1.0);
    assert_eq!(g.a, tensor![300.0, 300.0]);
    assert_eq!(g.b, 4.0);
}

#[computation]
fn scaled_identity_vjp(_x: &f64![2], k: f64, d: &f64![2]) -> (f64![2], f64) {
    (d * k * 10.0, sum(d))
}

#[computation(vjp = scaled_identity_vjp)]
fn scaled_identity(x: &f64![2], k: f64) -> f64![2] {
    x * k
}

#[computation]
fn through_vmap(x: &f64![3, 2], k: f64) -> (f64![3, 2], f64, f64![3, 2]) {
    let all = |x, k| vmap(scaled_identity, in_dimensions = [0, None])(x, k);
    let (dx, dk) = grad(|x, k| sum(all(x, k)), argnums = [0, 1])(x, k);
    (dx, dk, all(x, k))
}

#[test]
fn rules_stay_when_a_function_is_mapped() {
    let x = Tensor::from_fn(|[i, j]| (i * 2 + j) as f64);
    let (dx, dk, y) = through_vmap(&x, 3.0);
    assert_eq!(dx, Tensor::from_fn(|_| 30.0));
    assert_eq!(dk, 6.0);
    assert_eq!(y[[2, 1]], 15.0);
}

#[computation]
fn clipped_vjp(_x: f64, d: f64) -> f64 {
    min(max(d, -1.0), 1.0)
}

/// The identity, whose rule is not linear in the cotangent.
#[computation(vjp = clipped_vjp)]
fn clipped(x: f64) -> f64 {
    x
}

#[computation]
fn through_clipped(x: f64) -> f64 {
    clipped(x) * x * x
}

#[computation]
fn second_of_clipped(x: f64, all: &f64![3]) -> (f64, f64, f64![3]) {
    let first = grad(through_clipped);
    (first(x), grad(first)(x), vmap(first)(all))
}

#[test]
fn rules_for_cotangents_need_not_be_linear() {
    let (first, second, all) = second_of_clipped(2.0, &tensor![0.5, 2.0, -3.0]);
    // The clipped x^2, and 2 x^2.
    assert_eq!(first, 1.0 + 8.0);
    // The slope 0 of the clipped x^2, 2 x, and the clipped 2 x.
    assert_eq!(second, 4.0 + 1.0);
    assert_eq!(all, tensor![0.25 + 0.5, 9.0, 1.0 + 18.0]);
}

#[custom_call]
fn cubed(x: &f64![3]) -> f64![3] {
    Tensor::from_fn(|[i]| x[[i]].powi(3))
}

#[computation]
fn cubed_vjp(x: &f64![3], d: &f64![3]) -> f64![3] {
    3.0 * x * x * d
}

#[custom_call]
fn power<N: Dim>(x: &f64![N], n: i32) -> f64![N] {
    let x = x.to_vec();
    Tensor::from_vec(x.into_iter().map(|x| x.powi(n)).collect()).unwrap()
}

#[computation]
fn power_vjp<N: Dim>(x: &f64![N], n: i32, d: &f64![N]) -> f64![N] {
    n as f64 * pow(x, (n - 1) as f64) * d
}

#[computation(vjp = power_vjp)]
fn smooth_power<N: Dim>(x: &f64![N], n: i32) -> f64![N] {
    power(x, n)
}

#[computation]
fn through_custom_calls(x: &f64![3]) -> (f64![3], f64![3], f64![3]) {
    let in_the_body = grad(|x| sum(custom_vjp(|x| cubed(x), cubed_vjp)(x)))(x);
    let by_name = grad(|x| sum(custom_vjp(cubed, cubed_vjp)(x)))(x);
    (in_the_body, by_name, grad(|x| sum(smooth_power(x, 3)))(x))
}

#[test]
fn custom_calls_are_differentiated_by_rules() {
    let x = tensor![1.0, 2.0, 3.0];
    let slopes = tensor![3.0, 12.0, 27.0];
    let all = (slopes, slopes, slopes);
    assert_eq!(through_custom_calls(&x), all);
    assert_eq!(smooth_power(&x, 2), tensor![1.0, 4.0, 9.0]);
}

/// A function in Rust with a rule for its gradient.
#[custom_call(vjp = power_vjp)]
fn ruled_power<N: Dim>(x: &f64![N], n: i32) -> f64![N] {
    power(x, n)
}

#[computation]
fn weighted_vjp(_p: &Pair, x: &f64![2], d: (f64![2], f64)) -> (Pair, f64![2]) {
    let (d, e) = d;
    let p = Pair { a: x * d, b: e };
    (p, 2.0 * x * d)
}

#[custom_call(vjp = weighted_vjp)]
fn weighted(p: &Pair, x: &f64![2]) -> (f64![2], f64) {
    let product = Tensor::from_fn(|i| p.a[i] * x[i]);
    (product, p.b)
}

#[computation]
fn through_ruled_calls(x: &f64![3], p: &Pair) -> (f64![3], f64![3], Pair, f64![2], f64![3, 3]) {
    let by_power = grad(|x| sum(ruled_power(x, 3)))(x);
    let mut rounds = x;
    for i in 1..3 {
        rounds = grad(|x| sum(ruled_power(x, i)))(rounds);
    }
    let loss = |p, x| {
        let (a, b) = weighted(p, x);
        sum(a * a) + 3.0 * b
    };
    let (dp, dx) = grad(loss, argnums = [0, 1])(p, x[..2]);
    (by_power, rounds, dp, dx, jacrev(ruled_power)(x, 2))
}

#[test]
fn custom_calls_have_rules_of_their_own() {
    let x = tensor![1.0, 2.0, 3.0];
    let p = Pair {
        a: tensor![5.0, 7.0],
        b: 0.5,
    };
    let (by_power, rounds, dp, dx, j) = through_ruled_calls(&x, &p);
    assert_eq!(by_power, tensor![3.0, 12.0, 27.0]);
    assert_eq!(rounds, tensor![2.0, 2.0, 2.0]);
    // The products are 5 and 14, and the rule doubles the cotangent of `x`.
    assert_eq!(dp.a, tensor![2.0 * 5.0, 2.0 * 14.0 * 2.0]);
    assert_eq!(dp.b, 3.0);
    assert_eq!(dx, tensor![2.0 * 2.0 * 5.0, 2.0 * 2.0 * 2.0 * 14.0]);
    assert_eq!(
        j,
        tensor![[2.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 6.0]]
    );
    // For plain Rust it is the function that is written.
    assert_eq!(ruled_power(&x, 2), tensor![1.0, 4.0, 9.0]);
}

/// The cotangents belong to no function, so that they show that the rule is used.
#[computation]
fn advance_vjp(x: f64, s: f64, d: (f64, f64)) -> (f64, f64) {
    let (dy, ds) = d;
    (dy * s + ds, 7.0 * x * dy)
}

/// Returns `x * s`, and changes `s` to `s + x`.
#[computation(vjp = advance_vjp)]
fn advance(x: f64, s: &mut f64) -> f64 {
    let y = x * *s;
    *s += x;
    y
}

#[computation]
fn twice(x: f64, s: &mut f64) -> f64 {
    let first = advance(x, s);
    first + advance(x, s)
}

#[computation]
fn gradient_by_state(x: f64, s: &mut f64) -> (f64, (f64, f64)) {
    value_and_grad(twice, argnums = [0, 1])(x, s)
}

#[computation]
fn grow_jvp(x: f64, s: f64, dx: f64, ds: f64) -> ((f64, f64), (f64, f64)) {
    ((x * s, s * s), (dx + 100.0 * ds, 10.0 * ds))
}

#[computation(jvp = grow_jvp)]
fn grow(x: f64, s: &mut f64) -> f64 {
    let y = x * *s;
    *s = *s * *s;
    y
}

#[computation]
fn directions(x: f64, s: &mut f64, dx: f64, ds: &mut f64) -> (f64, f64) {
    jvp(grow, argnums = [0, 1])((x, s), (dx, ds))
}

/// A function of another computation, with a rule that only this one has.
#[computation]
fn shift(x: f64, s: &mut f64) -> f64 {
    *s += x;
    x
}

#[computation]
fn shift_vjp(_x: f64, _s: f64, d: (f64, f64)) -> (f64, f64) {
    (5.0 * d.1, 3.0 * d.1)
}

#[computation]
fn in_the_body(x: f64, s: f64) -> (f64, (f64, f64)) {
    let f = |x: f64, s: f64| {
        let mut s = s;
        let _y = custom_vjp(shift, shift_vjp)(x, &mut s);
        s
    };
    value_and_grad(f, argnums = [0, 1])(x, s)
}

#[test]
fn a_rule_differentiates_the_new_values_of_state_too() {
    let (x, s) = (3.0f64, 2.0);
    let mut state = s;
    assert_eq!(advance(x, &mut state), x * s);
    assert_eq!(state, s + x);
    let (value, (dx, ds)) = gradient_by_state(x, &mut state);
    let s = s + x;
    assert_eq!((value, state), (x * s + x * (s + x), s + x + x));
    assert_eq!((dx, ds), ((s + x) + (s + 7.0 * x), 7.0 * x));
    let (mut state, mut tangent) = (s, -1.0);
    let (y, dy) = directions(x, &mut state, 2.0, &mut tangent);
    assert_eq!((y, state), (x * s, s * s));
    assert_eq!((dy, tangent), (2.0 - 100.0, -10.0));
    assert_eq!(in_the_body(x, s), (s + x, (5.0, 3.0)));
}

/// Returns `x` times a random number; the derivative is three times as large, to tell the rule from the function.
#[computation(jvp = noisy_jvp)]
fn noisy(x: f64, rng: &mut Rng) -> f64 {
    x * rng_normal(rng, 0.0f64, 1.0, [])
}

#[computation]
fn noisy_jvp(x: f64, rng: Rng, dx: f64) -> ((f64, Rng), f64) {
    let mut rng = rng;
    let noise = rng_normal(&mut rng, 0.0f64, 1.0, []);
    ((x * noise, rng), 3.0 * dx * noise)
}

/// As `noisy`; `s` counts the calls, and `sum` adds the results.
#[computation(vjp = counted_vjp)]
fn counted(x: f64, rng: &mut Rng, s: &mut i32, sum: &mut f64) -> f64 {
    let y = x * rng_normal(rng, 0.0f64, 1.0, []);
    *s += 1;
    *sum += y;
    y
}

#[computation]
fn counted_vjp(_x: f64, rng: Rng, _s: i32, _sum: f64, d: (f64, f64)) -> (f64, f64) {
    let mut rng = rng;
    let noise = rng_normal(&mut rng, 0.0f64, 1.0, []);
    ((5.0 * d.0 + d.1) * noise, 2.0 * d.1)
}

#[computation]
fn noisy_direction(x: f64, rng: &mut Rng) -> (f64, f64) {
    jvp(noisy)((x, rng), 2.0f64)
}

#[computation]
fn noisy_square(x: f64, rng: &mut Rng) -> f64 {
    let first = noisy(x, rng);
    first * noisy(x, rng)
}

#[computation]
fn noisy_gradients(x: f64, rng: &mut Rng) -> (f64, f64) {
    let first = grad(noisy)(x, rng);
    (first, grad(noisy_square)(x, rng))
}

#[computation]
fn counted_gradients(x: f64, rng: &mut Rng, s: &mut i32, sum: &mut f64) -> (f64, (f64, f64)) {
    value_and_grad(counted, argnums = [0, 3])(x, rng, s, sum)
}

#[computation]
fn noise(rng: &mut Rng) -> f64 {
    rng_normal(rng, 0.0f64, 1.0, [])
}

#[test]
fn a_rule_draws_the_numbers_of_its_function() {
    let x = 1.5f64;
    let mut rng = Rng::new(7);
    let mut same = rng.clone();
    let numbers: Vec<f64> = (0..4).map(|_| noise(&mut same)).collect();
    assert_eq!(
        noisy_direction(x, &mut rng),
        (x * numbers[0], 6.0 * numbers[0])
    );
    let (first, both) = noisy_gradients(x, &mut rng);
    let second = 6.0 * x * numbers[2] * numbers[3];
    assert_eq!(first, 3.0 * numbers[1]);
    assert!((both - second).abs() < 1e-12, "{both} is not {second}");
    let (mut s, mut sum) = (4, 10.0);
    let mut rng = Rng::new(7);
    let (y, (dx, dsum)) = counted_gradients(x, &mut rng, &mut s, &mut sum);
    assert_eq!((y, s, sum), (x * numbers[0], 5, 10.0 + x * numbers[0]));
    // The gradient is of the result alone, not of the new sum.
    assert_eq!((dx, dsum), (5.0 * numbers[0], 0.0));
    assert_eq!(noise(&mut rng), numbers[1]);
}
