//! Decompositions, for which jax calls LAPACK.

use typed_xla::{Tensors, computation, f32, i32, known};

#[derive(Tensors)]
struct Qr<Q: Tensors, R: Tensors> {
    q: Q,
    r: R,
}

#[derive(Tensors)]
#[allow(clippy::type_complexity)]
struct Decompositions {
    cho_solve: f32![3, 2],
    cholesky: f32![3, 3],
    det: f32,
    inverse: f32![3, 3],
    lu: (f32![3, 3], i32![3]),
    qr: Qr<f32![4, 3], f32![3, 3]>,
    qr_complete: Qr<f32![4, 4], f32![4, 3]>,
    slogdet_grad: f32![3, 3],
    solve: f32![3, 2],
    triangular: f32![3, 2],
}

#[computation(stablehlo = "tests/models/decompositions.mlir")]
fn decompositions(a: &f32![3, 3], b: &f32![3, 2], tall: &f32![4, 3]) -> Decompositions;

#[test]
fn decompositions_are_those_of_lapack() {
    let v = vectors!("decompositions");
    let (a, b) = (input!(v, "in0", f32![3, 3]), input!(v, "in1", f32![3, 2]));
    let d = decompositions(&a, &b, &input!(v, "in2", f32![4, 3]));
    assert_eq!(d.lu.1.as_slice(), v.numbers::<i32>("out5"));
    let found = [
        ("out0", d.cho_solve.as_slice()),
        ("out1", d.cholesky.as_slice()),
        ("out2", &[d.det]),
        ("out3", d.inverse.as_slice()),
        ("out4", d.lu.0.as_slice()),
        ("out6", d.qr.q.as_slice()),
        ("out7", d.qr.r.as_slice()),
        ("out8", d.qr_complete.q.as_slice()),
        ("out9", d.qr_complete.r.as_slice()),
        ("out10", d.slogdet_grad.as_slice()),
        ("out11", d.solve.as_slice()),
        ("out12", d.triangular.as_slice()),
    ];
    for (name, found) in found {
        v.check(name, found);
    }
}

#[known]
type Parts = (f32![2, 3, 3], f32![2, 3, 3]);

#[derive(Tensors)]
struct ComplexDecompositions {
    cholesky: Parts,
    qr: Qr<Parts, Parts>,
    solve: Parts,
    triangular: Parts,
}

#[computation(stablehlo = "tests/models/complex_decompositions.mlirbc")]
fn complex_decompositions(real: &f32![2, 3, 3], imaginary: &f32![2, 3, 3])
-> ComplexDecompositions;

#[test]
fn decompositions_of_complex_matrices_are_those_of_lapack() {
    let v = vectors!("complex_decompositions");
    let (real, imaginary) = (
        input!(v, "in0", f32![2, 3, 3]),
        input!(v, "in1", f32![2, 3, 3]),
    );
    let d = complex_decompositions(&real, &imaginary);
    let parts = [d.cholesky, d.qr.q, d.qr.r, d.solve, d.triangular];
    for (i, (real, imaginary)) in parts.iter().enumerate() {
        v.check(&format!("out{}", 2 * i), real.as_slice());
        v.check(&format!("out{}", 2 * i + 1), imaginary.as_slice());
    }
}

#[computation(stablehlo = "tests/models/spectral.mlir")]
#[allow(clippy::type_complexity)]
fn spectral(
    a: &f32![5, 3],
    b: &f32![5, 2],
) -> (
    f32![5],
    f32![5],
    f32![5, 5],
    f32![5, 3],
    f32![3],
    f32![3, 3],
    f32![3],
    f32![3, 2],
    f32![3, 5],
    i32![],
    f32![],
);

/// The model drops the signs of vectors.
#[test]
fn eigenvalues_and_singular_values_are_those_of_lapack() {
    let v = vectors!("spectral");
    let (a, b) = (input!(v, "in0", f32![5, 3]), input!(v, "in1", f32![5, 2]));
    let r = spectral(&a, &b);
    let found = [
        ("out0", r.0.as_slice()),
        ("out1", r.1.as_slice()),
        ("out2", r.2.as_slice()),
        ("out3", r.3.as_slice()),
        ("out4", r.4.as_slice()),
        ("out5", r.5.as_slice()),
        ("out6", r.6.as_slice()),
        ("out7", r.7.as_slice()),
        ("out8", r.8.as_slice()),
        ("out10", r.10.as_slice()),
    ];
    for (name, found) in found {
        v.check_within(name, found, 1e-5);
    }
    assert_eq!(r.9.as_slice(), v.numbers::<i32>("out9"));
}

#[computation(stablehlo = "tests/models/many_rows.mlir")]
#[allow(clippy::type_complexity)]
fn many_rows(a: &f32![20, 20]) -> (f32![20], f32![20, 20], f32![20, 20], f32![20], f32![20, 20]);

#[test]
fn decompositions_of_many_rows_are_those_of_lapack() {
    let v = vectors!("many_rows");
    let r = many_rows(&input!(v, "in0", f32![20, 20]));
    // Vectors whose values are close are less exact than the values.
    let found = [
        ("out0", r.0.as_slice(), 2e-5),
        ("out1", r.1.as_slice(), 2e-4),
        ("out2", r.2.as_slice(), 2e-4),
        ("out3", r.3.as_slice(), 2e-5),
        ("out4", r.4.as_slice(), 2e-4),
    ];
    for (name, found, tolerance) in found {
        v.check_within(name, found, tolerance);
    }
}

#[computation]
fn trace_slope(a: &f32![20, 20]) -> f32![20, 20] {
    grad(|a: &f32![20, 20]| sum(many_rows(a).0))(a)
}

/// The model decomposes `a + a.T`, whose eigenvalues have twice the trace of `a` as their sum.
#[test]
fn decompositions_of_a_model_are_differentiated_by_their_rules() {
    let v = vectors!("many_rows");
    let slope = trace_slope(&input!(v, "in0", f32![20, 20]));
    for (place, x) in slope.as_slice().iter().enumerate() {
        let expected = if place % 21 == 0 { 2.0 } else { 0.0 };
        assert!((x - expected).abs() < 1e-4, "{place}: {x}");
    }
}

#[computation(stablehlo = "tests/models/scipy_decompositions.mlirbc")]
#[allow(clippy::type_complexity, clippy::too_many_arguments)]
fn scipy_decompositions(
    tall: &f32![4, 3],
    wide: &f32![2, 4],
    right: &f32![4, 2],
    lower: &f32![2, 5],
    main: &f32![2, 5],
    upper: &f32![2, 5],
    sides: &f32![2, 5, 2],
) -> (
    (
        (f32![2, 5, 2], f32![2, 5, 2]),
        (f32![4, 2], f32![4, 2]),
        (f32![3, 3], f32![3, 3]),
    ),
    (f32![4, 4], f32![4, 3], i32![3]),
    (f32![2, 2], f32![2, 4], i32![4]),
    i32![3],
    (f32![2, 3], f32![3, 3]),
    f32![3],
    f32![2, 5, 2],
    f32![5, 2],
);

/// Pivoted decompositions, products by reflections, equations with three diagonals, and singular values by iteration.
#[test]
fn decompositions_of_scipy_are_those_of_lapack() {
    let v = vectors!("scipy_decompositions");
    let (complex, pivoted, wide, pivots, product, singular, tridiagonal, of_one) =
        scipy_decompositions(
            &input!(v, "in0", f32![4, 3]),
            &input!(v, "in1", f32![2, 4]),
            &input!(v, "in2", f32![4, 2]),
            &input!(v, "in3", f32![2, 5]),
            &input!(v, "in4", f32![2, 5]),
            &input!(v, "in5", f32![2, 5]),
            &input!(v, "in6", f32![2, 5, 2]),
        );
    let (solution, by_reflections, triangular) = complex;
    let found = [
        ("out0", solution.0.as_slice()),
        ("out1", solution.1.as_slice()),
        ("out2", by_reflections.0.as_slice()),
        ("out3", by_reflections.1.as_slice()),
        ("out4", triangular.0.as_slice()),
        ("out6", pivoted.0.as_slice()),
        ("out7", pivoted.1.as_slice()),
        ("out9", wide.0.as_slice()),
        ("out10", wide.1.as_slice()),
        ("out13", product.0.as_slice()),
        ("out14", product.1.as_slice()),
        ("out15", singular.as_slice()),
        ("out16", tridiagonal.as_slice()),
        ("out17", of_one.as_slice()),
    ];
    for (name, found) in found {
        v.check_within(name, found, 2e-6);
    }
    assert_eq!(pivoted.2.as_slice(), v.numbers::<i32>("out8"));
    assert_eq!(wide.2.as_slice(), v.numbers::<i32>("out11"));
    assert_eq!(pivots.as_slice(), v.numbers::<i32>("out12"));
}
