//! The operations that a growing program chooses from: each picks suitable arrays and computes the bounds of its
//! result.

mod applied;
mod boxes;
mod contraction;
mod control;
mod derived;
mod drawn;
mod elementwise;
mod fold;
mod linear;
mod movement;
mod places;
mod windows;

use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::{Argument, Array};

use Argument::{Number, Value};
use applied::{argmax, sort};
use boxes::*;
use contraction::{convolution, dot, dot_general};
use control::{case, conditional, scan, while_loop};
use derived::*;
use drawn::*;
use elementwise::*;
use fold::*;
use linear::*;
use movement::*;
use places::*;
use windows::{cumulative, reduce_window, select_and_scatter};

/// A kind of step; it returns `None` if no array is suitable.
pub(crate) type Choice = fn(&mut Generator) -> Option<()>;

/// Every kind of step; a kind that is listed twice is chosen twice as often.
pub(crate) static CHOICES: &[Choice] = &[
    arithmetic,
    arithmetic,
    arithmetic,
    divide,
    remainder,
    extremes,
    power,
    bits,
    shift,
    function,
    function,
    function,
    exact_function,
    sign_of,
    opposite,
    patterns,
    angle,
    parts,
    compare,
    compare,
    select,
    clamp,
    convert,
    convert,
    broadcast,
    broadcast_in_dim,
    reshape,
    collapse,
    transpose,
    dot,
    dot_general,
    dot_general,
    convolution,
    convolution,
    reduce,
    reduce,
    reduce,
    reduce_by_closure,
    mean,
    softmax,
    relu,
    map,
    map_captured,
    iota,
    full,
    eye,
    one_hot,
    gelu,
    variance,
    logsumexp,
    layer_norm,
    batch_norm,
    batch_norm_parts,
    cross_entropy,
    get_tuple_element,
    slice,
    index,
    rev,
    pad,
    concatenate,
    stack,
    place,
    dynamic_slice,
    dynamic_update_slice,
    gather,
    take,
    scatter,
    scatter,
    cholesky,
    triangular_solve,
    solve,
    fft,
    top_k,
    rng_bit_generator,
    sort,
    argmax,
    reduce_window,
    reduce_window,
    select_and_scatter,
    cumulative,
    while_loop,
    while_loop,
    conditional,
    case,
    scan,
];

pub(super) type Arguments = Vec<(Option<&'static str>, Argument)>;

pub(super) fn plain(arguments: impl IntoIterator<Item = Argument>) -> Arguments {
    arguments
        .into_iter()
        .map(|argument| (None, argument))
        .collect()
}

pub(super) fn is_number(array: &Array) -> bool {
    array.element != ElementType::Bool
}

pub(super) fn is_ordered(array: &Array) -> bool {
    !array.element.is_complex()
}

pub(super) fn is_float(array: &Array) -> bool {
    array.element.is_float()
}

pub(super) fn is_integer(array: &Array) -> bool {
    array.element.is_integer()
}

/// Draws a literal of an element type, other than zero, and returns it with its bounds.
pub(super) fn literal(g: &mut Generator, element: ElementType) -> (String, Bounds) {
    match element.kind() {
        Kind::Bool | Kind::Token => (g.random.percent(50).to_string(), Bounds::whole(element)),
        Kind::Signed | Kind::Unsigned => {
            let low = if element.kind() == Kind::Signed {
                -5
            } else {
                1
            };
            let number = match g.random.between(low, 7) {
                0 => 1,
                other => other,
            };
            (
                number.to_string(),
                Bounds::exact(number as f64, number as f64, 0),
            )
        }
        Kind::Float | Kind::Complex => {
            let quarters = match g.random.between(-12, 12) {
                0 => 4,
                other => other,
            };
            let number = quarters as f64 / 4.0;
            // The imaginary part is 0.
            let other = if element.is_complex() { 0.0 } else { number };
            let bounds = Bounds::exact(number.min(other), number.max(other), 2);
            (format!("{number:?}"), bounds)
        }
    }
}

/// Returns the sizes to which two operands are broadcast.
fn joined(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    if a.is_empty() || b.is_empty() {
        return Some(if a.is_empty() { b } else { a }.to_vec());
    }
    let fits = a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || *a == 1 || *b == 1);
    let sizes = || a.iter().zip(b).map(|(&a, &b)| if a == 1 { b } else { a });
    fits.then(|| sizes().collect())
}

/// Returns, for each dimension of the first sizes, the dimension of the second sizes that corresponds to it.
fn placement(own: &[usize], sizes: &[usize]) -> Option<Vec<usize>> {
    let mut dims = Vec::new();
    for size in own {
        let from = dims.last().map_or(0, |last| last + 1);
        dims.push((from..sizes.len()).find(|&d| sizes[d] == *size)?);
    }
    Some(dims)
}

/// Draws a second operand for an array, and returns its text, its bounds, and the sizes of the result.
pub(super) fn second(g: &mut Generator, number: usize) -> Option<(Argument, Bounds, Vec<usize>)> {
    let Array { element, dims, .. } = g.array(number);
    if g.random.percent(30) {
        let (text, bounds) = literal(g, element);
        return Some((Number(text), bounds, dims));
    }
    if g.random.percent(25) {
        let lower = |a: &Array| (1..dims.len()).contains(&a.dims.len()) && a.element == element;
        let other = g.some(|a| lower(a) && placement(&a.dims, &dims).is_some());
        if let Some(other) = other {
            let array = g.array(other);
            let along = placement(&array.dims, &dims)?;
            return Some((Argument::Along(other, along), array.bounds, dims));
        }
    }
    let other = g.some(|a| a.element == element && joined(&dims, &a.dims).is_some())?;
    let array = g.array(other);
    Some((Value(other), array.bounds, joined(&dims, &array.dims)?))
}

/// Adds a step with two operands, whose bounds `bounds` computes.
pub(super) fn binary(
    g: &mut Generator,
    suits: impl Fn(&Array) -> bool,
    name: &str,
    of: impl Fn(ElementType, Bounds, Bounds) -> Option<Bounds>,
    roundings: f64,
) -> Option<()> {
    let lhs = g.some(suits)?;
    let Array {
        element, bounds, ..
    } = g.array(lhs);
    let (rhs, other, dims) = second(g, lhs)?;
    // XLA folds `x - x` to 0, and takes `x * x` for non-negative: its `abs(x * x)` of integers is a negative number where
    // the product wraps.
    let itself = matches!(rhs, Value(rhs) if rhs == lhs);
    let folds = matches!(name, "sub" | "xor" | "div" | "rem");
    if itself && (folds || name == "mul" && element.is_integer()) {
        return None;
    }
    let bounds = of(element, bounds, other)?;
    let result = Array {
        element,
        dims,
        bounds,
    };
    g.push(name, plain([Value(lhs), rhs]), result, roundings)
}

/// Adds a step with one operand, whose bounds `bounds` computes.
pub(super) fn unary(
    g: &mut Generator,
    suits: impl Fn(&Array) -> bool,
    name: &str,
    of: impl Fn(ElementType, Bounds) -> Option<Bounds>,
    roundings: f64,
) -> Option<()> {
    let operand = g.some(suits)?;
    let array = g.array(operand);
    let bounds = of(array.element, array.bounds)?;
    g.push(
        name,
        plain([Value(operand)]),
        Array { bounds, ..array },
        roundings,
    )
}

pub(super) fn predicate(dims: Vec<usize>) -> Array {
    let element = ElementType::Bool;
    Array {
        element,
        dims,
        bounds: Bounds::whole(element),
    }
}

/// Returns the numbers below `count` in random order.
pub(super) fn shuffled(g: &mut Generator, count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for i in (1..count).rev() {
        order.swap(i, g.random.below(i + 1));
    }
    order
}
