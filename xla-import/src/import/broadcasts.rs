//! Imports `collective_broadcast` and `collective_reduce`, where one device of each group is the root, as other
//! collectives; a broadcast keeps every bit of the elements.

use xla_hlo::error::Fault;
use xla_hlo::graph::Attr;
use xla_hlo::ops::{
    all_gather, all_reduce, collective_permute, dynamic_slice, replica_id, replicas, reshape, slice,
};
use xla_hlo::{Builder, ElementType, Graph, Shape, Size, Value};
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
        self.check_root(op, root, operands.len())?;
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

impl<'t> Body<'_, 't> {
    /// Combines the arrays of each group; a device that is not the root of its group gets zeros. The root is found as that
    /// of a broadcast.
    pub(super) fn reduces(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
        root: Option<Value>,
        (groups, region): (&[Vec<i64>], Option<Graph>),
        token: Value,
    ) -> Result<Vec<Value>, ParseError> {
        self.check_root(op, root, operands.len())?;
        let count = self.known.devices.count();
        let region: Vec<Graph> = region.into_iter().collect();
        let mut values = Vec::with_capacity(operands.len());
        for (i, &operand) in operands.iter().enumerate() {
            let b = self.b();
            // A collective of replicas needs each device in one group, so devices of no group are groups of one.
            let all = [groups, &alone(groups, count)].concat();
            let attrs = vec![("replica_groups", replicas::attr(&all, 0))];
            let combined = b.add(
                &all_reduce::PRIMITIVE,
                &[operand, token],
                attrs,
                region.clone(),
            );
            // Each member has the combination now, and all but the root drop it.
            let value = combined.and_then(|combined| {
                let is_root = is_root(b, root.map(|root| (root, i)), groups, token)?;
                let zero = b.scalar(b.shape(operand).element, 0.0);
                b.formula([is_root, combined[0], zero], |[is_root, x, zero]| {
                    is_root.select(x, zero)
                })
            });
            values.push(value.map_err(|fault| self.fault(op, fault))?);
        }
        Ok(values)
    }

    /// Refuses roots that are not one integer for each array.
    fn check_root(
        &mut self,
        op: &Op<'t>,
        root: Option<Value>,
        count: usize,
    ) -> Result<(), ParseError> {
        let Some(root) = root else {
            return Ok(());
        };
        let shape = self.shape_of(root);
        let is_list = shape.element.is_integer() && shape.rank() == 1;
        if is_list && shape.dims[0].known() == Some(count) {
            return Ok(());
        }
        let why = format!("expected an integer for each array as the root, found {shape}");
        Err(self.refused(op.at, why))
    }
}

/// Whether the device is the root of its group.
fn is_root(
    b: &mut Builder<'_>,
    root: Option<(Value, usize)>,
    groups: &[Vec<i64>],
    token: Value,
) -> Result<Value, Fault> {
    let id = replica_id::replica_id(b, token)?;
    let place = match root {
        Some((root, i)) => Some(place(b, root, i)?),
        None => None,
    };
    // The groups are known here, the number of the device at run time only: one comparison for each group.
    let mut any = b.scalar(ElementType::Bool, 0.0);
    for group in groups {
        let Some(first) = group.first() else { continue };
        let mut chosen = b.scalar(ElementType::U32, *first as f64);
        // Selects the member at the place.
        for (i, member) in group.iter().enumerate() {
            let Some(place) = place else { break };
            let element = b.shape(place).element;
            let (at, member) = (
                b.scalar(element, i as f64),
                b.scalar(ElementType::U32, *member as f64),
            );
            let is_at = b.formula([place, at], |[place, at]| place.equal(at))?;
            chosen = b.formula([is_at, member, chosen], |[is_at, member, chosen]| {
                is_at.select(member, chosen)
            })?;
        }
        let is_own = b.formula([id, chosen], |[id, chosen]| id.equal(chosen))?;
        any = b.formula([any, is_own], |[any, is_own]| any | is_own)?;
    }
    Ok(any)
}

/// Returns the element of an array.
fn place(b: &mut Builder<'_>, root: Value, i: usize) -> Result<Value, Fault> {
    let [from, to, every] = [i, i + 1, 1].map(|n| vec![Size::from(n)]);
    let place = slice::slice(b, root, from, to, every)?;
    reshape::reshape(b, place, Vec::new())
}

/// Returns a group for each device that is in none.
fn alone(groups: &[Vec<i64>], count: Option<i64>) -> Vec<Vec<i64>> {
    let members = || groups.iter().flatten().copied();
    let count = count.unwrap_or_else(|| members().max().map_or(0, |largest| largest + 1));
    let alone = |device: &i64| members().all(|member| member != *device);
    (0..count)
        .filter(alone)
        .map(|device| vec![device])
        .collect()
}

/// Combines the arrays of each group by a computation that returns its first argument.
fn from_first(
    b: &mut Builder<'_>,
    operand: Value,
    groups: &[Vec<i64>],
    count: Option<i64>,
    token: Value,
) -> Result<Value, Fault> {
    let members = groups.iter().flatten().copied();
    let alone = alone(groups, count);
    let mut sent = operand;
    if !alone.is_empty() {
        // A device that is no target gets zeros.
        let pairs: Vec<Vec<i64>> = members.map(|member| vec![member; 2]).collect();
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
    // `f32[3] -> f32[1, 3]`, gathered `f32[n, 3]`, sliced at the place `f32[1, 3]`, `f32[3]`.
    let own = b.shape(operand).dims.clone();
    let mut row = own.clone();
    row.insert(0, Size::from(1));
    let operand = reshape::reshape(b, operand, row.clone())?;
    let attrs = vec![
        ("all_gather_dim", Attr::Int(0)),
        ("replica_groups", replicas::attr(groups, 0)),
    ];
    let all = b.add1(&all_gather::PRIMITIVE, &[operand, token], attrs)?;
    let place = place(b, root, i)?;
    let zero = b.scalar(b.shape(place).element, 0.0);
    let mut starts = vec![zero; row.len()];
    starts[0] = place;
    let chosen = dynamic_slice::dynamic_slice(b, all, &starts, row)?;
    reshape::reshape(b, chosen, own)
}
