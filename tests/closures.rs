//! Functions as values: captured in loops and other closures, with state and generators.

use typed_xla::prelude::*;

#[computation]
fn noisy<N: Dim>(rng: &mut Rng, f: impl Fn(&f32![N]) -> f32![N], x: &f32![N]) -> f32![N] {
    let noise = rng_uniform(rng, 0.0f32, 1.0, [N]);
    f(&(x + noise * 0.0))
}

#[computation]
fn with_state(rng: &mut Rng, total: &mut f32![2], x: &f32![2], n: i32) -> (f32![2], f32![2]) {
    let scale = |y| *total * y;
    let first = noisy(rng, |y| scale(y) + x, x);
    let mut y = x;
    let mut i = 0i32;
    while i < n {
        for j in 0..2 {
            let k = (j as f32) + 1.0;
            y = noisy(rng, |z| z * k + 0.5 * x, y);
        }
        i += 1;
    }
    *total += y;
    (first, y)
}

#[computation]
fn clipped<E: Real, N: Dim>(x: &Tensor![E; N], low: E, high: E) -> Tensor![E; N] {
    if low > high {
        return x;
    }
    min(max(x, low), high)
}

#[computation]
fn nested(x: &f32![3], k: f32) -> (f32![3], i32![2], f32![3]) {
    let twice = |f: f32| f * 2.0;
    let y = map(|a| twice(a) + k, x);
    let z = apply_n(|v| apply_n(|w| w + k * x, v, 2), x, 2);
    let v: i32![2] = [5, -7];
    (y, clipped(v, -1, 3), z)
}

#[computation]
fn apply_n<N: Dim>(f: impl Fn(&f32![N]) -> f32![N], x: &f32![N], n: i32) -> f32![N] {
    let mut y = x;
    for _ in 0..n {
        y = f(y);
    }
    y
}

#[computation]
fn sums<T: Tensors>(items: &[T; 3], f: impl Fn(&T) -> f32) -> f32 {
    let mut total = 0.0f32;
    for item in items {
        total += f(item);
    }
    total
}

#[computation]
fn summed(a: &[(f32![2], f32); 3], b: &[f32![2, 2]; 3]) -> (f32, f32) {
    (sums(a, |(v, s)| sum(v) * s), sums(b, |m| sum(m)))
}

#[test]
fn functions_pass_through_loops_and_state() {
    let mut rng = Rng::new(3);
    let mut total = tensor![2.0, 3.0];
    let (first, y) = with_state(&mut rng, &mut total, &tensor![1.0, 2.0], 2);
    assert_eq!(first, tensor![3.0, 8.0]);
    let expected = |x: f32| {
        let rounds = [1.0, 2.0, 1.0, 2.0];
        rounds.iter().fold(x, |y, k| y * k + 0.5 * x)
    };
    assert_eq!(y, tensor![expected(1.0), expected(2.0)]);
    assert_eq!(total, tensor![2.0 + expected(1.0), 3.0 + expected(2.0)]);
}

#[test]
fn closures_are_called_in_closures() {
    let (a, b, c) = nested(&tensor![1.0, 2.0, 3.0], 0.5);
    assert_eq!(a, tensor![2.5, 4.5, 6.5]);
    assert_eq!(b, tensor![3, -1]);
    assert_eq!(c, tensor![3.0, 6.0, 9.0]);
    assert_eq!(clipped(&tensor![1.0f64, 9.0], 2.0, 3.0), tensor![2.0, 3.0]);
}

#[test]
fn parts_of_any_structure_are_arguments_of_functions() {
    let one = (tensor![1.0, 2.0], 2.0);
    let pairs = [one, one, one];
    let squares = [Tensor::ones(), Tensor::ones(), Tensor::zeros()];
    assert_eq!(summed(&pairs, &squares), (18.0, 8.0));
}

/// Sums the squares of what a function returns.
#[computation]
fn power<N: Dim>(f: impl Fn(&f64![N], f64) -> f64![N], x: &f64![N]) -> f64 {
    let scaled = |x: &f64![N]| f(x, 2.0);
    let y = scaled(x);
    sum(y * y)
}

#[computation]
fn powers(x: &f64![2]) -> (f64, f64) {
    (
        power(|x: &f64![2], k: f64| k * x, x),
        power(|x: f64![2], k: &f64| k + x, x),
    )
}

#[test]
fn parameters_of_closures_may_be_references() {
    assert_eq!(powers(&tensor![1.0, 2.0]), (20.0, 25.0));
}

#[computation]
fn halved(x: &f32![4]) -> (f32![4], f32![4]) {
    let below_one = map(
        |x| {
            let mut y = x;
            while y >= 1.0 {
                if y > 4.0 {
                    y /= 4.0;
                } else {
                    y /= 2.0;
                }
            }
            y
        },
        x,
    );
    let twice = map(
        |x| {
            if x < 1.0 {
                x
            } else {
                let y = x / 2.0;
                if y < 1.0 { y } else { y / 2.0 }
            }
        },
        x,
    );
    (below_one, twice)
}

#[test]
fn a_map_contains_branches_in_branches_and_in_loops() {
    let (below_one, twice) = halved(&tensor![0.5, 1.0, 6.0, 8.5]);
    assert_eq!(below_one, tensor![0.5, 0.5, 0.75, 0.53125]);
    assert_eq!(twice, tensor![0.5, 0.5, 1.5, 2.125]);
}
