//! `cholesky`: the triangular factor of positive definite matrices.

use typed_xla::prelude::*;

#[test]
fn the_factor_times_its_transpose_is_the_matrix() {
    #[computation]
    fn again(a: &f64![3, 3]) -> (f64![3, 3], f64![3, 3]) {
        let l = cholesky(a, lower = true);
        let u = cholesky(a);
        (dot(l, l.transpose([1, 0])), dot(u.transpose([1, 0]), u))
    }
    let a = tensor![[4.0, 2.0, -1.0], [2.0, 10.0, 3.0], [-1.0, 3.0, 6.0f64]];
    let (lower, upper) = again(&a);
    for found in [lower, upper] {
        let apart = found.as_slice().iter().zip(a.as_slice());
        assert!(
            apart.into_iter().all(|(x, y)| (x - y).abs() < 1e-14),
            "{found}"
        );
    }
}

#[test]
fn each_matrix_of_a_batch_is_factored() {
    #[computation]
    fn factors<N: Dim>(a: &f32![N, 2, 2]) -> f32![N, 2, 2] {
        cholesky(a, lower = true)
    }
    let a = tensor![[[4.0, 9.0], [2.0, 5.0]], [[-1.0, 0.0], [0.0, 1.0]]];
    let l = factors(&a);
    assert_eq!(l.as_slice()[..4], [2.0, 0.0, 1.0, 2.0]);
    assert!(l.as_slice()[4..].iter().all(|x| x.is_nan()));
}
