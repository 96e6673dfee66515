//! Tests of `xla-core/src/kernels/householder_product.rs`.

use xla_core::kernels::householder_product::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn columns_without_a_reflection_are_those_of_the_identity_reflected() {
    // One reflection, of v = (1, 2, 2) with tau = 2 / 9, of three columns.
    let factors = [7.0, 7.0, 7.0, 2.0, 7.0, 7.0, 2.0, 7.0, 7.0f64];
    let mut q = [0.0; 9];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut q, &[3, 3]),
        Array::new(&factors, &[3, 3]),
        Array::new(&[2.0 / 9.0], &[1]),
    );
    let v = [1.0, 2.0, 2.0];
    for (place, q) in q.iter().enumerate() {
        let (i, j) = (place / 3, place % 3);
        let one = if i == j { 1.0 } else { 0.0 };
        assert!(
            (q - (one - 2.0 / 9.0 * v[i] * v[j])).abs() < 1e-15,
            "{i} {j}"
        );
    }
}

#[test]
fn without_reflections_it_is_the_identity() {
    let mut q = [5.0f32; 12];
    let (factors, taus) = (Array::new(&[7.0; 12], &[2, 3, 2]), Array::new(&[], &[2, 0]));
    run(
        &Exec::serial(),
        ArrayMut::new(&mut q, &[2, 3, 2]),
        factors,
        taus,
    );
    assert_eq!(
        q,
        [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0]
    );
}
