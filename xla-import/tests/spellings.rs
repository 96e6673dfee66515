//! Spellings that MLIR reads and does not print: each is the same model as its long form.

use xla_hlo::{Function, Signature, text};
use xla_import::{import, read};

/// Returns the function of a text as our own text, with the same names of parameters for all forms.
#[track_caller]
fn printed(text: &str) -> String {
    let module = read(text).and_then(|model| import(&model, "main"));
    let module = module.unwrap_or_else(|error| panic!("{error}\n{text}"));
    let function = module.entry().unwrap();
    let mut params = function.signature.params.clone();
    for (i, param) in params.iter_mut().enumerate() {
        param.name = format!("p{i}");
    }
    let signature = Signature::new(params, function.signature.result.clone());
    text::print_function(&Function::new(
        &function.name,
        signature,
        function.graph.clone(),
    ))
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    let module = read(text).and_then(|model| import(&model, "main"));
    assert_eq!(module.unwrap_err().to_string(), expected);
}

/// Returns a function of `%x` with this body.
fn main(types: [&str; 2], body: &str) -> String {
    let [from, to] = types;
    format!("func.func @main(%x: {from}) -> {to} {{\n{body}\n}}\n")
}

const VECTOR: &str = "tensor<2xf32>";
const NEGATE: &str = "%r = stablehlo.negate %x : tensor<2xf32>\nreturn %r : tensor<2xf32>";

#[track_caller]
fn negates(text: &str) {
    assert_eq!(printed(text), printed(&main([VECTOR; 2], NEGATE)), "{text}");
}

#[test]
fn attributes_of_any_dialect_are_discardable() {
    for attribute in [
        "my_tool.note = \"x\"",
        "enzymexla.symmetric = [#enzymexla<guaranteed GUARANTEED>]",
        "\"a.b\" = 1 : i32, c.d",
        "a.b = dense<1> : vector<2xi32>, c.d = affine_map<(d0) -> (d0)>",
        "a.b = \"\\C3\\28\"",
    ] {
        negates(&main(
            [VECTOR; 2],
            &NEGATE.replace("%x :", &format!("%x {{{attribute}}} :")),
        ));
    }
    refused(
        &main([VECTOR; 2], &NEGATE.replace("%x :", "%x {note = \"x\"} :")),
        "2:27: stablehlo.negate has no attribute note",
    );
}

#[test]
fn names_of_values_and_blocks_may_have_dashes() {
    negates(&main([VECTOR; 2], NEGATE).replace("%x", "%in-put"));
    negates(&main([VECTOR; 2], NEGATE).replace("%r", "%-1.a$b"));
    let reduced = |label: &str| {
        let body = format!(
            "%c = stablehlo.constant dense<0.0> : tensor<f32>\n\
             %r = \"stablehlo.reduce\"(%x, %c) ({{\n^{label}(%a: tensor<f32>, %b: tensor<f32>):\n\
             %s = stablehlo.add %a, %b : tensor<f32>\nstablehlo.return %s : tensor<f32>\n}}) \
             {{dimensions = array<i64: 0>}} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>\nreturn %r : tensor<f32>"
        );
        printed(&main([VECTOR, "tensor<f32>"], &body))
    };
    assert_eq!(reduced("my-block.0$"), reduced("bb0"));
}

#[test]
fn a_function_may_end_as_a_region() {
    negates(&main(
        [VECTOR; 2],
        &NEGATE.replace("return", "stablehlo.return"),
    ));
    negates(&main(
        [VECTOR; 2],
        &NEGATE.replace(
            "return %r : tensor<2xf32>",
            "\"stablehlo.return\"(%r) : (tensor<2xf32>) -> ()",
        ),
    ));
}

#[test]
fn types_have_names() {
    for (names, from, to) in [
        ("!vec = tensor<2xf32>", VECTOR, "!vec"),
        ("!v = tensor<2xf32>\n!w-1 = !v", VECTOR, "!w-1"),
        ("!0 = tensor<2xf32>", VECTOR, "!0"),
        ("!element = f32", "2xf32", "2x!element"),
        (
            "!fn = (tensor<2xf32>) -> tensor<2xf32>",
            "stablehlo.negate %x : tensor<2xf32>",
            "\"stablehlo.negate\"(%x) : !fn",
        ),
        (
            "!fn = (tensor<2xf32>) -> tensor<2xf32>",
            "stablehlo.negate %x : tensor<2xf32>",
            "stablehlo.negate %x : !fn",
        ),
    ] {
        let text = main([VECTOR; 2], NEGATE).replace(from, to);
        negates(&format!("{names}\n{text}"));
    }
    let pair = "%0 = stablehlo.tuple %x, %x : !t\n\
        %1 = stablehlo.get_tuple_element %0[1] : (!t) -> tensor<2xf32>\n";
    let text = main(
        [VECTOR; 2],
        &format!("{pair}{}", NEGATE.replace("%x", "%1")),
    );
    negates(&format!("!t = tuple<tensor<2xf32>, tensor<2xf32>>\n{text}"));
    let quantised = main(
        [VECTOR, "tensor<2x!q>"],
        "%r = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!q>\nreturn %r : tensor<2x!q>",
    );
    assert_eq!(
        printed(&format!("!q = !quant.uniform<i8:f32, 0.5>\n{quantised}")),
        printed(&quantised.replace("!q", "!quant.uniform<i8:f32, 0.5>")),
    );
    let twice = format!("!v = f32\n!v = f64\n{}", main([VECTOR; 2], NEGATE));
    refused(&twice, "2:1: expected a new name without a dot, found !");
    let mut many = "!t0 = tuple<f32, f32>\n".to_string();
    for i in 1..30 {
        many += &format!("!t{i} = tuple<!t{0}, !t{0}>\n", i - 1);
    }
    refused(
        &(many + &main([VECTOR; 2], NEGATE)),
        "8:1: expected the name of a type with fewer parts, found !",
    );
}

#[test]
fn attributes_have_names() {
    let transposed = |permutation: &str, names: &str| {
        let body = format!(
            "%r = \"stablehlo.transpose\"(%x) {{permutation = {permutation}}} : (tensor<2x3xf32>) -> tensor<3x2xf32>\n\
             return %r : tensor<3x2xf32>"
        );
        printed(&format!(
            "{names}{}",
            main(["tensor<2x3xf32>", "tensor<3x2xf32>"], &body)
        ))
    };
    let long = transposed("array<i64: 1, 0>", "");
    assert_eq!(transposed("#my-p", "#my-p = array<i64: 1, 0>\n"), long);
    assert_eq!(transposed("array<!i: 1, 0>", "!i = i64\n"), long);
    let constant = |value: &str| {
        let body = format!("%r = stablehlo.constant {value}\nreturn %r : tensor<2xf32>");
        printed(&format!(
            "#ones = dense<1.0> : tensor<2xf32>\n{}",
            main([VECTOR; 2], &body)
        ))
    };
    assert_eq!(constant("#ones"), constant("dense<1.0> : tensor<2xf32>"));
}

#[test]
fn constants_of_other_dialects_are_constants() {
    let constant = |op: &str| {
        let body = format!("%r = {op}\nreturn %r : tensor<2xf32>");
        printed(&main([VECTOR; 2], &body))
    };
    let long = constant("stablehlo.constant dense<1.0> : tensor<2xf32>");
    for op in [
        "chlo.constant dense<1.0> : tensor<2xf32>",
        "arith.constant dense<1.0> : tensor<2xf32>",
        "sdy.constant dense<1.0> : tensor<2xf32>",
        "\"chlo.constant\"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<2xf32>",
    ] {
        assert_eq!(constant(op), long, "{op}");
    }
}

#[test]
fn strings_are_bytes() {
    let text = main([VECTOR; 2], NEGATE);
    negates(&format!(
        "module attributes {{h3.blob = \"\\00\\FF\\80\"}} {{\n{text}}}"
    ));
    refused(
        &text.replace("@main", "@\"\\FF\""),
        "1:12: expected a string that is UTF-8, found \"",
    );
}

#[test]
fn meshes_are_in_modules_or_alone() {
    let text = main([VECTOR; 2], NEGATE);
    for mesh in [
        "sdy.mesh @mesh = <[\"a\"=1]>",
        "sdy.mesh @\"my mesh\" = <[\"a\"=1], device_ids=[0]> {a.b} loc(\"x\")",
        "\"sdy.mesh\"() <{mesh = #sdy.mesh<[\"a\"=1]>, sym_name = \"mesh\"}> : () -> ()",
    ] {
        negates(&format!("{mesh}\n{text}"));
        negates(&format!("{text}{mesh}\n"));
        negates(&format!("module {{\n{mesh}\n{text}}}"));
    }
}

#[test]
fn modules_may_be_in_others_and_beside_them() {
    let (text, other) = (
        main([VECTOR; 2], NEGATE),
        main([VECTOR; 2], NEGATE).replace("@main", "@other"),
    );
    for file in [
        format!("module {{\n{text}module @inner {{\n{other}}}\n}}"),
        format!("module {{\nmodule @inner {{\n{text}}} loc(\"x\")\n}}"),
        format!("module @a {{\n{text}}}\nmodule @b {{\n{other}}}"),
        format!("module {{\n{text}}}\nmodule {{}}\n{other}"),
        format!("\"builtin.module\"() ({{\nmodule {{\n{text}}}\n}}) {{a.b}} : () -> ()"),
    ] {
        negates(&file);
    }
    refused(
        &format!("module {{\n{text}}}\nmodule {{\n{text}}}"),
        "8:11: the function @main is defined twice",
    );
    let replicas = |count: usize| format!("attributes {{mhlo.num_replicas = {count} : i32}}");
    let of = |count: usize| {
        format!(
            "module {} {{\n{text}}}\nmodule {} {{\n{other}}}",
            replicas(2),
            replicas(count)
        )
    };
    negates(&of(2));
    refused(
        &of(4),
        "7:19: expected the attributes of the modules before, found {",
    );
}

#[test]
fn numbers_of_dimensions_may_end_with_a_comma() {
    let product = |numbers: &str| {
        let body = format!(
            "%r = \"stablehlo.dot_general\"(%x, %x) {{dot_dimension_numbers = {numbers}}} : \
             (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\nreturn %r : tensor<2x2xf32>"
        );
        printed(&main(["tensor<2x2xf32>"; 2], &body))
    };
    let fields = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]";
    let long = product(&format!("#stablehlo.dot<{fields}>"));
    assert_eq!(product(&format!("#stablehlo.dot<{fields},>")), long);
    assert_eq!(product(&format!("#stablehlo<dot<{fields}>>")), long);
}

#[test]
fn dimensions_of_convolutions_may_be_numbers() {
    let convolved = |numbers: &str| {
        let body = format!(
            "%k = stablehlo.constant dense<1.0> : tensor<3x3x2x5xf32>\n\
             %r = \"stablehlo.convolution\"(%x, %k) {{batch_group_count = 1 : i64, feature_group_count = 1 : i64, \
             dimension_numbers = {numbers}}} : (tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>) -> tensor<1x2x2x5xf32>\n\
             return %r : tensor<1x2x2x5xf32>"
        );
        main(["tensor<1x4x4x2xf32>", "tensor<1x2x2x5xf32>"], &body)
    };
    let raw = "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], \
        kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], \
        output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>";
    let long = "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>";
    assert_eq!(printed(&convolved(raw)), printed(&convolved(long)));
    for wrong in [
        raw.replace("input_batch_dimension = 0", "input_batch_dimension = 1"),
        raw.replace("kernel_spatial_dimensions = [0, 1], ", ""),
        raw.replace("raw ", "raw more = 1, "),
    ] {
        refused(
            &convolved(&wrong),
            "3:135: expected the dimensions of a convolution, found raw",
        );
    }
}

#[test]
fn labels_of_one_operand_have_a_short_form() {
    let summed = |op: &str| {
        let body =
            format!("%r = {op} : (tensor<4x5xf32>) -> tensor<4xf32>\nreturn %r : tensor<4xf32>");
        printed(&main(["tensor<4x5xf32>", "tensor<4xf32>"], &body))
    };
    assert_eq!(
        summed("stablehlo.unary_einsum %x, config = \"ij->i\""),
        summed("\"stablehlo.unary_einsum\"(%x) {einsum_config = \"ij->i\"}"),
    );
}

#[test]
fn annotations_of_results_change_nothing() {
    negates(&main(
        [VECTOR; 2],
        "%0 = stablehlo.negate %x : tensor<2xf32>\n\
         %r = stablehlo.custom_call @xla.sdy.FuncResultSharding(%0) {has_side_effect = true, \
         mhlo.frontend_attributes = {xla.sdy.sharding = \"#sdy.sharding_per_value<[<@mesh, [{}]>]>\"}} : \
         (tensor<2xf32>) -> tensor<2xf32>\nreturn %r : tensor<2xf32>",
    ));
}

#[test]
fn operations_of_chlo_broadcast_their_operands() {
    let (matrix, vector) = ("tensor<2x3xf32>", "tensor<3xf32>");
    let by = |short: &str, long: &str| {
        let text = |op: &str| {
            let body = format!(
                "%v = stablehlo.constant dense<[1.0, 2.0, 3.0]> : {vector}\n\
                 %w = stablehlo.constant dense<[4.0, 5.0]> : tensor<2xf32>\n{op}"
            );
            main([matrix, matrix], &body)
        };
        let returned = "\nreturn %r : tensor<2x3xf32>";
        assert_eq!(
            printed(&text(&format!("{short}{returned}"))),
            printed(&text(&format!("{long}{returned}"))),
        );
    };
    by(
        "%r = chlo.broadcast_add %v, %x : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>",
        "%0 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>\n\
         %r = stablehlo.add %0, %x : tensor<2x3xf32>",
    );
    by(
        "%r = chlo.broadcast_power %x, %w {broadcast_dimensions = array<i64: 0>} : \
         (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>",
        "%0 = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>\n\
         %r = stablehlo.power %x, %0 : tensor<2x3xf32>",
    );
    by(
        "%p = chlo.broadcast_compare %x, %v {comparison_direction = #chlo<comparison_direction LT>} : \
         (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>\n\
         %r = chlo.broadcast_select %p, %x, %v : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>",
        "%0 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>\n\
         %p = stablehlo.compare LT, %x, %0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>\n\
         %1 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>\n\
         %r = stablehlo.select %p, %x, %1 : tensor<2x3xi1>, tensor<2x3xf32>",
    );
    by(
        "%r = \"chlo.constant_like\"(%x) {value = 2.5 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>",
        "%0 = stablehlo.constant dense<2.5> : tensor<f32>\n\
         %r = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>",
    );
    refused(
        &main(
            [vector, vector],
            "%r = chlo.broadcast_more %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>\nreturn %r : tensor<3xf32>",
        ),
        "2:6: the operation chlo.broadcast_more is not supported",
    );
}

#[test]
fn calls_may_return_tuples() {
    let matrix = "tensor<4x3xf32>";
    let tuple = "tuple<tensor<4x3xf32>, tensor<3xf32>>";
    let decomposed = main(
        [matrix; 2],
        &format!(
            "%0 = stablehlo.custom_call @Qr(%x) : ({matrix}) -> {tuple}\n\
             %1 = stablehlo.get_tuple_element %0[0] : ({tuple}) -> {matrix}\n\
             %2 = stablehlo.get_tuple_element %0[1] : ({tuple}) -> tensor<3xf32>\n\
             %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%1, %2) : \
             ({matrix}, tensor<3xf32>) -> {matrix}\nreturn %r : {matrix}"
        ),
    );
    let several = main(
        [matrix; 2],
        &format!(
            "%0:2 = \"stablehlo.custom_call\"(%x) {{call_target_name = \"Qr\"}} : ({matrix}) -> ({matrix}, tensor<3xf32>)\n\
             %r = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%0#0, %0#1) : \
             ({matrix}, tensor<3xf32>) -> {matrix}\nreturn %r : {matrix}"
        ),
    );
    assert_eq!(printed(&decomposed), printed(&several));
    refused(
        &decomposed.replace("@Qr", "@Foo"),
        "2:6: stablehlo.custom_call @Foo is not supported: its target is a function outside of the file, so export the \
         model without it, or as a composite with a decomposition",
    );
}

#[test]
fn resources_of_other_programs_have_values_of_any_kind() {
    let text = main([VECTOR; 2], NEGATE);
    negates(&format!(
        "{text}{{-#\n  external_resources: {{\n    tool: {{\n      on: true,\n      name: \"x\"\n    }}\n  }}\n#-}}\n"
    ));
}
