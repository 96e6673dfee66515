//! Factorisations and equations.

use typed_xla::prelude::*;

use crate::VECTORS;

#[computation]
fn of_any_size<N: Dim>(a: &f64![N, N], b: &f64![N]) -> (f64![N, N], f64![N], f64![N, N]) {
    let (da, db) = grad(|a, b| sum(sin(solve(a, b))), argnums = [0, 1])(a, b);
    let factor = grad(|a| sum(sin(cholesky(a, lower = true)) * a))(a);
    (da, db, factor)
}

cases! {
    fn matrices_of_generic_size(a: f64[3, 3], b: f64[3]) -> [f64[3, 3], f64[3], f64[3, 3]] {
        of_any_size(a, b)
    }

    fn products(a: f64[2, 3, 4], b: f64[2, 4, 5]) -> [f64[2, 3, 4], f64[2, 4, 5], f64[4], f64[2, 4, 5]] {
        let loss = |a, b| sum(sin(dot_general(a, b, [0], [0], [2], [1])));
        let (da, db) = grad(loss, argnums = [0, 1])(a, b);
        let v = grad(|v| sum(tanh(dot(reshape(a, [6, 4]), v))))(reshape(slice(b, [0, 0, 0], [1, 4, 1]), [4]));
        let (_, curved) = jvp(|b| grad(loss, argnums = [1])(a, b))(b, b);
        (da, db, v, curved)
    }

    fn cholesky_factors(a: f64[3, 3], w: f64[3, 3], d: f64[3, 3]) -> [f64[3, 3], f64[3, 3], f64[3, 3], f64[3, 3]] {
        let lower = |a| sum(sin(cholesky(a, lower = true)) * w);
        let upper = |a| sum(sin(cholesky(a)) * w);
        let (_, tangent) = jvp(|a| cholesky(a, lower = true))(a, d);
        let (_, curved) = jvp(grad(lower))(a, d);
        (grad(lower)(a), grad(upper)(a), tangent, curved)
    }

    fn complex_cholesky(a: c128[2, 2, 2], w: c128[2, 2, 2]) -> [c128[2, 2, 2], c128[2, 2, 2], c128[2, 2, 2]] {
        let lower = |a| sum(real(cholesky(a, lower = true) * w));
        let upper = |a| sum(imag(cholesky(a) * w));
        let (_, tangent) = jvp(|a| cholesky(a))(a, w);
        (grad(lower)(a), grad(upper)(a), tangent)
    }

    fn triangles_on_the_left(a: f64[3, 3], b: f64[3, 2]) -> [f64[3, 3], f64[3, 2], f64[3, 3]] {
        let loss = |a, b| {
            let x = triangular_solve(a, b, left_side = true, lower = true);
            let y = triangular_solve(a, b, left_side = true, lower = true, transpose_a = "TRANSPOSE");
            let z = triangular_solve(a, b, left_side = true, transpose_a = "ADJOINT");
            let u = triangular_solve(a, b, left_side = true, unit_diagonal = true);
            sum(sin(x)) + 2.0 * sum(sin(y)) + 3.0 * sum(sin(z)) + 4.0 * sum(sin(u))
        };
        let (da, db) = grad(loss, argnums = [0, 1])(a, b);
        let (_, curved) = jvp(|a| grad(loss)(a, b))(a, a);
        (da, db, curved)
    }

    fn triangles_on_the_right(a: f64[2, 3, 3], b: f64[2, 2, 3]) -> [f64[2, 3, 3], f64[2, 2, 3]] {
        let loss = |a, b| {
            let x = triangular_solve(a, b, lower = true);
            let y = triangular_solve(a, b, lower = true, transpose_a = "TRANSPOSE", unit_diagonal = true);
            let z = triangular_solve(a, b, transpose_a = "ADJOINT");
            let u = triangular_solve(a, b);
            sum(sin(x)) + 2.0 * sum(sin(y)) + 3.0 * sum(sin(z)) + 4.0 * sum(sin(u))
        };
        grad(loss, argnums = [0, 1])(a, b)
    }

    fn complex_triangles(a: c128[2, 2], b: c128[2, 2]) -> [c128[2, 2], c128[2, 2], c128[2, 2]] {
        let solved = |a, b| {
            let x = triangular_solve(a, b, left_side = true, lower = true, transpose_a = "ADJOINT");
            let y = triangular_solve(a, b, transpose_a = "ADJOINT");
            let z = triangular_solve(a, b, lower = true, transpose_a = "TRANSPOSE");
            x * 2.0 + y * 3.0 + z
        };
        let loss = |a, b| sum(real(solved(a, b))) + 0.5 * sum(imag(solved(a, b)));
        let (da, db) = grad(loss, argnums = [0, 1])(a, b);
        let (_, tangent) = jvp(solved)((a, b), (b, a));
        (da, db, tangent)
    }

    fn square_qr(a: f64[2, 3, 3], w: f64[2, 3, 3]) -> [f64[2, 3, 3], f64[2, 3, 3], f64[2, 3, 3]] {
        let loss = |a| {
            let (q, r) = qr(a);
            sum(sin(q) * w) + sum(r * r * w)
        };
        let (_, (dq, dr)) = jvp(|a| qr(a))(a, w);
        (grad(loss)(a), dq, dr)
    }

    fn tall_qr(a: f64[4, 2], w: f64[4, 2], v: f64[2, 2]) -> [f64[4, 2], f64[4, 2]] {
        let loss = |a| {
            let (q, r) = qr(a);
            sum(q * q * w) + sum(sin(r) * v)
        };
        let (_, curved) = jvp(grad(loss))(a, w);
        (grad(loss)(a), curved)
    }

    fn wide_qr(a: f64[2, 4], w: f64[2, 2], v: f64[2, 4]) -> [f64[2, 4]] {
        grad(|a| {
            let (q, r) = qr(a);
            sum(q * w) + sum(sin(r) * v)
        })(a)
    }

    fn complex_qr(a: c128[3, 2], w: c128[3, 2]) -> [c128[3, 2], c128[3, 2], c128[2, 2]] {
        let loss = |a| {
            let (q, r) = qr(a);
            sum(real(q * w)) + sum(imag(r * r))
        };
        let (_, (dq, dr)) = jvp(|a| qr(a))(a, w);
        (grad(loss)(a), dq, dr)
    }

    fn qr_of_a_triangle(a: f64[3, 3], w: f64[3, 3]) -> [f64[3, 3]] {
        grad(|a| {
            let (q, r) = qr(a);
            sum(q * w) + sum(r * w)
        })(a)
    }

    fn solved_equations(a: f64[3, 3], b: f64[3], c: f64[3, 2]) -> [f64[3, 3], f64[3], f64[3, 3], f64[3, 2], f64[3, 3]] {
        let (da, db) = grad(|a, b| sum(sin(solve(a, b))), argnums = [0, 1])(a, b);
        let loss = |a, c| sum(sin(solve(a, c)));
        let (da2, dc) = grad(loss, argnums = [0, 1])(a, c);
        let (_, curved) = jvp(|a| grad(loss)(a, c))(a, a);
        (da, db, da2, dc, curved)
    }

    fn square_lu(a: f64[2, 3, 3], w: f64[2, 3, 3]) -> [f64[2, 3, 3], f64[2, 3, 3], f64[2, 3, 3], f64[2, 3, 3]] {
        let loss = |a| sum(sin(lu(a).0) * w);
        let (_, tangent) = jvp(|a| lu(a).0)(a, w);
        let (_, curved) = jvp(grad(loss))(a, w);
        (lu(a).0, grad(loss)(a), tangent, curved)
    }

    fn eigenvalues(a: f64[2, 3, 3], w: f64[2, 3], v: f64[2, 3, 3]) -> [f64[], f64[2, 3, 3], f64[], f64[2, 3, 3]] {
        let loss = |a| {
            let (values, vectors) = eigh(a);
            sum(sin(values) * w) + sum(vectors * vectors * v)
        };
        let (_, tangent) = jvp(loss)(a, v);
        let (_, curved) = jvp(grad(loss))(a, v);
        (loss(a), grad(loss)(a), tangent, curved)
    }

    fn complex_eigenvalues(a: c128[3, 3], w: f64[3], v: f64[3, 3]) -> [f64[], c128[3, 3]] {
        let loss = |a| {
            let (values, vectors) = eigh(a);
            sum(values * w) + sum(real(vectors * conj(vectors)) * v)
        };
        (loss(a), grad(loss)(a))
    }

    fn singular_values(a: f64[2, 3, 3], w: f64[2, 3], v: f64[2, 3, 3]) -> [f64[], f64[2, 3, 3], f64[], f64[2, 3, 3]] {
        let loss = |a| {
            let (u, s, vh) = svd(a);
            sum(sin(s) * w) + sum(u * u * v) + sum(vh * vh * v)
        };
        let (_, tangent) = jvp(loss)(a, v);
        let (_, curved) = jvp(grad(loss))(a, v);
        (loss(a), grad(loss)(a), tangent, curved)
    }

    fn tall_and_wide(a: f64[4, 2], w: f64[2], v: f64[4, 2], x: f64[2, 4]) -> [f64[4, 2], f64[2, 4], f64[]] {
        let loss = |a| {
            let (u, s, vh) = svd(a);
            let sums = sum(vh * vh, [0]);
            sum(s * w) + sum(u * u * v) + sum(sums * sums)
        };
        let wide = |x| {
            let (u, s, vh) = svd(x);
            sum(s * w) + u[(0, 0)] * u[(0, 0)] + sum(vh * vh * transpose(v, [1, 0]))
        };
        let (_, tangent) = jvp(wide)(x, transpose(v, [1, 0]));
        (grad(loss)(a), grad(wide)(x), tangent)
    }

    fn complex_singular_values(a: c128[3, 2], w: f64[2], v: f64[3, 2]) -> [f64[], c128[3, 2]] {
        let loss = |a| {
            let (u, s, vh) = svd(a);
            let first = vh[(0, 0)];
            sum(s * w) + sum(real(u * conj(u)) * v) + real(first * conj(first))
        };
        (loss(a), grad(loss)(a))
    }

    fn tall_lu(a: f64[4, 2], w: f64[4, 2]) -> [f64[4, 2], f64[4, 2]] {
        let (_, tangent) = jvp(|a| lu(a).0)(a, w);
        (grad(|a| sum(sin(lu(a).0) * w))(a), tangent)
    }

    fn wide_lu(a: f64[2, 4], w: f64[2, 4]) -> [f64[2, 4], f64[2, 4]] {
        let (_, tangent) = jvp(|a| lu(a).0)(a, w);
        (grad(|a| sum(sin(lu(a).0) * w))(a), tangent)
    }

    fn complex_lu(a: c128[3, 3], w: c128[3, 3]) -> [c128[3, 3], c128[3, 3], c128[3, 3]] {
        let (_, tangent) = jvp(|a| lu(a).0)(a, w);
        (lu(a).0, grad(|a| sum(real(lu(a).0 * w)))(a), tangent)
    }

    fn determinants(a: f64[4, 4], b: f64[2, 3, 3], z: c128[4, 4]) -> [f64[], f64[4, 4], f64[4, 4], f64[2], f64[2, 3, 3], c128[], c128[4, 4]] {
        let (_, curved) = jvp(grad(|a| det(a)))(a, cos(a));
        let small = grad(|b| sum(sin(det(b))))(b);
        (det(a), grad(|a| det(a))(a), curved, det(b), small, det(z), grad(|z| real(det(z)))(z))
    }

    fn singular_determinants(a: f64[4, 4], b: f64[4, 4], c: f64[2, 2]) -> [f64[4, 4], f64[4, 4], f64[2, 2], f64[]] {
        let (_, tangent) = jvp(|a| det(a))(a, cos(a));
        (grad(|a| det(a))(a), grad(|b| det(b))(b), grad(|c| det(c))(c), tangent)
    }

    fn signs_and_logarithms(a: f64[4, 4], w: f64[4, 4], z: c128[3, 3], dz: c128[3, 3]) -> [f64[], f64[], f64[4, 4], f64[4, 4], c128[], f64[], c128[], f64[], c128[3, 3]] {
        let (sign, size) = slogdet(a);
        let loss = |a| slogdet(a).1;
        let (_, curved) = jvp(grad(loss))(a, w);
        let ((of_z, size_of_z), (change, growth)) = jvp(|z| slogdet(z))(z, dz);
        let turned = grad(|z| imag(slogdet(z).0))(z);
        (sign, size, grad(loss)(a), curved, of_z, size_of_z, change, growth, turned)
    }

    fn inverses(a: f64[2, 2, 2], w: f64[2, 2, 2], z: c128[2, 2]) -> [f64[2, 2, 2], f64[2, 2, 2], c128[2, 2]] {
        let loss = |a| sum(inverse(a) * w);
        let (_, curved) = jvp(grad(loss))(a, w);
        (grad(loss)(a), curved, grad(|z| sum(abs(inverse(z))))(z))
    }
}
