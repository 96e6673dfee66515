//! Sums and products by labels of dimensions, compared with the equivalent instructions.

use xla_hlo::ElementType;

use super::structural::{exact, summed};
use super::{Case, Spec};

/// A composition: its operation, its name, the sizes of the parameters and of the result, its text, its instructions,
/// with `{a}` and so on for the types of the parameters, `{e}` for the element and `{out}` for the type of the result,
/// and the maximum number of products in a sum.
type Row = (
    &'static str,
    &'static str,
    &'static [&'static [usize]],
    &'static [usize],
    &'static str,
    &'static str,
    usize,
);

const ROWS: &[Row] = &[
    (
        "mul",
        "labels_contract",
        &[&[9, 17], &[17, 11]],
        &[11, 9],
        r#"(a("i,j") * b("j,k"))("k,i")"#,
        "%p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({a}, {b}) -> tensor<9x11x{e}>
%out = stablehlo.transpose %p, dims = [1, 0] : (tensor<9x11x{e}>) -> {out}",
        17,
    ),
    (
        "einsum",
        "einsum",
        &[&[9, 17], &[17, 11]],
        &[11, 9],
        r#"einsum("ij,jk->ki", a, b)"#,
        "%p = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({a}, {b}) -> tensor<9x11x{e}>
%out = stablehlo.transpose %p, dims = [1, 0] : (tensor<9x11x{e}>) -> {out}",
        17,
    ),
    (
        "mul",
        "labels_batch",
        &[&[4, 2, 5], &[5, 3, 2]],
        &[4, 2, 3],
        r#"(a("i,b,j") * b("j,k,b"))("i,b,k")"#,
        "%p = stablehlo.dot_general %a, %b, batching_dims = [1] x [2], contracting_dims = [2] x [0] : ({a}, {b}) -> tensor<2x4x3x{e}>
%out = stablehlo.transpose %p, dims = [1, 0, 2] : (tensor<2x4x3x{e}>) -> {out}",
        5,
    ),
    (
        "mul",
        "labels_several",
        &[&[2, 3, 4], &[4, 2, 5, 3]],
        &[5],
        r#"(a("i,j,k") * b("k,i,l,j"))("l")"#,
        "%out = stablehlo.dot_general %a, %b, contracting_dims = [0, 1, 2] x [1, 3, 0] : ({a}, {b}) -> {out}",
        24,
    ),
    (
        "mul",
        "labels_direct",
        &[&[3], &[4, 3], &[2]],
        &[2, 3, 4],
        r#"(a("i") * b("j,i") * c("k"))("k,i,j")"#,
        "%wide_a = stablehlo.broadcast_in_dim %a, dims = [1] : ({a}) -> {out}
%wide_b = stablehlo.broadcast_in_dim %b, dims = [2, 1] : ({b}) -> {out}
%wide_c = stablehlo.broadcast_in_dim %c, dims = [0] : ({c}) -> {out}
%p = stablehlo.multiply %wide_a, %wide_b : {out}
%out = stablehlo.multiply %p, %wide_c : {out}",
        2,
    ),
    (
        "mul",
        "labels_chain",
        &[&[6, 7], &[7, 8], &[8, 2]],
        &[6, 2],
        r#"(a("i,j") * b("j,k") * c("k,l"))("i,l")"#,
        "%p = stablehlo.dot_general %b, %c, contracting_dims = [1] x [0] : ({b}, {c}) -> tensor<7x2x{e}>
%out = stablehlo.dot_general %a, %p, contracting_dims = [1] x [0] : ({a}, tensor<7x2x{e}>) -> {out}",
        60,
    ),
    (
        "mul",
        "labels_diagonal",
        &[&[5, 5], &[5]],
        &[5],
        r#"(a("i,i") * b("i"))("i")"#,
        "%flat = stablehlo.reshape %a : ({a}) -> tensor<25x{e}>
%d = stablehlo.slice %flat [0:25:6] : (tensor<25x{e}>) -> tensor<5x{e}>
%out = stablehlo.multiply %d, %b : {out}",
        1,
    ),
    (
        "mul",
        "labels_trace",
        &[&[5, 5], &[]],
        &[],
        r#"b * (a("i,i"))("")"#,
        "%flat = stablehlo.reshape %a : ({a}) -> tensor<25x{e}>
%d = stablehlo.slice %flat [0:25:6] : (tensor<25x{e}>) -> tensor<5x{e}>
%wide = stablehlo.broadcast_in_dim %b, dims = [] : ({b}) -> tensor<5x{e}>
%out = stablehlo.dot_general %d, %wide, contracting_dims = [0] x [0] : (tensor<5x{e}>, tensor<5x{e}>) -> {out}",
        6,
    ),
    (
        "add",
        "labels_add",
        &[&[4, 3], &[3, 4], &[3]],
        &[3, 4],
        r#"(a("i,j") + c("j") * b("j,i"))("j,i")"#,
        "%turned = stablehlo.transpose %a, dims = [1, 0] : ({a}) -> {out}
%wide = stablehlo.broadcast_in_dim %c, dims = [0] : ({c}) -> {out}
%p = stablehlo.multiply %wide, %b : {out}
%out = stablehlo.add %turned, %p : {out}",
        2,
    ),
    (
        "sub",
        "labels_sub",
        &[&[4, 3], &[3, 4], &[3, 3]],
        &[3, 4],
        r#"((a("i,j") - b("j,i")) * c("j,k") - b("k,i"))("k,i")"#,
        "%turned = stablehlo.transpose %b, dims = [1, 0] : ({b}) -> {a}
%d = stablehlo.subtract %a, %turned : {a}
%p = stablehlo.dot_general %c, %d, contracting_dims = [0] x [1] : ({c}, {a}) -> {out}
%out = stablehlo.subtract %p, %b : {out}",
        8,
    ),
];

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    let admitted = ROWS.iter().filter(|(operation, ..)| {
        // There is no difference of predicates.
        *operation != "sub" || element != ElementType::Bool
    });
    let case = |(operation, name, parameters, result, rust, stablehlo, terms): &Row| {
        let spec = |dims: &[usize]| Spec::new(element, dims);
        let result = spec(result);
        let parameters: Vec<Spec> = parameters.iter().map(|dims| spec(dims)).collect();
        let mut text = stablehlo
            .replace("{e}", element.stablehlo())
            .replace("{out}", &result.stablehlo());
        for (place, parameter) in ["{a}", "{b}", "{c}"].iter().zip(&parameters) {
            text = text.replace(place, &parameter.stablehlo());
        }
        let mut case = exact(operation, name, parameters, result, rust, text);
        case.fill_mildly();
        // Complex products are sums of two.
        case.tolerance = summed(element, 2 * terms, 4.0);
        case
    };
    admitted.map(case).collect()
}
