//! `det` and `slogdet`: determinants, also of singular matrices.

use typed_xla::prelude::*;

#[computation]
fn all<N: Dim>(a: &f64![2, N, N]) -> (f64![2], f64![2], f64![2]) {
    let (sign, logarithm) = slogdet(a);
    (det(a), sign, logarithm)
}

#[test]
fn a_permutation_has_the_determinant_1_or_minus_1() {
    let odd = [1, 0, 2, 3, 4];
    let even = [1, 2, 0, 3, 4];
    let a: f64![2, 5, 5] = Tensor::from_fn(|[b, i, j]: [usize; 3]| {
        let one = if b == 0 { odd[i] == j } else { even[i] == j };
        f64::from(u8::from(one))
    });
    let (det, sign, logarithm) = all(&a);
    assert_eq!(det, tensor![-1.0, 1.0]);
    assert_eq!(sign, tensor![-1.0, 1.0]);
    assert_eq!(logarithm, tensor![0.0, 0.0]);
}

#[test]
fn formulas_for_few_rows_are_the_elimination() {
    #[computation]
    fn both<N: Dim>(a: &f64![4, N, N]) -> f64![4] {
        let (sign, logarithm) = slogdet(a);
        sign * exp(logarithm)
    }
    #[computation]
    fn one(a: &f64![4, 1, 1], b: &f64![4, 2, 2], c: &f64![4, 3, 3]) -> (f64![4], f64![4], f64![4]) {
        (det(a), det(b), det(c))
    }
    let at = |[b, i, j]: [usize; 3]| ((b * 5 + i * 7 + j * 3 + i * j * 4) % 9) as f64 - 4.25;
    let (a, b, c) = (
        Tensor::from_fn(at),
        Tensor::from_fn(at),
        Tensor::from_fn(at),
    );
    let (x, y, z) = one(&a, &b, &c);
    for (found, expected) in [(x, both(&a)), (y, both(&b)), (z, both(&c))] {
        for (found, expected) in found.iter().zip(expected.iter()) {
            assert!(
                (found - expected).abs() < 1e-12 * (1.0 + expected.abs()),
                "{found} {expected}"
            );
        }
    }
}

#[test]
fn a_singular_matrix_has_no_sign() {
    let a: f64![2, 4, 4] =
        Tensor::from_fn(|[b, i, j]: [usize; 3]| if b == 0 { 0.0 } else { (i * j) as f64 });
    let (det, sign, logarithm) = all(&a);
    assert_eq!(det, tensor![0.0, 0.0]);
    assert_eq!(sign, tensor![0.0, 0.0]);
    assert_eq!(logarithm, tensor![f64::NEG_INFINITY, f64::NEG_INFINITY]);
}

#[test]
fn the_gradient_of_a_singular_matrix_is_that_of_its_minors() {
    #[computation]
    fn slope(a: &f64![4, 4]) -> f64![4, 4] {
        grad(det)(a)
    }
    // The last row is the first one: the rank is 3.
    let rows = [
        [2.0, 1.0, 0.0, 1.0],
        [0.0, 1.0, 3.0, 1.0],
        [1.0, 0.0, 1.0, 2.0],
    ];
    let a: f64![4, 4] = Tensor::from_fn(|[i, j]| rows[i % 3][j]);
    let found = slope(&a);
    for i in 0..4 {
        for j in 0..4 {
            // The determinant of the matrix without row i and column j, with its sign.
            let rest = |r: usize, c: usize| a[[r + usize::from(r >= i), c + usize::from(c >= j)]];
            let minor = (0..3)
                .map(|k| {
                    let (b, c) = ((k + 1) % 3, (k + 2) % 3);
                    rest(0, k) * (rest(1, b) * rest(2, c) - rest(1, c) * rest(2, b))
                })
                .sum::<f64>();
            let sign = if (i + j) % 2 == 0 { 1.0 } else { -1.0 };
            assert!((found[[i, j]] - sign * minor).abs() < 1e-12, "{i} {j}");
        }
    }
    // A matrix that lacks two ranks has no minors.
    let a: f64![4, 4] = Tensor::from_fn(|[i, j]| (i % 2 + j) as f64);
    assert_eq!(slope(&a), Tensor::zeros());
}

#[computation]
fn of_any_size<N: Dim>(a: &f64![2, N, N]) -> (f64![2], (f64![2], f64![2])) {
    (det(a), slogdet(a))
}

#[computation]
fn of_no_rows(a: &f64![2, 0, 0]) -> (f64![2], (f64![2], f64![2])) {
    of_any_size(a)
}

#[computation]
fn slopes_of_any_size<N: Dim>(a: &f64![2, N, N]) -> f64![2, N, N] {
    grad(|a| sum(det(a)) + sum(slogdet(a).1))(a)
}

#[test]
fn the_determinant_of_no_rows_is_1() {
    let expected = (Tensor::ones(), (Tensor::ones(), Tensor::zeros()));
    let none: f64![2, 0, 0] = Tensor::zeros();
    assert_eq!(of_any_size(&none), expected);
    assert_eq!(of_no_rows(&none), expected);
    assert_eq!(slopes_of_any_size(&none), none);
    let none: f64![2, ?, ?] = none.try_into().unwrap();
    assert_eq!(of_any_size(&none), expected);
    assert!(slopes_of_any_size(&none).is_empty());
}
