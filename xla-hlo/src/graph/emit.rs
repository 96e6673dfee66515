//! Graphs under construction, and values of them with Rust's operators.
//!
//! Rules write the instructions that they add as formulas of [`Term`]s:
//!
//! ```ignore
//! let slope = b.formula([x, y], |[x, y]| -x / (x * x + y * y))?;
//! ```
//!
//! A formula does not stop at a fault. Its scope keeps the first fault, adds nothing more, and [`Emit`] reports the
//! fault once, when the formula ends. `crate::ops::terms` has the operators and the methods of terms.

use core::cell::RefCell;

use super::function::Module;
use super::{Attr, Graph, Infer, Primitive, Value};
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::{ElementType, Shape, Size};

/// A graph to which instructions are added: by a `Builder`, or by a `Rewriter`, whose
/// rules may replace them.
pub trait Emit {
    /// Returns the graph so far.
    fn graph(&self) -> &Graph;

    /// Returns the functions that instructions may call.
    fn module(&self) -> &Module;

    /// Adds an instruction with results of these shapes, and returns these.
    fn place(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
        shapes: Vec<Shape>,
    ) -> Vec<Value>;
}

impl<'e> dyn Emit + 'e {
    /// Returns a value's shape.
    pub fn shape(&self, value: Value) -> &Shape {
        self.graph().shape(value)
    }

    /// Adds an instruction if its rule accepts it, and returns its results.
    ///
    /// # Errors
    /// The fault that the rule reports, or a result whose size in bytes overflows.
    pub fn add(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
        regions: Vec<Graph>,
    ) -> Result<Vec<Value>, Fault> {
        let shapes = operands.iter().map(|&v| self.shape(v)).collect_vec();
        let shapes = (op.infer)(&Infer::new(shapes, &attrs, &regions, self.module()))?;
        if shapes.iter().any(Shape::is_beyond_counting) {
            return Err(Fault::call(FaultKind::SizeOutOfRange));
        }
        Ok(self.place(op, operands, attrs, regions, shapes))
    }

    /// Adds an instruction without regions and returns its first result.
    ///
    /// # Errors
    /// The fault that the rule reports.
    pub fn add1(
        &mut self,
        op: &'static Primitive,
        operands: &[Value],
        attrs: Vec<(&'static str, Attr)>,
    ) -> Result<Value, Fault> {
        Ok(self.add(op, operands, attrs, Vec::new())?[0])
    }
}

/// The instructions of a formula: where they are added, and the first fault of one.
pub(crate) struct Scope<'s> {
    emit: RefCell<&'s mut (dyn Emit + 's)>,
    fault: RefCell<Option<Fault>>,
}

impl<'s> Scope<'s> {
    pub(crate) fn new(emit: &'s mut (dyn Emit + 's)) -> Scope<'s> {
        Scope {
            emit: RefCell::new(emit),
            fault: RefCell::new(None),
        }
    }

    /// Returns a value of the graph as a term.
    pub(crate) fn term(&'s self, value: Value) -> Term<'s> {
        Term { scope: self, value }
    }

    /// Returns values of the graph as terms.
    pub(crate) fn terms<const N: usize>(&'s self, values: [Value; N]) -> [Term<'s>; N] {
        values.map(|value| self.term(value))
    }

    /// Returns a list of values of the graph as terms.
    pub(crate) fn list(&'s self, values: &[Value]) -> Vec<Term<'s>> {
        values.iter().map(|&value| self.term(value)).collect_vec()
    }

    /// Returns the results of the formula, unless there is a fault.
    pub(crate) fn faultless<R>(&self, results: R) -> Result<R, Fault> {
        match self.fault.borrow_mut().take() {
            Some(fault) => Err(fault),
            None => Ok(results),
        }
    }
}

/// Returns the values of terms.
pub(crate) fn values(terms: Vec<Term<'_>>) -> Vec<Value> {
    terms.into_iter().map(Term::value).collect_vec()
}

/// A value of a formula.
#[derive(Clone, Copy)]
pub struct Term<'s> {
    scope: &'s Scope<'s>,
    value: Value,
}

impl<'s> Term<'s> {
    /// Returns the value of the graph.
    pub fn value(self) -> Value {
        self.value
    }

    /// Returns a value of the same graph as a term.
    pub fn term(self, value: Value) -> Term<'s> {
        Term { value, ..self }
    }

    /// Returns the term that a function adds; after a fault, this term.
    pub fn emit(self, add: impl FnOnce(&mut dyn Emit) -> Result<Value, Fault>) -> Term<'s> {
        self.term(self.attempt(add).unwrap_or(self.value))
    }

    /// Returns the terms that a function adds; after a fault, these.
    pub fn emit_all(
        self,
        otherwise: &[Term<'s>],
        add: impl FnOnce(&mut dyn Emit) -> Result<Vec<Value>, Fault>,
    ) -> Vec<Term<'s>> {
        match self.attempt(add) {
            Some(values) => values.into_iter().map(|v| self.term(v)).collect_vec(),
            None => otherwise.to_vec(),
        }
    }

    /// Calls a function unless there is a fault, and keeps its fault.
    pub(crate) fn attempt<R>(
        self,
        add: impl FnOnce(&mut dyn Emit) -> Result<R, Fault>,
    ) -> Option<R> {
        let mut fault = self.scope.fault.borrow_mut();
        if fault.is_some() {
            return None;
        }
        match add(&mut **self.scope.emit.borrow_mut()) {
            Ok(result) => Some(result),
            Err(new) => {
                *fault = Some(new);
                None
            }
        }
    }

    /// Calls a function with the graph so far.
    pub(crate) fn read<R>(self, read: impl FnOnce(&dyn Emit) -> R) -> R {
        read(&**self.scope.emit.borrow())
    }

    /// Returns the shape.
    pub fn shape(self) -> Shape {
        self.read(|b| b.shape(self.value).clone())
    }

    /// Returns the element type.
    pub fn element(self) -> ElementType {
        self.read(|b| b.shape(self.value).element)
    }

    /// Whether the elements are complex numbers.
    pub fn is_complex(self) -> bool {
        self.element().is_complex()
    }

    /// Returns the number of dimensions.
    pub fn rank(self) -> usize {
        self.read(|b| b.shape(self.value).rank())
    }

    /// Returns the sizes.
    pub fn sizes(self) -> Vec<Size> {
        self.read(|b| b.shape(self.value).dims.clone())
    }

    /// Applies an operation of one array without attributes.
    pub fn apply(self, op: &'static Primitive) -> Term<'s> {
        self.emit(|b| b.add1(op, &[self.value], Vec::new()))
    }
}
