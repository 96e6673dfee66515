//! Shapes whose modes have one extent each.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use crate::error::ShapeError;
use crate::layout::{MAX_RANK, index};
use crate::list::Items;

/// A rectangle of indices of any rank: the extent of each mode, and the first index.
///
/// Two shapes are equal if their extents and their origins are. There are two different shapes without modes: the shape
/// of a [`scalar`](SmoothShape::scalar) has one element, the [`null`](SmoothShape::null) shape, which is the default, has none.
///
/// ```
/// use xla_shape::shapes::{SmoothShape, shape};
///
/// let s = shape![10, 20];
/// assert_eq!(s, SmoothShape::new([10, 20])?);
/// assert_eq!(s.slice_at([0])?, shape![1, 20]);
/// assert_eq!(s.chip_at([2])?, shape![20]);
/// assert_eq!((shape![].size(), SmoothShape::null().size()), (1, 0));
/// # Ok::<(), xla_shape::error::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct SmoothShape {
    extents: Vec<usize>,
    origin: Vec<usize>,
    /// The number of elements; the null shape has no modes and size 0.
    size: usize,
}

impl SmoothShape {
    /// Returns the shape whose modes have these extents, from index 0 on.
    ///
    /// # Errors
    /// More than [`MAX_RANK`] modes, or more elements than memory can hold.
    pub fn new(extents: impl IntoIterator<Item = usize>) -> Result<SmoothShape, ShapeError> {
        let extents: Vec<usize> = extents.into_iter().take(MAX_RANK + 1).collect_vec();
        let origin = vec![0; extents.len()];
        SmoothShape::with_origin(extents, origin)
    }

    /// Returns the shape whose modes have these extents, and whose first index is `origin`.
    ///
    /// # Errors
    /// As for [`new`](SmoothShape::new); or the origin has another rank, or indices do not fit in a `usize`.
    pub fn with_origin(
        extents: impl IntoIterator<Item = usize>,
        origin: impl IntoIterator<Item = usize>,
    ) -> Result<SmoothShape, ShapeError> {
        let extents: Vec<usize> = extents.into_iter().take(MAX_RANK + 1).collect_vec();
        if extents.len() > MAX_RANK {
            let found = extents.len();
            return Err(ShapeError::RankTooHigh { found });
        }
        let size = index::count(&extents).filter(|&size| size <= isize::MAX as usize);
        SmoothShape {
            origin: vec![0; extents.len()],
            extents,
            size: size.ok_or(ShapeError::TooManyElements)?,
        }
        .at_origin(origin)
    }

    /// Returns the shape of a single element, without modes.
    pub fn scalar() -> SmoothShape {
        SmoothShape {
            size: 1,
            ..SmoothShape::null()
        }
    }

    /// Returns the null shape, without modes and elements.
    pub fn null() -> SmoothShape {
        SmoothShape::default()
    }

    /// Returns the shape with these indices of each mode, which must be indices of existing shapes.
    pub(super) fn over(ranges: &[Range<usize>]) -> Result<SmoothShape, ShapeError> {
        SmoothShape::with_origin(
            ranges.iter().map(ExactSizeIterator::len),
            ranges.iter().map(|range| range.start),
        )
    }

    /// Returns the shape with another first index.
    ///
    /// # Errors
    /// The origin has another rank, or indices do not fit in a `usize`.
    pub fn at_origin(
        mut self,
        origin: impl IntoIterator<Item = usize>,
    ) -> Result<SmoothShape, ShapeError> {
        let origin: Vec<usize> = origin.into_iter().collect_vec();
        rank("an origin", self.rank(), origin.len())?;
        let fits = |(start, extent): (&usize, &usize)| start.checked_add(*extent).is_some();
        if let Some(mode) = origin
            .iter()
            .zip(&self.extents)
            .position(|pair| !fits(pair))
        {
            return Err(ShapeError::OriginTooHigh { mode });
        }
        self.origin = origin;
        Ok(self)
    }

    /// Returns the number of modes.
    pub fn rank(&self) -> usize {
        self.extents.len()
    }

    /// Returns the number of elements.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether it is the null shape.
    pub fn is_null(&self) -> bool {
        self.rank() == 0 && self.size == 0
    }

    /// Returns the extents of all modes.
    pub fn extents(&self) -> &[usize] {
        &self.extents
    }

    /// Returns the first index.
    pub fn origin(&self) -> &[usize] {
        &self.origin
    }

    /// Returns the indices of a mode.
    ///
    /// ```
    /// use xla_shape::shapes::SmoothShape;
    ///
    /// let s = SmoothShape::with_origin([2, 3], [10, 20])?;
    /// assert_eq!((s.range(1), s.range(2)), (Some(20..23), None));
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn range(&self, mode: usize) -> Option<Range<usize>> {
        let start = *self.origin.get(mode)?;
        Some(start..start + self.extents[mode])
    }

    /// Returns the indices of all modes.
    pub fn ranges(&self) -> Vec<Range<usize>> {
        (0..self.rank())
            .filter_map(|mode| self.range(mode))
            .collect_vec()
    }

    /// Whether this is an index of the shape.
    pub fn contains(&self, index: impl AsRef<[usize]>) -> bool {
        self.linear_index(index).is_some()
    }

    /// Returns the position of an index in lexicographical order; `None` if the shape does not have it.
    pub fn linear_index(&self, index: impl AsRef<[usize]>) -> Option<usize> {
        let index = index.as_ref();
        if index.len() != self.rank() || self.is_null() {
            return None;
        }
        let mut place = 0;
        for (mode, at) in index.iter().enumerate() {
            let offset = at.checked_sub(self.origin[mode])?;
            if offset >= self.extents[mode] {
                return None;
            }
            place = place * self.extents[mode] + offset;
        }
        Some(place)
    }

    /// Returns the index at a position in lexicographical order.
    pub fn multi_index(&self, place: usize) -> Option<Vec<usize>> {
        if place >= self.size {
            return None;
        }
        let mut index = self.origin.clone();
        let mut rest = place;
        for (at, extent) in index.iter_mut().zip(&self.extents).rev() {
            *at += rest % extent;
            rest /= extent;
        }
        Some(index)
    }

    /// Returns the part from index `first` up to the exclusive index `end`. It has the same rank, and its origin is
    /// `first`.
    ///
    /// # Errors
    /// An index has another rank, or is outside the shape.
    ///
    /// ```
    /// use xla_shape::shapes::shape;
    ///
    /// let column = shape![10, 20].slice([0, 3], [10, 4])?;
    /// assert_eq!((column.extents(), column.origin()), (&[10, 1][..], &[0, 3][..]));
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn slice(
        &self,
        first: impl AsRef<[usize]>,
        end: impl AsRef<[usize]>,
    ) -> Result<SmoothShape, ShapeError> {
        let part = part(&self.ranges(), first.as_ref(), end.as_ref())?;
        if self.is_null() {
            Ok(self.clone())
        } else {
            SmoothShape::over(&part)
        }
    }

    /// Returns the part with these single indices of the first modes, and all indices of the others. It has the same
    /// rank.
    ///
    /// # Errors
    /// More modes than there are, or an index outside the shape.
    pub fn slice_at(&self, index: impl AsRef<[usize]>) -> Result<SmoothShape, ShapeError> {
        let (first, end) = pinned(&self.ranges(), index.as_ref())?;
        self.slice(first, end)
    }

    /// Returns the part from index `first` up to `end`, without modes in which the part has a single index.
    ///
    /// # Errors
    /// As for [`slice`](SmoothShape::slice); or no mode has a single index.
    ///
    /// ```
    /// use xla_shape::shapes::shape;
    ///
    /// // Column 2 as a vector.
    /// assert_eq!(shape![10, 20].chip([0, 2], [10, 3])?, shape![10]);
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn chip(
        &self,
        first: impl AsRef<[usize]>,
        end: impl AsRef<[usize]>,
    ) -> Result<SmoothShape, ShapeError> {
        let mut part = part(&self.ranges(), first.as_ref(), end.as_ref())?;
        part.retain(|range| range.len() != 1);
        if part.len() == self.rank() {
            Err(ShapeError::NothingChipped)
        } else {
            SmoothShape::over(&part)
        }
    }

    /// Returns the part at single indices of the first modes, without these modes: row 2 of a matrix as a vector,
    /// `chip_at([2])`.
    ///
    /// # Errors
    /// No index, more modes than there are, or an index outside the shape.
    pub fn chip_at(&self, index: impl AsRef<[usize]>) -> Result<SmoothShape, ShapeError> {
        let index = index.as_ref();
        let ranges = self.ranges();
        pinned(&ranges, index)?;
        if index.is_empty() {
            Err(ShapeError::NothingChipped)
        } else {
            SmoothShape::over(&ranges[index.len()..])
        }
    }

    /// Returns all indices in lexicographical order, from the origin on, as `for index in &shape` does.
    ///
    /// ```
    /// use xla_shape::shapes::shape;
    ///
    /// let part = shape![2, 3].slice([0, 1], [1, 3])?;
    /// assert!(part.indices().eq([[0, 1], [0, 2]]));
    /// assert!(part.offsets().eq([[0, 0], [0, 1]]));
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn indices(&self) -> Indices<'_> {
        Indices {
            shape: self,
            next: (self.size > 0).then(|| vec![0; self.rank()]),
            from_origin: true,
        }
    }

    /// Returns all indices in lexicographical order, minus the origin.
    pub fn offsets(&self) -> Indices<'_> {
        Indices {
            from_origin: false,
            ..self.indices()
        }
    }
}

/// Checks the length of a list of numbers for the modes.
pub(super) fn rank(of: &'static str, expected: usize, found: usize) -> Result<(), ShapeError> {
    if expected == found {
        Ok(())
    } else {
        Err(ShapeError::Rank {
            of,
            expected,
            found,
        })
    }
}

/// Returns the indices from `first` up to `end`, and checks that they are inside the given ones.
pub(super) fn part(
    ranges: &[Range<usize>],
    first: &[usize],
    end: &[usize],
) -> Result<Vec<Range<usize>>, ShapeError> {
    rank("a first index", ranges.len(), first.len())?;
    rank("an end", ranges.len(), end.len())?;
    let mut part = Vec::with_capacity(ranges.len());
    for (mode, within) in ranges.iter().enumerate() {
        let found = first[mode]..end[mode];
        if found.start > found.end || found.start < within.start || found.end > within.end {
            let within = within.clone();
            return Err(ShapeError::Outside {
                mode,
                found,
                within,
            });
        }
        part.push(found);
    }
    Ok(part)
}

/// Returns the first index and the end of the part with single indices of the first modes.
fn pinned(
    ranges: &[Range<usize>],
    index: &[usize],
) -> Result<(Vec<usize>, Vec<usize>), ShapeError> {
    if index.len() > ranges.len() {
        rank("an index", ranges.len(), index.len())?;
    }
    let mut first: Vec<usize> = ranges.iter().map(|range| range.start).collect_vec();
    let mut end: Vec<usize> = ranges.iter().map(|range| range.end).collect_vec();
    for (mode, (&at, within)) in index.iter().zip(ranges).enumerate() {
        single(mode, at, within)?;
        (first[mode], end[mode]) = (at, at + 1);
    }
    Ok((first, end))
}

/// Checks that a mode has an index.
pub(super) fn single(mode: usize, at: usize, within: &Range<usize>) -> Result<(), ShapeError> {
    if within.contains(&at) {
        Ok(())
    } else {
        Err(ShapeError::Outside {
            mode,
            found: at..at.saturating_add(1),
            within: within.clone(),
        })
    }
}

/// All indices of a [`SmoothShape`] in lexicographical order.
#[derive(Clone, Debug)]
pub struct Indices<'a> {
    shape: &'a SmoothShape,
    next: Option<Vec<usize>>,
    from_origin: bool,
}

impl Iterator for Indices<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let mut index = self.next.take()?;
        let mut after = index.clone();
        self.next = index::advance_row_major(&mut after, &self.shape.extents).then_some(after);
        if self.from_origin {
            for (at, origin) in index.iter_mut().zip(&self.shape.origin) {
                *at += origin;
            }
        }
        Some(index)
    }
}

impl<'a> IntoIterator for &'a SmoothShape {
    type Item = Vec<usize>;
    type IntoIter = Indices<'a>;

    fn into_iter(self) -> Indices<'a> {
        self.indices()
    }
}

/// Prints `{10, 20}`, `{10, 20} from {5, 0}` if the origin is not 0, and `null`.
impl fmt::Display for SmoothShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() {
            return f.write_str("null");
        }
        braced(f, &self.extents)?;
        if self.origin.iter().any(|&start| start > 0) {
            f.write_str(" from ")?;
            braced(f, &self.origin)?;
        }
        Ok(())
    }
}

impl fmt::Debug for SmoothShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Prints items in braces with commas between them.
pub(super) fn braced<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: &[T]) -> fmt::Result {
    f.write_str("{")?;
    for (i, item) in items.iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        write!(f, "{comma}{item}")?;
    }
    f.write_str("}")
}
