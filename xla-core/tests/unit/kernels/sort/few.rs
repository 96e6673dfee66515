//! Tests of `xla-core/src/kernels/sort/few.rs`.

use half::f16;

use super::{ByRemainder, bits};
use xla_core::element::Element;
use xla_core::function::{Function, gt, gt_total, le, lt, lt_total};
use xla_core::kernels::sort::{Sort, run, small};
use xla_core::level::Baseline;
use xla_core::rt::{Array, ArrayMut, Exec};
use xla_core::scalar::{Ordered, Total};

/// Sizes, and the dimension that is sorted: rows that are sorted in line, and one that is not.
fn shapes() -> Vec<(Vec<usize>, usize)> {
    let rows = (0..=17).map(|n| (vec![n], 0));
    let others = [
        (vec![3, 5], 1),
        (vec![5, 3], 0),
        (vec![2, 16, 3], 1),
        (vec![2, 0, 3], 1),
        (vec![4, 8], 1),
    ];
    rows.chain(others).collect()
}

/// Asserts that both functions of the kernel sort elements to the same bits.
fn same<T: Sort, F: Function<(T, ()), Output = (bool, ())>>(
    element: impl Fn(usize) -> T,
    to_bits: impl Fn(T) -> u64,
    less: F,
) {
    for (dims, dimension) in shapes() {
        for (first, stable) in (0..20).flat_map(|first| [(first, false), (first, true)]) {
            let len: usize = dims.iter().product();
            let x = (0..len).map(|i| element(bits(97 * first + i) as usize));
            let x: Vec<T> = x.collect();
            let from = || (Array::new(&x, &dims), ());
            let [mut a, mut b] = [vec![T::ZERO; len], vec![T::ZERO; len]];
            let to = (ArrayMut::new(&mut a, &dims), ());
            run(&Exec::serial(), to, from(), dimension, stable, less);
            let to = (ArrayMut::new(&mut b, &dims), ());
            small::<Baseline, _>(to, from(), dimension, stable, less);
            let all = |x: Vec<T>| x.into_iter().map(&to_bits).collect::<Vec<u64>>();
            assert_eq!(all(b), all(a), "{dims:?} {stable}");
        }
    }
}

/// Asserts the same for all comparisons of elements of a type; `le` is no strict order.
fn ordered<T: Sort + Ordered>(element: impl Fn(usize) -> T, to_bits: impl Fn(T) -> u64) {
    same(&element, &to_bits, lt);
    same(&element, &to_bits, gt);
    same(&element, &to_bits, le);
}

fn floats<T: Sort + Ordered + Total>(element: impl Fn(usize) -> T, to_bits: impl Fn(T) -> u64) {
    ordered(&element, &to_bits);
    same(&element, &to_bits, lt_total);
    same(&element, &to_bits, gt_total);
}

#[test]
fn nan_and_zeros_are_where_the_kernel_puts_them() {
    let few = [
        0.0,
        -0.0,
        1.5,
        -1.5,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        -f32::NAN,
        1e-40,
    ];
    floats(|i| few[i % few.len()], |x| x.to_bits().into());
    floats(|i| f64::from(few[i % few.len()]), f64::to_bits);
    floats(
        |i| f16::from_f32(few[i % few.len()]),
        |x| x.to_bits().into(),
    );
}

#[test]
fn integers_and_bools_are_sorted_as_by_the_kernel() {
    ordered(|i| i as i32, |x| x as u64);
    ordered(|i| i as u8 % 5, u64::from);
    ordered(|i| (i as i64) << 32 ^ i as i64, |x| x as u64);
    ordered(|i| i % 3 == 0, u64::from);
}

#[test]
fn each_row_of_zeros_and_ones_is_sorted() {
    // Exchanges that sort all of these sort any rows.
    for n in 0..=16 {
        let dims = [n];
        for row in 0..1_u32 << n {
            let x: Vec<u32> = (0..n).map(|i| row >> i & 1).collect();
            let mut out = vec![2; n];
            let to = (ArrayMut::new(&mut out, &dims), ());
            small::<Baseline, _>(to, (Array::new(&x, &dims), ()), 0, false, lt);
            let zeros = n - row.count_ones() as usize;
            let expected: Vec<u32> = (0..n).map(|i| u32::from(i >= zeros)).collect();
            assert_eq!(out, expected, "{x:?}");
        }
    }
}

#[test]
fn several_arrays_are_sorted_by_one_comparison() {
    fn sorted(
        keys: &[u32],
        places: &[i16],
        dims: &[usize],
        dimension: usize,
        is_small: bool,
    ) -> (Vec<u32>, Vec<i16>) {
        let (mut out, mut moved) = (vec![0; keys.len()], vec![i16::ZERO; keys.len()]);
        let to = (
            ArrayMut::new(&mut out, dims),
            (ArrayMut::new(&mut moved, dims), ()),
        );
        let from = (Array::new(keys, dims), (Array::new(places, dims), ()));
        if is_small {
            small::<Baseline, _>(to, from, dimension, true, ByRemainder);
        } else {
            run(&Exec::serial(), to, from, dimension, true, ByRemainder);
        }
        (out, moved)
    }
    for (dims, dimension) in shapes() {
        let count: usize = dims.iter().product();
        let keys: Vec<u32> = (0..count).map(bits).collect();
        let places: Vec<i16> = (0..count).map(|i| i as i16).collect();
        let [a, b] =
            [false, true].map(|is_small| sorted(&keys, &places, &dims, dimension, is_small));
        assert_eq!(a, b, "{dims:?}");
    }
}
