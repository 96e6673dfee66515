//! Convolutions of every element type, in several orders of dimensions, with all attributes of windows.

use xla_hlo::ElementType;

use crate::number::ELEMENTS;

use super::rearranged::type_of;
use super::structural::{exact, summed};
use super::{Case, Spec};

/// Name; dimensions of input, kernel and result; Rust after the operands; StableHLO between the operands and the
/// groups; groups of the batch and of features; terms of a sum.
type Row = (
    &'static str,
    &'static [usize],
    &'static [usize],
    &'static [usize],
    &'static str,
    &'static str,
    [usize; 2],
    usize,
);

const STANDARD: &str = "dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]";
const LAST: &str = "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]";

const ROWS: &[Row] = &[
    (
        "conv_valid",
        &[2, 3, 6, 5],
        &[4, 3, 2, 3],
        &[2, 4, 5, 3],
        "",
        "STANDARD, window = {}",
        [1, 1],
        18,
    ),
    (
        "conv_same",
        &[2, 2, 7, 6],
        &[5, 2, 3, 2],
        &[2, 5, 4, 6],
        ", [2, 1], \"SAME\"",
        "STANDARD, window = {stride = [2, 1], pad = [[1, 1], [0, 1]]}",
        [1, 1],
        12,
    ),
    (
        "conv_last",
        &[2, 6, 5, 3],
        &[2, 3, 3, 4],
        &[2, 5, 3, 4],
        ", dimension_numbers = \"b01f_01io->b01f\"",
        "LAST, window = {}",
        [1, 1],
        18,
    ),
    (
        "conv_with_general_padding",
        &[2, 3, 6, 5],
        &[4, 3, 2, 3],
        &[2, 4, 5, 4],
        ", [2, 1], [(2, -1), (-1, 4)], [2, 1], [3, 2], [true, false]",
        "STANDARD, window = {stride = [2, 1], pad = [[2, -1], [-1, 4]], lhs_dilate = [2, 1], rhs_dilate = [3, 2], reverse = [true, false]}",
        [1, 1],
        18,
    ),
    (
        "conv_with_general_padding_one",
        &[2, 3, 6],
        &[4, 3, 2],
        &[2, 4, 7],
        ", padding = [(1, 1)]",
        "dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]}",
        [1, 1],
        6,
    ),
    (
        "conv_with_general_padding_three",
        &[1, 4, 3, 4, 2],
        &[2, 2, 2, 2, 3],
        &[1, 3, 2, 3, 3],
        ", dimension_numbers = \"b012f_012io->b012f\"",
        "dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {}",
        [1, 1],
        16,
    ),
    (
        "conv_with_general_padding_of_kernel",
        &[3, 6, 5, 2],
        &[3, 4, 5, 4],
        &[3, 1, 2, 4],
        ", dimension_numbers = \"f01b_i01o->01bf\"",
        "dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {}",
        [1, 1],
        60,
    ),
    (
        "conv_groups",
        &[2, 4, 5, 5],
        &[6, 2, 3, 3],
        &[2, 6, 3, 3],
        ", feature_group_count = 2",
        "STANDARD, window = {}",
        [1, 2],
        18,
    ),
    (
        "conv_depthwise",
        &[2, 4, 5, 5],
        &[4, 1, 3, 3],
        &[2, 4, 3, 3],
        ", feature_group_count = 4",
        "STANDARD, window = {}",
        [1, 4],
        9,
    ),
    (
        "conv_depthwise_last",
        &[2, 5, 5, 4],
        &[3, 3, 1, 8],
        &[2, 3, 3, 8],
        ", dimension_numbers = \"b01f_01io->b01f\", feature_group_count = 4",
        "LAST, window = {}",
        [1, 4],
        9,
    ),
    (
        "conv_batch_groups",
        &[4, 3, 5, 5],
        &[6, 3, 3, 3],
        &[2, 6, 3, 3],
        ", batch_group_count = 2",
        "STANDARD, window = {}",
        [2, 1],
        27,
    ),
];

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS {
        for (name, lhs, rhs, result, rust, text, [batch, features], terms) in ROWS {
            let operation = match name.strip_prefix("conv_with_general_padding") {
                Some(_) => "conv_with_general_padding",
                None => "conv",
            };
            let [a, b, out] = [lhs, rhs, result].map(|dims| Spec::new(element, dims));
            let attributes = text.replace("STANDARD", STANDARD).replace("LAST", LAST);
            let text = format!(
                "%out = stablehlo.convolution(%a, %b) {attributes} {{batch_group_count = {batch} : i64, feature_group_count = {features} : i64}} : ({}, {}) -> {}",
                a.stablehlo(),
                b.stablehlo(),
                out.stablehlo()
            );
            let rust = format!("{operation}(a, b{rust})");
            let mut case = exact(operation, name, vec![a, b], out, &rust, text);
            case.fill_mildly();
            // Complex products are sums of two.
            case.tolerance = summed(element, 2 * terms, 4.0);
            cases.push(case);
        }
    }
    cases.extend(of_octets());
    cases
}

/// Returns convolutions of integers of 8 bits whose sums have 32 bits.
fn of_octets() -> Vec<Case> {
    let rows = [
        (
            "conv_octets",
            [&[2, 3, 6, 5], &[5, 3, 2, 3], &[2, 5, 5, 3]],
            "",
            STANDARD,
        ),
        (
            "conv_octets_last",
            [&[2, 6, 5, 3], &[2, 3, 3, 5], &[2, 5, 3, 5]],
            ", dimension_numbers = \"b01f_01io->b01f\"",
            LAST,
        ),
    ];
    let mut cases = Vec::new();
    for (from_lhs, from_rhs) in OCTETS {
        for (name, [lhs, rhs, result], rust, numbers) in rows {
            let (lhs, rhs) = (Spec::new(from_lhs, lhs), Spec::new(from_rhs, rhs));
            let result = Spec::new(ElementType::I32, result);
            let [wide_lhs, wide_rhs] =
                [&lhs, &rhs].map(|spec| type_of(ElementType::I32, &spec.dims));
            let text = format!(
                "%l = stablehlo.convert %a : ({}) -> {wide_lhs}
                 %r = stablehlo.convert %b : ({}) -> {wide_rhs}
                 %out = stablehlo.convolution(%l, %r) {numbers}, window = {{}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({wide_lhs}, {wide_rhs}) -> {}",
                lhs.stablehlo(),
                rhs.stablehlo(),
                result.stablehlo()
            );
            let name = format!("{name}_by_{from_rhs}");
            let rust = format!("conv(a, b{rust}, preferred_element_type = i32)");
            cases.push(exact("conv", &name, vec![lhs, rhs], result, &rust, text));
        }
    }
    cases
}

/// The pairs of integers of 8 bits.
pub(super) const OCTETS: [(ElementType, ElementType); 4] = [
    (ElementType::I8, ElementType::I8),
    (ElementType::U8, ElementType::I8),
    (ElementType::I8, ElementType::U8),
    (ElementType::U8, ElementType::U8),
];
