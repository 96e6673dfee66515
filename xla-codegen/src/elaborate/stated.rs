//! What calls of templates state about generic parameters.

use xla_hlo::Type;

use crate::hir::Generics;

/// What a call of a template states about its generic parameters.
#[derive(Clone, Copy, Default)]
pub(super) struct Stated<'a> {
    /// The generic arguments.
    pub(super) generics: Option<&'a Generics>,
    /// The type whose function it is, if it is known with all its arguments.
    pub(super) own: Option<&'a Type>,
    /// The type that is expected of the result: it determines the parameters that nothing else does.
    pub(super) want: Option<&'a Type>,
}
