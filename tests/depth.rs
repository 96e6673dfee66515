//! Structs with a number of layers as a parameter: `struct Net<const L: usize, D: Dim> { blocks: [Block<D>; L] }`.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;
use typed_xla::tensors::{Leaves, Path};

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Block<D: Dim> {
    w: f32![D, D],
    b: f32![D],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Net<const L: usize, D: Dim> {
    blocks: [Block<D>; L],
    scale: f32![D],
}

#[known]
const LAYERS: usize = 3;

/// An alias of computations.
#[known]
type Deep = Net<LAYERS, 4>;

/// An alias of Rust.
type Plain = Net<{ LAYERS }, Size<4>>;

/// A struct whose fields have numbers of layers.
#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Pair<const L: usize> {
    first: Net<2, Size<4>>,
    rest: [Net<L, Size<4>>; 2],
    last: Net<{ LAYERS }, Size<4>>,
}

fn block<D: Dim>(scale: f32) -> Block<D> {
    Block {
        w: Tensor::from_fn(|[i, j]| 0.1 * scale * (i as f32 - j as f32 + 0.5)),
        b: Tensor::from_fn(|[i]| 0.1 * (scale + i as f32)),
    }
}

fn net<const L: usize>() -> Net<L, Size<4>> {
    Net {
        blocks: std::array::from_fn(|i| block(i as f32 + 0.5)),
        scale: Tensor::full(0.5),
    }
}

fn x() -> f32![4] {
    tensor![1.0, -2.0, 3.0, 0.5]
}

#[computation]
fn layer<D: Dim>(block: &Block<D>, x: &f32![D]) -> f32![D] {
    tanh(dot(x, block.w) + block.b)
}

/// The layers, without a loop.
fn unrolled<const L: usize>(net: &Net<L, Size<4>>, x: &f32![4]) -> f32![4] {
    let mut y = *x;
    for block in &net.blocks {
        y = layer(block, &y);
    }
    Tensor::from_fn(|[i]| y.as_slice()[i] * net.scale.as_slice()[i])
}

mod concrete {
    use super::*;

    #[computation]
    fn looped(net: &Net<3, 4>, x: &f32![4]) -> f32![4] {
        let mut y = x;
        for block in &net.blocks {
            y = layer(block, y);
        }
        y * net.scale
    }

    #[computation]
    fn as_types(net: &Net<3, Size<4>>, x: &f32![4]) -> f32![4] {
        looped(net, x)
    }

    #[computation]
    fn by_constant(net: &Net<LAYERS, 4>, x: &f32![4]) -> f32![4] {
        looped(net, x)
    }

    #[computation]
    fn by_arithmetic(net: &Net<{ LAYERS * 2 - 3 }, 4>, x: &f32![4]) -> f32![4] {
        looped(net, x)
    }

    #[computation]
    fn by_alias(net: &Deep, x: &f32![4]) -> f32![4] {
        looped(net, x)
    }

    #[computation]
    fn of_any_width<D: Dim>(net: &Net<LAYERS, D>, x: &f32![D]) -> f32![D] {
        let mut y = x;
        for i in 0..3 {
            y = layer(net.blocks[i], y);
        }
        y * net.scale
    }

    #[test]
    fn a_number_of_layers_is_written_as_in_rust_or_as_a_size() {
        let (net, x): (Plain, _) = (net(), x());
        let expected = unrolled(&net, &x);
        assert_eq!(looped(&net, &x), expected);
        assert_eq!(as_types(&net, &x), expected);
        assert_eq!(by_constant(&net, &x), expected);
        assert_eq!(by_arithmetic(&net, &x), expected);
        assert_eq!(by_alias(&net, &x), expected);
        assert_eq!(of_any_width(&net, &x), expected);
    }

    #[computation(program = Moved)]
    fn moved(net: &mut Net<3, 4>, rate: f32) -> (Net<2, 4>, [Net<1, 4>; 2]) {
        for (i, block) in net.blocks.iter_mut().enumerate() {
            block.b += rate * ((i + 1) as f32);
        }
        let Net {
            blocks: [a, b, c],
            scale,
        } = net;
        let ends = [Net { blocks: [a], scale }, Net { blocks: [c], scale }];
        (
            Net {
                blocks: [b, a],
                scale,
            },
            ends,
        )
    }

    #[test]
    fn results_and_states_have_layers() {
        let mut net = net::<3>();
        let before = net.clone();
        let (two, [first, last]) = moved(&mut net, 0.5);
        for (i, (block, old)) in net.blocks.iter().zip(&before.blocks).enumerate() {
            let moved = Tensor::from_fn(|[j]| old.b.as_slice()[j] + 0.5 * (i + 1) as f32);
            assert_eq!(block.b, moved);
        }
        assert_eq!(two.blocks, [net.blocks[1].clone(), net.blocks[0].clone()]);
        assert_eq!(first.blocks[0], net.blocks[0]);
        assert_eq!(last.blocks[0], net.blocks[2]);
    }

    #[computation]
    fn of_fields(pair: &Pair<1>) -> f32 {
        sum(pair.first) + sum(pair.rest[1]) + sum(pair.last)
    }

    #[test]
    fn fields_have_numbers_of_layers() {
        let pair = Pair {
            first: net(),
            rest: [net(), net()],
            last: net(),
        };
        let mut names = Vec::new();
        Pair::<1>::specs(Path::ROOT, &mut |spec| names.push(spec.to_string()));
        assert_eq!(names[2], "first.blocks.1.w: f32[4, 4]");
        assert_eq!(names[names.len() - 1], "last.scale: f32[4]");
        let total = |leaf: &[f32]| leaf.iter().sum::<f32>();
        let of = |blocks: &[Block<Size<4>>]| -> f32 {
            blocks
                .iter()
                .map(|b| total(b.w.as_slice()) + total(b.b.as_slice()))
                .sum()
        };
        let expected =
            of(&pair.first.blocks) + of(&pair.rest[1].blocks) + of(&pair.last.blocks) + 6.0;
        assert!((of_fields(&pair) - expected).abs() < 1e-4);
    }
}

mod templates {
    use super::*;

    #[computation]
    fn forward<const L: usize, D: Dim>(net: &Net<L, D>, x: &f32![D]) -> f32![D] {
        let mut y = x;
        for block in &net.blocks {
            y = layer(block, y);
        }
        y * net.scale
    }

    #[computation]
    fn all(one: &Net<1, 4>, three: &Net<3, 4>, x: &f32![4]) -> (f32![4], f32![4], f32![4]) {
        (
            forward(one, x),
            forward(three, x),
            forward::<3, _>(three, x),
        )
    }

    #[test]
    fn a_template_takes_any_number_of_layers() {
        let (one, three, x) = (net(), net(), x());
        let deep = unrolled(&three, &x);
        assert_eq!(all(&one, &three, &x), (unrolled(&one, &x), deep, deep));
    }

    /// The number in expressions, as a size, as a bound, and as an index.
    #[computation]
    fn numbers<const L: usize, D: Dim>(net: &Net<L, D>) -> (f32![L, D], f32, i32) {
        let mut rows = zeros(f32, [L, D]);
        for i in 0..L {
            rows[i] = net.blocks[i].b;
        }
        let last = net.blocks[L - 1];
        (rows, sum(last.b) / (L as f32), L as i32 * 2)
    }

    #[computation]
    fn numbered(net: &Net<3, 4>) -> (f32![3, 4], f32, i32) {
        numbers(net)
    }

    #[test]
    fn the_number_is_known() {
        let net = net::<3>();
        let (rows, mean, twice) = numbered(&net);
        for (i, block) in net.blocks.iter().enumerate() {
            assert_eq!(rows.as_slice()[4 * i..][..4], *block.b.as_slice());
        }
        let last: f32 = net.blocks[2].b.as_slice().iter().sum();
        assert!((mean - last / 3.0).abs() < 1e-6);
        assert_eq!(twice, 6);
    }

    #[computation]
    fn loops<const L: usize, D: Dim>(net: &Net<L, D>, other: &Net<L, D>) -> f32 {
        let mut total = 0.0f32;
        for (i, block) in net.blocks.iter().enumerate() {
            total += (i as f32) * sum(block.b);
        }
        for (a, b) in net.blocks.iter().zip(&other.blocks) {
            total += sum(a.b * b.b);
        }
        for block in net.blocks.iter().rev() {
            total = 0.5 * total + block.b[0];
        }
        total
    }

    #[computation]
    fn looped(a: &Net<2, 4>, b: &Net<2, 4>) -> f32 {
        loops(a, b)
    }

    #[test]
    fn loops_over_layers() {
        let (a, mut b) = (net::<2>(), net::<2>());
        b.blocks.reverse();
        let [first, second] = &a.blocks;
        let (f, s) = (first.b.as_slice(), second.b.as_slice());
        let dot: f32 = f.iter().zip(s).map(|(f, s)| f * s).sum();
        let total = s.iter().sum::<f32>() + 2.0 * dot;
        let expected = 0.5 * (0.5 * total + s[0]) + f[0];
        assert!((looped(&a, &b) - expected).abs() < 1e-5);
    }

    #[computation]
    fn deeper<const L: usize, D: Dim>(net: &Net<L, D>, block: &Block<D>) -> Net<{ L + 1 }, D> {
        let mut blocks = [block; L + 1];
        for i in 0..L {
            blocks[i] = net.blocks[i];
        }
        Net {
            blocks,
            scale: net.scale,
        }
    }

    #[computation]
    fn without_last<const L: usize, D: Dim>(net: &Net<{ L + 1 }, D>) -> Net<L, D> {
        Net {
            blocks: net.blocks[..L],
            scale: net.scale,
        }
    }

    #[computation]
    fn both(net: &Net<2, 4>, block: &Block<4>) -> (Net<3, 4>, Net<1, 4>) {
        (deeper(net, block), without_last(net))
    }

    #[test]
    fn arithmetic_on_the_number() {
        let (net, block) = (net::<2>(), block(7.0));
        let (three, one) = both(&net, &block);
        assert_eq!(three.blocks[..2], net.blocks);
        assert_eq!(three.blocks[2], block);
        assert_eq!(one.blocks, net.blocks[..1]);
    }
}

mod transformations {
    use super::*;

    #[derive(Tensors)]
    #[tensors(Clone)]
    struct Moments<T: Tensors> {
        m: T,
        v: T,
        step: i32,
    }

    #[computation]
    fn loss<const L: usize, D: Dim>(net: &Net<L, D>, x: &f32![D]) -> f32 {
        let mut y = x;
        for block in &net.blocks {
            y = layer(block, y);
        }
        sum(y * y * net.scale)
    }

    #[computation]
    fn descend<const L: usize, D: Dim>(net: &mut Net<L, D>, x: &f32![D]) -> f32 {
        let (value, g) = value_and_grad(|net| loss(net, x))(net);
        *net -= 0.1 * g;
        value
    }

    #[computation]
    fn step(net: &mut Deep, moments: &mut Moments<Deep>, x: &f32![4]) -> f32 {
        let g = grad(|net| loss(net, x))(net);
        moments.step += 1;
        moments.m = tree_map(|m, g| 0.9 * m + 0.1 * g, moments.m, g);
        moments.v += g * g;
        descend(net, x)
    }

    #[computation]
    fn losses(net: &Net<3, 4>, xs: &f32![5, 4]) -> f32![5] {
        vmap(|x| loss(net, x))(xs)
    }

    #[computation]
    fn by_hand(
        blocks: [Block<4>; 3],
        scale: &f32![4],
        x: &f32![4],
    ) -> (Block<4>, Block<4>, Block<4>) {
        let [a, b, c] = blocks;
        grad(|(a, b, c)| {
            let y = layer(c, layer(b, layer(a, x)));
            sum(y * y * scale)
        })((a, b, c))
    }

    #[test]
    fn derivatives_are_those_of_the_unrolled_layers() {
        let (mut net, x) = (net::<3>(), x());
        let zero: Plain = Net::default();
        let mut moments = Moments {
            m: zero.clone(),
            v: zero,
            step: 0,
        };
        let (a, b, c) = by_hand(net.blocks.clone(), &net.scale, &x);
        let before = net.clone();
        let value = step(&mut net, &mut moments, &x);
        assert!(value > 0.0 && moments.step == 1);
        for ((block, old), g) in net.blocks.iter().zip(&before.blocks).zip([a, b, c]) {
            for ((new, old), g) in block.w.iter().zip(&old.w).zip(&g.w) {
                assert!((new - (old - 0.1 * g)).abs() < 1e-6);
            }
        }
        let xs = Tensor::from_fn(|[i, j]| (i as f32) * 0.3 - (j as f32) * 0.2);
        let all = losses(&net, &xs);
        assert!(all.iter().all(|value| *value >= 0.0));
    }
}
