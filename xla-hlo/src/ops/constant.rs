//! Constants, and sizes as values.

use crate::attr;
use crate::graph::{Attr, Emit, Graph, Value};
use crate::literal::Scalar;
use crate::operation::{Form, Infer, OpTraits, Primitive, SyntaxToken, Text};
use crate::{Builder, ElementType, Literal, Shape, Size};

/// StableHLO's constant.
pub static PRIMITIVE: Primitive = Primitive {
    name: "constant",
    text: "stablehlo.constant",
    operands: 0..=0,
    regions: 0,
    attributes: &[("value", Text::Literal)],
    syntax: &[SyntaxToken::Attribute("value")],
    infer: |infer| Ok(vec![attr::literal(infer.attrs, "value").shape().clone()]),
    form: |_, instr| Form::Constant(attr::literal(&instr.attrs, "value").clone()),
    commutative: false,
    traits: OpTraits::NONE,
};

/// A symbolic size as a scalar; a known size is a constant instead.
pub static SIZE: Primitive = Primitive {
    name: "size",
    text: "typed_xla.size",
    operands: 0..=0,
    regions: 0,
    attributes: &[("size", Text::Own), ("element_type", Text::ResultElement)],
    syntax: &[SyntaxToken::Attribute("size"), SyntaxToken::Result],
    infer: |infer| {
        let element = attr::element(infer.attrs, "element_type");
        Ok(vec![Shape::scalar(element)])
    },
    form: |_, instr| Form::Size(attr::sizes(&instr.attrs, "size")[0].clone()),
    commutative: false,
    traits: OpTraits::NONE,
};

/// Adds a constant.
pub fn constant(b: &mut dyn Emit, literal: Literal) -> Value {
    add(b, &PRIMITIVE, vec![("value", Attr::Literal(literal))])
}

/// Adds a size as a scalar of an element type.
pub fn size(b: &mut dyn Emit, element: ElementType, size: Size) -> Value {
    match size.known() {
        Some(n) => constant(b, Literal::from_f64(element, n as f64)),
        None => add(
            b,
            &SIZE,
            vec![
                ("size", Attr::Sizes(vec![size])),
                ("element_type", Attr::Element(element)),
            ],
        ),
    }
}

/// Returns the size that a scalar is: a size, or a constant that is not negative.
pub(crate) fn as_size(graph: &Graph, value: Value) -> Option<Size> {
    let maker = graph.maker(value)?;
    if *maker.op == SIZE {
        return attr::sizes(&maker.attrs, "size").first().cloned();
    }
    match literal(graph, value)?.splat()? {
        Scalar::Integer(number) => usize::try_from(number).ok().map(Size::from),
        _ => None,
    }
}

/// Returns the constant that a value of a graph is, if it is one.
pub fn literal(graph: &Graph, value: Value) -> Option<&Literal> {
    let maker = graph.maker(value)?;
    (*maker.op == PRIMITIVE).then(|| attr::literal(&maker.attrs, "value"))
}

/// Adds an instruction without operands; its rule accepts every instruction that is built here.
fn add(b: &mut dyn Emit, op: &'static Primitive, attrs: Vec<(&'static str, Attr)>) -> Value {
    let shapes = (op.infer)(&Infer::new(Vec::new(), &attrs, &[], b.module()));
    let shapes = shapes.unwrap_or_else(|fault| unreachable!("{:?}", fault.what));
    b.place(op, &[], attrs, Vec::new(), shapes)[0]
}

impl Builder<'_> {
    /// Adds a constant.
    pub fn constant(&mut self, literal: Literal) -> Value {
        constant(self, literal)
    }

    /// Adds a scalar constant, rounded to the element type.
    pub fn scalar(&mut self, element: ElementType, value: f64) -> Value {
        self.constant(Literal::from_f64(element, value))
    }
}
