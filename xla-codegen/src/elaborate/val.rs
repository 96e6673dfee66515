//! Values as trees of arrays.

use xla_hlo::list::Items;
use xla_hlo::{Tree, Values};

use super::Val;

impl Val {
    /// Converts a tree of arrays.
    pub(super) fn of(values: &Values) -> Val {
        match values {
            Tree::Leaf(value) => Val::Array(*value),
            Tree::Tuple(items) => Val::Tuple(items.iter().map(Val::of).collect_vec()),
            Tree::List(items) => Val::List(items.iter().map(Val::of).collect_vec()),
            Tree::Record(name, fields) => Val::Record(
                name.clone(),
                fields
                    .iter()
                    .map(|(field, item)| (field.clone(), Val::of(item)))
                    .collect_vec(),
            ),
        }
    }

    /// Returns the tree of arrays, or `None` if some leaf is not an array.
    pub(super) fn values(&self) -> Option<Values> {
        Some(match self {
            Val::Array(value) => Tree::Leaf(*value),
            Val::Tuple(items) => Tree::Tuple(items.iter().map(Val::values).collect_some()?),
            Val::List(items) => Tree::List(items.iter().map(Val::values).collect_some()?),
            Val::Record(name, fields) => {
                let field = |(field, item): &(String, Val)| Some((field.clone(), item.values()?));
                Tree::Record(name.clone(), fields.iter().map(field).collect_some()?)
            }
            Val::Poison | Val::Numbers(_) | Val::Size(_) | Val::Text(_) => return None,
            Val::Function(_) => return None,
            Val::Unset(_) | Val::Open(_) => return None,
        })
    }

    /// Whether it contains a mistake.
    pub(super) fn is_poisoned(&self) -> bool {
        match self {
            Val::Poison => true,
            Val::Unset(unset) => unset.is_poisoned(),
            Val::Array(_) | Val::Numbers(_) | Val::Size(_) | Val::Text(_) => false,
            Val::Function(_) | Val::Open(_) => false,
            Val::Tuple(items) | Val::List(items) => items.iter().any(Val::is_poisoned),
            Val::Record(_, fields) => fields.iter().any(|(_, item)| item.is_poisoned()),
        }
    }

    /// Whether it contains a function.
    pub(super) fn has_function(&self) -> bool {
        match self {
            Val::Function(_) => true,
            Val::Poison | Val::Array(_) | Val::Numbers(_) | Val::Size(_) => false,
            Val::Unset(_) | Val::Open(_) | Val::Text(_) => false,
            Val::Tuple(items) | Val::List(items) => items.iter().any(Val::has_function),
            Val::Record(_, fields) => fields.iter().any(|(_, item)| item.has_function()),
        }
    }

    /// Whether it is a tuple, an array of values or a struct.
    pub(super) fn is_tree(&self) -> bool {
        matches!(self, Val::Tuple(_) | Val::List(_) | Val::Record(..))
    }
}
