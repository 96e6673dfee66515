//! Array types as text: `tensor<2x3xf32>`, with a symbolic size in braces.

use core::fmt;

use super::ParseError;
use crate::channel;
use crate::element::Kind;
use crate::{ElementType, Shape, Size, size};
use xla_shape::scan::Scanner;

/// The most dimensions of a type: no array has more, and text must not control the depth of recursion.
pub(super) const RANK: usize = crate::MAX_RANK;

/// A shape that is formatted as MLIR does.
pub(super) struct Tensor<'a>(pub(super) &'a Shape);

impl fmt::Display for Tensor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.element == ElementType::Token {
            return f.write_str(self.0.element.stablehlo());
        }
        f.write_str("tensor<")?;
        for size in &self.0.dims {
            match size.known() {
                Some(n) => write!(f, "{n}x")?,
                None => write!(f, "{{{size}}}x")?,
            }
        }
        write!(f, "{}>", self.0.element.stablehlo())
    }
}

/// Returns how StableHLO compares elements of a type. XLA folds a comparison of constants without a comparison type as
/// one of unsigned numbers, whatever their type.
pub(super) fn comparison_type(element: ElementType) -> &'static str {
    match element.kind() {
        Kind::Bool | Kind::Unsigned | Kind::Token => "UNSIGNED",
        Kind::Signed => "SIGNED",
        Kind::Float | Kind::Complex => "FLOAT",
    }
}

/// Parses the text that [`Tensor`] writes.
pub(super) fn tensor(s: &mut Scanner<'_>) -> Result<Shape, ParseError> {
    let start = s.at();
    if s.eat(ElementType::Token.stablehlo()) {
        return Ok(channel::token());
    }
    if !s.eat("tensor") {
        return Err(s.expected("a type such as tensor<2x3xf32>"));
    }
    s.expect("<")?;
    let mut dims = Vec::new();
    // The number of elements so far.
    let mut count = Size::from(1);
    loop {
        let size = if s.eat("{") {
            let size = size::text::read(s)?;
            s.expect("}")?;
            size
        } else if let Some(digits) = s.digits() {
            let n = digits.parse::<u32>();
            Size::from(n.map_err(|_| s.error(start, "sizes below 2^32", digits))? as usize)
        } else {
            break;
        };
        s.expect("x")?;
        // Shape inference multiplies sizes; a product that would overflow there is refused here.
        count = match (count.known(), size.known()) {
            (Some(a), Some(b)) => a
                .checked_mul(b)
                .filter(|&n| n <= i64::MAX as usize)
                .map(Size::from),
            _ => size::text::in_range(s, start, count.times(&size)).ok(),
        }
        .ok_or_else(|| s.error(start, "fewer elements", "too many"))?;
        dims.push(size);
        if dims.len() > RANK {
            return Err(s.error(start, "fewer dimensions", "too many"));
        }
    }
    // The name must end at `>`: `i1` is a prefix of `i16`.
    let named = |element: &ElementType| {
        let rest = s.rest().strip_prefix(element.stablehlo());
        rest.is_some_and(|rest| rest.starts_with('>'))
    };
    let Some(element) = ElementType::ALL.into_iter().find(named) else {
        return Err(s.expected("an element type"));
    };
    s.skip(element.stablehlo().len());
    s.expect(">")?;
    Ok(Shape::new(element, dims))
}
