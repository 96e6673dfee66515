//! A computation for each operation, element type and way to call it: as Rust, as StableHLO, and with arguments.
//!
//! Both texts are written from a row of a table, so that neither is derived from the other.

mod applied;
mod arrays;
mod attention;
pub mod chosen;
mod control;
mod convolutions;
mod derived;
mod drawn;
mod elementwise;
pub mod expansion;
mod folds;
mod fourier;
mod labels;
mod layouts;
mod linear;
mod movement;
mod norms;
mod places;
mod rearranged;
mod spectral;
mod structural;
mod text;
mod tolerance;
mod windows;

use std::fmt::Write;

use xla_hlo::ElementType;

use crate::compare::Tolerance;
use crate::random::Random;
use crate::values::{self, Bytes};

/// An array in a signature.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// The element type.
    pub element: ElementType,
    /// The sizes.
    pub dims: Vec<usize>,
    /// The dimensions from the one that varies fastest, if the layout is not row-major.
    pub layout: Option<Vec<usize>>,
}

/// One computation.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name of the function: its operation and element types.
    pub name: String,
    /// The operation under test.
    pub operation: &'static str,
    /// The parameters.
    pub parameters: Vec<Spec>,
    /// The elements of the arguments, in row-major order.
    pub arguments: Vec<Bytes>,
    /// The result.
    pub result: Spec,
    /// The body in Rust; parameters are `a`, `b`, `c`.
    pub rust: String,
    /// The body in StableHLO, which defines `%out`; parameters are `%a`, `%b`, `%c`.
    pub stablehlo: String,
    /// The maximum difference between the result and XLA's.
    pub tolerance: Tolerance,
}

/// Returns every case, always the same and in the same order.
pub fn all() -> Vec<Case> {
    let mut cases = elementwise::cases();
    cases.extend(structural::cases());
    cases.extend(arrays::cases());
    cases.extend(convolutions::cases());
    cases.extend(windows::cases());
    cases.extend(norms::cases());
    cases.extend(drawn::cases());
    cases.extend(derived::cases());
    cases.extend(rearranged::cases());
    let laid = layouts::of(&cases);
    cases.extend(laid);
    cases
}

/// The names of parameters.
const PARAMETERS: [&str; 3] = ["a", "b", "c"];

impl Spec {
    /// Returns a row-major array.
    pub fn new(element: ElementType, dims: &[usize]) -> Spec {
        Spec {
            element,
            dims: dims.to_vec(),
            layout: None,
        }
    }

    /// Returns the array with another layout.
    fn laid(mut self, minor_to_major: &[usize]) -> Spec {
        self.layout = Some(minor_to_major.to_vec());
        self
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.dims.iter().product()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the type in Rust; a scalar is a plain number.
    pub fn rust(&self) -> String {
        if self.dims.is_empty() {
            return self.element.to_string();
        }
        let list = |items: &[usize]| {
            items
                .iter()
                .map(usize::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let layout = self
            .layout
            .as_ref()
            .map_or(String::new(), |layout| format!("; {{{}}}", list(layout)));
        format!("{}![{}{layout}]", self.element, list(&self.dims))
    }

    /// Returns the type in StableHLO.
    pub fn stablehlo(&self) -> String {
        let sizes: String = self.dims.iter().map(|size| format!("{size}x")).collect();
        format!("tensor<{sizes}{}>", self.element.stablehlo())
    }
}

impl Case {
    /// Returns the function in Rust.
    pub fn source(&self) -> String {
        let mut text = format!("#[computation]\npub fn {}(", self.name);
        for (i, (name, spec)) in PARAMETERS.iter().zip(&self.parameters).enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            let by = if spec.dims.is_empty() { "" } else { "&" };
            let _ = write!(text, "{comma}{name}: {by}{}", spec.rust());
        }
        let _ = write!(
            text,
            ") -> {} {{\n    {}\n}}\n",
            self.result.rust(),
            self.rust
        );
        text
    }

    /// Returns the function as a StableHLO module.
    pub fn module(&self) -> String {
        self.function("@main")
    }

    fn function(&self, name: &str) -> String {
        let parameters: Vec<String> = PARAMETERS
            .iter()
            .zip(&self.parameters)
            .map(|(name, spec)| format!("%{name}: {}", spec.stablehlo()))
            .collect();
        let result = self.result.stablehlo();
        format!(
            "func.func {name}({}) -> {result} {{\n{}\nreturn %out : {result}\n}}\n",
            parameters.join(", "),
            self.stablehlo
        )
    }

    /// Returns the arguments as XLA reads them: subnormal numbers are zeros.
    pub fn flushed(&self) -> Vec<Bytes> {
        let pairs = self.parameters.iter().zip(&self.arguments);
        pairs
            .map(|(spec, bytes)| values::flushed(spec.element, bytes))
            .collect()
    }
}

/// Returns one StableHLO module that computes all cases: its parameters are the first case's, then the
/// second's, and so on; it has one result for each case.
pub fn together(cases: &[&Case]) -> String {
    let mut functions = String::new();
    let (mut parameters, mut calls, mut names) = (Vec::new(), String::new(), Vec::new());
    for (number, case) in cases.iter().enumerate() {
        functions += &case.function(&format!("private @case{number}"));
        let first = parameters.len();
        let types = case.parameters.iter().map(Spec::stablehlo);
        parameters.extend(
            types
                .clone()
                .enumerate()
                .map(|(i, ty)| format!("%p{}: {ty}", first + i)),
        );
        let operands: Vec<String> = (first..parameters.len())
            .map(|i| format!("%p{i}"))
            .collect();
        calls += &format!(
            "%r{number} = func.call @case{number}({}) : ({}) -> {}\n",
            operands.join(", "),
            types.collect::<Vec<_>>().join(", "),
            case.result.stablehlo()
        );
        names.push(format!("%r{number}"));
    }
    let results: Vec<String> = cases.iter().map(|case| case.result.stablehlo()).collect();
    let results = results.join(", ");
    format!(
        "func.func @main({}) -> ({results}) {{\n{calls}return {} : {results}\n}}\n{functions}",
        parameters.join(", "),
        names.join(", ")
    )
}

/// Returns elements for an array, seeded by the case's name, so that every case has different ones.
fn filled(name: &str, spec: &Spec, fill: fn(&mut Random, ElementType) -> Bytes) -> Bytes {
    let seed = name.bytes().fold(17, |seed: u64, byte| {
        seed.wrapping_mul(31).wrapping_add(byte.into())
    });
    let mut random = Random::new(seed);
    (0..spec.len())
        .flat_map(|_| fill(&mut random, spec.element))
        .collect()
}
