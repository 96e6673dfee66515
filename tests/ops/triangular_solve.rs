//! `triangular_solve`: equations with a triangular matrix.

use typed_xla::prelude::*;

#[test]
fn equations_with_a_positive_definite_matrix_are_solved_by_its_factor() {
    #[computation]
    fn definite(a: &f64![3, 3], b: &f64![3, 1]) -> f64![3, 1] {
        let l = cholesky(a, lower = true);
        let y = triangular_solve(l, b, left_side = true, lower = true);
        triangular_solve(
            l,
            y,
            left_side = true,
            lower = true,
            transpose_a = "TRANSPOSE",
        )
    }
    let a = tensor![[4.0, 2.0, -1.0], [2.0, 10.0, 3.0], [-1.0, 3.0, 6.0f64]];
    let x = definite(&a, &tensor![[5.0], [31.0], [23.0f64]]);
    for (x, expected) in x.as_slice().iter().zip([1.0, 2.0, 3.0]) {
        assert!((x - expected).abs() < 1e-14, "{x}");
    }
}

#[test]
fn on_the_right_each_row_is_solved_for_itself() {
    #[computation]
    fn right(a: &f32![2, 2], b: &f32![3, 2]) -> f32![3, 2] {
        triangular_solve(a, b)
    }
    // x [[2, 1], [_, 4]] = b; the elements below the diagonal are not read.
    let a = tensor![[2.0, 1.0], [f32::NAN, 4.0]];
    let b = tensor![[2.0, 5.0], [4.0, 2.0], [0.0, 8.0]];
    assert_eq!(right(&a, &b).as_slice(), [1.0, 1.0, 2.0, 0.0, 0.0, 2.0]);
}

#[test]
fn a_unit_diagonal_is_not_read() {
    #[computation]
    fn unit(a: &f32![2, 2], b: &f32![2, 1]) -> f32![2, 1] {
        triangular_solve(a, b, left_side = true, lower = true, unit_diagonal = true)
    }
    let a = tensor![[f32::NAN, 0.0], [3.0, f32::NAN]];
    assert_eq!(unit(&a, &tensor![[2.0], [7.0]]).as_slice(), [2.0, 1.0]);
}
