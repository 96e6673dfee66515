//! Rust's `match` and `if let`.
//!
//! Arms whose patterns are decided while compiling are taken or omitted: only the arm that is taken is elaborated. The
//! others become an `if`, whose conditions compare the value.

use proc_macro2::{Ident, Span};
use quote::quote;
use xla_hlo::list::Items;
use xla_hlo::literal::{NumberKind, Scalar};
use xla_hlo::operation::Int;
use xla_hlo::ops::constant;
use xla_hlo::{ElementType, Literal};

use super::literal::as_int;
use super::{Access, Elab, Val};
use crate::bindings::Text;
use crate::definition::{Definition, Known};
use crate::hir::{Arm, BinOp, Expr, If, Kind, Let, Match, Name, Pat, PatKind, Stmt, UnOp};
use crate::message::source;

/// Whether a pattern matches a value.
enum Test {
    Always,
    Never,
    /// It depends on this condition, which is known at run time.
    If(Expr),
}

/// The variables that a pattern declares.
#[derive(Default)]
struct Bound {
    /// The statements that declare them.
    lets: Vec<Stmt>,
    /// The names among them that are patterns themselves, with their values.
    vals: Vec<(Name, Val)>,
}

impl Test {
    fn and(self, other: Test) -> Test {
        match (self, other) {
            (Test::Never, _) | (_, Test::Never) => Test::Never,
            (Test::Always, test) | (test, Test::Always) => test,
            (Test::If(a), Test::If(b)) => Test::If(Expr::binary(a, BinOp::BitAnd, b)),
        }
    }

    fn or(self, other: Test) -> Test {
        match (self, other) {
            (Test::Always, _) | (_, Test::Always) => Test::Always,
            (Test::Never, test) | (test, Test::Never) => test,
            (Test::If(a), Test::If(b)) => Test::If(Expr::binary(a, BinOp::BitOr, b)),
        }
    }
}

/// Returns statements that use the variables of a pattern which this expression uses, for rustc's lints.
fn used(pat: &Pat, expr: &Expr) -> Vec<Stmt> {
    let others = expr.variables();
    let own = pat.names().into_iter();
    let own = own.filter_items(|name| others.contains(&name.id));
    own.map(Stmt::used).collect_vec()
}

impl Elab<'_> {
    /// Elaborates `match value { .. }`.
    pub(super) fn match_value(&mut self, whole: &Expr, choice: &Match) -> Val {
        let val = self.expr(&choice.expr);
        self.select_arm(whole, &choice.arms, &val)
    }

    /// Elaborates `if let pattern = value { .. } else { .. }`.
    pub(super) fn if_let(&mut self, whole: &Expr, choice: &If, condition: &Let) -> Val {
        let val = self.expr(&condition.expr);
        self.select_arm(whole, &choice.arms(condition, whole.start()), &val)
    }

    /// Elaborates the arm whose pattern matches; arms that are selected at run time become branches.
    fn select_arm(&mut self, whole: &Expr, arms: &[Arm], val: &Val) -> Val {
        if val.is_poisoned() {
            return Val::Poison;
        }
        // Conditions and bindings refer to the value by a name that the body does not have.
        let name = Ident::new("__typed_xla_matched", crate::deep::mixed_at(whole.start()));
        let name = Name::from(name);
        self.vars.open();
        self.bind_name(&name, val.clone(), Access::Fixed);
        // The arms become one expression, so that those that are selected at run time are elaborated like an `if`.
        let chosen = self.branches(whole, arms, val, &name.read());
        let before = std::mem::take(&mut self.hover);
        // Only an `if` passes the type of the function's result on to its branches.
        let val = chosen.map_or(Val::Poison, |chosen| {
            let tail = self.tail.take();
            match &chosen.kind {
                Kind::If(choice) => {
                    self.tail = tail;
                    self.if_else(&chosen, choice)
                }
                _ => self.expr_like(&chosen, self.like),
            }
        });
        // The copies of the arms use the matched name, so a block around them declares it.
        let inside = std::mem::replace(&mut self.hover, before);
        let matched = self.vars.close();
        let (ty, name) = (self.rust_type(&matched[0].val), &name.ident);
        let name = quote!(let #name: #ty = ::core::option::Option::None.unwrap(););
        self.hover
            .extend(super::hover::block(quote!(#name #inside)));
        val
    }

    /// Returns the expression of the arms that may be taken; `None` after a mistake.
    fn branches(&mut self, whole: &Expr, arms: &[Arm], val: &Val, value: &Expr) -> Option<Expr> {
        let span = whole.start();
        let mut conditions: Vec<(Expr, Expr)> = Vec::new();
        let mut last = None;
        // An arm is omitted, or the last, or becomes `if condition { body } else ..`. Arms after the last one are not
        // tested.
        for arm in arms {
            let (pat, body) = (&arm.pat, &arm.body);
            let mut bound = Bound::default();
            let mut test = self.test(pat, val, value, &mut bound)?;
            if let Some(guard) = &arm.guard {
                // Condition and body declare the variables each for itself.
                let lets = bound.lets.clone();
                bound.lets.extend(used(pat, body));
                test = test.and(self.guard(guard, &bound));
                bound.lets = lets;
                bound.lets.extend(used(pat, guard));
            }
            let body = before(bound.lets, body, span);
            match test {
                Test::Never => {}
                Test::Always => {
                    last = Some(body);
                    break;
                }
                Test::If(condition) => conditions.push((condition, body)),
            }
        }
        // `true` and `false` are complete.
        if last.is_none() && self.is_bool(val) && conditions.len() == 2 && are_both(arms) {
            last = conditions.pop().map(|(_, body)| body);
        }
        let Some(mut chosen) = last else {
            let what = match val {
                // Callers state one of the words.
                Val::Text(found) if found.is_example => return None,
                // The word of a call, and not a value that is known at run time only.
                Val::Text(Text { text: found, .. }) => {
                    let words = arms.iter().map(|arm| source(&arm.pat)).collect_vec();
                    format!("expected one of {}, found {found:?}", words.join(", "))
                }
                _ => "the arms do not cover every value\n  help: end them with `_ => ..`".into(),
            };
            self.fault(whole, what);
            return None;
        };
        for (condition, body) in conditions.into_iter().rev() {
            chosen = Expr::choice(condition, body.to_block(span), Some(chosen), span);
        }
        Some(chosen)
    }

    /// Returns whether a pattern matches a value, and adds the variables that it declares.
    fn test(&mut self, pat: &Pat, val: &Val, value: &Expr, bound: &mut Bound) -> Option<Test> {
        match (&pat.kind, val) {
            (PatKind::Wild | PatKind::Rest, _) => Some(Test::Always),
            (PatKind::Or(cases), _) => {
                let mut all = Test::Never;
                for pat in cases {
                    all = all.or(self.test(pat, val, value, bound)?);
                }
                Some(all)
            }
            (PatKind::Ident(name), _) if name.subpat.is_none() && !name.by_ref => {
                // As in Rust, the name of a constant is compared, and any other name binds the value.
                let constant = Expr::from(name.ident.clone());
                let definition = constant.path().map(crate::hir::Path::key);
                let frame = self.cx.frame();
                let definition = definition.and_then(|key| frame.definitions.named(key));
                if matches!(definition, Some(Definition::Known(_))) {
                    return self.equals(&constant, val, value);
                }
                bound.lets.push(Stmt::binding(pat.clone(), value.clone()));
                bound.vals.push(((**name).clone(), val.clone()));
                Some(Test::Always)
            }
            (PatKind::Value(number), _) => self.equals(number, val, value),
            (PatKind::Range(range), _) => {
                let start = range.start.as_ref().map(|start| (start, Compare::AtLeast));
                // `a..=b` becomes `(value >= a) & (value <= b)`.
                let last = if range.closed {
                    Compare::AtMost
                } else {
                    Compare::Below
                };
                let end = range.end.as_ref().map(|end| (end, last));
                let mut test = Test::Always;
                for (limit, compare) in [start, end].into_iter().flatten() {
                    test = test.and(self.compare(limit, compare, val, value)?);
                }
                Some(test)
            }
            (PatKind::Tuple(elems), Val::Tuple(vals)) if elems.len() == vals.len() => {
                let mut test = Test::Always;
                for (i, (pat, val)) in elems.iter().zip(vals).enumerate() {
                    test = test.and(self.test(pat, val, &value.part(i), bound)?);
                }
                Some(test)
            }
            (PatKind::Struct(_), Val::Record(..)) => {
                bound.lets.push(Stmt::binding(pat.clone(), value.clone()));
                Some(Test::Always)
            }
            _ => {
                let found = self.type_text(val);
                let what = format!(
                    "expected a pattern of numbers, `true`, `false`, names and tuples of them for {found}, found `{}`",
                    source(pat)
                );
                self.fault(pat, what);
                None
            }
        }
    }

    fn equals(&mut self, number: &Expr, val: &Val, value: &Expr) -> Option<Test> {
        self.compare(number, Compare::Equal, val, value)
    }

    /// Compares a value with the number of a pattern.
    fn compare(
        &mut self,
        number: &Expr,
        compare: Compare,
        val: &Val,
        value: &Expr,
    ) -> Option<Test> {
        if let Val::Text(text) = val
            && let Kind::Lit(lit) = &number.kind
            && let (Some(expected), Compare::Equal) = (lit.text(), compare)
        {
            return Some(if expected == text.text {
                Test::Always
            } else {
                Test::Never
            });
        }
        // Known integers are compared here, so that an arm that is not taken need not even have the right type.
        if let Some(known) = self.known_integer(val) {
            let expected = self.expr(number);
            let expected = self.known_integer(&expected);
            if let Some(expected) = expected {
                return Some(if compare.holds(known, expected) {
                    Test::Always
                } else {
                    Test::Never
                });
            }
        }
        // The value is known only when the computation runs: the test is an expression.
        let scalar = match val {
            Val::Array(value) => self.graph.shape(*value).is_scalar(),
            Val::Size(_) => true,
            _ => false,
        };
        if !scalar {
            let found = self.type_text(val);
            let what = format!(
                "expected an integer or a bool to match with `{}`, found {found}",
                source(number)
            );
            self.fault(number, what);
            return None;
        }
        // A bool is its own condition: `true => a` is `if value { a }`.
        let truth = match &number.kind {
            Kind::Lit(lit) if compare == Compare::Equal => lit.truth(),
            _ => None,
        };
        Some(Test::If(match truth {
            Some(true) => value.clone(),
            Some(false) => Expr::not(value.clone()),
            None => Expr::binary(value.clone(), compare.operator(), number.clone()),
        }))
    }

    /// Returns the condition of a guard, which may be known.
    fn guard(&mut self, guard: &Expr, bound: &Bound) -> Test {
        // A guard of known values is decided here, as `n if n > 2` for a size `n`.
        self.vars.open();
        for (name, val) in &bound.vals {
            self.bind_name(name, val.clone(), Access::Fixed);
        }
        let truth = self.known_truth(guard);
        self.vars.close();
        match truth {
            Some(true) => Test::Always,
            Some(false) => Test::Never,
            None => Test::If(before(bound.lets.clone(), guard, Span::call_site())),
        }
    }

    /// Evaluates a condition on values that are known.
    fn known_truth(&self, expr: &Expr) -> Option<bool> {
        match &expr.kind {
            Kind::Lit(lit) => lit.truth(),
            Kind::Unary(unary) if unary.op == UnOp::Not => {
                self.known_truth(&unary.expr).map(|truth| !truth)
            }
            Kind::Binary(binary) => {
                let truths = || {
                    let left = self.known_truth(&binary.left)?;
                    Some((left, self.known_truth(&binary.right)?))
                };
                let numbers = || {
                    let left = self.known_number(&binary.left)?;
                    Some((left, self.known_number(&binary.right)?))
                };
                match binary.op {
                    BinOp::And | BinOp::BitAnd => truths().map(|(a, b)| a && b),
                    BinOp::Or | BinOp::BitOr => truths().map(|(a, b)| a || b),
                    BinOp::Eq => numbers().map(|(a, b)| a == b),
                    BinOp::Ne => numbers().map(|(a, b)| a != b),
                    BinOp::Lt => numbers().map(|(a, b)| a < b),
                    BinOp::Le => numbers().map(|(a, b)| a <= b),
                    BinOp::Gt => numbers().map(|(a, b)| a > b),
                    BinOp::Ge => numbers().map(|(a, b)| a >= b),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Evaluates arithmetic on integers that are known.
    fn known_number(&self, expr: &Expr) -> Option<i128> {
        // A number that overflows an `i128` is unknown, and the condition is computed at run time.
        match &expr.kind {
            Kind::Lit(lit) => lit.integer()?.parse().ok(),
            Kind::Path(path) => {
                if let Some(var) = self.variable(path) {
                    return self.known_integer(&var.val);
                }
                if let Some(size) = self.cx.frame().bindings.size(path.key()) {
                    return size.known().and_then(|n| i128::try_from(n).ok());
                }
                match self.cx.frame().definitions.of(path)? {
                    Definition::Known(Known::Size(Int::Size(size))) => {
                        size.known().and_then(|n| i128::try_from(n).ok())
                    }
                    Definition::Known(Known::Array(literal)) => integer_of(literal),
                    _ => None,
                }
            }
            Kind::Unary(unary) if unary.op == UnOp::Neg => {
                self.known_number(&unary.expr).map(|n| -n)
            }
            Kind::Binary(binary) => {
                let left = self.known_number(&binary.left)?;
                let right = self.known_number(&binary.right)?;
                match binary.op {
                    BinOp::Add => left.checked_add(right),
                    BinOp::Sub => left.checked_sub(right),
                    BinOp::Mul => left.checked_mul(right),
                    BinOp::Div => left.checked_div(right),
                    BinOp::Rem => left.checked_rem(right),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Returns an integer or a bool that is known while compiling.
    fn known_integer(&self, val: &Val) -> Option<i128> {
        match val {
            Val::Numbers(numbers) if numbers.dims.is_empty() => {
                let number = numbers.numbers.first()?;
                match number.kind {
                    NumberKind::Bool => Some(i128::from(number.text == "true")),
                    NumberKind::Integer | NumberKind::Whole => number.text.parse().ok(),
                    NumberKind::Float => None,
                }
            }
            Val::Size(_) => match as_int(val)? {
                Int::Size(size) => i128::try_from(size.known()?).ok(),
                Int::Negative(n) => Some(n.into()),
            },
            Val::Array(value) => integer_of(constant::literal(&self.graph, *value)?),
            _ => None,
        }
    }

    fn is_bool(&self, val: &Val) -> bool {
        match val {
            Val::Array(value) => self.graph.shape(*value).element == ElementType::Bool,
            _ => false,
        }
    }
}

/// Returns a block of statements before an expression.
fn before(mut stmts: Vec<Stmt>, expr: &Expr, span: Span) -> Expr {
    stmts.push(expr.clone().into());
    Expr::block(stmts, span)
}

/// Whether the patterns are `true` and `false`, without guards.
fn are_both(arms: &[Arm]) -> bool {
    let truths = arms.iter().map(|arm| match &arm.pat.kind {
        PatKind::Value(value) if arm.guard.is_none() => match &value.kind {
            Kind::Lit(lit) => lit.truth(),
            _ => None,
        },
        _ => None,
    });
    matches!(truths.collect_some().as_deref(), Some([a, b]) if a != b)
}

/// Returns the integer or the bool that a constant is.
fn integer_of(literal: &Literal) -> Option<i128> {
    match literal.splat()? {
        Scalar::Integer(n) if literal.shape().is_scalar() => Some(n),
        Scalar::Bool(b) if literal.shape().is_scalar() => Some(b.into()),
        _ => None,
    }
}

/// A comparison of a value with the number of a pattern.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compare {
    Equal,
    AtLeast,
    Below,
    AtMost,
}

impl Compare {
    fn holds(self, value: i128, number: i128) -> bool {
        match self {
            Compare::Equal => value == number,
            Compare::AtLeast => value >= number,
            Compare::Below => value < number,
            Compare::AtMost => value <= number,
        }
    }

    fn operator(self) -> BinOp {
        match self {
            Compare::Equal => BinOp::Eq,
            Compare::AtLeast => BinOp::Ge,
            Compare::Below => BinOp::Lt,
            Compare::AtMost => BinOp::Le,
        }
    }
}
