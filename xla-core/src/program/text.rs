//! The texts of programs for sizes that are known at run time.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::sync::{Mutex, PoisonError};

use xla_hlo::instantiate::Uninstantiable;
use xla_hlo::text;
use xla_shape::Size;

use super::Program;
use crate::error::Error;

/// Returns the text of a generic program with its sizes replaced by their values. It is made once for each set of sizes
/// and kept.
///
/// # Panics
///
/// Panics if an intermediate array would be too large.
#[doc(hidden)]
#[must_use]
pub fn text_of_sizes(text: &'static str, sizes: &[(&str, usize)]) -> &'static str {
    /// The address and the length of the text, and the values of the sizes.
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

/// Returns a text with its sizes replaced by their values, or the reason why that is impossible.
fn closed(text: &str, sizes: &[(&str, usize)]) -> Result<String, String> {
    let module = text::parse(text).map_err(|unread| unread.to_string())?;
    let closed = module.instantiate(sizes);
    let text = closed.and_then(|module| text::stablehlo(&module));
    text.map_err(|wrong| match wrong {
        Uninstantiable::Refused { fault, .. } => fault.what.to_string(),
        wrong => wrong.to_string(),
    })
}

/// Refuses a program that prints or asserts.
pub(crate) fn check_silent<P: Program + ?Sized>() -> Result<(), Error> {
    match P::INSPECTS {
        Some(inspects) => Err(Error::Inspects {
            name: P::NAME,
            inspects,
        }),
        None => Ok(()),
    }
}

/// Returns the text of a program with its sizes replaced by their values.
pub(crate) fn text_for<P: Program + ?Sized>(sizes: &[usize]) -> Result<Cow<'static, str>, Error> {
    check_silent::<P>()?;
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
