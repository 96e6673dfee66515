//! Statistics of numbers of which some are missing.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/missing.txt");

cases! {
    fn without_nan(x: f64[3, 4], w: f64[4]) -> [f64[4], f64[4], f64[4], f64[4], f64[3], f64[3, 4], f64[3, 4], f64[]] {
        let along = select(is_nan(x), 0.0, cos(x));
        let (slopes, curved) = jvp(grad(|x| sum(nansum(x * x, 0) * w)))(x, along);
        (nansum(x, 0), nanproduct(x, 0), nanmax(x, 0), nanmin(x, 0), nanmean(x, 1), slopes, curved, nanmean(x))
    }

    fn extremes_without_nan(x: f64[3, 4], w: f64[4]) -> [f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4]] {
        let along = select(is_nan(x), 0.0, cos(x));
        let (greatest, flat) = jvp(grad(|x| sum(nanmax(x, 0) * w)))(x, along);
        let (least, curved) = jvp(grad(|x| sum(nanmin(x * x, 0) * w)))(x, along);
        (greatest, flat, least, curved)
    }

    fn spread_without_nan(x: f64[3, 4]) -> [f64[3], f64[4], f64[1, 1], f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4]] {
        let along = select(is_nan(x), 0.0, cos(x));
        let (variances, flat) = jvp(grad(|x| nanvariance(x, correction = 1)))(x, along);
        let (deviations, curved) = jvp(grad(|x| nanstd(x)))(x, along);
        (
            nanvariance(x, 1),
            nanstd(x, 0, correction = 1),
            nanstd(x, keep = true),
            variances,
            flat,
            deviations,
            curved,
        )
    }

    fn order_without_nan(x: f64[3, 4], q: f64[2]) -> [f64[3], f64[], f64[2, 4], f64[3, 1], f64[3, 4], f64[3, 4]] {
        let along = select(is_nan(x), 0.0, cos(x));
        let (slopes, curved) = jvp(grad(|x| nanquantile(x, 0.3)))(x, along);
        let lower = nanquantile(x, 0.3, 1, method = "lower", keep = true);
        (nanmedian(x, 1), nanmedian(x), nanquantile(x, q, 0), lower, slopes, curved)
    }
}
