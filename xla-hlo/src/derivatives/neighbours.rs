//! The tangents of a reduction by any associative computation, from a tree that combines neighbours until one element
//! is left. Unlike a reduction of pairs of values and tangents, the tree has a transpose.

use super::calculus::where_set;
use super::rules::Tangent;
use crate::error::Fault;
use crate::list::{self, Items};
use crate::operation::MaybeBatched;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::{broadcast, concatenate, inline, reshape, slice, transpose};
use crate::shape::product;
use crate::{Size, Value};

/// Values with their tangents; integers have none.
struct Dual {
    values: Vec<Value>,
    tangents: Vec<Option<Value>>,
}

impl Tangent<'_, '_> {
    /// Returns the tangents of a reduction over a known number of elements; `None` if it is not known.
    pub(super) fn by_neighbours(&mut self) -> Result<Option<Vec<Option<Value>>>, Fault> {
        let dims = self.instr.dims("dimensions");
        let count = self.results.len();
        let sizes = self.b.shape(self.operands[0]).dims.clone();
        let reduced = product(dims.iter().map(|&d| &sizes[d]));
        let Some(mut left) = reduced.known() else {
            return Ok(None);
        };
        let kept = (0..sizes.len()).filter_items(|d| !dims.contains(d));
        let kept = kept.collect_vec();
        let order = list::concat(&[kept.as_slice(), &dims]);
        let mut rows = kept.iter().map(|&d| sizes[d].clone()).collect_vec();
        rows.push(reduced);
        // All reduced dimensions are the last one.
        let row = |t: &mut Self, value: Value| {
            let value = transpose::transpose(t.b, value, &order)?;
            reshape::reshape(t.b, value, rows.clone())
        };
        let mut all = self.dual(0, count)?;
        for value in all
            .values
            .iter_mut()
            .chain_items(all.tangents.iter_mut().flatten())
        {
            *value = row(self, *value)?;
        }
        let inits = self.dual(count, count)?;
        let kept = rows[..kept.len()].to_vec();
        // Each round combines the elements 0 and 1, 2 and 3, and so on; an odd last one is passed to the next round.
        while left > 1 {
            let half = left / 2;
            let before = self.every(&all, 0, 2 * half, 2)?;
            let after = self.every(&all, 1, 2 * half, 2)?;
            let mut sizes = kept.clone();
            sizes.push(half.into());
            let pairs = self.combined(before, after, &sizes)?;
            all = match left % 2 {
                0 => pairs,
                _ => {
                    let last = self.every(&all, left - 1, left, 1)?;
                    self.joined(pairs, last)?
                }
            };
            left = left.div_ceil(2);
        }
        // The initial value is combined once, before everything else.
        let mut start = inits;
        for value in start
            .values
            .iter_mut()
            .chain_items(start.tangents.iter_mut().flatten())
        {
            *value = broadcast::in_dim(self.b, *value, kept.clone(), &[])?;
        }
        if left == 1 {
            for value in all
                .values
                .iter_mut()
                .chain_items(all.tangents.iter_mut().flatten())
            {
                *value = reshape::reshape(self.b, *value, kept.clone())?;
            }
            start = self.combined(start, all, &kept)?;
        }
        Ok(Some(start.tangents))
    }

    /// Returns consecutive operands with their tangents.
    fn dual(&mut self, first: usize, count: usize) -> Result<Dual, Fault> {
        let values = self.operands[first..first + count].to_vec();
        let mut tangents = Vec::with_capacity(count);
        for (i, &value) in values.iter().enumerate() {
            tangents.push(if has_tangents(self.b.shape(value)) {
                Some(self.tangent_or_zeros(first + i)?)
            } else {
                None
            });
        }
        Ok(Dual { values, tangents })
    }

    /// Returns every `stride`-th element from one index of the last dimension to another.
    fn every(&mut self, of: &Dual, from: usize, to: usize, stride: usize) -> Result<Dual, Fault> {
        let mut part = |value: Value| {
            let mut limits = self.b.shape(value).dims.clone();
            let last = limits.len() - 1;
            let mut starts = limits.iter().map(|_| Size::from(0)).collect_vec();
            let mut strides = limits.iter().map(|_| Size::from(1)).collect_vec();
            (starts[last], limits[last], strides[last]) = (from.into(), to.into(), stride.into());
            slice::slice(self.b, value, starts, limits, strides)
        };
        let values = of.values.iter().map(|&value| part(value)).collect_ok()?;
        let tangents = of.tangents.iter();
        let tangents = tangents.map(|&tangent| tangent.map(&mut part).transpose());
        Ok(Dual {
            values,
            tangents: tangents.collect_ok()?,
        })
    }

    /// Returns elements, then others, along the last dimension.
    fn joined(&mut self, mut of: Dual, then: Dual) -> Result<Dual, Fault> {
        let own = of
            .values
            .iter_mut()
            .chain_items(of.tangents.iter_mut().flatten());
        let then = then
            .values
            .into_iter()
            .chain_items(then.tangents.into_iter().flatten());
        for (value, next) in own.zip(then) {
            let last = self.b.shape(*value).rank() - 1;
            *value = concatenate::concatenate(self.b, &[*value, next], last)?;
        }
        Ok(of)
    }

    /// Applies the computation with its tangents at each index.
    fn combined(&mut self, a: Dual, b: Dual, sizes: &[Size]) -> Result<Dual, Fault> {
        let region = &self.instr.regions[0];
        let is_active = |&param: &Value| has_tangents(region.shape(param));
        let active = region.params.iter().map(is_active).collect_vec();
        let both = (self.differentiate)(region, &active)?;
        let values = a.values.into_iter().chain_items(b.values);
        let tangents = a.tangents.into_iter().chain_items(b.tangents);
        let arguments = values.chain_items(tangents.flatten());
        let arguments = arguments.map(MaybeBatched::Batched).collect_vec();
        let results = inline::vectorised(self.b, &both, &arguments, sizes);
        let results = results.map_err(|refused| refused.fault)?;
        let mut all = Vec::with_capacity(results.len());
        for result in results {
            all.push(match result {
                MaybeBatched::Batched(value) => value,
                MaybeBatched::Unbatched(value) => {
                    broadcast::in_dim(self.b, value, sizes.to_vec(), &[])?
                }
            });
        }
        // Results, then tangents of those that have some.
        let count = region.results.len();
        let of_floats = all.split_off(count);
        let floats = all.iter().map(|&value| has_tangents(self.b.shape(value)));
        let tangents = where_set(&floats.collect_vec(), of_floats);
        Ok(Dual {
            values: all,
            tangents,
        })
    }
}
