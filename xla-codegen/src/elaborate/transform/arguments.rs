//! The arguments of transformed functions, and their tangents.

use xla_hlo::list::Items;
use xla_hlo::transform::Arguments;

use super::super::Val;
use super::super::function::{StateParam, Transformed};
use crate::hir::{Expr, Kind};

/// The arguments of a transformed function.
pub(super) struct Passed<'e> {
    /// Their expressions, then the expressions of the tangents.
    pub(super) exprs: Vec<&'e Expr>,
    /// Their values, then the tangents.
    pub(super) vals: Vec<Val>,
    /// The number of arguments without the tangents.
    pub(super) own: usize,
    /// The argument of each tangent.
    pub(super) listed: Vec<usize>,
}

impl Transformed {
    /// Returns the indices of the arguments that have tangents: those listed, or all that the function does not change.
    pub(in super::super) fn listed(&self, count: usize, states: &[StateParam]) -> Vec<usize> {
        match &self.options.argnums {
            Some(listed) => {
                let listed = listed.iter().map(|&i| usize::try_from(i).unwrap_or(count));
                listed.collect_vec()
            }
            None => {
                let is_state = |i: &usize| states.iter().any(|state| state.index == *i);
                (0..count).filter_items(|i| !is_state(i)).collect_vec()
            }
        }
    }

    /// Separates arguments from tangents: the parts of two tuples, or two values. `None` for any other arguments.
    pub(super) fn parted<'e>(
        &self,
        arguments: &[&'e Expr],
        vals: Vec<Val>,
        states: &[StateParam],
    ) -> Option<Passed<'e>> {
        if self.by.arguments == Arguments::Same {
            return Some(Passed {
                exprs: arguments.to_vec(),
                own: vals.len(),
                vals,
                listed: Vec::new(),
            });
        }
        let ([first, second], [x, dx]) = (arguments, vals.as_slice()) else {
            return None;
        };
        // A function of one tuple takes the tuple.
        let one = self.function.parameters() == Some(1);
        let xs = match x {
            Val::Tuple(xs) if !one || xs.len() == 1 => xs,
            _ => {
                return Some(Passed {
                    exprs: arguments.to_vec(),
                    vals,
                    own: 1,
                    listed: vec![0],
                });
            }
        };
        let listed = self.listed(xs.len(), states);
        let is_tuple = |&i: &usize| matches!(xs.get(i), Some(Val::Tuple(_)));
        let (tangent_exprs, tangents) = match dx {
            Val::Tuple(dxs) if dxs.len() == 1 || listed.len() != 1 || !is_tuple(&listed[0]) => {
                (parts(second, dxs.len()), dxs.clone())
            }
            // A function of several arguments, one of which has a tangent.
            _ if listed.len() == 1 && xs.len() > 1 => (vec![*second], vec![dx.clone()]),
            _ => return None,
        };
        let all = states.is_empty() && self.options.argnums.is_none();
        if all && tangents.len() != xs.len() {
            return None;
        }
        let mut exprs = parts(first, xs.len());
        exprs.extend(tangent_exprs);
        let own = xs.len();
        let vals = xs.iter().cloned().chain_items(tangents);
        Some(Passed {
            exprs,
            vals: vals.collect_vec(),
            own,
            listed,
        })
    }
}

/// Returns the expressions of a tuple's parts.
fn parts(expr: &Expr, count: usize) -> Vec<&Expr> {
    match &expr.kind {
        Kind::Tuple(tuple) if tuple.elems.len() == count => tuple.elems.iter().collect_vec(),
        _ => vec![expr; count],
    }
}
