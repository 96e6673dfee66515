//! The functions `small` of kernels, which register blocks inline, return what the kernels return.

use crate::kernels::testing::numbered;
use xla_core::kernels::dot_general::Contract;
use xla_core::kernels::triangular_solve::Equations;
use xla_core::kernels::{
    Array, ArrayMut, cholesky, concatenate, dot_general, dynamic_slice, dynamic_update_slice,
    householder_factors, householder_product, lu, lu_solve, pad, rev, slice, transpose,
    triangular_solve,
};
use xla_core::level::{Baseline, Detected, Kernel, Level};
use xla_core::rt::{Exec, c64};

/// Shapes of up to four dimensions, with sizes of 0 and 1 among them.
const SHAPES: [&[usize]; 7] = [
    &[5],
    &[2, 3],
    &[4, 1],
    &[3, 2, 4],
    &[2, 0, 3],
    &[2, 3, 1, 4],
    &[],
];

fn len(dims: &[usize]) -> usize {
    dims.iter().product()
}

/// Asserts that two functions write the same to arrays of these sizes.
fn same(dims: &[usize], kernel: impl Fn(ArrayMut<'_, u32>), small: impl Fn(ArrayMut<'_, u32>)) {
    let (mut a, mut b) = (vec![1000; len(dims)], vec![2000; len(dims)]);
    kernel(ArrayMut::new(&mut a, dims));
    small(ArrayMut::new(&mut b, dims));
    assert_eq!(a, b, "{dims:?}");
}

#[test]
fn inlined_copies_agree_with_the_kernels() {
    let exec = Exec::serial();
    for dims in SHAPES {
        let rank = dims.len();
        let elements = numbered(dims);
        let operand = Array::new(&elements, dims);
        let all: Vec<usize> = (0..rank).collect();
        for some in [&all[..], &all[..rank / 2], &all[rank / 2..], &[]] {
            same(
                dims,
                |out| rev::run(&exec, out, operand, some),
                |out| rev::small::<Baseline, _>(out, operand, some),
            );
        }
        // Every second element from the second one on, where there are two.
        let starts: Vec<usize> = dims.iter().map(|&n| usize::from(n > 1)).collect();
        let sizes: Vec<usize> = dims
            .iter()
            .map(|&n| if n > 1 { n / 2 } else { n })
            .collect();
        let strides = vec![2; rank];
        same(
            &sizes,
            |out| slice::run(&exec, out, operand, &starts, &strides),
            |out| slice::small::<Baseline, _>(out, operand, &starts, &strides),
        );
        let low: Vec<i64> = (0..rank as i64).map(|d| 1 - d).collect();
        let interior: Vec<usize> = (0..rank).map(|d| d % 2).collect();
        let padded: Vec<usize> = dims.iter().map(|n| n + 2).collect();
        let value = Array::new(&[77], &[]);
        same(
            &padded,
            |out| pad::run(&exec, out, operand, value, &low, &interior),
            |out| pad::small::<Baseline, _>(out, operand, value, &low, &interior),
        );
        let turned: Vec<usize> = all.iter().copied().rev().collect();
        let (mut a, mut b) = (vec![1000; elements.len()], vec![2000; elements.len()]);
        transpose::run(&exec, &mut a, &elements, dims, &turned);
        transpose::small::<Baseline, _>(&mut b, &elements, dims, &turned);
        assert_eq!(a, b, "transpose of {dims:?}");
        for d in 0..rank {
            let mut wider = dims.to_vec();
            wider[d] += dims[d] + 1;
            let mut one = dims.to_vec();
            one[d] = 1;
            let single = numbered(&one);
            let operands = [operand, Array::new(&single, &one), operand];
            same(
                &wider,
                |out| concatenate::run(&exec, out, &operands, d),
                |out| concatenate::small::<Baseline, _>(out, &operands, d),
            );
        }
    }
}

#[test]
fn inlined_boxes_at_computed_places_agree_with_the_kernels() {
    let exec = Exec::serial();
    for dims in SHAPES {
        let elements = numbered(dims);
        let operand = Array::new(&elements, dims);
        let sizes: Vec<usize> = dims.iter().map(|&size| size.min(2)).collect();
        let update: Vec<u32> = numbered(&sizes).iter().map(|x| 100 + x).collect();
        let update = Array::new(&update, &sizes);
        // Also out of bounds, on either side.
        for first in -1..=3_i64 {
            let starts: Vec<i64> = (0..dims.len()).map(|d| first + d as i64 % 2).collect();
            let starts: Vec<_> = starts
                .chunks(1)
                .map(|start| Array::new(start, &[]))
                .collect();
            same(
                &sizes,
                |out| dynamic_slice::run(&exec, out, operand, &starts),
                |out| dynamic_slice::small::<Baseline, _>(out, operand, &starts),
            );
            same(
                dims,
                |out| dynamic_update_slice::run(&exec, out, operand, update, &starts),
                |out| dynamic_update_slice::small::<Baseline, _>(out, operand, update, &starts),
            );
        }
    }
}

/// Runs the inlined product at the level of the processor.
struct Inlined<'a, T>(&'a mut [T], &'a [T], &'a [T], Contract);

impl<T: dot_general::Inlined> Kernel for Inlined<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        dot_general::small::<L, T>(self.0, self.1, self.2, &self.3);
    }
}

#[test]
fn inlined_products_agree_with_the_kernel() {
    let exec = Exec::serial();
    for [batch, m, n, k] in [
        [1, 4, 4, 4],
        [2, 3, 5, 2],
        [1, 1, 9, 3],
        [3, 6, 1, 7],
        [1, 2, 15, 0],
        [2, 3, 4, 0],
        [2, 3, 1, 37],
        [1, 1, 1, 16],
    ] {
        let plain = Contract::row_major(batch, m, n, k);
        // The right operand as its transpose, and the left one repeated in each product.
        let turned = Contract {
            lhs_strides: [0, k, 1],
            rhs_strides: [k * n, 1, k],
            ..plain
        };
        // The left operand as its transpose.
        let transposed = Contract {
            lhs_strides: [m * k, 1, m],
            ..plain
        };
        for contract in [plain, turned, transposed] {
            let numbers = |len: usize| (0..len).map(|i| (i * 7 % 11) as f64 - 5.0).collect();
            let (lhs, rhs): (Vec<f64>, Vec<f64>) = (numbers(batch * m * k), numbers(batch * k * n));
            let mut expected = vec![1.0; batch * m * n];
            dot_general::run(&exec, &mut expected, &lhs, &rhs, &contract);
            for level in Detected::all() {
                let mut found = vec![2.0; batch * m * n];
                level.run(Inlined(&mut found, &lhs, &rhs, contract));
                // Whole numbers have exact sums.
                assert_eq!(found, expected, "{contract:?} at {}", level.name());
            }
            let integers = |all: &[f64]| all.iter().map(|&x| x as i32).collect::<Vec<i32>>();
            let mut found = vec![3; batch * m * n];
            let (lhs, rhs) = (integers(&lhs), integers(&rhs));
            dot_general::small::<Baseline, i32>(&mut found, &lhs, &rhs, &contract);
            assert_eq!(found, integers(&expected), "{contract:?}");
        }
    }
    let (i, one) = (c64::new(0.0, 1.0), c64::new(1.0, 0.0));
    let mut found = [one];
    dot_general::small::<Baseline, _>(
        &mut found,
        &[i, one],
        &[i, i],
        &Contract::row_major(1, 1, 1, 2),
    );
    assert_eq!(found, [c64::new(-1.0, 1.0)]);
}

/// Returns symmetric positive definite matrices.
fn definite(count: usize, n: usize) -> Vec<f64> {
    let element = |i: usize, j: usize| {
        if i == j {
            3.0
        } else {
            1.0 / (1 + i + j) as f64
        }
    };
    let matrix = (0..n * n).map(|at| element(at / n, at % n));
    (0..count).flat_map(|_| matrix.clone()).collect()
}

#[test]
fn inlined_factors_and_solutions_agree_with_the_kernels() {
    let exec = Exec::serial();
    // The kernels run at the best level, and these functions at the baseline.
    let close = |a: &[f64], b: &[f64], what: &str| {
        for (a, b) in a.iter().zip(b) {
            assert!(
                (a - b).abs() <= 1e-14 * (1.0 + b.abs()),
                "{what}: {a} and {b}"
            );
        }
    };
    for (count, n) in [
        (1, 1),
        (2, 2),
        (1, 3),
        (1, 6),
        (1, 8),
        (1, 9),
        (2, 12),
        (0, 3),
    ] {
        let dims = [count, n, n];
        let matrices = definite(count, n);
        let a = Array::new(&matrices, &dims);
        let zeros = || vec![0.0; count * n * n];
        for lower in [true, false] {
            let (mut x, mut y) = (zeros(), zeros());
            cholesky::run(&exec, ArrayMut::new(&mut x, &dims), a, lower);
            cholesky::small::<Baseline, _>(ArrayMut::new(&mut y, &dims), a, lower);
            close(&x, &y, "cholesky");
        }
        for bits in 0..8 {
            let equations = Equations {
                left_side: bits & 1 > 0,
                lower: bits & 2 > 0,
                unit_diagonal: n % 2 > 0,
                transpose: bits & 4 > 0,
                conjugate: false,
            };
            let (mut x, mut y) = (zeros(), zeros());
            triangular_solve::run(&exec, ArrayMut::new(&mut x, &dims), a, a, equations);
            triangular_solve::small::<Baseline, _>(ArrayMut::new(&mut y, &dims), a, a, equations);
            close(&x, &y, "triangular_solve");
        }
        let ([mut x, mut y], size) = ([zeros(), zeros()], [count, n]);
        let [mut s, mut t] = [vec![0.0; count * n], vec![0.0; count * n]];
        let taus = ArrayMut::new(&mut s, &size);
        householder_factors::run(&exec, ArrayMut::new(&mut x, &dims), taus, a);
        let taus = ArrayMut::new(&mut t, &size);
        householder_factors::small::<Baseline, _>(ArrayMut::new(&mut y, &dims), taus, a);
        close(&x, &y, "householder_factors");
        close(&s, &t, "householder_factors");
        let (factors, taus) = (Array::new(&x, &dims), Array::new(&s, &size));
        let [mut p, mut q] = [zeros(), zeros()];
        householder_product::run(&exec, ArrayMut::new(&mut p, &dims), factors, taus);
        householder_product::small::<Baseline, _>(ArrayMut::new(&mut q, &dims), factors, taus);
        close(&p, &q, "householder_product");
    }
}

/// Returns the Hermitian product of a matrix and its conjugate transpose, plus `shift` on the diagonal.
fn hermitian(n: usize, shift: f32) -> Vec<c64> {
    let element = |i: usize, j: usize| c64::new((i * 3 + j) as f32 % 4.0, (i + 2 * j) as f32 % 3.0);
    let product = |i: usize, j: usize| {
        let terms = (0..n).map(|k| element(i, k) * element(j, k).conj());
        terms.sum::<c64>() + if i == j { shift } else { 0.0 }
    };
    (0..n * n).map(|at| product(at / n, at % n)).collect()
}

#[test]
fn inlined_factors_of_up_to_eight_rows_and_more_agree_with_the_kernel() {
    let exec = Exec::serial();
    for n in 1..=9 {
        let dims = [n, n];
        for (lower, shift) in [(true, 1.0), (false, 1.0), (true, -1e4), (false, -1e4)] {
            let matrix = hermitian(n, shift);
            let a = Array::new(&matrix, &dims);
            let [mut x, mut y] = [vec![c64::default(); n * n], vec![c64::new(7.0, 7.0); n * n]];
            cholesky::run(&exec, ArrayMut::new(&mut x, &dims), a, lower);
            cholesky::small::<Baseline, _>(ArrayMut::new(&mut y, &dims), a, lower);
            for (x, y) in x.iter().zip(&y) {
                let both_nan = x.re.is_nan() && y.re.is_nan();
                assert_eq!(x.re.is_nan(), shift < 0.0, "{n} rows");
                assert!(both_nan || (x - y).norm() < 1e-4, "{n} rows: {x} and {y}");
            }
        }
    }
}

/// Returns matrices in which elimination exchanges rows.
fn mixed(count: usize, m: usize, n: usize) -> Vec<f64> {
    let element = |at: usize| ((at * at + 7 * at) % 31) as f64 / 8.0 - 1.5;
    (0..count * m * n).map(element).collect()
}

#[test]
fn inlined_eliminations_equal_the_kernels_bit_by_bit() {
    let exec = Exec::serial();
    for (count, m, n) in [
        (1, 1, 1),
        (2, 2, 2),
        (1, 3, 3),
        (1, 4, 4),
        (1, 6, 6),
        (1, 8, 8),
        (2, 11, 11),
        (2, 5, 3),
        (1, 3, 9),
        (1, 12, 10),
        (0, 3, 3),
        (2, 0, 3),
    ] {
        let (dims, k) = ([count, m, n], m.min(n));
        let matrices = mixed(count, m, n);
        let a = Array::new(&matrices, &dims);
        let all = [false, true].map(|small| {
            let mut lu = vec![0.0; count * m * n];
            let (mut pivots, mut permutation) = (vec![0; count * k], vec![0; count * m]);
            let (by_pivot, by_row) = ([count, k], [count, m]);
            let outs = (
                ArrayMut::new(&mut lu, &dims),
                ArrayMut::new(&mut pivots, &by_pivot),
                ArrayMut::new(&mut permutation, &by_row),
            );
            if small {
                lu::small::<Baseline, _>(outs.0, outs.1, outs.2, a);
            } else {
                lu::run(&exec, outs.0, outs.1, outs.2, a);
            }
            (lu, pivots, permutation)
        });
        assert_eq!(all[0], all[1], "{dims:?}");
        if m != n {
            continue;
        }
        let (rows, of_b) = ([count, n], [count, n, 2]);
        let lu = Array::new(&all[0].0, &dims);
        let permutation = Array::new(&all[0].2, &rows);
        let right = mixed(count, n, 2);
        let b = Array::new(&right, &of_b);
        for transpose in [false, true] {
            let (mut x, mut y) = (vec![0.0; right.len()], vec![0.0; right.len()]);
            let out = ArrayMut::new(&mut x, &of_b);
            lu_solve::run(&exec, out, lu, permutation, b, transpose);
            let out = ArrayMut::new(&mut y, &of_b);
            lu_solve::small::<Baseline, _>(out, lu, permutation, b, transpose);
            assert_eq!(x, y, "{dims:?} {transpose}");
        }
    }
}
