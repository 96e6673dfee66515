//! Matrix factorisations, systems of equations, Fourier transforms.

use xla_hlo::attr::{Transform, Transposition};
use xla_hlo::graph::Attr;
use xla_hlo::ops::{cholesky, fft, householder, lu, lu_solve, top_k, triangular_solve};
use xla_hlo::{ElementType, Module, Size};

use super::{function, module, param};

/// Returns each primitive in each of its forms.
pub(crate) fn linear() -> Module {
    let entry = function("linear", |b| {
        let a = param(b, ElementType::F32, &[2, 3, 3]);
        let x = param(b, ElementType::F32, &[2, 4, 3]);
        let z = param(b, ElementType::C64, &[2, 8]);
        let mut results = Vec::new();
        for lower in [false, true] {
            let attrs = vec![("lower", Attr::Bool(lower))];
            results.push(b.add1(&cholesky::PRIMITIVE, &[a], attrs).unwrap());
        }
        let attrs = vec![
            ("left_side", Attr::Bool(false)),
            ("lower", Attr::Bool(true)),
            ("transpose_a", Transposition::Adjoint.into()),
            ("unit_diagonal", Attr::Bool(false)),
        ];
        let solved = b.add1(&triangular_solve::PRIMITIVE, &[a, x], attrs);
        results.push(solved.unwrap());
        let parts = b.add(&householder::FACTORS, &[a], Vec::new(), Vec::new());
        let parts = parts.unwrap();
        let q = b.add1(&householder::PRODUCT, &parts, Vec::new());
        results.push(q.unwrap());
        let [lu, pivots, permutation] = lu::lu(b, a).unwrap();
        results.extend([lu, pivots]);
        for transpose in [false, true] {
            let attrs = vec![("transpose", Attr::Bool(transpose))];
            let solved = b.add1(&lu_solve::PRIMITIVE, &[lu, permutation, a], attrs);
            results.push(solved.unwrap());
        }
        let attrs = vec![("k", Attr::Int(2))];
        let greatest = b.add(&top_k::PRIMITIVE, &[x], attrs, Vec::new());
        results.extend(greatest.unwrap());
        let (whole, last): (&[usize], &[usize]) = (&[2, 8], &[14]);
        for (of, kind, lengths) in [
            (z, Transform::Forward, whole),
            (z, Transform::Inverse, &[8]),
            (x, Transform::RealForward, &[4, 3]),
            (z, Transform::RealInverse, last),
        ] {
            let lengths = lengths.iter().copied().map(Size::from).collect();
            let attrs = vec![
                ("fft_type", kind.into()),
                ("fft_length", Attr::Sizes(lengths)),
            ];
            results.push(b.add1(&fft::PRIMITIVE, &[of], attrs).unwrap());
        }
        results
    });
    module(vec![entry])
}
