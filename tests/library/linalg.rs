//! Norms, least squares and functions of matrices.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/linalg.txt");

cases! {
    fn norms(x: f64[3, 4], w: f64[3], v: f64[3]) -> [f64[], f64[3, 1], f64[6], f64[3, 4], f64[3, 4]] {
        let (slopes, curved) = jvp(grad(|x| sum(linalg::norm(x, dimensions = 1) * w)))(x, cos(x));
        let orders = [
            linalg::norm(v, 1.0),
            linalg::norm(v, 0.0),
            linalg::norm(v, 3.0),
            linalg::norm(v, -1.0),
            linalg::norm(v, f64::INFINITY),
            linalg::norm(v, f64::NEG_INFINITY),
        ];
        (linalg::norm(x), linalg::norm(x, dimensions = [1], keep = true), orders, slopes, curved)
    }

    fn slopes_of_norms(x: f64[3, 4], w: f64[3]) -> [f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4], f64[3, 4]] {
        let (ones, flat) = jvp(grad(|x| sum(linalg::norm(x, 1.0, 1) * w)))(x, cos(x));
        let (threes, curved) = jvp(grad(|x| sum(linalg::norm(x, 3.0, 1) * w)))(x, cos(x));
        let (halves, bent) = jvp(grad(|x| sum(linalg::norm(x, 0.5, 1) * w)))(x, cos(x));
        let (most, even) = jvp(grad(|x| sum(linalg::norm(x, f64::INFINITY, 1) * w)))(x, cos(x));
        (ones, flat, threes, curved, halves, bent, most, even)
    }

    fn norms_of_zeros(x: f64[2]) -> [f64[4], f64[2], f64[2], f64[2], f64[2]] {
        let all = [
            linalg::norm(x),
            linalg::norm(x, 1.0),
            linalg::norm(x, 1.5),
            linalg::norm(x, -1.0),
        ];
        let (slopes, curved) = jvp(grad(|x| linalg::norm(x)))(x, [1.0, 1.0]);
        let (powers, bent) = jvp(grad(|x| linalg::norm(x, 1.5)))(x, [1.0, 1.0]);
        (all, slopes, curved, powers + grad(|x| linalg::norm(x, 1.0))(x), bent)
    }

    fn norms_of_matrices(x: f64[2, 3, 2], w: f64[2]) -> [f64[8, 2], f64[2, 3, 2], f64[2, 3, 2], f64[2, 3, 2], f64[2, 3, 2]] {
        let orders = [
            linalg::matrix_norm(x),
            linalg::matrix_norm(x, "nuc"),
            linalg::matrix_norm(x, "2"),
            linalg::matrix_norm(x, "-2"),
            linalg::matrix_norm(x, "1"),
            linalg::matrix_norm(x, "-1"),
            linalg::matrix_norm(x, "inf"),
            linalg::matrix_norm(x, "-inf"),
        ];
        let (nuclear, curved) = jvp(grad(|x| sum(linalg::matrix_norm(x, "nuc") * w)))(x, cos(x));
        let (greatest, bent) = jvp(grad(|x| sum(linalg::matrix_norm(x, "2") * w)))(x, cos(x));
        (orders, nuclear, curved, greatest, bent)
    }

    fn condition(a: f64[3, 3], b: f64[3, 2]) -> [f64[], f64[], f64[], f64[], f64[], f64[3, 3]] {
        (
            linalg::cond(a),
            linalg::cond(b),
            linalg::cond(a, "1"),
            linalg::cond(a, order = "fro"),
            linalg::cond(a, "-2"),
            grad(|a| linalg::cond(a))(a),
        )
    }

    fn ranks(a: f64[4, 3], b: f64[2, 3, 3]) -> [i32[], i32[2], i32[]] {
        let few = linalg::matrix_rank([[1.0f64, 0.0], [0.0, 1e-3]], tolerance = 0.01);
        (linalg::matrix_rank(a), linalg::matrix_rank(b), few)
    }

    fn pseudoinverses(a: f64[4, 3], w: f64[3, 4], batch: f64[2, 2, 3], singular: f64[2, 2], turn: f64[3, 3], v: f64[3, 3]) -> [f64[3, 4], f64[2, 3, 2], f64[2, 2], f64[4, 3], f64[4, 3], f64[3, 3], f64[3, 3]] {
        let (slopes, curved) = jvp(grad(|a| sum(linalg::pinv(a) * w)))(a, cos(a));
        let (first, second) = jvp(grad(|a| sum(linalg::pinv(a) * v)))(turn, v);
        (linalg::pinv(a), linalg::pinv(batch), linalg::pinv(singular), slopes, curved, first, second)
    }

    fn least_squares(a: f64[4, 2], b: f64[4], c: f64[4, 3], wide: f64[2, 4]) -> [f64[2], f64[2, 3], f64[4], f64[4, 2], f64[4], f64[4, 2]] {
        let loss = |a, b| sum(sin(linalg::lstsq(a, b)));
        let slopes = |a, b| grad(loss, argnums = [0, 1])(a, b);
        let (by_a, by_b) = slopes(a, b);
        let (_, curved) = jvp(|a, b| slopes(a, b).0)((a, b), (cos(a), b));
        (linalg::lstsq(a, b), linalg::lstsq(a, c), linalg::lstsq(wide, b[..2]), by_a, by_b, curved)
    }

    fn powers(a: f64[3, 3], batch: f64[2, 3, 3], w: f64[3, 3]) -> [f64[3, 3], f64[3, 3], f64[2, 3, 3], f64[3, 3], i32[2, 2], f64[3, 3], f64[3, 3]] {
        let (slopes, curved) = jvp(grad(|a| sum(linalg::matrix_power(a, 5) * w)))(a, cos(a));
        (
            linalg::matrix_power(a, 0),
            linalg::matrix_power(a, 3),
            linalg::matrix_power(batch, 2),
            linalg::matrix_power(a, -2),
            linalg::matrix_power([[1i32, 1], [1, 0]], 10),
            slopes,
            curved,
        )
    }

    fn exponentials(a: f64[3, 3], batch: f64[2, 3, 3], w: f64[3, 3], nilpotent: f64[2, 2]) -> [f64[3, 3], f64[2, 3, 3], f64[2, 2], f64[3, 3], f64[3, 3], f64[3, 3], f64[3, 3]] {
        let (slopes, curved) = jvp(grad(|a| sum(linalg::expm(a) * w)))(a, cos(a));
        let large = grad(|a| sum(linalg::expm(8.0 * a) * w))(a);
        (linalg::expm(a), linalg::expm(batch), linalg::expm(nilpotent), linalg::expm(0.0 * a), slopes, curved, large)
    }

    fn factors(a: f64[3, 3], b: f64[3], c: f64[3, 2], batch: f64[2, 3, 3], d: f64[2, 3]) -> [f64[3], f64[3, 2], f64[2, 3], f64[3], f64[3, 2], f64[3, 3], f64[3]] {
        let solved = |a, b| {
            let (factors, _, permutation) = lu(a);
            linalg::lu_solve(factors, permutation, b)
        };
        let (by_a, by_b) = grad(|a, b| sum(sin(solved(a, b))), argnums = [0, 1])(a, b);
        (
            linalg::cho_solve(linalg::cho_factor(a), b),
            linalg::cho_solve(linalg::cho_factor(a, lower = true), c, lower = true),
            linalg::cho_solve(linalg::cho_factor(batch), d),
            solved(a, b),
            solved(a, c),
            by_a,
            by_b,
        )
    }

    fn tridiagonal(lower: f64[5], diagonal: f64[5], upper: f64[5], b: f64[5, 2]) -> [f64[5, 2], f64[5], f64[5], f64[5], f64[5], f64[5, 2]] {
        let loss = |lower, diagonal, upper, b| sum(sin(linalg::tridiagonal_solve(lower, diagonal, upper, b)));
        let (by_lower, by_diagonal, by_upper, by_b) = grad(loss, argnums = [0, 1, 2, 3])(lower, diagonal, upper, b);
        let one = linalg::tridiagonal_solve(lower, diagonal, upper, b[(.., 0)]);
        (linalg::tridiagonal_solve(lower, diagonal, upper, b), one, by_lower, by_diagonal, by_upper, by_b)
    }

    fn structured(a: f64[1, 2], b: f64[2, 2], column: f64[3], row: f64[4]) -> [f64[3, 4], f64[3, 4], f64[3, 3]] {
        (linalg::block_diag(a, b), linalg::toeplitz(column, row), linalg::toeplitz(column, column))
    }
}
