//! Rust's `while` and `for`: variables they assign to are carried from round to round; other variables they name are
//! captured.

use quote::ToTokens;
use xla_hlo::derived;
use xla_hlo::error::Fault;
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::ops::control::Region;
use xla_hlo::ops::while_loop;
use xla_hlo::{ElementType, Shape, Tree, Type, Value};

use super::carried::{Carried, Changed, is_unit};
use super::hover::block;
use super::{Elab, Source, Val};
use crate::hir::{Block, Expr, ForLoop, Kind, PatKind, Stmt, While};
use crate::message::short;

impl Elab<'_> {
    /// Elaborates `while condition { body }`.
    pub(super) fn repeat_while(&mut self, whole: &Expr, repeated: &While) -> Val {
        let cond = &repeated.cond;
        let written = repeated.ended.as_ref().map_or(cond, |of| &of.written);
        if let Kind::Let(_) = written.kind {
            return self.fault(written, written.why());
        }
        // The state of the loop is every variable that condition or body assigns to. Other variables that they name are
        // captured.
        self.capture_for(whole);
        let Some(carried) = self.carried(whole.assigned()) else {
            return Val::Poison;
        };
        if carried.vars.is_empty() && carried.open.is_empty() {
            return self.fault(
                whole,
                "the condition of the loop never changes: assign to a `let mut` variable in its body",
            );
        }
        let mut init = self.leaves(&carried);
        let mut condition = self.inside(&carried, &[]);
        let before = condition.values(&carried);
        let val = condition.expr(cond);
        let val = condition.truth(&val, written);
        let leaves = |vals: &[Val]| -> Vec<Value> {
            let trees: Vec<_> = vals.iter().filter_map(Val::values).collect_vec();
            trees.iter().flat_items(Tree::leaves).copied().collect_vec()
        };
        // The graph of a condition returns one `bool`, so it cannot return changed variables.
        if !val.is_poisoned() && leaves(&condition.values(&carried)) != leaves(&before) {
            return self.repeat_changing(whole, repeated, &carried);
        }
        let condition = condition.finished(&[val]);
        let mut body = self.inside(&carried, &[]);
        body.rounds(&repeated.body);
        let mut last = body.values(&carried);
        let of_jumps = body.last_of_unset(&carried);
        let first = self.first_set(&carried, of_jumps.clone(), &mut last);
        let body = body.finished(&last);
        self.leave_open(&carried, &of_jumps);
        let ((condition, seen), (body, changes)) = (condition, body);
        self.hover.extend(block(seen));
        self.hover.extend(block(changes));
        let (Some(condition), Some(body)) = (condition, body) else {
            self.spoilt(&carried, &last);
            return Val::Poison;
        };
        let [condition, body] = self.with_first(&first, &mut init, [condition, body]);
        if init.is_empty() {
            // Every variable of the loop is open.
            return Val::Tuple(Vec::new());
        }
        let Some(results) = self.add_while(whole, repeated, &init, condition, body) else {
            return Val::Poison;
        };
        self.outcome(whole, results, &carried, first)
    }

    /// Adds a loop, with the bound on its rounds that its attribute states; `None` after a mistake.
    fn add_while(
        &mut self,
        whole: &Expr,
        repeated: &While,
        init: &[Value],
        condition: Region,
        body: Region,
    ) -> Option<Result<Vec<Value>, Fault>> {
        let Some(most) = &repeated.most else {
            return Some(
                self.with_builder_at(whole, |b| while_loop::repeat(b, init, condition, body)),
            );
        };
        let Int::Size(most) = self.int(most)? else {
            self.fault(most, "expected a number of rounds that is not negative");
            return None;
        };
        let origin = self.cx.origin(whole.start());
        let place = self.cx.source(origin).and_then(Source::place);
        Some(self.with_builder(|b| {
            b.origin = origin;
            let place = place.unwrap_or_default();
            derived::while_loop::bounded(b, init, condition, body, (&most, place))
        }))
    }

    /// Elaborates `while condition { body }` with a condition that assigns to variables or reads a feed. The graph of a
    /// condition cannot change state, so the condition is evaluated before the loop and at the end of each round, and
    /// its result is carried.
    fn repeat_changing(&mut self, whole: &Expr, repeated: &While, carried: &Changed) -> Val {
        // A condition that changes something is not evaluated after a jump.
        let ended = repeated.ended.as_ref();
        let cond = ended.map_or(&repeated.cond, |of| &of.lazy);
        let val = self.expr(cond);
        let first = self.truth(&val, cond);
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
        body.rounds(&repeated.body);
        // The typed copies of the condition were emitted before the loop.
        let hover = body.hover.clone();
        let val = body.expr(cond);
        let again = body.truth(&val, cond);
        body.hover = hover;
        let mut last = vec![again];
        last.extend(body.values(carried));
        let set = self.first_set(carried, body.last_of_unset(carried), &mut last);
        let (body, changes) = body.finished(&last);
        self.hover.extend(block(changes));
        let (Some(condition), Some(body)) = (condition, body) else {
            return Val::Poison;
        };
        let [condition, body] = self.with_first(&set, &mut init, [condition, body]);
        let Some(results) = self.add_while(whole, repeated, &init, condition, body) else {
            return Val::Poison;
        };
        // The first result is the condition's.
        let results = results.map(|mut values| values.split_off(1));
        self.outcome(whole, results, carried, set)
    }

    /// Elaborates `for i in start..end { body }`.
    pub(super) fn for_loop(&mut self, whole: &Expr, repeated: &ForLoop) -> Val {
        if let Some(what) = self.iterated(repeated) {
            self.poison_assigned(whole);
            return self.fault(&repeated.expr, what);
        }
        if let Some(val) = self.unrolled(whole, repeated) {
            return val;
        }
        let Some(counted) = self.counted_by(&repeated.expr) else {
            return Val::Poison;
        };
        let is_name = match &repeated.pat.kind {
            PatKind::Ident(name) => !name.by_ref && name.subpat.is_none(),
            PatKind::Wild => true,
            _ => false,
        };
        if !is_name {
            return self.fault(&repeated.pat, "expected a name or `_` as the loop variable");
        }
        self.capture_for(whole);
        let Some(carried) = self.carried(whole.assigned()) else {
            return Val::Poison;
        };
        // A loop that assigns to its own variables only has no effect either, but Rust accepts it without a warning.
        let before = self.cx.faults.borrow().count();
        let is_idle =
            carried.vars.is_empty() && carried.open.is_empty() && !self.assigns_own(whole);
        let mut init = self.leaves(&carried);
        let [start, end] = self.rounds_of(&counted);
        let round = Type::array(self.graph.shape(start).clone());
        // A loop that a jump may end has a condition beside its count instead of a guard in its body.
        let (ends, rounds) = repeated.rounds();
        let mut body = self.inside(&carried, std::slice::from_ref(&round));
        let at = body.number_in(&counted, whole);
        body.hover_let(&[], &repeated.pat, &at);
        body.vars.open();
        body.bind(&repeated.pat, at);
        body.rounds(rounds);
        let mut last = body.values(&carried);
        let of_jumps = body.last_of_unset(&carried);
        let first = self.first_set(&carried, of_jumps.clone(), &mut last);
        let (body, hover) = body.finished(&last);
        self.leave_open(&carried, &of_jumps);
        self.hover.extend(block(hover));
        let Some(body) = body else {
            self.spoilt(&carried, &last);
            return Val::Poison;
        };
        // The mistake of a statement has been reported.
        if is_idle && (self.cx.faults.borrow().count() > before || self.calls_poisoned(rounds)) {
            return Val::Poison;
        }
        if is_idle && !body.0.instrs().any(|(_, instr)| instr.has_effect()) {
            return self.fault(
                whole,
                "the loop has no effect: assign to a `let mut` variable in its body",
            );
        }
        let goes_on = ends.map(|test| {
            let mut condition = self.inside(&carried, &[round]);
            let val = condition.expr(test);
            condition.finished(&[val]).0
        });
        let results = match goes_on {
            None => {
                self.with_builder_at(whole, |b| while_loop::count(b, [start, end], &init, body))
            }
            Some(None) => return Val::Poison,
            Some(Some(goes_on)) => {
                // The counter is the first parameter of both regions.
                init.insert(0, start);
                let [goes_on, body] = self.with_first(&first, &mut init, [goes_on, body]);
                init.remove(0);
                self.with_builder_at(whole, |b| {
                    while_loop::count_while(b, [start, end], &init, goes_on, body)
                })
            }
        };
        self.outcome(whole, results, &carried, first)
    }

    /// Checks that a condition is a `bool`.
    pub(super) fn truth(&mut self, val: &Val, expr: &Expr) -> Val {
        if let Val::Array(value) = val {
            let shape = self.graph.shape(*value);
            if shape.element == ElementType::Bool && !shape.is_scalar() {
                let pred = short(expr).unwrap_or_else(|| "..".to_string());
                let what = format!(
                    "expected a bool[] condition, found {shape}\n  \
                     help: select at each index with `select({pred}, .., ..)`, or reduce with `all({pred})` or `any({pred})`"
                );
                return self.fault(expr, what);
            }
        }
        let expected = Type::array(Shape::scalar(ElementType::Bool));
        self.expect(val, &expected, expr, "the condition must be")
    }

    /// Elaborates the body of a loop.
    pub(super) fn rounds(&mut self, body: &Block) {
        let val = self.block(body);
        let jumps = matches!(val, Val::Unset(_));
        if !val.is_poisoned() && !jumps && !is_unit(&val) {
            let at = body.stmts.last().map(ToTokens::to_token_stream);
            let what = "the body of a loop has no value: end it with `;`";
            self.fault(at.unwrap_or_default(), what);
        }
    }

    /// Whether a statement calls a method of a variable whose mistake has been reported.
    fn calls_poisoned(&self, body: &Block) -> bool {
        body.stmts.iter().any(|stmt| match stmt {
            Stmt::Expr(expr, _) => match &expr.kind {
                Kind::MethodCall(call) => self
                    .peek(&call.receiver)
                    .is_some_and(|val| val.is_poisoned()),
                _ => false,
            },
            _ => false,
        })
    }

    /// Marks the variables whose values at the end of a loop's body are mistakes: their uses report nothing.
    fn spoilt(&mut self, carried: &Changed, last: &[Val]) {
        for (variable, val) in carried.vars.iter().zip(last) {
            if val.is_poisoned() {
                self.set(variable.id, Val::Poison);
            }
        }
    }

    /// Assigns the results of a loop or a branch to the carried variables.
    fn outcome(
        &mut self,
        whole: &dyn ToTokens,
        results: Result<Vec<Value>, Fault>,
        carried: &Changed,
        first: Vec<Carried>,
    ) -> Val {
        match results {
            Ok(values) => {
                let mut values = values.into_iter();
                for variable in carried.vars.iter().chain_items(&first) {
                    let new = variable.ty.with_leaves(&mut values);
                    self.set(variable.id, Val::of(&new));
                }
                Val::Tuple(Vec::new())
            }
            Err(fault) => self.fault(whole.to_token_stream(), fault.what),
        }
    }
}
