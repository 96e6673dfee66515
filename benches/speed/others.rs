//! Other kernels for the same matrix product, on one thread.

use std::hint::black_box;

use faer::{Accum, MatMut, MatRef, Par};
use ndarray::{ArrayView2, ArrayViewMut2};
use xla_hlo::ElementType;

use crate::input::Input;
use crate::measure::Runs;

/// The sizes of a product of row-major matrices: m, k, n.
pub(crate) type Product = [usize; 3];

/// Returns the elements of an argument, which are of type `f32`.
fn floats(input: &Input) -> Vec<f32> {
    assert_eq!(input.element, ElementType::F32);
    let elements = input.bytes.chunks_exact(size_of::<f32>());
    elements
        .map(|bytes| f32::from_ne_bytes(bytes.try_into().expect("four bytes")))
        .collect()
}

/// Returns each of the kernels, ready to run.
pub(crate) fn candidates(product: Product, inputs: &[Input]) -> Vec<(&'static str, Runs<'static>)> {
    let kernels: [(&'static str, Kernel); 4] = [
        ("matrixmultiply", with_matrixmultiply),
        ("gemm", with_gemm),
        ("faer", with_faer),
        ("ndarray", with_ndarray),
    ];
    let runs = |(name, kernel): (&'static str, Kernel)| {
        let (lhs, rhs) = (floats(&inputs[0]), floats(&inputs[1]));
        let mut out = vec![0.0; product[0] * product[2]];
        let run: Runs<'static> = Box::new(move |count| {
            for _ in 0..count {
                kernel(product, &lhs, &rhs, &mut out);
                black_box(&mut out);
            }
        });
        (name, run)
    };
    kernels.into_iter().map(runs).collect()
}

type Kernel = fn(Product, &[f32], &[f32], &mut [f32]);

fn check([m, k, n]: Product, lhs: &[f32], rhs: &[f32], out: &[f32]) {
    assert_eq!([lhs.len(), rhs.len(), out.len()], [m * k, k * n, m * n]);
}

fn with_matrixmultiply([m, k, n]: Product, lhs: &[f32], rhs: &[f32], out: &mut [f32]) {
    check([m, k, n], lhs, rhs, out);
    let (lhs, rhs, out) = (lhs.as_ptr(), rhs.as_ptr(), out.as_mut_ptr());
    let (lhs_row, row) = (k as isize, n as isize);
    // SAFETY: the slices are as long as dense row-major matrices of these sizes.
    unsafe {
        matrixmultiply::sgemm(m, k, n, 1.0, lhs, lhs_row, 1, rhs, row, 1, 0.0, out, row, 1);
    }
}

fn with_gemm([m, k, n]: Product, lhs: &[f32], rhs: &[f32], out: &mut [f32]) {
    check([m, k, n], lhs, rhs, out);
    let (lhs, rhs, out) = (lhs.as_ptr(), rhs.as_ptr(), out.as_mut_ptr());
    let (lhs_row, row) = (k as isize, n as isize);
    let one_thread = gemm::Parallelism::None;
    // SAFETY: the slices are as long as dense row-major matrices of these sizes.
    unsafe {
        gemm::gemm(
            m, n, k, out, 1, row, false, lhs, 1, lhs_row, rhs, 1, row, 0.0, 1.0, false, false,
            false, one_thread,
        );
    }
}

fn with_faer([m, k, n]: Product, lhs: &[f32], rhs: &[f32], out: &mut [f32]) {
    faer::linalg::matmul::matmul(
        MatMut::from_row_major_slice_mut(out, m, n),
        Accum::Replace,
        MatRef::from_row_major_slice(lhs, m, k),
        MatRef::from_row_major_slice(rhs, k, n),
        1.0,
        Par::Seq,
    );
}

fn with_ndarray([m, k, n]: Product, lhs: &[f32], rhs: &[f32], out: &mut [f32]) {
    let lhs = ArrayView2::from_shape((m, k), lhs).expect("as long as the matrix");
    let rhs = ArrayView2::from_shape((k, n), rhs).expect("as long as the matrix");
    let mut out = ArrayViewMut2::from_shape((m, n), out).expect("as long as the matrix");
    ndarray::linalg::general_mat_mul(1.0, &lhs, &rhs, 0.0, &mut out);
}
