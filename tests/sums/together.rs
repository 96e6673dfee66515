//! Sums of several arrays at once.

use super::*;

#[computation]
fn moments<N: Dim>(x: &f32![N, 3]) -> ((f32![3], f32![3]), (f32, f32), (f32![3], f32![3])) {
    let (sums, squares) = reduce(|a, b, x, y| (a + x, b + y), (x, x * x), (0.0f32, 0.0f32), 0);
    let (sum, most) = reduce(|a, b, x, y| (a + x, max(b, y)), (x, x), (0.0f32, 0.0f32));
    let by_index = reduce(
        |a, i, s, x, j, y| (max(a, x), select(a >= x, i, j), s + y),
        (x, iota(i32, [N, 3], 0), x),
        (-1.0f32, -1i32, 0.0f32),
        0,
    );
    ((sums, squares), (sum, most), (by_index.2, by_index.0))
}

sums! { sums_of_several_arrays of 1000 10000 1000000: |errors, x: f32![N, 3]| {
    let ((sums, squares), (all, most), (beside, greatest)) = moments(&x);
    let x = x.as_slice();
    let want = exact([1, N, 3], x, |x| x);
    errors.add("sums", sums.as_slice(), &want);
    errors.add("sums of squares", squares.as_slice(), &exact([1, N, 3], x, |x| x * x));
    errors.add("sum of all", &[all], &[want.iter().sum()]);
    errors.add("sums beside the index of a maximum", beside.as_slice(), &want);
    let most_of = |column: usize| x[column..].iter().step_by(3).copied().fold(0.0, f32::max);
    assert_eq!(greatest.as_slice(), [0, 1, 2].map(most_of));
    assert_eq!(most, [0, 1, 2].map(most_of).into_iter().fold(0.0, f32::max));
} }

#[computation]
fn windows_of_two(x: &f32![20000, 2]) -> (f32![20, 2], f32![20, 2]) {
    reduce_window(
        |a, b, x, y| (a + x, b + y),
        (x, x * x),
        (0.0f32, 0.0f32),
        [19981, 1],
    )
}

sums! { sums_of_windows_of_several_arrays of 20000: |errors, x: f32![N, 2]| {
    let (sums, squares) = windows_of_two(&x);
    let of = |f: fn(f64) -> f64| {
        (0..20).flat_map(|i| exact([1, 19981, 2], &x.as_slice()[2 * i..][..2 * 19981], f)).collect::<Vec<_>>()
    };
    errors.add("sums", sums.as_slice(), &of(|x| x));
    errors.add("sums of squares", squares.as_slice(), &of(|x| x * x));
} }
