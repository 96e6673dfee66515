//! `x[(1..3, i, 0)] = y`: the array with a region replaced.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Graph, Value, Values};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{Call, Operation, Param};
use crate::ops::scatter::{Scatter, scatter};
use crate::ops::{broadcast, conversion, dynamic_update_slice, reshape, slice};
use crate::{Builder, Shape, Size, Tree};

use super::index::Region;

/// An assignment to ranges and indices in brackets.
pub static OPERATION: Operation = Operation {
    name: "index_update",
    operator: Some("x[i] = y"),
    params: &{
        let [starts, limits, dims, computed, along] = Region::PARAMS;
        let arrays = [Param::array("operand"), Param::array("update")];
        [arrays[0], arrays[1], starts, limits, dims, computed, along]
    },
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let element = call.b.shape(operand).element;
    let update = call.typed("update", element)?;
    let region = Region::of(call, operand, true)?;
    let value = replaced(call.b, operand, update, &region);
    value.map(Tree::Leaf).in_call(call)
}

/// Replaces a region of the operand. The update has the region's sizes without the dimensions that an index selects, in
/// which a vector of indices has its own size; or it is a scalar.
fn replaced(
    b: &mut Builder<'_>,
    operand: Value,
    update: Value,
    region: &Region,
) -> Result<Value, Fault> {
    let vector = region.vector(b)?;
    let shape = b.shape(operand).clone();
    // Checks the ranges; nothing reads its elements.
    let strides = vec![Size::from(1); shape.rank()];
    let (starts, limits) = (region.starts.clone(), region.limits.clone());
    let part = slice::slice(b, operand, starts, limits, strides)?;
    let mut sizes = region.sizes(b, b.shape(part).dims.clone());
    if let Some((d, indices)) = vector {
        sizes[d] = b.shape(indices).dims[0].clone();
    }
    // The update has no dimension where an index selects one element.
    let kept = (0..shape.rank()).filter_items(|d| {
        !region.dims.contains(d) || vector.is_some_and(|(vector, _)| vector == *d)
    });
    let kept = kept.map(|d| sizes[d].clone()).collect_vec();
    let expected = Shape::new(shape.element, kept);
    let found = b.shape(update).clone();
    if found.element != shape.element || found.dims != expected.dims && !found.is_scalar() {
        let (first, other) = (shape.element, found.element);
        if first == other {
            let what = FaultKind::ShapeExpected { expected, found };
            return Err(Fault::operand(1, what));
        }
        let fault = Fault::operand(1, FaultKind::ElementsDiffer { first, other });
        return Err(match conversion::to("update", other, first) {
            Some(help) => fault.help(help),
            None => fault,
        });
    }
    let update = if found.is_scalar() && !sizes.is_empty() {
        broadcast::in_dim(b, update, sizes, &[])?
    } else {
        reshape::reshape(b, update, sizes)?
    };
    match vector {
        None => {
            let starts = region.scalars(b)?;
            dynamic_update_slice::dynamic_update_slice(b, operand, update, &starts)
        }
        Some(vector) => scattered(b, operand, update, region, vector),
    }
}

/// Replaces the slices at the indices in a vector.
fn scattered(
    b: &mut Builder<'_>,
    operand: Value,
    update: Value,
    region: &Region,
    (d, indices): (usize, Value),
) -> Result<Value, Fault> {
    let shape = b.shape(operand).clone();
    // `scatter` replaces whole slices along one dimension here, so every other range must be the whole dimension.
    let elsewhere = (0..shape.rank()).filter_items(|other| *other != d);
    let whole = elsewhere
        .clone()
        .all(|other| region.starts[other].is(0) && region.limits[other] == shape.dims[other]);
    let range_of_vector = region.starts[d].is(0) && region.limits[d] == shape.dims[d];
    if region.computed.len() > 1 || !whole || !range_of_vector {
        let what = "an assignment at a vector of indices replaces whole slices".to_string();
        let help = "`scatter` updates parts of slices";
        return Err(Fault::named("computed", FaultKind::Other(what)).help(help));
    }
    let window = elsewhere.map(|other| other as i64).collect_vec();
    // The combination returns the update and drops the old element.
    let mut region = Graph::new();
    let params = list::both([0, 1], |_| region.add_param(Shape::scalar(shape.element)));
    region.results = vec![params[1]];
    let attributes = Scatter {
        update_window_dims: window,
        inserted_window_dims: vec![d as i64],
        scatter_dims_to_operand_dims: vec![d as i64],
        index_vector_dim: 1,
        ..Scatter::default()
    };
    let all = scatter(b, &[operand], indices, &[update], region, attributes)?;
    Ok(all[0])
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_array_keeps_its_shape() {
        check(&[
            (
                "index_update(f32[4], f32[], [0], [4], [], (i32[],), [0])",
                "f32[4]",
            ),
            (
                "index_update(f32[4], 0.0, [0], [4], [], (i32[],), [0])",
                "f32[4]",
            ),
            (
                "index_update(f32[4, N], f32[N], [1, 0], [2, N], [0])",
                "f32[4, N]",
            ),
            (
                "index_update(f32[4, 3], f32[2, 3], [1, 0], [3, 3], [])",
                "f32[4, 3]",
            ),
            (
                "index_update(f32[4, 3], f32[2], [1, 0], [3, 3], [], (i32[],), [1])",
                "f32[4, 3]",
            ),
            (
                "index_update(f32[4, 3], f32[5, 3], [0, 0], [4, 3], [], (i32[5],), [0])",
                "f32[4, 3]",
            ),
            (
                "index_update(f32[4, 3], 1.0, [0, 0], [4, 3], [], (i32[5],), [1])",
                "f32[4, 3]",
            ),
            (
                "index_update(f32[4, 3], f32[4], [0, 0], [1, 3], [0])",
                "operand 1: expected f32[3], found f32[4]",
            ),
            (
                "index_update(f32[4], i32[], [0], [1], [0])",
                "operand 1: element types differ: f32 and i32 | convert it: `{update} as f32`",
            ),
            (
                "index_update(f32[4, 3], f32[3], [4, 0], [5, 3], [0])",
                "limit_indices[0]: expected at most 4 (the size of dimension 0), found 5",
            ),
            (
                "index_update(f32[4, 3], f32[5, 2], [0, 1], [4, 3], [], (i32[5],), [0])",
                "computed: an assignment at a vector of indices replaces whole slices | `scatter` updates parts of slices",
            ),
        ]);
    }

    #[test]
    fn it_is_a_dynamic_update_slice_or_a_scatter() {
        assert_eq!(
            primitives("index_update(f32[4], f32[], [0], [4], [], (i32[],), [0])"),
            ["broadcast_in_dim", "dynamic_update_slice"]
        );
        assert_eq!(
            primitives("index_update(f32[4], f32[5], [0], [4], [], (i32[5],), [0])"),
            ["scatter"]
        );
    }
}
