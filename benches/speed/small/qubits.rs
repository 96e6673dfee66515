//! Gates by labels, on one or two of ten qubits. Each qubit is a dimension of the state.

use std::hint::black_box;

use typed_xla::prelude::*;

use super::gates::{amplitude, apply_by_hand, element};
use super::{Row, runs};

/// The number of amplitudes.
const STATES: usize = 1024;

type State = c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2];

#[computation]
fn on_3(
    g: &c64![2, 2],
    s: &c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
) -> c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2] {
    (g("x,d") * s("a,b,c,d,e,f,g,h,i,j"))("a,b,c,x,e,f,g,h,i,j")
}

#[computation]
fn on_9(
    g: &c64![2, 2],
    s: &c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
) -> c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2] {
    (g("x,j") * s("a,b,c,d,e,f,g,h,i,j"))("a,b,c,d,e,f,g,h,i,x")
}

#[computation]
fn on_4_and_5(
    g: &c64![2, 2, 2, 2],
    s: &c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
) -> c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2] {
    (g("x,y,e,f") * s("a,b,c,d,e,f,g,h,i,j"))("a,b,c,d,x,y,g,h,i,j")
}

#[computation]
fn on_3_and_7(
    g: &c64![2, 2, 2, 2],
    s: &c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
) -> c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2] {
    (g("x,y,d,h") * s("a,b,c,d,e,f,g,h,i,j"))("a,b,c,x,e,f,g,y,i,j")
}

#[computation]
fn on_4_and_9(
    g: &c64![2, 2, 2, 2],
    s: &c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
) -> c64![2, 2, 2, 2, 2, 2, 2, 2, 2, 2] {
    (g("x,y,e,j") * s("a,b,c,d,e,f,g,h,i,j"))("a,b,c,d,x,f,g,h,i,y")
}

/// Applies a gate to two qubits, with `first` and `second` states of the qubits after each, in place.
fn apply_two_by_hand(gate: &[[c64; 4]; 4], state: &mut [c64], [first, second]: [usize; 2]) {
    for outer in state.chunks_exact_mut(2 * first) {
        let (zeros, ones) = outer.split_at_mut(first);
        let inner = zeros
            .chunks_exact_mut(2 * second)
            .zip(ones.chunks_exact_mut(2 * second));
        for (zeros, ones) in inner {
            let (a, b) = zeros.split_at_mut(second);
            let (c, d) = ones.split_at_mut(second);
            for i in 0..second {
                let all = [a[i], b[i], c[i], d[i]];
                let row =
                    |g: &[c64; 4]| g[0] * all[0] + g[1] * all[1] + g[2] * all[2] + g[3] * all[3];
                [a[i], b[i], c[i], d[i]] =
                    [row(&gate[0]), row(&gate[1]), row(&gate[2]), row(&gate[3])];
            }
        }
    }
}

/// Returns a gate as an array in plain Rust.
fn plain<const N: usize>() -> [[c64; N]; N] {
    core::array::from_fn(|i| core::array::from_fn(|j| element(0, i, j)))
}

/// Returns the row of a gate, which `by_hand` applies in place.
fn row(
    what: &'static str,
    ours: impl Fn(&State) -> State + 'static,
    by_hand: impl Fn(&mut [c64]) + 'static,
) -> Row {
    let state: State =
        Tensor::from_fn(|at: [usize; 10]| amplitude(at.iter().fold(0, |all, bit| 2 * all + bit)));
    let start: Vec<c64> = (0..STATES).map(amplitude).collect();
    runs(
        what,
        move || ours(black_box(&state)),
        move || {
            let mut state = black_box(&start).clone();
            by_hand(&mut state);
            state
        },
    )
}

pub(super) fn rows() -> Vec<Row> {
    let (one, two) = (plain::<2>(), plain::<4>());
    let gate: c64![2, 2] = Tensor::from(one);
    let pair: c64![2, 2, 2, 2] = Tensor::from_fn(|[i, j, k, l]| two[2 * i + j][2 * k + l]);
    vec![
        row(
            "a gate on qubit 3 of 10",
            move |state| on_3(black_box(&gate), state),
            move |state| apply_by_hand(black_box(&one), state, 64),
        ),
        row(
            "a gate on the last qubit of 10",
            move |state| on_9(black_box(&gate), state),
            move |state| apply_by_hand(black_box(&one), state, 1),
        ),
        row(
            "a gate on qubits 4 and 5 of 10",
            move |state| on_4_and_5(black_box(&pair), state),
            move |state| apply_two_by_hand(black_box(&two), state, [32, 16]),
        ),
        row(
            "a gate on qubits 3 and 7 of 10",
            move |state| on_3_and_7(black_box(&pair), state),
            move |state| apply_two_by_hand(black_box(&two), state, [64, 4]),
        ),
        row(
            "a gate on qubits 4 and 9 of 10",
            move |state| on_4_and_9(black_box(&pair), state),
            move |state| apply_two_by_hand(black_box(&two), state, [32, 1]),
        ),
    ]
}
