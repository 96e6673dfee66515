//! Derived operations that move elements, and products of all pairs of elements, written as movement and arithmetic.

use crate::number::ELEMENTS;
use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::arrays::written;
use super::convolutions::OCTETS;
use super::structural::exact;
use super::tolerance::within;
use super::{Case, Spec, filled};
use crate::values::mild;

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS {
        cases.extend(moved(element));
        cases.extend(triangles(element));
        cases.extend(diagonals(element));
        cases.push(taken(element));
        if !matches!(element.kind(), Kind::Bool | Kind::Token) {
            cases.extend(products(element));
            cases.push(cross(element));
            cases.push(ragged(element));
            cases.push(trace(element));
        }
    }
    cases.extend(wide_products());
    cases
}

pub(super) fn type_of(element: ElementType, dims: &[usize]) -> String {
    Spec::new(element, dims).stablehlo()
}

fn moved(element: ElementType) -> [Case; 3] {
    let spec = Spec::new(element, &[3, 5]);
    let of = |dims: &[usize]| type_of(element, dims);
    let ty = spec.stablehlo();
    let roll = format!(
        "%last = stablehlo.slice %a [0:3, 3:5] : ({ty}) -> {0}
         %first = stablehlo.slice %a [0:3, 0:3] : ({ty}) -> {1}
         %moved = stablehlo.concatenate %last, %first, dim = 1 : ({0}, {1}) -> {ty}
         %low = stablehlo.slice %moved [1:3, 0:5] : ({ty}) -> {2}
         %high = stablehlo.slice %moved [0:1, 0:5] : ({ty}) -> {3}
         %out = stablehlo.concatenate %low, %high, dim = 0 : ({2}, {3}) -> {ty}",
        of(&[3, 2]),
        of(&[3, 3]),
        of(&[2, 5]),
        of(&[1, 5])
    );
    let split = |name: &str, rust: &str, from: usize, to: usize| {
        let result = Spec::new(element, &[3, to - from]);
        let text = format!(
            "%out = stablehlo.slice %a [0:3, {from}:{to}] : ({ty}) -> {}",
            result.stablehlo()
        );
        exact("split", name, vec![spec.clone()], result, rust, text)
    };
    [
        exact(
            "roll",
            "roll",
            vec![spec.clone()],
            spec.clone(),
            "roll(a, [2, -4], [1, 0])",
            roll,
        ),
        split("split_first", "split(a, [2, 3], 1).0", 0, 2),
        split("split_middle", "a.split([1, 3, 1], dimension = 1).1", 1, 4),
    ]
}

/// The number 0 in StableHLO.
fn zero(element: ElementType) -> &'static str {
    match element.kind() {
        Kind::Bool | Kind::Token => "false",
        Kind::Signed | Kind::Unsigned => "0",
        Kind::Float => "0.0",
        Kind::Complex => "(0.0, 0.0)",
    }
}

fn triangles(element: ElementType) -> [Case; 3] {
    let rows = [
        ("tril", "tril(a)", "GE", 0),
        ("tril", "tril(a, 1)", "GE", 1),
        ("triu", "triu(a, k = -1)", "LE", -1),
    ];
    rows.map(|(operation, rust, direction, k)| {
        let spec = Spec::new(element, &[2, 3, 4]);
        let name = format!("{operation}_{}", k + 1);
        written(operation, &name, vec![spec], element, rust, |t, x| {
            let dims = [2, 3, 4];
            let (row, column) = (
                t.iota(ElementType::I64, &dims, 1),
                t.iota(ElementType::I64, &dims, 2),
            );
            let k = t.constant(&row.spec, &k.to_string());
            let bound = t.same("add", &[&row, &k]);
            let kept = t.test(&format!("compare {direction},"), &[&bound, &column]);
            let zeros = t.constant(&x[0].spec, zero(element));
            t.select(&kept, &x[0], &zeros)
        })
    })
}

/// Returns the text of the diagonal of a matrix with three rows and four columns.
fn diagonal(element: ElementType) -> String {
    format!(
        "%all = stablehlo.reshape %a : ({}) -> {1}
         %diagonal = stablehlo.slice %all [0:11:5] : ({1}) -> {2}",
        type_of(element, &[3, 4]),
        type_of(element, &[12]),
        type_of(element, &[3])
    )
}

fn diagonals(element: ElementType) -> [Case; 2] {
    let (matrix, vector) = (Spec::new(element, &[3, 4]), Spec::new(element, &[3]));
    let ty = vector.stablehlo();
    let text =
        diagonal(element) + &format!("\n%out = stablehlo.reshape %diagonal : ({ty}) -> {ty}");
    // The matrix is read row by row: each element of the diagonal is followed by three zeros.
    let square = Spec::new(element, &[3, 3]);
    let scalar = type_of(element, &[]);
    let padded = format!(
        "%zero = stablehlo.constant dense<{0}> : {scalar}
         %row = stablehlo.pad %a, %zero, low = [0], high = [0], interior = [3] : ({ty}, {scalar}) -> {1}
         %out = stablehlo.reshape %row : ({1}) -> {2}",
        zero(element),
        type_of(element, &[9]),
        square.stablehlo()
    );
    [
        exact(
            "diag",
            "diag_of_matrix",
            vec![matrix],
            vector.clone(),
            "diag(a)",
            text,
        ),
        exact(
            "diag",
            "diag_of_vector",
            vec![vector],
            square,
            "diag(a)",
            padded,
        ),
    ]
}

fn trace(element: ElementType) -> Case {
    let (matrix, scalar) = (Spec::new(element, &[3, 4]), Spec::new(element, &[]));
    let wide = match element {
        ElementType::F16 | ElementType::Bf16 => ElementType::F32,
        other => other,
    };
    let (from, to, one) = (
        type_of(element, &[3]),
        type_of(wide, &[3]),
        type_of(wide, &[]),
    );
    let text = diagonal(element)
        + &format!(
            "\n%wide = stablehlo.convert %diagonal : ({from}) -> {to}
             %zero = stablehlo.constant dense<{0}> : {one}
             %sum = stablehlo.reduce(%wide init: %zero) applies stablehlo.add across dimensions = [0] : ({to}, {one}) -> {one}
             %out = stablehlo.convert %sum : ({one}) -> {1}",
            zero(element),
            scalar.stablehlo()
        );
    let mut case = exact("trace", "trace", vec![matrix], scalar, "trace(a)", text);
    case.fill_mildly();
    case.tolerance = within("sum", element, 3.0);
    case
}

fn taken(element: ElementType) -> Case {
    let (operand, result) = (Spec::new(element, &[4, 3]), Spec::new(element, &[4, 2]));
    let indices = Spec::new(ElementType::I32, &[4, 2]);
    let text = format!(
        "%out = \"stablehlo.gather\"(%a, %b) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false}}> : ({}, {}) -> {}",
        operand.stablehlo(),
        indices.stablehlo(),
        result.stablehlo()
    );
    let mut case = exact(
        "take_along_dimension",
        "take_along_dimension",
        vec![operand, indices],
        result,
        "take_along_dimension(a, b, 1)",
        text,
    );
    // Some are out of bounds.
    let places = [2i32, 0, 1, 1, 7, -3, 0, 2];
    case.arguments[1] = places.iter().flat_map(|i| i.to_le_bytes()).collect();
    case
}

fn products(element: ElementType) -> [Case; 2] {
    let of = |dims: &[usize]| Spec::new(element, dims);
    let mut outer = written(
        "outer",
        "outer",
        vec![of(&[3]), of(&[4])],
        element,
        "outer(a, b)",
        |t, x| {
            let (rows, columns) = (
                t.spread(&x[0], &[3, 4], &[0]),
                t.spread(&x[1], &[3, 4], &[1]),
            );
            t.same("multiply", &[&rows, &columns])
        },
    );
    let dims = [2, 3, 3, 2];
    let ty = type_of(element, &dims);
    let result = of(&[6, 6]);
    let (lhs, rhs) = (of(&[2, 3]), of(&[3, 2]));
    let text = format!(
        "%l = stablehlo.broadcast_in_dim %a, dims = [0, 2] : ({}) -> {ty}
         %r = stablehlo.broadcast_in_dim %b, dims = [1, 3] : ({}) -> {ty}
         %products = stablehlo.multiply %l, %r : {ty}
         %out = stablehlo.reshape %products : ({ty}) -> {}",
        lhs.stablehlo(),
        rhs.stablehlo(),
        result.stablehlo()
    );
    let mut kron = exact("kron", "kron", vec![lhs, rhs], result, "kron(a, b)", text);
    for case in [&mut outer, &mut kron] {
        case.fill_mildly();
        if element.is_complex() {
            case.tolerance = within("map", element, 8.0);
        }
    }
    [outer, kron]
}

fn cross(element: ElementType) -> Case {
    let spec = Spec::new(element, &[4, 3]);
    let (ty, one) = (spec.stablehlo(), type_of(element, &[4, 1]));
    let mut text = String::new();
    for (name, of) in [("a", "%a"), ("b", "%b")] {
        for i in 0..3 {
            text += &format!(
                "%{name}{i} = stablehlo.slice {of} [0:4, {i}:{}] : ({ty}) -> {one}\n",
                i + 1
            );
        }
    }
    for i in 0..3 {
        let (j, k) = ((i + 1) % 3, (i + 2) % 3);
        text += &format!(
            "%p{i} = stablehlo.multiply %a{j}, %b{k} : {one}
             %q{i} = stablehlo.multiply %a{k}, %b{j} : {one}
             %d{i} = stablehlo.subtract %p{i}, %q{i} : {one}\n"
        );
    }
    text += &format!(
        "%out = stablehlo.concatenate %d0, %d1, %d2, dim = 1 : ({one}, {one}, {one}) -> {ty}"
    );
    let parameters = vec![spec.clone(), spec.clone()];
    let mut case = exact("cross", "cross", parameters, spec, "cross(a, b)", text);
    case.fill_mildly();
    // A product and a difference may be fused.
    case.tolerance = within("map", element, 12.0);
    case
}

/// Returns a product of groups of 2, 0 and 3 rows, of which each is a product of slices, and of a row in no group.
fn ragged(element: ElementType) -> Case {
    let spec = |dims: &[usize]| Spec::new(element, dims);
    let of = |dims: &[usize]| type_of(element, dims);
    let (lhs, rhs, result) = (spec(&[6, 4]), spec(&[3, 4, 2]), spec(&[6, 2]));
    let mut text = String::new();
    for (group, from, to) in [(0, 0, 2), (2, 2, 5)] {
        let next = group + 1;
        let (rows, matrix, one) = (of(&[to - from, 4]), of(&[4, 2]), of(&[1, 4, 2]));
        text += &format!(
            "%l{group} = stablehlo.slice %a [{from}:{to}, 0:4] : ({}) -> {rows}
             %s{group} = stablehlo.slice %b [{group}:{next}, 0:4, 0:2] : ({}) -> {one}
             %r{group} = stablehlo.reshape %s{group} : ({one}) -> {matrix}
             %d{group} = stablehlo.dot_general %l{group}, %r{group}, contracting_dims = [1] x [0] : ({rows}, {matrix}) -> {}\n",
            lhs.stablehlo(),
            rhs.stablehlo(),
            of(&[to - from, 2]),
        );
    }
    text += &format!(
        "%none = stablehlo.constant dense<{}> : {1}
         %out = stablehlo.concatenate %d0, %d2, %none, dim = 0 : ({2}, {3}, {1}) -> {4}",
        zero(element),
        of(&[1, 2]),
        of(&[2, 2]),
        of(&[3, 2]),
        result.stablehlo(),
    );
    let parameters = vec![lhs, rhs, Spec::new(ElementType::I32, &[3])];
    let rust = "ragged_dot(a, b, c)";
    let mut case = exact("ragged_dot", "ragged_dot", parameters, result, rust, text);
    case.fill_mildly();
    let sizes = [2i32, 0, 3];
    case.arguments[2] = sizes.iter().flat_map(|n| n.to_le_bytes()).collect();
    case.tolerance = within("sum", element, 48.0);
    case
}

/// Returns products whose sums are of a wider type than the factors.
fn wide_products() -> Vec<Case> {
    let rows = [
        (ElementType::Bf16, ElementType::F32),
        (ElementType::F16, ElementType::F32),
        (ElementType::F32, ElementType::F64),
        (ElementType::I8, ElementType::I32),
        (ElementType::U8, ElementType::I32),
    ];
    let mut cases = Vec::new();
    for (from, to) in rows {
        let (lhs, rhs, result) = (
            Spec::new(from, &[5, 9]),
            Spec::new(from, &[9, 4]),
            Spec::new(to, &[5, 4]),
        );
        let [wide_lhs, wide_rhs] = [&lhs, &rhs].map(|spec| type_of(to, &spec.dims));
        let text = format!(
            "%l = stablehlo.convert %a : ({}) -> {wide_lhs}
             %r = stablehlo.convert %b : ({}) -> {wide_rhs}
             %out = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : ({wide_lhs}, {wide_rhs}) -> {}",
            lhs.stablehlo(),
            rhs.stablehlo(),
            result.stablehlo()
        );
        for (operation, rust) in [
            ("dot", format!("dot(a, b, preferred_element_type = {to})")),
            (
                "dot_general",
                format!("dot_general(a, b, [], [], [1], [0], {to})"),
            ),
        ] {
            let name = format!("{operation}_preferred");
            let parameters = vec![lhs.clone(), rhs.clone()];
            let mut case = exact(
                operation,
                &name,
                parameters,
                result.clone(),
                &rust,
                text.clone(),
            );
            case.arguments = [&lhs, &rhs].map(|spec| filled(&name, spec, mild)).to_vec();
            case.tolerance = within("sum", to, 36.0);
            cases.push(case);
        }
    }
    // Products that are large enough for a kernel that reads integers of 8 bits.
    for (from_lhs, from_rhs) in OCTETS {
        let (lhs, rhs) = (
            Spec::new(from_lhs, &[9, 37]),
            Spec::new(from_rhs, &[37, 20]),
        );
        let result = Spec::new(ElementType::I32, &[9, 20]);
        let [wide_lhs, wide_rhs] = [&lhs, &rhs].map(|spec| type_of(ElementType::I32, &spec.dims));
        let text = format!(
            "%l = stablehlo.convert %a : ({}) -> {wide_lhs}
             %r = stablehlo.convert %b : ({}) -> {wide_rhs}
             %out = stablehlo.dot_general %l, %r, contracting_dims = [1] x [0] : ({wide_lhs}, {wide_rhs}) -> {}",
            lhs.stablehlo(),
            rhs.stablehlo(),
            result.stablehlo()
        );
        let name = format!("dot_octets_by_{from_rhs}");
        let rust = "dot(a, b, preferred_element_type = i32)";
        cases.push(exact("dot", &name, vec![lhs, rhs], result, rust, text));
    }
    cases
}
