//! The smaller and the larger of two sizes, which are sums with quotients.
//!
//! The smaller of two sizes is a sum of products with a quotient that is 1 or 0. Passes, types and emission therefore
//! need no form for it. It is proven not to be negative by cases, and prints as `min(h, 4)`.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::{Factor, OutOfRange, Repr, Size, Term};
use crate::list::Items;

/// The most choices in a size that are distinguished: their cases are as many as a power of 2.
const CHOICES: usize = 4;

/// A quotient that is 1 if a size is less than a limit, and else 0, and the sizes in these two cases.
struct Choice {
    size: Size,
    limit: Size,
    below: Size,
    above: Size,
}

impl Size {
    /// Returns the smaller of two sizes: `b + (a - b) * q`, in which `q`, `1 / (a / (b + 1) + 1)`, is 1 if `a` is at most
    /// `b`, and else 0.
    ///
    /// ```
    /// use xla_shape::Size;
    /// let rows = Size::name("N").least(&Size::from(4)).unwrap();
    /// assert_eq!(rows.to_string(), "min(N, 4)");
    /// assert_eq!(rows.substitute(&|_| Some(Size::from(3))), Ok(Size::from(3)));
    /// assert_eq!(rows.substitute(&|_| Some(Size::from(7))), Ok(Size::from(4)));
    /// ```
    ///
    /// # Errors
    /// The expression has a number that is too large.
    pub fn least(&self, other: &Size) -> Result<Size, OutOfRange> {
        if let (Some(a), Some(b)) = (self.known(), other.known()) {
            return Ok(Size::from(a.min(b)));
        }
        if self.is(0) || other.is(0) {
            return Ok(Size::from(0));
        }
        // One order, so that equal sizes compare equal.
        let (a, b) = match (self.known(), other.known()) {
            (Some(_), None) => (other, self),
            (None, None) if other < self => (other, self),
            _ => (self, other),
        };
        let one = Size::from(1);
        let is_more = a.divided_by(&b.plus(&one)?)?;
        let is_least = one.divided_by(&is_more.plus(&one)?)?;
        let (more, less) = (a.times(&is_least)?, b.times(&is_least)?);
        b.plus(&more)?.minus(&less)
    }

    /// Returns the larger of two sizes: their sum without [`Size::least`], or [`Size::or_one`] if one of them is 1.
    ///
    /// ```
    /// use xla_shape::Size;
    /// let rows = Size::name("N").greatest(&Size::from(4)).unwrap();
    /// assert_eq!(rows.to_string(), "max(N, 4)");
    /// ```
    ///
    /// # Errors
    /// The expression has a number that is too large.
    pub fn greatest(&self, other: &Size) -> Result<Size, OutOfRange> {
        if self.is(1) || other.is(1) {
            return if self.is(1) { other } else { self }.or_one();
        }
        self.plus(other)?.minus(&self.least(other)?)
    }

    /// Whether it is certainly not negative in both cases of each choice.
    fn is_certain_by_cases(&self, choices: usize) -> bool {
        let Some(choice) = self.choice().filter(|_| choices > 0) else {
            return false;
        };
        let is = |size: &Size| size.is_certain_within(choices - 1);
        // A size is not negative either if it is at least another that is not.
        let or = |size: &Size, rest: Option<Size>| {
            is(size) || rest.is_some_and(|rest| size.minus(&rest).is_ok_and(|size| is(&size)))
        };
        let Choice {
            size,
            limit,
            below,
            above,
        } = choice;
        let most = limit
            .minus(&Size::from(1))
            .and_then(|most| most.minus(&size));
        or(&above, size.minus(&limit).ok()) && or(&below, most.ok())
    }

    /// Whether it is certainly not negative, where so many choices are distinguished.
    fn is_certain_within(&self, choices: usize) -> bool {
        self.has_no_difference() || self.is_certain_by_cases(choices)
    }

    /// Whether it is certainly not negative: nothing in it is subtracted, or no more than is added.
    pub fn is_certain(&self) -> bool {
        self.is_certain_within(CHOICES)
    }

    /// Returns the size in which the names of a text, such as `min(N, 4)`, stand for the smaller and larger of two sizes.
    pub(super) fn with_named_choices(&self) -> Size {
        let mut named = self.clone();
        for _ in 0..CHOICES {
            match named.choice().and_then(|choice| choice.named()) {
                Some(size) => named = size,
                None => break,
            }
        }
        if let Repr::Symbolic(terms) = &mut named.0 {
            for factor in terms.iter_mut().flat_items(|term| &mut term.factors) {
                if let Factor::Quotient(a, b) = factor {
                    *a = a.with_named_choices();
                    *b = b.with_named_choices();
                }
            }
        }
        named
    }

    /// Returns the choice in it with the most names, which may contain others, outside of its quotients.
    fn choice(&self) -> Option<Choice> {
        let Repr::Symbolic(terms) = &self.0 else {
            return None;
        };
        let factors = terms.iter().flat_items(|term| &term.factors);
        let mut longest: Option<(usize, &Factor, (Size, Size))> = None;
        for factor in factors.collect_vec() {
            if let Some(sizes) = factor.choice() {
                let names = factor.names();
                if longest.as_ref().is_none_or(|(most, ..)| names > *most) {
                    longest = Some((names, factor, sizes));
                }
            }
        }
        let (_, factor, (size, limit)) = longest?;
        let (mut below, mut above) = (Vec::new(), Vec::new());
        for term in terms {
            // A power of the choice is the choice.
            let factors = term.factors.iter().filter_items(|other| *other != factor);
            let factors = factors.map(Factor::clone).collect_vec();
            if factors.len() == term.factors.len() {
                above.push(term.clone());
            }
            below.push(Term {
                factors,
                coefficient: term.coefficient,
            });
        }
        Some(Choice {
            size,
            limit,
            below: Size::from_terms(below).ok()?,
            above: Size::from_terms(above).ok()?,
        })
    }
}

impl Choice {
    /// Returns the size whose choice it is, with a name for the smaller or the larger size.
    fn named(&self) -> Option<Size> {
        let Choice {
            size,
            limit,
            below,
            above,
        } = self;
        let most = limit.minus(&Size::from(1)).ok()?;
        let difference = size.minus(&most).ok()?;
        let name = |of: &str| Size::name(format!("{of}({size}, {most})"));
        let added = below.minus(above).ok();
        let added = added.and_then(|rest| rest.quotient_of_term(&difference));
        let (times, is_subtracted) = match added {
            Some(times) => (times, false),
            None => (
                above.minus(below).ok()?.quotient_of_term(&difference)?,
                true,
            ),
        };
        // The choice times the difference is the smaller size less `most`, and `size` less the larger size.
        let forms = [("min", &most, is_subtracted), ("max", size, !is_subtracted)];
        let forms = forms.iter().filter_map(|(of, other, is_negated)| {
            let other = times.times(other).ok()?;
            let of = times.times(&name(of)).ok()?;
            if *is_negated {
                above.plus(&other).ok()?.minus(&of).ok()
            } else {
                above.minus(&other).ok()?.plus(&of).ok()
            }
        });
        forms.min_by_key(|size| size.terms().len())
    }
}

impl Size {
    /// Returns the size of one term that is a factor of this size, given the other factor.
    fn quotient_of_term(&self, other: &Size) -> Option<Size> {
        let one = |term: &Term| Size::from_terms(vec![term.clone()]).ok();
        for dividend in self.terms() {
            for divisor in other.terms() {
                let (Some(dividend), Some(divisor)) = (one(&dividend), one(&divisor)) else {
                    continue;
                };
                if let Some(times) = dividend.exact_quotient(&divisor)
                    && times.has_no_difference()
                    && times.times(other).as_ref() == Ok(self)
                {
                    return Some(times);
                }
            }
        }
        None
    }
}

impl Factor {
    /// Returns the size and the limit, if the factor is 1 where the size is less than the limit, and else 0.
    pub(super) fn choice(&self) -> Option<(Size, Size)> {
        let Factor::Quotient(one, more) = self else {
            return None;
        };
        let quotient = more.minus(&Size::from(1)).ok()?.terms();
        match (one.is(1), quotient.as_slice()) {
            (
                true,
                [
                    Term {
                        factors,
                        coefficient: 1,
                    },
                ],
            ) => match factors.as_slice() {
                [Factor::Quotient(size, limit)] => Some((size.clone(), limit.clone())),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the number of names in it, each as often as it is written.
    pub(super) fn names(&self) -> usize {
        match self {
            Factor::Name(_) => 1,
            Factor::Quotient(a, b) => a.factors() + b.factors(),
        }
    }
}
