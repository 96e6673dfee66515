//! Tangents of functions that are computed again: they are beside the results, in one instruction.

use super::tangents;
use crate::derivatives::calculus::where_set;
use crate::list::Items;
use crate::ops::checkpoint::again;
use crate::ops::inline::Refused;
use crate::{Builder, Instr, Value};

/// Adds the function with its tangents; returns the results and their tangents.
pub(super) fn with_tangents(
    b: &mut Builder<'_>,
    instr: &Instr,
    operands: &[Value],
    of_operands: &[Option<Value>],
) -> Result<(Vec<Value>, Vec<Option<Value>>), Refused> {
    let region = &instr.regions[0];
    let active = of_operands.iter().map(Option::is_some).collect_vec();
    let made = tangents(region, &active, &vec![false; region.results.len()])?;
    let all = operands.iter().chain_items(of_operands.iter().flatten());
    let values = again(b, instr, &all.copied().collect_vec(), made.graph);
    let mut values = values.map_err(|fault| Refused {
        origin: instr.origin,
        fault,
    })?;
    let tangents = values.split_off(region.results.len());
    Ok((values, where_set(&made.active, tangents)))
}
