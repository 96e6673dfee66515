//! Tangents of loops and choices: their regions compute tangents beside values.

use super::super::dependence;
use super::{Each, tangents};
use crate::derivatives::calculus::{where_set, zeros};
use crate::error::Fault;
use crate::graph::Attr;
use crate::list::{self, Items};
use crate::operation::OWN;
use crate::ops::inline::Refused;
use crate::{Builder, Instr, Shape, Value};

/// The results of an instruction and their tangents.
type Both = (Vec<Value>, Each);

/// Adds a loop whose state also has the tangents of its parts.
pub(super) fn repeated(
    b: &mut Builder<'_>,
    instr: &Instr,
    operands: &[Value],
    tangents_of: &[Option<Value>],
) -> Result<Both, Refused> {
    let own = instr.own();
    let refused = |fault| Refused {
        origin: instr.origin,
        fault,
    };
    // A part of the state has a tangent if it has one in any round; its initial tangent may be zero.
    let mut active = tangents_of.iter().map(Option::is_some).collect_vec();
    let state = dependence::of_state(instr, &active);
    if !state.contains(&true) {
        return same(b, instr, operands).map_err(refused);
    }
    active[..own].clone_from_slice(&state);
    let body = tangents(&instr.regions[1], &active, &state)?;
    // The state, its tangents, the captured values, their tangents.
    let mut of_state = Vec::new();
    for (&value, (_, tangent)) in
        (operands.iter().zip(state.iter().zip(tangents_of))).filter_items(|(_, (is, _))| **is)
    {
        of_state.push(match *tangent {
            Some(tangent) => tangent,
            None => zeros(b, &b.shape(value).clone()).map_err(refused)?,
        });
    }
    let of_captured = tangents_of[own..].iter().flatten().copied().collect_vec();
    let added = of_state.len();
    let all = [&operands[..own], &of_state, &operands[own..], &of_captured];
    let all = list::concat(&all);
    let shapes: Vec<Shape> = all.iter().map(|&v| b.shape(v).clone()).collect_vec();
    // `source` maps the parameters of the old regions to the new operands, among which tangents are inserted.
    let source = (0..operands.len()).map(|i| if i < own { i } else { i + added });
    let source = source.collect_vec();
    let condition = instr.regions[0].with_params(&shapes, &source);
    let of_captured = (0..of_captured.len()).map(|i| added + operands.len() + i);
    let places = source
        .iter()
        .copied()
        .chain_items((0..added).map(|i| own + i));
    let places = places.chain_items(of_captured).collect_vec();
    let body = body.graph.with_params(&shapes, &places);
    let attrs = vec![(OWN, Attr::Int((own + added) as i64))];
    let results = b.add(instr.op, &all, attrs, vec![condition, body]);
    Ok(parted(results.map_err(refused)?, &state))
}

/// Adds a choice whose regions also return tangents.
pub(super) fn chosen(
    b: &mut Builder<'_>,
    instr: &Instr,
    operands: &[Value],
    tangents_of: &[Option<Value>],
) -> Result<Both, Refused> {
    let own = instr.own();
    let refused = |fault| Refused {
        origin: instr.origin,
        fault,
    };
    let active = tangents_of[own..].iter().map(Option::is_some).collect_vec();
    // All regions return the same tangents: those that some region has.
    let mut wanted = vec![false; instr.results.len()];
    for region in &instr.regions {
        for (wanted, is) in wanted
            .iter_mut()
            .zip(dependence::of_results(region, &active))
        {
            *wanted |= is;
        }
    }
    if !wanted.contains(&true) {
        return same(b, instr, operands).map_err(refused);
    }
    let mut regions = Vec::with_capacity(instr.regions.len());
    for region in &instr.regions {
        regions.push(tangents(region, &active, &wanted)?.graph);
    }
    let of_captured = tangents_of[own..].iter().flatten().copied().collect_vec();
    let all = list::concat(&[operands, &of_captured]);
    let attrs = vec![(OWN, Attr::Int(own as i64))];
    let results = b.add(instr.op, &all, attrs, regions);
    Ok(parted(results.map_err(refused)?, &wanted))
}

/// Adds an instruction without tangents of its results, although captured values have some.
fn same(b: &mut Builder<'_>, instr: &Instr, operands: &[Value]) -> Result<Both, Fault> {
    let (attrs, regions) = (instr.attrs.clone(), instr.regions.clone());
    let results = b.add(instr.op, operands, attrs, regions)?;
    let none = vec![None; results.len()];
    Ok((results, none))
}

/// Separates results from the tangents that follow them.
fn parted(mut results: Vec<Value>, active: &[bool]) -> Both {
    let tangents = results.split_off(active.len());
    (results, where_set(active, tangents))
}
