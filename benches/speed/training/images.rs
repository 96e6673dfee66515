//! Steps of networks that classify images or transform them.

use typed_xla::prelude::*;
use typed_xla::train::sgd;

use crate::step::{steps, weights};

/// A network of two layers.
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

/// LeNet-5 with the functions of 1998: `tanh`, and means of 2 by 2 elements.
#[computation]
fn lenet_loss(p: &LeNet, x: &f32![32, 1, 28, 28], labels: &i32![32]) -> f32 {
    let y = tanh(conv(x, p.k1, padding = "SAME") + p.c1.along([1]));
    let y = reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(conv(y, p.k2) + p.c2.along([1]));
    let y = reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(dot(reshape(y, [32, 400]), p.w1) + p.b1.along([1]));
    let y = tanh(dot(y, p.w2) + p.b2.along([1]));
    mean(cross_entropy(dot(y, p.w3) + p.b3.along([1]), labels))
}

/// LeNet-5 with `relu`, and the maximum of 2 by 2 elements.
#[computation]
fn lenet_max_loss(p: &LeNet, x: &f32![32, 1, 28, 28], labels: &i32![32]) -> f32 {
    let y = relu(conv(x, p.k1, padding = "SAME") + p.c1.along([1]));
    let y = reduce_window(max, y, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2]);
    let y = relu(conv(y, p.k2) + p.c2.along([1]));
    let y = reduce_window(max, y, f32::NEG_INFINITY, [1, 1, 2, 2], [1, 1, 2, 2]);
    let y = relu(dot(reshape(y, [32, 400]), p.w1) + p.b1.along([1]));
    let y = relu(dot(y, p.w2) + p.b2.along([1]));
    mean(cross_entropy(dot(y, p.w3) + p.b3.along([1]), labels))
}

/// A residual block.
#[derive(Tensors, Clone)]
struct Residual {
    k1: f32![64, 64, 3, 3],
    scale1: f32![64],
    offset1: f32![64],
    k2: f32![64, 64, 3, 3],
    scale2: f32![64],
    offset2: f32![64],
}

#[computation]
fn residual_loss(p: &Residual, x: &f32![32, 64, 28, 28]) -> f32 {
    let y = conv(x, p.k1, padding = "SAME");
    let (y, _, _) = batch_norm_training(y, p.scale1, p.offset1, 1e-5, 1);
    let y = conv(relu(y), p.k2, padding = "SAME");
    let (y, _, _) = batch_norm_training(y, p.scale2, p.offset2, 1e-5, 1);
    let y = relu(x + y);
    mean(y * y)
}

steps! {
    "network 784-128-10, batch 32, sgd" 1.5 dense(
        p: &mut Dense = weights(); x: f32[32, 784] in WEIGHTS, labels: i32[32] in CLASSES
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(dense_loss)(*p, x, labels);
        sgd(p, gradient, 0.01);
        loss
    }
    "LeNet-5, batch 32, sgd" 3.0 lenet(
        p: &mut LeNet = weights(); x: f32[32, 1, 28, 28] in WEIGHTS, labels: i32[32] in CLASSES
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(lenet_loss)(*p, x, labels);
        sgd(p, gradient, 0.01);
        loss
    }
    "LeNet-5 with maxima, batch 32, sgd" 3.0 lenet_max(
        p: &mut LeNet = weights(); x: f32[32, 1, 28, 28] in WEIGHTS, labels: i32[32] in CLASSES
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(lenet_max_loss)(*p, x, labels);
        sgd(p, gradient, 0.01);
        loss
    }
    "residual block, [32, 64, 28, 28], sgd" 1.2 residual(
        p: &mut Residual = weights(); x: f32[32, 64, 28, 28] in AROUND
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(residual_loss)(*p, x);
        sgd(p, gradient, 0.01);
        loss
    }
}
