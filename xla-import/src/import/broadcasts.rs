//! Imports `collective_broadcast` as other collectives, which keep every bit of the elements.

use xla_hlo::error::Fault;
use xla_hlo::graph::Attr;
use xla_hlo::ops::{
    all_gather, all_reduce, collective_permute, dynamic_slice, replicas, reshape, slice,
};
use xla_hlo::{Builder, Graph, Shape, Size, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use crate::tree::Op;

impl<'t> Body<'_, 't> {
    /// Sends arrays from a device of each group to the others; a device in no group gets zeros. The device is the first of
    /// its group, or the one whose place is the element of `root` for the array.
    pub(super) fn broadcasts(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
        root: Option<Value>,
        groups: &[Vec<i64>],
        token: Value,
    ) -> Result<Vec<Value>, ParseError> {
        if !op.regions.is_empty() {
            return Err(self.refused(op.at, format!("{} has no region", op.name)));
        }
        if let Some(root) = root {
            let shape = self.shape_of(root);
            let is_list = shape.element.is_integer() && shape.rank() == 1;
            if !is_list || shape.dims[0].known() != Some(operands.len()) {
                let why = format!("expected an integer for each array as the root, found {shape}");
                return Err(self.refused(op.at, why));
            }
        }
        let count = self.known.devices.count();
        let mut values = Vec::with_capacity(operands.len());
        for (i, &operand) in operands.iter().enumerate() {
            let b = self.b();
            let value = match root {
                Some(root) => from_chosen(b, operand, (root, i), groups, token),
                None => from_first(b, operand, groups, count, token),
            };
            values.push(value.map_err(|fault| self.fault(op, fault))?);
        }
        Ok(values)
    }
}

/// Combines the arrays of each group by a computation that returns its first argument.
fn from_first(
    b: &mut Builder<'_>,
    operand: Value,
    groups: &[Vec<i64>],
    count: Option<i64>,
    token: Value,
) -> Result<Value, Fault> {
    let members = || groups.iter().flatten().copied();
    let count = count.unwrap_or_else(|| members().max().map_or(0, |largest| largest + 1));
    let alone = |device: &i64| members().all(|member| member != *device);
    let alone: Vec<Vec<i64>> = (0..count)
        .filter(alone)
        .map(|device| vec![device])
        .collect();
    let mut sent = operand;
    if !alone.is_empty() {
        // A device that is no target gets zeros.
        let pairs: Vec<Vec<i64>> = members().map(|member| vec![member; 2]).collect();
        let attrs = vec![("source_target_pairs", replicas::attr(&pairs, 2))];
        sent = b.add1(&collective_permute::PRIMITIVE, &[operand, token], attrs)?;
    }
    let scalar = Shape::scalar(b.shape(operand).element);
    let mut first = Graph::new();
    let param = first.add_param(scalar.clone());
    first.add_param(scalar);
    first.results = vec![param];
    let all = [groups, &alone].concat();
    let attrs = vec![("replica_groups", replicas::attr(&all, 0))];
    Ok(b.add(&all_reduce::PRIMITIVE, &[sent, token], attrs, vec![first])?[0])
}

/// Gathers the arrays of each group, and selects the one at the place that is element `i` of an array.
fn from_chosen(
    b: &mut Builder<'_>,
    operand: Value,
    (root, i): (Value, usize),
    groups: &[Vec<i64>],
    token: Value,
) -> Result<Value, Fault> {
    let own = b.shape(operand).dims.clone();
    let mut row = own.clone();
    row.insert(0, Size::from(1));
    let operand = reshape::reshape(b, operand, row.clone())?;
    let attrs = vec![
        ("all_gather_dim", Attr::Int(0)),
        ("replica_groups", replicas::attr(groups, 0)),
    ];
    let all = b.add1(&all_gather::PRIMITIVE, &[operand, token], attrs)?;
    let [from, to, every] = [i, i + 1, 1].map(|n| vec![Size::from(n)]);
    let place = slice::slice(b, root, from, to, every)?;
    let place = reshape::reshape(b, place, Vec::new())?;
    let zero = b.scalar(b.shape(place).element, 0.0);
    let mut starts = vec![zero; row.len()];
    starts[0] = place;
    let chosen = dynamic_slice::dynamic_slice(b, all, &starts, row)?;
    reshape::reshape(b, chosen, own)
}
