//! Networks.

use super::*;

/// Computes two layers, and the probabilities of ten classes.
#[computation]
fn network<N: Dim>(
    x: &f32![N, 784],
    w1: &f32![784, 128],
    b1: &f32![128],
    w2: &f32![128, 10],
    b2: &f32![10],
) -> f32![N, 10] {
    let hidden = relu(dot(x, w1) + b1.along([1]));
    softmax(dot(hidden, w2) + b2.along([1]), dimensions = 1)
}

/// Computes the convolutions and the pooling of LeNet-5.
#[computation]
fn lenet_features<N: Dim>(
    x: &f32![N, 1, 28, 28],
    k1: &f32![6, 1, 5, 5],
    c1: &f32![6],
    k2: &f32![16, 6, 5, 5],
    c2: &f32![16],
) -> f32![N, 16, 5, 5] {
    let y = tanh(conv(x, k1, padding = "SAME") + c1.along([1]));
    let y = reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(conv(y, k2) + c2.along([1]));
    reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25
}

/// Computes the dense layers of LeNet-5.
#[computation]
fn lenet_scores<N: Dim>(
    x: &f32![N, 16, 5, 5],
    w1: &f32![400, 120],
    b1: &f32![120],
    w2: &f32![120, 84],
    b2: &f32![84],
    w3: &f32![84, 10],
    b3: &f32![10],
) -> f32![N, 10] {
    let y = tanh(dot(reshape(x, [N, 400]), w1) + b1.along([1]));
    let y = tanh(dot(y, w2) + b2.along([1]));
    dot(y, w3) + b3.along([1])
}

rows! {
    "network 784-128-10, batch 1" 1.5 network_1(
        x: f32[1, 784] in WEIGHTS, w1: f32[784, 128] in WEIGHTS, b1: f32[128] in WEIGHTS, w2: f32[128, 10] in WEIGHTS,
        b2: f32[10] in WEIGHTS
    ) -> f32[1, 10] {
        network(x, w1, b1, w2, b2)
    }
    "network 784-128-10, batch 32" 1.2 network_32(
        x: f32[32, 784] in WEIGHTS, w1: f32[784, 128] in WEIGHTS, b1: f32[128] in WEIGHTS, w2: f32[128, 10] in WEIGHTS,
        b2: f32[10] in WEIGHTS
    ) -> f32[32, 10] {
        network(x, w1, b1, w2, b2)
    }
    "network 784-128-10, batch 256" 1.0 network_256(
        x: f32[256, 784] in WEIGHTS, w1: f32[784, 128] in WEIGHTS, b1: f32[128] in WEIGHTS, w2: f32[128, 10] in WEIGHTS,
        b2: f32[10] in WEIGHTS
    ) -> f32[256, 10] {
        network(x, w1, b1, w2, b2)
    }

    "LeNet-5, batch 1" 3.0 lenet_1(
        x: f32[1, 1, 28, 28] in WEIGHTS, k1: f32[6, 1, 5, 5] in WEIGHTS, c1: f32[6] in WEIGHTS,
        k2: f32[16, 6, 5, 5] in WEIGHTS, c2: f32[16] in WEIGHTS, w1: f32[400, 120] in WEIGHTS, b1: f32[120] in WEIGHTS,
        w2: f32[120, 84] in WEIGHTS, b2: f32[84] in WEIGHTS, w3: f32[84, 10] in WEIGHTS, b3: f32[10] in WEIGHTS
    ) -> f32[1, 10] {
        lenet_scores(lenet_features(x, k1, c1, k2, c2), w1, b1, w2, b2, w3, b3)
    }
    "LeNet-5, batch 32" 2.0 lenet_32(
        x: f32[32, 1, 28, 28] in WEIGHTS, k1: f32[6, 1, 5, 5] in WEIGHTS, c1: f32[6] in WEIGHTS,
        k2: f32[16, 6, 5, 5] in WEIGHTS, c2: f32[16] in WEIGHTS, w1: f32[400, 120] in WEIGHTS, b1: f32[120] in WEIGHTS,
        w2: f32[120, 84] in WEIGHTS, b2: f32[84] in WEIGHTS, w3: f32[84, 10] in WEIGHTS, b3: f32[10] in WEIGHTS
    ) -> f32[32, 10] {
        lenet_scores(lenet_features(x, k1, c1, k2, c2), w1, b1, w2, b2, w3, b3)
    }
}
