//! Tests of `xla-core/src/kernels/dot_general/octets.rs`: every kernel against sums taken one product at a time.

use super::{Random, each, strides};
use xla_core::kernels::dot_general::octets::run;
use xla_core::kernels::dot_general::{Contract, Matrix};
use xla_core::rt::Exec;
use xla_core::testing::kernels::dot_general::octets::{Octet, Octets, Plain, with};

type Kernel = fn(&mut [u32], Octets<'_>, Octets<'_>, [usize; 3]);

/// Calls `f` with every kernel that this processor can run, not just the one that is chosen.
fn every_kernel(mut f: impl FnMut(&str, Kernel)) {
    f("plain", |out, left, right, sizes| {
        with::<_, 4>(Plain, out, left, right.into(), sizes);
    });
    #[cfg(target_arch = "x86_64")]
    {
        use xla_core::level::Detected;
        use xla_core::testing::kernels::dot_general::octets::{Avx2, Avx512, Sse2, Vnni};
        fn most() -> Detected {
            *Detected::all().last().unwrap()
        }
        macro_rules! kernels {
            ($($name:literal $token:expr, $group:literal;)*) => {$(
                if $token.is_some() {
                    f($name, |out, left, right, sizes| {
                        with::<_, $group>($token.unwrap(), out, left, right.into(), sizes);
                    });
                }
            )*};
        }
        kernels! {
            "SSE2" Some(Sse2), 2;
            "AVX2" Avx2::of(most()), 2;
            "AVX-512" Avx512::of(most()), 2;
            "VNNI" Vnni::of(most()), 4;
        }
    }
}

/// Bytes that look random, or are extremes of both kinds.
fn bytes(random: &mut Random, len: usize, extreme: bool) -> Vec<u8> {
    let byte = |_| match random.next() as u8 {
        byte if extreme => [0, 127, 128, 255][usize::from(byte >> 6)],
        byte => byte,
    };
    (0..len).map(byte).collect()
}

/// Returns a byte as the number that it is.
fn number(byte: u8, signed: bool) -> i32 {
    if signed {
        i32::from(byte as i8)
    } else {
        i32::from(byte)
    }
}

/// Compares all kernels and signs for operands of these sizes and strides.
fn compare(
    random: &mut Random,
    sizes: [usize; 3],
    [left, right]: [[usize; 2]; 2],
    kernels: &[(String, Kernel)],
) {
    let [m, n, k] = sizes;
    let extreme = random.below(3) == 0;
    let lhs = bytes(random, (m - 1) * left[0] + (k - 1) * left[1] + 1, extreme);
    let rhs = bytes(random, (k - 1) * right[0] + (n - 1) * right[1] + 1, extreme);
    for signed in [[false, false], [false, true], [true, false], [true, true]] {
        let mut expected = vec![0; m * n];
        for (i, expected) in expected.iter_mut().enumerate() {
            for p in 0..k {
                let a = number(lhs[i / n * left[0] + p * left[1]], signed[0]);
                let b = number(rhs[p * right[0] + i % n * right[1]], signed[1]);
                *expected = i32::wrapping_add(*expected, a * b);
            }
        }
        for (name, kernel) in kernels {
            let mut out = vec![7; m * n];
            let lhs = Octets::left(Matrix::new(&lhs, left), signed[0]);
            let rhs = Octets::right(Matrix::new(&rhs, right), signed[1]);
            kernel(&mut out, lhs, rhs, sizes);
            let out: Vec<i32> = out.into_iter().map(|x| x as i32).collect();
            assert!(
                out == expected,
                "{name} {sizes:?} {left:?} {right:?} {signed:?}"
            );
        }
    }
}

fn kernels() -> Vec<(String, Kernel)> {
    let mut kernels = Vec::new();
    every_kernel(|name, kernel| kernels.push((name.to_string(), kernel)));
    kernels
}

/// Strides by rows, by columns, and with gaps.
fn layouts(random: &mut Random, rows: usize, columns: usize) -> [usize; 2] {
    match random.below(5) {
        0 => [columns, 1],
        1 => [1, rows],
        2 => [columns + 3, 1],
        3 => [1, rows + 1],
        _ => [2, 2 * rows + 1],
    }
}

#[test]
fn every_kernel_agrees_with_plain_sums_for_sizes_up_to_67() {
    let (random, kernels) = (&mut Random(0x2545_F491_4F6C_DD1D), kernels());
    for size in 1..68 {
        for _ in 0..3 {
            for dim in 0..3 {
                let mut sizes = [0; 3].map(|_| random.below(67) + 1);
                sizes[dim] = size;
                let [m, n, k] = sizes;
                let layouts = [layouts(random, m, k), layouts(random, k, n)];
                compare(random, sizes, layouts, &kernels);
            }
        }
    }
}

#[test]
fn every_kernel_agrees_with_plain_sums_over_several_blocks() {
    let (random, kernels) = (&mut Random(3), kernels());
    for [m, n, k] in [
        [9, 50, 1031],
        [1030, 5, 19],
        [5, 100, 513],
        [3, 70, 2050],
        [1025, 3, 300],
    ] {
        let layouts = [layouts(random, m, k), layouts(random, k, n)];
        compare(random, [m, n, k], layouts, &kernels);
    }
}

#[test]
fn sums_of_extremes_are_exact_until_they_wrap() {
    // 2^17 products of -128 and -128 are 2^31.
    for (name, kernel) in kernels() {
        for (k, left, right, expected) in [
            (1 << 17, -128, -128, i32::MIN),
            ((1 << 17) - 1, -128, -128, i32::MAX - (1 << 14) + 1),
            (1 << 16, -128, 127, -(1 << 16) * 128 * 127),
        ] {
            let (lhs, rhs) = (vec![left as i8 as u8; k], vec![right as i8 as u8; 20 * k]);
            for columns in [1, 20] {
                let mut out = vec![7; columns];
                let lhs = Octets::left(Matrix::new(&lhs, [k, 1]), true);
                let rhs = Octets::right(Matrix::new(&rhs, [columns, 1]), true);
                kernel(&mut out, lhs, rhs, [1, columns, k]);
                assert!(
                    out.iter().all(|&x| x as i32 == expected),
                    "{name} {k} {left} {right}"
                );
            }
        }
        // Pairs of products of 255 and -128, whose sum saturates in 16 bits.
        let (lhs, rhs) = (vec![255; 8 * 67], vec![128; 67 * 9]);
        let mut out = vec![7; 8 * 9];
        let lhs = Octets::left(Matrix::new(&lhs, [67, 1]), false);
        let rhs = Octets::right(Matrix::new(&rhs, [9, 1]), true);
        kernel(&mut out, lhs, rhs, [8, 9, 67]);
        assert!(out.iter().all(|&x| x as i32 == -255 * 128 * 67), "{name}");
    }
}

#[test]
fn a_correction_of_very_long_sums_wraps() {
    // The left operand is shifted by 128, and `k` times 128 is 2^32.
    let k = 1 << 25;
    let (lhs, rhs, mut out) = (vec![1_u8; k], vec![-1_i8; k], [7_i32]);
    let contract = Contract::row_major(1, 1, 1, k);
    run(&Exec::serial(), &mut out, &lhs, &rhs, &contract);
    assert_eq!(out, [-(1 << 25)]);
}

/// Compares batches of any strides with sums taken one by one, for each number of threads.
fn batches<L: Octet + Into<i32>, R: Octet + Into<i32>>(
    of_left: impl Fn(u8) -> L,
    of_right: impl Fn(u8) -> R,
) {
    let random = &mut Random(17);
    for _ in 0..40 {
        let [m, n, k] = super::sizes(random);
        let batch = [1, 3][random.below(2)];
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
        let lhs: Vec<L> = bytes(random, lhs, false)
            .into_iter()
            .map(&of_left)
            .collect();
        let rhs: Vec<R> = bytes(random, rhs, false)
            .into_iter()
            .map(&of_right)
            .collect();
        for exec in [Exec::serial(), Exec::threads(2), Exec::threads(5)] {
            let mut out = vec![1; batch * m * n];
            run(&exec, &mut out, &lhs, &rhs, &contract);
            let wide: (Vec<i32>, Vec<i32>) = (
                lhs.iter().map(|&x| x.into()).collect(),
                rhs.iter().map(|&x| x.into()).collect(),
            );
            each(&contract, &wide.0, &wide.1, |i, pairs| {
                let sum = pairs.fold(0, |sum: i32, (a, b)| sum.wrapping_add(a * b));
                assert_eq!(out[i], sum, "{i} in {contract:?}");
            });
        }
    }
}

#[test]
fn batches_of_any_strides_agree_with_plain_sums_for_each_number_of_threads() {
    batches(|x| x as i8, |x| x as i8);
    batches(|x| x, |x| x as i8);
    batches(|x| x as i8, |x| x);
    batches(|x| x, |x| x);
}

#[test]
fn an_empty_sum_is_zero() {
    let mut out = [7_i32; 6];
    let none: [i8; 0] = [];
    run(
        &Exec::serial(),
        &mut out,
        &none,
        &none,
        &Contract::row_major(1, 2, 3, 0),
    );
    assert_eq!(out, [0; 6]);
}
