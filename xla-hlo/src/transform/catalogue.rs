//! The transformations by their names.

use super::application::{Arguments, Transformation};
use super::{directional, gradient};
use crate::list::Items;
use crate::operation::Param;

/// The option that selects parameters.
const ARGNUMS: Param = Param::ints("argnums").optional();

/// The option for functions that return more than what is differentiated.
const HAS_AUX: Param = Param::switch("has_aux");

static ALL: &[Transformation] = &[
    Transformation {
        name: "grad",
        options: &[ARGNUMS, HAS_AUX],
        arguments: Arguments::Same,
        apply: gradient::grad,
    },
    Transformation {
        name: "value_and_grad",
        options: &[ARGNUMS, HAS_AUX],
        arguments: Arguments::Same,
        apply: gradient::value_and_grad,
    },
    Transformation {
        name: "jvp",
        options: &[HAS_AUX],
        arguments: Arguments::WithTangents,
        apply: directional::jvp,
    },
    Transformation {
        name: "vjp",
        options: &[HAS_AUX],
        arguments: Arguments::Same,
        apply: directional::vjp,
    },
    Transformation {
        name: "linearize",
        options: &[],
        arguments: Arguments::Same,
        apply: directional::linearize,
    },
];

/// Returns all transformations.
pub fn transformations() -> impl Iterator<Item = &'static Transformation> {
    ALL.iter()
}

/// Returns the transformation with this name.
///
/// ```
/// assert!(xla_hlo::transform::lookup("grad").is_some());
/// assert!(xla_hlo::transform::lookup("sin").is_none());
/// ```
pub fn lookup(name: &str) -> Option<&'static Transformation> {
    ALL.iter()
        .find_item(|transformation| transformation.name == name)
}
