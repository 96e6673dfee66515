//! Programs: computations that stand for themselves, so that something else than a call can be done with them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use xla_hlo::instantiate::Uninstantiable;
use xla_hlo::{Size, text};

use crate::error::Error;
use crate::tensors::{Leaves, Tensors};

/// A computation as a type: what `#[computation(program = Scores)]` makes beside the function.
///
/// An engine that compiles StableHLO runs it on the same types as the function takes and gives. The parameters of the text are
/// the leaves of [`Args`](Program::Args), in order; its results are the leaves of [`Output`](Program::Output), and after them
/// those of [`State`](Program::State).
pub trait Program {
    /// What the function takes: its parameters in a tuple, or the parameter itself where there is one only.
    type Args<'a>: Leaves;

    /// What the function gives.
    type Output: Tensors;

    /// The new states, in a tuple: one for each `&mut` parameter.
    type State: Tensors;

    /// The name of the computation.
    const NAME: &'static str;

    /// The names of its parameters that are feeds, which an engine behind PJRT has no way to.
    const FEEDS: &'static [&'static str];

    /// The sizes that only the arguments of a run tell: of each the argument or the part of it that has it, `x`, `p.w1`, and the
    /// dimension. None where the types tell all.
    const SIZES: &'static [(&'static str, usize)] = &[];

    /// The generic sizes of the computation and their numbers, which this type says. None where it is not generic.
    const GENERICS: &'static [(&'static str, usize)] = &[];

    /// The computation as StableHLO text, with all that it calls. A size of [`SIZES`](Program::SIZES) has its name there, in
    /// braces: `tensor<{?x.0}x64xf32>`. Where there is one, the generic sizes have their names too.
    fn stablehlo() -> &'static str;

    /// The numbers of [`SIZES`](Program::SIZES) for these arguments.
    ///
    /// # Errors
    ///
    /// The sizes of the arguments do not fit each other, or are too small for an operation: the error that a call of the
    /// function gives, [`Error::ArgumentSize`] or [`Error::ArgumentSizes`].
    fn sizes(args: &Self::Args<'_>) -> Result<Vec<usize>, Error> {
        let _ = args;
        Ok(Vec::new())
    }

    /// The computation as StableHLO text for the sizes of these arguments: every size in it is a number.
    ///
    /// # Errors
    ///
    /// As of [`sizes`](Program::sizes); [`Error::ProgramSizes`] where an array in between would be too large.
    fn stablehlo_for(args: &Self::Args<'_>) -> Result<Cow<'static, str>, Error> {
        text_for::<Self>(&Self::sizes(args)?)
    }

    /// Puts the new states where the `&mut` parameters are.
    fn update(args: Self::Args<'_>, state: Self::State);
}

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
