//! Loops over ranges whose numbers select parts of arrays of values: `for i in 0..3 { .. net.blocks[i] .. }`.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    blocks: [f32![2]; 4],
}

fn net() -> Net {
    Net {
        blocks: std::array::from_fn(|i| Tensor::full(10f32.powi(i as i32))),
    }
}

#[computation]
fn sums(net: &Net) -> (f32![2], f32![2], f32![2], f32![2]) {
    let mut all = zeros(f32, [2]);
    for i in 0..net.blocks.len() {
        all += net.blocks[i] * (i as f32);
    }
    let mut odd = zeros(f32, [2]);
    for i in (1..=3).step_by(2) {
        odd = 2.0 * odd + net.blocks[i];
    }
    let mut back = zeros(f32, [2]);
    for i in (0..3).rev() {
        let next = i + 1;
        back = 0.5 * back + net.blocks[next];
    }
    let mut pairs = zeros(f32, [2]);
    for i in 0..3 {
        for j in 0..i {
            pairs += net.blocks[i] * net.blocks[j];
        }
    }
    (all, odd, back, pairs)
}

#[test]
fn numbers_of_a_loop_select_parts() {
    let expected = (3210.0, 1020.0, 10.0 + 50.0 + 250.0, 1110.0);
    let (all, odd, back, pairs) = sums(&net());
    assert_eq!((all[0], odd[0], back[0], pairs[0]), expected);
}

#[computation]
fn halve(net: &mut Net) {
    for i in 1..=2 {
        net.blocks[i] = net.blocks[i - 1] + 0.5 * net.blocks[i];
    }
}

#[test]
fn numbers_of_a_loop_select_parts_to_assign() {
    let mut net = net();
    halve(&mut net);
    let values = net.blocks.each_ref().map(|block| block[1]);
    assert_eq!(values, [1.0, 6.0, 56.0, 1000.0]);
}

#[computation]
fn until(net: &mut Net, limit: f32) -> f32 {
    let mut seen = 0.0f32;
    for i in 0..3 {
        if net.blocks[i][0] > limit {
            break;
        }
        if i == 1 {
            continue;
        }
        seen += net.blocks[i][1];
        net.blocks[i] = net.blocks[i + 1];
    }
    seen
}

#[test]
fn numbers_of_a_loop_select_parts_in_branches() {
    for (limit, sum, last) in [(500.0, 101.0, 1000.0), (50.0, 1.0, 100.0)] {
        let mut net = net();
        assert_eq!(until(&mut net, limit), sum);
        let values = net.blocks.each_ref().map(|block| block[1]);
        assert_eq!(values, [10.0, 10.0, last, 1000.0]);
    }
}

#[computation]
fn alternating(net: &Net, x: f32) -> (f32![2], f32![2], f32![2]) {
    let mut all = ones(f32, [2]);
    let mut beside = zeros(f32, [2]);
    let mut turned = zeros(f32, [2]);
    for i in 0..net.blocks.len() {
        if i % 2 == 1 {
            all = all + net.blocks[i];
        } else if !(i % 3 == 0) && i > 1 {
            all = 3.0 * all;
        }
        // A known condition beside one at run time, and a remainder in an index and a size.
        if i % 2 == 0 && x > 0.0 {
            beside += net.blocks[(i + 3) % 4];
        }
        turned += sum(ones(f32, [i % 3 + 1])) * net.blocks[i];
    }
    (all, beside, turned)
}

#[test]
fn numbers_of_a_loop_have_remainders() {
    let (all, beside, turned) = alternating(&net(), 1.0);
    assert_eq!(all[0], (1.0 + 10.0) * 3.0 + 1000.0);
    assert_eq!(beside[0], 1000.0 + 10.0);
    assert_eq!(turned[0], 1.0 + 20.0 + 300.0 + 1000.0);
    assert_eq!(alternating(&net(), -1.0).1[0], 0.0);
}
