//! Normalisations, and losses over classes.

use super::*;

rows! {
    "softmax over 1, 1024x1024" 2.5 softmax_1024(x: f32[1024, 1024]) -> f32[1024, 1024] { softmax(x, dimensions = 1) }
    "softmax over 1, 32x10" 2.0 softmax_10(x: f32[32, 10]) -> f32[32, 10] { softmax(x, dimensions = 1) }
    "softmax over 0, 1024x1024" 1.0 softmax_columns(x: f32[1024, 1024]) -> f32[1024, 1024] { softmax(x, dimensions = 0) }
    "log_softmax over 1, 1024x1024" 1.0 log_softmax_rows(x: f32[1024, 1024]) -> f32[1024, 1024] { log_softmax(x, dimensions = 1) }
    "layer normalisation, 1024x768" 1.5 layer_norm_768(x: f32[1024, 768], scale: f32[768], bias: f32[768]) -> f32[1024, 768] {
        layer_norm(x, scale, bias)
    }
    "batch_norm_training, [32,64,28,28]" 1.2 batch_norm(x: f32[32, 64, 28, 28], scale: f32[64], offset: f32[64]) -> f32[32, 64, 28, 28] {
        batch_norm_training(x, scale, offset, 0.00001, 1).0
    }
    "batch_norm_inference, [32,64,28,28]" 1.0 batch_norm_fixed(
        x: f32[32, 64, 28, 28], scale: f32[64], offset: f32[64], mean: f32[64], variance: f32[64] in ABOVE
    ) -> f32[32, 64, 28, 28] {
        batch_norm_inference(x, scale, offset, mean, variance, 0.00001, 1)
    }
    "batch_norm_grad, [32,64,28,28]" 1.0 batch_norm_gradient(
        x: f32[32, 64, 28, 28], scale: f32[64], mean: f32[64], variance: f32[64] in ABOVE, g: f32[32, 64, 28, 28]
    ) -> f32[32, 64, 28, 28] {
        batch_norm_grad(x, scale, mean, variance, g, 0.00001, 1).0
    }
    "cross_entropy with class numbers, 1024x1024" 1.0 cross_entropy_numbers(x: f32[1024, 1024], n: i32[1024] in OF_1024) -> f32[1024] {
        cross_entropy(x, n)
    }
    "cross_entropy with probabilities, 1024x1024" 1.0 cross_entropy_shares(x: f32[1024, 1024], p: f32[1024, 1024] in ABOVE) -> f32[1024] {
        cross_entropy(x, p)
    }
    "one_hot of 1024 classes, 1024" 1.0 one_hot_1024(n: i32[1024] in OF_1024) -> f32[1024, 1024] { one_hot(n, 1024) }
}
