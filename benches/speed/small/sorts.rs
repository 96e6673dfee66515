//! Sorts of a few numbers, in turn of 1,024 rows, beside the stable sort of the standard library in the total order.

use std::hint::black_box;

use typed_xla::prelude::*;

use super::{Row, runs};

const ROWS: usize = 1024;

/// Pseudorandom numbers: for each row others, so that branches are not predicted from the last time.
fn rows_of<const N: usize>() -> Vec<[f32; N]> {
    let number = |i: usize| (i as u32 + 1).wrapping_mul(0x9e37_79b9).rotate_left(13);
    let mixed = |i: usize| number(i).wrapping_mul(0x2c1b_3c6d) >> 8;
    let row = |i: usize| core::array::from_fn(|j| mixed(N * i + j) as f32);
    (0..ROWS).map(row).collect()
}

/// Returns the next one of the rows, each time another one.
fn next(at: &mut usize) -> usize {
    *at = (*at + 1) % ROWS;
    *at
}

#[computation]
fn sorted<N: Dim>(x: &f32![N]) -> f32![N] {
    sort(x)
}

macro_rules! sorts {
    ($($n:literal $what:literal)*) => {
        vec![$({
            #[computation]
            fn ours(x: &f32![$n]) -> f32![$n] {
                sorted(x)
            }
            let by_hand = rows_of::<$n>();
            let rows: Vec<f32![$n]> = by_hand.iter().map(|&row| Tensor::from(row)).collect();
            let (mut at, mut of_hand) = (0, 0);
            runs(
                $what,
                move || ours(black_box(&rows[next(&mut at)])),
                move || {
                    let mut row = *black_box(&by_hand[next(&mut of_hand)]);
                    row.sort_by(f32::total_cmp);
                    row
                },
            )
        }),*]
    };
}

#[computation]
fn two_of_eight(x: &f32![8]) -> (f32![2], i32![2]) {
    top_k(x, 2)
}

fn top() -> Row {
    let by_hand = rows_of::<8>();
    let rows: Vec<f32![8]> = by_hand.iter().map(|&row| Tensor::from(row)).collect();
    let (mut at, mut of_hand) = (0, 0);
    runs(
        "top 2 of 8",
        move || two_of_eight(black_box(&rows[next(&mut at)])).0,
        move || {
            let row = black_box(&by_hand[next(&mut of_hand)]);
            let mut order: [usize; 8] = core::array::from_fn(|i| i);
            order.sort_by(|&i, &j| row[j].total_cmp(&row[i]));
            [row[order[0]], row[order[1]]]
        },
    )
}

pub(super) fn rows() -> Vec<Row> {
    let mut rows = sorts! {
        4 "sort of 4"
        8 "sort of 8"
        16 "sort of 16"
    };
    rows.push(top());
    rows
}
