//! What is measured: each computation twice, with its result returned and with its result given as `out`.

/// Writes each computation in both ways; parameters and results are arrays of `f32`.
macro_rules! computations {
    ($($name:ident($($parameter:ident: $dims:tt),*) -> $result:tt $body:block)*) => {
        /// Results are returned.
        pub(crate) mod kept {
            use typed_xla::prelude::*;
            $(
                #[computation]
                pub(crate) fn $name($($parameter: &f32! $dims),*) -> f32! $result $body
            )*
        }
        /// Results are written over the last argument.
        pub(crate) mod given {
            use typed_xla::prelude::*;
            $(
                #[computation]
                pub(crate) fn $name($($parameter: &f32! $dims,)* out: &mut f32! $result) {
                    *out = $body;
                }
            )*
        }
    };
}

computations! {
    relu_line_1m(a: [], x: [1048576], b: []) -> [1048576] { relu(a * x + b) }
    relu_line_4096(a: [], x: [4096], b: []) -> [4096] { relu(a * x + b) }
    exp_1m(x: [1048576]) -> [1048576] { exp(x) }
    tanh_1m(x: [1048576]) -> [1048576] { tanh(x) }
    log_1m(x: [1048576]) -> [1048576] { log(x) }
    gated_1m(x: [1048576]) -> [1048576] { tanh(x) * logistic(x) }
    gelu_erf_1m(x: [1048576]) -> [1048576] { gelu(x) }
    gelu_tanh_1m(x: [1048576]) -> [1048576] { gelu(x, approximate = "tanh") }

    sum_over_0(x: [1024, 1024]) -> [1024] { sum(x, dimensions = 0) }
    sum_over_1(x: [1024, 1024]) -> [1024] { sum(x, dimensions = 1) }
    sum_over_both(x: [1024, 1024]) -> [] { sum(x) }
    max_over_1(x: [1024, 1024]) -> [1024] { reduce_max(x, dimensions = 1) }
    softmax_1024(x: [1024, 1024]) -> [1024, 1024] { softmax(x, dimensions = 1) }
    softmax_10(x: [32, 10]) -> [32, 10] { softmax(x, dimensions = 1) }
    layer_norm_768(x: [1024, 768], scale: [768], bias: [768]) -> [1024, 768] { layer_norm(x, scale, bias) }
    transpose_1024(x: [1024, 1024]) -> [1024, 1024] { transpose(x, [1, 0]) }
    add_row_1024(x: [1024, 1024], row: [1024]) -> [1024, 1024] { x + row.along([1]) }

    dot_8(a: [8, 8], b: [8, 8]) -> [8, 8] { dot(a, b) }
    dot_16(a: [16, 16], b: [16, 16]) -> [16, 16] { dot(a, b) }
    dot_32(a: [32, 32], b: [32, 32]) -> [32, 32] { dot(a, b) }
    dot_64(a: [64, 64], b: [64, 64]) -> [64, 64] { dot(a, b) }
    dot_128(a: [128, 128], b: [128, 128]) -> [128, 128] { dot(a, b) }
    dot_256(a: [256, 256], b: [256, 256]) -> [256, 256] { dot(a, b) }
    dot_512(a: [512, 512], b: [512, 512]) -> [512, 512] { dot(a, b) }
    dot_1024(a: [1024, 1024], b: [1024, 1024]) -> [1024, 1024] { dot(a, b) }
    dot_32_784_128(a: [32, 784], b: [784, 128]) -> [32, 128] { dot(a, b) }
    dot_1024_64_1024(a: [1024, 64], b: [64, 1024]) -> [1024, 1024] { dot(a, b) }
    dot_64_1024_64(a: [64, 1024], b: [1024, 64]) -> [64, 64] { dot(a, b) }
    dot_1_784_128(a: [1, 784], b: [784, 128]) -> [1, 128] { dot(a, b) }

    network_1(x: [1, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [1, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
    network_32(x: [32, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [32, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
    network_256(x: [256, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [256, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
}
