//! Operations that only move elements.

use super::*;

rows! {
    "transpose, 1024x1024" 2.5 transpose_1024(x: f32[1024, 1024]) -> f32[1024, 1024] { transpose(x, [1, 0]) }
    "transpose, 16x16" 1.0 transpose_16(x: f32[16, 16]) -> f32[16, 16] { transpose(x, [1, 0]) }
    "transpose NCHW to NHWC, [32,64,28,28]" 1.8 transpose_nhwc(x: f32[32, 64, 28, 28]) -> f32[32, 28, 28, 64] {
        transpose(x, [0, 2, 3, 1])
    }
    "transpose of heads, [8,128,12,64]" 1.0 transpose_heads(x: f32[8, 128, 12, 64]) -> f32[8, 12, 128, 64] {
        transpose(x, [0, 2, 1, 3])
    }
    "concatenate, 4 MB" 1.0 concatenate_1m(a: f32[512, 1024], b: f32[512, 1024]) -> f32[512, 2048] { concatenate((a, b), 1) }
    "concatenate, 64 and 64" 1.0 concatenate_64(a: f32[64], b: f32[64]) -> f32[128] { concatenate((a, b), 0) }
    "stack, 4 MB" 1.0 stack_1m(a: f32[524288], b: f32[524288]) -> f32[524288, 2] { stack((a, b), 1) }
    "pad, 4 MB" 1.0 pad_1m(x: f32[1022, 1022]) -> f32[1024, 1024] { pad(x, 0.0, [1, 1], [1, 1]) }
    "pad between elements, 4 MB" 1.0 pad_between(x: f32[512, 512]) -> f32[1023, 1023] {
        pad(x, 0.0, [0, 0], [0, 0], interior_padding = [1, 1])
    }
    "slice, 4 MB" 1.0 slice_1m(x: f32[1100, 1100]) -> f32[1024, 1024] { slice(x, [7, 9], [1031, 1033]) }
    "slice, 64" 1.0 slice_64(x: f32[1024]) -> f32[64] { slice(x, [100], [164]) }
    "strided slice, 4 MB" 1.0 strided_slice_1m(x: f32[1024, 2048]) -> f32[1024, 1024] {
        slice(x, [0, 0], [1024, 2048], strides = [1, 2])
    }
    "rev, 4 MB" 1.0 rev_1m(x: f32[1024, 1024]) -> f32[1024, 1024] { rev(x, [0, 1]) }
    "rev of rows, 4 MB" 1.0 rev_rows(x: f32[1024, 1024]) -> f32[1024, 1024] { rev(x, 0) }
}
