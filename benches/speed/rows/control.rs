//! Loops and branches.

use super::*;

rows! {
    "while_loop of 10,000 steps on a vector of 64" 5.0 loop_64(x: f32[64], y: f32[64]) -> f32[64] {
        while_loop(|i, _| i < 10000, |i, x| (i + 1, x * 0.999 + y), (0i32, x)).1
    }
    "scan over 1024 rows of 16" 1.0 scan_rows(x: f32[1024, 16], start: f32[16]) -> f32[1024, 16] {
        scan(|carry, x| {
            let next = carry * 0.5 + x;
            (next, next)
        }, start, x).1
    }
    "recurrent network of 64, 128 steps" 1.0 recurrent(x: f32[128, 64], w: f32[64, 64] in WEIGHTS, start: f32[64]) -> f32[64] {
        scan(|carry, x| (tanh(dot(w, carry) + x), 0.0f32), start, x).0
    }
    "conditional on 1024" 1.0 conditional_1024(p: bool[], x: f32[1024]) -> f32[1024] { conditional(p, || exp(x), || x * 2.0) }
    "case of three on 1024" 1.0 case_1024(i: i32[] in SMALL, x: f32[1024]) -> f32[1024] { case(i, [|| exp(x), || x * 2.0, || x + 1.0]) }
}
