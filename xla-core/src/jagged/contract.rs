//! Products of jagged tensors, block by block.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::Range;

use xla_shape::error::ShapeError;
use xla_shape::layout::index;
use xla_shape::shapes::{Label, labels};

use super::{Block, JaggedTensor, rows};
use crate::element::Element;
use crate::error::Error;
use crate::exec::Exec;
use crate::kernels::dot_general::{self, Contract, Product};
use crate::level::Baseline;
use crate::scalar::{Add, add};

impl<E: Element + Product + Add> JaggedTensor<E> {
    /// Contracts two tensors by the labels of their modes: it sums over the labels that the result does not have.
    /// `"i,j"` times `"k,j"` to `"i,k"` is a matrix times the transpose of another.
    ///
    /// The result equals the contraction of the tensors padded with zeros, provided that padding never meets a
    /// non-finite value: each smooth block of one operand is multiplied by each block of the other, over the indices
    /// that they share. Sums over a label that several blocks share continue from block to block. If all elements are
    /// finite, a product of many rows with many others by their last modes, `"i,j"` and `"k,j"`, is computed as one
    /// padded product, unless padding takes more than four times the memory.
    ///
    /// # Errors
    /// If the labels do not match the shapes, or each other, the errors of [`Indexed`](xla_shape::shapes::Indexed);
    /// also if a label occurs twice in an operand.
    ///
    /// ```
    /// use xla_core::exec::Exec;
    /// use xla_core::jagged::JaggedTensor;
    /// use xla_shape::shapes::{JaggedShape, jagged, shape};
    ///
    /// let x = JaggedTensor::new(jagged![2, 3], vec![1, 2, 3, 4, 5])?;
    /// let y = JaggedTensor::new(shape![3].into(), vec![1, 10, 100])?;
    /// assert_eq!(x.contract("i,j", &y, "j", "i", &Exec::default())?.as_slice(), [21, 543]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn contract(
        &self,
        self_labels: &str,
        other: &JaggedTensor<E>,
        other_labels: &str,
        result_labels: &str,
        exec: &Exec,
    ) -> Result<JaggedTensor<E>, Error> {
        let product = self.shape.by(self_labels) * other.shape.by(other_labels);
        let mut result = JaggedTensor::full(product.to(result_labels)?, <E as Element>::ZERO);
        let known = [
            labels(self_labels)?,
            labels(other_labels)?,
            labels(result_labels)?,
        ];
        // A label twice in one operand would select a diagonal, which blocks do not have.
        for own in &known[..2] {
            if let Some(at) = (1..own.len()).find(|&at| own[..at].contains(&own[at])) {
                let label = own[at];
                return Err(ShapeError::LabelTwice { label }.into());
            }
        }
        let own = [&known[0][..], &known[1][..], &known[2][..]];
        // One padded product, where it is faster and has the same result.
        if rows::multiply(exec, &mut result, [self, other], own) {
            return Ok(result);
        }
        // Labels become numbers, by which a block's modes are found.
        let mut all: Vec<Label> = known[0].clone();
        all.extend(known[1].iter().filter(|label| !known[0].contains(label)));
        let number = |label: &Label| all.iter().position(|other| other == label).unwrap_or(0);
        let numbers = known.map(|own| own.iter().map(number).collect::<Vec<_>>());
        let others: Vec<Block<'_, E>> = other.blocks().collect();
        let mut scratch = Vec::new();
        for a in self.blocks() {
            let a = Side::new(&a, &numbers[0], all.len());
            for b in &others {
                let b = Side::new(b, &numbers[1], all.len());
                multiply(exec, &mut result, &a, &b, &numbers[2], &mut scratch);
            }
        }
        Ok(result)
    }
}

/// A block's range of indices of a label, if it has the label, and the stride between them.
type Mode = Option<(Range<usize>, usize)>;

/// A block of an operand, by labels.
struct Side<'a, E> {
    elements: &'a [E],
    modes: Vec<Mode>,
}

impl<'a, E> Side<'a, E> {
    fn new(block: &Block<'a, E>, numbers: &[usize], labels: usize) -> Side<'a, E> {
        let mut modes = vec![None; labels];
        let (row, inner) = numbers.split_at(block.row.len());
        for (&label, &at) in row.iter().zip(&block.row) {
            modes[label] = Some((at..at + 1, 0));
        }
        let mut stride = 1;
        for (&label, range) in inner.iter().zip(block.shape.ranges()).rev() {
            let extent = range.len();
            modes[label] = Some((range, stride));
            stride = usize::saturating_mul(stride, extent);
        }
        Side {
            elements: block.elements,
            modes,
        }
    }

    fn stride(&self, label: Option<usize>) -> usize {
        let mode = label.and_then(|label| self.modes[label].as_ref());
        mode.map_or(0, |(_, stride)| *stride)
    }

    /// Returns the offset of the element with this index of all labels.
    fn place(&self, index: &[usize]) -> usize {
        let modes = self.modes.iter().zip(index);
        let step = |(mode, at): (&Mode, &usize)| {
            mode.as_ref()
                .map_or(0, |(range, stride)| (at - range.start) * stride)
        };
        modes.map(step).sum()
    }
}

/// Returns the common indices of a label of both blocks, or the indices in the only block with this label.
fn common(a: &Mode, b: &Mode) -> Range<usize> {
    match (a, b) {
        (Some((a, _)), Some((b, _))) => a.start.max(b.start)..a.end.min(b.end),
        (Some((range, _)), None) | (None, Some((range, _))) => range.clone(),
        (None, None) => 0..1,
    }
}

/// Adds the product of two blocks to the result.
fn multiply<E: Element + Product + Add>(
    exec: &Exec,
    result: &mut JaggedTensor<E>,
    a: &Side<'_, E>,
    b: &Side<'_, E>,
    result_labels: &[usize],
    scratch: &mut Vec<E>,
) {
    let modes = a.modes.iter().zip(&b.modes);
    // Two blocks are multiplied over the indices that they share in each label.
    let ranges: Vec<Range<usize>> = modes.map(|(a, b)| common(a, b)).collect();
    if ranges.iter().any(Range::is_empty) {
        return;
    }
    let [row, column, summed] = roles(a, b, result_labels, &ranges);
    let extent = |label: Option<usize>| label.map_or(1, |label| ranges[label].len());
    let (m, n, k) = (extent(row), extent(column), extent(summed));
    let contract = Contract {
        batch: 1,
        m,
        n,
        k,
        lhs_strides: [0, a.stride(row), a.stride(summed)],
        rhs_strides: [0, b.stride(summed), b.stride(column)],
    };
    scratch.clear();
    scratch.resize(m * n, <E as Element>::ZERO);
    // All other labels are loops around the matrix product.
    let mut outer: Vec<usize> = (0..ranges.len()).collect();
    outer.retain(|&label| ![row, column, summed].contains(&Some(label)));
    let sizes: Vec<usize> = outer.iter().map(|&label| ranges[label].len()).collect();
    let mut offset = vec![0; outer.len()];
    let mut at: Vec<usize> = ranges.iter().map(|range| range.start).collect();
    loop {
        for (&label, offset) in outer.iter().zip(&offset) {
            at[label] = ranges[label].start + offset;
        }
        let (lhs, rhs) = (&a.elements[a.place(&at)..], &b.elements[b.place(&at)..]);
        dot_general::run(exec, scratch, lhs, rhs, &contract);
        for (i, line) in scratch.chunks_exact(n).enumerate() {
            let mut first = at.clone();
            if let Some(row) = row {
                first[row] += i;
            }
            add_line(result, line, &first, column, result_labels);
        }
        if !index::advance_row_major(&mut offset, &sizes) {
            return;
        }
    }
}

/// Returns the labels that are the rows, the columns and the contracted dimension of a matrix product: the longest of
/// each kind, except that the result's last label is preferred as the columns, because its elements are contiguous.
fn roles<E>(
    a: &Side<'_, E>,
    b: &Side<'_, E>,
    result_labels: &[usize],
    ranges: &[Range<usize>],
) -> [Option<usize>; 3] {
    let longest = |in_a: bool, in_b: bool| {
        let labels = (0..ranges.len()).filter(|label| {
            let summed = in_a && in_b;
            a.modes[*label].is_some() == in_a
                && b.modes[*label].is_some() == in_b
                && !(summed && result_labels.contains(label))
        });
        labels.max_by_key(|&label| {
            let last = !in_a && result_labels.last() == Some(&label);
            (last, ranges[label].len(), Reverse(label))
        })
    };
    [
        longest(true, false),
        longest(false, true),
        longest(true, true),
    ]
}

/// Adds a row of a product to the elements of the result along a column label, starting at this index of all labels.
fn add_line<E: Element + Add>(
    result: &mut JaggedTensor<E>,
    line: &[E],
    first: &[usize],
    column: Option<usize>,
    result_labels: &[usize],
) {
    // The result contains every combination of the operands' indices.
    let place = |index: &[usize]| {
        let own: Vec<usize> = result_labels.iter().map(|&label| index[label]).collect();
        result.shape.linear_index(own)
    };
    // The columns are contiguous in the result, so the row is added as a whole.
    if column.is_none() || column == result_labels.last().copied() {
        if let Some(start) = place(first) {
            accumulate(&mut result.elements[start..start + line.len()], line);
        }
        return;
    }
    let mut index = first.to_vec();
    for element in line.chunks_exact(1) {
        if let Some(place) = place(&index) {
            accumulate(&mut result.elements[place..=place], element);
        }
        if let Some(column) = column {
            index[column] += 1;
        }
    }
}

fn accumulate<E: Add>(to: &mut [E], from: &[E]) {
    for (to, &from) in to.iter_mut().zip(from) {
        *to = add::<Baseline, E>(*to, from);
    }
}
