//! Fourier transforms, in each direction, of complex and of real numbers.

use xla_hlo::ElementType;

use super::{Case, Spec, filled};
use crate::compare::Tolerance;
use crate::number::Format;
use crate::values::mild;

/// The sizes and the transformed lengths: a power of two, a prime, several dimensions.
const SHAPES: &[(&[usize], &[usize])] = &[
    (&[3, 16], &[16]),
    (&[2, 13], &[13]),
    (&[1], &[1]),
    (&[2, 6, 5], &[6, 5]),
    (&[3, 4, 6], &[3, 4, 6]),
];

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    let Some(complex) = [ElementType::F32, ElementType::F64]
        .contains(&element.real())
        .then(|| element.real().complex())
    else {
        return Vec::new();
    };
    let kinds: &[&str] = if element.is_complex() {
        &["FFT", "IFFT", "IRFFT"]
    } else {
        &["RFFT"]
    };
    let mut cases = Vec::new();
    for kind in kinds {
        for (dims, lengths) in SHAPES {
            let whole = Spec::new(complex, dims);
            let real = Spec::new(complex.real(), dims);
            let mut halved = whole.clone();
            let last = dims.len() - 1;
            halved.dims[last] = dims[last] / 2 + 1;
            let (from, to) = match *kind {
                "RFFT" => (real, halved),
                "IRFFT" => (halved, real),
                _ => (whole.clone(), whole),
            };
            let list: Vec<String> = dims.iter().map(usize::to_string).collect();
            let name = format!("fft_{}_{}_{element}", kind.to_lowercase(), list.join("_"));
            let epsilon = Format::of(element.real()).map_or(0.0, |format| format.epsilon);
            // Rounding errors of sums of numbers up to three, in both parts.
            let most = 6.0 * dims.iter().product::<usize>() as f64;
            cases.push(Case {
                operation: "fft",
                arguments: vec![filled(&name, &from, mild)],
                name,
                rust: format!("fft(a, {kind:?}, {lengths:?})"),
                stablehlo: format!(
                    "%out = stablehlo.fft %a, type = {kind}, length = {lengths:?} : ({}) -> {}",
                    from.stablehlo(),
                    to.stablehlo()
                ),
                parameters: vec![from],
                result: to,
                tolerance: Tolerance::Absolute(4.0 * epsilon * most),
            });
        }
    }
    cases
}
