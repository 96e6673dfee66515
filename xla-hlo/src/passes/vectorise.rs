//! A computation of scalars applied at each index of arrays: the same instructions on whole arrays.

use super::rewriter::{Rewriter, numbers};
use crate::graph::Attr;
use crate::operation::Form;
use crate::ops::dot_general;
use crate::{Graph, Instr, Size, Value};

/// What a value of the region is outside of it.
#[derive(Clone, Copy)]
enum Outside {
    /// One array for all indices.
    Same(Value),
    /// An array for each index: the sizes of the indices come first.
    Each(Value),
}

/// The region's results at each index of `sizes`, for arguments whose dimensions start with these sizes or that are the
/// same at each index.
///
/// `None` where an initial value of a reduction inside of the region differs from index to index.
pub(super) fn apply(
    rw: &mut Rewriter,
    region: &Graph,
    arguments: &[Value],
    sizes: &[Size],
) -> Option<Vec<Value>> {
    let mut outside = vec![Outside::Same(Value(0)); region.value_count()];
    for (&param, &argument) in region.params.iter().zip(arguments) {
        let same = rw.shape(argument).rank() == region.shape(param).rank();
        outside[param.0 as usize] = if same {
            Outside::Same(argument)
        } else {
            Outside::Each(argument)
        };
    }
    for (_, instr) in region.instrs() {
        let operands: Vec<Outside> = instr
            .operands
            .iter()
            .map(|v| outside[v.0 as usize])
            .collect();
        let plain: Option<Vec<Value>> = operands
            .iter()
            .map(|v| match v {
                Outside::Same(value) => Some(*value),
                Outside::Each(_) => None,
            })
            .collect();
        let values: Vec<Outside> = match plain {
            Some(operands) => {
                let shapes = instr.results.iter().map(|&v| region.shape(v).clone());
                let shapes = shapes.collect();
                let moved = Instr {
                    operands,
                    results: Vec::new(),
                    ..instr.clone()
                };
                rw.place(moved, shapes)
                    .into_iter()
                    .map(Outside::Same)
                    .collect()
            }
            None => {
                let made = Each {
                    rw,
                    region,
                    instr,
                    sizes,
                }
                .apply(&operands)?;
                made.into_iter().map(Outside::Each).collect()
            }
        };
        for (result, value) in instr.results.iter().zip(values) {
            outside[result.0 as usize] = value;
        }
    }
    let results = region
        .results
        .iter()
        .map(|&v| spread(rw, outside[v.0 as usize], sizes));
    results.collect()
}

/// The array for each index.
fn spread(rw: &mut Rewriter, value: Outside, sizes: &[Size]) -> Option<Value> {
    match value {
        Outside::Each(value) => Some(value),
        Outside::Same(value) => {
            let own = rw.shape(value).dims.clone();
            let dims: Vec<usize> = (sizes.len()..sizes.len() + own.len()).collect();
            rw.broadcast(value, &[sizes, &own].concat(), &dims)
        }
    }
}

/// One instruction of the region, some of whose operands differ from index to index.
struct Each<'a> {
    rw: &'a mut Rewriter,
    region: &'a Graph,
    instr: &'a Instr,
    sizes: &'a [Size],
}

impl Each<'_> {
    fn apply(mut self, operands: &[Outside]) -> Option<Vec<Value>> {
        self.rw.at(self.instr.origin);
        let rank = self.sizes.len();
        let inside = |d: &usize| d + rank;
        let sizes = || {
            let own = &self.region.shape(self.instr.results[0]).dims;
            [self.sizes, own].concat()
        };
        let value = match (self.instr.op.form)(self.region, self.instr) {
            Form::Map { .. } => {
                let operands = self.spread(operands)?;
                self.emit(&operands, self.instr.attrs.clone())
            }
            Form::Broadcast { dims } => {
                let dims: Vec<usize> = (0..rank).chain(dims.iter().map(inside)).collect();
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
                let permutation: Vec<usize> =
                    (0..rank).chain(permutation.iter().map(inside)).collect();
                let operand = self.spread(operands)?[0];
                self.rw.transpose(operand, &permutation)
            }
            Form::Reduce { dims } => {
                let Outside::Same(init) = operands[1] else {
                    return None;
                };
                let dims: Vec<usize> = dims.iter().map(inside).collect();
                let operand = self.spread(&operands[..1])?[0];
                self.emit(&[operand, init], vec![("dimensions", numbers(&dims))])
            }
            Form::Contract(c) => {
                let operands = self.spread(operands)?;
                let batch = |dims: Vec<usize>| (0..rank).chain(dims.iter().map(inside)).collect();
                let other = |dims: Vec<usize>| dims.iter().map(inside).collect();
                let dims = [
                    batch(c.lhs_batch),
                    batch(c.rhs_batch),
                    other(c.lhs_contracting),
                    other(c.rhs_contracting),
                ];
                self.emit(&operands, dot_general::attributes(dims))
            }
            Form::Region => {
                let sizes = sizes();
                let operands = self.spread(operands)?;
                return apply(self.rw, &self.instr.regions[0], &operands, &sizes);
            }
            Form::Iota { .. } | Form::Constant(_) | Form::Size(_) => None,
            Form::Call(_) | Form::Expanded | Form::Kernel(_) => None,
        };
        value.map(|value| vec![value])
    }

    fn spread(&mut self, operands: &[Outside]) -> Option<Vec<Value>> {
        operands
            .iter()
            .map(|&v| spread(self.rw, v, self.sizes))
            .collect()
    }

    fn emit(&mut self, operands: &[Value], attrs: Vec<(&'static str, Attr)>) -> Option<Value> {
        self.rw
            .emit(self.instr.op, operands, attrs, self.instr.regions.clone())
    }
}
