//! Shapes of arrays with their layouts.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::tile::widen;
use super::{Layout, index, order};
use crate::ElementType;
use crate::error::ShapeError;
use crate::list::Items;

/// The element type, the sizes of the dimensions and the layout of an array.
///
/// Two shapes are equal if all of these are; [`is_compatible`](ArrayShape::is_compatible) ignores the layout. Shapes
/// are printed and parsed in XLA's syntax, `f32[4,2]{1,0}`, with the default layout if none is written.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ArrayShape {
    element: ElementType,
    sizes: Vec<usize>,
    layout: Layout,
    /// The widths in memory before each tile, and after the last; most major first.
    levels: Vec<Vec<usize>>,
}

impl ArrayShape {
    /// Returns the shape of an array in the default layout, from the sizes of its dimensions, dimension 0 first.
    ///
    /// # Errors
    /// There are more than [`MAX_RANK`](super::MAX_RANK) dimensions, or more bytes than memory can hold.
    pub fn new(
        element: ElementType,
        sizes: impl IntoIterator<Item = usize>,
    ) -> Result<ArrayShape, ShapeError> {
        let sizes: Vec<usize> = sizes.into_iter().collect_vec();
        let layout = Layout::row_major(sizes.len());
        ArrayShape::with(element, sizes, layout)
    }

    /// Returns the shape of a scalar.
    pub fn scalar(element: ElementType) -> ArrayShape {
        ArrayShape {
            element,
            sizes: Vec::new(),
            layout: Layout::row_major(0),
            levels: vec![Vec::new()],
        }
    }

    /// Returns the shape with another layout.
    ///
    /// # Errors
    /// The first broken rule, as for [`Layout::check`]; or more bytes than memory can hold.
    pub fn with_layout(self, layout: Layout) -> Result<ArrayShape, ShapeError> {
        ArrayShape::with(self.element, self.sizes, layout)
    }

    /// Returns the shape with another element type.
    ///
    /// # Errors
    /// More bytes than memory can hold.
    pub fn with_element(self, element: ElementType) -> Result<ArrayShape, ShapeError> {
        ArrayShape::with(element, self.sizes, self.layout)
    }

    pub(super) fn with(
        element: ElementType,
        sizes: Vec<usize>,
        layout: Layout,
    ) -> Result<ArrayShape, ShapeError> {
        let levels = layout.levels(&sizes)?;
        let shape = ArrayShape {
            element,
            sizes,
            layout,
            levels,
        };
        // The sizes alone too: a tile of a whole array's size hides nothing.
        let fits = |count: Option<usize>| count?.checked_mul(element.bytes());
        let counts = [index::count(&shape.sizes), Some(shape.memory_len())];
        match counts.map(fits) {
            [Some(a), Some(b)] if a.max(b) <= isize::MAX as usize => Ok(shape),
            _ => Err(ShapeError::TooManyElements),
        }
    }

    /// Returns the element type.
    pub fn element(&self) -> ElementType {
        self.element
    }

    /// Returns the sizes of the dimensions, dimension 0 first.
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// Returns the layout.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the number of dimensions.
    pub fn rank(&self) -> usize {
        self.sizes.len()
    }

    /// Returns the number of dimensions of size greater than 1.
    pub fn true_rank(&self) -> usize {
        self.sizes.iter().filter_items(|&&size| size > 1).count()
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        index::count(&self.sizes).unwrap_or(0)
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.sizes.contains(&0)
    }

    /// Whether there are no dimensions.
    pub fn is_scalar(&self) -> bool {
        self.sizes.is_empty()
    }

    /// Returns the size of all elements in bytes.
    pub fn byte_size(&self) -> usize {
        self.len() * self.element.bytes()
    }

    /// Returns the number of elements in memory, including padding and incomplete tiles.
    pub fn memory_len(&self) -> usize {
        index::count(self.widths()).unwrap_or(0)
    }

    /// Returns the size in memory in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.memory_len() * self.element.bytes()
    }

    /// Returns the widths in memory after all tiles, most major first.
    fn widths(&self) -> &[usize] {
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    /// Returns the size of a dimension, which may be counted from the end: -1 is the last one.
    ///
    /// # Errors
    /// There is no such dimension.
    pub fn size(&self, dimension: isize) -> Result<usize, ShapeError> {
        Ok(self.sizes[order::dimension(dimension, self.rank())?])
    }

    /// Returns the dimension with this usual letter: `y x`, `z y x`, `p z y x` for 2, 3 and 4 dimensions.
    ///
    /// ```
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let image: ArrayShape = "f32[2,3,4]".parse()?;
    /// assert_eq!(image.lettered('y'), Some(1));
    /// assert_eq!(image.lettered('p'), None);
    /// # Ok::<(), xla_shape::scan::ParseError>(())
    /// ```
    pub fn lettered(&self, letter: char) -> Option<usize> {
        (0..self.rank()).find(|&d| order::letter(d, self.rank()) == Some(letter))
    }

    /// Whether element types and sizes are the same.
    pub fn is_compatible(&self, other: &ArrayShape) -> bool {
        self.element == other.element && self.sizes == other.sizes
    }

    /// Whether there are dimensions of size 1.
    pub fn has_degenerate_dimensions(&self) -> bool {
        self.sizes.contains(&1)
    }

    /// Returns the shape without the dimensions of size 1. Tiles do not change.
    ///
    /// # Errors
    /// The tiles apply to other dimensions, which then need more bytes than memory can hold.
    pub fn without_degenerate_dimensions(&self) -> Result<ArrayShape, ShapeError> {
        self.filtered(|dimension| self.sizes[dimension] != 1)
    }

    /// Returns the shape with some of its dimensions only. Tiles do not change.
    ///
    /// # Errors
    /// More bytes than memory can hold, after a dimension of size 0 is removed.
    pub fn filtered(&self, keep: impl Fn(usize) -> bool) -> Result<ArrayShape, ShapeError> {
        let kept: Vec<usize> = (0..self.rank()).filter_items(|&d| keep(d)).collect_vec();
        let number = |d| kept.iter().position(|&k| k == d);
        let numbers: Vec<Option<usize>> = (0..self.rank()).map(number).collect_vec();
        let sizes = order::permuted(&self.sizes, &kept);
        let layout = self.layout.renumbered(&numbers);
        ArrayShape::with(self.element, sizes, layout)
    }

    /// Returns the shape of the same memory with renumbered dimensions: dimension `i` was dimension `permutation[i]`.
    /// This is the shape of a transpose that is a view.
    ///
    /// # Errors
    /// The permutation does not name each dimension once.
    ///
    /// ```
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,3]{1,0}".parse()?;
    /// assert_eq!(shape.permuted(&[1, 0])?.to_string(), "f32[3,2]{0,1}");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn permuted(&self, permutation: &[usize]) -> Result<ArrayShape, ShapeError> {
        order::check(permutation, self.rank())?;
        let numbers: Vec<Option<usize>> = order::inverse(permutation)
            .into_iter()
            .map(Some)
            .collect_vec();
        let sizes = order::permuted(&self.sizes, permutation);
        ArrayShape::with(self.element, sizes, self.layout.renumbered(&numbers))
    }

    /// Returns the stride of each dimension in elements; `None` if the layout has tiles, in which strides are not
    /// constant.
    pub fn strides(&self) -> Option<Vec<usize>> {
        let mut strides = vec![0; self.rank()];
        let order = self.layout.minor_to_major();
        let mut widths = vec![0; self.rank()];
        for (&d, &width) in order.iter().rev().zip(&self.levels[0]) {
            widths[d] = width;
        }
        index::fill_strides(&widths, order, &mut strides);
        self.layout.tiles().is_empty().then_some(strides)
    }

    /// Returns the position in memory of the element with this index; `None` if the array has no such element.
    pub fn linear_index(&self, index: &[usize]) -> Option<usize> {
        if !index::is_inside(index, &self.sizes) {
            return None;
        }
        let order = self.layout.minor_to_major().iter().rev();
        if self.layout.tiles().is_empty() {
            let places = order.zip(self.widths());
            return Some(places.fold(0, |place, (&d, width)| place * width + index[d]));
        }
        let mut at: Vec<usize> = order.map(|&d| index[d]).collect_vec();
        for (tile, widths) in self.layout.tiles().iter().zip(&self.levels) {
            widen(&mut at, widths.len(), 0);
            tile.cut_index(&mut at);
        }
        let places = at.iter().zip(self.widths());
        Some(places.fold(0, |place, (at, width)| place * width + at))
    }

    /// Returns the index of the element at this position in memory; `None` for padding and beyond the end.
    pub fn multi_index(&self, place: usize) -> Option<Vec<usize>> {
        if self.layout.tiles().is_empty() {
            let mut index = vec![0; self.rank()];
            let mut rest = place;
            let order = self.layout.minor_to_major().iter();
            for (&d, &width) in order.zip(self.widths().iter().rev()) {
                index[d] = rest.checked_rem(width)?;
                rest /= width;
            }
            let is_element = rest == 0 && index::is_inside(&index, &self.sizes);
            return is_element.then_some(index);
        }
        let mut at = vec![0; self.widths().len()];
        let mut rest = place;
        for (at, &width) in at.iter_mut().zip(self.widths()).rev() {
            *at = rest.checked_rem(width)?;
            rest /= width;
        }
        if rest > 0 {
            return None;
        }
        let tiles = self.layout.tiles();
        for (number, tile) in tiles.iter().enumerate().rev() {
            tile.join_index(&mut at);
            let widths = &self.levels[number];
            if at.iter().zip(widths).any(|(at, width)| at >= width) {
                return None;
            }
            let cut = number
                .checked_sub(1)
                .map(|n| self.levels[n].len() + tiles[n].sizes().len());
            at.drain(..widths.len() - cut.unwrap_or(self.rank()));
        }
        let index = order::permuted(&at, &self.layout.logical_to_physical());
        index::is_inside(&index, &self.sizes).then_some(index)
    }

    /// Returns all indices in the order of their elements in memory.
    ///
    /// ```
    /// use xla_shape::layout::ArrayShape;
    ///
    /// let columns: ArrayShape = "f32[2,2]{0,1}".parse()?;
    /// assert!(columns.indices().eq([[0, 0], [1, 0], [0, 1], [1, 1]]));
    /// # Ok::<(), xla_shape::scan::ParseError>(())
    /// ```
    pub fn indices(&self) -> Indices<'_> {
        Indices {
            shape: self,
            place: 0,
            next: (!self.is_empty()).then(|| vec![0; self.rank()]),
        }
    }
}

/// All indices of an array in the order of their elements in memory.
#[derive(Clone, Debug)]
pub struct Indices<'a> {
    shape: &'a ArrayShape,
    place: usize,
    next: Option<Vec<usize>>,
}

impl Iterator for Indices<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let index = self.next.take()?;
        self.place += 1;
        if self.shape.layout.tiles().is_empty() {
            let mut next = index.clone();
            let order = self.shape.layout.minor_to_major();
            self.next = index::advance(&mut next, &self.shape.sizes, order).then_some(next);
        } else {
            let places = self.place..self.shape.memory_len();
            let element = |place| Some((place, self.shape.multi_index(place)?));
            (self.place, self.next) = places
                .into_iter()
                .find_map(element)
                .map_or((0, None), |(place, index)| (place, Some(index)));
        }
        Some(index)
    }
}

impl fmt::Debug for ArrayShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
