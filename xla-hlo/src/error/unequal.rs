//! Finds the sizes whose equality would remove a fault; dynamic sizes are equated by them.

use super::{LabelFault, What};
use crate::Size;
use crate::dynamic::unequal;
use crate::list::Items;

impl What {
    /// Returns the pairs of sizes whose equality would remove the fault; empty if more than that is wrong.
    pub fn unequal(&self) -> Vec<(Size, Size)> {
        match self {
            What::SizesDiffer {
                first,
                other,
                dimension,
            } => match (first.dims.get(*dimension), other.dims.get(*dimension)) {
                (Some(first), Some(other)) => vec![(first.clone(), other.clone())],
                _ => Vec::new(),
            },
            What::ShapeWanted { wanted, came } => unequal(came, wanted),
            What::PairDiffers { lhs, rhs, .. } => vec![(lhs.1.clone(), rhs.1.clone())],
            What::ElementCount { operand, result } => vec![(operand.1.clone(), result.1.clone())],
            What::BroadcastSize { operand, result } => vec![(operand.1.clone(), result.1.clone())],
            What::TransformLength {
                operand,
                dimension,
                wanted,
                ..
            } => vec![(operand.dims[*dimension].clone(), wanted.clone())],
            What::ArgumentType { sizes, .. } => sizes.clone(),
            What::Labels(fault) => match &**fault {
                LabelFault::Sizes { first, other, .. } => {
                    vec![(first.size.clone(), other.size.clone())]
                }
                _ => Vec::new(),
            },
            What::ComputationResult { wanted, came } if wanted.len() == came.len() => {
                let pairs = wanted.iter().zip_items(came);
                let each = pairs.map(|(wanted, came)| match wanted == came {
                    true => Some(Vec::new()),
                    false => Some(unequal(came, wanted)).filter(|pairs| !pairs.is_empty()),
                });
                each.collect_some().unwrap_or_default().concat()
            }
            _ => Vec::new(),
        }
    }
}
