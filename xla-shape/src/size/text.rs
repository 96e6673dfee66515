//! Sizes as text: `2 * N - 1`.

use alloc::format;
use core::str::FromStr;

use super::OutOfRange;
use crate::Size;
use crate::scan::{ParseError, Scanner};

/// The largest expression that is read: expanded products can be exponentially longer than the text.
const NODES: usize = 1024;

impl FromStr for Size {
    type Err = ParseError;

    /// Reads a whole size.
    ///
    /// ```
    /// use xla_shape::Size;
    ///
    /// let size: Size = "2 * N - 1".parse()?;
    /// assert_eq!(size.to_string(), "2 * N - 1");
    /// assert!("2 *".parse::<Size>().is_err());
    /// # Ok::<(), xla_shape::scan::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Size, ParseError> {
        let mut s = Scanner::new(text);
        let size = read(&mut s)?;
        match s.peek() {
            None => Ok(size),
            Some(_) => Err(s.expected("the end of the size")),
        }
    }
}

/// Reads a size: numbers and names under `+`, `-`, `*`, `/`, `min`, `max` and parentheses.
///
/// # Errors
/// No size comes next, or one that is out of range.
pub fn read(s: &mut Scanner<'_>) -> Result<Size, ParseError> {
    let mut sum = product(s)?;
    loop {
        let (plus, minus) = (s.sees("+"), s.sees("-"));
        if !(plus || minus) {
            return Ok(sum);
        }
        let start = s.at();
        s.skip(1);
        let next = product(s)?;
        let result = if plus {
            sum.plus(&next)
        } else {
            sum.minus(&next)
        };
        sum = in_range(s, start, result)?;
    }
}

fn product(s: &mut Scanner<'_>) -> Result<Size, ParseError> {
    let mut product = atom(s)?;
    loop {
        let (times, divided) = (s.sees("*"), s.sees("/"));
        if !(times || divided) {
            return Ok(product);
        }
        let start = s.at();
        s.skip(1);
        let next = atom(s)?;
        let result = if times {
            product.times(&next)
        } else {
            product.divided_by(&next)
        };
        product = in_range(s, start, result)?;
    }
}

fn atom(s: &mut Scanner<'_>) -> Result<Size, ParseError> {
    if s.eat("(") {
        return s.deeper(|s| {
            let inside = read(s)?;
            s.expect(")")?;
            Ok(inside)
        });
    }
    let start = s.at();
    if s.eat("?") {
        return Ok(Size::name(format!("?{}", s.unknown().unwrap_or_default())));
    }
    let Some(word) = s.identifier() else {
        return Err(s.expected("a size"));
    };
    if let ("min" | "max", true) = (word, s.eat("(")) {
        let result = s.deeper(|s| {
            let a = read(s)?;
            s.expect(",")?;
            let b = read(s)?;
            s.expect(")")?;
            Ok(if word == "min" {
                a.least(&b)
            } else {
                a.greatest(&b)
            })
        })?;
        return in_range(s, start, result);
    }
    if !word.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(Size::name(word));
    }
    let number = word.parse::<u32>();
    let number = number.map_err(|_| s.error(start, "a size below 2^32", word))?;
    Ok(Size::from(number as usize))
}

/// Returns the size of an expression that starts at `at`, unless it is out of range or longer than any that is printed.
///
/// # Errors
/// The size is out of range or too long.
pub fn in_range(
    s: &Scanner<'_>,
    at: usize,
    size: Result<Size, OutOfRange>,
) -> Result<Size, ParseError> {
    let small = |size: &Size| {
        let mut nodes = 0;
        size.fold(&mut |_| nodes += 1);
        nodes <= NODES
    };
    let size = size.ok().filter(small);
    size.ok_or_else(|| s.expected_at(at, "a size that is in range"))
}
