//! Generates a program step by step, then keeps the steps that its results need.

use crate::number::ELEMENTS;
use xla_hlo::element::Kind;
use xla_hlo::{ElementType, Operation, lookup};

use crate::bounds::Bounds;
use crate::operations::CHOICES;
use crate::program::{Argument, Array, Form, Program, Step};
use crate::random::Random;
use crate::shrink::cut;

/// The maximum number of elements of an array.
const MOST_ELEMENTS: usize = 400;

/// Returns the program of a seed.
///
/// ```
/// let program = agreement::generate(17);
/// assert_eq!(program.source(), agreement::generate(17).source());
/// assert!(program.source().starts_with("#[computation]\npub fn g17("));
/// ```
pub fn generate(seed: u64) -> Program {
    let mut growing = Generator::new(seed);
    let expected = growing.random.between(4, 14) as usize;
    // A choice that finds no operand is repeated; every program has an array to negate or compare.
    for _ in 0..40 * expected {
        if growing.program.steps.len() == expected {
            break;
        }
        let choice = growing.random.pick(CHOICES);
        let _ = choice(&mut growing);
    }
    growing.finish()
}

/// A program under construction.
pub(crate) struct Generator {
    pub(crate) random: Random,
    program: Program,
    used: Vec<bool>,
}

impl Generator {
    fn new(seed: u64) -> Generator {
        let mut random = Random::new(seed);
        let first = ELEMENTS[seed as usize % ELEMENTS.len()];
        let second = random.pick(&ELEMENTS);
        let rank = random.pick(&[0, 1, 1, 2, 2, 2, 3, 3, 4]);
        let sizes: Vec<usize> = (0..rank).map(|_| size(&mut random)).collect();
        let mut arrays = Vec::new();
        for _ in 0..random.between(2, 4) {
            let element = if random.percent(65) { first } else { second };
            arrays.push(Array {
                element,
                dims: related(&mut random, &sizes),
                bounds: bounds(&mut random, element),
            });
        }
        Generator {
            random,
            used: vec![false; arrays.len()],
            program: Program {
                seed,
                variant: None,
                params: arrays.len(),
                arrays,
                steps: Vec::new(),
                results: Vec::new(),
            },
        }
    }

    /// Returns an array of the program.
    pub(crate) fn array(&self, number: usize) -> Array {
        self.program.arrays[number].clone()
    }

    /// Returns the step that computes an array, unless it is a parameter.
    pub(crate) fn maker(&self, number: usize) -> Option<&Step> {
        let step = number.checked_sub(self.program.params)?;
        self.program.steps.get(step)
    }

    /// Returns the number of the array that the last step computes.
    pub(crate) fn last(&self) -> usize {
        self.program.arrays.len() - 1
    }

    /// Picks an array for which `holds` returns true, preferably one that no step reads yet.
    pub(crate) fn some(&mut self, holds: impl Fn(&Array) -> bool) -> Option<usize> {
        let arrays = self.program.arrays.iter().enumerate();
        let all: Vec<usize> = arrays.filter(|(_, a)| holds(a)).map(|(i, _)| i).collect();
        let unused: Vec<usize> = all.iter().copied().filter(|&i| !self.used[i]).collect();
        if !unused.is_empty() && self.random.percent(60) {
            return Some(self.random.pick(&unused));
        }
        (!all.is_empty()).then(|| self.random.pick(&all))
    }

    /// Adds a step, unless its result is too large or too inaccurate; `roundings` is the number of its roundings.
    pub(crate) fn push(
        &mut self,
        name: &str,
        arguments: Vec<(Option<&'static str>, Argument)>,
        result: Array,
        roundings: f64,
    ) -> Option<()> {
        self.push_part(name, arguments, None, result, roundings)
    }

    /// Adds a step like [`Generator::push`], whose result is one part of a tuple.
    pub(crate) fn push_part(
        &mut self,
        name: &str,
        arguments: Vec<(Option<&'static str>, Argument)>,
        part: Option<usize>,
        result: Array,
        roundings: f64,
    ) -> Option<()> {
        let operation = lookup(name)?;
        let bounds = result.bounds.rounded(result.element, roundings)?;
        if result.dims.iter().product::<usize>() > MOST_ELEMENTS || result.dims.len() > 5 {
            return None;
        }
        for (_, argument) in &arguments {
            match argument {
                Argument::Value(number)
                | Argument::Along(number, _)
                | Argument::Capturing(_, number) => self.used[*number] = true,
                Argument::Tuple(numbers) => numbers.iter().for_each(|&n| self.used[n] = true),
                _ => {}
            }
        }
        let step = Step {
            operation,
            form: self.form(operation, &arguments),
            arguments,
            part,
            typed: self.random.percent(25),
        };
        self.program.steps.push(step);
        self.program.arrays.push(Array { bounds, ..result });
        self.used.push(false);
        Some(())
    }

    fn form(&mut self, operation: &Operation, arguments: &[(Option<&str>, Argument)]) -> Form {
        let mut forms = vec![Form::Function];
        if let Some((None, Argument::Value(_))) = arguments.get(operation.functions()) {
            forms.push(Form::Method);
        }
        let plain = arguments.iter().all(|(name, _)| name.is_none());
        // The elements of an array, `[x, y]`, are no operands of the operation's call.
        let operator = operation.operator.filter(|text| !text.starts_with('['));
        if plain && (operator.is_some() || operation.name == "convert") {
            forms.extend([Form::Operator; 3]);
        }
        self.random.pick(&forms)
    }

    /// Returns the arrays that no step reads, at most four, and drops the steps that they do not need.
    fn finish(self) -> Program {
        let sinks = (self.program.params..self.program.arrays.len()).rev();
        let mut results: Vec<usize> = sinks.filter(|&i| !self.used[i]).take(4).collect();
        results.reverse();
        cut(&self.program, &results, None)
    }
}

/// Draws a small size, rarely 1 and more rarely 0.
pub(crate) fn size(random: &mut Random) -> usize {
    random.pick(&[0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 7, 8])
}

/// Draws sizes that combine with others: the same, fewer of them, some of them 1, or none.
fn related(random: &mut Random, sizes: &[usize]) -> Vec<usize> {
    match random.below(10) {
        0 => Vec::new(),
        1 | 2 => sizes
            .iter()
            .copied()
            .filter(|_| random.percent(60))
            .collect(),
        3 | 4 => sizes
            .iter()
            .map(|&s| if random.percent(40) { 1 } else { s })
            .collect(),
        _ => sizes.to_vec(),
    }
}

/// Draws the bounds of a parameter's elements.
fn bounds(random: &mut Random, element: ElementType) -> Bounds {
    match element.kind() {
        Kind::Bool | Kind::Token => Bounds::exact(0.0, 1.0, 0),
        Kind::Unsigned => Bounds::exact(0.0, 12.0, 0),
        Kind::Signed => Bounds::exact(-9.0, 9.0, 0),
        Kind::Float if random.percent(40) => Bounds::exact(0.25, 3.0, 2),
        Kind::Float | Kind::Complex => Bounds::exact(-3.0, 3.0, 2),
    }
}
