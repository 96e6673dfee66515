//! Graphs of instructions: the intermediate representation of a computation.
//!
//! A [`Graph`] is flat. It holds arrays only, and each instruction follows its operands. Tuples, lists and structs are
//! `Tree<Value>`s of the front end. The results of a graph are the results of the function, followed by the final
//! value of each `&mut` parameter.
//!
//! Arrays in a graph are dense and row-major: a layout is a transpose, `slice` or `pad` at the boundary, and no
//! instruction reads padding. No shape has more bytes than an `i64` counts; types are checked, and so is each
//! instruction that a [`Builder`] adds.
//!
//! [`Graph`], [`Instr`], [`Primitive`] and [`OpTraits`] refer to each other, so they are in this one file.

use core::fmt;
use core::ops::RangeInclusive;

use crate::channel::NUMBER;
use crate::error::Fault;
use crate::literal::Scalar;
use crate::map;
use crate::{Shape, Size, Tree};
pub mod builder;
mod checkpoint;
mod constraint;
pub mod emit;
mod form;
pub mod function;
mod infer;
pub mod inspect;
pub mod leafwise;
mod op_traits;
mod origin;
pub mod rewriter;
mod share;
mod syntax;
pub use crate::attr::{Attr, find, ints, own};
use crate::list::Items;
pub use builder::Builder;
pub use checkpoint::Checkpoint;
pub use constraint::CONDITION;
pub use emit::{Emit, Term};
pub use form::{CallTarget, Contraction, Form, Kernel, KernelArg, KernelStruct, Sides};
pub use function::{Function, Module, Parameter, Signature, SizeConstraint};
pub use infer::Infer;
pub use inspect::Inspect;
pub use leafwise::LeafFold;
pub use op_traits::{
    ApplyRegion, Batch, Copies, Indices, MaybeBatched, Point, Refused, RegionInputs, Small,
    Unrolled,
};
pub use origin::{Origin, Place};
use rewriter::{Rewrite, RewriteAll, Rewriter, Step};
pub(crate) use share::same_graph;
pub use syntax::{Record, SyntaxToken, Text};

/// One array inside a graph, as an index into its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Value(pub u32);

impl map::DenseId for Value {
    fn index(self) -> usize {
        self.0 as usize
    }
    fn at(index: usize) -> Value {
        Value(index as u32)
    }
}

/// One instruction inside a graph, as an index into its instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Id(pub u32);

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// The graph's parameter with this number.
    Parameter(usize),
    /// The result of an instruction with this index.
    Result(Id, usize),
}

/// An instruction: an operation on values.
#[derive(Clone, Debug)]
pub struct Instr {
    /// The operation.
    pub op: &'static Primitive,
    /// The operands.
    pub operands: Vec<Value>,
    /// The attributes, in the primitive's order.
    pub attrs: Vec<(&'static str, Attr)>,
    /// The regions.
    pub regions: Vec<Graph>,
    /// The results.
    pub results: Vec<Value>,
    /// The part of the user's source that it comes from.
    pub origin: Origin,
}

impl Instr {
    /// Returns the attribute with this name.
    pub fn attr(&self, name: &str) -> Option<&Attr> {
        find(&self.attrs, name)
    }

    /// Returns the list of numbers under this name; empty if there is none.
    pub fn ints(&self, name: &str) -> &[i64] {
        ints(&self.attrs, name)
    }

    /// Returns the number of the instruction's own operands; the others are captured by its regions.
    pub fn own(&self) -> usize {
        own(&self.attrs, self.operands.len())
    }

    /// Returns the index of the instruction's channel parameter, after tokens are removed.
    pub fn channel(&self) -> usize {
        match self.attr(NUMBER) {
            Some(&Attr::Int(number)) => number as usize,
            _ => 0,
        }
    }

    /// Whether the instruction, or one in its regions, has a side effect.
    pub fn has_effect(&self) -> bool {
        let inside = |region: &Graph| region.instrs.iter().any(Instr::has_effect);
        self.op.traits.effect || self.regions.iter().any(inside)
    }

    /// Returns the list of dimension numbers under this name, which are already checked to be non-negative.
    pub fn dims(&self, name: &str) -> Vec<usize> {
        self.ints(name).iter().map(|&d| d as usize).collect_vec()
    }
}

/// An operation of the graph, which is also an operation of StableHLO.
pub struct Primitive {
    /// The operation's name.
    pub name: &'static str,
    /// The operation's name in StableHLO text, with the dialect.
    pub text: &'static str,
    /// The number of operands.
    pub operands: RangeInclusive<usize>,
    /// The number of regions; [`MANY`] for one or more.
    pub regions: usize,
    /// The syntax of each attribute in StableHLO text.
    pub attributes: &'static [(&'static str, Text)],
    /// The short form in StableHLO text after the name; empty if the operation is written in the generic form.
    pub syntax: &'static [SyntaxToken],
    /// The inference rule: returns the shapes of the results, or the fault.
    pub infer: fn(&Infer<'_>) -> Result<Vec<Shape>, Fault>,
    /// Returns the loop form that an instruction lowers to.
    pub form: fn(&Graph, &Instr) -> Form,
    /// Whether the operands may be swapped.
    pub commutative: bool,
    /// The transformations that the passes may apply to it.
    pub traits: OpTraits,
}

/// The value of [`Primitive::regions`] for any number of regions.
pub const MANY: usize = usize::MAX;

impl fmt::Debug for Primitive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Primitive {
    /// Returns the cargo feature without which the instruction is refused.
    pub fn required_feature(&self) -> Option<&'static str> {
        let traits = &self.traits;
        traits.feature.filter(|_| traits.expand.is_none())
    }
}

impl PartialEq for Primitive {
    fn eq(&self, other: &Primitive) -> bool {
        core::ptr::eq(self, other)
    }
}

/// Returns whether a cargo feature that kernels need is selected.
pub type Selected = fn(&str) -> bool;

/// Adds the instructions that replace an instruction with these operands, and returns its results.
pub type Expand = fn(&mut Builder<'_>, &Instr, &[Value]) -> Result<Vec<Value>, Fault>;

/// Adds the instructions that compute an instruction at each index of an array; returns `None` if it cannot be batched.
pub type ForEach = fn(&mut Rewriter, &Batch<'_>) -> Option<Vec<Value>>;

/// Adds the computation of each result from the elements of the operands; returns the elements of the results.
pub type Unroll = fn(&mut Rewriter, &Instr, &[Unrolled]) -> Option<Vec<Vec<Value>>>;

/// Returns the operand, and the index in it, of the element that an instruction copies to an index of its result.
pub type FindOrigin = fn(&Graph, &Instr, &[usize]) -> Option<(usize, Vec<usize>)>;

/// Returns a size that is at least 1 wherever the region with this number is applied.
pub type FindPositive = fn(&Graph, &Instr, usize) -> Option<Size>;

/// As [`ForEach`], for an instruction that applies its regions: some results may be the same at all indices.
pub type ForEachRegion = fn(&mut Rewriter, &Batch<'_>) -> Result<Vec<MaybeBatched>, Refused>;

/// The transformations that the passes may apply to an instruction, besides those that its form allows.
#[derive(Clone, Copy)]
pub struct OpTraits {
    /// Returns a cheaper value equal to the result; the operands are already simplified.
    pub simplify: Option<fn(&mut Rewriter, &Step<'_>) -> Option<Value>>,
    /// Returns a value equal to the result that a kernel of its own computes. The rule is applied after all others, which
    /// do not know the instruction that it adds.
    pub finish: Option<Rewrite>,
    /// Adds several instructions that compute the results of one, and returns these.
    pub divide: Option<RewriteAll>,
    /// Computes the result at one index of constant operands, bit for bit as the kernel does; `None` if that is not
    /// certain.
    pub fold: Option<fn(&Point<'_>) -> Option<Scalar>>,
    /// Adds equivalent instructions to a graph with these operands; instructions of the form
    /// [`Form::Expanded`] are expanded before all other passes.
    pub expand: Option<Expand>,
    /// Whether an instruction of that form is differentiated by a rule of its own, and is expanded only afterwards.
    pub ruled: bool,
    /// Batches an instruction: computes it at each index of an array. The batch dimensions are the leading dimensions of
    /// batched operands and results. Forms without a kernel need no rule.
    pub batch: Option<ForEach>,
    /// The operands in which the result is linear, if `batch` does not broadcast the other ones: then zeros take the
    /// place of elements that are not read at some indices, when the instruction is differentiated.
    pub linear_in: &'static [usize],
    /// Batches a loop or a choice.
    pub batch_regions: Option<ForEachRegion>,
    /// Adds the computation of an instruction on small matrices of f32 or f64, element by element.
    pub unroll: Option<Unroll>,
    /// Returns the element that an instruction which only moves elements copies to an index of its result; `None` if that
    /// is not known.
    pub origin: Option<FindOrigin>,
    /// The kernel that writes the result in place of the first operand, for a form that is a kernel without regions: it
    /// takes the same arguments except that operand.
    pub in_place: Option<&'static str>,
    /// The slice that the kernel copies, for a form that is a kernel with a list and only copies.
    pub copies: Option<Copies>,
    /// The small arrays for which register blocks inline the function `small` of the kernel, and of its in-place version if
    /// there is one; `None` for a kernel without such a function.
    pub small: Option<Small>,
    /// Whether the instruction has a side effect: it is then never removed, duplicated or moved.
    pub effect: bool,
    /// The parameters of its regions.
    pub region_inputs: RegionInputs,
    /// Finds a size that is known to be at least 1 inside a region.
    pub positive: Option<FindPositive>,
    /// Returns the floating-point operations of its kernel, where they are known.
    pub flop: Option<fn(&Graph, &Instr) -> Size>,
    /// The cargo feature that its kernel needs, if any. Without it, an instruction that expands is expanded before all
    /// other passes, and any other is refused.
    pub feature: Option<&'static str>,
}

impl OpTraits {
    /// No transformations except those that the form allows.
    pub const NONE: OpTraits = OpTraits {
        simplify: None,
        finish: None,
        divide: None,
        fold: None,
        expand: None,
        ruled: false,
        batch: None,
        linear_in: &[],
        batch_regions: None,
        unroll: None,
        origin: None,
        in_place: None,
        copies: None,
        small: None,
        effect: false,
        region_inputs: RegionInputs::Derived,
        positive: None,
        flop: None,
        feature: None,
    };
}

/// A sequence of instructions in which every operand is defined before its use.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    values: Vec<(Shape, ValueDef)>,
    instrs: Vec<Instr>,
    /// The parameters, in order.
    pub params: Vec<Value>,
    /// The results, in order.
    pub results: Vec<Value>,
    /// The reductions over the leaves of a struct that is not known, if the graph may contain any.
    pub folds: Option<Vec<LeafFold>>,
}

impl Graph {
    /// Returns an empty graph.
    pub fn new() -> Graph {
        Graph::default()
    }

    /// Returns an empty graph over a struct that is not known; one leaf stands for all its leaves.
    pub fn leafwise() -> Graph {
        Graph {
            folds: Some(Vec::new()),
            ..Graph::default()
        }
    }

    /// Adds a parameter.
    pub fn add_param(&mut self, shape: Shape) -> Value {
        let value = self.add_value(shape, ValueDef::Parameter(self.params.len()));
        self.params.push(value);
        value
    }

    /// Adds an instruction whose result shapes are already inferred.
    ///
    /// [`crate::Builder`] infers and checks them.
    pub fn add_instr(
        &mut self,
        op: &'static Primitive,
        operands: Vec<Value>,
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
        shapes: Vec<Shape>,
        origin: Origin,
    ) -> Id {
        let id = Id(self.instrs.len() as u32);
        let results = shapes
            .into_iter()
            .enumerate()
            .map(|(i, shape)| self.add_value(shape, ValueDef::Result(id, i)))
            .collect_vec();
        self.instrs.push(Instr {
            op,
            operands,
            attrs,
            regions,
            results,
            origin,
        });
        id
    }

    fn add_value(&mut self, shape: Shape, source: ValueDef) -> Value {
        let value = Value(self.values.len() as u32);
        self.values.push((shape, source));
        value
    }

    /// Returns a value's shape.
    pub fn shape(&self, value: Value) -> &Shape {
        &self.values[value.0 as usize].0
    }

    /// Returns the definition of a value.
    pub fn source(&self, value: Value) -> ValueDef {
        self.values[value.0 as usize].1
    }

    /// Returns the instruction that defines a value; `None` for a parameter.
    pub fn maker(&self, value: Value) -> Option<&Instr> {
        match self.source(value) {
            ValueDef::Parameter(_) => None,
            ValueDef::Result(id, _) => Some(self.instr(id)),
        }
    }

    /// Returns an instruction.
    pub fn instr(&self, id: Id) -> &Instr {
        &self.instrs[id.0 as usize]
    }

    /// Returns the instructions, whose origins may be changed.
    pub(crate) fn instrs_mut(&mut self) -> &mut [Instr] {
        &mut self.instrs
    }

    /// Returns the instructions in order.
    pub fn instrs(&self) -> impl DoubleEndedIterator<Item = (Id, &Instr)> {
        self.instrs
            .iter()
            .enumerate()
            .map(|(i, instr)| (Id(i as u32), instr))
    }

    /// Returns the instructions after the first `count`, without visiting those.
    pub fn instrs_after(&self, count: usize) -> &[Instr] {
        &self.instrs[count..]
    }

    /// Returns the number of values, including parameters; the index of every [`Value`] is below it.
    pub fn value_count(&self) -> usize {
        self.values.len()
    }

    /// Returns the number of instructions.
    pub fn len(&self) -> usize {
        self.instrs.len()
    }

    /// Whether the graph has no instructions.
    pub fn is_empty(&self) -> bool {
        self.instrs.is_empty()
    }

    /// Returns the shapes of the parameters.
    pub fn param_shapes(&self) -> Vec<Shape> {
        self.params
            .iter()
            .map(|&v| self.shape(v).clone())
            .collect_vec()
    }

    /// Returns the shapes of the results.
    pub fn result_shapes(&self) -> Vec<Shape> {
        self.results
            .iter()
            .map(|&v| self.shape(v).clone())
            .collect_vec()
    }

    /// Returns the graph with parameters of these shapes; the new parameter `places[i]` replaces parameter `i`.
    #[must_use]
    pub fn with_params(&self, shapes: &[Shape], places: &[usize]) -> Graph {
        let mut out = Graph::new();
        let params: Vec<Value> = shapes
            .iter()
            .map(|s| out.add_param(s.clone()))
            .collect_vec();
        let arguments: Vec<Value> = places.iter().map(|&place| params[place]).collect_vec();
        out.results = out.paste(self, &arguments);
        out
    }

    /// Copies an instruction of another graph. `new` maps the values of that graph to values of this one; the results
    /// are added to it.
    pub(crate) fn copy(&mut self, other: &Graph, instr: &Instr, new: &mut [Value]) {
        let operands = instr.operands.iter().map(|v| new[v.0 as usize]);
        let shapes = instr.results.iter().map(|&v| other.shape(v).clone());
        let id = self.add_instr(
            instr.op,
            operands.collect_vec(),
            instr.attrs.clone(),
            instr.regions.clone(),
            shapes.collect_vec(),
            instr.origin,
        );
        // Operands precede users, so later instructions find their operands in `new`.
        for (old, &value) in instr.results.iter().zip(&self.instr(id).results) {
            new[old.0 as usize] = value;
        }
    }

    /// Inlines the instructions of another graph with these values as its parameters, and returns its results.
    pub fn paste(&mut self, other: &Graph, arguments: &[Value]) -> Vec<Value> {
        // Indexed by the values of the other graph; each entry is set before an instruction reads it.
        let mut new = vec![Value(0); other.values.len()];
        for (param, &argument) in other.params.iter().zip(arguments) {
            new[param.0 as usize] = argument;
        }
        for instr in &other.instrs {
            self.copy(other, instr, &mut new);
        }
        other
            .results
            .iter()
            .map(|v| new[v.0 as usize])
            .collect_vec()
    }

    /// Whether an instruction or the graph's results contain a value.
    pub fn reads(&self, value: Value) -> bool {
        let mut instrs = self.instrs.iter();
        instrs.any(|instr| instr.operands.contains(&value)) || self.results.contains(&value)
    }

    /// Counts the uses of each value, as an operand or as a result of the graph.
    pub fn use_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.values.len()];
        let operands = self.instrs.iter().flat_items(|instr| &instr.operands);
        for value in operands.chain_items(&self.results) {
            counts[value.0 as usize] += 1;
        }
        counts
    }
}

/// A value of a program: an array, a tuple or a record of them.
pub type Values = Tree<Value>;
