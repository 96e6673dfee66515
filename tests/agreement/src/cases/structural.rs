//! Movement, selection and products, on every admitted element type.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::{
    Case, Spec, applied, control, elementwise, filled, folds, fourier, labels, linear, movement,
    places, spectral,
};
use crate::compare::Tolerance;
use crate::number::{ELEMENTS, Format};
use crate::values::{mild, random};

pub(super) fn cases() -> Vec<Case> {
    let mut cases = elementwise::shapes();
    for element in ELEMENTS {
        cases.extend(movement::moves(element));
        cases.extend(choices(element));
        cases.extend(products(element));
        cases.extend(labels::cases(element));
        cases.extend(folds::reductions(element));
        cases.extend(applied::cases(element));
        cases.extend(control::cases(element));
        cases.extend(linear::cases(element));
        cases.extend(spectral::cases(element));
        cases.extend(fourier::cases(element));
        cases.extend(places::cases(element));
    }
    cases
}

/// The sizes of the arrays that are moved, selected and reduced.
pub(super) const DIMS: [usize; 3] = [2, 3, 4];

/// Returns a case with arbitrary elements and an exact result.
pub(super) fn exact(
    operation: &'static str,
    name: &str,
    parameters: Vec<Spec>,
    result: Spec,
    rust: &str,
    stablehlo: String,
) -> Case {
    let name = format!("{name}_{}", parameters.first().unwrap_or(&result).element);
    let arguments = parameters
        .iter()
        .zip(1..)
        .map(|(spec, i)| filled(&format!("{name}{i}"), spec, random));
    Case {
        arguments: arguments.collect(),
        name,
        operation,
        parameters,
        result,
        rust: rust.to_owned(),
        stablehlo,
        tolerance: Tolerance::Exact,
    }
}

/// Returns cases of operations that select elements.
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
        let mut case = exact(
            "select",
            name,
            parameters,
            array.clone(),
            "select(a, b, c)",
            text,
        );
        // The predicate's type is not informative.
        case.name = format!("{name}_{element}");
        cases.push(case);
    }
    let (mask, table) = (
        Spec::new(ElementType::Bool, &[5]),
        Spec::new(element, &[4, 5, 2]),
    );
    let (ty_mask, ty_table, one) = (
        Spec::new(ElementType::Bool, &[4, 5, 2]).stablehlo(),
        table.stablehlo(),
        scalar.stablehlo(),
    );
    let text = format!(
        "%mask = stablehlo.broadcast_in_dim %a, dims = [1] : ({}) -> {ty_mask}
         %other = stablehlo.broadcast_in_dim %c, dims = [] : ({one}) -> {ty_table}
         %out = stablehlo.select %mask, %b, %other : {ty_mask}, {ty_table}",
        mask.stablehlo()
    );
    let parameters = vec![mask, table.clone(), scalar.clone()];
    let mut case = exact(
        "select",
        "select_along",
        parameters,
        table,
        "select(a.along([1]), b, c)",
        text,
    );
    case.name = format!("select_along_{element}");
    cases.push(case);
    if element.kind() != Kind::Complex {
        let text = format!("%out = stablehlo.clamp %b, %a, %c : {ty}");
        let parameters = vec![array.clone(); 3];
        cases.push(exact(
            "clamp",
            "clamp",
            parameters,
            array.clone(),
            "clamp(a, b, c)",
            text,
        ));
        let small = scalar.stablehlo();
        let text = format!("%out = stablehlo.clamp %b, %a, %c : ({small}, {ty}, {small}) -> {ty}");
        let parameters = vec![array.clone(), scalar.clone(), scalar.clone()];
        cases.push(exact(
            "clamp",
            "clamp_scalars",
            parameters,
            array.clone(),
            "clamp(a, b, c)",
            text,
        ));
        let text = format!("%out = stablehlo.clamp %b, %a, %c : ({small}, {ty}, {ty}) -> {ty}");
        let parameters = vec![array.clone(), scalar, array.clone()];
        cases.push(exact(
            "clamp",
            "clamp_one_scalar",
            parameters,
            array,
            "clamp(a, b, c)",
            text,
        ));
    }
    cases
}

/// Returns the tolerance of sums of `n` terms of this size.
pub(super) fn summed(element: ElementType, n: usize, most: f64) -> Tolerance {
    match Format::of(element) {
        // Half precision is summed in single precision and rounded once.
        Some(format) if element.bytes() == 2 => {
            Tolerance::Absolute(2.0 * format.epsilon * n as f64 * most)
        }
        Some(format) => Tolerance::Absolute(n as f64 * format.epsilon * n as f64 * most),
        None => Tolerance::Exact,
    }
}

/// Returns cases of products of vectors and matrices, with batch dimensions and in other layouts.
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
            let operation = if rust.starts_with("dot(") {
                "dot"
            } else {
                "dot_general"
            };
            let mut case = exact(operation, &name, vec![a, b], out, rust, text.clone());
            case.fill_mildly();
            // Complex products are sums of two.
            case.tolerance = summed(element, 2 * terms, 4.0);
            cases.push(case);
        }
    }
    cases
}

impl Case {
    /// Fills the arguments with elements whose sums and products stay small.
    pub(super) fn fill_mildly(&mut self) {
        let name = &self.name;
        let arguments = self
            .parameters
            .iter()
            .zip(1..)
            .map(|(spec, i)| filled(&format!("{name}{i}"), spec, mild));
        self.arguments = arguments.collect();
    }
}
