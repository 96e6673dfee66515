//! Means and variances of numbers whose mean is large compared to their differences.

use super::*;

#[computation]
fn moments<N: Dim>(x: &f32![N, 3]) -> (f32![3], f32![3], f32, f32, f32![3], f32![3], f32![3]) {
    let rows = transpose(x, [1, 0]);
    let normal = layer_norm(rows, epsilon = 0.0);
    (
        mean(x, 0),
        variance(x, 0),
        mean(x),
        variance(x),
        mean(rows, 1),
        sqrt(variance(rows, 1)),
        mean(normal, 1),
    )
}

/// The greatest relative error of a mean. The rounding of the result alone is up to 6e-8.
const OF_MEAN: f64 = 2e-7;

#[test]
fn a_large_mean_is_as_exact_as_a_small_one() {
    const N: usize = 30_000;
    let x: f32![30000, 3] = Tensor::from_fn(|[i, j]| 1e4 + ((i + j) % 16) as f32 * 1e-3);
    let (columns, of_columns, all, of_all, rows, deviations, normal) = moments(&x);
    let means = exact([1, N, 3], x.as_slice(), |x| x / N as f64);
    let mean = exact([1, 3 * N, 1], x.as_slice(), |x| x / (3 * N) as f64)[0];
    let spread = |mean: f64, n: usize, at: &dyn Fn(usize) -> f64| {
        (0..n).map(|i| (at(i) - mean).powi(2)).sum::<f64>() / n as f64
    };
    let at = |i: usize| f64::from(x.as_slice()[i]);
    let variances = [0, 1, 2].map(|column| spread(means[column], N, &|i| at(3 * i + column)));
    let mut errors = Errors {
        bound: OF_MEAN,
        of: Vec::new(),
    };
    errors.add("mean of columns", columns.as_slice(), &means);
    errors.add("mean of all", &[all], &[mean]);
    errors.add("mean of rows", rows.as_slice(), &means);
    let mut wrong = errors.wrong("far", N);
    // A mean that is off by `e` adds `e^2` to the variance.
    let excess = (OF_MEAN * mean).powi(2) / variances[0];
    let mut errors = Errors {
        bound: excess,
        of: Vec::new(),
    };
    errors.add("variance of columns", of_columns.as_slice(), &variances);
    errors.add("variance of all", &[of_all], &[spread(mean, 3 * N, &at)]);
    let squares: Vec<f32> = deviations.iter().map(|x| x * x).collect();
    errors.add("variance of rows", &squares, &variances);
    wrong.extend(errors.wrong("far", N));
    let shift = OF_MEAN * mean / variances[0].sqrt();
    assert!(
        normal.iter().all(|x| f64::from(x.abs()) < shift),
        "{normal}"
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
