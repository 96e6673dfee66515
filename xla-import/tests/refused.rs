//! Mistakes that StableHLO's verifier refuses and the operations' rules do not see.

use xla_import::{import, read};

/// Returns the error of a function with this operation, and with these types of its parameters `%a`, `%b`.
fn error(types: [&str; 2], op: &str, result: &str) -> String {
    let [a, b] = types;
    let text = format!(
        "func.func @main(%a: {a}, %b: {b}) -> {result} {{\n%r = {op}\nreturn %r : {result}\n}}"
    );
    let imported = read(&text).and_then(|model| import(&model, "main"));
    match imported {
        Ok(_) => "accepted".to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn requests_of_precision_are_those_of_stablehlo() {
    let accuracy = |fields: &str| {
        let op = format!(
            "\"stablehlo.cbrt\"(%a) {{result_accuracy = #stablehlo.result_accuracy<{fields}>}} : (tensor<f32>) -> tensor<f32>"
        );
        error(["tensor<f32>"; 2], &op, "tensor<f32>")
    };
    let highest = "mode = #stablehlo.result_accuracy_mode<HIGHEST>";
    let none = "atol = 0.0, rtol = 0.0, ulps = 0";
    assert_eq!(accuracy(&format!("{none}, {highest}")), "accepted");
    let some = "atol = 0.0, rtol = 0.0, ulps = 4";
    assert_eq!(
        accuracy(&format!("{some}, {highest}")),
        "2:28: expected no ulps in the mode HIGHEST"
    );
    let tolerance = "mode = #stablehlo.result_accuracy_mode<TOLERANCE>";
    assert_eq!(accuracy(&format!("{some}, {tolerance}")), "accepted");
}

#[test]
fn algorithms_of_products_that_no_processor_has_are_refused() {
    let square = "tensor<2x2xf32>";
    let dot = |attributes: &str| {
        let op = format!(
            "stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]{attributes} : ({square}, {square}) -> {square}"
        );
        let error = error([square; 2], &op, square);
        let place = error.split_once(": ").map(|(_, why)| why.to_string());
        place.unwrap_or(error)
    };
    let algorithm = |types: [&str; 3], counts: [i32; 3], imprecise: bool| {
        let ([lhs, rhs, sum], [l, r, products]) = (types, counts);
        format!(
            ", algorithm = <lhs_precision_type = {lhs}, rhs_precision_type = {rhs}, accumulation_type = {sum}, \
             lhs_component_count = {l}, rhs_component_count = {r}, num_primitive_operations = {products}, \
             allow_imprecise_accumulation = {imprecise}>"
        )
    };
    let (bf16, f32) = (["bf16", "bf16", "f32"], ["f32"; 3]);
    for known in [
        algorithm(f32, [1, 1, 1], false),
        algorithm(bf16, [1, 1, 6], false),
        algorithm(["tf32", "tf32", "f32"], [1, 1, 3], false),
        algorithm(["f8E5M2", "f8E4M3FN", "f32"], [1, 1, 1], true),
    ] {
        assert_eq!(dot(&known), "accepted", "{known}");
    }
    let unknown = [
        (
            algorithm(bf16, [1, 1, 2], false),
            "no processor has the algorithm: products of bf16 and bf16, of 1 and 1 parts, 2 times, with sums in f32",
        ),
        (
            algorithm(f32, [1, 1, 1], true),
            "no processor has the algorithm: products of f32 and f32, of 1 and 1 parts, 1 times, with sums in f32 that may \
             be imprecise",
        ),
        (
            algorithm(["i8", "f32", "f32"], [1, 1, 1], false),
            "no processor has the algorithm: products of i8 and f32, of 1 and 1 parts, 1 times, with sums in f32",
        ),
        (
            algorithm(f32, [1, 0, 1], false),
            "expected 1 or more as rhs_component_count, found 0",
        ),
        (
            format!(
                ", precision = [HIGHEST, HIGHEST]{}",
                algorithm(f32, [1, 1, 1], false)
            ),
            "expected DEFAULT as the precision beside an algorithm",
        ),
        (
            ", precision = [DEFAULT, DEFAULT, DEFAULT]".to_string(),
            "expected a precision of two operands, found 3",
        ),
    ];
    for (attributes, why) in unknown {
        assert_eq!(dot(&attributes), why);
    }
}

#[test]
fn quantised_types_are_those_of_the_operation() {
    let quantised = |types: [&str; 3], op: &str| {
        let [a, b, result] = types.map(|ty| match ty.strip_prefix("q:") {
            Some(ty) => format!("tensor<2x2x!quant.uniform<{ty}>>"),
            None => format!("tensor<2x2x{ty}>"),
        });
        let op = format!("{op} : ({a}, {b}) -> {result}");
        error([&a, &b], &op, &result)
    };
    let add = "\"stablehlo.add\"(%a, %b)";
    let dot = "\"stablehlo.dot_general\"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<\
               lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}";
    let conv = "stablehlo.convolution(%a, %b) dim_numbers = [b, f]x[i, o]->[b, f], window = {} \
                {batch_group_count = 1 : i64, feature_group_count = 1 : i64}";
    let (one, axis) = ("q:i8:f32, 0.5:3", "q:i8:f32:0, {0.5, 0.25}");
    let last = "q:i8:f32:1, {0.5, 0.25}";
    let types = "expected one type of integers and one of numbers of stablehlo.add";
    let cases = [
        ([one, one, one], add, "accepted"),
        (
            [one, one, "f32"],
            add,
            "expected quantised numbers, found f32",
        ),
        ([one, one, "q:i4:f32, 0.5"], add, types),
        ([one, one, "q:u8:f32, 0.5"], add, types),
        ([one, one, "q:i8:bf16, 0.5"], add, types),
        (
            [axis, axis, axis],
            "\"stablehlo.concatenate\"(%a, %b) {dimension = 0 : i64}",
            "stablehlo.concatenate of numbers with a scale for each index is not supported",
        ),
        ([one, "q:i8:f32, 0.5", one], dot, "accepted"),
        (
            [one, one, one],
            dot,
            "expected the zero point 0 of the right side",
        ),
        (
            [axis, last, last],
            dot,
            "expected one scale of the left side",
        ),
        (
            [one, axis, last],
            dot,
            "expected the same scale along the contracting dimensions of the right side",
        ),
        (["f32", one, "f32"], conv, "accepted"),
        (
            ["f32", axis, "f32"],
            conv,
            "expected the scales of the right side along its output features",
        ),
        (
            [one, last, axis],
            conv,
            "expected the scales of the result along its features",
        ),
    ];
    for (types, op, why) in cases {
        let error = quantised(types, op);
        let why = match why {
            "accepted" => why.to_string(),
            why => format!("2:6: {why}"),
        };
        assert_eq!(error, why, "{types:?} {op}");
    }
}

#[test]
fn a_reshape_keeps_the_dimension_with_the_scales() {
    let reshape = |result: &str| {
        let operand = "tensor<2x3x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>";
        let result = format!("tensor<{result}>");
        let op = format!("stablehlo.reshape %a : ({operand}) -> {result}");
        error([operand, "tensor<f32>"], &op, &result)
    };
    let ty = |axis: usize| format!("!quant.uniform<i8:f32:{axis}, {{0.5, 0.25, 0.125}}>");
    assert_eq!(reshape(&format!("1x2x3x4x{}", ty(2))), "accepted");
    for moved in [format!("3x2x4x{}", ty(0)), format!("2x12x{}", ty(1))] {
        assert_eq!(
            reshape(&moved),
            "2:6: expected that the dimension with the scales keeps its size, and the number of elements before it"
        );
    }
}

#[test]
fn numbers_of_quantised_types_are_in_range() {
    for ty in ["i8:f32, 0.5:300", "i8<-5:5>:f32, 0.5:6", "i4:f16, 4.96e-08"] {
        let ty = format!("tensor<2x!quant.uniform<{ty}>>");
        let error = error([&ty, &ty], "stablehlo.negate %a : tensor<2xf32>", &ty);
        assert!(error.ends_with("are not supported"), "{error}");
    }
}

#[test]
fn bounds_are_of_sizes_that_are_not_known() {
    let bounded = |ty: &str| {
        error(
            [ty, "tensor<f32>"],
            &format!("stablehlo.negate %a : {ty}"),
            ty,
        )
    };
    for ty in [
        "tensor<?x2xf32, #stablehlo.bounds<4, ?>>",
        "tensor<?xf32, #stablehlo.type_extensions<bounds = [4]>>",
        "tensor<f32, #stablehlo.bounds<>>",
        "tensor<?xf32, #other>",
    ] {
        assert_eq!(bounded(ty), "accepted", "{ty}");
    }
    assert_eq!(
        bounded("tensor<?x?xf32, #stablehlo.bounds<4>>"),
        "1:37: expected a bound of each dimension, found #stablehlo.bounds"
    );
    assert_eq!(
        bounded("tensor<3xf32, #stablehlo.bounds<4>>"),
        "1:35: expected `?` as the bound of a size that is known, found #stablehlo.bounds"
    );
}

#[test]
fn short_forms_are_those_that_stablehlo_prints() {
    let (a, one) = ("tensor<2xf32>", "tensor<f32>");
    let cases = [
        (
            "stablehlo.reduce(%a init: %b) applies stablehlo.divide across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> \
             tensor<f32>",
            one,
            "2:44: expected a commutative operation of two operands, found stablehlo.divide",
        ),
        (
            "stablehlo.concatenate %a, %a dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>",
            "tensor<4xf32>",
            "2:35: expected `,`, found dim",
        ),
        (
            "stablehlo.select %a, %a, %a : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>",
            a,
            "2:6: expected one type, or the types of operands and results, found 3 types",
        ),
        (
            "stablehlo.dynamic_iota %a, dim = 0 : (tensor<2xf32>) -> tensor<4xf32>",
            "tensor<4xf32>",
            "2:6: expected at most 64 integers as a shape of stablehlo.dynamic_iota, found f32[2]",
        ),
    ];
    for (op, result, why) in cases {
        assert_eq!(error([a, one], op, result), why);
    }
}

#[test]
fn a_size_that_a_model_computes_is_not_negative() {
    let text = "func.func @main() -> tensor<4xf32> {\n\
                %n = stablehlo.constant dense<[-1]> : tensor<1xi64>\n\
                %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<4xf32>\n\
                return %r : tensor<4xf32>\n}";
    let error = read(text).and_then(|model| import(&model, "main"));
    assert_eq!(
        error.unwrap_err().to_string(),
        "3:6: the size of dimension 0 of the result of stablehlo.dynamic_iota is -1"
    );
}

#[test]
fn operands_have_the_declared_width_of_narrow_integers() {
    let (narrow, wide) = ("tensor<2xi4>", "tensor<2xi8>");
    let types = [narrow, wide];
    let cases = [
        ("stablehlo.add %a, %a : tensor<2xi4>", narrow, "accepted"),
        (
            "stablehlo.add %b, %b : tensor<2xi4>",
            narrow,
            "2:6: an operand is not of type tensor<2xi4>",
        ),
        (
            "stablehlo.add %a, %a : tensor<2xi8>",
            wide,
            "2:6: an operand is not of type tensor<2xi8>",
        ),
        (
            "stablehlo.convert %a : (tensor<2xi8>) -> tensor<2xi32>",
            "tensor<2xi32>",
            "2:6: an operand is not of type tensor<2xi8>",
        ),
        (
            "stablehlo.bitcast_convert %a : (tensor<2xi4>) -> tensor<i8>",
            "tensor<i8>",
            "accepted",
        ),
        (
            "stablehlo.bitcast_convert %a : (tensor<2xi4>) -> tensor<i16>",
            "tensor<i16>",
            "2:6: stablehlo.bitcast_convert: 4 elements of 4 bits make one of 16, found i8[2]",
        ),
        (
            "stablehlo.bitcast_convert %a : (tensor<2xi4>) -> tensor<2xui4>",
            "tensor<2xui4>",
            "accepted",
        ),
    ];
    for (op, result, why) in cases {
        assert_eq!(error(types, op, result), why, "{op}");
    }
}

/// XLA counts the bits of the integer in storage.
#[test]
fn the_bits_of_narrow_integers_are_counted_without_those_of_the_storage() {
    let text = "func.func @main(%a: tensor<2xi4>) -> tensor<2xi4> {\n\
                %r = stablehlo.popcnt %a : tensor<2xi4>\nreturn %r : tensor<2xi4>\n}";
    let module = read(text).and_then(|model| import(&model, "main")).unwrap();
    let text = xla_hlo::text::print(&module);
    let (mask, count) = (text.find("stablehlo.and"), text.find("stablehlo.popcnt"));
    assert!(
        mask.is_some() && mask < count && text.contains("dense<15>"),
        "{text}"
    );
}

#[test]
fn a_dimension_is_one_number() {
    let select = |dim: &str| {
        let op = format!(
            "\"stablehlo.torch_index_select\"(%a, %b) {{dim = {dim}, batch_dims = 0 : i64}} : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<1x3xf32>"
        );
        error(["tensor<2x3xf32>", "tensor<1xi32>"], &op, "tensor<1x3xf32>")
    };
    assert_eq!(select("0 : i64"), "accepted");
    assert_eq!(select("[]"), "2:46: expected a number as dim");
}
