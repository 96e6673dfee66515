//! The batching rule of loops.
//!
//! A loop whose condition is unbatched stays such a loop, of a state that is batched in part. A loop whose condition is
//! batched iterates while it holds at any index, and carries the indices at which it still holds: there the state
//! changes, elsewhere it stays as it is.

use super::PRIMITIVE;
use crate::graph::Attr;
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, Indices, MaybeBatched, OWN, Refused};
use crate::ops::control::inside::{self, marked};
use crate::ops::needed::{self, any};
use crate::ops::turns;
use crate::ops::vectorise::has_loop;
use crate::{Graph, Instr, Shape, Value};

pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    if only_calls(batch.instr) {
        return turns::called(rw, batch, &PRIMITIVE);
    }
    let (init, captured) = batch.operands.split_at(batch.instr.own());
    let [condition, body] = batch.instr.regions.as_slice() else {
        unreachable!("a loop has two regions");
    };
    let each = Loop {
        batch,
        condition,
        body,
        captured,
    };
    // Parts of the state become batched in the body if they depend on batched parts, until nothing changes.
    let (is_batched, varies) = each.fixpoint(rw, init)?;
    let init = inside::results(rw, batch, init, &is_batched)?;
    let init: Vec<MaybeBatched> = init.into_iter().zip(is_batched).map(marked).collect_vec();
    if varies {
        each.varying(rw, &init)
    } else {
        each.uniform(rw, &init)
    }
}

/// Whether a loop only counts, and prints or calls: such a loop of a `vmap` inside of this one runs for one index after
/// another, so that its calls are in the order of the indices.
fn only_calls(instr: &Instr) -> bool {
    instr.own() == 1 && instr.regions.iter().any(has_effect)
}

fn has_effect(graph: &Graph) -> bool {
    let mut instrs = graph.instrs().map(|(_, instr)| instr);
    instrs.any(|instr| instr.op.traits.effect || instr.regions.iter().any(has_effect))
}

/// A loop that is batched.
struct Loop<'a> {
    batch: &'a Batch<'a>,
    condition: &'a Graph,
    body: &'a Graph,
    captured: &'a [MaybeBatched],
}

impl Loop<'_> {
    /// Applies a region of the loop at all indices, or its loops at the active ones.
    fn apply(
        &self,
        rw: &mut Rewriter,
        region: &Graph,
        arguments: &[MaybeBatched],
        active: Option<Value>,
    ) -> Result<Vec<MaybeBatched>, Refused> {
        let active = active.filter(|_| has_loop(region));
        let sizes = self.batch.sizes();
        (self.batch.apply)(rw, region, arguments, Indices { sizes, active })
    }

    /// Whether the body returns a part of the state as it is.
    fn keeps(&self, part: usize) -> bool {
        self.body.results[part] == self.body.params[part]
    }

    /// Returns which parts of the state are batched, and whether the condition is.
    fn fixpoint(&self, rw: &Rewriter, init: &[MaybeBatched]) -> Result<(Vec<bool>, bool), Refused> {
        // A part is batched if it begins batched, or if the body makes it so from batched parts. If the condition is
        // batched, so is each part that the body changes: it stops changing in another round at each index. A trial
        // marks more parts or is the last; its graph is dropped.
        let mut state: Vec<bool> = init.iter().map(|part| part.is_batched()).collect_vec();
        loop {
            let mut trial = inside::graph(self.batch);
            let parts = state.iter().enumerate().map(|(i, &is_batched)| {
                let own = self.body.shape(self.body.params[i]);
                let shape = if is_batched {
                    Shape::new(own.element, list::concat(&[self.batch.sizes(), &own.dims]))
                } else {
                    own.clone()
                };
                marked((trial.param(shape), is_batched))
            });
            let parts = parts.collect_vec();
            let captured = inside::parameters(rw, &mut trial, self.captured);
            let arguments = list::concat(&[parts, captured]);
            let holds = self.apply(&mut trial, self.condition, &arguments, None)?;
            let next = self.apply(&mut trial, self.body, &arguments, None)?;
            let varies = holds[0].is_batched();
            let parts = state.iter().zip(&next).enumerate();
            let parts = parts.map(|(i, (&is_batched, next))| {
                is_batched || next.is_batched() || varies && !self.keeps(i)
            });
            let parts = parts.collect_vec();
            if parts == state {
                return Ok((state, varies));
            }
            state = parts;
        }
    }

    /// Adds a loop whose condition is unbatched.
    fn uniform(
        &self,
        rw: &mut Rewriter,
        init: &[MaybeBatched],
    ) -> Result<Vec<MaybeBatched>, Refused> {
        let too_large = || self.batch.too_large();
        let active = self.batch.indices.active;
        let any_active = match active {
            // Otherwise, the loop might never end, although it runs at no index.
            Some(active) => Some(any(rw, active).ok_or_else(too_large)?),
            None => None,
        };
        let guards = [any_active, active].into_iter().flat_items(|guard| guard);
        let guards = guards.map(MaybeBatched::Unbatched).collect_vec();
        let captured = list::concat(&[self.captured, &guards]);
        let is_batched: Vec<bool> = init.iter().map(|part| part.is_batched()).collect_vec();
        let mut graphs = Vec::with_capacity(2);
        // Both regions take the state, the captured values and the guards.
        for region in [self.condition, self.body] {
            let mut inside = inside::graph(self.batch);
            let mut arguments = inside::parameters(rw, &mut inside, init);
            arguments.extend(inside::parameters(rw, &mut inside, &captured));
            let guards = arguments.split_off(arguments.len() - guards.len());
            let active = guards.get(1).map(|active| active.any());
            let sizes = self.batch.sizes();
            let indices = Indices { sizes, active };
            let mut values = (self.batch.apply)(&mut inside, region, &arguments, indices)?;
            // The condition is also false if no index is active.
            if let (Some(any_active), 0) = (guards.first(), graphs.len()) {
                let needed =
                    inside.formula([any_active.any()], |[any]| any.apply(&needed::PRIMITIVE));
                let needed = needed.ok_or_else(too_large)?;
                let holds =
                    inside.formula([values[0].any(), needed], |[holds, needed]| holds & needed);
                values[0] = MaybeBatched::Unbatched(holds.ok_or_else(too_large)?);
            }
            let results = match graphs.len() {
                0 => vec![values[0].any()],
                _ => inside::results(&mut inside, self.batch, &values, &is_batched)?,
            };
            graphs.push(inside.finish(results).graph);
        }
        let values = self.repeat(rw, init, &captured, graphs)?;
        Ok(values.into_iter().zip(is_batched).map(marked).collect_vec())
    }

    /// Adds a loop whose condition is batched. The first part of its state is whether the condition still holds at each
    /// index.
    fn varying(
        &self,
        rw: &mut Rewriter,
        init: &[MaybeBatched],
    ) -> Result<Vec<MaybeBatched>, Refused> {
        let active = self.batch.indices.active;
        let holds = self.holds(rw, init, self.captured, active)?;
        // The state: whether the condition holds at each index, then the parts. The loop runs while it holds at any
        // index.
        let state = list::concat(&[&[MaybeBatched::Batched(holds)], init]);
        let mut condition = inside::graph(self.batch);
        let params = inside::parameters(rw, &mut condition, &state);
        inside::parameters(rw, &mut condition, self.captured);
        let any = any(&mut condition, params[0].any());
        let any = any.ok_or_else(|| self.batch.too_large())?;
        let condition = condition.finish(vec![any]).graph;

        // The body runs at all indices; the parts change only where the condition holds.
        let mut body = inside::graph(self.batch);
        let mut arguments = inside::parameters(rw, &mut body, &state);
        let holds = arguments.remove(0).any();
        let captured = inside::parameters(rw, &mut body, self.captured);
        let all = list::concat(&[arguments.as_slice(), &captured]);
        let next = self.apply(&mut body, self.body, &all, Some(holds))?;
        let mut parts = Vec::with_capacity(next.len());
        for (i, (&old, new)) in arguments.iter().zip(next).enumerate() {
            parts.push(if self.keeps(i) {
                old
            } else {
                let part = self.select(&mut body, holds, new, old);
                MaybeBatched::Batched(part.ok_or_else(|| self.batch.too_large())?)
            });
        }
        let still = self.holds(&mut body, &parts, &captured, Some(holds))?;
        let parts = parts.iter().map(|part| part.any());
        let results: Vec<Value> = [still].into_iter().chain_items(parts).collect_vec();
        let body = body.finish(results).graph;
        let mut values = self.repeat(rw, &state, self.captured, vec![condition, body])?;
        values.remove(0);
        let values = values.into_iter().zip(init);
        let values = values.map(|(value, part)| marked((value, part.is_batched())));
        Ok(values.collect_vec())
    }

    /// Emits whether the condition holds for a state at each active index.
    fn holds(
        &self,
        rw: &mut Rewriter,
        state: &[MaybeBatched],
        captured: &[MaybeBatched],
        active: Option<Value>,
    ) -> Result<Value, Refused> {
        let arguments = list::concat(&[state, captured]);
        let holds = self.apply(rw, self.condition, &arguments, active)?;
        let holds = holds[0].spread(rw, self.batch.sizes());
        // Indices that have left the loop stay outside, whatever the condition is there.
        let holds = match (holds, active) {
            (Some(holds), Some(active)) => {
                rw.formula([active, holds], |[active, holds]| active & holds)
            }
            (holds, _) => holds,
        };
        holds.ok_or_else(|| self.batch.too_large())
    }

    /// Selects the new value of a part of the state where the condition holds, and the old one elsewhere.
    fn select(
        &self,
        rw: &mut Rewriter,
        holds: Value,
        new: MaybeBatched,
        old: MaybeBatched,
    ) -> Option<Value> {
        let [new, old] = list::both([new, old], |part| part.spread(rw, self.batch.sizes()));
        let sizes = rw.shape(new?).dims.clone();
        let dims: Vec<usize> = (0..self.batch.sizes().len()).collect_vec();
        let holds = rw.broadcast(holds, &sizes, &dims)?;
        rw.formula([holds, new?, old?], |[holds, new, old]| {
            holds.select(new, old)
        })
    }

    /// Adds a loop of these regions, and returns the final state.
    fn repeat(
        &self,
        rw: &mut Rewriter,
        state: &[MaybeBatched],
        captured: &[MaybeBatched],
        regions: Vec<Graph>,
    ) -> Result<Vec<Value>, Refused> {
        let operands = state.iter().chain_items(captured);
        let operands: Vec<Value> = operands.map(|v| v.any()).collect_vec();
        let attrs = vec![(OWN, Attr::Int(state.len() as i64))];
        let values = rw.emit_all(&PRIMITIVE, &operands, attrs, regions);
        values.ok_or_else(|| self.batch.too_large())
    }
}
