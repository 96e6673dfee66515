//! Constant folding.

use crate::text::{assert_prints, graph};
use xla_hlo::passes::dce;
use xla_hlo::passes::sweep::{FOLD, SIMPLIFY, sweep};

/// Checks an operation, its operands with their type, and its result, all as constants.
#[test]
fn scalars_fold_exactly() {
    let cases = [
        ("add", "u8", "200", "100", "44 : u8[]"),
        ("sub", "i32", "-2147483648", "1", "2147483647 : i32[]"),
        (
            "mul",
            "u64",
            "18446744073709551615",
            "18446744073709551615",
            "1 : u64[]",
        ),
        ("div", "i32", "7", "0", "-1 : i32[]"),
        ("div", "u16", "7", "0", "65535 : u16[]"),
        ("div", "i8", "-128", "-1", "-128 : i8[]"),
        ("rem", "i8", "-128", "-1", "0 : i8[]"),
        ("rem", "i32", "7", "0", "7 : i32[]"),
        ("rem", "i32", "-7", "3", "-1 : i32[]"),
        ("shift_left", "i32", "1", "31", "-2147483648 : i32[]"),
        ("shift_left", "i32", "1", "32", "0 : i32[]"),
        ("shift_right_arithmetic", "i8", "-100", "9", "-1 : i8[]"),
        ("shift_right_arithmetic", "u8", "200", "1", "228 : u8[]"),
        ("shift_right_logical", "i8", "-1", "1", "127 : i8[]"),
        ("shift_right_logical", "i8", "-1", "-1", "0 : i8[]"),
        ("add", "f32", "0.1", "0.2", "0.30000001192092896 : f32[]"),
        ("add", "f64", "0.1", "0.2", "0.30000000000000004 : f64[]"),
        ("add", "bf16", "1.0", "0.00390625", "1.0 : bf16[]"),
        ("div", "f32", "1.0", "-0.0", "-inf : f32[]"),
        ("max", "f32", "1.0", "NaN", "NaN : f32[]"),
        ("min", "f64", "-inf", "1.0", "-inf : f64[]"),
        ("and", "bool", "true", "false", "false : bool[]"),
        ("xor", "u8", "255", "1", "254 : u8[]"),
    ];
    for (op, element, a, b, result) in cases {
        let before = graph(&format!(
            "()
            %0 = constant {{value = {a}}} : {element}[]
            %1 = constant {{value = {b}}} : {element}[]
            %2 = {op} %0, %1 : {element}[]
            return %2"
        ));
        let (value, shape) = result.split_once(" : ").unwrap();
        let after = format!("()\n%0 = constant {{value = {value}}} : {shape}\nreturn %0");
        assert_prints(
            &dce::run(&sweep(&before, FOLD).graph),
            &after,
            &format!("{op} of {a} and {b}"),
        );
    }
}

#[test]
fn conversions_fold_where_one_rounding_is_in_them() {
    let cases = [
        ("f32", "300.7", "u8", "255"),
        ("f32", "-1.5", "i32", "-1"),
        ("f64", "NaN", "i32", "0"),
        ("f64", "1e300", "i64", "9223372036854775807"),
        ("i32", "300", "u8", "44"),
        ("i64", "9007199254740993", "f32", "9007199254740992.0"),
        ("i32", "-1", "u64", "18446744073709551615"),
        ("f32", "0.5", "bool", "true"),
        ("bool", "true", "f64", "1.0"),
    ];
    for (from, value, to, result) in cases {
        let before = graph(&format!(
            "()\n%0 = constant {{value = {value}}} : {from}[]\n%1 = convert %0 : {to}[]\nreturn %1"
        ));
        let after = format!("()\n%0 = constant {{value = {result}}} : {to}[]\nreturn %0");
        assert_prints(
            &dce::run(&sweep(&before, FOLD).graph),
            &after,
            &format!("{value} as {to}"),
        );
    }
}

#[test]
fn arrays_fold_up_to_a_bound_and_equal_elements_stay_one_scalar() {
    let before = graph(
        "()
        %0 = constant {value = [1, 2, 3, 4, 5, 6]} : i32[2, 3]
        %1 = constant {value = 10} : i32[]
        %2 = broadcast_in_dim %1 {broadcast_dimensions = []} : i32[2, 3]
        %3 = mul %0, %2 : i32[2, 3]
        %4 = transpose %3 {permutation = [1, 0]} : i32[3, 2]
        %5 = reshape %4 : i32[6]
        %6 = add %2, %2 : i32[2, 3]
        %7 = compare %0, %2 {comparison_direction = LT} : bool[2, 3]
        return %5, %6, %7",
    );
    let after = "()
        %0 = constant {value = [10, 40, 20, 50, 30, 60]} : i32[6]
        %1 = constant {value = 20} : i32[]
        %2 = broadcast_in_dim %1 {broadcast_dimensions = []} : i32[2, 3]
        %3 = constant {value = true} : bool[2, 3]
        return %0, %2, %3";
    assert_prints(&dce::run(&sweep(&before, FOLD).graph), after, "arrays");
    let large = "()
        %0 = constant {value = 1} : i32[1025]
        %1 = iota {iota_dimension = 0} : i32[4]
        %2 = neg %0 : i32[1025]
        %3 = neg %1 : i32[4]
        return %2, %3";
    assert_prints(
        &sweep(&graph(large), FOLD).graph,
        large,
        "large arrays and indices stay",
    );
}

#[test]
fn what_kernels_round_in_their_own_way_is_left_to_them() {
    let text = "()
        %0 = constant {value = 1.5} : f32[]
        %1 = exp %0 : f32[]
        %2 = pow %0, %0 : f32[]
        %3 = constant {value = 0.0} : f32[]
        %4 = constant {value = -0.0} : f32[]
        %5 = max %3, %4 : f32[]
        return %1, %2, %5";
    assert_prints(
        &sweep(&graph(text), FOLD).graph,
        text,
        "elementary functions, and zeros of both signs",
    );
}

#[test]
fn an_index_along_a_dimension_of_size_1_is_0() {
    let before = graph(
        "()
        %0 = iota {iota_dimension = 0} : i32[1, 3]
        %1 = iota {iota_dimension = 1} : i32[1, 3]
        return %0, %1",
    );
    let after = "()
        %0 = constant {value = 0} : i32[]
        %1 = broadcast_in_dim %0 {broadcast_dimensions = []} : i32[1, 3]
        %2 = iota {iota_dimension = 1} : i32[1, 3]
        return %1, %2";
    assert_prints(&dce::run(&sweep(&before, SIMPLIFY).graph), after, "indices");
}
