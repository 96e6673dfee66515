//! Computations on the small arrays of a batch return what they return at each index.

use typed_xla::prelude::*;

/// The product of quaternions, with the real part first.
#[computation]
fn multiplied(p: &f64![4], q: &f64![4]) -> f64![4] {
    stack((
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    ))
}

#[computation]
fn products(p: &f64![1000, 4], q: &f64![1000, 4]) -> f64![1000, 4] {
    vmap(multiplied)(p, q)
}

#[computation]
fn products_of_generic<N: Dim>(p: &f64![N, 4], q: &f64![N, 4]) -> f64![N, 4] {
    vmap(multiplied)(p, q)
}

#[computation]
fn products_of_any(p: &f64![?, 4], q: &f64![4]) -> f64![?, 4] {
    vmap(multiplied, in_dimensions = [0, None])(p, q)
}

fn entry(i: usize, j: usize) -> f64 {
    ((7 * i + 3 * j) % 23) as f64 - 11.0
}

/// Returns an element of a product: all numbers are integers, so that the result is exact at all levels.
fn at(p: [f64; 4], q: [f64; 4], j: usize) -> f64 {
    multiplied(&p.into(), &q.into())[[j]]
}

fn row<const N: usize>(i: usize, shift: usize) -> [f64; N] {
    core::array::from_fn(|j| entry(i + shift, j))
}

#[test]
fn quaternions_are_multiplied_at_each_index() {
    let p: f64![1000, 4] = Tensor::from_fn(|[i, j]| entry(i, j));
    let q: f64![1000, 4] = Tensor::from_fn(|[i, j]| entry(i + 5, j));
    let expected: f64![1000, 4] = Tensor::from_fn(|[i, j]| at(row(i, 0), row(i, 5), j));
    assert_eq!(products(&p, &q), expected);
}

#[test]
fn batches_of_generic_and_dynamic_sizes_have_any_number_of_indices() {
    let p: f64![67, 4] = Tensor::from_fn(|[i, j]| entry(i, j));
    let q: f64![67, 4] = Tensor::from_fn(|[i, j]| entry(i + 2, j));
    let expected: f64![67, 4] = Tensor::from_fn(|[i, j]| at(row(i, 0), row(i, 2), j));
    assert_eq!(products_of_generic(&p, &q), expected);
    let p: f64![1, 4] = Tensor::from_fn(|[i, j]| entry(i, j));
    let q: f64![1, 4] = Tensor::from_fn(|[i, j]| entry(i + 2, j));
    let expected: f64![1, 4] = Tensor::from_fn(|[i, j]| at(row(i, 0), row(i, 2), j));
    assert_eq!(products_of_generic(&p, &q), expected);
    let q = row(3, 0);
    let tensor: f64![4] = q.into();
    for count in [0, 1, 200] {
        let p: f64![?, 4] = Tensor::from_fn_sized([count, 4], |[i, j]| entry(i, j)).unwrap();
        let found = products_of_any(&p, &tensor);
        assert_eq!(found.dims(), [count, 4]);
        for i in 0..count {
            for j in 0..4 {
                assert_eq!(found[[i, j]], at(row(i, 0), q, j), "{count}: {i}, {j}");
            }
        }
    }
}

/// Returns the smaller and the larger coordinate of each point, whether they were exchanged, and their sum.
#[computation]
fn ordered(points: &i32![500, 2]) -> (i32![500, 2], bool![500], i32![500]) {
    let (x, y) = (points[(.., 0)], points[(.., 1)]);
    let exchanged = x > y;
    let (least, most) = (select(exchanged, y, x), select(exchanged, x, y));
    (
        stack((least, most), dimension = 1),
        exchanged,
        sum(points, dimensions = [1]),
    )
}

#[test]
fn one_loop_writes_arrays_of_several_types() {
    let points: i32![500, 2] = Tensor::from_fn(|[i, j]| entry(i, j) as i32);
    let (sorted, exchanged, sums) = ordered(&points);
    for i in 0..500 {
        let (x, y) = (points[[i, 0]], points[[i, 1]]);
        let found = (sorted[[i, 0]], sorted[[i, 1]], exchanged[[i]], sums[[i]]);
        assert_eq!(found, (x.min(y), x.max(y), x > y, x + y), "{i}");
    }
}

/// Declares computations on a matrix and a right-hand side, for one and for a batch of 100, and compares them.
macro_rules! same_at_each_index {
    ($($name:ident [$n:literal, $width:literal] |$a:ident, $b:ident| $body:expr;)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn one($a: &f64![$n, $n], $b: &f64![$n, $width]) -> f64![$n, $width] {
                $body
            }

            #[computation]
            fn all(a: &f64![100, $n, $n], b: &f64![100, $n, $width]) -> f64![100, $n, $width] {
                vmap(|$a, $b| $body)(a, b)
            }

            let a: f64![100, $n, $n] = Tensor::from_fn(|[i, j, k]| matrix(i, j, k));
            let b: f64![100, $n, $width] = Tensor::from_fn(|[i, j, k]| entry(i + j, k));
            let found = all(&a, &b);
            for i in 0..100 {
                let a: f64![$n, $n] = Tensor::from_fn(|[j, k]| a[[i, j, k]]);
                let b: f64![$n, $width] = Tensor::from_fn(|[j, k]| b[[i, j, k]]);
                let expected = one(&a, &b);
                for j in 0..$n {
                    for k in 0..$width {
                        let (found, expected) = (found[[i, j, k]], expected[[j, k]]);
                        let near = (found - expected).abs() <= 1e-7 * expected.abs().max(1.0);
                        let same = found == expected || found.is_nan() && expected.is_nan();
                        assert!(near || same, "{i}, {j}, {k}: {found} is not {expected}");
                    }
                }
            }
        }
    )*};
}

/// Returns an entry of a matrix: some have a column of zeros, others need another pivot than the first row's.
fn matrix(i: usize, j: usize, k: usize) -> f64 {
    match i % 10 {
        0 if k == 0 => 0.0,
        1 if j == k => 0.0,
        _ => ((25 * i + 5 * j + k + 1).pow(2) * 7919 % 10007 % 17) as f64 - 8.0,
    }
}

same_at_each_index! {
    matrices_are_multiplied_in_batches [3, 2] |a, b| dot(a, 2.0 * dot(a, b)) - b;
    equations_are_solved_in_batches [3, 2] |a, b| solve(a, dot(a, b) + b) + b;
    more_equations_are_solved_in_batches [5, 1] |a, b| solve(a, solve(a, b) + b) * b;
    transposed_equations_are_solved_in_batches [3, 1] |a, b| {
        grad(|x| sum(solve(a, x) * b))(b) * b - dot(a, b)
    };
    positive_definite_matrices_are_factorised_in_batches [4, 2] |a, b| {
        dot(cholesky(dot(a, transpose(a, [1, 0])) + eye(f64, 4), lower = true), b) + b * b
    };
    other_matrices_are_factorised_in_batches [3, 1] |a, b| {
        dot(cholesky(a + transpose(a, [1, 0]), lower = false), b) + b * b
    };
    lower_triangles_are_solved_in_batches [4, 2] |a, b| {
        triangular_solve(a + 20.0 * eye(f64, 4), dot(a, b) - b, left_side = true, lower = true, unit_diagonal = false) * b
    };
    unit_triangles_are_solved_in_batches [3, 2] |a, b| {
        triangular_solve(0.1 * a, dot(a, b) - b, left_side = true, lower = false, unit_diagonal = true) * b
    };
    transposed_triangles_are_solved_in_batches [3, 1] |a, b| {
        triangular_solve(
            a + 20.0 * eye(f64, 3), dot(a, b) - b, left_side = true, lower = true, unit_diagonal = false,
            transpose_a = "TRANSPOSE",
        ) * b
    };
    triangles_on_the_right_are_solved_in_batches [3, 3] |a, b| {
        triangular_solve(a + 20.0 * eye(f64, 3), dot(a, b) - b, left_side = false, lower = false, unit_diagonal = false) * b
    };
    functions_are_computed_between_products_in_batches [2, 2] |a, b| {
        let y = tanh(dot(0.1 * a, b)) + exp(0.1 * b);
        dot(y, log(1.0 + b * b)) + atan2(a, 1.0 + b)
    };
}

/// Turns points by a quarter of the plane, again and again, and returns the sum of their coordinates too.
#[computation]
fn turned(points: &f64![100, 2], rounds: i32) -> (f64![100, 2], f64![100]) {
    let mut now = points + 0.0;
    let mut sums = points[(.., 0)] * 0.0;
    for _ in 0..rounds {
        let (x, y) = (now[(.., 0)], now[(.., 1)]);
        now = stack((-y, x), dimension = 1);
        sums = sums + x + y;
    }
    (now, sums)
}

#[test]
fn loops_contain_batch_loops() {
    let points: f64![100, 2] = Tensor::from_fn(|[i, j]| entry(i, j));
    for rounds in 0..6 {
        let (found, sums) = turned(&points, rounds);
        for i in 0..100 {
            let (mut x, mut y, mut sum) = (points[[i, 0]], points[[i, 1]], 0.0);
            for _ in 0..rounds {
                sum += x + y;
                (x, y) = (-y, x);
            }
            let found = (found[[i, 0]], found[[i, 1]], sums[[i]]);
            assert_eq!(found, (x, y, sum), "{rounds}: {i}");
        }
    }
}
