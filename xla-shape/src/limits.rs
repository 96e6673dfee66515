//! The greatest ranks of shapes and tiles.

/// The greatest rank of a shape, which limits the recursion over text and nested rows.
pub const MAX_RANK: usize = 64;

/// The most dimensions of a tile in a signature, so that a transpose can move them and the dimensions of the tensor.
pub const MAX_TILE: usize = 6;
