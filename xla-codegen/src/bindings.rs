//! The meaning of the generic parameters of a definition.

use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ElementType, Size, Tree};

use crate::definition::Types;
use crate::head::{GenericParams, Kind};

mod given;

pub(crate) use given::{Given, Text, int};

/// The meaning of a generic parameter.
#[derive(Clone, Debug)]
pub(crate) enum Bound {
    /// A size, `N: Dim`. In the definition itself this is the name of the parameter.
    Size(Size),
    /// An element type, `E: Float`.
    Element(ElementType),
    /// A type of tensors, `T: Tensors`.
    Type(Types),
    /// Any number of sizes, `..S`.
    Sizes(Vec<Size>),
    /// The value of a `#[known]` parameter.
    Given(Given),
    /// A parameter that has been refused; its uses report nothing.
    Refused,
}

/// The generic parameters of a definition, each with its meaning.
#[derive(Clone, Default, Debug)]
pub(crate) struct Bindings(Vec<(String, Bound)>);

impl Bindings {
    /// Returns the bindings of a definition whose sizes stand for themselves.
    pub(crate) fn of_sizes(names: &[String]) -> Bindings {
        let size = |name: &String| (name.clone(), Bound::Size(Size::name(name.as_str())));
        Bindings(names.iter().map(size).collect_vec())
    }

    /// Returns bindings in which sizes stand for themselves, and element types and types for any of their kind.
    pub(crate) fn any(generics: &GenericParams) -> Bindings {
        let mut bindings = Bindings::of_sizes(&generics.sizes());
        // A template is checked for one element type of the family and a struct without fields; callers elaborate it
        // again for their own.
        for param in &generics.all {
            let bound = match param.kind {
                Kind::Size => continue,
                Kind::Element(family) => match family.elements().first() {
                    Some(element) => Bound::Element(*element),
                    None => Bound::Refused,
                },
                Kind::Type => Bound::Type(Tree::Tuple(Vec::new())),
                // A struct of one layer has the types of all layers.
                Kind::Count => Bound::Size(Size::from(1)),
            };
            bindings.bind(&param.name.to_string(), bound);
        }
        bindings
    }

    /// Binds a parameter, unless it is bound already.
    pub(crate) fn bind(&mut self, name: &str, bound: Bound) {
        if self.get(name).is_none() {
            self.0.push((name.to_string(), bound));
        }
    }

    /// Adds the bindings of other parameters.
    pub(crate) fn extend(&mut self, others: &Bindings) {
        for (name, bound) in &others.0 {
            self.bind(name, bound.clone());
        }
    }

    /// Returns the meaning of a parameter.
    pub(crate) fn get(&self, name: &str) -> Option<&Bound> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, bound)| bound)
    }

    /// Returns the bindings with other sizes, and with types of other sizes.
    pub(crate) fn map_sizes(
        &self,
        size: &dyn Fn(&Size) -> Size,
        types: &dyn Fn(&Types) -> Types,
    ) -> Bindings {
        let one = |(name, bound): &(String, Bound)| {
            let bound = match bound {
                Bound::Size(of) => Bound::Size(size(of)),
                Bound::Type(of) => Bound::Type(types(of)),
                Bound::Sizes(of) => Bound::Sizes(of.iter().map(size).collect_vec()),
                Bound::Given(Given::Int(Int::Size(of))) => {
                    Bound::Given(Given::Int(Int::Size(size(of))))
                }
                Bound::Element(_) | Bound::Given(_) | Bound::Refused => bound.clone(),
            };
            (name.clone(), bound)
        };
        Bindings(self.0.iter().map(one).collect_vec())
    }

    /// Whether a parameter stands for an element type.
    pub(crate) fn has_element(&self) -> bool {
        let mut all = self.0.iter();
        all.any(|(_, bound)| matches!(bound, Bound::Element(_)))
    }

    /// Binds `..S`, unless it is bound already.
    pub(crate) fn bind_rank(&mut self, name: &str, sizes: Vec<Size>) {
        self.bind(&rank(name), Bound::Sizes(sizes));
    }

    /// Returns the sizes that `..S` stands for.
    pub(crate) fn rank(&self, name: &str) -> Option<&[Size]> {
        match self.get(&rank(name)) {
            Some(Bound::Sizes(sizes)) => Some(sizes),
            _ => None,
        }
    }

    /// Returns the values of the `#[known]` parameters.
    pub(crate) fn stated(&self) -> Bindings {
        let all = self.0.iter();
        let all = all.filter_items(|(_, bound)| matches!(bound, Bound::Given(_)));
        Bindings(all.cloned().collect_vec())
    }

    /// Whether conditions may depend on numbers that each call states: on `#[known]` parameters and numbers of
    /// dimensions.
    pub(crate) fn decide(&self) -> bool {
        let mut all = self.0.iter();
        all.any(|(_, bound)| matches!(bound, Bound::Given(_) | Bound::Sizes(_)))
    }

    /// Returns the size that a parameter stands for.
    pub(crate) fn size(&self, name: &str) -> Option<&Size> {
        match self.get(name) {
            Some(Bound::Size(size)) => Some(size),
            _ => None,
        }
    }

    /// Returns the element type that a parameter stands for, or that has this name.
    pub(crate) fn element(&self, name: &str) -> Option<ElementType> {
        match self.get(name) {
            Some(Bound::Element(element)) => Some(*element),
            _ => ElementType::from_name(name),
        }
    }
}

/// Returns the key of `..S`, which is apart from the types and sizes of this name.
fn rank(name: &str) -> String {
    format!("..{name}")
}
