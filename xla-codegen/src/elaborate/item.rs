//! Items: what a path means that is not the name of a variable.

use std::rc::Rc;

use xla_hlo::{Function, Operation, lookup};

use super::Frame;
use super::method::generics_of;
use crate::definition::{Definition, StructTemplate, Template};
use crate::hir::{Generics, Path};

/// The item that a path names.
pub(super) enum Item {
    Computation(Rc<Function>),
    /// A template or a function of a struct, with the generic arguments of the path.
    Template(Rc<Template>, Option<Generics>),
    Operation(&'static Operation),
    /// A constant.
    Known,
    /// A struct or an alias.
    Type,
    /// An item whose mistakes have been reported.
    Broken,
}

impl Item {
    /// Whether it is a function that may fail.
    pub(super) fn is_fallible(&self) -> bool {
        match self {
            Item::Computation(callee) => callee.signature.fallible,
            Item::Template(template, _) => template.item.head().fallible,
            _ => false,
        }
    }
}

impl Frame {
    /// Returns the item that a path names: a definition, or else an operation.
    pub(super) fn item(&self, path: &Path) -> Option<Item> {
        // `Linear::zeros` of a struct with mistakes: the mistakes are reported where it is declared.
        if self.is_of_broken(path) {
            return Some(Item::Broken);
        }
        // A function of a struct is not among the definitions: the path of the struct is.
        if let Some((of, owner)) = self.owner(path)
            && let Some(template) = of.method(&path.last()?.ident.to_string())
        {
            let generics = generics_of(&of, &template, owner.generics(), path.generics());
            return Some(Item::Template(Rc::new(template), generics));
        }
        let plain = path.plain();
        Some(match self.definitions.of(&plain) {
            Some(Definition::Computation(module)) => match module.entry() {
                Some(callee) => Item::Computation(Rc::clone(callee)),
                None => Item::Broken,
            },
            Some(Definition::Template(template)) => {
                Item::Template(Rc::clone(template), path.generics().cloned())
            }
            Some(Definition::Known(_)) => Item::Known,
            Some(
                Definition::Type(_)
                | Definition::WithDefault(_)
                | Definition::Alias(_)
                | Definition::Struct(_),
            ) => Item::Type,
            Some(Definition::Broken) => Item::Broken,
            // A definition hides the operation of its name, as Rust's rules would.
            None => match lookup(plain.key()) {
                Some(operation) => Item::Operation(operation),
                None => {
                    let template = self.library.template(plain.key(), self.of_library)?;
                    Item::Template(template, path.generics().cloned())
                }
            },
        })
    }

    /// Returns the struct that a path is of, and the part of the path that names it: `Linear` of `Linear::zeros`.
    pub(super) fn owner(&self, path: &Path) -> Option<(Rc<StructTemplate>, Path)> {
        let owner = path.owner()?;
        Some((self.definitions.generic(&owner)?, owner))
    }

    /// Whether a path is of a struct whose definition contains mistakes.
    pub(super) fn is_of_broken(&self, path: &Path) -> bool {
        let owner = path.owner();
        let definition = owner.and_then(|owner| self.definitions.of(&owner.plain()));
        matches!(definition, Some(Definition::Broken))
    }
}
