//! `watch(x, "name")`: prints a value with a name, and its cotangent where reverse mode computes one.

use crate::operation::{InCall, Operation, Param};
use crate::ops::watched;

/// The operation that a user calls.
pub static OPERATION: Operation = Operation {
    name: "watch",
    operator: None,
    params: &[Param::value("operand"), Param::text("name")],
    over_trees: false,
    build: |call| {
        let (operand, name) = (call.value("operand")?, call.text("name")?.to_string());
        watched::print(call.b, &name, operand.clone()).in_call(call)?;
        // A leaf without a cotangent, such as an integer, is watched too: nothing is printed for it.
        let mut made = Vec::new();
        for (path, &leaf) in operand.paths() {
            let value = watched::watched(call.b, leaf, &format!("{name}{path}")).in_call(call)?;
            made.push(value);
        }
        Ok(operand.with_leaves(&mut made.into_iter()))
    },
};
