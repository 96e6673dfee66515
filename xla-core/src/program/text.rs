//! The texts of programs for sizes that are known when they run.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use xla_hlo::instantiate::Uninstantiable;
use xla_hlo::text;
use xla_shape::Size;

use super::Program;
use crate::error::Error;

/// The text of a program that is generic in sizes, with their numbers. It is made once for each set of them and kept.
///
/// # Panics
///
/// Where an array in between would be too large.
#[doc(hidden)]
#[must_use]
pub fn text_of_sizes(text: &'static str, sizes: &[(&str, usize)]) -> &'static str {
    /// The text by where it lies, and the numbers.
    type Key = (usize, usize, Vec<usize>);
    static TEXTS: Mutex<BTreeMap<Key, &'static str>> = Mutex::new(BTreeMap::new());
    let numbers = sizes.iter().map(|(_, size)| *size).collect();
    let key = (text.as_ptr().addr(), text.len(), numbers);
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    texts
        .entry(key)
        .or_insert_with(|| match closed(text, sizes) {
            Ok(text) => text.leak(),
            Err(wrong) => panic!("{wrong}"),
        })
}

/// A text with a number for each of its sizes, or why there is none.
fn closed(text: &str, sizes: &[(&str, usize)]) -> Result<String, String> {
    let module = text::parse(text).map_err(|unread| unread.to_string())?;
    let closed = module.instantiate(sizes);
    let text = closed.and_then(|module| text::stablehlo(&module));
    text.map_err(|wrong| match wrong {
        Uninstantiable::Refused { fault, .. } => fault.what.to_string(),
        wrong => wrong.to_string(),
    })
}

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
    let names: Vec<String> = (P::SIZES.iter())
        .map(|&(operand, dimension)| Size::unknown(operand, dimension).to_string())
        .collect();
    let numbers: Vec<(&str, usize)> = (names.iter().map(String::as_str))
        .zip(sizes.clone().map(|(_, &size)| size))
        .chain(P::GENERICS.iter().copied())
        .collect();
    let text = closed(P::stablehlo(), &numbers).map_err(refused)?;
    Ok(Cow::Owned(text))
}
