//! The rows of the table, and the least each must show on one thread.

use std::hint::black_box;

use typed_xla::{Tensor, Workspace};

use crate::computations::*;
use crate::others::Product;
use crate::row::{Filled, Row};

/// A row's name, and what makes it ready.
pub(crate) type Entry = (&'static str, fn(&'static str) -> Row);

/// One entry for each line: name, floor, computation and program with their arguments and the range of their elements,
/// and the product that other kernels can do.
macro_rules! rows {
    ($($name:literal $floor:literal $computation:ident $Program:ident($($argument:ident),*) $range:expr, $product:expr;)*) => {
        pub(crate) const ROWS: &[Entry] = &[$((
            $name,
            |name| {
                let mut arguments = Vec::new();
                let mut seed = 0;
                $(
                    seed += 1;
                    let $argument = Tensor::filled(seed, $range);
                    arguments.push($argument.input());
                )*
                // Type inference has the shapes from the computation; each closure owns a copy of the arguments.
                let into = {
                    $(let $argument = $argument.clone();)*
                    let (mut out, mut workspace) = (Tensor::zeros(), Workspace::take(0));
                    Box::new(move |count| {
                        for _ in 0..count {
                            $Program::into(&mut out, &mut workspace, $(black_box(&$argument)),*);
                            black_box(&mut out);
                        }
                    })
                };
                Row {
                    name,
                    floor: $floor,
                    stablehlo: $Program::stablehlo(),
                    inputs: arguments,
                    into,
                    kept: crate::row::kept(move || $computation($(black_box(&$argument)),*)),
                    product: $product,
                }
            },
        )),*];
    };
}

/// Around 0.
const AROUND: [f32; 2] = [-2.0, 2.0];
/// Greater than 0.
const ABOVE: [f32; 2] = [0.01, 4.0];
/// Weights of a network: small enough that no hidden element is far from 0.
const WEIGHTS: [f32; 2] = [-0.1, 0.1];

/// No other kernel has it.
const ALONE: Option<Product> = None;

rows! {
    "relu(a * x + b), 1M" 1.0 relu_line_1m ReluLine1m(a, x, b) AROUND, ALONE;
    "relu(a * x + b), 4096" 2.0 relu_line_4096 ReluLine4096(a, x, b) AROUND, ALONE;
    "exp, 1M" 2.0 exp_1m Exp1m(x) AROUND, ALONE;
    "tanh, 1M" 1.8 tanh_1m Tanh1m(x) AROUND, ALONE;
    "log, 1M" 2.5 log_1m Log1m(x) ABOVE, ALONE;
    "tanh(x) * logistic(x), 1M" 2.0 gated_1m Gated1m(x) AROUND, ALONE;
    "gelu by erf, 1M" 3.0 gelu_erf_1m GeluErf1m(x) AROUND, ALONE;
    "gelu by tanh, 1M" 2.0 gelu_tanh_1m GeluTanh1m(x) AROUND, ALONE;

    "sum over 0, 1024x1024" 1.3 sum_over_0 SumOver0(x) AROUND, ALONE;
    "sum over 1, 1024x1024" 1.4 sum_over_1 SumOver1(x) AROUND, ALONE;
    "sum over both, 1024x1024" 1.4 sum_over_both SumOverBoth(x) AROUND, ALONE;
    "max over 1, 1024x1024" 1.3 max_over_1 MaxOver1(x) AROUND, ALONE;
    "softmax over 1, 1024x1024" 2.5 softmax_1024 Softmax1024(x) AROUND, ALONE;
    "softmax over 1, 32x10" 2.0 softmax_10 Softmax10(x) AROUND, ALONE;
    "layer normalisation, 1024x768" 1.5 layer_norm_768 LayerNorm768(x, scale, bias) AROUND, ALONE;
    "transpose, 1024x1024" 2.5 transpose_1024 Transpose1024(x) AROUND, ALONE;
    "1024x1024 + 1024 along 1" 1.0 add_row_1024 AddRow1024(x, row) AROUND, ALONE;

    "argmax over 1, 1024x1024" 1.0 argmax_rows ArgmaxRows(x) AROUND, ALONE;
    "sort, 1M" 7.0 sort_1m Sort1m(x) AROUND, ALONE;
    "sort along 1, 1024x1024" 15.0 sort_rows SortRows(x) AROUND, ALONE;

    "dot 8x8x8" 5.0 dot_8 Dot8(a, b) AROUND, Some([8; 3]);
    "dot 16x16x16" 5.0 dot_16 Dot16(a, b) AROUND, Some([16; 3]);
    "dot 32x32x32" 2.0 dot_32 Dot32(a, b) AROUND, Some([32; 3]);
    "dot 64x64x64" 1.2 dot_64 Dot64(a, b) AROUND, Some([64; 3]);
    "dot 128x128x128" 1.0 dot_128 Dot128(a, b) AROUND, Some([128; 3]);
    "dot 256x256x256" 1.0 dot_256 Dot256(a, b) AROUND, Some([256; 3]);
    "dot 512x512x512" 1.0 dot_512 Dot512(a, b) AROUND, Some([512; 3]);
    "dot 1024x1024x1024" 1.0 dot_1024 Dot1024(a, b) AROUND, Some([1024; 3]);
    "dot 32x784x128" 1.0 dot_32_784_128 Dot32x784x128(a, b) AROUND, Some([32, 784, 128]);
    "dot 1024x64x1024" 1.0 dot_1024_64_1024 Dot1024x64x1024(a, b) AROUND, Some([1024, 64, 1024]);
    "dot 64x1024x64" 1.0 dot_64_1024_64 Dot64x1024x64(a, b) AROUND, Some([64, 1024, 64]);
    "dot 1x784x128" 1.5 dot_1_784_128 Dot1x784x128(a, b) AROUND, ALONE;

    "conv 7x7 stride 2, [1,3,224,224] to 64" 1.0 conv_7x7 Conv7x7(x, w) AROUND, ALONE;
    "conv 3x3, [8,64,56,56] to 64" 1.0 conv_3x3 Conv3x3(x, w) AROUND, ALONE;
    "conv 3x3, [8,56,56,64] to 64, features last" 1.0 conv_3x3_last Conv3x3Last(x, w) AROUND, ALONE;
    "conv 1x1, [8,256,14,14] to 256" 1.0 conv_1x1 Conv1x1(x, w) AROUND, ALONE;
    "conv 5x5 SAME, [32,1,28,28] to 32" 1.2 conv_5x5 Conv5x5(x, w) AROUND, ALONE;
    "conv depthwise 3x3, [8,64,56,56]" 20.0 conv_depthwise ConvDepthwise(x, w) AROUND, ALONE;
    "conv depthwise 3x3, [8,56,56,64], features last" 20.0 conv_depthwise_last ConvDepthwiseLast(x, w) AROUND, ALONE;
    "gradient of conv 3x3 stride 2 by its input" 1.0 conv_of_input ConvOfInput(g, w) AROUND, ALONE;
    "gradient of conv 3x3 by its kernel" 1.0 conv_of_kernel ConvOfKernel(x, g) AROUND, ALONE;

    "transpose NCHW to NHWC, [32,64,28,28]" 1.8 transpose_nhwc TransposeNhwc(x) AROUND, ALONE;
    "concatenate, 4 MB" 1.0 concatenate_1m Concatenate1m(a, b) AROUND, ALONE;
    "pad, 4 MB" 1.0 pad_1m Pad1m(x) AROUND, ALONE;
    "slice, 4 MB" 1.0 slice_1m Slice1m(x) AROUND, ALONE;
    "strided slice, 4 MB" 1.0 strided_slice_1m StridedSlice1m(x) AROUND, ALONE;
    "rev, 4 MB" 1.0 rev_1m Rev1m(x) AROUND, ALONE;
    "reduce_window max 2x2 stride 2, [32,64,28,28]" 3.0 max_pool MaxPool(x) AROUND, ALONE;
    "its gradient by select_and_scatter" 20.0 max_pool_gradient MaxPoolGradient(x, g) AROUND, ALONE;
    "cumulative_sum along 1, 1024x1024" 1.0 cumulative_sum_rows CumulativeSumRows(x) AROUND, ALONE;
    "gather of 4096 rows, [50000,64]" 1.0 gather_rows GatherRows(x, i) AROUND, ALONE;
    "scatter-add of 4096 rows, [50000,64]" 1.0 scatter_rows ScatterRows(x, i, u) AROUND, ALONE;
    "rng_uniform, 1M" 2.0 rng_uniform_1m RngUniform1m(seed) ABOVE, ALONE;
    "rng_normal, 1M" 2.0 rng_normal_1m RngNormal1m(seed) ABOVE, ALONE;
    "batch_norm_training, [32,64,28,28]" 1.2 batch_norm BatchNorm(x, scale, offset) AROUND, ALONE;

    "cholesky, 256x256" 1.0 cholesky_256 Cholesky256(x) AROUND, ALONE;
    "triangular_solve, 256x256" 1.0 triangular_256 Triangular256(a, b) AROUND, ALONE;
    "qr, 128x128" 1.0 qr_128 Qr128(x) AROUND, ALONE;
    "magnitudes of fft of real numbers, [64,1024]" 1.0 fft_1024 Fft1024(x) AROUND, ALONE;
    "top_k of 10 along 1, 1024x1024" 1.0 top_k_10 TopK10(x) AROUND, ALONE;
    "while_loop of 10,000 steps on a vector of 64" 5.0 loop_64 Loop64(x, y) AROUND, ALONE;

    "network 784-128-10, batch 1" 1.5 network_1 Network1(x, w1, b1, w2, b2) WEIGHTS, ALONE;
    "network 784-128-10, batch 32" 1.2 network_32 Network32(x, w1, b1, w2, b2) WEIGHTS, ALONE;
    "network 784-128-10, batch 256" 1.0 network_256 Network256(x, w1, b1, w2, b2) WEIGHTS, ALONE;

    "LeNet-5, batch 1" 3.0 lenet_1 Lenet1(x, k1, c1, k2, c2, w1, b1, w2, b2, w3, b3) WEIGHTS, ALONE;
    "LeNet-5, batch 32" 2.0 lenet_32 Lenet32(x, k1, c1, k2, c2, w1, b1, w2, b2, w3, b3) WEIGHTS, ALONE;
}
