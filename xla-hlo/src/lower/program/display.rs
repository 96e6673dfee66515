//! Programs as text, for tests and for inspecting the lowering of a computation.

use core::fmt;
use core::ops::Deref;

use super::kernel::Array;
use super::{
    BatchArray, BatchLoop, BufferId, Combine, Expr, Fold, Kind, Loop, LoopInput, NodeId, Pass,
    Program, SliceCopy, Stage, StageTarget, Start, Step, Storage,
};
use crate::list::Items;
use crate::operation::CallTarget;
use crate::{Literal, Size};

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_steps(f, &self.steps)?;
        writeln!(f, "memory: {}", self.memory_use())
    }
}

impl Program {
    /// Formats arrays, each with its sizes.
    fn arrays(&self, arrays: &[Array]) -> Vec<String> {
        let array = |array: &Array| format!("{}{:?}", self.name(array.buffer), array.dims);
        arrays.iter().map(array).collect_vec()
    }

    fn write_steps(&self, f: &mut fmt::Formatter<'_>, steps: &[Step]) -> fmt::Result {
        // Users read this text as `Scores::lowered()`, and golden files compare it. A step is a line, `out = step
        // operands: parameters`. A step with steps inside has a heading and an `end`.
        for step in steps {
            match step {
                Step::Block(step) => {
                    let names = |buffers: &[BufferId]| {
                        let names = buffers.iter().map(|&id| self.name(id));
                        names.collect_vec().join(" ")
                    };
                    let (held, copied) = (names(&step.held), names(&step.copied));
                    write!(f, "in registers, holding [{held}], copying [{copied}]")?;
                    for condition in &step.conditions {
                        write!(f, ", if {condition}")?;
                    }
                    writeln!(f, ":")?;
                    self.write_steps(f, &step.steps)?;
                    writeln!(f, "end")?;
                }
                Step::While(step) => {
                    writeln!(f, "while:")?;
                    self.write_steps(f, &step.condition)?;
                    writeln!(f, "{} do:", self.name(step.go))?;
                    self.write_steps(f, &step.body)?;
                    for (a, b) in &step.swapped {
                        writeln!(f, "swap {} and {}", self.name(*a), self.name(*b))?;
                    }
                    writeln!(f, "end")?;
                }
                Step::Branch(step) => {
                    for (i, branch) in step.branches.iter().enumerate() {
                        writeln!(f, "case {} is {i}:", self.name(step.index))?;
                        self.write_steps(f, branch)?;
                    }
                    writeln!(f, "end")?;
                }
                Step::Loop(step) => self.write_loop(f, step)?,
                Step::Contract(step) => writeln!(
                    f,
                    "{} = contract {} {}: batch {} m {} n {} k {}, strides {:?} {:?}",
                    self.name(step.out),
                    self.name(step.lhs),
                    self.name(step.rhs),
                    step.sizes.batch,
                    step.sizes.m,
                    step.sizes.n,
                    step.sizes.k,
                    step.lhs_strides,
                    step.rhs_strides,
                )?,
                Step::Transpose(step) => writeln!(
                    f,
                    "{} = transpose {} {:?}: {:?}",
                    self.name(step.out),
                    self.name(step.operand),
                    step.dims,
                    step.permutation,
                )?,
                Step::SliceCopy(step) => self.write_piece(f, step)?,
                Step::Batch(step) => self.write_batch(f, step)?,
                Step::CustomCall(step) => {
                    let operands = self.arrays(&step.operands).join(" ");
                    match &step.target {
                        CallTarget::Function(name) => {
                            let outs = self.arrays(&step.outs).join(", ");
                            writeln!(f, "{outs} = call {name} {operands}")?;
                        }
                        CallTarget::Inspect(inspect) => writeln!(f, "{inspect} {operands}")?,
                    }
                }
                Step::Kernel(step) => {
                    let (outs, operands) = (self.arrays(&step.outs), self.arrays(&step.operands));
                    let kernel = &step.kernel;
                    write!(
                        f,
                        "{} = {} {}",
                        outs.join(", "),
                        kernel.name,
                        operands.join(", ")
                    )?;
                    writeln!(f, ": {:?}", kernel.arguments)?;
                }
            }
        }
        Ok(())
    }

    /// Writes the offset into the array in brackets: each index, clamped to its maximum, times its stride.
    fn write_piece(&self, f: &mut fmt::Formatter<'_>, step: &SliceCopy) -> fmt::Result {
        let start = |start: &Start| {
            let (index, most, stride) = (self.name(start.index), start.most, start.stride);
            format!("min({index}, {most}) * {stride}")
        };
        let starts: Vec<String> = step.starts.iter().map(start).collect_vec();
        let (at, len) = (starts.join(" + "), step.len);
        let (whole, part) = (self.name(step.whole), self.name(step.part));
        if step.put {
            writeln!(f, "{whole}[{at}; {len}] = {part}")
        } else {
            writeln!(f, "{part} = {whole}[{at}; {len}]")
        }
    }

    /// Writes a batch loop: its arrays with the number of their elements at an index, and its body.
    fn write_batch(&self, f: &mut fmt::Formatter<'_>, step: &BatchLoop) -> fmt::Result {
        let arrays = |arrays: &[BatchArray]| {
            let arrays = arrays.iter().map(|array| {
                let rows = if array.batched { ", " } else { "" };
                format!("{}[{rows}{}]", self.name(array.buffer), array.elements)
            });
            arrays.collect_vec().join(", ")
        };
        let (outs, operands) = (arrays(&step.outs), arrays(&step.operands));
        writeln!(f, "batch of {}: {outs} from {operands}:", step.size)?;
        for line in step.body.to_string().lines() {
            writeln!(f, "  {line}")?;
        }
        Ok(())
    }

    /// Formats one step with those inside it.
    pub(super) fn text_of(&self, step: &Step) -> String {
        struct One<'p>(&'p Program, &'p Step);
        impl fmt::Display for One<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write_steps(f, core::slice::from_ref(self.1))
            }
        }
        One(self, step).to_string()
    }

    /// Returns the name of a buffer.
    pub(super) fn name(&self, buffer: BufferId) -> String {
        match &self.buffers[buffer.0].storage {
            Storage::Param(i) => format!("param{i}"),
            Storage::Output(j) => format!("result{j}"),
            Storage::Arena { .. } => format!("arena{}", buffer.0),
            Storage::Constant(_) => format!("constant{}", buffer.0),
            Storage::Local => format!("local{}", buffer.0),
        }
    }

    fn write_loop(&self, f: &mut fmt::Formatter<'_>, step: &Loop) -> fmt::Result {
        let step = &Named::of(step);
        let sizes = |sizes: &[Size]| {
            let sizes: Vec<String> = sizes.iter().map(Size::to_string).collect_vec();
            sizes.join("x")
        };
        match (step.kind, &step.middle) {
            (Kind::Flat, _) => writeln!(f, "loop over {}:", step.inner)?,
            (Kind::Whole, _) => writeln!(f, "fold over {}:", step.inner)?,
            (_, Some(middle)) => writeln!(
                f,
                "columns [{}] fold {middle} into {}:",
                sizes(&step.outer),
                step.inner
            )?,
            _ => writeln!(f, "rows [{}] of {}:", sizes(&step.outer), step.inner)?,
        }
        for (node, name) in step.names.iter().enumerate() {
            if let Some(name) = name {
                let value = self.written(step, NodeId(node));
                writeln!(f, "  {name} = {value}")?;
            }
        }
        for pass in &step.passes {
            match pass {
                // Per-row values are written where they are used.
                Pass::Row(_) => {}
                Pass::Store(stores) => {
                    for (o, node) in stores {
                        let out = self.name(step.outs[*o].buffer);
                        writeln!(f, "  {out} = {}", self.expr(step, *node))?;
                    }
                }
                Pass::StoreOne(o, node) => {
                    let out = self.name(step.outs[*o].buffer);
                    writeln!(f, "  {out}[row] = {}", self.expr(step, *node))?;
                }
                Pass::Fold(fold) => self.write_fold(f, step, fold, "  ")?,
                Pass::Staged(staged) => {
                    writeln!(f, "  by blocks:")?;
                    for stage in &staged.stages {
                        self.write_stage(f, step, stage)?;
                    }
                    if let Some(fold) = &staged.fold {
                        self.write_fold(f, step, fold, "    ")?;
                    }
                }
            }
        }
        Ok(())
    }

    fn write_fold(
        &self,
        f: &mut fmt::Formatter<'_>,
        step: &Named<'_>,
        fold: &Fold,
        indent: &str,
    ) -> fmt::Result {
        let with = match &fold.with {
            Combine::Function { function, .. } => function,
            Combine::Region(_) => "region",
        };
        let (init, operand) = (self.expr(step, fold.init), self.expr(step, fold.operand));
        let number = fold.number;
        writeln!(f, "{indent}fold{number} = {with} from {init} of {operand}")
    }

    /// Writes a stage; the arguments of a call are in square brackets.
    fn write_stage(
        &self,
        f: &mut fmt::Formatter<'_>,
        step: &Named<'_>,
        stage: &Stage,
    ) -> fmt::Result {
        let place = |place: &StageTarget| match place {
            StageTarget::Temp(t) => format!("temp{t}"),
            StageTarget::Out(o) => self.name(step.outs[*o].buffer),
        };
        match stage {
            Stage::Map(stores) => {
                for (to, node) in stores {
                    writeln!(f, "    {} = {}", place(to), self.expr(step, *node))?;
                }
            }
            Stage::Call {
                function,
                args,
                out,
                ..
            } => {
                let args: Vec<String> = args.iter().map(|&arg| self.expr(step, arg)).collect_vec();
                writeln!(f, "    {} = {function}[{}]", place(out), args.join(", "))?;
            }
        }
        Ok(())
    }

    /// Formats an expression, or its name if it has one.
    fn expr(&self, step: &Named<'_>, node: NodeId) -> String {
        match &step.names[node.0] {
            Some(name) => name.clone(),
            None => self.written(step, node),
        }
    }

    /// Formats an expression in terms of those that have names.
    fn written(&self, step: &Named<'_>, node: NodeId) -> String {
        match &step.nodes[node.0].expr {
            Expr::Source(s) => self.source(step, &step.sources[*s]),
            Expr::Temp(t) => format!("temp{t}"),
            Expr::Stored(o) => format!("stored {}", self.name(step.outs[*o].buffer)),
            Expr::Literal(literal) => scalar(literal),
            Expr::SharedConstant(k) => scalar(&step.constants[*k]),
            Expr::Size(size) => size.to_string(),
            Expr::OuterIndex(d) => format!("outer{d}"),
            Expr::MiddleIndex => "middle".to_string(),
            Expr::InnerIndex => "inner".to_string(),
            Expr::Folded(number) => format!("fold{number}"),
            Expr::Apply { function, args, .. } => {
                let args: Vec<String> = args.iter().map(|&arg| self.expr(step, arg)).collect_vec();
                format!("{function}({})", args.join(", "))
            }
        }
    }

    /// Formats a source with its strides, the inner one last; dense sources omit them.
    fn source(&self, step: &Loop, source: &LoopInput) -> String {
        let name = self.name(source.buffer);
        let strides: Vec<String> = source.outer.iter().map(Size::to_string).collect_vec();
        let middle = step.middle.is_some().then(|| source.middle.to_string());
        let all: Vec<String> = strides
            .into_iter()
            .chain_items(middle)
            .chain_items([source.inner.to_string()])
            .collect_vec();
        format!("{name}<{}>", all.join(" "))
    }
}

/// A loop with names for expressions that are long and used several times, as in a Horner scheme in `x * x`, which would
/// be written again for each use.
struct Named<'s> {
    step: &'s Loop,
    /// The names of expressions, by node.
    names: Vec<Option<String>>,
}

impl Deref for Named<'_> {
    type Target = Loop;

    fn deref(&self) -> &Loop {
        self.step
    }
}

impl Named<'_> {
    fn of(step: &Loop) -> Named<'_> {
        let mut uses = vec![0; step.nodes.len()];
        for node in &step.nodes {
            if let Expr::Apply { args, .. } = &node.expr {
                for arg in args {
                    uses[arg.0] += 1;
                }
            }
        }
        let mut names = vec![None; step.nodes.len()];
        // The number of functions in the text of each node: operands are before their users.
        let mut functions = vec![0; step.nodes.len()];
        let mut next = 0;
        for (i, node) in step.nodes.iter().enumerate() {
            let Expr::Apply { args, .. } = &node.expr else {
                continue;
            };
            functions[i] = 1 + args.iter().map(|arg| functions[arg.0]).sum::<usize>();
            if uses[i] > 1 && functions[i] > LONG {
                names[i] = Some(format!("value{next}"));
                next += 1;
                functions[i] = 0;
            }
        }
        Named { step, names }
    }
}

/// The number of functions in an expression that is written again for each of its uses.
const LONG: usize = 6;

fn scalar(literal: &Literal) -> String {
    match literal.splat() {
        Some(crate::literal::Scalar::Bool(v)) => v.to_string(),
        Some(crate::literal::Scalar::Integer(v)) => v.to_string(),
        Some(crate::literal::Scalar::Float(v)) => format!("{v:?}"),
        Some(crate::literal::Scalar::Complex(re, im)) => format!("{re:?}+{im:?}i"),
        None => "?".to_string(),
    }
}
