//! The derivatives of collective operations.
//!
//! The cotangents of all replicas belong to one function, the sum of what each replica differentiates: the cotangent of a
//! sum over replicas is the sum of their cotangents, as in JAX.

use super::rules::{Derivative, Operands, Rule, Tangent, Transpose};
use crate::error::Fault;
use crate::graph::Attr;
use crate::list::Items;
use crate::ops::replicas::{GROUPS, attr, lists};
use crate::ops::{
    all_gather, all_reduce, all_to_all, collective_permute, elementwise, reduce, reduce_scatter,
};
use crate::{Graph, Primitive, Value};

pub(super) static RULES: &[Rule] = &[
    Rule {
        primitive: &all_reduce::PRIMITIVE,
        derivative: Derivative::Rule(summed),
        transpose: Some(|t| {
            let (attrs, regions) = (t.instr.attrs.clone(), t.instr.regions.clone());
            add(t, &all_reduce::PRIMITIVE, attrs, regions)
        }),
    },
    Rule {
        primitive: &reduce_scatter::PRIMITIVE,
        derivative: Derivative::Rule(summed),
        transpose: Some(gathered),
    },
    linear(&all_gather::PRIMITIVE, scattered),
    linear(&all_to_all::PRIMITIVE, exchanged),
    linear(&collective_permute::PRIMITIVE, sent_back),
];

const fn linear(
    primitive: &'static Primitive,
    transpose: fn(&mut Transpose<'_, '_>) -> Result<(), Fault>,
) -> Rule {
    Rule {
        primitive,
        derivative: Derivative::Linear(Operands::new(0, 0)),
        transpose: Some(transpose),
    }
}

/// The tangent of a sum is the sum of the tangents.
fn summed(t: &mut Tangent<'_, '_>) -> Result<Vec<Option<Value>>, Fault> {
    let op = reduce::recognised(&t.instr.regions[0]);
    let Some(tangent) = t.tangents[0] else {
        return Ok(vec![None]);
    };
    if !op.is_some_and(|op| *op == elementwise::add) {
        let name = t.instr.op.name.to_string();
        return Err(Fault::no_derivative(name, "its computation is not a sum"));
    }
    let mut operands = t.operands.to_vec();
    operands[0] = tangent;
    Ok(t.again(&operands)?.into_iter().map(Some).collect_vec())
}

/// Adds a collective of the cotangent, with the token of the instruction.
fn add(
    t: &mut Transpose<'_, '_>,
    primitive: &'static Primitive,
    attrs: Vec<(&'static str, Attr)>,
    regions: Vec<Graph>,
) -> Result<(), Fault> {
    let tokens = t.operands[1..].iter().filter_map(|&token| token);
    let tokens = tokens.collect_vec();
    t.each_linear(|t, _, cotangent| {
        let mut operands = vec![cotangent];
        operands.extend(&tokens);
        Ok(t.b.add(primitive, &operands, attrs.clone(), regions.clone())?[0])
    })
}

/// Returns an attribute of the instruction under another name.
fn moved(t: &Transpose<'_, '_>, from: &str, to: &'static str) -> (&'static str, Attr) {
    let attr = t.instr.attr(from).cloned();
    (to, attr.expect("a collective has all its attributes"))
}

fn gathered(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dimension = moved(t, reduce_scatter::DIMENSION, all_gather::DIMENSION);
    let attrs = vec![dimension, moved(t, GROUPS, GROUPS)];
    add(t, &all_gather::PRIMITIVE, attrs, Vec::new())
}

fn scattered(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let dimension = moved(t, all_gather::DIMENSION, reduce_scatter::DIMENSION);
    let attrs = vec![dimension, moved(t, GROUPS, GROUPS)];
    let region = reduce::of_two(t.b, &elementwise::add, t.shapes[0].element)?;
    add(t, &reduce_scatter::PRIMITIVE, attrs, vec![region])
}

/// The dimension that is split and the one that is concatenated trade places.
fn exchanged(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let attrs = vec![
        moved(t, all_to_all::CONCAT, all_to_all::SPLIT),
        moved(t, all_to_all::SPLIT, all_to_all::CONCAT),
        moved(t, all_to_all::COUNT, all_to_all::COUNT),
        moved(t, GROUPS, GROUPS),
    ];
    add(t, &all_to_all::PRIMITIVE, attrs, Vec::new())
}

/// Each replica sends the cotangent to where its result comes from.
fn sent_back(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let pairs = lists(&t.instr.attrs, collective_permute::PAIRS);
    let pairs = pairs.expect("the rule has read the pairs");
    let back = pairs.into_iter().map(|mut pair| {
        pair.reverse();
        pair
    });
    let attrs = vec![(collective_permute::PAIRS, attr(&back.collect_vec(), 2))];
    add(t, &collective_permute::PRIMITIVE, attrs, Vec::new())
}
