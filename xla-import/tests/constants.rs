//! The elements of constants in text.

use xla_hlo::Module;
use xla_import::{ParseError, import, read};

fn imported(text: &str) -> Result<Module, ParseError> {
    import(&read(text)?, "main")
}

/// Returns a function around operations on `%x`, which return `%r`.
fn around(ops: &str, from: &str, to: &str) -> String {
    format!("func.func @main(%x: {from}) -> {to} {{\n{ops}\nreturn %r : {to}\n}}")
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    assert_eq!(imported(text).unwrap_err().to_string(), expected);
}

#[test]
fn constants_are_lists_bytes_or_one_element() {
    let values = [
        (
            "dense<[1, -0x2, 0xFFFFFFFE]> : tensor<3xi32>",
            "[1, -2, -2]",
        ),
        (
            "dense<\"0x010000000200000003000000\"> : tensor<3xi32>",
            "[1, 2, 3]",
        ),
        ("dense<\"0x07000000\"> : tensor<3xi32>", "7"),
        (
            "dense<[[1.5, 0x7F800000, -1e-3]]> : tensor<1x3xf32>",
            "[1.5, inf, -0.0010000000474974513]",
        ),
        (
            "dense<[true, false, true]> : tensor<3xi1>",
            "[true, false, true]",
        ),
        ("dense<\"0x05\"> : tensor<3xi1>", "[true, false, true]"),
        ("dense<\"0xFF\"> : tensor<9xi1>", "true"),
        ("dense<(1.0, -2.0)> : tensor<3xcomplex<f32>>", "(1.0, -2.0)"),
        ("dense<> : tensor<0xf32>", "[]"),
        ("dense<[[], []]> : tensor<2x0xf32>", "[]"),
        ("dense_resource<weights> : tensor<2xi16>", "[1, 2]"),
        ("dense<0x3C00> : tensor<f16>", "1.0"),
        ("dense<255> : tensor<i8>", "-1"),
    ];
    for (value, expected) in values {
        let ty = value.rsplit_once(" : ").unwrap().1;
        let text = around(&format!("%r = stablehlo.constant {value}"), ty, ty);
        let text =
            text + "{-# dialect_resources: { builtin: { weights: \"0x0400000001000200\" } } #-}";
        let module = imported(&text).unwrap_or_else(|e| panic!("{value}: {e}"));
        let graph = &module.entry().unwrap().graph;
        let attr = graph.instrs().next().unwrap().1.attr("value").unwrap();
        assert_eq!(attr.to_string(), expected, "{value}");
    }
    // Many equal elements are one element, which is broadcast.
    let ty = "tensor<1000x1000xf32>";
    let text = around(
        &format!("%r = stablehlo.constant dense<0.5> : {ty}"),
        ty,
        ty,
    );
    let module = imported(&text).unwrap();
    assert_eq!(module.entry().unwrap().graph.len(), 2);
}

#[test]
fn wrong_constants_are_refused_at_the_element() {
    let constant = |value: &str| {
        let ty = value.rsplit_once(" : ").unwrap().1;
        around(&format!("%r = stablehlo.constant {value}"), ty, ty)
    };
    refused(
        &constant("dense<[1.0, 2.0]> : tensor<3xf32>"),
        "2:40: expected 3 items, found ]",
    );
    refused(
        &constant("dense<[1.0, true]> : tensor<2xf32>"),
        "2:37: expected an element of type f32, found true]",
    );
    refused(
        &constant("dense<[300, 1]> : tensor<2xi8>"),
        "2:32: expected an element of type i8, found 300, 1]",
    );
    refused(
        &constant("dense<\"0x010203\"> : tensor<2xi8>"),
        "2:31: expected 2 bytes of i8[2], found 3",
    );
    refused(
        &constant("dense_resource<w> : tensor<2xi8>"),
        "2:25: the file has no resource w: its constants are elided",
    );
    refused(
        &constant("dense<1> : tensor<2x?xi64>"),
        "2:25: expected a constant of known sizes, found i64[2, ?]",
    );
    refused(
        &constant("dense<1> : tensor<100000x100000xi64>"),
        "2:25: expected a smaller constant, found i64[100000, 100000]",
    );
}

#[test]
fn many_constants_of_equal_elements_are_broadcast() {
    // 2,000 constants of 8,192 bytes each would be 16 MB, if they had all elements.
    let one = "stablehlo.constant dense<2.0> : tensor<1024xf64>\n";
    let ops: String = (0..2100).map(|i| format!("%{i} = {one}")).collect();
    let ty = "tensor<1024xf64>";
    let text = around(
        &(ops + "%r = stablehlo.add %0, %2099 : tensor<1024xf64>"),
        ty,
        ty,
    );
    let module = imported(&text).unwrap();
    let graph = &module.entry().unwrap().graph;
    let broadcast = graph
        .instrs()
        .filter(|(_, instr)| instr.op.name == "broadcast_in_dim");
    assert_eq!(broadcast.count(), 2100 - (1 << 24) / 8192);
}
