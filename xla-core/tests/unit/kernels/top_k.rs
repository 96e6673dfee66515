//! Tests of `xla-core/src/kernels/top_k.rs`.

use xla_core::kernels::top_k::*;
use xla_core::level::Baseline;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

/// The rows sorted whole.
fn plain(rows: &[f32], n: usize, k: usize) -> Vec<(u32, i32)> {
    let mut found = Vec::new();
    for row in rows.chunks(n) {
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| row[b].total_cmp(&row[a]));
        found.extend(order[..k].iter().map(|&i| (row[i].to_bits(), i as i32)));
    }
    found
}

fn chosen(rows: &[f32], n: usize, k: usize, exec: &Exec) -> Vec<(u32, i32)> {
    let count = rows.len() / n;
    let (mut values, mut indices) = (vec![0.0; count * k], vec![0; count * k]);
    let dims = [count, k];
    run(
        exec,
        ArrayMut::new(&mut values, &dims),
        ArrayMut::new(&mut indices, &dims),
        Array::new(rows, &[count, n]),
    );
    values.iter().map(|x| x.to_bits()).zip(indices).collect()
}

#[test]
fn the_greatest_elements_are_the_first_ones_of_the_sorted_row() {
    let special = [f32::NAN, -f32::NAN, -0.0, 0.0, f32::INFINITY, f32::MIN];
    for (n, k) in [
        (1, 1),
        (5, 5),
        (40, 3),
        (33, 33),
        (1000, 1),
        (1000, 7),
        (1000, 600),
    ] {
        let mixed = (0..3 * n).map(|i| match i % 17 {
            0 => special[i / 17 % special.len()],
            _ => (i * 7919 % 211) as f32 - 100.0,
        });
        let mixed: Vec<f32> = mixed.collect();
        assert_eq!(
            chosen(&mixed, n, k, &Exec::serial()),
            plain(&mixed, n, k),
            "{n} {k}"
        );
        // The worst order: each element is greater than all before it.
        let rising: Vec<f32> = (0..2 * n).map(|i| i as f32).collect();
        assert_eq!(
            chosen(&rising, n, k, &Exec::serial()),
            plain(&rising, n, k),
            "{n} {k}"
        );
    }
}

#[test]
fn threads_choose_the_same() {
    let rows: Vec<f32> = (0..200_000).map(|i| (i * 7919 % 10_007) as f32).collect();
    let [one, three] =
        [Exec::serial(), Exec::threads(3)].map(|exec| chosen(&rows, 2000, 10, &exec));
    assert_eq!(one, three);
}

#[test]
fn the_top_0_elements_are_none() {
    assert!(chosen(&[1.0, 2.0], 2, 0, &Exec::serial()).is_empty());
}

#[test]
fn few_elements_are_chosen_in_line_as_by_the_kernel() {
    let special = [f32::NAN, -f32::NAN, -0.0, 0.0, f32::INFINITY, 3.0, f32::MIN];
    for n in 1..=18 {
        for k in 0..=n {
            let rows: Vec<f32> = (0..3 * n)
                .map(|i| special[i * 7919 % 211 % special.len()])
                .collect();
            let (mut values, mut indices) = (vec![7.0; 3 * k], vec![-1; 3 * k]);
            small::<Baseline, _>(
                ArrayMut::new(&mut values, &[3, k]),
                ArrayMut::new(&mut indices, &[3, k]),
                Array::new(&rows, &[3, n]),
            );
            let found: Vec<_> = values.iter().map(|x| x.to_bits()).zip(indices).collect();
            assert_eq!(found, plain(&rows, n, k), "{n} {k}");
        }
    }
}
