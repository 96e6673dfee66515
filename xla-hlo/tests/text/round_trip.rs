//! Checks that printed text parses to the same module.

use xla_hlo::{Module, text};

use crate::modules;

fn same(a: &Module, b: &Module, name: &str) {
    assert_eq!(a.functions.len(), b.functions.len(), "{name}");
    for (a, b) in a.functions.iter().zip(&b.functions) {
        assert_eq!(a.name, b.name, "{name}");
        assert_eq!(a.signature, b.signature, "{name}");
        assert_eq!(a.graph.param_shapes(), b.graph.param_shapes(), "{name}");
        assert_eq!(a.graph.result_shapes(), b.graph.result_shapes(), "{name}");
        assert_eq!(a.graph.len(), b.graph.len(), "{name}");
        for ((_, a), (_, b)) in a.graph.instrs().zip(b.graph.instrs()) {
            assert_eq!((a.op, &a.attrs), (b.op, &b.attrs), "{name}");
        }
    }
}

#[test]
fn a_module_reads_back_with_its_names_signatures_and_graphs() {
    for (name, module) in modules::all() {
        let printed = text::print(&module);
        let read = text::parse(&printed).unwrap_or_else(|e| panic!("{name}: {e}"));
        same(&module, &read, name);
        assert_eq!(text::print(&read), printed, "{name}");
    }
}

#[test]
fn functions_written_alone_read_back_into_a_module_of_their_callees() {
    for (name, module) in modules::all() {
        let mut read = Module::default();
        for function in &module.functions {
            let printed = text::print_function(function);
            text::parse_into(&printed, &mut read).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        same(&module, &read, name);
    }
}

#[test]
fn what_xla_gets_reads_back_and_needs_no_more_instances() {
    for (name, module) in modules::all() {
        let printed = text::stablehlo(&module).unwrap();
        let read = text::parse(&printed).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(text::stablehlo(&read).as_ref(), Ok(&printed), "{name}");
    }
}

#[test]
fn xla_gets_sines_and_cosines_of_complex_numbers_by_their_parts() {
    for name in ["sine", "cosine"] {
        let of = |ty: &str| {
            let body = format!("%y = stablehlo.{name} %x : {ty} return %y : {ty}");
            let text = format!("func.func @f(%x: {ty}) -> {ty} {{ {body} }}");
            text::stablehlo(&text::parse(&text).unwrap()).unwrap()
        };
        assert!(of("tensor<2xf32>").contains(&format!("stablehlo.{name} %arg0")));
        let complex = of("tensor<2xcomplex<f32>>");
        assert!(complex.contains(&format!("stablehlo.{name}")), "{complex}");
        let has_complex = |line: &str| line.contains("ine ") && line.contains("complex");
        assert!(!complex.lines().any(has_complex), "{complex}");
    }
}

#[test]
fn padding_and_tiles_stand_in_the_signature_and_their_order_in_the_types() {
    let padded = "f32[2, 3; {0, 1}, padded = [3, 5], value = lowest]";
    let tiled = "f32[2, 3; {1, 0}, tile = [2, 128]]";
    let order = " {mhlo.layout_mode = \"{0,1}\"}";
    let text = format!(
        "module {{ func.func @f(%x: tensor<2x3xf32>{order}, %y: tensor<2x3xf32>) -> (tensor<2x3xf32>{order}) \
         attributes {{typed_xla.signature = \"(x: {padded}, y: {tiled}) -> {padded}\"}} \
         {{ return %x : tensor<2x3xf32> }} }}"
    );
    let module = text::parse(&text).unwrap();
    let printed = text::print(&module);
    let signature = format!("\"(x: {padded}, y: {tiled}) -> {padded}\"");
    assert!(printed.contains(&signature), "{printed}");
    assert_eq!(
        printed.matches("layout_mode = \"{0,1}\"").count(),
        2,
        "{printed}"
    );
    assert_eq!(text::print(&text::parse(&printed).unwrap()), printed);
}

#[test]
fn arrays_of_types_read_back() {
    let text = |ty: &str| {
        format!(
            "module {{ func.func @f(%x: tensor<2xf32>, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) \
             attributes {{typed_xla.signature = \"(p: {ty}) -> {ty}\"}} \
             {{ return %x, %y : tensor<2xf32>, tensor<2xf32> }} }}"
        )
    };
    for (ty, printed) in [
        ("[f32[2]; 2]", "[f32[2]; 2]"),
        ("[[f32[2], f32[2]]; 1]", "[[f32[2]; 2]; 1]"),
        (
            "Pair {0: [(f32[2],)], 1: f32[2]}",
            "Pair {0: [(f32[2],); 1], 1: f32[2]}",
        ),
    ] {
        let found = text::print(&text::parse(&text(ty)).unwrap());
        assert!(
            found.contains(&format!("\"(p: {printed}) -> {printed}\"")),
            "{found}"
        );
    }
    for ty in ["[f32[2]; 3]", "[f32[2]; 0]", "[]", "[f32[2]; 99999999]"] {
        assert!(text::parse(&text(ty)).is_err(), "{ty}");
    }
}

#[test]
fn places_of_instructions_are_kept_in_definitions_only() {
    let text = "module attributes {typed_xla.version = 1 : i64} {
  func.func private @f(%arg0: tensor<2xf32>) -> tensor<2xf32> attributes {typed_xla.signature = \"(x: f32[2]) -> f32[2]\"} {
    %0 = stablehlo.tanh %arg0 : tensor<2xf32> loc(\"src/a \\22b\\22.rs\":12:5)
    %1 = stablehlo.add %0, %arg0 : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
";
    let module = text::parse(text).unwrap();
    let places = module.functions[0]
        .graph
        .instrs()
        .map(|(_, instr)| instr.origin.place);
    let places: Vec<_> = places
        .map(|place| place.map(|place| place.to_string()))
        .collect();
    assert_eq!(places, [Some("src/a \"b\".rs:12:5".to_string()), None]);
    let read = text::parse(&text::definition(&module)).unwrap();
    assert_eq!(text::definition(&read), text::definition(&module));
    assert!(text::definition(&module).contains("loc(\"src/a \\22b\\22.rs\":12:5)"));
    assert!(!text::print(&module).contains("loc"));
}

#[test]
fn operations_that_users_call_are_kept_where_a_size_constraint_may_name_them() {
    let text = "module attributes {typed_xla.version = 1 : i64} {
  func.func private @f(%arg0: tensor<{N}xf32>, %arg1: tensor<2xf32>) -> (tensor<{N}xf32>, tensor<2xf32>) attributes {typed_xla.signature = \"<N>(x: f32[N], y: f32[2]) -> (f32[N], f32[2])\"} {
    %0 = stablehlo.tanh %arg0 : tensor<{N}xf32> loc(\"take\"(\"src/a.rs\":12:5))
    %1 = stablehlo.tanh %0 : tensor<{N}xf32> loc(\"roll\")
    %2 = stablehlo.tanh %1 : tensor<{N}xf32> loc(\"tanh\")
    %3 = stablehlo.tanh %arg1 : tensor<2xf32> loc(\"take\")
    return %2, %3 : tensor<{N}xf32>, tensor<2xf32>
  }
}
";
    let module = text::parse(text).unwrap();
    let graph = &module.functions[0].graph;
    let operations: Vec<_> = graph
        .instrs()
        .map(|(_, instr)| instr.origin.operation)
        .collect();
    assert_eq!(
        operations,
        [Some("take"), Some("roll"), Some("tanh"), Some("take")]
    );
    let written = text::definition(&module);
    let written: Vec<_> = written
        .lines()
        .filter_map(|line| line.split_once(" loc"))
        .collect();
    let written: Vec<&str> = written.into_iter().map(|(_, location)| location).collect();
    assert_eq!(written, ["(\"take\"(\"src/a.rs\":12:5))", "(\"roll\")"]);
    assert!(!text::print(&module).contains("loc"));
}

#[test]
fn no_text_makes_the_parser_panic() {
    // A linear congruential generator, so that the texts are the same every time.
    let mut state = 1u64;
    let mut random = move |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let pieces: Vec<&str> = "x < > ( ) { } [ ] , : = % @ # \" \\ - + * / ` ^ 0 1 99999999999999999999 4294967295x \
        tensor< dense< %0 %arg0 {N} é stablehlo.add stablehlo.reshape \"stablehlo.reduce\" func.func return #1 :2"
        .split(' ')
        .collect();
    let mut accepted = 0;
    for (_, module) in modules::all() {
        let printed = text::print(&module);
        // Short texts, so that many can be tried.
        let lines: Vec<&str> = printed.lines().collect();
        for round in 0..400 {
            let first = if round % 2 == 0 {
                0
            } else {
                random(lines.len())
            };
            let mut text = lines[first..lines.len().min(first + 40)].join("\n");
            for _ in 0..=random(3) {
                let chars: Vec<usize> = text.char_indices().map(|(i, _)| i).collect();
                let (a, b) = (random(chars.len()), random(chars.len()));
                let (a, b) = (
                    chars[a.min(b)],
                    chars[a.max(b)].min(chars[a.min(b)] + 1 + random(12)),
                );
                let b = (b..=text.len())
                    .find(|&b| text.is_char_boundary(b))
                    .unwrap_or(a);
                match random(3) {
                    0 => text.replace_range(a..b, ""),
                    1 => text.insert_str(a, pieces[random(pieces.len())]),
                    _ => text.replace_range(a..b, pieces[random(pieces.len())]),
                }
                if text.is_empty() {
                    break;
                }
            }
            if let Ok(module) = text::parse(&text) {
                accepted += 1;
                let printed = text::print(&module);
                assert_eq!(text::parse(&printed).map(|m| text::print(&m)), Ok(printed));
            }
        }
    }
    assert!(accepted > 0);
}
