//! Sizes of dimensions: numbers, or expressions over size names.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::list::{self, Items};
use core::fmt;

mod arithmetic;
mod fold;
mod least;
mod multiple;
pub mod text;

pub use fold::Node;

/// The size of one dimension.
///
/// A size is a number, or a polynomial over size names such as `2 * N + M`. It is stored in canonical form, so two
/// sizes are provably equal exactly when they compare equal: `N + M` and `M + N` are the same value.
///
/// ```
/// use xla_shape::Size;
/// let (n, m) = (Size::name("N"), Size::name("M"));
/// assert_eq!(n.clone() + m.clone(), m.clone() + n.clone());
/// assert_eq!((Size::from(2) * n + m).to_string(), "M + 2 * N");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(Repr);

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Repr {
    Known(usize),
    /// Terms sorted by their factors, without zero coefficients, and never a constant alone.
    Symbolic(Vec<Term>),
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Term {
    /// Sorted; empty for the constant term.
    factors: Vec<Factor>,
    coefficient: i64,
}

/// A factor of a term.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Factor {
    Name(String),
    /// A quotient that does not divide evenly for all sizes; it is rounded towards zero.
    Quotient(Size, Size),
}

/// The error for a size that is negative or too large.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutOfRange;

impl Size {
    /// Returns a size known by name only.
    pub fn name(name: impl Into<String>) -> Size {
        Size(Repr::Symbolic(vec![Term {
            factors: vec![Factor::Name(name.into())],
            coefficient: 1,
        }]))
    }

    /// Returns the number, if the size is one.
    pub fn known(&self) -> Option<usize> {
        match self.0 {
            Repr::Known(n) => Some(n),
            Repr::Symbolic(_) => None,
        }
    }

    /// Whether the size is certainly this number.
    pub fn is(&self, n: usize) -> bool {
        self.known() == Some(n)
    }

    /// Whether nothing in it is subtracted.
    fn has_no_difference(&self) -> bool {
        match &self.0 {
            Repr::Known(_) => true,
            Repr::Symbolic(terms) => terms.iter().all(|term| term.coefficient > 0),
        }
    }

    /// Returns the size, or 1 if it is 0: a number, or the sum of the size and `1 / (size + 1)`, which is 1 or 0.
    pub fn or_one(&self) -> Result<Size, OutOfRange> {
        match self.known() {
            Some(n) => Ok(Size::from(n.max(1))),
            None => self.plus(&Size::from(1).divided_by(&self.plus(&Size::from(1))?)?),
        }
    }

    /// Whether it is certainly at least 1: a positive number is added to a size that is not negative, or it is
    /// [`Size::or_one`] of one.
    pub fn is_positive(&self) -> bool {
        let is_number = |term: &Term| term.factors.is_empty();
        let terms = self.terms();
        let or_one = |term: &Term| match term.factors.as_slice() {
            [Factor::Quotient(one, more)] if one.is(1) => {
                let size = more.minus(&Size::from(1));
                size.is_ok_and(|size| {
                    size.has_no_difference() && size.or_one().as_ref() == Ok(self)
                })
            }
            _ => false,
        };
        self.has_no_difference() && (terms.iter()).any(|term| is_number(term) || or_one(term))
    }

    /// Returns a size without its outermost quotients by numbers that is at most a multiple of this one, and the multiple:
    /// twice `(N + 1) / 2` is at least `N`. `None` if it has none of these quotients.
    pub fn bound_below(&self) -> Option<(Size, usize)> {
        let divisor = |term: &Term| match term.factors.as_slice() {
            [Factor::Quotient(_, divisor)] => divisor.known().map_or(1, |n| n as i64),
            _ => 1,
        };
        let terms = self.terms();
        let multiple = terms.iter().try_fold(1i64, |multiple, term| {
            match (multiple.checked_mul(term.coefficient)?) % divisor(term) {
                0 => Some(multiple),
                _ => multiple.checked_mul(divisor(term)),
            }
        })?;
        if terms.iter().all(|term| divisor(term) == 1) {
            return None;
        }
        let mut sum = Vec::new();
        for term in terms {
            let coefficient = term.coefficient.checked_mul(multiple)?;
            let divisor = divisor(&term);
            let (dividend, times) = match term.factors.as_slice() {
                [Factor::Quotient(dividend, _)] if divisor > 1 => (dividend, coefficient / divisor),
                _ => {
                    sum.push(Term {
                        coefficient,
                        ..term
                    });
                    continue;
                }
            };
            for part in dividend.terms() {
                let coefficient = part.coefficient.checked_mul(times)?;
                sum.push(Term {
                    coefficient,
                    ..part
                });
            }
            // The quotient is rounded down.
            let lost = times.max(0).checked_mul(divisor - 1)?;
            sum.push(Term {
                factors: Vec::new(),
                coefficient: -lost,
            });
        }
        Some((Size::from_terms(sum).ok()?, usize::try_from(multiple).ok()?))
    }

    /// Returns all dividends in it, at any depth, the innermost first.
    pub fn dividends(&self) -> Vec<&Size> {
        let Repr::Symbolic(terms) = &self.0 else {
            return Vec::new();
        };
        let factors = terms.iter().flat_items(|term| &term.factors);
        let dividends = factors.flat_items(|factor| match factor {
            Factor::Name(_) => Vec::new(),
            Factor::Quotient(a, b) => [a.dividends(), b.dividends(), vec![a]].concat(),
        });
        dividends.collect_vec()
    }

    /// Returns all divisors in it, at any depth.
    pub fn divisors(&self) -> Vec<&Size> {
        let Repr::Symbolic(terms) = &self.0 else {
            return Vec::new();
        };
        let factors = terms.iter().flat_items(|term| &term.factors);
        let divisors = factors.flat_items(|factor| match factor {
            Factor::Name(_) => Vec::new(),
            Factor::Quotient(a, b) => [a.divisors(), b.divisors(), vec![b]].concat(),
        });
        divisors.collect_vec()
    }

    /// Returns the sum of its positive terms and the sum of its negated negative terms: the size is their difference.
    pub fn halves(&self) -> (Size, Size) {
        let side = |sign: i64| {
            let terms = self.terms().into_iter();
            let terms = terms.filter_items(|term| term.coefficient.signum() == sign);
            let terms = terms.map(|term| Term {
                coefficient: term.coefficient.abs(),
                ..term
            });
            Size::from_terms(terms.collect_vec()).expect("a part of a size fits")
        };
        (side(1), side(-1))
    }

    /// Returns the name, if the size is a single name.
    pub fn as_name(&self) -> Option<&str> {
        match &self.0 {
            Repr::Symbolic(terms) => match terms.as_slice() {
                [
                    Term {
                        factors,
                        coefficient: 1,
                    },
                ] => match factors.as_slice() {
                    [Factor::Name(name)] => Some(name),
                    _ => None,
                },
                _ => None,
            },
            Repr::Known(_) => None,
        }
    }

    /// Returns the number of names in the expression, each as often as it is written.
    pub fn factors(&self) -> usize {
        let Repr::Symbolic(terms) = &self.0 else {
            return 0;
        };
        let factors = terms.iter().flat_items(|term| &term.factors);
        factors.map(Factor::names).sum()
    }

    /// Returns every size name in the expression, each once, sorted.
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        self.collect_names(&mut names);
        list::sort(&mut names);
        names.dedup();
        names
    }

    fn collect_names<'a>(&'a self, names: &mut Vec<&'a str>) {
        let Repr::Symbolic(terms) = &self.0 else {
            return;
        };
        for factor in terms.iter().flat_items(|term| &term.factors) {
            match factor {
                Factor::Name(name) => names.push(name),
                Factor::Quotient(a, b) => {
                    a.collect_names(names);
                    b.collect_names(names);
                }
            }
        }
    }

    fn terms(&self) -> Vec<Term> {
        match &self.0 {
            Repr::Known(0) => Vec::new(),
            Repr::Known(n) => vec![Term {
                factors: Vec::new(),
                coefficient: *n as i64,
            }],
            Repr::Symbolic(terms) => terms.clone(),
        }
    }

    /// Sums terms into the canonical form.
    fn from_terms(terms: Vec<Term>) -> Result<Size, OutOfRange> {
        let merged = merged(terms)?;
        Ok(Size(match merged.as_slice() {
            [] => Repr::Known(0),
            [only] if only.factors.is_empty() => {
                Repr::Known(usize::try_from(only.coefficient).map_err(|_| OutOfRange)?)
            }
            _ => Repr::Symbolic(merged),
        }))
    }
}

/// Merges terms with the same factors, and removes those with coefficient zero.
fn merged(mut terms: Vec<Term>) -> Result<Vec<Term>, OutOfRange> {
    list::sort(&mut terms);
    let mut merged: Vec<Term> = Vec::new();
    for term in terms {
        match merged.last_mut() {
            Some(last) if last.factors == term.factors => {
                last.coefficient = last
                    .coefficient
                    .checked_add(term.coefficient)
                    .ok_or(OutOfRange)?;
            }
            _ => merged.push(term),
        }
    }
    merged.retain(|term| term.coefficient != 0);
    Ok(merged)
}

impl From<usize> for Size {
    fn from(n: usize) -> Size {
        Size(Repr::Known(n))
    }
}

impl fmt::Debug for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests;
