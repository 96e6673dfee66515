//! The attributes of parameters and results that XLA reads: their layouts, and which arguments are donated.

use crate::list::Items;
use crate::{Signature, SymbolicLayout};

/// Formats the order of dimensions that a parameter or result must have, if it is not the default. Padding and tiles
/// are in the signature only: the text describes elements, not the memory between them.
pub(super) fn order(layout: Option<&SymbolicLayout>) -> Option<String> {
    let layout = layout.filter(|layout| !layout.is_row_major())?;
    let order = layout.minor_to_major.iter().map(usize::to_string);
    let order = order.collect_vec().join(",");
    Some(format!("mhlo.layout_mode = \"{{{order}}}\""))
}

/// Returns the attributes of a parameter or a result behind its type, ` {a = 1, b = 2}`, or nothing.
pub(super) fn braced(attributes: Vec<String>) -> String {
    if attributes.is_empty() {
        return String::new();
    }
    format!(" {{{}}}", attributes.join(", "))
}

/// Returns for each parameter of the graph the result that holds its new value, if it is state: XLA may then write the
/// result over the argument, if the caller of the program donates its buffer.
pub(super) fn state_results(signature: &Signature) -> Vec<Option<usize>> {
    let mut next = signature.result.leaves().len();
    let leaves = signature.params.iter().flat_items(|param| {
        let count = param.ty.leaves().len();
        vec![param.state; count]
    });
    let leaves = leaves.map(|state| {
        let result = next;
        next += usize::from(state);
        state.then_some(result)
    });
    leaves.collect_vec()
}
