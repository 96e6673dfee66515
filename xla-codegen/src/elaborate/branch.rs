//! Rust's `if`: the variables that a branch assigns to are results of the conditional.

use xla_hlo::list::{self, Items};
use xla_hlo::literal::Numbers;
use xla_hlo::ops::conditional;
use xla_hlo::{Shape, Size, Type};

use super::carried::is_unit;
use super::coerce::{tail as value_of, tail_of};
use super::hover::block;
use super::{Elab, Val};
use crate::hir::{Expr, If};

impl Elab<'_> {
    /// Elaborates `if condition { .. } else { .. }`, as a value or as a statement.
    pub(super) fn if_else(&mut self, whole: &Expr, choice: &If) -> Val {
        let (like, tail) = (self.like, self.tail.take());
        let val = self.expr(&choice.cond);
        if let Some(truth) = self.decided(&val) {
            // The branch that is not taken need not even have the right types.
            self.tail = tail;
            return match (truth, &choice.else_branch) {
                (true, _) => self.block(&choice.then_branch),
                (false, Some(other)) => self.expr_like(other, like),
                (false, None) => Val::Tuple(Vec::new()),
            };
        }
        let val = self.truth(&val, &choice.cond);
        let Some(condition) = val.values().and_then(|values| values.leaf().copied()) else {
            return Val::Poison;
        };
        let other = choice.else_branch.as_ref();
        self.capture_for(whole);
        let Some(carried) = self.carried(whole.assigned()) else {
            return Val::Poison;
        };
        let [mut yes, mut no] = list::both([0, 1], |_| self.branch(&carried));
        yes.like = like;
        (yes.tail, no.tail) = (tail.clone(), tail.clone());
        let mut first = yes.block(&choice.then_branch);
        let mut second = match other {
            Some(other) => no.expr_like(other, like),
            None => Val::Tuple(Vec::new()),
        };
        if other.is_none() && !matches!(&first, Val::Poison | Val::Unset(_)) && !is_unit(&first) {
            yes.fault(
                &choice.then_branch,
                "`if` without `else` has no value: end the block with `;`, or add an `else`",
            );
            first = Val::Poison;
        }
        (first, second) = (yes.settled(first), no.settled(second));
        // Literals in tuples and structs take the types of the function's result.
        if let Some(expected) = tail.filter(|expected| expected.leaf().is_none()) {
            for (elab, val) in [(&mut yes, &mut first), (&mut no, &mut second)] {
                if elab.type_of(val).is_none() && !val.is_poisoned() {
                    *val = elab.expect(val, &expected, whole, "the branch returns");
                }
            }
        }
        // Beside a branch that jumps, a literal stays one: it is the only value.
        let only = match (&first, &second) {
            (Val::Unset(_), Val::Unset(_) | Val::Numbers(_) | Val::Size(_)) => Some(second.clone()),
            (Val::Numbers(_) | Val::Size(_), Val::Unset(_)) => Some(first.clone()),
            _ => None,
        };
        if only.is_some() {
            (first, second) = (Val::Tuple(Vec::new()), Val::Tuple(Vec::new()));
        }
        if like.is_none()
            && other.is_some()
            && let Some(open) = self.await_branches(&first, &second)
        {
            return open;
        }
        if first.is_poisoned() || second.is_poisoned() {
            first = Val::Poison;
        } else if let Some(other) = other {
            // The first branch with a type gives it to the other. Two literals take the expected element type.
            let then = &choice.then_branch;
            let what = "the other branch returns";
            let (one, two) = (yes.type_of(&first), no.type_of(&second));
            match (one, two, like) {
                (Some(expected), ..) => {
                    let at = tail_of(other).unwrap_or_else(|| other.clone());
                    second = no.part(&at, &second, &expected, what);
                }
                (None, Some(expected), _) => {
                    first = match value_of(then) {
                        Some(at) => yes.part(&at, &first, &expected, what),
                        None => yes.expect(&first, &expected, then, what),
                    };
                }
                (None, None, Some(element)) => {
                    for (elab, val) in [(&mut yes, &mut first), (&mut no, &mut second)] {
                        if let Val::Numbers(Numbers { dims, .. }) = &*val {
                            let sizes: Vec<Size> =
                                dims.iter().map(|&d| Size::from(d)).collect_vec();
                            let expected = Type::array(Shape::new(element, sizes));
                            *val = elab.expect(val, &expected, then, "the branch returns");
                        }
                    }
                }
                (None, None, None) => {
                    let what = if first.has_function() || second.has_function() {
                        "expected a value from the branches, found a function\n  help: call the functions in the \
                         branches, or put the choice in a closure: `|x| if c { f(x) } else { g(x) }`"
                            .to_string()
                    } else {
                        format!(
                            "cannot infer the element type of these literals\n  help: add a type suffix to one of \
                             them: {}",
                            self.suffixed()
                        )
                    };
                    yes.fault(whole, what);
                    first = Val::Poison;
                }
            }
        }
        if let Val::Unset(_) = first {
            first = Val::Tuple(Vec::new());
        }
        let ty = first.values().and_then(|_| yes.type_of(&first));
        // A variable that only one branch assigns to for the first time is zero after the other, where nothing reads
        // it.
        let (set_in_yes, set_in_no) = (yes.last_of_unset(&carried), no.last_of_unset(&carried));
        let set = self.set_in_branches(&carried, &set_in_yes, &set_in_no);
        let of_jumps = [set_in_yes.clone(), set_in_no.clone()];
        let mut regions = Vec::new();
        let mut hovers = Vec::new();
        for (mut elab, val, ends) in [(yes, first, set_in_yes), (no, second, set_in_no)] {
            let mut all = vec![val];
            all.extend(elab.values(&carried));
            for (i, variable) in &set {
                let ends = elab.coerce(&ends[*i], &variable.ty);
                all.push(ends.map_or(Val::Poison, |values| Val::of(&values)));
            }
            let (region, hover) = elab.finished(&all);
            hovers.push(block(hover));
            regions.extend(region);
        }
        for ends in &of_jumps {
            self.leave_open(&carried, ends);
        }
        self.hover.extend(hovers);
        let (Some(ty), true) = (ty, regions.len() == 2) else {
            return Val::Poison;
        };
        let results = self.with_builder_at(whole, |b| conditional::branch(b, condition, regions));
        match results {
            Ok(values) => {
                let mut values = values.into_iter();
                let mut next = |_: &_| {
                    let value = values.next();
                    value.expect("a branch returns its value, then the variables that it assigns")
                };
                let val = Val::of(&ty.map(&mut next));
                let set = set.iter().map(|(_, variable)| variable);
                for variable in carried.vars.iter().chain_items(set) {
                    let new = Val::of(&variable.ty.map(&mut next));
                    self.set(variable.id, new);
                }
                only.unwrap_or(val)
            }
            Err(fault) => self.fault(whole, fault.what),
        }
    }
}
