//! Text that is not a module, and its errors.

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
        ("%0 = stablehlo.add %x, %x : tensor<2x3xf32>", "accepted"),
        (
            "%0 = stablehlo.add %x, %y : tensor<2x3xf32>",
            "2:24: wanted a value that is defined above, came %y",
        ),
        (
            "%0 = stablehlo.add %x : tensor<2x3xf32>",
            "2:6: wanted 2 operands of stablehlo.add, came 1",
        ),
        (
            "%0 = stablehlo.add %x, %n : tensor<2x3xf32>",
            "2:6: wanted the types (tensor<2x3xf32>, tensor<2x3xi32>), came (tensor<2x3xf32>, tensor<2x3xf32>)",
        ),
        (
            "%0 = stablehlo.add %x, %x : tensor<3x2xf32>",
            "2:6: wanted the types (tensor<2x3xf32>, tensor<2x3xf32>), came (tensor<3x2xf32>, tensor<3x2xf32>)",
        ),
        (
            "%0 = stablehlo.tanh %n : tensor<2x3xi32>",
            "2:6: tanh: takes floating-point or complex elements, not i32",
        ),
        (
            "%0 = stablehlo.tanh %x : tensor<2x3xf31>",
            "2:37: wanted an element type, came f31",
        ),
        (
            "%0 = stablehlo.tanh %x : tensor<2x99999999999xf32>",
            "2:26: wanted sizes below 2^32, came 99999999999",
        ),
        (
            "%0 = stablehlo.tanh %x : tensor<4294967295x4294967295x4294967295xf32>",
            "2:26: wanted fewer elements, came too many",
        ),
        ("%0 = stablehlo.tanh %x", "3:1: wanted `:`, came return"),
        (
            "%0, %1 = stablehlo.tanh %x : tensor<2x3xf32>",
            "2:3: wanted `=`, came ,",
        ),
        (
            "%0:2 = stablehlo.tanh %x : tensor<2x3xf32>",
            "2:1: wanted 1 as the number of results of stablehlo.tanh, came 2",
        ),
        (
            "stablehlo.tanh %x : tensor<2x3xf32>",
            "2:1: wanted 1 as the number of results of stablehlo.tanh, came 0",
        ),
        (
            "%x = stablehlo.tanh %x : tensor<2x3xf32>",
            "2:1: wanted a name that no value above has, came %x",
        ),
        (
            "%0 = stablehlo.tangent %x : tensor<2x3xf32>",
            "2:6: wanted an operation or the end of the function, came stablehlo.tangent",
        ),
        (
            "%0 = stablehlo.reduce %x : tensor<2x3xf32>",
            "2:6: wanted an operation or the end of the function, came stablehlo.reduce",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "2:6: transpose: dimension 1 stands twice",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:6: wanted the types (tensor<3x2xf32>), came (tensor<2x3xf32>)",
        ),
        (
            "%0 = stablehlo.transpose %x, dims = [1, 0.5] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "2:41: wanted a whole number, came 0.5",
        ),
        (
            "%0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<7xf32>",
            "2:6: reshape: the number of elements differs: 2 * 3 = 6 in the operand, 7 in the result",
        ),
        (
            "%0 = stablehlo.compare LL, %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
            "2:6: compare: needs one of EQ, NE, GE, GT, LE, LT here, not LL",
        ),
        (
            "%0 = stablehlo.compare LT, %x, %x, SIGNED : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>",
            "2:6: wanted FLOAT as the compare_type, came SIGNED",
        ),
        (
            "%0 = stablehlo.compare LT, %n, %n, TOTALORDER : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>",
            "2:6: wanted SIGNED as the compare_type, came TOTALORDER",
        ),
        (
            "%0 = func.call @g(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:6: call: there is no computation `g`",
        ),
        (
            "%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<3xf32>",
            "2:31: wanted 3 items, came 2",
        ),
        (
            "%0 = stablehlo.constant dense<1> : tensor<f32>",
            "2:31: wanted a number of type f32, or its bits as 0x.., came 1",
        ),
        (
            "%0 = stablehlo.constant dense<256> : tensor<ui8>",
            "2:31: wanted a number of type u8, came 256",
        ),
        (
            "%0 = stablehlo.constant dense<inf> : tensor<f32>",
            "2:31: wanted a number of type f32, or its bits as 0x.., came inf",
        ),
        (
            "%0 = stablehlo.constant dense<0x7FC0> : tensor<f32>",
            "2:31: wanted a number of type f32, or its bits as 0x.., came 0x7FC0",
        ),
        (
            "%0 = stablehlo.constant dense<1.0> : tensor<4294967295xf32>",
            "2:38: wanted a smaller constant, came f32[4294967295]",
        ),
        (
            "%0 = stablehlo.constant dense<> : tensor<3xf32>",
            "2:25: wanted 3 elements, came 0",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "accepted",
        ),
        (
            "%0 = \"stablehlo.gather\"(%s, %n) <{dimension_numbers = #stablehlo.gather<>, slice_sizes = array<i64>}> : (tensor<f32>, tensor<2x3xi32>) -> tensor<3xf32>",
            "2:6: gather: needs 2 dimension numbers, one for each part of an index vector, not 0",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:87: wanted `[`, came 2",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], index_vector_dim = [2]>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:111: wanted a whole number, came [",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.gather<update_window_dims = [2]>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:73: wanted offset_dims or collapsed_slice_dims or operand_batching_dims or start_indices_batching_dims or start_index_map or index_vector_dim, came update_window_dims",
        ),
        (
            "%0 = \"stablehlo.gather\"(%x, %n) <{dimension_numbers = #stablehlo.scatter<offset_dims = [2]>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>",
            "2:55: wanted `#stablehlo.gather`, came #stablehlo.scatter",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<3xf32>",
            "2:6: wanted 2 or more operands of stablehlo.reduce, came 1",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimension = array<i64: 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "2:35: wanted an attribute of stablehlo.reduce, came dimension",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "2:6: wanted 1 region of stablehlo.reduce, came 0",
        ),
        (
            "%0 = \"stablehlo.reduce\"(%x, %s) <{dimensions = array<i64: 0>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>",
            "2:6: reduce: the computation must take 2 parameters, it takes 1",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %s : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:103: wanted a value that is defined above, came %s",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0, 1>}> ({ ^bb0(%a: tensor<i32>): stablehlo.return %a : tensor<i32> }) : (tensor<2x3xf32>) -> tensor<2x3xi32>",
            "2:6: map: needs f32[] here, not i32[]",
        ),
        (
            "%0 = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0>}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : (tensor<2x3xf32>) -> tensor<2x3xf32>",
            "2:6: map: needs the numbers of all 2 dimensions in order here, not [0]",
        ),
        (
            "%0 = typed_xla.size \"2 * N\" : tensor<f32>",
            "2:21: wanted sizes that the function declares, came N",
        ),
        (
            "%0 = typed_xla.size \"0 - (0 - 2147483648 * N) * 2147483648 * 2\" : tensor<f32>",
            "2:21: wanted a size that is in range, came -",
        ),
        (
            "%0 = typed_xla.size \"(a+b)*(c+d)*(e+f)*(g+h)*(i+j)*(k+l)*(m+n)*(o+p)*(q+r)*(s+t)*(u+v)\" : tensor<f32>",
            "2:21: wanted a size that is in range, came *",
        ),
        (
            "%0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<{N}xf32>",
            "2:66: wanted sizes that the function declares, came N",
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
fn a_mistake_around_instructions_is_told_where_it_is() {
    let cases: &[(&str, &str)] = &[
        ("", "accepted"),
        ("module {", "1:9: wanted `}`, came the end of the text"),
        (
            "module { } x",
            "1:12: wanted func.func or the end of the module, came x",
        ),
        (
            "module attributes {typed_xla.version = 2 : i64} { }",
            "1:8: wanted version 1 of this text, came 2",
        ),
        (
            "func.func @f() { return } func.func @f() { return }",
            "1:37: wanted a name that no other function has, came @f",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<f32> { return }",
            "1:48: wanted the types (tensor<f32>), came ()",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<i32> { return %x : tensor<f32> }",
            "1:48: wanted the types (tensor<i32>), came (tensor<f32>)",
        ),
        (
            "func.func @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<i32> }",
            "1:48: wanted the types (tensor<f32>), came (tensor<i32>)",
        ),
        (
            "func.func @f(%x: tensor<f32>, %x: tensor<f32>) { return }",
            "1:35: wanted a name that no value above has, came %x",
        ),
        (
            "func.func @f(%x: tensor<{N}xf32>) { return }",
            "1:18: wanted sizes that the function declares, came N",
        ),
        (
            "func.func @\"f { return }",
            "1:12: wanted a string that ends and is UTF-8, came \"f",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: f32[2], y: f32[2]) -> ()\"} { return }",
            "1:18: wanted 2 parameters and 0 results as in the signature, came 1 and 0",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: &mut f32[2]) -> ()\"} { return }",
            "1:18: wanted 1 parameters and 1 results as in the signature, came 1 and 0",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: f32[3]) -> ()\"} { return }",
            "1:18: wanted f32[3] as in the signature, came tensor<2xf32>",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {0, 1}]) -> ()\"} { return }",
            "1:18: wanted f32[2, 2; {0, 1}] as in the signature, came tensor<2x2xf32>",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {0, 0}]) -> ()\"} { return }",
            "1:35: wanted a signature (1:15: wanted each of 2 dimensions once, came {), came \"(x: f32[2, 2; {0, 0}]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {1, 0}, padded = [1, 2]]) -> ()\"} { return }",
            "1:35: wanted a signature (1:21: wanted a layout that fits (dimension 0 has size 2 and cannot be 1 wide: padding only adds), came ,), came \"(x: f32[2, 2; {1, 0}, padded = [1, 2]]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {1, 0}, padded = [3, 3], value = 2]) -> ()\"} { return }",
            "1:35: wanted a signature (1:48: wanted a value of padding, came 2), came \"(x: f32[2, 2; {1, 0}, padded = [3, 3], value = 2]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2x2xf32>) attributes {typed_xla.signature = \"(x: f32[2, 2; {1, 0}, tile = [-1]]) -> ()\"} { return }",
            "1:35: wanted a signature (1:31: wanted a size, came -), came \"(x: f32[2, 2; {1, 0}, tile = [-1]]) -> ()\"",
        ),
        (
            "func.func @f(%x: tensor<2xf32>) attributes {typed_xla.signature = \"(x: g32[2]) -> ()\"} { return }",
            "1:33: wanted a signature (1:5: wanted a type, came g32), came \"(x: g32[2]) -> ()\"",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), *expected, "{text}");
    }
}

#[test]
fn sizes_are_open_only_in_what_a_custom_call_returns() {
    let expected = "wanted known sizes (`?` is in what a custom call returns, and nothing computes with it), came {?}";
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
