//! Assertions of a model about sizes: equations, and conditions.

use xla_hlo::ops::size_assertion;
use xla_hlo::{Size, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::contents::{Element, Kind};
use super::number::Number;
use crate::tree::{Attribute, Op};

impl<'t> Body<'_, 't> {
    /// Records what the model asserts about sizes.
    pub(super) fn assertion(
        &mut self,
        op: &Op<'t>,
        condition: Value,
    ) -> Result<Vec<Value>, ParseError> {
        let contents = self.contents(condition);
        let element = contents.as_deref().and_then(<[Element]>::first).cloned();
        let Some(element) = element else {
            return Err(self.unknown(op));
        };
        let sizes = self.known.sizes;
        // The condition is a function of sizes: `number >= 0`, or `number == 0`.
        if let Some(test) = element.condition() {
            let number = &test.number;
            match test.kind {
                Kind::AtLeastZero => match sizes.bound(number) {
                    // A size that jax calls at least 1: an array without elements is harmless.
                    Some(0 | 1) => {}
                    _ => self.at_least_zero(op, number)?,
                },
                Kind::Zero => {
                    // `n % 4 == 0` makes the argument's size `4 * m`. Any other equation `a - b == 0` replaces one of
                    // its sizes.
                    let (a, b) = number.halves();
                    let divided = number
                        .divisor()
                        .is_some_and(|(size, by)| sizes.divides(by, size));
                    if !divided && !sizes.equate(&[(a.clone(), b.clone())]) {
                        // No size can be replaced: `d >= 0` and `-d >= 0` together state that `d` is 0.
                        self.at_least_zero(op, number)?;
                        self.at_least_zero(op, &number.negated())?;
                    }
                }
            }
            return Ok(Vec::new());
        }
        // The condition is known now: 1 holds, and 0 is a mistake with the message of the model.
        match element.number() {
            Some(number) if number.is(1) => Ok(Vec::new()),
            Some(number) if number.is(0) => {
                let text = match op.attribute("error_message") {
                    Some(Attribute::Text(text)) => text.to_string(),
                    _ => "its assertion is false".to_string(),
                };
                Err(self.refused(op.at, format!("the model refuses these sizes: {text}")))
            }
            _ => Err(self.unknown(op)),
        }
    }

    /// Returns the error that a condition is not known, unless it is about a size that is at least a number.
    fn unknown(&self, op: &Op<'t>) -> ParseError {
        self.known.sizes.settle();
        self.refused(op.at, "the assertion is not about sizes of arguments")
    }

    fn at_least_zero(&mut self, op: &Op<'t>, number: &Number) -> Result<(), ParseError> {
        let sizes = self.known.sizes;
        let (more, less) = number.halves();
        let fixed = |size: &Size| sizes.size(&Number::size(size));
        let (Some(more), Some(less)) = (fixed(more), fixed(less)) else {
            return Err(self.unknown(op));
        };
        let asserted = size_assertion::at_most(self.b(), less, more);
        asserted.map(drop).map_err(|fault| self.fault(op, fault))
    }
}
