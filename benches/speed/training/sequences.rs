//! Steps of networks for sequences.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, AdamSettings, adam_with, adamw, sgd};

#[path = "../../../examples/transformer/model.rs"]
mod model;

use crate::step::{steps, weights, zeros};
use model::gpt::Gpt;

/// A layer of an encoder: attention of 4 heads, then two layers for each token.
#[derive(Tensors, Clone)]
struct Encoder {
    scale1: f32![256],
    bias1: f32![256],
    qkv: f32![256, 768],
    qkv_bias: f32![768],
    out: f32![256, 256],
    out_bias: f32![256],
    scale2: f32![256],
    bias2: f32![256],
    first: f32![256, 1024],
    first_bias: f32![1024],
    second: f32![1024, 256],
    second_bias: f32![256],
}

#[computation]
fn encoder_loss(p: &Encoder, x: &f32![1024, 256]) -> f32 {
    let y = dot(layer_norm(x, p.scale1, p.bias1), p.qkv) + p.qkv_bias.along([1]);
    let heads = |y| transpose(reshape(y, [8, 128, 4, 64]), [0, 2, 1, 3]);
    let query = heads(y[(.., 0..256)]);
    let key = heads(y[(.., 256..512)]);
    let value = heads(y[(.., 512..768)]);
    let scores("b,h,t,s") = query("b,h,t,c") * key("b,h,s,c");
    let weights = softmax(scores * 0.125, dimension = 3);
    let mixed("b,t,h,c") = weights("b,h,t,s") * value("b,h,s,c");
    let x = x + dot(reshape(mixed, [1024, 256]), p.out) + p.out_bias.along([1]);
    let y = dot(layer_norm(x, p.scale2, p.bias2), p.first) + p.first_bias.along([1]);
    let y = x + dot(gelu(y, approximate = "tanh"), p.second) + p.second_bias.along([1]);
    mean(y * y)
}

/// The parameters of an LSTM.
#[derive(Tensors, Clone)]
struct Lstm {
    w: f32![256, 512],
    b: f32![512],
}

/// The mean square of the outputs of an LSTM.
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
    mean(all * all)
}

steps! {
    "encoder layer of 256, 4 heads, 128 tokens, batch 8, adamw" 1.1 encoder(
        p: &mut Encoder = weights(), state: &mut Adam<Encoder> = zeros(); x: f32[1024, 256] in AROUND
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(encoder_loss)(*p, x);
        adamw(p, state, gradient, 1e-4);
        loss
    }
    "transformer of the example, adam" 1.2 transformer(
        p: &mut Gpt<f32> = weights(), state: &mut Adam<Gpt<f32>> = zeros();
        tokens: i32[8, 64] in CHARACTERS, next: i32[8, 64] in CHARACTERS
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(|p: &Gpt<f32>| p.loss(tokens, next))(*p);
        adam_with(p, state, gradient, 1e-4, AdamSettings { b2: 0.99, ..AdamSettings::default() });
        loss
    }
    "LSTM of 128, 128 steps, batch 16, sgd" 1.2 lstm(
        p: &mut Lstm = weights(); x: f32[128, 16, 128] in AROUND
    ) -> f32[] {
        let (loss, gradient) = value_and_grad(lstm_loss)(*p, x);
        sgd(p, gradient, 0.01);
        loss
    }
}
