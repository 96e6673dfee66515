//! Batches of products of one small matrix.

use super::*;

/// A batch that repeats a matrix of `m` by `k`, which is stored by rows or by columns.
fn contract([batch, m, n, k]: [usize; 4], by_rows: bool) -> Contract {
    Contract {
        lhs_strides: if by_rows { [0, k, 1] } else { [0, 1, m] },
        ..Contract::row_major(batch, m, n, k)
    }
}

/// Calls `f` with batches of small matrices of all sizes, and of matrices with few and with many columns.
fn batches(mut f: impl FnMut(Contract)) {
    for n in [1, 2, 3, 4, 5, 6, 8, 9, 15, 19] {
        for (m, k) in (1..=9).flat_map(|m| (1..=9).map(move |k| (m, k))) {
            // Whole tiles, and some products beside them.
            for batch in [2, 11] {
                f(contract([batch, m, n, k], (m + k) % 2 == 0));
            }
        }
    }
}

fn random<T: Number>(contract: &Contract, random: &mut Random) -> [Vec<T>; 2] {
    let &Contract { batch, m, n, k, .. } = contract;
    [m * k, batch * k * n].map(|len| (0..len).map(|_| T::random(random)).collect())
}

fn agrees<T: Number + Default>() {
    let numbers = &mut Random(17);
    batches(|contract| {
        let [lhs, rhs] = random::<T>(&contract, numbers);
        let mut out = vec![T::default(); contract.batch * contract.m * contract.n];
        run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
        check(&contract, &lhs, &rhs, &out);
    });
}

#[test]
fn products_of_one_small_matrix_agree_with_exact_sums() {
    agrees::<f32>();
    agrees::<f64>();
    agrees::<Complex<f32>>();
    agrees::<Complex<f64>>();
    agrees::<f16>();
}

fn rows_agree<T: Number + Default>() {
    let numbers = &mut Random(23);
    for (n, k) in (1..=5).flat_map(|n| (1..=5).map(move |k| (n, k))) {
        for m in [1, 4, 5, 40] {
            let by_rows = Contract::row_major(1, m, n, k);
            let by_columns = Contract {
                rhs_strides: [0, 1, k],
                ..by_rows
            };
            // Rows with an element between them, which are not dense.
            let apart = Contract {
                lhs_strides: [0, k + 1, 1],
                ..by_rows
            };
            for contract in [by_rows, by_columns, apart] {
                let mut list =
                    |len: usize| -> Vec<T> { (0..len).map(|_| T::random(numbers)).collect() };
                let [lhs, rhs] = [list(m * (k + 1)), list(k * n)];
                let mut out = vec![T::default(); m * n];
                run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
                check(&contract, &lhs, &rhs, &out);
            }
        }
    }
}

#[test]
fn rows_times_a_small_matrix_agree_with_exact_sums() {
    rows_agree::<f32>();
    rows_agree::<f64>();
    rows_agree::<Complex<f32>>();
    rows_agree::<Complex<f64>>();
}

#[test]
fn the_number_of_threads_changes_no_bit_of_products_of_one_small_matrix() {
    let numbers = &mut Random(19);
    for n in [1, 2, 7] {
        let contract = contract([5000, 2, n, 2], true);
        let [lhs, rhs] = random::<Complex<f32>>(&contract, numbers);
        let result = |exec: &Exec| {
            let mut out = vec![Complex::default(); contract.batch * 2 * n];
            run(exec, &mut out, &lhs, &rhs, &contract);
            out
        };
        let expected = result(&Exec::serial());
        for threads in [2, 3, 7] {
            assert!(
                result(&Exec::threads(threads)) == expected,
                "{threads} threads, {n} columns"
            );
        }
    }
}
