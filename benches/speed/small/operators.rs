//! Operators and indices in plain Rust, which both libraries have.

use std::hint::black_box;

use nalgebra::{SMatrix, SVector};
use typed_xla::prelude::*;

use super::{Row, element, runs};

/// The rows of square matrices and of vectors of an element type.
macro_rules! operators {
    ($($sum:literal $scaled:literal $trace:literal: $n:tt)*) => {{
        let mut rows = Vec::new();
        $({
            let a: f64![$n, $n] = Tensor::from_fn(|[i, j]| element(i, j));
            let b: SMatrix<f64, $n, $n> = SMatrix::from_fn(element);
            rows.push(runs($sum, move || black_box(&a) + black_box(&a), move || black_box(&b) + black_box(&b)));
            rows.push(runs(
                $trace,
                move || {
                    let a = black_box(&a);
                    (0..$n).map(|i| a[(i, i)]).sum::<f64>()
                },
                move || {
                    let b = black_box(&b);
                    (0..$n).map(|i| b[(i, i)]).sum::<f64>()
                },
            ));
            let a: f64![$n] = Tensor::from_fn(|[i]| element(i, 0));
            let b: SVector<f64, $n> = SVector::from_fn(|i, _| element(i, 0));
            rows.push(runs(
                $scaled,
                move || {
                    let (x, y) = (black_box(&a), black_box(&a));
                    (x - y) * black_box(0.5) + x
                },
                move || {
                    let (x, y) = (black_box(&b), black_box(&b));
                    (x - y) * black_box(0.5) + x
                },
            ));
        })*
        rows
    }};
}

pub(super) fn rows() -> Vec<Row> {
    operators! {
        "a + b of 3 x 3" "(x - y) * 0.5 + x of 3" "sum of a[(i, i)] of 3 x 3": 3
        "a + b of 4 x 4" "(x - y) * 0.5 + x of 4" "sum of a[(i, i)] of 4 x 4": 4
    }
}
