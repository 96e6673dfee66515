//! The indices that several shapes have in common if modes share labels, as one shape of some of the labels.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::jagged::Form;
use super::smooth::part;
use super::{JaggedShape, SmoothShape};
use crate::error::ShapeError;
use crate::layout::order;
use crate::list::{self, Items};

/// Shapes whose modes have labels, and the known indices of some labels. A label is a number below the number of
/// labels.
pub(super) struct Projection<'a> {
    factors: Vec<(&'a JaggedShape, Vec<usize>)>,
    known: Vec<Option<usize>>,
    /// The number of rows that may still be visited.
    left: usize,
}

/// The maximum number of rows that one projection visits before it gives up, which takes seconds.
const MOST: usize = 1 << 28;

impl<'a> Projection<'a> {
    pub(super) fn new(
        factors: Vec<(&'a JaggedShape, Vec<usize>)>,
        known: Vec<Option<usize>>,
    ) -> Projection<'a> {
        Projection {
            factors,
            known,
            left: MOST,
        }
    }

    /// Returns the shape whose modes are these labels. Each mode has the indices that it has in all shapes with its
    /// label, given the rows of the labels before it. Other labels do not matter, as long as there is a row for them.
    ///
    /// # Errors
    /// The indices of a mode are not contiguous, or there are too many rows.
    pub(super) fn onto(&mut self, labels: &[usize]) -> Result<JaggedShape, ShapeError> {
        self.onto_rest(labels, 0)
    }

    fn onto_rest(&mut self, labels: &[usize], mode: usize) -> Result<JaggedShape, ShapeError> {
        if labels[mode..].iter().all(|&label| self.is_even(label)) {
            let range = |mode| self.range(labels[mode], mode);
            let ranges: Result<Vec<_>, _> = (mode..labels.len()).map(range).collect_ok();
            return SmoothShape::over(&ranges?).map(JaggedShape::from);
        }
        let label = labels[mode];
        let range = self.range(label, mode)?;
        if mode + 1 == labels.len() {
            return SmoothShape::over(&[range]).map(JaggedShape::from);
        }
        if range.is_empty() {
            // There are no rows, but the inner modes have their extents.
            let behind = self.onto_rest(labels, mode + 1)?;
            let ranges = [range].into_iter().chain_items(behind.bounds());
            return SmoothShape::over(&ranges.collect_vec()).map(JaggedShape::from);
        }
        if range.len() > JaggedShape::MOST {
            return Err(ShapeError::TooManyRows);
        }
        let first = range.start;
        let mut rows = Vec::new();
        let mut kept = 0;
        for at in range {
            self.known[label] = Some(at);
            let row = self.onto_rest(labels, mode + 1);
            self.known[label] = None;
            let row = row?;
            // Stops before the rows fill the memory.
            kept += 1 + row.kept();
            if kept > JaggedShape::MOST {
                return Err(ShapeError::TooManyRows);
            }
            rows.push(row);
        }
        JaggedShape::assembled(first, rows)
    }

    /// Whether the indices of a label do not depend on labels without a known index.
    fn is_even(&self, label: usize) -> bool {
        let mut with = self
            .factors
            .iter()
            .filter_items(|(_, labels)| labels.contains(&label));
        with.all(|(shape, labels)| {
            let mut shape = *shape;
            for label in labels {
                match (&shape.0, self.known[*label]) {
                    (Form::Smooth(_), _) => return true,
                    (Form::Rows(rows), Some(at)) => {
                        match rows.rows.get(at.wrapping_sub(rows.first)) {
                            Some(row) => shape = row,
                            None => return true,
                        }
                    }
                    (Form::Rows(_), None) => return false,
                }
            }
            true
        })
    }

    fn range(&mut self, label: usize, mode: usize) -> Result<Range<usize>, ShapeError> {
        let mut all = self.indices(label)?;
        match (all.pop(), all.is_empty()) {
            (Some(range), true) => Ok(range),
            _ => Err(ShapeError::NotContiguous { mode }),
        }
    }

    /// Returns the indices that a label can have in all shapes with that label, given the known labels, as sorted
    /// disjoint ranges; a single empty range if there are none.
    fn indices(&mut self, label: usize) -> Result<Vec<Range<usize>>, ShapeError> {
        let mut common: Option<Vec<Range<usize>>> = None;
        for at in 0..self.factors.len() {
            if !self.factors[at].1.contains(&label) {
                continue;
            }
            let here = self.indices_in(at, label)?;
            common = Some(match common {
                None => here,
                Some(before) => in_both(&before, &here),
            });
        }
        Ok(common.unwrap_or_default())
    }

    /// Returns the indices that a label can have in one shape.
    fn indices_in(&mut self, at: usize, label: usize) -> Result<Vec<Range<usize>>, ShapeError> {
        let (shape, labels) = &self.factors[at];
        let known = |&of: &usize| of == label || self.known[of].is_some();
        let deepest = labels.iter().rposition(known).map_or(0, |last| last + 1);
        let mut found = Vec::new();
        let mut walk = Walk {
            labels: &labels[..deepest],
            label,
            known: &self.known,
            found: &mut found,
            left: &mut self.left,
        };
        walk.enter(shape, 0, 0..usize::MAX)?;
        Ok(joined(found))
    }

    /// Checks that two of the shapes have the same indices of the labels that both have.
    ///
    /// # Errors
    /// The first label with different indices, and the bounds of its indices in both.
    pub(super) fn agree(&mut self, a: usize, b: usize) -> Result<(), Disagreement> {
        if self.factors[a] == self.factors[b] {
            return Ok(());
        }
        let mut shared: Vec<usize> = Vec::new();
        for &label in &self.factors[b].1 {
            if self.factors[a].1.contains(&label) && !shared.contains(&label) {
                shared.push(label);
            }
        }
        self.agree_from(a, b, &shared)
    }

    fn agree_from(&mut self, a: usize, b: usize, shared: &[usize]) -> Result<(), Disagreement> {
        let Some((&label, others)) = shared.split_first() else {
            return Ok(());
        };
        let here = self.indices_in(a, label).map_err(Disagreement::Error)?;
        let there = self.indices_in(b, label).map_err(Disagreement::Error)?;
        if here != there {
            return Err(Disagreement::At(label, bounds(&here), bounds(&there)));
        }
        if shared.iter().all(|&label| self.is_even(label)) {
            for &label in others {
                self.agree_from(a, b, &[label])?;
            }
            return Ok(());
        }
        for at in here.into_iter().flatten() {
            self.known[label] = Some(at);
            let result = self.agree_from(a, b, others);
            self.known[label] = None;
            result.map_err(|disagreement| match disagreement {
                Disagreement::At(..) => Disagreement::InRow(label),
                other => other,
            })?;
        }
        Ok(())
    }
}

impl JaggedShape {
    /// Returns the part from index `first` up to `end`, without modes in which the part has a single index.
    ///
    /// # Errors
    /// As for [`slice`](JaggedShape::slice); or no mode has a single index; or the remaining indices of a mode are not
    /// contiguous, as for column 15 of rows of 20, 10 and 20 elements.
    pub fn chip(
        &self,
        first: impl AsRef<[usize]>,
        end: impl AsRef<[usize]>,
    ) -> Result<JaggedShape, ShapeError> {
        let (first, end) = (first.as_ref(), end.as_ref());
        let part = part(&self.bounds(), first, end)?;
        let left: Vec<usize> = (0..part.len())
            .filter(|&mode| part[mode].len() != 1)
            .collect_vec();
        if left.len() == self.rank() {
            return Err(ShapeError::NothingChipped);
        }
        if left.is_empty() {
            return self.chip_at(first);
        }
        let single = |range: &Range<usize>| (range.len() == 1).then_some(range.start);
        let pinned: Vec<Option<usize>> = part.iter().map(single).collect_vec();
        let slice = self.within(&part)?;
        let modes: Vec<usize> = (0..self.rank()).collect_vec();
        Projection::new(vec![(&slice, modes)], pinned).onto(&left)
    }

    /// Returns the shape of some of the modes, in this order, for a tensor that is reduced over the others.
    ///
    /// # Errors
    /// There is no such mode, or one is named twice; or the remaining indices of a mode are not contiguous.
    ///
    /// ```
    /// use xla_shape::shapes::{jagged, shape};
    ///
    /// let rows = jagged![10, 20];
    /// assert_eq!(rows.onto(&[1])?, shape![20]);
    /// assert_eq!(rows.onto(&[1, 0])?.onto(&[1, 0])?, rows);
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn onto(&self, modes: &[usize]) -> Result<JaggedShape, ShapeError> {
        let rank = self.rank();
        order::check_distinct(modes, rank)?;
        if self.is_null() || modes.iter().copied().eq(0..rank) {
            return Ok(self.clone());
        }
        let all: Vec<usize> = (0..rank).collect_vec();
        Projection::new(vec![(self, all)], vec![None; rank]).onto(modes)
    }
}

/// The difference of two shapes in the labels that they share.
pub(super) enum Disagreement {
    /// A label has different indices.
    At(usize, Range<usize>, Range<usize>),
    /// For some index of this label, another label has different indices.
    InRow(usize),
    /// The comparison failed.
    Error(ShapeError),
}

/// A traversal of the rows of a shape.
struct Walk<'w> {
    /// The labels of its modes, up to the last that matters.
    labels: &'w [usize],
    label: usize,
    known: &'w [Option<usize>],
    found: &'w mut Vec<Range<usize>>,
    left: &'w mut usize,
}

impl Walk<'_> {
    /// Collects the indices of the label inside `may` in the rows of `shape`, whose first mode is `mode`.
    fn enter(
        &mut self,
        shape: &JaggedShape,
        mode: usize,
        may: Range<usize>,
    ) -> Result<(), ShapeError> {
        *self.left = self.left.checked_sub(1).ok_or(ShapeError::TooManyRows)?;
        let Some(&label) = self.labels.get(mode) else {
            self.found.push(may);
            return Ok(());
        };
        match &shape.0 {
            Form::Smooth(smooth) => {
                // Nothing below depends on an index: the ranges of the label's modes intersect.
                let mut may = may;
                for (range, &label) in smooth.ranges().iter().zip(&self.labels[mode..]) {
                    if label == self.label {
                        may = may.start.max(range.start)..may.end.min(range.end);
                    } else if self.known[label].is_some_and(|at| !range.contains(&at)) {
                        return Ok(());
                    }
                }
                self.found.push(may);
                Ok(())
            }
            Form::Rows(rows) => {
                let mut range = rows.range();
                if label == self.label {
                    range = range.start.max(may.start)..range.end.min(may.end);
                    if mode + 1 == self.labels.len() {
                        self.found.push(range);
                        return Ok(());
                    }
                } else if let Some(at) = self.known[label] {
                    if !range.contains(&at) {
                        return Ok(());
                    }
                    // Another label with a known index: a single row is left to enter.
                    range = at..at + 1;
                }
                for at in range {
                    let row = &rows.rows[at - rows.first];
                    let may = if label == self.label {
                        at..at + 1
                    } else {
                        may.clone()
                    };
                    self.enter(row, mode + 1, may)?;
                }
                Ok(())
            }
        }
    }
}

/// Sorts ranges and joins those that touch; returns a single empty range if all are empty.
fn joined(mut found: Vec<Range<usize>>) -> Vec<Range<usize>> {
    let nothing = found.first().map_or(0..0, |range| range.start..range.start);
    found.retain(|range| !range.is_empty());
    list::sort_by(&mut found, &mut |a, b| a.start < b.start);
    let mut joined: Vec<Range<usize>> = Vec::new();
    for range in found {
        match joined.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    if joined.is_empty() {
        joined.push(nothing);
    }
    joined
}

/// Returns the indices that are in both lists.
fn in_both(a: &[Range<usize>], b: &[Range<usize>]) -> Vec<Range<usize>> {
    let pairs = a.iter().flat_items(|a| b.iter().map(move |b| (a, b)));
    let common = pairs.map(|(a, b)| a.start.max(b.start)..a.end.min(b.end));
    joined(common.collect_vec())
}

/// Returns the range from the first index to the last.
fn bounds(ranges: &[Range<usize>]) -> Range<usize> {
    match (ranges.first(), ranges.last()) {
        (Some(first), Some(last)) => first.start..last.end,
        _ => 0..0,
    }
}
