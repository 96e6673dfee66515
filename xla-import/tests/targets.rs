//! Custom calls of functions outside of the file, for callers that bind them.

use xla_hlo::text;
use xla_import::{import_with_targets, read};

/// Returns a function of `%x` with this body.
fn main(types: [&str; 2], body: &str) -> String {
    let [from, to] = types;
    format!("func.func @main(%x: {from}) -> {to} {{\n{body}\n}}\n")
}

const VECTOR: &str = "tensor<2xf32>";

#[test]
fn targets_outside_of_the_file_are_custom_calls_for_a_caller_that_binds_them() {
    let tuple = "tuple<tensor<2xf32>, tensor<2xf32>>";
    let calls = main(
        [VECTOR; 2],
        &format!(
            "%0 = stablehlo.custom_call @Foo(%x) {{has_side_effect = true}} : ({VECTOR}) -> {tuple}\n\
             %1 = stablehlo.get_tuple_element %0[1] : ({tuple}) -> {VECTOR}\n\
             %2 = stablehlo.custom_call @Bar() : () -> {VECTOR}\n\
             %3 = stablehlo.custom_call @Bar() : () -> {VECTOR}\n\
             %r = stablehlo.add %1, %2 : {VECTOR}\nreturn %r : {VECTOR}"
        ),
    );
    let model = read(&calls).unwrap();
    let (module, targets) = import_with_targets(&model, "main").unwrap();
    let graph = text::print_function(module.entry().unwrap());
    assert_eq!(
        graph.matches("stablehlo.custom_call @Bar()").count(),
        2,
        "{graph}"
    );
    assert!(
        graph.contains("%0:2 = stablehlo.custom_call @Foo("),
        "{graph}"
    );
    let found: Vec<_> = targets.iter().map(|target| target.name.as_str()).collect();
    assert_eq!(found, ["Foo", "Bar"]);
    for (target, place) in targets.iter().zip(["2:6", "4:6"]) {
        let expected = format!(
            "{place}: stablehlo.custom_call @{} is not supported: its target is a function outside of the file, so export \
             the model without it, or as a composite with a decomposition",
            target.name
        );
        assert_eq!(target.refused.to_string(), expected);
    }
}

#[test]
fn configurations_of_targets_are_operands_with_names() {
    let call = |config: &str| {
        format!(
            "%r = stablehlo.custom_call @Foo(%x) {{{config}}} : ({VECTOR}) -> {VECTOR}\nreturn %r : {VECTOR}"
        )
    };
    for (config, expected) in [
        ("backend_config = \"\"", ""),
        ("mhlo.backend_config = {}", ""),
        (
            "backend_config = \"ab\"",
            "backend_config = dense<[97, 98]> : tensor<2xui8>",
        ),
        (
            "backend_config = \"\", mhlo.backend_config = {eps = 0.5 : f32, n = 3, type = true}",
            "eps = dense<0.5> : tensor<f32>, n = dense<3> : tensor<i64>, type = dense<true> : tensor<i1>",
        ),
        (
            "backend_config = {a.b = 2.5}",
            "a_b = dense<2.5> : tensor<f64>",
        ),
        (
            "backend_config = {a = dense<[1, 2]> : tensor<2xi32>, b = [1, 2], c = array<i64: 3>}",
            "a = dense<[1, 2]> : tensor<2xi32>, b = dense<[1, 2]> : tensor<2xi64>, c = dense<3> : tensor<1xi64>",
        ),
        (
            "operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0]> : tensor<1xindex>]",
            "",
        ),
    ] {
        let text = main([VECTOR; 2], &call(config));
        let model = read(&text).unwrap();
        let (module, targets) = import_with_targets(&model, "main").unwrap();
        let graph = text::print_function(module.entry().unwrap());
        let constants = graph.split("stablehlo.constant ").skip(1);
        let constants = constants.map(|rest| rest.lines().next().unwrap());
        let parts = targets[0].configuration.iter().zip(constants);
        let parts = parts.map(|((name, _), constant)| format!("{name} = {constant}"));
        assert_eq!(parts.collect::<Vec<_>>().join(", "), expected, "{config}");
    }
    for (config, expected) in [
        (
            "mhlo.backend_config = {inner = {a = 1}}",
            "2:61: the configuration of @Foo cannot be passed: expected a number, a string or an array of numbers as inner",
        ),
        (
            "backend_config = {mixed = [1, 2.0]}",
            "2:56: the configuration of @Foo cannot be passed: expected a number, a string or an array of numbers as mixed",
        ),
        (
            "backend_config = {none = []}",
            "2:56: the configuration of @Foo cannot be passed: expected a number, a string or an array of numbers as none",
        ),
        (
            "operand_layouts = [dense<[0, 1]> : tensor<2xindex>]",
            "2:38: stablehlo.custom_call has other arrays than row-major ones in operand_layouts: [0, 1]",
        ),
        (
            "result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 0, 1]> : tensor<3xindex>]",
            "2:38: stablehlo.custom_call has other arrays than row-major ones in result_layouts: [2, 0, 1]",
        ),
    ] {
        let text = main([VECTOR; 2], &call(config));
        let model = read(&text).unwrap();
        let refused = import_with_targets(&model, "main").map(|_| ()).unwrap_err();
        assert_eq!(refused.to_string(), expected);
    }
}

#[test]
fn targets_that_call_functions_or_have_open_results_are_refused() {
    let quantized = "tensor<2x!quant.uniform<i8:f32, 0.5>>";
    for (body, expected) in [
        (
            "%r = stablehlo.custom_call @Foo(%x) {called_computations = [@f]} : (tensor<2xf32>) -> tensor<2xf32>",
            "2:6: stablehlo.custom_call @Foo is not supported: it calls functions",
        ),
        (
            "%r = stablehlo.custom_call @Foo(%x) : (tensor<2xf32>) -> tensor<?xf32>",
            "2:6: stablehlo.custom_call: the sizes of its result must be known before the call, found `?`",
        ),
        (
            &format!(
                "%q = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> {quantized}\n\
                 %r = stablehlo.custom_call @Foo(%q) : ({quantized}) -> {quantized}"
            ),
            "3:6: stablehlo.custom_call @Foo is not supported: its arrays are quantised",
        ),
    ] {
        let text = main([VECTOR; 2], &format!("{body}\nreturn %x : {VECTOR}"));
        let model = read(&text).unwrap();
        let refused = import_with_targets(&model, "main").err().unwrap();
        assert_eq!(refused.to_string(), expected, "{text}");
    }
}
