//! Algebraic simplification.

use crate::text::{assert_prints, graph};
use xla_hlo::passes::dce;
use xla_hlo::passes::sweep::{SIMPLIFY, sweep};

/// Checks the simplification of one or two instructions on `x` and `y` of an element type, where `c` is a broadcast
/// constant.
fn check(element: &str, constant: Option<&str>, body: &str, result: &str) {
    let constant = constant.map_or(String::new(), |value| {
        format!("%s = constant {{value = {value}}} : {element}[]\n%c = broadcast_in_dim %s {{broadcast_dimensions = []}} : {element}[2, 3]\n")
    });
    let text = |body: &str| {
        let lines = body.split("; ").collect::<Vec<_>>().join("\n");
        graph(&format!(
            "(%x: {element}[2, 3], %y: {element}[2, 3])\n{constant}{}",
            lines.replace(": T", &format!(": {element}[2, 3]"))
        ))
    };
    let expected = dce::run(&text(result));
    let found = dce::run(&sweep(&text(body), SIMPLIFY).graph);
    assert_prints(&found, &expected.to_string(), &format!("{element} {body}"));
}

const AT_MOST: &str = "%p = compare %x, %c {comparison_direction = LE} : bool[2, 3]; %r = select %p, %c, %x : T; return %r";
const BELOW: &str = "%p = compare %x, %c {comparison_direction = LT} : bool[2, 3]; %r = select %p, %c, %x : T; return %r";

#[test]
fn laws_that_change_no_bit() {
    let stays = [
        // 0.0 + -0.0 is 0.0.
        ("f32", Some("0.0"), "%r = add %x, %c : T; return %r"),
        ("f32", Some("-0.0"), "%r = sub %x, %c : T; return %r"),
        ("f32", Some("0.0"), "%r = mul %x, %c : T; return %r"),
        ("f32", None, "%r = sub %x, %x : T; return %r"),
        ("f32", Some("3.0"), "%r = div %x, %c : T; return %r"),
        ("i32", Some("4"), "%r = div %x, %c : T; return %r"),
        ("f32", None, "%r = div %x, %x : T; return %r"),
        // The choice between 0.0 and -0.0 is the latter, the maximum is the former.
        ("f32", Some("-0.0"), AT_MOST),
        ("f32", Some("0.0"), BELOW),
    ];
    for (element, constant, body) in stays {
        check(element, constant, body, body);
    }
    let cases = [
        (
            "f32",
            Some("-0.0"),
            "%r = add %c, %x : T; return %r",
            "return %x",
        ),
        (
            "f32",
            Some("0.0"),
            "%r = sub %x, %c : T; return %r",
            "return %x",
        ),
        (
            "i32",
            Some("0"),
            "%r = add %x, %c : T; return %r",
            "return %x",
        ),
        (
            "i32",
            None,
            "%r = sub %x, %x : T; return %r",
            "%z = constant {value = 0} : i32[]; %r = broadcast_in_dim %z {broadcast_dimensions = []} : T; return %r",
        ),
        (
            "f32",
            Some("1.0"),
            "%r = mul %x, %c : T; return %r",
            "return %x",
        ),
        (
            "f32",
            Some("-1.0"),
            "%r = mul %c, %x : T; return %r",
            "%r = neg %x : T; return %r",
        ),
        (
            "f32",
            Some("1.0"),
            "%r = div %x, %c : T; return %r",
            "return %x",
        ),
        (
            "f32",
            Some("4.0"),
            "%r = div %x, %c : T; return %r",
            "%s = constant {value = 0.25} : f32[]; %b = broadcast_in_dim %s {broadcast_dimensions = []} : T; %r = mul %x, %b : T; return %r",
        ),
        (
            "u32",
            Some("8"),
            "%r = div %x, %c : T; return %r",
            "%s = constant {value = 3} : u32[]; %b = broadcast_in_dim %s {broadcast_dimensions = []} : T; %r = shift_right_logical %x, %b : T; return %r",
        ),
        (
            "u32",
            Some("8"),
            "%r = rem %x, %c : T; return %r",
            "%s = constant {value = 7} : u32[]; %b = broadcast_in_dim %s {broadcast_dimensions = []} : T; %r = and %x, %b : T; return %r",
        ),
        (
            "f32",
            None,
            "%n = neg %x : T; %r = neg %n : T; return %r",
            "return %x",
        ),
        (
            "f32",
            None,
            "%n = neg %y : T; %r = add %x, %n : T; return %r",
            "%r = sub %x, %y : T; return %r",
        ),
        (
            "f32",
            None,
            "%n = neg %x : T; %r = abs %n : T; return %r",
            "%r = abs %x : T; return %r",
        ),
        (
            "f32",
            Some("0.0"),
            AT_MOST,
            "%r = max %x, %c : T; return %r",
        ),
        ("f32", None, "%r = max %x, %x : T; return %r", "return %x"),
        (
            "f32",
            Some("-inf"),
            "%r = max %x, %c : T; return %r",
            "return %x",
        ),
        (
            "u8",
            Some("255"),
            "%r = min %c, %x : T; return %r",
            "return %x",
        ),
        (
            "f32",
            Some("2.0"),
            "%r = pow %x, %c : T; return %r",
            "%r = mul %x, %x : T; return %r",
        ),
        (
            "i32",
            Some("1"),
            "%r = pow %x, %c : T; return %r",
            "return %x",
        ),
        (
            "i32",
            Some("-1"),
            "%r = and %x, %c : T; return %r",
            "return %x",
        ),
        (
            "u8",
            Some("0"),
            "%r = and %x, %c : T; return %r",
            "return %c",
        ),
        (
            "bool",
            Some("true"),
            "%r = or %c, %x : T; return %r",
            "return %c",
        ),
        (
            "bool",
            Some("true"),
            "%r = mul %c, %x : T; return %r",
            "return %x",
        ),
        (
            "bool",
            Some("true"),
            "%r = xor %c, %x : T; return %r",
            "%r = not %x : T; return %r",
        ),
        (
            "i8",
            None,
            "%r = xor %x, %x : T; return %r",
            "%s = constant {value = 0} : i8[]; %r = broadcast_in_dim %s {broadcast_dimensions = []} : T; return %r",
        ),
        (
            "bool",
            None,
            "%r = select %x, %y, %y : T; return %r",
            "return %y",
        ),
        (
            "bool",
            Some("true"),
            "%r = select %c, %x, %y : T; return %r",
            "return %x",
        ),
        (
            "bool",
            None,
            "%n = not %x : T; %r = select %n, %x, %y : T; return %r",
            "%r = select %x, %y, %x : T; return %r",
        ),
        (
            "i32",
            None,
            "%b = compare %x, %y {comparison_direction = LT} : bool[2, 3]; %r = not %b : bool[2, 3]; return %r",
            "%r = compare %x, %y {comparison_direction = GE} : bool[2, 3]; return %r",
        ),
        (
            "f32",
            None,
            "%r = compare %x, %x {comparison_direction = LT} : bool[2, 3]; return %r",
            "%s = constant {value = false} : bool[]; %r = broadcast_in_dim %s {broadcast_dimensions = []} : bool[2, 3]; return %r",
        ),
    ];
    for (element, constant, body, result) in cases {
        check(element, constant, body, result);
    }
}

#[test]
fn conversions_through_a_type_that_holds_all_values_go() {
    let through = |first: &str, second: &str| {
        format!("%a = convert %x : {first}[2, 3]; %b = convert %a : {second}[2, 3]; return %b")
    };
    let direct = |to: &str| format!("%b = convert %x : {to}[2, 3]; return %b");
    let cases = [
        ("f32", "f64", "f32", "return %x".to_string()),
        ("f16", "f32", "i32", direct("i32")),
        ("i8", "i32", "u8", direct("u8")),
        ("i64", "i32", "i16", direct("i16")),
        ("bool", "f32", "i32", direct("i32")),
        // An integer wraps where the intermediate floating-point number saturates.
        ("i8", "f32", "u8", through("f32", "u8")),
        ("i32", "f32", "i32", through("f32", "i32")),
        ("f64", "f32", "f64", through("f32", "f64")),
        ("bf16", "f16", "f32", through("f16", "f32")),
    ];
    for (from, first, second, result) in cases {
        check(from, None, &through(first, second), &result);
    }
}

/// A name, a graph, and the simplified graph.
const GRAPHS: &[(&str, &str, &str)] = &[
    (
        "two broadcasts are one, and an operation on broadcasts is done before them",
        "(%0: f32[3], %1: f32[])
        %2 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[3]
        %3 = add %0, %2 : f32[3]
        %4 = broadcast_in_dim %3 {broadcast_dimensions = [0]} : f32[3, 4]
        %5 = broadcast_in_dim %4 {broadcast_dimensions = [1, 2]} : f32[2, 3, 4]
        %6 = exp %5 : f32[2, 3, 4]
        %7 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[2, 3, 4]
        %8 = mul %6, %7 : f32[2, 3, 4]
        return %8",
        "(%0: f32[3], %1: f32[])
        %2 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[3]
        %3 = add %0, %2 : f32[3]
        %4 = exp %3 : f32[3]
        %5 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[3]
        %6 = mul %4, %5 : f32[3]
        %7 = broadcast_in_dim %6 {broadcast_dimensions = [1]} : f32[2, 3, 4]
        return %7",
    ),
    (
        "reshapes and broadcasts of kept dimensions are one broadcast",
        "(%0: f32[N])
        %1 = reshape %0 : f32[N, 1]
        %2 = reshape %1 : f32[N]
        %3 = broadcast_in_dim %2 {broadcast_dimensions = [0]} : f32[N, 4]
        %4 = reshape %3 : f32[1, N, 4]
        return %4",
        "(%0: f32[N])
        %1 = broadcast_in_dim %0 {broadcast_dimensions = [1]} : f32[1, N, 4]
        return %1",
    ),
    (
        "a broadcast that only adds dimensions of size 1 is a reshape, a transpose that only moves them too",
        "(%0: f32[2, 3])
        %1 = broadcast_in_dim %0 {broadcast_dimensions = [1, 2]} : f32[1, 2, 3]
        %2 = transpose %1 {permutation = [1, 0, 2]} : f32[2, 1, 3]
        return %2",
        "(%0: f32[2, 3])
        %1 = reshape %0 : f32[2, 1, 3]
        return %1",
    ),
    (
        "transposes meet through elementwise operations, broadcasts and indices, and cancel",
        "(%0: f32[3, 2], %1: f32[2])
        %2 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %3 = broadcast_in_dim %1 {broadcast_dimensions = [0]} : f32[2, 3]
        %4 = add %2, %3 : f32[2, 3]
        %5 = iota {iota_dimension = 1} : f32[2, 3]
        %6 = mul %4, %5 : f32[2, 3]
        %7 = transpose %6 {permutation = [1, 0]} : f32[3, 2]
        return %7",
        "(%0: f32[3, 2], %1: f32[2])
        %2 = broadcast_in_dim %1 {broadcast_dimensions = [1]} : f32[3, 2]
        %3 = add %0, %2 : f32[3, 2]
        %4 = iota {iota_dimension = 0} : f32[3, 2]
        %5 = mul %3, %4 : f32[3, 2]
        return %5",
    ),
    (
        "a transpose that something else reads stays where it is",
        "(%0: f32[3, 2])
        %1 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %2 = exp %1 : f32[2, 3]
        return %1, %2",
        "(%0: f32[3, 2])
        %1 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %2 = exp %1 : f32[2, 3]
        return %1, %2",
    ),
    (
        "a transpose goes behind a reshape that only adds dimensions of size 1",
        "(%0: f32[3, 2])
        %1 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %2 = reshape %1 : f32[2, 1, 3]
        %3 = transpose %2 {permutation = [2, 1, 0]} : f32[3, 1, 2]
        return %3",
        "(%0: f32[3, 2])
        %1 = reshape %0 : f32[3, 1, 2]
        return %1",
    ),
    (
        "a slice of a concatenation is a slice of the operand that has all of it",
        "(%0: f32[4, 2], %1: f32[4, 3], %2: f32[4, 1])
        %3 = concatenate %0, %1, %2 {dimension = 1} : f32[4, 6]
        %4 = slice %3 {start_indices = [1, 3], limit_indices = [4, 5], strides = [2, 1]} : f32[2, 2]
        %5 = slice %3 {start_indices = [0, 5], limit_indices = [4, 6], strides = [1, 1]} : f32[4, 1]
        %6 = slice %3 {start_indices = [0, 1], limit_indices = [4, 3], strides = [1, 1]} : f32[4, 2]
        return %4, %5, %6",
        "(%0: f32[4, 2], %1: f32[4, 3], %2: f32[4, 1])
        %3 = concatenate %0, %1, %2 {dimension = 1} : f32[4, 6]
        %4 = slice %1 {start_indices = [1, 1], limit_indices = [4, 3], strides = [2, 1]} : f32[2, 2]
        %5 = slice %3 {start_indices = [0, 1], limit_indices = [4, 3], strides = [1, 1]} : f32[4, 2]
        return %4, %2, %5",
    ),
    (
        "a slice of a broadcast is the broadcast of a slice",
        "(%0: f32[3, N])
        %1 = broadcast_in_dim %0 {broadcast_dimensions = [1, 3]} : f32[8, 3, 5, N]
        %2 = slice %1 {start_indices = [2, 1, 0, 0], limit_indices = [8, 3, 4, N], strides = [3, 1, 2, 1]} : f32[2, 2, 2, N]
        return %2",
        "(%0: f32[3, N])
        %1 = slice %0 {start_indices = [1, 0], limit_indices = [3, N], strides = [1, 1]} : f32[2, N]
        %2 = broadcast_in_dim %1 {broadcast_dimensions = [1, 3]} : f32[2, 2, 2, N]
        return %2",
    ),
    (
        "a reduction folds a transposed operand's dimensions where they are",
        "(%0: f32[3, 2], %1: f32[])
        %2 = transpose %0 {permutation = [1, 0]} : f32[2, 3]
        %3 = reduce %2, %1 {dimensions = [1]} (max) : f32[2]
        return %3",
        "(%0: f32[3, 2], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [0]} (max) : f32[2]
        return %2",
    ),
    (
        "what a reduction leaves of a transposed operand is transposed",
        "(%0: f32[2, 3, 4, 5], %1: f32[])
        %2 = transpose %0 {permutation = [3, 2, 0, 1]} : f32[5, 4, 2, 3]
        %3 = reduce %2, %1 {dimensions = [1]} (max) : f32[5, 2, 3]
        return %3",
        "(%0: f32[2, 3, 4, 5], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [2]} (max) : f32[2, 3, 5]
        %3 = transpose %2 {permutation = [2, 0, 1]} : f32[5, 2, 3]
        return %3",
    ),
    (
        "a reduction over size 1 gives its computation the initial value first",
        "(%0: f32[2, 1], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [1]} ((%0: f32[], %1: f32[]); %2 = sub %0, %1 : f32[]; return %2) : f32[2]
        return %2",
        "(%0: f32[2, 1], %1: f32[])
        %2 = reshape %0 : f32[2]
        %3 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[2]
        %4 = sub %3, %2 : f32[2]
        return %4",
    ),
    (
        "a reduction over size 1 combines once, and with its identity not at all",
        "(%0: f32[2, 1], %1: f32[])
        %2 = constant {value = -inf} : f32[]
        %3 = reduce %0, %2 {dimensions = [1]} (max) : f32[2]
        %4 = reduce %3, %1 {dimensions = []} (add) : f32[2]
        return %4",
        "(%0: f32[2, 1], %1: f32[])
        %2 = reshape %0 : f32[2]
        %3 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[2]
        %4 = add %3, %2 : f32[2]
        return %4",
    ),
    (
        "a reduction of nothing is its initial value",
        "(%0: f32[2, 0], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [1]} (add) : f32[2]
        return %2",
        "(%0: f32[2, 0], %1: f32[])
        %2 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[2]
        return %2",
    ),
    (
        "a computation in a reduction is simplified too",
        "(%0: f32[2], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [0]} ((%0: f32[], %1: f32[]); %2 = neg %1 : f32[]; %3 = neg %2 : f32[]; %4 = add %0, %3 : f32[]; return %4) : f32[]
        return %2",
        "(%0: f32[2], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [0]} (add) : f32[]
        return %2",
    ),
    (
        "a window as long as its dimensions is a reduction",
        "(%0: f32[2, 3, 4], %1: f32[])
        %2 = reduce_window %0, %1 {window_dimensions = [1, 3, 4], window_strides = [1, 2, 5]} (add) : f32[2, 1, 1]
        return %2",
        "(%0: f32[2, 3, 4], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [1, 2]} (add) : f32[2]
        %3 = reshape %2 : f32[2, 1, 1]
        return %3",
    ),
    (
        "an array of equal elements is a scalar, broadcast",
        "()
        %0 = constant {value = 2.0} : f32[2, 3]
        return %0",
        "()
        %0 = constant {value = 2.0} : f32[]
        %1 = broadcast_in_dim %0 {broadcast_dimensions = []} : f32[2, 3]
        return %1",
    ),
    (
        "a root by power keeps what powers say of -0.0 and -inf",
        "(%0: f32[])
        %1 = constant {value = 0.5} : f32[]
        %2 = pow %0, %1 : f32[]
        return %2",
        "(%0: f32[])
        %1 = constant {value = 0.0} : f32[]
        %2 = add %0, %1 : f32[]
        %3 = sqrt %2 : f32[]
        %4 = constant {value = -inf} : f32[]
        %5 = compare %0, %4 {comparison_direction = EQ} : bool[]
        %6 = constant {value = inf} : f32[]
        %7 = select %5, %6, %3 : f32[]
        return %7",
    ),
];

#[test]
fn graphs_before_and_after() {
    for (what, before, after) in GRAPHS {
        let found = dce::run(&sweep(&dce::run(&graph(before)), SIMPLIFY).graph);
        assert_prints(&found, after, what);
    }
}

#[test]
fn bits_of_the_same_type_are_the_elements() {
    for element in ["bool", "c64", "c128", "f32"] {
        let before = format!("%r = bitcast_convert %x {{element_type = {element}}} : T; return %r");
        check(element, None, &before, "return %x");
    }
}

#[test]
fn scalar_bounds_go_to_every_index() {
    check(
        "f32",
        Some("1.0"),
        "%r = clamp %s, %x, %y : T; return %r",
        "%r = clamp %c, %x, %y : T; return %r",
    );
    check(
        "i8",
        Some("1"),
        "%r = clamp %x, %y, %s : T; return %r",
        "%r = clamp %x, %y, %c : T; return %r",
    );
}
