//! The product on processors that have no kernel of ours: `matrixmultiply`, which takes any strides.

use super::{Matrix, Sizes};

/// An element type of `matrixmultiply`.
pub trait Portable: Copy {
    /// `out = lhs * rhs`, or `out += lhs * rhs` where `add` says so. Takes packing memory from the allocator.
    fn portable(
        out: &mut [Self],
        lhs: Matrix<'_, Self>,
        rhs: Matrix<'_, Self>,
        sizes: Sizes,
        add: bool,
    );
}

macro_rules! portable {
    ($($element:ty: $gemm:path;)*) => {$(
        impl Portable for $element {
            fn portable(out: &mut [$element], lhs: Matrix<'_, $element>, rhs: Matrix<'_, $element>, sizes: Sizes, add: bool) {
                let Sizes { m, n, k, .. } = sizes;
                lhs.check(m, k);
                rhs.check(k, n);
                assert_eq!(out.len(), m * n);
                let [lhs_row, lhs_k] = lhs.strides.map(|s| s as isize);
                let [rhs_k, rhs_column] = rhs.strides.map(|s| s as isize);
                let beta = if add { 1.0 } else { 0.0 };
                let (lhs, rhs, out) = (lhs.data.as_ptr(), rhs.data.as_ptr(), out.as_mut_ptr());
                // SAFETY: every element that the sizes and strides name was just checked to lie in its slice.
                unsafe { $gemm(m, k, n, 1.0, lhs, lhs_row, lhs_k, rhs, rhs_k, rhs_column, beta, out, n as isize, 1) }
            }
        }
    )*};
}

portable! {
    f32: matrixmultiply::sgemm;
    f64: matrixmultiply::dgemm;
}
