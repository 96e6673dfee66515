//! Size names in text, and their replacement by numbers.

use xla_hlo::instantiate::Uninstantiable;
use xla_hlo::{Module, Size, text};

use crate::modules;

const GENERIC: &str = r#"module @head attributes {typed_xla.version = 1 : i64} {
  func.func private @half(%arg0: tensor<{(M + N) / 2}xf32>) -> tensor<{(M + N) / 2}xf32> attributes {typed_xla.signature = "<N, M>(x: f32[(M + N) / 2]) -> f32[(M + N) / 2]"} {
    return %arg0 : tensor<{(M + N) / 2}xf32>
  }
  func.func public @main(%arg0: tensor<{N}x4xf32>, %arg1: tensor<{M - 1}xf32>) -> tensor<{4 * N}xf32> attributes {typed_xla.name = "head", typed_xla.signature = "<N, M>(x: f32[N, 4], y: f32[M - 1]) -> f32[4 * N]"} {
    %0 = stablehlo.reshape %arg0 : (tensor<{N}x4xf32>) -> tensor<{4 * N}xf32>
    %1 = typed_xla.size "M * N - 3" : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<{4 * N}xf32>
    %3 = stablehlo.add %0, %2 : tensor<{4 * N}xf32>
    return %3 : tensor<{4 * N}xf32>
  }
}
"#;

fn generic() -> Module {
    text::parse(GENERIC).unwrap()
}

#[test]
fn size_names_read_back_as_they_are_written() {
    let module = generic();
    assert_eq!(text::print(&module), GENERIC);
    let half = &module.functions[0];
    let sum = Size::name("N") + Size::name("M");
    let half_sum = sum.divided_by(&Size::from(2)).unwrap();
    assert_eq!(half.graph.param_shapes()[0].dims, [half_sum]);
    assert_eq!(half.signature.sizes, ["N", "M"]);
}

#[test]
fn numbers_for_sizes_make_a_static_module() {
    let module = generic().instantiate(&[("N", 2), ("M", 5)]).unwrap();
    // Functions that the entry does not call are omitted.
    let expected = r#"module @head attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>) -> tensor<8xf32> attributes {typed_xla.name = "head", typed_xla.signature = "(x: f32[2, 4], y: f32[4]) -> f32[8]"} {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4xf32>) -> tensor<8xf32>
    %1 = stablehlo.constant dense<7.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.add %0, %2 : tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}
"#;
    assert_eq!(text::print(&module), expected);
}

#[test]
fn a_generic_callee_is_copied_once_for_each_of_its_sizes() {
    let module = modules::calls().instantiate(&[]).unwrap();
    let names: Vec<&str> = module.functions.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(
        names,
        ["layer_N3", "main_M3", "layer_N15", "my crate::scores"]
    );
}

#[test]
fn sizes_that_do_not_fit_are_refused() {
    let cases: &[(&[(&str, usize)], &str)] = &[
        (&[("N", 2)], "`head` needs a number for its size `M`"),
        (
            &[("N", 2), ("M", 5), ("K", 1)],
            "the computation has no size `K`",
        ),
        (
            &[("N", 2), ("M", 0)],
            "`head` cannot have these sizes: a size in f32[M - 1] is negative or too large",
        ),
        (
            &[("N", 2), ("M", 1)],
            "`head` cannot have these sizes: a size in [M * N - 3] is negative or too large",
        ),
    ];
    for (sizes, expected) in cases {
        let error = generic().instantiate(sizes).unwrap_err();
        assert_eq!(error.to_string(), *expected, "{sizes:?}");
    }
    assert_eq!(
        text::stablehlo(&Module::default()),
        Err(Uninstantiable::Empty)
    );
}
