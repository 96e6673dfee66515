//! Convolutions that read integers of 8 bits, signed or not, and add in 32 bits, as `dot_general/octets.rs` has products.

use super::Convolution;
use crate::graph::rewriter::{Rewriter, Step};
use crate::graph::{Attr, Value};
use crate::operation::{Form, OpTraits, Primitive, Text};
use crate::ops::dot_general::octets::{ELEMENT, has_sums, narrow, widened};

/// The fewest features of a group for which a convolution is a product of matrices.
const FEATURES: usize = 4;

/// A convolution of integers of 8 bits.
static CONVOLUTION: Primitive = Primitive {
    name: "convolution",
    text: "stablehlo.convolution",
    operands: 2..=2,
    regions: 0,
    attributes: &[(ELEMENT, Text::ResultElement)],
    syntax: &[],
    infer: |infer| widened(infer, super::PRIMITIVE.infer),
    form: |graph, instr| match (super::PRIMITIVE.form)(graph, instr) {
        Form::Kernel(mut kernel) => {
            kernel.name = "convolution::octets";
            Form::Kernel(kernel)
        }
        form => form,
    },
    commutative: false,
    traits: OpTraits {
        flop: super::PRIMITIVE.traits.flop,
        ..OpTraits::NONE
    },
};

/// Replaces a convolution in integers of 32 bits by one that reads integers of 8 bits, if both operands have only such
/// values.
pub(super) fn convolved(rw: &mut Rewriter, step: &Step<'_>) -> Option<Value> {
    let convolution = Convolution::of(&step.instr.attrs).ok()?;
    let [_, kernel, _] = &convolution.dimensions.roles;
    let features = rw.shape(step.operand(1)).dims[kernel[0]].known();
    let groups = convolution.groups.iter().product::<i64>() as usize;
    if !has_sums(step) || features.is_some_and(|features| features < FEATURES * groups) {
        return None;
    }
    let operands = [narrow(rw, step.operand(0))?, narrow(rw, step.operand(1))?];
    let mut attrs = step.instr.attrs.clone();
    attrs.push((ELEMENT, Attr::Element(step.shape.element)));
    rw.emit(&CONVOLUTION, &operands, attrs, Vec::new())
}
