//! Text that is no module, and what is said about it.

use xla_hlo::text;

fn error(text: &str) -> String {
    match text::parse(text) {
        Ok(_) => "accepted".to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_mistake_in_an_instruction_is_told_where_it_is() {
    let cases: &[(&str, &str)] = &[
        ("%0 = stablehlo.add %x, %x : tensor<2x3xf32>", ""),
        ("%0 = stablehlo.add %x, %y : tensor<2x3xf32>", ""),
        ("%0 = stablehlo.add %x : tensor<2x3xf32>", ""),
        ("%0 = stablehlo.add %x, %n : tensor<2x3xf32>", ""),
        ("%0 = stablehlo.add %x, %x : tensor<3x2xf32>", ""),
        ("%0 = stablehlo.tanh %n : tensor<2x3xi32>", ""),
        ("%0 = stablehlo.tanh %x : tensor<2x3xf31>", ""),
        ("%0 = stablehlo.tanh %x : tensor<2x99999999999xf32>", ""),
        (
            "%0 = stablehlo.tanh %x : tensor<4294967295x4294967295x4294967295xf32>",
            "",
        ),
        ("%0 = stablehlo.tanh %x", ""),
        ("%0, %1 = stablehlo.tanh %x : tensor<2x3xf32>", ""),
        ("%0:2 = stablehlo.tanh %x : tensor<2x3xf32>", ""),
        ("stablehlo.tanh %x : tensor<2x3xf32>", ""),
        ("%x = stablehlo.tanh %x : tensor<2x3xf32>", ""),
        ("%0 = stablehlo.tangent %x : tensor<2x3xf32>", ""),
        ("%0 = stablehlo.reduce %x : tensor<2x3xf32>", ""),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 0.5] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "",
        ),
        (
            "%0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<7xf32>",
            "",
        ),
        (
            "%0 = stablehlo.compare LL, %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
            "",
        ),
        (
            "%0 = func.call @g(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "",
        ),
        (
            "%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<3xf32>",
            "",
        ),
        ("%0 = stablehlo.constant dense<1> : tensor<f32>", ""),
        ("%0 = stablehlo.constant dense<256> : tensor<ui8>", ""),
        ("%0 = stablehlo.constant dense<inf> : tensor<f32>", ""),
        ("%0 = stablehlo.constant dense<0x7FC0> : tensor<f32>", ""),
        (
            "%0 = stablehlo.constant dense<1.0> : tensor<4294967295xf32>",
            "",
        ),
        ("%0 = stablehlo.constant dense<> : tensor<3xf32>", ""),
        (
            "%0 = \"stablehlo.reduce\"(%x) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<3xf32>",
            "",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimension = array<i64: 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %s : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%a: tensor<i32>): stablehlo.return %a : tensor<i32> }) : (tensor<2x3xf32>) -> tensor<2x3xi32>",
            "",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "",
        ),
        ("%0 = typed_xla.size \"2 * N\" : tensor<f32>", ""),
        (
            "%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<{N}xf32>",
            "",
        ),
    ];
    let mut told = Vec::new();
    for (instr, expected) in cases {
        let text = format!(
            "func.func @main(%x: tensor<2x3xf32>, %n: tensor<2x3xi32>, %s: tensor<f32>) {{\n{instr}\nreturn }}"
        );
        let came = error(&text);
        if came != *expected {
            told.push(format!("{instr}\n    {came}"));
        }
    }
    assert!(told.is_empty(), "\n{}", told.join("\n"));
}

#[test]
fn a_mistake_around_instructions_is_told_where_it_is() {
    let cases: &[(&str, &str)] = &[
        ("", ""),
        ("module {", ""),
        ("module { } x", ""),
        ("module attributes {typed_xla.version = 2 : i64} { }", ""),
        ("func.func @f() { return } func.func @f() { return }", ""),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<f32> { return }",
            "",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<i32> { return %x : tensor<f32> }",
            "",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<i32> }",
            "",
        ),
        (
            "func.func @f(%x: tensor<f32>, %x: tensor<f32>) { return }",
            "",
        ),
        ("func.func @f(%x: tensor<{N}xf32>) { return }", ""),
        ("func.func @\"f { return }", ""),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: f32[2], y: f32[2]) -> ()\"} { return }",
            "",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: f32[3]) -> ()\"} { return }",
            "",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {0, 1}]) -> ()\"} { return }",
            "",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {0, 0}]) -> ()\"} { return }",
            "",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: g32[2]) -> ()\"} { return }",
            "",
        ),
    ];
    let mut told = Vec::new();
    for (text, expected) in cases {
        let came = error(text);
        if came != *expected {
            told.push(format!("{text}\n    {came}"));
        }
    }
    assert!(told.is_empty(), "\n{}", told.join("\n"));
}
