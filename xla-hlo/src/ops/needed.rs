//! `needed(flag)`: the condition that some index needs a loop, which is applied at all indices.

use crate::graph::rewriter::Rewriter;
use crate::graph::{Graph, Refused, Value};
use crate::list::Items;
use crate::operation::{Batch, Form, MaybeBatched, OpTraits, Primitive, SyntaxToken};
use crate::ops::elementwise::or;
use crate::ops::reduce;
use crate::ops::rewriting::numbers;
use crate::{Builder, ElementType, Literal, Module};

/// The value of a `bool` that ends a loop at once where it is false, because no index is active and nothing reads the
/// state. Reverse mode counts the rounds without it.
pub static PRIMITIVE: Primitive = Primitive {
    name: "needed",
    text: "typed_xla.needed",
    operands: 1..=1,
    regions: 0,
    attributes: &[],
    syntax: &[SyntaxToken::Operands, SyntaxToken::Same],
    infer: |infer| Ok(vec![infer.operands[0].clone()]),
    form: |_, _| Form::Reshape,
    commutative: false,
    traits: OpTraits {
        batch_regions: Some(needed_at_any),
        ..OpTraits::NONE
    },
};

/// Returns the operand if a value is the mark of a condition.
pub fn operand(graph: &Graph, value: Value) -> Option<Value> {
    let maker = graph.maker(value)?;
    (*maker.op == PRIMITIVE).then(|| maker.operands[0])
}

/// Emits whether any element of an array of `bool` is true.
pub(crate) fn any(rw: &mut Rewriter, flags: Value) -> Option<Value> {
    let module = Module::default();
    let region = reduce::of_two(&Builder::new(&module), &or, ElementType::Bool).ok()?;
    let none = rw.constant(Literal::zero(ElementType::Bool))?;
    let dims: Vec<usize> = (0..rw.shape(flags).rank()).collect_vec();
    let attrs = vec![("dimensions", numbers(&dims))];
    rw.emit(&reduce::PRIMITIVE, &[flags, none], attrs, vec![region])
}

/// A loop that is needed at one index runs at all.
fn needed_at_any(rw: &mut Rewriter, batch: &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused> {
    let flag = match batch.operands[0] {
        MaybeBatched::Unbatched(flag) => Some(flag),
        MaybeBatched::Batched(flags) => any(rw, flags),
    };
    let flag = flag.and_then(|flag| rw.formula([flag], |[flag]| flag.apply(&PRIMITIVE)));
    let flag = flag.ok_or_else(|| batch.too_large())?;
    Ok(vec![MaybeBatched::Unbatched(flag)])
}
