//! `reshape` gives the elements other sizes; with `dimensions`, in another order first.
//!
//! The elements keep their row-major order. `reshape(x, sizes, dimensions = [1, 0])` is XLA's three-argument form: it
//! reads the dimensions of `x` in the given order, as `reshape(transpose(x, [1, 0]), sizes)` does.

use crate::error::{Error, Fault, What};
use crate::graph::{Attr, Value, Values, find};
use crate::operation::{Call, Form, Infer, Laws, Operation, Param, Piece, Primitive, Text};
use crate::ops::transpose;
use crate::shape::product;
use crate::{Builder, Shape, Size, Tree};

/// XLA's Reshape.
pub static OPERATION: Operation = Operation {
    name: "reshape",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::sizes("sizes"),
        Param::ints("dimensions").optional(),
    ],
    over_trees: false,
    build,
    summary: "The same elements in the same order under other sizes.",
};

/// StableHLO's reshape.
pub static PRIMITIVE: Primitive = Primitive {
    name: "reshape",
    text: "stablehlo.reshape",
    operands: 1..=1,
    regions: 0,
    attributes: &[("sizes", Text::ResultSizes)],
    syntax: &[Piece::Operands, Piece::Types],
    infer,
    form: |_, _| Form::Reshape,
    commutative: false,
    laws: Laws::NONE,
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    let Some(Attr::Sizes(sizes)) = find(infer.attrs, "sizes") else {
        return Err(Fault::call(What::SizeOutOfRange));
    };
    let (before, after) = (operand.len(), product(sizes));
    if before != after {
        return Err(Fault::named(
            "sizes",
            What::ElementCount {
                operand: (operand.dims.clone(), before),
                result: (sizes.clone(), after),
            },
        ));
    }
    Ok(vec![Shape::new(operand.element, sizes.clone())])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let mut operand = call.array("operand")?;
    let sizes = call.sizes("sizes").map_err(|error| Error {
        fault: error
            .fault
            .help("every size is written out, none is worked out"),
        ..error
    })?;
    if call.given("dimensions") {
        let rank = call.b.shape(operand).rank();
        let permutation = transpose::permutation(call, "dimensions", rank)?;
        operand = transpose::transpose(call.b, operand, &permutation)
            .map_err(|fault| call.error(fault))?;
    }
    let value = reshape(call.b, operand, sizes);
    value.map(Tree::Leaf).map_err(|fault| call.error(fault))
}

/// The operand under other sizes; itself when they are its own.
///
/// # Errors
/// The number of elements differs, or cannot be proven equal.
pub fn reshape(b: &mut Builder<'_>, operand: Value, sizes: Vec<Size>) -> Result<Value, Fault> {
    if b.shape(operand).dims == sizes {
        return Ok(operand);
    }
    b.add1(&PRIMITIVE, &[operand], vec![("sizes", Attr::Sizes(sizes))])
}
