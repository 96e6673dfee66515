//! The same cases with arrays in other layouts, which must not change the results.

use xla_hlo::ElementType;

use super::{Case, Spec};

/// Element types of one, two, four and sixteen bytes: for moving elements, only the width matters.
const ELEMENTS: [ElementType; 4] = [
    ElementType::Bool,
    ElementType::Bf16,
    ElementType::F32,
    ElementType::C128,
];

/// Returns each case of these element types that has arrays of several dimensions, all in row-major order, with its
/// parameters in another layout, with its result in another layout, and with both. Parameters become column-major; in
/// the result, the first dimension becomes the innermost one and the others keep their order.
pub(super) fn of(cases: &[Case]) -> Vec<Case> {
    let mut laid = Vec::new();
    for case in cases {
        let specs = || case.parameters.iter().chain([&case.result]);
        let last = case.parameters.last().unwrap_or(&case.result).element;
        // Class numbers and indices are integers; one integer type beside other types is enough.
        let elements = [last, case.result.element];
        let chosen = |e: &ElementType| ELEMENTS.contains(e) || *e == ElementType::I32;
        if specs().any(|spec| spec.layout.is_some())
            || !elements.iter().all(chosen)
            || elements == [ElementType::I32; 2]
        {
            continue;
        }
        let many = |spec: &Spec| spec.dims.len() > 1;
        let (of_parameters, of_result) = (case.parameters.iter().any(many), many(&case.result));
        for (name, parameters, result) in [
            ("parameters", true, false),
            ("result", false, true),
            ("both", true, true),
        ] {
            if (parameters && !of_parameters) || (result && !of_result) {
                continue;
            }
            let mut case = case.clone();
            case.name = format!("{}_laid_{name}", case.name);
            for spec in case.parameters.iter_mut().filter(|s| parameters && many(s)) {
                *spec = spec.clone().laid(&columns(spec.dims.len()));
            }
            if result {
                case.result = case.result.clone().laid(&rotated(case.result.dims.len()));
            }
            laid.push(case);
        }
    }
    laid
}

/// Returns the order with the first dimension innermost, then the second, and so on.
fn columns(rank: usize) -> Vec<usize> {
    (0..rank).collect()
}

/// Returns the order with the first dimension innermost, and the others in row-major order around it.
pub(super) fn rotated(rank: usize) -> Vec<usize> {
    [0].into_iter().chain((1..rank).rev()).collect()
}
