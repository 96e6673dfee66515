//! Graphs over a struct whose fields are not known: one leaf stands for each.
//!
//! A value that depends on a leaf is computed for each leaf. A value that all leaves contribute to divides the graph: it is the
//! state of a loop over the leaves, and a parameter of the instructions after that loop.

use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::operation::Form;
use crate::{Builder, Graph, Instr, Shape, Size, Tree, Value, Values};

/// The name of the only field of a struct that stands for any struct.
pub const ANY: &str = "*";

/// A reduction over the leaves of a struct that is not known.
#[derive(Clone, Debug)]
pub struct LeafFold {
    /// The values before the first leaf.
    pub init: Vec<Value>,
    /// The values before a leaf, which are parameters.
    pub state: Vec<Value>,
    /// The values after that leaf.
    pub next: Vec<Value>,
    /// The values after the last leaf, which are parameters.
    pub result: Vec<Value>,
}

/// Returns the leaves of a tree, and for each whether it stands for the leaves of a struct that is not known.
pub(crate) fn leaves(tree: &Values) -> Vec<(Value, bool)> {
    match tree {
        Tree::Leaf(value) => vec![(*value, false)],
        Tree::Record(_, fields) if fields.len() == 1 && fields[0].0 == ANY => {
            let all = fields[0].1.leaves().into_iter();
            all.map(|value| (*value, true)).collect_vec()
        }
        tree => {
            let parts = tree.parts().into_iter();
            parts.flat_items(leaves).collect_vec()
        }
    }
}

/// Returns a fault where the leaves of a struct that is not known would need an order or a number.
pub(crate) fn refused() -> Fault {
    Fault::call(FaultKind::Other(
        "the fields of the struct are not known".to_string(),
    ))
}

impl Builder<'_> {
    /// Begins a reduction over the leaves of a struct that is not known, and returns its state.
    pub(crate) fn begin_fold(&mut self, init: &Values) -> Result<Values, Fault> {
        if self.graph.folds.is_none() {
            return Err(refused());
        }
        Ok(self.parameters(init))
    }

    /// Ends a reduction that began with `state`, and returns its result.
    pub(crate) fn end_fold(&mut self, init: &Values, state: &Values, next: &Values) -> Values {
        let result = self.parameters(init);
        let all = |values: &Values| values.leaves().into_iter().copied().collect_vec();
        let fold = LeafFold {
            init: all(init),
            state: all(state),
            next: all(next),
            result: all(&result),
        };
        self.graph.folds.get_or_insert_default().push(fold);
        result
    }

    fn parameters(&mut self, like: &Values) -> Values {
        like.map(&mut |value| {
            let shape = self.graph.shape(*value).clone();
            self.graph.add_param(shape)
        })
    }
}

/// Whether a graph without calls treats arrays with two dimensions of one of these pairs of sizes as lists of elements: it
/// computes the same for an array of any rank with as many elements.
pub fn is_elementwise(graph: &Graph, sizes: &[[Size; 2]]) -> bool {
    let mut instrs = graph.instrs();
    instrs.all(|(_, instr)| {
        let mut regions = instr.regions.iter();
        keeps_elements(graph, instr, sizes) && regions.all(|region| is_elementwise(region, sizes))
    })
}

/// Whether one instruction does, apart from its regions.
fn keeps_elements(graph: &Graph, instr: &Instr, sizes: &[[Size; 2]]) -> bool {
    let names = sizes.iter().flatten();
    let names = names.flat_items(Size::names).collect_vec();
    // The sizes `rows` and `columns` of a leaf stand for any sizes: only operations that are independent of them may
    // see them.
    let open = |size: &Size| size.names().iter().any(|name| names.contains(name));
    let is_leaf = |value: &Value| sizes.iter().any(|sizes| graph.shape(*value).dims == *sizes);
    let is_scalar = |value: &Value| graph.shape(*value).rank() == 0;
    let is_other = |value: &Value| {
        let shape: &Shape = graph.shape(*value);
        !shape.dims.iter().any(open)
    };
    let arrays = || instr.operands.iter().chain_items(&instr.results);
    let form = (instr.op.form)(graph, instr);
    match form {
        // The number of elements of a leaf, as for a mean, is a size of each leaf too.
        Form::Size(size) => {
            let is_count =
                |[rows, columns]: &[Size; 2]| rows.times(columns).is_ok_and(|count| count == size);
            !open(&size) || sizes.iter().any(is_count)
        }
        // The function of the user may see the shape.
        Form::CustomCall { .. } => false,
        _ if instr.op.traits.effect => false,
        _ if arrays().all(is_other) => true,
        Form::Map { .. } | Form::Region => arrays().all(|v| is_leaf(v) || is_scalar(v)),
        Form::Broadcast { .. } => instr.operands.iter().all(is_scalar),
        // A reduction of both dimensions is one of all elements, whatever the rank of the real leaf is.
        Form::Reduce { dims } => dims.len() == 2 && arrays().all(|v| is_leaf(v) || is_scalar(v)),
        Form::While | Form::Branch | Form::Barrier => arrays().all(|v| is_leaf(v) || is_other(v)),
        _ => false,
    }
}
