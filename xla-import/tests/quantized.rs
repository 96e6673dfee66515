//! Quantised types, and operations that are several others.

use xla_hlo::text;
use xla_import::{import, read};

fn imported(types: &str, body: &str) -> Result<String, String> {
    let text = format!("func.func @main({types} {{\n{body}\n}}");
    let model = read(&text).map_err(|error| error.to_string())?;
    let module = import(&model, "main").map_err(|error| error.to_string())?;
    Ok(text::print(&module))
}

#[test]
fn elements_have_the_type_of_the_storage() {
    let cases = [
        ("!quant.uniform<i8:f32, 0.1:-30>", "i8"),
        ("!quant.uniform<u8:f32, 0.1>", "ui8"),
        ("!quant.uniform<i16<-5:5>:f32, 0.1>", "i16"),
        ("!quant.uniform<i32:f64, 1.0E-5>", "i32"),
        // Less than eight bits take eight.
        ("!quant.uniform<i4:f32, 0.1>", "i8"),
        ("!quant.uniform<u2:bf16, 0.1>", "ui8"),
        ("!quant.uniform<i8:f32:0, {0.1:1, 0.2, 0.3:-3}>", "i8"),
    ];
    for (ty, storage) in cases {
        let ty = format!("tensor<3x{ty}>");
        let text = imported(&format!("%x: {ty}) -> {ty}"), &format!("return %x : {ty}")).unwrap();
        assert!(
            text.contains(&format!("tensor<3x{storage}>")),
            "{ty}: {text}"
        );
    }
    for ty in [
        "!quant.uniform<i8:f32>",
        "!quant.uniform<i64:f32, 0.1>",
        "!quant.uniform<si8:f32, 0.1>",
        "!quant.uniform<i8<-129:127>:f32, 0.1>",
        "!quant.uniform<u8<0:256>:f32, 0.1>",
        "!quant.uniform<i8<5:5>:f32, 0.1:5>",
        "!quant.uniform<i8:i32, 0.1>",
        "!quant.uniform<i8:f32, {0.1, 0.2}>",
    ] {
        let ty = format!("tensor<3x{ty}>");
        let error =
            imported(&format!("%x: {ty}) -> {ty}"), &format!("return %x : {ty}")).unwrap_err();
        assert!(error.ends_with("are not supported"), "{error}");
    }
}

/// Numbers are neither multiplied nor rounded.
#[test]
fn movement_moves_integers() {
    let (from, to) = (
        "tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>",
        "tensor<3x2x!quant.uniform<i8:f32, 0.1:-30>>",
    );
    let body =
        format!("%r = stablehlo.transpose %x, dims = [1, 0] : ({from}) -> {to}\nreturn %r : {to}");
    let text = imported(&format!("%x: {from}) -> {to}"), &body).unwrap();
    assert!(
        text.contains(
            "stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>"
        ),
        "{text}"
    );
    assert!(!text.contains("round"), "{text}");
    let error = imported(
        &format!("%x: {from}) -> {to}").replace("8:f32, 0.1:-30>>)", "8:f32, 0.2:-30>>)"),
        &body.replacen("0.1", "0.2", 1),
    );
    assert_eq!(
        error.unwrap_err(),
        "2:6: expected the same scales and zero points of all arrays of stablehlo.transpose"
    );
}

#[test]
fn quantised_types_of_an_operation_are_checked() {
    let refused = |op: &str, from: [&str; 2], to: &str, why: &str| {
        let [a, b] = from.map(|ty| format!("tensor<2x2x{ty}>"));
        let to = format!("tensor<2x2x{to}>");
        let error = imported(
            &format!("%x: {a}, %y: {b}) -> {to}"),
            &format!(
                "%r = \"stablehlo.{op}\"(%x, %y) {{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], \
                 rhs_contracting_dimensions = [0]>}} : ({a}, {b}) -> {to}\nreturn %r : {to}"
            ),
        );
        assert_eq!(error.unwrap_err(), format!("2:6: {why}"));
    };
    let (one, axis) = (
        "!quant.uniform<i8:f32, 0.5>",
        "!quant.uniform<i8:f32:1, {0.5, 0.25}>",
    );
    let both = "expected that both the left side and the result are quantised";
    refused("dot_general", [one, one], "f32", both);
    refused("dot_general", ["f32", one], one, both);
    refused(
        "dot_general",
        [one, "f32"],
        one,
        "expected that the right side is quantised if another array is",
    );
    refused(
        "dot_general",
        [one, axis],
        one,
        "expected as many scales of the result as of the right side, of one type",
    );
    refused(
        "dot_general",
        [one, "!quant.uniform<i16:f32, 0.5>"],
        one,
        "expected the same types of both sides",
    );
    refused(
        "add",
        [axis, axis],
        axis,
        "stablehlo.add of numbers with a scale for each index is not supported",
    );
}

/// The importer refuses programs that StableHLO's verifier refuses, with the place.
#[test]
fn attributes_are_those_that_the_verifier_accepts() {
    let constant = imported(
        "%x: tensor<2xf32>) -> tensor<2xf32>",
        "%r = \"stablehlo.constant\"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<2xf32>\nreturn %r : tensor<2xf32>",
    );
    assert_eq!(
        constant.unwrap_err(),
        "2:31: expected a constant of type f32[2], found f32[]"
    );
    let factors = imported(
        "%x: tensor<2xf32>, %y: tensor<2xf64>) -> tensor<f64>",
        "%r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf64>) -> tensor<f64>\n\
         return %r : tensor<f64>",
    );
    assert_eq!(
        factors.unwrap_err(),
        "2:6: expected factors of one type, found f32 and f64"
    );
    let text = "func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {\nreturn %x : tensor<2xf32>\n}\n\
        func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n\
        %r = stablehlo.composite \"foo\" %x {decomposition = @g} : (tensor<2xf32>) -> tensor<2xf32>\n\
        return %r : tensor<2xf32>\n}";
    let error = import(&read(text).unwrap(), "main")
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "5:6: expected a name such as \"library.operation\", found \"foo\""
    );
}

#[test]
fn letters_are_checked() {
    let with = |letters: &str| {
        imported(
            "%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) -> tensor<2x4xf32>",
            &format!(
                "%r = stablehlo.einsum %x, %y, config = \"{letters}\" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>\n\
                 return %r : tensor<2x4xf32>"
            ),
        )
    };
    assert!(with("ab,bc->ac").unwrap().contains("dot_general"));
    let why = [
        ("ab,bc", "have no result"),
        ("a.,bc->ac", "are not only letters"),
        ("aa,bc->ac", "have one twice"),
        ("ab,b->a", "are not those of the operands' dimensions"),
        ("ab,bc->ad", "have one in the result alone"),
    ];
    for (letters, why) in why {
        assert_eq!(
            with(letters).unwrap_err(),
            format!("2:6: the letters \"{letters}\" {why}")
        );
    }
    let turned = imported(
        "%x: tensor<2x3x4xf32>) -> tensor<4x2xf32>",
        "%r = \"stablehlo.unary_einsum\"(%x) {einsum_config = \"abc->ca\"} : (tensor<2x3x4xf32>) -> tensor<4x2xf32>\n\
         return %r : tensor<4x2xf32>",
    );
    let turned = turned.unwrap();
    assert!(
        turned.contains("array<i64: 1>") && turned.contains("dims = [1, 0]"),
        "{turned}"
    );
}
