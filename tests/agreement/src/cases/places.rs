//! Operations on windows at positions that an array of indices holds.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::structural::exact;
use super::{Case, Spec, filled};
use crate::compare::Tolerance;
use crate::number::{ELEMENTS, push_integer};
use crate::random::Random;
use crate::values::Bytes;

/// Draws an index, which may be out of range.
fn index(random: &mut Random, element: ElementType) -> Bytes {
    let least = if element.kind() == Kind::Signed {
        -3
    } else {
        0
    };
    let mut bytes = Bytes::new();
    push_integer(element, random.between(least, 7).into(), &mut bytes);
    bytes
}

/// Returns a case whose second argument is an array of indices.
fn placed(
    operation: &'static str,
    name: &str,
    parameters: Vec<Spec>,
    result: Spec,
    rust: &str,
    stablehlo: String,
) -> Case {
    let mut case = exact(operation, name, parameters, result, rust, stablehlo);
    case.arguments[1] = filled(name, &case.parameters[1], index);
    case
}

/// A way to read windows: its name, the sizes of operand, indices and result, Rust, StableHLO's dimension numbers, and
/// the sizes of a window.
type Row = (
    &'static str,
    [&'static [usize]; 3],
    &'static str,
    &'static str,
    &'static str,
);

const ROWS: &[Row] = &[
    (
        "gather_rows",
        [&[5, 4], &[6], &[6, 4]],
        "gather(a, b, [1], [0], [0], 1, [1, 4])",
        "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1",
        "1, 4",
    ),
    (
        "gather_upright",
        [&[5, 4], &[2, 3], &[3, 2, 3]],
        "gather(a, b, [0], [1], [1], 2, [3, 1])",
        "offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2",
        "3, 1",
    ),
    (
        "gather_boxes",
        [&[5, 4, 3], &[2, 6], &[2, 6, 2, 3]],
        "gather(a, b, [0, 2, 3], [], [1, 0], 0, [2, 2, 3])",
        "offset_dims = [0, 2, 3], start_index_map = [1, 0]",
        "2, 2, 3",
    ),
    (
        "gather_elements",
        [&[5, 4], &[7, 2], &[7]],
        "gather(a, b, [], [0, 1], [0, 1], 1, [1, 1])",
        "collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1",
        "1, 1",
    ),
    (
        "gather_along",
        [&[2, 5, 3], &[4, 2, 1], &[4, 2, 3]],
        "gather(a, b, [2], [1], [1], 2, [1, 1, 3], operand_batching_dims = [0], start_indices_batching_dims = [1])",
        "offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2",
        "1, 1, 3",
    ),
    (
        "gather_nothing",
        [&[5, 4], &[3], &[3, 0]],
        "gather(a, b, [1], [0], [0], 1, [1, 0])",
        "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1",
        "1, 0",
    ),
];

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    let rows = ROWS
        .iter()
        .map(|row| gathered(element, ElementType::I32, row));
    let mut cases: Vec<Case> = rows.collect();
    cases.push(taken(element));
    cases.push(looked_up(element));
    cases.extend(bracketed(element));
    for row in SCATTERS {
        for way in WAYS {
            cases.push(scattered(element, ElementType::I32, row, way));
        }
    }
    cases.push(scattered_as_one(element));
    if !matches!(element.kind(), Kind::Bool | Kind::Token) {
        let row = ("rows", [&[5, 4][..], &[7], &[7, 4]], "", SCATTERS[0].3);
        let mut case = scattered(element, ElementType::I32, &row, &WAYS[0]);
        case.name = format!("index_add_{element}");
        case.operation = "index_add";
        case.rust = "index_add(a, b, c)".to_owned();
        cases.push(case);
    }
    if element == ElementType::F32 {
        // Indices of every type, and both arrays in other layouts.
        for of in ELEMENTS.into_iter().filter(|e| e.is_integer()) {
            let mut case = gathered(element, of, &ROWS[0]);
            case.name = format!("gather_rows_at_{of}");
            cases.push(case);
            let mut case = scattered(element, of, &SCATTERS[0], &WAYS[0]);
            case.name = format!("scatter_rows_at_{of}");
            cases.push(case);
        }
    }
    cases
}

fn gathered(element: ElementType, of: ElementType, row: &Row) -> Case {
    let &(name, [operand, indices, result], rust, numbers, window) = row;
    let [operand, result] = [operand, result].map(|dims| Spec::new(element, dims));
    let indices = Spec::new(of, indices);
    let text = format!(
        "%out = \"stablehlo.gather\"(%a, %b) <{{dimension_numbers = #stablehlo.gather<{numbers}>, slice_sizes = array<i64: {window}>, indices_are_sorted = false}}> : ({}, {}) -> {}",
        operand.stablehlo(),
        indices.stablehlo(),
        result.stablehlo()
    );
    placed("gather", name, vec![operand, indices], result, rust, text)
}

fn taken(element: ElementType) -> Case {
    let numbers = "offset_dims = [0, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2";
    let sizes: [&[usize]; 3] = [&[2, 4, 3], &[2, 3], &[2, 2, 3, 3]];
    let mut case = gathered(
        element,
        ElementType::I32,
        &("take", sizes, "take(a, b, 1)", numbers, "2, 1, 3"),
    );
    case.operation = "take";
    case
}

/// Returns cases of computed indices in brackets, read and assigned.
fn bracketed(element: ElementType) -> [Case; 3] {
    let of = |dims: &[usize]| Spec::new(element, dims);
    let (table, row, part) = (of(&[5, 4]), of(&[4]), of(&[1, 4]));
    let at = Spec::new(ElementType::I32, &[]);
    let [ty, of_row, of_part, of_at] = [&table, &row, &part, &at].map(Spec::stablehlo);
    let zero = format!("%zero = stablehlo.constant dense<0> : {of_at}");
    let read = format!(
        "{zero}
         %part = stablehlo.dynamic_slice %a, %b, %zero, sizes = [1, 4] : ({ty}, {of_at}, {of_at}) -> {of_part}
         %out = stablehlo.reshape %part : ({of_part}) -> {of_row}"
    );
    let write = format!(
        "{zero}
         %part = stablehlo.reshape %c : ({of_row}) -> {of_part}
         %out = stablehlo.dynamic_update_slice %a, %part, %b, %zero : ({ty}, {of_part}, {of_at}, {of_at}) -> {ty}"
    );
    let numbers = SCATTERS[0].3;
    let [indices, updates] = [Spec::new(ElementType::I32, &[7]), of(&[7, 4])];
    let scalar = of(&[]).stablehlo();
    let rows = format!(
        "%out = \"stablehlo.scatter\"(%a, %b, %c) <{{scatter_dimension_numbers = #stablehlo.scatter<{numbers}>, indices_are_sorted = false, unique_indices = false}}> ({{
           ^bb0(%x: {scalar}, %y: {scalar}):
             stablehlo.return %y : {scalar}
         }}) : ({ty}, {}, {}) -> {ty}",
        indices.stablehlo(),
        updates.stablehlo()
    );
    let assigned = "let mut x = a;\n    x[b] = c;\n    x";
    let to_row = vec![table.clone(), at.clone()];
    let one = vec![table.clone(), at, row.clone()];
    let all = vec![table.clone(), indices, updates];
    [
        placed("index", "index_computed", to_row, row, "a[b]", read),
        placed(
            "index_update",
            "index_update_row",
            one,
            table.clone(),
            assigned,
            write,
        ),
        placed(
            "index_update",
            "index_update_rows",
            all,
            table,
            assigned,
            rows,
        ),
    ]
}

/// Returns a case of a `map` that reads an element of a whole array at each index.
fn looked_up(element: ElementType) -> Case {
    let numbers = "collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2";
    let sizes: [&[usize]; 3] = [&[5, 4], &[2, 3], &[2, 3]];
    let rust = "map(|k| reshape(dynamic_slice(a, (k, k), [1, 1]), []), b)";
    let row = ("map_of_places", sizes, rust, numbers, "1, 1");
    let mut case = gathered(element, ElementType::I32, &row);
    case.operation = "map";
    // The coordinates of each position are the same index twice.
    let [places, upright, pairs] = [&[2, 3][..], &[2, 3, 1], &[2, 3, 2]];
    let [places, upright, pairs] =
        [places, upright, pairs].map(|dims| Spec::new(ElementType::I32, dims).stablehlo());
    case.stablehlo = format!(
        "%k = stablehlo.reshape %b : ({places}) -> {upright}
         %kk = stablehlo.concatenate %k, %k, dim = 2 : ({upright}, {upright}) -> {pairs}
         {}",
        case.stablehlo.replace("%b", "%kk").replacen(
            &format!("{places}) ->"),
            &format!("{pairs}) ->"),
            1
        )
    );
    case
}

/// A way to write windows: its name, the sizes of input, indices and updates, the dimension numbers in Rust and in
/// StableHLO.
type Scatter = (
    &'static str,
    [&'static [usize]; 3],
    &'static str,
    &'static str,
);

const SCATTERS: &[Scatter] = &[
    (
        "rows",
        [&[5, 4], &[7], &[7, 3]],
        "[1], [0], [0], 1",
        "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1",
    ),
    (
        "boxes",
        [&[5, 4, 3], &[2, 6], &[2, 6, 2, 3]],
        "[0, 2, 3], [], [1, 0], 0",
        "update_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [1, 0]",
    ),
    (
        "elements",
        [&[5, 4], &[9, 2], &[9]],
        "[], [0, 1], [0, 1], 1",
        "inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1",
    ),
    (
        "along",
        [&[2, 5, 3], &[4, 2, 1], &[4, 2, 3]],
        "[2], [1], [1], 2, input_batching_dims = [0], scatter_indices_batching_dims = [1]",
        "update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2",
    ),
];

/// The combinations of an element and an update: name, Rust, and StableHLO that computes `%z`.
const WAYS: &[(&str, &str, &str)] = &[
    ("add", "|x, y| x + y", "add %x, %y"),
    ("write", "|_, y| y", ""),
    ("mul", "mul", "multiply %x, %y"),
];

fn scattered(
    element: ElementType,
    of: ElementType,
    row: &Scatter,
    way: &(&str, &str, &str),
) -> Case {
    let &(name, [input, indices, updates], arguments, numbers) = row;
    let [input, updates] = [input, updates].map(|dims| Spec::new(element, dims));
    let indices = Spec::new(of, indices);
    let ty = Spec::new(element, &[]).stablehlo();
    let (result, compute) = match way.2 {
        "" => ("%y", String::new()),
        compute => ("%z", format!("%z = stablehlo.{compute} : {ty}")),
    };
    let text = format!(
        "%out = \"stablehlo.scatter\"(%a, %b, %c) <{{scatter_dimension_numbers = #stablehlo.scatter<{numbers}>, indices_are_sorted = false, unique_indices = false}}> ({{
           ^bb0(%x: {ty}, %y: {ty}):
             {compute}
             stablehlo.return {result} : {ty}
         }}) : ({}, {}, {}) -> {}",
        input.stablehlo(),
        indices.stablehlo(),
        updates.stablehlo(),
        input.stablehlo()
    );
    let rust = format!("scatter({}, a, b, c, {arguments})", way.1);
    let name = format!("scatter_{name}_{}", way.0);
    let parameters = vec![input.clone(), indices, updates];
    let mut case = placed("scatter", &name, parameters, input, &rust, text);
    if way.0 == "mul" && element.is_complex() {
        // Parts of a complex product are sums of two, which may be fused; some elements are products of several
        // numbers.
        case.tolerance = Tolerance::Steps(8.0);
    }
    case
}

/// Returns a case with two arrays, where the second one receives the previous elements of the first one. (If one array
/// is passed twice, XLA reads it too late.)
fn scattered_as_one(element: ElementType) -> Case {
    let (input, updates) = (Spec::new(element, &[5]), Spec::new(element, &[8]));
    let indices = Spec::new(ElementType::I32, &[8]);
    let ty = Spec::new(element, &[]).stablehlo();
    let (of_input, of_updates) = (input.stablehlo(), updates.stablehlo());
    let text = format!(
        "%r = stablehlo.reverse %a, dims = [0] : {of_input}
         %all:2 = \"stablehlo.scatter\"(%a, %r, %b, %c, %c) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}}> ({{
           ^bb0(%x: {ty}, %y: {ty}, %u: {ty}, %v: {ty}):
             stablehlo.return %u, %x : {ty}, {ty}
         }}) : ({of_input}, {of_input}, {}, {of_updates}, {of_updates}) -> ({of_input}, {of_input})
         %out = stablehlo.reshape %all#1 : ({of_input}) -> {of_input}",
        indices.stablehlo()
    );
    let rust = "scatter(|x, _, u, _| (u, x), (a, rev(a, 0)), b, (c, c), [], [0], [0], 1).1";
    let parameters = vec![input.clone(), indices, updates];
    placed("scatter", "scatter_as_one", parameters, input, rust, text)
}
