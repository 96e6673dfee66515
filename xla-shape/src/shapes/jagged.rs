//! Shapes whose rows may differ in shape.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::SmoothShape;
use super::smooth::{braced, rank};
use crate::error::ShapeError;
use crate::layout::MAX_RANK;
use crate::list::Items;

mod cut;

/// A shape whose rows may differ in shape. A row is the part with one index of the first mode; it is a jagged shape
/// itself, and the innermost rows are smooth.
///
/// A jagged shape all of whose rows are equal and smooth *is* the smooth shape: each shape has only one value, and two
/// shapes are equal if they have the same indices, mode by mode.
///
/// ```
/// use xla_shape::shapes::{JaggedShape, jagged, shape};
///
/// // A matrix with rows of 10 and 20 elements.
/// let matrix = JaggedShape::from_rows([shape![10], shape![20]])?;
/// assert_eq!(matrix, jagged![10, 20]);
/// assert_eq!((matrix.rank(), matrix.size(), matrix.smooth_rank()), (2, 30, 1));
///
/// // Rows from an iterator, and rows of rows.
/// let triangle = JaggedShape::from_rows((1..=3).map(|n| jagged![10, 20].slice_at([n % 2]).unwrap()))?;
/// assert_eq!(triangle.rank(), 3);
///
/// assert_eq!(jagged![5, 5, 5], shape![3, 5]);
/// # Ok::<(), xla_shape::error::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct JaggedShape(pub(super) Form);

#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Form {
    Smooth(SmoothShape),
    Rows(Rows),
}

/// Rows of one rank. At least one is not smooth, or two differ.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Rows {
    /// The index of the first row.
    pub(super) first: usize,
    pub(super) rows: Vec<JaggedShape>,
    /// The number of elements of the rows up to and including each one.
    ends: Vec<usize>,
    rank: usize,
    /// The number of rows that are stored here, including rows of rows.
    kept: usize,
}

impl Rows {
    /// Returns the indices of the rows.
    pub(super) fn range(&self) -> Range<usize> {
        self.first..self.first + self.rows.len()
    }
}

impl JaggedShape {
    /// The maximum number of rows that a shape stores.
    pub(super) const MOST: usize = 1 << 20;

    /// Returns the shape of these rows, from index 0 on. Without rows it is a vector without elements.
    ///
    /// # Errors
    /// Rows of different rank, or the null shape as a row; more rows than 2^20, more modes than [`MAX_RANK`], or more
    /// elements than memory can hold.
    pub fn from_rows<R: Into<JaggedShape>>(
        rows: impl IntoIterator<Item = R>,
    ) -> Result<JaggedShape, ShapeError> {
        let rows: Vec<JaggedShape> = rows
            .into_iter()
            .take(Self::MOST + 1)
            .map(Into::into)
            .collect_vec();
        JaggedShape::assembled(0, rows)
    }

    /// Returns the shape of rows from index `first` on.
    pub(super) fn assembled(
        first: usize,
        rows: Vec<JaggedShape>,
    ) -> Result<JaggedShape, ShapeError> {
        let Some(row) = rows.first() else {
            return SmoothShape::with_origin([0], [first]).map(JaggedShape::from);
        };
        if let Some(row) = rows.iter().position(JaggedShape::is_null) {
            return Err(ShapeError::NullRow { row });
        }
        if rows.len() > Self::MOST {
            return Err(ShapeError::TooManyRows);
        }
        let expected = row.rank();
        if let Some(row) = rows.iter().position(|row| row.rank() != expected) {
            let found = rows[row].rank();
            return Err(ShapeError::RowRank {
                row,
                expected,
                found,
            });
        }
        if expected >= MAX_RANK {
            return Err(ShapeError::RankTooHigh {
                found: expected + 1,
            });
        }
        if first.checked_add(rows.len()).is_none() {
            return Err(ShapeError::OriginTooHigh { mode: 0 });
        }
        // Equal smooth rows are one smooth shape, so that equal shapes have equal forms.
        if let Some(shape) = row.as_smooth()
            && rows[1..].iter().all(|other| other == row)
        {
            let range = first..first + rows.len();
            let ranges: Vec<_> = [range]
                .into_iter()
                .chain_items(shape.ranges())
                .collect_vec();
            return SmoothShape::over(&ranges).map(JaggedShape::from);
        }
        let mut ends = Vec::with_capacity(rows.len());
        let (mut size, mut kept) = (0_usize, rows.len());
        for row in &rows {
            size = size.saturating_add(row.size());
            ends.push(size);
            kept += row.kept();
        }
        if kept > Self::MOST {
            return Err(ShapeError::TooManyRows);
        }
        if size > isize::MAX as usize {
            return Err(ShapeError::TooManyElements);
        }
        Ok(JaggedShape(Form::Rows(Rows {
            first,
            rows,
            ends,
            rank: expected + 1,
            kept,
        })))
    }

    /// Returns the number of rows that are stored here.
    pub(super) fn kept(&self) -> usize {
        match &self.0 {
            Form::Smooth(_) => 0,
            Form::Rows(rows) => rows.kept,
        }
    }

    /// Returns the null shape, without modes and elements.
    pub fn null() -> JaggedShape {
        JaggedShape::from(SmoothShape::null())
    }

    /// Returns the shape with another first index, of the first mode or of several modes; the others keep theirs.
    ///
    /// # Errors
    /// More numbers than modes, or indices that do not fit in a `usize`.
    ///
    /// ```
    /// use xla_shape::shapes::{JaggedShape, SmoothShape};
    ///
    /// let rows = [SmoothShape::with_origin([2], [5])?, SmoothShape::with_origin([1], [6])?];
    /// let shape = JaggedShape::from_rows(rows)?.at_origin([10])?;
    /// assert!(shape.indices().eq([[10, 5], [10, 6], [11, 6]]));
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn at_origin(self, origin: impl AsRef<[usize]>) -> Result<JaggedShape, ShapeError> {
        let origin = origin.as_ref();
        if origin.len() > self.rank() {
            rank("an origin", self.rank(), origin.len())?;
        }
        let Some((&first, inner)) = origin.split_first() else {
            return Ok(self);
        };
        match self.0 {
            Form::Smooth(shape) => {
                let others = shape.origin()[origin.len()..].to_vec();
                let origin = origin.iter().copied().chain_items(others);
                shape.at_origin(origin).map(JaggedShape::from)
            }
            Form::Rows(rows) => {
                let moved = rows.rows.into_iter().map(|row| row.at_origin(inner));
                JaggedShape::assembled(first, moved.collect_ok()?)
            }
        }
    }

    /// Returns the number of modes.
    pub fn rank(&self) -> usize {
        match &self.0 {
            Form::Smooth(shape) => shape.rank(),
            Form::Rows(rows) => rows.rank,
        }
    }

    /// Returns the number of elements.
    pub fn size(&self) -> usize {
        match &self.0 {
            Form::Smooth(shape) => shape.size(),
            Form::Rows(rows) => rows.ends.last().copied().unwrap_or(0),
        }
    }

    /// Returns the rank of the smooth parts: the rank of the whole if it is smooth, less one for each mode whose rows
    /// differ.
    pub fn smooth_rank(&self) -> usize {
        match &self.0 {
            Form::Smooth(shape) => shape.rank(),
            Form::Rows(rows) => {
                let ranks = rows.rows.iter().map(JaggedShape::smooth_rank);
                ranks.min().unwrap_or(0)
            }
        }
    }

    /// Whether it is the null shape.
    pub fn is_null(&self) -> bool {
        self.as_smooth().is_some_and(SmoothShape::is_null)
    }

    /// Returns the smooth shape, if it is one.
    pub fn as_smooth(&self) -> Option<&SmoothShape> {
        match &self.0 {
            Form::Smooth(shape) => Some(shape),
            Form::Rows(_) => None,
        }
    }

    /// Returns the number of indices of the first modes: 1 for no modes, the number of rows for one, and
    /// [`size`](JaggedShape::size) for all.
    ///
    /// # Errors
    /// There are fewer modes.
    pub fn count(&self, modes: usize) -> Result<usize, ShapeError> {
        if modes > self.rank() {
            rank("a count of modes", self.rank(), modes)?;
        }
        Ok(self.counted(modes))
    }

    fn counted(&self, modes: usize) -> usize {
        match &self.0 {
            _ if modes == self.rank() => self.size(),
            // The other modes may have no elements, and then the first ones are not bounded by the size.
            Form::Smooth(shape) => (shape.extents()[..modes].iter())
                .fold(1, |count: usize, extent| count.saturating_mul(*extent)),
            Form::Rows(_) if modes == 0 => 1,
            Form::Rows(rows) => {
                let counts = rows.rows.iter().map(|row| row.counted(modes - 1));
                counts.fold(0, usize::saturating_add)
            }
        }
    }

    /// Returns the indices of each mode, from the smallest to the largest: the indices of the smooth shape that it fits
    /// into when padded.
    ///
    /// ```
    /// use xla_shape::shapes::jagged;
    ///
    /// assert_eq!(jagged![10, 20, 5].bounds(), [0..3, 0..20]);
    /// ```
    pub fn bounds(&self) -> Vec<Range<usize>> {
        match &self.0 {
            Form::Smooth(shape) => shape.ranges(),
            Form::Rows(rows) => {
                let mut bounds = vec![rows.range()];
                for row in &rows.rows {
                    let inner = row.bounds();
                    if bounds.len() == 1 {
                        bounds.extend(inner);
                        continue;
                    }
                    for (all, range) in bounds[1..].iter_mut().zip(inner) {
                        if Range::is_empty(all) {
                            *all = range;
                        } else if !Range::is_empty(&range) {
                            *all = all.start.min(range.start)..all.end.max(range.end);
                        }
                    }
                }
                bounds
            }
        }
    }

    /// Returns the smooth shape that it fits into when its rows are padded.
    ///
    /// # Errors
    /// That shape has more elements than memory can hold.
    pub fn padded(&self) -> Result<SmoothShape, ShapeError> {
        match &self.0 {
            Form::Smooth(shape) => Ok(shape.clone()),
            Form::Rows(_) => SmoothShape::over(&self.bounds()),
        }
    }

    /// Returns the rows in order; none for a scalar and the null shape.
    pub fn rows(&self) -> impl Iterator<Item = JaggedShape> + '_ {
        let range = match &self.0 {
            Form::Smooth(shape) => shape.range(0).unwrap_or(0..0),
            Form::Rows(rows) => rows.range(),
        };
        range.filter_map(|row| self.chip_at([row]).ok())
    }

    /// Returns the smooth parts in order: the index of the row that each part is, which is empty for the whole, and its
    /// shape.
    ///
    /// ```
    /// use xla_shape::shapes::{jagged, shape};
    ///
    /// let blocks = jagged![[2], [1, 3]];
    /// let blocks = blocks.blocks();
    /// assert_eq!(blocks[0], (vec![0], &shape![1, 2]));
    /// assert_eq!(blocks[2], (vec![1, 1], &shape![3]));
    /// ```
    pub fn blocks(&self) -> Vec<(Vec<usize>, &SmoothShape)> {
        match &self.0 {
            Form::Smooth(shape) => vec![(Vec::new(), shape)],
            Form::Rows(rows) => {
                let mut blocks = Vec::new();
                for (row, at) in rows.rows.iter().zip(rows.range()) {
                    for (mut index, shape) in row.blocks() {
                        index.insert(0, at);
                        blocks.push((index, shape));
                    }
                }
                blocks
            }
        }
    }

    /// Whether this is an index of the shape.
    pub fn contains(&self, index: impl AsRef<[usize]>) -> bool {
        self.linear_index(index).is_some()
    }

    /// Returns the position of an index in lexicographical order; `None` if the shape does not have it.
    pub fn linear_index(&self, index: impl AsRef<[usize]>) -> Option<usize> {
        let index = index.as_ref();
        match &self.0 {
            Form::Smooth(shape) => shape.linear_index(index),
            Form::Rows(rows) => {
                let (at, inner) = index.split_first()?;
                let at = at.checked_sub(rows.first)?;
                let place = rows.rows.get(at)?.linear_index(inner)?;
                Some(place + at.checked_sub(1).map_or(0, |before| rows.ends[before]))
            }
        }
    }

    /// Returns the index at a position in lexicographical order.
    pub fn multi_index(&self, place: usize) -> Option<Vec<usize>> {
        match &self.0 {
            Form::Smooth(shape) => shape.multi_index(place),
            Form::Rows(rows) => {
                let at = rows.ends.partition_point(|&end| end <= place);
                let before = at.checked_sub(1).map_or(0, |before| rows.ends[before]);
                let mut index = rows.rows.get(at)?.multi_index(place - before)?;
                index.insert(0, rows.first + at);
                Some(index)
            }
        }
    }

    /// Returns all indices in lexicographical order, each mode from its origin on.
    pub fn indices(&self) -> JaggedIndices<'_> {
        self.walk(true)
    }

    /// Returns all indices in lexicographical order, each mode from 0 on.
    pub fn offsets(&self) -> JaggedIndices<'_> {
        self.walk(false)
    }

    fn walk<'a>(&'a self, from_origin: bool) -> JaggedIndices<'a> {
        JaggedIndices(match &self.0 {
            Form::Smooth(shape) if from_origin => Box::new(shape.indices()),
            Form::Smooth(shape) => Box::new(shape.offsets()),
            Form::Rows(rows) => {
                let first = if from_origin { rows.first } else { 0 };
                let row = move |(at, row): (usize, &'a JaggedShape)| {
                    // One allocation for each index, as in a smooth shape.
                    row.walk(from_origin).map(move |mut index| {
                        index.insert(0, first + at);
                        index
                    })
                };
                Box::new(rows.rows.iter().enumerate().flat_items(row))
            }
        })
    }
}

/// The null shape.
impl Default for JaggedShape {
    fn default() -> JaggedShape {
        JaggedShape::null()
    }
}

impl SmoothShape {
    /// Converts to a jagged shape.
    pub fn to_jagged(&self) -> JaggedShape {
        JaggedShape::from(self.clone())
    }
}

impl From<SmoothShape> for JaggedShape {
    fn from(shape: SmoothShape) -> JaggedShape {
        JaggedShape(Form::Smooth(shape))
    }
}

impl From<&SmoothShape> for JaggedShape {
    fn from(shape: &SmoothShape) -> JaggedShape {
        JaggedShape::from(shape.clone())
    }
}

impl PartialEq<SmoothShape> for JaggedShape {
    fn eq(&self, other: &SmoothShape) -> bool {
        self.as_smooth() == Some(other)
    }
}

impl PartialEq<JaggedShape> for SmoothShape {
    fn eq(&self, other: &JaggedShape) -> bool {
        other == self
    }
}

/// All indices of a [`JaggedShape`] in lexicographical order.
pub struct JaggedIndices<'a>(Box<dyn Iterator<Item = Vec<usize>> + 'a>);

impl Iterator for JaggedIndices<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        self.0.next()
    }
}

impl<'a> IntoIterator for &'a JaggedShape {
    type Item = Vec<usize>;
    type IntoIter = JaggedIndices<'a>;

    fn into_iter(self) -> JaggedIndices<'a> {
        self.indices()
    }
}

/// Prints rows in braces, `{{10}, {20}}`, or `{{10}, {20}} from {5}` if the first index is not 0.
impl fmt::Display for JaggedShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Form::Smooth(shape) => shape.fmt(f),
            Form::Rows(rows) => {
                braced(f, &rows.rows)?;
                match rows.first {
                    0 => Ok(()),
                    first => write!(f, " from {{{first}}}"),
                }
            }
        }
    }
}

impl fmt::Debug for JaggedShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
