//! Scans over stacked weights: structs of arrays with a leading dimension, whose slices are structs.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[known]
const LAYERS: usize = 48;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Block {
    w: f32![4, 4],
    b: f32![4],
    scale: f32,
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Stacked {
    w: f32![LAYERS, 4, 4],
    b: f32![LAYERS, 4],
    scale: f32![LAYERS],
}

fn block(i: usize) -> Block {
    let at = |k: usize| ((i * 7 + k * 5) % 11) as f32 / 11.0 - 0.5;
    Block {
        w: Tensor::from_fn(|[r, c]| at(4 * r + c)),
        b: Tensor::from_fn(|[r]| at(r + 3)),
        scale: 1.0 + at(9),
    }
}

fn stacked() -> Stacked {
    let blocks: Vec<Block> = (0..48).map(block).collect();
    Stacked {
        w: Tensor::from_fn(|[i, r, c]| blocks[i].w.as_slice()[4 * r + c]),
        b: Tensor::from_fn(|[i, r]| blocks[i].b.as_slice()[r]),
        scale: Tensor::from_fn(|[i]| blocks[i].scale),
    }
}

#[computation]
fn layer(block: &Block, x: &f32![4]) -> f32![4] {
    tanh(dot(x, block.w) + block.b) * block.scale
}

#[computation]
fn unrolled(blocks: &[Block; LAYERS], x: &f32![4]) -> f32![4] {
    let mut y = x;
    for block in blocks {
        y = layer(block, y);
    }
    y
}

#[computation(program = Scanned)]
fn scanned(blocks: &Stacked, x: &f32![4]) -> f32![4] {
    scan(|x, block| (layer(block, x), ()), x, blocks).0
}

#[test]
fn one_loop_computes_all_layers() {
    let blocks: [Block; 48] = std::array::from_fn(block);
    let x = tensor![1.0, -0.5, 0.25, 2.0];
    assert_eq!(scanned(&stacked(), &x), unrolled(&blocks, &x));
    assert_eq!(Scanned::stablehlo().matches("tanh").count(), 1);
}

/// The same with fields, patterns and types of the slices.
#[computation]
fn written_out(blocks: &Stacked, x: &f32![4]) -> (f32![4], f32![4], f32![4], f32) {
    let (a, _) = scan(
        |x, block| {
            let next = tanh(dot(x, block.w) + block.b) * block.scale;
            (next, ())
        },
        x,
        blocks,
    );
    let (b, scales) = scan(
        |x, Stacked { w, b, scale }| (tanh(dot(x, w) + b) * scale, scale),
        x,
        blocks,
    );
    let (c, _) = scan(
        |x, block: Block| {
            let Block { w, b, scale } = block;
            (tanh(dot(x, w) + b) * scale, ())
        },
        x,
        blocks,
    );
    (a, b, c, sum(scales))
}

#[test]
fn slices_have_the_fields_of_the_struct() {
    let x = tensor![1.0, -0.5, 0.25, 2.0];
    let expected = scanned(&stacked(), &x);
    let (a, b, c, scales) = written_out(&stacked(), &x);
    assert_eq!((&a, &b, &c), (&expected, &expected, &expected));
    let expected: f32 = (0..48).map(|i| block(i).scale).sum();
    assert!((scales - expected).abs() < 1e-4);
}

/// Updates of all blocks by the slices of two stacks.
#[computation]
fn updated(blocks: &mut Stacked, g: &Stacked, rate: f32) -> Stacked {
    let (norm, clipped) = scan(
        |norm, (block, g)| {
            let change = g * min(1.0 / global_norm(g), 1.0);
            let next = Block {
                scale: 1.0,
                ..block
            };
            let next = tree_map(|p, g| p - rate * g, next, change);
            (norm + global_norm(change), next)
        },
        0.0f32,
        (*blocks, g),
    );
    *blocks = clipped;
    let (_, scaled) = scan(|_, block| ((), norm * block), (), g);
    scaled
}

#[test]
fn stacked_outputs_are_structs() {
    let (mut blocks, g) = (stacked(), stacked());
    let scaled = updated(&mut blocks, &g, 0.5);
    let mut total = 0.0;
    for i in 0..48 {
        let block = block(i);
        let all = block.w.as_slice().iter().chain(block.b.as_slice());
        let squares: f32 = all.map(|x| x * x).sum::<f32>() + block.scale * block.scale;
        let factor = (1.0 / squares.sqrt()).min(1.0);
        total += factor * squares.sqrt();
        let expected = 1.0 - 0.5 * factor * block.scale;
        assert!((blocks.scale.as_slice()[i] - expected).abs() < 1e-6);
        let expected = block.w.as_slice()[5] * (1.0 - 0.5 * factor);
        assert!((blocks.w.as_slice()[16 * i + 5] - expected).abs() < 1e-6);
    }
    let expected = total * g.b.as_slice()[70];
    assert!((scaled.b.as_slice()[70] - expected).abs() < 1e-4);
}

#[derive(Tensors)]
struct Linear<I: Dim, O: Dim> {
    w: f32![I, O],
    b: f32![O],
}

#[derive(Tensors)]
struct Mlp {
    up: Linear<Size<4>, Size<8>>,
    down: Linear<Size<8>, Size<4>>,
}

#[derive(Tensors)]
struct Linears<L: Dim, I: Dim, O: Dim> {
    w: f32![L, I, O],
    b: f32![L, O],
}

#[derive(Tensors)]
struct Mlps<L: Dim> {
    up: Linears<L, Size<4>, Size<8>>,
    down: Linears<L, Size<8>, Size<4>>,
}

#[computation]
fn linear<I: Dim, O: Dim>(p: &Linear<I, O>, x: &f32![I]) -> f32![O] {
    dot(x, p.w) + p.b
}

#[computation]
fn mlp(p: &Mlp, x: &f32![4]) -> f32![4] {
    x + linear(p.down, relu(linear(p.up, x)))
}

#[computation]
fn deep<L: Dim>(blocks: &Mlps<L>, x: &f32![4]) -> f32![4] {
    scan(|x, block| (mlp(block, x), ()), x, blocks).0
}

#[computation]
fn by_parts<L: Dim>(blocks: &Mlps<L>, x: &f32![4]) -> f32![4] {
    let (y, _) = scan(
        |x, (up, down)| (x + linear(down, relu(linear(up, x))), ()),
        x,
        (blocks.up, blocks.down),
    );
    y
}

#[test]
fn slices_of_generic_structs_fit_generic_structs() {
    let blocks: Mlps<Size<3>> = Mlps {
        up: Linears {
            w: Tensor::from_fn(|[l, i, o]| (l + i) as f32 - o as f32),
            b: Tensor::from_fn(|[l, o]| (l * o) as f32),
        },
        down: Linears {
            w: Tensor::from_fn(|[l, i, o]| o as f32 - (l * i) as f32),
            b: Tensor::from_fn(|[l, o]| (l + o) as f32),
        },
    };
    let mut x = [1.0f32, 0.5, -1.0, 0.25];
    for l in 0..3 {
        let up: Vec<f32> = (0..8)
            .map(|o| {
                let sum: f32 = (0..4).map(|i| x[i] * ((l + i) as f32 - o as f32)).sum();
                (sum + (l * o) as f32).max(0.0)
            })
            .collect();
        for (o, x) in x.iter_mut().enumerate() {
            let sum: f32 = (0..8).map(|i| up[i] * (o as f32 - (l * i) as f32)).sum();
            *x += sum + (l + o) as f32;
        }
    }
    let y = deep(&blocks, &tensor![1.0, 0.5, -1.0, 0.25]);
    assert_eq!(y.as_slice(), x);
    assert_eq!(by_parts(&blocks, &tensor![1.0, 0.5, -1.0, 0.25]), y);
}

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Dense<I: Dim, O: Dim> {
        pub w: f32![I, O],
        pub b: f32![O],
    }

    impl<I: Dim, O: Dim> Dense<I, O> {
        #[computation]
        pub fn forward(&self, x: &f32![I]) -> f32![O] {
            relu(dot(x, self.w) + self.b)
        }
    }
}

use layers::Dense;

#[computation]
fn by_method<L: Dim>(blocks: &Linears<L, 4, 4>, x: &f32![4]) -> f32![4] {
    scan(|x, block: Dense<4, 4>| (block.forward(x), ()), x, blocks).0
}

#[test]
fn slices_have_methods_of_the_stated_struct() {
    let blocks: Linears<Size<2>, Size<4>, Size<4>> = Linears {
        w: Tensor::full(0.5),
        b: Tensor::from_fn(|[l, o]| (l + o) as f32 - 1.0),
    };
    let y = by_method(&blocks, &tensor![1.0, 1.0, 0.0, 0.0]);
    // The first layer returns (0, 1, 2, 3), whose half sum is 3.
    assert_eq!(y, tensor![3.0, 4.0, 5.0, 6.0]);
    let dense: Dense<Size<4>, Size<4>> = Dense {
        w: Tensor::full(0.5),
        b: tensor![0.0, 1.0, 2.0, 3.0],
    };
    assert_eq!(dense.forward(&tensor![0.0, 1.0, 2.0, 3.0]), y);
}

/// Each block of a stack at its own input, and the gradients of all blocks.
#[computation]
fn mapped(blocks: &Stacked, x: &f32![LAYERS, 4]) -> (f32![LAYERS, 4], Stacked, Stacked) {
    let y = vmap(layer)(blocks, x);
    let loss = |block, x| sum(layer(block, x));
    let gradients = vmap(grad(loss))(blocks, x);
    let typed = vmap(|block: &Block, x| Block {
        w: block.w * x[0],
        ..block
    });
    (y, gradients, typed(blocks, x))
}

#[computation]
fn one(block: &Block, x: &f32![4]) -> (f32![4], Block) {
    (layer(block, x), grad(|block| sum(layer(block, x)))(block))
}

#[test]
fn a_function_of_a_slice_is_mapped_over_a_stack() {
    let x = Tensor::from_fn(|[i, j]| ((i * 4 + j) as f32 * 0.37).sin());
    let (y, gradients, typed) = mapped(&stacked(), &x);
    let near = |a: f32, b: f32| assert!((a - b).abs() < 1e-5, "{a} is not {b}");
    for i in 0..48 {
        let row: f32![4] = Tensor::from_fn(|[j]| x[[i, j]]);
        let (of_row, gradient) = one(&block(i), &row);
        for j in 0..4 {
            near(y[[i, j]], of_row[[j]]);
            near(gradients.w[[i, 1, j]], gradient.w[[1, j]]);
            near(gradients.b[[i, j]], gradient.b[[j]]);
            near(typed.w[[i, j, 2]], block(i).w[[j, 2]] * row[[0]]);
        }
        near(gradients.scale[[i]], gradient.scale);
        assert_eq!(typed.scale[[i]], block(i).scale);
    }
}
