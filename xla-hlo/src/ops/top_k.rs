//! `top_k(x, k)`: the `k` greatest elements along the last dimension, in descending order, and their indices.
//!
//! Floating-point numbers are sorted by their total order, in which NaN is the greatest and -0 is below +0. Of equal
//! elements the first one comes first.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, OpTraits, Operation, Param, Primitive, Small, Text,
};
use crate::ops::batch;
use crate::ops::checks;
use crate::ops::classes::ORDERED;
use crate::{ElementType, Shape, Size, Tree};

/// XLA's TopK.
pub static OPERATION: Operation = Operation {
    name: "top_k",
    operator: None,
    params: &[Param::array("operand"), Param::int("k")],
    over_trees: false,
    build,
};

/// CHLO's top_k.
pub static PRIMITIVE: Primitive = Primitive {
    name: "top_k",
    text: "chlo.top_k",
    operands: 1..=1,
    regions: 0,
    attributes: &[("k", Text::Int)],
    syntax: &[],
    infer,
    form: |_, _| {
        Form::Kernel(Kernel {
            name: "top_k",
            list: None,
            arguments: Vec::new(),
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::last),
        // Each element of 16 takes part in eight exchanges of some instructions.
        small: Some(Small {
            cost: 16,
            ..Small::DEFAULT
        }),
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let operand = infer.operands[0];
    ORDERED.check(0, operand.element)?;
    let Some(last) = operand.dims.last() else {
        let what = FaultKind::Other("a scalar has no dimension to select from".to_string());
        return Err(Fault::operand(0, what));
    };
    let found = attr::int(infer.attrs, "k");
    let Ok(k) = usize::try_from(found).map(Size::from) else {
        let (expected, found) = ("0 or more".to_string(), found.to_string());
        return Err(Fault::named("k", FaultKind::Value { expected, found }));
    };
    // A generic size may be smaller than `k`: then this is a size constraint.
    infer.at_most(&k, last, || {
        let of = format!("the size of the last dimension of {operand}");
        let (most, found) = (last.clone(), k.clone());
        Fault::named("k", FaultKind::AtMost { most, of, found })
    })?;
    let mut values = operand.clone();
    values.dims.pop();
    values.dims.push(k);
    let indices = values.with_element(ElementType::I32);
    Ok(vec![values, indices])
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let attrs = vec![("k", Attr::Int(checks::number(call, "k")?))];
    let values = call.b.add(&PRIMITIVE, &[operand], attrs, Vec::new());
    let values = values.in_call(call)?;
    Ok(Tree::Tuple(
        values.into_iter().map(Tree::Leaf).collect_vec(),
    ))
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_last_dimension_has_k_elements_at_least() {
        check(&[
            ("top_k(f32[2, 8], 3)", "(f32[2, 3], i32[2, 3])"),
            ("top_k(bool[N, 8], k = 8)", "(bool[N, 8], i32[N, 8])"),
            ("top_k(f32[N], 3)", "(f32[3], i32[3])"),
            ("top_k(u8[1 + N], 1)", "(u8[1], i32[1])"),
            (
                "top_k(f32[2, 8], 9)",
                "k: expected at most 8 (the size of the last dimension of f32[2, 8]), found 9",
            ),
            ("top_k(f32[8], -1)", "k: expected 0 or more, found -1"),
            (
                "top_k(f32[], 0)",
                "operand 0: a scalar has no dimension to select from",
            ),
            (
                "top_k(c64[8], 2)",
                "operand 0: expected bool, integer or floating-point elements, found c64",
            ),
        ]);
    }
}
