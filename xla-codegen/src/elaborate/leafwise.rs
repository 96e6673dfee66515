//! Closures that change variables of the enclosing function for each leaf of trees, as in
//! `tree_map(|p| p + rng_normal(rng, 0.0, 1.0, p.dims()), params)`.
//!
//! The operation itself reads its closure as a function of values. Such a closure is called here instead, for one leaf after
//! another, so that each call has the values that the call before it has left.

use std::rc::Rc;

use xla_hlo::derived::tree::{Leafwise, leafwise};
use xla_hlo::list::Items;
use xla_hlo::operation::Argument;
use xla_hlo::{Operation, Shape, Type};

use super::apply::{ArgumentValue, BoundArgument};
use super::coerce::tail_of;
use super::function::{FunctionValue, StateParam};
use super::{Elab, Val};
use crate::hir::Expr;

/// The parameter of a reduction that need not have the structure of the tree.
const INIT: &str = "init";

/// The application of a closure to leaves.
struct Application<'a> {
    whole: &'a Expr,
    function: Rc<FunctionValue>,
    states: Vec<StateParam>,
    /// The number of the next call.
    round: usize,
    /// The number of mistakes before the first call: the others would repeat those of one call.
    before: usize,
}

impl Elab<'_> {
    /// Applies an operation. One that fails since its closure changes variables is applied to one leaf after another.
    pub(super) fn apply(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: Vec<BoundArgument>,
    ) -> Val {
        let Some(kind) = leafwise(operation).filter(|_| !self.cx.leafwise) else {
            return self.apply_once(operation, whole, arguments);
        };
        let before = self.cx.faults.borrow().count();
        let saved = self.saved();
        let val = self.apply_once(operation, whole, arguments.clone());
        if self.cx.faults.borrow().count() == before {
            return val;
        }
        if !self.changes_variables(&arguments) {
            return val;
        }
        self.restore(saved);
        self.cx.faults.borrow_mut().truncate(before);
        self.apply_changing(kind, whole, &arguments)
    }

    /// Whether the function among the arguments of an operation changes variables of the enclosing function, and the others
    /// are trees of arrays.
    fn changes_variables(&mut self, arguments: &[BoundArgument]) -> bool {
        let [first, operands @ ..] = arguments else {
            return false;
        };
        let ArgumentValue::Computation(closure) = first.supplied else {
            return false;
        };
        let states = self
            .function_value(closure)
            .map(|function| self.states(&function));
        let states = states.unwrap_or_default();
        let first = match operands.first().map(|first| &first.supplied) {
            Some(ArgumentValue::Val(val)) => val.values(),
            _ => None,
        };
        let is_tree = |argument: &BoundArgument| match (&argument.supplied, &first) {
            // The value to begin with may be a literal.
            (ArgumentValue::Val(Val::Numbers(_)), _) => true,
            (ArgumentValue::Val(val), Some(first)) => val
                .values()
                .is_some_and(|values| argument.param.name == INIT || values.same_structure(first)),
            (ArgumentValue::Plain(Argument::Missing), _) => true,
            _ => false,
        };
        !states.is_empty()
            && states.iter().all(|state| state.captured.is_some())
            && operands.iter().all(is_tree)
    }

    /// Calls a closure that changes variables for one leaf after another.
    fn apply_changing(&mut self, kind: Leafwise, whole: &Expr, arguments: &[BoundArgument]) -> Val {
        let [first, operands @ ..] = arguments else {
            return Val::Poison;
        };
        let ArgumentValue::Computation(closure) = first.supplied else {
            return Val::Poison;
        };
        let Some(function) = self.function_value(closure) else {
            return Val::Poison;
        };
        let operands = operands
            .iter()
            .filter_map(|operand| match &operand.supplied {
                ArgumentValue::Val(val) => Some(val.clone()),
                _ => None,
            });
        let operands = operands.collect_vec();
        let mut applied = Application {
            whole,
            states: self.states(&function),
            function,
            round: 0,
            before: self.cx.faults.borrow().count(),
        };
        let val = match (kind, operands.as_slice()) {
            (Leafwise::Map, trees) => self.map_leaves(&mut applied, trees),
            (Leafwise::Reduce, [tree, init]) => {
                self.reduce_leaves(&mut applied, closure, tree, init)
            }
            (Leafwise::Reduce, _) => Val::Poison,
        };
        self.hover.extend(applied.function.hover());
        val
    }

    /// Returns the last value of a reduction of the leaves of a tree.
    fn reduce_leaves(
        &mut self,
        applied: &mut Application,
        closure: &Expr,
        tree: &Val,
        init: &Val,
    ) -> Val {
        let Some(values) = tree.values() else {
            return Val::Poison;
        };
        let leaves = values.leaves().into_iter().copied().collect_vec();
        // An untyped literal takes the element type of the first leaf.
        let mut all = match (init, leaves.first()) {
            (Val::Numbers(_), Some(leaf)) => {
                let element = self.graph.shape(*leaf).element;
                let scalar = Type::array(Shape::scalar(element));
                self.expect(init, &scalar, applied.whole, "the initial value is")
            }
            _ => init.clone(),
        };
        let Some(ty) = self.type_of(&all) else {
            return Val::Poison;
        };
        for leaf in leaves {
            let next = self.apply_to_leaf(applied, vec![all, Val::Array(leaf)]);
            let at = tail_of(closure).unwrap_or_else(|| closure.clone());
            all = self.part(&at, &next, &ty, "the initial value is");
        }
        all
    }

    /// Returns a tree with the results for the leaves of trees of one structure.
    fn map_leaves(&mut self, applied: &mut Application, trees: &[Val]) -> Val {
        let parts = |i: usize| {
            let parts = trees.iter().map(|tree| match tree {
                Val::Tuple(items) | Val::List(items) => items[i].clone(),
                Val::Record(_, fields) => fields[i].1.clone(),
                leaf => leaf.clone(),
            });
            parts.collect_vec()
        };
        match &trees[0] {
            Val::Tuple(items) => {
                let items = (0..items.len()).map(|i| self.map_leaves(applied, &parts(i)));
                Val::Tuple(items.collect_vec())
            }
            Val::List(items) => {
                let items = (0..items.len()).map(|i| self.map_leaves(applied, &parts(i)));
                Val::List(items.collect_vec())
            }
            Val::Record(name, fields) => {
                let fields = fields.iter().enumerate();
                let fields = fields.map(|(i, (field, _))| {
                    let val = self.map_leaves(applied, &parts(i));
                    (field.clone(), val)
                });
                Val::Record(name.clone(), fields.collect_vec())
            }
            _ => self.apply_to_leaf(applied, trees.to_vec()),
        }
    }

    /// Calls the closure, and assigns the new values of the variables that it changes.
    fn apply_to_leaf(&mut self, applied: &mut Application, mut vals: Vec<Val>) -> Val {
        if self.cx.faults.borrow().count() > applied.before {
            return Val::Poison;
        }
        let (whole, function) = (applied.whole, Rc::clone(&applied.function));
        let Some(captured) = self.values_of_captures(whole, &applied.states) else {
            return Val::Poison;
        };
        let exprs = vals.iter().map(|_| whole).collect_vec();
        vals.extend(captured);
        self.cx.calls.borrow_mut().enter(applied.round);
        let val = self.enter_function(whole, &function, &exprs, vals);
        self.cx.calls.borrow_mut().leave();
        applied.round += 1;
        let Val::Tuple(mut parts) = val else {
            return Val::Poison;
        };
        let result = parts.remove(0);
        let ids = applied.states.iter().filter_map(|state| state.captured);
        for (id, val) in ids.zip(parts) {
            self.change_capture(id, val);
        }
        self.settled(result)
    }
}
