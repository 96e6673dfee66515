//! `solve` and `inverse`: equations with general matrices.

use typed_xla::prelude::*;

#[test]
fn vectors_and_columns_are_solved_for() {
    #[computation]
    fn solved(a: &f64![3, 3], b: &f64![3], c: &f64![3, 2]) -> (f64![3], f64![3, 2]) {
        (solve(a, b), a.solve(c))
    }
    // Zeros on the diagonal need no special treatment.
    let a = tensor![[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 0.0, 4.0f64]];
    let b = tensor![7.0, 1.0, 15.0f64];
    let c = tensor![[7.0, 1.0], [1.0, 0.0], [15.0, 4.0f64]];
    let (x, y) = solved(&a, &b, &c);
    let near = |a: &f64, b: f64| assert!((a - b).abs() < 1e-14, "{a} {b}");
    x.iter().zip([1.0, 2.0, 3.0]).for_each(|(a, b)| near(a, b));
    y.iter()
        .zip([1.0, 0.0, 2.0, 0.0, 3.0, 1.0])
        .for_each(|(a, b)| near(a, b));
}

#[test]
fn complex_equations_are_solved() {
    #[computation]
    fn residual<N: Dim>(a: &c128![2, N, N], b: &c128![2, N]) -> f64![2, N] {
        let x = solve(a, b);
        abs(dot_general(a, x, [0], [0], [2], [1]) - b)
    }
    let number = |i: usize| c128::new((i * i % 11) as f64 - 5.0, (i * 7 % 5) as f64);
    let a: c128![2, 4, 4] = Tensor::from_fn(|[b, i, j]: [usize; 3]| number(b * 16 + i * 4 + j));
    let b = Tensor::from_fn(|[b, i]: [usize; 2]| number(b * 4 + i));
    assert!(residual(&a, &b).iter().all(|apart| *apart < 1e-12));
}

#[test]
fn a_matrix_times_its_inverse_is_one() {
    #[computation]
    fn products(a: &f32![2, 3, 3]) -> f32![2, 3, 3] {
        dot_general(a, inverse(a), [0], [0], [2], [1])
    }
    let a = tensor![
        [[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 0.0, 4.0]],
        [[2.0, 0.0, 0.0], [0.0, 4.0, 0.0], [0.0, 0.0, 8.0]]
    ];
    for (place, x) in products(&a).iter().enumerate() {
        let one = f32::from(u8::from(place % 9 % 4 == 0));
        assert!((x - one).abs() < 1e-6, "{place}: {x}");
    }
}

#[test]
fn a_matrix_without_inverse_gives_no_finite_answer() {
    #[computation]
    fn solved(a: &f32![2, 2], b: &f32![2]) -> bool {
        all(is_finite(solve(a, b)))
    }
    assert!(!solved(
        &tensor![[0.0, 1.0], [0.0, 2.0]],
        &tensor![1.0, 1.0]
    ));
}

#[computation]
fn inverted<N: Dim>(a: &f64![N, N]) -> f64![N, N] {
    inverse(a)
}

#[computation]
fn slope<N: Dim>(a: &f64![N, N], w: &f64![N, N]) -> f64![N, N] {
    grad(|a| sum(inverse(a) * w))(a)
}

/// Computations of matrices of two and of three rows, which the formula of the cofactors inverts.
macro_rules! of_few_rows {
    ($($inverted:ident $each:ident $slope:ident $n:literal;)*) => {$(
        #[computation]
        fn $inverted(a: &f64![$n, $n]) -> f64![$n, $n] {
            inverse(a)
        }

        #[computation]
        fn $each(a: &f64![70, $n, $n]) -> f64![70, $n, $n] {
            vmap($inverted)(a)
        }

        #[computation]
        fn $slope(a: &f64![$n, $n], w: &f64![$n, $n]) -> f64![$n, $n] {
            grad(|a| sum(inverse(a) * w))(a)
        }
    )*};
}

of_few_rows! {
    inverted_2 each_2 slope_2 2;
    inverted_3 each_3 slope_3 3;
}

/// Asserts that numbers differ by roundings only, NaN and infinities included.
fn close(a: &[f64], b: &[f64]) {
    for (a, b) in a.iter().zip(b) {
        let same = a == b || a.is_nan() && b.is_nan();
        assert!(same || (a - b).abs() <= 1e-13 * b.abs(), "{a} and {b}");
    }
}

#[test]
fn the_inverse_of_few_rows_is_that_of_elimination() {
    let two = [
        [[3.0, 1.0], [2.0, 5.0]],
        [[0.0, 2.0], [-0.5, 1e-3]],
        [[1.0, 2.0], [2.0, 4.0]],
        [[0.0, 1.0], [0.0, 2.0]],
        [[f64::INFINITY, 1.0], [2.0, 4.0]],
        [[f64::NAN, 1.0], [2.0, 4.0]],
    ];
    for rows in two {
        let a = Tensor::from(rows);
        close(inverted_2(&a).as_slice(), inverted(&a).as_slice());
    }
    let three = [
        [[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 0.0, 4.0]],
        [[4.0, 1.0, -2.0], [0.5, 3.0, 1.0], [1.0, -1.0, 5.0]],
        [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 1.0, 1.0]],
        [[0.0; 3]; 3],
    ];
    for rows in three {
        let a = Tensor::from(rows);
        close(inverted_3(&a).as_slice(), inverted(&a).as_slice());
    }
}

#[test]
fn the_inverse_of_few_rows_is_differentiated_by_its_equations() {
    let (a, w) = (
        tensor![[3.0, 1.0], [2.0, 5.0]],
        tensor![[1.0, -2.0], [0.5, 3.0]],
    );
    close(slope_2(&a, &w).as_slice(), slope(&a, &w).as_slice());
    let a = tensor![[4.0, 1.0, -2.0], [0.5, 3.0, 1.0], [1.0, -1.0, 5.0]];
    let w = tensor![[1.0, -2.0, 0.5], [0.25, 3.0, 1.0], [-1.0, 2.0, 1.5]];
    close(slope_3(&a, &w).as_slice(), slope(&a, &w).as_slice());
}

#[test]
fn a_batch_of_inverses_of_few_rows_is_that_of_each() {
    let number = |i: usize, j: usize, k: usize| {
        let far = ((i * 31 + j * 7 + k * 3) % 17) as f64 / 8.0 - 1.0;
        if j == k { far + 4.0 } else { far }
    };
    let a: f64![70, 2, 2] = Tensor::from_fn(|[i, j, k]| number(i, j, k));
    for (i, found) in each_2(&a).as_slice().chunks_exact(4).enumerate() {
        let one = Tensor::from_fn(|[j, k]| number(i, j, k));
        close(found, inverted_2(&one).as_slice());
    }
    let a: f64![70, 3, 3] = Tensor::from_fn(|[i, j, k]| number(i, j, k));
    for (i, found) in each_3(&a).as_slice().chunks_exact(9).enumerate() {
        let one = Tensor::from_fn(|[j, k]| number(i, j, k));
        close(found, inverted_3(&one).as_slice());
    }
}
