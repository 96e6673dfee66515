//! Runs a lowered program one element at a time, on buffers that hold nothing but what its steps wrote.

use xla_hlo::graph::Module;
use xla_hlo::literal::Scalar;
use xla_hlo::lower::{BufferId, Combine, Expr, Home, Kind, Loop, NodeId, Pass, Program, Step};
use xla_hlo::{ElementType, Graph, Size};

use crate::eval::{self, Array};

/// An element that nothing has written yet, or that is dead.
const GONE: Scalar = Scalar::Complex(f64::NAN, f64::NAN);

struct Machine<'a> {
    program: &'a Program,
    memory: Vec<Vec<Scalar>>,
}

fn n(size: &Size) -> usize {
    size.known().expect("tests compute with known sizes")
}

/// The results for these arguments; `updates` names the parameter that each result is written over, if any.
pub(crate) fn run(
    program: &Program,
    graph: &Graph,
    updates: &[Option<usize>],
    arguments: &[Array],
) -> Vec<Array> {
    let memory = program.buffers.iter().map(|buffer| match &buffer.home {
        Home::Param(i) => arguments[*i].elements.clone(),
        Home::Constant(literal) => literal.elements().collect(),
        Home::Output(j) => match updates.get(*j).copied().flatten() {
            Some(param) => arguments[param].elements.clone(),
            None => vec![GONE; n(&buffer.len)],
        },
        Home::Arena { .. } => vec![GONE; n(&buffer.len)],
    });
    let mut machine = Machine {
        program,
        memory: memory.collect(),
    };
    for (i, step) in program.steps.iter().enumerate() {
        machine.step(step, updates);
        for (buffer, memory) in program.buffers.iter().zip(&mut machine.memory) {
            if matches!(buffer.home, Home::Arena { death, .. } if death <= i) {
                memory.fill(GONE);
            }
        }
    }
    let results = graph.results.iter().enumerate().map(|(j, &value)| {
        let home = |buffer: &xla_hlo::lower::Buffer| buffer.home == Home::Output(j);
        let at = program.buffers.iter().position(home);
        let param = updates.get(j).copied().flatten();
        // State that nothing changes has no output of its own.
        let elements = match (at, param) {
            (Some(at), _) => machine.memory[at].clone(),
            (None, Some(param)) => arguments[param].elements.clone(),
            (None, None) => panic!("result {j} has no buffer in\n{program}"),
        };
        Array {
            element: graph.shape(value).element,
            dims: eval::known(graph.shape(value)),
            elements,
        }
    });
    results.collect()
}

impl Machine<'_> {
    fn step(&mut self, step: &Step, updates: &[Option<usize>]) {
        match step {
            Step::Loop(step) => self.run_loop(step),
            Step::Contract(step) => {
                let [batch, m, cols, k] = [
                    &step.sizes.batch,
                    &step.sizes.m,
                    &step.sizes.n,
                    &step.sizes.k,
                ]
                .map(n);
                let (l, r) = (
                    step.lhs_strides.each_ref().map(n),
                    step.rhs_strides.each_ref().map(n),
                );
                for at in 0..batch * m * cols {
                    let (b, i, j) = (at / cols / m, at / cols % m, at % cols);
                    let products = (0..k).map(|k| {
                        let lhs = self.memory[step.lhs.0][b * l[0] + i * l[1] + k * l[2]];
                        let rhs = self.memory[step.rhs.0][b * r[0] + k * r[1] + j * r[2]];
                        eval::scalar("mul", step.element, step.element, &[lhs, rhs])
                    });
                    let add = |a, b| eval::scalar("add", step.element, step.element, &[a, b]);
                    let sum = fold(products.collect(), eval::number(step.element, 0), add);
                    self.memory[step.out.0][at] = sum;
                }
            }
            Step::Transpose(step) => {
                let array = Array {
                    element: step.element,
                    dims: step.dims.iter().map(n).collect(),
                    elements: self.memory[step.operand.0].clone(),
                };
                self.memory[step.out.0] = array.transposed(&step.permutation).elements;
            }
        }
        // What a parameter's memory holds changes with the result that is written over it.
        for (j, param) in updates.iter().enumerate() {
            let Some(param) = param else { continue };
            let find = |home: Home| self.program.buffers.iter().position(|b| b.home == home);
            let pair = find(Home::Output(j)).zip(find(Home::Param(*param)));
            if let Some((output, param)) = pair
                && step.writes().contains(&BufferId(output))
            {
                self.memory[param] = self.memory[output].clone();
            }
        }
    }

    fn run_loop(&mut self, step: &Loop) {
        let rows: usize = step.outer.iter().map(n).product();
        for row in 0..rows {
            let mut rest = row;
            let mut outer = vec![0; step.outer.len()];
            for (i, size) in outer.iter_mut().zip(&step.outer).rev() {
                *i = rest % n(size);
                rest /= n(size);
            }
            let mut folds: Vec<Vec<Scalar>> = Vec::new();
            for pass in &step.passes {
                self.pass(step, pass, row, &outer, &mut folds);
            }
        }
    }

    fn pass(
        &mut self,
        step: &Loop,
        pass: &Pass,
        row: usize,
        outer: &[usize],
        folds: &mut Vec<Vec<Scalar>>,
    ) {
        let inner = n(&step.inner);
        let columns = step.kind == Kind::Columns;
        let at = |middle, i| At {
            outer,
            row,
            middle,
            i,
        };
        match pass {
            Pass::Row(_) => {}
            Pass::Store(stores) => {
                for i in 0..inner {
                    let values: Vec<Scalar> = stores
                        .iter()
                        .map(|(_, node)| self.node(step, *node, &at(0, i), folds))
                        .collect();
                    for ((o, _), value) in stores.iter().zip(values) {
                        self.memory[step.outs[*o].buffer.0][row * inner + i] = value;
                    }
                }
            }
            Pass::StoreOne(o, node) => {
                let value = self.node(step, *node, &at(0, 0), folds);
                self.memory[step.outs[*o].buffer.0][row] = value;
            }
            Pass::Fold(of) => {
                let init = self.node(step, of.init, &at(0, 0), folds);
                let middle = step.middle.as_ref().map_or(1, n);
                let combine = |a: Scalar, b: Scalar| combined(&of.with, of.element, a, b);
                let value = |middle, i| self.node(step, of.operand, &at(middle, i), folds);
                let folded = match columns {
                    true => {
                        let column =
                            |i| fold((0..middle).map(|m| value(m, i)).collect(), init, combine);
                        (0..inner).map(column).collect()
                    }
                    false => vec![fold(
                        (0..inner).map(|i| value(0, i)).collect(),
                        init,
                        combine,
                    )],
                };
                folds.resize(folds.len().max(of.number + 1), Vec::new());
                folds[of.number] = folded;
            }
        }
    }

    fn node(&self, step: &Loop, node: NodeId, at: &At<'_>, folds: &[Vec<Scalar>]) -> Scalar {
        let inner = &step.nodes[node.0];
        match &inner.expr {
            Expr::Source(s) => {
                let source = &step.sources[*s];
                let outer: usize = source
                    .outer
                    .iter()
                    .zip(at.outer)
                    .map(|(stride, i)| n(stride) * i)
                    .sum();
                let offset = outer + n(&source.middle) * at.middle + n(&source.inner) * at.i;
                self.memory[source.buffer.0][offset]
            }
            Expr::Stored(o) => self.memory[step.outs[*o].buffer.0][at.row * n(&step.inner) + at.i],
            Expr::Literal(literal) => literal.elements().next().expect("a scalar"),
            Expr::Size(size) => eval::number(inner.element, n(size) as i128),
            Expr::OuterIndex(d) => eval::number(inner.element, at.outer[*d] as i128),
            Expr::MiddleIndex => eval::number(inner.element, at.middle as i128),
            Expr::InnerIndex => eval::number(inner.element, at.i as i128),
            Expr::Apply {
                function,
                generics,
                args,
                ..
            } => {
                let args: Vec<Scalar> = args
                    .iter()
                    .map(|&arg| self.node(step, arg, at, folds))
                    .collect();
                assert!(
                    !args.contains(&GONE) && args.iter().all(is_there),
                    "{function} reads what is not there"
                );
                eval::scalar(function, generics[0], inner.element, &args)
            }
            Expr::Folded(number) => {
                let folded = &folds[*number];
                folded[if folded.len() == 1 { 0 } else { at.i }]
            }
        }
    }
}

struct At<'a> {
    outer: &'a [usize],
    row: usize,
    middle: usize,
    i: usize,
}

fn is_there(scalar: &Scalar) -> bool {
    !matches!(scalar, Scalar::Complex(..))
}

/// Values folded in an order that depends on them alone.
fn fold(mut values: Vec<Scalar>, init: Scalar, with: impl Fn(Scalar, Scalar) -> Scalar) -> Scalar {
    values.sort_by(eval::order);
    values.into_iter().fold(init, with)
}

fn combined(with: &Combine, element: ElementType, a: Scalar, b: Scalar) -> Scalar {
    match with {
        Combine::Function { function, .. } => eval::scalar(function, element, element, &[a, b]),
        Combine::Region(region) => {
            let scalar = |value| Array {
                element,
                dims: Vec::new(),
                elements: vec![value],
            };
            let module = Module::default();
            eval::run(&module, region, &[scalar(a), scalar(b)])[0].elements[0]
        }
    }
}
