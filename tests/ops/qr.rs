//! `qr`: an orthogonal matrix and an upper triangular one.

use typed_xla::prelude::*;

macro_rules! sizes {
    ($($name:ident $m:literal $n:literal $k:literal;)*) => {$(
        #[test]
        fn $name() {
            #[computation]
            fn both(a: &f64![2, $m, $n]) -> (f64![2, $m, $n], f64![2, $k, $k], f64![2, $k, $n]) {
                let (q, r) = qr(a);
                let columns = dot_general(q, q, [0], [0], [1], [1]);
                (dot_general(q, r, [0], [0], [2], [1]), columns, r)
            }
            let a = Tensor::from_fn(|[b, i, j]: [usize; 3]| ((b + 3 * i + 5 * j * j) % 7) as f64 - 3.0);
            let (product, columns, r) = both(&a);
            let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-13, "{a} {b}");
            product.iter().zip(a.iter()).for_each(|(p, a)| near(*p, *a));
            for (place, x) in columns.iter().enumerate() {
                let one = place % ($k * $k) % ($k + 1) == 0;
                near(*x, f64::from(u8::from(one)));
            }
            for (place, x) in r.iter().enumerate() {
                let (i, j) = (place / $n % $k, place % $n);
                assert!(i <= j || *x == 0.0, "{i} {j}: {x}");
            }
        }
    )*};
}
sizes! {
    square_matrices_are_a_product 4 4 4;
    high_matrices_are_a_product 6 3 3;
    wide_matrices_are_a_product 3 5 3;
}

#[test]
fn a_line_is_fitted_to_points() {
    // The least squares solution of a x = b for the columns 1 and t of a.
    #[computation]
    fn fit(t: &f64![4], y: &f64![4]) -> f64![2, 1] {
        let a = stack((ones(f64, [4]), t), dimension = 1);
        let normal = dot_general(a, a, [], [], [0], [0]);
        let right = dot_general(a, reshape(y, [4, 1]), [], [], [0], [0]);
        let (q, r) = qr(normal);
        triangular_solve(r, dot_general(q, right, [], [], [0], [0]), left_side = true)
    }
    let t: f64![4] = Tensor::from([0.0, 1.0, 2.0, 3.0]);
    let y: f64![4] = Tensor::from([1.0, 3.0, 5.0, 7.0]);
    let line = fit(&t, &y);
    assert!((line[[0, 0]] - 1.0).abs() < 1e-13 && (line[[1, 0]] - 2.0).abs() < 1e-13);
}
