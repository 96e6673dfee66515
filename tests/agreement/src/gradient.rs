//! Gradients of random programs: of the sum of the sines of all floating-point results, by all parameters of `f32`, `f64`
//! and complex numbers.

use std::fmt::Write;
use std::rc::Rc;

use xla_hlo::error::Fault;
use xla_hlo::operation::{self, CapturingGraph, Computation, Expected};
use xla_hlo::shape::Type;
use xla_hlo::transform::{self, Application, Failure, Options};
use xla_hlo::{Builder, ElementType, Function, Graph, Module, Shape, Tree, Value, lookup};

use crate::graph;
use crate::program::{Array, Program, tuple};

/// A program whose gradient is computed.
pub struct Gradient {
    program: Program,
    /// The numbers of the parameters by which it is differentiated.
    by: Vec<usize>,
    /// The numbers of the results that the loss reads.
    results: Vec<usize>,
}

impl Gradient {
    /// Returns the gradient of a program; `None` if it has no parameter or result to differentiate, or an operation without
    /// a derivative.
    pub fn of(program: Program) -> Option<Gradient> {
        use ElementType::{Bf16, C64, C128, F16, F32, F64};
        let params = program.arrays[..program.params].iter().enumerate();
        let wide = |array: &Array| matches!(array.element, F32 | F64 | C64 | C128);
        let by: Vec<usize> = params.filter(|(_, a)| wide(a)).map(|(i, _)| i).collect();
        let real =
            |&&result: &&usize| matches!(program.arrays[result].element, F16 | Bf16 | F32 | F64);
        let mut results: Vec<usize> = program.results.iter().filter(real).copied().collect();
        results.sort_unstable();
        results.dedup();
        if by.is_empty() || results.is_empty() {
            return None;
        }
        let gradient = Gradient {
            program,
            by,
            results,
        };
        gradient.module().is_ok().then_some(gradient)
    }

    /// Returns the program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Returns the name of the function.
    pub fn function(&self) -> String {
        format!("d{}", self.program.function())
    }

    /// Returns the element types of the gradients.
    pub fn elements(&self) -> Vec<ElementType> {
        let arrays = self.by.iter().map(|&i| self.program.arrays[i].element);
        arrays.collect()
    }

    /// Returns the function in Rust.
    pub fn source(&self) -> String {
        let program = &self.program;
        let (params, types): (Vec<String>, Vec<String>) = program.parameters().unzip();
        let mut text = format!("#[computation]\npub fn {}(", self.function());
        for (i, (name, ty)) in params.iter().zip(&types).enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            let by = if ty.contains('!') { "&" } else { "" };
            let _ = write!(text, "{comma}{name}: {by}{ty}");
        }
        let own: Vec<String> = self.by.iter().map(|&i| types[i].clone()).collect();
        let _ = writeln!(text, ") -> {} {{", tuple(&own));
        let _ = writeln!(text, "    let loss = |{}| {{", params.join(", "));
        text.push_str(&program.statements());
        let terms = self.results.iter().map(|&result| {
            let array = &program.arrays[result];
            let term = format!("sin({} as f64)", program.name(result));
            if array.dims.is_empty() {
                term
            } else {
                format!("sum({term})")
            }
        });
        let terms: Vec<String> = terms.collect();
        let _ = writeln!(text, "    {}\n    }};", terms.join(" + "));
        let _ = writeln!(
            text,
            "    grad(loss, argnums = {:?})({})\n}}",
            self.by,
            params.join(", ")
        );
        text
    }

    /// Returns the gradient as a module of one function.
    ///
    /// # Errors
    /// An operation of the program has no derivative.
    pub fn module(&self) -> Result<Module, Failure> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let arrays = self.program.arrays[..self.program.params].iter();
        let params: Vec<Tree<Value>> = arrays
            .map(|array| Tree::Leaf(b.graph.add_param(graph::shape(array))))
            .collect();
        let by = self.by.iter().map(|&i| i as i64).collect();
        let options = Options {
            argnums: Some(by),
            ..Options::default()
        };
        let grad = transform::lookup("grad").expect("a transformation");
        let mut application = Application {
            b: &mut b,
            function: self,
            functions: &[],
            rule_name: None,
            options: &options,
            arguments: &params,
            tangents: &[],
            states: &[],
            new_states: Vec::new(),
        };
        let made = (grad.apply)(&mut application)?.value;
        b.graph.results = made.leaves().into_iter().copied().collect();
        let signature = graph::signature(&self.program, &b.graph);
        let function = Function::new(self.function(), signature, b.graph);
        Ok(Module {
            functions: vec![Rc::new(function)],
        })
    }

    /// Adds the loss to a graph of the program.
    fn loss(&self, b: &mut Builder<'_>) {
        let mut total = None;
        for result in &self.results {
            let place = self
                .program
                .results
                .iter()
                .position(|other| other == result);
            let value = b.graph.results[place.expect("a result")];
            let element = operation::Argument::Element(ElementType::F64);
            let wide = call(b, "convert", vec![Tree::Leaf(value)], Some(element));
            let mut term = call(b, "sin", vec![wide], None);
            if !self.program.arrays[*result].dims.is_empty() {
                term = call(b, "sum", vec![term], None);
            }
            total = Some(match total {
                None => term,
                Some(total) => call(b, "add", vec![total, term], None),
            });
        }
        let total = total.expect("at least one result");
        b.graph.results = total.leaves().into_iter().copied().collect();
    }
}

/// Calls an operation that accepts its operands.
fn call(
    b: &mut Builder<'_>,
    name: &str,
    operands: Vec<Tree<Value>>,
    last: Option<operation::Argument<'static>>,
) -> Tree<Value> {
    let operation = lookup(name).expect("an operation");
    let operands = operands.into_iter().map(operation::Argument::Value);
    let mut arguments: Vec<_> = operands.chain(last).collect();
    arguments.resize_with(operation.params.len(), || operation::Argument::Missing);
    b.apply(operation, arguments)
        .expect("floating-point operands")
}

impl Computation for Gradient {
    fn graph(&self, _: &[Shape]) -> Result<Graph, Fault> {
        let module = graph::module(&self.program);
        let entry = module.entry().expect("one function");
        let mut b = Builder::new(&module);
        b.graph = entry.graph.clone();
        self.loss(&mut b);
        Ok(b.graph)
    }

    fn with_captures(
        &self,
        _: &[Type],
        _: Option<Expected<'_>>,
        _: &Graph,
    ) -> Result<CapturingGraph, Fault> {
        Ok(CapturingGraph {
            graph: self.graph(&[])?,
            result: Type::array(Shape::scalar(ElementType::F64)),
            values: Vec::new(),
            replaced: Vec::new(),
        })
    }
}
