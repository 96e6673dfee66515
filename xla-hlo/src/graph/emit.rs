//! Graphs under construction, and values of them with Rust's operators.
//!
//! Rules write the instructions that they add as formulas of [`Term`]s:
//!
//! ```ignore
//! let slope = b.formula([x, y], |[x, y]| -x / (x * x + y * y))?;
//! ```
//!
//! A formula does not stop at a fault. Its scope keeps the first fault, adds nothing more, and [`Emit`] reports the
//! fault once, when the formula ends. The terms of the rest have a shape, but no value. `crate::ops::terms` has the operators and the methods of terms.

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
        // Rules multiply sizes without looking at bytes, so this is the one place that bounds arrays.
        if let Some(shape) = shapes.iter().find(|shape| shape.is_beyond_counting()) {
            return Err(Fault::call(FaultKind::TooManyBytes(shape.clone())));
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
        Term {
            scope: self,
            of: Of::Value(value),
        }
    }

    /// Returns values of the graph as terms.
    pub(crate) fn terms<const N: usize>(&'s self, values: [Value; N]) -> [Term<'s>; N] {
        // `map` of an array takes about 300 lines of LLVM IR.
        let mut terms = [self.term(values[0]); N];
        for (term, &value) in terms.iter_mut().zip(&values) {
            *term = self.term(value);
        }
        terms
    }

    /// Returns a list of values of the graph as terms.
    pub(crate) fn list(&'s self, values: &[Value]) -> Vec<Term<'s>> {
        values.iter().map(|&value| self.term(value)).collect_vec()
    }

    /// Ends the formula: returns its first fault. Without one, every term is a value.
    pub(crate) fn finish(&self) -> Result<(), Fault> {
        self.fault.borrow_mut().take().map_or(Ok(()), Err)
    }

    /// Ends the formula: returns its result.
    ///
    /// Formulas are generic functions, so that what they do before and after the user's closure is compiled here, once.
    pub(crate) fn result(&self, term: Term<'s>) -> Result<Value, Fault> {
        self.finish()?;
        Ok(term.value())
    }

    /// Ends the formula: returns its results.
    pub(crate) fn results(&self, terms: &[Term<'s>]) -> Result<Vec<Value>, Fault> {
        self.finish()?;
        Ok(values(terms))
    }

    /// Ends the formula: returns its results, where `None` is zero.
    pub(crate) fn optional(&self, terms: &[Option<Term<'s>>]) -> Result<Vec<Option<Value>>, Fault> {
        self.finish()?;
        let values = terms.iter().map(|term| term.map(Term::value));
        Ok(values.collect_vec())
    }

    fn has_fault(&self) -> bool {
        self.fault.borrow().is_some()
    }

    fn refuse(&self, fault: Fault) {
        *self.fault.borrow_mut() = Some(fault);
    }
}

/// Returns the values of terms.
pub(crate) fn values(terms: &[Term<'_>]) -> Vec<Value> {
    terms.iter().map(|term| term.value()).collect_vec()
}

/// A value of a formula.
#[derive(Clone, Copy)]
pub struct Term<'s> {
    scope: &'s Scope<'s>,
    of: Of,
}

/// The result that a term is.
#[derive(Clone, Copy)]
enum Of {
    /// A value of the graph.
    Value(Value),
    /// None: the instruction was refused, or came after the refusal. The rest of the formula, which adds nothing, reads the
    /// shape of this value.
    Refused(Value),
}

impl<'s> Term<'s> {
    /// Returns the value of the graph. The function of [`emit`](Self::emit) may call it, which does not run after a fault.
    ///
    /// # Panics
    /// An instruction of the formula was refused.
    pub fn value(self) -> Value {
        match self.of {
            Of::Value(value) => value,
            Of::Refused(_) => panic!("expected a value, found the result of a refused instruction"),
        }
    }

    /// Returns a value of the same graph as a term.
    pub fn term(self, value: Value) -> Term<'s> {
        let of = Of::Value(value);
        Term { of, ..self }
    }

    /// Returns the term of an instruction that was refused, with the shape of this term.
    pub(crate) fn refused(self) -> Term<'s> {
        let of = Of::Refused(self.shaped());
        Term { of, ..self }
    }

    /// Returns the value whose shape the term has.
    fn shaped(self) -> Value {
        let (Of::Value(value) | Of::Refused(value)) = self.of;
        value
    }

    /// Returns the term that a function adds.
    pub fn emit(self, add: impl FnOnce(&mut dyn Emit) -> Result<Value, Fault>) -> Term<'s> {
        match self.attempt(add) {
            Some(value) => self.term(value),
            None => self.refused(),
        }
    }

    /// Returns the terms that a function adds, one for each of `shapes`, whose shapes a formula reads after a fault.
    pub fn emit_all(
        self,
        shapes: &[Term<'s>],
        add: impl FnOnce(&mut dyn Emit) -> Result<Vec<Value>, Fault>,
    ) -> Vec<Term<'s>> {
        match self.attempt(add) {
            Some(values) => values.into_iter().map(|v| self.term(v)).collect_vec(),
            None => shapes.iter().map(|term| term.refused()).collect_vec(),
        }
    }

    /// Calls a function unless there is a fault, and keeps its fault.
    pub(crate) fn attempt<R>(
        self,
        add: impl FnOnce(&mut dyn Emit) -> Result<R, Fault>,
    ) -> Option<R> {
        if self.scope.has_fault() {
            return None;
        }
        // The borrow ends before the fault is recorded, so `add` may open formulas of its own.
        match add(&mut **self.scope.emit.borrow_mut()) {
            Ok(result) => Some(result),
            Err(fault) => {
                self.scope.refuse(fault);
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
        self.read(|b| b.shape(self.shaped()).clone())
    }

    /// Returns the element type.
    pub fn element(self) -> ElementType {
        self.read(|b| b.shape(self.shaped()).element)
    }

    /// Whether the elements are complex numbers.
    pub fn is_complex(self) -> bool {
        self.element().is_complex()
    }

    /// Returns the number of dimensions.
    pub fn rank(self) -> usize {
        self.read(|b| b.shape(self.shaped()).rank())
    }

    /// Returns the sizes.
    pub fn sizes(self) -> Vec<Size> {
        self.read(|b| b.shape(self.shaped()).dims.clone())
    }

    /// Applies an operation of one array without attributes.
    pub fn apply(self, op: &'static Primitive) -> Term<'s> {
        self.emit(|b| b.add1(op, &[self.value()], Vec::new()))
    }
}

#[cfg(test)]
mod tests {
    use crate::error::FaultKind;
    use crate::{Builder, ElementType, Module, Shape, Size};

    /// Calls a test with a builder of a graph with one parameter.
    fn with_matrix(test: impl FnOnce(&mut Builder<'_>, crate::Value)) {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let sizes = vec![Size::from(2), Size::from(3)];
        let x = b.graph.add_param(Shape::new(ElementType::F32, sizes));
        test(&mut b, x);
    }

    #[test]
    fn after_a_refused_instruction_a_formula_adds_nothing_and_reports_it() {
        with_matrix(|b, x| {
            let mut rank = 0;
            let result = b.formula([x], |[x]| {
                let refused = x.reshape(&[Size::from(7)]);
                rank = refused.rank();
                refused.exp() + x.sum(&[5])
            });
            let what = *result.unwrap_err().what;
            assert!(matches!(what, FaultKind::ElementCount { .. }), "{what:?}");
            assert_eq!((rank, b.graph.len()), (2, 0));
        });
    }

    #[test]
    #[should_panic(expected = "found the result of a refused instruction")]
    fn the_result_of_a_refused_instruction_has_no_value() {
        with_matrix(|b, x| {
            let _ = b.formula([x], |[x]| x.term(x.reshape(&[Size::from(7)]).value()));
        });
    }
}
