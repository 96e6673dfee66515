//! Tests of the messages for mistakes.

use super::*;
use quote::ToTokens;

/// Returns the messages for a function, without the positions of operands.
fn messages(text: &str) -> Vec<String> {
    let item: Written = syn::parse_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let analysis = analyse(&quote!(::typed_xla), &item, &Definitions::default());
    // Tokens parsed from a string have no position in a file.
    let without_place = |line: &str| {
        let end = line.find("<parsed string").unwrap_or(line.len());
        line[..end].trim_end().to_string()
    };
    let texts = analysis.faults.texts();
    let shown = texts.iter().map(|text| {
        text.lines()
            .map(without_place)
            .collect::<Vec<_>>()
            .join("\n")
    });
    shown.collect()
}

fn check(cases: &[(&str, &[&str])]) {
    for (text, expected) in cases {
        assert_eq!(messages(text), *expected, "{text}");
    }
}

#[test]
fn a_broken_rule_shows_its_operands_and_what_helps() {
    check(&[
        (
            "fn f(x: &f32![32, 784], w: &f32![128, 784]) -> f32![32, 128] { dot(x, w) }",
            &["dot: contracting dimensions differ: 784 (lhs dimension 1) and 128 (rhs dimension 0)
  lhs `x`: f32[32, 784]
  rhs `w`: f32[128, 784]
  help: contract dimension 1 of `w` instead: `dot(x, transpose(w, [1, 0]))`"],
        ),
        (
            "fn f(x: &f32![2, 3], b: &f32![3]) -> f32![2, 3] { x + b }",
            &["add: ranks differ: f32[2, 3] has 2 dimensions, f32[3] has 1
  lhs `x`: f32[2, 3]
  rhs `b`: f32[3]
  help: write `b.along([1])`"],
        ),
        (
            "fn f(x: &f32![2, 3], n: &i32![2, 3]) -> f32![2, 3] { x + n }",
            &["add: element types differ: f32 and i32
  lhs `x`: f32[2, 3]
  rhs `n`: i32[2, 3]
  help: convert one of them: `n as f32`"],
        ),
        (
            "fn f<N: Dim, M: Dim>(x: &f32![N], y: &f32![M]) -> f32![N] { x + y }",
            &["add: sizes of dimension 0 differ: N in f32[N] and M in f32[M]
  lhs `x`: f32[N]
  rhs `y`: f32[M]"],
        ),
        (
            "fn f(x: &f32![2, 3]) -> f32![6] { reshape(exp(x), [2 * 2]) }",
            &["reshape: the number of elements differs: 2 * 3 = 6 in the operand, 4 in the result
  operand `exp(x)`: f32[2, 3]"],
        ),
        (
            "fn f(x: &c64![2]) -> f32![2] { x as f32 }",
            &["convert: cannot convert c64 to f32
  operand `x`: c64[2]
  help: take its magnitude first: `abs(x)`"],
        ),
    ]);
}

#[test]
fn literals_have_to_be_of_their_neighbours_kind() {
    check(&[
        (
            "fn f(x: &f32![2]) -> f32![2] { x + 2 }",
            &[
                "add: expected a literal of type f32, found `2`\n  lhs `x`: f32[2]\n  help: write `2.0`",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> (f32![2], f32) { (x, 1) }",
            &["`f` returns f32[]: expected a literal of type f32, found `1`\n  help: write `1.0`"],
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { let y: f32![2, 2] = [[1.0, 2.0], [3.0]]; x }",
            &["rows differ in size: the first is 2 numbers, this one is one number"],
        ),
    ]);
}

#[test]
fn attributes_are_checked_by_their_kind() {
    let transpose = |arguments: &str| {
        messages(&format!(
            "fn f(x: &f32![2, 3]) -> f32![3, 2] {{ transpose({arguments}) }}"
        ))
    };
    let operand = "\n  operand `x`: f32[2, 3]";
    let cases = [
        (
            "x, [1, 2]",
            "expected a dimension from 0 to 1, found 2",
            operand,
        ),
        (
            "x, permutatio = [1, 0]",
            "unknown attribute `permutatio`: expected `permutation`",
            "\n  help: did you mean `permutation`?",
        ),
        (
            "x",
            "missing argument `permutation`: expected a list of integers such as `[0, 1]`",
            "\n  operand `x`: f32[2, 3]\n  help: write `transpose(x, [1, 0])`",
        ),
        (
            "x, 1.0",
            "expected a list of integers such as `[0, 1]`, found `1.0`",
            "\n  help: list all dimensions in their new order: `[1, 0]` reverses them",
        ),
        (
            "x, x",
            "expected a list of integers such as `[0, 1]`, found `x`",
            "",
        ),
        (
            "x, [1, 0], [1]",
            "expected at most 2 arguments, found 3",
            "\n  help: write `transpose(x, [1, 0])` for a matrix: the list has all dimensions of the operand in their new order; \
             this leaves out `[1]`",
        ),
        (
            "x, [1, 0], permutation = [1, 0]",
            "argument `permutation` is specified more than once",
            "",
        ),
        (
            "permutation = [1, 0], x",
            "positional arguments must come before named ones",
            "",
        ),
    ];
    for (arguments, message, operands) in cases {
        assert_eq!(
            transpose(arguments),
            [format!("transpose: {message}{operands}")],
            "{arguments}"
        );
    }
}

#[test]
fn a_wrong_declared_type_is_reported_once_and_then_assumed() {
    check(&[
        (
            "fn f(x: &f32![2]) -> f32![3] { x * 2.0 }",
            &[
                "`f` returns f32[3], found f32[2]\n  help: change the value, or declare it as `f32![2]`",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> f32![3] { let y: f32![3] = x; let z: f32![3] = dot(y, q); z + y }",
            &[
                "`y` is declared as f32[3], found f32[2]",
                "cannot find variable `q` in this scope",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { x + 1.0; }",
            &["`f` returns f32[2]: end the body with that value, without a `;` after it"],
        ),
        (
            "fn f(x: &mut f32![2]) { *x = [1.0, 2.0, 3.0]; }",
            &["`*x` is f32[2], found f32[3]"],
        ),
    ]);
}

#[test]
fn names_that_mean_nothing_get_what_was_perhaps_meant() {
    check(&[
        (
            "fn f(x: &f32![2, 3]) -> f32![3, 2] { tranpose(x, [1, 0]) }",
            &["cannot find operation `tranpose`\n  help: did you mean `transpose`?"],
        ),
        (
            "fn f(x: &f32![2, 3]) -> f32![3, 2] { x.permute([1, 0]) }",
            &[
                "cannot find operation `permute`\n  help: write `transpose(x, [1, 0])`: result dimension `i` is operand dimension `permutation[i]`",
            ],
        ),
        (
            "fn f(hidden: &f32![2]) -> f32![2] { hiden + 1.0 }",
            &["cannot find variable `hiden` in this scope\n  help: did you mean `hidden`?"],
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { x * SCALE }",
            &[
                "cannot find variable `SCALE` in this scope\n  help: mark the constant with `#[known]`",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { f(x) }",
            &["`f` calls itself: recursion is not supported"],
        ),
        ("fn add(x: &f32![2]) -> f32![2] { add(x, x) }", &[]),
    ]);
}

#[test]
fn closures_are_checked_against_what_is_handed_to_them() {
    check(&[
        (
            "fn f(x: &f32![2]) -> f32 { reduce(|a, b| a + b + x, x, 0.0) }",
            &[
                "reduce: expected a computation that returns f32[], found one that returns f32[2]\n  \
                 operand `x`: f32[2]",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> f32 { reduce(|a| a, x, 0.0) }",
            &[
                "reduce: expected a computation with 2 parameters, found one with 1\n  operand `x`: f32[2]",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> f32 { reduce(|a, b| a > b, x, 0.0) }",
            &[
                "reduce: expected a computation that returns f32[], found one that returns bool[]\n  operand `x`: f32[2]",
            ],
        ),
        (
            "fn f(x: &f32![2]) -> f32 { reduce(|a, b: i32| a, x, 0.0) }",
            &["`b` is declared as i32[], found f32[]"],
        ),
    ]);
}

#[test]
fn what_is_outside_the_language_says_what_to_write() {
    check(&[
        (
            "fn f(x: &f32![2], n: i32) -> f32![2] { match n { 0 => x, 1 => 2.0 * x } }",
            &["the arms do not cover every value\n  help: end them with `_ => ..`"],
        ),
        (
            "fn f(x: &bool![2], y: &bool![2]) -> bool![2] { x && y }",
            &["operator `&&` is not supported\n  help: write `x & y`"],
        ),
        (
            "fn f(x: &f32![2]) -> f32![2] { x = x + 1.0; x }",
            &[
                "cannot assign to `x`, which is not mutable\n  help: declare the parameter as `x: &mut ..`, or copy it: `let mut x = x;`",
            ],
        ),
        (
            "fn f(x: &mut f32![2]) { x = x + 1.0; }",
            &["`x` is a `&mut` parameter: assign to `*x`"],
        ),
        (
            "fn f<E: Copy>(x: &Tensor![E; 2]) -> f32![K] { x }",
            &[
                "expected a bound of `E` that says what it stands for: `E: Dim` for a size, `E: Float` for an element \
                 type, `E: Tensors` for any type of tensors",
                "cannot find size `K` in this scope\n  \
                 help: mark the constant with `#[known]`, or declare a generic size: `<K: Dim>`",
            ],
        ),
    ]);
}

#[test]
fn leafwise_functions_can_be_called_from_plain_rust() {
    let has_code = |text: &str| {
        let item: Written = syn::parse_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let root = quote!(::typed_xla);
        let faults = template::common(&root, &item, &Definitions::default(), &samples(&item));
        assert_eq!(faults.texts(), Vec::<String>::new(), "{text}");
        let code = template::code(&root, &item, &Definitions::default());
        !code
            .to_string()
            .contains("can only be called from a computation")
    };
    let leafwise = [
        "fn f<T: Tensors>(x: &T) -> T { x - tree_map(|x| mean(x), x) }",
        "fn f<T: Tensors>(x: &T) -> (T, f32) { (x, sum(x * x)) }",
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| map(|x| x * x, x), x) }",
        "fn f<T: Tensors>(x: &T, y: &f32![2]) -> T { x * sum(y) }",
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| x / global_norm(x), x) }",
        // Sizes and other structs.
        "fn f<T: Tensors, N: Dim>(x: &T, y: &f32![N]) -> T { x * sum(y) }",
        "fn f<T: Tensors, N: Dim>(x: &T, y: &f32![N]) -> (T, f32![N]) { (x + N, y * 2.0) }",
        "fn f<T: Tensors, U: Tensors>(x: &T, y: &U) -> T { x * sum(y) }",
        "fn f<T: Tensors, U: Tensors>(x: &mut T, y: U) -> U { *x = x / 2.0; y + sum(*x) }",
    ];
    for text in leafwise {
        assert!(has_code(text), "{text}");
    }
    let others = [
        // The number of dimensions, and their order.
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| cumulative_sum(x, 0), x) }",
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| x + sum(x, 0), x) }",
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| rev(x, [0]), x) }",
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| if x.dims().len() > 2 { -x } else { x }, x) }",
        // The number of each leaf.
        "fn f<T: Tensors>(x: &T) -> T { tree_map(|x, i| x * (i as f32), x, tree_iota(x)) }",
        // A reduction over the leaves in a loop.
        "fn f<T: Tensors>(x: &T) -> T { let mut x = x; for _ in 0..3 { x = x / global_norm(x); } x }",
        // A leaf beside one of another struct, or beside elements of its own number.
        "fn f<T: Tensors, U: Tensors>(x: &T, y: &U) -> T { tree_map(|x| x + sum(tree_map(|y| y * sum(x), y)), x) }",
        // More structs than there is code for.
        "fn f<T: Tensors, U: Tensors, V: Tensors, W: Tensors>(x: &T, y: &U, z: &V, w: &W) -> T { x }",
        // Results and element types.
        "fn f<T: Tensors, E: Float>(x: &T, y: E) -> T { x }",
        "fn f<T: Tensors>(x: &T) -> Result<T, Error> { Ok(x) }",
    ];
    for text in others {
        assert!(!has_code(text), "{text}");
    }
}

#[test]
fn a_function_without_code_for_plain_rust_has_the_reason() {
    let cases = [
        (
            "fn f<T: Tensors>(x: &T) -> T { tree_map(|x| rev(x, [0]), x) }",
            "its body depends on the dimensions of a leaf, or on the order of its elements",
        ),
        (
            "fn f<T: Tensors>(x: &T) -> T { tree_map(|x, i| x * (i as f32), x, tree_iota(x)) }",
            "for a leaf of f32, tree_iota: the fields of the struct are not known",
        ),
        (
            "fn f<T: Tensors>(x: &T) -> Result<T, Error> { Ok(x) }",
            "it returns a `Result` beside a struct whose fields are not known",
        ),
        (
            "fn f<T: Tensors>(x: f32) -> f32 { x }",
            "none of its parameters is a `T`",
        ),
    ];
    for (text, expected) in cases {
        let item: Written = syn::parse_str(text).unwrap();
        let code = template::code(&quote!(::typed_xla), &item, &Definitions::default());
        let code = code.to_string();
        let expected = format!("can only be called from a computation: {expected}");
        assert!(code.contains(&expected), "{text}: {code}");
    }
}

/// Returns tokens as text without the numbers of definition macros.
fn without_numbers(tokens: &TokenStream) -> String {
    let text = tokens.to_string();
    let mut parts = text.split("__typed_xla_double__");
    let mut all = parts.next().unwrap_or_default().to_string();
    for part in parts {
        all += part.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    all
}

#[test]
fn the_macro_beside_a_computation_takes_the_graph_that_was_made_for_its_body() {
    let input = quote!([] { (::typed_xla) [] fn double(x: &f32![2]) -> f32![2] { x + x } });
    let key = memo::key(&input);
    let alone = beside(input.clone());
    assert!(memo::take(&key).is_none());
    body(input.clone());
    let after = beside(input.clone());
    assert!(memo::take(&key).is_none(), "it is taken once");
    assert_eq!(without_numbers(&after), without_numbers(&alone));
    body(input);
    assert!(memo::take(&key).is_some());
}

#[test]
fn a_graph_is_kept_only_where_the_macro_beside_needs_nothing_else() {
    let kept = |payload: TokenStream| {
        let input = quote!([] { (::typed_xla) #payload });
        body(input.clone());
        memo::take(&memo::key(&input)).is_some()
    };
    assert!(kept(quote!([] fn f(x: &f32![2]) -> f32![2] { x })));
    assert!(!kept(quote!([] fn f(x: &f32![2]) -> f32![3] { x })));
    assert!(!kept(quote!([Program] fn f(x: &f32![2]) -> f32![2] { x })));
    assert!(!kept(
        quote!([] fn f<N: Dim>() -> f32![N] { zeros(f32, [N]) })
    ));
}

#[test]
fn callers_inline_the_shortest_functions_unless_the_user_decides() {
    let expanded = |attribute: &str, size: usize| {
        let shape = format!("f32![{size}, {size}]");
        let text = format!("{attribute} fn f(x: &{shape}) -> {shape} {{ dot(x, x) }}");
        let item: Written = syn::parse_str(&text).unwrap();
        let root = quote!(crate = ::typed_xla);
        let text = expand(root, item.to_token_stream()).to_string();
        let (before, _) = text.split_once("fn f").unwrap();
        let before = before.replace(' ', "");
        let attributes = before.split("#[");
        let inline = attributes.filter(|part| part.starts_with("inline"));
        inline.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(expanded("", 3), ["inline(always)]"]);
    assert_eq!(expanded("", 6), [""; 0]);
    assert_eq!(expanded("#[inline(never)]", 3), ["inline(never)]"]);
}
