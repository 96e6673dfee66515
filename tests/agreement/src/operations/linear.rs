//! Factorisations and triangular systems.

use xla_hlo::ElementType;

use super::{is_float, is_ordered, plain};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{Int, Ints, Number, On, Value, Word};
use crate::program::{Argument, Array};

/// Whether an array is one square matrix of a few small numbers.
fn is_small_square(array: &Array) -> bool {
    matches!(*array.dims, [a, b] if a == b && a < 5)
        && is_float(array)
        && array.bounds.most() <= 1.0
}

/// Adds the factor of a positive definite matrix, which is diagonal.
pub(super) fn cholesky(g: &mut Generator) -> Option<()> {
    let element = g.some(is_float).map(|number| g.array(number).element)?;
    let n = 1 + g.random.below(4);
    let array = Array {
        element,
        dims: vec![n, n],
        bounds: Bounds::exact(0.0, 1.0, 0),
    };
    g.push(
        "eye",
        plain([Argument::Element(element), Int(n)]),
        array.clone(),
        0.0,
    )?;
    let matrix = g.last();
    let mut arguments = plain([Value(matrix)]);
    if g.random.percent(50) {
        arguments.push((Some("lower"), On));
    }
    g.push("cholesky", arguments, array, 0.0)
}

/// Adds a triangular system with ones on the diagonal and small other elements, so that the unknowns grow little.
pub(super) fn triangular_solve(g: &mut Generator) -> Option<()> {
    let a = g.some(is_small_square)?;
    let triangle = g.array(a);
    let n = triangle.dims[0];
    let left = g.random.percent(50);
    let fits = |b: &Array| {
        let matrix = b.dims.len() == 2 && b.element == triangle.element;
        matrix && b.dims[usize::from(!left)] == n
    };
    let b = g.some(fits)?;
    let other = g.array(b);
    let mut arguments = plain([Value(a), Value(b)]);
    arguments.push((Some("unit_diagonal"), On));
    if left {
        arguments.push((Some("left_side"), On));
    }
    if g.random.percent(50) {
        arguments.push((Some("lower"), On));
    }
    // Each unknown subtracts all unknowns before it, at most.
    let growth = 2f64.powi(n as i32 - 1);
    let most = other.bounds.most() * growth;
    let error = growth * (other.bounds.error + n as f64 * triangle.bounds.error * most);
    let bounds = Bounds::about(-most, most, error);
    g.push(
        "triangular_solve",
        arguments,
        Array { bounds, ..other },
        2.0 * n as f64,
    )
}

/// Adds equations whose matrix has a large diagonal, so that the unknowns are not larger than the right-hand side.
pub(super) fn solve(g: &mut Generator) -> Option<()> {
    let full = |a: &Array| matches!(a.element.real(), ElementType::F32 | ElementType::F64);
    let a = g.some(|a| is_small_square(a) && full(a))?;
    let matrix = g.array(a);
    let n = matrix.dims[0];
    let fits =
        |b: &Array| b.element == matrix.element && (1..3).contains(&b.dims.len()) && b.dims[0] == n;
    let b = g.some(fits)?;
    let right = g.array(b);
    let of = |bounds| Array {
        bounds,
        ..matrix.clone()
    };
    let arguments = plain([Argument::Element(matrix.element), Int(n)]);
    g.push("eye", arguments, of(Bounds::exact(0.0, 1.0, 0)), 0.0)?;
    let arguments = plain([Value(g.last()), Number("8.0".to_string())]);
    g.push("mul", arguments, of(Bounds::exact(0.0, 8.0, 0)), 0.0)?;
    let sum = matrix.bounds.plus(Bounds::exact(0.0, 8.0, 0));
    g.push("add", plain([Value(g.last()), Value(a)]), of(sum), 1.0)?;
    let dominant = g.last();
    if g.random.percent(30) {
        let error = matrix.bounds.error;
        let bounds = of(Bounds::about(-1.0, 1.0, error));
        return g.push("inverse", plain([Value(dominant)]), bounds, 64.0);
    }
    if g.random.percent(30) {
        let part = g.random.below(2);
        let error = 4.0 * n as f64 * matrix.bounds.error;
        let bounds = Bounds::about(-16.0, 16.0, error);
        return g.push_part("qr", plain([Value(dominant)]), Some(part), of(bounds), 16.0);
    }
    let most = right.bounds.most();
    let error = right.bounds.error + n as f64 * matrix.bounds.error * most;
    let bounds = Bounds::about(-most, most, error);
    let arguments = plain([Value(dominant), Value(b)]);
    g.push("solve", arguments, Array { bounds, ..right }, 64.0)
}

/// Adds the largest elements, or their indices if they are exact.
pub(super) fn top_k(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| is_ordered(a) && !a.dims.is_empty())?;
    let mut array = g.array(operand);
    let last = array.dims.len() - 1;
    let size = array.dims[last];
    let k = g.random.below(size + 1);
    array.dims[last] = k;
    let arguments = plain([Value(operand), Int(k)]);
    if array.bounds.is_exact() && size > 0 && g.random.percent(50) {
        array.element = ElementType::I32;
        array.bounds = Bounds::exact(0.0, (size - 1) as f64, 0);
        return g.push_part("top_k", arguments, Some(1), array, 0.0);
    }
    g.push_part("top_k", arguments, Some(0), array, 0.0)
}

/// Adds a Fourier transform, whose results are sums of all elements, each rotated by another angle; for real numbers,
/// half of the results.
pub(super) fn fft(g: &mut Generator) -> Option<()> {
    let full = |a: &Array| matches!(a.element.real(), ElementType::F32 | ElementType::F64);
    let operand = g.some(|a| full(a) && !a.dims.is_empty() && !a.dims.contains(&0))?;
    let mut array = g.array(operand);
    let last = array.dims.len() - 1;
    let kinds: &[&str] = if array.element.is_complex() {
        &["FFT", "IFFT", "IRFFT"]
    } else {
        &["RFFT"]
    };
    let kind = g.random.pick(kinds);
    let rank = 1 + g.random.below(array.dims.len().min(3));
    let mut lengths = array.dims[last + 1 - rank..].to_vec();
    if kind == "IRFFT" {
        // `m` numbers are transformed back to `2 m - 1` or `2 m - 2` numbers, and one number to one.
        let n = 2 * array.dims[last] - 1 - g.random.below(if array.dims[last] > 1 { 2 } else { 1 });
        lengths[rank - 1] = n;
        array.dims[last] = n;
        array.element = array.element.real();
    }
    if kind == "RFFT" {
        array.dims[last] = array.dims[last] / 2 + 1;
        array.element = array.element.complex();
    }
    let count = match kind {
        "FFT" | "RFFT" => lengths.iter().product::<usize>() as f64,
        _ => 1.0,
    };
    // Both parts of each element contribute to both parts of a sum.
    let most = 2.0 * count * array.bounds.most();
    let bounds = Bounds::about(-most, most, 2.0 * count * array.bounds.error);
    let arguments = plain([Value(operand), Word(kind.to_string()), Ints(lengths)]);
    g.push("fft", arguments, Array { bounds, ..array }, 16.0)
}
