//! What the names that a computation refers to stand for.

use std::rc::Rc;

use proc_macro2::TokenStream;
use xla_hlo::operation::Int;
use xla_hlo::{ArrayType, ElementType, Literal, Module, Tree, Type};

use crate::message::source;

mod text;

/// One array of a type: what it is, and whether it stands as a plain scalar, `f32`, in Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// Element type, sizes and layout.
    pub(crate) array: ArrayType,
    /// `f32` instead of `f32![]`.
    pub(crate) plain: bool,
}

/// The type of a parameter, a result or a field as it stands in Rust.
pub(crate) type Types = Tree<Leaf>;

/// The type without how it stands in Rust.
pub(crate) fn plain_type(types: &Types) -> Type {
    types.map(&mut |leaf| leaf.array.clone())
}

/// What a name stands for.
#[derive(Clone)]
pub(crate) enum Definition {
    /// A computation, with all that it calls; it is the entry of the module.
    Computation(Rc<Module>),
    /// A `#[known]` number or size; a size has no element type.
    Known(Known),
    /// A `#[known]` alias of a tensor type, or a `#[derive(Tensors)]` struct.
    Type(Types),
    /// Something whose own mistakes have been reported: whatever uses it keeps silent.
    Broken,
}

/// The value of a `#[known]` const.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Known {
    /// A size: `usize`.
    Size(Int),
    /// A scalar of an element type.
    Scalar(ElementType, Literal),
}

/// The definitions that a computation's names were resolved to, by the path as it was written.
#[derive(Clone, Default)]
pub(crate) struct Definitions(Vec<(syn::Path, Definition)>);

impl Definitions {
    /// Adds what a path stands for.
    pub(crate) fn add(&mut self, path: &syn::Path, definition: Definition) {
        self.0.push((path.clone(), definition));
    }

    /// What a path stands for.
    pub(crate) fn get(&self, path: &syn::Path) -> Option<&Definition> {
        let text = source(path);
        self.0
            .iter()
            .find(|(name, _)| source(name) == text)
            .map(|(_, definition)| definition)
    }

    /// Whether one of them holds mistakes of its own.
    pub(crate) fn any_broken(&self) -> bool {
        self.0
            .iter()
            .any(|(_, definition)| matches!(definition, Definition::Broken))
    }

    /// The paths of the constants.
    pub(crate) fn constants(&self) -> impl Iterator<Item = &syn::Path> {
        (self.0.iter())
            .filter(|(_, definition)| matches!(definition, Definition::Known(_)))
            .map(|(path, _)| path)
    }

    /// How each computation is named here.
    pub(crate) fn paths(&self) -> Vec<(String, syn::Path)> {
        let paths = self
            .0
            .iter()
            .filter_map(|(path, definition)| match definition {
                Definition::Computation(module) => {
                    Some((module.entry()?.name.clone(), path.clone()))
                }
                _ => None,
            });
        paths.collect()
    }

    /// Every computation.
    pub(crate) fn modules(&self) -> impl Iterator<Item = &Rc<Module>> {
        self.0
            .iter()
            .filter_map(|(_, definition)| match definition {
                Definition::Computation(module) => Some(module),
                _ => None,
            })
    }
}

/// Several errors as one.
#[derive(Default)]
pub(crate) struct Faults {
    all: Vec<(String, syn::Error)>,
}

impl Faults {
    /// Keeps an error, once; one without a text has been said elsewhere.
    pub(crate) fn push(&mut self, error: syn::Error) {
        for one in error.into_iter().filter(|one| !one.to_string().is_empty()) {
            let key = format!("{:?} {one}", one.span());
            if self.all.iter().all(|(other, _)| *other != key) {
                self.all.push((key, one));
            }
        }
    }

    /// Keeps those of another list.
    pub(crate) fn extend(&mut self, others: Faults) {
        for (_, error) in others.all {
            self.push(error);
        }
    }

    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All of them as tokens that make the compiler say them.
    pub(crate) fn tokens(&self) -> TokenStream {
        self.all
            .iter()
            .map(|(_, error)| error.to_compile_error())
            .collect()
    }

    /// Their texts.
    #[cfg(test)]
    pub(crate) fn texts(&self) -> Vec<String> {
        self.all
            .iter()
            .map(|(_, error)| error.to_string())
            .collect()
    }
}
