//! The batching rule of choices: on an unbatched index, the same choice of batched regions; otherwise all regions are
//! applied at all indices, and their results selected.

use crate::graph::Attr;
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, Indices, MaybeBatched, OWN, Refused};
use crate::ops::control::inside;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::{guard, needed};
use crate::{ElementType, Graph, Value};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    match batch.operands[0] {
        MaybeBatched::Unbatched(index) => kept(rw, batch, index),
        MaybeBatched::Batched(index) => chosen(rw, batch, index),
    }
}

/// Adds the same choice. A result is unbatched if it is in all regions.
fn kept(rw: &mut Rewriter, batch: &Batch<'_>, index: Value) -> Result<Vec<MaybeBatched>, Refused> {
    let captured = &batch.operands[batch.instr.own()..];
    let active = batch.indices.active;
    let mut regions = Vec::with_capacity(batch.instr.regions.len());
    // The graphs are not finished yet: whether a result is batched depends on all regions.
    for region in &batch.instr.regions {
        let mut graph = inside::graph(batch);
        let arguments = inside::parameters(rw, &mut graph, captured);
        let active = active.map(|active| graph.param(rw.shape(active).clone()));
        let sizes = batch.sizes();
        let indices = Indices { sizes, active };
        let values = (batch.apply)(&mut graph, region, &arguments, indices)?;
        regions.push((graph, values));
    }
    let count = batch.instr.results.len();
    let is_batched = |i: usize| regions.iter().any(|(_, values)| values[i].is_batched());
    let is_batched: Vec<bool> = (0..count).map(is_batched).collect_vec();
    let mut graphs = Vec::with_capacity(regions.len());
    for (mut graph, values) in regions {
        // A result that is batched in one region is spread in the others.
        let results = inside::results(&mut graph, batch, &values, &is_batched)?;
        graphs.push(graph.finish(results).graph);
    }
    let captured = captured.iter().map(|v| v.any()).collect_vec();
    let active = active.into_iter().collect_vec();
    let operands = list::concat(&[vec![index], captured, active]);
    let attrs = vec![(OWN, Attr::Int(1))];
    let values = rw.emit_all(batch.instr.op, &operands, attrs, graphs);
    let values = values.ok_or_else(|| batch.too_large())?.into_iter();
    let values = values.zip(is_batched).map(inside::marked);
    Ok(values.collect_vec())
}

/// Applies all regions, and selects a result at each index. Loops iterate only at the indices of their region, and
/// what a region captures stands behind a guard.
fn chosen(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    index: Value,
) -> Result<Vec<MaybeBatched>, Refused> {
    let captured = &batch.operands[batch.instr.own()..];
    let choice = Choice { batch, index };
    let last = batch.instr.regions.len() - 1;
    let mut results: Vec<MaybeBatched> = Vec::new();
    // From the last region, which is also the choice for an index out of range, to the first.
    for (number, region) in batch.instr.regions.iter().enumerate().rev() {
        let active = choice.active(rw, number);
        let active = active.ok_or_else(|| batch.too_large())?;
        let captured = guarded(rw, active, region, captured);
        let captured = captured.ok_or_else(|| batch.too_large())?;
        let indices = Indices {
            sizes: batch.sizes(),
            active: Some(active),
        };
        let values = (batch.apply)(rw, region, &captured, indices)?;
        if number == last {
            results = values;
            continue;
        }
        for (result, value) in results.iter_mut().zip(values) {
            let one = choice.select(rw, number, value, *result);
            *result = one.ok_or_else(|| batch.too_large())?;
        }
    }
    Ok(results)
}

/// Returns what a region captures behind guards: batched values where an index is active, unbatched ones where any is.
fn guarded(
    rw: &mut Rewriter,
    active: Value,
    region: &Graph,
    captured: &[MaybeBatched],
) -> Option<Vec<MaybeBatched>> {
    let mut any = None;
    let mut all = Vec::with_capacity(captured.len());
    for (&param, value) in region.params.iter().zip(captured) {
        all.push(match *value {
            // Only differentiable values need a guard, since only their cotangents are sums.
            value if !has_tangents(region.shape(param)) || !region.reads(param) => value,
            MaybeBatched::Batched(value) => {
                MaybeBatched::Batched(guard::guarded(rw, active, value)?)
            }
            MaybeBatched::Unbatched(value) => {
                // One reduction of the mask serves all unbatched values.
                if any.is_none() {
                    any = needed::any(rw, active);
                }
                MaybeBatched::Unbatched(guard::guarded(rw, any?, value)?)
            }
        });
    }
    Some(all)
}

/// A choice on a batched index.
struct Choice<'a> {
    batch: &'a Batch<'a>,
    index: Value,
}

impl Choice<'_> {
    /// Emits whether the index is this number.
    fn is(&self, rw: &mut Rewriter, number: usize) -> Option<Value> {
        match rw.shape(self.index).element {
            ElementType::Bool => Some(self.index),
            _ => rw.formula([self.index], |[index]| index.equal(number as f64)),
        }
    }

    /// Emits whether the region with this number is selected at an active index.
    fn active(&self, rw: &mut Rewriter, number: usize) -> Option<Value> {
        let last = self.batch.instr.regions.len() - 1;
        let selected = if number != last {
            self.is(rw, number)?
        } else {
            // An index that is out of range selects the last region.
            let shape = rw.shape(self.index).with_element(ElementType::Bool);
            let mut other = rw.number(0.0, &shape)?;
            for number in 0..last {
                let this = self.is(rw, number)?;
                other = rw.formula([other, this], |[other, this]| other | this)?;
            }
            rw.formula([other], |[other]| !other)?
        };
        match self.batch.indices.active {
            Some(active) => rw.formula([active, selected], |[active, selected]| active & selected),
            None => Some(selected),
        }
    }

    /// Selects a result of the region with this number where it is selected, and another value elsewhere.
    fn select(
        &self,
        rw: &mut Rewriter,
        number: usize,
        value: MaybeBatched,
        other: MaybeBatched,
    ) -> Option<MaybeBatched> {
        if let (MaybeBatched::Unbatched(a), MaybeBatched::Unbatched(b)) = (value, other) {
            // Regions may return the same captured value, each behind its own guard.
            let [a, b] = list::both([a, b], |v| guard::unguarded(rw, v));
            if a == b {
                return Some(MaybeBatched::Unbatched(a));
            }
        }
        let [value, other] = list::both([value, other], |v| v.spread(rw, self.batch.sizes()));
        let selected = self.is(rw, number)?;
        let sizes = rw.shape(value?).dims.clone();
        let dims: Vec<usize> = (0..self.batch.sizes().len()).collect_vec();
        let selected = rw.broadcast(selected, &sizes, &dims)?;
        let value = rw.formula([selected, value?, other?], |[selected, value, other]| {
            selected.select(value, other)
        })?;
        Some(MaybeBatched::Batched(value))
    }
}
