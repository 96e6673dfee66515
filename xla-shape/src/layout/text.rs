//! Shapes in XLA's syntax: `f32[4,2]{1,0:T(2,128)}`, `(f32[2]{0}, s32[])`.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::error::ShapeError;
use crate::layout::{ArrayShape, Layout, MAX_RANK, PaddingValue, order};
use crate::list::Items;
use crate::scan::{ParseError, Scanner, Wrong};
use crate::{ElementType, Tree};

fn list(f: &mut fmt::Formatter<'_>, numbers: &[usize]) -> fmt::Result {
    for (i, number) in numbers.iter().enumerate() {
        let comma = if i > 0 { "," } else { "" };
        write!(f, "{comma}{number}")?;
    }
    Ok(())
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        list(f, self.minor_to_major())?;
        if !self.is_dense() {
            f.write_str(":")?;
        }
        for (i, tile) in self.tiles().iter().enumerate() {
            f.write_str(if i == 0 { "T(" } else { "(" })?;
            list(f, tile.sizes())?;
            f.write_str(")")?;
        }
        if let Some(padding) = self.padding() {
            f.write_str("padded(")?;
            list(f, &padding.dimensions)?;
            f.write_str(")")?;
            if padding.value != PaddingValue::Unknown {
                write!(f, "={}", padding.value)?;
            }
        }
        f.write_str("}")
    }
}

impl fmt::Display for ArrayShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[", self.element().hlo())?;
        list(f, self.sizes())?;
        f.write_str("]")?;
        if self.is_scalar() && self.layout().is_dense() {
            Ok(())
        } else {
            write!(f, "{}", self.layout())
        }
    }
}

/// Reads numbers with commas between them up to a closing bracket, each with its position.
fn numbers(s: &mut Scanner<'_>, close: &str) -> Result<Vec<(usize, usize)>, ParseError> {
    s.list(close, |s| {
        let at = s.at();
        let number = s.digits().and_then(|digits| digits.parse().ok());
        Ok((number.ok_or_else(|| s.expected_at(at, "a number"))?, at))
    })
}

fn values(numbers: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    numbers.iter().map(|&(number, _)| number)
}

fn refused(s: &Scanner<'_>, at: usize, error: ShapeError) -> ParseError {
    s.wrong(at, Wrong::Refused(error.to_string()))
}

fn array(s: &mut Scanner<'_>) -> Result<ArrayShape, ParseError> {
    let start = s.at();
    let element = s.word().and_then(ElementType::from_hlo);
    let element = element.ok_or_else(|| s.expected_at(start, "an element type such as f32"))?;
    s.expect("[")?;
    let sizes = numbers(s, "]")?;
    if let Some(&(_, at)) = sizes.get(MAX_RANK) {
        return Err(refused(
            s,
            at,
            ShapeError::RankTooHigh { found: sizes.len() },
        ));
    }
    let shape = ArrayShape::new(element, values(&sizes)).map_err(|e| refused(s, start, e))?;
    if s.sees("{") {
        layout(s, &shape)
    } else {
        Ok(shape)
    }
}

/// Reads a layout, and returns the shape with it.
fn layout(s: &mut Scanner<'_>, shape: &ArrayShape) -> Result<ArrayShape, ParseError> {
    s.expect("{")?;
    let mut dimensions = Vec::new();
    while !(s.sees("}") || s.sees(":")) {
        if !dimensions.is_empty() {
            s.expect(",")?;
        }
        let at = s.at();
        let number = s.digits().and_then(|digits| digits.parse().ok());
        dimensions.push((number.ok_or_else(|| s.expected_at(at, "a dimension"))?, at));
    }
    let whole = s.at();
    let minor_to_major: Vec<usize> = values(&dimensions).collect_vec();
    if let Some((entry, error)) = order::fault(&minor_to_major, dimensions.len()) {
        return Err(refused(s, dimensions[entry].1, error));
    }
    let of = Layout::new(minor_to_major).map_err(|error| refused(s, whole, error))?;
    let mut shape = placed(s, whole, shape.clone(), of)?;
    if s.eat(":") {
        if s.eat("T") {
            // At least one tile follows.
            while s.sees("(") || shape.layout().tiles().is_empty() {
                let at = s.at();
                s.expect("(")?;
                let tile = numbers(s, ")")?;
                let zero = tile.iter().find(|(size, _)| *size == 0);
                let at = zero.map_or(at, |&(_, at)| at);
                let tiled = shape.layout().clone().tiled(values(&tile));
                shape = placed(s, at, shape, tiled)?;
            }
        }
        if s.eat("padded") {
            let at = s.at();
            s.expect("(")?;
            let widths = numbers(s, ")")?;
            let sizes = shape.sizes().iter();
            let below = widths
                .iter()
                .zip(sizes)
                .find(|((width, _), size)| width < size);
            let at = below.map_or(at, |((_, at), _)| *at);
            let mut value = PaddingValue::Unknown;
            if s.eat("=") {
                let at = s.at();
                let named = s.word().and_then(PaddingValue::from_name);
                let expected = "zero, one, lowest, highest or unknown";
                value = named.ok_or_else(|| s.expected_at(at, expected))?;
            }
            let padded = shape.layout().clone().padded(values(&widths), value);
            shape = placed(s, at, shape, padded)?;
        } else if shape.layout().is_dense() {
            return Err(s.expected("tiles, `T(2,2)`, or padding, `padded(3,5)`"));
        }
    }
    s.expect("}")?;
    Ok(shape)
}

fn placed(
    s: &Scanner<'_>,
    at: usize,
    shape: ArrayShape,
    layout: Layout,
) -> Result<ArrayShape, ParseError> {
    shape
        .with_layout(layout)
        .map_err(|error| refused(s, at, error))
}

fn tree(s: &mut Scanner<'_>) -> Result<Tree<ArrayShape>, ParseError> {
    if !s.eat("(") {
        return array(s).map(Tree::Leaf);
    }
    s.deeper(|s| {
        let mut items = Vec::new();
        while !s.eat(")") {
            items.push(tree(s)?);
            if !s.eat(",") {
                s.expect(")")?;
                break;
            }
        }
        Ok(Tree::Tuple(items))
    })
}

fn whole<T>(
    text: &str,
    read: fn(&mut Scanner<'_>) -> Result<T, ParseError>,
) -> Result<T, ParseError> {
    let mut s = Scanner::new(text);
    let value = read(&mut s)?;
    match s.peek() {
        None => Ok(value),
        Some(_) => Err(s.expected("the end of the shape")),
    }
}

impl FromStr for ArrayShape {
    type Err = ParseError;

    /// Reads a shape in XLA's syntax; the layout defaults to row-major.
    fn from_str(text: &str) -> Result<ArrayShape, ParseError> {
        whole(text, array)
    }
}

impl FromStr for Tree<ArrayShape> {
    type Err = ParseError;

    /// Reads a shape or a tuple of shapes, which may be nested.
    ///
    /// ```
    /// use xla_shape::Tree;
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let pair: Tree<ArrayShape> = "(f32[2]{0}, s32[])".parse()?;
    /// assert_eq!(pair.leaves()[1].rank(), 0);
    /// assert_eq!(pair.to_string(), "(f32[2]{0}, s32[])");
    /// # Ok::<(), xla_shape::scan::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Tree<ArrayShape>, ParseError> {
        whole(text, tree)
    }
}
