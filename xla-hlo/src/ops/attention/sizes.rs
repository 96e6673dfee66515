//! The sizes of attention, and the checks of its operands.

use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::ops::classes::FLOAT;
use crate::ops::conversion;
use crate::{Shape, Size, attr};

/// The sizes of an instruction.
pub(super) struct Sizes {
    /// The leading dimensions.
    pub(super) batch: Vec<Size>,
    /// The number of queries.
    pub(super) queries: Size,
    /// The number of keys.
    pub(super) keys: Size,
    /// The number of heads of the query.
    pub(super) heads: Size,
    /// The number of heads of key and value.
    pub(super) shared: Size,
    /// The number of heads that share a head of key and value.
    pub(super) group: Size,
    /// The size of a head of the result.
    pub(super) width: Size,
}

impl Sizes {
    /// Checks the operands, and returns their sizes.
    ///
    /// # Errors
    /// The first operand whose shape does not fit.
    pub(super) fn checked(operands: &[&Shape]) -> Result<Sizes, Fault> {
        let [query, key, value] = [operands[0], operands[1], operands[2]];
        FLOAT.check(0, query.element)?;
        for (number, name, other) in [(1, "key", key), (2, "value", value)] {
            if other.element != query.element {
                let what = FaultKind::ElementsDiffer {
                    first: query.element,
                    other: other.element,
                };
                let help = conversion::of_one([("query", query.element), (name, other.element)]);
                return Err(Fault::operand(number, what).help(help));
            }
        }
        let Some(batch) = query.rank().checked_sub(3) else {
            let expected =
                "positions, heads and elements of a head as the last 3 dimensions".to_string();
            let found = query.clone();
            return Err(Fault::operand(0, FaultKind::Rank { expected, found }));
        };
        // The key agrees with the query in the batch and in the size of a head, the value with the key in all but that.
        agree(
            1,
            query,
            key,
            &(0..batch).chain_items([batch + 2]).collect_vec(),
        )?;
        agree(2, key, value, &(0..batch + 2).collect_vec())?;
        let (heads, shared) = (query.dims[batch + 1].clone(), key.dims[batch + 1].clone());
        let group = if heads == shared {
            Size::from(1)
        } else {
            let group = match (heads.known(), shared.known()) {
                (Some(heads), Some(shared)) => {
                    let whole = shared > 0 && heads % shared == 0;
                    whole.then(|| Size::from(heads / shared))
                }
                _ => heads.exact_quotient(&shared),
            };
            group.ok_or_else(|| {
                let (of, found) = (shared.clone(), heads.clone());
                Fault::operand(1, FaultKind::Multiple { of, found })
            })?
        };
        let sizes = Sizes {
            batch: query.dims[..batch].to_vec(),
            queries: query.dims[batch].clone(),
            keys: key.dims[batch].clone(),
            heads,
            shared,
            group,
            width: value.dims[batch + 2].clone(),
        };
        let (scores, batch) = (sizes.scores(), sizes.counts());
        broadcast("mask", "the scores'", operands[3], &scores)?;
        broadcast("bias", "the scores'", operands[4], &scores)?;
        broadcast("length", "the batch's", operands[5], &batch)?;
        broadcast("start", "the batch's", operands[6], &batch)?;
        Ok(sizes)
    }

    fn with(&self, last: &[&Size]) -> Vec<Size> {
        let last = last.iter().map(|&size| size.clone());
        self.batch.iter().cloned().chain_items(last).collect_vec()
    }

    /// Returns the sizes of the result.
    pub(super) fn result(&self) -> Vec<Size> {
        self.with(&[&self.queries, &self.heads, &self.width])
    }

    /// Returns the sizes of the sums of each query and head.
    pub(super) fn sums(&self) -> Vec<Size> {
        self.with(&[&self.queries, &self.heads])
    }

    /// Returns the sizes of all scores, to which mask and bias are broadcast.
    pub(super) fn scores(&self) -> Vec<Size> {
        self.with(&[&self.heads, &self.queries, &self.keys])
    }

    /// Returns the sizes to which numbers of keys are broadcast: of the batch, or of one number without a batch.
    fn counts(&self) -> Vec<Size> {
        match self.batch.as_slice() {
            [] => vec![Size::from(1)],
            batch => batch.to_vec(),
        }
    }

    /// Returns the sizes of all scores, with the heads in groups.
    pub(super) fn grouped(&self) -> Vec<Size> {
        self.with(&[&self.shared, &self.group, &self.queries, &self.keys])
    }
}

/// Checks that two operands have the same rank and the same sizes of these dimensions.
fn agree(number: usize, first: &Shape, other: &Shape, dims: &[usize]) -> Result<(), Fault> {
    let (first, other) = (first.clone(), other.clone());
    if first.rank() != other.rank() {
        let what = FaultKind::RanksDiffer { first, other };
        return Err(Fault::operand(number, what));
    }
    let differing = dims
        .iter()
        .copied()
        .find(|&d| first.dims[d] != other.dims[d]);
    match differing {
        None => Ok(()),
        Some(dimension) => {
            let what = FaultKind::SizesDiffer {
                first,
                other,
                dimension,
            };
            Err(Fault::operand(number, what))
        }
    }
}

/// Checks that the last dimensions of other sizes are those of a shape, or that they repeat it.
fn broadcast(name: &'static str, of: &str, found: &Shape, sizes: &[Size]) -> Result<(), Fault> {
    let added = sizes.len().checked_sub(found.rank());
    let fits = added.is_some_and(|added| {
        let mut pairs = found.dims.iter().zip(&sizes[added..]);
        pairs.all(|(own, size)| own == size || own.is(1))
    });
    if fits {
        return Ok(());
    }
    let sizes = attr::list(sizes.iter().map(Size::to_string));
    let expected = format!("sizes that are broadcast to {of} [{sizes}]");
    let found = found.to_string();
    Err(Fault::named(name, FaultKind::Value { expected, found }))
}
