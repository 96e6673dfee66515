//! Movement, products and reductions, on every element type that they admit.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;

use super::{Case, Spec, elementwise, filled};
use crate::compare::Tolerance;
use crate::number::Format;
use crate::values::{mild, random};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = elementwise::shapes();
    for element in ElementType::ALL {
        cases.extend(moves(element));
        cases.extend(choices(element));
        cases.extend(products(element));
        cases.extend(reductions(element));
    }
    cases
}

/// The dimensions of what is moved, chosen and reduced.
const DIMS: [usize; 3] = [2, 3, 4];

/// A case with arguments of any elements.
fn exact(name: &str, parameters: Vec<Spec>, result: Spec, rust: &str, stablehlo: String) -> Case {
    let name = format!("{name}_{}", parameters.first().unwrap_or(&result).element);
    let arguments = parameters
        .iter()
        .zip(1..)
        .map(|(spec, i)| filled(&format!("{name}{i}"), spec, random));
    Case {
        arguments: arguments.collect(),
        name,
        parameters,
        result,
        rust: rust.to_owned(),
        stablehlo,
        tolerance: Tolerance::Exact,
    }
}

/// Operations that compute nothing.
fn moves(element: ElementType) -> Vec<Case> {
    let spec = |dims: &[usize]| Spec::new(element, dims);
    let from = spec(&DIMS);
    let ty = from.stablehlo();
    // Name, dimensions of the result, Rust, StableHLO before the types.
    type Row<'a> = (&'a str, &'a [usize], &'a str, &'a str);
    let rows: &[Row] = &[
        (
            "broadcast",
            &[5, 2, 3, 4],
            "broadcast(a, [5])",
            "broadcast_in_dim %a, dims = [1, 2, 3]",
        ),
        (
            "broadcast_in_dim",
            &[2, 3, 3, 4],
            "broadcast_in_dim(a, [2, 3, 3, 4], [0, 2, 3])",
            "broadcast_in_dim %a, dims = [0, 2, 3]",
        ),
        ("reshape", &[4, 6], "reshape(a, [4, 6])", "reshape %a"),
        ("collapse", &[6, 4], "collapse(a, [0, 1])", "reshape %a"),
        (
            "transpose_201",
            &[4, 2, 3],
            "transpose(a, [2, 0, 1])",
            "transpose %a, dims = [2, 0, 1]",
        ),
        (
            "transpose_021",
            &[2, 4, 3],
            "transpose(a, [0, 2, 1])",
            "transpose %a, dims = [0, 2, 1]",
        ),
        (
            "transpose_210",
            &[4, 3, 2],
            "transpose(a, [2, 1, 0])",
            "transpose %a, dims = [2, 1, 0]",
        ),
    ];
    let mut cases = Vec::new();
    for (name, dims, rust, text) in rows {
        let result = spec(dims);
        let text = format!("%out = stablehlo.{text} : ({ty}) -> {}", result.stablehlo());
        cases.push(exact(name, vec![from.clone()], result, rust, text));
    }
    let moved = spec(&[4, 2, 3]);
    cases.push(exact(
        "reshape_in_order",
        vec![from.clone()],
        spec(&[8, 3]),
        "reshape(a, [8, 3], dimensions = [2, 0, 1])",
        format!(
            "%t = stablehlo.transpose %a, dims = [2, 0, 1] : ({ty}) -> {moved}
             %out = stablehlo.reshape %t : ({moved}) -> {}",
            spec(&[8, 3]).stablehlo(),
            moved = moved.stablehlo()
        ),
    ));
    // Other layouts of operand and result.
    let laid = "%out = stablehlo.transpose %a, dims = [1, 0]";
    let (wide, tall) = (spec(&[3, 5]), spec(&[5, 3]));
    let text = format!("{laid} : ({}) -> {}", wide.stablehlo(), tall.stablehlo());
    for (name, operand, result) in [
        (
            "transpose_from_columns",
            wide.clone().laid(&[0, 1]),
            tall.clone(),
        ),
        (
            "transpose_to_columns",
            wide.clone(),
            tall.clone().laid(&[0, 1]),
        ),
        (
            "transpose_of_columns",
            wide.laid(&[0, 1]),
            tall.laid(&[0, 1]),
        ),
    ] {
        cases.push(exact(
            name,
            vec![operand],
            result,
            "transpose(a, [1, 0])",
            text.clone(),
        ));
    }
    if element != ElementType::Bool {
        for dimension in 0..2 {
            let result = spec(&[3, 4]);
            let rust = format!("iota({element}, [3, 4], iota_dimension = {dimension})");
            let text = format!(
                "%out = stablehlo.iota dim = {dimension} : {}",
                result.stablehlo()
            );
            cases.push(exact(
                &format!("iota_{dimension}"),
                Vec::new(),
                result,
                &rust,
                text,
            ));
        }
    }
    cases
}

/// Operations that choose between elements.
fn choices(element: ElementType) -> Vec<Case> {
    let (array, scalar) = (Spec::new(element, &[40]), Spec::new(element, &[]));
    let ty = array.stablehlo();
    let mut cases = Vec::new();
    for (name, pred) in [
        ("select", Spec::new(ElementType::Bool, &[40])),
        ("select_whole", Spec::new(ElementType::Bool, &[])),
    ] {
        let text = format!(
            "%out = stablehlo.select %a, %b, %c : {}, {ty}",
            pred.stablehlo()
        );
        let parameters = vec![pred, array.clone(), array.clone()];
        let mut case = exact(name, parameters, array.clone(), "select(a, b, c)", text);
        // The predicate's type says nothing.
        case.name = format!("{name}_{element}");
        cases.push(case);
    }
    if element.kind() != Kind::Complex {
        let text = format!("%out = stablehlo.clamp %b, %a, %c : {ty}");
        let parameters = vec![array.clone(); 3];
        cases.push(exact(
            "clamp",
            parameters,
            array.clone(),
            "clamp(a, b, c)",
            text,
        ));
        let small = scalar.stablehlo();
        let text = format!("%out = stablehlo.clamp %b, %a, %c : ({small}, {ty}, {small}) -> {ty}");
        let parameters = vec![array.clone(), scalar.clone(), scalar];
        cases.push(exact(
            "clamp_scalars",
            parameters,
            array,
            "clamp(a, b, c)",
            text,
        ));
    }
    cases
}

/// How far sums of `n` terms of this size may be apart.
fn summed(element: ElementType, n: usize, most: f64) -> Tolerance {
    match Format::of(element) {
        // Half precision is summed in single and rounded once.
        Some(format) if element.bytes() == 2 => {
            Tolerance::Absolute(2.0 * format.epsilon * n as f64 * most)
        }
        Some(format) => Tolerance::Absolute(n as f64 * format.epsilon * n as f64 * most),
        None => Tolerance::Exact,
    }
}

/// Products of vectors and matrices, along batch dimensions and in other layouts.
fn products(element: ElementType) -> Vec<Case> {
    // Name; dimensions of lhs, rhs and result; Rust; batch and contracting dimensions in StableHLO; terms of a sum.
    type Row<'a> = (
        &'a str,
        &'a [usize],
        &'a [usize],
        &'a [usize],
        &'a str,
        &'a str,
        usize,
    );
    let rows: &[Row] = &[
        (
            "dot_vectors",
            &[19],
            &[19],
            &[],
            "dot(a, b)",
            "contracting_dims = [0] x [0]",
            19,
        ),
        (
            "dot_matrix_vector",
            &[7, 19],
            &[19],
            &[7],
            "dot(a, b)",
            "contracting_dims = [1] x [0]",
            19,
        ),
        (
            "dot_vector_matrix",
            &[19],
            &[19, 7],
            &[7],
            "dot(a, b)",
            "contracting_dims = [0] x [0]",
            19,
        ),
        (
            "dot_matrices",
            &[9, 17],
            &[17, 11],
            &[9, 11],
            "dot(a, b)",
            "contracting_dims = [1] x [0]",
            17,
        ),
        (
            "dot_of_nothing",
            &[3, 0],
            &[0, 2],
            &[3, 2],
            "dot(a, b)",
            "contracting_dims = [1] x [0]",
            0,
        ),
        (
            "dot_batch",
            &[2, 5, 6],
            &[2, 6, 3],
            &[2, 5, 3],
            "dot_general(a, b, lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1])",
            "batching_dims = [0] x [0], contracting_dims = [2] x [1]",
            6,
        ),
        (
            "dot_scattered",
            &[3, 2, 4, 5],
            &[5, 4, 2, 3],
            &[2, 3, 3],
            "dot_general(a, b, lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [3, 2], rhs_contracting_dimensions = [0, 1])",
            "batching_dims = [1] x [2], contracting_dims = [3, 2] x [0, 1]",
            20,
        ),
    ];
    let spec = |dims: &[usize]| Spec::new(element, dims);
    let mut cases = Vec::new();
    for (name, lhs, rhs, result, rust, dims, terms) in rows {
        let types = [lhs, rhs, result].map(|dims| spec(dims));
        let [a, b, out] = types.clone().map(|spec| spec.stablehlo());
        let text = format!("%out = stablehlo.dot_general %a, %b, {dims} : ({a}, {b}) -> {out}");
        let mut layouts = vec![(name.to_string(), types.clone())];
        if *name == "dot_matrices" {
            for (number, columns) in [
                [true, false, false],
                [false, true, false],
                [false, false, true],
                [true; 3],
            ]
            .iter()
            .enumerate()
            {
                let mut laid = types.clone();
                laid.iter_mut()
                    .zip(columns)
                    .filter(|(_, c)| **c)
                    .for_each(|(s, _)| *s = s.clone().laid(&[0, 1]));
                layouts.push((format!("{name}_layout{number}"), laid));
            }
        }
        for (name, [a, b, out]) in layouts {
            let mut case = exact(&name, vec![a, b], out, rust, text.clone());
            case.fill_mildly();
            // Complex products are sums of two.
            case.tolerance = summed(element, 2 * terms, 4.0);
            cases.push(case);
        }
    }
    cases
}

/// The names of folds, the operation that they fold, and their identities as text.
fn folds(element: ElementType) -> Vec<(&'static str, &'static str, String)> {
    let number = |x: &str| match element.kind() {
        Kind::Float => format!("{x}.0"),
        Kind::Complex => format!("({x}.0, 0.0)"),
        _ => x.to_owned(),
    };
    let (low, high) = match (element.kind(), Format::of(element)) {
        (Kind::Bool, _) => ("false".to_owned(), "true".to_owned()),
        (Kind::Float, Some(_)) => {
            let infinities = match element {
                ElementType::F16 => ("0xFC00", "0x7C00"),
                ElementType::Bf16 => ("0xFF80", "0x7F80"),
                ElementType::F32 => ("0xFF800000", "0x7F800000"),
                _ => ("0xFFF0000000000000", "0x7FF0000000000000"),
            };
            (infinities.0.to_owned(), infinities.1.to_owned())
        }
        (Kind::Signed | Kind::Unsigned, _) => {
            let (low, high) = integer_range(element);
            (low.to_string(), high.to_string())
        }
        _ => Default::default(),
    };
    let mut all = Vec::new();
    if element == ElementType::Bool {
        all.push(("any", "or", "false".to_owned()));
        all.push(("all", "and", "true".to_owned()));
    } else {
        all.push(("sum", "add", number("0")));
        all.push(("product", "multiply", number("1")));
    }
    if element.kind() != Kind::Complex {
        all.push(("reduce_max", "maximum", low));
        all.push(("reduce_min", "minimum", high));
    }
    all
}

/// Every fold over every kind of set of dimensions.
fn reductions(element: ElementType) -> Vec<Case> {
    const OVER: [&[usize]; 5] = [&[0], &[1], &[2], &[0, 2], &[0, 1, 2]];
    let mut cases = Vec::new();
    let array = Spec::new(element, &[3, 17, 5]);
    // Half precision is folded in single where sums and products round.
    let wide = |fold: &str| {
        element.bytes() == 2 && element.is_float() && matches!(fold, "sum" | "product")
    };
    for (fold, operation, identity) in folds(element) {
        for over in OVER {
            let left: Vec<usize> = (0..3)
                .filter(|d| !over.contains(d))
                .map(|d| array.dims[d])
                .collect();
            let result = Spec::new(element, &left);
            let inner = if wide(fold) {
                ElementType::F32
            } else {
                element
            };
            let [from, to, scalar] =
                [&array.dims[..], &left, &[]].map(|dims| Spec::new(inner, dims).stablehlo());
            let reduce = |operand: &str, out: &str| {
                format!(
                    "%init = stablehlo.constant dense<{identity}> : {scalar}
                     %{out} = stablehlo.reduce(%{operand} init: %init) applies stablehlo.{operation} across dimensions = {over:?} \
                     : ({from}, {scalar}) -> {to}"
                )
            };
            let text = if wide(fold) {
                format!(
                    "%w = stablehlo.convert %a : ({}) -> {from}\n{}\n%out = stablehlo.convert %r : ({to}) -> {}",
                    array.stablehlo(),
                    reduce("w", "r"),
                    result.stablehlo()
                )
            } else {
                reduce("a", "out")
            };
            let digits: String = over.iter().map(usize::to_string).collect();
            let rust = format!("{fold}(a, dimensions = {over:?})");
            let mut case = exact(
                &format!("{fold}_{digits}"),
                vec![array.clone()],
                result,
                &rust,
                text,
            );
            case.fill_mildly();
            let terms: usize = over.iter().map(|&d| array.dims[d]).product();
            case.tolerance = match fold {
                "sum" => summed(element, terms, 2.0),
                "product" if !element.is_integer() => Tolerance::Steps(2.0 * terms as f64),
                _ => Tolerance::Exact,
            };
            if fold == "sum" && over == [1] {
                let mut laid = case.clone();
                laid.name = format!("sum_1_columns_{element}");
                laid.parameters[0] = laid.parameters[0].clone().laid(&[0, 2, 1]);
                laid.result = laid.result.laid(&[0, 1]);
                cases.push(laid);
            }
            cases.push(case);
        }
    }
    if element.is_integer() {
        // A computation that is none of those that have a name.
        let [ty, scalar, out] =
            [&[3, 17, 5][..], &[], &[3, 5]].map(|dims| Spec::new(element, dims).stablehlo());
        let text = format!(
            "%init = stablehlo.constant dense<0> : {scalar}
             %out = \"stablehlo.reduce\"(%a, %init) ({{
               ^bb0(%x: {scalar}, %y: {scalar}):
                 %p = stablehlo.multiply %x, %y : {scalar}
                 %s = stablehlo.add %x, %y : {scalar}
                 %r = stablehlo.add %p, %s : {scalar}
                 \"stablehlo.return\"(%r) : ({scalar}) -> ()
             }}) {{dimensions = array<i64: 1>}} : ({ty}, {scalar}) -> {out}"
        );
        let rust = "reduce(a, 0, |x, y| x * y + (x + y), dimensions = [1])";
        cases.push(exact(
            "reduce_by_closure",
            vec![array],
            Spec::new(element, &[3, 5]),
            rust,
            text,
        ));
    }
    cases
}

impl Case {
    /// Gives it arguments whose sums and products stay small.
    fn fill_mildly(&mut self) {
        let name = &self.name;
        let arguments = self
            .parameters
            .iter()
            .zip(1..)
            .map(|(spec, i)| filled(&format!("{name}{i}"), spec, mild));
        self.arguments = arguments.collect();
    }
}
