//! `watched(x)`: the value `x`, whose cotangent is printed. `watch` adds it beside the step that prints the value.
//!
//! It is linear, and its transpose prints. Without derivatives, it is replaced by the value.

use crate::attr;
use crate::error::Fault;
use crate::graph::inspect::Action;
use crate::graph::{Attr, Value};
use crate::operation::{Form, OpTraits, Primitive, SyntaxToken, Text};
use crate::ops::batch;
use crate::ops::inspect::{self, Made};
use crate::{Builder, Tree};

/// The name of the value in the text.
const NAME: &str = "name";

/// The value, whose cotangent is printed.
pub static PRIMITIVE: Primitive = Primitive {
    name: "watched",
    text: "typed_xla.watched",
    operands: 1..=1,
    regions: 0,
    attributes: &[(NAME, Text::Quoted)],
    syntax: &[
        SyntaxToken::Operands,
        SyntaxToken::Word(" "),
        SyntaxToken::Dictionary(&[NAME]),
        SyntaxToken::Same,
    ],
    infer: |infer| Ok(vec![infer.operands[0].clone()]),
    form: |_, _| Form::Expanded,
    commutative: false,
    traits: OpTraits {
        expand: Some(|_, _, operands| Ok(operands.to_vec())),
        ruled: true,
        batch: Some(|rw, of| batch::again(rw, of, of.instr.attrs.clone())),
        ..OpTraits::NONE
    },
};

/// Adds the value whose cotangent is printed under a name.
///
/// # Errors
/// None for a value of the graph.
pub fn watched(b: &mut Builder<'_>, value: Value, name: &str) -> Result<Value, Fault> {
    let attrs = vec![(NAME, Attr::Text(name.to_string()))];
    b.add1(&PRIMITIVE, &[value], attrs)
}

/// Prints the cotangent of a value with these attributes.
pub(crate) fn print_cotangent(
    b: &mut Builder<'_>,
    attrs: &attr::Attrs,
    cotangent: Value,
) -> Result<(), Fault> {
    let name = format!("cotangent of {}", attr::text(attrs, NAME));
    print(b, &name, Tree::Leaf(cotangent))
}

/// Prints a value with a name.
///
/// # Errors
/// None for values of the graph.
pub(crate) fn print(
    b: &mut Builder<'_>,
    name: &str,
    value: crate::graph::Values,
) -> Result<(), Fault> {
    let name = name.replace('{', "{{").replace('}', "}}");
    // The rows of a matrix are below each other.
    let format = match &value {
        Tree::Leaf(value) if b.shape(*value).rank() < 2 => format!("{name} = {{0}}\n"),
        Tree::Leaf(_) => format!("{name} =\n{{0}}\n"),
        _ => format!("{name} = {{0:?}}\n"),
    };
    let made = Made {
        action: Action::Print,
        format,
        values: vec![value],
        place: String::new(),
        debug: false,
    };
    inspect::add(b, None, made)
}
