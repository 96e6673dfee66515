mod few;
mod merge;
mod network;
mod radix;

use core::cmp::Ordering;
use xla_core::function::gt;
use xla_core::function::gt_total;
use xla_core::function::lt;
use xla_core::function::lt_total;
use xla_core::kernels::Keyed;
use xla_core::kernels::sort::Sort;
use xla_core::kernels::sort::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;
use xla_core::rt::Function;
use xla_core::rt::Level;

/// Sizes, and the dimension that is sorted.
const SHAPES: &[(&[usize], usize)] = &[
    (&[0], 0),
    (&[1], 0),
    (&[7], 0),
    (&[300], 0),
    (&[5000], 0),
    (&[3, 9], 1),
    (&[40, 33], 1),
    (&[17, 300], 1),
    (&[18, 3000], 1),
    (&[9, 4500], 1),
    (&[33, 40], 0),
    (&[300, 5], 0),
    (&[3000, 20], 0),
    (&[2, 50, 21], 1),
    (&[3, 0, 2], 1),
];

fn bits(i: usize) -> u32 {
    (i as u32).wrapping_mul(0x9E37_79B1) ^ 0x5bd1
}

/// Sorts the places of each row by `compare`, keeping those that are equal.
fn reference<T: Copy>(
    x: &[T],
    dims: &[usize],
    dimension: usize,
    compare: impl Fn(T, T) -> Ordering,
) -> Vec<T> {
    let inner: usize = dims[dimension + 1..].iter().product();
    let n = dims[dimension];
    let mut out = x.to_vec();
    for start in (0..x.len()).filter(|at| n > 0 && (at / inner).is_multiple_of(n)) {
        let mut row: Vec<T> = (0..n).map(|i| x[start + i * inner]).collect();
        row.sort_by(|a, b| compare(*a, *b));
        row.iter()
            .enumerate()
            .for_each(|(i, item)| out[start + i * inner] = *item);
    }
    out
}

fn sorted<T: Sort, F: Function<(T, ()), Output = (bool, ())>>(
    exec: &Exec,
    x: &[T],
    (dims, dimension): (&[usize], usize),
    stable: bool,
    less: F,
) -> Vec<T> {
    let mut out = vec![T::ZERO; x.len()];
    let (to, from) = (ArrayMut::new(&mut out, dims), Array::new(x, dims));
    run(exec, (to, ()), (from, ()), dimension, stable, less);
    out
}

macro_rules! exact {
    ($($name:ident $t:ty: |$i:ident| $value:expr;)*) => {$(
        #[test]
        fn $name() {
            for &(dims, dimension) in SHAPES {
                let x: Vec<$t> = (0..dims.iter().product()).map(|$i| $value).collect();
                for threads in [1, 3] {
                    let exec = Exec::threads(threads);
                    let got = sorted(&exec, &x, (dims, dimension), true, lt);
                    assert_eq!(got, reference(&x, dims, dimension, |a, b| a.cmp(&b)), "{dims:?}");
                    let got = sorted(&exec, &x, (dims, dimension), false, gt);
                    assert_eq!(got, reference(&x, dims, dimension, |a, b| b.cmp(&a)), "{dims:?}");
                }
            }
        }
    )*};
}

exact! {
    bools_are_sorted bool: |i| bits(i) >> 31 == 1;
    bytes_are_sorted i8: |i| (bits(i) >> 24) as i8;
    unsigned_bytes_are_sorted u8: |i| (bits(i) >> 24) as u8;
    short_integers_are_sorted i16: |i| (bits(i) >> 16) as i16;
    integers_are_sorted i32: |i| bits(i) as i32;
    unsigned_integers_are_sorted u32: |i| bits(i);
    long_integers_are_sorted i64: |i| (u64::from(bits(i)) << 32 | u64::from(bits(i + 1))) as i64;
    unsigned_long_integers_are_sorted u64: |i| u64::from(bits(i)) << 32 | u64::from(bits(i + 1));
}

/// Few numbers with both zeros among them, or any bits.
fn floats(n: usize, any: bool) -> Vec<f32> {
    let few = [0.0, -0.0, 1.5, -1.5, f32::INFINITY, f32::MIN_POSITIVE / 2.0];
    let number = |i| {
        if any {
            f32::from_bits(bits(i))
        } else {
            few[bits(i) as usize % few.len()]
        }
    };
    (0..n).map(number).collect()
}

fn of_bits(x: Vec<f32>) -> Vec<u32> {
    x.into_iter().map(f32::to_bits).collect()
}

#[test]
fn a_sort_with_equal_zeros_keeps_their_order() {
    for &(dims, dimension) in SHAPES {
        let x = floats(dims.iter().product(), false);
        let exec = Exec::serial();
        let up = sorted(&exec, &x, (dims, dimension), true, lt);
        let expected = reference(&x, dims, dimension, |a, b| a.partial_cmp(&b).unwrap());
        assert_eq!(of_bits(up), of_bits(expected), "{dims:?}");
        let down = sorted(&exec, &x, (dims, dimension), true, gt);
        let expected = reference(&x, dims, dimension, |a, b| b.partial_cmp(&a).unwrap());
        assert_eq!(of_bits(down), of_bits(expected), "{dims:?}");
    }
}

#[test]
fn the_total_order_has_a_place_for_every_number() {
    for &(dims, dimension) in SHAPES {
        let x = floats(dims.iter().product(), true);
        let exec = Exec::serial();
        let up = sorted(&exec, &x, (dims, dimension), false, lt_total);
        let expected = reference(&x, dims, dimension, |a, b| a.total_cmp(&b));
        assert_eq!(of_bits(up), of_bits(expected), "{dims:?}");
        let down = sorted(&exec, &x, (dims, dimension), true, gt_total);
        let expected = reference(&x, dims, dimension, |a, b| b.total_cmp(&a));
        assert_eq!(of_bits(down), of_bits(expected), "{dims:?}");
    }
}

#[test]
fn keys_of_halves_and_doubles_convert_back_to_the_same_bits() {
    use half::{bf16, f16};
    for bits in 0..=u16::MAX {
        assert_eq!(f16::of_key(f16::from_bits(bits).key()).to_bits(), bits);
        assert_eq!(bf16::of_key(bf16::from_bits(bits).key()).to_bits(), bits);
        let (wide, other) = (u64::from(bits) << 48, u64::from(bits.rotate_left(7)) << 48);
        let (a, b) = (f64::from_bits(wide), f64::from_bits(other));
        assert_eq!(f64::of_key(a.key()).to_bits(), wide);
        assert_eq!(a.key().cmp(&b.key()), a.total_cmp(&b));
    }
}

/// Sorts by the remainder of the first item; no named function.
#[derive(Clone, Copy)]
struct ByRemainder;

impl<T: xla_core::element::Element> Function<(u32, (T, ()))> for ByRemainder {
    type Output = (bool, ());

    fn call<L: Level>(&self, a: (u32, (T, ())), b: (u32, (T, ()))) -> (bool, ()) {
        (a.0 % 7 < b.0 % 7, ())
    }
}

#[test]
fn several_arrays_are_sorted_by_one_comparison_and_equal_items_stay() {
    for &(dims, dimension) in SHAPES {
        let count = dims.iter().product();
        let keys: Vec<u32> = (0..count).map(bits).collect();
        let places: Vec<i16> = (0..count).map(|i| i as i16).collect();
        for threads in [1, 3] {
            let (mut out, mut moved) = (vec![0; count], vec![0; count]);
            run(
                &Exec::threads(threads),
                (
                    ArrayMut::new(&mut out, dims),
                    (ArrayMut::new(&mut moved, dims), ()),
                ),
                (Array::new(&keys, dims), (Array::new(&places, dims), ())),
                dimension,
                false,
                ByRemainder,
            );
            let pairs: Vec<_> = keys.iter().copied().zip(places.iter().copied()).collect();
            let expected = reference(&pairs, dims, dimension, |a, b| (a.0 % 7).cmp(&(b.0 % 7)));
            let got: Vec<_> = out.into_iter().zip(moved).collect();
            assert_eq!(got, expected, "{dims:?}");
        }
    }
}
