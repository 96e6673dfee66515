//! What is wrong with a shape, a layout, an index or labels that do not fit together.

use core::fmt;
use core::ops::Range;

use crate::shapes::Label;

/// Why there is no such shape, layout, index, or composition of shapes.
///
/// It holds no allocation, so constants can be made by what returns it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ShapeError {
    /// More dimensions than [`MAX_RANK`](crate::layout::MAX_RANK).
    RankTooHigh {
        /// How many came.
        came: usize,
    },
    /// A list that has one number for each dimension is of another length.
    Rank {
        /// What the list is: "an index".
        of: &'static str,
        /// The number of dimensions.
        wanted: usize,
        /// The numbers that came.
        came: usize,
    },
    /// There is no dimension of this number.
    NoSuchDimension {
        /// The number; -1 is the last dimension.
        came: isize,
        /// How many dimensions there are.
        rank: usize,
    },
    /// A list that names each dimension once names one twice.
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
        /// What it was to be padded to.
        padded: usize,
    },
    /// A tile without dimensions.
    EmptyTile {
        /// Which tile, from 0.
        tile: usize,
    },
    /// A tile with a dimension of size 0.
    ZeroTile {
        /// Which tile or mode, from 0.
        tile: usize,
        /// Which of its sizes, from 0.
        at: usize,
    },
    /// More elements, padding included, than memory can hold.
    TooManyElements,
    /// Another number of elements than the shape has.
    Elements {
        /// How many the shape has.
        wanted: usize,
        /// How many came.
        came: usize,
    },
    /// Indices that the shape does not have.
    Outside {
        /// The mode.
        mode: usize,
        /// What was asked for.
        came: Range<usize>,
        /// What there is.
        within: Range<usize>,
    },
    /// Indices beyond what a `usize` counts.
    OriginTooHigh {
        /// The mode.
        mode: usize,
    },
    /// The null shape, which has no modes, where modes are needed.
    Null,
    /// A chip that leaves out no mode, because it takes more than one index of each.
    NothingChipped,
    /// Rows of different rank.
    RowRank {
        /// The row, from 0.
        row: usize,
        /// The rank of those before it.
        wanted: usize,
        /// Its rank.
        came: usize,
    },
    /// A row that is the null shape.
    NullRow {
        /// The row, from 0.
        row: usize,
    },
    /// More rows than a jagged shape keeps one by one.
    TooManyRows,
    /// Tiles that together are longer or shorter than their mode.
    TilesMiss {
        /// The mode.
        mode: usize,
        /// Its extent.
        wanted: usize,
        /// The tiles' sum.
        came: usize,
    },
    /// Layers with another number of modes than the shape has.
    Layers {
        /// The shape's rank.
        wanted: usize,
        /// The sum over the layers.
        came: usize,
    },
    /// A layer that is not there.
    NoSuchLayer {
        /// Its number.
        came: usize,
        /// How many there are.
        layers: usize,
    },
    /// Labels are letters, digits and `_` with commas between them.
    LabelText {
        /// Where something else stands, in bytes.
        at: usize,
    },
    /// A label of more than [`Label::LONGEST`] bytes.
    LabelTooLong {
        /// Where it begins, in bytes.
        at: usize,
    },
    /// A result that has a label twice.
    LabelTwice {
        /// The label.
        label: Label,
    },
    /// A label that no operand has, or that a term of a sum lacks.
    LabelUnknown {
        /// The label.
        label: Label,
    },
    /// A label that stands once in the operands and not in the result.
    LabelAlone {
        /// The label.
        label: Label,
    },
    /// Modes with one label that run over different indices.
    LabelRanges {
        /// The label.
        label: Label,
        /// The indices of the first mode.
        first: Range<usize>,
        /// Those of the other.
        other: Range<usize>,
    },
    /// Operands that run over different rows, where they share labels.
    LabelRows {
        /// The label of the rows that differ.
        label: Label,
    },
    /// Modes with one label in different layers.
    LabelLayers {
        /// The label.
        label: Label,
        /// The layer of the first mode.
        first: usize,
        /// That of the other.
        other: usize,
    },
    /// A result whose modes are not in the order of their layers.
    LayerOrder {
        /// The first label that stands behind one of a later layer.
        label: Label,
    },
    /// Operands of different numbers of layers.
    LayerCount {
        /// The layers of the first.
        first: usize,
        /// Those of the other.
        other: usize,
    },
    /// Indices that are no jagged shape: those of a mode do not follow one another.
    NotContiguous {
        /// The mode of the result.
        mode: usize,
    },
    /// Terms of a sum with different shapes.
    SumDiffers,
    /// A sum as factor, one of whose terms is a product.
    ProductInSum,
}

use ShapeError as E;

impl ShapeError {
    /// The rule that is broken, for constant panics, which show no numbers.
    pub const fn rule(&self) -> &'static str {
        match self {
            E::RankTooHigh { .. } => "a shape has at most 64 dimensions",
            E::Rank { .. } => "a list has one number for each dimension",
            E::NoSuchDimension { .. } => "a dimension is named that the shape does not have",
            E::DimensionTwice { .. } => "each dimension is named once",
            E::PaddedBelow { .. } => "a dimension is padded to its size or more",
            E::EmptyTile { .. } => "a tile has at least one dimension",
            E::ZeroTile { .. } => "a tile has no dimension of size 0",
            E::TooManyElements => "the elements fit into memory",
            E::Elements { .. } => "there are as many elements as the shape has",
            E::Outside { .. } => "an index lies inside the shape",
            E::OriginTooHigh { .. } => "the indices of each mode fit into a usize",
            E::Null => "the null shape is neither composed nor cut into tiles",
            E::NothingChipped => "a chip takes a single index of at least one mode",
            E::RowRank { .. } => "all rows have one rank",
            E::NullRow { .. } => "no row is the null shape",
            E::TooManyRows => "a jagged shape has at most 2^20 rows",
            E::TilesMiss { .. } => "the tiles of a mode are together as long as it",
            E::Layers { .. } => "the layers have as many modes as the shape",
            E::NoSuchLayer { .. } => "a layer is named that is not there",
            E::LabelText { .. } => {
                "labels are letters, digits and `_` with commas between them: \"i,j,k\""
            }
            E::LabelTooLong { .. } => "a label has at most 15 bytes",
            E::LabelTwice { .. } => "a result has each label once",
            E::LabelUnknown { .. } => "a label of the result stands in every term",
            E::LabelAlone { .. } => {
                "a label stands in the result, or twice in the operands, which contracts it"
            }
            E::LabelRanges { .. } => "modes with one label run over the same indices",
            E::LabelRows { .. } => "operands agree on the labels that they share",
            E::LabelLayers { .. } => "modes with one label lie in one layer",
            E::LayerOrder { .. } => "the modes of a result stand in the order of their layers",
            E::LayerCount { .. } => "operands have equally many layers",
            E::NotContiguous { .. } => "the indices of a mode follow one another",
            E::SumDiffers => "the terms of a sum have one shape",
            E::ProductInSum => "a sum that is a factor has no products as terms",
        }
    }

    /// Stops the compilation, in a constant, with the rule that is broken.
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
            E::RankTooHigh { came } => write!(f, ": {came} came"),
            E::Rank { of, wanted, came } => write!(f, ": {of} of {wanted} was wanted, {came} came"),
            E::NoSuchDimension { came, rank } => write!(f, ": {came} of {rank}"),
            E::DimensionTwice { dimension } => write!(f, ": {dimension} came twice"),
            E::PaddedBelow {
                dimension,
                size,
                padded,
            } => write!(f, ": dimension {dimension} has {size}, {padded} came"),
            E::EmptyTile { tile } => write!(f, ": tile {tile}"),
            E::ZeroTile { tile, at } => write!(f, ": size {at} of tile {tile}"),
            E::Elements { wanted, came } => write!(f, ": {wanted} were wanted, {came} came"),
            E::Outside { mode, came, within } => {
                write!(f, ": {came:?} came for mode {mode}, which is {within:?}")
            }
            E::RowRank { row, wanted, came } => {
                write!(f, ": row {row} has rank {came}, the ones before {wanted}")
            }
            E::NullRow { row } => write!(f, ": row {row}"),
            E::OriginTooHigh { mode } => write!(f, ": mode {mode}"),
            E::TilesMiss { mode, wanted, came } => {
                write!(f, ": mode {mode} has {wanted}, its tiles {came}")
            }
            E::Layers { wanted, came } => write!(f, ": {wanted}, {came} came"),
            E::NoSuchLayer { came, layers } => write!(f, ": {came} of {layers}"),
            E::LabelText { at } | E::LabelTooLong { at } => write!(f, ": see byte {at}"),
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
            } => write!(f, ": `{label}` lies in layers {first} and {other}"),
            E::NotContiguous { mode } => write!(f, ": mode {mode} of the result"),
            E::LayerCount { first, other } => write!(f, ": {first} and {other}"),
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
