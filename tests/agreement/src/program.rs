//! A generated computation: its steps, its text, its inputs and outputs.

use std::fmt::Write;

use xla_hlo::{ElementType, Operation};

use crate::bounds::Bounds;
use crate::number::push_float;
use crate::random::Random;

/// An array of the computation.
#[derive(Clone, Debug)]
pub struct Array {
    /// The element type.
    pub element: ElementType,
    /// The sizes.
    pub dims: Vec<usize>,
    /// The bounds of its elements.
    pub bounds: Bounds,
}

/// One argument of a step.
#[derive(Clone, Debug)]
pub enum Argument {
    /// An array by its number: the parameters first, then the steps' results.
    Value(usize),
    /// `x.along([..])`.
    Along(usize, Vec<usize>),
    /// A literal.
    Number(String),
    /// A list of dimensions or sizes.
    Ints(Vec<usize>),
    /// A single dimension or size.
    Int(usize),
    /// An element type.
    Element(ElementType),
    /// `true`, as of `keep`.
    On,
    /// A closure.
    Closure(&'static Closure),
    /// A closure that captures an array of the function, by its number: its last parameter, which is written `{}` in
    /// the text.
    Capturing(&'static Closure, usize),
    /// Closures in brackets.
    Closures(&'static [&'static Closure]),
    /// Arrays in a tuple.
    Tuple(Vec<usize>),
    /// A string.
    Word(String),
    /// Pairs of numbers.
    Pairs(Vec<(usize, usize)>),
}

/// A sub-computation.
#[derive(Debug)]
pub struct Closure {
    /// The text in Rust.
    pub text: &'static str,
    /// The number of parameters.
    pub params: usize,
    /// The equivalent operations, each with the numbers of its operands: the parameters first, then earlier results. A
    /// closure with several results ends with `tuple`.
    pub steps: &'static [(&'static str, &'static [usize])],
}

/// The notation of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `add(a, b)`.
    Function,
    /// `a.add(b)`.
    Method,
    /// `a + b`, `-a`, `a as f32`.
    Operator,
}

/// One `let` statement.
#[derive(Clone, Debug)]
pub struct Step {
    /// The operation.
    pub operation: &'static Operation,
    /// The arguments; named ones are last.
    pub arguments: Vec<(Option<&'static str>, Argument)>,
    /// The notation.
    pub form: Form,
    /// The part of the result that is used, if the result is a tuple.
    pub part: Option<usize>,
    /// Whether the type is written too.
    pub typed: bool,
}

/// An argument of the computation.
#[derive(Clone, Debug)]
pub struct Input {
    /// The element type.
    pub element: ElementType,
    /// The sizes; empty for a scalar.
    pub dims: Vec<usize>,
    /// The elements in row-major order, each exact in the element type; a complex one as real and imaginary part, a
    /// predicate as 0 or 1.
    pub numbers: Vec<f64>,
}

/// A result of the computation.
#[derive(Clone, Debug)]
pub struct Output {
    /// The element type.
    pub element: ElementType,
    /// The sizes.
    pub dims: Vec<usize>,
    /// The maximum difference between correct implementations in an element, or in a part of a complex one; 0 for exact
    /// results.
    pub tolerance: f64,
}

/// A computation without its text.
#[derive(Clone, Debug)]
pub struct Program {
    /// The seed.
    pub seed: u64,
    /// The number of this program among the smaller programs of another one.
    pub variant: Option<usize>,
    /// The arrays: the parameters, then one for each step.
    pub arrays: Vec<Array>,
    /// The number of parameters.
    pub params: usize,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The numbers of the arrays that it returns, at least one.
    pub results: Vec<usize>,
}

impl Program {
    /// Returns the name of the function: `g17`, or `g17_3` for a smaller program of that one.
    pub fn function(&self) -> String {
        let variant = self.variant.map_or(String::new(), |n| format!("_{n}"));
        format!("g{}{variant}", self.seed)
    }

    /// Returns the arguments to call it with, always the same for one seed.
    pub fn inputs(&self) -> Vec<Input> {
        let mut random = Random::new(!self.seed);
        let params = self.arrays[..self.params].iter();
        let input = |array: &Array| {
            let parts = if array.element.is_complex() { 2 } else { 1 };
            let count = array.dims.iter().product::<usize>() * parts;
            let scale = f64::from(1 << array.bounds.grid.unwrap_or(0));
            let [low, high] = [array.bounds.low, array.bounds.high].map(|b| (b * scale) as i64);
            Input {
                element: array.element,
                dims: array.dims.clone(),
                numbers: (0..count)
                    .map(|_| random.between(low, high) as f64 / scale)
                    .collect(),
            }
        };
        params.map(input).collect()
    }

    /// Returns the arguments as bytes.
    pub fn arguments(&self) -> Vec<Vec<u8>> {
        let inputs = self.inputs().into_iter();
        inputs
            .map(|input| bytes(input.element, &input.numbers))
            .collect()
    }

    /// Returns the outputs, in order.
    pub fn outputs(&self) -> Vec<Output> {
        let results = self.results.iter().map(|&result| &self.arrays[result]);
        let output = |array: &Array| Output {
            element: array.element,
            dims: array.dims.clone(),
            // Each implementation may be off by the error, in opposite directions.
            tolerance: 2.0 * array.bounds.error,
        };
        results.map(output).collect()
    }

    /// Returns the function in Rust.
    pub fn source(&self) -> String {
        let mut text = format!("#[computation]\npub fn {}(", self.function());
        for (number, array) in self.arrays[..self.params].iter().enumerate() {
            let comma = if number > 0 { ", " } else { "" };
            let by = if array.dims.is_empty() { "" } else { "&" };
            let _ = write!(
                text,
                "{comma}{}: {by}{}",
                self.name(number),
                type_text(array)
            );
        }
        let results = self.results.iter();
        let (names, types): (Vec<String>, Vec<String>) = results
            .map(|&result| (self.name(result), type_text(&self.arrays[result])))
            .unzip();
        let _ = writeln!(text, ") -> {} {{", tuple(&types));
        text.push_str(&self.statements());
        let _ = writeln!(text, "    {}\n}}", tuple(&names));
        text
    }

    /// Returns the statements of the function in Rust.
    pub(crate) fn statements(&self) -> String {
        let mut text = String::new();
        for (step, number) in self.steps.iter().zip(self.params..) {
            let ty = if step.typed {
                format!(": {}", type_text(&self.arrays[number]))
            } else {
                String::new()
            };
            let part = step.part.map_or(String::new(), |part| format!(".{part}"));
            let call = self.call(step) + &part;
            let _ = writeln!(text, "    let {}{ty} = {call};", self.name(number));
        }
        text
    }

    /// Returns the name and the type of each parameter.
    pub fn parameters(&self) -> impl Iterator<Item = (String, String)> {
        let arrays = self.arrays[..self.params].iter().enumerate();
        arrays.map(|(number, array)| (self.name(number), type_text(array)))
    }

    /// Returns the name of an array.
    pub(crate) fn name(&self, number: usize) -> String {
        let letter = if number < self.params { 'a' } else { 'v' };
        format!("{letter}{number}")
    }

    fn call(&self, step: &Step) -> String {
        let name = step.operation.name;
        let mut arguments: Vec<String> = (step.arguments.iter())
            .map(|(name, argument)| match name {
                Some(name) => format!("{name} = {}", self.argument(argument)),
                None => self.argument(argument),
            })
            .collect();
        match (step.form, step.operation.operator, arguments.as_slice()) {
            (Form::Operator, Some(operator), [one]) => operator.replace('x', one),
            (Form::Operator, Some(operator), [lhs, rhs]) => format!("{lhs} {operator} {rhs}"),
            (Form::Operator, None, [operand, element]) => format!("{operand} as {element}"),
            (Form::Method, ..) => {
                // The functions precede the operands.
                let first = arguments.remove(step.operation.functions());
                format!("{first}.{name}({})", arguments.join(", "))
            }
            _ => format!("{name}({})", arguments.join(", ")),
        }
    }

    fn argument(&self, argument: &Argument) -> String {
        match argument {
            Argument::Value(number) => self.name(*number),
            Argument::Along(number, dims) => format!("{}.along({dims:?})", self.name(*number)),
            Argument::Number(text) => text.clone(),
            Argument::Ints(list) => format!("{list:?}"),
            Argument::Int(number) => number.to_string(),
            Argument::Element(element) => element.to_string(),
            Argument::On => "true".to_string(),
            Argument::Closure(closure) => closure.text.to_string(),
            Argument::Closures(closures) => {
                let texts: Vec<&str> = closures.iter().map(|closure| closure.text).collect();
                format!("[{}]", texts.join(", "))
            }
            Argument::Capturing(closure, number) => closure.text.replace("{}", &self.name(*number)),
            Argument::Word(word) => format!("{word:?}"),
            Argument::Pairs(pairs) => format!("{pairs:?}"),
            Argument::Tuple(numbers) => {
                let names: Vec<String> = numbers.iter().map(|&n| self.name(n)).collect();
                tuple(&names)
            }
        }
    }
}

/// Encodes elements as bytes.
fn bytes(element: ElementType, numbers: &[f64]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for &number in numbers {
        // For an integer type, the number is an integer.
        push_float(element, number, &mut bytes);
    }
    bytes
}

/// Returns the type of an array in a signature; a scalar is a plain number.
fn type_text(array: &Array) -> String {
    if array.dims.is_empty() {
        return array.element.to_string();
    }
    let sizes: Vec<String> = array.dims.iter().map(usize::to_string).collect();
    format!("{}![{}]", array.element, sizes.join(", "))
}

/// Returns one item, or a tuple of several.
pub(crate) fn tuple(items: &[String]) -> String {
    match items {
        [one] => one.clone(),
        many => format!("({})", many.join(", ")),
    }
}
