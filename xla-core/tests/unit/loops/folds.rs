//! Folds, whose order is what they promise.

use xla_core::rt::fold_rows_by;

use super::*;

#[test]
#[allow(clippy::redundant_closure_for_method_calls)] // Only a closure has an attribute.
fn fold_takes_every_place_once() {
    for n in LENGTHS {
        let x = numbers(n);
        let sum = x.iter().fold(0i64, |a, x| a + i64::from(*x));
        let max = x.iter().copied().max().unwrap_or(i32::MIN);
        let low = x.iter().fold(0u8, |a, x| a.wrapping_add(*x as u8));
        let got = at_every_level!(
            |x: Vec<i32>, L| -> (i64, i32, u8) {
                let n = x.len();
                (
                    fold::<L, _, _>(
                        n,
                        (&x[..],),
                        0,
                        #[inline(always)]
                        |(x,)| i64::from(x),
                        #[inline(always)]
                        |a, b| a + b,
                    ),
                    fold::<L, _, _>(
                        n,
                        (&x[..],),
                        i32::MIN,
                        #[inline(always)]
                        |(x,)| x,
                        #[inline(always)]
                        |a, b| a.max(b),
                    ),
                    fold::<L, _, _>(
                        n,
                        (&x[..],),
                        0,
                        #[inline(always)]
                        |(x,)| x as u8,
                        #[inline(always)]
                        |a: u8, b| a.wrapping_add(b),
                    ),
                )
            },
            x.clone()
        );
        assert!(
            got.iter().all(|got| *got == (sum, max, low)),
            "n = {n}: {got:?}"
        );
    }
}

#[test]
fn fold_groups_alike_at_every_level() {
    let x: Vec<f32> = numbers(1030).iter().map(|x| *x as f32 * 1e-3).collect();
    let got = at_every_level!(
        |x: Vec<f32>, L| -> f32 {
            fold::<L, _, _>(
                x.len(),
                (&x[..],),
                0.0,
                #[inline(always)]
                |(x,)| x,
                #[inline(always)]
                |a, b| a + b,
            )
        },
        x.clone()
    );
    let want = got[0].to_bits();
    assert!(got.iter().all(|got| got.to_bits() == want));
}

#[test]
fn fold_in_order_is_left_to_right() {
    let want = numbers(200)
        .iter()
        .fold(1i32, |a, x| a.wrapping_mul(31).wrapping_sub(*x));
    let got = at_every_level!(
        |x: Vec<i32>, L| -> i32 {
            fold_in_order::<L, _, _>(
                x.len(),
                (&x[..],),
                1,
                #[inline(always)]
                |(x,)| x,
                #[inline(always)]
                |a: i32, x| a.wrapping_mul(31).wrapping_sub(x),
            )
        },
        numbers(200)
    );
    assert!(got.iter().all(|got| *got == want));
}

#[test]
fn fold_rows_is_in_row_order() {
    for cols in [0, 1, 3, 8, 511, 512, 513, 1030] {
        for rows in [0, 1, 3, 4, 5, 7, 8, 9, 12, 20] {
            let x = numbers(rows * cols);
            let mut want: Vec<i32> = vec![3; cols];
            let mut want_by = want.clone();
            for r in 0..rows {
                for j in 0..cols {
                    let x = x[r * cols + j];
                    want[j] = want[j].wrapping_mul(31).wrapping_add(x ^ 9);
                    want_by[j] = want_by[j].wrapping_mul(31).wrapping_add(x ^ r as i32);
                }
            }
            let got = at_every_level!(
                |x: (Vec<i32>, usize, usize), L| -> [Vec<i32>; 2] {
                    let (x, rows, cols) = x;
                    let [mut out, mut out_by] = [vec![-1; cols], vec![-1; cols]];
                    fold_rows::<L, _, _>(
                        &mut out,
                        rows,
                        (&x[..], Splat(9)),
                        3,
                        Grouping::InOrder,
                        #[inline(always)]
                        |(x, y)| x ^ y,
                        #[inline(always)]
                        |a: i32, x| a.wrapping_mul(31).wrapping_add(x),
                    );
                    fold_rows_by::<L, _, _, _>(
                        &mut out_by,
                        rows,
                        3,
                        Grouping::InOrder,
                        #[inline(always)]
                        |r| {
                            (
                                (&x[r * cols..], Splat(r as i32)),
                                #[inline(always)]
                                |(x, y)| x ^ y,
                            )
                        },
                        #[inline(always)]
                        |a: i32, x| a.wrapping_mul(31).wrapping_add(x),
                    );
                    [out, out_by]
                },
                (x.clone(), rows, cols)
            );
            for [out, out_by] in got {
                assert_eq!(out, want, "{rows} rows of {cols}");
                assert_eq!(out_by, want_by, "{rows} rows of {cols}");
            }
        }
    }
}

#[test]
fn exact_folds_take_each_item_once() {
    for cols in [1, 3, 8, 513] {
        for rows in [0, 1, 3, 4, 5, 7, 8, 9, 12, 300, 1_100] {
            let x = numbers(rows * cols);
            let mut want: Vec<i32> = vec![3; cols];
            for (i, x) in x.iter().enumerate() {
                want[i % cols] = want[i % cols].wrapping_add(*x);
            }
            let sum = x.iter().fold(0i32, |a, x| a.wrapping_add(*x));
            let got = at_every_level!(
                |x: (Vec<i32>, usize, usize), L| -> ([Vec<i32>; 2], [i64; 3]) {
                    let (x, rows, cols) = x;
                    let [mut out, mut out_by] = [vec![-1; cols], vec![-1; cols]];
                    fold_rows::<L, _, _>(
                        &mut out,
                        rows,
                        (&x[..],),
                        3,
                        Grouping::Exact,
                        #[inline(always)]
                        |(x,)| x,
                        #[inline(always)]
                        |a: i32, x| a.wrapping_add(x),
                    );
                    fold_rows_by::<L, _, _, _>(
                        &mut out_by,
                        rows,
                        3,
                        Grouping::Exact,
                        #[inline(always)]
                        |r| {
                            (
                                (&x[r * cols..],),
                                #[inline(always)]
                                |(x,)| x,
                            )
                        },
                        #[inline(always)]
                        |a: i32, x| a.wrapping_add(x),
                    );
                    // Elements of one, four and eight bytes have different numbers of lanes.
                    let low = fold_exact::<L, _, _>(
                        x.len(),
                        (&x[..],),
                        0,
                        #[inline(always)]
                        |(x,)| x as u8,
                        #[inline(always)]
                        |a: u8, x| a.wrapping_add(x),
                    );
                    let all = fold_exact::<L, _, _>(
                        x.len(),
                        (&x[..],),
                        0,
                        #[inline(always)]
                        |(x,)| x,
                        #[inline(always)]
                        |a: i32, x| a.wrapping_add(x),
                    );
                    let wide = fold_exact::<L, _, _>(
                        x.len(),
                        (&x[..],),
                        0,
                        #[inline(always)]
                        |(x,)| i64::from(x),
                        #[inline(always)]
                        |a: i64, x| a.wrapping_add(x),
                    );
                    ([out, out_by], [low.into(), all.into(), wide])
                },
                (x.clone(), rows, cols)
            );
            let wide: i64 = x.iter().map(|x| i64::from(*x)).sum();
            let sums = [i64::from(sum as u8), sum.into(), wide];
            let want = ([want.clone(), want], sums);
            assert!(got.iter().all(|got| *got == want), "{rows} rows of {cols}");
        }
    }
}

/// Sums of equal numbers, whose rounding errors all have one sign, by each fold.
#[test]
fn folds_round_little() {
    for rows in [1_000, 30_000, 600_000] {
        for cols in [1, 3, 20] {
            let x = vec![0.1f32; rows * cols];
            let got = at_every_level!(
                |x: (Vec<f32>, usize, usize), L| -> [Vec<f32>; 3] {
                    let (x, rows, cols) = x;
                    let [mut out, mut out_by] = [vec![0.0; cols], vec![0.0; cols]];
                    fold_rows::<L, _, _>(
                        &mut out,
                        rows,
                        (&x[..],),
                        0.5,
                        Grouping::Rounded(0.0),
                        #[inline(always)]
                        |(x,)| x,
                        #[inline(always)]
                        |a: f32, x| a + x,
                    );
                    fold_rows_by::<L, _, _, _>(
                        &mut out_by,
                        rows,
                        0.5,
                        Grouping::Rounded(0.0),
                        #[inline(always)]
                        |r| {
                            (
                                (&x[r * cols..],),
                                #[inline(always)]
                                |(x,)| x,
                            )
                        },
                        #[inline(always)]
                        |a: f32, x| a + x,
                    );
                    let all = fold::<L, _, _>(
                        x.len(),
                        (&x[..],),
                        0.0,
                        #[inline(always)]
                        |(x,)| x,
                        #[inline(always)]
                        |a: f32, x| a + x,
                    );
                    [out, out_by, vec![all]]
                },
                (x.clone(), rows, cols)
            );
            let is_near = |x: &f32, count: usize, init| {
                let want = f64::from(0.1f32) * count as f64 + init;
                let error: f64 = f64::from(*x) / want - 1.0;
                error.abs() < 1e-6
            };
            for [out, out_by, all] in got {
                assert!(out.iter().all(|x| is_near(x, rows, 0.5)), "{rows}: {out:?}");
                assert!(
                    out_by.iter().all(|x| is_near(x, rows, 0.5)),
                    "{rows}: {out_by:?}"
                );
                assert!(is_near(&all[0], rows * cols, 0.0), "{rows}: {all:?}");
            }
        }
    }
}
