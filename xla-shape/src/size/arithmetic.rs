//! Sums, products and quotients of sizes, and equations of them.

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
    /// `2 * N / 2` and `N * M / M` divide evenly and become `N`; any other symbolic quotient stays a quotient.
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
        Ok(Size(Repr::Symbolic(vec![Term {
            factors: vec![Factor::Quotient(self.clone(), other.clone())],
            coefficient: 1,
        }])))
    }

    /// Returns the quotient, if the divisor has one term and divides every term of the dividend.
    pub fn exact_quotient(&self, other: &Size) -> Option<Size> {
        let divisor = other.terms();
        let [divisor] = divisor.as_slice() else {
            return (self == other && !other.is(0)).then(|| Size::from(1));
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
        Size::from_terms(terms).ok()
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
