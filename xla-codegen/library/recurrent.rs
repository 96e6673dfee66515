//! Recurrent layers and losses of sequences. Calls pass the weights; batches are dimensions before the features, or a
//! `vmap`.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// The last state after all steps of a sequence.
//! #[computation]
//! fn read(x: &f32![5, 2], w: &f32![2, 12], u: &f32![3, 12]) -> f32![3] {
//!     let mut h = zeros(f32, [3]);
//!     let mut c = zeros(f32, [3]);
//!     for t in 0..5 {
//!         (h, c) = lstm_cell(x[t], h, c, w, u);
//!     }
//!     h
//! }
//!
//! /// The loss of labels that are not aligned with the steps.
//! #[computation]
//! fn loss(logits: &f32![5, 3], labels: &i32![2]) -> f32 {
//!     ctc_loss(logits, labels)
//! }
//!
//! let h = read(&Tensor::ones(), &Tensor::full(0.1), &Tensor::full(0.2));
//! assert!(h[[0]] > 0.1 && h[[0]] == h[[2]]);
//! // 35 of the 3^5 paths of five steps become 1, 2.
//! let all = loss(&Tensor::zeros(), &tensor![1, 2]);
//! assert!((all - (243.0f32 / 35.0).ln()).abs() < 1e-5);
//! ```

/// Computes the next state of a gated recurrent unit.
///
/// ```text
/// r = logistic(x w_r + b_r + h u_r + c_r)      z = logistic(x w_z + b_z + h u_z + c_z)
/// n = tanh(x w_n + b_n + r * (h u_n + c_n))    result = (1 - z) * n + z * h
/// ```
///
/// `w` has the columns of r, z and n side by side, and so have `u` and the biases `b` and `c`, which are 0 by default: the
/// order of PyTorch, whose weights are transposed. `GRUCell` of Flax has of `c` only the part of n.
#[wide]
pub fn gru_cell<E: Float, N: Dim, H: Dim>(
    x: &Tensor![E; ..S, N],
    h: &Tensor![E; ..S, H],
    w: &Tensor![E; N, 3 * H],
    u: &Tensor![E; H, 3 * H],
    #[default(-0.0)] b: &Tensor![E; 3 * H],
    #[default(-0.0)] c: &Tensor![E; 3 * H],
) -> Tensor![E; ..S, H] {
    let (xr, xz, xn) = split(projected(x, w) + b.along([-1]), parts = 3, dimension = -1);
    let (hr, hz, hn) = split(projected(h, u) + c.along([-1]), parts = 3, dimension = -1);
    let (r, z) = (logistic(xr + hr), logistic(xz + hz));
    let n = tanh(xn + r * hn);
    (1.0 - z) * n + z * h
}

/// Computes the next hidden state and cell state of a long short-term memory.
///
/// ```text
/// i = logistic(x w_i + h u_i + b_i)     f = logistic(x w_f + h u_f + b_f)
/// g = tanh(x w_g + h u_g + b_g)         o = logistic(x w_o + h u_o + b_o)
/// cell = f * c + i * g                  hidden = o * tanh(cell)
/// ```
///
/// `w` has the columns of i, f, g and o side by side, and so have `u` and the bias `b`, which is 0 by default: the order of
/// PyTorch and Flax. The result is the pair of the new `h` and the new `c`.
#[wide]
pub fn lstm_cell<E: Float, N: Dim, H: Dim>(
    x: &Tensor![E; ..S, N],
    h: &Tensor![E; ..S, H],
    c: &Tensor![E; ..S, H],
    w: &Tensor![E; N, 4 * H],
    u: &Tensor![E; H, 4 * H],
    #[default(-0.0)] b: &Tensor![E; 4 * H],
) -> (Tensor![E; ..S, H], Tensor![E; ..S, H]) {
    let all = projected(x, w) + projected(h, u) + b.along([-1]);
    let (i, f, g, o) = split(all, parts = 4, dimension = -1);
    let cell = logistic(f) * c + logistic(i) * tanh(g);
    (logistic(o) * tanh(cell), cell)
}

fn projected<E: Float, N: Dim, M: Dim>(
    x: &Tensor![E; ..S, N],
    w: &Tensor![E; N, M],
) -> Tensor![E; ..S, M] {
    let rank = x.dims().len();
    dot_general(x, w, lhs_contracting_dimensions = [rank - 1], rhs_contracting_dimensions = [0])
}

/// Computes the loss of connectionist temporal classification: minus the logarithm of the probability of the labels.
///
/// `logits` are the scores of each class in each step, `labels` the classes. Paths that repeat a label, or have blanks
/// between labels, count as the labels. Class `blank` is the blank, 0 by default. `steps` and `count` are the numbers of
/// steps and labels that are not padding: all by default, which -1 denotes. Where the labels do not fit into the steps the
/// loss is infinite, and its gradient 0. A batch is a `vmap`. `f16` and `bf16` are computed in `f32` and rounded once.
#[wide]
pub fn ctc_loss<E: Float, I: Integer, T: Dim, C: Dim, L: Dim>(
    logits: &Tensor![E; T, C],
    labels: &Tensor![I; L],
    #[default(-1)] steps: i32,
    #[default(-1)] count: i32,
    #[known]
    #[default(0)]
    blank: i64,
) -> E {
    let steps = select(steps < 0, T as i32, steps);
    let count = select(count < 0, L as i32, count);
    // The logarithm of zero, as far as arithmetic with it stays finite.
    let never = -1e30;
    let log_probs = log_softmax(logits, -1);
    // Blanks are between the labels: 0, l1, 0, l2, .., 0.
    let labels = labels as i32;
    let blanks = zeros(i32, [L]) + (blank as i32);
    let between = reshape(stack((blanks, labels), 1), [2 * L]);
    let extended = pad(between, blank as i32, 0, 1);
    // A path may skip the blank between two labels that differ.
    let earlier = pad(extended, blank as i32, 2, -2);
    let skips = (extended != (blank as i32)) & (extended != earlier);
    let emitted = take(log_probs, extended, dimension = 1);
    let start = select(iota(i32, [2 * L + 1]) < 2, emitted[0], never);
    let (last, _) = scan(
        |alpha, (emitted, t)| {
            let by_one = pad(alpha, never, 1, -1);
            let by_two = select(skips, pad(alpha, never, 2, -2), never);
            let next = logsumexp(stack((alpha, by_one, by_two), 0), 0) + emitted;
            (select(t < steps, next, alpha), ())
        },
        start,
        (emitted[1..], 1 + iota(i32, [T - 1])),
    );
    // A path ends with the last label or with the blank after it.
    let end = 2 * count;
    let by_label = select(count > 0, last[end - 1], never);
    let loss = -logsumexp(stack((last[end], by_label), 0));
    select(loss < 1e29, loss, f64::INFINITY as E)
}

/// Computes generalised advantage estimates of a sequence of rewards.
///
/// ```text
/// result[t] = d[t] + discounts[t] * lambda * result[t + 1]        d[t] = rewards[t] + discounts[t] * values[t + 1] - values[t]
/// ```
///
/// Steps are the first dimension; `values` has one step more, the value after the last one. A discount is 0 where an
/// episode ends.
pub fn gae<E: Float, T: Dim>(
    rewards: &Tensor![E; T, ..S],
    discounts: &Tensor![E; T, ..S],
    values: &Tensor![E; T + 1, ..S],
    lambda: E,
) -> Tensor![E; T, ..S] {
    let differences = rewards + discounts * values[1..] - values[..T];
    let (_, all) = scan(
        |later, (difference, discount)| {
            let now = difference + discount * lambda * later;
            (now, now)
        },
        zeros(E, [..S]),
        (differences, discounts),
        reverse = true,
    );
    all
}
