//! The rows of the table, and the least each must show on one thread.

use std::hint::black_box;

use typed_xla::Tensor;

use crate::computations::{given, kept};
use crate::others::Product;
use crate::row::{Filled, Row};
use crate::stablehlo;

/// A row's name, and what makes it ready.
pub(crate) type Entry = (&'static str, fn(&'static str) -> Row);

/// One entry for each line: name, floor, computation with its arguments and the range of their elements, the same for
/// XLA, and the product that other kernels can do.
macro_rules! rows {
    ($($name:literal $floor:literal $computation:ident($($argument:ident),*) $range:expr, $text:expr, $product:expr;)*) => {
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
                    let mut out = Tensor::zeros();
                    Box::new(move |count| {
                        for _ in 0..count {
                            given::$computation($(black_box(&$argument),)* &mut out);
                            black_box(&mut out);
                        }
                    })
                };
                Row {
                    name,
                    floor: $floor,
                    stablehlo: $text,
                    inputs: arguments,
                    into,
                    kept: crate::row::kept(move || kept::$computation($(black_box(&$argument)),*)),
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
const SQUARE: [usize; 2] = [1024, 1024];
const MILLION: usize = 1 << 20;

/// No other kernel has it.
const ALONE: Option<Product> = None;

rows! {
    "relu(a * x + b), 1M" 1.0 relu_line_1m(a, x, b) AROUND, stablehlo::relu_line(MILLION), ALONE;
    "relu(a * x + b), 4096" 2.0 relu_line_4096(a, x, b) AROUND, stablehlo::relu_line(4096), ALONE;
    "exp, 1M" 2.0 exp_1m(x) AROUND, stablehlo::unary("exponential", MILLION), ALONE;
    "tanh, 1M" 1.8 tanh_1m(x) AROUND, stablehlo::unary("tanh", MILLION), ALONE;
    "log, 1M" 2.5 log_1m(x) ABOVE, stablehlo::unary("log", MILLION), ALONE;
    "tanh(x) * logistic(x), 1M" 2.0 gated_1m(x) AROUND, stablehlo::gated(MILLION), ALONE;
    "gelu by erf, 1M" 3.0 gelu_erf_1m(x) AROUND, stablehlo::gelu(MILLION), ALONE;
    "gelu by tanh, 1M" 2.0 gelu_tanh_1m(x) AROUND, stablehlo::gelu_tanh(MILLION), ALONE;

    "sum over 0, 1024x1024" 1.3 sum_over_0(x) AROUND, stablehlo::reduce("add", SQUARE, &[0]), ALONE;
    "sum over 1, 1024x1024" 1.4 sum_over_1(x) AROUND, stablehlo::reduce("add", SQUARE, &[1]), ALONE;
    "sum over both, 1024x1024" 1.4 sum_over_both(x) AROUND, stablehlo::reduce("add", SQUARE, &[0, 1]), ALONE;
    "max over 1, 1024x1024" 1.3 max_over_1(x) AROUND, stablehlo::reduce("maximum", SQUARE, &[1]), ALONE;
    "softmax over 1, 1024x1024" 2.5 softmax_1024(x) AROUND, stablehlo::softmax(SQUARE), ALONE;
    "softmax over 1, 32x10" 2.0 softmax_10(x) AROUND, stablehlo::softmax([32, 10]), ALONE;
    "layer normalisation, 1024x768" 1.5 layer_norm_768(x, scale, bias) AROUND, stablehlo::layer_norm([1024, 768]), ALONE;
    "transpose, 1024x1024" 2.5 transpose_1024(x) AROUND, stablehlo::transpose(SQUARE), ALONE;
    "1024x1024 + 1024 along 1" 1.0 add_row_1024(x, row) AROUND, stablehlo::add_row(SQUARE), ALONE;

    "dot 8x8x8" 5.0 dot_8(a, b) AROUND, stablehlo::dot([8; 3]), Some([8; 3]);
    "dot 16x16x16" 5.0 dot_16(a, b) AROUND, stablehlo::dot([16; 3]), Some([16; 3]);
    "dot 32x32x32" 2.0 dot_32(a, b) AROUND, stablehlo::dot([32; 3]), Some([32; 3]);
    "dot 64x64x64" 1.2 dot_64(a, b) AROUND, stablehlo::dot([64; 3]), Some([64; 3]);
    "dot 128x128x128" 1.0 dot_128(a, b) AROUND, stablehlo::dot([128; 3]), Some([128; 3]);
    "dot 256x256x256" 1.0 dot_256(a, b) AROUND, stablehlo::dot([256; 3]), Some([256; 3]);
    "dot 512x512x512" 1.0 dot_512(a, b) AROUND, stablehlo::dot([512; 3]), Some([512; 3]);
    "dot 1024x1024x1024" 1.0 dot_1024(a, b) AROUND, stablehlo::dot([1024; 3]), Some([1024; 3]);
    "dot 32x784x128" 1.0 dot_32_784_128(a, b) AROUND, stablehlo::dot([32, 784, 128]), Some([32, 784, 128]);
    "dot 1024x64x1024" 1.0 dot_1024_64_1024(a, b) AROUND, stablehlo::dot([1024, 64, 1024]), Some([1024, 64, 1024]);
    "dot 64x1024x64" 1.0 dot_64_1024_64(a, b) AROUND, stablehlo::dot([64, 1024, 64]), Some([64, 1024, 64]);
    "dot 1x784x128" 1.5 dot_1_784_128(a, b) AROUND, stablehlo::dot([1, 784, 128]), ALONE;

    "network 784-128-10, batch 1" 1.5 network_1(x, w1, b1, w2, b2) WEIGHTS, stablehlo::network(1), ALONE;
    "network 784-128-10, batch 32" 1.2 network_32(x, w1, b1, w2, b2) WEIGHTS, stablehlo::network(32), ALONE;
    "network 784-128-10, batch 256" 1.0 network_256(x, w1, b1, w2, b2) WEIGHTS, stablehlo::network(256), ALONE;
}
