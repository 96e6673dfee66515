//! Models with dynamic sizes: shapes that they compute become functions of the sizes of arguments.

use xla_hlo::text;
use xla_import::{entry, import, read};

/// Returns the imported function with `body`, whose parameters and results are written in `types`.
fn imported(types: &str, body: &str) -> Result<String, String> {
    let text = format!("func.func @main({types} {{\n{body}\n}}");
    let model = read(&text).map_err(|error| error.to_string())?;
    let module = import(&model, "main").map_err(|error| error.to_string())?;
    Ok(text::print(&module))
}

/// Returns the declaration of this function in Rust.
fn declaration(types: &str, body: &str) -> String {
    let text = format!("func.func @main({types} {{\n{body}\n}}");
    let model = read(&text).unwrap();
    entry(&model, &import(&model, "main").unwrap()).declaration("f")
}

/// Checks that the result has this type, in which the size of `%x` is `?x.0`.
#[track_caller]
fn result(types: &str, body: &str, expected: &str) {
    let text = imported(types, body).unwrap();
    let returned = text
        .lines()
        .find(|line| line.trim_start().starts_with("return"));
    let ty = returned.and_then(|line| line.split_once(" : ")).unwrap().1;
    assert_eq!(ty, expected, "{text}");
}

#[track_caller]
fn refused(types: &str, body: &str, expected: &str) {
    assert_eq!(imported(types, body).unwrap_err(), expected);
}

const X: &str = "%x: tensor<?x4xf32>) -> tensor<?x4xf32>";

/// The size of `%x`, as `%n` and as `%shape`, with 4 behind it.
const SIZE: &str = "%n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>\n\
    %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n\
    %four = stablehlo.constant dense<4> : tensor<1xi32>\n\
    %shape = stablehlo.concatenate %n1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n\
    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n";

#[test]
fn shapes_are_functions_of_the_sizes_of_arguments() {
    let with = |ops: &str, ty: &str| format!("{SIZE}{ops}\nreturn %r : {ty}");
    let cases = [
        (
            "%r = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>",
            "tensor<?x4xf32>",
            "tensor<{?x.0}x4xf32>",
        ),
        (
            "%r = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x4xi64>",
            "tensor<?x4xi64>",
            "tensor<{?x.0}x4xi64>",
        ),
        (
            "%two = stablehlo.constant dense<2> : tensor<i32>\n\
             %r = stablehlo.set_dimension_size %x, %two, dim = 1 : (tensor<?x4xf32>, tensor<i32>) -> \
             tensor<?x?xf32, #stablehlo.bounds<?, 4>>",
            "tensor<?x?xf32>",
            "tensor<{?x.0}x2xf32>",
        ),
        // A flat array: the product of the sizes.
        (
            "%four0 = stablehlo.reshape %four : (tensor<1xi32>) -> tensor<i32>\n%p = stablehlo.multiply %n, %four0 : tensor<i32>\n\
             %p1 = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_reshape %x, %p1 : (tensor<?x4xf32>, tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{4 * ?x.0}xf32>",
        ),
        // Amounts that are sizes, and those that are numbers.
        (
            "%none = stablehlo.constant dense<0> : tensor<2xi32>\n\
             %r = stablehlo.dynamic_pad %x, %zero, %shape, %none, %none : \
             (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>",
            "tensor<?x?xf32>",
            "tensor<{2 * ?x.0}x8xf32>",
        ),
        (
            "%low = stablehlo.constant dense<[-1, 2]> : tensor<2xi32>\n%none = stablehlo.constant dense<[1, 0]> : tensor<2xi32>\n\
             %r = stablehlo.dynamic_pad %x, %zero, %low, %none, %none : \
             (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>",
            "tensor<?x?xf32>",
            "tensor<{2 * ?x.0 - 1}x6xf32>",
        ),
        (
            "%from = stablehlo.constant dense<[1, 0]> : tensor<2xi32>\n%by = stablehlo.constant dense<[2, 1]> : tensor<2xi32>\n\
             %r = stablehlo.real_dynamic_slice %x, %from, %shape, %by : \
             (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>",
            "tensor<?x4xf32>",
            "tensor<{?x.0 / 2}x4xf32>",
        ),
        // Quotients are rounded down, as Python's: -(-n // 2) is the quotient rounded up.
        (
            "%two = stablehlo.constant dense<2> : tensor<i32>\n%one = stablehlo.constant dense<1> : tensor<i32>\n\
             %null = stablehlo.constant dense<0> : tensor<i32>\n\
             %m = stablehlo.negate %n : tensor<i32>\n%q = stablehlo.divide %m, %two : tensor<i32>\n\
             %left = stablehlo.remainder %m, %two : tensor<i32>\n\
             %inexact = stablehlo.compare NE, %left, %null : (tensor<i32>, tensor<i32>) -> tensor<i1>\n\
             %less = stablehlo.subtract %q, %one : tensor<i32>\n\
             %down = stablehlo.select %inexact, %less, %q : tensor<i1>, tensor<i32>\n\
             %up = stablehlo.negate %down : tensor<i32>\n%up1 = stablehlo.reshape %up : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %up1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{(1 + ?x.0) / 2}xf32>",
        ),
        // The smaller and the larger of two sizes, also of those that are less than zero.
        (
            "%four0 = stablehlo.reshape %four : (tensor<1xi32>) -> tensor<i32>\n%p = stablehlo.minimum %n, %four0 : tensor<i32>\n\
             %p1 = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %p1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{min(?x.0, 4)}xf32>",
        ),
        (
            "%four0 = stablehlo.reshape %four : (tensor<1xi32>) -> tensor<i32>\n%null = stablehlo.constant dense<0> : tensor<i32>\n\
             %less = stablehlo.subtract %n, %four0 : tensor<i32>\n%p = stablehlo.maximum %less, %null : tensor<i32>\n\
             %p1 = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %p1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{?x.0 - min(?x.0, 4)}xf32>",
        ),
        (
            "%nine = stablehlo.constant dense<9> : tensor<i32>\n%two = stablehlo.constant dense<2> : tensor<i32>\n\
             %p = stablehlo.clamp %two, %n, %nine : tensor<i32>\n\
             %p1 = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %p1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{min(max(?x.0, 2), 9)}xf32>",
        ),
        (
            "%five = stablehlo.constant dense<5> : tensor<i32>\n%minus = stablehlo.constant dense<-1> : tensor<i32>\n\
             %less = stablehlo.subtract %n, %five : tensor<i32>\n%above = stablehlo.maximum %less, %minus : tensor<i32>\n\
             %p = stablehlo.add %above, %five : tensor<i32>\n%same = stablehlo.minimum %n, %p : tensor<i32>\n\
             %sum = stablehlo.add %p, %same : tensor<i32>\n%p1 = stablehlo.reshape %sum : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %p1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{?x.0 + max(?x.0, 4)}xf32>",
        ),
        // The product of a shape.
        (
            "%one = stablehlo.constant dense<1> : tensor<i32>\n\
             %p = stablehlo.reduce(%shape init: %one) applies stablehlo.multiply across dimensions = [0] : \
             (tensor<2xi32>, tensor<i32>) -> tensor<i32>\n%p1 = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %p1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
            "tensor<?xf32>",
            "tensor<{4 * ?x.0}xf32>",
        ),
    ];
    for (ops, ty, expected) in cases {
        let types = format!("%x: tensor<?x4xf32>) -> {ty}");
        result(&types, &with(ops, ty), expected);
    }
}

/// `x[i]` of a model: start and limit are not sizes, but the difference is.
#[test]
fn slices_start_at_any_index() {
    let types = "%x: tensor<?x4xf32>, %i: tensor<1xi32>) -> tensor<3x4xf32>";
    let body = "%none = stablehlo.constant dense<0> : tensor<1xi32>\n%three = stablehlo.constant dense<3> : tensor<1xi32>\n\
         %four = stablehlo.constant dense<4> : tensor<1xi32>\n\
         %from = stablehlo.concatenate %i, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n\
         %j = stablehlo.add %i, %three : tensor<1xi32>\n\
         %to = stablehlo.concatenate %j, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n\
         %by = stablehlo.constant dense<1> : tensor<2xi32>\n\
         %r = stablehlo.real_dynamic_slice %x, %from, %to, %by : \
         (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>\n\
         return %r : tensor<?x?xf32>";
    let text = imported(&types.replace("tensor<3x4xf32>", "tensor<?x?xf32>"), body).unwrap();
    assert!(text.contains("stablehlo.dynamic_slice"), "{text}");
    assert!(text.contains("sizes = [3, 4]"), "{text}");
}

#[test]
fn sizes_that_operations_require_to_be_equal_are_one_size() {
    let types = "%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<3xf32>) -> tensor<?xf32>";
    let sum = "%r = stablehlo.add %x, %y : tensor<?xf32>\nreturn %r : tensor<?xf32>";
    result(types, sum, "tensor<{?x.0}xf32>");
    let both = "%s = stablehlo.add %x, %y : tensor<?xf32>\n\
         %c = stablehlo.concatenate %s, %z, dim = 0 : (tensor<?xf32>, tensor<3xf32>) -> tensor<5xf32>\n\
         return %s : tensor<?xf32>";
    result(types, both, "tensor<2xf32>");
    assert_eq!(
        declaration(types, sum),
        "pub fn f(x: &f32![?], y: &f32![?], z: &f32![3]) -> Result<f32![?], Error>;"
    );
}

/// Exporters without types of dynamic sizes pass these as integers before the arrays.
#[test]
fn arguments_that_are_sizes_are_no_parameters() {
    let sized = "%n1 = stablehlo.reshape %n : (tensor<i64>) -> tensor<1xi64>\n\
         %i = stablehlo.dynamic_iota %n1, dim = 0 : (tensor<1xi64>) -> tensor<?xf32>\n";
    let types = "%n: tensor<i64>, %x: tensor<?xf32>) -> tensor<?xf32>";
    let sum =
        format!("{sized}%r = stablehlo.add %x, %i : tensor<?xf32>\nreturn %r : tensor<?xf32>");
    let text = imported(types, &sum).unwrap();
    assert!(text.contains("(x: f32[?x.0]) -> f32[?x.0]"), "{text}");
    let alone = format!("{sized}return %i : tensor<?xf32>");
    let text = imported(types, &alone).unwrap();
    assert!(text.contains("(x: f32[?x.0]) -> f32[?n]"), "{text}");
    // An integer that is not a size stays a parameter.
    let types = "%n: tensor<i64>, %x: tensor<?xf32>) -> tensor<?xf32>";
    let text = imported(types, "return %x : tensor<?xf32>").unwrap();
    assert!(text.contains("(n: i64[], x: f32[?x.0])"), "{text}");
}

#[test]
fn assertions_are_conditions() {
    let assertion = |test: &str| {
        format!(
            "{SIZE}%two = stablehlo.constant dense<2> : tensor<i32>\n%null = stablehlo.constant dense<0> : tensor<i32>\n{test}\n\
             stablehlo.custom_call @shape_assertion(%is) {{error_message = \"two rows\", has_side_effect = true}} : (tensor<i1>) -> ()\n\
             return %x : tensor<?x4xf32>"
        )
    };
    let compare = |direction: &str, a: &str, b: &str| {
        assertion(&format!(
            "%is = stablehlo.compare {direction}, {a}, {b}, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>"
        ))
    };
    let text = imported(X, &compare("GE", "%n", "%two")).unwrap();
    assert!(text.contains("typed_xla.size_assertion"), "{text}");
    // Whether a size is at least 0 is no question.
    let text = imported(X, &compare("GE", "%n", "%null")).unwrap();
    assert!(!text.contains("size_assertion"), "{text}");
    result(X, &compare("EQ", "%n", "%two"), "tensor<2x4xf32>");
    let even = assertion(
        "%left = stablehlo.remainder %n, %two : tensor<i32>\n\
         %is = stablehlo.compare EQ, %left, %null, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
    );
    result(X, &even, "tensor<{2 * ?x.0/2}x4xf32>");
    assert_eq!(
        declaration(X, &even),
        "pub fn f(x: &f32![?, 4]) -> Result<f32![?, 4], Error>;"
    );
    let half = "%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32>";
    let sum = "%z = stablehlo.concatenate %y, %y, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>\n\
         %r = stablehlo.add %x, %z : tensor<?x4xf32>\nreturn %r : tensor<?x4xf32>";
    assert_eq!(
        declaration(half, sum),
        "pub fn f(x: &f32![?, 4], y: &f32![?, 4]) -> Result<f32![?, 4], Error>;"
    );
    refused(
        X,
        &compare("LT", "%n", "%null"),
        "10:1: the model refuses these sizes: two rows",
    );
}

#[test]
fn what_is_no_size_is_refused() {
    let iota = "%r = stablehlo.dynamic_iota %i, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>\nreturn %r : tensor<?xf32>";
    let types = "%x: tensor<?xf32>, %i: tensor<1xi32>) -> tensor<?xf32>";
    refused(
        types,
        iota,
        "2:6: the size of dimension 0 of the result of stablehlo.dynamic_iota is not computed from the sizes of arguments",
    );
    // The type of the result has it.
    let known = iota.replace("?", "7");
    result(
        &types.replace("-> tensor<?x", "-> tensor<7x"),
        &known,
        "tensor<7xf32>",
    );
    let assertion = "%c = stablehlo.compare EQ, %x, %x, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>\n\
         stablehlo.custom_call @shape_assertion(%c) : (tensor<i1>) -> ()\nreturn %x : tensor<f32>";
    refused(
        "%x: tensor<f32>) -> tensor<f32>",
        assertion,
        "3:1: the assertion is not about sizes of arguments",
    );
    refused(
        "%x: tensor<?xf32>) -> tensor<?xf32>",
        "%r = stablehlo.reshape %x : (tensor<?xf32>) -> tensor<?xf32>\nreturn %r : tensor<?xf32>",
        "2:6: expected a result of stablehlo.reshape without `?`",
    );
}

/// `%one`, `%null` and `%two`, and `%less`, which is `%n - 1`.
const NUMBERS: &str = "%one = stablehlo.constant dense<1> : tensor<i32>\n\
    %null = stablehlo.constant dense<0> : tensor<i32>\n%two = stablehlo.constant dense<2> : tensor<i32>\n\
    %less = stablehlo.subtract %n, %one : tensor<i32>\n";

/// The type of a comparison.
const COMPARED: &str = "(tensor<i32>, tensor<i32>) -> tensor<i1>";

/// Without an assertion that `n` is at least 1, the sign of `-n` may be 0, but it is not 1.
#[test]
fn remainders_of_negated_sizes_are_sizes() {
    let body = format!(
        "{SIZE}{NUMBERS}%minus = stablehlo.negate %n : tensor<i32>\n\
         %quotient = stablehlo.divide %minus, %two : tensor<i32>\n\
         %left = stablehlo.remainder %minus, %two : tensor<i32>\n\
         %sign = stablehlo.sign %minus : tensor<i32>\n\
         %differ = stablehlo.compare NE, %sign, %one : {COMPARED}\n\
         %inexact = stablehlo.compare NE, %left, %null : {COMPARED}\n\
         %both = stablehlo.and %differ, %inexact : tensor<i1>\n\
         %below = stablehlo.subtract %quotient, %one : tensor<i32>\n\
         %down = stablehlo.select %both, %below, %quotient : tensor<i1>, tensor<i32>\n\
         %twice = stablehlo.multiply %down, %two : tensor<i32>\n\
         %mod = stablehlo.subtract %minus, %twice : tensor<i32>\n\
         %shape1 = stablehlo.reshape %mod : (tensor<i32>) -> tensor<1xi32>\n\
         %r = stablehlo.dynamic_iota %shape1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>\nreturn %r : tensor<?xf32>"
    );
    let types = "%x: tensor<?x4xf32>) -> tensor<?xf32>";
    result(types, &body, "tensor<{2 * ((1 + ?x.0) / 2) - ?x.0}xf32>");
    // The sign itself is no size.
    let sign = body.replace("reshape %mod", "reshape %sign");
    refused(
        types,
        &sign,
        "23:6: the size of dimension 0 of the result of stablehlo.dynamic_iota is not computed from the sizes of arguments",
    );
}

/// Of an argument of `2*h + 1` rows jax asserts that the remainder is 0, and that `h`, the quotient rounded down, is at
/// least 1. For that the size less 1 is a size too.
#[test]
fn asserted_quotients_of_differences_are_sizes() {
    let odd = |dividend: &str| {
        format!(
            "{SIZE}{NUMBERS}%twice = stablehlo.multiply %n, %n : tensor<i32>\n\
             %other = stablehlo.subtract %less, %twice : tensor<i32>\n\
             %left = stablehlo.remainder {dividend}, %two : tensor<i32>\n\
             %even = stablehlo.compare EQ, %left, %null : {COMPARED}\n\
             stablehlo.custom_call @shape_assertion(%even) {{has_side_effect = true}} : (tensor<i1>) -> ()\n\
             %quotient = stablehlo.divide {dividend}, %two : tensor<i32>\n\
             %sign = stablehlo.sign {dividend} : tensor<i32>\n\
             %differ = stablehlo.compare NE, %sign, %one : {COMPARED}\n\
             %inexact = stablehlo.compare NE, %left, %null : {COMPARED}\n\
             %both = stablehlo.and %differ, %inexact : tensor<i1>\n\
             %below = stablehlo.subtract %quotient, %one : tensor<i32>\n\
             %down = stablehlo.select %both, %below, %quotient : tensor<i1>, tensor<i32>\n\
             %is = stablehlo.compare GE, %down, %one : {COMPARED}\n\
             stablehlo.custom_call @shape_assertion(%is) {{has_side_effect = true}} : (tensor<i1>) -> ()\n\
             return %x : tensor<?x4xf32>"
        )
    };
    result(X, &odd("%less"), "tensor<{1 + 2 * ?x.0-1/2}x4xf32>");
    assert_eq!(
        declaration(X, &odd("%less")),
        "pub fn f(x: &f32![?, 4]) -> Result<f32![?, 4], Error>;"
    );
    // The dividend is not a size less a number.
    let body = odd("%other");
    let at = body.lines().count();
    refused(
        X,
        &body,
        &format!("{at}:1: the assertion is not about sizes of arguments"),
    );
}

/// The text of jax for `-1 % n`, of which `roll` makes slices, adds `n` where the remainder is negative.
#[test]
fn remainders_of_negative_numbers_are_sizes() {
    let body = format!(
        "{SIZE}{NUMBERS}%minus = stablehlo.constant dense<-1> : tensor<i32>\n\
         %some = stablehlo.compare GE, %n, %one, SIGNED : {COMPARED}\n\
         stablehlo.custom_call @shape_assertion(%some) {{has_side_effect = true}} : (tensor<i1>) -> ()\n\
         %left = stablehlo.remainder %minus, %n : tensor<i32>\n\
         %not = stablehlo.compare NE, %left, %null, SIGNED : {COMPARED}\n\
         %below = stablehlo.compare LT, %left, %null, SIGNED : {COMPARED}\n\
         %negative = stablehlo.compare LT, %n, %null, SIGNED : {COMPARED}\n\
         %differ = stablehlo.compare NE, %below, %negative, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>\n\
         %both = stablehlo.and %differ, %not : tensor<i1>\n%sum = stablehlo.add %left, %n : tensor<i32>\n\
         %mod = stablehlo.select %both, %sum, %left : tensor<i1>, tensor<i32>\n\
         %shape1 = stablehlo.reshape %mod : (tensor<i32>) -> tensor<1xi32>\n\
         %r = stablehlo.dynamic_iota %shape1, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>\nreturn %r : tensor<?xf32>"
    );
    let types = "%x: tensor<?x4xf32>) -> tensor<?xf32>";
    result(types, &body, "tensor<{?x.0 - 1}xf32>");
}

/// Where results of a call are dynamic, jax passes their shapes as operands.
#[test]
fn calls_of_lapack_have_shapes_as_operands() {
    let body = "%n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3x3xf32>) -> tensor<i32>\n\
         %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>\n\
         %three = stablehlo.constant dense<3> : tensor<1xi32>\n\
         %s = stablehlo.concatenate %n1, %three, %three, dim = 0 : \
         (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>\n\
         %r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%x, %s, %n1) {\
         indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>, mhlo.backend_config = {uplo = 76 : ui8}} : \
         (tensor<?x3x3xf32>, tensor<3xi32>, tensor<1xi32>) -> (tensor<?x3x3xf32>, tensor<?xi32>)\n\
         return %r#0 : tensor<?x3x3xf32>";
    let types = "%x: tensor<?x3x3xf32>) -> tensor<?x3x3xf32>";
    result(types, body, "tensor<{?x.0}x3x3xf32>");
    refused(
        types,
        &body.replace(
            "dense<[1, 2]> : tensor<2xi64>",
            "dense<[1]> : tensor<1xi64>",
        ),
        "6:8: expected 1 operands of stablehlo.custom_call, found 2",
    );
}

/// Few functions may call each other very often.
#[test]
fn the_operations_of_all_calls_are_bounded() {
    let mut text =
        "func.func @f0(%x: tensor<?xf32>) -> tensor<?xf32> {\nreturn %x : tensor<?xf32>\n}\n"
            .to_string();
    for i in 1..40 {
        let last = i - 1;
        let name = if i == 39 {
            "main".to_string()
        } else {
            format!("f{i}")
        };
        text += &format!(
            "func.func @{name}(%x: tensor<?xf32>) -> tensor<?xf32> {{\n\
             %0 = call @f{last}(%x) : (tensor<?xf32>) -> tensor<?xf32>\n\
             %1 = call @f{last}(%0) : (tensor<?xf32>) -> tensor<?xf32>\nreturn %1 : tensor<?xf32>\n}}\n"
        );
    }
    let error = import(&read(&text).unwrap(), "main")
        .unwrap_err()
        .to_string();
    assert!(
        error.ends_with("the functions that are called have too many operations"),
        "{error}"
    );
}

/// The quotient is a number that runs, so that it is no size of an array.
#[test]
fn a_size_divided_by_zero_is_not_followed() {
    for op in ["divide", "remainder"] {
        let body = format!(
            "%n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>\n\
             %zero = stablehlo.constant dense<0> : tensor<i32>\n\
             %q = stablehlo.{op} %n, %zero : tensor<i32>\n\
             %shape = stablehlo.reshape %q : (tensor<i32>) -> tensor<1xi32>\n\
             %r = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<?xi64>\n\
             return %r : tensor<?xi64>"
        );
        refused(
            "%x: tensor<?x4xf32>) -> tensor<?xi64>",
            &body,
            "6:6: the size of dimension 0 of the result of stablehlo.dynamic_iota is not computed from the sizes of arguments",
        );
    }
}
