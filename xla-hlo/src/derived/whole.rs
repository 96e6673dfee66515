//! Reductions of all elements of all leaves of a struct, a tuple or an array of values.

use crate::error::{Class, Error, Fault, FaultKind};
use crate::graph::leafwise::leaves;
use crate::graph::{Value, Values};
use crate::list::{self, Items};
use crate::operation::{Argument, Call, InCall};
use crate::ops::convert;
use crate::ops::parts::{wide, wide_element};
use crate::{Builder, ElementType, Literal, Primitive, Tree};

/// A reduction of arrays to a scalar, whose results are combined by an elementwise operation.
pub(crate) struct Whole<'a> {
    /// The element types that it accepts.
    pub(crate) class: &'a Class,
    /// Combines two results.
    pub(crate) combine: &'static Primitive,
    /// The result for no elements.
    pub(crate) identity: fn(ElementType) -> Literal,
    /// Reduces one array over these dimensions.
    pub(crate) part: fn(&mut Builder<'_>, Value, &[usize]) -> Result<Value, Fault>,
    /// Computes the result from the combination, which is in the wide element type.
    pub(crate) end: fn(&mut Builder<'_>, Value) -> Result<Value, Fault>,
}

/// Returns the argument with this number if it is a struct, a tuple or an array of values.
pub(crate) fn tree(call: &Call<'_, '_>, number: usize) -> Option<Values> {
    match &call.arguments[number] {
        Argument::Value(Tree::Leaf(_)) => None,
        Argument::Value(tree) => Some(tree.clone()),
        _ => None,
    }
}

impl Whole<'_> {
    /// Reduces a tree, which is the argument `name`: at least one array, all of one element type. 16-bit numbers are
    /// reduced in `f32` and converted once.
    pub(crate) fn of(
        &self,
        call: &mut Call<'_, '_>,
        name: &'static str,
        tree: &Values,
    ) -> Result<Values, Error> {
        // A path such as `.0.w` tells the user which leaf differs.
        let paths = tree.paths();
        let Some(&(_, first)) = paths.first() else {
            let what = FaultKind::Value {
                expected: "at least 1 array".to_string(),
                found: "0".to_string(),
            };
            return Err(call.error(Fault::named(name, what)));
        };
        let element = call.b.shape(*first).element;
        let mut others = paths
            .iter()
            .map(|(path, leaf)| (path, call.b.shape(**leaf).element));
        if let Some((path, other)) = others.find(|(_, other)| *other != element) {
            let what = format!(
                "element types differ: {element} at `{}` and {other} at `{path}`",
                paths[0].0
            );
            let fault = Fault::named(name, FaultKind::Other(what));
            return Err(call.error(match element {
                ElementType::Bool => fault,
                _ => fault.help(format!(
                    "convert all leaves first: `{{{name}}} as {element}`"
                )),
            }));
        }
        self.class.check(0, element).in_call(call)?;
        let all = leaves(tree);
        let result = self.combined(call.b, &all, element).in_call(call)?;
        Ok(Tree::Leaf(result))
    }

    fn combined(
        &self,
        b: &mut Builder<'_>,
        leaves: &[(Value, bool)],
        element: ElementType,
    ) -> Result<Value, Fault> {
        let mut total: Option<Value> = None;
        // Each leaf is reduced to a scalar, and combined with the total before it. A leaf with `each` stands for all
        // leaves of a struct that is not known yet: the total is then the state of a loop over them.
        for &(leaf, each) in leaves {
            let fold = if each {
                // A loop needs a value before its first leaf. Without one, the first leaf is the total, and the
                // identity is not added.
                let init =
                    total.unwrap_or_else(|| b.constant((self.identity)(wide_element(element))));
                Some((init, b.begin_fold(&Tree::Leaf(init))?))
            } else {
                None
            };
            let before = match &fold {
                Some((_, state)) => state.leaf().copied(),
                None => total,
            };
            let array = wide(b, leaf)?;
            // Elements are widened before they are combined: a sum of `f16` is computed in `f32`, and converted once,
            // at the end.
            let dims = (0..b.shape(array).rank()).collect_vec();
            let part = (self.part)(b, array, &dims)?;
            let next = match before {
                Some(before) => {
                    let combine = self.combine;
                    b.formula([before, part], |[before, part]| before.with(combine, part))?
                }
                None => part,
            };
            total = match fold {
                Some((init, state)) => {
                    let [init, next] = list::both([init, next], Tree::Leaf);
                    b.end_fold(&init, &state, &next).leaf().copied()
                }
                None => Some(next),
            };
        }
        let total = match total {
            Some(total) => total,
            None => b.constant((self.identity)(wide_element(element))),
        };
        let result = (self.end)(b, total)?;
        convert::convert(b, result, element)
    }
}
