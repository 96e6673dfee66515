//! Numbers that are known at compile time.

use core::fmt;

use crate::Size;

/// A number that is known at compile time: a size, or a negative number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Int {
    /// A non-negative number, which may be symbolic.
    Size(Size),
    /// A negative number.
    Negative(i64),
}

impl Int {
    /// Returns the number, unless it is symbolic or out of range.
    pub fn known(&self) -> Option<i64> {
        match self {
            Int::Size(size) => size.known().and_then(|n| i64::try_from(n).ok()),
            Int::Negative(n) => Some(*n),
        }
    }

    /// Returns the sum; `None` if it is out of range.
    pub fn plus(&self, other: &Int) -> Option<Int> {
        let ([a, b], [c, d]) = (self.halves(), other.halves());
        difference(&a.plus(&c).ok()?, &b.plus(&d).ok()?)
    }

    /// Returns the difference; `None` if it is out of range.
    pub fn minus(&self, other: &Int) -> Option<Int> {
        let ([a, b], [c, d]) = (self.halves(), other.halves());
        difference(&a.plus(&d).ok()?, &b.plus(&c).ok()?)
    }

    /// Returns two sizes whose difference is the number.
    fn halves(&self) -> [Size; 2] {
        match self {
            Int::Size(size) => [size.clone(), Size::from(0)],
            Int::Negative(n) => [Size::from(0), Size::from(n.unsigned_abs() as usize)],
        }
    }

    /// Replaces every size name; the result of a subtraction may be negative. Returns `None` on overflow.
    pub(crate) fn substitute(&self, of: &dyn Fn(&str) -> Option<Size>) -> Option<Int> {
        let Int::Size(size) = self else {
            return Some(self.clone());
        };
        if let Ok(size) = size.substitute(of) {
            return Some(Int::Size(size));
        }
        let (added, subtracted) = size.halves();
        let rest = subtracted
            .substitute(of)
            .ok()?
            .minus(&added.substitute(of).ok()?);
        let below = i64::try_from(rest.ok()?.known()?).ok()?;
        Some(Int::from(-below))
    }
}

/// Returns the difference of two sizes; `None` if it is out of range.
fn difference(a: &Size, b: &Size) -> Option<Int> {
    if let Ok(size) = a.minus(b) {
        return Some(Int::Size(size));
    }
    let below = b.minus(a).ok()?.known()?;
    Some(Int::from(-i64::try_from(below).ok()?))
}

impl From<i64> for Int {
    fn from(n: i64) -> Int {
        usize::try_from(n).map_or(Int::Negative(n), |n| Int::Size(n.into()))
    }
}

impl From<Size> for Int {
    fn from(size: Size) -> Int {
        Int::Size(size)
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Int::Size(size) => write!(f, "{size}"),
            Int::Negative(n) => write!(f, "{n}"),
        }
    }
}
