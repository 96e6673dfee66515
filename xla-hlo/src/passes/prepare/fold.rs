//! Multiplies the kernels of convolutions by prepared factors of their features, such as those of a batch
//! normalisation: `(conv(x, w) - mean) * factor + bias` becomes `conv(x, w * factor) + (bias - mean * factor)`.
//!
//! Each element of the kernel is rounded once more, and the sum once less. So results differ in their last bits, by
//! about as much as another order of additions makes them differ. A factor so large that it overflows the kernel gives NaN
//! where the product of the sum is infinite or finite.

use super::rewrite::Rewritten;
use crate::graph::{Graph, Instr, Value};
use crate::operation::Form;
use crate::ops::convolution::{self, Convolution};
use crate::ops::{broadcast, reshape};
use crate::passes::dce;
use crate::{Builder, ElementType, Module, Size};

/// The operations that follow a convolution, each with a number for each feature.
struct Chain<'a> {
    convolution: &'a Instr,
    /// The dimension of the features in the result, and in the kernel.
    features: [usize; 2],
    steps: Vec<Step<'a>>,
}

/// An operation on the elements of each feature and a number.
struct Step<'a> {
    instr: &'a Instr,
    kind: Kind,
    /// The numbers: one for each feature, or one for all.
    numbers: Value,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Add,
    Subtract,
    /// Multiplies or divides.
    Scale,
}

/// Returns the graph in which kernels of convolutions contain the factors that follow.
pub(super) fn folded(graph: &Graph, marks: &[bool]) -> Graph {
    let readers = readers(graph);
    let mut chains = Vec::new();
    for (_, instr) in graph.instrs() {
        chains.extend(chain(graph, instr, marks, &readers));
    }
    if chains.is_empty() {
        return graph.clone();
    }
    let module = Module::default();
    let mut out = Rewritten::new(graph, &module);
    for (_, instr) in graph.instrs() {
        // A chain is replaced at its last instruction: all that it reads was copied before.
        let is_last = |chain: &&Chain<'_>| {
            let last = chain.steps.last().map(|step| &step.instr.results);
            last == Some(&instr.results)
        };
        match chains.iter().find(is_last) {
            Some(chain) => {
                let value = replacement(&mut out, chain);
                out.replace(instr.results[0], value);
            }
            None => out.copy(instr),
        }
    }
    dce::run(&out.graph())
}

/// Returns the only instruction that reads each value, if one does and the graph does not return it.
fn readers(graph: &Graph) -> Vec<Option<&Instr>> {
    let uses = graph.use_counts();
    let mut readers = vec![None; graph.value_count()];
    for (_, instr) in graph.instrs() {
        for operand in &instr.operands {
            if uses[operand.0 as usize] == 1 {
                readers[operand.0 as usize] = Some(instr);
            }
        }
    }
    readers
}

/// Returns the operations that follow a convolution with a prepared kernel, if one of them scales its features.
fn chain<'a>(
    graph: &'a Graph,
    instr: &'a Instr,
    marks: &[bool],
    readers: &[Option<&'a Instr>],
) -> Option<Chain<'a>> {
    if instr.op.name != convolution::PRIMITIVE.name {
        return None;
    }
    let [lhs, rhs] = [instr.operands[0], instr.operands[1]];
    let is_wide = matches!(
        graph.shape(rhs).element,
        ElementType::F32 | ElementType::F64
    );
    if marks[lhs.0 as usize] || !marks[rhs.0 as usize] || !is_wide {
        return None;
    }
    let [_, kernel, result] = Convolution::of(&instr.attrs).ok()?.dimensions.roles;
    let features = [result[1], kernel[0]];
    let (mut steps, mut value) = (Vec::new(), instr.results[0]);
    while let Some(reader) = readers[value.0 as usize]
        && let Some(step) = step(graph, reader, value, features[0], marks)
    {
        value = reader.results[0];
        steps.push(step);
    }
    let scales = steps.iter().any(|step| step.kind == Kind::Scale);
    scales.then_some(Chain {
        convolution: instr,
        features,
        steps,
    })
}

/// Returns the operation of an instruction on a value and numbers of its features, if it is one.
fn step<'a>(
    graph: &Graph,
    instr: &'a Instr,
    value: Value,
    feature: usize,
    marks: &[bool],
) -> Option<Step<'a>> {
    let Form::Map { function, .. } = (instr.op.form)(graph, instr) else {
        return None;
    };
    let is_first = instr.operands.first() == Some(&value);
    let kind = match function {
        "add" => Kind::Add,
        "sub" if is_first => Kind::Subtract,
        "mul" => Kind::Scale,
        "div" if is_first => Kind::Scale,
        _ => return None,
    };
    let other = *instr.operands.get(usize::from(is_first))?;
    let maker = graph.maker(other)?;
    let Form::Broadcast { dims } = (maker.op.form)(graph, maker) else {
        return None;
    };
    // Repeated along all dimensions but the features: those of one element have one anyway.
    let numbers = maker.operands[0];
    let sizes = &graph.shape(numbers).dims;
    let mut along = dims.iter().zip(sizes);
    let is_of_features = along.all(|(&d, size)| d == feature || size.is(1));
    (marks[numbers.0 as usize] && is_of_features).then_some(Step {
        instr,
        kind,
        numbers,
    })
}

/// Adds the convolution with the kernel of a chain, and the numbers that it adds.
fn replacement(out: &mut Rewritten<'_>, chain: &Chain<'_>) -> Value {
    let Chain {
        convolution,
        features: [feature, of_kernel],
        steps,
    } = chain;
    let mut kernel = out.new_of(convolution.operands[1]);
    // The numbers that are added to the result, one for each feature.
    let mut sums: Option<Value> = None;
    for Step {
        instr,
        kind,
        numbers,
    } in steps
    {
        let numbers = out.new_of(*numbers);
        let b = out.at(instr);
        let count = b.shape(kernel).dims[*of_kernel].clone();
        let numbers = by_feature(b, numbers, count);
        let apply = |b: &mut Builder<'_>, [x, y]: [Value; 2]| {
            let result = b.add1(instr.op, &[x, y], Vec::new());
            result.expect("two arrays of one shape")
        };
        sums = Some(match (kind, sums) {
            (Kind::Scale, sums) => {
                let of_kernel = along(b, numbers, kernel, *of_kernel);
                kernel = apply(b, [kernel, of_kernel]);
                let Some(sums) = sums else { continue };
                apply(b, [sums, numbers])
            }
            (_, Some(sums)) => apply(b, [sums, numbers]),
            (Kind::Add, None) => numbers,
            (Kind::Subtract, None) => {
                let negative = b.formula([numbers], |[numbers]| -numbers);
                negative.expect("the negative of numbers")
            }
        });
    }
    out.copy_with(convolution, 1, kernel);
    let result = out.new_of(convolution.results[0]);
    let Some(sums) = sums else {
        return result;
    };
    let b = out.at(convolution);
    let sums = along(b, sums, result, *feature);
    let sum = b.formula([result, sums], |[result, sums]| result + sums);
    sum.expect("two arrays of one shape")
}

/// Returns numbers as an array of one dimension, with a number for each feature.
fn by_feature(b: &mut Builder<'_>, numbers: Value, count: Size) -> Value {
    let len = b.shape(numbers).len();
    let shaped = if len == count {
        reshape::reshape(b, numbers, vec![count])
    } else {
        let scalar = reshape::reshape(b, numbers, Vec::new());
        scalar.and_then(|scalar| broadcast::in_dim(b, scalar, vec![count], &[]))
    };
    shaped.expect("one number for each feature, or one for all")
}

/// Repeats numbers of features along the other dimensions of an array.
fn along(b: &mut Builder<'_>, numbers: Value, of: Value, feature: usize) -> Value {
    let sizes = b.shape(of).dims.clone();
    let repeated = broadcast::in_dim(b, numbers, sizes, &[feature]);
    repeated.expect("one number for each feature")
}
