//! Rounding to short floating-point numbers, of 16 bits or less, once.
//!
//! The functions of the crate `half` convert a double by way of `f32` where the processor has an instruction for that, and
//! drop bits where it has none: both are wrong beside a number halfway between two results.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::cmp::Ordering;

use half::{bf16, f16};

use crate::element::ElementType;
use crate::float8::{f8e4m3fn, f8e5m2};
pub use crate::odd::to_odd;

/// Rows of the element types that are computed in `f32`.
macro_rules! short {
    (@bool $bool:tt @signed $signed:tt @unsigned $unsigned:tt
     @quarters { $($quarters:tt)* } @halves { $($halves:tt)* } $($other:tt)*) => {
        short! { $($quarters)* $($halves)* }
    };
    ($(($variant:ident $t:ident $($rest:tt)*))*) => {
        /// Rounds to nearest, ties to even, and returns the bits.
        ///
        /// # Panics
        ///
        /// Panics if the element type is not one that is computed in `f32`.
        pub fn to_short(element: ElementType, x: f64) -> u16 {
            match element {
                $(ElementType::$variant => <$t>::from_f32(to_odd(x, 0.0)).to_bits().into(),)*
                other => panic!("expected an element type that is computed in f32, found {other}"),
            }
        }

        /// Returns the number with these bits.
        ///
        /// # Panics
        ///
        /// Panics if the element type is not one that is computed in `f32`.
        pub fn from_short(element: ElementType, bits: u16) -> f64 {
            match element {
                $(ElementType::$variant => <$t>::from_bits(bits as _).to_f64(),)*
                other => panic!("expected an element type that is computed in f32, found {other}"),
            }
        }
    };
}

crate::element_types! { short! {} }

/// Rounds to the nearest number of a type that is computed in `f32`, ties to even.
///
/// # Panics
///
/// Panics if the element type is not one that is computed in `f32`.
pub fn rounded(element: ElementType, x: f64) -> f64 {
    from_short(element, to_short(element, x))
}

/// Parses a decimal number as a double that `round` maps to the same result as the number itself. The nearest double may be
/// halfway between two results where the number is not.
pub fn parse(text: &str, round: impl Fn(f64) -> u16) -> Option<f64> {
    let near: f64 = text.parse().ok()?;
    if near == 0.0 || round(near.next_down()) == round(near.next_up()) {
        return Some(near);
    }
    // Every double has at most 767 digits.
    let exact = format!("{near:.767e}");
    let (outward, inward) = if near > 0.0 {
        (near.next_up(), near.next_down())
    } else {
        (near.next_down(), near.next_up())
    };
    Some(match digits(text)?.cmp(&digits(&exact)?) {
        Ordering::Less => inward,
        Ordering::Equal => near,
        Ordering::Greater => outward,
    })
}

/// Returns the magnitude of a decimal number other than 0 as an exponent `e` and the digits `d` of `0.d * 10^e`, without
/// zeros at their ends: magnitudes are in the order of these pairs.
fn digits(text: &str) -> Option<(i64, String)> {
    let text = text.trim_start_matches(['+', '-']);
    let (number, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let exponent: i64 = exponent.parse().ok()?;
    let digits = format!("{whole}{fraction}");
    let significant = digits.trim_start_matches('0');
    let zeros = digits.len() - significant.len();
    let exponent = exponent + whole.len() as i64 - zeros as i64;
    Some((exponent, significant.trim_end_matches('0').to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_beside_a_tie_is_rounded_once() {
        let round = |text: &str| {
            let x = parse(text, |x| to_short(ElementType::Bf16, x)).unwrap();
            rounded(ElementType::Bf16, x)
        };
        let (one, next) = (1.0, 1.0078125);
        let cases = [
            ("1.00390625", one),
            ("1.0039062500000000000001", next),
            ("0.0010039062500000000000000000001e+3", next),
            ("-1.0039062500000000000001", -next),
            ("1.0039062499999999999999999", one),
            ("10039062500e-10", one),
            ("1.0117187499999999999999999", next),
            ("1.01171875", 1.015625),
            ("1e-400", 0.0),
            ("1e400", f64::INFINITY),
        ];
        for (text, expected) in cases {
            assert_eq!(round(text), expected, "{text}");
        }
        assert!(round("-0.0").is_sign_negative());
    }

    /// Compares a conversion with the neighbours of each number of a format: halfway, and beside that.
    fn check(numbers: &[f64], round: impl Fn(f64) -> f64) {
        let last = numbers.len() - 1;
        for (i, pair) in numbers.windows(2).enumerate() {
            let (low, high) = (pair[0], pair[1]);
            // Above the largest number, infinity counts as the next one.
            let middle = if i + 1 == last {
                low + (low - numbers[i - 1]) / 2.0
            } else {
                (low + high) / 2.0
            };
            let even = if i % 2 == 0 { low } else { high };
            let cases = [
                (low, low),
                (middle.next_down(), low),
                (middle, even),
                (middle.next_up(), high),
                (high.next_down(), high),
            ];
            for (x, expected) in cases {
                assert_eq!(round(x).to_bits(), expected.to_bits(), "{x:e}");
                assert_eq!(round(-x).to_bits(), (-expected).to_bits(), "{x:e}");
            }
        }
        assert!(round(f64::NAN).is_nan());
        assert_eq!(round(f64::INFINITY), f64::INFINITY);
        assert_eq!(round(f64::MAX), f64::INFINITY);
        assert_eq!(round(f64::from_bits(1)), 0.0);
    }

    #[test]
    fn numbers_beside_a_tie_are_rounded_once() {
        let numbers: Vec<f64> = (0..=0x7c00).map(|n| f16::from_bits(n).to_f64()).collect();
        check(&numbers, |x| rounded(ElementType::F16, x));
        let numbers: Vec<f64> = (0..=0x7f80).map(|n| bf16::from_bits(n).to_f64()).collect();
        check(&numbers, |x| rounded(ElementType::Bf16, x));
    }

    #[test]
    fn the_lost_part_of_a_sum_decides_a_tie() {
        let tie = 1.0 + 2f64.powi(-8);
        assert_eq!(bf16::from_f32(to_odd(tie, 0.0)).to_f64(), 1.0);
        let above = 1.0 + 2f64.powi(-7);
        assert_eq!(bf16::from_f32(to_odd(tie, 2f64.powi(-60))).to_f64(), above);
        assert_eq!(bf16::from_f32(to_odd(tie, -2f64.powi(-60))).to_f64(), 1.0);
        let rounded = to_odd(-tie, -2f64.powi(-60));
        assert_eq!(bf16::from_f32(rounded).to_f64(), -above);
    }
}
