//! Attention: products, a softmax and products again, with the heads of keys repeated for each head.

use xla_hlo::ElementType;

use super::arrays::written;
use super::derived::softmax;
use super::text::{Text, Value};
use super::tolerance::within;
use super::{Case, Spec};

/// The sizes of the scores: batch, heads, queries and keys.
const SCORES: [usize; 4] = [2, 4, 3, 5];

/// A name, the arguments after the arrays, in which `E` is the element type, and the keys that are excluded or what is
/// added to scores.
type Row = (&'static str, &'static str, fn(&mut Text, Value) -> Value);

const ROWS: &[Row] = &[
    ("plain", "", |_, scores| scores),
    ("causal", ", causal = true", |t, scores| {
        let [queries, keys] = places(t);
        keep(t, &scores, "compare LE,", [&keys, &queries])
    }),
    ("window", ", window = [1, 2]", |t, scores| {
        let [queries, keys] = places(t);
        let (one, two) = (t.constant(&keys.spec, "1"), t.constant(&keys.spec, "2"));
        let (last, first) = (
            t.same("add", &[&queries, &two]),
            t.same("add", &[&keys, &one]),
        );
        let scores = keep(t, &scores, "compare LE,", [&keys, &last]);
        keep(t, &scores, "compare LE,", [&queries, &first])
    }),
    (
        "mask",
        ", mask = (iota(i32, [3, 5], 0) + iota(i32, [3, 5], 1)) % 3 != 0",
        |t, scores| {
            let [queries, keys] = places(t);
            let sum = t.same("add", &[&queries, &keys]);
            let (three, zero) = (t.constant(&sum.spec, "3"), t.constant(&sum.spec, "0"));
            let rest = t.same("remainder", &[&sum, &three]);
            keep(t, &scores, "compare NE,", [&rest, &zero])
        },
    ),
    ("bias", ", bias = iota(E, [4, 1, 5], 2)", |t, scores| {
        let bias = t.iota(scores.spec.element, &SCORES, 3);
        t.same("add", &[&scores, &bias])
    }),
    (
        "cache",
        ", length = iota(i32, [2]) + 3, start = 1, causal = true",
        |t, scores| {
            let [queries, keys] = places(t);
            let one = t.constant(&keys.spec, "1");
            let at = t.same("add", &[&queries, &one]);
            let scores = keep(t, &scores, "compare LE,", [&keys, &at]);
            let (batch, three) = (
                t.iota(ElementType::I32, &SCORES, 0),
                t.constant(&keys.spec, "3"),
            );
            let length = t.same("add", &[&batch, &three]);
            keep(t, &scores, "compare LT,", [&keys, &length])
        },
    ),
];

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    ROWS.iter().map(|row| case(row, element)).collect()
}

fn case((name, rust, change): &Row, element: ElementType) -> Case {
    let parameters =
        [[2, 3, 4, 4], [2, 5, 2, 4], [2, 5, 2, 3]].map(|dims| Spec::new(element, &dims));
    let rust = format!(
        "attention(a, b, c{})",
        rust.replace("(E,", &format!("({element},"))
    );
    let name = format!("attention_{name}");
    let write = |t: &mut Text, x: &[Value]| {
        let [query, key, value] = [0, 1, 2].map(|i| super::derived::wide(t, &x[i]));
        let (key, value) = (repeated(t, &key), repeated(t, &value));
        let products = t.product([&query, &key], [[0, 2], [0, 2]], [3, 3], &SCORES);
        let scale = t.number(&products, 0.5);
        let scores = t.same("multiply", &[&products, &scale]);
        let scores = change(t, scores);
        let weights = softmax(t, &scores, &[3]);
        let mixed = t.product([&weights, &value], [[0, 1], [0, 2]], [3, 1], &[2, 4, 3, 3]);
        t.transpose(&mixed, &[0, 2, 1, 3])
    };
    let mut case = written(
        "attention",
        &name,
        parameters.to_vec(),
        element,
        &rust,
        write,
    );
    case.fill_mildly();
    case.tolerance = within("attention", element, 2.0);
    case
}

/// Returns the number of the query and of the key of each score.
fn places(t: &mut Text) -> [Value; 2] {
    [2, 3].map(|dimension| t.iota(ElementType::I32, &SCORES, dimension))
}

/// Keeps the scores where a comparison holds; the others are -infinity.
fn keep(t: &mut Text, scores: &Value, compare: &str, operands: [&Value; 2]) -> Value {
    let seen = t.test(compare, &operands);
    let none = t.number(scores, -1e30);
    t.select(&seen, scores, &none)
}

/// Repeats each of two heads for a group of two.
fn repeated(t: &mut Text, x: &Value) -> Value {
    let [batch, keys, heads, size] = *x.spec.dims.as_slice() else {
        unreachable!("keys and values have four dimensions");
    };
    let spread = t.spread(x, &[batch, keys, heads, 2, size], &[0, 1, 2, 4]);
    t.reshape(&spread, &[batch, keys, 2 * heads, size])
}
