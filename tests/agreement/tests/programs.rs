//! Checks that generated programs are well formed, the same each time, and use the whole language.

use std::collections::BTreeSet;

use agreement::number::ELEMENTS;
use agreement::program::{Form, Program};
use agreement::{generate, graph};
use xla_hlo::ElementType;
use xla_hlo::operation::Form as Lowered;
use xla_hlo::text;

const SEEDS: std::ops::Range<u64> = 0..2000;

#[test]
fn every_step_is_accepted_and_has_the_shape_that_was_foreseen() {
    for seed in SEEDS {
        // Panics otherwise.
        let module = graph::module(&generate(seed));
        assert_eq!(module.functions.len(), 1);
    }
}

#[test]
fn text_for_xla_has_no_instruction_that_xla_lacks() {
    for seed in SEEDS {
        let text = text::stablehlo(&graph::module(&generate(seed))).unwrap();
        let own = text.lines().find(|line| line.contains("\"typed_xla."));
        assert_eq!(own, None, "{seed}");
    }
}

#[test]
fn programs_are_neither_empty_nor_wide() {
    for seed in SEEDS {
        let program = generate(seed);
        assert!(!program.steps.is_empty(), "{seed}");
        assert!((1..=4).contains(&program.results.len()), "{seed}");
        assert_eq!(program.arrays.len(), program.params + program.steps.len());
    }
}

#[test]
fn one_seed_gives_one_program_and_one_set_of_inputs() {
    for seed in [0, 1, 17, 1999] {
        let (a, b) = (generate(seed), generate(seed));
        assert_eq!(a.source(), b.source());
        let numbers = |p: &Program| {
            p.inputs()
                .into_iter()
                .map(|i| i.numbers)
                .collect::<Vec<_>>()
        };
        assert_eq!(numbers(&a), numbers(&b));
    }
}

#[test]
fn inputs_lie_within_their_bounds_and_have_their_number() {
    for seed in SEEDS {
        let program = generate(seed);
        for (input, array) in program.inputs().iter().zip(&program.arrays) {
            let parts = if array.element.is_complex() { 2 } else { 1 };
            assert_eq!(
                input.numbers.len(),
                array.dims.iter().product::<usize>() * parts
            );
            let within = |n: &f64| (array.bounds.low..=array.bounds.high).contains(n);
            assert!(input.numbers.iter().all(within), "{seed}");
        }
    }
}

#[test]
fn together_they_use_every_element_type_notation_and_kind_of_size() {
    let programs: Vec<Program> = SEEDS.map(generate).collect();
    let steps = || programs.iter().flat_map(|p| &p.steps);
    let arrays = || programs.iter().flat_map(|p| &p.arrays);
    for element in ELEMENTS {
        let count = arrays().filter(|a| a.element == element).count();
        assert!(count > 100, "{element}: {count}");
    }
    for form in [Form::Function, Form::Method, Form::Operator] {
        assert!(steps().any(|step| step.form == form), "{form:?}");
    }
    for size in [0, 1] {
        assert!(arrays().any(|a| a.dims.contains(&size)), "{size}");
    }
}

/// The forms of primitives without side effects.
const FORMS: [&str; 13] = [
    "map",
    "broadcast",
    "reshape",
    "transpose",
    "iota",
    "constant",
    "reduce",
    "contract",
    "kernel",
    "region",
    "while",
    "branch",
    "expanded",
];

/// Returns the name of a form.
fn name(form: &Lowered) -> &'static str {
    match form {
        Lowered::Map { .. } => "map",
        Lowered::Broadcast { .. } => "broadcast",
        Lowered::Reshape => "reshape",
        Lowered::Barrier => "barrier",
        Lowered::Transpose { .. } => "transpose",
        Lowered::Iota { .. } => "iota",
        Lowered::Constant(_) | Lowered::Size(_) => "constant",
        Lowered::Reduce { .. } => "reduce",
        Lowered::Contract(_) => "contract",
        Lowered::Kernel(_) => "kernel",
        Lowered::Region => "region",
        Lowered::Batch => "batch",
        Lowered::While => "while",
        Lowered::Branch => "branch",
        Lowered::Expanded => "expanded",
        Lowered::CustomCall { .. } | Lowered::Call(_) => "a call",
    }
}

#[test]
fn together_they_have_instructions_of_every_form() {
    let mut found = BTreeSet::new();
    for seed in SEEDS {
        let module = graph::module(&generate(seed));
        let graph = &module.functions[0].graph;
        let forms = graph
            .instrs()
            .map(|(_, instr)| (instr.op.form)(graph, instr));
        found.extend(forms.map(|form| name(&form)));
    }
    assert_eq!(found, BTreeSet::from(FORMS));
}

#[test]
fn most_results_are_exact_and_the_others_close() {
    let programs = SEEDS.map(generate);
    let results: Vec<_> = programs.flat_map(|p| p.outputs()).collect();
    let exact = results.iter().filter(|r| r.tolerance == 0.0).count();
    assert!(exact * 2 > results.len(), "{exact} of {}", results.len());
    let single = results.iter().filter(|r| r.element == ElementType::F32);
    let mut tolerances: Vec<f64> = single.map(|r| r.tolerance).filter(|t| *t > 0.0).collect();
    tolerances.sort_by(f64::total_cmp);
    assert!(tolerances[tolerances.len() / 2] < 1e-3, "{tolerances:?}");
}
