//! Training some parts of a struct: by lending them, and by a mask.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam, sgd};

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Block {
    w: f32![2, 2],
    b: f32![2],
}

#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Network {
    blocks: [Block; 2],
    head: Block,
}

#[computation]
fn layer(block: &Block, x: &f32![2]) -> f32![2] {
    tanh(dot(x, block.w) + block.b)
}

#[computation]
fn loss(net: &Network, x: &f32![2]) -> f32 {
    let mut y = x;
    for block in &net.blocks {
        y = layer(block, y);
    }
    sum(layer(net.head, y))
}

/// Trains the head, whose gradient alone is computed.
#[computation(program = Head)]
fn train_head(net: &mut Network, x: &f32![2]) -> f32 {
    let of_head = |head: &Block| loss(Network { head, ..net }, x);
    let (loss, gradient) = value_and_grad(of_head)(net.head);
    sgd(&mut net.head, gradient, 0.5);
    loss
}

/// Trains the last block and the offset of the head.
#[computation(program = Masked)]
fn train_masked(net: &mut Network, state: &mut Adam<Network>, x: &f32![2]) -> f32 {
    let mut trained = tree_map(|_| false, net);
    trained.blocks[1] = tree_map(|_| true, net.blocks[1]);
    trained.head.b = true;
    let (loss, gradient) = value_and_grad(loss)(net, x);
    let gradient = tree_map(|g, on| select(on, g, 0.0), gradient, trained);
    adam(net, state, gradient, 0.5);
    loss
}

#[computation(program = All)]
fn train_all(net: &mut Network, state: &mut Adam<Network>, x: &f32![2]) -> f32 {
    let (loss, gradient) = value_and_grad(loss)(net, x);
    adam(net, state, gradient, 0.5);
    loss
}

fn network() -> Network {
    let block = |x: f32| Block {
        w: tensor![[x, 0.5], [-x, 0.25]],
        b: tensor![0.125, -x],
    };
    Network {
        blocks: [block(0.5), block(-0.25)],
        head: block(1.0),
    }
}

#[test]
fn a_part_that_is_lent_is_trained_alone() {
    let (mut net, before) = (network(), network());
    let x = tensor![1.0, -2.0];
    let first = train_head(&mut net, &x);
    assert_eq!(net.blocks, before.blocks);
    assert!(net.head.w != before.head.w && net.head.b != before.head.b);
    assert!(train_head(&mut net, &x) < first);
}

#[test]
fn a_mask_selects_parts_by_their_fields() {
    let (mut net, before) = (network(), network());
    let (mut state, x) = (Adam::default(), tensor![1.0, -2.0]);
    train_masked(&mut net, &mut state, &x);
    assert_eq!(net.blocks[0], before.blocks[0]);
    assert_eq!(net.head.w, before.head.w);
    assert!(net.blocks[1].w != before.blocks[1].w && net.blocks[1].b != before.blocks[1].b);
    assert!(net.head.b != before.head.b);
}

/// Three products compute the loss. Of the head, only the product with the layer's input follows, and below the head the
/// one that passes the gradient on.
#[test]
fn the_gradients_of_frozen_parts_are_not_computed() {
    let products = |graph: &str| graph.matches("dot_general").count();
    let graphs = [
        Head::optimised_graphviz(),
        Masked::optimised_graphviz(),
        All::optimised_graphviz(),
    ];
    assert_eq!(graphs.map(products), [4, 5, 8]);
}
