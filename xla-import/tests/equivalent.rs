//! Operations that are short for others, and regions in a larger element type than the arrays: the graph is the same as
//! for a text with these operations and conversions.

use xla_hlo::text;
use xla_import::{import, read};

fn imported(text: &str) -> Result<String, String> {
    let model = read(text).map_err(|error| error.to_string())?;
    let module = import(&model, "main").map_err(|error| error.to_string())?;
    Ok(text::print(&module))
}

/// Requires that functions with this signature and these bodies are one graph.
#[track_caller]
fn same(signature: &str, short: &str, long: &str) {
    let text = |body: &str| imported(&format!("func.func @main({signature} {{\n{body}\n}}"));
    assert_eq!(text(short).unwrap(), text(long).unwrap());
}

#[test]
fn dot_sums_over_the_last_and_the_first_dimension() {
    let shapes = [["2x3", "3x4", "2x4"], ["2x3", "3", "2"], ["3", "3x4", "4"]];
    for [lhs, rhs, result] in shapes {
        let types = [lhs, rhs].map(|shape| format!("tensor<{shape}xbf16>"));
        let (types, result) = (types.join(", "), format!("tensor<{result}xf32>"));
        let (a, b) = types.split_once(", ").unwrap();
        let last = lhs.len() / 2;
        same(
            &format!("%a: {a}, %b: {b}) -> {result}"),
            &format!(
                "%r = stablehlo.dot %a, %b, precision = [HIGH, HIGH] : ({types}) -> {result}\n\
                 return %r : {result}"
            ),
            &format!(
                "%r = stablehlo.dot_general %a, %b, contracting_dims = [{last}] x [0] : ({types}) -> {result}\n\
                 return %r : {result}"
            ),
        );
    }
    let error = |ty: &str, attributes: &str| {
        let text = format!(
            "func.func @main(%a: {ty}) -> {ty} {{\n\
             %r = stablehlo.dot %a, %a{attributes} : ({ty}, {ty}) -> {ty}\nreturn %r : {ty}\n}}"
        );
        imported(&text).unwrap_err()
    };
    assert_eq!(
        error("tensor<2x2x2xf32>", ""),
        "2:6: expected vectors or matrices, found arrays of 3 and 3 dimensions"
    );
    let matrix = "tensor<2x2xf32>";
    assert_eq!(
        error(matrix, ", precision = [HIGH, FASTEST]"),
        "2:28: expected precisions among DEFAULT, HIGH, HIGHEST"
    );
    assert_eq!(
        error(matrix, ", precision = HIGH"),
        "2:28: expected a list of precisions"
    );
}

#[test]
fn broadcast_adds_dimensions_before_those_of_the_array() {
    same(
        "%a: tensor<1x3xf32>) -> tensor<4x5x1x3xf32>",
        "%r = stablehlo.broadcast %a, sizes = [4, 5] : (tensor<1x3xf32>) -> tensor<4x5x1x3xf32>\n\
         return %r : tensor<4x5x1x3xf32>",
        "%r = stablehlo.broadcast_in_dim %a, dims = [2, 3] : (tensor<1x3xf32>) -> tensor<4x5x1x3xf32>\n\
         return %r : tensor<4x5x1x3xf32>",
    );
}

/// Returns a region of `param`s that adds them.
fn adds(param: &str) -> String {
    let ty = format!("tensor<{param}>");
    format!(
        "^bb0(%p: {ty}, %q: {ty}):\n%s = stablehlo.add %p, %q : {ty}\nstablehlo.return %s : {ty}"
    )
}

#[test]
fn arrays_are_converted_to_the_types_of_a_reduction() {
    for (from, to) in [
        ("f32", "f64"),
        ("bf16", "f32"),
        ("i8", "i32"),
        ("ui16", "ui64"),
    ] {
        let reduce = |operands: &str, element: &str| {
            format!(
                "%r = \"stablehlo.reduce\"({operands}) ({{\n{}\n}}) {{dimensions = array<i64: 0>}} : \
                 (tensor<4x3x{element}>, tensor<{element}>) -> tensor<3x{to}>\nreturn %r : tensor<3x{to}>",
                adds(to)
            )
        };
        same(
            &format!("%x: tensor<4x3x{from}>, %i: tensor<{from}>) -> tensor<3x{to}>"),
            &reduce("%x, %i", from),
            &format!(
                "%y = stablehlo.convert %x : (tensor<4x3x{from}>) -> tensor<4x3x{to}>\n\
                 %j = stablehlo.convert %i : (tensor<{from}>) -> tensor<{to}>\n{}",
                reduce("%y, %j", to)
            ),
        );
    }
    // A smaller type, and one of another kind, are mistakes.
    for (from, to) in [("f64", "f32"), ("i8", "f32"), ("ui8", "i32")] {
        let error = imported(&format!(
            "func.func @main(%x: tensor<4x{from}>, %i: tensor<{from}>) -> tensor<{to}> {{\n\
             %r = \"stablehlo.reduce\"(%x, %i) ({{\n{}\n}}) {{dimensions = array<i64: 0>}} : \
             (tensor<4x{from}>, tensor<{from}>) -> tensor<{to}>\nreturn %r : tensor<{to}>\n}}",
            adds(to)
        ));
        assert!(
            error
                .unwrap_err()
                .starts_with("2:6: stablehlo.reduce: expected ")
        );
    }
}

#[test]
fn the_indices_of_a_promoted_scatter_are_not_converted() {
    let scatter = |operands: &str, element: &str| {
        format!(
            "%r = \"stablehlo.scatter\"({operands}) ({{\n{}\n}}) {{scatter_dimension_numbers = #stablehlo.scatter<\
             inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}} : \
             (tensor<5x{element}>, tensor<2x1xi32>, tensor<2x{element}>) -> tensor<5xi64>\nreturn %r : tensor<5xi64>",
            adds("i64")
        )
    };
    same(
        "%x: tensor<5xi32>, %at: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<5xi64>",
        &scatter("%x, %at, %u", "i32"),
        &format!(
            "%y = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi64>\n\
             %v = stablehlo.convert %u : (tensor<2xi32>) -> tensor<2xi64>\n{}",
            scatter("%y, %at, %v", "i64")
        ),
    );
}

#[test]
fn a_promoted_select_and_scatter_selects_in_the_type_of_its_operand() {
    let scatter = |operands: &str, element: &str, selects: &str| {
        format!(
            "%r = \"stablehlo.select_and_scatter\"({operands}) ({{\n{selects}\n}}, {{\n{}\n}}) \
             {{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}} : \
             (tensor<6x{element}>, tensor<3x{element}>, tensor<{element}>) -> tensor<6xf64>\n\
             return %r : tensor<6xf64>",
            adds("f64")
        )
    };
    let compare = "%c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n\
                   stablehlo.return %c : tensor<i1>";
    let converted = format!(
        "^bb0(%m: tensor<f64>, %n: tensor<f64>):\n\
         %a = stablehlo.convert %m : (tensor<f64>) -> tensor<f32>\n\
         %b = stablehlo.convert %n : (tensor<f64>) -> tensor<f32>\n{compare}"
    );
    same(
        "%x: tensor<6xf32>, %s: tensor<3xf32>, %i: tensor<f32>) -> tensor<6xf64>",
        &scatter(
            "%x, %s, %i",
            "f32",
            &format!("^bb0(%a: tensor<f32>, %b: tensor<f32>):\n{compare}"),
        ),
        &format!(
            "%y = stablehlo.convert %x : (tensor<6xf32>) -> tensor<6xf64>\n\
             %t = stablehlo.convert %s : (tensor<3xf32>) -> tensor<3xf64>\n\
             %j = stablehlo.convert %i : (tensor<f32>) -> tensor<f64>\n{}",
            scatter("%y, %t, %j", "f64", &converted)
        ),
    );
}
