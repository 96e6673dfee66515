//! The kinds of generic parameters, by their bounds.

use syn::{TypeParam, TypeParamBound};
use xla_hlo::list::Items;
use xla_hlo::{ElementType, spelling};

/// The kind of a generic parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Sizes: `N: Dim`.
    Size,
    /// Element types: `E: Float`.
    Element(Family),
    /// Types of tensors: `T: Tensors`.
    Type,
    /// Numbers of values: `const L: usize`, the length of `[Block; L]`.
    Count,
}

/// A set of element types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    Element,
    Number,
    Real,
    Float,
    Integer,
}

/// The traits that bound parameters of element types.
const FAMILIES: [(&str, Family); 5] = [
    ("Element", Family::Element),
    ("Number", Family::Number),
    ("Real", Family::Real),
    ("Float", Family::Float),
    ("Integer", Family::Integer),
];

impl Family {
    /// Returns the name of its trait.
    pub(crate) fn name(self) -> &'static str {
        let named = FAMILIES.iter().find(|(_, family)| *family == self);
        named.map_or("Element", |(name, _)| name)
    }

    /// Whether an element type belongs to it.
    pub(crate) fn admits(self, element: ElementType) -> bool {
        match self {
            Family::Element => element != ElementType::Token,
            Family::Number => element != ElementType::Token && element != ElementType::Bool,
            Family::Real => element.is_integer() || element.is_float(),
            Family::Float => element.is_float(),
            Family::Integer => element.is_integer(),
        }
    }

    /// Returns a description of its element types.
    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Family::Element => "an element type",
            Family::Number => "a numeric element type",
            Family::Real => "an integer or floating-point element type",
            Family::Float => "a floating-point element type",
            Family::Integer => "an integer element type",
        }
    }

    /// Returns a description of the elements of an array of such a type.
    pub(crate) fn of_elements(self) -> &'static str {
        match self {
            Family::Element => "elements",
            Family::Number => "numeric elements",
            Family::Real => "integer or floating-point elements",
            Family::Float => "floating-point elements",
            Family::Integer => "integer elements",
        }
    }

    /// Returns the element types for which a function has code that Rust calls, the most usual ones first. Calls in
    /// computations may also have floating-point numbers of 8 bits, which the traits omit: few programs have these, and
    /// all would compile their code.
    pub(crate) fn elements(self) -> Vec<ElementType> {
        let usual = [ElementType::F32, ElementType::I32];
        let others = ElementType::ALL.iter().copied();
        let others = others.filter_items(|element| !usual.contains(element));
        let all = usual.into_iter().chain_items(others);
        let has_code = |e: &ElementType| self == Family::Element || !e.is_quarter();
        all.filter_items(|element| self.admits(*element) && has_code(element))
            .collect_vec()
    }
}

/// Returns the last segment of a bound by a trait.
pub(super) fn trait_of(bound: &TypeParamBound) -> Option<&syn::PathSegment> {
    match bound {
        TypeParamBound::Trait(bound) => bound.path.segments.last(),
        _ => None,
    }
}

/// Returns what a generic parameter ranges over; `None` if it is the type of a function or has none of the bounds.
pub(crate) fn kind(param: &TypeParam) -> Option<Kind> {
    param.bounds.iter().find_map(|bound| {
        let name = &trait_of(bound)?.ident;
        if name == "Dim" {
            return Some(Kind::Size);
        }
        if name == "Tensors" {
            return Some(Kind::Type);
        }
        let family = FAMILIES.iter().find(|(known, _)| name == known);
        family.map(|(_, family)| Kind::Element(*family))
    })
}

/// The traits of Rust that users write for a parameter without a bound that states its kind.
const OF_RUST: [&str; 14] = [
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Display",
    "Eq",
    "Fn",
    "FnMut",
    "FnOnce",
    "Hash",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Sized",
];

/// Returns the trait of the user that bounds a parameter, whose methods structs implement as computations.
pub(crate) fn model(param: &TypeParam) -> Option<&syn::Ident> {
    let mut bounds = param.bounds.iter();
    bounds.find_map(|bound| {
        let name = &trait_of(bound)?.ident;
        let text = name.to_string();
        let known = FAMILIES.iter().map(|(known, _)| *known);
        let known = known.chain_items(["Dim", "Tensors"]).collect_vec();
        // A slip in the name of a known bound is not a trait of the user.
        let is_of_user = text.starts_with(char::is_uppercase)
            && !OF_RUST.contains(&text.as_str())
            && spelling::argument(&text, &known).is_none();
        is_of_user.then_some(name)
    })
}
