//! Operands of unequal shapes, tuples, computations of scalars, and arrays that are created without operands.

use crate::number::ELEMENTS;
use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::structural::exact;
use super::text::{Text, Value};
use super::tolerance::within;
use super::{Case, Spec, elementwise};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = shapes();
    for element in ELEMENTS {
        cases.extend(joined(element));
        cases.extend(tuples(element));
        cases.extend(mapped(element));
        cases.extend(folded(element));
        cases.extend(made(element));
        if element.is_integer() {
            cases.extend(indicators(element));
        }
        if element.is_integer() || element.is_float() {
            cases.push(relu(element));
        }
        cases.push(marked(element));
        cases.push(barred(element));
    }
    cases
}

/// Returns a case whose text the function writes for its parameters; the text's result has the case's element type.
pub(super) fn written(
    operation: &'static str,
    name: &str,
    parameters: Vec<Spec>,
    element: ElementType,
    rust: &str,
    write: impl FnOnce(&mut Text, &[Value]) -> Value,
) -> Case {
    let mut text = Text::default();
    let values: Vec<Value> = super::PARAMETERS
        .iter()
        .zip(&parameters)
        .map(|(name, spec)| Value::parameter(name, spec))
        .collect();
    let value = write(&mut text, &values);
    let result = Spec::new(element, &value.spec.dims);
    let stablehlo = text.give(&value, element);
    exact(operation, name, parameters, result, rust, stablehlo)
}

/// Returns cases of elementwise operations on arrays of every kind of shape.
fn shapes() -> Vec<Case> {
    const SHAPES: [&[usize]; 5] = [&[], &[0], &[7, 5], &[3, 0, 2], &[2, 3, 1, 4]];
    let mut cases = Vec::new();
    for (number, dims) in SHAPES.into_iter().enumerate() {
        for element in [ElementType::F32, ElementType::I8, ElementType::C128] {
            let spec = Spec::new(element, dims);
            let name = |operation: &str| format!("{operation}_shape{number}");
            cases.push(written(
                "neg",
                &name("neg"),
                vec![spec.clone()],
                element,
                "neg(a)",
                |t, x| t.same("negate", &[&x[0]]),
            ));
            cases.push(written(
                "ne",
                &name("ne"),
                vec![spec.clone(); 2],
                ElementType::Bool,
                "a != b",
                |t, x| t.test("compare NE,", &[&x[0], &x[1]]),
            ));
            cases.push(written(
                "select",
                &name("select"),
                vec![
                    Spec::new(ElementType::Bool, dims),
                    spec.clone(),
                    spec.clone(),
                ],
                element,
                "select(a, b, c)",
                |t, x| t.select(&x[0], &x[1], &x[2]),
            ));
            let last = cases.last_mut().expect("it was just made");
            last.name = format!("select_shape{number}_{element}");
        }
    }
    cases
}

/// Returns cases of operands that are broadcast to one shape.
fn joined(element: ElementType) -> Vec<Case> {
    // Operation, name, sizes of the operands, Rust, the dimensions of the result that each has.
    type Row<'a> = (
        &'static str,
        &'a str,
        [&'a [usize]; 2],
        &'a str,
        [&'a [usize]; 2],
    );
    let rows: [Row<'_>; 5] = [
        (
            "along",
            "along_1",
            [&[3, 4], &[4]],
            "a + b.along([1])",
            [&[0, 1], &[1]],
        ),
        (
            "along",
            "along_0",
            [&[3], &[3, 4]],
            "a.along([0]) + b",
            [&[0], &[0, 1]],
        ),
        (
            "add",
            "add_broadcast_dimensions",
            [&[2, 3, 4], &[2, 4]],
            "add(a, b, broadcast_dimensions = [0, 2])",
            [&[0, 1, 2], &[0, 2]],
        ),
        ("add", "add_scalar", [&[3, 4], &[]], "a + b", [&[0, 1], &[]]),
        (
            "add",
            "add_degenerate",
            [&[3, 1], &[1, 4]],
            "a + b",
            [&[0, 1], &[0, 1]],
        ),
    ];
    let mut cases = Vec::new();
    for (operation, name, dims, rust, along) in rows {
        let parameters = dims.map(|dims| Spec::new(element, dims)).to_vec();
        let rank = dims[0].len().max(dims[1].len());
        // The size of each dimension is the size in the operand that has it, or the larger one of two.
        let sizes: Vec<usize> = (0..rank)
            .map(|d| {
                let of = |i: usize| along[i].iter().position(|a| *a == d).map(|at| dims[i][at]);
                of(0).max(of(1)).expect("an operand that has the dimension")
            })
            .collect();
        let mut case = written(operation, name, parameters, element, rust, |t, x| {
            let whole = [0, 1].map(|i| t.spread(&x[i], &sizes, along[i]));
            t.same("add", &[&whole[0], &whole[1]])
        });
        case.fill_mildly();
        cases.push(case);
    }
    cases
}

/// Returns cases that construct tuples and take them apart.
fn tuples(element: ElementType) -> Vec<Case> {
    let specs = vec![Spec::new(element, &[2, 3]), Spec::new(element, &[4])];
    let second = |t: &mut Text, x: &[Value]| t.convert(&x[1], element);
    vec![
        written(
            "tuple",
            "tuple",
            specs.clone(),
            element,
            "tuple((a, b)).1",
            second,
        ),
        written(
            "get_tuple_element",
            "get_tuple_element",
            specs,
            element,
            "get_tuple_element((a, (b, a)), 1).0",
            second,
        ),
    ]
}

/// Returns cases of scalar computations at each index.
fn mapped(element: ElementType) -> Vec<Case> {
    let specs = vec![Spec::new(element, &[3, 5]); 2];
    let one = vec![specs[0].clone()];
    let (text, rust) = match element.kind() {
        Kind::Bool => (
            ["and", "xor"],
            ["map(|x| x & x ^ x, a)", "map(|x, y| x & y ^ x, (a, b))"],
        ),
        _ => (
            ["multiply", "subtract"],
            ["map(|x| x * x - x, a)", "map(|x, y| x * y - x, (a, b))"],
        ),
    };
    let mut cases = vec![
        written("map", "map", one.clone(), element, rust[0], |t, x| {
            let product = t.same(text[0], &[&x[0], &x[0]]);
            t.same(text[1], &[&product, &x[0]])
        }),
        written("map", "map_two", specs, element, rust[1], |t, x| {
            let product = t.same(text[0], &[&x[0], &x[1]]);
            t.same(text[1], &[&product, &x[0]])
        }),
        written(
            "map",
            "map_to_bool",
            one,
            ElementType::Bool,
            "map(|x| x == x, a)",
            |t, x| t.test("compare EQ,", &[&x[0], &x[0]]),
        ),
    ];
    cases.extend(captured(element, text));
    for case in &mut cases {
        case.fill_mildly();
        // A product and a difference may be fused; parts of a complex product are sums of two.
        case.tolerance = within("map", case.result.element, 12.0);
    }
    cases
}

/// Returns cases of `map` with closures that read a scalar and an array of the enclosing function, once as a whole and
/// once at each index.
fn captured(element: ElementType, [product, other]: [&str; 2]) -> [Case; 2] {
    let [array, scalar, row] = [&[3, 5][..], &[], &[4]].map(|dims| Spec::new(element, dims));
    let (sum, zero, rust) = match element.kind() {
        Kind::Bool => (
            "or",
            "false",
            [
                "map(|x| x & b ^ reduce(|p, q| p | q, c, false), a)",
                "map(|x| reduce(|p, q| p | q, b & x, false), a)",
            ],
        ),
        kind => (
            "add",
            match kind {
                Kind::Float => "0.0",
                Kind::Complex => "(0.0, 0.0)",
                _ => "0",
            },
            ["map(|x| x * b - sum(c), a)", "map(|x| sum(b * x), a)"],
        ),
    };
    let parameters = vec![array.clone(), scalar, row.clone()];
    [
        written(
            "map",
            "map_captured",
            parameters,
            element,
            rust[0],
            |t, x| {
                let scale = t.spread(&x[1], &[3, 5], &[]);
                let scaled = t.same(product, &[&x[0], &scale]);
                let total = t.fold(sum, &x[2], zero, &[0]);
                let total = t.spread(&total, &[3, 5], &[]);
                t.same(other, &[&scaled, &total])
            },
        ),
        written(
            "map",
            "map_captured_each",
            vec![array, row],
            element,
            rust[1],
            |t, x| {
                let (each, row) = (
                    t.spread(&x[0], &[3, 5, 4], &[0, 1]),
                    t.spread(&x[1], &[3, 5, 4], &[2]),
                );
                let products = t.same(product, &[&row, &each]);
                t.fold(sum, &products, zero, &[2])
            },
        ),
    ]
}

/// Returns cases of `reduce` with computations that are a single operation, and with others.
fn folded(element: ElementType) -> Vec<Case> {
    let spec = Spec::new(element, &[5, 7, 2]);
    let zero = match element.kind() {
        Kind::Bool | Kind::Token => "false",
        Kind::Signed | Kind::Unsigned => "0",
        Kind::Float => "0.0",
        Kind::Complex => "(0.0, 0.0)",
    };
    let (init, fold, text) = match element.kind() {
        Kind::Bool => ("false", "x | y", "or"),
        Kind::Complex => ("0.0", "x + y", "add"),
        Kind::Float => ("0.0", "max(x, y)", "maximum"),
        _ => (zero, "x + y", "add"),
    };
    let mut cases = Vec::new();
    for (name, keep, over) in [
        ("reduce_named", false, &[1][..]),
        ("reduce_keep", true, &[0]),
        ("reduce_all", false, &[0, 1, 2]),
    ] {
        let ending = if keep { ", keep = true" } else { "" };
        let rust = format!("reduce(|x, y| {fold}, a, {init}, dimensions = {over:?}{ending})");
        let mut case = written(
            "reduce",
            name,
            vec![spec.clone()],
            element,
            &rust,
            |t, x| {
                let folded = t.fold(text, &x[0], zero, over);
                if keep {
                    t.spread(&folded, &[1, 7, 2], &[1, 2])
                } else {
                    folded
                }
            },
        );
        case.fill_mildly();
        if element.is_complex() {
            case.tolerance = within("sum", element, 70.0 * 2.0);
        }
        cases.push(case);
    }
    cases
}

/// Returns cases of arrays that are created without operands.
fn made(element: ElementType) -> Vec<Case> {
    let spec = Spec::new(element, &[3, 4]);
    let number = |x: &str| match element.kind() {
        Kind::Bool | Kind::Token => (x != "0").to_string(),
        Kind::Signed | Kind::Unsigned => x.to_owned(),
        Kind::Float => format!("{x}.0"),
        Kind::Complex => format!("({x}.0, 0.0)"),
    };
    let literal = match element.kind() {
        Kind::Complex => "5.0".to_owned(),
        _ => number("5"),
    };
    let mut cases = Vec::new();
    for (operation, rust, value) in [
        ("zeros", format!("zeros({element}, [3, 4])"), "0"),
        ("ones", format!("ones({element}, [3, 4])"), "1"),
        ("full", format!("full({element}, [3, 4], {literal})"), "5"),
    ] {
        cases.push(written(
            operation,
            operation,
            Vec::new(),
            element,
            &rust,
            |t, _| t.constant(&spec, &number(value)),
        ));
    }
    for (operation, value) in [("zeros_like", "0"), ("ones_like", "1")] {
        let rust = format!("{operation}(a)");
        cases.push(written(
            operation,
            operation,
            vec![spec.clone()],
            element,
            &rust,
            |t, _| t.constant(&spec, &number(value)),
        ));
    }
    for (name, sizes, dims) in [("eye", "4", [4, 4]), ("eye_wide", "[2, 5]", [2, 5])] {
        let rust = format!("eye({element}, {sizes})");
        cases.push(written("eye", name, Vec::new(), element, &rust, |t, _| {
            let (row, column) = (
                t.iota(ElementType::I32, &dims, 0),
                t.iota(ElementType::I32, &dims, 1),
            );
            let hit = t.test("compare EQ,", &[&row, &column]);
            t.convert(&hit, element)
        }));
    }
    // Class numbers, with any element type.
    let indices = Spec::new(ElementType::I32, &[6]);
    let rust = format!("one_hot(a, 5, {element})");
    let mut case = written(
        "one_hot",
        "one_hot_to",
        vec![indices],
        element,
        &rust,
        |t, x| {
            let hit = classes(t, &x[0], &[6, 5], 1);
            t.convert(&hit, element)
        },
    );
    case.name = format!("one_hot_to_{element}");
    case.arguments = vec![numbers(ElementType::I32, &[0, 4, -1, 5, 2, 100])];
    cases.push(case);
    cases
}

/// Returns cases of class numbers of any type.
fn indicators(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for dimension in 0..3 {
        let mut dims = vec![2, 3];
        dims.insert(dimension, 5);
        let rust = format!("one_hot(a, 5, dimension = {dimension})");
        let mut case = written(
            "one_hot",
            &format!("one_hot_{dimension}"),
            vec![Spec::new(element, &[2, 3])],
            ElementType::F32,
            &rust,
            |t, x| {
                let hit = classes(t, &x[0], &dims, dimension);
                t.convert(&hit, ElementType::F32)
            },
        );
        case.arguments = vec![numbers(element, &[0, 4, -1, 5, 2, 100])];
        cases.push(case);
    }
    cases
}

/// Returns whether the class number along a dimension equals the index.
pub(super) fn classes(t: &mut Text, indices: &Value, dims: &[usize], dimension: usize) -> Value {
    let along: Vec<usize> = (0..dims.len()).filter(|d| *d != dimension).collect();
    // Class numbers are all in the range of the narrowest type here.
    let class = t.iota(indices.spec.element, dims, dimension);
    let index = t.spread(indices, dims, &along);
    t.test("compare EQ,", &[&index, &class])
}

/// Converts integers to elements, truncated to their width.
pub(super) fn numbers(element: ElementType, numbers: &[i128]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for &number in numbers {
        crate::number::push_integer(element, number, &mut bytes);
    }
    bytes
}

/// Returns a case of the marker without effect on values.
fn marked(element: ElementType) -> Case {
    let name = "stop_gradient";
    elementwise::case(name, name, &[element], element, |operands, _| {
        let ty = operands[0].stablehlo();
        format!("%out = stablehlo.reshape %a : ({ty}) -> {ty}")
    })
}

/// Returns a case of the barrier, which has no effect on values either.
fn barred(element: ElementType) -> Case {
    let name = "optimization_barrier";
    elementwise::case(name, name, &[element], element, |operands, _| {
        let ty = operands[0].stablehlo();
        format!("%out = stablehlo.optimization_barrier %a : {ty}")
    })
}

/// Returns a case of `max(x, 0)` at special and random elements.
fn relu(element: ElementType) -> Case {
    elementwise::case("relu", "relu", &[element], element, |operands, _| {
        let zero = if element.is_float() { "0.0" } else { "0" };
        let ty = operands[0].stablehlo();
        format!(
            "%zero = stablehlo.constant dense<{zero}> : {ty}\n%out = stablehlo.maximum %a, %zero : {ty}"
        )
    })
}
