//! Decompositions with kernels that need a feature, which these tests select.

use crate::rustc;

/// Returns the programs of these computations as text.
fn programs(computations: &str) -> String {
    let text = format!("use typed_xla::prelude::*;\n{computations}");
    let expanded = rustc::expand(&text, None);
    let errors: Vec<&str> = (expanded.errors.iter())
        .map(|error| &*error.message)
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
    let tokens = expanded.generated.iter().map(|all| all.tokens.to_string());
    tokens.collect()
}

/// Asserts that the kernels `eigh` and `svd` are called, or that there are loops instead.
fn expect_kernels(computations: &str, expected: bool) {
    let code = programs(computations);
    for kernel in ["kernels :: eigh :: run", "kernels :: svd :: run"] {
        assert_eq!(code.contains(kernel), expected, "{computations}\n{code}");
    }
}

#[test]
fn many_rows_have_kernels_and_few_are_rotated() {
    let of = |rows: usize| {
        format!(
            "#[computation]\nfn parts(a: &f32![{rows}, {rows}]) -> (f32![{rows}], f32![{rows}]) {{\n\
             (eigh(a).0, svd(a).1)\n}}"
        )
    };
    expect_kernels(&of(32), true);
    expect_kernels(&of(8), false);
}

#[test]
fn models_that_call_lapack_have_the_same_kernels() {
    let square = "f32![20, 20]";
    expect_kernels(
        &format!(
            "#[computation(stablehlo = \"../tests/models/many_rows.mlir\")]\n\
             fn net(a: &{square}) -> (f32![20], {square}, {square}, f32![20], {square});"
        ),
        true,
    );
}

#[test]
fn decompositions_of_few_rows_in_models_are_differentiated_by_their_rules() {
    programs(
        "#[computation(stablehlo = \"../tests/models/spectral.mlir\")]\n\
         fn net(a: &f32![5, 3], b: &f32![5, 2]) -> (f32![5], f32![5], f32![5, 5], f32![5, 3], f32![3], f32![3, 3],\n\
         f32![3], f32![3, 2], f32![3, 5], i32![], f32![]);\n\
         #[computation]\n\
         fn slope(a: &f32![5, 3], b: &f32![5, 2]) -> f32![5, 3] {\n\
         grad(|a: &f32![5, 3], b: &f32![5, 2]| sum(net(a, b).0))(a, b)\n}",
    );
}
