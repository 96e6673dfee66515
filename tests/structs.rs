//! Arrays of tensors and structs, tuple structs, and loops over their parts.

use typed_xla::Error;
use typed_xla::prelude::*;
use typed_xla::tensors::{Leaves, Path};
use typed_xla::workspace::Workspace;

#[known]
const DEPTH: usize = 3;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Block {
    w: f32![2, 2],
    b: f32![2],
    scale: f32,
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    blocks: [Block; DEPTH],
    heads: [[f32![2]; 2]; 2 * DEPTH - 4],
    pair: (i32, [f32; 2]),
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Pair(f32![2], [i32; 2]);

fn block(i: usize) -> Block {
    let i = i as f32;
    Block {
        w: tensor![[1.0, i], [0.0, 1.0]],
        b: tensor![i, -i],
        scale: i + 1.0,
    }
}

fn net() -> Net {
    Net {
        blocks: std::array::from_fn(block),
        heads: [
            [tensor![1.0, 2.0], tensor![3.0, 4.0]],
            [tensor![5.0, 6.0], tensor![7.0, 8.0]],
        ],
        pair: (9, [0.5, 0.25]),
    }
}

/// The same as `forward`, in Rust.
fn expected(net: &Net, x: [f32; 2]) -> [f32; 2] {
    net.blocks.iter().fold(x, |[x, y], block| {
        let at = |i: usize, j: usize| block.w.as_slice()[2 * i + j];
        let b = block.b.as_slice();
        let [x, y] = [x * at(0, 0) + y * at(1, 0), x * at(0, 1) + y * at(1, 1)];
        [(x + b[0]) * block.scale, (y + b[1]) * block.scale]
    })
}

#[computation]
fn layer(block: &Block, x: &f32![2]) -> f32![2] {
    (dot(x, block.w) + block.b) * block.scale
}

#[computation]
fn forward(net: &Net, x: &f32![2]) -> f32![2] {
    let mut y = x;
    for block in &net.blocks {
        y = layer(block, y);
    }
    y
}

#[test]
fn a_loop_visits_each_part_of_an_array() {
    let y = forward(&net(), &tensor![1.0, 2.0]);
    assert_eq!(y.as_slice(), expected(&net(), [1.0, 2.0]));
}

#[computation]
fn digits(net: &Net) -> (f32![2], f32) {
    let mut y: f32![2] = [0.0, 0.0];
    let mut all = 0.0f32;
    for (i, Block { b, scale, .. }) in net.blocks.iter().enumerate().rev() {
        y = y + b * net.heads[i - i / 2][1];
        all = all * 10.0 + scale * 2.0 + (i as f32);
    }
    (y, all)
}

#[test]
fn a_loop_counts_the_parts() {
    let (y, all) = digits(&net());
    // b of block 1 times heads[1][1], and of block 2 too.
    assert_eq!(y, tensor![3.0 * 7.0, -3.0 * 8.0]);
    assert_eq!(all, 852.0);
}

#[computation]
fn trained(net: &mut Net, rate: f32) {
    for block in &mut net.blocks {
        block.w -= rate * block.w;
        block.b = block.b * block.scale;
    }
    for (i, block) in net.blocks.iter_mut().enumerate() {
        if block.scale > 1.5 {
            block.scale = i as f32;
        }
    }
    net.blocks[DEPTH - 1].b[0] = 7.0;
    net.heads[1][0] = net.heads[0][0];
    net.heads[0] = [net.heads[0][1], [9.0, 9.0]];
    net.pair.1[1] += 1.0;
}

#[test]
fn the_parts_of_state_are_changed_in_place() {
    let mut found = net();
    let kept = found.blocks[0].w.as_slice().as_ptr();
    trained(&mut found, 0.5);
    let mut expected = net();
    for (i, block) in expected.blocks.iter_mut().enumerate() {
        block.w = tensor![[0.5, 0.5 * i as f32], [0.0, 0.5]];
        block.b = tensor![block.scale * i as f32, -block.scale * i as f32];
        if i > 0 {
            block.scale = i as f32;
        }
    }
    expected.blocks[2].b = tensor![7.0, -6.0];
    expected.heads[1][0] = tensor![1.0, 2.0];
    expected.heads[0] = [tensor![3.0, 4.0], tensor![9.0, 9.0]];
    expected.pair.1[1] = 1.25;
    assert_eq!(found, expected);
    assert_eq!(found.blocks[0].w.as_slice().as_ptr(), kept);
}

#[computation]
fn grown(blocks: [Block; 2], more: &[f32![2]; 2], mut scale: f32) -> [Block; 3] {
    for b in more {
        scale = scale + sum(b);
    }
    let [first, second] = blocks;
    let third = Block {
        b: more[1],
        scale,
        ..first
    };
    [second, third, first]
}

#[test]
fn arrays_are_passed_by_value_and_returned() {
    let more = [tensor![1.0, 2.0], tensor![3.0, 4.0]];
    let [a, b, c] = grown([block(1), block(2)], &more, 0.5);
    assert_eq!((a, c), (block(2), block(1)));
    let third = Block {
        b: tensor![3.0, 4.0],
        scale: 10.5,
        ..block(1)
    };
    assert_eq!(b, third);
}

#[computation]
fn step(blocks: &mut [Block; 3], rows: [f32![2]; 3]) -> [f32; 3] {
    let mut sums: [f32; 3] = [0.0; 3];
    for (i, block) in blocks.iter_mut().enumerate() {
        block.b += rows[i];
        sums[i] = sum(block.b);
    }
    sums
}

#[computation]
fn called(net: &mut Net) -> ([f32; 3], f32![2]) {
    let rows = net.heads[0];
    let sums = step(&mut net.blocks, [rows[0], rows[1], [1.0, 1.0]]);
    swap(&mut net.blocks[0].b, &mut net.blocks[2].b);
    let scaled = net.blocks.map(|block| block.b * block.scale);
    let mut total = scaled[0];
    for row in &scaled[1..] {
        total = total + row;
    }
    (sums, total / (scaled.len() as f32))
}

#[computation]
fn swap(a: &mut f32![2], b: &mut f32![2]) {
    (*a, *b) = (*b, *a);
}

#[test]
fn arrays_are_operands_of_computations() {
    let mut net = net();
    let (sums, mean) = called(&mut net);
    assert_eq!(sums, [3.0, 7.0, 2.0]);
    assert_eq!(net.blocks[2].b, tensor![1.0, 2.0]);
    assert_eq!(net.blocks[0].b, tensor![3.0, -1.0]);
    // (3, -1) + 2 (4, 3) + 3 (1, 2)
    assert_eq!(mean, tensor![14.0 / 3.0, 11.0 / 3.0]);
}

#[computation]
fn mixed(x: &f32![2], pair: &Pair, deep: (Pair, f32)) -> (Pair, f32) {
    let Pair(row, [first, second]) = pair;
    let mut sum = row + x;
    for layer in (Pair(x, [first, 2]), deep.0, (sum, deep.1)) {
        sum = sum + layer.0;
    }
    let (mut other, _) = deep;
    other.1[0] = second;
    Pair(_, _) = other;
    (Pair { 0: sum, ..other }, deep.1 + 1.0)
}

#[test]
fn tuple_structs_are_built_and_taken_apart() {
    let pair = |x: f32, n| Pair(tensor![x, -x], [n, n + 1]);
    let (found, next) = mixed(&tensor![1.0, 2.0], &pair(10.0, 3), (pair(0.5, 7), 1.0));
    // The sum before the loop, (11, -8), plus `x`, plus (0.5, -0.5), plus itself.
    assert_eq!(found.0, tensor![23.5, -14.5]);
    assert_eq!((found.1, next), ([4, 8], 2.0));
}

#[computation]
fn arithmetic(a: &[Pair; 2], b: &[Pair; 2], first: bool) -> [Pair; 2] {
    let mut c = if first { a } else { b };
    for _ in 0..3 {
        c = c + b;
        c[1].0 = -c[1].0;
    }
    c
}

#[test]
fn arrays_are_computed_part_by_part_and_carried_by_loops() {
    let pair = |x: f32, n| Pair(tensor![x, 2.0 * x], [n, 0]);
    let (a, b) = (
        [pair(1.0, 1), pair(2.0, 2)],
        [pair(10.0, 10), pair(20.0, 20)],
    );
    assert_eq!(arithmetic(&a, &b, true), [pair(31.0, 31), pair(-22.0, 62)]);
    assert_eq!(arithmetic(&a, &b, false)[0], pair(40.0, 40));
}

#[computation]
fn sized(parts: &[(f32![?], f32![2, ?]); 2], all: &[f32![?]; 2]) -> Result<[f32![?]; 2], Error> {
    let mut rows = all;
    for (i, (x, w)) in parts.iter().enumerate() {
        rows[i] = rows[i] + x + sum(w, [0]);
    }
    Ok(rows)
}

#[test]
fn dynamic_sizes_of_parts_are_compared() {
    let one = |n: usize| Tensor::from_fn_sized([n], |_| 1.0).unwrap();
    let part = |n: usize| (one(n), Tensor::from_fn_sized([2, n], |_| 2.0).unwrap());
    let rows = sized(&[part(2), part(3)], &[one(2), one(3)]).unwrap();
    assert_eq!(rows[1].as_slice(), [6.0, 6.0, 6.0]);
    let error = sized(&[part(2), part(3)], &[one(2), one(4)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "sized: dimension 0 of `all[1]` is 4, but `rows[i] + x` expects 3"
    );
}

#[computation(program = Updated)]
fn updated(net: &mut Net, blocks: [Block; 2], x: &f32![2]) -> ([Block; 2], [f32![2]; 2]) {
    let mut blocks = blocks;
    let mut rows = net.heads[0];
    for (i, block) in blocks.iter_mut().enumerate() {
        rows[i] = layer(block, x);
        block.b += rows[i];
        net.blocks[i].b = rows[i];
        net.pair.1[i] = sum(rows[i]);
    }
    (blocks, rows)
}

#[test]
fn programs_write_to_the_parts_of_arrays() {
    let (x, blocks) = (tensor![1.0, 2.0], [block(0), block(1)]);
    let mut net_of_call = net();
    let (expected, rows) = updated(&mut net_of_call, blocks.clone(), &x);
    assert_eq!(rows, [tensor![1.0, 2.0], tensor![4.0, 4.0]]);

    let (mut found, mut out) = (net(), [block(5), block(6)]);
    let mut sums = [Tensor::zeros(), Tensor::zeros()];
    let mut workspace = Workspace::new();
    Updated::run_into(
        (&mut out, &mut sums),
        &mut workspace,
        &mut found,
        blocks,
        &x,
    );
    assert_eq!((out, sums, &found), (expected, rows, &net_of_call));
    assert!(Updated::stablehlo().contains("typed_xla.signature"));
}

#[test]
fn leaves_are_named_by_their_path() {
    let mut names = Vec::new();
    Net::specs(Path::ROOT, &mut |spec| names.push(spec.to_string()));
    assert_eq!(names[3], "blocks.1.w: f32[2, 2]");
    assert_eq!(names[9..11], ["heads.0.0: f32[2]", "heads.0.1: f32[2]"]);
    assert_eq!(names[15], "pair.1.1: f32[]");
    names.clear();
    <[Pair; 2]>::specs(Path::ROOT, &mut |spec| names.push(spec.path.to_string()));
    assert_eq!(names, ["0.0", "0.1.0", "0.1.1", "1.0", "1.1.0", "1.1.1"]);
}

#[custom_call]
fn doubled(x: &f32![?], n: i32) -> f32![?] {
    let all = x.as_slice().iter();
    Tensor::from_vec(all.take(n as usize).map(|x| 2.0 * x).collect()).unwrap()
}

#[computation]
fn called_in_rounds(parts: &[(f32![?], i32); 2]) -> Result<(f32, f32), Error> {
    let mut sums: [f32; 2] = [0.0; 2];
    for (i, (x, n)) in parts.iter().enumerate() {
        sums[i] = sum(doubled(x, n) * x);
    }
    Ok((sums[0], sums[1]))
}

#[test]
fn each_round_of_a_loop_compares_the_sizes_of_its_own_call() {
    let part = |n: usize, found| {
        let x = Tensor::from_fn_sized([n], |[i]| i as f32).unwrap();
        (x, found)
    };
    let sums = called_in_rounds(&[part(2, 2), part(3, 3)]).unwrap();
    assert_eq!(sums, (2.0, 10.0));
    let error = called_in_rounds(&[part(2, 2), part(3, 2)]).unwrap_err();
    let text =
        "called_in_rounds: dimension 0 of `doubled(x, n)` is 2, but `doubled(x, n) * x` expects 3";
    assert_eq!(error.to_string(), text);
}

#[computation]
fn nested(net: &mut Net, rounds: i32, x: &f32![2]) -> f32![2] {
    let mut all = x;
    for i in 0..rounds {
        if i > 0 {
            for heads in net.heads.iter_mut().rev() {
                for head in heads {
                    *head = head * 2.0;
                    all += head;
                }
            }
        }
    }
    for (row, scale) in [(x, 1.0), (all, 0.5)] {
        all = all + row * scale;
    }
    let y("j") = net.blocks[1].w("i,j") * all("i");
    y
}

#[test]
fn loops_over_parts_are_nested_in_other_control_flow() {
    let mut found = net();
    let y = nested(&mut found, 3, &tensor![1.0, 1.0]);
    assert_eq!(found.heads[1][0], tensor![20.0, 24.0]);
    // The heads sum to (16, 20); twice and four times that, and `x`, are (97, 121).
    let [a, b] = [97.0 + 1.0 + 48.5, 121.0 + 1.0 + 60.5];
    assert_eq!(y, tensor![a, a + b]);
}

/// Two modules of methods call one template, which calls a computation; only aliases name their structs.
mod shared {
    use typed_xla::prelude::*;

    #[computation]
    pub(super) fn offset(x: f32) -> f32 {
        x + 1.0
    }

    #[computation]
    pub(super) fn moved<T: Tensors>(p: &T, x: f32) -> T {
        p + offset(x)
    }
}

#[computation]
mod left {
    use super::shared::moved;
    use typed_xla::prelude::*;

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub(crate) struct Left {
        pub(crate) w: f32![2],
    }

    impl Left {
        #[computation]
        pub(crate) fn go(&mut self, x: f32) {
            *self = moved(self, x);
        }
    }
}

#[computation]
mod right {
    use super::shared::moved;
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub(crate) struct Right<N: Dim> {
        pub(crate) w: f32![N],
    }

    impl<N: Dim> Right<N> {
        #[computation]
        pub(crate) fn go(&mut self, x: f32) {
            *self = moved(self, x);
        }
    }
}

#[known]
type Sides = (left::Left, right::Right<3>);

#[computation]
fn go(sides: &mut Sides, x: f32) {
    sides.0.go(x);
    sides.1.go(2.0 * x);
}

#[test]
fn an_alias_reaches_the_computations_that_methods_call() {
    let left = left::Left { w: Tensor::zeros() };
    let right = right::Right { w: Tensor::zeros() };
    let mut sides = (left, right);
    go(&mut sides, 2.0);
    assert_eq!(
        (sides.0.w, sides.1.w),
        (Tensor::full(3.0), Tensor::full(5.0))
    );
}
