//! The instructions that a batch loop may compute.

use super::{Scope, products};
use crate::graph::{Id, Instr, Origin, Value, ValueDef};
use crate::list::{self, Items};
use crate::operation::{Contraction, Form};
use crate::ops::{elementwise, reduce};
use crate::shape::product;
use crate::{
    ElementType::{F32, F64},
    Graph, Size,
};

/// Instructions of a graph that compute small arrays at each index of a batch, from nothing that depends on them
/// otherwise.
pub(super) struct Region<'a> {
    pub(super) graph: &'a Graph,
    pub(super) scope: &'a Scope,
    size: &'a Size,
    /// The dimension of each value of the region that indexes the batch; `None` for other values.
    at: Vec<Option<usize>>,
    /// Whether each other value depends on the region.
    depends: Vec<bool>,
    /// Whether each value is computed from nothing, as an identity matrix from indices.
    known: Vec<bool>,
}

impl<'a> Region<'a> {
    /// Finds the instructions for a batch of this size.
    pub(super) fn of(graph: &'a Graph, size: &'a Size, scope: &'a Scope) -> Region<'a> {
        // An output whose batch is not its first dimension would be a copy. Its instruction is refused, and the region
        // is found again without it, until all outputs fit. Each round refuses at least one more, so this ends.
        let mut refused = vec![false; graph.len()];
        loop {
            let mut region = Region {
                graph,
                scope,
                size,
                at: vec![None; graph.value_count()],
                depends: vec![false; graph.value_count()],
                known: vec![false; graph.value_count()],
            };
            for (id, instr) in graph.instrs() {
                region.add(instr, refused[id.0 as usize]);
            }
            // Arrays in memory have the batch as their leading dimension.
            let outs = region.outs();
            let wrong = outs.iter().filter_items(|out| region.at(**out) != Some(0));
            let wrong = wrong.filter_map(|&out| match graph.source(out) {
                ValueDef::Result(id, _) => Some(id),
                ValueDef::Parameter(_) => None,
            });
            let wrong: Vec<Id> = wrong.collect_vec();
            if wrong.is_empty() {
                return region;
            }
            for id in wrong {
                refused[id.0 as usize] = true;
            }
        }
    }

    /// Returns the dimension of a value of the region that indexes the batch.
    pub(super) fn at(&self, value: Value) -> Option<usize> {
        self.at[value.0 as usize]
    }

    /// Returns the instructions of the region.
    pub(super) fn instrs(&self) -> impl Iterator<Item = &'a Instr> {
        let instrs = self.graph.instrs().map(|(_, instr)| instr);
        instrs.filter_items(|instr| self.contains(instr))
    }

    /// Returns the other instructions that do not depend on the region.
    pub(super) fn before(&self) -> impl Iterator<Item = (Id, &'a Instr)> {
        self.others(false)
    }

    /// Returns the other instructions that depend on the region.
    pub(super) fn after(&self) -> impl Iterator<Item = (Id, &'a Instr)> {
        self.others(true)
    }

    fn others(&self, depend: bool) -> impl Iterator<Item = (Id, &'a Instr)> {
        self.graph.instrs().filter_items(move |(_, instr)| {
            let result = instr.results.first();
            let depends = result.is_some_and(|v| self.depends[v.0 as usize]);
            !self.contains(instr) && depends == depend
        })
    }

    /// Returns the origin of the region's first instruction.
    pub(super) fn origin(&self) -> Origin {
        let first = self.instrs().next();
        first.expect("a region has an instruction").origin
    }

    /// Returns the values of the region that other instructions read, or that are results of the graph.
    pub(super) fn outs(&self) -> Vec<Value> {
        let others = self.graph.instrs().map(|(_, instr)| instr);
        let others = others.filter_items(|instr| !self.contains(instr));
        let read = others.flat_items(|instr| &instr.operands);
        let mut outs: Vec<Value> = Vec::new();
        for &value in read.chain_items(&self.graph.results) {
            if self.at(value).is_some() && !outs.contains(&value) {
                outs.push(value);
            }
        }
        outs
    }

    fn contains(&self, instr: &Instr) -> bool {
        instr.results.first().is_some_and(|&v| self.at(v).is_some())
    }

    fn add(&mut self, instr: &Instr, refused: bool) {
        let mut operands = instr.operands.iter();
        // An instruction after the region stays after it, or the region would need its own result.
        let depends = operands.any(|v| self.depends[v.0 as usize]);
        // Indices would be arrays in memory for the region.
        let mut operands = instr.operands.iter();
        if self.scope.short && operands.all(|v| self.known[v.0 as usize]) {
            for result in &instr.results {
                self.known[result.0 as usize] = true;
            }
            return;
        }
        let position = if depends || refused {
            None
        } else {
            self.position(instr)
        };
        let mut operands = instr.operands.iter();
        if let Some(at) = position {
            for result in &instr.results {
                self.at[result.0 as usize] = Some(at);
            }
        } else if depends || operands.any(|&v| self.at(v).is_some()) {
            for result in &instr.results {
                self.depends[result.0 as usize] = true;
            }
        }
    }

    /// Returns the dimension of an instruction's result that indexes the batch, if the region may compute it.
    fn position(&self, instr: &Instr) -> Option<usize> {
        let graph = self.graph;
        if self.scope.algebra && instr.op.traits.unroll.is_some() {
            return self.unrolls(instr).then_some(0);
        }
        let &[result] = instr.results.as_slice() else {
            return None;
        };
        let dims = &graph.shape(result).dims;
        let first = *instr.operands.first()?;
        let at = match (instr.op.form)(graph, instr) {
            // Each form by the dimension that the batch has in its result.
            // Expensive functions are called on slices, except where they would divide a loop and are vectorised in it.
            Form::Map { sliced, .. } if !sliced || self.is_inlined(instr) => {
                if instr
                    .operands
                    .iter()
                    .chain_items([&result])
                    .any(|&v| self.is_short(v))
                {
                    return None;
                }
                self.along(instr, dims.len())?
            }
            Form::Contract(dims) if self.scope.algebra => self.of_product(instr, &dims)?,
            Form::Broadcast { dims } => dims[self.leading(first)?],
            // The batch stays a dimension of its own only if the elements before it are as many as before the reshape.
            Form::Reshape => {
                let from = &graph.shape(first).dims;
                let before = product(&from[..self.leading(first)?]);
                let mut places = 0..dims.len();
                places.find(|&d| dims[d] == *self.size && product(&dims[..d]) == before)?
            }
            Form::Transpose { permutation } => {
                let at = self.leading(first)?;
                permutation.iter().position(|&d| d == at)?
            }
            Form::Reduce { dims } => {
                let at = self.leading(first)?;
                let init = *instr
                    .operands
                    .get(1)
                    .filter(|_| instr.operands.len() == 2)?;
                reduce::recognised(&instr.regions[0])?;
                if self.is_short(result) || dims.contains(&at) || self.at(init).is_some() {
                    return None;
                }
                at - dims.iter().filter_items(|&&d| d < at).count()
            }
            _ if instr.op.traits.origin.is_some() => {
                let at = self.along(instr, dims.len())?;
                self.moves_along(instr, at).then_some(at)?
            }
            _ => return None,
        };
        (dims.get(at)? == self.size && self.is_small(result, at)).then_some(at)
    }

    /// Whether a value has half precision: sums are rounded once, and conversions between two operations take longer than
    /// copies.
    fn is_short(&self, value: Value) -> bool {
        self.graph.shape(value).element.is_short()
    }

    /// Whether the region may compute an expensive function.
    fn is_inlined(&self, instr: &Instr) -> bool {
        let element = self.graph.shape(instr.results[0]).element;
        self.scope.algebra && elementwise::is_vectorised(instr.op, element)
    }

    /// Returns the dimension that indexes the batch in all operands that have as many dimensions as the result; scalars
    /// beside them are the same at all indices.
    fn along(&self, instr: &Instr, rank: usize) -> Option<usize> {
        let full = |value: &&Value| self.graph.shape(**value).rank() == rank;
        let mut operands = instr.operands.iter().filter_items(full);
        let known = operands.find_map(|&v| self.at(v));
        let mut operands = instr.operands.iter().filter_items(full);
        let at = known.or_else(|| operands.find_map(|&v| self.leading(v)))?;
        let mut operands = instr.operands.iter();
        let fits = operands.all(|&value| match self.graph.shape(value).rank() {
            own if own == rank => self.is_read(value, at),
            own => own == 0 && self.at(value).is_none(),
        });
        fits.then_some(at)
    }

    /// Returns the dimension of each operand that indexes the batch; `None` for an operand that is the same at all indices.
    /// Returns `None` if the region cannot read an operand.
    pub(super) fn sides(&self, instr: &Instr, dims: &Contraction) -> Option<[Option<usize>; 2]> {
        let [lhs, rhs] = list::both([0, 1], |i| instr.operands[i]);
        let [left, right] = list::both([lhs, rhs], |value| self.leading(value));
        // A broadcast along the batch dimension of the other operand is read there.
        let other = |own: Option<usize>, from: &[usize], to: &[usize], value| {
            let number = from.iter().position(|&d| Some(d) == own)?;
            let at = to[number];
            self.is_read(value, at).then_some(at)
        };
        let left = left.or_else(|| other(right, &dims.rhs_batch, &dims.lhs_batch, lhs));
        let right = right.or_else(|| other(left, &dims.lhs_batch, &dims.rhs_batch, rhs));
        let fits = |value, at: Option<usize>| at.is_some() || self.is_shared(value);
        (fits(lhs, left) && fits(rhs, right)).then_some([left, right])
    }

    /// Returns the dimension of a product that indexes the batch.
    fn of_product(&self, instr: &Instr, dims: &Contraction) -> Option<usize> {
        let graph = self.graph;
        if !matches!(graph.shape(instr.results[0]).element, F32 | F64) {
            return None;
        }
        let place = |list: &[usize], at: usize| list.iter().position(|&d| d == at);
        let free = |i: usize| products::free(graph.shape(instr.operands[i]).rank(), dims, i);
        let batch = dims.lhs_batch.len();
        match self.sides(instr, dims)? {
            [Some(left), Some(right)] => {
                let number = place(&dims.lhs_batch, left)?;
                (dims.rhs_batch[number] == right).then_some(number)
            }
            [Some(left), None] => Some(batch + place(&free(0), left)?),
            [None, Some(right)] => Some(batch + free(0).len() + place(&free(1), right)?),
            [None, None] => None,
        }
    }

    /// Whether an instruction works on one small matrix of real numbers at each index.
    fn unrolls(&self, instr: &Instr) -> bool {
        let shape = |value: Value| self.graph.shape(value);
        let first = shape(instr.operands[0]);
        let mut operands = instr.operands.iter();
        let mut results = instr.results.iter();
        first.rank() == 3
            && matches!(first.element, F32 | F64)
            && operands.all(|&v| self.is_read(v, 0))
            && results.all(|&v| shape(v).dims[0] == *self.size && self.is_small(v, 0))
    }

    /// Returns the dimension of a value that indexes the batch, for a value of the region or an array from outside.
    fn leading(&self, value: Value) -> Option<usize> {
        let known = self.at(value);
        known.or_else(|| (self.is_read(value, 0) && !self.is_spread(value, 0)).then_some(0))
    }

    /// Whether the region can read a value whose dimension `at` indexes the batch.
    fn is_read(&self, value: Value, at: usize) -> bool {
        match self.at(value) {
            Some(own) => own == at,
            None => {
                let is_batch = self.graph.shape(value).dims.get(at) == Some(self.size);
                let spread = self.is_spread(value, at);
                is_batch && (spread || at == 0 && self.is_small(value, at))
            }
        }
    }

    /// Whether a value from outside is the same at all indices of a dimension, because it is a broadcast along it.
    pub(super) fn is_spread(&self, value: Value, at: usize) -> bool {
        let graph = self.graph;
        let Some(maker) = graph.maker(value) else {
            return false;
        };
        match (maker.op.form)(graph, maker) {
            Form::Broadcast { dims } => {
                let operand = maker.operands[0];
                let sizes = &graph.shape(operand).dims;
                let mut along = dims.iter().zip(sizes);
                let repeats = along.all(|(&d, size)| d != at || size.is(1));
                let elements = product(sizes).known();
                repeats
                    && self.at(operand).is_none()
                    && elements.is_some_and(|n| n <= self.scope.elements)
                    && self.is_small(value, at)
            }
            Form::Constant(literal) => literal.splat().is_some() && self.is_small(value, at),
            _ => false,
        }
    }

    /// Whether a value from outside has few elements, which all indices may read.
    fn is_shared(&self, value: Value) -> bool {
        let len = self.graph.shape(value).len().known();
        self.at(value).is_none() && len.is_some_and(|n| (1..=self.scope.elements).contains(&n))
    }

    /// Whether a value has few elements at an index of the dimension `at`.
    fn is_small(&self, value: Value, at: usize) -> bool {
        let count = self
            .own_dims(value, Some(at))
            .map(|dims| dims.iter().product());
        count.is_some_and(|count: usize| (1..=self.scope.elements).contains(&count))
    }

    /// Returns the sizes of a value, with 1 in place of the dimension that indexes the batch.
    pub(super) fn own_dims(&self, value: Value, at: Option<usize>) -> Option<Vec<usize>> {
        let dims = self.graph.shape(value).dims.iter().enumerate();
        let dims = dims.map(|(d, size)| if Some(d) == at { Some(1) } else { size.known() });
        dims.collect_some()
    }

    /// Whether an instruction moves elements within each index of a batch only.
    fn moves_along(&self, instr: &Instr, at: usize) -> bool {
        let (graph, Some(origin)) = (self.graph, instr.op.traits.origin) else {
            return false;
        };
        let Some(dims) = self.own_dims(instr.results[0], Some(at)) else {
            return false;
        };
        // Whether an element moves within its index: at index 1 it must come from the same place as at index 0, one
        // further along the batch.
        indices(&dims).into_iter().all(|mut index| {
            let first = origin(graph, instr, &index);
            index[at] = 1;
            match (first, origin(graph, instr, &index)) {
                (Some((i, mut from)), Some((j, to))) => {
                    let is_scalar = from.is_empty();
                    let starts = is_scalar || from[at] == 0;
                    if !is_scalar {
                        from[at] = 1;
                    }
                    starts && i == j && from == to
                }
                _ => false,
            }
        })
    }
}

/// Returns the indices of an array in row-major order.
pub(super) fn indices(dims: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for &size in dims {
        let longer = all.into_iter().flat_items(|index: Vec<usize>| {
            let last = (0..size).map(|i| index.iter().copied().chain_items([i]).collect_vec());
            last.collect_vec()
        });
        all = longer.collect_vec();
    }
    all
}
