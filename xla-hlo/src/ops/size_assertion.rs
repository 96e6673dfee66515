//! A condition on sizes that a model asserts: an instruction whose result nothing reads.

use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::Attr;
use crate::operation::{Form, Infer, OpTraits, Primitive, SyntaxToken, Text};
use crate::{Builder, ElementType, Literal, Shape, Size, Value};

/// The assertion that the first size is at most the second one; its result is `true`.
pub static PRIMITIVE: Primitive = Primitive {
    name: "size_assertion",
    text: "typed_xla.size_assertion",
    operands: 0..=0,
    regions: 0,
    attributes: &[("sizes", Text::Own)],
    syntax: &[SyntaxToken::Attribute("sizes"), SyntaxToken::Result],
    infer,
    form: |_, _| Form::Constant(Literal::from_f64(ElementType::Bool, 1.0)),
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [lesser, greater] = attr::sizes(infer.attrs, "sizes") else {
        let what = "expected two sizes, of which the first is asserted to be at most the second";
        return Err(Fault::named("sizes", FaultKind::Other(what.to_string())));
    };
    infer.at_most(lesser, greater, || {
        let of = "asserted by the model".to_string();
        Fault::call(match lesser.known() {
            // The model asserts a lower bound.
            Some(_) if greater.known().is_none() => FaultKind::AtLeast {
                least: lesser.clone(),
                of,
                found: greater.clone(),
            },
            _ => FaultKind::AtMost {
                most: greater.clone(),
                of,
                found: lesser.clone(),
            },
        })
    })?;
    Ok(vec![Shape::scalar(ElementType::Bool)])
}

/// Asserts that a size is at most another one.
///
/// # Errors
/// It is certainly greater.
pub fn at_most(b: &mut Builder<'_>, lesser: Size, greater: Size) -> Result<Value, Fault> {
    b.add1(
        &PRIMITIVE,
        &[],
        vec![("sizes", Attr::Sizes(vec![lesser, greater]))],
    )
}
