//! Batches of products of small matrices.

use super::*;

/// A batch of products whose operands are stored by rows or by columns.
fn contract([batch, m, n, k]: [usize; 4], by_rows: [bool; 2]) -> Contract {
    Contract {
        lhs_strides: if by_rows[0] {
            [m * k, k, 1]
        } else {
            [m * k, 1, m]
        },
        rhs_strides: if by_rows[1] {
            [k * n, n, 1]
        } else {
            [k * n, 1, k]
        },
        ..Contract::row_major(batch, m, n, k)
    }
}

fn agrees<T: Number + Default>() {
    let numbers = &mut Random(23);
    for (m, n) in (1..=9).flat_map(|m| (1..=9).map(move |n| (m, n))) {
        for k in [1, 2, 5, 8, 9] {
            let contract = contract([3, m, n, k], [m % 2 == 0, (n + k) % 2 == 0]);
            let [lhs, rhs] = [3 * m * k, 3 * k * n]
                .map(|len| (0..len).map(|_| T::random(numbers)).collect::<Vec<T>>());
            let mut out = vec![T::default(); 3 * m * n];
            run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
            check(&contract, &lhs, &rhs, &out);
        }
    }
}

#[test]
fn products_of_small_matrices_agree_with_exact_sums() {
    agrees::<f32>();
    agrees::<f64>();
}

#[test]
fn the_number_of_threads_changes_no_bit_of_small_products() {
    let numbers = &mut Random(29);
    let contract = contract([40_000, 3, 6, 4], [true, false]);
    let [lhs, rhs] = [40_000 * 12, 40_000 * 24]
        .map(|len| (0..len).map(|_| f32::random(numbers)).collect::<Vec<f32>>());
    let result = |exec: &Exec| {
        let mut out = vec![0.0; 40_000 * 18];
        run(exec, &mut out, &lhs, &rhs, &contract);
        out
    };
    let expected = result(&Exec::serial());
    for threads in [2, 3, 7] {
        assert!(
            result(&Exec::threads(threads)) == expected,
            "{threads} threads"
        );
    }
}
