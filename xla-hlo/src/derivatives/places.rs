//! Shared code of the derivatives of operations that read or write windows at the positions of indices.

use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::ops::gather::{Gather, gather};
use crate::ops::parts::{as_it_is, spread};
use crate::ops::scatter::{Scatter, scatter};
use crate::ops::{broadcast, concatenate, constant, convert, elementwise, iota, reduce, reshape};
use crate::shape::product;
use crate::{Builder, ElementType, Literal, Primitive, Shape, Size, Value};

/// Windows of an array of these sizes.
pub(super) struct Places {
    /// The dimension numbers and the sizes of a window.
    pub(super) numbers: Gather,
    /// The sizes of the array.
    pub(super) sizes: Vec<Size>,
    /// Whether no two windows overlap.
    pub(super) unique: bool,
}

impl Places {
    /// Returns the positions of the elements that `indices` select along a dimension; the other dimensions of the
    /// indices and of the array are the same.
    pub(super) fn along(sizes: &[Size], d: usize) -> Places {
        let others = (0..sizes.len() as i64).filter_items(|&other| other != d as i64);
        let others = others.collect_vec();
        let one = |size: &Size| Size::from(usize::from(!size.is(0)));
        Places {
            numbers: Gather {
                collapsed_slice_dims: vec![d as i64],
                operand_batching_dims: others.clone(),
                start_indices_batching_dims: others,
                start_index_map: vec![d as i64],
                index_vector_dim: sizes.len() as i64,
                slice_sizes: sizes.iter().map(one).collect_vec(),
                ..Gather::default()
            },
            sizes: sizes.to_vec(),
            unique: false,
        }
    }

    /// Returns the positions of elements of a vector, for indices of a rank.
    pub(super) fn of_elements(size: Size, rank: usize) -> Places {
        Places {
            numbers: Gather {
                collapsed_slice_dims: vec![0],
                start_index_map: vec![0],
                index_vector_dim: rank as i64,
                slice_sizes: vec![Size::from(1)],
                ..Gather::default()
            },
            sizes: vec![size],
            unique: false,
        }
    }

    /// Reads the windows; those that are not in bounds are moved inside.
    pub(super) fn read(
        &self,
        b: &mut Builder<'_>,
        operand: Value,
        indices: Value,
    ) -> Result<Value, Fault> {
        gather(b, operand, indices, self.numbers.clone())
    }

    /// Writes windows over windows of an array, except out of bounds, by an operation on the old and the
    /// new element; without one, the new element replaces the old one.
    pub(super) fn write(
        &self,
        b: &mut Builder<'_>,
        operand: Value,
        (indices, updates): (Value, Value),
        with: Option<&'static Primitive>,
    ) -> Result<Value, Fault> {
        let element = b.shape(operand).element;
        // The computation of the scatter: `|old, new| new` without an operation.
        let region = match with {
            Some(with) => reduce::of_two(b, with, element)?,
            None => {
                let mut region = crate::Graph::new();
                region.add_param(Shape::scalar(element));
                region.results = vec![region.add_param(Shape::scalar(element))];
                region
            }
        };
        // A scatter to the windows that a gather reads: the same dimension numbers under other names.
        let Gather {
            offset_dims,
            collapsed_slice_dims,
            operand_batching_dims,
            start_indices_batching_dims,
            start_index_map,
            index_vector_dim,
            indices_are_sorted,
            ..
        } = self.numbers.clone();
        let numbers = Scatter {
            update_window_dims: offset_dims,
            inserted_window_dims: collapsed_slice_dims,
            input_batching_dims: operand_batching_dims,
            scatter_indices_batching_dims: start_indices_batching_dims,
            scatter_dims_to_operand_dims: start_index_map,
            index_vector_dim,
            indices_are_sorted,
            unique_indices: self.unique,
        };
        Ok(scatter(b, &[operand], indices, &[updates], region, numbers)?[0])
    }

    /// Returns indices, and the indices nearest to them at which windows are in bounds.
    pub(super) fn clamped(&self, b: &mut Builder<'_>, indices: Value) -> Result<[Value; 2], Fault> {
        let map = &self.numbers.start_index_map;
        // The largest start of a window is the size minus the window.
        let bounds = map.iter().map(|&d| {
            let (size, window) = (
                &self.sizes[d as usize],
                &self.numbers.slice_sizes[d as usize],
            );
            let bound = size.minus(window);
            bound.map_err(|_| Fault::call(FaultKind::computed(format!("{size} - {window}"))))
        });
        let bounds: Vec<Size> = bounds.collect_ok()?;
        let indices = wide(b, indices, &bounds)?;
        if bounds.is_empty() {
            return Ok([indices, indices]);
        }
        let shape = b.shape(indices).clone();
        // One bound for each entry of an index vector, at each index.
        let vector = self.numbers.index_vector_dim as usize;
        let most = match bounds.as_slice() {
            [bound] => {
                let bound = constant::size(b, shape.element, bound.clone());
                broadcast::in_dim(b, bound, shape.dims.clone(), &[])?
            }
            _ => {
                let mut all = Vec::with_capacity(bounds.len());
                for bound in bounds {
                    let bound = constant::size(b, shape.element, bound);
                    all.push(reshape::reshape(b, bound, vec![Size::from(1)])?);
                }
                let all = concatenate::concatenate(b, &all, 0)?;
                broadcast::in_dim(b, all, shape.dims.clone(), &[vector])?
            }
        };
        let inside = b.formula([indices, most], |[indices, most]| {
            indices.max(indices.full(0.0)).min(most)
        })?;
        Ok([indices, inside])
    }

    /// Returns whether the window that an element of the windows belongs to is in bounds.
    pub(super) fn are_inside(
        &self,
        b: &mut Builder<'_>,
        indices: Value,
        windows: &Shape,
    ) -> Result<Value, Fault> {
        let [indices, clamped] = self.clamped(b, indices)?;
        let mut inside = b.formula([indices, clamped], |[indices, clamped]| {
            indices.equal(clamped)
        })?;
        let vector = self.numbers.index_vector_dim as usize;
        // All entries of an index vector must be in bounds.
        if vector < b.shape(inside).rank() {
            let yes = Literal::from_f64(ElementType::Bool, 1.0);
            inside = as_it_is(b, inside, |b, inside| {
                reduce::fold(b, inside, &elementwise::and, yes, &[vector])
            })?;
        }
        let offsets = self.numbers.offset_dims.iter().map(|&d| d as usize);
        spread(b, inside, &windows.dims, &offsets.collect_vec())
    }

    /// Returns whether each element of the windows is the last that is written to its position.
    pub(super) fn are_last(
        &self,
        b: &mut Builder<'_>,
        indices: Value,
        windows: &Shape,
    ) -> Result<Value, Fault> {
        if self.unique {
            return self.are_inside(b, indices, windows);
        }
        // Each element writes its number; reading them back shows which element has been written last, as in the
        // original scatter.
        let numbers = numbered(b, &windows.dims)?;
        let element = b.shape(numbers).element;
        let none = b.scalar(element, -1.0);
        let none = broadcast::in_dim(b, none, self.sizes.clone(), &[])?;
        let last = self.write(b, none, (indices, numbers), None)?;
        let last = self.read(b, last, indices)?;
        b.formula([last, numbers], |[last, numbers]| last.equal(numbers))
    }
}

/// Converts indices to a type that has these bounds.
fn wide(b: &mut Builder<'_>, indices: Value, bounds: &[Size]) -> Result<Value, Fault> {
    let element = b.shape(indices).element;
    let most = i32::MAX as usize;
    let fits = match element {
        ElementType::I64 => true,
        ElementType::I32 => bounds.iter().all(|n| n.known().is_none_or(|n| n <= most)),
        _ => false,
    };
    if fits {
        Ok(indices)
    } else {
        convert::convert(b, indices, ElementType::I64)
    }
}

/// Returns the number of each element of an array of these sizes, in row-major order.
pub(super) fn numbered(b: &mut Builder<'_>, sizes: &[Size]) -> Result<Value, Fault> {
    let count = product(sizes);
    let element = match count.known() {
        Some(count) if i32::try_from(count).is_ok() => ElementType::I32,
        _ => ElementType::I64,
    };
    let numbers = iota::iota(b, element, vec![count], 0)?;
    reshape::reshape(b, numbers, sizes.to_vec())
}
