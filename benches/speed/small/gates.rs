//! Quantum gates: small matrices that a dimension in the middle of a large array is multiplied with.

use std::hint::black_box;

use typed_xla::prelude::*;

use super::{Row, runs};

/// The number of qubits.
const QUBITS: usize = 12;

/// A gate on the qubit between the `L` states of those before it and the `R` states of those after it.
#[computation]
fn apply<L: Dim, R: Dim>(gate: &c64![2, 2], state: &c64![L, 2, R]) -> c64![L, 2, R] {
    (gate("a,b") * state("l,b,r"))("l,a,r")
}

/// A gate on each of twelve qubits.
#[computation]
fn circuit(gates: &c64![12, 2, 2], state: &c64![4096]) -> c64![4096] {
    let s = apply(gates[0], reshape(state, [1, 2, 2048]));
    let s = apply(gates[1], reshape(s, [2, 2, 1024]));
    let s = apply(gates[2], reshape(s, [4, 2, 512]));
    let s = apply(gates[3], reshape(s, [8, 2, 256]));
    let s = apply(gates[4], reshape(s, [16, 2, 128]));
    let s = apply(gates[5], reshape(s, [32, 2, 64]));
    let s = apply(gates[6], reshape(s, [64, 2, 32]));
    let s = apply(gates[7], reshape(s, [128, 2, 16]));
    let s = apply(gates[8], reshape(s, [256, 2, 8]));
    let s = apply(gates[9], reshape(s, [512, 2, 4]));
    let s = apply(gates[10], reshape(s, [1024, 2, 2]));
    let s = apply(gates[11], reshape(s, [2048, 2, 1]));
    reshape(s, [4096])
}

#[computation]
fn wide(gate: &c64![2, 2], state: &c64![1024, 2, 2]) -> c64![1024, 2, 2] {
    apply(gate, state)
}

#[computation]
fn last(gate: &c64![2, 2], state: &c64![2048, 2, 1]) -> c64![2048, 2, 1] {
    apply(gate, state)
}

/// Applies a gate to a qubit with `right` states of the qubits after it, in place.
pub(super) fn apply_by_hand(gate: &[[c64; 2]; 2], state: &mut [c64], right: usize) {
    let [[a, b], [c, d]] = *gate;
    for pair in state.chunks_exact_mut(2 * right) {
        let (zeros, ones) = pair.split_at_mut(right);
        for (zero, one) in zeros.iter_mut().zip(ones) {
            let (x, y) = (*zero, *one);
            *zero = a * x + b * y;
            *one = c * x + d * y;
        }
    }
}

/// An element of a gate, which is not unitary but keeps numbers of this size.
pub(super) fn element(i: usize, j: usize, k: usize) -> c64 {
    let angle = (1 + i + 2 * j + 3 * k) as f32;
    c64::new(0.7 * angle.cos(), 0.7 * angle.sin())
}

pub(super) fn amplitude(i: usize) -> c64 {
    c64::new((i % 7) as f32 * 0.1, (i % 5) as f32 * 0.1)
}

pub(super) fn rows() -> Vec<Row> {
    let gates: [[[c64; 2]; 2]; QUBITS] = core::array::from_fn(|i| {
        core::array::from_fn(|j| core::array::from_fn(|k| element(i, j, k)))
    });
    let start: Vec<c64> = (0..1 << QUBITS).map(amplitude).collect();
    let by_hand = start.clone();
    let ours = Tensor::from_fn(|[i]| amplitude(i));
    let all = Tensor::from(gates);
    let circuit = runs(
        "twelve gates on 12 qubits",
        move || circuit(black_box(&all), black_box(&ours)),
        move || {
            let mut state = black_box(&by_hand).clone();
            for (qubit, gate) in black_box(&gates).iter().enumerate() {
                apply_by_hand(gate, &mut state, 1 << (QUBITS - 1 - qubit));
            }
            state
        },
    );
    let (gate, by_hand) = (Tensor::from(gates[0]), start.clone());
    let ours = Tensor::from_fn(|[i, j, k]| amplitude(4 * i + 2 * j + k));
    let one = runs(
        "a gate on c64[1024, 2, 2]",
        move || wide(black_box(&gate), black_box(&ours)),
        move || {
            let mut state = black_box(&by_hand).clone();
            apply_by_hand(&black_box(&gates)[0], &mut state, 2);
            state
        },
    );
    let gate = Tensor::from(gates[0]);
    let ours = Tensor::from_fn(|[i, j, _]| amplitude(2 * i + j));
    let end = runs(
        "a gate on c64[2048, 2, 1]",
        move || last(black_box(&gate), black_box(&ours)),
        move || {
            let mut state = black_box(&start).clone();
            apply_by_hand(&black_box(&gates)[0], &mut state, 1);
            state
        },
    );
    vec![circuit, one, end]
}
