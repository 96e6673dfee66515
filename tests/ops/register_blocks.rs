//! Loops in register blocks: their results equal bit for bit the results of the same loops step by step, but for
//! products.
//!
//! A loop whose sizes are numbers is in a register block, and one with a generic size runs step by step. Each body is
//! written once, over generic sizes, and is inlined into another computation with numbers for them.

use crate::common::{Same, all};
use typed_xla::c64;
use typed_xla::prelude::*;

#[computation]
fn counted<N: Dim>(x: &f32![N], y: &f32![N]) -> f32![N] {
    let mut z = x;
    for i in 0..50i32 {
        z = z * 0.75 + y * convert(i, f32);
    }
    z
}

#[computation]
fn until<N: Dim>(x: &f64![N], most: f64) -> (i32, f64![N]) {
    let mut x = x;
    let mut i = 0i32;
    while sum(x * x) < most {
        x = x * 1.25 - 0.125;
        i += 1;
    }
    (i, x)
}

#[computation]
fn exchanged<N: Dim>(a: &f32![N], b: &f32![N], rounds: i32) -> (f32![N], f32![N]) {
    let mut a = a;
    let mut b = b;
    for _ in 0..rounds {
        let next = a * 0.5 + b;
        a = b;
        b = next;
    }
    (a, b)
}

#[computation]
fn in_rows<N: Dim, M: Dim>(x: &f32![N, M]) -> (f32![N], f32![M], f32) {
    let mut x = x;
    let mut by_row = sum(x, dimensions = 1);
    let mut by_column = sum(x, dimensions = 0);
    let mut total = 0.0f32;
    for _ in 0..5i32 {
        x = softmax(x, dimensions = 1) + x * 0.5;
        by_row = by_row + sum(x, dimensions = 1);
        by_column = max(by_column, sum(x, dimensions = 0));
        total = total * 0.5 + sum(x);
    }
    (by_row, by_column, total)
}

#[computation]
fn scanned<N: Dim, M: Dim>(xs: &f32![N, M], start: &f32![M]) -> (f32![M], f32![N, M]) {
    scan(
        |carry, x| {
            let next = carry * 0.5 + x;
            (next, next - carry)
        },
        start,
        xs,
    )
}

#[computation]
fn branching<N: Dim>(x: &f32![N]) -> (f32![N], i32) {
    let mut x = x;
    let mut up = 0i32;
    for i in 0..20i32 {
        if sum(x) < 3.0 {
            x = x + 0.25;
            up += i;
        } else {
            x = x * 0.25;
        }
    }
    (x, up)
}

#[computation]
fn nested<N: Dim>(x: &f32![N], w: &f32![N, N]) -> f32![N] {
    let mut x = x;
    for i in 0..4i32 {
        let mut y = x;
        for j in 0..i {
            y = dot(w, y) * 0.25 + x * convert(j, f32);
        }
        x = rev(y, [0]);
    }
    x
}

#[computation]
fn flags<N: Dim>(x: &i32![N]) -> (bool![N], bool, i32![N]) {
    let mut seen = x > 100;
    let mut any = sum(x) > 500;
    let mut x = x;
    while !all(seen) {
        x = x * 2 + 1;
        seen = seen | (x > 100);
        any = any | (sum(x) > 500);
    }
    (seen, any, x)
}

#[computation]
fn mandelbrot<N: Dim>(c: &c64![N]) -> (c64![N], i64![N]) {
    let mut z = c;
    let mut steps = convert(real(c) * 0.0, i64);
    for _ in 0..10i32 {
        let near = abs(z) < 2.0;
        z = select(near, z * z + c, z);
        steps = steps + convert(near, i64);
    }
    (z, steps)
}

#[computation]
fn counted_37(x: &f32![37], y: &f32![37]) -> f32![37] {
    counted(x, y)
}

#[computation]
fn until_100(x: &f64![100], most: f64) -> (i32, f64![100]) {
    until(x, most)
}

#[computation]
fn exchanged_40(a: &f32![40], b: &f32![40], rounds: i32) -> (f32![40], f32![40]) {
    exchanged(a, b, rounds)
}

#[computation]
fn exchanged_1000(a: &f32![1000], b: &f32![1000], rounds: i32) -> (f32![1000], f32![1000]) {
    exchanged(a, b, rounds)
}

#[computation]
fn in_rows_6(x: &f32![6, 11]) -> (f32![6], f32![11], f32) {
    in_rows(x)
}

#[computation]
fn scanned_9(xs: &f32![9, 4], start: &f32![4]) -> (f32![4], f32![9, 4]) {
    scanned(xs, start)
}

#[computation]
fn branching_17(x: &f32![17]) -> (f32![17], i32) {
    branching(x)
}

#[computation]
fn nested_8(x: &f32![8], w: &f32![8, 8]) -> f32![8] {
    nested(x, w)
}

#[computation]
fn flags_5(x: &i32![5]) -> (bool![5], bool, i32![5]) {
    flags(x)
}

#[computation]
fn mandelbrot_33(c: &c64![33]) -> (c64![33], i64![33]) {
    mandelbrot(c)
}

/// Returns pseudorandom numbers between -1 and 1.
fn numbers<const N: usize>(salt: u32) -> [f32; N] {
    core::array::from_fn(|i| {
        let bits = (i as u32 + salt)
            .wrapping_mul(2_654_435_769)
            .rotate_left(13);
        (bits.wrapping_mul(40_503) >> 8) as f32 / (1 << 23) as f32 - 1.0
    })
}

#[track_caller]
fn same<T: Same>(a: &[T], b: &[T]) {
    all("small and step by step", a, b, false);
}

#[test]
fn a_counted_loop() {
    let [x, y] = [numbers::<37>(1), numbers::<37>(2)].map(Tensor::from_elements);
    same(counted_37(&x, &y).as_slice(), counted(&x, &y).as_slice());
}

#[test]
fn a_condition_that_reduces() {
    let x = Tensor::from_elements(numbers::<100>(3).map(f64::from));
    for most in [1e6, 50.0, 0.0] {
        let (a, b) = (until_100(&x, most), until(&x, most));
        assert_eq!(a.0, b.0);
        assert_eq!(a.0 == 0, most == 0.0, "{most}");
        same(a.1.as_slice(), b.1.as_slice());
    }
}

#[test]
fn parts_that_change_places() {
    let [x, y] = [numbers::<40>(4), numbers::<40>(5)].map(Tensor::from_elements);
    let [v, w] = [numbers::<1000>(6), numbers::<1000>(7)].map(Tensor::from_elements);
    for rounds in [-1, 0, 1, 2, 7] {
        let (a, b) = (exchanged_40(&x, &y, rounds), exchanged(&x, &y, rounds));
        same(a.0.as_slice(), b.0.as_slice());
        same(a.1.as_slice(), b.1.as_slice());
        let (a, b) = (exchanged_1000(&v, &w, rounds), exchanged(&v, &w, rounds));
        same(a.0.as_slice(), b.0.as_slice());
        same(a.1.as_slice(), b.1.as_slice());
    }
}

#[test]
fn reductions_of_all_kinds_in_the_body() {
    let x = Tensor::from_elements(numbers::<66>(8));
    let (a, b) = (in_rows_6(&x), in_rows(&x));
    same(a.0.as_slice(), b.0.as_slice());
    same(a.1.as_slice(), b.1.as_slice());
    same(&[a.2], &[b.2]);
}

#[test]
fn a_scan() {
    let xs = Tensor::from_elements(numbers::<36>(9));
    let start = Tensor::from_elements(numbers::<4>(10));
    let (a, b) = (scanned_9(&xs, &start), scanned(&xs, &start));
    same(a.0.as_slice(), b.0.as_slice());
    same(a.1.as_slice(), b.1.as_slice());
}

#[test]
fn a_choice_in_the_body() {
    let x = Tensor::from_elements(numbers::<17>(11));
    let (a, b) = (branching_17(&x), branching(&x));
    same(a.0.as_slice(), b.0.as_slice());
    assert_eq!(a.1, b.1);
    assert!(0 < a.1 && a.1 < 190, "both branches are taken: {}", a.1);
}

#[test]
fn a_loop_in_a_loop_around_calls_of_kernels() {
    let x = Tensor::from_elements(numbers::<8>(12));
    let w = Tensor::from_elements(numbers::<64>(13));
    // An inlined product adds its terms one after another, and a kernel in the lanes of a register.
    let (a, b) = (nested_8(&x, &w), nested(&x, &w));
    for (a, b) in a.as_slice().iter().zip(b.as_slice()) {
        assert!((a - b).abs() <= 1e-5 * b.abs(), "{a} and {b}");
    }
}

#[test]
fn a_state_of_bools_beside_numbers() {
    for x in [[1, 2, 30, 4, 99], [101; 5]] {
        let x = Tensor::from_elements(x);
        let (a, b) = (flags_5(&x), flags(&x));
        same(a.0.as_slice(), b.0.as_slice());
        assert_eq!(a.1, b.1);
        assert_eq!(a.2, b.2);
    }
}

#[test]
fn complex_numbers_and_integers_of_64_bits() {
    let (re, im) = (numbers::<33>(14), numbers::<33>(15));
    let c = Tensor::from_elements::<33>(core::array::from_fn(|i| c64::new(re[i] * 2.0, im[i])));
    let (a, b) = (mandelbrot_33(&c), mandelbrot(&c));
    same(a.0.as_slice(), b.0.as_slice());
    assert_eq!(a.1, b.1);
    assert!(a.1.as_slice().contains(&10) && a.1.as_slice().iter().any(|&n| n < 5));
}
