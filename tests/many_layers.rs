//! Networks of many equal layers, whose steps differ in their buffers only.

use typed_xla::prelude::*;

#[known]
const LAYERS: usize = 40;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Block {
    w: f32![32, 32],
    b: f32![32],
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Network {
    blocks: [Block; LAYERS],
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Stacked {
    w: f32![LAYERS, 32, 32],
    b: f32![LAYERS, 32],
}

fn weight(i: usize, r: usize, c: usize) -> f32 {
    ((i * 7 + r * 5 + c * 3) % 11) as f32 / 33.0 - 0.15
}

fn network() -> Network {
    let block = |i| Block {
        w: Tensor::from_fn(|[r, c]| weight(i, r, c)),
        b: Tensor::from_fn(|[r]| weight(i, r, 1)),
    };
    Network {
        blocks: std::array::from_fn(block),
    }
}

#[computation]
fn layer(block: &Block, x: &f32![16, 32]) -> f32![16, 32] {
    tanh(dot(x, block.w) + block.b.along([1]))
}

#[computation]
fn unrolled(p: &Network, x: &f32![16, 32]) -> f32 {
    let mut y = x;
    for block in &p.blocks {
        y = layer(block, y);
    }
    mean(y * y)
}

#[computation]
fn scanned(p: &Stacked, x: &f32![16, 32]) -> f32 {
    let (y, _) = scan(|x, block: Block| (layer(block, x), ()), x, p);
    mean(y * y)
}

#[computation]
fn step(p: &mut Network, x: &f32![16, 32]) -> f32 {
    let (loss, gradient) = value_and_grad(unrolled)(*p, x);
    *p -= 0.5 * gradient;
    loss
}

/// As `step`, with the executor of the caller.
#[computation]
fn step_with(p: &mut Network, x: &f32![16, 32], exec: &typed_xla::Exec) -> f32 {
    let (loss, gradient) = value_and_grad(unrolled)(*p, x);
    *p -= 0.5 * gradient;
    loss
}

#[computation]
fn scaled(block: &Block, x: &f32![16, 32], by: f32) -> f32![16, 32] {
    layer(block, x) * by
}

/// Applies all layers twice, whose steps differ in a constant too.
#[computation(program = Forward)]
fn forward(p: &Network, x: &f32![16, 32]) -> f32![16, 32] {
    let mut y = x;
    for block in &p.blocks {
        y = scaled(block, y, 1.5);
    }
    for block in &p.blocks {
        y = scaled(block, y, 0.5);
    }
    y
}

#[computation]
fn step_stacked(p: &mut Stacked, x: &f32![16, 32]) -> f32 {
    let (loss, gradient) = value_and_grad(scanned)(*p, x);
    *p -= 0.5 * gradient;
    loss
}

#[test]
fn layers_in_a_list_train_as_stacked_ones_in_a_scan() {
    let x = Tensor::from_fn(|[r, c]| weight(3, c, r) * 4.0);
    let mut lists = [network(), network()];
    let mut stacked = Stacked {
        w: Tensor::from_fn(|[i, r, c]| weight(i, r, c)),
        b: Tensor::from_fn(|[i, r]| weight(i, r, 1)),
    };
    let exec = typed_xla::Exec::default();
    for _ in 0..3 {
        let loss = step(&mut lists[0], &x);
        assert_eq!(step_with(&mut lists[1], &x, &exec), loss);
        let other = step_stacked(&mut stacked, &x);
        assert!((loss - other).abs() < 1e-6, "{loss} is not {other}");
    }
    assert_eq!(lists[0], lists[1]);
    assert_ne!(lists[0], network());
    for (i, block) in lists[0].blocks.iter().enumerate() {
        let rows = [(
            block.w.as_slice(),
            &stacked.w.as_slice()[1024 * i..][..1024],
        )];
        let biases = (block.b.as_slice(), &stacked.b.as_slice()[32 * i..][..32]);
        for (list, stack) in rows.into_iter().chain([biases]) {
            for (a, b) in list.iter().zip(stack) {
                assert!((a - b).abs() < 1e-5, "layer {i}: {a} is not {b}");
            }
        }
    }
}

#[test]
fn layers_in_a_list_are_computed_in_memory_of_the_caller() {
    let (p, x) = (network(), Tensor::from_fn(|[r, c]| weight(3, c, r) * 4.0));
    let (mut out, mut workspace) = (Tensor::zeros(), typed_xla::Workspace::new());
    let mut expected = x.clone();
    for by in [1.5, 0.5] {
        for block in &p.blocks {
            expected = scaled(block, &expected, by);
        }
    }
    for _ in 0..2 {
        Forward::run_into(&mut out, &mut workspace, &p, &x);
        assert_eq!(out, expected);
    }
}
