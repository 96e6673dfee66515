//! Fourier transforms.

use std::f64::consts::TAU;

use xla_hlo::attr::{self, Transform};
use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Shape};

use super::Call;
use super::array::{Array, sizes};

fn parts(x: Scalar) -> (f64, f64) {
    match x {
        Scalar::Complex(re, im) => (re, im),
        Scalar::Float(x) => (x, 0.0),
        other => panic!("{other:?} is not transformed"),
    }
}

/// Transforms each dimension by the definition, in time of its square.
pub(super) fn fft(call: Call<'_>) -> Array {
    let (instr, operand, shape) = (call.instr, call.operands[0], call.shapes[0]);
    let kind: Transform = attr::word(&instr.attrs, "fft_type");
    let lengths = sizes(instr, "fft_length");
    let first = operand.dims.len() - lengths.len();
    let inverse = matches!(kind, Transform::Inverse | Transform::RealInverse);
    let mut full = operand.dims[..first].to_vec();
    full.extend(&lengths);
    let last = full.len() - 1;
    // The half of a spectrum of real numbers determines the other.
    let whole = Shape::new(
        ElementType::C128,
        full.iter().map(|&n| n.into()).collect::<Vec<_>>(),
    );
    let mut array = Array::new(&whole, |index| {
        let half = operand.dims[last];
        if index[last] < half {
            let (re, im) = parts(operand.at(&index));
            return Scalar::Complex(re, im);
        }
        let mut mirror = index.clone();
        for d in first..=last {
            mirror[d] = (full[d] - index[d]) % full[d];
        }
        let (re, im) = parts(operand.at(&mirror));
        Scalar::Complex(re, -im)
    });
    for d in first..=last {
        let n = full[d];
        let sign = if inverse { 1.0 } else { -1.0 };
        let roots: Vec<(f64, f64)> = (0..n)
            .map(|k| (sign * TAU * k as f64 / n as f64).sin_cos())
            .collect();
        let before = array.clone();
        array = Array::new(&whole, |index| {
            let (mut re, mut im) = (0.0, 0.0);
            let mut from = index.clone();
            for j in 0..n {
                from[d] = j;
                let (a, b) = parts(before.at(&from));
                let (sin, cos) = roots[index[d] * j % n];
                re += a * cos - b * sin;
                im += a * sin + b * cos;
            }
            let scale = if inverse { n as f64 } else { 1.0 };
            Scalar::Complex(re / scale, im / scale)
        });
    }
    Array::new(shape, |index| {
        let value = match (shape.element.is_complex(), array.at(&index)) {
            (false, Scalar::Complex(re, _)) => Scalar::Float(re),
            (_, value) => value,
        };
        call.rounded(value)
    })
}
