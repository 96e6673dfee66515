//! Long computations of generic sizes: gradients of several scans, whose steps for large sizes are split into functions.

use typed_xla::Error;
use typed_xla::prelude::*;

/// The states of a recurrent network, and the last of them.
#[computation]
fn states<N: Dim>(x: &f64![N, 3], h: &f64![3], a: &f64![3]) -> (f64![N, 3], f64![3]) {
    let next = |h, x| {
        let next = tanh(h * a + x);
        (next, next)
    };
    let (last, all) = scan(next, h, x);
    (all, last)
}

#[computation]
fn by_weight<N: Dim>(x: &f64![N, 3], h: &f64![3], a: &f64![3]) -> f64 {
    let (all, last) = states(x, h, a);
    sum(all * all) + sum(last)
}

#[computation]
fn by_start<N: Dim>(x: &f64![N, 3], h: &f64![3], a: &f64![3]) -> f64 {
    let (all, last) = states(x, h, a);
    sum(all * all) * sum(last)
}

#[computation]
fn by_input<N: Dim>(x: &f64![N, 3], h: &f64![3], a: &f64![3]) -> f64 {
    let (all, last) = states(x, h, a);
    sum(all * all * all) * sum(last)
}

type Gradients<N> = (f64![3], f64![3], f64![N, 3]);

#[computation]
fn borrowed<N: Dim>(x: &f64![N, 3], h: &f64![3], a: &f64![3]) -> (f64![3], f64![3], f64![N, 3]) {
    let by_weight = grad(|a| by_weight(x, h, a))(a);
    let by_start = grad(|h| by_start(x, h, a))(h);
    (by_weight, by_start, grad(|x| by_input(x, h, a))(x))
}

#[computation]
fn donated<N: Dim>(x: f64![N, 3], h: f64![3], a: &f64![3]) -> (f64![3], f64![3], f64![N, 3]) {
    let by_weight = grad(|a| by_weight(x, h, a))(a);
    let by_start = grad(|h| by_start(x, h, a))(h);
    (by_weight, by_start, grad(|x| by_input(x, h, a))(x))
}

#[computation]
fn assigned<N: Dim>(x: &mut f64![N, 3], h: &f64![3], a: &mut f64![3]) -> f64![3] {
    let by_weight = grad(|a| by_weight(x, h, a))(a);
    let by_start = grad(|h| by_start(x, h, a))(h);
    *x = grad(|x| by_input(x, h, a))(x);
    *a = by_weight;
    by_start
}

#[computation]
fn fallible<N: Dim>(
    x: &mut f64![N, 3],
    h: &f64![3],
    a: f64![3],
) -> Result<(f64![3], f64![3]), Error> {
    let by_weight = grad(|a| by_weight(x, h, a))(a);
    assert!(all(is_finite(by_weight)));
    let by_start = grad(|h| by_start(x, h, a))(h);
    *x = grad(|x| by_input(x, h, a))(x);
    Ok((by_weight, by_start))
}

/// The same gradients by other transformations.
#[computation]
fn transformed<N: Dim>(x: &f64![N, 3], h: &f64![3], a: &f64![3]) -> (f64![3], f64![3], f64![N, 3]) {
    let (_, back) = vjp(|a| by_weight(x, h, a))(a);
    let by_start = jacfwd(|h| by_start(x, h, a))(h);
    (
        back(1.0),
        by_start,
        grad(checkpoint(|x| by_input(x, h, a)))(x),
    )
}

#[computation]
fn of_any_size(x: &f64![?, 3], h: &f64![3], a: &f64![3]) -> (f64![3], f64![3], f64![?, 3]) {
    borrowed(x, h, a)
}

#[computation]
fn of_known_size(x: &f64![90, 3], h: &f64![3], a: &f64![3]) -> (f64![3], f64![3], f64![90, 3]) {
    borrowed(x, h, a)
}

fn expect_close(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    let error = found.iter().zip(expected).map(|(a, b)| (a - b).abs());
    assert!(error.fold(0.0, f64::max) < 1e-9, "{found:?} {expected:?}");
}

fn expect_equal<N: Dim>(found: &Gradients<N>, expected: &Gradients<N>) {
    expect_close(found.0.as_slice(), expected.0.as_slice());
    expect_close(found.1.as_slice(), expected.1.as_slice());
    expect_close(found.2.as_slice(), expected.2.as_slice());
}

/// Compares all forms of the computation with the first.
fn expect_one_value<N: Dim>(x: &f64![N, 3]) -> Gradients<N> {
    let a: f64![3] = tensor![0.1, 0.2, 0.3];
    let expected = borrowed(x, &a, &a);
    expect_equal(&donated(x.clone(), a, &a), &expected);
    expect_equal(&transformed(x, &a, &a), &expected);
    let (mut all, mut weight) = (x.clone(), a);
    let start = assigned(&mut all, &a, &mut weight);
    expect_equal(&(weight, start, all), &expected);
    let mut all = x.clone();
    let (weight, start) = fallible(&mut all, &a, a).unwrap();
    expect_equal(&(weight, start, all), &expected);
    expected
}

fn inputs<N: Dim>() -> f64![N, 3] {
    Tensor::from_fn(|[i, j]| (0.1 * (3 * i + j) as f64) % 2.0)
}

/// JAX computed the numbers.
#[test]
fn a_long_computation_of_generic_size_has_all_its_results() {
    let found = expect_one_value(&inputs::<Size<5>>());
    expect_close(
        found.0.as_slice(),
        &[1.1839563419, 1.3542818032, 1.54776672],
    );
    expect_close(
        found.1.as_slice(),
        &[0.0217144291, 0.2319451117, 0.622346315],
    );
    expect_close(
        &found.2.as_slice()[12..],
        &[2.8946773916, 2.1987657879, 1.5940579057],
    );
    let large = inputs::<Size<90>>();
    let a: f64![3] = tensor![0.1, 0.2, 0.3];
    let expected = of_known_size(&large, &a, &a);
    expect_equal(&expect_one_value(&large), &expected);
    let dynamic: f64![?, 3] = Tensor::from_fn_sized([90, 3], |[i, j]| large[[i, j]]).unwrap();
    let (weight, start, all) = of_any_size(&dynamic, &a, &a);
    expect_close(weight.as_slice(), expected.0.as_slice());
    expect_close(start.as_slice(), expected.1.as_slice());
    expect_close(all.as_slice(), expected.2.as_slice());
}
