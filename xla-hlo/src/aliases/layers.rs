//! Losses, norms and other layers.

use super::{Row, row};

pub(super) static LAYERS: &[Row] = &[
    row(&["onehot"], "write `one_hot(indices, classes)`"),
    row(
        &["nll_loss"],
        "write `cross_entropy(logits, labels)` on the scores before `log_softmax(x, ..)`",
    ),
    row(
        &["mse_loss", "mse", "mean_squared_error"],
        "write `mean(({a} - {b}) * ({a} - {b}))`",
    ),
    row(
        &["l1_loss", "mae", "mean_absolute_error"],
        "write `mean(abs({a} - {b}))`",
    ),
    row(
        &[
            "softmax_cross_entropy",
            "softmax_cross_entropy_with_integer_labels",
        ],
        "write `cross_entropy(logits, targets)`",
    ),
    row(
        &["LayerNorm", "layernorm"],
        "write `layer_norm(x, scale, bias)`",
    ),
    row(
        &["BatchNorm", "batchnorm", "batch_norm"],
        "write `batch_norm_training(x, scale, offset, epsilon, dimension)`, or `batch_norm_inference(..)` with \
         given means and variances",
    ),
    row(
        &["layer_normalization"],
        "write `layer_norm(x, scale, bias)`",
    ),
    row(
        &[
            "binary_cross_entropy_with_logits",
            "sigmoid_binary_cross_entropy",
        ],
        "write `mean(max(x, 0.0) - x * y + log1p(exp(-abs(x))))`",
    ),
    row(
        &["huber_loss", "smooth_l1_loss"],
        "write `mean(select(abs(d) < 1.0, 0.5 * d * d, abs(d) - 0.5))` with `let d = a - b;`",
    ),
    row(
        &["normalize"],
        "write `{x} / sqrt(sum({x} * {x}))`, or `{x} / sqrt(sum({x} * {x}, 1)).along([0])` for the rows of a matrix",
    ),
    row(
        &["cosine_similarity"],
        "write `dot(a, b) / sqrt(dot(a, a) * dot(b, b))`",
    ),
];
