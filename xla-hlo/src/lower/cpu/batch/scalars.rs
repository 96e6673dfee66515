//! The instructions of a batch loop as a computation of scalars: the elements at one index.

use super::products;
use super::region::{Region, indices};
use crate::graph::rewriter::{Rewriter, Rules};
use crate::graph::{Instr, Value};
use crate::list::Items;
use crate::lower::thresholds::batch::PRODUCT;
use crate::map::IdMap;
use crate::operation::{Contraction, Form, Unrolled};
use crate::ops::reduce;
use crate::passes::dce;
use crate::{ElementType, Graph, Literal, Shape};

/// A computation of scalars, and the arrays whose elements are its parameters.
pub(super) struct Computation {
    /// The arrays, each with whether it is batched.
    pub(super) operands: Vec<(Value, bool)>,
    /// The computation.
    pub(super) body: Graph,
}

/// Returns the computation of these values of a region; `None` if it has too many instructions.
pub(super) fn of(region: &Region<'_>, outs: &[Value]) -> Option<Computation> {
    let mut scalars = Scalars {
        region,
        rw: Rewriter::new(Rules {
            share: true,
            ..Rules::NONE
        }),
        of: IdMap::new(),
        operands: Vec::new(),
        count: 0,
        shared_products: 0,
        own_products: 0,
        has_large: false,
        solves: false,
    };
    // Each array is the list of its elements at one index: 2 by 2 matrices are four scalars, and their product eight
    // multiplications.
    for instr in region.instrs() {
        let results = match (region.scope.algebra, instr.op.traits.unroll) {
            (true, Some(unroll)) => {
                let operands = instr.operands.iter().map(|&v| scalars.unrolled(v));
                let operands = operands.collect_some()?;
                scalars.solves = true;
                unroll(&mut scalars.rw, instr, &operands)?
            }
            _ => vec![scalars.computed(instr)?],
        };
        for (&result, elements) in instr.results.iter().zip(results) {
            scalars.keep(result, region.at(result), &elements);
        }
    }
    // The weights of a layer are the same at all indices, and larger matrices alone are multiplied as fast by kernels.
    let shares = !region.scope.short && scalars.shared_products > scalars.own_products;
    if shares || scalars.has_large && !scalars.solves {
        return None;
    }
    let mut results = Vec::new();
    for &out in outs {
        results.extend(scalars.elements(out, region.at(out))?);
    }
    let Scalars { rw, operands, .. } = scalars;
    Some(Computation {
        operands,
        body: dce::run(&rw.finish(results).graph),
    })
}

/// The elements of a value, for its dimension that indexes the batch.
type Read = (Option<usize>, Vec<Value>);

struct Scalars<'a> {
    region: &'a Region<'a>,
    rw: Rewriter,
    /// The elements of each value that is read.
    of: IdMap<Value, Vec<Read>>,
    operands: Vec<(Value, bool)>,
    /// The number of instructions that compute.
    count: usize,
    /// The number of multiplications by an array that is the same at all indices, in products.
    shared_products: usize,
    /// The number of other multiplications in products.
    own_products: usize,
    /// Whether a product has more than [`PRODUCT`] elements.
    has_large: bool,
    /// Whether matrices are factorised, or equations solved.
    solves: bool,
}

impl Scalars<'_> {
    /// Returns the elements of an instruction's result at one index.
    fn computed(&mut self, instr: &Instr) -> Option<Vec<Value>> {
        let graph = self.region.graph;
        let result = instr.results[0];
        let at = self.region.at(result)?;
        let dims = self.region.own_dims(result, Some(at))?;
        let first = instr.operands[0];
        match (instr.op.form)(graph, instr) {
            // The function of each element; arrays have been read as lists.
            Form::Map { .. } => {
                let operands = instr.operands.iter().map(|&operand| {
                    let is_array = graph.shape(operand).rank() == dims.len();
                    self.elements(operand, is_array.then_some(at))
                });
                let operands = operands.collect_some()?;
                let count: usize = dims.iter().product();
                self.added(count)?;
                let values = (0..count).map(|i| {
                    // A scalar beside arrays has one element.
                    let own = |list: &Vec<Value>| list[i.min(list.len() - 1)];
                    let args = operands.iter().map(own).collect_vec();
                    self.rw
                        .emit(instr.op, &args, instr.attrs.clone(), Vec::new())
                });
                values.collect_some()
            }
            Form::Broadcast { dims: along } => {
                let sizes = self.region.own_dims(first, self.position(first))?;
                // A movement is a permutation of the list, without any instruction.
                let operand = self.read(first)?;
                Some(broadcast(&operand, &sizes, &along, &dims))
            }
            Form::Reshape => self.read(first),
            Form::Transpose { permutation } => {
                let operand = self.read(first)?;
                let sizes = self.region.own_dims(first, self.position(first))?;
                let values = indices(&dims).into_iter().map(|index| {
                    let mut from = vec![0; index.len()];
                    for (&d, i) in permutation.iter().zip(index) {
                        from[d] = i;
                    }
                    operand[flat(&sizes, &from)]
                });
                Some(values.collect_vec())
            }
            Form::Contract(along) => self.product(instr, &along, at),
            Form::Reduce { dims: folded } => self.reduced(instr, &folded, &dims),
            _ => self.moved(instr, Some(at), &dims),
        }
    }

    /// Returns an operand on whose elements an instruction is unrolled.
    fn unrolled(&mut self, value: Value) -> Option<Unrolled> {
        let dims = self.region.own_dims(value, Some(0))?;
        Some(Unrolled {
            dims: dims[1..].to_vec(),
            elements: self.elements(value, Some(0))?,
        })
    }

    /// Returns the elements of a product, whose terms are added in order.
    fn product(&mut self, instr: &Instr, along: &Contraction, at: usize) -> Option<Vec<Value>> {
        let dims = self.region.own_dims(instr.results[0], Some(at))?;
        let positions = self.region.sides(instr, along)?;
        let mut sides = Vec::new();
        for (&value, position) in instr.operands.iter().zip(positions) {
            let sizes = self.region.own_dims(value, position)?;
            sides.push((sizes, self.elements(value, position)?));
        }
        let [(lhs_sizes, lhs), (rhs_sizes, rhs)] = sides.as_slice() else {
            return None;
        };
        let inner = along.lhs_contracting.iter().map(|&d| lhs_sizes[d]);
        let inner = indices(&inner.collect_vec());
        let count = dims.iter().product::<usize>() * inner.len();
        self.added(count)?;
        self.has_large |= dims.iter().product::<usize>() > PRODUCT;
        if positions.iter().all(Option::is_some) {
            self.own_products += count;
        } else {
            self.shared_products += count;
        }
        let mut values = Vec::new();
        // `c[i, j] = a[i, 0] * b[0, j] + a[i, 1] * b[1, j] + ..`: the first term is a product, the others are fused.
        for index in indices(&dims) {
            let mut sum = None;
            for k in &inner {
                let [left, right] = products::places(along, [lhs_sizes, rhs_sizes], &index, k);
                let (a, b) = (lhs[flat(lhs_sizes, &left)], rhs[flat(rhs_sizes, &right)]);
                sum = Some(match sum {
                    None => self.rw.formula([a, b], |[a, b]| a * b)?,
                    Some(sum) => {
                        self.rw
                            .emit(&products::MUL_ADD, &[a, b, sum], Vec::new(), Vec::new())?
                    }
                });
            }
            values.push(sum?);
        }
        Some(values)
    }

    /// Returns the elements of the operand that a reduction, a reshape or the like reads.
    fn read(&mut self, value: Value) -> Option<Vec<Value>> {
        let at = self.position(value);
        self.elements(value, at)
    }

    /// Returns the dimension of an operand that indexes the batch, which is the leading one from outside.
    fn position(&self, value: Value) -> Option<usize> {
        self.region.at(value).or(Some(0))
    }

    /// Returns the elements of a value at one index of its dimension `at`, or of one that is the same at all indices.
    fn elements(&mut self, value: Value, at: Option<usize>) -> Option<Vec<Value>> {
        // A value may be read along different dimensions, each a list of its own.
        let mut known = self.of.get(&value).into_iter().flatten();
        if let Some((_, elements)) = known.find(|(own, _)| *own == at) {
            return Some(elements.clone());
        }
        let elements = match at {
            Some(at) if !self.region.is_spread(value, at) => self.params(value, Some(at))?,
            at => self.same(value, at)?,
        };
        self.keep(value, at, &elements);
        Some(elements)
    }

    fn keep(&mut self, value: Value, at: Option<usize>, elements: &[Value]) {
        self.of.or_default(value).push((at, elements.to_vec()));
    }

    /// Returns the elements of a value from outside that is the same at all indices of its dimension `at`, or has no such
    /// dimension: elements of what it is a view of, or parameters.
    fn same(&mut self, value: Value, at: Option<usize>) -> Option<Vec<Value>> {
        let graph = self.region.graph;
        let dims = self.region.own_dims(value, at)?;
        let Some(maker) = graph.maker(value) else {
            return self.params(value, at);
        };
        let most = self.region.scope.elements;
        let is_small = |value: &Value| {
            let len = graph.shape(*value).len().known();
            len.is_some_and(|len| len <= most)
        };
        let from_small = maker.operands.iter().all(is_small);
        match (maker.op.form)(graph, maker) {
            Form::Constant(literal) => {
                let element = literal.shape().element;
                let constants = literal.element_bytes().take(dims.iter().product());
                let constants = constants.map(|bytes| self.constant(element, bytes));
                constants.collect_some()
            }
            Form::Broadcast { dims: along } if from_small => {
                let operand = maker.operands[0];
                let sizes = self.region.own_dims(operand, None)?;
                let elements = self.elements(operand, None)?;
                Some(broadcast(&elements, &sizes, &along, &dims))
            }
            Form::Reshape if from_small => self.elements(maker.operands[0], None),
            Form::Kernel(_) if from_small && maker.op.traits.origin.is_some() => {
                self.moved(maker, None, &dims)
            }
            _ => self.params(value, at),
        }
    }

    /// Adds the elements of a value as parameters.
    fn params(&mut self, value: Value, at: Option<usize>) -> Option<Vec<Value>> {
        let dims = self.region.own_dims(value, at)?;
        let count: usize = dims.iter().product();
        if !(1..=self.region.scope.elements).contains(&count) {
            return None;
        }
        self.operands.push((value, at.is_some()));
        let scalar = Shape::scalar(self.region.graph.shape(value).element);
        let params = (0..count).map(|_| self.rw.param(scalar.clone()));
        Some(params.collect_vec())
    }

    fn constant(&mut self, element: ElementType, bytes: &[u8]) -> Option<Value> {
        let literal = Literal::from_bytes(Shape::scalar(element), bytes.to_vec())?;
        self.rw.constant(literal)
    }

    /// Returns the elements of the result of an instruction that only moves elements.
    fn moved(&mut self, instr: &Instr, at: Option<usize>, dims: &[usize]) -> Option<Vec<Value>> {
        let (graph, origin) = (self.region.graph, instr.op.traits.origin?);
        let mut values = Vec::new();
        for index in indices(dims) {
            let (number, from) = origin(graph, instr, &index)?;
            let operand = instr.operands[number];
            let at = at.filter(|_| !from.is_empty());
            let elements = self.elements(operand, at)?;
            let sizes = self.region.own_dims(operand, at)?;
            values.push(elements[flat(&sizes, &from)]);
        }
        Some(values)
    }

    /// Returns the elements of a reduction, which combines elements of its operand from left to right.
    fn reduced(&mut self, instr: &Instr, folded: &[usize], dims: &[usize]) -> Option<Vec<Value>> {
        let first = instr.operands[0];
        let op = reduce::recognised(&instr.regions[0])?;
        let elements = self.read(first)?;
        let init = self.elements(instr.operands[1], None)?[0];
        let sizes = self.region.own_dims(first, self.position(first))?;
        self.added(elements.len())?;
        let mut values: Vec<Option<Value>> = vec![None; dims.iter().product()];
        // Elements are visited in row-major order, so each result combines its own from left to right.
        for (index, element) in indices(&sizes).into_iter().zip(elements) {
            let kept = index
                .iter()
                .enumerate()
                .filter_items(|(d, _)| !folded.contains(d));
            let kept: Vec<usize> = kept.map(|(_, &i)| i).collect_vec();
            let value = &mut values[flat(dims, &kept)];
            *value = Some(match *value {
                None => element,
                Some(before) => self.rw.formula([before, element], |[before, element]| {
                    before.with(op, element)
                })?,
            });
        }
        let values = values.into_iter().map(|value| match value {
            None => Some(init),
            Some(value) => self
                .rw
                .formula([init, value], |[init, value]| init.with(op, value)),
        });
        values.collect_some()
    }

    /// Counts instructions; `None` if they are too many.
    fn added(&mut self, count: usize) -> Option<()> {
        self.count += count;
        (self.count <= self.region.scope.instructions).then_some(())
    }
}

/// Returns the elements of a broadcast to other sizes: dimension `i` of the operand becomes dimension `along[i]`.
fn broadcast(elements: &[Value], sizes: &[usize], along: &[usize], dims: &[usize]) -> Vec<Value> {
    let values = indices(dims).into_iter().map(|index| {
        let from = along.iter().zip(sizes);
        let from = from.map(|(&d, &size)| if size == 1 { 0 } else { index[d] });
        elements[flat(sizes, &from.collect_vec())]
    });
    values.collect_vec()
}

/// Returns the number of an index in row-major order.
fn flat(dims: &[usize], index: &[usize]) -> usize {
    let pairs = dims.iter().zip(index);
    pairs.fold(0, |at, (size, i)| at * size + i)
}
