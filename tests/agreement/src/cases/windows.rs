//! Windows over arrays: folded at each position, with a selected element, and as long as a dimension.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::folds::{extremes, folds};
use super::structural::exact;
use super::{Case, Spec};
use crate::compare::Tolerance;
use crate::number::{ELEMENTS, Format};
use crate::values;

/// Name; sizes of operand and result; Rust after the computation; StableHLO's attributes; elements of a window.
type Row = (
    &'static str,
    &'static [usize],
    &'static [usize],
    &'static str,
    &'static str,
    usize,
);

const FOLDED: &[Row] = &[
    (
        "valid",
        &[9, 11],
        &[8, 9],
        "[2, 3]",
        "window_dimensions = array<i64: 2, 3>",
        6,
    ),
    (
        "pooling",
        &[2, 3, 10, 24],
        &[2, 3, 5, 12],
        "[1, 1, 2, 2], [1, 1, 2, 2]",
        "window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>",
        4,
    ),
    (
        "pooling_last",
        &[2, 9, 7, 13],
        &[2, 5, 4, 13],
        "[1, 3, 3, 1], [1, 2, 2, 1], \"SAME\"",
        "window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>,
         padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>",
        9,
    ),
    (
        "cut",
        &[40],
        &[35],
        "[4], padding = [(2, -4)]",
        "window_dimensions = array<i64: 4>, padding = dense<[[2, -4]]> : tensor<1x2xi64>",
        4,
    ),
    (
        "dilated",
        &[7, 8],
        &[11, 4],
        "[3, 2], [2, 3], [(2, 3), (1, -1)], [3, 2], [1, 4]",
        "window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 3>,
         base_dilations = array<i64: 3, 2>, window_dilations = array<i64: 1, 4>,
         padding = dense<[[2, 3], [1, -1]]> : tensor<2x2xi64>",
        6,
    ),
    (
        "whole",
        &[3, 4, 5],
        &[3, 1, 1],
        "[1, 4, 5]",
        "window_dimensions = array<i64: 1, 4, 5>",
        20,
    ),
    (
        "scalar",
        &[],
        &[],
        "[]",
        "window_dimensions = array<i64>",
        1,
    ),
];

/// The same rows without the computation; the sizes are the operand's and the source's.
const CHOSEN: &[Row] = &[
    (
        "pooling",
        &[2, 10, 24],
        &[2, 5, 12],
        "[1, 2, 2], [1, 2, 2], \"VALID\"",
        "window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>",
        1,
    ),
    (
        "overlapping",
        &[3, 9, 21],
        &[3, 5, 11],
        "[1, 3, 3], [1, 2, 2], \"SAME\"",
        "window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>,
         padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>",
        4,
    ),
    (
        "padded",
        &[6, 5],
        &[9, 2],
        "[2, 3], [1, 2], [(2, 2), (-1, 1)]",
        "window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>,
         padding = dense<[[2, 2], [-1, 1]]> : tensor<2x2xi64>",
        4,
    ),
];

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS {
        cases.extend(folded(element));
        cases.extend(several(element));
        cases.extend(scattered(element));
        cases.extend(running(element));
    }
    cases
}

/// Returns the tolerance of a fold of `n` elements. XLA folds half precision in `f32`, or rounds after each step as we
/// do.
fn tolerance(operation: &str, element: ElementType, n: usize) -> Tolerance {
    let n = n as f64;
    match (operation, Format::of(element)) {
        ("add", Some(format)) => Tolerance::Absolute(2.0 * format.epsilon * n * n),
        ("multiply", Some(_)) => Tolerance::Steps(4.0 * n),
        _ => Tolerance::Exact,
    }
}

/// Returns the generic form of a fold by one operation, from `%init` to `%out`.
fn fold(
    operation: &str,
    operand: (&str, &Spec),
    result: (&str, &Spec),
    attributes: &str,
) -> String {
    let ((from, operand), (to, result)) = (operand, result);
    let scalar = Spec::new(operand.element, &[]).stablehlo();
    format!(
        "{to} = \"stablehlo.reduce_window\"({from}, %init) ({{
           ^bb0(%x: {scalar}, %y: {scalar}):
             %r = stablehlo.{operation} %x, %y : {scalar}
             stablehlo.return %r : {scalar}
         }}) {{{attributes}}} : ({}, {scalar}) -> {}",
        operand.stablehlo(),
        result.stablehlo()
    )
}

fn folded(element: ElementType) -> Vec<Case> {
    let all = folds(element);
    let mut cases = Vec::new();
    for (number, (name, from, to, rust, attributes, n)) in FOLDED.iter().enumerate() {
        // Pooling by each of the operations, every other window by one.
        let some = all.iter().enumerate();
        let some = some.filter(|(i, _)| *name == "pooling" || number % all.len() == *i);
        for (_, (_, operation, _)) in some {
            let [a, out] = [from, to].map(|dims| Spec::new(element, dims));
            let scalar = Spec::new(element, &[]).stablehlo();
            let text = fold(operation, ("%a", &a), ("%out", &out), attributes);
            let (with, init) = start(operation, element);
            let constant = match element.kind() {
                Kind::Complex => format!("({init}, 0.0)"),
                _ => init.clone(),
            };
            let text = format!("%init = stablehlo.constant dense<{constant}> : {scalar}\n{text}");
            let rust = format!("reduce_window({with}, a, {init}, {rust})");
            let name = format!("reduce_window_{name}_{operation}");
            let mut case = exact("reduce_window", &name, vec![a], out, &rust, text);
            case.fill_mildly();
            case.tolerance = tolerance(operation, element, *n);
            cases.push(case);
        }
    }
    // An initial value that changes the result, and a computation that is not a single operation; padding adds nothing.
    let [a, c, out] = [&[30][..], &[], &[16]].map(|dims| Spec::new(element, dims));
    let scalar = c.stablehlo();
    let text = format!(
        "%out = \"stablehlo.reduce_window\"(%a, %b) ({{
           ^bb0(%x: {scalar}, %y: {scalar}):
             %d = stablehlo.select %on, %y, %x : tensor<i1>, {scalar}
             stablehlo.return %d : {scalar}
         }}) {{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}} : ({}, {scalar}) -> {}",
        a.stablehlo(),
        out.stablehlo()
    );
    let text = format!("%on = stablehlo.constant dense<true> : tensor<i1>\n{text}");
    let rust = "reduce_window(|x, y| select(true, y, x), a, b, [3], [2], [(3, 1)])";
    cases.push(exact(
        "reduce_window",
        "reduce_window_closure",
        vec![a, c],
        out,
        rust,
        text,
    ));
    cases
}

/// Returns the initial value of a fold, which changes no mild element: as text in both languages.
fn start(operation: &str, element: ElementType) -> (&'static str, String) {
    let number = |x: &str| match element.kind() {
        Kind::Float | Kind::Complex => format!("{x}.0"),
        Kind::Bool => (x == "1").to_string(),
        _ => x.to_string(),
    };
    let (low, high) = match element.kind() {
        Kind::Float => ("-60000.0".to_string(), "60000.0".to_string()),
        _ => extremes(element),
    };
    match operation {
        "add" => ("add", number("0")),
        "multiply" => ("mul", number("1")),
        "or" => ("or", number("0")),
        "and" => ("and", number("1")),
        "maximum" => ("max", low),
        _ => ("min", high),
    }
}

/// Returns cases of the index of the largest element of each window.
fn several(element: ElementType) -> Vec<Case> {
    let kind = match element.kind() {
        Kind::Bool | Kind::Unsigned | Kind::Token => "UNSIGNED",
        Kind::Signed => "SIGNED",
        Kind::Float => "FLOAT",
        Kind::Complex => return Vec::new(),
    };
    let of = |element, dims: &[usize]| Spec::new(element, dims);
    let (a, c) = (of(element, &[6, 19]), of(element, &[]));
    let (b, place) = (of(ElementType::I32, &[6, 19]), of(ElementType::I32, &[]));
    let (out, values) = (of(ElementType::I32, &[5, 7]), of(element, &[5, 7]));
    let [ta, tb, tc, tp, to, tv] = [&a, &b, &c, &place, &out, &values].map(super::Spec::stablehlo);
    let text = format!(
        "%none = stablehlo.constant dense<-1> : {tp}
         %both:2 = \"stablehlo.reduce_window\"(%a, %b, %c, %none) ({{
           ^bb0(%x: {tc}, %p: {tp}, %y: {tc}, %q: {tp}):
             %stays = stablehlo.compare GE, %x, %y, {kind} : ({tc}, {tc}) -> tensor<i1>
             %v = stablehlo.select %stays, %x, %y : tensor<i1>, {tc}
             %k = stablehlo.select %stays, %p, %q : tensor<i1>, {tp}
             stablehlo.return %v, %k : {tc}, {tp}
         }}) {{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 3>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}}
         : ({ta}, {tb}, {tc}, {tp}) -> ({tv}, {to})
         %out = stablehlo.optimization_barrier %both#1 : {to}"
    );
    let rust = "reduce_window(|x, i, y, j| (select(x >= y, x, y), select(x >= y, i, j)), (a, b), (c, -1i32), \
                [2, 3], [1, 3], [(0, 0), (1, 1)]).1";
    vec![exact(
        "reduce_window",
        "reduce_window_several",
        vec![a, b, c],
        out,
        rust,
        text,
    )]
}

fn scattered(element: ElementType) -> Vec<Case> {
    let kind = match element.kind() {
        Kind::Bool | Kind::Unsigned | Kind::Token => "UNSIGNED",
        Kind::Signed => "SIGNED",
        Kind::Float | Kind::Complex => "FLOAT",
    };
    let scalar = Spec::new(element, &[]).stablehlo();
    let real = Spec::new(element.real(), &[]).stablehlo();
    let mut cases = Vec::new();
    for (name, of, source, rust, attributes, n) in CHOSEN {
        let [a, b, c] = [of, source, &&[][..]].map(|dims| Spec::new(element, dims));
        let by = [("GE", "ge"), ("GT", "gt"), ("LT", "lt")];
        // Sums at the largest element, and products at the smallest.
        for (direction, select) in by.into_iter().take(if *name == "pooling" { 3 } else { 1 }) {
            let (with, scatter) = match (select, element) {
                ("lt", _) => ("multiply", "mul"),
                (_, ElementType::Bool) => ("or", "or"),
                _ => ("add", "add"),
            };
            let (choice, select) = match element.kind() {
                Kind::Complex => (
                    format!(
                        "%p = stablehlo.real %x : ({scalar}) -> {real}
                         %q = stablehlo.real %y : ({scalar}) -> {real}
                         %s = stablehlo.compare {direction}, %p, %q, FLOAT : ({real}, {real}) -> tensor<i1>"
                    ),
                    format!("|x, y| {select}(real(x), real(y))"),
                ),
                _ => (
                    format!(
                        "%s = stablehlo.compare {direction}, %x, %y, {kind} : ({scalar}, {scalar}) -> tensor<i1>"
                    ),
                    select.to_string(),
                ),
            };
            let text = format!(
                "%out = \"stablehlo.select_and_scatter\"(%a, %b, %c) ({{
                   ^bb0(%x: {scalar}, %y: {scalar}):
                     {choice}
                     stablehlo.return %s : tensor<i1>
                 }}, {{
                   ^bb0(%x: {scalar}, %y: {scalar}):
                     %r = stablehlo.{with} %x, %y : {scalar}
                     stablehlo.return %r : {scalar}
                 }}) {{{attributes}}} : ({ty}, {}, {scalar}) -> {ty}",
                b.stablehlo(),
                ty = a.stablehlo()
            );
            let rust = format!("select_and_scatter({select}, {scatter}, a, {rust}, b, c)");
            let case_name = format!("select_and_scatter_{name}_{}", direction.to_lowercase());
            let parameters = vec![a.clone(), b.clone(), c.clone()];
            let mut case = exact(
                "select_and_scatter",
                &case_name,
                parameters,
                a.clone(),
                &rust,
                text,
            );
            case.fill_mildly();
            case.tolerance = tolerance(with, element, 1 + n);
            cases.push(case.clone());
            if element.is_float() && *name == "pooling" {
                // Equal zeros, infinities and NaN, adjacent to each other.
                let special = values::special(element).concat();
                let bytes = case.arguments[0].len();
                case.name = format!("{case_name}_special_{element}");
                case.arguments[0] = special.iter().copied().cycle().take(bytes).collect();
                cases.push(case);
            }
        }
    }
    cases
}

/// Returns cases of folds of all elements up to each, and from each on.
fn running(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for (fold_name, operation, identity) in folds(element) {
        let name = match fold_name {
            "sum" => "cumulative_sum",
            "product" => "cumulative_product",
            "reduce_max" => "cumulative_max",
            "reduce_min" => "cumulative_min",
            _ => continue,
        };
        for (number, (dims, over, reverse)) in [
            (&[21, 33][..], 1, false),
            (&[21, 33], 1, true),
            (&[37, 5], 0, false),
            (&[2, 9, 5], 1, true),
        ]
        .into_iter()
        .enumerate()
        {
            let a = Spec::new(element, dims);
            // Sums and products of half precision are computed in `f32`.
            let is_half = element.is_float() && element.bytes() == 2;
            let inner = if is_half && matches!(operation, "add" | "multiply") {
                ElementType::F32
            } else {
                element
            };
            let wide = Spec::new(inner, dims);
            let scalar = Spec::new(inner, &[]).stablehlo();
            let n = dims[over];
            let list = |of: &dyn Fn(usize) -> String| {
                (0..dims.len()).map(of).collect::<Vec<_>>().join(", ")
            };
            let window = list(&|d| if d == over { n } else { 1 }.to_string());
            let padding = list(&|d| match (d == over, reverse) {
                (false, _) => "[0, 0]".to_string(),
                (true, false) => format!("[{}, 0]", n - 1),
                (true, true) => format!("[0, {}]", n - 1),
            });
            let attributes = format!(
                "window_dimensions = array<i64: {window}>, padding = dense<[{padding}]> : tensor<{}x2xi64>",
                dims.len()
            );
            let body = fold(operation, ("%w", &wide), ("%r", &wide), &attributes);
            let (narrow, wider) = (a.stablehlo(), wide.stablehlo());
            let text = format!(
                "%init = stablehlo.constant dense<{identity}> : {scalar}
                 %w = stablehlo.convert %a : ({narrow}) -> {wider}
                 {body}
                 %out = stablehlo.convert %r : ({wider}) -> {narrow}"
            );
            let ending = if reverse { ", reverse = true" } else { "" };
            let rust = format!("{name}(a, dimension = {over}{ending})");
            let case_name = format!("{name}_{number}");
            let mut case = exact(name, &case_name, vec![a.clone()], a, &rust, text);
            case.fill_mildly();
            case.tolerance = tolerance(operation, element, n);
            cases.push(case);
        }
    }
    cases
}
