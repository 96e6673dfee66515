//! Systems of equations and matrix factorisations.

use super::*;

rows! {
    "cholesky, 256x256" 1.0 cholesky_256(x: f32[256, 256]) -> f32[256, 256] { cholesky(x + eye(f32, 256) * 64.0, lower = true) }
    "cholesky of 256 matrices, 8x8" 1.0 cholesky_many(x: f32[256, 8, 8]) -> f32[256, 8, 8] {
        cholesky(x + (eye(f32, 8) * 16.0).along([1, 2]), lower = true)
    }
    "triangular_solve, 256x256" 1.0 triangular_256(a: f32[256, 256], b: f32[256, 256]) -> f32[256, 256] {
        triangular_solve(a + eye(f32, 256) * 64.0, b, left_side = true, lower = true)
    }
    "triangular_solve of a vector, 256x256" 1.0 triangular_vector(a: f32[256, 256], b: f32[256, 1]) -> f32[256, 1] {
        triangular_solve(a + eye(f32, 256) * 64.0, b, left_side = true, lower = true)
    }
    "qr, 128x128" 1.0 qr_128(x: f32[128, 128]) -> f32[128, 128] {
        let (q, r) = qr(x);
        q + r
    }
    "solve, 128x128" 1.0 solve_128(a: f32[128, 128], b: f32[128]) -> f32[128] { solve(a + eye(f32, 128) * 64.0, b) }
    "inverse, 64x64" 1.0 inverse_64(a: f32[64, 64]) -> f32[64, 64] { inverse(a + eye(f32, 64) * 64.0) }
    "inverse of 256 matrices, 4x4" 1.0 inverse_many(a: f32[256, 4, 4]) -> f32[256, 4, 4] {
        inverse(a + (eye(f32, 4) * 16.0).along([1, 2]))
    }
}
