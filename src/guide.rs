//! Chapters that teach the language, and reference pages.
//!
#![doc = include_str!("guide/links.md")]
//!
#![doc = include_str!("../docs/guide/README.md")]

/// A module for each page of `docs`.
///
/// Pages link to each other by labels. A page defines its labels as paths of files, for readers of the repository. Of
/// two definitions the first counts: `guide/links.md` makes the labels lead to modules in this documentation.
macro_rules! pages {
    ($($name:ident $file:literal)*) => {$(
        ///
        #[doc = include_str!("guide/links.md")]
        ///
        #[doc = include_str!(concat!("../docs/", $file))]
        pub mod $name {}
    )*};
}

pages! {
    first_computation "guide/01-first-computation.md"
    shapes_and_types "guide/02-shapes-and-types.md"
    operations "guide/03-operations.md"
    state_and_loops "guide/04-state-and-loops.md"
    training "guide/05-training.md"
    any_batch "guide/06-any-batch.md"
    threads_and_replicas "guide/07-threads-and-replicas.md"
    programs "guide/08-programs.md"
    models "guide/09-models.md"
    optimisers "guide/10-optimisers.md"
    small_arrays "guide/11-small-arrays.md"
    imported_models "guide/12-imported-models.md"
    layers "guide/13-layers.md"
    derivatives "DERIVATIVES.md"
    coming_from "guide/coming-from.md"
    c_and_python "guide/c-and-python.md"
    embedded "guide/embedded.md"
    looking_inside "guide/looking-inside.md"
    data "guide/data.md"
    errors "guide/errors.md"
}

///
#[doc = include_str!("guide/links.md")]
///
#[doc = include_str!("../docs/LANGUAGE.md")]
pub mod language {
    pages! {
        syntax "language/syntax.md"
        shapes "language/shapes.md"
        control_flow "language/control-flow.md"
        structs "language/structs.md"
        functions "language/functions.md"
        transformations "language/transformations.md"
        effects "language/effects.md"
        imported_models "language/imported-models.md"
        small_arrays "language/small-arrays.md"
    }
}
