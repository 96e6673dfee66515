//! Every loop against a plain one, at every level of this processor and at lengths around the lanes' borders.

use xla_core::level::Detected;
use xla_core::rt::Count;
use xla_core::rt::Grouping;
use xla_core::rt::Kernel;
use xla_core::rt::Level;
use xla_core::rt::Splat;
use xla_core::rt::Strided;
use xla_core::rt::fold;
use xla_core::rt::fold_exact;
use xla_core::rt::fold_in_order;
use xla_core::rt::fold_rows;
use xla_core::rt::map;
use xla_core::rt::update;

/// Lengths around the borders of the lanes.
const LENGTHS: [usize; 14] = [0, 1, 2, 7, 8, 9, 31, 63, 64, 65, 127, 128, 200, 1030];

/// Returns numbers of which none is 0, so that a fold notices each that is missing.
fn numbers(n: usize) -> Vec<i32> {
    (1..=n as i32)
        .map(|i| i.wrapping_mul(0x9E37_79B1_u32 as i32) >> 8)
        .collect()
}

/// Runs a body that is generic in its level at every level.
macro_rules! at_every_level {
    (|$x:ident: $t:ty, $l:ident| -> $r:ty $body:block, $arg:expr) => {{
        struct K($t);
        impl Kernel for K {
            type Output = $r;
            #[inline(always)]
            fn run<$l: Level>(self) -> $r {
                let $x = self.0;
                $body
            }
        }
        Detected::all()
            .into_iter()
            .map(|level| level.run(K($arg)))
            .collect::<Vec<$r>>()
    }};
}

// Below the macro, which it uses.
mod folds;

#[test]
fn map_writes_every_place() {
    for n in LENGTHS {
        let x = numbers(3 * n + 1);
        let want: Vec<(i64, bool)> = (0..n)
            .map(|i| {
                (
                    i64::from(x[i]) + i64::from(x[3 * i]) + 5 + (10 + i) as i64,
                    x[i] < 0,
                )
            })
            .collect();
        let got = at_every_level!(
            |x: Vec<i32>, L| -> Vec<(i64, bool)> {
                let n = (x.len() - 1) / 3;
                let (mut sum, mut negative) = (vec![0; n], vec![false; n]);
                map::<L, _, _>(
                    (&mut sum[..], &mut negative[..]),
                    (
                        &x[..],
                        Strided {
                            slice: &x,
                            stride: 3,
                        },
                        Splat(5),
                        Count { start: 10 },
                    ),
                    #[inline(always)]
                    |(a, b, c, i): (i32, i32, i64, usize)| {
                        (i64::from(a) + i64::from(b) + c + i as i64, a < 0)
                    },
                );
                sum.into_iter().zip(negative).collect()
            },
            x.clone()
        );
        assert!(got.iter().all(|got| *got == want), "n = {n}");
    }
}

/// More results and sources than LLVM compares for overlap: the way through local arrays.
#[test]
fn map_writes_every_place_of_many_results() {
    for n in LENGTHS {
        let x = numbers(n + 4);
        let want: Vec<[i32; 3]> = (0..n)
            .map(|i| [x[i] ^ x[i + 1], x[i + 2] & x[i + 3], x[i] | x[i + 3]])
            .collect();
        let got = at_every_level!(
            |x: Vec<i32>, L| -> Vec<[i32; 3]> {
                let n = x.len() - 4;
                let (mut a, mut b, mut c) = (vec![0; n], vec![0; n], vec![0; n]);
                map::<L, _, _>(
                    (&mut a[..], &mut b[..], &mut c[..]),
                    (&x[..], &x[1..], &x[2..], &x[3..]),
                    #[inline(always)]
                    |(x, y, z, w): (i32, i32, i32, i32)| (x ^ y, z & w, x | w),
                );
                a.into_iter()
                    .zip(b)
                    .zip(c)
                    .map(|((a, b), c)| [a, b, c])
                    .collect()
            },
            x.clone()
        );
        assert!(got.iter().all(|got| *got == want), "n = {n}");
    }
}

#[test]
fn update_sees_the_old_value() {
    for n in LENGTHS {
        let want: Vec<i32> = numbers(n)
            .iter()
            .map(|x| x.wrapping_mul(3).wrapping_add(7))
            .collect();
        let got = at_every_level!(
            |x: Vec<i32>, L| -> Vec<i32> {
                let mut x = x;
                let y = x.clone();
                update::<L, _, _>(
                    &mut x[..],
                    (&y[..], Splat(2)),
                    #[inline(always)]
                    |old: i32, (y, two)| old.wrapping_add(y.wrapping_mul(two)).wrapping_add(7),
                );
                x
            },
            numbers(n)
        );
        assert!(got.iter().all(|got| *got == want), "n = {n}");
    }
}

#[test]
fn update_sees_the_old_values_of_many_results() {
    for n in LENGTHS {
        let x = numbers(n + 4);
        let want: Vec<[i32; 2]> = (0..n)
            .map(|i| [x[i] ^ x[i + 1] ^ x[i + 3], x[i] & x[i + 2]])
            .collect();
        let got = at_every_level!(
            |x: Vec<i32>, L| -> Vec<[i32; 2]> {
                let n = x.len() - 4;
                let (mut a, mut b) = (x[..n].to_vec(), x[..n].to_vec());
                update::<L, _, _>(
                    (&mut a[..], &mut b[..]),
                    (&x[..], &x[1..], &x[2..], &x[3..]),
                    #[inline(always)]
                    |(a, b): (i32, i32), (_, y, z, w): (i32, i32, i32, i32)| (a ^ y ^ w, b & z),
                );
                a.into_iter().zip(b).map(|(a, b)| [a, b]).collect()
            },
            x.clone()
        );
        assert!(got.iter().all(|got| *got == want), "n = {n}");
    }
}

mod short_operands_panic {
    use super::*;
    use xla_core::rt::Baseline;

    #[test]
    #[should_panic(expected = "out of range")]
    fn slice() {
        map::<Baseline, _, _>(&mut [0; 4][..], (&[1, 2, 3][..],), |(x,)| x);
    }

    #[test]
    #[should_panic(expected = "expected a last place below 6, the length of the slice, found 6")]
    fn strided() {
        map::<Baseline, _, _>(
            &mut [0; 4][..],
            (Strided {
                slice: &[0; 6],
                stride: 2,
            },),
            |(x,)| x,
        );
    }

    #[test]
    #[should_panic(expected = "one length")]
    fn outs() {
        map::<Baseline, _, _>((&mut [0; 4][..], &mut [0; 3][..]), (), |()| (1, 2));
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn update_slice() {
        update::<Baseline, _, _>(&mut [0; 2][..], (&[1][..],), |old, (x,)| old + x);
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn fold_slice() {
        fold::<Baseline, _, _>(65, (&[1; 64][..],), 0, |(x,)| x, |a, b| a + b);
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn fold_exact_slice() {
        fold_exact::<Baseline, _, _>(65, (&[1; 64][..],), 0, |(x,)| x, |a, b| a + b);
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn fold_in_order_slice() {
        fold_in_order::<Baseline, _, _>(3, (&[1; 2][..],), 0, |(x,)| x, |a, b| a + b);
    }

    #[test]
    #[should_panic(expected = "out of range")]
    fn fold_rows_slice() {
        fold_rows::<Baseline, _, _>(
            &mut [0; 4],
            3,
            (&[1; 11][..],),
            0,
            Grouping::InOrder,
            |(x,)| x,
            |a, b| a + b,
        );
    }
}
