//! Parts of jagged shapes.

use alloc::vec;
use alloc::vec::Vec;

use crate::list::Items;
use core::ops::Range;

use super::{Form, JaggedShape};
use crate::error::ShapeError;
use crate::shapes::SmoothShape;
use crate::shapes::smooth::{part, rank, single};

impl JaggedShape {
    /// Returns the part from index `first` up to the exclusive index `end`, with the indices that each row has there.
    /// It has the same rank.
    ///
    /// # Errors
    /// An index of another rank, or outside [`bounds`](JaggedShape::bounds).
    ///
    /// ```
    /// use xla_shape::shapes::jagged;
    ///
    /// // The first 15 columns; row 0 has only 10.
    /// assert_eq!(jagged![10, 20].slice([0, 0], [2, 15])?, jagged![10, 15]);
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn slice(
        &self,
        first: impl AsRef<[usize]>,
        end: impl AsRef<[usize]>,
    ) -> Result<JaggedShape, ShapeError> {
        let part = part(&self.bounds(), first.as_ref(), end.as_ref())?;
        if self.is_null() {
            Ok(self.clone())
        } else {
            self.within(&part)
        }
    }

    /// Returns the part inside these indices.
    pub(in crate::shapes) fn within(
        &self,
        part: &[Range<usize>],
    ) -> Result<JaggedShape, ShapeError> {
        match &self.0 {
            Form::Smooth(shape) => {
                let ranges = shape.ranges().into_iter().zip(part);
                let ranges: Vec<_> = ranges.map(|(all, part)| common(&all, part)).collect_vec();
                SmoothShape::over(&ranges).map(JaggedShape::from)
            }
            Form::Rows(rows) => {
                let range = common(&rows.range(), &part[0]);
                if range.is_empty() {
                    let nothing = part[1..].iter().map(|part| part.start..part.start);
                    let ranges: Vec<_> = [range].into_iter().chain_items(nothing).collect_vec();
                    return SmoothShape::over(&ranges).map(JaggedShape::from);
                }
                let first = range.start;
                let kept = range.map(|row| rows.rows[row - rows.first].within(&part[1..]));
                JaggedShape::assembled(first, kept.collect_ok()?)
            }
        }
    }

    /// Returns the part with these single indices of the first modes, and all indices of the others. It has the same
    /// rank.
    ///
    /// # Errors
    /// More modes than there are, or an index that the shape does not have.
    pub fn slice_at(&self, index: impl AsRef<[usize]>) -> Result<JaggedShape, ShapeError> {
        let index = index.as_ref();
        let mut shape = if index.is_empty() {
            self.clone()
        } else {
            self.chip_at(index)?
        };
        for &at in index.iter().rev() {
            shape = JaggedShape::assembled(at, vec![shape])?;
        }
        Ok(shape)
    }

    /// Returns the part at single indices of the first modes, without these modes: a row, `chip_at([2])`, or a row of a
    /// row.
    ///
    /// # Errors
    /// No index, more modes than there are, or an index that the shape does not have.
    pub fn chip_at(&self, index: impl AsRef<[usize]>) -> Result<JaggedShape, ShapeError> {
        let index = index.as_ref();
        if index.is_empty() {
            return Err(ShapeError::NothingChipped);
        }
        if index.len() > self.rank() {
            rank("an index", self.rank(), index.len())?;
        }
        let mut shape = self;
        for (mode, &at) in index.iter().enumerate() {
            match &shape.0 {
                Form::Smooth(smooth) => {
                    let chip = smooth.chip_at(&index[mode..]);
                    return chip
                        .map(JaggedShape::from)
                        .map_err(|error| behind(mode, error));
                }
                Form::Rows(rows) => {
                    single(mode, at, &rows.range())?;
                    shape = &rows.rows[at - rows.first];
                }
            }
        }
        Ok(shape.clone())
    }
}

/// Returns the intersection of two ranges; an empty one starts at the later start.
fn common(a: &Range<usize>, b: &Range<usize>) -> Range<usize> {
    let start = a.start.max(b.start);
    start..a.end.min(b.end).max(start)
}

/// Converts an error about a row to one about the whole shape.
fn behind(modes: usize, error: ShapeError) -> ShapeError {
    match error {
        ShapeError::Outside {
            mode,
            found,
            within,
        } => ShapeError::Outside {
            mode: mode + modes,
            found,
            within,
        },
        other => other,
    }
}
