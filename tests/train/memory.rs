//! Training steps whose memory `scripts/training_memory.py` compares with JAX's memory for the same models.

use typed_xla::prelude::*;
use typed_xla::train::sgd;

#[derive(Tensors, Clone, Default)]
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

#[computation]
fn dense(p: &mut Dense, x: &f32![32, 784], labels: &i32![32]) -> f32 {
    let (loss, gradient) = value_and_grad(dense_loss)(*p, x, labels);
    sgd(p, gradient, 0.1);
    loss
}

#[derive(Tensors, Clone, Default)]
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
    let y = reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(conv(y, p.k2) + p.c2.along([1]));
    let y = reduce_window(add, y, 0.0, [1, 1, 2, 2], [1, 1, 2, 2]) * 0.25;
    let y = tanh(dot(reshape(y, [32, 400]), p.w1) + p.b1.along([1]));
    let y = tanh(dot(y, p.w2) + p.b2.along([1]));
    mean(cross_entropy(dot(y, p.w3) + p.b3.along([1]), labels))
}

#[computation]
fn lenet(p: &mut LeNet, x: &f32![32, 1, 28, 28], labels: &i32![32]) -> f32 {
    let (loss, gradient) = value_and_grad(lenet_loss)(*p, x, labels);
    sgd(p, gradient, 0.1);
    loss
}

/// A layer of an encoder: attention with 4 heads, and a network of two layers.
#[derive(Tensors, Clone, Default)]
struct Encoder {
    query: f32![128, 128],
    key: f32![128, 128],
    value: f32![128, 128],
    out: f32![128, 128],
    up: f32![128, 512],
    down: f32![512, 128],
    scale1: f32![128],
    shift1: f32![128],
    scale2: f32![128],
    shift2: f32![128],
}

#[computation]
fn heads(x: &f32![256, 128]) -> f32![8, 4, 32, 32] {
    transpose(reshape(x, [8, 32, 4, 32]), [0, 2, 1, 3])
}

#[computation]
fn encoder_loss(p: &Encoder, x: &f32![256, 128], target: &f32![256, 128]) -> f32 {
    let y = layer_norm(x, p.scale1, p.shift1);
    let (q, k, v) = (
        heads(dot(y, p.query)),
        heads(dot(y, p.key)),
        heads(dot(y, p.value)),
    );
    let scores = dot_general(q, k, [0, 1], [0, 1], [3], [3]) * 0.17677669;
    let mixed = dot_general(softmax(scores, 3), v, [0, 1], [0, 1], [3], [2]);
    let mixed = reshape(transpose(mixed, [0, 2, 1, 3]), [256, 128]);
    let x = x + dot(mixed, p.out);
    let y = layer_norm(x, p.scale2, p.shift2);
    let x = x + dot(gelu(dot(y, p.up)), p.down);
    mean((x - target) * (x - target))
}

#[computation]
fn encoder(p: &mut Encoder, x: &f32![256, 128], target: &f32![256, 128]) -> f32 {
    let (loss, gradient) = value_and_grad(encoder_loss)(*p, x, target);
    sgd(p, gradient, 0.1);
    loss
}

#[derive(Tensors, Clone, Default)]
struct Lstm {
    w: f32![256, 512],
    b: f32![512],
}

#[computation]
fn lstm_loss(p: &Lstm, x: &f32![128, 16, 128]) -> f32 {
    let start = zeros(f32, [16, 128]);
    let (_, all) = scan(
        |(h, c), x| {
            let gates = dot(concatenate((x, h), dimension = 1), p.w) + p.b.along([1]);
            let forget = logistic(gates[(.., 0..128)]);
            let input = logistic(gates[(.., 128..256)]);
            let output = logistic(gates[(.., 256..384)]);
            let c = forget * c + input * tanh(gates[(.., 384..512)]);
            let h = output * tanh(c);
            ((h, c), h)
        },
        (start, start),
        x,
    );
    mean((all - 0.1) * (all - 0.1))
}

#[computation]
fn lstm(p: &mut Lstm, x: &f32![128, 16, 128]) -> f32 {
    let (loss, gradient) = value_and_grad(lstm_loss)(*p, x);
    sgd(p, gradient, 0.1);
    loss
}

/// Returns numbers between -`size` and `size`.
fn number(i: usize, size: f32) -> f32 {
    let bits = (i as u32 + 1).wrapping_mul(2_654_435_761) >> 8;
    (bits as f32 / (1 << 23) as f32 - 1.0) * size
}

/// Checks that steps lower the loss.
#[track_caller]
fn assert_learns<P: Tensors>(p: &mut P, mut step: impl FnMut(&mut P) -> f32) {
    let first = step(p);
    let last = (0..10).map(|_| step(p)).last();
    assert!(last < Some(first), "{last:?} is not below {first}");
}

#[test]
fn each_step_lowers_the_loss() {
    let labels = Tensor::from_fn(|[i]| (i % 10) as i32);
    let x = Tensor::from_fn(|[i, j]| number(784 * i + j, 1.0));
    let mut p = Dense {
        w1: Tensor::from_fn(|[i, j]| number(128 * i + j, 0.05)),
        w2: Tensor::from_fn(|[i, j]| number(10 * i + j, 0.1)),
        ..Dense::default()
    };
    assert_learns(&mut p, |p| dense(p, &x, &labels));
    let x = Tensor::from_fn(|[i, _, j, k]| number(784 * i + 28 * j + k, 1.0));
    let mut p = LeNet {
        k1: Tensor::from_fn(|[i, _, j, k]| number(25 * i + 5 * j + k, 0.2)),
        k2: Tensor::from_fn(|[i, c, j, k]| number(150 * i + 25 * c + 5 * j + k, 0.1)),
        w1: Tensor::from_fn(|[i, j]| number(120 * i + j, 0.05)),
        w2: Tensor::from_fn(|[i, j]| number(84 * i + j, 0.1)),
        w3: Tensor::from_fn(|[i, j]| number(10 * i + j, 0.1)),
        ..LeNet::default()
    };
    assert_learns(&mut p, |p| lenet(p, &x, &labels));
    let square = |k: usize| Tensor::from_fn(move |[i, j]| number(128 * i + j + k, 0.1));
    let mut p = Encoder {
        query: square(1),
        key: square(2),
        value: square(3),
        out: square(4),
        up: Tensor::from_fn(|[i, j]| number(512 * i + j, 0.1)),
        down: Tensor::from_fn(|[i, j]| number(128 * i + j, 0.1)),
        scale1: Tensor::ones(),
        scale2: Tensor::ones(),
        ..Encoder::default()
    };
    let x = Tensor::from_fn(|[i, j]| number(128 * i + j, 1.0));
    let target = Tensor::from_fn(|[i, j]| number(128 * i + j + 7, 1.0));
    assert_learns(&mut p, |p| encoder(p, &x, &target));
    let x = Tensor::from_fn(|[t, i, j]| number(2048 * t + 128 * i + j, 1.0));
    let mut p = Lstm {
        w: Tensor::from_fn(|[i, j]| number(512 * i + j, 0.1)),
        ..Lstm::default()
    };
    assert_learns(&mut p, |p| lstm(p, &x));
}
