//! Generic arguments of calls of templates, and the types that state more of them.

use xla_hlo::Type;

use crate::hir::Generics;

/// The parts of a call of a template that determine its generic parameters.
#[derive(Clone, Copy, Default)]
pub(super) struct Stated<'a> {
    /// The generic arguments.
    pub(super) generics: Option<&'a Generics>,
    /// The type whose function it is, if it is known with all its arguments.
    pub(super) own: Option<&'a Type>,
    /// The type that is expected of the result: it determines the parameters that nothing else does.
    pub(super) want: Option<&'a Type>,
}
