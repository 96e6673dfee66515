//! `iota(f32, [2, 3], dimension = 1)`: an array whose elements are their index along one dimension.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::checks;
use crate::ops::classes::NUMBER;
use crate::{ElementType, Shape, Size, Tree};

/// XLA's Iota.
pub static OPERATION: Operation = Operation {
    name: "iota",
    operator: None,
    params: &[
        Param::element("element_type"),
        Param::sizes("sizes"),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's iota.
pub static PRIMITIVE: Primitive = Primitive {
    name: "iota",
    text: "stablehlo.iota",
    operands: 0..=0,
    regions: 0,
    attributes: &[
        ("iota_dimension", Text::Int),
        ("sizes", Text::ResultSizes),
        ("element_type", Text::ResultElement),
    ],
    syntax: &[
        SyntaxToken::Word("dim = "),
        SyntaxToken::Attribute("iota_dimension"),
        SyntaxToken::Result,
    ],
    infer,
    form: |_, instr| Form::Iota {
        dimension: attr::index(&instr.attrs, "iota_dimension"),
    },
    commutative: false,
    traits: OpTraits::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let d = attr::int(infer.attrs, "iota_dimension");
    let sizes = attr::sizes(infer.attrs, "sizes");
    let element = attr::element(infer.attrs, "element_type");
    if !(NUMBER.admits)(element) {
        let what = FaultKind::ElementNotAdmitted {
            admitted: NUMBER.name,
            found: element,
        };
        return Err(Fault::named("element_type", what));
    }
    checks::dimension(d, sizes.len()).map_err(|what| Fault::named("dimension", what))?;
    Ok(vec![Shape::new(element, sizes.to_vec())])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let element = call.element("element_type")?;
    let sizes = call.sizes("sizes")?;
    if sizes.is_empty() {
        let what = FaultKind::Value {
            expected: "one or more sizes".to_string(),
            found: "[]".to_string(),
        };
        return Err(call.error(Fault::named("sizes", what)));
    }
    let dimension = match (call.is_passed("dimension"), sizes.len()) {
        (false, 1) => 0,
        _ => call.dim("dimension", sizes.len())?,
    };
    let value = iota(call.b, element, sizes, dimension);
    value.map(Tree::Leaf).in_call(call)
}

/// Adds an array of these sizes whose elements are their index along a dimension.
///
/// # Errors
/// There is no such dimension, or the element type is `bool`.
pub fn iota(
    b: &mut dyn Emit,
    element: ElementType,
    sizes: Vec<Size>,
    dimension: usize,
) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[], attributes(element, sizes, dimension))
}

/// Returns element type, sizes and dimension as attributes.
pub(crate) fn attributes(
    element: ElementType,
    sizes: Vec<Size>,
    dimension: usize,
) -> Vec<(&'static str, Attr)> {
    vec![
        ("iota_dimension", Attr::Int(dimension as i64)),
        ("sizes", Attr::Sizes(sizes)),
        ("element_type", Attr::Element(element)),
    ]
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_dimension_has_to_exist() {
        check(&[
            // C1
            (
                "iota(f32, [2, 3], dimension = 2)",
                "dimension[0]: expected a dimension from 0 to 1, found 2",
            ),
            ("iota(f32, [2, 3], dimension = -1)", "f32[2, 3]"),
            (
                "iota(f32, [2, 3])",
                "dimension: missing argument `dimension`: expected an integer",
            ),
            (
                "iota(f32, [])",
                "sizes: expected one or more sizes, found []",
            ),
            (
                "iota(bool, [2], 0)",
                "element_type: expected integer, floating-point or complex elements, found bool",
            ),
            ("iota(f32, [2, 3], dimension = 1)", "f32[2, 3]"),
            ("iota(i8, [N])", "i8[N]"),
            ("iota(c64, [0, 2], 0)", "c64[0, 2]"),
            (
                "iota(f32)",
                "sizes: missing argument `sizes`: expected a list of sizes such as `[2, 3]`",
            ),
            ("iota(f32, [-1])", "sizes[0]: expected a size, found -1"),
        ]);
    }
}
