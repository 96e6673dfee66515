//! Places: variables and parts of them.

use proc_macro2::Ident;

use super::{Expr, Kind, Member, Node, Path, UnOp, VarId};

/// A variable or a part of it, perhaps after a `*`.
pub(crate) struct Place<'e> {
    /// The variable.
    pub(crate) root: &'e Path,
    pub(crate) steps: Vec<Step<'e>>,
    /// Whether it is dereferenced by `*`.
    pub(crate) deref: bool,
}

/// The syntax that takes a part of a value.
#[derive(Clone, Copy)]
pub(crate) enum Step<'e> {
    Member(&'e Member),
    Index(&'e Expr),
}

impl<'e> Place<'e> {
    /// Returns the name of the variable.
    pub(crate) fn name(&self) -> &'e Ident {
        self.root.name()
    }

    /// Returns the variable, if the name is one of a variable.
    pub(crate) fn id(&self) -> Option<VarId> {
        self.root.id()
    }

    /// Whether it is a variable without fields or `*`.
    pub(crate) fn is_whole(&self) -> bool {
        self.steps.is_empty() && !self.deref
    }
}

impl Node {
    /// Returns the place that the expression is.
    pub(crate) fn place(&self) -> Option<Place<'_>> {
        match &self.kind {
            Kind::Path(path) if path.ident().is_some() => Some(Place {
                root: path,
                steps: Vec::new(),
                deref: false,
            }),
            Kind::Field(field) => {
                let mut place = field.base.place()?;
                place.steps.push(Step::Member(&field.member));
                Some(place)
            }
            Kind::Index(index) => {
                let mut place = index.expr.place()?;
                place.steps.push(Step::Index(&index.index));
                Some(place)
            }
            Kind::Unary(unary) if unary.op == UnOp::Deref => {
                let place = unary.expr.place()?;
                Some(Place {
                    deref: true,
                    ..place
                })
            }
            _ => None,
        }
    }
}
