//! Rust's `while`, `for` and `if`: variables they assign to are carried from round to round, or out of a branch; other
//! variables they name are captured.

use quote::ToTokens;
use syn::{Block, Expr, ExprForLoop, ExprIf, ExprWhile, Pat};
use xla_hlo::list::{self, Items};
use xla_hlo::literal::{Number, NumberKind, Numbers};
use xla_hlo::ops::control::Region;
use xla_hlo::ops::{conditional, while_loop};
use xla_hlo::{ElementType, Shape, Size, Tree, Type, Value};

use super::assigned::{Assigned, MayAssign};
use super::capture::Captures;
use super::coerce::tail_of;
use super::hover::block;
use super::variables::Variables;
use super::{Access, Elab, Val, Var};
use crate::outside;

/// A variable that a loop or a branch assigns to: its scope and index, and its type, which stays the same.
struct Carried {
    at: (usize, usize),
    ty: Type,
}

impl Elab<'_> {
    /// Elaborates `while condition { body }`.
    pub(super) fn repeat_while(&mut self, whole: &ExprWhile) -> Val {
        if let Some(label) = &whole.label {
            return self.fault(label, outside::LABEL);
        }
        if let Expr::Let(_) = &*whole.cond {
            return self.fault(&whole.cond, outside::why(&whole.cond));
        }
        // The state of the loop is every variable that condition or body assigns to. Other variables that they name are
        // captured.
        self.capture_for(&Expr::While(whole.clone()));
        let cond = &*whole.cond;
        let Some(carried) = self.carried(&[&cond, &whole.body]) else {
            return Val::Poison;
        };
        if carried.is_empty() {
            return self.fault(
                whole,
                "the condition of the loop never changes: assign to a `let mut` variable in its body",
            );
        }
        let init = self.leaves(&carried);
        let mut condition = self.inside(&carried, &[]);
        let before = condition.values(&carried);
        let val = condition.expr(&whole.cond);
        let val = condition.truth(&val, &whole.cond);
        let leaves = |vals: &[Val]| -> Vec<Value> {
            let trees: Vec<_> = vals.iter().filter_map(Val::values).collect_vec();
            trees.iter().flat_items(Tree::leaves).copied().collect_vec()
        };
        // The graph of a condition returns one `bool`, so it cannot return changed variables.
        if !val.is_poisoned() && leaves(&condition.values(&carried)) != leaves(&before) {
            return self.repeat_changing(whole, &carried);
        }
        let condition = condition.finished(&[val]);
        let mut body = self.inside(&carried, &[]);
        body.rounds(&whole.body);
        let last = body.values(&carried);
        let body = body.finished(&last);
        let ((condition, seen), (body, changes)) = (condition, body);
        self.hover.extend(block(seen));
        self.hover.extend(block(changes));
        let (Some(condition), Some(body)) = (condition, body) else {
            return Val::Poison;
        };
        let results =
            self.with_builder_at(whole, |b| while_loop::repeat(b, &init, condition, body));
        self.outcome(whole, results, &carried)
    }

    /// Elaborates `while condition { body }` with a condition that assigns to variables or reads a feed. The graph of a
    /// condition cannot change state, so the condition is evaluated before the loop and at the end of each round, and
    /// its result is carried.
    fn repeat_changing(&mut self, whole: &ExprWhile, carried: &[Carried]) -> Val {
        let val = self.expr(&whole.cond);
        let first = self.truth(&val, &whole.cond);
        let (Some(ty), Some(values)) = (self.type_of(&first), first.values()) else {
            return Val::Poison;
        };
        let mut init: Vec<Value> = values.leaves().into_iter().copied().collect_vec();
        init.extend(self.leaves(carried));
        let before = [ty];
        let condition = self.inside(carried, &before);
        let goes_on = Val::Array(condition.graph.params[0]);
        let (condition, _) = condition.finished(&[goes_on]);
        let mut body = self.inside(carried, &before);
        body.rounds(&whole.body);
        // The typed copies of the condition were emitted before the loop.
        let hover = body.hover.clone();
        let val = body.expr(&whole.cond);
        let again = body.truth(&val, &whole.cond);
        body.hover = hover;
        let mut last = vec![again];
        last.extend(body.values(carried));
        let (body, changes) = body.finished(&last);
        self.hover.extend(block(changes));
        let (Some(condition), Some(body)) = (condition, body) else {
            return Val::Poison;
        };
        let results =
            self.with_builder_at(whole, |b| while_loop::repeat(b, &init, condition, body));
        // The first result is the condition's.
        let results = results.map(|mut values| values.split_off(1));
        self.outcome(whole, results, carried)
    }

    /// Elaborates `for i in start..end { body }`.
    pub(super) fn for_loop(&mut self, whole: &ExprForLoop) -> Val {
        if let Some(label) = &whole.label {
            return self.fault(label, outside::LABEL);
        }
        if let Some(val) = self.unrolled(whole) {
            return val;
        }
        let Some(counted) = self.counted_by(&whole.expr) else {
            return Val::Poison;
        };
        if !matches!(&*whole.pat, Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none())
            && !matches!(*whole.pat, Pat::Wild(_))
        {
            return self.fault(&whole.pat, "expected a name or `_` as the loop variable");
        }
        self.capture_for(&Expr::ForLoop(whole.clone()));
        let Some(carried) = self.carried(&[&whole.body]) else {
            return Val::Poison;
        };
        // A loop that assigns to its own variables only has no effect either, but Rust accepts it without a warning.
        if carried.is_empty() && !Assigned::in_part(&whole.body).own {
            return self.fault(
                whole,
                "the loop has no effect: assign to a `let mut` variable in its body",
            );
        }
        let init = self.leaves(&carried);
        let [start, end] = self.rounds_of(&counted);
        let round = Type::array(self.graph.shape(start).clone());
        let mut body = self.inside(&carried, &[round]);
        let at = body.number_in(&counted, whole);
        body.hover_let(&[], &whole.pat, &at);
        body.scopes.push(Variables::default());
        body.bind(&whole.pat, at);
        body.rounds(&whole.body);
        let last = body.values(&carried);
        let (body, hover) = body.finished(&last);
        self.hover.extend(block(hover));
        let Some(body) = body else {
            return Val::Poison;
        };
        let results =
            self.with_builder_at(whole, |b| while_loop::count(b, [start, end], &init, body));
        self.outcome(whole, results, &carried)
    }

    /// Checks that a condition is a `bool`.
    fn truth(&mut self, val: &Val, expr: &Expr) -> Val {
        if let Val::Array(value) = val {
            let shape = self.graph.shape(*value);
            if shape.element == ElementType::Bool && !shape.is_scalar() {
                let what = format!(
                    "expected a bool[] condition, found {shape}\n  \
                     help: select at each index with `select(pred, on_true, on_false)`, or reduce with `all(..)` or `any(..)`"
                );
                return self.fault(expr, what);
            }
        }
        let expected = Type::array(Shape::scalar(ElementType::Bool));
        self.expect(val, &expected, expr, "the condition must be")
    }

    /// Elaborates `if condition { .. } else { .. }`, as a value or as a statement.
    pub(super) fn if_else(&mut self, whole: &ExprIf) -> Val {
        let (like, tail) = (self.like, self.tail.take());
        let val = self.expr(&whole.cond);
        let val = self.truth(&val, &whole.cond);
        let Some(condition) = val.values().and_then(|values| values.leaf().copied()) else {
            return Val::Poison;
        };
        let other = whole.else_branch.as_ref().map(|(_, other)| &**other);
        let mut parts: Vec<&dyn MayAssign> = vec![&whole.then_branch];
        if let Some(other) = &other {
            parts.push(other);
        }
        self.capture_for(&Expr::If(whole.clone()));
        let Some(carried) = self.carried(&parts) else {
            return Val::Poison;
        };
        let [mut yes, mut no] = list::both([0, 1], |_| self.branch(&carried));
        yes.like = like;
        (yes.tail, no.tail) = (tail.clone(), tail.clone());
        let mut first = yes.block(&whole.then_branch.stmts);
        let mut second = match other {
            Some(other) => no.expr_like(other, like),
            None => Val::Tuple(Vec::new()),
        };
        if other.is_none() && !matches!(&first, Val::Poison) && !is_unit(&first) {
            yes.fault(
                &whole.then_branch,
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
        if first.is_poisoned() || second.is_poisoned() {
            first = Val::Poison;
        } else if let Some(other) = other {
            let then = Expr::Block(syn::ExprBlock {
                attrs: Vec::new(),
                label: None,
                block: whole.then_branch.clone(),
            });
            let what = "the other branch returns";
            let (one, two) = (yes.type_of(&first), no.type_of(&second));
            match (one, two, like) {
                (Some(expected), ..) => {
                    let at = tail_of(other).unwrap_or(other);
                    second = no.part(at, &second, &expected, what);
                }
                (None, Some(expected), _) => {
                    let at = tail_of(&then).unwrap_or(&then);
                    first = yes.part(at, &first, &expected, what);
                }
                (None, None, Some(element)) => {
                    for (elab, val) in [(&mut yes, &mut first), (&mut no, &mut second)] {
                        if let Val::Numbers(Numbers { dims, .. }) = &*val {
                            let sizes: Vec<Size> =
                                dims.iter().map(|&d| Size::from(d)).collect_vec();
                            let expected = Type::array(Shape::new(element, sizes));
                            *val = elab.expect(val, &expected, &then, "the branch returns");
                        }
                    }
                }
                (None, None, None) => {
                    let what = if first.has_function() || second.has_function() {
                        "expected a value from the branches, found a function\n  help: call the functions in the \
                         branches, or put the choice in a closure: `|x| if c { f(x) } else { g(x) }`"
                    } else {
                        "cannot infer the element type of these literals\n  help: add a type suffix to one of \
                         them: `2.0f32`"
                    };
                    yes.fault(whole, what);
                    first = Val::Poison;
                }
            }
        }
        let ty = first.values().and_then(|_| yes.type_of(&first));
        let mut regions = Vec::new();
        let mut hovers = Vec::new();
        for (elab, val) in [(yes, first), (no, second)] {
            let mut all = vec![val];
            all.extend(elab.values(&carried));
            let (region, hover) = elab.finished(&all);
            hovers.push(block(hover));
            regions.extend(region);
        }
        self.hover.extend(hovers);
        let (Some(ty), true) = (ty, regions.len() == 2) else {
            return Val::Poison;
        };
        let results = self.with_builder_at(whole, |b| conditional::branch(b, condition, regions));
        match results {
            Ok(values) => {
                let mut values = values.into_iter();
                let mut next = |_: &_| values.next().unwrap_or(condition);
                let val = Val::of(&ty.map(&mut next));
                for variable in &carried {
                    let new = Val::of(&variable.ty.map(&mut next));
                    self.scopes[variable.at.0][variable.at.1].val = new;
                }
                val
            }
            Err(fault) => self.fault(whole, fault.what),
        }
    }

    /// Returns the outer variables that the parts assign to; `None` if one of them cannot be assigned to.
    fn carried(&mut self, parts: &[&dyn MayAssign]) -> Option<Vec<Carried>> {
        let mut assigned = Assigned::default();
        for part in parts {
            part.visit(&mut assigned);
        }
        let mut carried: Vec<Carried> = Vec::new();
        let mut whole = true;
        for (ident, target) in assigned.names {
            let Some(at) = self.find(&ident.to_string()) else {
                continue;
            };
            let var = &self.scopes[at.0][at.1];
            let moves = var.channel.as_ref().is_some_and(|c| c.kind.moves());
            let only_read = target.is_none() && var.access != Access::State && !moves;
            if only_read || carried.iter().any_item(|other| other.at == at) {
                continue;
            }
            if !matches!(var.access, Access::Mutable | Access::State) && !moves {
                // Reports why it cannot be assigned to.
                if let Some(target) = &target {
                    self.assignable(target);
                }
                whole = false;
                continue;
            }
            let val = var.val.clone();
            let val = self.settled(val);
            self.scopes[at.0][at.1].val = val.clone();
            match self.type_of(&val) {
                Some(ty) => carried.push(Carried { at, ty }),
                None if val.is_poisoned() => whole = false,
                None if val.has_function() => {
                    let is = matches!(val, Val::Function(_));
                    let is = if is { "is" } else { "contains" };
                    let what = format!(
                        "`{ident}` {is} a function, which a loop cannot change\n  help: call it in the round that \
                         computes it, and keep what it returns"
                    );
                    self.fault(&ident, what);
                    whole = false;
                }
                None => {
                    let name = ident.to_string();
                    let example = match &val {
                        Val::Numbers(numbers) if numbers.dims.is_empty() => {
                            let Number { text, kind } = &numbers.numbers[0];
                            let float = *kind == NumberKind::Float;
                            let element = if float { "f32" } else { "i32" };
                            format!("`let mut {name} = {text}{element};`")
                        }
                        _ => format!("`let mut {name}: f32![..] = ..;`"),
                    };
                    let what = format!(
                        "cannot infer the element type of `{name}`, which changes here\n  help: declare it with an \
                         element type: {example}"
                    );
                    self.fault(&ident, what);
                    whole = false;
                }
            }
        }
        whole.then_some(carried)
    }

    /// Returns the leaves of the variables.
    fn leaves(&self, carried: &[Carried]) -> Vec<Value> {
        let vals = self.values_at(carried).into_iter();
        let trees: Vec<_> = vals.filter_map(|val| val.values()).collect_vec();
        trees.iter().flat_items(Tree::leaves).copied().collect_vec()
    }

    fn values_at(&self, carried: &[Carried]) -> Vec<Val> {
        let vals = carried.iter();
        vals.map(|variable| self.scopes[variable.at.0][variable.at.1].val.clone())
            .collect_vec()
    }

    /// Returns the elaborator of a loop's body, whose parameters have the types `before`, then those of the carried
    /// variables.
    fn inside<'s>(&'s self, carried: &[Carried], before: &[Type]) -> Elab<'s> {
        let mut elab = self.nested();
        for ty in before {
            ty.map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
        }
        for variable in carried {
            let values = variable
                .ty
                .map(&mut |leaf| elab.graph.add_param(leaf.shape.clone()));
            elab.enter(self.variable_at(variable), Val::of(&values));
        }
        elab
    }

    /// Returns the elaborator of a branch, in which carried variables start with their captured values.
    fn branch<'s>(&'s self, carried: &[Carried]) -> Elab<'s> {
        let mut elab = self.nested();
        for variable in carried {
            let var = self.variable_at(variable);
            let val = elab.capture(&var.val).unwrap_or(Val::Poison);
            elab.enter(var, val);
        }
        elab
    }

    fn variable_at(&self, variable: &Carried) -> &Var {
        &self.scopes[variable.at.0][variable.at.1]
    }

    fn nested(&self) -> Elab<'_> {
        Elab {
            outer: &self.scopes,
            captures: Some(Captures::new(&self.graph)),
            closed: self.closed,
            ..Elab::new(self.cx)
        }
    }

    fn enter(&mut self, var: &Var, val: Val) {
        let var = var.clone();
        self.scopes[0].push(Var { val, ..var });
    }

    /// Elaborates the body of a loop.
    pub(super) fn rounds(&mut self, body: &Block) {
        let val = self.block(&body.stmts);
        if !val.is_poisoned() && !is_unit(&val) {
            let at = body.stmts.last().map(ToTokens::to_token_stream);
            let what = "the body of a loop has no value: end it with `;`";
            self.fault(at.unwrap_or_default(), what);
        }
    }

    /// Returns the last values of the carried variables.
    fn values(&self, carried: &[Carried]) -> Vec<Val> {
        let vars = self.scopes[0][self.scopes[0].len() - carried.len()..].iter();
        vars.map(|var| var.val.clone()).collect_vec()
    }

    /// Returns the graph with these results, and the typed copies of the variables.
    fn finished(mut self, results: &[Val]) -> (Option<Region>, proc_macro2::TokenStream) {
        let hover = std::mem::take(&mut self.hover);
        let seen = self.captures.as_ref().map(Captures::values);
        let values: Option<Vec<_>> = results.iter().map(Val::values).collect_some();
        let region = values.map(|values| {
            let leaves = values.iter().flat_items(Tree::leaves);
            self.graph.results = leaves.copied().collect_vec();
            (self.graph, seen.unwrap_or_default())
        });
        (region, hover)
    }

    /// Assigns the results of a loop or a branch to the carried variables.
    fn outcome(
        &mut self,
        whole: &dyn ToTokens,
        results: Result<Vec<Value>, xla_hlo::error::Fault>,
        carried: &[Carried],
    ) -> Val {
        match results {
            Ok(values) => {
                let mut values = values.into_iter();
                for variable in carried {
                    let old = &mut self.scopes[variable.at.0][variable.at.1].val;
                    let new = variable.ty.map(&mut |_| values.next().unwrap_or(Value(0)));
                    *old = Val::of(&new);
                }
                Val::Tuple(Vec::new())
            }
            Err(fault) => self.fault(whole.to_token_stream(), fault.what),
        }
    }
}

fn is_unit(val: &Val) -> bool {
    matches!(val, Val::Tuple(items) if items.is_empty())
}
