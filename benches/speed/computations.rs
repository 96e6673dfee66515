//! What is measured: each computation as a function, whose result is returned, and as a program, which writes its result
//! where it is told, and which XLA compiles.

use typed_xla::prelude::*;

/// Parameters and results are arrays of `f32`.
macro_rules! computations {
    ($($name:ident $Program:ident($($parameter:ident: $dims:tt),*) -> $result:tt $body:block)*) => {$(
        #[computation(program = $Program)]
        pub(crate) fn $name($($parameter: &f32! $dims),*) -> f32! $result $body
    )*};
}

computations! {
    relu_line_1m ReluLine1m(a: [], x: [1048576], b: []) -> [1048576] { relu(a * x + b) }
    relu_line_4096 ReluLine4096(a: [], x: [4096], b: []) -> [4096] { relu(a * x + b) }
    exp_1m Exp1m(x: [1048576]) -> [1048576] { exp(x) }
    tanh_1m Tanh1m(x: [1048576]) -> [1048576] { tanh(x) }
    log_1m Log1m(x: [1048576]) -> [1048576] { log(x) }
    gated_1m Gated1m(x: [1048576]) -> [1048576] { tanh(x) * logistic(x) }
    gelu_erf_1m GeluErf1m(x: [1048576]) -> [1048576] { gelu(x) }
    gelu_tanh_1m GeluTanh1m(x: [1048576]) -> [1048576] { gelu(x, approximate = "tanh") }

    sum_over_0 SumOver0(x: [1024, 1024]) -> [1024] { sum(x, dimensions = 0) }
    sum_over_1 SumOver1(x: [1024, 1024]) -> [1024] { sum(x, dimensions = 1) }
    sum_over_both SumOverBoth(x: [1024, 1024]) -> [] { sum(x) }
    max_over_1 MaxOver1(x: [1024, 1024]) -> [1024] { reduce_max(x, dimensions = 1) }
    softmax_1024 Softmax1024(x: [1024, 1024]) -> [1024, 1024] { softmax(x, dimensions = 1) }
    softmax_10 Softmax10(x: [32, 10]) -> [32, 10] { softmax(x, dimensions = 1) }
    layer_norm_768 LayerNorm768(x: [1024, 768], scale: [768], bias: [768]) -> [1024, 768] { layer_norm(x, scale, bias) }
    transpose_1024 Transpose1024(x: [1024, 1024]) -> [1024, 1024] { transpose(x, [1, 0]) }
    add_row_1024 AddRow1024(x: [1024, 1024], row: [1024]) -> [1024, 1024] { x + row.along([1]) }

    argmax_rows ArgmaxRows(x: [1024, 1024]) -> [1024] { argmax(x, dimension = 1) as f32 }
    sort_1m Sort1m(x: [1048576]) -> [1048576] { sort(x, |a, b| a < b) }
    sort_rows SortRows(x: [1024, 1024]) -> [1024, 1024] { sort(x, |a, b| a < b) }

    dot_8 Dot8(a: [8, 8], b: [8, 8]) -> [8, 8] { dot(a, b) }
    dot_16 Dot16(a: [16, 16], b: [16, 16]) -> [16, 16] { dot(a, b) }
    dot_32 Dot32(a: [32, 32], b: [32, 32]) -> [32, 32] { dot(a, b) }
    dot_64 Dot64(a: [64, 64], b: [64, 64]) -> [64, 64] { dot(a, b) }
    dot_128 Dot128(a: [128, 128], b: [128, 128]) -> [128, 128] { dot(a, b) }
    dot_256 Dot256(a: [256, 256], b: [256, 256]) -> [256, 256] { dot(a, b) }
    dot_512 Dot512(a: [512, 512], b: [512, 512]) -> [512, 512] { dot(a, b) }
    dot_1024 Dot1024(a: [1024, 1024], b: [1024, 1024]) -> [1024, 1024] { dot(a, b) }
    dot_32_784_128 Dot32x784x128(a: [32, 784], b: [784, 128]) -> [32, 128] { dot(a, b) }
    dot_1024_64_1024 Dot1024x64x1024(a: [1024, 64], b: [64, 1024]) -> [1024, 1024] { dot(a, b) }
    dot_64_1024_64 Dot64x1024x64(a: [64, 1024], b: [1024, 64]) -> [64, 64] { dot(a, b) }
    dot_1_784_128 Dot1x784x128(a: [1, 784], b: [784, 128]) -> [1, 128] { dot(a, b) }

    network_1 Network1(x: [1, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [1, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
    network_32 Network32(x: [32, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [32, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
    network_256 Network256(x: [256, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [256, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
}
