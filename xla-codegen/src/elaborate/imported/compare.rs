//! Differences between the signature of an imported function and its model, and what a message marks.

use proc_macro2::TokenStream;
use xla_hlo::Shape;
use xla_hlo::list::Items;

use crate::imported::{Imported, Reference, shown};

/// A difference between a signature and the model.
pub(super) struct Misfit {
    place: Place,
    /// The lines of the message.
    pub(super) text: String,
}

/// The part of a signature that a message marks.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Place {
    /// The parameters.
    All,
    /// The parameter of this number.
    Param(usize),
    Result,
}

impl Place {
    pub(super) fn misfit(self, text: String) -> Misfit {
        Misfit { place: self, text }
    }
}

/// Returns the part of a function that the message about these differences marks: the part of the first one, unless the
/// parameters are too few.
pub(super) fn marked(reference: &Reference, misfits: &[Misfit]) -> TokenStream {
    let function = &reference.function;
    match misfits.first().map(|misfit| misfit.place) {
        Some(Place::Param(number)) => {
            let param = function.params.get(number).map(|(_, tokens)| tokens);
            param.unwrap_or(&function.inputs).clone()
        }
        Some(Place::Result) => function.output.clone(),
        Some(Place::All) | None => function.inputs.clone(),
    }
}

/// Returns a number of arrays in words.
pub(super) fn count(arrays: usize) -> String {
    match arrays {
        1 => "1 array".to_string(),
        n => format!("{n} arrays"),
    }
}

/// The most arrays that a message names.
const NAMED: usize = 3;

/// Returns a line for each of the first arrays, and the number of the others.
fn some(what: &str, arrays: impl ExactSizeIterator<Item = String>) -> Vec<String> {
    let more = arrays.len().saturating_sub(NAMED);
    let mut lines = arrays
        .take(NAMED)
        .map(|array| format!("\n  {what} {array}"))
        .collect_vec();
    if more > 0 {
        lines.push(format!("\n  and {more} more"));
    }
    lines
}

/// Reports parameters of one array that have the name of another argument of the model: JAX sorts those that are passed by
/// name.
pub(super) fn compare_order(found: &[Found], model: &Imported, misfits: &mut Vec<Misfit>) {
    for (leaf, param) in found.iter().zip(&model.params) {
        let label = &leaf.label;
        let name = label.trim_start_matches("r#");
        let is = |other: &str| other == name;
        let others = model.params.iter().filter_map(|other| {
            let parameter = other.parameter.as_deref()?;
            is(parameter).then_some(other)
        });
        if let (Some(own), Some(other)) = (&param.parameter, others.collect_vec().first())
            && !is(own)
        {
            misfits.push(Place::Param(leaf.param).misfit(format!(
                "\n  `{label}` is in the place of the argument {}, and the argument {} has its name",
                param.name, other.name
            )));
        }
    }
}

/// An array of a parameter, and its shape.
pub(super) struct Found {
    pub(super) param: usize,
    pub(super) label: String,
    pub(super) shape: Shape,
}

/// Whether a generic or dynamic size is a number in the model.
pub(super) fn has_fixed_sizes(found: &[Found], model: &Imported) -> bool {
    let mut pairs = found.iter().zip(&model.params);
    pairs.any(|(leaf, param)| {
        let mut sizes = leaf.shape.dims.iter().zip(&param.shape.dims);
        sizes.any(|(found, expected)| found.known().is_none() && expected.known().is_some())
    })
}

/// Compares the number of the parameters' arrays with the number of the model's arguments.
pub(super) fn compare_count(found: &[Found], model: &Imported, misfits: &mut Vec<Misfit>) {
    if found.len() != model.params.len() {
        let first = found.len().min(model.params.len());
        let place = match found.get(first) {
            Some(leaf) => Place::Param(leaf.param),
            None => Place::All,
        };
        let mut lines = vec![format!(
            "\n  the parameters have {}, the model has {}",
            count(found.len()),
            count(model.params.len())
        )];
        let params = model.params[first..].iter();
        lines.extend(some(
            "there is no parameter for the argument",
            params.map(|param| format!("{}, {}", param.name, shown(&param.shape))),
        ));
        let others = found[first..].iter();
        lines.extend(some(
            "the model has no argument for",
            others.map(|leaf| format!("`{}`, {}", leaf.label, leaf.shape)),
        ));
        misfits.push(place.misfit(lines.concat()));
    }
}
