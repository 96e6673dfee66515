//! The sizes in faults: as sizes of a caller, and as pairs whose equality would remove the fault, by which dynamic
//! sizes are equated.

use core::fmt::Display;

use super::{FaultKind, LabelFault};
use crate::Size;
use crate::dynamic::unequal;
use crate::list::Items;

impl FaultKind {
    /// Returns the fault of a size that is computed by an expression, and is negative or too large.
    pub fn computed(expression: impl Display) -> FaultKind {
        FaultKind::SizeRange(expression.to_string())
    }

    /// Returns the same fault for a caller, with the size names replaced by the sizes that they are bound to.
    pub fn with_sizes(&self, of: &dyn Fn(&str) -> Option<Size>) -> FaultKind {
        let at = |size: &Size| size.substitute(of).unwrap_or_else(|_| size.clone());
        match self {
            FaultKind::AtMost {
                most,
                of: what,
                found,
            } => FaultKind::AtMost {
                most: at(most),
                of: what.clone(),
                found: at(found),
            },
            FaultKind::AtLeast {
                least,
                of: what,
                found,
            } => FaultKind::AtLeast {
                least: at(least),
                of: what.clone(),
                found: at(found),
            },
            FaultKind::Multiple { of, found } => FaultKind::Multiple {
                of: at(of),
                found: at(found),
            },
            FaultKind::Unsatisfied { sizes, path, what } => FaultKind::Unsatisfied {
                sizes: sizes.clone(),
                path: path.clone(),
                what: Box::new(what.with_sizes(of)),
            },
            other => other.clone(),
        }
    }

    /// Returns the pairs of sizes whose equality would remove the fault; empty if more than that is wrong.
    pub fn unequal(&self) -> Vec<(Size, Size)> {
        match self {
            FaultKind::SizesDiffer {
                first,
                other,
                dimension,
            } => match (first.dims.get(*dimension), other.dims.get(*dimension)) {
                (Some(first), Some(other)) => vec![(first.clone(), other.clone())],
                _ => Vec::new(),
            },
            FaultKind::ShapeExpected { expected, found } => unequal(found, expected),
            FaultKind::PairDiffers { lhs, rhs, .. } => vec![(lhs.1.clone(), rhs.1.clone())],
            FaultKind::ElementCount { operand, result } => {
                vec![(operand.1.clone(), result.1.clone())]
            }
            FaultKind::BroadcastSize { operand, result } => {
                vec![(operand.1.clone(), result.1.clone())]
            }
            FaultKind::TransformLength {
                operand,
                dimension,
                expected,
                ..
            } => vec![(operand.dims[*dimension].clone(), expected.clone())],
            FaultKind::ArgumentType { sizes, .. } => sizes.clone(),
            FaultKind::Labels(fault) => match &**fault {
                LabelFault::Sizes { first, other, .. } => {
                    vec![(first.size.clone(), other.size.clone())]
                }
                _ => Vec::new(),
            },
            // Each result whose shape differs must have sizes that can differ; one other difference, such as of ranks,
            // is a fault that equal sizes would not remove.
            FaultKind::ComputationResult { expected, found } if expected.len() == found.len() => {
                let pairs = expected.iter().zip(found);
                let each = pairs.map(|(expected, found)| {
                    if expected == found {
                        Some(Vec::new())
                    } else {
                        Some(unequal(found, expected)).filter(|pairs| !pairs.is_empty())
                    }
                });
                each.collect_some().unwrap_or_default().concat()
            }
            _ => Vec::new(),
        }
    }
}
