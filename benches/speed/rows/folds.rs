//! Reductions along dimensions.

use super::*;

rows! {
    "sum over 0, 1024x1024" 1.3 sum_over_0(x: f32[1024, 1024]) -> f32[1024] { sum(x, dimensions = 0) }
    "sum over 1, 1024x1024" 1.4 sum_over_1(x: f32[1024, 1024]) -> f32[1024] { sum(x, dimensions = 1) }
    "sum over both, 1024x1024" 1.4 sum_over_both(x: f32[1024, 1024]) -> f32[] { sum(x) }
    "sum over 1 and 2, [64,1024,16]" 1.0 sum_over_two(x: f32[64, 1024, 16]) -> f32[64] { sum(x, dimensions = [1, 2]) }
    "sum over 1, [1024,4,256]" 1.0 sum_between(x: f32[1024, 4, 256]) -> f32[1024, 256] { sum(x, dimensions = 1) }
    "sum, 64" 1.0 sum_64(x: f32[64]) -> f32[] { sum(x) }
    "product over 1, 1024x1024" 1.0 product_over_1(x: f32[1024, 1024]) -> f32[1024] { product(x, dimensions = 1) }
    "max over 1, 1024x1024" 1.3 max_over_1(x: f32[1024, 1024]) -> f32[1024] { reduce_max(x, dimensions = 1) }
    "min over 0, 1024x1024" 1.0 min_over_0(x: f32[1024, 1024]) -> f32[1024] { reduce_min(x, dimensions = 0) }
    "reduce by |a, b| a + b * 0.5 over 0, 1024x1024" 1.0 reduce_rows(x: f32[1024, 1024]) -> f32[1024] {
        reduce(|a, b| a + b * 0.5, x, 0.0, dimensions = 0)
    }
    "mean over 1, 1024x1024" 1.0 mean_rows(x: f32[1024, 1024]) -> f32[1024] { mean(x, dimensions = 1) }
    "variance over 1, 1024x1024" 1.0 variance_rows(x: f32[1024, 1024]) -> f32[1024] { variance(x, dimensions = 1) }
    "variance over 0, 1024x1024" 1.0 variance_columns(x: f32[1024, 1024]) -> f32[1024] { variance(x, dimensions = 0) }
    "logsumexp over 1, 1024x1024" 1.0 logsumexp_rows(x: f32[1024, 1024]) -> f32[1024] { logsumexp(x, dimensions = 1) }
    "argmax over 1, 1024x1024" 1.0 argmax_rows(x: f32[1024, 1024]) -> i32[1024] { argmax(x, dimensions = 1) }
    "argmax of 10" 1.0 argmax_10(x: f32[10]) -> i32[] { argmax(x) }
    "argmin over 0, 1024x1024" 1.0 argmin_columns(x: f32[1024, 1024]) -> i32[1024] { argmin(x, dimensions = 0) }
    "top_k of 10 along 1, 1024x1024" 1.0 top_k_10(x: f32[1024, 1024]) -> f32[1024, 10] { top_k(x, 10).0 }
    "sort, 1M" 7.0 sort_1m(x: f32[1048576]) -> f32[1048576] { sort(x, |a, b| a < b) }
    "sort along 1, 1024x1024" 15.0 sort_rows(x: f32[1024, 1024]) -> f32[1024, 1024] { sort(x, |a, b| a < b) }
    "sort along 0, 1024x1024" 1.0 sort_columns(x: f32[1024, 1024]) -> f32[1024, 1024] { sort(x, |a, b| a < b, dimension = 0) }
    "sort of pairs, 128K" 1.0 sort_pairs(x: f32[131072], k: i32[131072] in OF_1M) -> i32[131072] {
        sort((x, k), |a, b, _, _| a < b).1
    }
    "sort, 64" 1.0 sort_64(x: f32[64]) -> f32[64] { sort(x) }
}
