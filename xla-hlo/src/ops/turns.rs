//! A loop over the indices of a batch that computes an instruction at one index after another.
//!
//! The primitive of the loop is an argument, since loops themselves are batched so too.

use core::slice;

use crate::error::Fault;
use crate::graph::rewriter::{Rewriter, applicable};
use crate::graph::{Attr, Module};
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched, OWN, Primitive, Refused};
use crate::ops::{
    batch, broadcast, compare, conditional, constant, dynamic_slice, dynamic_update_slice,
    elementwise, needed, reshape,
};
use crate::{Builder, ElementType, Graph, Instr, Literal, Shape, Size, Value};

/// Batches an instruction by a loop that computes it at one index after another.
pub(super) fn batched(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    primitive: &'static Primitive,
) -> Option<Vec<Value>> {
    looped(rw, batch, primitive, None)
}

/// Batches a call with side effects, which is made at active indices only; its results are zeros at the others. One that
/// depends on no index is made once, if an index is active.
pub(super) fn called(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    primitive: &'static Primitive,
) -> Result<Vec<MaybeBatched>, Refused> {
    let plain: Option<Vec<Value>> = batch.operands.iter().map(|v| v.same()).collect_some();
    let values = match (plain, batch.indices.active) {
        (Some(operands), Some(active)) => {
            let once = once(rw, batch, &operands, active);
            once.map(|values| (values, false))
        }
        (_, active) => {
            let count = batch::count(batch);
            // The loop counts the indices of all batch dimensions in one.
            let active = active
                .zip(count)
                .map(|(active, count)| rw.reshape(active, &[count]));
            let values = match active {
                Some(None) => None,
                active => looped(rw, batch, primitive, active.flatten()),
            };
            values.map(|values| (values, true))
        }
    };
    let (values, is_batched) = values.ok_or_else(|| batch.too_large())?;
    let marked = |value| {
        if is_batched {
            MaybeBatched::Batched(value)
        } else {
            MaybeBatched::Unbatched(value)
        }
    };
    Ok(values.into_iter().map(marked).collect_vec())
}

/// Adds a call that is made if an index is active.
fn once(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    operands: &[Value],
    active: Value,
) -> Option<Vec<Value>> {
    let is_any = needed::any(rw, active)?;
    let own = operands.iter().map(|&v| rw.shape(v).clone()).collect_vec();
    let results = batch::own_results(rw, batch)?;
    let regions = vec![
        applicable(call(batch.instr, &own))?,
        applicable(zeros(&own, &results))?,
    ];
    // A choice whose second branch returns zeros, without the call.
    let operands = list::concat(&[&[is_any], operands]);
    rw.emit_all(
        &conditional::IF,
        &operands,
        vec![(OWN, Attr::Int(1))],
        regions,
    )
}

/// Returns a graph with one instruction, on parameters of these shapes.
fn call(instr: &Instr, params: &[Shape]) -> Result<Graph, Fault> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.origin = instr.origin;
    let params = params.iter().map(|shape| b.graph.add_param(shape.clone()));
    let params = params.collect_vec();
    let (attrs, regions) = (instr.attrs.clone(), instr.regions.clone());
    b.graph.results = b.add(instr.op, &params, attrs, regions)?;
    Ok(b.graph)
}

/// Returns a graph of zeros, which ignores parameters of these shapes.
fn zeros(params: &[Shape], results: &[Shape]) -> Result<Graph, Fault> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    for shape in params {
        b.graph.add_param(shape.clone());
    }
    for shape in results {
        let zero = b.constant(Literal::zero(shape.element));
        let all = broadcast::in_dim(&mut b, zero, shape.dims.clone(), &[])?;
        b.graph.results.push(all);
    }
    Ok(b.graph)
}

/// Adds the loop. `active` is a bool for each index.
fn looped(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    primitive: &'static Primitive,
    active: Option<Value>,
) -> Option<Vec<Value>> {
    let count = batch::count(batch)?;
    let own = batch::own_shapes(rw, batch);
    // The batch has one dimension inside the loop, `count`, however many dimensions it has outside.
    let results = batch::own_results(rw, batch)?;
    let mut operands = Vec::with_capacity(own.len());
    for (&operand, own) in batch.operands.iter().zip(&own) {
        operands.push(match operand {
            MaybeBatched::Unbatched(value) => value,
            MaybeBatched::Batched(value) => {
                rw.reshape(value, &list::concat(&[slice::from_ref(&count), &own.dims]))?
            }
        });
    }
    operands.extend(active);
    // The state: the index, then each result, filled with zeros and replaced row by row.
    let mut state = vec![rw.constant(Literal::zero(ElementType::I64))?];
    for shape in &results {
        let sizes = list::concat(&[slice::from_ref(&count), &shape.dims]);
        state.push(rw.number(0.0, &Shape::new(shape.element, sizes))?);
    }
    // A loop over no index would still have a body that reads a row; zeros of no element are the result already.
    let values = if count.is(0) {
        state
    } else {
        let loops = Turns {
            batch,
            count,
            own,
            is_masked: active.is_some(),
            shapes: list::both([&state, &operands], |list| {
                let shapes = list.iter().map(|&v| rw.shape(v).clone());
                shapes.collect_vec()
            }),
        };
        let regions = vec![applicable(loops.condition())?, applicable(loops.body())?];
        let attrs = vec![(OWN, Attr::Int(state.len() as i64))];
        let operands = list::concat(&[state, operands]);
        rw.emit_all(primitive, &operands, attrs, regions)?
    };
    // The index is not a result. The batch's dimensions are restored.
    let values = values.iter().skip(1).zip(&results);
    let values = values.map(|(&value, own)| {
        let sizes = list::concat(&[batch.sizes(), &own.dims]);
        rw.reshape(value, &sizes)
    });
    values.collect_some()
}

/// The loop over the indices.
struct Turns<'a> {
    batch: &'a Batch<'a>,
    /// The number of indices.
    count: Size,
    /// The shapes of the operands at one index.
    own: Vec<Shape>,
    /// Whether the last operand tells which indices are active.
    is_masked: bool,
    /// The shapes of the state, the index and the results at all indices, and of the operands.
    shapes: [Vec<Shape>; 2],
}

impl Turns<'_> {
    fn params(&self, graph: &mut Graph) -> [Vec<Value>; 2] {
        list::both([0, 1], |i| {
            let shapes = self.shapes[i].iter().cloned();
            shapes.map(|shape| graph.add_param(shape)).collect_vec()
        })
    }

    fn condition(&self) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let [state, _] = self.params(&mut b.graph);
        let count = constant::size(&mut b, ElementType::I64, self.count.clone());
        let more = compare::less(&mut b, state[0], count)?;
        b.graph.results = vec![more];
        Ok(b.graph)
    }

    fn body(&self) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        b.origin = self.batch.instr.origin;
        let [state, operands] = self.params(&mut b.graph);
        let (operands, active) = operands.split_at(self.own.len());
        // The operands at this index: the row of a batched operand.
        let mut arguments = Vec::with_capacity(operands.len());
        for (i, &operand) in operands.iter().enumerate() {
            arguments.push(match self.batch.operands[i] {
                MaybeBatched::Unbatched(_) => operand,
                MaybeBatched::Batched(_) => {
                    let own = &self.own[i].dims;
                    let sizes = list::concat(&[&[Size::from(1)], own.as_slice()]);
                    let at = Self::at(&mut b, state[0], own.len());
                    let one = dynamic_slice::dynamic_slice(&mut b, operand, &at, sizes)?;
                    reshape::reshape(&mut b, one, own.clone())?
                }
            });
        }
        // The instruction; if indices may be inactive, a conditional executes it at active ones only.
        let instr = self.batch.instr;
        let values = match active.first().filter(|_| self.is_masked) {
            None => {
                let (attrs, regions) = (instr.attrs.clone(), instr.regions.clone());
                b.add(instr.op, &arguments, attrs, regions)
            }
            Some(&active) => {
                let own = arguments.iter().map(|&v| b.shape(v).clone()).collect_vec();
                let results = self.shapes[0][1..].iter();
                let results = results.map(|all| Shape::new(all.element, all.dims[1..].to_vec()));
                let regions = vec![call(instr, &own)?, zeros(&own, &results.collect_vec())?];
                let at = Self::at(&mut b, state[0], 0);
                let one = vec![Size::from(1)];
                let is_active = dynamic_slice::dynamic_slice(&mut b, active, &at, one)?;
                let is_active = reshape::reshape(&mut b, is_active, Vec::new())?;
                let operands = list::concat(&[&[is_active], arguments.as_slice()]);
                b.add(
                    &conditional::IF,
                    &operands,
                    vec![(OWN, Attr::Int(1))],
                    regions,
                )
            }
        };
        // The next state: the next index, and the results with this row replaced.
        let one = b.constant(Literal::from_f64(ElementType::I64, 1.0));
        let next = b.add1(&elementwise::add, &[state[0], one], Vec::new());
        b.graph.results = vec![next?];
        for (value, &all) in values?.into_iter().zip(&state[1..]) {
            let own = b.shape(value).dims.clone();
            let at = Self::at(&mut b, state[0], own.len());
            let sizes = list::concat(&[&[Size::from(1)], own.as_slice()]);
            let one = reshape::reshape(&mut b, value, sizes)?;
            let all = dynamic_update_slice::dynamic_update_slice(&mut b, all, one, &at)?;
            b.graph.results.push(all);
        }
        Ok(b.graph)
    }

    /// Returns the start indices of the slice at an index, of arrays of this rank.
    fn at(b: &mut Builder<'_>, index: Value, rank: usize) -> Vec<Value> {
        let zero = b.constant(Literal::zero(ElementType::I64));
        let mut at = vec![zero; rank + 1];
        at[0] = index;
        at
    }
}
