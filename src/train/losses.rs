//! Losses: of each element, or of each row, to be averaged by `mean`.

use crate::Tensors;
use crate::prelude::*;
use crate::train::leaves::number;

/// Returns the square of each difference: `mean(squared_error(x, y))` is the mean squared error.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::squared_error;
///
/// #[computation]
/// fn loss(x: &f32![2, 2], y: &f32![2, 2]) -> f32 {
///     mean(squared_error(x, y))
/// }
///
/// assert_eq!(loss(&tensor![[1.0, 2.0], [3.0, 4.0]], &tensor![[1.0, 0.0], [3.0, 4.0]]), 1.0);
/// ```
#[computation]
pub fn squared_error<T: Tensors>(predictions: &T, targets: &T) -> T {
    let error = predictions - targets;
    error * error
}

/// Returns the Huber loss of each element: half the square of a difference up to `delta`, and linear beyond
/// (Huber, "Robust estimation of a location parameter", 1964). A `delta` of 1 is usual.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::huber_loss;
///
/// #[computation]
/// fn losses(x: &f32![3], y: &f32![3]) -> f32![3] {
///     huber_loss(x, y, 1.0)
/// }
///
/// assert_eq!(losses(&tensor![1.0, 2.0, 9.0], &tensor![1.0, 1.0, 0.0]), tensor![0.0, 0.5, 8.5]);
/// ```
#[computation]
pub fn huber_loss<T: Tensors>(predictions: &T, targets: &T, delta: f64) -> T {
    let loss = |x, y| {
        let (error, delta) = (abs(x - y), number(sum(x), delta));
        let square = min(error, delta);
        0.5 * square * square + delta * (error - square)
    };
    tree_map(loss, predictions, targets)
}

/// Returns the binary cross entropy of each element: `-log(p)` for a label of 1 and `-log(1 - p)` for a label of 0, with
/// `p = logistic(logit)`. Labels between them are probabilities; large logits do not overflow, and a class of
/// probability 0 adds nothing, even if its logit is infinite.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::sigmoid_binary_cross_entropy;
///
/// #[computation]
/// fn losses(logits: &f32![3], labels: &f32![3]) -> f32![3] {
///     sigmoid_binary_cross_entropy(logits, labels)
/// }
///
/// let losses = losses(&tensor![0.0, 200.0, 200.0], &tensor![1.0, 1.0, 0.0]);
/// assert!((losses[[0]] - std::f32::consts::LN_2).abs() < 1e-6);
/// assert_eq!((losses[[1]], losses[[2]]), (0.0, 200.0));
/// ```
#[computation]
pub fn sigmoid_binary_cross_entropy<T: Tensors>(logits: &T, labels: &T) -> T {
    let loss = |x, y| {
        let (size, wrong) = (select(x > 0.0, x, -x), select(x > 0.0, 1.0 - y, y));
        let counted = select(is_inf(x) & (wrong == 0.0), 0.0, size);
        counted * wrong + log1p(exp(-size))
    };
    tree_map(loss, logits, labels)
}

/// Mixes labels, a row of probabilities each, with the same probability for all classes:
/// `(1 - alpha) * labels + alpha / classes`.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::smooth_labels;
///
/// assert_eq!(smooth_labels(&tensor![[0.0f32, 1.0]], 0.5), tensor![[0.25, 0.75]]);
/// ```
#[computation]
pub fn smooth_labels<E: Float, N: Dim, C: Dim>(
    labels: &Tensor![E; N, C],
    alpha: f64,
) -> Tensor![E; N, C] {
    let classes: f64 = C;
    labels * ((1.0 - alpha) as E) + (alpha / classes) as E
}

/// Returns the cross entropy of each row of logits with smoothed labels, which are class numbers
/// (Szegedy and others, "Rethinking the inception architecture", 2016).
///
/// As of the operation `cross_entropy`, which it is without smoothing, the loss of a row whose class is out of range
/// is 0.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::smoothed_cross_entropy;
///
/// #[computation]
/// fn losses(logits: &f32![2, 2], labels: &i32![2]) -> f32![2] {
///     smoothed_cross_entropy(logits, labels, 0.5)
/// }
///
/// // The right class counts for three quarters.
/// let losses = losses(&tensor![[200.0, 0.0], [0.0, 0.0]], &tensor![0, -1]);
/// assert_eq!(losses, tensor![50.0, 0.0]);
/// ```
#[computation]
pub fn smoothed_cross_entropy<E: Float, I: Integer, N: Dim, C: Dim>(
    logits: &Tensor![E; N, C],
    labels: &Tensor![I; N],
    alpha: f64,
) -> Tensor![E; N] {
    let right = labels.along([0]) == iota(i32, [N, C], 1) as I;
    let targets = smooth_labels(right as E, alpha);
    let counted = any(right, 1);
    // The loss and the gradient of a row that does not count are 0 also where its logits are not finite.
    let logits = select(counted.along([0]), logits, 0.0);
    select(counted, cross_entropy(logits, targets), 0.0)
}

/// Returns the Kullback-Leibler divergence of each row of logarithms of predicted probabilities from the target
/// probabilities: the sum of `target * (log(target) - log_prediction)`.
///
/// A target of 0 adds nothing, even if the logarithm of its prediction is -infinity. The derivative by such a target is
/// `-log_prediction`, or 0 where that is infinite.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::kl_divergence;
///
/// let half = 0.5f32.ln();
/// assert_eq!(kl_divergence(&tensor![[half, half]], &tensor![[0.5, 0.5]]), tensor![0.0]);
/// assert_eq!(kl_divergence(&tensor![[half, half]], &tensor![[1.0, 0.0]]), tensor![-half]);
/// ```
#[computation]
pub fn kl_divergence<E: Float, N: Dim, C: Dim>(
    log_predictions: &Tensor![E; N, C],
    targets: &Tensor![E; N, C],
) -> Tensor![E; N] {
    let none = targets == 0.0;
    let logs = log(select(none, 1.0, targets));
    let log_predictions = select(none & is_inf(log_predictions), 0.0, log_predictions);
    sum(targets * (logs - log_predictions), 1)
}

/// Returns the focal loss of each element (Lin and others, "Focal loss for dense object detection", 2017): the
/// [binary cross entropy](sigmoid_binary_cross_entropy) times `(1 - p)^gamma`, with the probability `p` of the label.
///
/// `gamma = 2` is usual. Labels of 1 have the weight `alpha`, labels of 0 the weight `1 - alpha`; a negative `alpha` weighs
/// none. Labels between them are probabilities.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::sigmoid_focal_loss;
///
/// #[computation]
/// fn losses(logits: &f32![2], labels: &f32![2]) -> f32![2] {
///     sigmoid_focal_loss(logits, labels, 0.25, 2.0)
/// }
///
/// // A quarter of log(2), times the square of a half.
/// let found = losses(&tensor![0.0, 200.0], &tensor![1.0, 1.0]);
/// assert!((found[[0]] - 0.25 * 0.25 * std::f32::consts::LN_2).abs() < 1e-7 && found[[1]] == 0.0);
/// ```
#[computation]
pub fn sigmoid_focal_loss<T: Tensors>(logits: &T, labels: &T, alpha: f64, gamma: f64) -> T {
    let weigh = |loss, x, y| {
        let weight = focal_weight(x, y, number(sum(x), gamma));
        let of_class = number(sum(x), alpha) * y + number(sum(x), 1.0 - alpha) * (1.0 - y);
        weight * loss * select(alpha < 0.0, 1.0, of_class)
    };
    let losses = sigmoid_binary_cross_entropy(logits, labels);
    tree_map(weigh, losses, logits, labels)
}

/// Returns `(1 - p)^gamma` for the probability `p` of a label, in logarithms: `1 - p` may be smaller than any number.
#[computation]
fn focal_weight<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..S], gamma: E) -> Tensor![E; ..S] {
    // The logarithms of the probabilities of 1 and of 0.
    let (one, zero) = (-softplus(-x), -softplus(x));
    let never = f64::NEG_INFINITY as E;
    // A probability of 0 has no derivative by its label there.
    let missed = |label, part| {
        select(
            label > 0.0,
            part + log(select(label > 0.0, label, 1.0)),
            never,
        )
    };
    let wrong = logaddexp(missed(1.0 - y, one), missed(y, zero));
    exp(gamma * wrong)
}

/// Returns the hinge loss of each score: `max(0, 1 - score * target)`, for targets of -1 and 1.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::hinge_loss;
///
/// #[computation]
/// fn losses(scores: &f32![3], targets: &f32![3]) -> f32![3] {
///     hinge_loss(scores, targets)
/// }
///
/// assert_eq!(losses(&tensor![2.0, 0.5, 0.5], &tensor![1.0, 1.0, -1.0]), tensor![0.0, 0.5, 1.5]);
/// ```
#[computation]
pub fn hinge_loss<T: Tensors>(scores: &T, targets: &T) -> T {
    tree_map(|x, y| max(1.0 - x * y, 0.0), scores, targets)
}

/// Returns minus the logarithm of the probability of each count in a Poisson distribution, by the logarithm of its rate:
/// `exp(log_rate) - count * log_rate`, without the logarithm of the factorial of the count, which has no gradient.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::poisson_nll_loss;
///
/// #[computation]
/// fn losses(log_rates: &f32![2], counts: &f32![2]) -> f32![2] {
///     poisson_nll_loss(log_rates, counts)
/// }
///
/// assert_eq!(losses(&tensor![0.0, 0.0], &tensor![3.0, 0.0]), tensor![1.0, 1.0]);
/// ```
#[computation]
pub fn poisson_nll_loss<T: Tensors>(log_rates: &T, counts: &T) -> T {
    tree_map(|x, n| exp(x) - n * x, log_rates, counts)
}

/// Returns the cosine of the angle between each two vectors of the last dimension. Vectors shorter than
/// `sqrt(epsilon)` are divided by that length instead of their own, so that a vector of zeros has the cosine 0.
///
/// `1 - cosine_similarity(x, y, epsilon)` is the cosine distance.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::cosine_similarity;
///
/// #[computation]
/// fn similarities(x: &f32![3, 2], y: &f32![3, 2]) -> f32![3] {
///     cosine_similarity(x, y, 1e-12)
/// }
///
/// let x = tensor![[1.0, 0.0], [2.0, 0.0], [0.0, 0.0]];
/// let y = tensor![[5.0, 0.0], [0.0, -1.0], [1.0, 1.0]];
/// assert_eq!(similarities(&x, &y), tensor![1.0, 0.0, 0.0]);
/// ```
#[computation]
pub fn cosine_similarity<E: Float, C: Dim>(
    x: &Tensor![E; ..S, C],
    y: &Tensor![E; ..S, C],
    epsilon: f64,
) -> Tensor![E; ..S] {
    let unit = |x| x * rsqrt(max(sum(x * x, -1, keep = true), epsilon as E));
    sum(unit(x) * unit(y), -1)
}

/// Returns the triplet loss of each anchor: `max(0, near - far + margin)`, with its distances to a vector of its own kind
/// and to one of another kind
/// (Balntas and others, "Learning local feature descriptors with triplets and shallow convolutional networks", 2016).
///
/// The distance of two vectors of the last dimension is `sqrt(sum((x - y)^2) + 1e-6)`. A margin of 1 is usual.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::triplet_margin_loss;
///
/// #[computation]
/// fn losses(anchors: &f32![2, 2], positives: &f32![2, 2], negatives: &f32![2, 2]) -> f32![2] {
///     triplet_margin_loss(anchors, positives, negatives, 1.0)
/// }
///
/// let (near, far) = (tensor![[3.0, 4.0], [0.0, 1.0]], tensor![[0.0, 5.0], [5.0, 0.0]]);
/// let found = losses(&Tensor::zeros(), &near, &far);
/// assert!((found[[0]] - 1.0).abs() < 1e-6 && found[[1]] == 0.0);
/// ```
#[computation]
pub fn triplet_margin_loss<E: Float, C: Dim>(
    anchors: &Tensor![E; ..S, C],
    positives: &Tensor![E; ..S, C],
    negatives: &Tensor![E; ..S, C],
    margin: f64,
) -> Tensor![E; ..S] {
    let distance = |x| sqrt(sum((anchors - x) * (anchors - x), -1) + 1e-6);
    max(distance(positives) - distance(negatives) + margin as E, 0.0)
}
