//! Applies a computation at each index of arrays, as the same instructions on whole arrays.
//!
//! Each value of the computation is batched or unbatched: unbatched values do not depend on the index and are computed
//! once. Instructions of simple forms are batched here, kernels by [`OpTraits::batch`], loops and choices by
//! [`OpTraits::batch_regions`].
//!
//! [`OpTraits::batch`]: crate::operation::OpTraits::batch
//! [`OpTraits::batch_regions`]: crate::operation::OpTraits::batch_regions

use crate::error::{Fault, FaultKind};
use crate::graph::function::written;
use crate::graph::rewriter::Rewriter;
use crate::graph::{Module, Origin};
use crate::list::{self, Items};
use crate::operation::{Batch, CallTarget, Form, Indices, MaybeBatched, Refused};
use crate::ops::checkpoint::is_checkpoint;
use crate::ops::custom_derivative::has_tangents;
use crate::ops::{guard, stop_gradient};
use crate::{Builder, Graph, Instr, Shape, Size, Value};

/// Applies a computation without calls at each index of `sizes`, which are the leading dimensions of batched arguments
/// and results.
///
/// # Errors
/// The computation has a side effect, or an array for all indices is too large.
pub fn apply(
    rw: &mut Rewriter,
    region: &Graph,
    arguments: &[MaybeBatched],
    sizes: &[Size],
) -> Result<Vec<MaybeBatched>, Refused> {
    let active = None;
    region_at(rw, region, arguments, Indices { sizes, active })
}

/// Applies a computation at all indices; some may not be active.
fn region_at(
    rw: &mut Rewriter,
    region: &Graph,
    arguments: &[MaybeBatched],
    indices: Indices<'_>,
) -> Result<Vec<MaybeBatched>, Refused> {
    let mut outside = vec![MaybeBatched::Unbatched(Value(0)); region.value_count()];
    let mut varies = vec![false; region.value_count()];
    for (&param, &argument) in region.params.iter().zip(arguments) {
        outside[param.0 as usize] = argument;
        // A value varies with differentiable arguments. Only such values need guards in choices, and a stopped gradient
        // does not.
        varies[param.0 as usize] = has_tangents(region.shape(param));
    }
    let around = rw.at(Origin::default());
    for (_, instr) in region.instrs() {
        rw.at(instr.origin);
        let operands = instr.operands.iter().map(|v| outside[v.0 as usize]);
        let varied = instr.operands.iter().map(|v| varies[v.0 as usize]);
        let varied = varied.collect_vec();
        let varies_result = varied.contains(&true) && *instr.op != stop_gradient::PRIMITIVE;
        let each = Each {
            rw,
            region,
            instr,
            indices,
            varied,
        };
        let values = each.apply(&operands.collect_vec())?;
        for (result, value) in instr.results.iter().zip(values) {
            outside[result.0 as usize] = value;
            varies[result.0 as usize] = varies_result && has_tangents(region.shape(*result));
        }
    }
    rw.at(around);
    let results = region.results.iter();
    Ok(results.map(|&v| outside[v.0 as usize]).collect_vec())
}

/// Returns the instructions that replace an instruction of the form [`Form::Expanded`], as a graph of its operands,
/// which have these shapes.
pub(crate) fn expanded(shapes: &[Shape], instr: &Instr) -> Result<Graph, Refused> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shapes = shapes.iter().cloned();
    let params: Vec<Value> = shapes.map(|shape| b.graph.add_param(shape)).collect_vec();
    let Some(expand) = instr.op.traits.expand else {
        unreachable!("{:?} says that it expands", instr.op);
    };
    let results = expand(&mut b, instr, &params).map_err(|fault| Refused {
        origin: instr.origin,
        fault,
    })?;
    b.graph.results = results;
    Ok(b.graph)
}

/// Whether a graph contains a loop, which may never end for some arguments, or a custom call, which has side effects.
pub(crate) fn has_loop(graph: &Graph) -> bool {
    graph.instrs().any(|(_, instr)| is_loop(graph, instr))
}

/// Whether an instruction is a loop or a custom call, or contains one.
fn is_loop(graph: &Graph, instr: &Instr) -> bool {
    let regions = || instr.regions.iter().any(has_loop);
    let form = (instr.op.form)(graph, instr);
    matches!(form, Form::While | Form::CustomCall { .. }) || regions()
}

/// An instruction of the region.
struct Each<'a> {
    rw: &'a mut Rewriter,
    region: &'a Graph,
    instr: &'a Instr,
    indices: Indices<'a>,
    /// Whether each operand may have a tangent.
    varied: Vec<bool>,
}

impl Each<'_> {
    fn apply(self, operands: &[MaybeBatched]) -> Result<Vec<MaybeBatched>, Refused> {
        if let Some(refused) = effect(self.instr) {
            return Err(refused);
        }
        let plain: Option<Vec<Value>> = operands.iter().map(|v| v.same()).collect_some();
        // A loop must not run, and a call must not be made, if no index is active.
        let guarded = || self.indices.active.is_some() && is_loop(self.region, self.instr);
        match (plain, self.indices.active) {
            (Some(operands), _) if !guarded() => Ok(self.unbatched(operands)),
            (None, Some(active)) if self.combines(operands) => self.guarded(active, operands),
            _ => self.batched(operands),
        }
    }

    /// Whether the instruction combines unbatched operands that may have a tangent with batched ones. Regions and
    /// expansions combine them inside.
    fn combines(&self, operands: &[MaybeBatched]) -> bool {
        let form = (self.instr.op.form)(self.region, self.instr);
        let inside = match form {
            Form::While | Form::Branch | Form::Barrier | Form::CustomCall { .. } => true,
            Form::Expanded => !self.instr.op.traits.ruled || is_checkpoint(self.instr),
            _ => false,
        };
        let mut operands = operands.iter().zip(&self.varied);
        !inside && operands.any(|(operand, varied)| *varied && !operand.is_batched())
    }

    /// Batches an instruction so that indices that are not active add nothing to the cotangents of its unbatched
    /// operands. Each is broadcast and stands behind a guard; or it stays unbatched if the result is linear in the
    /// operands that are batched, and these and the result stand behind guards.
    fn guarded(
        self,
        active: Value,
        operands: &[MaybeBatched],
    ) -> Result<Vec<MaybeBatched>, Refused> {
        let refuse = || too_large(self.instr, self.indices.sizes);
        let traits = &self.instr.op.traits;
        // `keeps`: the result is linear in everything that is batched, as in `dot(x, w)` with batched `x`. At such an
        // index, zeros in `x` and in the cotangent of the result add 0 to the cotangent of `w`, so `w` needs no copy
        // for each index.
        let batched = |i: usize| self.varied[i] && operands[i].is_batched();
        let linear = |i: usize| !batched(i) || traits.linear_in.contains(&i);
        let keeps = (0..operands.len()).all(linear);
        let mut guarded = operands.to_vec();
        for (operand, &varied) in guarded.iter_mut().zip(&self.varied) {
            if !varied || keeps && !operand.is_batched() {
                continue;
            }
            let value = operand.spread(self.rw, self.indices.sizes);
            let value = value.and_then(|value| guard::guarded(self.rw, active, value));
            *operand = MaybeBatched::Batched(value.ok_or_else(refuse)?);
        }
        let Each {
            rw,
            region,
            instr,
            indices,
            varied,
        } = self;
        let each = Each {
            rw: &mut *rw,
            region,
            instr,
            indices,
            varied,
        };
        let mut values = each.batched(&guarded)?;
        // Without `keeps`, each operand with a tangent has become a guarded copy, and the result needs no guard.
        for (value, &result) in values.iter_mut().zip(&instr.results) {
            if let MaybeBatched::Batched(value) = value
                && keeps
                && has_tangents(region.shape(result))
            {
                let guarded = guard::guarded(rw, active, *value);
                *value = guarded.ok_or_else(|| too_large(instr, indices.sizes))?;
            }
        }
        Ok(values)
    }

    fn unbatched(self, operands: Vec<Value>) -> Vec<MaybeBatched> {
        let results = self.instr.results.iter();
        let shapes = results.map(|&v| self.region.shape(v).clone()).collect_vec();
        let moved = Instr {
            operands,
            results: Vec::new(),
            ..self.instr.clone()
        };
        let values = self.rw.place(moved, shapes).into_iter();
        values.map(MaybeBatched::Unbatched).collect_vec()
    }

    fn batched(mut self, operands: &[MaybeBatched]) -> Result<Vec<MaybeBatched>, Refused> {
        let instr = self.instr;
        let batch = Batch {
            region: self.region,
            instr,
            operands,
            indices: self.indices,
            apply: region_at,
        };
        // Sizes that overflow are refused before any rule multiplies them.
        for &value in instr.operands.iter().chain_items(&instr.results) {
            let shape = self.region.shape(value);
            let sizes = list::concat(&[self.indices.sizes, &shape.dims]);
            let whole = Shape::new(shape.element, sizes);
            if whole.is_beyond_counting() {
                return Err(refused(instr, FaultKind::TooManyBytes(whole)));
            }
        }
        // The order is the precedence. First operations that are replaced by others, then regions, then the operation's
        // own rule, then the rules of its form.
        let traits = &instr.op.traits;
        let form = (instr.op.form)(self.region, instr);
        if form == Form::Expanded && !traits.ruled {
            let shapes = instr.operands.iter();
            let shapes: Vec<Shape> = shapes.map(|&v| self.region.shape(v).clone()).collect_vec();
            let graph = expanded(&shapes, instr)?;
            return region_at(self.rw, &graph, operands, self.indices);
        }
        if form == Form::Region {
            return self.nested(operands);
        }
        // Loops, choices, custom calls and functions that are computed again receive `active`. Other regions, such as rules of derivatives, are applied at
        // all indices, also where a call in them must not be made.
        if let Some(rule) = traits.batch_regions {
            let passes_on = matches!(form, Form::While | Form::Branch | Form::CustomCall { .. })
                || is_checkpoint(instr);
            if self.indices.active.is_some()
                && !passes_on
                && let Some(call) = instr.regions.iter().find_map(called)
            {
                let what = format!(
                    "{call} in a function with a rule, which is applied at all indices, and here some indices \
                     may not take it"
                );
                let help =
                    "call it at all indices, with an argument that suits it, and select results";
                return Err(Refused {
                    origin: instr.origin,
                    fault: Fault::call(FaultKind::Other(what)).help(help),
                });
            }
            return rule(self.rw, &batch);
        }
        let values = match traits.batch {
            Some(rule) => rule(self.rw, &batch),
            None => self.value(form, operands).map(|value| vec![value]),
        };
        match values {
            Some(values) => Ok(values.into_iter().map(MaybeBatched::Batched).collect_vec()),
            None => {
                let what = format!(
                    "the operands of `{}` in the computation differ at each index: it cannot be applied at all \
                     indices at once",
                    instr.op.name
                );
                Err(refused(instr, FaultKind::Other(what)))
            }
        }
    }

    /// Applies the region of a map at all indices of its operands, at each of these indices.
    fn nested(self, operands: &[MaybeBatched]) -> Result<Vec<MaybeBatched>, Refused> {
        let too_large = || too_large(self.instr, self.indices.sizes);
        let around = self.indices.sizes;
        let own = &self.region.shape(self.instr.results[0]).dims;
        let sizes = list::concat(&[around, own]);
        let arguments = operands.iter().map(|v| v.spread(self.rw, around));
        let arguments = arguments.map(|v| v.map(MaybeBatched::Batched));
        let arguments: Option<Vec<MaybeBatched>> = arguments.collect_some();
        // An index is active at all indices of the map inside.
        let dims: Vec<usize> = (0..around.len()).collect_vec();
        let active = match self.indices.active {
            None => None,
            Some(active) => {
                let active = self.rw.broadcast(active, &sizes, &dims);
                Some(active.ok_or_else(too_large)?)
            }
        };
        let indices = Indices {
            sizes: &sizes,
            active,
        };
        let arguments = arguments.ok_or_else(too_large)?;
        let values = region_at(self.rw, &self.instr.regions[0], &arguments, indices)?;
        let values = values.iter().map(|v| v.spread(self.rw, &sizes));
        let values = values.map(|v| v.map(MaybeBatched::Batched));
        let values: Option<Vec<MaybeBatched>> = values.collect_some();
        values.ok_or_else(too_large)
    }

    /// Batches an instruction of a form without a kernel.
    fn value(&mut self, form: Form, operands: &[MaybeBatched]) -> Option<Value> {
        let around = self.indices.sizes;
        let rank = around.len();
        let inside = |d: &usize| d + rank;
        let own = &self.region.shape(self.instr.results[0]).dims;
        let sizes = list::concat(&[around, own]);
        match form {
            Form::Map { .. } => {
                let operands = self.elementwise(operands, own.len(), &sizes)?;
                let attrs = self.instr.attrs.clone();
                self.rw.emit(self.instr.op, &operands, attrs, Vec::new())
            }
            Form::Broadcast { dims } => {
                let dims: Vec<usize> = (0..rank).chain_items(dims.iter().map(inside)).collect_vec();
                self.rw.broadcast(operands[0].any(), &sizes, &dims)
            }
            // A marker stays.
            Form::Reshape if *self.instr.op == stop_gradient::PRIMITIVE => {
                let op = self.instr.op;
                (self.rw).formula([operands[0].any()], |[operand]| operand.apply(op))
            }
            Form::Reshape => self.rw.reshape(operands[0].any(), &sizes),
            Form::Transpose { permutation } => {
                let permutation: Vec<usize> = (0..rank)
                    .chain_items(permutation.iter().map(inside))
                    .collect_vec();
                self.rw.transpose(operands[0].any(), &permutation)
            }
            _ => None,
        }
    }

    /// Returns the batched operands of an elementwise instruction, whose results have this rank and these sizes.
    fn elementwise(
        &mut self,
        operands: &[MaybeBatched],
        rank: usize,
        sizes: &[Size],
    ) -> Option<Vec<Value>> {
        let around = self.indices.sizes;
        let dims: Vec<usize> = (0..around.len()).collect_vec();
        let operands = operands.iter().zip(&self.instr.operands);
        let operands = operands.map(|(operand, &own)| {
            let is_array = self.region.shape(own).rank() == rank;
            match operand {
                // The predicate of a select and the bounds of a clamp may be scalars beside arrays.
                MaybeBatched::Unbatched(scalar) if !is_array => Some(*scalar),
                MaybeBatched::Batched(scalars) if !is_array => {
                    self.rw.broadcast(*scalars, sizes, &dims)
                }
                array => array.spread(self.rw, around),
            }
        });
        operands.collect_some()
    }
}

/// Returns the effect of the first custom call of a graph, as a message states it.
fn called(graph: &Graph) -> Option<String> {
    graph
        .instrs()
        .find_map(|(_, instr)| match (instr.op.form)(graph, instr) {
            Form::CustomCall { target, .. } => Some(match target {
                CallTarget::Function(name) => format!("`{}` is called", written(&name)),
                CallTarget::Inspect(inspect) => inspect.in_passive(),
            }),
            _ => instr.regions.iter().find_map(called),
        })
}

fn refused(instr: &Instr, what: FaultKind) -> Refused {
    Refused {
        origin: instr.origin,
        fault: Fault::call(what),
    }
}

/// Returns the fault of an instruction with a value that has too many bytes at all indices of a batch.
fn too_large(instr: &Instr, sizes: &[Size]) -> Refused {
    refused(instr, FaultKind::BatchTooLarge(sizes.to_vec()))
}

/// Returns the fault of the first instruction with a side effect that cannot be repeated for each index.
fn effect(instr: &Instr) -> Option<Refused> {
    let traits = &instr.op.traits;
    if !traits.effect || traits.batch_regions.is_some() {
        let mut regions = instr.regions.iter();
        return regions.find_map(|region| {
            let mut instrs = region.instrs();
            instrs.find_map(|(_, inner)| effect(inner))
        });
    }
    let name = instr.op.name;
    let what = format!("`{name}` has side effects and cannot be applied at all indices at once");
    Some(refused(instr, FaultKind::Other(what)))
}
