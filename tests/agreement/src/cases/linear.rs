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
        cases.extend(eliminated(element));
        cases.push(of_two_rows(element));
    }
    cases
}

/// Returns the real and the imaginary part of a number below 1; the latter is 0 for a real type.
pub(super) fn number(random: &mut Random, element: ElementType) -> [f64; 2] {
    let mut part = || random.between(-16, 16) as f64 / 16.0;
    let re = part();
    [re, if element.is_complex() { part() } else { 0.0 }]
}

pub(super) fn bytes(element: ElementType, numbers: &[[f64; 2]]) -> Bytes {
    let mut bytes = Bytes::new();
    for parts in numbers {
        let parts = if element.is_complex() {
            &parts[..]
        } else {
            &parts[..1]
        };
        for &part in parts {
            push_float(element, part, &mut bytes);
        }
    }
    bytes
}

/// Returns a tolerance of `roundings` rounding errors at numbers up to `most`.
pub(super) fn within(element: ElementType, roundings: f64, most: f64) -> Tolerance {
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

/// Returns matrices in which the largest element of each row is not the one on the diagonal.
fn shifted(random: &mut Random, element: ElementType) -> Bytes {
    let a = (0..BATCH * N * N).map(|place| {
        let [re, im] = number(random, element);
        let (row, column) = (place / N % N, place % N);
        [if column == (row + 2) % N { 4.0 } else { re }, im]
    });
    bytes(element, &a.collect::<Vec<_>>())
}

/// Returns cases of elimination in [`shifted`] matrices, whose rows XLA's text moves so that the pivots are on the diagonal.
fn eliminated(element: ElementType) -> Vec<Case> {
    let ty = |element, dims: &[usize]| Spec::new(element, dims).stablehlo();
    let all = [BATCH, N, N];
    let (s, index, mask) = (
        ty(element, &all),
        ty(ElementType::I32, &all),
        ty(ElementType::Bool, &all),
    );
    let (row, column, pivot) = (
        ty(element, &[BATCH, 1, N]),
        ty(element, &[BATCH, N, 1]),
        ty(element, &[BATCH, 1, 1]),
    );
    let (last, first) = (ty(element, &[BATCH, 2, N]), ty(element, &[BATCH, 3, N]));
    let mut text = format!(
        "%last = stablehlo.slice %a [0:{BATCH}, 3:{N}, 0:{N}] : ({s}) -> {last}
         %first = stablehlo.slice %a [0:{BATCH}, 0:3, 0:{N}] : ({s}) -> {first}
         %m0 = stablehlo.concatenate %last, %first, dim = 1 : ({last}, {first}) -> {s}
         %i = stablehlo.iota dim = 1 : {index}
         %j = stablehlo.iota dim = 2 : {index}"
    );
    for k in 0..N - 1 {
        let next = k + 1;
        text += &format!(
            "
             %row{k} = stablehlo.slice %m{k} [0:{BATCH}, {k}:{next}, 0:{N}] : ({s}) -> {row}
             %column{k} = stablehlo.slice %m{k} [0:{BATCH}, 0:{N}, {k}:{next}] : ({s}) -> {column}
             %pivot{k} = stablehlo.slice %m{k} [0:{BATCH}, {k}:{next}, {k}:{next}] : ({s}) -> {pivot}
             %rows{k} = stablehlo.broadcast_in_dim %row{k}, dims = [0, 1, 2] : ({row}) -> {s}
             %columns{k} = stablehlo.broadcast_in_dim %column{k}, dims = [0, 1, 2] : ({column}) -> {s}
             %pivots{k} = stablehlo.broadcast_in_dim %pivot{k}, dims = [0, 1, 2] : ({pivot}) -> {s}
             %factors{k} = stablehlo.divide %columns{k}, %pivots{k} : {s}
             %taken{k} = stablehlo.multiply %factors{k}, %rows{k} : {s}
             %rest{k} = stablehlo.subtract %m{k}, %taken{k} : {s}
             %k{k} = stablehlo.constant dense<{k}> : {index}
             %below{k} = stablehlo.compare GT, %i, %k{k}, SIGNED : ({index}, {index}) -> {mask}
             %right{k} = stablehlo.compare GT, %j, %k{k}, SIGNED : ({index}, {index}) -> {mask}
             %here{k} = stablehlo.compare EQ, %j, %k{k}, SIGNED : ({index}, {index}) -> {mask}
             %updated{k} = stablehlo.select %right{k}, %rest{k}, %m{k} : {mask}, {s}
             %divided{k} = stablehlo.select %here{k}, %factors{k}, %updated{k} : {mask}, {s}
             %m{next} = stablehlo.select %below{k}, %divided{k}, %m{k} : {mask}, {s}"
        );
    }
    let lu = format!("%m{}", N - 1);
    // The product of the diagonal; the order of the rows, which all move by 3 of 5, is even.
    let scalar = ty(element, &[]);
    let list = ty(element, &[BATCH]);
    let one = if element.is_complex() {
        "(1.0, 0.0)"
    } else {
        "1.0"
    };
    let product = format!(
        "%diagonal = stablehlo.compare EQ, %i, %j, SIGNED : ({index}, {index}) -> {mask}
         %one = stablehlo.constant dense<{one}> : {scalar}
         %ones = stablehlo.broadcast_in_dim %one, dims = [] : ({scalar}) -> {s}
         %on = stablehlo.select %diagonal, {lu}, %ones : {mask}, {s}
         %det = stablehlo.reduce(%on init: %one) applies stablehlo.multiply across dimensions = [1, 2] : ({s}, {scalar}) -> {list}"
    );
    let real = ty(element.real(), &[BATCH]);
    let rows = [
        (
            "lu",
            "lu",
            "lu(a).0",
            Spec::new(element, &all),
            format!("%out = stablehlo.reshape {lu} : ({s}) -> {s}"),
        ),
        (
            "det",
            "det",
            "det(a)",
            Spec::new(element, &[BATCH]),
            format!("{product}\n%out = stablehlo.reshape %det : ({list}) -> {list}"),
        ),
        (
            "slogdet_sign",
            "slogdet",
            "slogdet(a).0",
            Spec::new(element, &[BATCH]),
            if element.is_complex() {
                format!(
                    "{product}
                 %abs = stablehlo.abs %det : ({list}) -> {real}
                 %none = stablehlo.constant dense<0.0> : {real}
                 %length = stablehlo.complex %abs, %none : {list}
                 %out = stablehlo.divide %det, %length : {list}"
                )
            } else {
                format!("{product}\n%out = stablehlo.sign %det : {list}")
            },
        ),
        (
            "slogdet_logarithm",
            "slogdet",
            "slogdet(a).1",
            Spec::new(element.real(), &[BATCH]),
            format!(
                "{product}
                 %abs = stablehlo.abs %det : ({list}) -> {real}
                 %out = stablehlo.log %abs : {real}"
            ),
        ),
    ];
    let case = |(name, operation, rust, result, last): (&str, _, &str, Spec, String)| {
        // The determinant is about 4 to the fifth.
        let most = if operation == "det" { 1024.0 } else { 4.0 };
        Case {
            name: format!("{name}_{element}"),
            operation,
            parameters: vec![Spec::new(element, &all)],
            arguments: vec![shifted(&mut Random::new(29), element)],
            result,
            rust: rust.to_string(),
            stablehlo: format!("{text}\n{last}"),
            tolerance: within(element, 64.0, most),
        }
    };
    rows.map(case).into()
}

/// Returns cases of equations with general matrices, and of their inverses.
fn general(element: ElementType) -> Vec<Case> {
    let mut random = Random::new(23);
    let a = shifted(&mut random, element);
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
        let conjugate = if element.is_complex() {
            let real = Spec::new(element.real(), &[BATCH, N, N]).stablehlo();
            format!(
                "%re = stablehlo.real %q : ({s}) -> {real}
                 %im = stablehlo.imag %q : ({s}) -> {real}
                 %less = stablehlo.negate %im : {real}
                 %h = stablehlo.complex %re, %less : {s}"
            )
        } else {
            format!("%h = stablehlo.reshape %q : ({s}) -> {s}")
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

/// Returns the case of the inverse of one matrix of two rows.
fn of_two_rows(element: ElementType) -> Case {
    let square = Spec::new(element, &[2, 2]);
    let (s, one) = (square.stablehlo(), Spec::new(element, &[1, 1]).stablehlo());
    let row = Spec::new(element, &[1, 2]).stablehlo();
    let stablehlo = format!(
        "%p = stablehlo.slice %a [0:1, 0:1] : ({s}) -> {one}
         %q = stablehlo.slice %a [0:1, 1:2] : ({s}) -> {one}
         %r = stablehlo.slice %a [1:2, 0:1] : ({s}) -> {one}
         %s = stablehlo.slice %a [1:2, 1:2] : ({s}) -> {one}
         %ps = stablehlo.multiply %p, %s : {one}
         %qr = stablehlo.multiply %q, %r : {one}
         %det = stablehlo.subtract %ps, %qr : {one}
         %less_q = stablehlo.negate %q : {one}
         %less_r = stablehlo.negate %r : {one}
         %first = stablehlo.concatenate %s, %less_q, dim = 1 : ({one}, {one}) -> {row}
         %second = stablehlo.concatenate %less_r, %p, dim = 1 : ({one}, {one}) -> {row}
         %cofactors = stablehlo.concatenate %first, %second, dim = 0 : ({row}, {row}) -> {s}
         %dets = stablehlo.broadcast_in_dim %det, dims = [0, 1] : ({one}) -> {s}
         %out = stablehlo.divide %cofactors, %dets : {s}"
    );
    Case {
        name: format!("inverse_of_two_rows_{element}"),
        operation: "inverse",
        parameters: vec![square.clone()],
        arguments: vec![bytes(
            element,
            &[[3.0, 0.0], [-1.0, 0.0], [0.5, 0.0], [2.0, 0.0]],
        )],
        result: square,
        rust: "inverse(a)".to_string(),
        stablehlo,
        tolerance: within(element, 16.0, 1.0),
    }
}
