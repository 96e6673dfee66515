//! `guard(mask, x)`: the value `x`, which is read only where the mask holds.
//!
//! A choice on a batched index applies all its regions at all indices, and selects results. At an index that is not
//! active, a slope may be infinite, and infinity times the cotangent zero is not zero. So each value that enters a
//! region stands behind a guard, as JAX selects the operands of a branch: reverse mode adds nothing to the cotangent of
//! the value where the index is not active. Without derivatives, a guard is replaced by the value.

use crate::ElementType;
use crate::error::{Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Graph, Value};
use crate::operation::{Form, OpTraits, Primitive, SyntaxToken};
use crate::ops::batch;

/// The value of its second operand, which is read only where the mask in the first holds. The dimensions of the mask are
/// the leading dimensions of the value.
pub static PRIMITIVE: Primitive = Primitive {
    name: "guard",
    text: "typed_xla.guard",
    operands: 2..=2,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Types],
    infer: |infer| {
        let (mask, value) = (infer.operands[0], infer.operands[1]);
        if mask.element == ElementType::Bool && value.dims.starts_with(&mask.dims) {
            return Ok(vec![value.clone()]);
        }
        let what = FaultKind::ShapeExpected {
            expected: value.with_element(ElementType::Bool),
            found: mask.clone(),
        };
        Err(Fault::operand(0, what))
    },
    form: |_, _| Form::Expanded,
    commutative: false,
    traits: OpTraits {
        expand: Some(|_, _, operands| Ok(vec![operands[1]])),
        ruled: true,
        batch: Some(batch::last),
        ..OpTraits::NONE
    },
};

/// Emits a value that is read only where the mask holds.
pub(crate) fn guarded(rw: &mut Rewriter, mask: Value, value: Value) -> Option<Value> {
    match rw.made_by(&PRIMITIVE, value) {
        Some(operands) if operands[0] == mask => Some(value),
        _ => rw.formula([mask, value], |[mask, value]| mask.guard(value)),
    }
}

/// Returns the value without its guard, if it has one.
pub(crate) fn unguarded(rw: &Rewriter, value: Value) -> Value {
    let operands = rw.made_by(&PRIMITIVE, value);
    operands.map_or(value, |operands| operands[1])
}

/// Returns the mask and the value, if a value is behind a guard.
pub fn behind_guard(graph: &Graph, value: Value) -> Option<[Value; 2]> {
    let maker = graph.maker(value)?;
    (*maker.op == PRIMITIVE).then(|| [maker.operands[0], maker.operands[1]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::Items;
    use crate::{Builder, Module, Shape, Size};

    /// Whether a mask of this type guards a value `f32[2, 3]`.
    fn accepts(element: ElementType, sizes: &[usize]) -> bool {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let mut param = |element, sizes: &[usize]| {
            let sizes = sizes.iter().copied().map(Size::from);
            b.graph.add_param(Shape::new(element, sizes.collect_vec()))
        };
        let operands = [param(element, sizes), param(ElementType::F32, &[2, 3])];
        b.add1(&PRIMITIVE, &operands, Vec::new()).is_ok()
    }

    #[test]
    fn a_mask_has_leading_dimensions_of_the_value() {
        for sizes in [&[][..], &[2], &[2, 3]] {
            assert!(accepts(ElementType::Bool, sizes), "{sizes:?}");
        }
        assert!(!accepts(ElementType::Bool, &[3]));
        assert!(!accepts(ElementType::Bool, &[2, 3, 1]));
        assert!(!accepts(ElementType::I32, &[2]));
    }
}
