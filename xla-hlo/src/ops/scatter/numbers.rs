//! The dimension numbers of a scatter.

use super::{NAMES, SORTED, UNIQUE};
use crate::attr::{self, Attr, Attrs, ints};
use crate::ops::places::VECTOR;

/// The attributes, with StableHLO's names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scatter {
    /// The window dimensions of the updates.
    pub update_window_dims: Vec<i64>,
    /// The input dimensions in which a window has size 1, omitted from the updates.
    pub inserted_window_dims: Vec<i64>,
    /// The batching dimensions of the inputs.
    pub input_batching_dims: Vec<i64>,
    /// The batching dimensions of the indices.
    pub scatter_indices_batching_dims: Vec<i64>,
    /// The input dimension of each component of an index vector.
    pub scatter_dims_to_operand_dims: Vec<i64>,
    /// The dimension of the indices that holds the components of an index vector; the rank if each index is a scalar.
    pub index_vector_dim: i64,
    /// Whether the caller guarantees that the indices are sorted.
    pub indices_are_sorted: bool,
    /// Whether the caller guarantees that no two windows overlap.
    pub unique_indices: bool,
}

impl Scatter {
    pub(crate) fn of(attrs: &Attrs) -> Scatter {
        let list = |name| ints(attrs, name).to_vec();
        Scatter {
            update_window_dims: list(NAMES.window),
            inserted_window_dims: list(NAMES.dropped),
            input_batching_dims: list(NAMES.batching),
            scatter_indices_batching_dims: list(NAMES.indices_batching),
            scatter_dims_to_operand_dims: list(NAMES.map),
            index_vector_dim: attr::int(attrs, VECTOR),
            indices_are_sorted: attr::bool(attrs, SORTED),
            unique_indices: attr::bool(attrs, UNIQUE),
        }
    }

    pub(super) fn attributes(self) -> Vec<(&'static str, Attr)> {
        vec![
            (NAMES.window, Attr::Ints(self.update_window_dims)),
            (NAMES.dropped, Attr::Ints(self.inserted_window_dims)),
            (NAMES.batching, Attr::Ints(self.input_batching_dims)),
            (
                NAMES.indices_batching,
                Attr::Ints(self.scatter_indices_batching_dims),
            ),
            (NAMES.map, Attr::Ints(self.scatter_dims_to_operand_dims)),
            (VECTOR, Attr::Int(self.index_vector_dim)),
            (SORTED, Attr::Bool(self.indices_are_sorted)),
            (UNIQUE, Attr::Bool(self.unique_indices)),
        ]
    }
}
