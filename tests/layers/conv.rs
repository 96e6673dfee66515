//! Convolutions, and normalisations of channels.

use typed_xla::layers::{
    BatchNorm, Conv1d, Conv2d, Conv3d, ConvTranspose1d, ConvTranspose2d, GroupNorm, Running,
};
use typed_xla::prelude::*;

use crate::{assert_vector, both, check, filled};

#[known]
type One = Conv1d<2, 3, 3, f64>;

#[computation]
fn one(a: &(One, f64![2, 2, 5])) -> (f64![2, 3, 5], (One, f64![2, 2, 5])) {
    both(|(p, x)| p.forward(x), a)
}

#[known]
type Two = Conv2d<2, 3, 3, 2, f64>;

#[computation]
fn two(a: &(Two, f64![2, 2, 4, 6])) -> (f64![2, 3, 2, 3], (Two, f64![2, 2, 4, 6])) {
    both(|(p, x)| p.forward(x, strides = [2, 2]), a)
}

#[known]
type Grouped = Conv2d<1, 4, 2, 3, f64>;

#[computation]
fn padded(a: &(Grouped, f64![1, 2, 5, 4])) -> (f64![1, 4, 3, 2], (Grouped, f64![1, 2, 5, 4])) {
    both(
        |(p, x)| {
            p.padded(
                x,
                [(1, 1), (0, 2)],
                strides = [2, 2],
                dilation = [2, 1],
                groups = 2,
            )
        },
        a,
    )
}

#[known]
type Three = Conv3d<2, 2, 2, 1, 2, f64>;

#[computation]
fn three(a: &(Three, f64![1, 2, 3, 2, 3])) -> (f64![1, 2, 2, 2, 2], (Three, f64![1, 2, 3, 2, 3])) {
    both(|(p, x)| p.forward(x, padding = "VALID"), a)
}

#[test]
fn convolutions_have_pytorchs_weights_and_any_padding() {
    check("conv1d", one);
    check("conv2d", two);
    check("conv2d padded", padded);
    check("conv3d", three);
}

#[known]
type Wider = ConvTranspose1d<2, 3, 3, f64>;

#[computation]
fn wider(a: &(Wider, f64![2, 2, 3])) -> (f64![2, 3, 6], (Wider, f64![2, 2, 3])) {
    both(|(p, x)| p.forward(x, strides = [2]), a)
}

#[known]
type Larger = ConvTranspose2d<2, 3, 2, 3, f64>;

#[computation]
fn larger(a: &(Larger, f64![1, 2, 2, 3])) -> (f64![1, 3, 4, 7], (Larger, f64![1, 2, 2, 3])) {
    both(
        |(p, x)| p.forward(x, strides = [2, 2], padding = "VALID"),
        a,
    )
}

#[test]
fn transposed_convolutions_enlarge() {
    check("conv transpose 1d", wider);
    check("conv transpose 2d", larger);
}

#[known]
type Groups = GroupNorm<4, f64>;

#[computation]
fn groups(a: &(Groups, f64![2, 4, 3])) -> (f64![2, 4, 3], (Groups, f64![2, 4, 3])) {
    both(|(p, x)| p.forward(x, groups = 2), a)
}

#[test]
fn group_norm_normalises_groups_of_channels() {
    check("group norm", groups);
}

#[known]
type Batch = BatchNorm<3, f64>;

#[known]
type Averages = Running<3, f64>;

/// All arguments of a batch normalisation in their order.
#[derive(Tensors, Clone, Default)]
struct Arguments {
    norm: Batch,
    running: Averages,
    x: f64![4, 3, 2],
}

#[computation]
fn evaluated(a: &Arguments) -> (f64![4, 3, 2], (Batch, f64![4, 3, 2])) {
    let Running { mean, var } = a.running;
    let running = Running {
        mean,
        var: var + 1.0,
    };
    both(|(p, x)| p.forward(running, x), (a.norm, a.x))
}

#[computation]
fn trained(a: &Arguments) -> (f64![4, 3, 2], (Batch, f64![4, 3, 2])) {
    let running = a.running;
    both(
        |(p, x)| {
            let mut running = running;
            p.train(&mut running, x)
        },
        (a.norm, a.x),
    )
}

#[computation]
fn updated(a: &Arguments, corrected: bool) -> Averages {
    let Running { mean, var } = a.running;
    let mut running = Running {
        mean,
        var: var + 1.0,
    };
    if corrected {
        a.norm.train(&mut running, a.x);
    } else {
        a.norm.train(&mut running, a.x, corrected = false);
    }
    running
}

#[test]
fn batch_norm_keeps_running_averages() {
    let a: Arguments = filled();
    for (name, (y, gradient)) in [
        ("batch norm", trained(&a)),
        ("batch norm evaluated", evaluated(&a)),
    ] {
        assert_vector(name, &y);
        assert_vector(&format!("{name} gradient"), &gradient);
    }
    let (plain, corrected) = (updated(&a, false), updated(&a, true));
    assert_vector("batch norm running", &plain);
    assert_eq!(plain.mean, corrected.mean);
    // PyTorch divides the variance of 8 numbers by 7.
    for c in 0..3 {
        let kept = 0.9 * (a.running.var[[c]] + 1.0);
        let ratio = (corrected.var[[c]] - kept) / (plain.var[[c]] - kept);
        assert!((ratio - 8.0 / 7.0).abs() < 1e-9, "{ratio}");
    }
}

#[known]
type Enlarged = ConvTranspose2d<2, 2, 3, 2, f64>;

#[computation]
fn converted(
    layer: &mut Enlarged,
    weight: &f64![2, 2, 3, 2],
    x: &f64![1, 2, 2, 3],
) -> f64![1, 2, 5, 6] {
    layer.assign_pytorch(weight);
    layer.forward(x, strides = [2, 2], padding = "VALID")
}

/// PyTorch adds `x[i, t, u] * weight[i, o, k, l]` to the element `[o, 2 t + k, 2 u + l]`. Inputs and outputs have the same
/// number, so that a wrong order would fit the type.
#[test]
fn transposed_convolutions_take_converted_weights_of_pytorch() {
    let weight = Tensor::from_fn(|[i, o, k, l]| (7 * i + 5 * o + 3 * k + 2 * l) as f64 - 6.0);
    let x = Tensor::from_fn(|[_, i, t, u]| (4 * i + 3 * t + u) as f64 - 2.0);
    let mut expected: f64![1, 2, 5, 6] = Tensor::zeros();
    for [i, o, t, u, k, l] in indices([2, 2, 2, 3, 3, 2]) {
        expected[[0, o, 2 * t + k, 2 * u + l]] += x[[0, i, t, u]] * weight[[i, o, k, l]];
    }
    let mut layer = Enlarged::default();
    assert_eq!(converted(&mut layer, &weight, &x), expected);
}

fn indices<const N: usize>(sizes: [usize; N]) -> impl Iterator<Item = [usize; N]> {
    (0..sizes.iter().product()).map(move |number| {
        let mut rest = number;
        std::array::from_fn(|d| {
            let index = rest % sizes[d];
            rest /= sizes[d];
            index
        })
    })
}
