//! Order, positions and neighbours.

use typed_xla::Error;
use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/sequences.txt");

cases! {
    fn orders(ties: f64[8], x: f64[2, 3, 2], numbers: i32[4]) -> [i32[8], i32[8], i32[2, 3, 2], i32[2, 3, 2], i32[4]] {
        (
            argsort(ties),
            argsort(ties, descending = true),
            x.argsort(1),
            argsort(x, -2, descending = true),
            argsort(numbers),
        )
    }

    fn sorts_by_keys(keys: f64[2, 4], values: f64[2, 4], w: f64[2, 4]) -> [f64[2, 4], f64[2, 4], f64[2, 4], f64[2, 4], f64[2, 4]] {
        let loss = |keys, values| {
            let (keys, values) = sort_by_key(keys, values, 0, descending = true);
            sum(keys * values * w)
        };
        let (by_keys, by_values) = grad(loss, argnums = [0, 1])(keys, values);
        let (sorted, along) = sort_by_key(keys, values, 0, descending = true);
        (sorted, along, sort_by_key(keys, values).1, by_keys, by_values)
    }

    fn places(sorted: f64[8], values: f64[2, 4]) -> [i32[2, 4], i32[2, 4], i32[3], i32[4]] {
        (
            searchsorted(sorted, values),
            searchsorted(sorted, values, "right"),
            searchsorted([1i32, 4, 4, 6, 7], [4i32, 0, 8], side = "right"),
            searchsorted(sorted[..1], values[0]),
        )
    }

    fn running_logsumexps(x: f64[2, 5, 2], w: f64[2, 5, 2], special: f64[5]) -> [f64[2, 5, 2], f64[2, 5, 2], f64[2, 5, 2], f64[2, 5, 2], f64[5]] {
        let (slopes, curved) = jvp(grad(|x| sum(cumulative_logsumexp(x, 1) * w)))(x, cos(x));
        let reversed = cumulative_logsumexp(x, 0, reverse = true);
        (cumulative_logsumexp(x, 1), reversed, slopes, curved, cumulative_logsumexp(special))
    }

    fn differences(x: f64[3, 6], w: f64[3, 4], numbers: i32[4]) -> [f64[3, 5], f64[1, 6], f64[3, 3], f64[3, 1], f64[3, 6], i32[3]] {
        let slopes = grad(|x| sum(diff(x, 2) * w))(x);
        (diff(x), diff(x, 2, 0), diff(x, 3), diff(x, 5, 1), slopes, diff(numbers))
    }

    fn areas(y: f64[3, 5], x: f64[5], xs: f64[3, 5], w: f64[3]) -> [f64[3], f64[5], f64[3], f64[3], f64[3, 5], f64[5]] {
        let (by_y, by_x) = grad(|y, x| dot(trapezoid(y, x), w), argnums = [0, 1])(y, x);
        (trapezoid(y), trapezoid(y, 0.1, 0), trapezoid(y, x), trapezoid(y, xs), by_y, by_x)
    }

    fn interpolations(x: f64[2, 4], xp: f64[4], fp: f64[4], w: f64[2, 4]) -> [f64[2, 4], f64[2, 4], f64[2, 4], f64[4], f64[4], f64[2, 4]] {
        let loss = |x, xp, fp| {
            let y = interp(x, xp, fp)[(.., ..3)];
            sum(y * y * w[(.., ..3)])
        };
        let slopes = |x, xp, fp| grad(loss, argnums = [0, 1, 2])(x, xp, fp);
        let (by_x, by_xp, by_fp) = slopes(x, xp, fp);
        let (_, curved) = jvp(|x, xp, fp| slopes(x, xp, fp).0)((x, xp, fp), (cos(x), xp, cos(fp)));
        (interp(x, xp, fp), interp(x, xp, fp, -7.0, right = 9.0), by_x, by_xp, by_fp, curved)
    }

    fn convolutions(x: f64[6], y: f64[3], z: f64[4], w: f64[8]) -> [f64[8], f64[6], f64[6], f64[4], f64[8], f64[6], f64[3]] {
        let (by_x, by_y) = grad(|x, y| dot(convolve(x, y), w), argnums = [0, 1])(x, y);
        (
            convolve(x, y),
            convolve(x, z, "same"),
            convolve(x, y, mode = "same"),
            x.convolve(y, "valid"),
            convolve(y, x),
            by_x,
            by_y,
        )
    }

    fn correlations(x: f64[6], y: f64[3], z: f64[4]) -> [f64[4], f64[6], f64[6], f64[8]] {
        (correlate(x, y), correlate(x, z, "same"), correlate(x, y, "same"), correlate(x, y, "full"))
    }

    fn segments(data: f64[6, 2], ids: i32[6], w: f64[4, 2]) -> [f64[4, 2], f64[4], f64[4, 2], f64[4], f64[6, 2], f64[6, 2], f64[6, 2]] {
        let (slopes, curved) = jvp(grad(|x| sum(segment_sum(x * x, ids, 4) * w)))(data, cos(data));
        let greatest = |x| {
            let most = segment_max(x, ids, 4);
            sum(most[0] * w[0] + most[2] * w[2])
        };
        (
            segment_sum(data, ids, 4),
            segment_sum(data[(.., 0)], ids, 4),
            segment_max(data, ids, 4),
            segment_min(data[(.., 1)], ids, 4),
            slopes,
            curved,
            grad(greatest)(data),
        )
    }
}

#[computation]
fn of_any_size(
    x: &f64![?],
    y: &f64![3],
) -> Result<(i32![?], i32![3], f64![?], f64, f64![?]), Error> {
    let places = searchsorted(x, y);
    Ok((
        argsort(x),
        places,
        cumulative_logsumexp(x),
        trapezoid(x),
        interp(x, y, y),
    ))
}

#[test]
fn sizes_may_be_dynamic() {
    let x = Tensor::from_vec(vec![0.0, 0.5, 2.0, 4.0]).unwrap();
    let (order, places, sums, area, inside) = of_any_size(&x, &tensor![0.0, 1.0, 3.0]).unwrap();
    assert_eq!(order.as_slice(), [0, 1, 2, 3]);
    assert_eq!(places, tensor![0, 2, 3]);
    assert!((sums[[1]] - 0.5f64.exp().ln_1p()).abs() < 1e-14);
    assert_eq!((area, inside.as_slice()), (4.5, &[0.0, 0.5, 2.0, 3.0][..]));
}

#[computation]
fn of_nothing(x: &f64![0]) -> (i32![0], f64![0], f64![3], f64![2]) {
    let none = iota(i32, 0);
    let sums = segment_sum(x, none, 3);
    (
        argsort(x),
        cumulative_logsumexp(x),
        sums,
        segment_max(x, none, 2),
    )
}

#[test]
fn arrays_may_be_empty() {
    let (order, running, sums, greatest) = of_nothing(&Tensor::zeros());
    assert_eq!((order.len(), running.len()), (0, 0));
    assert_eq!(sums, Tensor::zeros());
    assert_eq!(greatest, Tensor::full(f64::NEG_INFINITY));
}

#[computation]
fn of_integers(x: &u8![4], groups: &i64![4]) -> (i32![4], u8![3], u8![3], u8![3], u8![5]) {
    (
        argsort(x, descending = true),
        segment_sum(x, groups, 3),
        segment_max(x, groups, 3),
        segment_min(x, groups, 3),
        convolve(x, [1u8, 2]),
    )
}

#[test]
fn integers_have_their_own_extremes() {
    let (order, sums, most, least, filtered) =
        of_integers(&tensor![4, 9, 4, 1], &tensor![0, 0, 2, 5]);
    assert_eq!(order, tensor![1, 0, 2, 3]);
    assert_eq!(sums, tensor![13, 0, 4]);
    assert_eq!((most, least), (tensor![9, 0, 4], tensor![4, 255, 4]));
    assert_eq!(filtered, tensor![4, 17, 22, 9, 2]);
}
