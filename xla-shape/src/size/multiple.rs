//! Sizes that are multiples of others.
//!
//! If `F % G` is 0, `F` is `G * (F / G)`. The front end replaces `F` by this product where a computation asserts it, so
//! that `[G, F / G]` has as many elements as `[F]`, by the ordinary arithmetic of sizes.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::{Factor, OutOfRange, Repr, Size, Term};
use crate::list::Items;

impl Size {
    /// Returns the name that has to be replaced for the size to be a multiple of `divisor`, and the replacement.
    ///
    /// `None` if the size is a multiple for all values of its names, if it is not linear in any name, or if the divisor
    /// is a sum.
    ///
    /// ```
    /// use xla_shape::Size;
    /// let (f, g) = (Size::name("F"), Size::name("G"));
    /// let (name, size) = f.as_multiple_of(&g).unwrap();
    /// assert_eq!((name.as_str(), size.to_string().as_str()), ("F", "G * (F / G)"));
    /// assert!((Size::from(2) * f).as_multiple_of(&Size::from(2)).is_none());
    /// ```
    pub fn as_multiple_of(&self, divisor: &Size) -> Option<(String, Size)> {
        // `4 * F + 2 * N` is a multiple of 4 if `N` is a multiple of 2.
        let (_, rest) = self.without_multiples(divisor)?;
        let (rest, divisor) = rest.without_common_factors(divisor)?;
        let terms = rest.terms();
        let linear = |term: &Term| match (term.coefficient, term.factors.as_slice()) {
            (1, [Factor::Name(name)]) => Some(name.clone()),
            _ => None,
        };
        let of_names = divisor.names();
        let name = terms.iter().filter_map(linear).find(|name| {
            let uses = rest.factors_named(name);
            uses == 1 && !of_names.contains(&name.as_str())
        })?;
        let quotient = Size::quotient(rest.clone(), divisor.clone());
        let others = rest.minus(&Size::name(name.as_str())).ok()?;
        let size = divisor.times(&quotient).ok()?.minus(&others).ok()?;
        Some((name, size))
    }

    /// Returns the size with `F` for each `G * (F / G)` in it, and the dividends and divisors of these quotients.
    ///
    /// The two sizes are equal if each dividend is a multiple of its divisor. Otherwise the new one is larger.
    ///
    /// ```
    /// use xla_shape::Size;
    /// let size: Size = "B * G * (F / G) + 1".parse().unwrap();
    /// let (whole, divided) = size.undivided();
    /// assert_eq!(whole.to_string(), "1 + B * F");
    /// assert_eq!(divided, [(Size::name("F"), Size::name("G"))]);
    /// ```
    pub fn undivided(&self) -> (Size, Vec<(Size, Size)>) {
        let mut divided = Vec::new();
        let whole = self.undivide(&mut divided);
        divided.dedup();
        (whole.unwrap_or_else(|_| self.clone()), divided)
    }

    fn undivide(&self, divided: &mut Vec<(Size, Size)>) -> Result<Size, OutOfRange> {
        let Repr::Symbolic(terms) = &self.0 else {
            return Ok(self.clone());
        };
        let mut sum = Vec::new();
        for term in terms {
            let mut product = Size::from_terms(vec![Term {
                factors: Vec::new(),
                coefficient: term.coefficient.abs(),
            }])?;
            // Inner quotients first: `2 * (G / 2) * (F / (2 * (G / 2)))` is `G * (F / G)`, and then `F`.
            for factor in &term.factors {
                product = product.times(&match factor {
                    Factor::Name(name) => Size::name(name.as_str()),
                    Factor::Quotient(a, b) => {
                        Size::quotient(a.undivide(divided)?, b.undivide(divided)?)
                    }
                })?;
            }
            if let Some((whole, pair)) = product.undivide_once() {
                divided.push(pair);
                // A dividend that is a sum makes several products.
                product = whole?.undivide(divided)?;
            }
            for mut part in product.terms() {
                part.coefficient *= term.coefficient.signum();
                sum.push(part);
            }
        }
        Size::from_terms(sum)
    }

    /// Multiplies the first quotient by its divisor, if the size is one product that contains both.
    fn undivide_once(&self) -> Option<(Result<Size, OutOfRange>, (Size, Size))> {
        let terms = self.terms();
        let [term] = terms.as_slice() else {
            return None;
        };
        let quotients = term.factors.iter().enumerate();
        let mut quotients = quotients.filter_map(|(at, factor)| match factor {
            Factor::Quotient(a, b) => Some((at, a, b)),
            Factor::Name(_) => None,
        });
        quotients.find_map(|(at, dividend, divisor)| {
            let mut rest = term.clone();
            rest.factors.remove(at);
            let rest = Size::from_terms(vec![rest]).ok()?;
            let times = rest.exact_quotient(divisor)?;
            Some((times.times(dividend), (dividend.clone(), divisor.clone())))
        })
    }

    /// Returns the remainder of a division that rounds down, if all names are in multiples of the divisor.
    ///
    /// ```
    /// use xla_shape::Size;
    /// let size: Size = "2 * N - 1".parse().unwrap();
    /// assert_eq!((size.remainder(2), size.remainder(4)), (Some(1), None));
    /// ```
    pub fn remainder(&self, divisor: usize) -> Option<i64> {
        let of = Size::from(divisor);
        let Some((_, rest)) = self.without_multiples(&of) else {
            return Some(0);
        };
        let terms = rest.terms();
        match terms.as_slice() {
            [only] if only.factors.is_empty() => {
                Some(only.coefficient.rem_euclid(i64::try_from(divisor).ok()?))
            }
            _ => None,
        }
    }

    /// Returns the quotient of two sizes without simplifying it.
    pub(super) fn quotient(dividend: Size, divisor: Size) -> Size {
        if let Some(size) = dividend.exact_quotient(&divisor) {
            return size;
        }
        Size(Repr::Symbolic(vec![Term {
            factors: vec![Factor::Quotient(dividend, divisor)],
            coefficient: 1,
        }]))
    }

    /// Splits the size into its terms that are multiples of `divisor`, divided by it, and the other terms. `None` if
    /// the divisor is a sum, or if all other terms cancel.
    pub(super) fn without_multiples(&self, divisor: &Size) -> Option<(Size, Size)> {
        let (mut quotients, mut rest) = (Vec::new(), Vec::new());
        for term in self.terms() {
            // The terms of `min(N, 4)` stay together.
            let is_choice = term.factors.iter().any(|factor| factor.choice().is_some());
            let one = Size(Repr::Symbolic(vec![term.clone()]));
            let quotient = (!is_choice).then(|| one.quotient_of_terms(divisor));
            match quotient.flatten() {
                Some(terms) => quotients.extend(terms),
                None => rest.push(term),
            }
        }
        if rest.is_empty() {
            return None;
        }
        let sum = |terms: Vec<Term>| match terms.as_slice() {
            // A negative number is no size, but a term of one.
            [only] if only.factors.is_empty() && only.coefficient < 0 => {
                Size(Repr::Symbolic(terms))
            }
            _ => Size::from_terms(terms).unwrap_or_else(|_| Size::from(0)),
        };
        Some((sum(quotients), sum(rest)))
    }

    /// Returns a dividend and its divisor without the factors that they share. `None` if the divisor is a sum.
    pub(super) fn without_common_factors(&self, divisor: &Size) -> Option<(Size, Size)> {
        let mut divisor = divisor.terms();
        let [of] = divisor.as_mut_slice() else {
            return None;
        };
        let mut terms = self.terms();
        let common = terms.iter().fold(of.coefficient, |common, term| {
            greatest_common_divisor(common, term.coefficient)
        });
        for term in terms.iter_mut().chain(core::iter::once(&mut *of)) {
            term.coefficient /= common;
        }
        for factor in of.factors.clone() {
            let at = |term: &Term| term.factors.iter().position(|other| *other == factor);
            if terms.iter().all(|term| at(term).is_some()) {
                for term in terms.iter_mut().chain(core::iter::once(&mut *of)) {
                    if let Some(at) = at(term) {
                        term.factors.remove(at);
                    }
                }
            }
        }
        Some((
            Size::from_terms(terms).ok()?,
            Size::from_terms(divisor).ok()?,
        ))
    }

    /// Returns the number of times that a name is in the expression.
    fn factors_named(&self, name: &str) -> usize {
        let mut names = Vec::new();
        self.collect_names(&mut names);
        names
            .into_iter()
            .filter_items(|other| *other == name)
            .count()
    }
}

/// Returns the largest number that divides both numbers, of which the first is positive.
fn greatest_common_divisor(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
