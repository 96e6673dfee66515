//! Batching rules of kernels: the same kernel on arrays with batch dimensions, or another kernel.

use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Infer, Module};
use crate::list::Items;
use crate::operation::Batch;
use crate::{Shape, Size, Value};

/// Returns the instruction's attributes with one of them changed.
fn with(
    batch: &Batch<'_>,
    name: &str,
    change: impl Fn(&Attr) -> Option<Attr>,
) -> Option<Vec<(&'static str, Attr)>> {
    let attrs = batch.instr.attrs.iter();
    let attr = |(own, attr): &(&'static str, Attr)| {
        if *own == name {
            Some((*own, change(attr)?))
        } else {
            Some((*own, attr.clone()))
        }
    };
    attrs.map(attr).collect_some()
}

/// Adds the same instruction with these attributes on its batched operands.
pub(crate) fn again(
    rw: &mut Rewriter,
    batch: &Batch<'_>,
    attrs: Vec<(&'static str, Attr)>,
) -> Option<Vec<Value>> {
    let operands = spread(rw, batch)?;
    let instr = batch.instr;
    rw.emit_all(instr.op, &operands, attrs, instr.regions.clone())
}

/// Returns the operands as batched arrays.
pub(crate) fn spread(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let operands = batch.operands.iter();
    operands.map(|v| v.spread(rw, batch.sizes())).collect_some()
}

/// Returns the number of indices.
pub(crate) fn count(batch: &Batch<'_>) -> Option<Size> {
    let mut count = Size::from(1);
    for size in batch.sizes() {
        count = count.times(size).ok()?;
    }
    Some(count)
}

/// Returns the shapes of the operands at one index.
pub(crate) fn own_shapes(rw: &Rewriter, batch: &Batch<'_>) -> Vec<Shape> {
    let shapes = batch.operands.iter().map(|operand| {
        let shape = rw.shape(operand.any());
        let added = if operand.is_batched() {
            batch.sizes().len()
        } else {
            0
        };
        Shape::new(shape.element, shape.dims[added..].to_vec())
    });
    shapes.collect_vec()
}

/// Returns the shapes of the results at one index.
pub(crate) fn own_results(rw: &Rewriter, batch: &Batch<'_>) -> Option<Vec<Shape>> {
    let own = own_shapes(rw, batch);
    let (instr, module) = (batch.instr, Module::default());
    let shapes = own.iter().collect_vec();
    let infer = Infer::new(shapes, &instr.attrs, &instr.regions, &module);
    (instr.op.infer)(&infer).ok()
}

/// Batches an instruction that works on the last dimensions.
pub(crate) fn last(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    again(rw, batch, batch.instr.attrs.clone())
}

/// Batches an instruction with the attribute `dimension`.
pub(crate) fn along(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let attrs = with(batch, "dimension", |attr| match attr {
        // A negative dimension is counted from the end.
        Attr::Int(d @ ..0) => Some(Attr::Int(*d)),
        Attr::Int(d) => Some(Attr::Int(d + batch.sizes().len() as i64)),
        _ => None,
    })?;
    again(rw, batch, attrs)
}

/// Batches an instruction with the attribute `dimensions`.
pub(crate) fn dimensions(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let attrs = with(batch, "dimensions", |attr| match attr {
        Attr::Ints(dims) => {
            let dims = dims.iter().map(|d| d + batch.sizes().len() as i64);
            Some(Attr::Ints(dims.collect_vec()))
        }
        _ => None,
    })?;
    again(rw, batch, attrs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::derived::take;
    use crate::ops::{cholesky, concatenate, dynamic_slice, map, pad, reshape, rev, slice, sort};
    use crate::{Builder, ElementType};

    fn shape(element: ElementType, dims: &[usize]) -> Shape {
        Shape::new(element, sizes(dims))
    }

    /// Returns the primitives of a map over `i32[5]` whose computation takes an index and `f32[3, 3]`.
    fn made(computation: impl Fn(&mut Builder<'_>, Value, Value) -> Value) -> Vec<&'static str> {
        let module = Module::default();
        let mut inner = Builder::new(&module);
        let [k, w] = [
            shape(ElementType::I32, &[]),
            shape(ElementType::F32, &[3, 3]),
        ]
        .map(|shape| inner.graph.add_param(shape));
        let element = computation(&mut inner, k, w);
        let scalar = reshape::reshape(&mut inner, element, Vec::new()).unwrap();
        inner.graph.results = vec![scalar];
        let mut b = Builder::new(&module);
        let [x, w] = [
            shape(ElementType::I32, &[5]),
            shape(ElementType::F32, &[3, 3]),
        ]
        .map(|shape| b.graph.add_param(shape));
        let value = map::map(&mut b, &[x], inner.graph, &[w]).unwrap();
        assert_eq!(*b.shape(value), shape(ElementType::F32, &[5]));
        b.graph.instrs().map(|(_, instr)| instr.op.name).collect()
    }

    fn sizes(list: &[usize]) -> Vec<Size> {
        list.iter().copied().map(Size::from).collect()
    }

    fn cut(b: &mut Builder<'_>, w: Value, place: [Value; 2], to: [usize; 2]) -> Value {
        dynamic_slice::dynamic_slice(b, w, &place, sizes(&to)).unwrap()
    }

    #[test]
    fn a_box_at_each_index_is_a_gather() {
        let boxes = made(|b, k, w| cut(b, w, [k, k], [1, 1]));
        assert_eq!(
            boxes,
            ["reshape", "reshape", "concatenate", "gather", "reshape"]
        );
        let parts = made(|b, k, w| {
            let row = take::take(b, w, k, 0).unwrap();
            take::take(b, row, k, 0).unwrap()
        });
        assert_eq!(parts, ["gather", "gather"]);
    }

    #[test]
    fn the_same_box_of_each_is_one_box() {
        let names = made(|b, k, w| {
            let zero = b.scalar(ElementType::I32, 0.0);
            let row = cut(b, w, [k, zero], [1, 3]);
            cut(b, row, [zero, zero], [1, 1])
        });
        let upright = [
            "constant",
            "reshape",
            "broadcast_in_dim",
            "reshape",
            "concatenate",
        ];
        let end = ["gather", "constant", "dynamic_slice", "reshape"];
        assert_eq!(names, [&upright[..], &end].concat());
        let names = made(|b, k, w| {
            let row = take::take(b, w, k, 0).unwrap();
            let zero = b.scalar(ElementType::U8, 0.0);
            take::take(b, row, zero, 0).unwrap()
        });
        assert_eq!(names, ["gather", "constant", "gather"]);
    }

    #[test]
    fn parts_of_each_are_moved_along_their_own_dimensions() {
        let names = made(|b, k, w| {
            let row = take::take(b, w, k, 0).unwrap();
            let all = concatenate::concatenate(b, &[row, row], 0).unwrap();
            let all = rev::rev(b, all, &[0]).unwrap();
            slice::slice(b, all, sizes(&[2]), sizes(&[3]), sizes(&[1])).unwrap()
        });
        assert_eq!(names, ["gather", "concatenate", "rev", "slice", "reshape"]);
        let names = made(|b, k, w| {
            let row = take::take(b, w, k, 0).unwrap();
            let value = b.scalar(ElementType::F32, 1.0);
            let row = pad::pad(b, row, value, [vec![1], vec![-3], vec![0]]).unwrap();
            let less = sort::ascending(&[&shape(ElementType::F32, &[])]);
            sort::sort(b, &[row], less, 0, false).unwrap()[0]
        });
        assert_eq!(names, ["gather", "constant", "pad", "sort", "reshape"]);
        let names = made(|b, k, w| {
            let at = cut(b, w, [k, k], [2, 2]);
            let lower = vec![("lower", Attr::Bool(true))];
            let factor = b.add1(&cholesky::PRIMITIVE, &[at], lower).unwrap();
            slice::slice(b, factor, sizes(&[0, 0]), sizes(&[1, 1]), sizes(&[1, 1])).unwrap()
        });
        assert_eq!(names[3..], ["gather", "cholesky", "slice", "reshape"]);
    }
}
