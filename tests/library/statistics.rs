//! Statistics.

use typed_xla::Error;
use typed_xla::element::f16;
use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/statistics.txt");

cases! {
    fn deviations(x: f64[3, 4], w: f64[3]) -> [f64[], f64[4], f64[3, 1], f64[3, 4], f64[3, 4]] {
        let (slopes, curved) = jvp(grad(|x| sum(std(x, 1, correction = 1) * w)))(x, cos(x));
        (std(x), x.std(0), std(x, 1, correction = 1, keep = true), slopes, curved)
    }

    fn deviations_of_equal_elements(x: f64[3]) -> [f64[], f64[3], f64[3]] {
        let (slopes, curved) = jvp(grad(|x| std(x)))(x, x);
        (std(x), slopes, curved)
    }

    fn quantiles(x: f64[3, 5], q: f64[3], w: f64[3, 3]) -> [f64[], f64[3, 3], f64[3, 1, 5], f64[3, 5], f64[3, 5], f64[3]] {
        let (slopes, curved) = jvp(grad(|x| sum(quantile(x, q, 1) * w)))(x, cos(x));
        let by_q = grad(|q| sum(quantile(x, q, -1) * w))(q);
        (quantile(x, 0.3), quantile(x, q, 1), quantile(x, q, 0, keep = true), slopes, curved, by_q)
    }

    fn quantiles_by_method(x: f64[2, 6]) -> [f64[2, 2], f64[2, 2], f64[2, 2], f64[2, 2], f64[6]] {
        (
            quantile(x, [0.1, 0.5], 1, method = "lower"),
            quantile(x, [0.1, 0.5], 1, method = "higher"),
            quantile(x, [0.1, 0.5], 1, method = "midpoint"),
            quantile(x, [0.1, 0.5], 1, method = "nearest"),
            percentile(x, 35.0, 0, method = "lower"),
        )
    }

    fn quantiles_of_special_numbers(x: f64[2, 3]) -> [f64[2], f64[2], f64[2]] {
        (quantile(x, 0.5, 1), quantile(x, 1.0, 1), quantile(x, 0.0, 1))
    }

    fn medians(x: f64[3, 4], w: f64[4]) -> [f64[], f64[4], f64[3, 1], f64[3, 4], f64[3, 4]] {
        let (slopes, curved) = jvp(grad(|x| sum(median(x, 0) * w)))(x, cos(x));
        (median(x), median(x, 0), median(x, 1, keep = true), slopes, curved)
    }

    fn counts_of_elements(x: f64[2, 3]) -> [i32[], i32[2], i32[]] {
        (count_nonzero(x), count_nonzero(x, 1), count_nonzero(x > 1.0))
    }

    fn averages(x: f64[3, 4], w: f64[3, 4], rows: f64[3]) -> [f64[], f64[4], f64[3, 1], f64[3, 4], f64[3, 4]] {
        let (by_x, by_w) = grad(|x, w| sum(average(x, w, 1)), argnums = [0, 1])(x, w);
        (average(x, w), average(x, rows, 0), average(x, w, 1, keep = true), by_x, by_w)
    }

    fn covariances(x: f64[3, 5], w: f64[3, 3]) -> [f64[3, 3], f64[3, 3], f64[3, 5], f64[3, 5], f64[3, 3], f64[3, 5], f64[3, 5]] {
        let (slopes, curved) = jvp(grad(|x| sum(cov(x) * w)))(x, cos(x));
        let (relative, bent) = jvp(grad(|x| sum(corrcoef(x) * w)))(x, cos(x));
        (cov(x), cov(x, 0), slopes, curved, corrcoef(x), relative, bent)
    }

    fn histograms(x: f64[11]) -> [i32[10], f64[11], i32[3], f64[4]] {
        let (counts, edges) = histogram(x[..8], 0.0, 1.0);
        let (few, wide) = histogram([2.0f64, 2.0, 2.4], 2.0, 2.0, bins = 3);
        (counts, edges, few, wide)
    }

    fn counts_of_numbers(x: i32[6]) -> [i32[4]] {
        bincount(x, 4)
    }

    fn digits(x: f64[6], edges: f64[3]) -> [i32[6], i32[6]] {
        (digitize(x, edges), digitize(x, edges, right = true))
    }

    fn moving_averages(x: f64[3, 5], w: f64[5], decay: f64[1]) -> [f64[3, 5], f64[3, 5], f64[3, 5], f64[3, 5], f64[1]] {
        let loss = |x, decay| sum(square(ema(x, decay[0], debias = true)) * w.along([1]));
        let (by_x, by_decay) = grad(loss, argnums = [0, 1])(x, decay);
        (ema(x, decay[0]), ema(x, decay[0], 0, debias = true), x.ema(0.0), by_x, by_decay)
    }
}

#[computation]
fn of_any_size(x: &f64![?, 3], q: f64) -> Result<(f64![3], f64![3], f64![?], f64), Error> {
    Ok((
        std(x, 0),
        quantile(x, q, 0),
        median(x, 1),
        percentile(x, 50.0),
    ))
}

#[test]
fn sizes_may_be_dynamic() {
    let x: f64![?, 3] = tensor![[1.0, 2.0, 3.0], [3.0, 6.0, 9.0]]
        .try_into()
        .unwrap();
    let (deviations, quantiles, medians, middle) = of_any_size(&x, 0.25).unwrap();
    assert_eq!(deviations, tensor![1.0, 2.0, 3.0]);
    assert_eq!(quantiles, tensor![1.5, 3.0, 4.5]);
    assert_eq!(medians.as_slice(), [2.0, 6.0]);
    assert_eq!(middle, 3.0);
}

#[computation]
fn of_halves(x: &f16![4]) -> (f16, f16, f16![2], i32) {
    (std(x), median(x), quantile(x, [0.0, 1.0]), count_nonzero(x))
}

#[test]
fn halves_are_computed_in_single_precision() {
    let x = [300.0, 400.0, 300.0, 400.0].map(f16::from_f32);
    let (deviation, middle, ends, count) = of_halves(&Tensor::from(x));
    // The squares of the elements overflow.
    assert_eq!((deviation.to_f32(), middle.to_f32()), (50.0, 350.0));
    assert_eq!((ends.to_vec(), count), (vec![x[0], x[1]], 4));
}

#[computation]
fn of_rows(x: &f64![2, 3], q: &f64![2]) -> (f64![2], f64![2]) {
    (vmap(|x, q| quantile(x, q))(x, q), vmap(|x| std(x))(x))
}

#[test]
fn rows_have_quantiles_of_their_own() {
    let x = tensor![[3.0, 1.0, 2.0], [5.0, 5.0, 5.0]];
    let (quantiles, deviations) = of_rows(&x, &tensor![1.0, 0.3]);
    assert_eq!(quantiles, tensor![3.0, 5.0]);
    assert_eq!(deviations[[1]], 0.0);
}

#[computation]
fn of_scalars(x: f64) -> (f64, f64, i32) {
    (std(x), quantile(x, 0.3), count_nonzero(x))
}

#[test]
fn a_scalar_is_its_own_median() {
    assert_eq!(of_scalars(2.0), (0.0, 2.0, 1));
}
