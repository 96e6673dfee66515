//! Factors of matrices, and equations with triangles.

use xla_hlo::ElementType;

use super::{Case, Spec};
use crate::compare::Tolerance;
use crate::number::{Format, push_float};
use crate::random::Random;
use crate::values::Bytes;

/// Matrices, and how many rows and columns each has.
const BATCH: usize = 2;
const N: usize = 5;

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    if !element.is_float() && !element.is_complex() {
        return Vec::new();
    }
    let mut cases = factors(element);
    cases.extend(solutions(element));
    cases
}

/// The real and the imaginary part of a number below 1; 0 for the latter where there is none.
fn number(random: &mut Random, element: ElementType) -> [f64; 2] {
    let mut part = || random.between(-16, 16) as f64 / 16.0;
    let re = part();
    [re, if element.is_complex() { part() } else { 0.0 }]
}

fn bytes(element: ElementType, numbers: &[[f64; 2]]) -> Bytes {
    let mut bytes = Bytes::new();
    for parts in numbers {
        let parts = if element.is_complex() {
            &parts[..]
        } else {
            &parts[..1]
        };
        parts
            .iter()
            .for_each(|&part| push_float(element, part, &mut bytes));
    }
    bytes
}

/// So many roundings at numbers of this size.
fn within(element: ElementType, roundings: f64, most: f64) -> Tolerance {
    let format = Format::of(element.real()).expect("a floating-point type");
    Tolerance::Absolute(roundings * format.epsilon * most)
}

fn factors(element: ElementType) -> Vec<Case> {
    let spec = Spec::new(element, &[BATCH, N, N]);
    let ty = spec.stablehlo();
    let mut random = Random::new(11);
    let mut matrices = Vec::new();
    for _ in 0..BATCH {
        let m: Vec<[f64; 2]> = (0..N * N).map(|_| number(&mut random, element)).collect();
        for place in 0..N * N {
            let (i, j) = (place / N, place % N);
            // A product with the conjugate transpose, and something on the diagonal, is positive definite.
            let mut sum = [if i == j { 4.0 } else { 0.0 }, 0.0];
            for k in 0..N {
                let ([a, b], [c, d]) = (m[i * N + k], m[j * N + k]);
                sum[0] += a * c + b * d;
                sum[1] += b * c - a * d;
            }
            matrices.push(sum);
        }
    }
    let mut spoilt = matrices.clone();
    spoilt[N + 1] = [-1.0, 0.0];
    let rows = [
        ("cholesky_lower", true, &matrices),
        ("cholesky_upper", false, &matrices),
        ("cholesky_of_no_definite_matrix", true, &spoilt),
    ];
    let case = |(name, lower, numbers): (&str, bool, &Vec<[f64; 2]>)| Case {
        name: format!("{name}_{element}"),
        operation: "cholesky",
        parameters: vec![spec.clone()],
        arguments: vec![bytes(element, numbers)],
        result: spec.clone(),
        rust: format!("cholesky(a, lower = {lower})"),
        stablehlo: format!("%out = stablehlo.cholesky %a, lower = {lower} : {ty}"),
        tolerance: within(element, 32.0, 4.0),
    };
    rows.map(case).into()
}

/// The switches in all their states, in as many ways to transpose.
fn solutions(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for bits in 0..8 {
        for transpose in ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"] {
            let on = |bit: u32| bits & bit != 0;
            let (left, lower, unit) = (on(1), on(2), on(4));
            // One state of the switches is enough for most element types.
            let all = matches!(element, ElementType::F32 | ElementType::C64);
            if !all && (bits != 3 || transpose == "TRANSPOSE") {
                continue;
            }
            let mut random = Random::new(u64::from(bits));
            let a = (0..BATCH * N * N).map(|place| {
                let [re, im] = number(&mut random, element);
                let diagonal = (place % (N * N)).is_multiple_of(N + 1);
                [if diagonal { 4.0 } else { re * 0.5 }, im * 0.25]
            });
            let a: Vec<_> = a.collect();
            let dims = if left { [BATCH, N, 3] } else { [BATCH, 3, N] };
            let b: Vec<_> = (0..BATCH * N * 3)
                .map(|_| number(&mut random, element))
                .collect();
            let (square, other) = (
                Spec::new(element, &[BATCH, N, N]),
                Spec::new(element, &dims),
            );
            let words = [(left, "left"), (lower, "lower"), (unit, "unit")];
            let words = words
                .iter()
                .filter(|(on, _)| *on)
                .map(|(_, word)| format!("_{word}"));
            let name = format!(
                "triangular_solve{}_{}_{element}",
                words.collect::<String>(),
                transpose.to_lowercase()
            );
            cases.push(Case {
                name,
                operation: "triangular_solve",
                arguments: vec![bytes(element, &a), bytes(element, &b)],
                result: other.clone(),
                rust: format!(
                    "triangular_solve(a, b, left_side = {left}, lower = {lower}, unit_diagonal = {unit}, transpose_a = \"{transpose}\")"
                ),
                stablehlo: format!(
                    "%out = \"stablehlo.triangular_solve\"(%a, %b) <{{left_side = {left}, lower = {lower}, transpose_a = #stablehlo<transpose {transpose}>, unit_diagonal = {unit}}}> : ({}, {}) -> {}",
                    square.stablehlo(),
                    other.stablehlo(),
                    other.stablehlo()
                ),
                parameters: vec![square, other],
                tolerance: within(element, 32.0, 4.0),
            });
        }
    }
    cases
}
