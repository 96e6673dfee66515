//! Matrix factorisations, and equations with triangular matrices.

use xla_hlo::ElementType;

use super::{Case, Spec};
use crate::compare::Tolerance;
use crate::number::{Format, push_float};
use crate::random::Random;
use crate::values::Bytes;

/// The number of matrices; then the number of rows and columns of each.
const BATCH: usize = 2;
const N: usize = 5;

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    if !element.is_float() && !element.is_complex() {
        return Vec::new();
    }
    let mut cases = factors(element);
    cases.extend(solutions(element));
    if [ElementType::F32, ElementType::F64].contains(&element.real()) {
        cases.extend(decompositions(element));
        cases.extend(general(element));
    }
    cases
}

/// Returns the real and the imaginary part of a number below 1; the latter is 0 for a real type.
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

/// Returns a tolerance of `roundings` rounding errors at numbers up to `most`.
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
            // The product with the conjugate transpose, plus a multiple of the identity, is positive definite.
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

/// Returns cases with all combinations of the flags, and each way to transpose.
fn solutions(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for bits in 0..8 {
        for transpose in ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"] {
            let on = |bit: u32| bits & bit != 0;
            let (left, lower, unit) = (on(1), on(2), on(4));
            // One combination of the flags is enough for most element types.
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

/// Returns XLA's two operations that compute the orthogonal matrix `%q`, after the factors `%p#0`.
fn orthogonal(element: ElementType, m: usize, n: usize) -> String {
    let k = m.min(n);
    let ty = |dims: &[usize]| Spec::new(element, dims).stablehlo();
    let (a, q, taus) = (ty(&[BATCH, m, n]), ty(&[BATCH, m, k]), ty(&[BATCH, k]));
    format!(
        "%p:2 = stablehlo.custom_call @Qr(%a) : ({a}) -> ({a}, {taus})
         %columns = stablehlo.slice %p#0 [0:{BATCH}, 0:{m}, 0:{k}] : ({a}) -> {q}
         %q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%columns, %p#1) : ({q}, {taus}) -> {q}"
    )
}

/// Returns the operations that compute the upper triangle `%r` of the factors.
fn upper(element: ElementType, m: usize, n: usize) -> String {
    let k = m.min(n);
    let ty = |element, dims: &[usize]| Spec::new(element, dims).stablehlo();
    let (a, r) = (ty(element, &[BATCH, m, n]), ty(element, &[BATCH, k, n]));
    let index = ty(ElementType::I32, &[BATCH, k, n]);
    let mask = ty(ElementType::Bool, &[BATCH, k, n]);
    let zero = if element.is_complex() {
        "(0.0, 0.0)"
    } else {
        "0.0"
    };
    format!(
        "%rows = stablehlo.slice %p#0 [0:{BATCH}, 0:{k}, 0:{n}] : ({a}) -> {r}
         %i = stablehlo.iota dim = 1 : {index}
         %j = stablehlo.iota dim = 2 : {index}
         %above = stablehlo.compare LE, %i, %j, SIGNED : ({index}, {index}) -> {mask}
         %zero = stablehlo.constant dense<{zero}> : {r}
         %r = stablehlo.select %above, %rows, %zero : {mask}, {r}"
    )
}

/// Returns cases of both results of `qr`: of square, tall and wide matrices, and of one whose first column is zero.
fn decompositions(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for (name, m, n) in [
        ("square", N, N),
        ("high", 6, 3),
        ("wide", 3, 6),
        ("zero", 4, 4),
    ] {
        // XLA takes a second to compile each of these.
        if name != "square" && !matches!(element, ElementType::F32 | ElementType::C64) {
            continue;
        }
        let k = m.min(n);
        let mut random = Random::new((m * n) as u64);
        let a: Vec<_> = (0..BATCH * m * n)
            .map(|place| match name {
                "zero" if place % n == 0 => [0.0; 2],
                _ => number(&mut random, element),
            })
            .collect();
        let text = [orthogonal(element, m, n), upper(element, m, n)].join("\n");
        for (part, of, dims) in [(0, "q", [BATCH, m, k]), (1, "r", [BATCH, k, n])] {
            let (from, to) = (
                Spec::new(element, &[BATCH, m, n]),
                Spec::new(element, &dims),
            );
            let ty = to.stablehlo();
            cases.push(Case {
                name: format!("qr_{name}_{of}_{element}"),
                operation: "qr",
                arguments: vec![bytes(element, &a)],
                rust: format!("qr(a).{part}"),
                stablehlo: format!("{text}\n%out = stablehlo.reshape %{of} : ({ty}) -> {ty}"),
                parameters: vec![from],
                result: to,
                tolerance: within(element, 128.0, 4.0),
            });
        }
    }
    cases
}

/// Returns cases of equations with general matrices, and of their inverses.
fn general(element: ElementType) -> Vec<Case> {
    let mut random = Random::new(23);
    let a = (0..BATCH * N * N).map(|place| {
        let [re, im] = number(&mut random, element);
        // The largest element of each row is not the one on the diagonal.
        let (row, column) = (place / N % N, place % N);
        [if column == (row + 2) % N { 4.0 } else { re }, im]
    });
    let a = bytes(element, &a.collect::<Vec<_>>());
    let square = Spec::new(element, &[BATCH, N, N]);
    let mut cases = Vec::new();
    for (operation, columns) in [("solve", 3), ("inverse", N)] {
        let right = Spec::new(element, &[BATCH, N, columns]);
        let (s, ty) = (square.stablehlo(), right.stablehlo());
        let (matrix, predicates) = ([N, N], Spec::new(ElementType::Bool, &[N, N]).stablehlo());
        let of = |element| Spec::new(element, &matrix).stablehlo();
        let index = of(ElementType::I32);
        let ones = format!(
            "%x = stablehlo.iota dim = 0 : {index}
             %y = stablehlo.iota dim = 1 : {index}
             %same = stablehlo.compare EQ, %x, %y, SIGNED : ({index}, {index}) -> {predicates}
             %one = stablehlo.convert %same : ({predicates}) -> {}
             %right = stablehlo.broadcast_in_dim %one, dims = [1, 2] : ({}) -> {ty}",
            of(element),
            of(element)
        );
        let supplied = format!("%right = stablehlo.reshape %b : ({ty}) -> {ty}");
        let conjugate = match element.is_complex() {
            false => format!("%h = stablehlo.reshape %q : ({s}) -> {s}"),
            true => {
                let real = Spec::new(element.real(), &[BATCH, N, N]).stablehlo();
                format!(
                    "%re = stablehlo.real %q : ({s}) -> {real}
                     %im = stablehlo.imag %q : ({s}) -> {real}
                     %less = stablehlo.negate %im : {real}
                     %h = stablehlo.complex %re, %less : {s}"
                )
            }
        };
        let stablehlo = [
            orthogonal(element, N, N),
            upper(element, N, N),
            if operation == "solve" { supplied } else { ones },
            conjugate,
            format!(
                "%turned = stablehlo.dot_general %h, %right, batching_dims = [0] x [0], contracting_dims = [1] x [1] : ({s}, {ty}) -> {ty}
                 %out = \"stablehlo.triangular_solve\"(%r, %turned) <{{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}}> : ({s}, {ty}) -> {ty}"
            ),
        ];
        let b: Vec<_> = (0..right.len())
            .map(|_| number(&mut random, element))
            .collect();
        let (mut parameters, mut arguments) = (vec![square.clone()], vec![a.clone()]);
        let mut rust = "inverse(a)";
        if operation == "solve" {
            parameters.push(right.clone());
            arguments.push(bytes(element, &b));
            rust = "solve(a, b)";
        }
        cases.push(Case {
            name: format!("{operation}_{element}"),
            operation,
            parameters,
            arguments,
            result: right,
            rust: rust.to_string(),
            stablehlo: stablehlo.join("\n"),
            tolerance: within(element, 128.0, 2.0),
        });
    }
    cases
}
