//! Tiles: how the innermost dimensions in memory are cut into blocks that lie together.

/// The sizes of a block, outermost dimension first, that the innermost dimensions in memory are cut into.
///
/// A tile of fewer dimensions than the array leaves the outer ones whole; for one of more, the array counts as one that has
/// further outer dimensions of size 1.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    sizes: Vec<usize>,
}

impl Tile {
    /// A tile of these sizes.
    pub fn new(sizes: impl IntoIterator<Item = usize>) -> Tile {
        Tile {
            sizes: sizes.into_iter().collect(),
        }
    }

    /// The sizes, outermost first.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// What becomes of the sizes of an array, outermost first: how many tiles there are, then the sizes of one. No size of
    /// the tile is 0.
    pub(super) fn cut_sizes(&self, sizes: &mut Vec<usize>) {
        let cut = sizes.len() - self.sizes.len();
        for (i, tile) in self.sizes.iter().enumerate() {
            sizes[cut + i] = sizes[cut + i].div_ceil(*tile);
        }
        sizes.extend(&self.sizes);
    }

    /// The same of an index: which tile, then where in it.
    pub(super) fn cut_index(&self, index: &mut Vec<usize>) {
        let cut = index.len() - self.sizes.len();
        for (i, tile) in self.sizes.iter().enumerate() {
            index.push(index[cut + i] % tile);
            index[cut + i] /= tile;
        }
    }

    /// The index that [`cut_index`](Tile::cut_index) cuts into this one.
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
