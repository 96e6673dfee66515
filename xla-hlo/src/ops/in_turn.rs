//! The batching rule of instructions that no kernel computes at several indices at once: a loop over the indices.

use core::slice;

use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Module};
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched, OWN};
use crate::ops::{
    batch, compare, constant, dynamic_slice, dynamic_update_slice, elementwise, reshape, while_loop,
};
use crate::{Builder, ElementType, Graph, Literal, Shape, Size, Value};

/// Batches an instruction by a loop that computes it at one index after another.
pub(crate) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let count = batch::count(batch)?;
    let own = batch::own_shapes(rw, batch);
    let results = batch::own_results(rw, batch)?;
    let mut operands = Vec::with_capacity(own.len());
    for (&operand, own) in batch.operands.iter().zip_items(&own) {
        operands.push(match operand {
            MaybeBatched::Unbatched(value) => value,
            MaybeBatched::Batched(value) => {
                rw.reshape(value, &list::concat(&[slice::from_ref(&count), &own.dims]))?
            }
        });
    }
    let mut state = vec![rw.constant(Literal::zero(ElementType::I64))?];
    for shape in &results {
        let sizes = list::concat(&[slice::from_ref(&count), &shape.dims]);
        state.push(rw.number(0.0, &Shape::new(shape.element, sizes))?);
    }
    let values = match count.is(0) {
        true => state,
        false => {
            let loops = Turns {
                batch,
                count,
                own,
                shapes: [&state, &operands].map(|list| {
                    let shapes = list.iter().map(|&v| rw.shape(v).clone());
                    shapes.collect_vec()
                }),
            };
            let regions = vec![loops.condition()?, loops.body()?];
            let attrs = vec![(OWN, Attr::Int(state.len() as i64))];
            let operands = list::concat(&[state, operands]);
            rw.emit_all(&while_loop::PRIMITIVE, &operands, attrs, regions)?
        }
    };
    let values = values.iter().skip(1).zip_items(&results);
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

    fn condition(&self) -> Option<Graph> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let [state, _] = self.params(&mut b.graph);
        let count = constant::size(&mut b, ElementType::I64, self.count.clone());
        let more = compare::less(&mut b, state[0], count).ok()?;
        b.graph.results = vec![more];
        Some(b.graph)
    }

    fn body(&self) -> Option<Graph> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        b.origin = self.batch.instr.origin;
        let [state, operands] = self.params(&mut b.graph);
        let mut arguments = Vec::with_capacity(operands.len());
        for (i, &operand) in operands.iter().enumerate() {
            arguments.push(match self.batch.operands[i] {
                MaybeBatched::Unbatched(_) => operand,
                MaybeBatched::Batched(_) => {
                    let own = &self.own[i].dims;
                    let sizes = list::concat(&[&[Size::from(1)], own.as_slice()]);
                    let at = Self::at(&mut b, state[0], own.len());
                    let one = dynamic_slice::dynamic_slice(&mut b, operand, &at, sizes).ok()?;
                    reshape::reshape(&mut b, one, own.clone()).ok()?
                }
            });
        }
        let instr = self.batch.instr;
        let values = b.add(
            instr.op,
            &arguments,
            instr.attrs.clone(),
            instr.regions.clone(),
        );
        let one = b.constant(Literal::from_f64(ElementType::I64, 1.0));
        let next = b.add1(&elementwise::add, &[state[0], one], Vec::new());
        b.graph.results = vec![next.ok()?];
        for (value, &all) in values.ok()?.into_iter().zip_items(&state[1..]) {
            let own = b.shape(value).dims.clone();
            let at = Self::at(&mut b, state[0], own.len());
            let sizes = list::concat(&[&[Size::from(1)], own.as_slice()]);
            let one = reshape::reshape(&mut b, value, sizes).ok()?;
            let all = dynamic_update_slice::dynamic_update_slice(&mut b, all, one, &at).ok()?;
            b.graph.results.push(all);
        }
        Some(b.graph)
    }

    /// Returns the start indices of the slice at an index, of arrays of this rank.
    fn at(b: &mut Builder<'_>, index: Value, rank: usize) -> Vec<Value> {
        let zero = b.constant(Literal::zero(ElementType::I64));
        let mut at = vec![zero; rank + 1];
        at[0] = index;
        at
    }
}
