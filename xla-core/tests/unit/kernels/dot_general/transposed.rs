//! A matrix whose transpose is row-major beside its row-major copy.

use xla_core::kernels::dot_general::*;
use xla_core::testing::kernels::dot_general::choose::ProductKernel;

use super::{Number, Random, every_kernel};

/// Sizes whose transpose is read in place, some with a padded vector, a last block or a second contracted block; and
/// their neighbours, whose transpose is packed.
const SIZES: [[usize; 3]; 10] = [
    [6, 90, 100],
    [13, 200, 130],
    [16, 300, 70],
    [29, 257, 300],
    [48, 600, 500],
    [61, 1003, 250],
    [64, 137, 1100],
    [125, 700, 400],
    [128, 530, 700],
    [129, 530, 700],
];

/// Returns elements, row-major, and as the transpose: `n` rows that are `apart` elements from each other.
fn both<T: Copy>(rows: Vec<T>, n: usize, apart: usize) -> [Vec<T>; 2] {
    let mut transpose = vec![rows[0]; (n - 1) * apart + rows.len() / n];
    for (i, &x) in rows.iter().enumerate() {
        transpose[i % n * apart + i / n] = x;
    }
    [rows, transpose]
}

#[test]
fn reading_the_transpose_in_place_changes_no_bit() {
    every_kernel(|name, kernel| {
        let random = &mut Random(13);
        for [m, n, k] in SIZES {
            for (apart, lhs_strides) in [(k, [k, 1]), (k + 3, [1, m]), (3 * k, [k, 1])] {
                let lhs: Vec<f32> = (0..m * k).map(|_| Number::random(random)).collect();
                let [rows, transpose] =
                    both((0..k * n).map(|_| f32::random(random)).collect(), n, apart);
                let sizes = Sizes {
                    m,
                    n,
                    k,
                    kernel: ProductKernel::Tiles,
                };
                let product = |rhs: &[f32], strides: [usize; 2]| {
                    let mut out = vec![f32::NAN; m * n];
                    kernel(
                        &mut out,
                        Matrix::new(&lhs, lhs_strides),
                        Matrix::new(rhs, strides),
                        sizes,
                        false,
                    );
                    out
                };
                let [want, found] = [product(&rows, [n, 1]), product(&transpose, [1, apart])];
                assert!(
                    want == found,
                    "{name}: {m} by {n} by {k}, rows {apart} apart"
                );
            }
        }
    });
}

#[test]
fn doubles_are_read_by_the_transpose_too() {
    let random = &mut Random(17);
    // Random numbers are so short that their sums are exact in any order.
    let third = |random: &mut Random| f64::random(random) / 3.0;
    for [m, n, k] in SIZES {
        let lhs: Vec<f64> = (0..m * k).map(|_| third(random)).collect();
        let [rows, transpose] = both((0..k * n).map(|_| third(random)).collect(), n, k);
        let contract = Contract::row_major(1, m, n, k);
        let product = |rhs: &[f64], contract: Contract| {
            let mut out = vec![f64::NAN; m * n];
            run(
                &xla_core::rt::Exec::serial(),
                &mut out,
                &lhs,
                rhs,
                &contract,
            );
            out
        };
        let want = product(&rows, contract);
        let found = product(
            &transpose,
            Contract {
                rhs_strides: [0, 1, k],
                ..contract
            },
        );
        assert!(want == found, "{m} by {n} by {k}");
    }
}
