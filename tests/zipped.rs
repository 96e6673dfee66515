//! Loops over the parts of two arrays together, and assignments to several places.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Block {
    w: f32![2],
    b: f32,
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    blocks: [Block; 2],
    rates: [f32; 3],
}

fn net(scale: f32) -> Net {
    let block = |b: f32| Block {
        w: tensor![b, 2.0 * b],
        b,
    };
    Net {
        blocks: [block(scale), block(10.0 * scale)],
        rates: [1.0, 2.0, 3.0],
    }
}

#[computation]
fn descend(p: &mut Net, g: &Net) -> f32 {
    let mut total = 0.0;
    for (i, ((p, g), rate)) in p.blocks.iter_mut().zip(&g.blocks).zip(g.rates).enumerate() {
        p.w -= rate * g.w;
        total += (i + 1) as f32 * g.b;
    }
    total
}

#[test]
fn parts_of_several_arrays_are_visited_together() {
    let (mut p, g) = (net(1.0), net(2.0));
    assert_eq!(descend(&mut p, &g), 2.0 + 2.0 * 20.0);
    assert_eq!(p.blocks[0].w, tensor![1.0 - 2.0, 2.0 - 4.0]);
    assert_eq!(p.blocks[1].w, tensor![10.0 - 40.0, 20.0 - 80.0]);
}

#[computation]
fn swapped(p: &mut Net) {
    for (a, b) in p.blocks.iter_mut().zip(p.rates.iter_mut()).rev() {
        (a.b, *b) = (b, a.b);
    }
    (p.rates[2], p.blocks[0].w[1]) = (p.blocks[0].w[1], p.rates[2]);
}

#[test]
fn places_of_two_arrays_are_assigned_together() {
    let mut p = net(4.0);
    swapped(&mut p);
    assert_eq!((p.blocks[0].b, p.blocks[1].b), (1.0, 2.0));
    assert_eq!(p.rates, [4.0, 40.0, 8.0]);
    assert_eq!(p.blocks[0].w, tensor![4.0, 3.0]);
}
