//! Losses, and their gradients at special points.

use typed_xla::prelude::*;
use typed_xla::train::*;

use crate::assert_vector;

/// Returns the losses, and the gradient of their sum by the first operand.
#[computation]
fn both<X: Tensors, Y: Tensors>(f: impl Fn(&X) -> Y, x: &X) -> (Y, X) {
    (f(x), grad(|x| sum(f(x)))(x))
}

macro_rules! losses {
    ($($name:ident($x:ident: $x_type:ty $(, $y:ident: $y_type:ty)*) -> $result:ty { $loss:expr })*) => {$(
        #[computation]
        fn $name($x: &$x_type $(, $y: &$y_type)*) -> ($result, $x_type) {
            both(|$x: &$x_type| $loss, $x)
        }
    )*};
}

losses! {
    of_squares(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { squared_error(x, y) }
    of_huber(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { huber_loss(x, y, 1.0) }
    of_huber_with(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { huber_loss(x, y, 0.5) }
    of_binary(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { sigmoid_binary_cross_entropy(x, y) }
    of_focal(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { sigmoid_focal_loss(x, y, -1.0, 2.0) }
    of_focal_with(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { sigmoid_focal_loss(x, y, 0.25, 1.5) }
    of_hinge(x: f64![2, 3], y: f64![2, 3]) -> f64![2, 3] { hinge_loss(x, y) }
    of_poisson(x: f64![2, 1], y: f64![2, 1]) -> f64![2, 1] { poisson_nll_loss(x, y) }
    of_similarity(x: f64![2, 3], y: f64![2, 3]) -> f64![2] { cosine_similarity(x, y, 1e-6) }
    of_triplets(x: f64![2, 3], y: f64![2, 3], z: f64![2, 3]) -> f64![2] { triplet_margin_loss(x, y, z, 2.0) }
    of_smoothed(x: f64![2, 3], labels: u8![2]) -> f64![2] { smoothed_cross_entropy(x, labels, 0.1) }
    of_divergence(x: f64![2, 3], y: f64![2, 3]) -> f64![2] { kl_divergence(x, y) }
}

#[computation]
fn prepared(x: &f64![2, 3], y: &f64![2, 3], labels: &u8![2]) -> [f64![2, 3]; 4] {
    let right = one_hot(labels, 3) as f64;
    [
        log_softmax(x, 1),
        softmax(y, 1),
        right,
        smooth_labels(right, 0.1),
    ]
}

#[test]
fn losses_and_their_gradients_are_those_of_optax() {
    let x = tensor![[1.5, -0.5, 0.25], [-3.0, 40.0, 0.0]];
    let y = tensor![[0.5, 1.0, 0.0], [1.0, 0.25, 0.75]];
    let labels = tensor![2, 0];
    let [logs, p, right, smooth] = prepared(&x, &y, &labels);
    assert_vector("smooth labels", smooth.as_slice(), 1e-15);
    let signs = Tensor::from_fn(|at| 2.0 * right[at] - 1.0);
    let first = |x: &f64![2, 3]| Tensor::from_fn(|[i, _]| x[[i, 0]]);

    let elements = [
        ("squared", of_squares(&x, &y)),
        ("huber", of_huber(&x, &y)),
        ("huber with", of_huber_with(&x, &y)),
        ("binary", of_binary(&x, &y)),
        ("focal", of_focal(&x, &y)),
        ("focal with", of_focal_with(&x, &y)),
        ("focal of classes", of_focal_with(&x, &right)),
        ("hinge", of_hinge(&x, &signs)),
    ];
    for (name, (losses, gradient)) in elements {
        assert_vector(name, losses.as_slice(), 1e-14);
        assert_vector(&format!("{name} gradient"), gradient.as_slice(), 1e-14);
    }
    let rows = [
        ("similarity", of_similarity(&x, &y)),
        ("triplet", of_triplets(&x, &y, &p)),
        ("smoothed", of_smoothed(&x, &labels)),
        ("kl", of_divergence(&logs, &p)),
        ("kl of zero", of_divergence(&logs, &right)),
    ];
    for (name, (losses, gradient)) in rows {
        assert_vector(name, losses.as_slice(), 1e-14);
        assert_vector(&format!("{name} gradient"), gradient.as_slice(), 1e-14);
    }
    let (losses, gradient) = of_poisson(&first(&x), &first(&y));
    assert_vector("poisson", losses.as_slice(), 1e-15);
    assert_vector("poisson gradient", gradient.as_slice(), 1e-15);
}

/// The losses of sequences whose numbers of steps and labels are those that padding leaves.
#[computation]
fn of_alignments(
    logits: &f64![3, 8, 4],
    labels: &i32![3, 3],
    unused: &f64![3, 8],
    unused_labels: &f64![3, 3],
) -> (f64![3], f64![3, 8, 4]) {
    let steps = 8 - sum(unused, 1) as i32;
    let counts = 3 - sum(unused_labels, 1) as i32;
    let one = |x, labels, steps, count| ctc_loss(x, labels, steps, count);
    both(|x| vmap(one)(x, labels, steps, counts), logits)
}

#[test]
fn losses_of_alignments_and_their_gradients_are_those_of_optax() {
    let logits =
        Tensor::from_fn(|[b, t, c]| 3.0 * (1.3 * t as f64 + 0.7 * c as f64 + b as f64).sin());
    let labels = tensor![[1, 2, 2], [3, 3, 0], [0, 0, 0]];
    let (steps, counts) = ([8, 6, 5], [3, 2, 0]);
    let unused = Tensor::from_fn(|[b, t]| f64::from(t >= steps[b]));
    let unused_labels = Tensor::from_fn(|[b, i]| f64::from(i >= counts[b]));
    let (losses, gradient) = of_alignments(&logits, &labels, &unused, &unused_labels);
    assert_vector("ctc", losses.as_slice(), 1e-12);
    assert_vector("ctc gradient", gradient.as_slice(), 1e-12);
}

/// A focal loss whose other probability is smaller than any number, and the gradient of vectors of zeros.
#[computation]
fn at_special_points(x: &f32![4], y: &f32![4], z: &f32![1, 2]) -> (f32![4], f32![4], f32![1, 2]) {
    let focal = |x| sigmoid_focal_loss(x, y, -1.0, 2.0);
    let similarity = |z| sum(cosine_similarity(z, [[1.0, 2.0]], 1e-8));
    (focal(x), grad(|x| sum(focal(x)))(x), grad(similarity)(z))
}

#[test]
fn further_losses_are_finite_at_special_points() {
    let (x, y) = (
        tensor![300.0, -300.0, 300.0, 0.0],
        tensor![1.0, 1.0, 0.0, 0.0],
    );
    let (losses, by_x, by_z) = at_special_points(&x, &y, &Tensor::zeros());
    assert_eq!(losses.as_slice()[..3], [0.0, 300.0, 300.0]);
    assert_eq!(by_x.as_slice()[..3], [0.0, -1.0, 1.0]);
    assert!(by_z.iter().all(|z| z.is_finite()), "{by_z:?}");
}

#[computation]
fn slopes(x: &f32![4], y: &f32![4]) -> (f32![4], f32![4]) {
    (
        grad(|x| sum(sigmoid_binary_cross_entropy(x, y)))(x),
        grad(|x| sum(huber_loss(x, y, 1.0)))(x),
    )
}

#[test]
fn gradients_are_finite_at_special_points() {
    let (binary, huber) = slopes(
        &tensor![0.0, 200.0, -200.0, 1.0],
        &tensor![1.0, 1.0, 1.0, 1.0],
    );
    let one = 1.0 / (1.0 + (-1.0f32).exp()) - 1.0;
    assert_eq!(binary.as_slice()[..3], [-0.5, 0.0, -1.0]);
    assert!((binary[[3]] - one).abs() < 1e-6);
    assert_eq!(huber.as_slice()[1..], [1.0, -1.0, 0.0]);
}

const INF: f32 = f32::INFINITY;

#[computation]
fn binary_at(x: &f32![8], y: &f32![8]) -> (f32![8], f32![8], f32![8]) {
    let losses = sigmoid_binary_cross_entropy(x, y);
    let total = |x, y| sum(sigmoid_binary_cross_entropy(x, y));
    (losses, grad(|x| total(x, y))(x), grad(|y| total(x, y))(y))
}

#[test]
fn a_binary_class_of_probability_0_adds_nothing() {
    let x = tensor![INF, -INF, INF, -INF, INF, -INF, 0.0, 2.0];
    let y = tensor![1.0, 0.0, 0.0, 1.0, 0.5, 0.5, 0.25, 0.25];
    let (losses, by_x, by_y) = binary_at(&x, &y);
    assert_eq!(losses.as_slice()[..6], [0.0, 0.0, INF, INF, INF, INF]);
    // The logistic function less the label.
    assert_eq!(by_x.as_slice()[..7], [0.0, 0.0, 1.0, -1.0, 0.5, -0.5, 0.25]);
    assert!((by_x[[7]] - (0.880_797_1 - 0.25)).abs() < 1e-6);
    // Minus the logit, where it is finite or counts.
    assert_eq!(by_y.as_slice(), [0.0, 0.0, -INF, INF, -INF, INF, 0.0, -2.0]);
}

#[computation]
fn divergence(logs: &f32![5, 3], t: &f32![5, 3]) -> (f32![5], f32![5, 3], f32![5, 3]) {
    let total = |logs, t| sum(kl_divergence(logs, t));
    (
        kl_divergence(logs, t),
        grad(|logs| total(logs, t))(logs),
        grad(|t| total(logs, t))(t),
    )
}

#[test]
fn a_target_of_0_adds_nothing_to_a_divergence() {
    let half = 0.5f32.ln();
    let logs = tensor![
        [-INF, half, half],
        [half, half, -INF],
        [half, -INF, half],
        [-INF, 0.0, -INF],
        [half, half, -INF]
    ];
    let targets = tensor![
        [0.0, 1.0, 0.0],
        [0.5, 0.5, 0.0],
        [0.0, 0.5, 0.5],
        [0.0, 1.0, 0.0],
        [0.0, 0.0, 0.0]
    ];
    let (losses, by_logs, by_targets) = divergence(&logs, &targets);
    assert_eq!(losses.as_slice(), [-half, 0.0, INF, 0.0, 0.0]);
    assert!(
        by_logs.iter().zip(targets.iter()).all(|(g, t)| *g == -t),
        "{by_logs:?}"
    );
    let expected = [
        [0.0, 1.0 - half, -half],
        [1.0, 1.0, 0.0],
        [-half, INF, 1.0],
        [0.0, 1.0, 0.0],
        [-half, -half, 0.0],
    ];
    assert_eq!(by_targets.as_slice(), expected.as_flattened());
}

#[computation]
fn entropy(x: &f32![3, 3], t: &f32![3, 3]) -> (f32![3], f32![3, 3], f32![3, 3]) {
    let total = |x, t| sum(cross_entropy(x, t));
    (
        cross_entropy(x, t),
        grad(|x| total(x, t))(x),
        grad(|t| total(x, t))(t),
    )
}

#[test]
fn the_cross_entropy_has_its_slope_also_at_a_probability_of_0() {
    let x = tensor![[0.0, 0.0, -INF], [0.0, -INF, -INF], [-INF, 0.0, 0.0]];
    let t = tensor![[1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]];
    let (losses, by_x, by_t) = entropy(&x, &t);
    let two = std::f32::consts::LN_2;
    assert_eq!(losses.as_slice(), [two, 0.0, INF]);
    assert_eq!(by_x.as_slice()[..6], [-0.5, 0.5, 0.0, 0.0, 0.0, 0.0]);
    // `-log_softmax(x)`, or 0 where a term is omitted.
    assert_eq!(
        by_t.as_slice(),
        [two, two, 0.0, 0.0, 0.0, 0.0, INF, two, two]
    );
}

#[computation]
fn smoothed(x: &f32![3, 2], labels: &i32![3]) -> (f32![3], f32![3, 2]) {
    let loss = |x| smoothed_cross_entropy(x, labels, 0.5);
    (loss(x), grad(|x| sum(loss(x)))(x))
}

#[test]
fn a_row_that_does_not_count_has_no_loss_and_no_gradient() {
    let x = tensor![[0.0, 0.0], [-INF, 0.0], [INF, f32::NAN]];
    let (losses, slopes) = smoothed(&x, &tensor![0, -1, 7]);
    assert_eq!(losses.as_slice()[1..], [0.0, 0.0]);
    assert_eq!(slopes.as_slice(), [-0.25, 0.25, 0.0, 0.0, 0.0, 0.0]);
}
