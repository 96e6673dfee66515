//! `..S` among the sizes of a type: any number of dimensions.

use proc_macro2::Ident;
use syn::{Error, Result};
use xla_hlo::Size;

use super::Body;
use crate::hir::Expr;
use crate::size;

impl Body {
    /// Returns the number of sizes beside `..S`, and whether there is one.
    pub(crate) fn rank(&self) -> (usize, bool) {
        let ranks = self.ranks().count();
        (self.sizes.len() - ranks, ranks > 0)
    }

    /// Returns the names after `..`, which stand for any number of sizes.
    pub(crate) fn ranks(&self) -> impl Iterator<Item = &Ident> {
        self.sizes.iter().flatten().filter_map(size::spread)
    }

    /// Returns the sizes, of which `None` is dynamic.
    pub(crate) fn written(&self) -> &[Option<Expr>] {
        &self.sizes
    }

    /// Whether a layout is written.
    pub(crate) fn has_layout(&self) -> bool {
        self.layout.is_some()
    }
}

/// Reports `..S` in a type of Rust.
pub(super) fn in_rust(name: &Ident) -> Result<Vec<Size>> {
    let what = format!(
        "`..{name}` is any number of dimensions, which each call states: it is only allowed in computations"
    );
    Err(Error::new(name.span(), what))
}
