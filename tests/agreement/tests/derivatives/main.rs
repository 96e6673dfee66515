//! Checks the derivatives of each case of each operation, without rounding: tangents against differences, cotangents
//! against tangents, and second derivatives.

mod batching;
mod check;
mod conventions;
mod elements;
mod eval;
mod functions;
mod graphs;
#[path = "../../../../xla-hlo/tests/kernels/mod.rs"]
mod kernels;
mod masks;
mod rules;

use std::collections::{BTreeMap, BTreeSet};

use agreement::cases::{self, Case};
use agreement::random::Random;
use check::{Arguments, Derived, argument, is_active};
use xla_hlo::derivatives::{self, rules::Derivative};
use xla_hlo::error::FaultKind;
use xla_hlo::ops::formulas;
use xla_hlo::ops::inline::Refused;
use xla_hlo::{ElementType, Graph, Literal, Shape, Size};

/// Cases whose derivatives are zero, though their values change: those of `floor_divide` by jumps that are closer than the
/// step of differences.
const CONSTANT: &[&str] = &["bitcast_convert_to_", "floor_divide_", "stop_gradient_"];

/// The number of threads that cases are divided between.
const THREADS: usize = 2;

/// Primitives that no case calls; [`conventions`] checks their cotangents.
const COLLECTIVES: [&str; 5] = [
    "all_gather",
    "all_reduce",
    "all_to_all",
    "collective_permute",
    "reduce_scatter",
];

/// Primitives that the evaluator does not know, and the Cholesky factor, whose operand must be symmetric;
/// `tests/derivatives` of the facade compares them with JAX, `tests/custom_derivatives.rs` and `tests/checkpoint.rs` have
/// functions with rules, and `tests/printing.rs` watches cotangents. Two have a derivative in their second operand only,
/// which `tests/ops/formulas.rs` compares with differences.
const ELSEWHERE: [&str; 18] = [
    "attention_grad",
    "attention_tangent",
    "checkpoint",
    "cholesky",
    "custom_jvp",
    "custom_linear_solve",
    "custom_root",
    "custom_vjp",
    "eigh",
    "guard",
    "householder_factors",
    "householder_product",
    "lu_solve",
    "polygamma",
    "pullback",
    "svd",
    "watched",
    "zeta",
];

/// Operations with cases that have no derivative, with the message.
const REFUSED: &[(&str, &str)] = &[(
    "select_and_scatter",
    "the derivative of a `select_and_scatter` that does not add is not supported",
)];

/// Operations with cases that have tangents but no cotangents.
const FORWARD_ONLY: &[&str] = &["reduce", "reduce_window", "scatter"];

/// The number of elements that long vectors are cut to, because this evaluator is slow.
const LENGTH: usize = 48;

/// The outcome of a case.
enum Outcome {
    /// Its derivatives are right. These are the primitives that numbers pass through; without cotangents, with the reason.
    Checked(BTreeSet<&'static str>, Option<String>),
    /// It has no derivative, for this reason.
    Refused(Refused),
    /// Its derivatives are wrong.
    Wrong(String),
    /// There is nothing to differentiate.
    Nothing,
}

fn reason(refused: &Refused) -> String {
    refused.fault.what.to_string()
}

fn outcome(case: &Case) -> Outcome {
    let graph = match graphs::of(case) {
        Ok(graph) => graph,
        Err(refused) => return Outcome::Refused(refused),
    };
    let has_numbers = |values: &[xla_hlo::Value]| values.iter().any(|&v| is_active(graph.shape(v)));
    let elsewhere = graph
        .instrs()
        .any(|(_, instr)| ELSEWHERE.contains(&instr.op.name));
    if elsewhere || !has_numbers(&graph.params) || !has_numbers(&graph.results) {
        return Outcome::Nothing;
    }
    let arguments = case.parameters.iter().zip(&case.arguments);
    let arrays: Vec<_> = arguments
        .map(|(spec, bytes)| {
            let dims: Vec<Size> = spec.dims.iter().map(|&size| Size::from(size)).collect();
            let shape = Shape::new(spec.element, dims);
            let literal = Literal::from_bytes(shape.clone(), bytes.clone());
            let literal = literal.expect("an argument has the bytes of its shape");
            argument(&shape, literal.elements().collect())
        })
        .collect();
    let arguments = Arguments {
        arrays,
        offsets: match case.operation {
            // The lower bound is below the upper one.
            "clamp" => vec![0.0, -1.6, 1.6],
            _ => Vec::new(),
        },
    };
    let mut used = BTreeSet::new();
    differentiated(&graph, &mut used);
    let derived = match Derived::of(graph) {
        Ok(derived) => derived,
        Err(refused) => return Outcome::Refused(refused),
    };
    let seed = case.name.bytes().fold(7, |seed: u64, byte| {
        seed.wrapping_mul(31).wrapping_add(byte.into())
    });
    match derived.check(&arguments, &mut Random::new(seed)) {
        Err(wrong) => Outcome::Wrong(wrong),
        Ok(()) => Outcome::Checked(used, derived.irreversible().map(reason)),
    }
}

/// Adds the names of the primitives that numbers pass through from a parameter.
fn differentiated(graph: &Graph, used: &mut BTreeSet<&'static str>) {
    let mut depends = vec![false; graph.value_count()];
    for &param in &graph.params {
        depends[param.0 as usize] = is_active(graph.shape(param));
    }
    for (_, instr) in graph.instrs() {
        if !instr.operands.iter().any(|v| depends[v.0 as usize]) {
            continue;
        }
        for &result in &instr.results {
            depends[result.0 as usize] = is_active(graph.shape(result));
        }
        if instr.results.iter().any(|v| depends[v.0 as usize]) {
            used.insert(instr.op.name);
            for region in &instr.regions {
                differentiated(region, used);
            }
        }
    }
}

/// Whether all parameters that have derivatives are of double precision.
fn is_double(case: &Case) -> bool {
    let mut numbers = case.parameters.iter().map(|spec| spec.element);
    numbers.all(|e| {
        !(e.is_float() || e.is_complex()) || matches!(e, ElementType::F64 | ElementType::C128)
    })
}

/// Returns the cases to check: of double precision, and others of operations without it.
fn chosen() -> Vec<Case> {
    let cases = cases::all();
    let numbers = |case: &&Case| {
        let plain = |spec: &cases::Spec| spec.layout.is_none();
        let is_number = |e: ElementType| e.is_float() || e.is_complex();
        case.parameters.iter().all(plain)
            && plain(&case.result)
            && is_number(case.result.element)
            && !CONSTANT.iter().any(|name| case.name.starts_with(name))
            && case.parameters.iter().any(|spec| is_number(spec.element))
    };
    let double: BTreeSet<&str> = (cases.iter().filter(numbers))
        .filter(|case| is_double(case))
        .map(|case| case.operation)
        .collect();
    let single = |case: &&Case| {
        let mut elements = case.parameters.iter().map(|spec| spec.element);
        elements.any(|e| matches!(e, ElementType::F32 | ElementType::C64))
            && !double.contains(case.operation)
    };
    let all = cases.iter().filter(numbers);
    all.filter(|case| is_double(case) || single(case))
        .map(shortened)
        .collect()
}

/// Returns a case with shorter vectors, if its text contains no sizes.
fn shortened(case: &Case) -> Case {
    let mut case = case.clone();
    let dims = case.result.dims.clone();
    let vectors = case.parameters.iter().all(|spec| spec.dims == dims);
    if dims.len() != 1 || dims[0] <= LENGTH || !vectors || case.rust.contains('[') {
        return case;
    }
    for (spec, bytes) in case.parameters.iter_mut().zip(&mut case.arguments) {
        bytes.truncate(LENGTH * spec.element.bytes());
        spec.dims = vec![LENGTH];
    }
    case.result.dims = vec![LENGTH];
    case
}

fn outcomes(cases: &[Case]) -> Vec<Outcome> {
    let mut all: Vec<(usize, Outcome)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|number| {
                let own = cases.iter().enumerate().skip(number).step_by(THREADS);
                scope.spawn(move || own.map(|(i, case)| (i, outcome(case))).collect::<Vec<_>>())
            })
            .collect();
        let joined = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined
            .flat_map(|all| all.expect("the message is above"))
            .collect()
    });
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().map(|(_, outcome)| outcome).collect()
}

#[test]
fn derivatives_of_each_case_are_right() {
    // `CASE=gather` checks the cases whose names contain this word.
    let filter = std::env::var("CASE").unwrap_or_default();
    let mut cases = chosen();
    cases.retain(|case| case.name.contains(&filter));
    let mut checked: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let outcomes = outcomes(&cases);
    for (case, outcome) in cases.iter().zip(outcomes) {
        match outcome {
            Outcome::Checked(used, irreversible) => {
                for primitive in used {
                    checked.entry(primitive).or_default().push(&case.name);
                }
                if let Some(reason) = irreversible {
                    println!("{} has no cotangents: {reason}", case.name);
                    if !FORWARD_ONLY.contains(&case.operation) {
                        wrong.push(format!("{}: {reason}", case.name));
                    }
                }
            }
            Outcome::Refused(refused) => {
                let reason = reason(&refused);
                println!("{} has no derivative: {reason}", case.name);
                let none = matches!(*refused.fault.what, FaultKind::NoDerivative { .. });
                if !none && !REFUSED.contains(&(case.operation, &reason)) {
                    wrong.push(format!("{}: {reason}", case.name));
                }
            }
            Outcome::Wrong(what) => wrong.push(format!("{}: {what}", case.name)),
            Outcome::Nothing => {}
        }
    }
    for (primitive, cases) in &checked {
        println!("{primitive}: {} cases: {}", cases.len(), cases.join(" "));
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count} are wrong:\n{}", wrong.join("\n"));
    let unchecked: Vec<_> = xla_hlo::ops::primitives()
        .filter(|primitive| {
            let derivative = derivatives::of(primitive).derivative;
            let constant = matches!(
                derivative,
                Derivative::None(_) | Derivative::Inlined | Derivative::Zero
            );
            let known =
                COLLECTIVES.contains(&primitive.name) || ELSEWHERE.contains(&primitive.name);
            // `tests/agreement/tests/special` differentiates slopes.
            let known = known || formulas::SLOPES.contains(primitive);
            !constant && !known && !checked.contains_key(primitive.name)
        })
        .collect();
    assert!(
        unchecked.is_empty() || !filter.is_empty(),
        "no case of {unchecked:?} is differentiated: add one in tests/agreement/src/cases, or list it in ELSEWHERE of {} if \
         another test compares its derivative",
        file!(),
    );
}
