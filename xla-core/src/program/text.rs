//! The text of a program for the sizes of one run.

use std::borrow::Cow;

use xla_hlo::instantiate::Uninstantiable;
use xla_hlo::text;
use xla_shape::Size;

use super::Program;
use crate::error::Error;

/// The text with numbers for its sizes.
pub(crate) fn text_for<P: Program + ?Sized>(sizes: &[usize]) -> Result<Cow<'static, str>, Error> {
    if P::SIZES.is_empty() {
        return Ok(Cow::Borrowed(P::stablehlo()));
    }
    let sizes = P::SIZES.iter().zip(sizes);
    let refused = |reason: String| Error::ProgramSizes {
        name: P::NAME,
        sizes: (sizes.clone())
            .map(|(&(operand, dimension), &size)| (operand, dimension, size))
            .collect(),
        reason,
    };
    let module = text::parse(P::stablehlo()).map_err(|unread| refused(unread.to_string()))?;
    let names: Vec<String> = (P::SIZES.iter())
        .map(|&(operand, dimension)| Size::unknown(operand, dimension).to_string())
        .collect();
    let numbers: Vec<(&str, usize)> = (names.iter().map(String::as_str))
        .zip(sizes.clone().map(|(_, &size)| size))
        .collect();
    let closed = module.instantiate(&numbers);
    let text = closed.and_then(|module| text::stablehlo(&module));
    let text = text.map_err(|wrong| match wrong {
        Uninstantiable::Refused { fault, .. } => refused(fault.what.to_string()),
        wrong => refused(wrong.to_string()),
    })?;
    Ok(Cow::Owned(text))
}
