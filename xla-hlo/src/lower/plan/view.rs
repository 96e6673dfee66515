//! Views: resolves reads through broadcasts, reshapes and barriers to the value that holds the element.

use crate::graph::{Instr, Value, ValueDef};
use crate::list::Items;
use crate::operation::Form;
use crate::{Graph, Shape, Size};

/// For each dimension of a value, the dimension of a loop's domain that it runs along; `None` where its size is 1.
pub(in crate::lower) type Access = Vec<Option<usize>>;

/// Returns the sizes of a shape that are not 1: the domain over which its elements are computed.
pub(in crate::lower) fn domain(shape: &Shape) -> Vec<Size> {
    shape
        .dims
        .iter()
        .filter_items(|d| !d.is(1))
        .cloned()
        .collect_vec()
}

/// Returns the access of a value over its own domain: each dimension runs along itself, except dimensions of size 1.
pub(in crate::lower) fn identity(shape: &Shape) -> Access {
    let mut next = 0;
    let along = shape.dims.iter().map(|size| {
        (!size.is(1)).then(|| {
            next += 1;
            next - 1
        })
    });
    along.collect_vec()
}

/// Returns the domain dimensions that an access runs along, in order.
pub(in crate::lower) fn along(access: &Access) -> Vec<usize> {
    access.iter().flatten().copied().collect_vec()
}

/// Resolves a read through broadcasts, barriers, and reshapes that add and drop dimensions of size 1, to the value that
/// holds the element and the access to it.
pub(in crate::lower) fn resolve(
    graph: &Graph,
    mut value: Value,
    mut access: Access,
) -> (Value, Access) {
    while let Some(maker) = graph.maker(value) {
        match (maker.op.form)(graph, maker) {
            // Element `[i, j]` of a broadcast is the element of its operand at the dimensions that the operand has.
            Form::Broadcast { dims } => {
                let operand = maker.operands[0];
                let sizes = &graph.shape(operand).dims;
                access = dims
                    .iter()
                    .zip(sizes)
                    .map(|(&d, size)| if size.is(1) { None } else { access[d] })
                    .collect_vec();
                value = operand;
            }
            Form::Reshape => {
                let operand = maker.operands[0];
                let (from, to) = (graph.shape(operand), graph.shape(value));
                // A reshape that merges or splits dimensions has no access of this form: the read stops at it.
                if domain(from) != domain(to) {
                    break;
                }
                // Both shapes have the same sizes other than 1, in the same order, so their accesses are paired in
                // order.
                let mut rest = access
                    .iter()
                    .zip(&to.dims)
                    .filter_items(|(_, d)| !d.is(1))
                    .map(|(a, _)| *a);
                access = from
                    .dims
                    .iter()
                    .map(|size| {
                        if size.is(1) {
                            None
                        } else {
                            rest.next().flatten()
                        }
                    })
                    .collect_vec();
                value = operand;
            }
            Form::Barrier => value = before(graph, value),
            _ => break,
        }
    }
    (value, access)
}

/// Returns the operand of a barrier that a value is the result of, or the value itself.
fn before(graph: &Graph, value: Value) -> Value {
    match graph.source(value) {
        ValueDef::Result(id, i) => graph.instr(id).operands[i],
        ValueDef::Parameter(_) => value,
    }
}

/// Returns the value whose buffer holds the elements of this one: the result of a reshape or a barrier shares the buffer
/// of its operand.
pub(in crate::lower) fn storage(graph: &Graph, mut value: Value) -> Value {
    while let Some(maker) = graph.maker(value) {
        value = match (maker.op.form)(graph, maker) {
            Form::Reshape => maker.operands[0],
            Form::Barrier => before(graph, value),
            _ => break,
        };
    }
    value
}

/// Returns the value that this one is a view of, through every broadcast, reshape and barrier.
pub(in crate::lower) fn producer(graph: &Graph, value: Value) -> Value {
    let mut value = available(graph, value);
    while let Some(maker) = graph.maker(value)
        && (maker.op.form)(graph, maker) == Form::Barrier
    {
        value = available(graph, before(graph, value));
    }
    value
}

/// Returns the value that this one is a view of, through every broadcast and reshape: it is available once the
/// instruction that computes that value has run, which may be a barrier.
pub(in crate::lower) fn available(graph: &Graph, mut value: Value) -> Value {
    while let Some(maker) = graph.maker(value) {
        match (maker.op.form)(graph, maker) {
            Form::Reshape | Form::Broadcast { .. } => value = maker.operands[0],
            _ => break,
        }
    }
    value
}

/// Whether an instruction is a barrier, which reads nothing.
pub(in crate::lower) fn is_barrier(graph: &Graph, instr: &Instr) -> bool {
    (instr.op.form)(graph, instr) == Form::Barrier
}

/// Whether a value is computed again wherever it is read: constants of equal elements, sizes, iotas.
pub(in crate::lower) fn is_free(graph: &Graph, value: Value) -> bool {
    let Some(maker) = graph.maker(value) else {
        return false;
    };
    match (maker.op.form)(graph, maker) {
        Form::Constant(literal) => literal.splat().is_some(),
        Form::Iota { .. } | Form::Size(_) => true,
        _ => false,
    }
}

/// Returns the strides of a dense row-major array along each dimension of a domain, in elements.
pub(in crate::lower) fn strides(shape: &Shape, access: &Access, rank: usize) -> Vec<Size> {
    // Dimensions of the array that run along the same dimension of the domain add their strides.
    let mut strides = vec![Size::from(0); rank];
    let mut step = Size::from(1);
    for (size, along) in shape.dims.iter().zip(access).rev() {
        if let Some(d) = along {
            strides[*d] = strides[*d].clone() + step.clone();
        }
        step = step * size.clone();
    }
    strides
}
