//! Compares our elements with XLA's.

use std::fmt;

use xla_hlo::ElementType;

use crate::number::{Format, Number, decode};

/// The maximum difference between an element and XLA's.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Tolerance {
    /// None, except for the payload of NaN.
    Exact,
    /// A number of steps between adjacent numbers, at the larger of the two. Parts of a complex number are measured as
    /// by [`Tolerance::Cancelling`], at its magnitude.
    Steps(f64),
    /// The same at 1 if that is larger, for formulas whose terms cancel near 0. The sign of zero is therefore not
    /// compared.
    Cancelling(f64),
    /// An absolute difference, in each part of a complex number.
    Absolute(f64),
}

/// Two elements that disagree.
#[derive(Clone, PartialEq, Debug)]
pub struct Mismatch {
    /// The index of the elements in row-major order.
    pub place: usize,
    /// Our element.
    pub ours: Number,
    /// XLA's element.
    pub xla: Number,
    /// The difference, in the unit of the tolerance; infinite if no tolerance suffices.
    pub distance: f64,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch {
            place,
            ours,
            xla,
            distance,
        } = self;
        write!(
            f,
            "element {place}: ours {ours:?}, XLA's {xla:?}, apart by {distance:.3e}"
        )
    }
}

/// Returns the elements of two arrays of equal size that disagree.
///
/// XLA flushes subnormal numbers to zero: they count as zeros of the same sign.
pub fn mismatches(
    element: ElementType,
    ours: &[u8],
    xla: &[u8],
    tolerance: Tolerance,
) -> Vec<Mismatch> {
    let size = element.bytes();
    if ours.len() != xla.len() {
        let count = |bytes: &[u8]| Number::Integer((bytes.len() / size) as i128);
        return vec![Mismatch {
            place: 0,
            ours: count(ours),
            xla: count(xla),
            distance: f64::INFINITY,
        }];
    }
    let pairs = ours.chunks_exact(size).zip(xla.chunks_exact(size));
    pairs
        .enumerate()
        .filter(|(_, (ours, xla))| ours != xla)
        .filter_map(|(place, (ours, xla))| {
            let [ours, xla] = [ours, xla].map(|bytes| decode(element, bytes));
            let distance = distance(element, ours, xla, tolerance);
            let allowed = match tolerance {
                Tolerance::Exact => 0.0,
                Tolerance::Steps(most)
                | Tolerance::Cancelling(most)
                | Tolerance::Absolute(most) => most,
            };
            // `!(distance <= allowed)`, so that NaN is a mismatch.
            let agrees = distance <= allowed;
            (!agrees).then_some(Mismatch {
                place,
                ours,
                xla,
                distance,
            })
        })
        .collect()
}

/// Returns the difference of two elements, in the unit of the tolerance.
pub fn distance(element: ElementType, ours: Number, xla: Number, tolerance: Tolerance) -> f64 {
    let Some(format) = Format::of(element) else {
        return if ours == xla { 0.0 } else { f64::INFINITY };
    };
    let parts = |number| match number {
        Number::Complex(re, im) => (re, im),
        Number::Float(x) => (x, 0.0),
        Number::Integer(x) => (x as f64, 0.0),
    };
    let (ours, xla) = (parts(ours), parts(xla));
    let magnitude = [ours.0, ours.1, xla.0, xla.1]
        .into_iter()
        .filter(|x| x.is_finite())
        .fold(0.0, |a: f64, x| a.max(x.abs()));
    let cancels = match tolerance {
        Tolerance::Cancelling(_) => true,
        Tolerance::Steps(_) => element.is_complex(),
        Tolerance::Exact | Tolerance::Absolute(_) => false,
    };
    let unit = match tolerance {
        Tolerance::Absolute(_) => 1.0,
        _ if cancels => format.step(magnitude.max(1.0)),
        _ => format.step(magnitude),
    };
    let apart = |ours: f64, xla: f64| {
        let [a, b] = [ours, xla].map(|x| format.flushed(x));
        if a.is_nan() || b.is_nan() {
            return if a.is_nan() && b.is_nan() {
                0.0
            } else {
                f64::INFINITY
            };
        }
        if a == b {
            // Zeros of opposite signs differ, unless rounding may have caused it.
            let signs = a.is_sign_negative() == b.is_sign_negative();
            return if signs || cancels || matches!(tolerance, Tolerance::Absolute(_)) {
                0.0
            } else {
                f64::INFINITY
            };
        }
        if a.is_infinite() || b.is_infinite() {
            // Rounding may make one of them overflow.
            let finite = if a.is_infinite() { b } else { a };
            let edge =
                a.is_sign_negative() == b.is_sign_negative() && finite.abs() > format.most / 2.0;
            return if edge {
                (format.most - finite.abs()) / unit + 1.0
            } else {
                f64::INFINITY
            };
        }
        let apart = (a - b).abs() / unit;
        // A flushed zero and the smallest normal number are adjacent: the numbers between them are subnormal.
        if (a == 0.0 || b == 0.0) && (a - b).abs() <= format.normal {
            apart.min(1.0)
        } else {
            apart
        }
    };
    apart(ours.0, xla.0).max(apart(ours.1, xla.1))
}

#[cfg(test)]
mod tests {
    use super::Tolerance::{Absolute, Cancelling, Exact, Steps};
    use super::*;

    fn count(ours: &[f32], xla: &[f32], tolerance: Tolerance) -> usize {
        let bytes = |numbers: &[f32]| {
            numbers
                .iter()
                .flat_map(|x| x.to_le_bytes())
                .collect::<Vec<_>>()
        };
        mismatches(ElementType::F32, &bytes(ours), &bytes(xla), tolerance).len()
    }

    #[test]
    fn equal_bits_agree_and_others_do_not() {
        let x = [0.0, -0.0, 1.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
        assert_eq!(count(&x, &x, Exact), 0);
        let y = [
            -0.0,
            0.0,
            f32::from_bits(0x3f80_0001),
            f32::NEG_INFINITY,
            f32::NAN,
            0.0,
        ];
        assert_eq!(count(&x, &y, Exact), 6);
        assert_eq!(count(&x, &y, Steps(1.0)), 5);
    }

    #[test]
    fn any_two_nans_agree() {
        assert_eq!(count(&[f32::from_bits(0xffc0_0001)], &[f32::NAN], Exact), 0);
    }

    #[test]
    fn subnormals_are_zeros_of_their_sign() {
        let least = f32::from_bits(1);
        assert_eq!(count(&[least, -least], &[0.0, -0.0], Exact), 0);
        assert_eq!(count(&[least, -least], &[-0.0, 0.0], Exact), 2);
        // Half precision is computed in single precision, in which these are not subnormal.
        let (ours, xla) = ([1, 0], [2, 0]);
        assert_eq!(mismatches(ElementType::F16, &ours, &xla, Exact).len(), 0);
    }

    #[test]
    fn steps_are_counted_in_the_element_type() {
        let (one, next) = (1.0, f32::from_bits(0x3f80_0002));
        assert_eq!(count(&[one], &[next], Steps(1.9)), 1);
        assert_eq!(count(&[one], &[next], Steps(2.0)), 0);
        let bf16 = |x: f32| half::bf16::from_f32(x).to_le_bytes();
        let far = |tolerance| {
            mismatches(ElementType::Bf16, &bf16(1.0), &bf16(1.015_625), tolerance).len()
        };
        assert_eq!((far(Steps(1.0)), far(Steps(2.0))), (1, 0));
    }

    #[test]
    fn the_least_normal_number_is_one_step_from_zero() {
        assert_eq!(count(&[f32::MIN_POSITIVE], &[0.0], Steps(1.0)), 0);
        assert_eq!(count(&[f32::MIN_POSITIVE], &[0.0], Exact), 1);
        assert_eq!(count(&[2.0 * f32::MIN_POSITIVE], &[0.0], Steps(1.0)), 1);
    }

    #[test]
    fn infinity_is_one_step_from_the_greatest_number_of_its_sign() {
        assert_eq!(count(&[f32::MAX], &[f32::INFINITY], Steps(1.0)), 0);
        assert_eq!(count(&[f32::MAX], &[f32::NEG_INFINITY], Steps(1.0)), 1);
        assert_eq!(count(&[1.0], &[f32::INFINITY], Steps(1e30)), 1);
    }

    #[test]
    fn absolute_tolerance_does_not_ask_for_the_sign_of_zero() {
        assert_eq!(count(&[1e-9, 0.0], &[-1e-9, -0.0], Absolute(1e-8)), 0);
        assert_eq!(count(&[1e-7], &[-1e-7], Absolute(1e-8)), 1);
    }

    #[test]
    fn parts_of_a_complex_number_are_measured_by_its_magnitude() {
        let bytes = |re: f32, im: f32| [re.to_le_bytes(), im.to_le_bytes()].concat();
        let apart = |a: &[u8], b: &[u8]| mismatches(ElementType::C64, a, b, Steps(2.0)).len();
        assert_eq!(apart(&bytes(1.0, 1e-8), &bytes(1.0, 2e-8)), 0);
        assert_eq!(apart(&bytes(1e-8, 0.0), &bytes(2e-8, -0.0)), 0);
        assert_eq!(apart(&bytes(1.0, 1e-8), &bytes(1.0, 1e-6)), 1);
    }

    #[test]
    fn terms_that_cancel_are_measured_by_the_steps_at_one() {
        let most = 2.0;
        assert_eq!(count(&[0.0], &[2e-7], Cancelling(most)), 0);
        assert_eq!(count(&[-0.0], &[0.0], Cancelling(most)), 0);
        assert_eq!(count(&[0.0], &[3e-7], Cancelling(most)), 1);
        assert_eq!(count(&[1e6], &[1e6 + 0.25], Cancelling(most)), 1);
    }

    #[test]
    fn integers_and_lengths_are_exact() {
        let at = |ours: &[u8], xla: &[u8]| mismatches(ElementType::I16, ours, xla, Steps(1e9));
        assert_eq!(at(&[1, 0], &[1, 0]), []);
        assert_eq!(at(&[1, 0, 2, 0], &[1, 0, 3, 0])[0].place, 1);
        assert_eq!(at(&[1, 0], &[1, 0, 3, 0])[0].distance, f64::INFINITY);
    }
}
