//! A summary of a model: arguments, constants and operations.

use std::collections::BTreeMap;
use std::fmt;

use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Graph, Module, Shape, ops};

/// The numbers that describe a model.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The arrays and the bytes of the arguments.
    pub arguments: (usize, usize),
    /// The arrays and the bytes of the constants.
    pub constants: (usize, usize),
    /// The functions.
    pub functions: usize,
    /// The number of instructions by name, in all functions.
    pub operations: BTreeMap<&'static str, usize>,
    /// The multiplications and additions of products, each product once however often it is in a loop.
    pub product_flop: usize,
}

/// Returns the summary of a module.
pub fn summary(module: &Module) -> Summary {
    let mut summary = Summary {
        functions: module.functions.len(),
        ..Summary::default()
    };
    for function in &module.functions {
        summary.add(&function.graph);
    }
    if let Some(entry) = module.entry() {
        let mut shapes = entry.graph.param_shapes();
        shapes.retain(|shape| shape.element != ElementType::Token);
        summary.arguments = (shapes.len(), shapes.iter().map(bytes).sum());
    }
    summary
}

fn elements(shape: &Shape) -> usize {
    shape.len().known().unwrap_or(0)
}

fn bytes(shape: &Shape) -> usize {
    elements(shape) * shape.element.bytes()
}

impl Summary {
    fn add(&mut self, graph: &Graph) {
        for (_, instr) in graph.instrs() {
            *self.operations.entry(instr.op.name).or_default() += 1;
            match (instr.op.form)(graph, instr) {
                Form::Constant(literal) => {
                    self.constants.0 += 1;
                    self.constants.1 += literal.bytes().len();
                }
                // A multiplication and an addition for each contracted index of each element of the result.
                Form::Contract(contraction) => {
                    let lhs = graph.shape(instr.operands[0]);
                    let sizes = contraction.lhs_contracting.iter();
                    let terms: usize = sizes.map(|&d| lhs.dims[d].known().unwrap_or(1)).product();
                    self.product_flop += 2 * terms * elements(graph.shape(instr.results[0]));
                }
                // Each element of the result reads the kernel of its output feature: all but one dimension of the
                // kernel.
                _ if *instr.op == ops::convolution::PRIMITIVE => {
                    let kernel = graph.shape(instr.operands[1]);
                    let result = graph.shape(instr.results[0]);
                    let of = ops::convolution::Convolution::of(&instr.attrs);
                    let outputs = of.map_or(1, |of| {
                        let [_, kernel_dims, _] = &of.dimensions.roles;
                        kernel.dims[kernel_dims[0]].known().unwrap_or(1)
                    });
                    self.product_flop += 2 * elements(kernel) / outputs.max(1) * elements(result);
                }
                _ => {}
            }
            // The reader bounds the depth.
            for region in &instr.regions {
                self.add(region);
            }
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (count, bytes) = self.arguments;
        writeln!(f, "arguments     {count} arrays, {bytes} bytes")?;
        let (count, bytes) = self.constants;
        writeln!(f, "constants     {count} arrays, {bytes} bytes")?;
        writeln!(f, "functions     {}", self.functions)?;
        writeln!(f, "products      {} FLOP", self.product_flop)?;
        let all: usize = self.operations.values().sum();
        writeln!(f, "instructions  {all}")?;
        for (name, count) in &self.operations {
            writeln!(f, "{count:12}  {name}")?;
        }
        Ok(())
    }
}
