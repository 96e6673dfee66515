//! Derivatives that are sums, in each mode: of functions that broadcast their operand along a long dimension.

use super::*;

/// Triples every other row, so that the values of a column differ.
fn alternating<N: Dim>(mut x: f32![N, 3]) -> f32![N, 3] {
    let rows = x.as_mut_slice().chunks_exact_mut(3);
    rows.step_by(2).flatten().for_each(|x| *x *= 3.0);
    x
}

#[computation]
fn slopes<N: Dim>(x: &f32![N, 3]) -> ((f32![3], f32![3], f32![3]), (f32, f32, f32, f32)) {
    let (none, one) = (zeros(f32, [3]), ones(f32, [3]));
    let pull = vjp(|scale| mean(x * scale.along([1]), 0))(one).1;
    (
        (
            grad(|bias| sum((x + bias.along([1])) * x))(none),
            pull(one),
            grad(|scale| sum(variance(x * scale.along([1]), 0)))(one),
        ),
        (
            grad(|bias| sum(square(x + bias)))(0.0),
            grad(|scale| mean(square(x * scale)))(1.0),
            grad(|bias| logsumexp(x + bias))(0.0),
            grad(|scale| global_norm(x * scale))(1.0),
        ),
    )
}

sums! { gradients_in_reverse_mode of 1000 10000 1000000: |errors, x: f32![N, 3]| {
    let x = alternating(x);
    let ((bias, mean, variance), (of_square, scale, log, norm)) = slopes(&x);
    let n = N as f64;
    let sums = exact([1, N, 3], x.as_slice(), |x| x);
    let squares = exact([1, N, 3], x.as_slice(), |x| x * x);
    let means: Vec<f64> = sums.iter().map(|x| x / n).collect();
    let (sum, square): (f64, f64) = (sums.iter().sum(), squares.iter().sum());
    let variances: Vec<f64> = squares.iter().zip(&means).map(|(x, mean)| 2.0 * (x / n - mean * mean)).collect();
    errors.add("bias of rows", bias.as_slice(), &sums);
    errors.add("scale of a mean", mean.as_slice(), &means);
    errors.add("scale of a variance", variance.as_slice(), &variances);
    errors.add("bias of all", &[of_square], &[2.0 * sum]);
    errors.add("scale of all", &[scale], &[2.0 * square / (3.0 * n)]);
    errors.add("bias of logsumexp", &[log], &[1.0]);
    errors.add("scale of global_norm", &[norm], &[square.sqrt()]);
} }

#[computation]
fn tangents<N: Dim>(x: &f32![N, 3]) -> (f32![3], f32![3, 3], f32, f32![3]) {
    let one = ones(f32, [3]);
    (
        jacfwd(|scale| sum(x * scale, 0))(1.0),
        jacfwd(|bias| sum(x * bias.along([1]), 0))(one),
        jvp(|x| mean(square(x)))(x, x).1,
        jvp(|x| variance(x, 0))(x, x).1,
    )
}

sums! { derivatives_in_forward_mode of 1000 10000 1000000: |errors, x: f32![N, 3]| {
    let x = alternating(x);
    let (scale, by_column, square, variance) = tangents(&x);
    let n = N as f64;
    let sums = exact([1, N, 3], x.as_slice(), |x| x);
    let squares = exact([1, N, 3], x.as_slice(), |x| x * x);
    let all: f64 = squares.iter().sum();
    let variances = sums.iter().zip(&squares).map(|(sum, square)| 2.0 * (square / n - (sum / n).powi(2)));
    errors.add("jacfwd by a scalar", scale.as_slice(), &sums);
    let diagonal = [0, 1, 2].map(|i| by_column[[i, i]]);
    errors.add("jacfwd by columns", &diagonal, &sums);
    errors.add("tangent of a mean", &[square], &[2.0 * all / (3.0 * n)]);
    errors.add("tangents of variances", variance.as_slice(), &variances.collect::<Vec<_>>());
} }
