//! Long rows: blocks, stages and their temporaries, compared with short rows and plain loops.

use typed_xla::element::{c64, f16};
use typed_xla::prelude::*;

use crate::common::Of;

/// Longer than a block, and not a multiple of any number of elements that a loop processes at a time.
#[known]
const LONG: usize = 1100;
/// The length of a part of it, which is too short for calls.
#[known]
const SHORT: usize = 11;

/// Computes each function over rows of both lengths, of numbers in a range: all bits are the same.
macro_rules! functions {
    ($($name:ident $e:ident ($($x:ident),+) = $value:expr;)*) => {
        mod long {
            use super::*;
            $(#[computation] pub(super) fn $name($($x: &$e![LONG]),+) -> $e![LONG] { $value })*
        }
        mod short {
            use super::*;
            $(#[computation] pub(super) fn $name($($x: &$e![SHORT]),+) -> $e![SHORT] { $value })*
        }

        #[test]
        fn a_function_gives_the_same_in_long_and_short_rows() {
            $({
                let mut seed = 0.0;
                $(
                    seed += 0.3;
                    let $x: Vec<$e> = numbers(LONG, seed).map(<$e as Of>::of).collect();
                )+
                let all = {
                    $(let $x = Tensor::from_slice(&$x).unwrap();)+
                    long::$name($(&$x),+)
                };
                for at in (0..LONG).step_by(SHORT) {
                    let part = {
                        $(let $x = Tensor::from_slice(&$x[at..][..SHORT]).unwrap();)+
                        short::$name($(&$x),+)
                    };
                    let text = |x: &[$e]| format!("{x:?}");
                    assert_eq!(text(&all.as_slice()[at..][..SHORT]), text(part.as_slice()), "{}, {at}", stringify!($name));
                }
            })*
        }
    };
}

/// Returns numbers from -3 to 3.
fn numbers(n: usize, seed: f64) -> impl Iterator<Item = f64> {
    (0..n).map(move |i| ((i as f64 * 0.618_034 + seed).fract() - 0.5) * 6.0)
}

functions! {
    cos_of f32 (x) = cos(x);
    sin_of f64 (x) = sin(x);
    exp_of f32 (x) = exp(x);
    expm1_of f16 (x) = expm1(x);
    log_of f32 (x) = log(abs(x));
    log1p_of f32 (x) = log1p(abs(x));
    tanh_of f64 (x) = tanh(x);
    logistic_of f32 (x) = logistic(x);
    erf_of f32 (x) = erf(x);
    pow_of f32 (x, y) = pow(abs(x), y);
    pow_scalar f32 (x) = pow(abs(x), 2.5);
    rem_of f32 (x, y) = x % y;
    rem_integers i32 (x, y) = x % y;
    pow_integers i32 (x, y) = pow(x, abs(y));
    exp_complex c64 (x) = exp(x);
    gated f32 (x) = tanh(x) * logistic(x);
    chain f32 (x, y) = sin(exp(x) - y / tanh(y)) + y / tanh(y);
}

#[computation]
fn folded(x: &f32![3, LONG]) -> (f32![3], f32![3], f32![]) {
    let place = iota(f32, [3, LONG], 1);
    let weighted = exp(x) * place;
    (
        sum(weighted, dimensions = 1),
        reduce(|a, b| a * 0.5 + b, tanh(x), 0.0, dimensions = 1),
        sum(log(abs(x)) * x),
    )
}

#[test]
fn folds_go_over_all_blocks_in_order() {
    let x: Vec<f32> = numbers(3 * LONG, 0.1).map(|x| x as f32).collect();
    let (sums, last, total) = folded(&Tensor::from_slice(&x).unwrap());
    for (r, row) in x.chunks(LONG).enumerate() {
        let wide = row.iter().map(|x| f64::from(*x));
        let expected: f64 = wide
            .clone()
            .enumerate()
            .map(|(i, x)| x.exp() * i as f64)
            .sum();
        assert!(
            (f64::from(sums[[r]]) / expected - 1.0).abs() < 1e-5,
            "{} for {expected}",
            sums[[r]]
        );
        let expected = wide.fold(0.0, |a, x| a * 0.5 + x.tanh());
        assert!(
            (f64::from(last[[r]]) - expected).abs() < 1e-5,
            "{} for {expected}",
            last[[r]]
        );
    }
    let terms = x.iter().map(|x| f64::from(*x));
    let expected: f64 = terms.map(|x| x.abs().ln() * x).sum();
    assert!(
        (f64::from(total[[]]) - expected).abs() < 1e-2,
        "{total} for {expected}"
    );
}

#[computation]
fn turned(x: &f32![LONG, 2]) -> f32![2, LONG] {
    exp(transpose(x, [1, 0])) + 1.0
}

#[test]
fn strided_elements_are_copied_together_for_a_call_on_slices() {
    let x: Vec<f32> = numbers(2 * LONG, 0.2).map(|x| x as f32).collect();
    let found = turned(&Tensor::from_slice(&x).unwrap());
    for i in 0..LONG {
        for c in 0..2 {
            let expected = x[2 * i + c].exp() + 1.0;
            assert!((found[[c, i]] / expected - 1.0).abs() < 1e-6, "{c}, {i}");
        }
    }
}

#[computation]
fn step(x: &mut f32![LONG], y: &mut f32![LONG]) {
    let old = *x;
    *x = exp(old) * *y;
    *y = tanh(*y) + old;
}

#[test]
fn state_is_read_before_it_is_overwritten() {
    let numbers = |seed| numbers(LONG, seed).map(|x| x as f32).collect::<Vec<f32>>();
    let (x, y) = (numbers(0.3), numbers(0.7));
    let (mut a, mut b) = (
        Tensor::from_slice(&x).unwrap(),
        Tensor::from_slice(&y).unwrap(),
    );
    step(&mut a, &mut b);
    for i in 0..LONG {
        let old = x[i].exp() * y[i];
        assert!(
            (a[[i]] - old).abs() <= 1e-6 * old.abs(),
            "{i}: {} for {old}",
            a[[i]]
        );
        assert!((b[[i]] - (y[i].tanh() + x[i])).abs() < 1e-6, "{i}");
    }
}
