//! The forms of text: short and generic, with and without locations, and what old versions write.

use xla_hlo::{Function, Module, Signature, text};
use xla_import::tree::{Attribute, Type};
use xla_import::{ParseError, import, read, read_file};

const SHORT: &str = include_str!("text/short.mlir");
const GENERIC: &str = include_str!("text/generic.mlir");

fn imported(text: &str) -> Result<Module, ParseError> {
    import(&read(text)?, "main")
}

/// Returns the functions as our own text, with the same names of parameters for all forms.
fn printed(module: &Module) -> Vec<String> {
    let each = module.functions.iter().map(|function| {
        let mut params = function.signature.params.clone();
        for (i, param) in params.iter_mut().enumerate() {
            param.name = format!("p{i}");
        }
        let signature = Signature::new(params, function.signature.result.clone());
        let function = Function::new(&function.name, signature, function.graph.clone());
        text::print_function(&function)
    });
    let mut all: Vec<String> = each.collect();
    all.sort();
    all
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
fn short_and_generic_form_are_the_same_model() {
    let (short, generic) = (imported(SHORT).unwrap(), imported(GENERIC).unwrap());
    assert_eq!(printed(&short), printed(&generic));
    assert_eq!(short.entry().unwrap().name, "main");
    assert!(short.functions.len() > 4);
}

#[test]
fn the_tree_has_the_names_of_the_generic_form() {
    let model = read(SHORT).unwrap();
    let ops = &model.function("main").unwrap().body.ops;
    let op = |name: &str| ops.iter().find(|op| op.name == name).unwrap();
    let convolution = op("stablehlo.convolution");
    let strides = convolution.attribute("window_strides");
    let number = |digits: &'static str| Attribute::Number(digits.into(), None);
    assert_eq!(
        strides,
        Some(&Attribute::List(vec![number("2"), number("1")]))
    );
    assert_eq!(
        op("stablehlo.reduce_precision").attribute("exponent_bits"),
        Some(&number("5"))
    );
    assert_eq!(op("chlo.top_k").result_types.len(), 2);
    assert_eq!(op("stablehlo.while").regions[1].params.len(), 3);
    let ty = Type::Tensor(vec![Some(1), Some(3)], "f32".into());
    assert_eq!(*op("stablehlo.while").result_types[1], ty);
}

#[test]
fn locations_name_parameters_and_sizes_may_be_open() {
    let text = "#loc = loc(unknown)\n#loc1 = loc(\"p['w']\"(#loc))\nmodule @m attributes {a.b = 1 : i32, c} {\n\
        sdy.mesh @mesh = <[\"x\"=2]>\n\
        func.func public @main(%arg0: tensor<?x2xf32> {a = \"b\"} loc(#loc1), %arg1: !stablehlo.token loc(\"q\")) {\n\
        return loc(callsite(\"f\"(\"file\":1:2 to :3) at #loc))\n} loc(#loc) } loc(#loc2)\n#loc2 = loc(\"x\")\n";
    let model = read(text).unwrap();
    let params = &model.functions[0].params;
    let name = |i: usize| model.location_name(params[i].location.unwrap());
    assert_eq!(name(0).as_deref(), Some("p['w']"));
    assert_eq!(name(1).as_deref(), Some("q"));
    assert_eq!(
        *params[0].ty,
        Type::Tensor(vec![None, Some(2)], "f32".into())
    );
    assert_eq!(*params[1].ty, Type::Token);
    refused(text, "5:69: expected an array, found !stablehlo.token");
}

#[test]
fn declarations_have_no_body_and_composites_have_regions() {
    let text = "module { func.func private @f(tensor<2xf32> {a}) -> tensor<2xf32>\n\
        func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n\
        %r = stablehlo.composite \"a.b\" %x ({\n^bb0(%y: tensor<2xf32>):\nstablehlo.return %y : tensor<2xf32>\n}) \
        {decomposition = @g} : (tensor<2xf32>) -> tensor<2xf32>\nreturn %r : tensor<2xf32>\n}\n\
        func.func private @g(%x: tensor<2xf32>) -> tensor<2xf32> {\nreturn %x : tensor<2xf32>\n} }";
    let model = read(text).unwrap();
    assert_eq!(model.functions[0].params[0].name, "%arg0");
    assert!(model.functions[0].body.ops.is_empty());
    assert_eq!(model.functions[1].body.ops[0].regions.len(), 1);
    assert_eq!(import(&model, "main").unwrap().functions.len(), 2);
    let error = import(&model, "f").unwrap_err().to_string();
    assert_eq!(error, "1:28: expected func.return in each region");
}

#[test]
fn a_model_for_several_platforms_is_refused() {
    refused(
        "func.func @main(%arg0: tensor<i32> {jax.global_constant = \"_platform_index\"}) -> tensor<i32> {\n\
         return %arg0 : tensor<i32>\n}",
        "1:17: the argument %arg0 is _platform_index: expected a model that is exported for one platform, as \
         `platforms=[\"cpu\"]` in jax",
    );
}

#[test]
fn ignored_attributes_may_be_records() {
    let accuracy = "#stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 1, mode = \
        #stablehlo.result_accuracy_mode<TOLERANCE>>";
    let text = format!(
        "%r = \"stablehlo.tanh\"(%x) <{{result_accuracy = {accuracy}}}> : (tensor<2xf32>) -> tensor<2xf32>"
    );
    let module = imported(&around(&text, "tensor<2xf32>", "tensor<2xf32>")).unwrap();
    assert_eq!(module.entry().unwrap().graph.instrs().count(), 1);
}

#[test]
fn old_generic_text_has_attributes_in_braces() {
    let text = around(
        "%r = \"stablehlo.transpose\"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : \
         (tensor<2x3xf32>) -> tensor<3x2xf32>",
        "tensor<2x3xf32>",
        "tensor<3x2xf32>",
    );
    let module = imported(&text).unwrap();
    let (_, instr) = module.entry().unwrap().graph.instrs().next().unwrap();
    assert_eq!(instr.dims("permutation"), [1, 0]);
}

#[test]
fn aliases_stand_for_attributes() {
    let text = "#p = array<i64: 1, 0>\n#q = #p\n".to_string()
        + &around(
            "%r = \"stablehlo.transpose\"(%x) <{permutation = #q}> : (tensor<2x3xf32>) -> tensor<3x2xf32>",
            "tensor<2x3xf32>",
            "tensor<3x2xf32>",
        );
    assert!(imported(&text).is_ok());
    refused(
        &text.replace("#q = #p", "#q = #q"),
        "4:34: expected numbers as permutation",
    );
}

#[test]
fn regions_read_the_values_around_them() {
    let text = around(
        "%c = stablehlo.constant dense<1> : tensor<i32>\n\
         %r = stablehlo.while(%i = %x) : tensor<i32> cond {\n\
         %p = stablehlo.compare LT, %i, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>\n\
         stablehlo.return %p : tensor<i1>\n} do {\n\
         %n = stablehlo.add %i, %c : tensor<i32>\n\
         stablehlo.return %n : tensor<i32>\n}",
        "tensor<i32>",
        "tensor<i32>",
    );
    let module = imported(&text).unwrap();
    let graph = &module.entry().unwrap().graph;
    let (_, instr) = graph.instrs().last().unwrap();
    // The state, and `%x`; the constant is copied.
    assert_eq!((instr.operands.len(), instr.own()), (2, 1));
    assert_eq!(instr.regions[1].len(), 2);
}

#[test]
fn a_reducer_has_pairs_of_parameters() {
    let text = around(
        "%c = stablehlo.constant dense<0.0> : tensor<f32>\n\
         %r, %s = stablehlo.reduce(%x init: %c), (%x init: %c) across dimensions = [0] : \
         (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n\
         reducer(%a: tensor<f32>, %b: tensor<f32>) (%d: tensor<f32>, %e: tensor<f32>) {\n\
         %1 = stablehlo.subtract %a, %b : tensor<f32>\n\
         %2 = stablehlo.multiply %d, %e : tensor<f32>\n\
         stablehlo.return %1, %2 : tensor<f32>, tensor<f32>\n}",
        "tensor<3xf32>",
        "tensor<f32>",
    );
    let module = imported(&text).unwrap();
    let graph = &module.entry().unwrap().graph;
    let region = &graph.instrs().last().unwrap().1.regions[0];
    let operands = |i: usize| {
        let (_, instr) = region.instrs().nth(i).unwrap();
        let place = |v| region.params.iter().position(|p| p == v).unwrap();
        instr.operands.iter().map(place).collect::<Vec<_>>()
    };
    // The results so far are first, then the elements.
    assert_eq!([operands(0), operands(1)], [[0, 2], [1, 3]]);
}

#[test]
fn reducers_and_comparators_read_scalars_around_them() {
    let reducer = "(%x init: %c) across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>\n\
        reducer(%a: tensor<f32>, %b: tensor<f32>) {\n\
        %1 = stablehlo.multiply %b, %s : tensor<f32>\n\
        %2 = stablehlo.add %a, %1 : tensor<f32>\n\
        stablehlo.return %2 : tensor<f32>\n}";
    let text = format!(
        "func.func @main(%x: tensor<3xf32>, %s: tensor<f32>) -> (tensor<f32>, tensor<3xf32>) {{\n\
         %c = stablehlo.constant dense<0.0> : tensor<f32>\n\
         %r = stablehlo.reduce{reducer}\n\
         %t = \"stablehlo.sort\"(%x) <{{dimension = 0 : i64}}> ({{\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n\
         %1 = stablehlo.multiply %a, %s : tensor<f32>\n\
         %2 = stablehlo.multiply %b, %s : tensor<f32>\n\
         %3 = stablehlo.compare LT, %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n\
         stablehlo.return %3 : tensor<i1>\n}}) : (tensor<3xf32>) -> tensor<3xf32>\n\
         return %r, %t : tensor<f32>, tensor<3xf32> }}"
    );
    let module = imported(&text).unwrap();
    let graph = &module.entry().unwrap().graph;
    let operands = |name: &str| {
        let mut instrs = graph.instrs();
        let (_, instr) = instrs.find(|(_, instr)| instr.op.name == name).unwrap();
        (
            instr.operands.len(),
            instr.regions[0].params.len(),
            instr.results.len(),
        )
    };
    // The scalar is an array beside the own one.
    assert_eq!(operands("reduce"), (4, 4, 2));
    assert_eq!(operands("sort"), (2, 4, 2));
    assert_eq!(graph.results.len(), 2);
    // The initial values are last: the own one, then the scalar.
    let (_, reduce) = (graph.instrs().find(|(_, instr)| instr.op.name == "reduce")).unwrap();
    assert_eq!(reduce.operands[3], graph.params[1]);
    refused(
        &text
            .replace(
                "%s: tensor<f32>) ->",
                "%s: tensor<f32>, %m: tensor<3xf32>) ->",
            )
            .replace(
                "%1 = stablehlo.multiply %b, %s : tensor<f32>",
                "%0 = stablehlo.reshape %m : (tensor<3xf32>) -> tensor<3xf32>\n\
             %4 = stablehlo.add %0, %0 : tensor<3xf32>\n\
             %1 = stablehlo.multiply %b, %s : tensor<f32>",
            )
            .replace("add %a, %1 : tensor<f32>", "add %a, %4 : tensor<f32>"),
        "8:6: stablehlo.add: expected f32[], found f32[3]",
    );
}

#[test]
fn functions_may_follow_their_callers() {
    let text = "module { func.func @main(%x: tensor<f32>) -> tensor<f32> {\n\
        %0 = stablehlo.composite \"my.op\" %x {decomposition = @g, version = 1 : i32} : (tensor<f32>) -> tensor<f32>\n\
        %1 = call @f(%0) : (tensor<f32>) -> tensor<f32>\n return %1 : tensor<f32> }\n\
        func.func private @f(%x: tensor<f32>) -> tensor<f32> {\n\
        %0 = func.call @g(%x) : (tensor<f32>) -> tensor<f32>\n return %0 : tensor<f32> }\n\
        func.func private @g(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }\n\
        func.func private @unused(%x: tensor<f32>) -> tensor<f32> {\n\
        %0 = \"other.op\"(%x) : (tensor<f32>) -> tensor<f32>\n return %0 : tensor<f32> } }";
    let module = imported(text).unwrap();
    let names: Vec<&str> = module.functions.iter().map(|f| &*f.name).collect();
    assert_eq!(names, ["g", "f", "main"]);
    refused(
        &text.replace(
            "return %x : tensor<f32> }\nfunc.func private @unused",
            "%0 = call @f(%x) : \
            (tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }\nfunc.func private @unused",
        ),
        "8:61: the function @f calls itself",
    );
    refused(
        &text.replace("@f(%0)", "@h(%0)"),
        "3:6: expected a function, found @h",
    );
}

#[test]
fn annotations_for_several_devices_change_nothing() {
    let text = around(
        "%1 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = \"{replicated}\"} : \
         (tensor<2xf32>) -> tensor<2xf32>\n\
         %r = sdy.sharding_constraint %1 <@mesh, [{\"x\"}, {?}]> : tensor<2xf32>",
        "tensor<2xf32>",
        "tensor<2xf32>",
    );
    assert!(imported(&text).unwrap().entry().unwrap().graph.is_empty());
}

#[test]
fn products_may_have_a_wider_type_than_their_factors() {
    let text = around(
        "%r = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], \
         precision = [DEFAULT, HIGHEST] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<f32>",
        "tensor<2xbf16>",
        "tensor<f32>",
    );
    for element in ["bf16", "f8E4M3FN", "f8E5M2"] {
        let text = text.replace("bf16", element);
        assert_eq!(imported(&text).unwrap().entry().unwrap().graph.len(), 3);
    }
}

#[test]
fn calls_of_lapack_have_options_that_it_knows() {
    let call = |target: &str, operands: &str, config: &str| {
        let types = vec!["tensor<2x2xf32>"; operands.split(", ").count()].join(", ");
        around(
            &format!(
                "%r = stablehlo.custom_call @lapack_{target}_ffi({operands}) \
                 {{mhlo.backend_config = {{{config}}}}} : ({types}) -> tensor<2x2xf32>"
            ),
            "tensor<2x2xf32>",
            "tensor<2x2xf32>",
        )
    };
    let options = "diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8";
    assert!(imported(&call("strsm", "%x, %x", options)).is_ok());
    refused(
        &call("strsm", "%x, %x", &options.replace("84", "85")),
        "2:6: expected trans_x = 78 (N) or 84 (T) or 67 (C) in mhlo.backend_config",
    );
    refused(
        &call("strsm", "%x, %x", &options.replace("side", "sides")),
        "2:6: expected side = 76 (L) or 82 (R) in mhlo.backend_config",
    );
    refused(
        &call("strsm", "%x", options),
        "2:6: expected 2 operands of stablehlo.custom_call, found 1",
    );
    refused(
        &call("spotrf", "%x", "uplo = 76 : ui8"),
        "2:6: expected the types (tensor<2x2xf32>, tensor<i32>), found (tensor<2x2xf32>)",
    );
    refused(
        &call("sgees", "%x", ""),
        "2:6: stablehlo.custom_call @lapack_sgees_ffi is not supported: eigenvalues are those of symmetric matrices only, in \
         jax `jnp.linalg.eigh`",
    );
}

#[test]
fn mistakes_have_a_place_and_a_reason() {
    refused(
        "",
        "1:1: expected module or func.func, found the end of the text",
    );
    refused("x", "1:1: expected module or func.func, found x");
    refused(
        "module {",
        "1:9: expected func.func or the end of the module, found the end of the text",
    );
    let unary = |op: &str| around(op, "tensor<2xf32>", "tensor<2xf32>");
    refused(
        &unary("%r = stablehlo.tanh %y : tensor<2xf32>"),
        "2:21: expected a value that is defined above, found %y",
    );
    refused(
        &unary("%r = stablehlo.quux %x : tensor<2xf32>"),
        "2:6: the operation stablehlo.quux is not supported",
    );
    refused(
        &unary(
            "%r = \"stablehlo.tanh\"(%x) <{speed = 3 : i64}> : (tensor<2xf32>) -> tensor<2xf32>",
        ),
        "2:29: stablehlo.tanh has no attribute speed",
    );
    refused(
        &unary("%r = stablehlo.tanh %x : tensor<3xf32>"),
        "2:6: expected the types (tensor<2xf32>), found (tensor<3xf32>)",
    );
    refused(
        &unary("%r = \"stablehlo.recv\"(%x) : (tensor<2xf32>) -> tensor<2xf32>"),
        "2:6: stablehlo.recv is not supported: devices exchange arrays by collectives only",
    );
    refused(
        &around(
            "%r = stablehlo.not %x : tensor<2xf32>",
            "tensor<2xf32>",
            "tensor<2xf32>",
        ),
        "2:6: stablehlo.not: expected bool or integer elements, found f32",
    );
    refused(
        &unary("%r = stablehlo.tanh %x : tensor<2xf8E4M3FNUZ>"),
        "2:6: elements of type f8E4M3FNUZ are not supported: floating-point numbers of less than 16 bits are `f8E4M3FN` \
         and `f8E5M2`, so export the model with one of them or `bf16`, in jax by `x.astype(jnp.bfloat16)`",
    );
    let error = import(&read(SHORT).unwrap(), "net").unwrap_err();
    assert_eq!(
        error.to_string(),
        "1:1: expected a function @net, found @main"
    );
}

#[test]
fn other_files_are_refused() {
    let found = |bytes: &[u8]| read_file(bytes).unwrap_err().to_string();
    let expected =
        "1:1: expected StableHLO text, MLIR bytecode or what jax.export serialises, found ";
    assert_eq!(found(b"PK\x03\x04\0"), format!("{expected}a zip archive"));
    assert_eq!(
        found(b"ab\xFF"),
        format!("{expected}byte 255 at position 2")
    );
    assert_eq!(found(b"a\0b"), format!("{expected}byte 0 at position 1"));
}

#[test]
fn brackets_are_nested_at_most_64_levels() {
    let list = "[".repeat(100);
    let text = around(
        &format!("%r = \"a.b\"(%x) <{{c = {list}}}> : (tensor<f32>) -> tensor<f32>"),
        "tensor<f32>",
        "tensor<f32>",
    );
    assert_eq!(
        read(&text).unwrap_err().to_string(),
        "2:85: expected fewer brackets around each other, found ["
    );
}

#[test]
fn no_text_makes_the_reader_panic() {
    // A part with each form, so that the squares of its length are few.
    let mut texts = vec![
        around(
            "%c = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32> loc(#l)\n\
             %1:2 = stablehlo.while(%i = %x, %j = %c) : tensor<i32>, tensor<1x2xi32> cond {\n\
             %p = stablehlo.compare LT, %i, %x, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n\
             stablehlo.return %p : tensor<i1>\n} do {\n\
             stablehlo.return %i, %j : tensor<i32>, tensor<1x2xi32>\n}\n\
             %2 = stablehlo.slice %c [0:1, 0:2:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>\n\
             %r = stablehlo.reduce(%2 init: %x) applies stablehlo.add across dimensions = [0, 1] : \
             (tensor<1x1xi32>, tensor<i32>) -> tensor<i32>",
            "tensor<i32>",
            "tensor<i32>",
        ),
        "#a = #stablehlo.gather<offset_dims = [0]>\n#l = loc(\"x\"(\"f\":1:2))\n{-# a: { b: { c: \"0x01\" } } #-}"
            .to_string(),
    ];
    let lines: Vec<&str> = GENERIC.lines().collect();
    texts.push(lines[..6].join("\n"));
    for text in texts {
        for at in 0..text.len() {
            if !text.is_char_boundary(at) {
                continue;
            }
            // No prefix is a whole file, and each mutation is read or refused.
            let _ = imported(&text[..at]).map(|module| module.functions.len());
            for byte in ["\"", "<", ")", "}", "#", "%", "9", "x", "é", ""] {
                let changed = format!("{}{byte}{}", &text[..at], &text[at + 1..]);
                let _ = imported(&changed).map(|module| module.functions.len());
            }
        }
    }
}

#[test]
fn tuples_are_names_for_their_values() {
    let text = |index: u32, result: &str| {
        around(
            &format!(
                "%c = stablehlo.constant dense<3> : tensor<i32>\n\
                 %inner = stablehlo.tuple %c : tuple<tensor<i32>>\n\
                 %outer = stablehlo.tuple %x, %inner : tuple<tensor<2xf32>, tuple<tensor<i32>>>\n\
                 %part = stablehlo.get_tuple_element %outer[1] : (tuple<tensor<2xf32>, tuple<tensor<i32>>>) -> tuple<tensor<i32>>\n\
                 %r = stablehlo.get_tuple_element %part[{index}] : (tuple<tensor<i32>>) -> {result}"
            ),
            "tensor<2xf32>",
            result,
        )
    };
    let module = imported(&text(0, "tensor<i32>")).unwrap();
    let graph = &module.entry().unwrap().graph;
    let names: Vec<&str> = graph.instrs().map(|(_, instr)| instr.op.name).collect();
    assert_eq!(names, ["constant"]);
    assert_eq!(graph.result_shapes()[0].to_string(), "i32[]");
    refused(
        &text(1, "tensor<i32>"),
        "6:39: expected the index of a part of tuple<tensor<i32>>",
    );
    refused(
        &text(0, "tensor<f32>"),
        "6:6: expected the types (tensor<i32>), found (tensor<f32>)",
    );
}

#[test]
fn text_that_ends_early_or_is_xlas_own_is_named() {
    refused(
        "HloModule jit_f, is_scheduled=true",
        "1:1: expected StableHLO, in jax `jit(f).lower(..).as_text()` without `compile()`, found HloModule",
    );
    refused(
        "#loc1 = loc(\"x\"",
        "1:12: expected text that closes `(`, found the end of the text",
    );
}
