//! Whole numbers that a model computes from sizes.

use xla_hlo::Size;
use xla_hlo::int::Int;
use xla_shape::size::OutOfRange;

/// A whole number: the difference of two sizes without subtractions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Number {
    added: Size,
    subtracted: Size,
    /// The division whose remainder it is, if it is one.
    remainder: Option<Remainder>,
}

/// A division of sizes with a remainder.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Remainder {
    dividend: Size,
    divisor: Size,
    /// Whether the number is the negated remainder.
    is_negated: bool,
}

/// The most names and quotients in a number that is followed: powers of sums must not take much memory.
const MOST_FACTORS: usize = 64;

/// The first letter of the names of elements that are not functions of sizes. They may be negative.
pub(super) const OPAQUE: char = '%';

/// The first letters of those that are not negative.
pub(super) const NATURAL: &str = "%+";

/// Returns whether a size that is not a number is certainly not negative.
pub(super) type Certain<'a> = &'a dyn Fn(&Size) -> bool;

impl Number {
    /// Returns the difference of two sizes; `None` if it is out of range.
    fn difference(added: &Size, subtracted: &Size) -> Option<Number> {
        let (added, subtracted) = match added.minus(subtracted) {
            Ok(size) => size.halves(),
            Err(_) => (Size::from(0), subtracted.minus(added).ok()?),
        };
        let terms = added.factors() + subtracted.factors();
        (terms <= MOST_FACTORS).then_some(Number {
            added,
            subtracted,
            remainder: None,
        })
    }

    /// Returns a number that is a size.
    pub(super) fn size(size: &Size) -> Number {
        let (added, subtracted) = size.halves();
        Number {
            added,
            subtracted,
            remainder: None,
        }
    }

    pub(super) fn known(&self) -> Option<i64> {
        let added = i64::try_from(self.added.known()?).ok()?;
        let subtracted = i64::try_from(self.subtracted.known()?).ok()?;
        added.checked_sub(subtracted)
    }

    /// Returns the two sizes whose difference it is.
    pub(super) fn halves(&self) -> (&Size, &Size) {
        (&self.added, &self.subtracted)
    }

    /// Returns the number as a size; `None` if it is certainly negative.
    pub(super) fn to_size(&self) -> Option<Size> {
        self.added.minus(&self.subtracted).ok()
    }

    /// Returns the number as an attribute of an instruction.
    pub(super) fn to_int(&self) -> Option<Int> {
        match self.known() {
            Some(number) => Some(Int::from(number)),
            None => self.to_size().map(Int::Size),
        }
    }

    pub(super) fn is(&self, number: i64) -> bool {
        self.known() == Some(number)
    }

    /// Whether it is certainly not negative.
    pub(super) fn is_certain(&self, certain: Certain<'_>) -> bool {
        match (self.known(), &self.remainder) {
            (Some(number), _) => number >= 0,
            (None, Some(remainder)) => !remainder.is_negated,
            (None, None) => self.to_size().is_some_and(|size| certain(&size)),
        }
    }

    pub(super) fn plus(&self, other: &Number) -> Option<Number> {
        if other.is(0) {
            return Some(self.clone());
        }
        let added = self.added.plus(&other.added).ok()?;
        let subtracted = self.subtracted.plus(&other.subtracted).ok()?;
        Number::difference(&added, &subtracted)
    }

    pub(super) fn negated(&self) -> Number {
        Number {
            added: self.subtracted.clone(),
            subtracted: self.added.clone(),
            remainder: self.remainder.clone().map(|remainder| Remainder {
                is_negated: !remainder.is_negated,
                ..remainder
            }),
        }
    }

    pub(super) fn minus(&self, other: &Number) -> Option<Number> {
        self.plus(&other.negated())
    }

    pub(super) fn times(&self, other: &Number) -> Option<Number> {
        let product = |a: &Size, b: &Size| a.times(b).ok();
        let added = product(&self.added, &other.added)?;
        let added = added.plus(&product(&self.subtracted, &other.subtracted)?);
        let subtracted = product(&self.added, &other.subtracted)?;
        let subtracted = subtracted.plus(&product(&self.subtracted, &other.added)?);
        Number::difference(&added.ok()?, &subtracted.ok()?)
    }

    /// Returns the quotient rounded towards zero, if the signs are certain. A dividend of an uncertain sign is one that a
    /// size constraint refuses where it is negative.
    pub(super) fn divided_by(&self, other: &Number, certain: Certain<'_>) -> Option<Number> {
        let magnitude = |number: &Number| match number.negated() {
            negated if negated.is_certain(certain) => (negated.to_size(), true),
            _ => (number.to_size(), false),
        };
        let ((dividend, is_negative), (divisor, is_negated)) = (magnitude(self), magnitude(other));
        // A division by 0 is an error.
        let quotient = Number::size(&dividend?.divided_by(&divisor?).ok()?);
        if is_negative == is_negated {
            Some(quotient)
        } else {
            Some(quotient.negated())
        }
    }

    /// Returns the remainder, with the sign of the dividend.
    pub(super) fn remainder(&self, other: &Number, certain: Certain<'_>) -> Option<Number> {
        // `x - x / y * y`, with the quotient rounded towards 0: the remainder has the sign of `x`.
        let whole = self.divided_by(other, certain)?.times(other)?;
        let mut rest = self.minus(&whole)?;
        let is_negated = self.negated().is_certain(certain);
        let positive = if is_negated {
            self.negated()
        } else {
            self.clone()
        };
        // The parts are kept beside the number, since `n % 4 == 0` is a fact about `n`, which the difference hides.
        if rest.known().is_none() && positive.is_certain(certain) && other.is_certain(certain) {
            rest.remainder = Some(Remainder {
                dividend: positive.to_size()?,
                divisor: other.to_size()?,
                is_negated,
            });
        }
        Some(rest)
    }

    /// Whether it is a remainder that is zero or negative.
    pub(super) fn is_negative_remainder(&self) -> bool {
        matches!(&self.remainder, Some(remainder) if remainder.is_negated)
    }

    /// Returns the dividend and the divisor of a remainder by a number.
    pub(super) fn divisor(&self) -> Option<(&Size, usize)> {
        let Remainder {
            dividend, divisor, ..
        } = self.remainder.as_ref()?;
        Some((dividend, divisor.known()?))
    }

    /// Returns 1 if a remainder is not zero, and 0 if it is: the quotient rounded up less the one rounded down.
    pub(super) fn is_inexact(&self) -> Option<Number> {
        let Remainder {
            dividend, divisor, ..
        } = self.remainder.as_ref()?;
        let most = divisor.minus(&Size::from(1)).ok()?;
        let up = dividend.plus(&most).ok()?.divided_by(divisor).ok()?;
        Number::difference(&up, &dividend.divided_by(divisor).ok()?)
    }

    /// Returns the larger of two numbers, if the sizes whose differences they are are certain.
    pub(super) fn max(&self, other: &Number, certain: Certain<'_>) -> Option<Number> {
        self.extreme(other, certain, &Size::greatest)
    }

    /// Returns the smaller of two numbers, if the sizes whose differences they are are certain.
    pub(super) fn min(&self, other: &Number, certain: Certain<'_>) -> Option<Number> {
        self.extreme(other, certain, &Size::least)
    }

    fn extreme(&self, other: &Number, certain: Certain<'_>, of: Extreme<'_>) -> Option<Number> {
        // A certain order decides, whatever is added: `max(n + 1, n)` is `n + 1`. `of(0, 1)` is 1 for the maximum, and
        // 0 for the minimum.
        let rest = self.minus(other)?;
        let is_less = rest.negated().is_certain(certain);
        if is_less || rest.is_certain(certain) {
            let of_known = of(&Size::from(0), &Size::from(1)).ok()?;
            return Some(if is_less == of_known.is(1) {
                other.clone()
            } else {
                self.clone()
            });
        }
        if let (Some(a), Some(b)) = (self.to_size(), other.to_size())
            && certain(&a)
            && certain(&b)
        {
            return Number::difference(&of(&a, &b).ok()?, &Size::from(0));
        }
        // `max(a, b)` is `b + max(p, q) - q` where `a - b` is `p - q`, for parts that are not negative.
        let (added, subtracted) = rest.halves();
        if !(certain(added) && certain(subtracted)) {
            return None;
        }
        let of_both = Number::difference(&of(added, subtracted).ok()?, subtracted)?;
        other.plus(&of_both)
    }
}

/// A function of two sizes that is one of them.
type Extreme<'a> = &'a dyn Fn(&Size, &Size) -> Result<Size, OutOfRange>;

impl From<i64> for Number {
    fn from(number: i64) -> Number {
        let size = |n: i64| Size::from(usize::try_from(n).unwrap_or(0));
        Number {
            added: size(number),
            subtracted: size(number.saturating_neg()),
            remainder: None,
        }
    }
}
