//! Shapes with their rank in the type, for constants.

use super::{ArrayShape, Layout, MAX_RANK, PaddingValue, index, order};
use crate::ElementType;
use crate::error::ShapeError;

/// A shape of rank `N` with its layout, for constants: an order of dimensions, the widths to which they are padded, and
/// one tile. [`ArrayShape`] has any rank and several tiles.
///
/// ```
/// use xla_shape::layout::{FixedShape, array_shape};
///
/// const TABLE: FixedShape<2> = array_shape!(s32[2, 3]{0, 1});
/// const _: () = assert!(TABLE.len() == 6 && TABLE.strides()[1] == 2);
/// assert_eq!(TABLE.to_array().to_string(), "s32[2,3]{0,1}");
/// ```
///
/// A mistake is a compile-time error:
///
/// ```compile_fail
/// # use xla_shape::layout::{FixedShape, array_shape};
/// const TABLE: FixedShape<2> = array_shape!(s32[2, 3]{1, 1}); // each dimension is named once
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FixedShape<const N: usize> {
    element: ElementType,
    sizes: [usize; N],
    minor_to_major: [usize; N],
    /// The widths to which dimensions are padded, if there is padding.
    widths: Option<[usize; N]>,
    /// The size of the tile at each position in memory order, most major first; all 1 without a tile.
    tile: [usize; N],
}

impl<const N: usize> FixedShape<N> {
    /// Returns the shape of an array in the default layout.
    ///
    /// # Errors
    /// More than [`MAX_RANK`] dimensions, or more bytes than memory can hold.
    pub const fn new(element: ElementType, sizes: [usize; N]) -> Result<Self, ShapeError> {
        if N > MAX_RANK {
            return Err(ShapeError::RankTooHigh { found: N });
        }
        let mut minor_to_major = [0; N];
        order::fill_row_major(&mut minor_to_major);
        let shape = FixedShape {
            element,
            sizes,
            minor_to_major,
            widths: None,
            tile: [1; N],
        };
        shape.fitting()
    }

    /// Returns the shape with another order of dimensions.
    ///
    /// # Errors
    /// The order does not name each dimension once.
    pub const fn ordered(mut self, minor_to_major: [usize; N]) -> Result<Self, ShapeError> {
        match order::check(&minor_to_major, N) {
            Err(error) => Err(error),
            Ok(()) => {
                self.minor_to_major = minor_to_major;
                self.fitting()
            }
        }
    }

    /// Returns the shape with dimensions padded to these widths.
    ///
    /// # Errors
    /// A width is below the size of its dimension, or more bytes than memory can hold.
    pub const fn padded(mut self, widths: [usize; N]) -> Result<Self, ShapeError> {
        let mut dimension = 0;
        while dimension < N {
            let (size, padded) = (self.sizes[dimension], widths[dimension]);
            if padded < size {
                return Err(ShapeError::PaddedBelow {
                    dimension,
                    size,
                    padded,
                });
            }
            dimension += 1;
        }
        self.widths = Some(widths);
        self.fitting()
    }

    /// Returns the shape with its innermost dimensions in memory split into tiles.
    ///
    /// # Errors
    /// The tile has no dimensions, more than the array, or one of size 0; or more bytes than memory can hold.
    pub const fn tiled<const K: usize>(mut self, tile: [usize; K]) -> Result<Self, ShapeError> {
        if K == 0 {
            return Err(ShapeError::EmptyTile { tile: 0 });
        }
        if K > N {
            return Err(ShapeError::Rank {
                of: "a tile",
                expected: N,
                found: K,
            });
        }
        let mut at = 0;
        while at < K {
            if tile[at] == 0 {
                return Err(ShapeError::ZeroTile { tile: 0, at });
            }
            self.tile[N - K + at] = tile[at];
            at += 1;
        }
        self.fitting()
    }

    const fn fitting(self) -> Result<Self, ShapeError> {
        let bytes = self.element.bytes();
        let elements = match (index::count(&self.sizes), self.tiles_and_tile()) {
            (Some(len), Some((tiles, tile))) => match tiles.checked_mul(tile) {
                Some(memory) if memory > len => memory,
                Some(_) => len,
                None => return Err(ShapeError::TooManyElements),
            },
            _ => return Err(ShapeError::TooManyElements),
        };
        if elements > isize::MAX as usize / bytes {
            return Err(ShapeError::TooManyElements);
        }
        Ok(self)
    }

    /// Returns the element type.
    pub const fn element(&self) -> ElementType {
        self.element
    }

    /// Returns the sizes of the dimensions, dimension 0 first.
    pub const fn sizes(&self) -> [usize; N] {
        self.sizes
    }

    /// Returns the dimensions, from the one that varies fastest in memory to the slowest.
    pub const fn minor_to_major(&self) -> [usize; N] {
        self.minor_to_major
    }

    /// Returns the number of dimensions.
    pub const fn rank(&self) -> usize {
        N
    }

    /// Returns the number of dimensions of size greater than 1.
    pub const fn true_rank(&self) -> usize {
        let mut rank = 0;
        let mut dimension = 0;
        while dimension < N {
            if self.sizes[dimension] > 1 {
                rank += 1;
            }
            dimension += 1;
        }
        rank
    }

    /// Returns the number of elements.
    pub const fn len(&self) -> usize {
        counted(index::count(&self.sizes))
    }

    /// Whether there are no elements.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the size of all elements in bytes.
    pub const fn byte_size(&self) -> usize {
        self.len() * self.element.bytes()
    }

    /// Returns the number of elements in memory, including padding and incomplete tiles.
    pub const fn memory_len(&self) -> usize {
        match self.tiles_and_tile() {
            Some((tiles, tile)) => tiles * tile,
            None => 0,
        }
    }

    /// Returns the size in memory in bytes.
    pub const fn memory_bytes(&self) -> usize {
        self.memory_len() * self.element.bytes()
    }

    /// Returns the stride of each dimension in elements, as if there were no tile.
    pub const fn strides(&self) -> [usize; N] {
        let mut strides = [0; N];
        index::fill_strides(&self.widths_or_sizes(), &self.minor_to_major, &mut strides);
        strides
    }

    /// Returns the position in memory of the element with this index; `None` if the array has no such element.
    pub const fn linear_index(&self, index: [usize; N]) -> Option<usize> {
        if !index::is_inside(&index, &self.sizes) {
            return None;
        }
        let counts = self.tile_counts();
        let (mut tile, mut inside) = (0, 0);
        let mut place = 0;
        while place < N {
            let at = index[self.minor_to_major[N - 1 - place]];
            let size = self.tile[place];
            tile = tile * counts[place] + at / size;
            inside = inside * size + at % size;
            place += 1;
        }
        Some(tile * counted(index::count(&self.tile)) + inside)
    }

    /// Returns the index of the element at this position in memory; `None` for padding and beyond the end.
    pub const fn multi_index(&self, place: usize) -> Option<[usize; N]> {
        if place >= self.memory_len() {
            return None;
        }
        let counts = self.tile_counts();
        let area = counted(index::count(&self.tile));
        let (mut tile, mut inside) = (place / area, place % area);
        let mut index = [0; N];
        let mut minor = 0;
        while minor < N {
            let size = self.tile[N - 1 - minor];
            let count = counts[N - 1 - minor];
            index[self.minor_to_major[minor]] = tile % count * size + inside % size;
            tile /= count;
            inside /= size;
            minor += 1;
        }
        if index::is_inside(&index, &self.sizes) {
            Some(index)
        } else {
            None
        }
    }

    /// Converts to a shape of any rank. The value of its padding is unknown.
    pub fn to_array(&self) -> ArrayShape {
        let layout = Layout::new(self.minor_to_major).and_then(|mut layout| {
            if let Some(widths) = self.widths {
                layout = layout.padded(widths, PaddingValue::Unknown);
            }
            // Outer sizes of 1 do not split their dimensions.
            if let Some(first) = self.tile.iter().position(|&size| size != 1) {
                layout = layout.tiled(self.tile[first..].iter().copied());
            }
            ArrayShape::with(self.element, self.sizes.to_vec(), layout)
        });
        layout.unwrap_or_else(|_| unreachable!("both check the same rules"))
    }

    const fn widths_or_sizes(&self) -> [usize; N] {
        match self.widths {
            Some(widths) => widths,
            None => self.sizes,
        }
    }

    /// Returns the number of tiles at each position in memory order, most major first.
    const fn tile_counts(&self) -> [usize; N] {
        let widths = self.widths_or_sizes();
        let mut counts = [0; N];
        let mut place = 0;
        while place < N {
            counts[place] = widths[self.minor_to_major[N - 1 - place]].div_ceil(self.tile[place]);
            place += 1;
        }
        counts
    }

    /// Returns the number of tiles, and the number of elements in one.
    const fn tiles_and_tile(&self) -> Option<(usize, usize)> {
        match (index::count(&self.tile_counts()), index::count(&self.tile)) {
            (Some(tiles), Some(tile)) => Some((tiles, tile)),
            _ => None,
        }
    }
}

/// Returns a count that the constructors have checked.
const fn counted(count: Option<usize>) -> usize {
    match count {
        Some(count) => count,
        None => 0,
    }
}

/// A [`FixedShape`] in XLA's syntax, checked at compile time: `array_shape!(f32[3, 5]{1, 0: T(2, 2)})`.
#[doc(hidden)]
#[macro_export]
macro_rules! __array_shape {
    (@new $element:ident [$($size:expr),*]) => {
        $crate::layout::FixedShape::new(
            match $crate::ElementType::from_hlo(stringify!($element)) {
                Some(element) => element,
                None => panic!("an element type as XLA calls it: `f32`, `s32`, `pred`"),
            },
            [$($size),*],
        )
    };
    ($element:ident [$($size:expr),* $(,)?] $({$($order:literal),* $(: T($($tile:expr),+))?})?) => {{
        const SHAPE: $crate::layout::FixedShape<{ [$(stringify!($size)),*].len() }> = {
            let shape = $crate::__accepted!($crate::__array_shape!(@new $element [$($size),*]));
            $(
                let shape = $crate::__accepted!(shape.ordered([$($order),*]));
                $(let shape = $crate::__accepted!(shape.tiled([$($tile),+]));)?
            )?
            shape
        };
        SHAPE
    }};
}
