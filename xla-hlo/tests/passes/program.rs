//! Runs a lowered program one element at a time, on buffers that hold only elements that its steps wrote.

mod arrays;

use std::ops::Range;

use xla_hlo::graph::Module;
use xla_hlo::literal::Scalar;
use xla_hlo::lower::{
    BufferId, Combine, Expr, Fold, Kind, Loop, NodeId, Pass, Program, Stage, StageTarget, Staged,
    Step, Storage,
};
use xla_hlo::{ElementType, Graph, Size};

use crate::eval;
use crate::kernels::array::{Array, known};

/// An element that has not been written, or whose lifetime has ended.
const GONE: Scalar = Scalar::Complex(f64::NAN, f64::NAN);

/// The number of elements of a block: small, so that short rows have several blocks.
const BLOCK: usize = 3;

struct Machine<'a> {
    program: &'a Program,
    memory: Vec<Vec<Scalar>>,
    /// The temporaries of the current loop, as long as a row; the temporaries of other blocks are cleared.
    temps: Vec<Vec<Scalar>>,
    /// Whether a register block runs, which uses all its buffers at once.
    in_block: bool,
}

fn n(size: &Size) -> usize {
    size.known().expect("tests compute with known sizes")
}

/// Returns the results for these arguments.
pub(crate) fn run(program: &Program, graph: &Graph, arguments: &[Array]) -> Vec<Array> {
    let memory = program.buffers.iter().map(|buffer| match &buffer.storage {
        Storage::Param(i) => arguments[*i].elements.clone(),
        Storage::Constant(literal) => literal.elements().collect(),
        Storage::Output(j) => match program.aliases[*j] {
            Some(param) => arguments[param].elements.clone(),
            None => vec![GONE; n(&buffer.len)],
        },
        Storage::Arena { .. } | Storage::Local => vec![GONE; n(&buffer.len)],
    });
    let mut machine = Machine {
        program,
        memory: memory.collect(),
        temps: Vec::new(),
        in_block: false,
    };
    machine.steps(&program.steps, 0);
    let results = graph.results.iter().enumerate().map(|(j, &value)| {
        let storage = |buffer: &xla_hlo::lower::Buffer| buffer.storage == Storage::Output(j);
        let at = program.buffers.iter().position(storage);
        let param = program.aliases[j];
        // A result that is an unchanged parameter has no output of its own.
        let elements = match (at, param) {
            (Some(at), _) => machine.memory[at].clone(),
            (None, Some(param)) => arguments[param].elements.clone(),
            (None, None) => panic!("result {j} has no buffer in\n{program}"),
        };
        Array {
            element: graph.shape(value).element,
            dims: known(graph.shape(value)),
            elements,
        }
    });
    results.collect()
}

/// Returns the number of time steps that steps take.
fn moments(steps: &[Step]) -> usize {
    let one = |step: &Step| match step {
        Step::While(step) => moments(&step.condition) + moments(&step.body) + 2,
        Step::Branch(step) => {
            let branches = step.branches.iter().map(|steps| moments(steps));
            branches.sum::<usize>() + 1
        }
        _ => 1,
    };
    steps.iter().map(one).sum()
}

impl Machine<'_> {
    /// Runs steps, the first one at time step `now`.
    fn steps(&mut self, steps: &[Step], mut now: usize) {
        for step in steps {
            match step {
                Step::While(step) => {
                    let body = now + moments(&step.condition) + 1;
                    loop {
                        self.steps(&step.condition, now);
                        let go = self.memory[step.go.0][0];
                        self.forget(body - 1);
                        if go != Scalar::Bool(true) {
                            break;
                        }
                        self.steps(&step.body, body);
                        for (a, b) in &step.swapped {
                            self.memory.swap(a.0, b.0);
                        }
                    }
                    self.forget(body + moments(&step.body));
                }
                Step::Branch(step) => {
                    let last = step.branches.len() - 1;
                    let number = match self.memory[step.index.0][0] {
                        Scalar::Bool(first) => usize::from(!first),
                        Scalar::Integer(i) => usize::try_from(i).map_or(last, |i| i.min(last)),
                        other => panic!("{other:?} chooses nothing"),
                    };
                    self.forget(now);
                    let before: usize = step.branches[..number].iter().map(|s| moments(s)).sum();
                    self.steps(&step.branches[number], now + 1 + before);
                    // The other branches write the same buffers, and read nothing that is needed later.
                    self.forget(
                        now + moments(std::slice::from_ref(&Step::Branch(step.clone()))) - 1,
                    );
                }
                Step::Block(block) => {
                    let buffers = self.program.buffers.iter().zip(&mut self.memory);
                    for (buffer, memory) in buffers {
                        if buffer.storage == Storage::Local {
                            memory.fill(GONE);
                        }
                    }
                    self.in_block = true;
                    self.steps(&block.steps, now);
                    self.in_block = false;
                    self.forget(now);
                }
                leaf => {
                    self.step(leaf);
                    self.forget(now);
                }
            }
            now += moments(std::slice::from_ref(step));
        }
    }

    /// Overwrites the buffers whose lifetime has ended at this time step.
    fn forget(&mut self, now: usize) {
        if self.in_block {
            return;
        }
        for (buffer, memory) in self.program.buffers.iter().zip(&mut self.memory) {
            if matches!(buffer.storage, Storage::Arena { death, .. } if death <= now) {
                memory.fill(GONE);
            }
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::While(_) | Step::Branch(_) | Step::Block(_) => {
                unreachable!("these are lists of steps")
            }
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
            Step::Batch(step) => self.batch(step),
            Step::SliceCopy(step) => self.slice_copy(step),
            Step::Kernel(step) => self.moved(step),
            Step::CustomCall(step) => unreachable!("no test here calls {:?}", step.target),
            Step::Transpose(step) => {
                let array = Array {
                    element: step.element,
                    dims: step.dims.iter().map(n).collect(),
                    elements: self.memory[step.operand.0].clone(),
                };
                self.memory[step.out.0] = array.transposed(&step.permutation).elements;
            }
        }
        // A result that is written over a parameter changes the parameter's memory too.
        for (j, param) in self.program.aliases.iter().enumerate() {
            let Some(param) = param else { continue };
            let find = |storage: Storage| {
                self.program
                    .buffers
                    .iter()
                    .position(|b| b.storage == storage)
            };
            let pair = find(Storage::Output(j)).zip(find(Storage::Param(*param)));
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
                assert!(
                    !of.sliced || is_slice(step, of.operand),
                    "a fold of no slice"
                );
                let init = self.node(step, of.init, &at(0, 0), folds);
                let middle = step.middle.as_ref().map_or(1, n);
                let combine = |a: Scalar, b: Scalar| combined(&of.with, of.element, a, b);
                let value = |middle, i| self.node(step, of.operand, &at(middle, i), folds);
                let folded = if columns {
                    let column =
                        |i| fold((0..middle).map(|m| value(m, i)).collect(), init, combine);
                    (0..inner).map(column).collect()
                } else {
                    vec![fold(
                        (0..inner).map(|i| value(0, i)).collect(),
                        init,
                        combine,
                    )]
                };
                keep(folds, of, folded);
            }
            Pass::Staged(staged) => {
                let mut values = Vec::new();
                for first in (0..inner).step_by(BLOCK) {
                    let block = first..inner.min(first + BLOCK);
                    self.temps = vec![vec![GONE; inner]; step.temps.len()];
                    self.stages(step, staged, row, outer, block.clone(), folds);
                    let operand = staged.fold.iter().map(|of| of.operand);
                    values.extend(operand.flat_map(|operand| {
                        let value = |i| self.node(step, operand, &at(0, i), folds);
                        block.clone().map(value).collect::<Vec<_>>()
                    }));
                }
                if let Some(of) = &staged.fold {
                    assert!(
                        !of.sliced || is_slice(step, of.operand),
                        "a fold of no slice"
                    );
                    let init = self.node(step, of.init, &at(0, 0), folds);
                    let combine = |a: Scalar, b: Scalar| combined(&of.with, of.element, a, b);
                    keep(folds, of, vec![fold(values, init, combine)]);
                }
            }
        }
    }

    fn stages(
        &mut self,
        step: &Loop,
        staged: &Staged,
        row: usize,
        outer: &[usize],
        block: Range<usize>,
        folds: &[Vec<Scalar>],
    ) {
        for stage in &staged.stages {
            for i in block.clone() {
                let at = At {
                    outer,
                    row,
                    middle: 0,
                    i,
                };
                let read = |node: &NodeId| self.node(step, *node, &at, folds);
                let values: Vec<(StageTarget, Scalar)> = match stage {
                    Stage::Map(stores) => {
                        let values = stores.iter().map(|(place, node)| (*place, read(node)));
                        values.collect()
                    }
                    Stage::Call {
                        function,
                        element,
                        args,
                        out,
                        ..
                    } => {
                        assert!(args.iter().all(|arg| is_slice(step, *arg)), "{function}");
                        let args: Vec<Scalar> = args.iter().map(read).collect();
                        assert!(
                            args.iter().all(is_there),
                            "{function} reads what is not there"
                        );
                        vec![(*out, eval::scalar(function, *element, *element, &args))]
                    }
                };
                for (place, value) in values {
                    match place {
                        StageTarget::Temp(t) => self.temps[t][i] = value,
                        StageTarget::Out(o) => {
                            let inner = n(&step.inner);
                            self.memory[step.outs[o].buffer.0][row * inner + i] = value;
                        }
                    }
                }
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
            Expr::Temp(t) => self.temps[*t][at.i],
            Expr::Stored(o) => self.memory[step.outs[*o].buffer.0][at.row * n(&step.inner) + at.i],
            Expr::Literal(literal) => literal.elements().next().expect("a scalar"),
            Expr::SharedConstant(k) => step.constants[*k].elements().next().expect("a scalar"),
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

/// Whether a call can read a node as a contiguous slice.
fn is_slice(step: &Loop, node: NodeId) -> bool {
    match &step.nodes[node.0].expr {
        Expr::Source(s) => step.sources[*s].inner.is(1),
        Expr::Stored(_) | Expr::Temp(_) => true,
        _ => false,
    }
}

fn keep(folds: &mut Vec<Vec<Scalar>>, of: &Fold, folded: Vec<Scalar>) {
    folds.resize(folds.len().max(of.number + 1), Vec::new());
    folds[of.number] = folded;
}

fn is_there(scalar: &Scalar) -> bool {
    !matches!(scalar, Scalar::Complex(..))
}

/// Folds values in an order that depends only on them.
fn fold(mut values: Vec<Scalar>, init: Scalar, with: impl Fn(Scalar, Scalar) -> Scalar) -> Scalar {
    values.sort_by(eval::order);
    values.into_iter().fold(init, with)
}

fn combined(with: &Combine, element: ElementType, a: Scalar, b: Scalar) -> Scalar {
    match with {
        Combine::Function { function, .. } => eval::scalar(function, element, element, &[a, b]),
        Combine::Region(region) => {
            let arguments = [scalar(element, a), scalar(element, b)];
            eval::run(&Module::default(), region, &arguments)[0].elements[0]
        }
    }
}

fn scalar(element: ElementType, value: Scalar) -> Array {
    Array {
        element,
        dims: Vec::new(),
        elements: vec![value],
    }
}
