//! Decompositions by reflections, which nalgebra returns with positive diagonals and LAPACK with either sign.

use std::hint::black_box;

use nalgebra::SMatrix;
use typed_xla::prelude::*;

use super::{Row, Values, element, runs};

/// Results that are compared without their signs.
struct Unsigned<T>(T);

impl<T: Values> Values for Unsigned<T> {
    const ROUNDINGS: f64 = T::ROUNDINGS;

    fn append(&self, all: &mut Vec<f64>) {
        let first = all.len();
        self.0.append(all);
        all[first..].iter_mut().for_each(|x| *x = x.abs());
    }
}

macro_rules! qr {
    ($($n:literal $what:literal)*) => {
        vec![$({
            #[computation]
            fn ours(a: &f64![$n, $n]) -> (f64![$n, $n], f64![$n, $n]) {
                qr(a)
            }
            let a: f64![$n, $n] = Tensor::from_fn(|[i, j]| element(i, j));
            let b: SMatrix<f64, $n, $n> = SMatrix::from_fn(element);
            runs(
                $what,
                move || Unsigned(ours(black_box(&a))),
                move || {
                    let factors = black_box(b).qr();
                    Unsigned((factors.q(), factors.r()))
                },
            )
        }),*]
    };
}

pub(super) fn rows() -> Vec<Row> {
    qr! {
        2 "qr of 2"
        3 "qr of 3"
        4 "qr of 4"
        6 "qr of 6"
        8 "qr of 8"
    }
}
