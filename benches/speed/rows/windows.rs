//! Folds of windows, at each of their positions.

use super::*;

rows! {
    "reduce_window max 2x2 stride 2, [32,64,28,28]" 3.0 max_pool(x: f32[32, 64, 28, 28]) -> f32[32, 64, 14, 14] {
        reduce_window(max, x, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2])
    }
    "its gradient by select_and_scatter" 20.0 max_pool_gradient(x: f32[32, 64, 28, 28], g: f32[32, 64, 14, 14]) -> f32[32, 64, 28, 28] {
        select_and_scatter(ge, add, x, [1, 1, 2, 2], [1, 1, 2, 2], "VALID", g, 0.0)
    }
    "reduce_window add 3x3, [32,64,28,28]" 1.0 sum_pool(x: f32[32, 64, 28, 28]) -> f32[32, 64, 28, 28] {
        reduce_window(add, x, 0.0, [1, 1, 3, 3], [1, 1, 1, 1], "SAME")
    }
    "reduce_window max 3x3 stride 2, [8,56,56,64], features last" 1.0 max_pool_last(x: f32[8, 56, 56, 64]) -> f32[8, 28, 28, 64] {
        reduce_window(max, x, f32::NEG_INFINITY, [1, 3, 3, 1], [1, 2, 2, 1], "SAME")
    }
    "select_and_scatter 3x3 stride 2, [8,64,56,56]" 1.0 overlapping_gradient(x: f32[8, 64, 56, 56], g: f32[8, 64, 28, 28]) -> f32[8, 64, 56, 56] {
        select_and_scatter(ge, add, x, [1, 1, 3, 3], [1, 1, 2, 2], "SAME", g, 0.0)
    }
    "cumulative_sum along 1, 1024x1024" 1.0 cumulative_sum_rows(x: f32[1024, 1024]) -> f32[1024, 1024] {
        cumulative_sum(x, dimension = 1)
    }
    "cumulative_sum along 0, 1024x1024" 1.0 cumulative_sum_columns(x: f32[1024, 1024]) -> f32[1024, 1024] {
        cumulative_sum(x, dimension = 0)
    }
    "cumulative_product along 1, 1024x1024" 1.0 cumulative_product_rows(x: f32[1024, 1024]) -> f32[1024, 1024] {
        cumulative_product(x, dimension = 1)
    }
    "cumulative_max along 1, 1024x1024" 1.0 cumulative_max_rows(x: f32[1024, 1024]) -> f32[1024, 1024] {
        cumulative_max(x, dimension = 1)
    }
    "cumulative_min along 0, 1024x1024" 1.0 cumulative_min_columns(x: f32[1024, 1024]) -> f32[1024, 1024] {
        cumulative_min(x, dimension = 0)
    }
}
