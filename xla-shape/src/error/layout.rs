//! Errors about layouts in the types of arrays.

use core::fmt;

use crate::limits::MAX_TILE;
use crate::padding::PaddingValue;
use crate::{ElementType, Size};

/// The reason why an array cannot have the layout of its type.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LayoutFault {
    /// Padding or a tile of an array with a dynamic size.
    Open,
    /// The number of widths differs from the number of dimensions.
    Widths {
        /// The number of dimensions of the array.
        expected: usize,
        /// The number of widths.
        found: usize,
    },
    /// A dimension whose size exceeds its width in memory.
    Below {
        /// The dimension.
        dimension: usize,
        /// Its size.
        size: Size,
        /// Its width.
        width: Size,
    },
    /// A dimension of a generic size that may exceed its width.
    Uncertain {
        /// The dimension.
        dimension: usize,
        /// Its size.
        size: Size,
        /// Its width.
        width: Size,
    },
    /// A value that the element type does not have.
    Value {
        /// The value.
        value: PaddingValue,
        /// The element type.
        element: ElementType,
    },
    /// A tile of no dimension, or of too many.
    TileRank {
        /// The number of dimensions of the array.
        rank: usize,
        /// The number of dimensions of the tile.
        found: usize,
    },
    /// A tile with a dimension of size 0.
    ZeroTile {
        /// The number of the tile's dimension.
        at: usize,
    },
    /// More than `i64::MAX` bytes, padding included.
    TooLarge,
    /// A tiled dimension of a generic size.
    GenericTile {
        /// The dimension.
        dimension: usize,
        /// Its size.
        size: Size,
    },
}

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use LayoutFault as F;
        match self {
            F::Open => {
                f.write_str("padding and tiles require sizes known at compile time, found `?`")
            }
            F::Widths { expected, found } => write!(
                f,
                "`padded` has a width for each dimension: expected {expected}, found {found}"
            ),
            F::Below {
                dimension,
                size,
                width,
            } => write!(
                f,
                "expected a width of at least {size} for dimension {dimension}, found {width}: padding can only add"
            ),
            F::Uncertain {
                dimension,
                size,
                width,
            } => write!(
                f,
                "whether dimension {dimension}, of size `{size}`, fits in a width of `{width}` depends on `{}`: \
                 write the width as the size plus a number, such as `{size} + 3`",
                [size.names(), width.names()]
                    .concat()
                    .first()
                    .copied()
                    .unwrap_or_default()
            ),
            F::Value { value, element } => write!(
                f,
                "expected `0`, `1` or `unknown` as the padding value of {element}, found `{value}`"
            ),
            F::TileRank { found: 0, .. } => {
                f.write_str("a tile must have at least one dimension: `tile = [8, 128]`")
            }
            F::TileRank { rank, found } if found > rank => write!(
                f,
                "a tile has at most as many dimensions as the type: expected at most {rank}, found {found}"
            ),
            F::TileRank { found, .. } => {
                write!(
                    f,
                    "expected a tile of at most {MAX_TILE} dimensions, found {found}"
                )
            }
            F::TooLarge => write!(f, "the array is too large: more than {} bytes", i64::MAX),
            F::ZeroTile { .. } => f.write_str("a tile must not have a dimension of size 0"),
            F::GenericTile { dimension, size } => write!(
                f,
                "dimension {dimension}, of size `{size}`, cannot be tiled: only static sizes can"
            ),
        }
    }
}

impl core::error::Error for LayoutFault {}
