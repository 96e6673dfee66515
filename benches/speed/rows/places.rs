//! Slices and windows at positions that are known only at run time.

use super::*;

rows! {
    "gather of 4096 rows, [50000,64]" 1.0 gather_rows(x: f32[50000, 64], i: i32[4096] in OF_50000) -> f32[4096, 64] { take(x, i) }
    "gather of 16 rows, [50000,64]" 1.0 gather_16(x: f32[50000, 64], i: i32[16] in OF_50000) -> f32[16, 64] { take(x, i) }
    "gather of 1M elements of 50000" 1.0 gather_elements(x: f32[50000], i: i32[1048576] in OF_50000) -> f32[1048576] { take(x, i) }
    "gather of 128K elements of 1M" 1.0 gather_wide(x: f32[1048576], i: i32[131072] in OF_1M) -> f32[131072] { take(x, i) }
    "gather of an element of each row, 1024x1024" 1.0 gather_each(x: f32[1024, 1024], i: i32[1024, 1] in OF_1024) -> f32[1024] {
        gather(x, i, [], [1], [1], 1, [1, 1], operand_batching_dims = [0], start_indices_batching_dims = [0])
    }
    "gather of 512 columns, 1024x1024" 1.0 gather_columns(x: f32[1024, 1024], i: i32[512] in OF_1024) -> f32[1024, 512] {
        take(x, i, 1)
    }
    "gather of 16K elements by two indices, 1024x1024" 1.0 gather_points(x: f32[1024, 1024], i: i32[16384, 2] in OF_1024) -> f32[16384] {
        gather(x, i, [], [0, 1], [0, 1], 1, [1, 1])
    }

    "scatter-add of 4096 rows, [50000,64]" 1.0 scatter_rows(
        x: f32[50000, 64], i: i32[4096] in OF_50000, u: f32[4096, 64]
    ) -> f32[50000, 64] {
        scatter(|a, b| a + b, x, i, u, [1], [0], [0], 1)
    }
    "scatter-add of 1M elements to 50000" 1.0 scatter_elements(
        x: f32[50000], i: i32[1048576] in OF_50000, u: f32[1048576]
    ) -> f32[50000] {
        scatter(|a, b| a + b, x, i, u, [], [0], [0], 1)
    }
    "scatter of 16K elements by two indices, 1024x1024" 1.0 scatter_points(
        x: f32[1024, 1024], i: i32[16384, 2] in OF_1024, u: f32[16384]
    ) -> f32[1024, 1024] {
        scatter(|_, b| b, x, i, u, [], [0, 1], [0, 1], 1)
    }
    "scatter-max of 128K elements to 1024" 1.0 scatter_greatest(
        x: f32[1024], i: i32[131072] in OF_1024, u: f32[131072]
    ) -> f32[1024] {
        scatter(|a, b| max(a, b), x, i, u, [], [0], [0], 1)
    }

    "dynamic_slice of 512x512, 1024x1024" 1.0 dynamic_slice_512(x: f32[1024, 1024], i: i32[2] in SMALL) -> f32[512, 512] {
        dynamic_slice(x, i, [512, 512])
    }
    "dynamic_slice of a row, [1024,64]" 1.0 dynamic_slice_row(x: f32[1024, 64], i: i32[2] in SMALL) -> f32[1, 64] {
        dynamic_slice(x, i, [1, 64])
    }
    "dynamic_update_slice of 512x512, 1024x1024" 1.0 dynamic_update_512(
        x: f32[1024, 1024], y: f32[512, 512], i: i32[2] in SMALL
    ) -> f32[1024, 1024] {
        dynamic_update_slice(x, y, i)
    }
    "dynamic_update_slice of a row, [64,64]" 1.0 dynamic_update_row(x: f32[64, 64], y: f32[1, 64], i: i32[2] in SMALL) -> f32[64, 64] {
        dynamic_update_slice(x, y, i)
    }
}
