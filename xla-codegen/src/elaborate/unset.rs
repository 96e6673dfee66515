//! Variables without a value: those that `break v` and `return v` assign to, and the value of syntax that has jumped.
//!
//! Such a variable has no type until the first jump assigns to it. A loop or a branch that does not assign to it fills
//! it with zeros, which nothing reads: only code that runs after the jump reads the variable.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use xla_hlo::list::{self, Items};
use xla_hlo::ops::broadcast;
use xla_hlo::ops::control::Region;
use xla_hlo::{ElementType, Literal, Shape, Type, Value, Values};

use super::carried::{Carried, Changed};
use super::{Access, Elab, Val};
use crate::hir::{Expr, Name, Path, VarId};

/// A variable without a value.
#[derive(Default, Debug)]
pub(crate) struct Unset {
    /// The type of its value, once it is known.
    ty: RefCell<Option<Type>>,
    /// The element type that literals default to.
    like: Option<ElementType>,
    /// Whether a value of it was a mistake that has been reported.
    poisoned: Cell<bool>,
    /// The beginning of a message about a value of another type.
    what: String,
}

impl Unset {
    /// Whether a value of it was a mistake that has been reported.
    pub(super) fn is_poisoned(&self) -> bool {
        self.poisoned.get()
    }
}

impl Val {
    /// Returns the value of syntax that has jumped.
    pub(super) fn never() -> Val {
        Val::Unset(Rc::default())
    }
}

impl Elab<'_> {
    /// Declares the variable for the value of jumps, of this type if it is known.
    pub(super) fn declare_unset(&mut self, name: &Name, of_function: bool, ty: Option<Type>) {
        let what = if of_function {
            format!("`{}` returns", self.cx.frame().own)
        } else {
            "the value of the other jumps is".to_string()
        };
        let unset = Unset {
            ty: RefCell::new(ty),
            like: self.like.or(self.awaited_name(name)),
            poisoned: Cell::new(false),
            what,
        };
        self.bind_name(name, Val::Unset(Rc::new(unset)), Access::Mutable);
    }

    /// Assigns the value of a jump.
    pub(super) fn leave(&mut self, name: &Path, right: &Expr) {
        let Some(var) = self.variable(name) else {
            return;
        };
        let (known, like, what) = match &var.val {
            Val::Unset(unset) => (unset.ty.borrow().clone(), unset.like, unset.what.clone()),
            // A round of an unrolled loop has assigned to it.
            val => {
                let val = val.clone();
                let what = "the value of the other jumps is".to_string();
                (self.type_of(&val), None, what)
            }
        };
        // The first jump determines the type; literals of the others take its element type.
        let leaf = known.as_ref().and_then(Type::leaf);
        let like = leaf.map(|leaf| leaf.shape.element).or(like);
        let val = self.expr_of(right, known.as_ref(), like);
        let mut val = match (&known, like, &val) {
            (Some(known), ..) => self.part(right, &val, known, &what),
            (None, Some(element), Val::Numbers(numbers)) => {
                let sizes = numbers.dims.iter().map(|&size| size.into()).collect_vec();
                let expected = Type::array(Shape::new(element, sizes));
                self.expect(&val, &expected, right, "the value of the loop is")
            }
            _ => self.settled(val),
        };
        let Some(var) = self.variable(name) else {
            return;
        };
        let id = var.id;
        val = self.assigned(&var.val, val);
        if known.is_none()
            && let Some(open) = self.opened(id, &val)
        {
            self.set(id, open);
            return;
        }
        let ty = self.type_of(&val);
        if ty.is_none() && !val.is_poisoned() {
            let what = format!(
                "cannot infer the element type of this value\n  help: add a type suffix to a literal: {}",
                self.suffixed()
            );
            val = self.fault(right, what);
        }
        let Some(var) = self.vars.get_mut(name.id()) else {
            return;
        };
        // The record is shared by the copies of the variable in the regions around this one, which read the type.
        if let Val::Unset(unset) = &var.val {
            if val.is_poisoned() {
                unset.poisoned.set(true);
            } else {
                *unset.ty.borrow_mut() = ty;
            }
        }
        var.val = val;
    }

    /// Returns zeros of a type, of sizes that this graph knows.
    pub(super) fn zeros_of(&mut self, ty: &Type) -> Option<Values> {
        let zeros = ty.try_map(&mut |leaf| {
            let shape = leaf.shape.clone();
            self.with_builder(|b| {
                let zero = b.constant(Literal::zero(shape.element));
                if shape.is_scalar() {
                    return Ok(zero);
                }
                broadcast::in_dim(b, zero, shape.dims, &[])
            })
        });
        zeros.ok()
    }

    /// Returns the type that the first jump gave to a variable.
    fn first_type(&self, id: VarId) -> Option<Type> {
        match &self.vars.get(Some(id))?.val {
            Val::Unset(unset) => unset.ty.borrow().clone(),
            _ => None,
        }
    }

    /// Returns the variables that a loop's body assigns to for the first time, and adds their values to its results.
    pub(super) fn first_set(
        &self,
        carried: &Changed,
        ends: Vec<Val>,
        last: &mut Vec<Val>,
    ) -> Vec<Carried> {
        let mut first = Vec::new();
        for (&id, val) in carried.unset.iter().zip(ends) {
            match (&val, self.first_type(id)) {
                (Val::Unset(_), _) | (_, None) => {}
                (_, Some(ty)) => {
                    first.push(Carried { id, ty });
                    last.push(val);
                }
            }
        }
        first
    }

    /// Adds these variables to the state of a loop after `init`, as zeros.
    pub(super) fn with_first(
        &mut self,
        first: &[Carried],
        init: &mut Vec<Value>,
        regions: [Region; 2],
    ) -> [Region; 2] {
        // The regions were elaborated without these variables, so the new parameters are unused. They are after the
        // state, and before captured values.
        let own = init.len();
        // The value before the first round is never read: the flag of the jump is not set.
        for variable in first {
            let zeros = self.zeros_of(&variable.ty);
            let leaves = zeros.iter().flat_map(|zeros| zeros.leaves());
            init.extend(leaves.copied());
        }
        let shapes = init[own..]
            .iter()
            .map(|&value| self.graph.shape(value).clone());
        let shapes = shapes.collect_vec();
        list::both(regions, |(graph, values)| {
            let params = graph.param_shapes();
            let (state, captured) = params.split_at(own);
            let all = list::concat(&[state, shapes.as_slice(), captured]);
            let places = (0..own).chain_items(own + shapes.len()..all.len());
            (graph.with_params(&all, &places.collect_vec()), values)
        })
    }

    /// Returns the variables that a branch assigns to for the first time, with their indices among those without a value.
    pub(super) fn set_in_branches(
        &self,
        carried: &Changed,
        yes: &[Val],
        no: &[Val],
    ) -> Vec<(usize, Carried)> {
        let mut set = Vec::new();
        for (i, &id) in carried.unset.iter().enumerate() {
            let is_unset = |val: &Val| matches!(val, Val::Unset(_));
            if let (false, Some(ty)) = (is_unset(&yes[i]) && is_unset(&no[i]), self.first_type(id))
            {
                set.push((i, Carried { id, ty }));
            }
        }
        set
    }
}
