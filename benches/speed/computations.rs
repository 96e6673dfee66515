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

    conv_7x7 Conv7x7(x: [1, 3, 224, 224], w: [64, 3, 7, 7]) -> [1, 64, 112, 112] {
        conv_with_general_padding(x, w, [2, 2], padding = [(3, 3), (3, 3)])
    }
    conv_3x3 Conv3x3(x: [8, 64, 56, 56], w: [64, 64, 3, 3]) -> [8, 64, 56, 56] { conv(x, w, padding = "SAME") }
    conv_3x3_last Conv3x3Last(x: [8, 56, 56, 64], w: [3, 3, 64, 64]) -> [8, 56, 56, 64] {
        conv(x, w, padding = "SAME", dimension_numbers = "b01f_01io->b01f")
    }
    conv_1x1 Conv1x1(x: [8, 256, 14, 14], w: [256, 256, 1, 1]) -> [8, 256, 14, 14] { conv(x, w) }
    conv_5x5 Conv5x5(x: [32, 1, 28, 28], w: [32, 1, 5, 5]) -> [32, 32, 28, 28] { conv(x, w, padding = "SAME") }
    conv_depthwise ConvDepthwise(x: [8, 64, 56, 56], w: [64, 1, 3, 3]) -> [8, 64, 56, 56] {
        conv(x, w, padding = "SAME", feature_group_count = 64)
    }
    conv_depthwise_last ConvDepthwiseLast(x: [8, 56, 56, 64], w: [3, 3, 1, 64]) -> [8, 56, 56, 64] {
        conv(x, w, padding = "SAME", dimension_numbers = "b01f_01io->b01f", feature_group_count = 64)
    }
    conv_of_input ConvOfInput(g: [8, 64, 28, 28], w: [64, 64, 3, 3]) -> [8, 64, 56, 56] {
        conv_with_general_padding(
            g,
            w,
            padding = [(1, 2), (1, 2)],
            lhs_dilation = [2, 2],
            window_reversal = [true, true],
            dimension_numbers = "bf01_io01->bf01",
        )
    }
    conv_of_kernel ConvOfKernel(x: [8, 64, 56, 56], g: [8, 64, 56, 56]) -> [64, 64, 3, 3] {
        conv_with_general_padding(x, g, padding = [(1, 1), (1, 1)], dimension_numbers = "fb01_io01->fb01")
    }

    transpose_nhwc TransposeNhwc(x: [32, 64, 28, 28]) -> [32, 28, 28, 64] { transpose(x, [0, 2, 3, 1]) }
    concatenate_1m Concatenate1m(a: [512, 1024], b: [512, 1024]) -> [512, 2048] { concatenate((a, b), 1) }
    pad_1m Pad1m(x: [1022, 1022]) -> [1024, 1024] { pad(x, 0.0, [1, 1], [1, 1]) }
    slice_1m Slice1m(x: [1100, 1100]) -> [1024, 1024] { slice(x, [7, 9], [1031, 1033]) }
    strided_slice_1m StridedSlice1m(x: [1024, 2048]) -> [1024, 1024] { slice(x, [0, 0], [1024, 2048], strides = [1, 2]) }
    rev_1m Rev1m(x: [1024, 1024]) -> [1024, 1024] { rev(x, [0, 1]) }
    gather_rows GatherRows(x: [50000, 64], i: [4096]) -> [4096, 64] { take(x, ((i + 2.0) * 12500.0) as i32) }
    scatter_rows ScatterRows(x: [50000, 64], i: [4096], u: [4096, 64]) -> [50000, 64] {
        scatter(x, ((i + 2.0) * 12500.0) as i32, u, |a, b| a + b, [1], [0], [0], 1)
    }

    max_pool MaxPool(x: [32, 64, 28, 28]) -> [32, 64, 14, 14] {
        reduce_window(x, f32::NEG_INFINITY, max, [1, 1, 2, 2], [1, 1, 2, 2])
    }
    max_pool_gradient MaxPoolGradient(x: [32, 64, 28, 28], g: [32, 64, 14, 14]) -> [32, 64, 28, 28] {
        select_and_scatter(x, ge, [1, 1, 2, 2], [1, 1, 2, 2], "VALID", g, 0.0, add)
    }
    cumulative_sum_rows CumulativeSumRows(x: [1024, 1024]) -> [1024, 1024] { cumulative_sum(x, dimension = 1) }
    rng_uniform_1m RngUniform1m(seed: [2]) -> [1048576] {
        let mut state = seed as u64;
        rng_uniform(&mut state, 0.0f32, 1.0, [1048576])
    }
    rng_normal_1m RngNormal1m(seed: [2]) -> [1048576] {
        let mut state = seed as u64;
        rng_normal(&mut state, 0.0f32, 1.0, [1048576])
    }
    batch_norm BatchNorm(x: [32, 64, 28, 28], scale: [64], offset: [64]) -> [32, 64, 28, 28] {
        batch_norm_training(x, scale, offset, 0.00001, 1).0
    }

    cholesky_256 Cholesky256(x: [256, 256]) -> [256, 256] { cholesky(x + eye(f32, 256) * 64.0, lower = true) }
    triangular_256 Triangular256(a: [256, 256], b: [256, 256]) -> [256, 256] {
        triangular_solve(a + eye(f32, 256) * 64.0, b, left_side = true, lower = true)
    }
    qr_128 Qr128(x: [128, 128]) -> [128, 128] {
        let (q, r) = qr(x);
        q + r
    }
    fft_1024 Fft1024(x: [64, 1024]) -> [64, 513] { abs(fft(x, "RFFT")) }
    top_k_10 TopK10(x: [1024, 1024]) -> [1024, 10] { top_k(x, 10).0 }

    network_1 Network1(x: [1, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [1, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
    network_32 Network32(x: [32, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [32, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }
    network_256 Network256(x: [256, 784], w1: [784, 128], b1: [128], w2: [128, 10], b2: [10]) -> [256, 10] {
        softmax(dot(relu(dot(x, w1) + b1.along([1])), w2) + b2.along([1]), dimensions = 1)
    }

    lenet_1 Lenet1(
        x: [1, 1, 28, 28],
        k1: [6, 1, 5, 5],
        c1: [6],
        k2: [16, 6, 5, 5],
        c2: [16],
        w1: [400, 120],
        b1: [120],
        w2: [120, 84],
        b2: [84],
        w3: [84, 10],
        b3: [10]
    ) -> [1, 10] {
        let y = tanh(conv(x, k1, padding = "SAME") + c1.along([1]));
        let y = reduce_window(y, 0.0, add, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
        let y = tanh(conv(y, k2) + c2.along([1]));
        let y = reduce_window(y, 0.0, add, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
        let y = tanh(dot(reshape(y, [1, 400]), w1) + b1.along([1]));
        let y = tanh(dot(y, w2) + b2.along([1]));
        dot(y, w3) + b3.along([1])
    }

    lenet_32 Lenet32(
        x: [32, 1, 28, 28],
        k1: [6, 1, 5, 5],
        c1: [6],
        k2: [16, 6, 5, 5],
        c2: [16],
        w1: [400, 120],
        b1: [120],
        w2: [120, 84],
        b2: [84],
        w3: [84, 10],
        b3: [10]
    ) -> [32, 10] {
        let y = tanh(conv(x, k1, padding = "SAME") + c1.along([1]));
        let y = reduce_window(y, 0.0, add, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
        let y = tanh(conv(y, k2) + c2.along([1]));
        let y = reduce_window(y, 0.0, add, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
        let y = tanh(dot(reshape(y, [32, 400]), w1) + b1.along([1]));
        let y = tanh(dot(y, w2) + b2.along([1]));
        dot(y, w3) + b3.along([1])
    }

    loop_64 Loop64(x: [64], y: [64]) -> [64] {
        while_loop((0i32, x), |i, _| i < 10000, |i, x| (i + 1, x * 0.999 + y)).1
    }
}
