//! A condition on sizes that a model or a computation asserts: an instruction whose result nothing reads.

use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::graph::{Attr, CONDITION};
use crate::operation::{Form, Infer, OpTraits, Primitive, SyntaxToken, Text};
use crate::ops::reshape;
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
    form: |_, _| holds(),
    commutative: false,
    traits: OpTraits::NONE,
};

/// The assertion that the first size is a multiple of the second one; its result is `true`. It has the condition as the
/// user writes it.
pub static MULTIPLE: Primitive = Primitive {
    name: "size_multiple",
    text: "typed_xla.size_multiple",
    operands: 0..=0,
    regions: 0,
    attributes: &[("sizes", Text::Own), (CONDITION, Text::Quoted)],
    syntax: &[
        SyntaxToken::Attribute("sizes"),
        SyntaxToken::Word(" "),
        SyntaxToken::Dictionary(&[CONDITION]),
        SyntaxToken::Result,
    ],
    infer: |infer| {
        let [dividend, divisor] = attr::sizes(infer.attrs, "sizes") else {
            let what = "expected a size, and the size of which it is a multiple";
            return Err(Fault::named("sizes", FaultKind::Other(what.to_string())));
        };
        infer.multiple(dividend, divisor)?;
        Ok(vec![Shape::scalar(ElementType::Bool)])
    },
    form: |_, _| holds(),
    commutative: false,
    traits: OpTraits::NONE,
};

fn holds() -> Form {
    Form::Constant(Literal::from_f64(ElementType::Bool, 1.0))
}

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

/// Asserts that a size is a multiple of another one; `condition` is the assertion as the user writes it.
///
/// # Errors
/// It is certainly no multiple.
pub fn multiple(
    b: &mut Builder<'_>,
    [dividend, divisor]: [Size; 2],
    condition: String,
) -> Result<Value, Fault> {
    let attrs = vec![
        ("sizes", Attr::Sizes(vec![dividend, divisor])),
        (CONDITION, Attr::Text(condition)),
    ];
    b.add1(&MULTIPLE, &[], attrs)
}

/// Returns an array with other sizes, which are equal by the assertions that sizes are multiples; the array itself if
/// its sizes are these.
///
/// # Errors
/// The number of elements is another.
pub fn resized(b: &mut Builder<'_>, array: Value, sizes: Vec<Size>) -> Result<Value, Fault> {
    reshape::reshape(b, array, sizes)
}
