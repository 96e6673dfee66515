//! Every kernel against sums in `f64`, taken one by one.

mod bytes;
mod octets;
mod packed;
mod pairs;
mod repeated;
mod scratch;
mod tile;
mod transposed;
mod vectors;

use half::{bf16, f16};
use num_complex::Complex;

use xla_core::kernels::dot_general::Product;
use xla_core::kernels::dot_general::*;
use xla_core::rt::Exec;

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 11) as usize % n
    }
}

/// An element as the exact arithmetic of the tests sees it.
trait Number: Product + PartialEq + core::fmt::Debug {
    /// The largest relative error of one product and one sum.
    const EPSILON: f64;
    fn random(random: &mut Random) -> Self;
    fn exact(self) -> Complex<f64>;
}

macro_rules! floats {
    ($($t:ty: $epsilon:expr, $from:expr, $to:expr;)*) => {$(
        impl Number for $t {
            const EPSILON: f64 = $epsilon;

            fn random(random: &mut Random) -> $t {
                $from((random.below(2001) as f32 - 1000.0) / 256.0)
            }

            fn exact(self) -> Complex<f64> {
                Complex::new($to(self), 0.0)
            }
        }
    )*};
}

floats! {
    f32: 6e-8, |x| x, f64::from;
    f64: 1e-16, f64::from, |x| x;
    f16: 5e-4, f16::from_f32, f64::from;
    bf16: 4e-3, bf16::from_f32, f64::from;
}

macro_rules! complexes {
    ($($t:ty)*) => {$(
        impl Number for Complex<$t> {
            const EPSILON: f64 = <$t as Number>::EPSILON;

            fn random(random: &mut Random) -> Self {
                Complex::new(<$t>::random(random), <$t>::random(random))
            }

            fn exact(self) -> Complex<f64> {
                Complex::new(self.re.into(), self.im.into())
            }
        }
    )*};
}

complexes!(f32 f64);

/// Sizes that meet every tile, every remainder of a vector, and several blocks.
fn sizes(random: &mut Random) -> [usize; 3] {
    const SIZES: [usize; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 33, 64, 70, 130];
    let mut pick = || SIZES[random.below(SIZES.len())];
    let (m, n, k) = (pick(), pick(), pick());
    match random.below(8) {
        0 => [m, n, 700 + k],
        1 => [300 + m, n, k],
        2 => [m, 2100 + n, k.min(9)],
        _ => [m, n, k],
    }
}

/// A dense layout of these three dimensions in some order, sometimes with a gap, sometimes repeated along one.
fn strides(random: &mut Random, dims: [usize; 3]) -> ([usize; 3], usize) {
    const ORDERS: [[usize; 3]; 4] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [2, 1, 0]];
    let mut strides = [0; 3];
    let mut stride = if random.below(4) == 0 { 2 } else { 1 };
    for dim in ORDERS[random.below(4)].into_iter().rev() {
        if random.below(10) > 0 {
            strides[dim] = stride;
            stride *= dims[dim] + if random.below(4) == 0 { 3 } else { 0 };
        }
    }
    let last: usize = (0..3).map(|i| (dims[i] - 1) * strides[i]).sum();
    (strides, last + 1)
}

fn case<T: Number>(random: &mut Random) -> (Contract, Vec<T>, Vec<T>) {
    let [m, n, k] = sizes(random);
    let batch = if random.below(3) == 0 { 3 } else { 1 };
    let (lhs_strides, lhs) = strides(random, [batch, m, k]);
    let (rhs_strides, rhs) = strides(random, [batch, k, n]);
    let contract = Contract {
        batch,
        m,
        n,
        k,
        lhs_strides,
        rhs_strides,
    };
    let lhs = (0..lhs).map(|_| T::random(random)).collect();
    let rhs = (0..rhs).map(|_| T::random(random)).collect();
    (contract, lhs, rhs)
}

/// Calls `f` with each index of the result and the pairs that it sums.
fn each<T: Copy>(
    c: &Contract,
    lhs: &[T],
    rhs: &[T],
    mut f: impl FnMut(usize, &mut dyn Iterator<Item = (T, T)>),
) {
    for i in 0..c.batch * c.m * c.n {
        let (b, row, column) = (i / (c.m * c.n), i / c.n % c.m, i % c.n);
        let from = [
            b * c.lhs_strides[0] + row * c.lhs_strides[1],
            b * c.rhs_strides[0] + column * c.rhs_strides[2],
        ];
        f(
            i,
            &mut (0..c.k).map(|p| {
                (
                    lhs[from[0] + p * c.lhs_strides[2]],
                    rhs[from[1] + p * c.rhs_strides[1]],
                )
            }),
        );
    }
}

fn check<T: Number>(c: &Contract, lhs: &[T], rhs: &[T], out: &[T]) {
    each(c, lhs, rhs, |i, pairs| {
        let (mut sum, mut size) = (Complex::new(0.0, 0.0), 0.0);
        for (a, b) in pairs {
            sum += a.exact() * b.exact();
            size += a.exact().norm() * b.exact().norm();
        }
        let single = T::EPSILON.min(6e-8);
        let most = sum.norm() * T::EPSILON + size * single * (c.k as f64 + 4.0);
        assert!(
            (out[i].exact() - sum).norm() <= most,
            "{i}: {:?} for {sum} +- {most} in {c:?}",
            out[i]
        );
    });
}

fn agrees<T: Number>(cases: usize) {
    let random = &mut Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..cases {
        let (contract, lhs, rhs) = case::<T>(random);
        let mut out = vec![T::random(random); contract.batch * contract.m * contract.n];
        run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
        check(&contract, &lhs, &rhs, &out);
    }
}

#[test]
fn f32_agrees_with_exact_sums() {
    agrees::<f32>(300);
}

#[test]
fn f64_agrees_with_exact_sums() {
    agrees::<f64>(300);
}

#[test]
fn halves_agree_with_exact_sums() {
    agrees::<f16>(60);
    agrees::<bf16>(60);
}

#[test]
fn complex_numbers_agree_with_exact_sums() {
    agrees::<Complex<f32>>(60);
    agrees::<Complex<f64>>(60);
}

#[test]
fn integers_wrap() {
    macro_rules! check {
        ($($t:ty)*) => {$(
            let random = &mut Random(7);
            for _ in 0..60 {
                let (contract, lhs, rhs) = case::<f32>(random);
                let integer = |x: Vec<f32>| x.into_iter().map(|x| (f64::from(x) * 1e17) as i64 as $t).collect::<Vec<$t>>();
                let (lhs, rhs) = (integer(lhs), integer(rhs));
                let mut out = vec![1; contract.batch * contract.m * contract.n];
                run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
                each(&contract, &lhs, &rhs, |i, pairs| {
                    let sum = pairs.fold(0, |sum: $t, (a, b)| sum.wrapping_add(a.wrapping_mul(b)));
                    assert_eq!(out[i], sum, "{i} in {contract:?}");
                });
            }
        )*};
    }
    check!(i8 i16 i32 i64 u8 u16 u32 u64);
}

#[test]
fn bool_is_or_over_and() {
    let random = &mut Random(11);
    for _ in 0..60 {
        let (contract, lhs, rhs) = case::<f32>(random);
        let rare = |x: Vec<f32>| x.into_iter().map(|x| x > 3.0).collect::<Vec<bool>>();
        let (lhs, rhs) = (rare(lhs), rare(rhs));
        let mut out = vec![true; contract.batch * contract.m * contract.n];
        run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
        each(&contract, &lhs, &rhs, |i, pairs| {
            assert_eq!(
                out[i],
                pairs.fold(false, |any, (a, b)| any | (a & b)),
                "{i} in {contract:?}"
            );
        });
    }
}

/// Calls `f` with the name of every kernel that this processor can run, not just the one that is chosen.
fn every_kernel(
    mut f: impl FnMut(&str, fn(&mut [f32], Matrix<'_, f32>, Matrix<'_, f32>, Sizes, bool)),
) {
    use xla_core::testing::kernels::dot_general::portable::Portable;
    f("portable", f32::portable);
    #[cfg(target_arch = "x86_64")]
    {
        use xla_core::level::Detected;
        use xla_core::testing::kernels::dot_general::simd::{Avx2, Avx512};
        fn most() -> Detected {
            *Detected::all().last().unwrap()
        }
        if Avx2::of(most()).is_some() {
            f("AVX2", |out, lhs, rhs, sizes, add| {
                xla_core::testing::kernels::dot_general::float::with(
                    Avx2::of(most()).unwrap(),
                    out,
                    lhs,
                    rhs,
                    sizes,
                    add,
                );
            });
        }
        if Avx512::of(most()).is_some() {
            f("AVX-512", |out, lhs, rhs, sizes, add| {
                xla_core::testing::kernels::dot_general::float::with(
                    Avx512::of(most()).unwrap(),
                    out,
                    lhs,
                    rhs,
                    sizes,
                    add,
                );
            });
        }
    }
}

#[test]
fn every_kernel_agrees_with_exact_sums_and_can_add() {
    every_kernel(|name, kernel| {
        let random = &mut Random(3);
        for _ in 0..200 {
            let (contract, lhs, rhs) = case::<f32>(random);
            let contract = Contract {
                batch: 1,
                lhs_strides: [0, contract.lhs_strides[1], contract.lhs_strides[2]],
                rhs_strides: [0, contract.rhs_strides[1], contract.rhs_strides[2]],
                ..contract
            };
            let Contract {
                m,
                n,
                k,
                lhs_strides: [_, a, b],
                rhs_strides: [_, c, d],
                ..
            } = contract;
            let sizes = Sizes {
                m,
                n,
                k,
                kernel: xla_core::testing::kernels::dot_general::choose::kernel(m, [c, d]),
            };
            let (left, right) = (Matrix::new(&lhs, [a, b]), Matrix::new(&rhs, [c, d]));
            let mut out = vec![f32::NAN; m * n];
            kernel(&mut out, left, right, sizes, false);
            check(&contract, &lhs, &rhs, &out);
            let mut twice = out.clone();
            kernel(&mut twice, left, right, sizes, true);
            for (twice, once) in twice.iter().zip(&out) {
                assert!(
                    (twice - 2.0 * once).abs() <= 1e-3 * (1.0 + k as f32).sqrt(),
                    "{name}: {twice} {once} {contract:?}"
                );
            }
        }
    });
}

#[test]
fn the_number_of_threads_changes_no_bit() {
    let random = &mut Random(5);
    for (m, n, k) in [
        (129, 70, 700),
        (7, 4099, 300),
        (1, 3001, 500),
        (4099, 1, 500),
        (600, 600, 33),
        // Split between columns: few rows, whole panels and not.
        (16, 512, 256),
        (33, 500, 300),
        (130, 1027, 70),
    ] {
        for order in 0..4 {
            let lhs_strides = if order & 1 == 0 {
                [m * k, k, 1]
            } else {
                [m * k, 1, m]
            };
            let rhs_strides = if order & 2 == 0 {
                [k * n, n, 1]
            } else {
                [k * n, 1, k]
            };
            let contract = Contract {
                batch: 2,
                m,
                n,
                k,
                lhs_strides,
                rhs_strides,
            };
            for batch in [1, 2] {
                let contract = Contract { batch, ..contract };
                let lhs: Vec<f32> = (0..batch * m * k).map(|_| f32::random(random)).collect();
                let rhs: Vec<f32> = (0..batch * k * n).map(|_| f32::random(random)).collect();
                let mut want = vec![0.0; batch * m * n];
                run(&Exec::serial(), &mut want, &lhs, &rhs, &contract);
                for threads in [2, 3, 7] {
                    let mut out = vec![0.0; batch * m * n];
                    run(&Exec::threads(threads), &mut out, &lhs, &rhs, &contract);
                    assert!(out == want, "{threads} threads: {contract:?}");
                }
            }
        }
    }
}

#[test]
fn empty_dimensions_are_legal() {
    for [batch, m, n, k] in [[0, 2, 3, 4], [2, 0, 3, 4], [2, 3, 0, 4]] {
        run::<f32>(
            &Exec::serial(),
            &mut [],
            &[],
            &[],
            &Contract::row_major(batch, m, n, k),
        );
    }
    let mut out = [1.0_f32; 12];
    run(
        &Exec::serial(),
        &mut out,
        &[],
        &[],
        &Contract::row_major(2, 2, 3, 0),
    );
    assert_eq!(out, [0.0; 12]);
}

#[test]
fn nan_and_infinity_propagate() {
    for (m, n, k) in [
        (1, 1, 1),
        (1, 20, 9),
        (20, 1, 9),
        (9, 20, 33),
        (20, 130, 400),
    ] {
        for (bad, times, want_nan) in [
            (f32::NAN, 0.0, true),
            (f32::INFINITY, 0.0, true),
            (f32::INFINITY, 2.0, false),
        ] {
            let (mut lhs, rhs) = (vec![1.0; m * k], vec![times; k * n]);
            lhs[m * k - 1] = bad;
            let mut out = vec![0.0; m * n];
            run(
                &Exec::serial(),
                &mut out,
                &lhs,
                &rhs,
                &Contract::row_major(1, m, n, k),
            );
            let (clean, last) = out.split_at((m - 1) * n);
            assert!(clean.iter().all(|x| *x == k as f32 * times));
            assert!(
                last.iter().all(|x| if want_nan {
                    x.is_nan()
                } else {
                    *x == f32::INFINITY
                }),
                "{m} {n} {k} {bad}"
            );
        }
    }
}

#[test]
#[should_panic(expected = "rhs has 5 elements, too few")]
fn a_short_operand_is_refused() {
    run(
        &Exec::serial(),
        &mut [0.0; 4],
        &[0.0_f32; 6],
        &[0.0; 5],
        &Contract::row_major(1, 2, 2, 3),
    );
}

#[test]
#[should_panic(expected = "the result's length")]
fn a_result_of_another_length_is_refused() {
    run(
        &Exec::serial(),
        &mut [0.0; 5],
        &[0.0_f32; 6],
        &[0.0; 6],
        &Contract::row_major(1, 2, 2, 3),
    );
}
