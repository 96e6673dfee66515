//! Limits of gradients at special points.

use typed_xla::prelude::*;
use typed_xla::train::clip_by_global_norm;

macro_rules! clips {
    ($($name:ident $e:ident;)*) => {$(
        #[computation]
        fn $name(g: &($e![3], $e), limit: f64) -> ($e![3], $e) {
            clip_by_global_norm(g, limit)
        }
    )*};
}
clips! {
    clip_f16 f16;
    clip_bf16 bf16;
    clip_f32 f32;
    clip_f64 f64;
}

const INF: f64 = f64::INFINITY;

/// Asserts that each type clips a gradient to the expected one, within a rounding error.
#[track_caller]
fn check(gradient: [f64; 4], limit: f64, expected: [f64; 4]) {
    macro_rules! of {
        ($($clip:ident $e:ident $from:expr, $to:expr;)*) => {$({
            let [a, b, c, d] = gradient.map($from);
            let (list, last) = $clip(&(tensor![a, b, c], d), limit);
            let found = [list[[0]], list[[1]], list[[2]], last].map($to);
            let near = found.iter().zip(expected).all(|(&found, expected)| {
                let rounding: f64 = ($to)($e::EPSILON);
                found == expected || (found - expected).abs() <= rounding * expected.abs() || found.is_nan() && expected.is_nan()
            });
            assert!(near, "{} in {}: expected {expected:?}, found {found:?}", limit, stringify!($e));
        })*};
    }
    of! {
        clip_f16 f16 f16::from_f64, f16::to_f64;
        clip_bf16 bf16 bf16::from_f64, bf16::to_f64;
        clip_f32 f32 |x| x as f32, f64::from;
        clip_f64 f64 |x| x, |x| x;
    }
}

#[test]
fn a_limit_is_any_number() {
    check([0.0; 4], 0.0, [0.0; 4]);
    check([0.0; 4], 1.0, [0.0; 4]);
    check([3.0, 0.0, -4.0, 0.0], 0.0, [0.0; 4]);
    check([3.0, 0.0, -4.0, 0.0], 5.0, [3.0, 0.0, -4.0, 0.0]);
    check([3.0, 0.0, -4.0, 0.0], 2.5, [1.5, 0.0, -2.0, 0.0]);
    check([3.0, 0.0, -4.0, 0.0], INF, [3.0, 0.0, -4.0, 0.0]);
}

#[test]
fn infinite_elements_share_the_limit() {
    check([INF, 1.0, 0.0, -2.0], 1.0, [1.0, 0.0, 0.0, 0.0]);
    check([1.0, 1.0, 0.0, -INF], 3.0, [0.0, 0.0, 0.0, -3.0]);
    check([INF, -INF, INF, INF], 3.0, [1.5, -1.5, 1.5, 1.5]);
    check([INF, 1.0, 0.0, -INF], 0.0, [0.0; 4]);
    check([INF, 1.0, 0.0, -INF], INF, [INF, 1.0, 0.0, -INF]);
}

#[test]
fn a_nan_makes_all_elements_nan() {
    check([f64::NAN, 1.0, 0.0, 1.0], 1.0, [f64::NAN; 4]);
    check([f64::NAN, INF, 0.0, 1.0], 1.0, [f64::NAN; 4]);
}

#[test]
fn a_norm_does_not_overflow_or_underflow() {
    for power in [-320, -300, -200, -100, -80, 80, 100, 200, 300, 307] {
        let scale: f64 = format!("1e{power}").parse().unwrap();
        let [a, b] = [3.0 * scale, -4.0 * scale];
        let (list, last) = clip_f64(&(tensor![a, 0.0, b], 0.0), 2.5 * scale);
        // Numbers below the normal range have few digits.
        let tolerance = if power < -300 { 1e-3 } else { 1e-15 };
        let close = |found: f64, expected: f64| (found / expected - 1.0).abs() < tolerance;
        assert!(
            close(list[[0]], a / 2.0) && close(list[[2]], b / 2.0),
            "1e{power}: {list:?}"
        );
        assert_eq!((list[[1]], last), (0.0, 0.0));
    }
    // The norm itself is above the range.
    let (list, last) = clip_f64(&(tensor![1.5e308, 1.5e308, -1.5e308], 1.5e308), 4.0);
    let near = |x: f64| (x - 2.0).abs() < 1e-14;
    assert!(
        near(list[[0]]) && near(-list[[2]]) && near(last),
        "{list:?} {last}"
    );
    let (list, _) = clip_f32(&(tensor![3e38, 3e38, -3e38], 3e38), 4.0);
    assert!((list[[0]] - 2.0).abs() < 1e-5, "{list:?}");
    let (list, _) = clip_f32(&(tensor![3e-30, 0.0, -4e-30], 0.0), 2.5e-30);
    assert!((list[[0]] / 1.5e-30 - 1.0).abs() < 1e-6, "{list:?}");
    // Numbers of all magnitudes count.
    let (list, last) = clip_f64(&(tensor![3e-95, 4e-95, 0.0], 12e-95), 6.5e-95);
    assert!((list[[0]] / 1.5e-95 - 1.0).abs() < 1e-15 && (last / 6e-95 - 1.0).abs() < 1e-15);
    let (list, last) = clip_f64(&(tensor![3e-90, 0.4e-90, 0.0], 0.0), 1e-90);
    let norm = 9.16_f64.sqrt();
    assert!((list[[0]] / (3e-90 / norm) - 1.0).abs() < 1e-15 && last == 0.0);
    let (list, _) = clip_f64(&(tensor![3e90, 0.4e90, 0.0], 0.0), 1e90);
    assert!((list[[0]] / (3e90 / norm) - 1.0).abs() < 1e-15);
}
