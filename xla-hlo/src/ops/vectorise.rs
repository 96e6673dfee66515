//! Applies a computation of scalars at each index of arrays, as the same instructions on whole arrays.

use crate::error::FaultKind;
use crate::graph::Attr;
use crate::graph::rewriter::Rewriter;
use crate::list::{self, Items};
use crate::operation::{Batch, Form, MaybeBatched};
use crate::ops::rewriting::numbers;
use crate::ops::{compare, dot_general, select};
use crate::{ElementType, Graph, Instr, Size, Value};

/// Applies a computation of scalars and of whole arrays, without calls, at each index of `sizes`, to arguments whose
/// dimensions start with these sizes or that are the same at each index. Values that do not depend on the index are
/// computed once.
///
/// # Errors
/// The region contains an instruction that cannot be applied at all indices at once.
pub(crate) fn apply(
    rw: &mut Rewriter,
    region: &Graph,
    arguments: &[Value],
    sizes: &[Size],
) -> Result<Vec<Value>, FaultKind> {
    let mut outside = vec![MaybeBatched::Unbatched(Value(0)); region.value_count()];
    for (&param, &argument) in region.params.iter().zip_items(arguments) {
        let same = rw.shape(argument).rank() == region.shape(param).rank();
        outside[param.0 as usize] = if same {
            MaybeBatched::Unbatched(argument)
        } else {
            MaybeBatched::Batched(argument)
        };
    }
    for (_, instr) in region.instrs() {
        if instr.has_effect() {
            let name = instr.op.name;
            let what =
                format!("`{name}` has side effects and cannot be applied at all indices at once");
            return Err(FaultKind::Other(what));
        }
        let operands: Vec<MaybeBatched> = instr
            .operands
            .iter()
            .map(|v| outside[v.0 as usize])
            .collect_vec();
        let plain: Option<Vec<Value>> = operands.iter().map(|v| v.same()).collect_some();
        let values: Vec<MaybeBatched> = match plain {
            Some(operands) => {
                let shapes = instr.results.iter().map(|&v| region.shape(v).clone());
                let shapes = shapes.collect_vec();
                let moved = Instr {
                    operands,
                    results: Vec::new(),
                    ..instr.clone()
                };
                rw.place(moved, shapes)
                    .into_iter()
                    .map(MaybeBatched::Unbatched)
                    .collect_vec()
            }
            None => {
                let made = Each {
                    rw,
                    region,
                    instr,
                    sizes,
                }
                .apply(&operands)?;
                made.into_iter().map(MaybeBatched::Batched).collect_vec()
            }
        };
        for (result, value) in instr.results.iter().zip_items(values) {
            outside[result.0 as usize] = value;
        }
    }
    let results = region
        .results
        .iter()
        .map(|&v| outside[v.0 as usize].spread(rw, sizes));
    let results: Option<Vec<Value>> = results.collect_some();
    results.ok_or(FaultKind::SizeOutOfRange)
}

/// An instruction of the region, some of whose operands differ between indices.
struct Each<'a> {
    rw: &'a mut Rewriter,
    region: &'a Graph,
    instr: &'a Instr,
    sizes: &'a [Size],
}

impl Each<'_> {
    fn apply(mut self, operands: &[MaybeBatched]) -> Result<Vec<Value>, FaultKind> {
        self.rw.at(self.instr.origin);
        let sizes = || {
            let own = &self.region.shape(self.instr.results[0]).dims;
            list::concat(&[self.sizes, own])
        };
        let form = (self.instr.op.form)(self.region, self.instr);
        if form == Form::Region {
            let (sizes, refused) = (sizes(), self.refused(&form));
            let operands = self.spread(operands).ok_or(refused)?;
            return apply(self.rw, &self.instr.regions[0], &operands, &sizes);
        }
        if form == Form::Branch {
            return self.chosen(operands);
        }
        let refused = self.refused(&form);
        self.values(form, operands).ok_or(refused)
    }

    /// Selects a branch at each index: all branches are computed for all indices.
    fn chosen(&mut self, operands: &[MaybeBatched]) -> Result<Vec<Value>, FaultKind> {
        let refused = self.refused(&Form::Branch);
        let seen = operands[self.instr.own()..].iter().map(|v| v.any());
        let seen: Vec<Value> = seen.collect_vec();
        let mut branches = Vec::with_capacity(self.instr.regions.len());
        for region in &self.instr.regions {
            branches.push(apply(self.rw, region, &seen, self.sizes)?);
        }
        let index = operands[0].spread(self.rw, self.sizes);
        let mut chosen = branches.pop().unwrap_or_default();
        for (number, branch) in branches.into_iter().enumerate().rev() {
            for (chosen, value) in chosen.iter_mut().zip_items(branch) {
                let this = index.and_then(|index| self.is(index, number, *chosen));
                let both = [this.ok_or(refused.clone())?, value, *chosen];
                let new = self.rw.apply(&select::PRIMITIVE, &both);
                *chosen = new.ok_or(refused.clone())?;
            }
        }
        Ok(chosen)
    }

    /// Emits whether an index is this number, or the truth value itself, broadcast to the sizes of another array.
    fn is(&mut self, index: Value, number: usize, like: Value) -> Option<Value> {
        let shape = self.rw.shape(index).clone();
        let this = match shape.element {
            ElementType::Bool => index,
            _ => {
                let number = self.rw.number(number as f64, &shape)?;
                compare::with(self.rw, "EQ", index, number)?
            }
        };
        let sizes = self.rw.shape(like).dims.clone();
        let dims: Vec<usize> = (0..shape.rank()).collect_vec();
        self.rw.broadcast(this, &sizes, &dims)
    }

    /// Returns the error for an instruction that cannot be applied at all indices at once.
    fn refused(&self, form: &Form) -> FaultKind {
        FaultKind::Other(match form {
            Form::Reduce { .. } => {
                "the initial value of a reduction in the computation differs at each index"
                    .to_string()
            }
            _ => format!(
                "the operands of `{}` in the computation differ at each index: it cannot be applied at all indices \
                 at once",
                self.instr.op.name
            ),
        })
    }

    fn values(&mut self, form: Form, operands: &[MaybeBatched]) -> Option<Vec<Value>> {
        let rank = self.sizes.len();
        let inside = |d: &usize| d + rank;
        let sizes = || {
            let own = &self.region.shape(self.instr.results[0]).dims;
            list::concat(&[self.sizes, own])
        };
        let value = match form {
            Form::Map { .. } => {
                let operands = self.spread(operands)?;
                self.emit(&operands, self.instr.attrs.clone())
            }
            Form::Broadcast { dims } => {
                let dims: Vec<usize> = (0..rank).chain_items(dims.iter().map(inside)).collect_vec();
                let sizes = sizes();
                let operand = self.spread(operands)?[0];
                self.rw.broadcast(operand, &sizes, &dims)
            }
            Form::Reshape => {
                let sizes = sizes();
                let operand = self.spread(operands)?[0];
                self.rw.reshape(operand, &sizes)
            }
            Form::Transpose { permutation } => {
                let permutation: Vec<usize> = (0..rank)
                    .chain_items(permutation.iter().map(inside))
                    .collect_vec();
                let operand = self.spread(operands)?[0];
                self.rw.transpose(operand, &permutation)
            }
            Form::Reduce { dims } => {
                let MaybeBatched::Unbatched(init) = operands[1] else {
                    return None;
                };
                let dims: Vec<usize> = dims.iter().map(inside).collect_vec();
                let operand = self.spread(&operands[..1])?[0];
                self.emit(&[operand, init], vec![("dimensions", numbers(&dims))])
            }
            Form::Contract(c) => {
                let operands = self.spread(operands)?;
                let batch =
                    |dims: Vec<usize>| (0..rank).chain_items(dims.iter().map(inside)).collect_vec();
                let other = |dims: Vec<usize>| dims.iter().map(inside).collect_vec();
                let dims = [
                    batch(c.lhs_batch),
                    batch(c.rhs_batch),
                    other(c.lhs_contracting),
                    other(c.rhs_contracting),
                ];
                self.emit(&operands, dot_general::attributes(dims))
            }
            Form::Kernel(_) => {
                let batch = Batch {
                    instr: self.instr,
                    operands,
                    sizes: self.sizes,
                };
                return self.instr.op.traits.batch?(self.rw, &batch);
            }
            Form::Iota { .. } | Form::Constant(_) | Form::Size(_) => None,
            Form::Call(_) | Form::Expanded | Form::Region | Form::While | Form::Branch => None,
            Form::CustomCall { .. } => None,
        };
        value.map(|value| vec![value])
    }

    fn spread(&mut self, operands: &[MaybeBatched]) -> Option<Vec<Value>> {
        operands
            .iter()
            .map(|&v| v.spread(self.rw, self.sizes))
            .collect_some()
    }

    fn emit(&mut self, operands: &[Value], attrs: Vec<(&'static str, Attr)>) -> Option<Value> {
        self.rw
            .emit(self.instr.op, operands, attrs, self.instr.regions.clone())
    }
}
