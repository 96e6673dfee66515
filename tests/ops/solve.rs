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
