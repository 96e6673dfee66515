//! Cases once more with their arrays in other layouts: a computation must not care.

use xla_hlo::ElementType;

use super::{Case, Spec};

/// Element types of one, two, four and sixteen bytes: what is moved differs in nothing else.
const ELEMENTS: [ElementType; 4] = [
    ElementType::Bool,
    ElementType::Bf16,
    ElementType::F32,
    ElementType::C128,
];

/// Each case of these element types whose arrays have several dimensions and are row-major so far: with parameters in another
/// layout, with the result in one, with all of them. Parameters are column-major; a result of three dimensions or more has
/// its first one innermost and the others in order.
pub(super) fn of(cases: &[Case]) -> Vec<Case> {
    let mut laid = Vec::new();
    for case in cases {
        let specs = || case.parameters.iter().chain([&case.result]);
        let last = case.parameters.last().unwrap_or(&case.result).element;
        // Class numbers and indices are integers, of which one type will do, beside others.
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

/// The first dimension innermost, then the second, and so on.
fn columns(rank: usize) -> Vec<usize> {
    (0..rank).collect()
}

/// The first dimension innermost, and behind it the row-major order of the others.
pub(super) fn rotated(rank: usize) -> Vec<usize> {
    [0].into_iter().chain((1..rank).rev()).collect()
}
