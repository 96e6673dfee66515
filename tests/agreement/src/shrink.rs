//! Smaller programs: if a large one fails, one of these fails too.

use std::collections::BTreeSet;

use crate::generate;
use crate::program::{Argument, Program, Step};

/// Returns the programs that a program can be reduced to, the smallest first: each of its arrays as the only result,
/// and each intermediate array as a parameter.
///
/// ```
/// let program = agreement::generate(17);
/// let smaller = agreement::shrink::smaller(&program);
/// assert!(smaller.iter().all(|s| s.steps.len() <= program.steps.len()));
/// assert_eq!(smaller[0].function(), "g17_0");
/// ```
pub fn smaller(program: &Program) -> Vec<Program> {
    let computed = || program.params..program.arrays.len();
    let alone = computed().map(|number| cut(program, &[number], None));
    let replaced = computed()
        .filter(|number| !program.results.contains(number))
        .map(|number| cut(program, &program.results, Some(number)));
    let size = |p: &Program| (p.steps.len(), p.results.len(), p.params);
    let mut found: Vec<Program> = alone
        .chain(replaced)
        .filter(|p| size(p) < size(program))
        .collect();
    found.sort_by_key(size);
    for (number, program) in found.iter_mut().enumerate() {
        program.variant = Some(number);
    }
    found
}

/// Returns the program of a path such as `17:4:0`: the program of a seed, then one of its smaller programs by its
/// number, then one of the smaller programs of that program, and so on.
///
/// # Panics
/// Panics if there is no such program.
pub fn chosen(path: &str) -> Program {
    let mut numbers = path
        .split(':')
        .map(|n| n.parse().expect("numbers between colons"));
    let whole = generate(numbers.next().expect("a seed") as u64);
    numbers.fold(whole, |program, number: usize| {
        smaller(&program).swap_remove(number)
    })
}

/// Returns the program that returns these arrays and takes one computed array as a parameter, without the steps that it
/// then does not need.
pub(crate) fn cut(program: &Program, results: &[usize], param: Option<usize>) -> Program {
    let is_param = |number: usize| number < program.params || Some(number) == param;
    let mut needed: BTreeSet<usize> = results.iter().copied().collect();
    for number in (program.params..program.arrays.len()).rev() {
        if needed.contains(&number) && !is_param(number) {
            let step = &program.steps[number - program.params];
            needed.extend(step.arguments.iter().flat_map(|(_, a)| reads(a)));
        }
    }
    let (mut order, computed): (Vec<usize>, Vec<usize>) =
        needed.into_iter().partition(|&n| is_param(n));
    let params = order.len();
    let step = |&number: &usize| &program.steps[number - program.params];
    let steps: Vec<&Step> = computed.iter().map(step).collect();
    order.extend(&computed);
    let renumber = |old: usize| order.iter().position(|&n| n == old).unwrap_or_default();
    let array = |&number: &usize| {
        let mut array = program.arrays[number].clone();
        if Some(number) == param {
            array.bounds = array.bounds.drawn(array.element);
        }
        array
    };
    Program {
        seed: program.seed,
        variant: program.variant,
        params,
        steps: steps
            .into_iter()
            .map(|step| renumbered(step, &renumber))
            .collect(),
        results: results.iter().map(|&n| renumber(n)).collect(),
        arrays: order.iter().map(array).collect(),
    }
}

/// Returns the arrays that an argument reads.
fn reads(argument: &Argument) -> Vec<usize> {
    match argument {
        Argument::Value(number) | Argument::Along(number, _) | Argument::Capturing(_, number) => {
            vec![*number]
        }
        Argument::Tuple(numbers) => numbers.clone(),
        _ => Vec::new(),
    }
}

fn renumbered(step: &Step, of: &dyn Fn(usize) -> usize) -> Step {
    let mut step = step.clone();
    for (_, argument) in &mut step.arguments {
        match argument {
            Argument::Value(number)
            | Argument::Along(number, _)
            | Argument::Capturing(_, number) => *number = of(*number),
            Argument::Tuple(numbers) => numbers.iter_mut().for_each(|n| *n = of(*n)),
            _ => {}
        }
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph;

    #[test]
    fn smaller_programs_are_accepted_by_the_rules() {
        for seed in 0..60 {
            let whole = generate(seed);
            for program in smaller(&whole) {
                assert!(program.steps.len() <= whole.steps.len());
                // The rules accept every step of it.
                graph::module(&program);
                let inputs = program.inputs();
                let expected = program.arrays[..program.params].iter();
                for (input, array) in inputs.iter().zip(expected) {
                    let [low, high] = [array.bounds.low, array.bounds.high];
                    assert!(
                        input
                            .numbers
                            .iter()
                            .all(|x| (low - 1.0..=high + 1.0).contains(x))
                    );
                }
            }
        }
    }

    #[test]
    fn shrinking_ends_with_a_program_of_one_step() {
        // Always take the first one, as if all failed.
        let mut program = generate(3);
        while let Some(first) = smaller(&program).into_iter().next() {
            program = first;
        }
        assert_eq!((program.steps.len(), program.results.len()), (1, 1));
    }
}
