//! Smooth shapes split into tiles.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::smooth::{braced, rank};
use super::{JaggedShape, Nested, SmoothShape};
use crate::error::ShapeError;
use crate::list::Items;

/// A smooth shape whose modes are split into ranges of indices, which split the whole into tiles.
///
/// Each mode lists the extents of its tiles in order. As a jagged shape it has twice the rank: first the index of the
/// tile, then the index in it.
///
/// ```
/// use xla_shape::shapes::{SmoothShape, TiledShape, shape, tiled};
///
/// // A 30 by 30 matrix in chunks of 5, 15 and 10 each way.
/// let s = tiled![[5, 15, 10], [5, 15, 10]];
/// assert_eq!(s, TiledShape::new([[5, 15, 10], [5, 15, 10]])?);
/// assert_eq!(s.flattened(), &shape![30, 30]);
/// assert_eq!(s.tile([1, 2]), Some(SmoothShape::with_origin([15, 10], [5, 20])?));
/// assert_eq!(s.tile_of([19, 20]), Some(vec![1, 2]));
/// assert_eq!(s.to_jagged()?.chip_at([1, 2])?, shape![15, 10]);
/// # Ok::<(), xla_shape::error::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TiledShape {
    whole: SmoothShape,
    /// For each mode the first indices of its tiles, and the end of the last tile.
    cuts: Vec<Vec<usize>>,
}

impl TiledShape {
    /// Returns the shape with these extents of the tiles of each mode, from index 0 on. A mode without tiles has no
    /// index.
    ///
    /// # Errors
    /// A tile has extent 0, or the whole is not a shape.
    pub fn new<M: IntoIterator<Item = usize>>(
        tiles: impl IntoIterator<Item = M>,
    ) -> Result<TiledShape, ShapeError> {
        let tiles: Vec<Vec<usize>> = tiles.into_iter().map(Vec::from_iter).collect_vec();
        let sum = |tiles: &Vec<usize>| {
            tiles
                .iter()
                .fold(0, |sum: usize, tile| sum.saturating_add(*tile))
        };
        TiledShape::of(&SmoothShape::new(tiles.iter().map(sum))?, tiles)
    }

    /// Splits a shape into tiles of these extents, from the shape's origin on.
    ///
    /// # Errors
    /// A tile has extent 0, or the extents of the tiles do not add up to the extent of their mode.
    pub fn of<M: IntoIterator<Item = usize>>(
        whole: &SmoothShape,
        tiles: impl IntoIterator<Item = M>,
    ) -> Result<TiledShape, ShapeError> {
        if whole.is_null() {
            return Err(ShapeError::Null);
        }
        let tiles: Vec<Vec<usize>> = tiles.into_iter().map(Vec::from_iter).collect_vec();
        rank("a list of tiles", whole.rank(), tiles.len())?;
        let mut cuts = Vec::with_capacity(tiles.len());
        for (mode, tiles) in tiles.into_iter().enumerate() {
            let start = whole.origin()[mode];
            let mut cut = vec![start];
            let mut end = start;
            for (at, tile) in tiles.into_iter().enumerate() {
                if tile == 0 {
                    return Err(ShapeError::ZeroTile { tile: mode, at });
                }
                end = end.saturating_add(tile);
                cut.push(end);
            }
            let (expected, found) = (whole.extents()[mode], end - start);
            if expected != found {
                return Err(ShapeError::TilesMiss {
                    mode,
                    expected,
                    found,
                });
            }
            cuts.push(cut);
        }
        Ok(TiledShape {
            whole: whole.clone(),
            cuts,
        })
    }

    /// Splits a shape into tiles of one extent for each mode; the last tile of a mode may be smaller.
    ///
    /// # Errors
    /// An extent is 0, or the number of extents differs from the number of modes.
    ///
    /// ```
    /// use xla_shape::shapes::{TiledShape, shape, tiled};
    ///
    /// assert_eq!(TiledShape::evenly(&shape![7, 4], [3, 2])?, tiled![[3, 3, 1], [2, 2]]);
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn evenly(
        whole: &SmoothShape,
        extents: impl IntoIterator<Item = usize>,
    ) -> Result<TiledShape, ShapeError> {
        let extents: Vec<usize> = extents.into_iter().collect_vec();
        rank("a list of tiles", whole.rank(), extents.len())?;
        let mut tiles = Vec::with_capacity(extents.len());
        for (mode, (&all, &tile)) in whole.extents().iter().zip(&extents).enumerate() {
            if tile == 0 {
                return Err(ShapeError::ZeroTile { tile: mode, at: 0 });
            }
            if all / tile > JaggedShape::MOST {
                return Err(ShapeError::TooManyRows);
            }
            let starts = (0..all).step_by(tile);
            tiles.push(starts.map(|start| tile.min(all - start)).collect_vec());
        }
        TiledShape::of(whole, tiles)
    }

    /// Returns the number of modes of the whole.
    pub fn rank(&self) -> usize {
        self.whole.rank()
    }

    /// Returns the number of elements.
    pub fn size(&self) -> usize {
        self.whole.size()
    }

    /// Returns the whole, without tiles.
    pub fn flattened(&self) -> &SmoothShape {
        &self.whole
    }

    /// Returns the extents of the tiles of a mode.
    pub fn tile_extents(&self, mode: usize) -> Option<Vec<usize>> {
        let cuts = self.cuts.get(mode)?.windows(2);
        Some(cuts.map(|cut| cut[1] - cut[0]).collect_vec())
    }

    /// Returns the shape of the grid of tiles.
    pub fn grid(&self) -> SmoothShape {
        let counts: Vec<Range<usize>> =
            self.cuts.iter().map(|cuts| 0..cuts.len() - 1).collect_vec();
        // A mode has at most as many tiles as indices.
        SmoothShape::over(&counts).unwrap_or_default()
    }

    /// Returns the tile with this index; its origin is its first index in the whole.
    pub fn tile(&self, index: impl AsRef<[usize]>) -> Option<SmoothShape> {
        let index = index.as_ref();
        if index.len() != self.rank() {
            return None;
        }
        let range = |(&at, cuts): (&usize, &Vec<usize>)| {
            Some(*cuts.get(at)?..*cuts.get(at.checked_add(1)?)?)
        };
        let ranges: Option<Vec<_>> = index.iter().zip(&self.cuts).map(range).collect_some();
        SmoothShape::over(&ranges?).ok()
    }

    /// Returns all tiles, in the lexicographical order of their indices.
    pub fn tiles(&self) -> Tiles<'_> {
        let grid = self.grid();
        Tiles {
            shape: self,
            place: 0,
            grid,
        }
    }

    /// Returns the index of the tile that contains an index of the whole.
    pub fn tile_of(&self, index: impl AsRef<[usize]>) -> Option<Vec<usize>> {
        let index = index.as_ref();
        self.whole.linear_index(index)?;
        let tile = |(at, cuts): (&usize, &Vec<usize>)| cuts.partition_point(|cut| cut <= at) - 1;
        Some(index.iter().zip(&self.cuts).map(tile).collect_vec())
    }

    /// Returns the jagged shape of twice the rank: first the index of the tile, then the index in it, both from 0 on.
    ///
    /// # Errors
    /// There are more tiles than a jagged shape stores, or the rank is too high.
    pub fn to_jagged(&self) -> Result<JaggedShape, ShapeError> {
        if self.grid().size() > JaggedShape::MOST {
            Err(ShapeError::TooManyRows)
        } else {
            self.rows(&mut Vec::new())
        }
    }

    /// Returns the jagged shape of the tiles that have these extents in the first modes.
    fn rows(&self, extents: &mut Vec<usize>) -> Result<JaggedShape, ShapeError> {
        let Some(cuts) = self.cuts.get(extents.len()) else {
            return SmoothShape::new(extents.iter().copied()).map(JaggedShape::from);
        };
        if cuts.len() == 1 {
            // Without tiles it still has the full number of modes.
            let modes = 2 * self.rank() - extents.len();
            return SmoothShape::new(core::iter::repeat_n(0, modes)).map(JaggedShape::from);
        }
        let mut rows = Vec::with_capacity(cuts.len() - 1);
        for cut in cuts.windows(2) {
            extents.push(cut[1] - cut[0]);
            let row = self.rows(extents);
            extents.pop();
            rows.push(row?);
        }
        JaggedShape::assembled(0, rows)
    }

    /// Returns the jagged shape in two layers: a tensor of tiles.
    ///
    /// # Errors
    /// As for [`to_jagged`](TiledShape::to_jagged).
    pub fn to_nested(&self) -> Result<Nested<JaggedShape>, ShapeError> {
        Nested::new([self.rank(), self.rank()], self.to_jagged()?)
    }
}

/// The tiles of a [`TiledShape`].
#[derive(Clone, Debug)]
pub struct Tiles<'a> {
    shape: &'a TiledShape,
    grid: SmoothShape,
    place: usize,
}

impl Iterator for Tiles<'_> {
    type Item = SmoothShape;

    fn next(&mut self) -> Option<SmoothShape> {
        let index = self.grid.multi_index(self.place)?;
        self.place += 1;
        self.shape.tile(index)
    }
}

/// The extents of each mode's tiles: `{{5, 15, 10}, {5, 15, 10}}`.
impl fmt::Display for TiledShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct List(Vec<usize>);
        impl fmt::Display for List {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                braced(f, &self.0)
            }
        }
        let modes = (0..self.rank()).filter_map(|mode| self.tile_extents(mode));
        braced(f, &modes.map(List).collect_vec())
    }
}

impl fmt::Debug for TiledShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
