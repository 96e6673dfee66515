//! Tiles: contiguous blocks into which the innermost dimensions in memory are split.

use alloc::vec::Vec;

use crate::list::Items;

/// The sizes of the blocks into which the innermost dimensions in memory are split, outermost dimension first.
///
/// A tile with fewer dimensions than the array does not split the outer ones. For a tile with more dimensions, the
/// array is extended by outer dimensions of size 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    sizes: Vec<usize>,
}

impl Tile {
    /// Returns a tile of these sizes.
    pub fn new(sizes: impl IntoIterator<Item = usize>) -> Tile {
        Tile {
            sizes: sizes.into_iter().collect_vec(),
        }
    }

    /// Returns the sizes, outermost first.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// Replaces the sizes of an array, outermost first, by the number of tiles in each dimension and the sizes of a
    /// tile. No size of the tile may be 0.
    pub(super) fn cut_sizes(&self, sizes: &mut Vec<usize>) {
        let cut = sizes.len() - self.sizes.len();
        for (i, tile) in self.sizes.iter().enumerate() {
            sizes[cut + i] = sizes[cut + i].div_ceil(*tile);
        }
        sizes.extend_from_slice(&self.sizes);
    }

    /// Replaces an index by the index of the tile and the index in it.
    pub(super) fn cut_index(&self, index: &mut Vec<usize>) {
        let cut = index.len() - self.sizes.len();
        for (i, tile) in self.sizes.iter().enumerate() {
            index.push(index[cut + i] % tile);
            index[cut + i] /= tile;
        }
    }

    /// Inverts [`cut_index`](Tile::cut_index).
    pub(super) fn join_index(&self, index: &mut Vec<usize>) {
        let inner = index.split_off(index.len() - self.sizes.len());
        let cut = index.len() - self.sizes.len();
        for (i, tile) in self.sizes.iter().enumerate() {
            index[cut + i] = index[cut + i] * tile + inner[i];
        }
    }
}

/// Adds outer dimensions until there are `rank`.
pub(super) fn widen(list: &mut Vec<usize>, rank: usize, with: usize) {
    if let Some(missing) = rank.checked_sub(list.len()) {
        list.splice(0..0, core::iter::repeat_n(with, missing));
    }
}
