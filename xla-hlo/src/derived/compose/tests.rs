//! The results of compositions, and the labels that are rejected.

use xla_shape::shapes::{self, Indexed};

use crate::error::ShapeError;
use crate::testing::Dice;
use notation::{graph, outcome, printed};

mod notation;

fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(outcome(text), *expected, "{text}");
    }
}

fn check_graph(text: &str, expected: &str) {
    assert_eq!(format!("\n{}\n", printed(text)), expected, "{text}");
}

/// Returns the primitives that a composition adds, without constants.
fn primitives(text: &str) -> Vec<&'static str> {
    let (graph, done) = graph(text);
    done.unwrap_or_else(|error| panic!("{error}: {text}"));
    let names = graph.instrs().map(|(_, instr)| instr.op.name);
    names.filter(|name| *name != "constant").collect()
}

#[test]
fn the_result_has_the_sizes_of_its_labels() {
    check(&[
        (r#""i,k" = f32[2, 3]"i,j" * f32[3, 4]"j,k""#, "f32[2, 4]"),
        (r#""j,i" = f32[2, 3]"i,j""#, "f32[3, 2]"),
        (r#""" = f32[2, 3]"i,j" * f32[3, 2]"j,i""#, "f32[]"),
        (r#""i,j" = i8[2]"i" * i8[3]"j""#, "i8[2, 3]"),
        (r#""i,j" = c64[2, 3]"i,j" * c64[3]"j""#, "c64[2, 3]"),
        (
            r#""b,i,k" = f16[5, 2, 3]"b,i,j" * f16[5, 3, 4]"b,j,k""#,
            "f16[5, 2, 4]",
        ),
        (
            r#""i,l" = f32[2, 3]"i,j" * f32[3, 4]"j,k" * f32[4, 5]"k,l""#,
            "f32[2, 5]",
        ),
        (
            r#""i,k" = f32[2, 3]"i,j" * f32[3, 4]"j,k" - 2.0 * f32[4, 2]"k,i""#,
            "f32[2, 4]",
        ),
        (
            r#""i,k" = (f32[2, 3]"i,j" + f32[3, 2]"j,i") * f32[3, 4]"j,k""#,
            "f32[2, 4]",
        ),
        (r#""i" = u32[3, 3]"i,i""#, "u32[3]"),
        (r#""" = bool[3, 3]"i,i""#, "bool[]"),
        (r#""k" = f32[3, 3, 4]"i,i,k""#, "f32[4]"),
        (r#""i,k" = f32[N, M]"i,j" * f32[M, 4]"j,k""#, "f32[N, 4]"),
        (r#""i" = f32[2 * N]"i" + f32[N + N]"i""#, "f32[2 * N]"),
        (r#""" = 2.0 * f32[]"#, "f32[]"),
        (r#""i" = f32[]"" * -f32[3]"i""#, "f32[3]"),
        (r#""i,k" = f32[0, 3]"i,j" * f32[3, 4]"j,k""#, "f32[0, 4]"),
        (r#""mu, nu" = f32[2, 3]"mu,nu""#, "f32[2, 3]"),
        (
            r#"f32[2, 4]"i,k" = f32[2, 3]"i,j" * f32[3, 4]"j,k""#,
            "f32[2, 4]",
        ),
    ]);
}

#[test]
fn labels_are_words_with_commas_between_them() {
    check(&[
        (
            r#""i,,k" = f32[2]"i""#,
            "result: expected a label at character 3: labels are letters, digits and `_`, separated by commas",
        ),
        (
            r#""i" = f32[2, 3]"i-j""#,
            "labels[0]: unexpected `-` at character 2: labels are letters, digits and `_`, separated by commas",
        ),
        (
            r#""i" = f32[2] * f32[2]"i,""#,
            "operand 0: `a` is f32[2] and has no labels: only scalars may omit them | label its dimensions: `a(\"..\")`",
        ),
        (
            r#""i" = f32[2]"i" * f32[2]"i,""#,
            "labels[1]: expected a label at character 3: labels are letters, digits and `_`, separated by commas",
        ),
        (
            r#""i" = f32[2]"é""#,
            "labels[0]: unexpected `é` at character 1: labels are letters, digits and `_`, separated by commas",
        ),
        (
            r#""i" = f32[2]"i, abcdefghijklmnopq""#,
            "labels[0]: the label at character 4 has more than 15 characters",
        ),
    ]);
}

#[test]
fn each_dimension_has_a_label() {
    check(&[
        (
            r#""i" = f32[2, 3]"i""#,
            "labels[0]: `a` is f32[2, 3]: expected 2 labels, found 1",
        ),
        (
            r#""i" = f32[]"i""#,
            "labels[0]: `a` is f32[]: expected 0 labels, found 1",
        ),
        (
            r#"f32[2]"i,j" = f32[2, 3]"i,j""#,
            "result: `c` is f32[2]: expected 1 label, found 2",
        ),
        (
            r#""i" = f32[2]"i" + f32[2]"#,
            "operand 1: `b` is f32[2] and has no labels: only scalars may omit them | label its dimensions: `b(\"..\")`",
        ),
    ]);
}

#[test]
fn a_label_is_in_the_result_and_an_operand_or_twice_in_the_operands() {
    check(&[
        (
            r#""i,i" = f32[2]"i""#,
            "result: label `i` is listed twice in the result",
        ),
        (
            r#""i,k" = f32[2, 3]"i,j""#,
            "result: the result has label `k`, which no operand has",
        ),
        (
            r#""i" = f32[2, 3]"i,j""#,
            "labels[0]: label `j` occurs only once, in `a`, and not in the result | \
             add it to the result, or sum over it first: `sum(a, dimension = 1)`",
        ),
        (
            r#""i" = f32[2]"i" * f32[2, 3]"i,j""#,
            "labels[1]: label `j` occurs only once, in `b`, and not in the result | \
             add it to the result, or sum over it first: `sum(b, dimension = 1)`",
        ),
        (
            r#""i,j" = f32[2, 3]"i,j" + f32[3]"j""#,
            "labels[1]: the terms of a sum must have the same labels: `i` is missing in `b`",
        ),
        (
            r#""i,j" = f32[2, 3]"i,j" - 2.0 * f32[3]"j" * f32[3]"j""#,
            "labels[2]: the terms of a sum must have the same labels: `i` is missing in `2.0` * `c` * `d`",
        ),
        (
            r#""i" = f32[2]"i" + 2.0"#,
            "operand 1: the terms of a sum must have the same labels: `i` is missing in `2.0`",
        ),
        (
            r#""i" = 2.0 * f32[]"#,
            "result: the result has label `i`, which no operand has",
        ),
        (
            r#""i,k" = (f32[2, 3]"i,j" + f32[3]"j") * f32[3, 4]"j,k""#,
            "labels[1]: the terms of a sum must have the same labels: `i` is missing in `b`",
        ),
        (
            r#""i,l" = (f32[2, 3]"i,j" * f32[3, 4]"j,k" + f32[2, 4]"i,k") * f32[4, 5]"k,l""#,
            "operand 0: a product in a sum that is a factor needs its own labels | \
             label it: `((a(\"i,j\") * b(\"j,k\"))(\"i,k\") + c(\"i,k\")) * d(\"k,l\")`",
        ),
    ]);
}

#[test]
fn dimensions_with_one_label_have_one_size() {
    check(&[
        (
            r#""i,k" = f32[64, 784]"i,j" * f32[128, 10]"j,k""#,
            "operand 1: sizes of label `j` differ: 784 in `a` (dimension 1) and 128 in `b` (dimension 0)",
        ),
        (
            r#""i" = f32[2, 3]"i,i""#,
            "operand 0: sizes of label `i` differ: 2 in `a` (dimension 0) and 3 in `a` (dimension 1)",
        ),
        (
            r#""i,j" = f32[2, 3]"i,j" + f32[3, 4]"j,i""#,
            "operand 1: sizes of label `i` differ: 2 in `a` (dimension 0) and 4 in `b` (dimension 1)",
        ),
        (
            r#""i" = f32[1]"i" + f32[3]"i""#,
            "operand 1: sizes of label `i` differ: 1 in `a` (dimension 0) and 3 in `b` (dimension 0)",
        ),
        (
            r#""i,k" = f32[2, 3]"i,j" * f32[3, 4]"j,k" + f32[2, 5]"i,k""#,
            "operand 2: sizes of label `k` differ: 4 in `b` (dimension 1) and 5 in `c` (dimension 1)",
        ),
        (
            r#""" = f32[N]"i" * f32[M]"i""#,
            "operand 1: sizes of label `i` differ: N in `a` (dimension 0) and M in `b` (dimension 0)",
        ),
        (
            r#"f32[2, 4]"i,k" = f32[5, 3]"i,j" * f32[3, 4]"j,k""#,
            "operand 0: sizes of label `i` differ: 2 in `c` (dimension 0) and 5 in `a` (dimension 0)",
        ),
        (
            r#""i,k" = (f32[2, 3]"i,j" + f32[3, 2]"j,i") * f32[5, 4]"j,k""#,
            "operand 2: sizes of label `j` differ: 3 in `a` (dimension 1) and 5 in `c` (dimension 0)",
        ),
    ]);
}

#[test]
fn the_result_is_one_that_can_be_counted() {
    check(&[(
        r#""i,j,k" = f32[900000000]"i" * f32[900000000]"j" * f32[900000000]"k""#,
        "operand 0: expected an array of at most 9223372036854775807 bytes, found f32[900000000, 900000000, 900000000]",
    )]);
}

#[test]
fn elements_are_of_one_type() {
    check(&[
        (
            r#""i,k" = f32[2, 3]"i,j" * i32[3, 4]"j,k""#,
            "operand 1: element types differ: f32 and i32 | convert one of them: `(b as f32)(\"j,k\")`",
        ),
        (
            r#""i" = f64[] * f32[2]"i""#,
            "operand 1: element types differ: f64 and f32 | convert one of them: `(b as f64)(\"i\")`",
        ),
        (
            r#""i" = 2 * f32[2]"i""#,
            "operand 0: expected a literal of type f32, found `2` | write `2.0`",
        ),
        (
            r#""i" = u8[2]"i" * 256"#,
            "operand 1: `256` is out of range for u8",
        ),
        (
            r#""" = 2 * 3"#,
            "call: cannot infer the element type of these literals | write the type on one of them: `2.0f32`",
        ),
        (
            r#""i" = bool[2]"i" - bool[2]"i""#,
            "operand 1: expected integer, floating-point or complex elements, found bool",
        ),
    ]);
}

#[test]
fn a_contraction_is_one_product_without_transposes() {
    // Result, operands, then batch and contracting dimensions of each operand.
    let cases: &[(&str, &str)] = &[
        (
            r#""i,k" = f32[2, 3]"i,j" * f32[3, 4]"j,k""#,
            "%0, %1 [] [] [1] [0]",
        ),
        (
            r#""i,k" = f32[2, 3]"i,j" * f32[4, 3]"k,j""#,
            "%0, %1 [] [] [1] [1]",
        ),
        (
            r#""i,k" = f32[3, 2]"j,i" * f32[4, 3]"k,j""#,
            "%0, %1 [] [] [0] [1]",
        ),
        (
            r#""k,i" = f32[2, 3]"i,j" * f32[3, 4]"j,k""#,
            "%1, %0 [] [] [0] [1]",
        ),
        (
            r#""" = f32[2, 3]"i,j" * f32[3, 2]"j,i""#,
            "%0, %1 [] [] [0, 1] [1, 0]",
        ),
        (
            r#""b,i,k" = f32[2, 5, 3]"i,b,j" * f32[3, 4, 5]"j,k,b""#,
            "%0, %1 [1] [2] [2] [0]",
        ),
        (
            r#""c,b,k,i" = f32[2, 5, 3, 6]"i,b,j,c" * f32[6, 3, 4, 5]"c,j,k,b""#,
            "%1, %0 [0, 3] [3, 1] [1] [2]",
        ),
        (
            r#""b" = f32[5, 3]"b,j" * f32[5, 3]"b,j""#,
            "%0, %1 [0] [0] [1] [1]",
        ),
        (
            r#""k" = f32[3]"j" * f32[3, 4]"j,k""#,
            "%0, %1 [] [] [0] [0]",
        ),
    ];
    for (text, expected) in cases {
        let (graph, done) = graph(text);
        assert!(done.is_ok(), "{text}");
        let [(_, instr)] = graph.instrs().collect::<Vec<_>>()[..] else {
            panic!("{text} is not one instruction:\n{graph}");
        };
        assert_eq!(instr.op.name, "dot_general", "{text}");
        let dims = instr
            .op
            .attributes
            .iter()
            .map(|(name, _)| format!(" {:?}", instr.ints(name)));
        let [a, b] = instr.operands[..] else {
            panic!("{text}")
        };
        assert_eq!(
            format!("{a}, {b}{}", dims.collect::<String>()),
            *expected,
            "{text}"
        );
    }
}

#[test]
fn the_smallest_array_is_transposed_if_the_order_of_labels_differs() {
    // The batch dimension is not the first one: the result is transposed.
    check_graph(
        r#""i,b,k" = f32[5, 2, 3]"b,i,j" * f32[5, 3, 4]"b,j,k""#,
        "
(%0: f32[5, 2, 3], %1: f32[5, 3, 4])
%2 = dot_general %0, %1 {lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]} : f32[5, 2, 4]
%3 = transpose %2 {permutation = [1, 0, 2]} : f32[2, 5, 4]
return %3
",
    );
    // The left operand has 24 elements, the result 3200.
    check_graph(
        r#""l,i,k" = f32[2, 3, 4]"i,j,l" * f32[3, 400]"j,k""#,
        "
(%0: f32[2, 3, 4], %1: f32[3, 400])
%2 = transpose %0 {permutation = [2, 1, 0]} : f32[4, 3, 2]
%3 = dot_general %2, %1 {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]} : f32[4, 2, 400]
return %3
",
    );
    // The left operand has 8000 elements, the result 8.
    assert_eq!(
        primitives(r#""l,i" = f32[2, 1000, 4]"i,j,l" * f32[1000]"j""#),
        ["dot_general", "transpose"]
    );
}

#[test]
fn products_without_contraction_are_broadcast_and_multiplied() {
    let cases: &[(&str, &[&str])] = &[
        (r#""i,j" = f32[2, 3]"i,j" * f32[2, 3]"i,j""#, &["mul"]),
        (
            r#""i,j" = f32[2, 3]"i,j" * f32[3, 2]"j,i""#,
            &["transpose", "mul"],
        ),
        (
            r#""i,j" = f32[2]"i" * f32[3]"j""#,
            &["broadcast_in_dim", "broadcast_in_dim", "mul"],
        ),
        (
            r#""i,j" = f32[2, 3]"i,j" * f32[3]"j""#,
            &["broadcast_in_dim", "mul"],
        ),
        (r#""i,j" = f32[3, 2]"j,i""#, &["transpose"]),
        (r#""i,j" = f32[2, 3]"i,j""#, &[]),
        (r#""i" = -f32[2]"i" - f32[2]"i""#, &["neg", "sub"]),
        (r#""i" = f32[2]"i" + -f32[2]"i""#, &["sub"]),
        (r#""i" = -(-f32[2]"i")"#, &[]),
        (
            r#""i" = 2.0 * f32[2]"i" * 3.0"#,
            &["mul", "broadcast_in_dim", "mul"],
        ),
        (
            r#""i,k" = 2.0 * (f32[2, 3]"i,j" * f32[3, 4]"j,k" + f32[2, 4]"i,k")"#,
            &["dot_general", "add", "broadcast_in_dim", "mul"],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(primitives(text), *expected, "{text}");
    }
}

#[test]
fn the_pair_of_factors_with_the_smallest_product_is_multiplied_first() {
    let order = |text: &str| -> Vec<String> {
        let (graph, done) = graph(text);
        assert!(done.is_ok(), "{text}");
        let products = graph
            .instrs()
            .filter(|(_, instr)| instr.op.name == "dot_general");
        let shape = |instr: &crate::Instr| graph.shape(instr.results[0]).to_string();
        products.map(|(_, instr)| shape(instr)).collect()
    };
    let cases: &[(&str, &[&str])] = &[
        // 100 elements for b * c, 10000 for a * b.
        (
            r#""i" = f32[100, 10]"i,j" * f32[10, 100]"j,k" * f32[100]"k""#,
            &["f32[10]", "f32[100]"],
        ),
        (
            r#""i,l" = f32[2, 50]"i,j" * f32[50, 50]"j,k" * f32[50, 60]"k,l""#,
            &["f32[2, 50]", "f32[2, 60]"],
        ),
        // Equal sizes: multiplied from left to right.
        (
            r#""i,l" = f32[3, 3]"i,j" * f32[3, 3]"j,k" * f32[3, 3]"k,l""#,
            &["f32[3, 3]", "f32[3, 3]"],
        ),
        // A symbolic size is not compared with numbers.
        (
            r#""i" = f32[N, 10]"i,j" * f32[10, 100]"j,k" * f32[100]"k""#,
            &["f32[N, 100]", "f32[N]"],
        ),
        // The product of the first two would have more elements than `usize` can count.
        (
            r#""" = f32[2000000000, 2000000000]"i,j" * f32[2000000000]"k" * f32[2000000000]"k" * f32[2000000000, 2000000000]"i,j""#,
            &["f32[]", "f32[]"],
        ),
        // The last two, which share no summed label, have 18 elements.
        (
            r#""i,k" = f32[9, 2]"i,j" * f32[2, 9]"j,k" * f32[9]"k""#,
            &["f32[9, 9]"],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(order(text), *expected, "{text}");
    }
}

/// Returns a random text of labels; some are repeated.
fn some_labels(dice: &mut Dice, most: usize) -> Vec<char> {
    let count = dice.below(most + 1);
    (0..count)
        .map(|_| ['i', 'j', 'k', 'l'][dice.below(4)])
        .collect()
}

fn joined(labels: &[char]) -> String {
    labels
        .iter()
        .map(char::to_string)
        .collect::<Vec<_>>()
        .join(",")
}

#[test]
fn compositions_have_the_shapes_that_xla_shape_computes() {
    let dice = &mut Dice::new(0x9e37_79b9_7f4a_7c15);
    let (mut composed, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let sum = dice.below(4) == 0;
        let operands: Vec<(Vec<usize>, String)> = (0..1 + dice.below(3))
            .map(|_| {
                let labels = some_labels(dice, 3);
                let size = |label: &char| match dice.below(20) {
                    0 => 7,
                    _ => *label as usize - 'g' as usize,
                };
                (labels.iter().map(size).collect(), joined(&labels))
            })
            .collect();
        let result = joined(&some_labels(dice, 3));
        let smooth: Vec<shapes::SmoothShape> = operands
            .iter()
            .map(|(dims, _)| shapes::SmoothShape::new(dims.clone()).unwrap())
            .collect();
        let by = smooth
            .iter()
            .zip(&operands)
            .map(|(shape, (_, labels))| shape.by(labels));
        let whole: Indexed<'_, shapes::SmoothShape> = by
            .reduce(|all, next| if sum { all + next } else { all * next })
            .unwrap();
        let texts = operands
            .iter()
            .map(|(dims, labels)| format!("f32{dims:?}\"{labels}\""));
        let between = if sum { " + " } else { " * " };
        let text = format!("\"{result}\" = {}", texts.collect::<Vec<_>>().join(between));
        match whole.to(&result) {
            Ok(shape) => {
                composed += 1;
                assert_eq!(
                    outcome(&text),
                    format!("f32{:?}", shape.extents()),
                    "{text}"
                );
            }
            Err(error) => {
                refused += 1;
                let found = outcome(&text);
                let expected = match error {
                    _ if sum => "",
                    ShapeError::LabelTwice { .. } => "twice",
                    ShapeError::LabelUnknown { .. } => "which no operand has",
                    ShapeError::LabelAlone { .. } => "occurs only once",
                    ShapeError::LabelRanges { .. } => "(dimension ",
                    other => panic!("{text}: {other}"),
                };
                assert!(
                    found.contains(expected) && graph(&text).1.is_err(),
                    "{text}: {found}"
                );
            }
        }
    }
    assert!(composed > 500 && refused > 500, "{composed} {refused}");
}
