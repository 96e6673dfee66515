//! Operations that are composed of others, except those that fold.

use super::{is_float, plain, unary};
use crate::bounds::{Bounds, epsilon};
use crate::generate::Generator;
use crate::program::Argument::{Int, Ints, Number, Tuple, Value};
use crate::program::Array;

pub(super) fn gelu(g: &mut Generator) -> Option<()> {
    // Where `1 + erf(x)` cancels, the error of `x` remains.
    let of = |_, x: Bounds| Some(Bounds::about(-x.most() - 0.2, x.most(), 1.13 * x.error));
    unary(g, is_float, "gelu", of, 16.0)
}

/// Picks a float array and one of its dimensions, and returns the number of elements along it.
fn along(g: &mut Generator) -> Option<(usize, Array, usize, usize)> {
    let operand = g.some(|a| is_float(a) && !a.dims.is_empty() && !a.dims.contains(&0))?;
    let array = g.array(operand);
    let dimension = g.random.below(array.dims.len());
    let count = array.dims[dimension];
    Some((operand, array, dimension, count))
}

/// Returns the array without a dimension.
fn without(array: &Array, dimension: usize, bounds: Bounds) -> Array {
    let mut dims = array.dims.clone();
    dims.remove(dimension);
    Array {
        element: array.element,
        dims,
        bounds,
    }
}

pub(super) fn variance(g: &mut Generator) -> Option<()> {
    let (operand, array, dimension, count) = along(g)?;
    let x = array.bounds;
    let spread = x.high - x.low;
    // The mean is rounded at the magnitude of the elements, which may exceed their differences.
    let apart = x.error + count as f64 * epsilon(array.element) * x.most();
    let error = 4.0 * (spread + apart) * apart;
    let result = without(
        &array,
        dimension,
        Bounds::about(0.0, spread * spread, error),
    );
    g.push(
        "variance",
        plain([Value(operand), Int(dimension)]),
        result,
        8.0 + count as f64,
    )
}

pub(super) fn logsumexp(g: &mut Generator) -> Option<()> {
    let (operand, array, dimension, count) = along(g)?;
    let x = array.bounds;
    let bounds = Bounds::about(x.low, x.high + (count as f64).ln(), x.error);
    let most = Bounds::about(
        -bounds.most().max(1.0),
        bounds.most().max(1.0),
        bounds.error,
    );
    let result = without(&array, dimension, most);
    g.push(
        "logsumexp",
        plain([Value(operand), Int(dimension)]),
        result,
        16.0 + count as f64,
    )
}

/// Adds a layer normalisation. Equal elements become 0 times the largest possible factor, 1 / sqrt(epsilon), which
/// multiplies their rounding errors too.
pub(super) fn layer_norm(g: &mut Generator) -> Option<()> {
    let (operand, array, dimension, count) = along(g)?;
    let x = array.bounds;
    let apart = x.error + count as f64 * epsilon(array.element) * x.most();
    let most = (count as f64).sqrt();
    let bounds = Bounds::about(-most, most, 1000.0 * apart);
    let arguments = [
        plain([Value(operand)]),
        vec![(Some("dimensions"), Ints(vec![dimension]))],
    ];
    g.push(
        "layer_norm",
        arguments.concat(),
        Array { bounds, ..array },
        16.0,
    )
}

/// Adds a batch normalisation. Every feature has a variance of at least 0, to which 1 is added: the factor is at most
/// 1, its slope at most a half.
pub(super) fn batch_norm(g: &mut Generator) -> Option<()> {
    let vector = |a: &Array| is_float(a) && a.dims.len() == 1 && a.dims[0] > 0;
    let variance = g.some(|a| vector(a) && a.bounds.low >= 0.0)?;
    let Array {
        element,
        dims,
        bounds: v,
    } = g.array(variance);
    let fits =
        |a: &Array| a.element == element && a.dims.contains(&dims[0]) && !a.dims.contains(&0);
    let operand = g.some(fits)?;
    let array = g.array(operand);
    let feature = array.dims.iter().position(|size| *size == dims[0])?;
    let same = |a: &Array| a.element == element && a.dims == dims;
    let [scale, offset, mean] = [g.some(same)?, g.some(same)?, g.some(same)?];
    let [s, o, m] = [scale, offset, mean].map(|array| g.array(array).bounds);
    let x = array.bounds;
    let apart = x.most() + m.most();
    let most = apart * s.most() + o.most();
    let error =
        (x.error + m.error) * s.most() + apart * (s.error + 0.5 * v.error * s.most()) + o.error;
    let arguments = plain([
        Value(operand),
        Value(scale),
        Value(offset),
        Value(mean),
        Value(variance),
        Number("1.0".to_string()),
        Int(feature),
    ]);
    let bounds = Bounds::about(-most, most, error);
    g.push(
        "batch_norm_inference",
        arguments,
        Array { bounds, ..array },
        16.0,
    )
}

/// Adds, for exact numbers, the normalised batch, the gradient of the batch, or another result of either operation.
pub(super) fn batch_norm_parts(g: &mut Generator) -> Option<()> {
    let exact = |a: &Array| is_float(a) && a.bounds.is_exact() && !a.dims.contains(&0);
    let vector = g.some(|a| exact(a) && a.dims.len() == 1)?;
    let Array { element, dims, .. } = g.array(vector);
    let fits = |a: &Array| exact(a) && a.element == element && a.dims.contains(&dims[0]);
    let operand = g.some(fits)?;
    let array = g.array(operand);
    let feature = array.dims.iter().position(|size| *size == dims[0])?;
    let count = array.dims.iter().product::<usize>() as f64;
    let (x, v) = (array.bounds.most(), g.array(vector).bounds.most());
    let part = g.random.below(3);
    let mut arguments = plain([Value(operand), Value(vector), Value(vector)]);
    let (name, most) = match g.random.below(2) {
        // The variance, the mean, and a batch divided by at least 1.
        0 => ("batch_norm_training", 4.0 * x * x + 2.0 * x * v + v),
        _ => {
            let variance = g.some(|a| {
                exact(a) && a.element == element && a.dims == dims && a.bounds.low >= 0.0
            })?;
            arguments.extend(plain([Value(variance), Value(operand)]));
            (
                "batch_norm_grad",
                (x + v) * x * (1.0 + v) * count * (1.0 + x + v),
            )
        }
    };
    arguments.extend(plain([Number("1.0".to_string()), Int(feature)]));
    let dims = if part == 0 { array.dims.clone() } else { dims };
    let bounds = Bounds::about(-most, most, 0.0);
    g.push_part(
        name,
        arguments,
        Some(part),
        Array {
            element,
            dims,
            bounds,
        },
        8.0,
    )
}

pub(super) fn cross_entropy(g: &mut Generator) -> Option<()> {
    let (logits, array, dimension, count) = along(g)?;
    let weights = g.some(|a| a.element == array.element && a.dims == array.dims)?;
    let (x, p) = (array.bounds, g.array(weights).bounds);
    let n = count as f64;
    let spread = x.high - x.low + n.ln() + 1.0;
    let most = n * spread * p.most();
    let error = n * (p.error * spread + 2.0 * x.error * p.most());
    let result = without(&array, dimension, Bounds::about(-most, most, error));
    let arguments = [
        plain([Value(logits), Value(weights)]),
        vec![(Some("dimension"), Int(dimension))],
    ];
    g.push("cross_entropy", arguments.concat(), result, 16.0 + n)
}

pub(super) fn get_tuple_element(g: &mut Generator) -> Option<()> {
    let parts = [g.some(|_| true)?, g.some(|_| true)?];
    let index = g.random.below(2);
    let result = g.array(parts[index]);
    let arguments = plain([Tuple(parts.to_vec()), Int(index)]);
    g.push("get_tuple_element", arguments, result, 0.0)
}
