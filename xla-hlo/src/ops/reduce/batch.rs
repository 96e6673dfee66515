//! Batching rules of reductions, also over windows, and also with batched initial values.

use super::{identity, recognised};
use crate::error::Fault;
use crate::graph::Attr;
use crate::graph::rewriter::{Rewriter, applicable};
use crate::list::{self, Items};
use crate::operation::{Batch, MaybeBatched};
use crate::ops::elementwise::{or, select};
use crate::ops::rewriting::numbers;
use crate::{Builder, ElementType, Graph, Literal, Module, Primitive, Shape, Size, Value};

type Attrs = Vec<(&'static str, Attr)>;

/// Batches `reduce`.
pub(super) fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let rank = batch.sizes().len();
    let inside = batch.instr.dims("dimensions").into_iter();
    let inside = inside.map(|d| d + rank).collect_vec();
    folded(rw, batch, vec![("dimensions", numbers(&inside))])
}

/// Batches a reduction that has these attributes on batched arrays.
pub(crate) fn folded(rw: &mut Rewriter, batch: &Batch<'_>, attrs: Attrs) -> Option<Vec<Value>> {
    let region = &batch.instr.regions[0];
    let (arrays, inits) = batch.operands.split_at(batch.operands.len() / 2);
    let mut inits = inits.to_vec();
    for (i, init) in inits.iter_mut().enumerate() {
        // Captured scalars are arrays whose initial values and results nothing reads.
        if init.is_batched() && !region.reads(region.params[i]) && !batch.reads(i) {
            let nothing = Literal::zero(rw.shape(init.any()).element);
            *init = MaybeBatched::Unbatched(rw.constant(nothing)?);
        }
    }
    let fold = Fold {
        batch,
        region,
        arrays,
        inits: &inits,
        attrs,
    };
    // Unbatched initial values need no change. Batched ones are combined with the results, if the reduction has an
    // identity, and with the first elements otherwise.
    let same: Option<Vec<Value>> = inits.iter().map(|init| init.same()).collect_some();
    if let Some(inits) = same {
        let operands = list::concat(&[fold.spread(rw)?, inits]);
        let regions = batch.instr.regions.clone();
        return rw.emit_all(batch.instr.op, &operands, fold.attrs, regions);
    }
    if let ([array], Some(with)) = (arrays, recognised(region))
        && let Some(identity) = identity(with, rw.shape(array.any()).element)
    {
        return Some(vec![fold.reduce_from_identity(rw, *array, with, identity)?]);
    }
    fold.reduce_from_nothing(rw)
}

/// A reduction that is batched.
struct Fold<'a> {
    batch: &'a Batch<'a>,
    region: &'a Graph,
    arrays: &'a [MaybeBatched],
    inits: &'a [MaybeBatched],
    /// The attributes of the reduction of batched arrays.
    attrs: Attrs,
}

impl Fold<'_> {
    /// Returns the arrays as batched arrays.
    fn spread(&self, rw: &mut Rewriter) -> Option<Vec<Value>> {
        let arrays = self.arrays.iter();
        let arrays = arrays.map(|array| array.spread(rw, self.batch.sizes()));
        arrays.collect_some()
    }

    /// Returns an initial value as an array of these sizes.
    fn init(&self, rw: &mut Rewriter, number: usize, sizes: &[Size]) -> Option<Value> {
        let init = self.inits[number];
        let around = if init.is_batched() {
            self.batch.sizes().len()
        } else {
            0
        };
        rw.broadcast(init.any(), sizes, &(0..around).collect_vec())
    }

    /// Reduces from the identity of an operation, and combines the results with the initial values. An unbatched array
    /// is reduced once.
    fn reduce_from_identity(
        &self,
        rw: &mut Rewriter,
        array: MaybeBatched,
        with: &'static Primitive,
        identity: Literal,
    ) -> Option<Value> {
        let attrs = if array.is_batched() {
            self.attrs.clone()
        } else {
            self.batch.instr.attrs.clone()
        };
        let operands = [array.any(), rw.constant(identity)?];
        let regions = vec![self.region.clone()];
        let value = rw.emit(self.batch.instr.op, &operands, attrs, regions)?;
        let value = if array.is_batched() {
            value
        } else {
            MaybeBatched::Unbatched(value).spread(rw, self.batch.sizes())?
        };
        let sizes = rw.shape(value).dims.clone();
        // `init op reduce(identity, x)` is `reduce(init, x)`, as the operation is associative.
        let init = self.init(rw, 0, &sizes)?;
        rw.formula([init, value], |[init, value]| init.with(with, value))
    }

    /// Reduces elements beside their batched initial values, and whether there is an element: the first element is
    /// combined with its own initial value. The reduction starts from no element.
    fn reduce_from_nothing(&self, rw: &mut Rewriter) -> Option<Vec<Value>> {
        let mut operands = self.spread(rw)?;
        let shape = rw.shape(operands[0]).clone();
        let mut starts = Vec::with_capacity(2 * operands.len() + 1);
        for init in self.inits {
            starts.push(match *init {
                MaybeBatched::Unbatched(init) => init,
                MaybeBatched::Batched(init) => {
                    let nothing = Literal::zero(rw.shape(init).element);
                    rw.constant(nothing)?
                }
            });
        }
        for number in self.varying() {
            operands.push(self.init(rw, number, &shape.dims)?);
            starts.push(starts[number]);
        }
        // A flag for each element, and `false` as the initial flag: `true` after the first element.
        operands.push(rw.number(1.0, &shape.with_element(ElementType::Bool))?);
        starts.push(rw.constant(Literal::zero(ElementType::Bool))?);
        let operands = list::concat(&[operands, starts]);
        let regions = vec![applicable(self.optional())?];
        let mut values =
            rw.emit_all(self.batch.instr.op, &operands, self.attrs.clone(), regions)?;
        let is_there = values.pop()?;
        values.truncate(self.inits.len());
        let sizes = rw.shape(is_there).dims.clone();
        // A reduction of no elements returns its initial value.
        for number in self.varying() {
            let init = self.init(rw, number, &sizes)?;
            let operands = [is_there, values[number], init];
            values[number] = rw.formula(operands, |[is, value, init]| is.select(value, init))?;
        }
        Some(values)
    }

    /// Returns the numbers of the batched initial values.
    fn varying(&self) -> Vec<usize> {
        let numbers = 0..self.inits.len();
        let is_batched = |number: &usize| self.inits[*number].is_batched();
        numbers.filter_items(is_batched).collect_vec()
    }

    /// Returns the computation of elements beside their initial values that may be absent.
    fn optional(&self) -> Result<Graph, Fault> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let (own, varying) = (self.inits.len(), self.varying());
        let shapes = self.region.param_shapes();
        let halves = list::both([0, 1], |_| {
            let elements = shapes[..own].iter();
            let elements = elements.map(|shape| b.graph.add_param(shape.clone()));
            let elements: Vec<Value> = elements.collect_vec();
            let inits = varying.iter();
            let inits = inits.map(|&number| b.graph.add_param(shapes[number].clone()));
            let inits: Vec<Value> = inits.collect_vec();
            let flag = b.graph.add_param(Shape::scalar(ElementType::Bool));
            (elements, inits, flag)
        });
        let [(folded, _, is_folded), (elements, inits, is_there)] = halves;
        // Before the first element there is no fold: the element's own initial value takes its place. An absent element
        // leaves the fold as it is.
        let mut first = folded.clone();
        for (&number, &init) in varying.iter().zip(&inits) {
            first[number] = select::select(&mut b, is_folded, folded[number], init)?;
        }
        let combined = b.paste(self.region, &list::concat(&[first, elements]));
        let mut results = Vec::with_capacity(own + inits.len() + 1);
        for (combined, folded) in combined.into_iter().zip(folded) {
            results.push(select::select(&mut b, is_there, combined, folded)?);
        }
        results.extend(inits);
        let flag = b.add1(&or, &[is_folded, is_there], Vec::new());
        results.push(flag?);
        b.graph.results = results;
        Ok(b.graph)
    }
}
