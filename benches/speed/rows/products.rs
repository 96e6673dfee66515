//! Matrix products.

use super::*;

rows! {
    "dot 8x8x8" 5.0 dot_8(a: f32[8, 8], b: f32[8, 8]) -> f32[8, 8] beside [8; 3] { dot(a, b) }
    "dot 16x16x16" 5.0 dot_16(a: f32[16, 16], b: f32[16, 16]) -> f32[16, 16] beside [16; 3] { dot(a, b) }
    "dot 32x32x32" 2.0 dot_32(a: f32[32, 32], b: f32[32, 32]) -> f32[32, 32] beside [32; 3] { dot(a, b) }
    "dot 64x64x64" 1.2 dot_64(a: f32[64, 64], b: f32[64, 64]) -> f32[64, 64] beside [64; 3] { dot(a, b) }
    "dot 128x128x128" 1.0 dot_128(a: f32[128, 128], b: f32[128, 128]) -> f32[128, 128] beside [128; 3] { dot(a, b) }
    "dot 256x256x256" 1.0 dot_256(a: f32[256, 256], b: f32[256, 256]) -> f32[256, 256] beside [256; 3] { dot(a, b) }
    "dot 512x512x512" 1.0 dot_512(a: f32[512, 512], b: f32[512, 512]) -> f32[512, 512] beside [512; 3] { dot(a, b) }
    "dot 1024x1024x1024" 1.0 dot_1024(a: f32[1024, 1024], b: f32[1024, 1024]) -> f32[1024, 1024] beside [1024; 3] { dot(a, b) }
    "dot 32x784x128" 1.0 dot_32_784_128(a: f32[32, 784], b: f32[784, 128]) -> f32[32, 128] beside [32, 784, 128] { dot(a, b) }
    "dot 1024x64x1024" 1.0 dot_1024_64_1024(a: f32[1024, 64], b: f32[64, 1024]) -> f32[1024, 1024] beside [1024, 64, 1024] { dot(a, b) }
    "dot 64x1024x64" 1.0 dot_64_1024_64(a: f32[64, 1024], b: f32[1024, 64]) -> f32[64, 64] beside [64, 1024, 64] { dot(a, b) }
    "dot 1x784x128" 1.5 dot_1_784_128(a: f32[1, 784], b: f32[784, 128]) -> f32[1, 128] { dot(a, b) }

    "dot of vectors, 1M" 1.0 dot_vectors(a: f32[1048576], b: f32[1048576]) -> f32[] { dot(a, b) }
    "dot of a matrix and a vector, 1024x1024" 1.0 dot_vector(a: f32[1024, 1024], b: f32[1024]) -> f32[1024] { dot(a, b) }
    "dot_general with a transposed, 256x256x256" 1.0 dot_transposed(a: f32[256, 256], b: f32[256, 256]) -> f32[256, 256] {
        dot_general(a, b, lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0])
    }
    "dot_general of heads of attention, [8,12,128,64]" 1.0 dot_heads(q: f32[8, 12, 128, 64], k: f32[8, 12, 128, 64]) -> f32[8, 12, 128, 128] {
        dot_general(q, k, [0, 1], [0, 1], [3], [3])
    }
    "dot_general of 1024 products 8x8x8" 1.0 dot_many(a: f32[1024, 8, 8], b: f32[1024, 8, 8]) -> f32[1024, 8, 8] {
        dot_general(a, b, [0], [0], [2], [1])
    }
}
