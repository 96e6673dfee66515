//! Sizes that only a call knows, `?` in a type: each of a parameter gets a name.

use proc_macro2::TokenStream;
use xla_hlo::unknown::{Equation, is_unknown, replaced};
use xla_hlo::{Shape, Size, Tree, Type};

use super::{Param, Signature};
use crate::definition::Types;

/// A size that only a call knows.
#[derive(Clone, Debug)]
pub(crate) struct Unknown {
    /// Its name in the graph.
    pub(crate) name: String,
    /// The parameter that has it.
    pub(crate) param: usize,
    /// The number of the array in the parameter.
    pub(crate) leaf: usize,
    /// The array as the user writes it: `x`, `p.w1`.
    pub(crate) operand: String,
    /// The dimension.
    pub(crate) dimension: usize,
}

/// What an unknown size has to be.
pub(crate) struct Required {
    /// The size, and what it has to be.
    pub(crate) equation: Equation,
    /// The expression that asks for it.
    pub(crate) reason: String,
    /// That expression.
    pub(crate) at: TokenStream,
}

/// Gives the open sizes of the parameters names.
pub(super) fn name(params: &mut [Param]) -> Vec<Unknown> {
    let mut all = Vec::new();
    for (i, param) in params.iter_mut().enumerate() {
        let operand = param.name.to_string();
        if let Some(types) = &mut param.types {
            let mut leaf = 0;
            let operand = operand.trim_start_matches("r#");
            walk(types, operand, i, &mut leaf, &mut all);
        }
    }
    all
}

fn walk(types: &mut Types, operand: &str, param: usize, leaf: &mut usize, all: &mut Vec<Unknown>) {
    match types {
        Tree::Leaf(array) => {
            for (dimension, size) in array.array.shape.dims.iter_mut().enumerate() {
                if !size.is_open() {
                    continue;
                }
                *size = Size::unknown(operand, dimension);
                all.push(Unknown {
                    name: size.to_string(),
                    param,
                    leaf: *leaf,
                    operand: operand.to_string(),
                    dimension,
                });
            }
            *leaf += 1;
        }
        Tree::Tuple(items) => {
            for (i, item) in items.iter_mut().enumerate() {
                walk(item, &format!("{operand}.{i}"), param, leaf, all);
            }
        }
        Tree::Record(_, fields) => {
            for (field, item) in fields {
                let field = field.trim_start_matches("r#");
                walk(item, &format!("{operand}.{field}"), param, leaf, all);
            }
        }
    }
}

/// Whether a type leaves a size open.
pub(crate) fn is_open(types: &Types) -> bool {
    let leaves = types.leaves();
    let mut dims = leaves.iter().flat_map(|leaf| &leaf.array.shape.dims);
    dims.any(Size::is_unknown)
}

impl Signature {
    /// The number of an unknown size among all of them.
    pub(crate) fn number(&self, name: &str) -> Option<usize> {
        (self.unknowns.iter()).position(|unknown| unknown.name == name)
    }

    /// Replaces unknown sizes in the parameters by what they have to be.
    pub(crate) fn replace(&mut self, equations: &[Equation]) {
        for types in self
            .params
            .iter_mut()
            .filter_map(|param| param.types.as_mut())
        {
            *types = types.map(&mut |leaf| {
                let mut leaf = leaf.clone();
                for size in &mut leaf.array.shape.dims {
                    // What leaves its range has been refused.
                    *size = replaced(size, equations).unwrap_or_else(|| size.clone());
                }
                leaf
            });
        }
    }

    /// The names of the unknown sizes that are not replaced.
    pub(super) fn free(&self) -> Vec<String> {
        let leaves = self.params.iter().filter_map(|param| param.types.as_ref());
        let leaves = leaves.flat_map(|types| types.leaves());
        let dims = leaves.flat_map(|leaf| &leaf.array.shape.dims);
        let mut names: Vec<String> = Vec::new();
        for name in dims
            .filter_map(Size::as_name)
            .filter(|name| is_unknown(name))
        {
            if !names.iter().any(|known| known == name) {
                names.push(name.to_string());
            }
        }
        names
    }

    /// What an equation says: "dimension 0 of `y` is dimension 0 of `x`".
    pub(crate) fn told(&self, equation: &Equation) -> String {
        let size = Size::name(equation.name.as_str());
        format!(
            "{} is {}",
            self.in_words(&size),
            self.in_words(&equation.size)
        )
    }

    /// A size in words: "dimension 0 of `x`" for an unknown one.
    fn in_words(&self, size: &Size) -> String {
        let unknown = size.as_name().and_then(|name| self.number(name));
        match unknown.map(|number| &self.unknowns[number]) {
            Some(Unknown {
                dimension, operand, ..
            }) => format!("dimension {dimension} of `{operand}`"),
            None => size.to_string(),
        }
    }
}

/// The type of a result whose open sizes are those of the arrays that it is made of.
pub(super) fn closed(result: &Type, shapes: &[Shape]) -> Type {
    let mut shapes = shapes.iter();
    result.map(&mut |leaf| {
        let mut leaf = leaf.clone();
        if let Some(shape) = shapes.next() {
            leaf.shape.dims.clone_from(&shape.dims);
        }
        leaf
    })
}
