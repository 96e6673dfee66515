//! Conversions between jagged and dense tensors.

use alloc::vec;
use alloc::vec::Vec;

use xla_shape::error::ShapeError;
use xla_shape::layout::index;
use xla_shape::shapes::{JaggedShape, TiledShape};

use super::JaggedTensor;
use crate::element::Element;
use crate::error::Error;
use crate::shape;
use crate::tensor::Tensor;

/// Returns the runs of elements that are contiguous along the last mode: the offset of the first in a dense array of
/// these sizes, whose index 0 is the smallest index of each mode, and their number.
pub(super) fn runs(shape: &JaggedShape, sizes: &[usize]) -> Vec<(usize, usize)> {
    let bounds = shape.bounds();
    let mut runs = Vec::new();
    for (row, smooth) in shape.blocks() {
        let (outer, length) = match smooth.extents().split_last() {
            Some((&length, outer)) => (outer, length),
            None => (&[][..], 1),
        };
        if smooth.size() == 0 {
            continue;
        }
        let mut offset = vec![0; outer.len()];
        loop {
            // The row-major position: the outer modes are the block's row, the inner ones its origin and the offset.
            let mut place = 0;
            for (mode, &size) in sizes.iter().enumerate() {
                let at = match mode.checked_sub(row.len()) {
                    None => row[mode],
                    Some(inner) => smooth.origin()[inner] + offset.get(inner).unwrap_or(&0),
                };
                place = place * size + at - bounds[mode].start;
            }
            runs.push((place, length));
            if !index::advance_row_major(&mut offset, outer) {
                break;
            }
        }
    }
    runs
}

/// Checks that a dense array of these sizes contains all indices.
fn room(shape: &JaggedShape, sizes: &[usize]) -> Result<(), Error> {
    let bounds = shape.bounds();
    if bounds.len() != sizes.len() || shape.is_null() {
        return Err(ShapeError::Rank {
            of: "a dense tensor",
            expected: bounds.len(),
            found: sizes.len(),
        }
        .into());
    }
    for (dimension, (range, &padded)) in bounds.into_iter().zip(sizes).enumerate() {
        let size = range.len();
        if padded < size {
            return Err(ShapeError::PaddedBelow {
                dimension,
                size,
                padded,
            }
            .into());
        }
    }
    Ok(())
}

impl<E: Element> JaggedTensor<E> {
    /// Copies the elements to a dense tensor, whose index 0 is the smallest index of each mode, with `padding`
    /// elsewhere.
    ///
    /// # Errors
    /// If the dense tensor has another rank, or is too small.
    ///
    /// ```
    /// use xla_core::jagged::JaggedTensor;
    /// use xla_core::tensor::Tensor;
    /// use xla_shape::shapes::jagged;
    ///
    /// let x = JaggedTensor::new(jagged![2, 3], vec![1, 2, 3, 4, 5])?;
    /// let dense = x.to_tensor(0)?;
    /// assert_eq!(dense, Tensor::from([[1, 2, 0], [3, 4, 5]]));
    /// assert_eq!(JaggedTensor::from_tensor(jagged![2, 3], &dense)?, x);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn to_tensor<S: shape::StaticShape>(&self, padding: E) -> Result<Tensor<E, S>, Error> {
        room(&self.shape, S::dims())?;
        let mut dense = Tensor::full(padding);
        let mut from = self.elements.as_slice();
        for (place, length) in runs(&self.shape, S::dims()) {
            let (run, rest) = from.split_at(length);
            dense.as_mut_slice()[place..place + length].copy_from_slice(run);
            from = rest;
        }
        Ok(dense)
    }

    /// Copies the elements of a shape from a dense tensor, whose index 0 is the smallest index of each mode.
    ///
    /// # Errors
    /// If the dense tensor has another rank, or is too small.
    pub fn from_tensor<S: shape::Shape>(
        shape: JaggedShape,
        dense: &Tensor<E, S>,
    ) -> Result<JaggedTensor<E>, Error> {
        let sizes = dense.dims();
        room(&shape, sizes.as_ref())?;
        let mut elements = Vec::with_capacity(shape.size());
        for (place, length) in runs(&shape, sizes.as_ref()) {
            elements.extend_from_slice(&dense.as_slice()[place..place + length]);
        }
        JaggedTensor::new(shape, elements)
    }

    /// Splits a dense tensor into tiles: a jagged tensor of twice the rank, with the index of the tile followed by the
    /// index in the tile.
    ///
    /// # Errors
    /// If the tiles do not cover exactly the dense tensor.
    ///
    /// ```
    /// use xla_core::jagged::JaggedTensor;
    /// use xla_core::tensor::Tensor;
    /// use xla_shape::shapes::tiled;
    ///
    /// let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    /// let tiles = tiled![[2], [1, 2]];
    /// let tiled = JaggedTensor::tiled(&tiles, &x)?;
    /// assert_eq!(tiled.as_slice(), [1, 4, 2, 3, 5, 6]);
    /// assert_eq!(tiled.untiled(&tiles)?, x);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn tiled<S: shape::Shape>(
        tiles: &TiledShape,
        dense: &Tensor<E, S>,
    ) -> Result<JaggedTensor<E>, Error> {
        whole(tiles, dense.dims().as_ref())?;
        let shape = tiles.to_jagged()?;
        let mut elements = Vec::with_capacity(shape.size());
        for (place, length) in tile_runs(tiles) {
            elements.extend_from_slice(&dense.as_slice()[place..place + length]);
        }
        JaggedTensor::new(shape, elements)
    }

    /// Assembles the dense tensor from its tiles.
    ///
    /// # Errors
    /// If the tensor does not have these tiles, or they do not cover exactly the dense tensor.
    pub fn untiled<S: shape::StaticShape>(
        &self,
        tiles: &TiledShape,
    ) -> Result<Tensor<E, S>, Error> {
        whole(tiles, S::dims())?;
        if self.shape != tiles.to_jagged()? {
            return Err(ShapeError::SumDiffers.into());
        }
        let mut dense = Tensor::zeros();
        let mut from = self.elements.as_slice();
        for (place, length) in tile_runs(tiles) {
            let (run, rest) = from.split_at(length);
            dense.as_mut_slice()[place..place + length].copy_from_slice(run);
            from = rest;
        }
        Ok(dense)
    }
}

/// Checks that the tiles cover exactly a dense tensor of these sizes.
fn whole(tiles: &TiledShape, sizes: &[usize]) -> Result<(), Error> {
    if tiles.rank() != sizes.len() {
        return Err(ShapeError::Rank {
            of: "a dense tensor",
            expected: tiles.rank(),
            found: sizes.len(),
        }
        .into());
    }
    let extents = tiles.flattened().extents().iter().zip(sizes);
    match extents
        .enumerate()
        .find(|(_, (extent, size))| extent != size)
    {
        None => Ok(()),
        Some((mode, (&found, &expected))) => Err(ShapeError::TilesMiss {
            mode,
            expected,
            found,
        }
        .into()),
    }
}

/// Returns the runs of a dense tensor in the order of its tiles.
fn tile_runs(tiles: &TiledShape) -> impl Iterator<Item = (usize, usize)> + '_ {
    let whole = tiles.flattened();
    tiles.tiles().flat_map(move |tile| {
        let length = tile.extents().last().copied().unwrap_or(1);
        let firsts = (0..tile.size() / length).filter_map(|run| tile.multi_index(run * length));
        let places = firsts.filter_map(|first| whole.linear_index(first));
        places.map(|place| (place, length)).collect::<Vec<_>>()
    })
}
