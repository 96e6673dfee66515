//! Checks of derivatives, for tests of a program: `check_grads` compares them with central differences.
//!
//! ```
//! use typed_xla::prelude::*;
//! use typed_xla::testing::{GradientCheck, check_grads};
//!
//! #[derive(Tensors)]
//! struct Line {
//!     slope: f64![2],
//!     offset: f64,
//! }
//!
//! #[computation]
//! fn loss(p: &Line, x: &f64![3, 2]) -> f64 {
//!     let y = dot(x, p.slope) + p.offset;
//!     sum(y * y)
//! }
//!
//! /// A function whose rule for the gradient is wrong by the factor 2.
//! #[computation(vjp = cubed_vjp)]
//! fn cubed(x: &f64![3]) -> f64![3] {
//!     x * x * x
//! }
//!
//! #[computation]
//! fn cubed_vjp(x: &f64![3], d: &f64![3]) -> f64![3] {
//!     6.0 * x * x * d
//! }
//!
//! #[computation]
//! fn check_loss(p: &Line, x: &f64![3, 2]) -> GradientCheck<(Line, f64![3, 2])> {
//!     check_grads(|(p, x)| loss(p, x), (p, x))
//! }
//!
//! #[computation]
//! fn check_cubed(x: &f64![3]) -> GradientCheck<f64![3]> {
//!     typed_xla::testing::check_vjp(cubed, x)
//! }
//!
//! let line = Line { slope: tensor![1.0, 2.0], offset: 0.5 };
//! check_loss(&line, &tensor![[1.0, 0.0], [0.0, 1.0], [2.0, -1.0]]).verify(1e-6)?;
//!
//! let wrong = check_cubed(&tensor![1.0, 2.0, 3.0]).verify(1e-6).unwrap_err();
//! assert_eq!((wrong.leaf.as_str(), wrong.mode), ("0", "reverse"));
//! assert!((wrong.found / wrong.expected - 2.0).abs() < 1e-6);
//! # Ok::<(), typed_xla::testing::WrongDerivative>(())
//! ```
//!
//! Several arguments are a tuple, whose parts are named by their numbers: the leaf `0.slope` is in the first argument.
//! Each leaf is moved in a random direction of length 1, so that a check takes two evaluations of the function and one
//! of its tangents for each leaf, and one gradient. The directions are equal in each run.
//!
//! Check derivatives in `f64`, where differences are exact to about 9 digits; in `f32` they have 3 to 4, and a tolerance
//! of `1e-2` suits them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use xla_shape::{ElementType, rounding};

use crate::Tensors;
use crate::prelude::*;
use crate::tensors::{Leaf, Leaves, Path};

/// The derivatives of a function by each leaf of its argument, in a direction: all elements of a leaf are the same
/// number.
///
/// Of a function with several results, the sum with random weights is differentiated.
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
pub struct GradientCheck<T: Tensors> {
    /// Central differences.
    pub differences: T,
    /// Forward mode: the tangents of the function.
    pub forward: T,
    /// Reverse mode: the gradient of the function.
    pub reverse: T,
}

/// A derivative that differs from central differences.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongDerivative {
    /// The leaf of the argument, by its dotted name: `0.w` is the field `w` of the first part of a tuple.
    pub leaf: String,
    /// The mode, `"forward"` or `"reverse"`.
    pub mode: &'static str,
    /// The derivative in a direction by central differences.
    pub expected: f64,
    /// The derivative in this mode.
    pub found: f64,
    /// The largest difference that is allowed.
    pub tolerance: f64,
}

impl fmt::Display for WrongDerivative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongDerivative {
            leaf,
            mode,
            expected,
            found,
            tolerance,
        } = self;
        let difference = (expected - found).abs();
        write!(
            f,
            "{mode} mode by `{leaf}`: expected {expected:.6e} by differences, found {found:.6e}, which differs by \
             {difference:.1e}, more than {tolerance:.1e}"
        )
    }
}

impl core::error::Error for WrongDerivative {}

impl<T: Tensors> GradientCheck<T> {
    /// Compares both modes with the differences at each leaf.
    ///
    /// # Errors
    /// The derivative that differs most, if it differs by more than `tolerance * max(1, |difference|)`, or is not a
    /// number where the difference is one.
    pub fn verify(&self, tolerance: f64) -> Result<(), WrongDerivative> {
        let differences = numbers(&self.differences);
        let mut worst: Option<(f64, WrongDerivative)> = None;
        for (mode, found) in [("forward", &self.forward), ("reverse", &self.reverse)] {
            for ((leaf, expected), (_, found)) in differences.iter().zip(numbers(found)) {
                let allowed = tolerance * expected.abs().max(1.0);
                let excess = match (expected.is_nan(), found.is_nan()) {
                    (true, true) => 0.0,
                    (false, false) if *expected == found => 0.0,
                    (false, false) => (expected - found).abs() / allowed,
                    _ => f64::INFINITY,
                };
                if excess > 1.0 && worst.as_ref().is_none_or(|(most, _)| excess > *most) {
                    let wrong = WrongDerivative {
                        leaf: leaf.clone(),
                        mode,
                        expected: *expected,
                        found,
                        tolerance: allowed,
                    };
                    worst = Some((excess, wrong));
                }
            }
        }
        worst.map_or(Ok(()), |(_, wrong)| Err(wrong))
    }
}

/// Returns the name and the first element of each leaf; a leaf without elements is omitted.
fn numbers<T: Leaves>(tree: &T) -> Vec<(String, f64)> {
    let mut all = Vec::new();
    tree.visit(Path::ROOT, &mut |path, leaf| {
        all.extend(first(&leaf).map(|number| (path.to_string(), number)));
    });
    all
}

/// Returns the first element of a leaf with floating-point elements.
fn first(leaf: &Leaf<'_>) -> Option<f64> {
    let bytes = &leaf.bytes;
    Some(match leaf.element {
        ElementType::F64 => f64::from_le_bytes(*bytes.first_chunk()?),
        ElementType::F32 => f32::from_le_bytes(*bytes.first_chunk()?).into(),
        short if short.is_short() => {
            let mut bits = [0; 2];
            bits[..short.bytes()].copy_from_slice(bytes.get(..short.bytes())?);
            rounding::from_short(short, u16::from_le_bytes(bits))
        }
        _ => return None,
    })
}

/// Compares forward and reverse mode of a function with central differences.
///
/// The function is a closure, or the name of a computation, of one argument; several are a tuple. See the
/// [module](self) for an example.
#[computation]
pub fn check_grads<T: Tensors, R: Tensors>(f: impl Fn(&T) -> R, x: &T) -> GradientCheck<T> {
    let x = tree_map(|x| point(sum(x), x), x);
    GradientCheck {
        differences: differences(f, x),
        forward: tangents(f, x),
        reverse: gradients(f, x),
    }
}

/// Compares forward mode of a function with central differences; reverse mode is not checked.
#[computation]
pub fn check_jvp<T: Tensors, R: Tensors>(f: impl Fn(&T) -> R, x: &T) -> GradientCheck<T> {
    let x = tree_map(|x| point(sum(x), x), x);
    let differences = differences(f, x);
    GradientCheck {
        differences,
        forward: tangents(f, x),
        reverse: differences,
    }
}

/// Compares reverse mode of a function with central differences; forward mode is not checked.
///
/// A computation with a rule for its gradient has no tangents, and is checked by this function.
#[computation]
pub fn check_vjp<T: Tensors, R: Tensors>(f: impl Fn(&T) -> R, x: &T) -> GradientCheck<T> {
    let x = tree_map(|x| point(sum(x), x), x);
    let differences = differences(f, x);
    GradientCheck {
        differences,
        forward: differences,
        reverse: gradients(f, x),
    }
}

/// Returns a leaf of the argument, which is floating-point.
#[computation]
fn point<E: Float, L: Tensors>(_like: E, x: &L) -> L {
    x
}

/// Returns central differences by each leaf.
#[computation]
fn differences<T: Tensors, R: Tensors>(f: impl Fn(&T) -> R, x: &T) -> T {
    let mut all = x;
    for leaf in 0..tree_reduce(|n, _| n + 1, x, 0i32) {
        let numbers = tree_iota(x);
        let moves = tree_map(|x, n| step(sum(x)) * only(sum(x), x, n, leaf), x, numbers);
        let widths = tree_map(
            |x, n| select(n == leaf, step(sum(x)) as f64, 0.0),
            x,
            numbers,
        );
        let width = tree_reduce(|all, width| all + width, widths, 0.0f64);
        let (after, before) = (weighted(f(x + moves)), weighted(f(x - moves)));
        let difference = (after - before) / (2.0 * width);
        all = tree_map(
            |all, n| put(sum(all), all, difference, n == leaf),
            all,
            numbers,
        );
    }
    all
}

/// Returns derivatives by each leaf in forward mode.
#[computation]
fn tangents<T: Tensors, R: Tensors>(f: impl Fn(&T) -> R, x: &T) -> T {
    let mut all = x;
    for leaf in 0..tree_reduce(|n, _| n + 1, x, 0i32) {
        let numbers = tree_iota(x);
        let direction = tree_map(|x, n| only(sum(x), x, n, leaf), x, numbers);
        let (_, tangent) = jvp(|x| weighted(f(x)))(x, direction);
        all = tree_map(
            |all, n| put(sum(all), all, tangent, n == leaf),
            all,
            numbers,
        );
    }
    all
}

/// Returns derivatives by each leaf in reverse mode.
#[computation]
fn gradients<T: Tensors, R: Tensors>(f: impl Fn(&T) -> R, x: &T) -> T {
    let gradient = grad(|x| weighted(f(x)))(x);
    let along = |x, g, n| {
        let product = sum(g as f64 * (direction(sum(x), x, n) as f64));
        put(sum(x), x, product, true)
    };
    tree_map(along, x, gradient, tree_iota(x))
}

/// Returns the sum of all elements with random weights; a scalar has the weight 1.
#[computation]
fn weighted<R: Tensors>(result: &R) -> f64 {
    let sums = tree_map(
        |y, n| sum(y as f64 * weights(y as f64, n)),
        result,
        tree_iota(result),
    );
    tree_reduce(|all, sum| all + sum, sums, 0.0f64)
}

/// Returns the weights of the elements of a leaf of the result.
#[computation]
fn weights<L: Tensors>(y: &L, number: i32) -> L {
    match y.dims().len() {
        0 => 1.0,
        _ => {
            let mut key = key(number + 1_000_000);
            rng_normal(&mut key, 0.0f64, 1.0, y.dims())
        }
    }
}

/// Returns the state of a generator for a leaf.
#[computation]
fn key(number: i32) -> u64![2] {
    stack((0x5eed_u64, number as u64))
}

/// Returns the direction of length 1 that a leaf is moved in.
#[computation]
fn direction<E: Float, L: Tensors>(like: E, x: &L, number: i32) -> L {
    match x.dims().len() {
        0 => 1.0 as E,
        _ => {
            let mut key = key(number);
            let direction = rng_normal(&mut key, 0.0f64, 1.0, x.dims());
            (direction / sqrt(sum(direction * direction))) as E
        }
    }
}

/// Returns the direction of a leaf if it is the one that is moved, else zeros.
#[computation]
fn only<E: Float, L: Tensors>(like: E, x: &L, number: i32, moved: i32) -> L {
    select(number == moved, direction(like, x, number), 0.0)
}

/// Returns the distance that a leaf of this element type is moved: about the third root of the relative precision.
#[computation]
fn step<E: Float>(like: E) -> E {
    let exact = |digits: f64| (1.0f64 + digits) as E != 1.0 as E;
    select(exact(1e-12), 1e-5, select(exact(1e-6), 5e-3, 0.1f64)) as E
}

/// Returns a leaf whose elements are all a number, or the leaf itself.
#[computation]
fn put<E: Float, L: Tensors>(like: E, x: &L, number: f64, is: bool) -> L {
    select(is, broadcast_in_dim(number as E, x.dims(), []), x)
}
