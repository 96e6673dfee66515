//! Reading through broadcasts, reshapes and constants: what an array's element at an index really is.

use crate::graph::Value;
use crate::operation::Form;
use crate::{Graph, Shape, Size};

/// For each dimension of a value, the dimension of a loop's domain that it runs along; `None` where its size is 1.
pub(super) type Access = Vec<Option<usize>>;

/// The sizes of a shape that are not 1: the domain over which its elements are computed.
pub(super) fn domain(shape: &Shape) -> Vec<Size> {
    shape.dims.iter().filter(|d| !d.is(1)).cloned().collect()
}

/// Every dimension along its own, those of size 1 left out.
pub(super) fn identity(shape: &Shape) -> Access {
    let mut next = 0;
    let along = shape.dims.iter().map(|size| {
        (!size.is(1)).then(|| {
            next += 1;
            next - 1
        })
    });
    along.collect()
}

/// The dimensions an access runs along, in order.
pub(super) fn along(access: &Access) -> Vec<usize> {
    access.iter().flatten().copied().collect()
}

/// Goes through broadcasts, and reshapes that add and drop dimensions of size 1, to the value that holds the element.
pub(super) fn resolve(graph: &Graph, mut value: Value, mut access: Access) -> (Value, Access) {
    while let Some(maker) = graph.maker(value) {
        match (maker.op.form)(graph, maker) {
            Form::Broadcast { dims } => {
                let operand = maker.operands[0];
                let sizes = &graph.shape(operand).dims;
                access = dims
                    .iter()
                    .zip(sizes)
                    .map(|(&d, size)| if size.is(1) { None } else { access[d] })
                    .collect();
                value = operand;
            }
            Form::Reshape => {
                let operand = maker.operands[0];
                let (from, to) = (graph.shape(operand), graph.shape(value));
                if domain(from) != domain(to) {
                    break;
                }
                let mut rest = access
                    .iter()
                    .zip(&to.dims)
                    .filter(|(_, d)| !d.is(1))
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
                    .collect();
                value = operand;
            }
            _ => break,
        }
    }
    (value, access)
}

/// The value whose buffer holds the elements of this one: reshapes keep them where they are.
pub(super) fn storage(graph: &Graph, mut value: Value) -> Value {
    while let Some(maker) = graph.maker(value) {
        if (maker.op.form)(graph, maker) != Form::Reshape {
            break;
        }
        value = maker.operands[0];
    }
    value
}

/// The value that everything about this one is computed from, through every broadcast and reshape.
pub(super) fn producer(graph: &Graph, mut value: Value) -> Value {
    while let Some(maker) = graph.maker(value) {
        match (maker.op.form)(graph, maker) {
            Form::Reshape | Form::Broadcast { .. } => value = maker.operands[0],
            _ => break,
        }
    }
    value
}

/// Whether a value is made anew wherever it is read: constants of one element, sizes, indices.
pub(super) fn is_free(graph: &Graph, value: Value) -> bool {
    let Some(maker) = graph.maker(value) else {
        return false;
    };
    match (maker.op.form)(graph, maker) {
        Form::Constant(literal) => literal.splat().is_some(),
        Form::Iota { .. } | Form::Size(_) => true,
        _ => false,
    }
}

/// By how many elements a dense row-major array advances with each dimension of a domain.
pub(super) fn strides(shape: &Shape, access: &Access, rank: usize) -> Vec<Size> {
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
