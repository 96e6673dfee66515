//! `for i in 0..L` whose body selects parts by its number, `net.blocks[i]`: it is elaborated once for each number, since
//! no instruction selects a part at run time.

use std::collections::HashSet;

use xla_hlo::list::Items;
use xla_hlo::operation::Int;

use super::range::{Change, range_in};
use super::{Elab, Val};
use crate::hir::{Expr, ForLoop, Kind, Part, VarId};

/// The greatest number of rounds, each of which is elaborated.
const MOST: usize = 1 << 12;

impl Elab<'_> {
    /// Returns the numbers of a loop over a range that selects parts by them; `None` if it does not, or if they are not
    /// known.
    pub(super) fn selecting(&self, repeated: &ForLoop) -> Option<Vec<usize>> {
        if !self.selects(repeated) {
            return None;
        }
        let mut changes = Vec::new();
        let range = range_in(&repeated.expr, &mut changes)?;
        let start = match &range.start {
            Some(start) => self.known_bound(start)?,
            None => 0,
        };
        let end = self.known_bound(range.end.as_ref()?)? + usize::from(range.closed);
        if end.saturating_sub(start) > MOST {
            return None;
        }
        let mut numbers = (start..end).collect_vec();
        for change in changes {
            match change {
                Change::Rev => numbers.reverse(),
                Change::StepBy(step) => {
                    let step = self.known_bound(step).filter(|step| *step > 0)?;
                    let steps = numbers.into_iter().enumerate();
                    let steps = steps.filter_items(|(i, _)| i.is_multiple_of(step));
                    numbers = steps.map(|(_, number)| number).collect_vec();
                }
            }
        }
        Some(numbers)
    }

    fn known_bound(&self, expr: &Expr) -> Option<usize> {
        // `net.blocks.len()`.
        if let Kind::MethodCall(call) = &expr.kind
            && call.method == "len"
            && let Some(Val::List(parts)) = self.peek(&call.receiver)
        {
            return Some(parts.len());
        }
        match self.known_index(expr)? {
            Int::Size(size) => size.known(),
            Int::Negative(_) => None,
        }
    }

    /// Whether the body of a loop indexes an array of values by the number of the round, or by a variable that depends on
    /// it.
    fn selects(&self, repeated: &ForLoop) -> bool {
        let names = repeated.pat.names().into_iter();
        let mut numbers: HashSet<VarId> = names.map(|name| name.id).collect();
        let mut found = false;
        Part::Block(&repeated.body).search(&mut |part| {
            match part {
                Part::Local(local) => {
                    let init = local.init.as_ref();
                    if init.is_some_and(|init| mentions(init, &numbers)) {
                        numbers.extend(local.pat.names().into_iter().map(|name| name.id));
                    }
                }
                Part::Expr(expr) => {
                    if let Kind::Index(index) = &expr.kind {
                        found |= mentions(&index.index, &numbers)
                            && matches!(self.peek(&index.expr), Some(Val::List(_)));
                    }
                }
                Part::Block(_) | Part::Arm(_) => {}
            }
            !found
        });
        found
    }
}

/// Whether an expression names one of these variables.
fn mentions(expr: &Expr, names: &HashSet<VarId>) -> bool {
    let mut found = false;
    Part::Expr(expr).search(&mut |part| {
        if let Part::Expr(expr) = part
            && let Kind::Path(path) = &expr.kind
        {
            found |= path.id().is_some_and(|id| names.contains(&id));
        }
        !found
    });
    found
}
