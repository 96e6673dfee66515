//! `outfeed(feed, value)?`: sends an item.
//!
//! The feed is a parameter, `feed: &Outfeed<f32![]>`, with the type of an item: an array, or a tuple or a struct
//! of them. The receiver gets items in the order in which they were sent. Nothing is sent to a feed of `()`. With a
//! dynamic size, `f32![?, 8]`, each item may have a different number of rows.
//!
//! An item that cannot be sent is an error of the call: the receiver is dropped, or has made no room within the feed's
//! time limit. State and preallocated outputs are then unchanged; items sent earlier remain sent.

use crate::channel::{self, Channel, ChannelKind};
use crate::dynamic::fits;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Values;
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Form, Kernel, KernelArg, OpTraits, Operation, Param, Primitive};
use crate::ops::call::type_of;
use crate::{ElementType, Shape, Tree};

/// XLA's Outfeed.
pub static OPERATION: Operation = Operation {
    name: "outfeed",
    operator: None,
    params: &[
        Param::channel("feed", ChannelKind::Outfeed),
        Param::value("operand"),
    ],
    over_trees: false,
    build,
};

/// StableHLO's outfeed, which takes the arrays of the item and a token, and returns the next token.
pub static PRIMITIVE: Primitive = Primitive {
    name: "outfeed",
    text: "stablehlo.outfeed",
    operands: 0..=usize::MAX,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer: |infer| {
        let is_token = |shape: &&Shape| shape.element == ElementType::Token;
        match infer.operands.split_last() {
            Some((last, arrays)) if is_token(last) && !arrays.iter().any(is_token) => {
                Ok(vec![channel::token()])
            }
            _ => {
                let what = "expected arrays followed by a token".to_string();
                Err(Fault::call(FaultKind::Other(what)))
            }
        }
    },
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "outfeed",
            list: None,
            arguments: vec![KernelArg::Outside(instr.channel())],
        })
    },
    commutative: false,
    traits: OpTraits {
        effect: true,
        ..OpTraits::NONE
    },
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let (token, Channel { content, .. }) = call.channel("feed")?;
    let value = call.value("operand")?;
    let (expected, found) = (content.to_string(), type_of(call.b, &value).to_string());
    let leaves = value.leaves().into_iter().copied();
    let mut operands: Vec<_> = leaves.collect_vec();
    let mut pairs = operands.iter().zip(content.leaves());
    let fit = pairs.all(|(&v, leaf)| fits(call.b.shape(v), &leaf.shape));
    if !content.same_structure(&value) || !fit {
        let what = format!("an item of the feed is {expected}, found {found}");
        return Err(call.error(Fault::named("operand", FaultKind::Other(what))));
    }
    let mut next = token;
    // A feed of `()` has no item to send, and its token stays.
    if !operands.is_empty() {
        operands.push(token);
        let sent = call.b.add(&PRIMITIVE, &operands, Vec::new(), Vec::new());
        next = sent.in_call(call)?[0];
    }
    Ok(Tree::Tuple(vec![Tree::Leaf(next), Tree::Tuple(Vec::new())]))
}

#[cfg(test)]
mod tests {
    use crate::testing::outcome;

    #[test]
    fn what_is_sent_is_an_item_of_the_feed() {
        let cases = [
            ("outfeed(feed, f32[2, 3])", "(token[], ())"),
            (
                "outfeed(feed, f32[3])",
                "operand: an item of the feed is f32[2, 3], found f32[3]",
            ),
            (
                "outfeed(feed, i32[2, 3])",
                "operand: an item of the feed is f32[2, 3], found i32[2, 3]",
            ),
            (
                "outfeed(feed)",
                "operand: missing argument `operand`: expected a value",
            ),
        ];
        for (call, expected) in cases {
            assert_eq!(outcome(call), expected, "{call}");
        }
    }
}
