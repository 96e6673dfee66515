//! Arrays of types, `[f32![2]; 3]`.

use syn::{Error, Result};
use xla_hlo::Tree;
use xla_hlo::operation::Int;

use super::Scope;
use crate::definition::Types;
use crate::hir::{Expr, Type};
use crate::message::source;
use crate::size;

/// The greatest length: each part is a separate operand of the graph.
const MOST: usize = 1 << 12;

impl Scope<'_> {
    /// Resolves an array of types.
    ///
    /// # Errors
    /// The length is not a known number in range, or the type of the parts is refused.
    pub(super) fn list(&self, elem: &Type, len: &Expr) -> Result<Types> {
        let part = self.types(elem)?;
        let names = size::names(|path| self.size(path));
        let length = size::int(len, &names)?;
        let known = match &length {
            Int::Size(size) => size.known(),
            Int::Negative(_) => None,
        };
        let what = match known {
            Some(count) if (1..=MOST).contains(&count) => {
                return Ok(Tree::List(vec![part; count]));
            }
            // None if | A number that is out of range, or negative.
            Some(_) | None if matches!(length, Int::Negative(_)) || known.is_some() => {
                format!("an array of tensors has between 1 and {MOST} parts, found {length}")
            }
            _ => {
                // Of numbers it is one tensor.
                let help = match part.leaf() {
                    Some(leaf) if leaf.plain => format!(
                        "\n  help: write `{}![{}]` for an array of numbers",
                        leaf.array.shape.element.name(),
                        source(len)
                    ),
                    _ => String::new(),
                };
                format!(
                    "the length of an array of tensors is a number or a `#[known]` constant, found `{}`{help}",
                    source(len)
                )
            }
        };
        Err(Error::new_spanned(len, what))
    }
}
