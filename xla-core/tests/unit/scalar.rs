//! Special values of each operation, as XLA's CPU backend gives them.

mod complex;
mod convert;
mod cut;
mod floats;
mod index;
mod quarters;

use core::fmt::Debug;
use half::{bf16, f16};

use num_complex::Complex;

use xla_core::rt::Baseline as L;
use xla_core::rt::scalar::*;
use xla_core::scalar::eq;
use xla_core::scalar::ge;
use xla_core::scalar::gt;
use xla_core::scalar::imag;
use xla_core::scalar::le;
use xla_core::scalar::lt;
use xla_core::scalar::ne;
use xla_core::scalar::real;

const INF: f32 = f32::INFINITY;
const NAN: f32 = f32::NAN;

/// Equal as values, the sign of zero included; any NaN is as good as another.
fn same(got: f64, expected: f64) -> bool {
    (got.is_nan() && expected.is_nan()) || got.to_bits() == expected.to_bits()
}

/// Rows of `(operands) result`.
fn check<A: Copy + Debug>(name: &str, rows: &[(A, f32)], f: impl Fn(A) -> f32) {
    for (operands, expected) in rows {
        let got = f(*operands);
        assert!(
            same(got.into(), (*expected).into()),
            "{name}{operands:?} is {expected}, not {got}"
        );
    }
}

#[test]
fn integers_wrap_and_never_trap() {
    assert_eq!(add::<L, i8>(127, 1), -128);
    assert_eq!(sub::<L, u8>(0, 1), 255);
    assert_eq!(mul::<L, i32>(i32::MIN, -1), i32::MIN);
    assert_eq!(neg::<L, i64>(i64::MIN), i64::MIN);
    assert_eq!(neg::<L, u8>(1), 255);
    assert_eq!(abs::<L, i16>(i16::MIN), i16::MIN);
    assert_eq!([-7, 0, 7].map(sign::<L, i8>), [-1, 0, 1]);
    for (a, b, quotient, rest) in [
        (7, 2, 3, 1),
        (-7, 2, -3, -1),
        (7, -2, -3, 1),
        (7, 0, -1, 7),
        (-7, 0, -1, -7),
        (-128, -1, -128, 0),
    ] {
        assert_eq!(
            (div::<L, i8>(a, b), rem::<L, i8>(a, b)),
            (quotient, rest),
            "{a} by {b}"
        );
    }
    assert_eq!((div::<L, u64>(5, 0), rem::<L, u64>(5, 0)), (u64::MAX, 5));
}

#[test]
fn division_and_leading_zeros_of_32_bits_are_those_of_the_processor() {
    let powers = (0..32).map(|bit| 1u32 << bit);
    let some: Vec<u32> = (powers.flat_map(|x| [x, x - 1, x + 1, !x, x.wrapping_neg(), x / 3 * 2]))
        .chain([0, u32::MAX])
        .collect();
    for &a in &some {
        assert_eq!(clz::<L, u32>(a), a.leading_zeros(), "{a}");
        assert_eq!(clz::<L, i32>(a as i32), a.leading_zeros() as i32, "{a}");
        for &b in some.iter().filter(|b| **b != 0) {
            let (s, t) = (a as i32, b as i32);
            assert_eq!(
                (div::<L, u32>(a, b), rem::<L, u32>(a, b)),
                (a / b, a % b),
                "{a} by {b}"
            );
            let signed = (s.wrapping_div(t), s.wrapping_rem(t));
            assert_eq!(
                (div::<L, i32>(s, t), rem::<L, i32>(s, t)),
                signed,
                "{s} by {t}"
            );
        }
        let none = (div::<L, i32>(a as i32, 0), rem::<L, u32>(a, 0));
        assert_eq!(none, (-1, a), "{a} by 0");
    }
}

#[test]
fn integer_powers() {
    for (a, b, expected) in [
        (7, 0, 1),
        (0, 0, 1),
        (7, 2, 49),
        (-7, 33, -7),
        (5, 33, -123),
        (7, 100, 97),
        (7, -1, 0),
        (0, -1, 0),
        (1, -3, 1),
        (-1, -3, -1),
        (-1, -2, 1),
        (-128, -128, 0),
    ] {
        assert_eq!(pow::<L, i8>(a, b), expected, "{a} to the power of {b}");
    }
    assert_eq!(pow::<L, u8>(249, 255), 249u8.wrapping_pow(255));
    assert_eq!(pow::<L, i64>(7, 33), 5_883_222_197_588_761_863);
}

#[test]
fn shifts_past_the_width() {
    for by in [8, 9, 100, -1, -8] {
        assert_eq!(shift_left::<L, i8>(-7, by), 0);
        assert_eq!(shift_right_logical::<L, i8>(-7, by), 0);
        assert_eq!(
            [-7, 7].map(|x| shift_right_arithmetic::<L, i8>(x, by)),
            [-1, 0]
        );
    }
    assert_eq!(shift_left::<L, i32>(3, 31), i32::MIN);
    assert_eq!(shift_right_logical::<L, i8>(-7, 1), 124);
    assert_eq!(shift_right_arithmetic::<L, i8>(-7, 1), -4);
    assert_eq!(shift_right_arithmetic::<L, u8>(249, 1), 252);
    assert_eq!(shift_right_arithmetic::<L, u8>(249, 8), 255);
}

#[test]
fn bitwise_on_integers_logical_on_bool() {
    assert_eq!(
        (
            and::<L, u8>(12, 10),
            or::<L, u8>(12, 10),
            xor::<L, u8>(12, 10),
            not::<L, u8>(12)
        ),
        (8, 14, 6, 243)
    );
    for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
        assert_eq!(
            [
                and::<L, bool>(a, b),
                mul::<L, bool>(a, b),
                min::<L, bool>(a, b)
            ],
            [a && b; 3],
            "{a} {b}"
        );
        assert_eq!(
            [
                or::<L, bool>(a, b),
                add::<L, bool>(a, b),
                max::<L, bool>(a, b)
            ],
            [a || b; 3],
            "{a} {b}"
        );
        assert_eq!((xor::<L, bool>(a, b), not::<L, bool>(a)), (a != b, !a));
        assert_eq!((lt::<L, bool>(a, b), ge::<L, bool>(a, b)), (!a & b, a | !b));
    }
}
