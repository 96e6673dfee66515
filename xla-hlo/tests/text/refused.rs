//! Text that is not a module, and its errors.

use xla_hlo::text;

fn error(text: &str) -> String {
    match text::parse(text) {
        Ok(_) => "accepted".to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_mistake_in_an_instruction_is_reported_where_it_is() {
    let cases: &[(&str, &str)] = &[
        ("%0 = stablehlo.add %x, %x : tensor<2x3xf32>", "accepted"),
        (
            "%0 = stablehlo.add %x, %y : tensor<2x3xf32>",
            "2:24: expected a value that is defined above, found %y",
        ),
        (
            "%0 = stablehlo.add %x : tensor<2x3xf32>",
            "2:6: expected 2 operands of stablehlo.add, found 1",
        ),
        (
            "%0 = stablehlo.add %x, %n : tensor<2x3xf32>",
            "2:6: expected the types (tensor<2x3xf32>, tensor<2x3xi32>), found (tensor<2x3xf32>, tensor<2x3xf32>)",
        ),
        (
            "%0 = stablehlo.add %x, %x : tensor<3x2xf32>",
            "2:6: expected the types (tensor<2x3xf32>, tensor<2x3xf32>), found (tensor<3x2xf32>, tensor<3x2xf32>)",
        ),
        (
            "%0 = stablehlo.tanh %n : tensor<2x3xi32>",
            "2:6: tanh: expected floating-point or complex elements, found i32",
        ),
        (
            "%0 = stablehlo.tanh %x : tensor<2x3xf31>",
            "2:37: expected an element type, found f31",
        ),
        (
            "%0 = stablehlo.tanh %x : tensor<2x99999999999xf32>",
            "2:26: expected sizes below 2^32, found 99999999999",
        ),
        (
            "%0 = stablehlo.tanh %x : tensor<4294967295x4294967295x4294967295xf32>",
            "2:26: expected fewer elements, found too many",
        ),
        ("%0 = stablehlo.tanh %x", "3:1: expected `:`, found return"),
        (
            "%0, %1 = stablehlo.tanh %x : tensor<2x3xf32>",
            "2:3: expected `=`, found ,",
        ),
        (
            "%0:2 = stablehlo.tanh %x : tensor<2x3xf32>",
            "2:1: expected 1 as the number of results of stablehlo.tanh, found 2",
        ),
        (
            "stablehlo.tanh %x : tensor<2x3xf32>",
            "2:1: expected 1 as the number of results of stablehlo.tanh, found 0",
        ),
        (
            "%x = stablehlo.tanh %x : tensor<2x3xf32>",
            "2:1: expected a name that no value above has, found %x",
        ),
        (
            "%0 = stablehlo.tangent %x : tensor<2x3xf32>",
            "2:6: expected an operation or the end of the function, found stablehlo.tangent",
        ),
        (
            "%0 = stablehlo.reduce %x : tensor<2x3xf32>",
            "2:6: expected an operation or the end of the function, found stablehlo.reduce",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "2:6: transpose: dimension 1 is listed twice",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:6: expected the types (tensor<3x2xf32>), found (tensor<2x3xf32>)",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 0.5] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "2:41: expected a whole number, found 0.5",
        ),
        (
            "%0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<7xf32>",
            "2:6: reshape: the number of elements differs: 2 * 3 = 6 in the operand, 7 in the result",
        ),
        (
            "%0 = stablehlo.compare LL, %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
            "2:24: expected one of EQ, NE, GE, GT, LE, LT, found LL",
        ),
        (
            "%0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
            "2:6: expected FLOAT as the compare_type, found SIGNED",
        ),
        (
            "%0 = stablehlo.compare LT, %n, %n, TOTALORDER : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>",
            "2:6: expected SIGNED as the compare_type, found TOTALORDER",
        ),
        (
            "%0 = func.call @g(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:6: call: cannot find computation `g`",
        ),
        (
            "%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<3xf32>",
            "2:31: expected 3 items, found 2",
        ),
        (
            "%0 = stablehlo.constant dense<1> : tensor<f32>",
            "2:31: expected a number of type f32, or its bits as 0x.., found 1",
        ),
        (
            "%0 = stablehlo.constant dense<256> : tensor<ui8>",
            "2:31: expected a number of type u8, found 256",
        ),
        (
            "%0 = stablehlo.constant dense<inf> : tensor<f32>",
            "2:31: expected a number of type f32, or its bits as 0x.., found inf",
        ),
        (
            "%0 = stablehlo.constant dense<0x7FC0> : tensor<f32>",
            "2:31: expected a number of type f32, or its bits as 0x.., found 0x7FC0",
        ),
        (
            "%0 = stablehlo.constant dense<1.0> : tensor<4294967295xf32>",
            "2:38: expected a smaller constant, found f32[4294967295]",
        ),
        (
            "%0 = stablehlo.constant dense<> : tensor<3xf32>",
            "2:25: expected 3 elements, found 0",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "accepted",
        ),
        (
            "%0 = \"stablehlo.gather\"(%s, %n) <{dimension_numbers = #stablehlo.gather<>, slice_sizes = array<i64>}> : (tensor<f32>, tensor<2x3xi32>) -> tensor<3xf32>",
            "2:6: gather: expected 2 dimension numbers, one for each part of an index vector, found 0",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:87: expected `[`, found 2",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], index_vector_dim = [2]>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:111: expected a whole number, found [",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<update_window_dims = [2]>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:73: expected offset_dims or collapsed_slice_dims or operand_batching_dims or start_indices_batching_dims or start_index_map or index_vector_dim, found update_window_dims",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.scatter<offset_dims = [2]>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:55: expected `#stablehlo.gather`, found #stablehlo.scatter",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<3xf32>",
            "2:6: expected 2 or more operands of stablehlo.reduce, found 1",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimension = array<i64: 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "2:35: expected an attribute of stablehlo.reduce, found dimension",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "2:6: expected 1 region of stablehlo.reduce, found 0",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "2:6: reduce: expected a computation with 2 parameters, found one with 1",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %s : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:103: expected a value that is defined above, found %s",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%a: tensor<i32>): stablehlo.return %a : tensor<i32> }) : (tensor<2x3xf32>) -> tensor<2x3xi32>",
            "2:6: map: expected f32[], found i32[]",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:6: map: expected the numbers of all 2 dimensions in order, found [0]",
        ),
        (
            "%0 = typed_xla.size \"2 * N\" : tensor<f32>",
            "2:21: expected sizes that the function declares, found N",
        ),
        (
            "%0 = typed_xla.size \"0 - (0 - 2147483648 * N) * 2147483648 * 2\" : tensor<f32>",
            "2:21: expected a size that is in range, found -",
        ),
        (
            "%0 = typed_xla.size \"(a+b)*(c+d)*(e+f)*(g+h)*(i+j)*(k+l)*(m+n)*(o+p)*(q+r)*(s+t)*(u+v)\" : tensor<f32>",
            "2:21: expected a size that is in range, found *",
        ),
        (
            "%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<{N}xf32>",
            "2:66: expected sizes that the function declares, found N",
        ),
    ];
    for (instr, expected) in cases {
        let text = format!(
            "func.func @main(%x: tensor<2x3xf32>, %n: tensor<2x3xi32>, %s: tensor<f32>) {{\n{instr}\nreturn }}"
        );
        assert_eq!(error(&text), *expected, "{instr}");
    }
}

#[test]
fn a_mistake_around_instructions_is_reported_where_it_is() {
    let cases: &[(&str, &str)] = &[
        ("", "accepted"),
        ("module {", "1:9: expected `}`, found the end of the text"),
        (
            "module { } x",
            "1:12: expected func.func or the end of the module, found x",
        ),
        (
            "module attributes {typed_xla.version = 2 : i64} { }",
            "1:8: expected version 1 of this text, found 2",
        ),
        (
            "func.func @f() { return } func.func @f() { return }",
            "1:37: expected a name that no other function has, found @f",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<f32> { return }",
            "1:48: expected the types (tensor<f32>), found ()",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<i32> { return %x : tensor<f32> }",
            "1:48: expected the types (tensor<i32>), found (tensor<f32>)",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<i32> }",
            "1:48: expected the types (tensor<f32>), found (tensor<i32>)",
        ),
        (
            "func.func @f(%x: tensor<f32>, %x: tensor<f32>) { return }",
            "1:35: expected a name that no value above has, found %x",
        ),
        (
            "func.func @f(%x: tensor<{N}xf32>) { return }",
            "1:18: expected sizes that the function declares, found N",
        ),
        (
            "func.func @\"f { return }",
            "1:12: expected a string that ends, found \"f",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: f32[2], y: f32[2]) -> ()\"} { return }",
            "1:18: expected 2 parameters and 0 results as in the signature, found 1 and 0",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: &mut f32[2]) -> ()\"} { return }",
            "1:18: expected 1 parameters and 1 results as in the signature, found 1 and 0",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: f32[3]) -> ()\"} { return }",
            "1:18: expected f32[3] as in the signature, found tensor<2xf32>",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {0, 1}]) -> ()\"} { return }",
            "1:18: expected f32[2, 2; {0, 1}] as in the signature, found tensor<2x2xf32>",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {0, 0}]) -> ()\"} { return }",
            "1:35: expected a signature (1:15: expected each of 2 dimensions once, found {), found \"(x: f32[2, 2; {0, 0}]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {1, 0}, padded = [1, 2]]) -> ()\"} { return }",
            "1:35: expected a signature (1:21: expected a layout that fits (expected a width of at least 2 for dimension 0, found 1: padding can only add), found ,), found \"(x: f32[2, 2; {1, 0}, padded = [1, 2]]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {1, 0}, padded = [3, 3], value = 2]) -> ()\"} { return }",
            "1:35: expected a signature (1:48: expected a value of padding, found 2), found \"(x: f32[2, 2; {1, 0}, padded = [3, 3], value = 2]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {1, 0}, tile = [-1]]) -> ()\"} { return }",
            "1:35: expected a signature (1:31: expected a size, found -), found \"(x: f32[2, 2; {1, 0}, tile = [-1]]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: g32[2]) -> ()\"} { return }",
            "1:33: expected a signature (1:5: expected a type, found g32), found \"(x: g32[2]) -> ()\"",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), *expected, "{text}");
    }
}

#[test]
fn sizes_are_open_only_in_what_a_custom_call_returns() {
    let expected = "expected known sizes (`?` is only allowed in the result of a custom call that nothing reads), found {?}";
    let cases = [
        (
            "func.func @f(%x: tensor<{?}xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }",
            "1:18",
        ),
        (
            "func.func @f() -> tensor<{?}xf32> {\n%0 = stablehlo.iota dim = 0 : tensor<{?}xf32>\n\
             return %0 : tensor<{?}xf32> }",
            "2:1",
        ),
    ];
    for (text, at) in cases {
        assert_eq!(error(text), format!("{at}: {expected}"), "{text}");
    }
}
