//! Batch normalisation, one case for each of its results.

use crate::number::ELEMENTS;

use super::structural::exact;
use super::tolerance::within;
use super::{Case, Spec};

/// Operation, its operands in Rust and in StableHLO, its number of results. `a` is the batch, `b` and `c` have one
/// element for each feature; `v` is a variance.
const ROWS: &[(&str, &str, &str, usize)] = &[
    ("batch_norm_training", "a, b, c", "%a, %b, %c", 3),
    (
        "batch_norm_inference",
        "a, b, c, b, c * c",
        "%a, %b, %c, %b, %v",
        1,
    ),
    (
        "batch_norm_grad",
        "a, b, c, c * c, a",
        "%a, %b, %c, %v, %a",
        3,
    ),
];

/// The sizes of the batch, and the dimension of its features.
const SHAPES: &[([usize; 3], usize)] = &[([4, 3, 5], 1), ([3, 2, 4], 2), ([3, 2, 4], 0)];

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS.into_iter().filter(|e| e.is_float()) {
        for (dims, feature) in SHAPES {
            let batch = Spec::new(element, dims);
            let features = Spec::new(element, &[dims[*feature]]);
            let (x, c) = (batch.stablehlo(), features.stablehlo());
            for (operation, rust, text, results) in ROWS {
                let types = text
                    .split(", ")
                    .map(|name| if name == "%a" { &x } else { &c });
                let types: Vec<&str> = types.map(String::as_str).collect();
                let all = [x.as_str(), &c, &c][..*results].join(", ");
                for result in 0..*results {
                    let out = if result == 0 { &batch } else { &features };
                    let ty = out.stablehlo();
                    let (part, number) = match results {
                        1 => (String::new(), String::new()),
                        _ => (format!(".{result}"), format!("#{result}")),
                    };
                    let stablehlo = format!(
                        "%v = stablehlo.multiply %c, %c : {c}
                         %r:{results} = \"stablehlo.{operation}\"({text}) <{{epsilon = 0.5 : f32, feature_index = {feature} : i64}}> : ({}) -> ({all})
                         %out = stablehlo.reshape %r{number} : ({ty}) -> {ty}",
                        types.join(", ")
                    );
                    let stablehlo = stablehlo.replace("%r:1 =", "%r =");
                    let rust = format!("{operation}({rust}, 0.5, {feature}){part}");
                    let name = format!("{operation}_{feature}_{result}");
                    let parameters = vec![batch.clone(), features.clone(), features.clone()];
                    let mut case =
                        exact(operation, &name, parameters, out.clone(), &rust, stablehlo);
                    case.fill_mildly();
                    case.tolerance = within(operation, element, 64.0);
                    cases.push(case);
                }
            }
        }
    }
    cases
}
