//! Broadcasts, iotas, and reshapes.

use super::*;

rows! {
    "1024x1024 + 1024 along 1" 1.0 add_row_1024(x: f32[1024, 1024], row: f32[1024]) -> f32[1024, 1024] { x + row.along([1]) }
    "1024x1024 * 1024 along 0" 1.0 scale_rows(x: f32[1024, 1024], column: f32[1024]) -> f32[1024, 1024] {
        x * column.along([0])
    }
    "broadcast of 1024, 1024 times" 1.0 broadcast_1024(x: f32[1024]) -> f32[1024, 1024] { broadcast(x, [1024]) }
    "broadcast_in_dim of 1024 along 0, 1024x1024" 1.0 broadcast_columns(x: f32[1024]) -> f32[1024, 1024] {
        broadcast_in_dim(x, [1024, 1024], [0])
    }
    "reshape, 4 MB" 1.0 reshape_1m(x: f32[1024, 1024]) -> f32[512, 2048] { reshape(x, [512, 2048]) }
    "collapse, 4 MB" 1.0 collapse_1m(x: f32[1024, 32, 32]) -> f32[1024, 1024] { collapse(x, [1, 2]) }
    "iota along 1, 1024x1024" 1.0 iota_1m() -> f32[1024, 1024] { iota(f32, [1024, 1024], 1) }
    "eye, 1024x1024" 1.0 eye_1024() -> f32[1024, 1024] { eye(f32, 1024) }
}
