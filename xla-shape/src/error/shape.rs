//! Errors about shapes, layouts, indices and labels.

use core::fmt;
use core::ops::Range;

use super::below;
use crate::label::Label;

/// The reason why a shape, layout, index or composition of shapes does not exist.
///
/// It owns no memory, so functions that return it can be evaluated in constants.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ShapeError {
    /// More dimensions than [`MAX_RANK`](crate::layout::MAX_RANK).
    RankTooHigh {
        /// The number found.
        found: usize,
    },
    /// A list with one number for each dimension has the wrong length.
    Rank {
        /// The kind of list: "an index".
        of: &'static str,
        /// The number of dimensions.
        expected: usize,
        /// The length of the list.
        found: usize,
    },
    /// There is no dimension with this number.
    NoSuchDimension {
        /// The number; -1 is the last dimension.
        found: isize,
        /// The number of dimensions.
        rank: usize,
    },
    /// A dimension is listed twice where each is listed once.
    DimensionTwice {
        /// The dimension.
        dimension: usize,
    },
    /// A dimension padded to less than its size.
    PaddedBelow {
        /// The dimension.
        dimension: usize,
        /// Its size.
        size: usize,
        /// The size to pad to.
        padded: usize,
    },
    /// A tile without dimensions.
    EmptyTile {
        /// The number of the tile, from 0.
        tile: usize,
    },
    /// A tile with a dimension of size 0.
    ZeroTile {
        /// The number of the tile or mode, from 0.
        tile: usize,
        /// The position of the size in the tile, from 0.
        at: usize,
    },
    /// More elements, padding included, than memory can hold.
    TooManyElements,
    /// The shape has another number of elements.
    Elements {
        /// The number of elements of the shape.
        expected: usize,
        /// The number found.
        found: usize,
    },
    /// Indices outside the shape.
    Outside {
        /// The mode.
        mode: usize,
        /// The requested indices.
        found: Range<usize>,
        /// The indices of the mode.
        within: Range<usize>,
    },
    /// Indices that do not fit in a `usize`.
    OriginTooHigh {
        /// The mode.
        mode: usize,
    },
    /// The null shape, which has no modes, where modes are required.
    Null,
    /// A chip that removes no mode, because it takes more than one index of each.
    NothingChipped,
    /// Rows of different rank.
    RowRank {
        /// The row, from 0.
        row: usize,
        /// The rank of the rows before it.
        expected: usize,
        /// Its rank.
        found: usize,
    },
    /// A row that is the null shape.
    NullRow {
        /// The row, from 0.
        row: usize,
    },
    /// More rows than a jagged shape stores individually.
    TooManyRows,
    /// Tiles whose sizes do not add up to their mode's extent.
    TilesMiss {
        /// The mode.
        mode: usize,
        /// Its extent.
        expected: usize,
        /// The sum of the tiles' sizes.
        found: usize,
    },
    /// Layers whose modes do not add up to the rank of the shape.
    Layers {
        /// The shape's rank.
        expected: usize,
        /// The sum over the layers.
        found: usize,
    },
    /// There is no layer with this number.
    NoSuchLayer {
        /// The number.
        found: usize,
        /// The number of layers.
        layers: usize,
    },
    /// A text of labels with something other than letters, digits, `_` and commas between them.
    LabelText {
        /// The byte offset of the unexpected character.
        at: usize,
    },
    /// A label of more than [`Label::LONGEST`] bytes.
    LabelTooLong {
        /// The byte offset of the label.
        at: usize,
    },
    /// A result that lists a label twice.
    LabelTwice {
        /// The label.
        label: Label,
    },
    /// A label that no operand has, or that a term of a sum lacks.
    LabelUnknown {
        /// The label.
        label: Label,
    },
    /// A label that occurs once in the operands and not in the result.
    LabelAlone {
        /// The label.
        label: Label,
    },
    /// Modes that share a label but have different indices.
    LabelRanges {
        /// The label.
        label: Label,
        /// The indices of the first mode.
        first: Range<usize>,
        /// The indices of the other mode.
        other: Range<usize>,
    },
    /// Operands that share labels but have different rows.
    LabelRows {
        /// The label of the rows that differ.
        label: Label,
    },
    /// Modes that share a label but are in different layers.
    LabelLayers {
        /// The label.
        label: Label,
        /// The layer of the first mode.
        first: usize,
        /// The layer of the other mode.
        other: usize,
    },
    /// A result whose modes are not in the order of their layers.
    LayerOrder {
        /// The first label that follows one of a later layer.
        label: Label,
    },
    /// Operands with different numbers of layers.
    LayerCount {
        /// The number of layers of the first operand.
        first: usize,
        /// The number of layers of the other operand.
        other: usize,
    },
    /// Indices that are not a jagged shape, because the indices of a mode are not contiguous.
    NotContiguous {
        /// The mode of the result.
        mode: usize,
    },
    /// Terms of a sum with different shapes.
    SumDiffers,
    /// A sum that is a factor and has a product among its terms.
    ProductInSum,
}

use ShapeError as E;

impl ShapeError {
    /// Returns the broken rule, without numbers, for panics in constants.
    pub const fn rule(&self) -> &'static str {
        match self {
            E::RankTooHigh { .. } => "a shape has at most 64 dimensions",
            E::Rank { .. } => "a list must have one number for each dimension",
            E::NoSuchDimension { .. } => "a dimension is out of range",
            E::DimensionTwice { .. } => "a dimension is listed twice",
            E::PaddedBelow { .. } => "a dimension is padded to less than its size",
            E::EmptyTile { .. } => "a tile must have at least one dimension",
            E::ZeroTile { .. } => "a tile must not have a dimension of size 0",
            E::TooManyElements => "the shape has more elements than fit in memory",
            E::Elements { .. } => "the number of elements differs from that of the shape",
            E::Outside { .. } => "an index is out of bounds",
            E::OriginTooHigh { .. } => "the indices of a mode do not fit in a usize",
            E::Null => "the null shape cannot be composed or tiled",
            E::NothingChipped => "a chip must take a single index of at least one mode",
            E::RowRank { .. } => "rows must have the same rank",
            E::NullRow { .. } => "a row must not be the null shape",
            E::TooManyRows => "a jagged shape has at most 2^20 rows",
            E::TilesMiss { .. } => "the sizes of the tiles must add up to the extent of their mode",
            E::Layers { .. } => "the layers must have as many modes as the shape",
            E::NoSuchLayer { .. } => "a layer is out of range",
            E::LabelText { .. } => {
                "labels are letters, digits and `_`, separated by commas: \"i,j,k\""
            }
            E::LabelTooLong { .. } => "a label has at most 15 bytes",
            E::LabelTwice { .. } => "a label is listed twice in the result",
            E::LabelUnknown { .. } => "a label of the result must be in every term",
            E::LabelAlone { .. } => {
                "a label must be in the result, or twice in the operands, which contracts it"
            }
            E::LabelRanges { .. } => "modes with the same label must have the same indices",
            E::LabelRows { .. } => "operands must agree on the labels that they share",
            E::LabelLayers { .. } => "modes with the same label must be in the same layer",
            E::LayerOrder { .. } => "the modes of a result must be in the order of their layers",
            E::LayerCount { .. } => "operands must have the same number of layers",
            E::NotContiguous { .. } => "the indices of a mode must be contiguous",
            E::SumDiffers => "the terms of a sum must have the same shape",
            E::ProductInSum => "a sum that is a factor must not have products as terms",
        }
    }

    /// Panics with the broken rule, which in a constant stops the compilation.
    #[doc(hidden)]
    #[track_caller]
    pub const fn refuse(&self) -> ! {
        panic!("{}", self.rule())
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule())?;
        match self {
            E::RankTooHigh { found } => write!(f, ": found {found}"),
            E::Rank {
                of,
                expected,
                found,
            } => write!(f, ": expected {of} of length {expected}, found {found}"),
            E::NoSuchDimension { found, rank } => {
                write!(f, ": expected {}, found {found}", below("dimension", *rank))
            }
            E::DimensionTwice { dimension } => write!(f, ": {dimension}"),
            E::PaddedBelow {
                dimension,
                size,
                padded,
            } => write!(
                f,
                ": expected at least {size} in dimension {dimension}, found {padded}"
            ),
            E::EmptyTile { tile } => write!(f, ": tile {tile}"),
            E::ZeroTile { tile, at } => write!(f, ": size {at} of tile {tile}"),
            E::Elements { expected, found } => write!(f, ": expected {expected}, found {found}"),
            E::Outside {
                mode,
                found,
                within,
            } => {
                write!(f, ": expected {within:?} in mode {mode}, found {found:?}")
            }
            E::RowRank {
                row,
                expected,
                found,
            } => {
                write!(f, ": expected rank {expected}, found {found} in row {row}")
            }
            E::NullRow { row } => write!(f, ": row {row}"),
            E::OriginTooHigh { mode } => write!(f, ": mode {mode}"),
            E::TilesMiss {
                mode,
                expected,
                found,
            } => {
                write!(f, ": expected {expected} in mode {mode}, found {found}")
            }
            E::Layers { expected, found } => write!(f, ": expected {expected}, found {found}"),
            E::NoSuchLayer { found, layers } => {
                write!(f, ": expected {}, found {found}", below("layer", *layers))
            }
            E::LabelText { at } | E::LabelTooLong { at } => write!(f, ": at byte {at}"),
            E::LabelTwice { label }
            | E::LabelUnknown { label }
            | E::LabelAlone { label }
            | E::LabelRows { label }
            | E::LayerOrder { label } => write!(f, ": `{label}`"),
            E::LabelRanges {
                label,
                first,
                other,
            } => write!(f, ": `{label}` is {first:?} and {other:?}"),
            E::LabelLayers {
                label,
                first,
                other,
            } => write!(f, ": `{label}` is in layers {first} and {other}"),
            E::NotContiguous { mode } => write!(f, ": mode {mode} of the result"),
            E::LayerCount { first, other } => write!(f, ": found {first} and {other}"),
            E::TooManyElements
            | E::Null
            | E::NothingChipped
            | E::TooManyRows
            | E::SumDiffers
            | E::ProductInSum => Ok(()),
        }
    }
}

impl core::error::Error for ShapeError {}
