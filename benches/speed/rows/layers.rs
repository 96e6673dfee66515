//! Layers of networks: attention, activations, normalisations, pooling, resampling.

use super::*;

rows! {
    "attention of 12 heads, [8,128,12,64]" 1.0 heads(
        q: f32[8, 128, 12, 64], k: f32[8, 128, 12, 64], v: f32[8, 128, 12, 64]
    ) -> f32[8, 128, 12, 64] {
        attention(q, k, v)
    }
    "attention, causal, [1,1024,12,64]" 1.0 causal_heads(
        q: f32[1, 1024, 12, 64], k: f32[1, 1024, 12, 64], v: f32[1, 1024, 12, 64]
    ) -> f32[1, 1024, 12, 64] {
        attention(q, k, v, causal = true)
    }
    "attention, 8 heads share keys, [1,512,32,64]" 1.0 grouped_heads(
        q: f32[1, 512, 32, 64], k: f32[1, 512, 4, 64], v: f32[1, 512, 4, 64]
    ) -> f32[1, 512, 32, 64] {
        attention(q, k, v, causal = true)
    }
    "attention of one query, 1024 keys of 12 heads" 1.0 decoding_heads(
        q: f32[1, 1, 12, 64], k: f32[1, 1024, 12, 64], v: f32[1, 1024, 12, 64]
    ) -> f32[1, 1, 12, 64] {
        attention(q, k, v)
    }
    "gradient of attention, causal, [2,256,12,64]" 1.0 heads_gradient(
        q: f32[2, 256, 12, 64], k: f32[2, 256, 12, 64], v: f32[2, 256, 12, 64], g: f32[2, 256, 12, 64]
    ) -> f32[2, 256, 12, 64] {
        let (dq, dk, dv) = grad(|q, k, v| sum(attention(q, k, v, causal = true) * g), argnums = [0, 1, 2])(q, k, v);
        dq + dk + dv
    }
    "rope, [8,128,12,64]" 1.0 rotated(x: f32[8, 128, 12, 64]) -> f32[8, 128, 12, 64] { rope(x, dimension = 1) }

    "silu, 1M" 1.0 silu_1m(x: f32[1048576]) -> f32[1048576] { silu(x) }
    "softplus, 1M" 1.0 softplus_1m(x: f32[1048576]) -> f32[1048576] { softplus(x) }
    "log_sigmoid, 1M" 1.0 log_sigmoid_1m(x: f32[1048576]) -> f32[1048576] { log_sigmoid(x) }
    "mish, 1M" 1.0 mish_1m(x: f32[1048576]) -> f32[1048576] { mish(x) }
    "elu, 1M" 1.0 elu_1m(x: f32[1048576]) -> f32[1048576] { elu(x) }
    "selu, 1M" 1.0 selu_1m(x: f32[1048576]) -> f32[1048576] { selu(x) }
    "leaky_relu, 1M" 1.0 leaky_1m(x: f32[1048576]) -> f32[1048576] { leaky_relu(x) }
    "hard_swish, 1M" 1.0 hard_swish_1m(x: f32[1048576]) -> f32[1048576] { hard_swish(x) }
    "glu, 2048x1024" 1.0 glu_1024(x: f32[2048, 1024]) -> f32[2048, 512] { glu(x) }
    "logaddexp, 1M" 1.0 logaddexp_1m(x: f32[1048576], y: f32[1048576]) -> f32[1048576] { logaddexp(x, y) }

    "rms_norm, 1024x768" 1.0 rms_768(x: f32[1024, 768], scale: f32[768]) -> f32[1024, 768] { rms_norm(x, scale) }
    "group_norm of 8 groups, [8,64,28,28]" 1.0 groups_28(x: f32[8, 64, 28, 28], scale: f32[64], bias: f32[64]) -> f32[8, 64, 28, 28] {
        group_norm(x, 8, scale, bias)
    }
    "std over 1, 1024x1024" 1.0 std_1024(x: f32[1024, 1024]) -> f32[1024] { std(x, dimensions = 1) }
    "linalg::norm over 1, 1024x1024" 1.0 norm_1024(x: f32[1024, 1024]) -> f32[1024] { linalg::norm(x, dimensions = 1) }
    "quantile 0.9 over 1, 256x1024" 1.0 quantile_1024(x: f32[256, 1024]) -> f32[256] { quantile(x, 0.9, dimensions = 1) }

    "max_pool 2x2, [32,64,28,28]" 1.0 max_pool_28(x: f32[32, 64, 28, 28]) -> f32[32, 64, 14, 14] { max_pool(x, [2, 2]) }
    "avg_pool 3x3 stride 2, [8,64,56,56]" 1.0 avg_pool_56(x: f32[8, 64, 56, 56]) -> f32[8, 64, 28, 28] {
        avg_pool(x, [3, 3], strides = [2, 2], padding = "SAME", count_include_pad = false)
    }
    "resize linear, [8,32,32,32] to 64x64" 1.0 resize_64(x: f32[8, 32, 32, 32]) -> f32[8, 32, 64, 64] { resize(x, [64, 64]) }
    "resize nearest, [8,32,32,32] to 64x64" 1.0 nearest_64(x: f32[8, 32, 32, 32]) -> f32[8, 32, 64, 64] {
        resize(x, [64, 64], method = "nearest")
    }
    "resize cubic, [3,256,256] to 224x224" 1.0 resize_224(x: f32[3, 256, 256]) -> f32[3, 224, 224] {
        resize(x, [224, 224], method = "cubic")
    }
    "pixel_shuffle by 2, [8,64,32,32]" 1.0 shuffled(x: f32[8, 64, 32, 32]) -> f32[8, 16, 64, 64] { pixel_shuffle(x, 2) }
    "conv_transpose 4x4 stride 2, [8,32,16,16] to 16" 1.0 transposed(x: f32[8, 32, 16, 16], w: f32[16, 32, 4, 4]) -> f32[8, 16, 32, 32] {
        conv_transpose(x, w, strides = [2, 2], padding = "SAME")
    }
    "dropout, 1M" 1.0 dropout_1m(x: f32[1048576], seed: u64[2] in UNSIGNED) -> f32[1048576] {
        let mut state = seed;
        dropout(x, 0.1, &mut state)
    }
}
