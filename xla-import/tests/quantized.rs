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
    // Another scale needs other integers.
    let to = to.replace("0.1", "0.2");
    let body = body.replace("(tensor<2x3x!quant.uniform<i8:f32, 0.1:-30>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.1:-30>>", &format!("({from}) -> {to}"));
    let body = body.replace(
        &format!("return %r : {}", to.replace("0.2", "0.1")),
        &format!("return %r : {to}"),
    );
    let text = imported(&format!("%x: {from}) -> {to}"), &body).unwrap();
    assert!(text.contains("round_nearest_even"), "{text}");
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
