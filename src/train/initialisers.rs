//! Initial values: each function draws all parameters of a struct.

use crate::prelude::*;
use crate::train::leaves::number;
use crate::{Rng, Tensors};

/// Draws weights by Glorot and Bengio ("Understanding the difficulty of training deep feedforward neural networks",
/// 2010): uniformly, with the variance `2 / (inputs + outputs)`. Vectors and scalars become 0.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::glorot_uniform;
///
/// #[derive(Tensors, Clone, Default)]
/// struct Layer {
///     w: f32![20, 30],
///     b: f32![30],
/// }
///
/// #[computation]
/// fn start(p: &mut [Layer; 2], rng: &mut Rng) {
///     glorot_uniform(p, rng);
/// }
///
/// let mut p = [Layer::default(), Layer::default()];
/// start(&mut p, &mut Rng::new(1));
/// let limit = (6.0f32 / 50.0).sqrt();
/// assert!(p[1].w.iter().all(|w| w.abs() <= limit) && p[1].w.iter().any(|w| w.abs() > 0.9 * limit));
/// assert_eq!(p[1].b, Tensor::zeros());
/// ```
#[computation]
pub fn glorot_uniform<T: Tensors>(p: &mut T, rng: &mut Rng) {
    let seed = seed(rng);
    let draw = |x, leaf| uniform(sum(x), x, key(seed, leaf), 0.5, 0.5);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws weights from a truncated normal distribution with the variance `2 / (inputs + outputs)`. Vectors and scalars
/// become 0.
#[computation]
pub fn glorot_normal<T: Tensors>(p: &mut T, rng: &mut Rng) {
    let seed = seed(rng);
    let draw = |x, leaf| normal(sum(x), x, key(seed, leaf), 0.5, 0.5);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws weights by He and others ("Delving deep into rectifiers", 2015): uniformly, with the variance `2 / inputs`.
/// Vectors and scalars become 0.
#[computation]
pub fn he_uniform<T: Tensors>(p: &mut T, rng: &mut Rng) {
    let seed = seed(rng);
    let draw = |x, leaf| uniform(sum(x), x, key(seed, leaf), 0.5, 0.0);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws weights from a truncated normal distribution with the variance `2 / inputs`. Vectors and scalars become 0.
#[computation]
pub fn he_normal<T: Tensors>(p: &mut T, rng: &mut Rng) {
    let seed = seed(rng);
    let draw = |x, leaf| normal(sum(x), x, key(seed, leaf), 0.5, 0.0);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws weights by LeCun and others ("Efficient backprop", 1998): uniformly, with the variance `1 / inputs`. Vectors
/// and scalars become 0.
#[computation]
pub fn lecun_uniform<T: Tensors>(p: &mut T, rng: &mut Rng) {
    let seed = seed(rng);
    let draw = |x, leaf| uniform(sum(x), x, key(seed, leaf), 1.0, 0.0);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws weights from a truncated normal distribution with the variance `1 / inputs`. Vectors and scalars become 0.
#[computation]
pub fn lecun_normal<T: Tensors>(p: &mut T, rng: &mut Rng) {
    let seed = seed(rng);
    let draw = |x, leaf| normal(sum(x), x, key(seed, leaf), 1.0, 0.0);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws all parameters, also vectors and scalars, from the normal distribution with mean 0 and this deviation, without
/// numbers beyond two deviations.
#[computation]
pub fn truncated_normal<T: Tensors>(p: &mut T, rng: &mut Rng, deviation: f64) {
    let seed = seed(rng);
    let draw = |x, leaf| truncated(sum(x), x, key(seed, leaf), deviation);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws all parameters, also vectors and scalars, uniformly from `-limit` to `limit`.
#[computation]
pub(crate) fn uniform_within<T: Tensors>(p: &mut T, rng: &mut Rng, limit: f64) {
    let (next, bits) = rng_bit_generator(rng.state, "THREE_FRY", u64, [1]);
    rng.state = next;
    let draw = |x, leaf| within(sum(x), x, bits[0] + leaf as u64, limit);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws a leaf uniformly.
#[computation]
fn within<E: Float, T: Tensors>(like: E, x: &T, seed: u64, limit: f64) -> T {
    let mut key = stack((seed, 0u64));
    rng_uniform(&mut key, -limit, limit, x.dims()) as E
}

/// Draws matrices whose rows or columns, whichever are fewer, are orthogonal and have the length `scale`
/// (Saxe, McClelland and Ganguli, "Exact solutions to the nonlinear dynamics of learning", 2014). Vectors and scalars
/// become 0.
///
/// The weights of a convolution are a matrix with a row for each output feature.
///
/// ```
/// use typed_xla::prelude::*;
/// use typed_xla::train::orthogonal;
///
/// #[computation]
/// fn products(w: &mut f64![3, 5], rng: &mut Rng) -> f64![3, 3] {
///     orthogonal(w, rng, 2.0);
///     dot(w, transpose(w, [1, 0]))
/// }
///
/// let products = products(&mut Tensor::zeros(), &mut Rng::new(1));
/// assert!((products[[1, 1]] - 4.0).abs() < 1e-12 && products[[0, 2]].abs() < 1e-12);
/// ```
#[computation]
pub fn orthogonal<T: Tensors>(p: &mut T, rng: &mut Rng, scale: f64) {
    let seed = seed(rng);
    let draw = |x, leaf| orthogonal_leaf(sum(x), x, key(seed, leaf), scale);
    *p = tree_map(draw, *p, tree_iota(*p));
}

/// Draws the matrix of a leaf.
#[computation]
fn orthogonal_leaf<E: Float, T: Tensors>(like: E, x: &T, key: &u64![2], scale: f64) -> T {
    match x.dims().len() {
        0 | 1 | 2 => orthogonal_matrix(like, x, key, scale),
        3 => {
            let matrix = reshape(x, [x.dims()[0], x.dims()[1] * x.dims()[2]]);
            reshape(orthogonal_matrix(like, matrix, key, scale), x.dims())
        }
        _ => {
            let columns = x.dims()[1] * x.dims()[2] * x.dims()[3];
            let matrix = reshape(x, [x.dims()[0], columns]);
            reshape(orthogonal_matrix(like, matrix, key, scale), x.dims())
        }
    }
}

/// Draws an orthogonal matrix with the sizes of another one: each with the same probability, as the diagonal of `r` is
/// made positive.
#[computation]
fn orthogonal_matrix<E: Float, T: Tensors>(like: E, x: &T, key: &u64![2], scale: f64) -> T {
    match x.dims().len() {
        2 => {
            let (rows, columns) = (x.dims()[0], x.dims()[1]);
            let mut key = key;
            match rows {
                _ if rows >= columns => {
                    let (q, r) = qr(rng_normal(&mut key, 0.0f64, 1.0, x.dims()));
                    let signs = sum(select(eye(bool, x.dims()[1]), sign(r), 0.0), 0);
                    (scale * q * signs.along([1])) as E
                }
                _ => {
                    let (q, r) = qr(rng_normal(
                        &mut key,
                        0.0f64,
                        1.0,
                        [x.dims()[1], x.dims()[0]],
                    ));
                    let signs = sum(select(eye(bool, x.dims()[0]), sign(r), 0.0), 0);
                    (scale * transpose(q * signs.along([1]), [1, 0])) as E
                }
            }
        }
        _ => broadcast_in_dim(number(like, 0.0), x.dims(), []),
    }
}

/// Draws the first half of keys, for one call.
#[computation]
fn seed(rng: &mut Rng) -> u64 {
    let (next, bits) = rng_bit_generator(rng.state, "THREE_FRY", u64, [1]);
    rng.state = next;
    bits[0]
}

/// Returns the state of a generator for a leaf: the keys of leaves differ.
#[computation]
fn key(seed: u64, leaf: i32) -> u64![2] {
    stack((seed + leaf as u64, 0u64))
}

/// Returns the numbers of inputs and of outputs of a matrix, or of the weights of a convolution, whose output features
/// come first and its input features second.
#[computation]
fn fans<T: Tensors>(x: &T) -> (f64, f64) {
    match x.dims().len() {
        0 | 1 => (1.0, 1.0),
        2 => (x.dims()[0] as f64, x.dims()[1] as f64),
        _ => {
            let sizes = x.dims();
            let window = sizes[2..].iter().product();
            ((sizes[1] * window) as f64, (sizes[0] * window) as f64)
        }
    }
}

/// Draws weights uniformly, with the variance `1 / (by_inputs * inputs + by_outputs * outputs)`.
#[computation]
fn uniform<E: Float, T: Tensors>(
    like: E,
    x: &T,
    key: &u64![2],
    by_inputs: f64,
    by_outputs: f64,
) -> T {
    match x.dims().len() {
        0 | 1 => broadcast_in_dim(number(like, 0.0), x.dims(), []),
        _ => {
            let (inputs, outputs) = fans(x);
            let limit = sqrt(3.0 / (by_inputs * inputs + by_outputs * outputs));
            let mut key = key;
            rng_uniform(&mut key, -limit, limit, x.dims()) as E
        }
    }
}

/// Draws weights from a truncated normal distribution with the variance
/// `1 / (by_inputs * inputs + by_outputs * outputs)`.
#[computation]
fn normal<E: Float, T: Tensors>(
    like: E,
    x: &T,
    key: &u64![2],
    by_inputs: f64,
    by_outputs: f64,
) -> T {
    match x.dims().len() {
        0 | 1 => broadcast_in_dim(number(like, 0.0), x.dims(), []),
        _ => {
            let (inputs, outputs) = fans(x);
            // The deviation of a normal distribution that is truncated at two deviations is smaller by this factor.
            let deviation =
                1.0 / (0.879_625_661_034_239_78 * sqrt(by_inputs * inputs + by_outputs * outputs));
            truncated(like, x, key, deviation)
        }
    }
}

/// Draws numbers from a normal distribution that is truncated at two deviations.
#[computation]
fn truncated<E: Float, T: Tensors>(like: E, x: &T, key: &u64![2], deviation: f64) -> T {
    let mut key = key;
    let below: f64 = 0.022_750_131_948_179_21;
    let p = rng_uniform(&mut key, below, 1.0 - below, x.dims());
    (deviation * clamp(normal_quantile(p), -2.0, 2.0)) as E
}

/// Returns the numbers below which a normally distributed number is with these probabilities (Wichura, "Algorithm AS
/// 241: the percentage points of the normal distribution", 1988), from 1e-11 to 1 - 1e-11.
#[computation]
fn normal_quantile<T: Tensors>(p: &T) -> T {
    // In the middle, a quotient of polynomials in `0.425^2 - q^2`.
    let q = p - 0.5;
    let r = 0.180625 - q * q;
    let a = ((((((r * 2509.0809287301226727 + 33430.575583588128105) * r
        + 67265.770927008700853)
        * r
        + 45921.953931549871457)
        * r
        + 13731.693765509461125)
        * r
        + 1971.5909503065514427)
        * r
        + 133.14166789178437745)
        * r
        + 3.387132872796366608;
    let b = ((((((r * 5226.495278852854561 + 28729.085735721942674) * r + 39307.89580009271061)
        * r
        + 21213.794301586595867)
        * r
        + 5394.1960214247511077)
        * r
        + 687.1870074920579083)
        * r
        + 42.313330701600911252)
        * r
        + 1.0;
    // In the tails, a quotient of polynomials in the root of the logarithm of the smaller probability.
    let r = sqrt(-log(min(p, 1.0 - p))) - 1.6;
    let c = ((((((r * 7.7454501427834140764e-4 + 0.0227238449892691845833) * r
        + 0.24178072517745061177)
        * r
        + 1.27045825245236838258)
        * r
        + 3.64784832476320460504)
        * r
        + 5.7694972214606914055)
        * r
        + 4.6303378461565452959)
        * r
        + 1.42343711074968357734;
    let d = ((((((r * 1.05075007164441684324e-9 + 5.475938084995344946e-4) * r
        + 0.0151986665636164571966)
        * r
        + 0.14810397642748007459)
        * r
        + 0.68976733498510000455)
        * r
        + 1.6763848301838038494)
        * r
        + 2.05319162663775882187)
        * r
        + 1.0;
    select(abs(q) <= 0.425, q * a / b, sign(q) * c / d)
}
