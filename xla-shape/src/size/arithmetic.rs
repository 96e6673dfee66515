//! Sums, products and quotients of sizes, and equations of them.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::{Add, Mul};

use super::{Factor, OutOfRange, Repr, Size, Term, merged};
use crate::list::{self, Items};

impl Size {
    /// Returns the sum, or an error if it is too large.
    pub fn plus(&self, other: &Size) -> Result<Size, OutOfRange> {
        let mut terms = self.terms();
        terms.extend(other.terms());
        Size::from_terms(terms)
    }

    /// Returns the difference, or an error if it is certainly negative.
    pub fn minus(&self, other: &Size) -> Result<Size, OutOfRange> {
        let mut terms = self.terms();
        for term in other.terms() {
            let coefficient = term.coefficient.checked_neg().ok_or(OutOfRange)?;
            terms.push(Term {
                coefficient,
                ..term
            });
        }
        Size::from_terms(terms)
    }

    /// Returns the product, or an error if it is too large.
    pub fn times(&self, other: &Size) -> Result<Size, OutOfRange> {
        let mut terms = Vec::new();
        for a in self.terms() {
            for b in other.terms() {
                let mut factors = a.factors.clone();
                factors.extend_from_slice(&b.factors);
                list::sort(&mut factors);
                let coefficient = a.coefficient.checked_mul(b.coefficient).ok_or(OutOfRange)?;
                terms.push(Term {
                    factors,
                    coefficient,
                });
            }
        }
        Size::from_terms(terms)
    }

    /// Returns the quotient rounded towards zero, or an error if the divisor is zero.
    ///
    /// Multiples of the divisor leave the quotient: `2 * N / 2` and `N * M / M` are `N`, and `(2 * N - 1) / 2` is `N - 1`.
    /// So do common factors, and a quotient of a quotient is one quotient: `2 * N / 4` and `N / 2 / 3` are `N / 2` and
    /// `N / 6`. Any other symbolic quotient stays as it is.
    pub fn divided_by(&self, other: &Size) -> Result<Size, OutOfRange> {
        if other.is(0) {
            return Err(OutOfRange);
        }
        if let (Some(a), Some(b)) = (self.known(), other.known()) {
            return Ok(Size::from(a / b));
        }
        if let Some(size) = self.exact_quotient(other) {
            return Ok(size);
        }
        if let Some(size) = self.quotient_and_rest(other) {
            return size;
        }
        match self.as_quotient() {
            Some((dividend, divisor)) => dividend.divided_by(&divisor.times(other)?),
            None => Ok(match self.without_common_factors(other) {
                Some((dividend, divisor)) => Size::quotient(dividend, divisor),
                None => Size::quotient(self.clone(), other.clone()),
            }),
        }
    }

    /// Returns the quotient if some terms with names are multiples of the divisor, and the others are certainly at least
    /// 0, or one number. A size is at least 0, so rounding down is rounding towards zero.
    fn quotient_and_rest(&self, other: &Size) -> Option<Result<Size, OutOfRange>> {
        let (quotient, rest) = self.without_multiples(other)?;
        if quotient.names().is_empty() {
            return None;
        }
        let terms = rest.terms();
        Some(match (terms.as_slice(), other.known()) {
            ([only], Some(divisor)) if only.factors.is_empty() && only.coefficient < 0 => {
                let below = only.coefficient.unsigned_abs() as usize;
                quotient.minus(&Size::from(below.div_ceil(divisor)))
            }
            _ if rest.has_no_difference() => match rest.divided_by(other) {
                Ok(rest) => quotient.plus(&rest),
                Err(error) => Err(error),
            },
            _ => return None,
        })
    }

    /// Returns the dividend and the divisor, if the size is one quotient.
    fn as_quotient(&self) -> Option<(&Size, &Size)> {
        let Repr::Symbolic(terms) = &self.0 else {
            return None;
        };
        match terms.as_slice() {
            [
                Term {
                    factors,
                    coefficient: 1,
                },
            ] => match factors.as_slice() {
                [Factor::Quotient(dividend, divisor)] => Some((dividend, divisor)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the quotient, if the divisor has one term and divides every term of the dividend.
    pub fn exact_quotient(&self, other: &Size) -> Option<Size> {
        if other.terms().len() != 1 {
            return (self == other && !other.is(0)).then(|| Size::from(1));
        }
        Size::from_terms(self.quotient_of_terms(other)?).ok()
    }

    /// Returns the terms divided by a divisor of one term that divides all of them.
    pub(super) fn quotient_of_terms(&self, other: &Size) -> Option<Vec<Term>> {
        let divisor = other.terms();
        let [divisor] = divisor.as_slice() else {
            return None;
        };
        let mut terms = self.terms();
        for term in &mut terms {
            if term.coefficient.checked_rem(divisor.coefficient)? != 0 {
                return None;
            }
            term.coefficient /= divisor.coefficient;
            for factor in &divisor.factors {
                let at = term.factors.iter().position(|f| f == factor)?;
                term.factors.remove(at);
            }
        }
        Some(terms)
    }

    /// Replaces every name by the size that `of` returns for it; names for which it returns `None` stay.
    pub fn substitute(&self, of: &dyn Fn(&str) -> Option<Size>) -> Result<Size, OutOfRange> {
        let Repr::Symbolic(terms) = &self.0 else {
            return Ok(self.clone());
        };
        let mut sum = Vec::new();
        for term in terms {
            let mut product = Size(Repr::Known(1));
            for factor in &term.factors {
                let value = match factor {
                    Factor::Name(name) => of(name).unwrap_or_else(|| Size::name(name.as_str())),
                    Factor::Quotient(a, b) => a.substitute(of)?.divided_by(&b.substitute(of)?)?,
                };
                product = product.times(&value)?;
            }
            for mut part in product.terms() {
                part.coefficient = part
                    .coefficient
                    .checked_mul(term.coefficient)
                    .ok_or(OutOfRange)?;
                sum.push(part);
            }
        }
        Size::from_terms(sum)
    }

    /// Solves the equation of two sizes for the name to which `order` assigns the largest number, and returns the name
    /// and its size. Names without a number are not solved for. `None` if no name has exactly one solution.
    pub(crate) fn solve(
        &self,
        other: &Size,
        order: &dyn Fn(&str) -> Option<usize>,
    ) -> Option<(String, Size)> {
        let other = other.terms().into_iter().map(|term| Term {
            coefficient: -term.coefficient,
            ..term
        });
        let terms = merged([self.terms(), other.collect_vec()].concat()).ok()?;
        let solved = |at: usize| {
            let [Factor::Name(name)] = terms[at].factors.as_slice() else {
                return None;
            };
            let (number, divisor) = (order(name)?, terms[at].coefficient);
            let mut rest = terms.clone();
            rest.remove(at);
            let mentions = |term: &Term| {
                let size = Size(Repr::Symbolic(vec![term.clone()]));
                size.names().contains(&name.as_str())
            };
            if rest.iter().any(mentions) {
                return None;
            }
            for term in &mut rest {
                if term.coefficient % divisor != 0 {
                    return None;
                }
                term.coefficient /= -divisor;
            }
            Some((number, name.clone(), Size::from_terms(rest).ok()?))
        };
        let best = (0..terms.len())
            .filter_map(solved)
            .max_by_key(|found| found.0);
        best.map(|(_, name, size)| (name, size))
    }
}

/// Returns the size at which sums and products saturate. Shapes of nonempty arrays are checked when they are created,
/// so it occurs only in shapes that also have a dimension of size 0.
fn uncounted() -> Size {
    Size(Repr::Known(i64::MAX as usize))
}

impl Add for Size {
    type Output = Size;
    /// Saturates at the largest size.
    fn add(self, other: Size) -> Size {
        self.plus(&other).unwrap_or_else(|_| uncounted())
    }
}

impl Mul for Size {
    type Output = Size;
    /// Saturates at the largest size.
    fn mul(self, other: Size) -> Size {
        self.times(&other).unwrap_or_else(|_| uncounted())
    }
}
