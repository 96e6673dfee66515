//! Layouts of arrays in memory.

use alloc::vec;
use alloc::vec::Vec;

use super::order;
use super::tile::widen;
use super::{MAX_RANK, Padding, PaddingValue, Tile, index};
use crate::error::ShapeError;
use crate::list::Items;
use crate::{Packing, Size, SymbolicLayout};

/// The layout of an array in memory: the order of its dimensions, their padding, and tiles.
///
/// It prints in XLA's syntax, `{1,0:T(8,128)(2,1)}`, followed by padding, `{0,1:padded(3,5)=zero}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    minor_to_major: Vec<usize>,
    padding: Option<Padding>,
    tiles: Vec<Tile>,
}

impl Layout {
    /// Returns a layout without padding and tiles, from the most minor dimension to the most major one.
    ///
    /// # Errors
    /// The list does not name each of its dimensions once.
    pub fn new(minor_to_major: impl IntoIterator<Item = usize>) -> Result<Layout, ShapeError> {
        let minor_to_major: Vec<usize> = minor_to_major.into_iter().collect_vec();
        order::check(&minor_to_major, minor_to_major.len())?;
        Ok(Layout::of(minor_to_major))
    }

    pub(crate) fn of(minor_to_major: Vec<usize>) -> Layout {
        Layout {
            minor_to_major,
            padding: None,
            tiles: Vec::new(),
        }
    }

    /// Returns the layout whose last dimension is the most minor one: C order, the default.
    pub fn row_major(rank: usize) -> Layout {
        Layout::of((0..rank).rev().collect_vec())
    }

    /// Returns the layout whose dimension 0 is the most minor one: Fortran order.
    pub fn column_major(rank: usize) -> Layout {
        Layout::of((0..rank).collect_vec())
    }

    /// Returns the layout with dimensions padded to these widths.
    #[must_use]
    pub fn padded(
        mut self,
        widths: impl IntoIterator<Item = usize>,
        value: PaddingValue,
    ) -> Layout {
        self.padding = Some(Padding {
            dimensions: widths.into_iter().collect_vec(),
            value,
        });
        self
    }

    /// Returns the layout with one more tile, which splits the blocks of the tiles before it.
    #[must_use]
    pub fn tiled(mut self, sizes: impl IntoIterator<Item = usize>) -> Layout {
        self.tiles.push(Tile::new(sizes));
        self
    }

    /// Returns the number of dimensions.
    pub fn rank(&self) -> usize {
        self.minor_to_major.len()
    }

    /// Returns the dimensions, from the one that varies fastest in memory to the slowest.
    pub fn minor_to_major(&self) -> &[usize] {
        &self.minor_to_major
    }

    /// Returns the dimensions, from the one that varies slowest in memory to the fastest.
    pub fn major_to_minor(&self) -> Vec<usize> {
        self.minor_to_major.iter().rev().copied().collect_vec()
    }

    /// Returns the padding, if there is any.
    pub fn padding(&self) -> Option<&Padding> {
        self.padding.as_ref()
    }

    /// Returns the tiles; each splits the blocks of the tiles before it.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Returns the `n`th dimension, counted from the most minor one.
    pub fn minor(&self, n: usize) -> Option<usize> {
        self.minor_to_major.get(n).copied()
    }

    /// Returns the `n`th dimension, counted from the most major one.
    pub fn major(&self, n: usize) -> Option<usize> {
        self.minor_to_major.iter().rev().nth(n).copied()
    }

    /// Returns the position of each dimension in memory order, 0 for the most major one.
    pub fn logical_to_physical(&self) -> Vec<usize> {
        order::inverse(&self.major_to_minor())
    }

    /// Whether there are neither padding nor tiles.
    pub fn is_dense(&self) -> bool {
        self.padding.is_none() && self.tiles.is_empty()
    }

    /// Whether the dimensions are in the default order, "dim 0 is major".
    pub fn is_row_major(&self) -> bool {
        order::is_row_major(&self.minor_to_major)
    }

    /// Whether the dimensions are in the opposite of the default order, "dim 0 is minor".
    pub fn is_column_major(&self) -> bool {
        order::is_column_major(&self.minor_to_major)
    }

    /// Whether these dimensions are adjacent in memory, in any order.
    ///
    /// ```
    /// use xla_shape::layout::Layout;
    ///
    /// let layout = Layout::new([0, 2, 1])?;
    /// assert!(layout.are_consecutive(&[1, 2]) && !layout.are_consecutive(&[0, 1]));
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn are_consecutive(&self, dimensions: &[usize]) -> bool {
        let mut places: Vec<usize> = (0..self.rank())
            .filter_items(|&place| dimensions.contains(&self.minor_to_major[place]))
            .collect_vec();
        places.dedup_by(|next, place| {
            *next == *place + 1 && {
                *place = *next;
                true
            }
        });
        places.len() <= 1
    }

    /// Returns the layout with one dimension made the most major one.
    ///
    /// # Errors
    /// There is no such dimension.
    pub fn with_most_major(&self, dimension: usize) -> Result<Layout, ShapeError> {
        let mut moved = self.without(dimension)?;
        moved.minor_to_major.push(dimension);
        Ok(moved)
    }

    /// Returns the layout with one dimension made the most minor one.
    ///
    /// # Errors
    /// There is no such dimension.
    pub fn with_most_minor(&self, dimension: usize) -> Result<Layout, ShapeError> {
        let mut moved = self.without(dimension)?;
        moved.minor_to_major.insert(0, dimension);
        Ok(moved)
    }

    fn without(&self, dimension: usize) -> Result<Layout, ShapeError> {
        if dimension >= self.rank() {
            return Err(ShapeError::NoSuchDimension {
                found: dimension as isize,
                rank: self.rank(),
            });
        }
        let mut without = self.clone();
        without.minor_to_major.retain(|&d| d != dimension);
        Ok(without)
    }

    /// Returns the layout of the same memory with renumbered dimensions: `numbers[d]` is the new number of dimension
    /// `d`, `None` if it is removed.
    pub(super) fn renumbered(&self, numbers: &[Option<usize>]) -> Layout {
        let order = self.minor_to_major.iter().filter_map(|&d| numbers[d]);
        let padding = self.padding.as_ref().map(|padding| {
            let kept = numbers.iter().flatten().count();
            let mut dimensions = vec![0; kept];
            for (&number, &width) in numbers.iter().zip(&padding.dimensions) {
                if let Some(number) = number {
                    dimensions[number] = width;
                }
            }
            Padding {
                dimensions,
                value: padding.value,
            }
        });
        Layout {
            minor_to_major: order.collect_vec(),
            padding,
            tiles: self.tiles.clone(),
        }
    }

    /// Checks that an array of these sizes can have this layout.
    ///
    /// # Errors
    /// The first broken rule: see the layout errors of [`ShapeError`].
    pub fn check(&self, sizes: &[usize]) -> Result<(), ShapeError> {
        self.levels(sizes).map(|_| ())
    }

    /// Returns the widths in memory of an array of these sizes, most major first: before the first tile, and after each
    /// tile has split the innermost of them.
    pub(super) fn levels(&self, sizes: &[usize]) -> Result<Vec<Vec<usize>>, ShapeError> {
        let rank = sizes.len();
        if rank > MAX_RANK {
            return Err(ShapeError::RankTooHigh { found: rank });
        }
        order::check(&self.minor_to_major, rank)?;
        let mut widths = sizes;
        if let Some(padding) = &self.padding {
            widths = &padding.dimensions;
            if widths.len() != rank {
                return Err(ShapeError::Rank {
                    of: "a list of padded dimensions",
                    expected: rank,
                    found: widths.len(),
                });
            }
            if let Some(dimension) = (0..rank).find(|&d| widths[d] < sizes[d]) {
                let (size, padded) = (sizes[dimension], widths[dimension]);
                return Err(ShapeError::PaddedBelow {
                    dimension,
                    size,
                    padded,
                });
            }
        }
        let mut levels = Vec::with_capacity(1 + self.tiles.len());
        let mut last = order::permuted(widths, &self.major_to_minor());
        for (number, tile) in self.tiles.iter().enumerate() {
            if tile.sizes().is_empty() {
                return Err(ShapeError::EmptyTile { tile: number });
            }
            if let Some(at) = tile.sizes().iter().position(|&size| size == 0) {
                return Err(ShapeError::ZeroTile { tile: number, at });
            }
            // A tile of more dimensions than the array has 1 for the missing ones, as in XLA.
            widen(&mut last, tile.sizes().len(), 1);
            levels.push(last.clone());
            tile.cut_sizes(&mut last);
            // Each tile adds dimensions: without a limit, a few bytes of text would describe arrays of any rank.
            if last.len() > 4 * MAX_RANK {
                return Err(ShapeError::RankTooHigh { found: last.len() });
            }
        }
        match index::count(&last) {
            Some(count) if count <= isize::MAX as usize => levels.push(last),
            _ => return Err(ShapeError::TooManyElements),
        }
        Ok(levels)
    }
}

/// Converts the layout of a signature, or returns its first width that is not a number.
impl TryFrom<SymbolicLayout> for Layout {
    type Error = Size;

    fn try_from(layout: SymbolicLayout) -> Result<Layout, Size> {
        let dense = Layout::of(layout.minor_to_major);
        Ok(match layout.packing {
            Packing::Dense => dense,
            Packing::Padded { widths, value } => {
                let widths = widths.into_iter().map(|width| width.known().ok_or(width));
                dense.padded(widths.collect::<Result<Vec<usize>, _>>()?, value)
            }
            Packing::Tiled(tile) => dense.tiled(tile),
        })
    }
}
