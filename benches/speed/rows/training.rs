//! Training steps, and other derivatives.

use super::*;

/// The parameters of a network of two layers.
#[derive(Tensors, Clone)]
struct Dense {
    w1: f32![784, 128],
    b1: f32![128],
    w2: f32![128, 10],
    b2: f32![10],
}

#[computation]
fn dense_loss(p: &Dense, x: &f32![32, 784], labels: &i32![32]) -> f32 {
    let hidden = relu(dot(x, p.w1) + p.b1.along([1]));
    mean(cross_entropy(dot(hidden, p.w2) + p.b2.along([1]), labels))
}

/// The parameters of LeNet-5.
#[derive(Tensors, Clone)]
struct LeNet {
    k1: f32![6, 1, 5, 5],
    c1: f32![6],
    k2: f32![16, 6, 5, 5],
    c2: f32![16],
    w1: f32![400, 120],
    b1: f32![120],
    w2: f32![120, 84],
    b2: f32![84],
    w3: f32![84, 10],
    b3: f32![10],
}

#[computation]
fn lenet_loss(p: &LeNet, x: &f32![32, 1, 28, 28], labels: &i32![32]) -> f32 {
    let y = tanh(conv(x, p.k1, padding = "SAME") + p.c1.along([1]));
    let y = reduce_window(y, 0.0, add, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(conv(y, p.k2) + p.c2.along([1]));
    let y = reduce_window(y, 0.0, add, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(dot(reshape(y, [32, 400]), p.w1) + p.b1.along([1]));
    let y = tanh(dot(y, p.w2) + p.b2.along([1]));
    mean(cross_entropy(dot(y, p.w3) + p.b3.along([1]), labels))
}

/// The mean square of the outputs of an LSTM.
#[computation]
fn lstm_loss(w: &f32![256, 512], b: &f32![512], x: &f32![128, 16, 128]) -> f32 {
    let start = zeros(f32, [16, 128]);
    let (_, all) = scan((start, start), x, |(h, c), x| {
        let gates = dot(concatenate((x, h), dimension = 1), w) + b.along([1]);
        let forget = logistic(gates[(.., 0..128)]);
        let input = logistic(gates[(.., 128..256)]);
        let output = logistic(gates[(.., 256..384)]);
        let c = forget * c + input * tanh(gates[(.., 384..512)]);
        let h = output * tanh(c);
        ((h, c), h)
    });
    mean(all * all)
}

#[computation]
fn energy(x: &f32![32], a: &f32![32, 32]) -> f32 {
    let y = tanh(dot(a, x));
    sum(y * y * x) + logsumexp(x)
}

rows! {
    "network 784-128-10, batch 32, sgd step" 1.5 dense_step(
        x: f32[32, 784] in WEIGHTS, labels: i32[32] in CLASSES, w1: f32[784, 128] in WEIGHTS, b1: f32[128] in WEIGHTS,
        w2: f32[128, 10] in WEIGHTS, b2: f32[10] in WEIGHTS
    ) -> f32[101770] {
        let p = Dense { w1, b1, w2, b2 };
        let p = p - 0.1 * grad(dense_loss)(p, x, labels);
        concatenate((reshape(p.w1, [100352]), p.b1, reshape(p.w2, [1280]), p.b2), dimension = 0)
    }
    "LeNet-5, batch 32, sgd step" 3.0 lenet_step(
        x: f32[32, 1, 28, 28] in WEIGHTS, labels: i32[32] in CLASSES, k1: f32[6, 1, 5, 5] in WEIGHTS, c1: f32[6] in WEIGHTS,
        k2: f32[16, 6, 5, 5] in WEIGHTS, c2: f32[16] in WEIGHTS, w1: f32[400, 120] in WEIGHTS, b1: f32[120] in WEIGHTS,
        w2: f32[120, 84] in WEIGHTS, b2: f32[84] in WEIGHTS, w3: f32[84, 10] in WEIGHTS, b3: f32[10] in WEIGHTS
    ) -> f32[61706] {
        let p = LeNet { k1, c1, k2, c2, w1, b1, w2, b2, w3, b3 };
        let p = p - 0.1 * grad(lenet_loss)(p, x, labels);
        concatenate((
            reshape(p.k1, [150]), p.c1, reshape(p.k2, [2400]), p.c2, reshape(p.w1, [48000]), p.b1,
            reshape(p.w2, [10080]), p.b2, reshape(p.w3, [840]), p.b3
        ), dimension = 0)
    }
    "LSTM of 128, 128 steps, batch 16, sgd step" 1.2 lstm_step(
        w: f32[256, 512] in WEIGHTS, b: f32[512] in WEIGHTS, x: f32[128, 16, 128] in WEIGHTS
    ) -> f32[131584] {
        let (dw, db) = grad(lstm_loss, argnums = [0, 1])(w, b, x);
        concatenate((reshape(w - 0.1 * dw, [131072]), b - 0.1 * db), dimension = 0)
    }
    "Hessian of a function of 32 variables" 5.0 hessian_32(x: f32[32] in WEIGHTS, a: f32[32, 32] in WEIGHTS) -> f32[32, 32] {
        hessian(|x| energy(x, a))(x)
    }
}
