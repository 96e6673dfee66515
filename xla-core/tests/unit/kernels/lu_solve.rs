//! Tests of `xla-core/src/kernels/lu_solve.rs`.

use num_complex::Complex;

use super::lu::{factored, sample};
use xla_core::kernels::lu_solve::*;
use xla_core::rt::{Array, ArrayMut, Exec};

type C = Complex<f64>;

fn solved(a: &[C], b: &[C], [batch, n, width]: [usize; 3], transpose: bool, exec: &Exec) -> Vec<C> {
    let parts = factored(a, &[batch, n, n], exec);
    let mut x = vec![C::default(); b.len()];
    run(
        exec,
        ArrayMut::new(&mut x, &[batch, n, width]),
        Array::new(&parts.lu, &[batch, n, n]),
        Array::new(&parts.permutation, &[batch, n]),
        Array::new(b, &[batch, n, width]),
        transpose,
    );
    x
}

#[test]
fn solutions_satisfy_the_equations() {
    for sizes in [
        [1, 1, 1],
        [3, 4, 1],
        [2, 5, 3],
        [1, 40, 1],
        [1, 40, 17],
        [1, 90, 20],
        [0, 3, 2],
        [2, 3, 0],
    ] {
        let [batch, n, width] = sizes;
        let (a, b) = (sample(batch * n * n), sample(batch * n * width));
        for transpose in [false, true] {
            let x = solved(&a, &b, sizes, transpose, &Exec::serial());
            for (place, b) in b.iter().enumerate() {
                let (matrix, i, j) = (place / (n * width), place / width % n, place % width);
                let terms = (0..n).map(|k| {
                    let (row, column) = if transpose { (k, i) } else { (i, k) };
                    a[(matrix * n + row) * n + column] * x[(matrix * n + k) * width + j]
                });
                let sum: C = terms.sum();
                assert!((sum - b).norm() < 1e-9, "{sizes:?} {transpose}: {sum} {b}");
            }
            assert_eq!(x, solved(&a, &b, sizes, transpose, &Exec::threads(3)));
        }
    }
}

#[test]
fn rows_out_of_range_are_clamped() {
    let mut x = [0.0; 2];
    let lu = [1.0, 0.0, 0.0, 1.0];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut x, &[2, 1]),
        Array::new(&lu, &[2, 2]),
        Array::new(&[9, -4], &[2]),
        Array::new(&[1.0, 2.0], &[2, 1]),
        false,
    );
    assert_eq!(x, [2.0, 1.0]);
}
