//! `infeed(feed)?`: receives the next item of a feed.
//!
//! The feed is a parameter, `feed: &Infeed<(f32![32, 64], i32![32])>`, with the type of an item: an array, or a
//! tuple or a struct of them. Items are received in the order in which they were sent; a computation that reads a feed
//! several times, also in loops, reads in program order. Nothing is read from a feed of `()`.
//!
//! A size may be dynamic, `feed: &Infeed<f32![?, 64]>`. The body determines it: it must equal the size of an argument
//! that it is compared with, a generic size or a number. Each item is checked when it is received, and an item of
//! another size is an error of the call; a dynamic size that is not compared with anything known before the first item
//! does not compile.
//!
//! A missing item is an error of the call: the sender is dropped, or the feed's time limit has passed. State and
//! preallocated outputs are then unchanged.

use crate::attr;
use crate::channel::{self, Channel, ChannelKind};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Text,
};
use crate::{ElementType, Shape, Tree};

/// The attribute with the shapes of the results.
const SHAPES: &str = "shapes";

/// XLA's Infeed.
pub static OPERATION: Operation = Operation {
    name: "infeed",
    operator: None,
    params: &[Param::channel("feed", ChannelKind::Infeed)],
    over_trees: false,
    build,
};

/// StableHLO's infeed, which returns the arrays of the item, then the next token.
pub static PRIMITIVE: Primitive = Primitive {
    name: "infeed",
    text: "stablehlo.infeed",
    operands: 0..=1,
    regions: 0,
    attributes: &[(SHAPES, Text::ResultShapes)],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "infeed",
            list: None,
            arguments: {
                let number = instr.channel();
                vec![KernelArg::Outside(number), KernelArg::Items(number)]
            },
        })
    },
    commutative: false,
    traits: OpTraits {
        effect: true,
        ..OpTraits::NONE
    },
};

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    if let Some(found) = infer
        .operands
        .first()
        .filter(|found| ***found != channel::token())
    {
        let (expected, found) = (channel::token(), (*found).clone());
        return Err(Fault::operand(
            0,
            FaultKind::ShapeExpected { expected, found },
        ));
    }
    let shapes = attr::shapes(infer.attrs, SHAPES);
    let is_token = |shape: &Shape| shape.element == ElementType::Token;
    match shapes.split_last() {
        Some((last, arrays)) if is_token(last) && !arrays.iter().any(is_token) => {
            Ok(shapes.to_vec())
        }
        _ => {
            let what = "expected arrays followed by a token".to_string();
            Err(Fault::call(FaultKind::Other(what)))
        }
    }
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let (token, Channel { content, .. }) = call.channel("feed")?;
    let leaves = content.leaves().into_iter();
    let mut shapes: Vec<Shape> = leaves.map(|leaf| leaf.shape.clone()).collect_vec();
    if shapes.is_empty() {
        let item = content.map(&mut |_| token);
        return Ok(Tree::Tuple(vec![Tree::Leaf(token), item]));
    }
    shapes.push(channel::token());
    let attrs = vec![(SHAPES, Attr::Shapes(shapes))];
    let read = call.b.add(&PRIMITIVE, &[token], attrs, Vec::new());
    let read = read.in_call(call)?;
    let mut values = read.iter().copied();
    let item = content.with_leaves(&mut values);
    let next = values.next().expect("a token follows the arrays");
    Ok(Tree::Tuple(vec![Tree::Leaf(next), item]))
}

#[cfg(test)]
mod tests {
    use crate::testing::outcome;

    #[test]
    fn an_item_has_the_type_of_the_feed() {
        let cases = [
            ("infeed(feed)", "(token[], f32[2, 3])"),
            (
                "infeed()",
                "feed: missing argument `feed`: expected a feed to read, such as `feed: &Infeed<f32![2]>`",
            ),
        ];
        for (call, expected) in cases {
            assert_eq!(outcome(call), expected, "{call}");
        }
    }
}
