//! The arguments by which a function is differentiated, and the order in which they are listed.

use super::application::Application;
use crate::error::{Fault, FaultKind};
use crate::graph::Values;
use crate::list::{self, Items};
use crate::{Type, Value};

impl Application<'_, '_> {
    /// Returns the indices of the arguments by which the function is differentiated, in the order in which they are
    /// listed; the first if none are.
    pub(super) fn argnums(&self) -> Result<Vec<usize>, Fault> {
        self.listed(&[0])
    }

    /// Returns these indices; if none are listed, the indices of all arguments that the function does not change.
    pub(super) fn argnums_or_all(&self) -> Result<Vec<usize>, Fault> {
        let all = 0..self.arguments.len();
        let all = all.filter_items(|i| !self.states.contains(i)).collect_vec();
        if all.is_empty() && self.options.argnums.is_none() {
            return match self.states.first() {
                None => Ok(all),
                Some(first) => {
                    let what = FaultKind::Value {
                        expected: "at least 1 argument that is not `&mut`".to_string(),
                        found: "none".to_string(),
                    };
                    let help = format!("list what to differentiate by: `argnums = [{first}]`");
                    Err(Fault::named("argnums", what).help(help))
                }
            };
        }
        let all = all.iter().map(|&i| i as i64).collect_vec();
        self.listed(&all)
    }

    fn listed(&self, default: &[i64]) -> Result<Vec<usize>, Fault> {
        let count = self.arguments.len();
        let listed = match &self.options.argnums {
            Some(listed) => listed.as_slice(),
            None => default,
        };
        let mut argnums = Vec::with_capacity(listed.len());
        for (place, &number) in listed.iter().enumerate() {
            let known = usize::try_from(number).ok().filter(|&i| i < count);
            let fault = |what| Fault::item("argnums", place, what);
            let number = known.ok_or_else(|| {
                fault(FaultKind::Value {
                    expected: match count {
                        1 => "argument 0".to_string(),
                        _ => format!("an argument from 0 to {}", count.saturating_sub(1)),
                    },
                    found: number.to_string(),
                })
            })?;
            if argnums.contains(&number) {
                let what = format!("argument {number} is listed twice");
                return Err(fault(FaultKind::Other(what)));
            }
            argnums.push(number);
        }
        if argnums.is_empty() {
            let what = FaultKind::Value {
                expected: "at least 1 argument".to_string(),
                found: "none".to_string(),
            };
            return Err(Fault::named("argnums", what));
        }
        Ok(argnums)
    }

    /// Returns the listed arguments that the function changes, in this order.
    pub(super) fn changed(&self, argnums: &[usize]) -> Vec<usize> {
        let changed = argnums.iter().filter_items(|i| self.states.contains(i));
        changed.copied().collect_vec()
    }
}

/// The leaves of some arguments, which are in the order of the arguments.
pub(super) struct Sorted {
    /// The indices of the arguments, in this order, and the numbers of their leaves.
    groups: Vec<(usize, usize)>,
}

impl Sorted {
    /// Returns the leaves of these arguments.
    pub(super) fn new(argnums: &[usize], types: &[Type]) -> Sorted {
        let mut sorted = argnums.to_vec();
        list::sort(&mut sorted);
        let groups = sorted.iter().map(|&i| (i, types[i].leaves().len()));
        Sorted {
            groups: groups.collect_vec(),
        }
    }

    /// Returns the indices of the leaves of these arguments.
    pub(super) fn indices(&self, argnums: &[usize]) -> Vec<usize> {
        argnums.iter().flat_items(|&i| self.leaves(i)).collect_vec()
    }

    // The leaves of earlier arguments come first.
    fn leaves(&self, argument: usize) -> Vec<usize> {
        let mut first = 0;
        for &(i, count) in &self.groups {
            if i == argument {
                return (first..first + count).collect_vec();
            }
            first += count;
        }
        Vec::new()
    }

    /// Returns the trees of these arguments with these values as leaves.
    pub(super) fn trees(&self, argnums: &[usize], types: &[Type], values: &[Value]) -> Vec<Values> {
        let trees = argnums.iter().map(|&i| {
            let leaves = self.leaves(i).into_iter().map(|leaf| values[leaf]);
            types[i].with_leaves(&mut leaves.into_iter())
        });
        trees.collect_vec()
    }
}
