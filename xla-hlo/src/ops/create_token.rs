//! The token for side effects in the text of programs all of whose parameters are arrays.
//!
//! Programs that are compiled here have channel parameters instead.

use crate::channel::token;
use crate::operation::{Form, Kernel, OpTraits, Primitive};

/// StableHLO's create_token.
pub static PRIMITIVE: Primitive = Primitive {
    name: "create_token",
    text: "stablehlo.create_token",
    operands: 0..=0,
    regions: 0,
    attributes: &[],
    syntax: &[],
    infer: |_| Ok(vec![token()]),
    form: |_, _| {
        Form::Kernel(Kernel {
            name: "create_token",
            list: None,
            arguments: Vec::new(),
        })
    },
    commutative: false,
    traits: OpTraits {
        effect: true,
        ..OpTraits::NONE
    },
};
