//! Products and convolutions of integers of 8 bits, before and after all passes.

use xla_hlo::literal::Scalar;
use xla_hlo::{ElementType, Graph, Module};

use crate::eval;
use crate::kernels::array::Array;
use crate::text::{graph, optimised, plain};

const BY: &str = "lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]";

/// Programs, and the element types of the operands of their product after all passes.
const PROGRAMS: &[(&str, &str, [ElementType; 2])] = &[
    (
        "conversions are omitted",
        "(%0: i8[8, 12], %1: u8[12, 9])
        %2 = convert %0 : i32[8, 12]
        %3 = convert %1 : i32[12, 9]
        %4 = dot_general %2, %3 {BY} : i32[8, 9]
        return %4",
        [ElementType::I8, ElementType::U8],
    ),
    (
        "a constant of such integers is narrowed",
        "(%0: u8[20, 4])
        %1 = convert %0 : i32[20, 4]
        %2 = constant {value = [-128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 127, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]} : i32[4, 8]
        %3 = dot_general %1, %2 {BY} : i32[20, 8]
        return %3",
        [ElementType::U8, ElementType::I8],
    ),
    (
        "a broadcast repeats fewer bytes",
        "(%0: i8[8], %1: i8[12, 9])
        %2 = convert %0 : i32[8]
        %3 = broadcast_in_dim %2 {broadcast_dimensions = [0]} : i32[8, 12]
        %4 = convert %1 : i32[12, 9]
        %5 = dot_general %3, %4 {BY} : i32[8, 9]
        return %5",
        [ElementType::I8, ElementType::I8],
    ),
    (
        "a zero point of the left operand is subtracted from the sums",
        "(%0: i8[8, 12], %1: i8[12, 9])
        %2 = convert %0 : i32[8, 12]
        %3 = constant {value = 3} : i32[]
        %4 = broadcast_in_dim %3 {broadcast_dimensions = []} : i32[8, 12]
        %5 = sub %2, %4 : i32[8, 12]
        %6 = convert %1 : i32[12, 9]
        %7 = dot_general %5, %6 {BY} : i32[8, 9]
        return %7",
        [ElementType::I8, ElementType::I8],
    ),
    (
        "zero points of both operands are subtracted from the sums, in any order of dimensions",
        "(%0: i8[5, 2, 3, 7], %1: u8[4, 7, 2, 5, 6])
        %2 = convert %0 : i32[5, 2, 3, 7]
        %3 = constant {value = 3} : i32[]
        %4 = broadcast_in_dim %3 {broadcast_dimensions = []} : i32[5, 2, 3, 7]
        %5 = sub %2, %4 : i32[5, 2, 3, 7]
        %6 = convert %1 : i32[4, 7, 2, 5, 6]
        %7 = constant {value = 129} : i32[]
        %8 = broadcast_in_dim %7 {broadcast_dimensions = []} : i32[4, 7, 2, 5, 6]
        %9 = sub %6, %8 : i32[4, 7, 2, 5, 6]
        %10 = dot_general %5, %9 {lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [3, 0], rhs_contracting_dimensions = [1, 3]} : i32[2, 3, 4, 6]
        return %10",
        [ElementType::I8, ElementType::U8],
    ),
    (
        "a small product stays in registers",
        "(%0: i8[3, 4], %1: i8[4, 5])
        %2 = convert %0 : i32[3, 4]
        %3 = convert %1 : i32[4, 5]
        %4 = dot_general %2, %3 {BY} : i32[3, 5]
        return %4",
        [ElementType::I32, ElementType::I32],
    ),
    (
        "a sum of 64 bits does not wrap at 32",
        "(%0: i8[8, 12], %1: i8[12, 9])
        %2 = convert %0 : i64[8, 12]
        %3 = convert %1 : i64[12, 9]
        %4 = dot_general %2, %3 {BY} : i64[8, 9]
        return %4",
        [ElementType::I64, ElementType::I64],
    ),
    (
        "integers of 16 bits have no such kernel",
        "(%0: i16[8, 12], %1: i8[12, 9])
        %2 = convert %0 : i32[8, 12]
        %3 = convert %1 : i32[12, 9]
        %4 = dot_general %2, %3 {BY} : i32[8, 9]
        return %4",
        [ElementType::I32, ElementType::I32],
    ),
    (
        "a constant out of range is not narrowed",
        "(%0: i8[20, 4])
        %1 = convert %0 : i32[20, 4]
        %2 = constant {value = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]} : i32[4, 8]
        %3 = dot_general %1, %2 {BY} : i32[20, 8]
        return %3",
        [ElementType::I32, ElementType::I32],
    ),
];

/// Returns the element types of the operands of the first product; the sums that correct it follow.
fn operands(graph: &Graph) -> [ElementType; 2] {
    let mut products = graph
        .instrs()
        .filter(|(_, instr)| instr.op.name == "dot_general");
    let (_, product) = products.next().unwrap();
    [0, 1].map(|i| graph.shape(product.operands[i]).element)
}

#[test]
fn products_of_octets_read_them_as_they_are_with_the_same_results() {
    for (what, text, expected) in PROGRAMS {
        let before = graph(&text.replace("BY", BY));
        let after = optimised(plain("main", before.clone())).graph;
        assert_eq!(operands(&after), *expected, "{what}:\n{after}");
        let value = |element: ElementType, at: usize| {
            let byte = (at * at * 37 + at * 11) as u8;
            match element {
                ElementType::I8 => i128::from(byte as i8),
                _ => i128::from(byte),
            }
        };
        let arguments: Vec<Array> = (before.param_shapes().iter())
            .map(|shape| {
                let mut at = 0;
                Array::new(shape, |_| {
                    at += 1;
                    Scalar::Integer(value(shape.element, at))
                })
            })
            .collect();
        let none = Module::default();
        let expected = eval::run(&none, &before, &arguments);
        assert_eq!(
            eval::run(&none, &after, &arguments),
            expected,
            "{what}:\n{after}"
        );
    }
}
