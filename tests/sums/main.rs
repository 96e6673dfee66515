//! Sums in `f32` of up to 1,000,000 values of one sign are exact to 1e-6, and products to 2e-6, by whatever operation and along
//! whatever dimension they are added: no partial sum has many additions one after another.

use typed_xla::Exec;
use typed_xla::prelude::*;

/// The greatest relative error of a sum.
const BOUND: f64 = 1e-6;

/// The greatest relative error of a product with tiles of registers, whose sums have up to 128 terms in a register.
const TILES: f64 = 2e-6;

/// A name, and the value of an element by its number.
type Values = (&'static str, fn(usize) -> f32);

/// Values to add: equal ones, whose rounding errors all have one sign, and random ones.
const VALUES: [Values; 3] = [
    ("equal", |_| 0.1),
    ("other equal", |_| 0.7310586),
    ("random", |i| {
        let bits = (i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 41;
        0.5 + bits as f32 / (1 << 24) as f32
    }),
];

/// The greatest size that has all kinds of values. Greater ones have equal values, whose errors are the largest.
const SHORT: usize = 10_000;

/// The relative errors of some sums, by what they were computed with.
struct Errors {
    bound: f64,
    of: Vec<(String, f64)>,
}

impl Errors {
    /// Compares sums with exact ones.
    fn add(&mut self, name: &str, got: &[f32], want: &[f64]) {
        assert_eq!(got.len(), want.len(), "{name}");
        let error = |(got, want): (&f32, &f64)| (f64::from(*got) / want - 1.0).abs();
        let worst = got.iter().zip(want).map(error).fold(0.0, f64::max);
        self.of.push((name.to_string(), worst));
    }

    /// Prints them, and returns those above the bound.
    fn wrong(self, values: &str, n: usize) -> Vec<String> {
        let mut wrong = Vec::new();
        for (name, error) in self.of {
            println!("{error:9.2e}  {n:9} {values} values: {name}");
            if error.is_nan() || error > self.bound {
                wrong.push(format!("{name}: {error:.2e} for {n} {values} values"));
            }
        }
        wrong
    }
}

/// Returns the exact sums of `f` of the elements along the middle of three dimensions.
fn exact([outer, middle, inner]: [usize; 3], x: &[f32], f: impl Fn(f64) -> f64) -> Vec<f64> {
    assert_eq!(x.len(), outer * middle * inner);
    let mut sums = vec![0.0; outer * inner];
    for (at, x) in x.iter().enumerate() {
        sums[at / (middle * inner) * inner + at % inner] += f(f64::from(*x));
    }
    sums
}

/// Returns the exact running sums along the middle of three dimensions.
fn running([outer, middle, inner]: [usize; 3], x: &[f32]) -> Vec<f64> {
    let mut sums: Vec<f64> = x.iter().map(|x| f64::from(*x)).collect();
    for o in 0..outer {
        for at in o * middle * inner + inner..(o + 1) * middle * inner {
            sums[at] += sums[at - inner];
        }
    }
    sums
}

/// Declares a test that fills arrays of each size with each kind of values; `N` is the long dimension.
macro_rules! sums {
    ($(#[$attribute:meta])* $name:ident of $($n:literal)*: |$errors:ident, $x:ident: f32!$size:tt| $body:block) => {
        $(#[$attribute])*
        #[test]
        fn $name() {
            let mut wrong = Vec::new();
            for (values, value) in VALUES {
                $(if $n <= SHORT || values == VALUES[0].0 {
                    const N: usize = $n;
                    let mut $errors = Errors { bound: BOUND, of: Vec::new() };
                    sums!(@x $x $n value; $size);
                    $body
                    wrong.extend($errors.wrong(values, N));
                })*
            }
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    };
    (@x $x:ident $n:literal $value:ident; [N]) => { let $x: f32![$n] = Tensor::from_fn(|[i]| $value(i)); };
    (@x $x:ident $n:literal $value:ident; [N, $a:literal]) => {
        let $x: f32![$n, $a] = Tensor::from_fn(|[i, j]| $value(i * $a + j));
    };
    (@x $x:ident $n:literal $value:ident; [$a:literal, N]) => {
        let $x: f32![$a, $n] = Tensor::from_fn(|[i, j]| $value(i * $n + j));
    };
    (@x $x:ident $n:literal $value:ident; [$a:literal, N, $b:literal]) => {
        let $x: f32![$a, $n, $b] = Tensor::from_fn(|[i, j, k]| $value((i * $n + j) * $b + k));
    };
    (@x $x:ident $n:literal $value:ident; [$a:literal, $b:literal, N]) => {
        let $x: f32![$a, $b, $n] = Tensor::from_fn(|[i, j, k]| $value((i * $b + j) * $n + k));
    };
}

mod far;
mod gradients;
mod halves;
mod products;
mod together;
mod types;

/// Sums of all elements: the whole array is one row.
#[computation]
fn all<N: Dim>(x: &f32![N]) -> ((f32, f32, f32, f32), (f32, f32, f32)) {
    let added = reduce(|a, b| a + b, x, 0.5);
    (
        (sum(x), mean(x), added - 0.5, sum(x * x)),
        (sum(exp(x)), logsumexp(x), global_norm(x)),
    )
}

sums! { sums_of_all_elements of 1000 10000 1000000: |errors, x: f32![N]| {
    let ((sum, mean, added, squares), (exps, log, norm)) = all(&x);
    let want = exact([1, N, 1], x.as_slice(), |x| x)[0];
    let want_exp = exact([1, N, 1], x.as_slice(), f64::exp)[0];
    let want_squares = exact([1, N, 1], x.as_slice(), |x| x * x)[0];
    errors.add("sum", &[sum], &[want]);
    errors.add("mean", &[mean], &[want / N as f64]);
    errors.add("reduce by a closure", &[added], &[want]);
    errors.add("sum of squares", &[squares], &[want_squares]);
    errors.add("sum of exponentials", &[exps], &[want_exp]);
    errors.add("logsumexp", &[log], &[want_exp.ln()]);
    errors.add("global_norm", &[norm], &[want_squares.sqrt()]);
} }

#[computation]
fn rows<N: Dim>(x: &f32![3, N]) -> (f32![3], f32![3], f32![3], f32![3], f32![3]) {
    (
        sum(x, 1),
        mean(x, 1),
        sum(exp(x), 1),
        logsumexp(x, 1),
        vmap(|x| sum(x * x))(x),
    )
}

sums! { sums_along_the_last_dimension of 1000 10000 1000000: |errors, x: f32![3, N]| {
    let (sum, mean, exps, log, squares) = rows(&x);
    let want = exact([3, N, 1], x.as_slice(), |x| x);
    let want_exp = exact([3, N, 1], x.as_slice(), f64::exp);
    errors.add("sum", sum.as_slice(), &want);
    errors.add("mean", mean.as_slice(), &want.iter().map(|x| x / N as f64).collect::<Vec<_>>());
    errors.add("sum of exponentials", exps.as_slice(), &want_exp);
    errors.add("logsumexp", log.as_slice(), &want_exp.iter().map(|x| x.ln()).collect::<Vec<_>>());
    errors.add("vmap of sum", squares.as_slice(), &exact([3, N, 1], x.as_slice(), |x| x * x));
} }

#[computation]
fn columns<N: Dim>(x: &f32![N, 3]) -> ((f32![3], f32![3], f32![3]), (f32![3], f32![3], f32![3])) {
    let added = reduce(|a, b| a + b, x, 0.5, 0);
    let by_row = sum(x * iota(f32, [N], 0).along([0]), 0);
    (
        (sum(x, 0), mean(x, 0), added - 0.5),
        (
            sum(exp(x), 0),
            vmap(|x| sum(x), in_dimensions = [1])(x),
            by_row,
        ),
    )
}

sums! { sums_along_the_first_dimension of 1000 10000 1000000: |errors, x: f32![N, 3]| {
    let ((sum, mean, added), (exps, mapped, by_row)) = columns(&x);
    let want = exact([1, N, 3], x.as_slice(), |x| x);
    errors.add("sum", sum.as_slice(), &want);
    errors.add("mean", mean.as_slice(), &want.iter().map(|x| x / N as f64).collect::<Vec<_>>());
    errors.add("reduce by a closure", added.as_slice(), &want);
    errors.add("sum of exponentials", exps.as_slice(), &exact([1, N, 3], x.as_slice(), f64::exp));
    errors.add("vmap of sum", mapped.as_slice(), &want);
    let mut weighted = [0.0; 3];
    for (at, x) in x.as_slice().iter().enumerate() {
        weighted[at % 3] += f64::from(*x) * (at / 3) as f64;
    }
    errors.add("sum of rows with their numbers", by_row.as_slice(), &weighted);
} }

#[computation]
fn wide<N: Dim>(x: &f32![N, 600]) -> (f32![600], f32![600]) {
    (sum(x, 0), sum(x * x, 0))
}

sums! { sums_of_many_columns of 1000 10000: |errors, x: f32![N, 600]| {
    let (sum, squares) = wide(&x);
    errors.add("sum", sum.as_slice(), &exact([1, N, 600], x.as_slice(), |x| x));
    errors.add("sum of squares", squares.as_slice(), &exact([1, N, 600], x.as_slice(), |x| x * x));
} }

#[computation]
fn middle<N: Dim>(x: &f32![2, N, 3]) -> (f32![2, 3], f32![2], f32![3]) {
    (sum(x, 1), sum(x, [1, 2]), sum(x, [0, 1]))
}

sums! { sums_along_a_middle_dimension of 1000 10000 1000000: |errors, x: f32![2, N, 3]| {
    let (sum, rows, columns) = middle(&x);
    errors.add("of the middle", sum.as_slice(), &exact([2, N, 3], x.as_slice(), |x| x));
    errors.add("of the last two", rows.as_slice(), &exact([2, 3 * N, 1], x.as_slice(), |x| x));
    errors.add("of the first two", columns.as_slice(), &exact([1, 2 * N, 3], x.as_slice(), |x| x));
} }

#[computation]
fn apart<N: Dim>(x: &f32![2, 3, N]) -> f32![3] {
    sum(x, [0, 2])
}

sums! { sums_along_dimensions_that_are_not_adjacent of 1000 10000 1000000: |errors, x: f32![2, 3, N]| {
    let mut want = exact([2 * 3, N, 1], x.as_slice(), |x| x);
    for j in 0..3 {
        want[j] += want[j + 3];
    }
    errors.add("sum", apart(&x).as_slice(), &want[..3]);
} }

#[computation]
fn spread<N: Dim>(x: &f32![N, 3]) -> (f32![3], f32![3], f32![3], f32, f32) {
    let (_, means, variances) = batch_norm_training(
        x,
        ones(f32, [3]),
        zeros(f32, [3]),
        epsilon = 0.0,
        dimension = 1,
    );
    let alternating = x * ((iota(i32, [N, 3], 0) % 2) as f32 - 0.5);
    (
        variance(alternating, 0),
        means,
        variances + square(means),
        variance(alternating),
        sum(square(layer_norm(alternating))),
    )
}

sums! { means_and_variances of 1000 10000 1000000: |errors, x: f32![N, 3]| {
    let (by_column, means, squares, of_all, _) = spread(&x);
    let n = N as f64;
    let sums = exact([1, N, 3], x.as_slice(), |x| x);
    let sums_of_squares = exact([1, N, 3], x.as_slice(), |x| x * x);
    let alternating: Vec<f32> = x.iter().enumerate().map(|(i, x)| x * ((i / 3 % 2) as f32 - 0.5)).collect();
    let moments = |dims, count: f64| -> Vec<f64> {
        let means = exact(dims, &alternating, |x| x / count);
        exact(dims, &alternating, |x| x * x / count).iter().zip(means).map(|(x, mean)| x - mean * mean).collect()
    };
    errors.add("variance of columns", by_column.as_slice(), &moments([1, N, 3], n));
    errors.add("variance of all", &[of_all], &moments([1, 3 * N, 1], 3.0 * n));
    errors.add("means of batch_norm_training", means.as_slice(), &sums.iter().map(|x| x / n).collect::<Vec<_>>());
    errors.add("squares of batch_norm_training", squares.as_slice(), &sums_of_squares.iter().map(|x| x / n).collect::<Vec<_>>());
} }

#[computation]
fn normal<N: Dim>(x: &f32![2, N]) -> f32![2] {
    let x = x * ((iota(i32, [2, N], 1) % 2) as f32 - 0.5);
    layer_norm(x, epsilon = 0.0)[(.., N - 1)]
}

sums! { layer_norm_of_long_rows of 1000 10000 1000000: |errors, x: f32![2, N]| {
    let x_at = |i: usize| f64::from(x.as_slice()[i]) * ((i % N % 2) as f64 - 0.5);
    let want: Vec<f64> = (0..2).map(|row| {
        let row = row * N..(row + 1) * N;
        let mean = row.clone().map(x_at).sum::<f64>() / N as f64;
        let variance = row.clone().map(|i| (x_at(i) - mean).powi(2)).sum::<f64>() / N as f64;
        (x_at(row.end - 1) - mean) / variance.sqrt()
    }).collect();
    errors.add("layer_norm", normal(&x).as_slice(), &want);
} }

#[computation]
fn cumulative<N: Dim>(x: &f32![N]) -> (f32![N], f32![N]) {
    (cumulative_sum(x), cumulative_sum(x, reverse = true))
}

sums! { cumulative_sums_of_vectors of 1000 10000 1000000: |errors, x: f32![N]| {
    let (forward, reverse) = cumulative(&x);
    errors.add("cumulative_sum", forward.as_slice(), &running([1, N, 1], x.as_slice()));
    let back: Vec<f32> = x.as_slice().iter().rev().copied().collect();
    let reverse: Vec<f32> = reverse.as_slice().iter().rev().copied().collect();
    errors.add("cumulative_sum in reverse", &reverse, &running([1, N, 1], &back));
} }

#[computation]
fn cumulative_rows<N: Dim>(x: &f32![20, N]) -> f32![20, N] {
    cumulative_sum(x)
}

sums! { cumulative_sums_of_rows of 1000 10000: |errors, x: f32![20, N]| {
    errors.add("cumulative_sum", cumulative_rows(&x).as_slice(), &running([20, N, 1], x.as_slice()));
} }

#[computation]
fn cumulative_columns<N: Dim>(x: &f32![2, N, 3]) -> (f32![2, N, 3], f32![2, 3]) {
    (
        cumulative_sum(x, 1),
        cumulative_sum(x, 1, reverse = true)[(.., 0, ..)],
    )
}

sums! { cumulative_sums_of_columns of 1000 10000 1000000: |errors, x: f32![2, N, 3]| {
    let (forward, reverse) = cumulative_columns(&x);
    errors.add("cumulative_sum", forward.as_slice(), &running([2, N, 3], x.as_slice()));
    errors.add("cumulative_sum in reverse", reverse.as_slice(), &exact([2, N, 3], x.as_slice(), |x| x));
} }

#[computation]
fn cumulative_wide<N: Dim>(x: &f32![N, 600]) -> f32![N, 600] {
    cumulative_sum(x, 0)
}

sums! { cumulative_sums_of_many_columns of 1000 10000: |errors, x: f32![N, 600]| {
    errors.add("cumulative_sum", cumulative_wide(&x).as_slice(), &running([1, N, 600], x.as_slice()));
} }

#[computation]
fn windows(x: &f32![1, 20000, 2]) -> (f32![1, 1, 2], f32![1, 20, 2], f32![1, 41, 2]) {
    (
        reduce_window(add, x, 0.0, [1, 20000, 1]),
        reduce_window(add, x, 0.0, [1, 19981, 1]),
        reduce_window(add, x, 0.0, [1, 10000, 1], window_strides = [1, 250, 1]),
    )
}

#[computation]
fn windows_of_rows(x: &f32![1, 2, 20000]) -> (f32![1, 2, 1], f32![1, 1, 20], f32![1, 2, 41]) {
    (
        reduce_window(add, x, 0.0, [1, 1, 20000]),
        reduce_window(add, x, 0.0, [1, 2, 19981]),
        reduce_window(add, x, 0.0, [1, 1, 10000], window_strides = [1, 1, 250]),
    )
}

sums! { sums_of_windows_of_columns of 20000: |errors, x: f32![1, N, 2]| {
    let (all, most, half) = windows(&x);
    let of = |from: usize, count: usize| exact([1, count, 2], &x.as_slice()[2 * from..][..2 * count], |x| x);
    errors.add("a window of all", all.as_slice(), &of(0, N));
    errors.add("windows of most", most.as_slice(), &(0..20).flat_map(|i| of(i, 19981)).collect::<Vec<_>>());
    errors.add("windows of half", half.as_slice(), &(0..41).flat_map(|i| of(250 * i, 10000)).collect::<Vec<_>>());
} }

sums! { sums_of_windows_of_rows of 20000: |errors, x: f32![1, 2, N]| {
    let (all, most, half) = windows_of_rows(&x);
    let of = |row: usize, from: usize, count: usize| exact([1, count, 1], &x.as_slice()[row * N + from..][..count], |x| x)[0];
    errors.add("a window of all", all.as_slice(), &[of(0, 0, N), of(1, 0, N)]);
    errors.add("windows of both rows", most.as_slice(), &(0..20).map(|i| of(0, i, 19981) + of(1, i, 19981)).collect::<Vec<_>>());
    errors.add("windows of half", half.as_slice(), &(0..82).map(|i| of(i / 41, 250 * (i % 41), 10000)).collect::<Vec<_>>());
} }

#[computation]
fn some(
    exec: &Exec,
    x: &f32![4, 100000, 3],
) -> (
    (f32, f32![4], f32![4, 3], f32![3]),
    (f32![4, 100000, 3], f32![3, 3], f32![4, 3, 3], f32![3]),
) {
    let rows = reshape(x, [400000, 3]);
    (
        (sum(x), sum(exp(x), [1, 2]), sum(x, 1), sum(x, [0, 1])),
        (
            cumulative_sum(x, 1),
            dot_general(rows, rows, [], [], [0], [0]),
            dot_general(x, x, [0], [0], [1], [1]),
            dot(ones(f32, [400000]), rows),
        ),
    )
}

#[test]
fn sums_do_not_depend_on_the_number_of_threads() {
    let (_, value) = VALUES[2];
    let x: f32![4, 100000, 3] = Tensor::from_fn(|[i, j, k]| value((i * 100_000 + j) * 3 + k));
    let bits = |exec: &Exec| {
        let ((all, rows, middle, columns), (running, product, batch, vector)) = some(exec, &x);
        let parts = [
            rows.as_slice(),
            middle.as_slice(),
            columns.as_slice(),
            running.as_slice(),
        ];
        let products = [product.as_slice(), batch.as_slice(), vector.as_slice()];
        let parts = parts.into_iter().chain(products).flatten().copied();
        [all]
            .into_iter()
            .chain(parts)
            .map(f32::to_bits)
            .collect::<Vec<_>>()
    };
    let one = bits(&Exec::serial());
    for threads in [2, 3, 8] {
        assert!(bits(&Exec::threads(threads)) == one, "{threads} threads");
    }
}
