//! Rust's `match` and `if let`.
//!
//! Arms whose patterns are decided while compiling are taken or omitted: only the arm that is taken is elaborated. The
//! others become an `if`, whose conditions compare the value.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::{Arm, BinOp, Expr, ExprIf, ExprLet, ExprMatch, Pat, RangeLimits, UnOp};
use xla_hlo::list::Items;
use xla_hlo::literal::{NumberKind, Scalar};
use xla_hlo::operation::Int;
use xla_hlo::ops::constant;
use xla_hlo::{ElementType, Literal};

use super::hover::bound as declared;
use super::literal::as_int;
use super::variables::Variables;
use super::{Access, Elab, Val};
use crate::definition::{Definition, Known};
use crate::message::{Spanned, source};
use crate::signature::names;

/// Whether a pattern matches a value.
enum Test {
    Always,
    Never,
    /// It depends on this condition, which is known at run time.
    If(TokenStream),
}

/// The variables that a pattern declares.
#[derive(Default)]
struct Bound {
    /// The statements that declare them.
    lets: TokenStream,
    /// The names among them that are patterns themselves, with their values.
    vals: Vec<(proc_macro2::Ident, Val)>,
}

impl Test {
    fn and(self, other: Test) -> Test {
        match (self, other) {
            (Test::Never, _) | (_, Test::Never) => Test::Never,
            (Test::Always, test) | (test, Test::Always) => test,
            (Test::If(a), Test::If(b)) => Test::If(quote!((#a) & (#b))),
        }
    }

    fn or(self, other: Test) -> Test {
        match (self, other) {
            (Test::Always, _) | (_, Test::Always) => Test::Always,
            (Test::Never, test) | (test, Test::Never) => test,
            (Test::If(a), Test::If(b)) => Test::If(quote!((#a) | (#b))),
        }
    }
}

/// Returns statements that use the variables of a pattern which this expression uses, for rustc's lints.
fn used(pat: &Pat, expr: &Expr) -> TokenStream {
    let others = names(expr.to_token_stream());
    let own = declared(pat).into_iter().map(|name| &name.ident);
    let own = own.filter_items(|name| others.contains(name)).collect_vec();
    quote!(#(let _ = #own;)*)
}

impl Elab<'_> {
    /// Elaborates `match value { .. }`.
    pub(super) fn match_value(&mut self, whole: &ExprMatch) -> Val {
        let val = self.expr(&whole.expr);
        self.select_arm(whole, &whole.arms.iter().collect_vec(), &val)
    }

    /// Elaborates `if let pattern = value { .. } else { .. }`.
    pub(super) fn if_let(&mut self, whole: &ExprIf, condition: &ExprLet) -> Val {
        let val = self.expr(&condition.expr);
        let then = &whole.then_branch;
        let other = match &whole.else_branch {
            Some((_, other)) => quote!(#other),
            None => quote!({}),
        };
        let (pat, span) = (&condition.pat, whole.if_token.span);
        let first = syn::parse2(quote_spanned!(span=> #pat => #then));
        let second = syn::parse2(quote_spanned!(span=> _ => #other));
        match (first, second) {
            (Ok(first), Ok(second)) => self.select_arm(whole, &[&first, &second], &val),
            (Err(fault), _) | (_, Err(fault)) => {
                self.cx.fault(fault);
                Val::Poison
            }
        }
    }

    /// Elaborates the arm whose pattern matches; arms of which that is known at run time become branches.
    fn select_arm(&mut self, whole: &dyn quote::ToTokens, arms: &[&Arm], val: &Val) -> Val {
        if val.is_poisoned() {
            return Val::Poison;
        }
        // Conditions and bindings refer to the value by a name that the body does not have.
        let name = "__typed_xla_matched";
        let name = proc_macro2::Ident::new(name, crate::deep::mixed_at(whole.span()));
        self.scopes.push(Variables::default());
        self.bind_name(&name, val.clone(), Access::Fixed);
        let chosen = self.branches(whole, arms, val, &quote!(#name));
        let before = std::mem::take(&mut self.hover);
        let val = chosen.map_or(Val::Poison, |chosen| {
            let tail = self.tail.take();
            match chosen {
                Expr::If(choice) => {
                    self.tail = tail;
                    self.if_else(&choice)
                }
                other => self.expr_like(&other, self.like),
            }
        });
        let inside = std::mem::replace(&mut self.hover, before);
        let ty = self.rust_type(&self.scopes[self.scopes.len() - 1][0].val.clone());
        let name = quote!(let #name: #ty = ::core::option::Option::None.unwrap(););
        self.hover
            .extend(super::hover::block(quote!(#name #inside)));
        self.scopes.pop();
        val
    }

    /// Returns the expression of the arms that may be taken; `None` after a mistake.
    fn branches(
        &mut self,
        whole: &dyn quote::ToTokens,
        arms: &[&Arm],
        val: &Val,
        value: &TokenStream,
    ) -> Option<Expr> {
        let mut conditions: Vec<(TokenStream, TokenStream)> = Vec::new();
        let mut last = None;
        for arm in arms {
            let mut bound = Bound::default();
            let (pat, guard) = match &arm.pat {
                Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
                pat => (pat, None),
            };
            let mut test = self.test(pat, val, value, &mut bound)?;
            let body = &arm.body;
            if let Some(guard) = guard {
                // Condition and body declare the variables each for itself.
                let (condition, lets) = (used(pat, body), bound.lets.clone());
                bound.lets.extend(condition);
                test = test.and(self.guard(guard, &bound));
                bound.lets = lets;
                bound.lets.extend(used(pat, guard));
            }
            let lets = &bound.lets;
            let body = quote_spanned!(whole.span()=> { #lets #body });
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
        let Some(mut tokens) = last else {
            let what = "the arms do not cover every value\n  help: end them with `_ => ..`";
            self.fault(whole.to_token_stream(), what);
            return None;
        };
        for (condition, body) in conditions.into_iter().rev() {
            tokens = quote_spanned!(whole.span()=> if #condition #body else #tokens);
        }
        match syn::parse2(tokens) {
            Ok(expr) => Some(expr),
            Err(fault) => {
                self.cx.fault(fault);
                None
            }
        }
    }

    /// Returns whether a pattern matches a value, and adds the variables that it declares.
    fn test(
        &mut self,
        pat: &Pat,
        val: &Val,
        value: &TokenStream,
        bound: &mut Bound,
    ) -> Option<Test> {
        match (pat, val) {
            (Pat::Wild(_) | Pat::Rest(_), _) => Some(Test::Always),
            (Pat::Paren(inner), _) => self.test(&inner.pat, val, value, bound),
            (Pat::Or(or), _) => {
                let mut all = Test::Never;
                for pat in &or.cases {
                    all = all.or(self.test(pat, val, value, bound)?);
                }
                Some(all)
            }
            (Pat::Ident(name), _) if name.subpat.is_none() && name.by_ref.is_none() => {
                // As in Rust, the name of a constant is compared, and any other name binds the value.
                let path = syn::Path::from(name.ident.clone());
                if matches!(
                    self.cx.frame().definitions.get(&path),
                    Some(Definition::Known(_))
                ) {
                    let number = syn::parse_quote!(#path);
                    return self.equals(&number, val, value);
                }
                bound.lets.extend(quote!(let #pat = #value;));
                bound.vals.push((name.ident.clone(), val.clone()));
                Some(Test::Always)
            }
            (Pat::Lit(literal), _) => self.equals(&Expr::Lit(literal.clone()), val, value),
            (Pat::Path(path), _) => self.equals(&Expr::Path(path.clone()), val, value),
            (Pat::Range(range), _) => {
                let strict = matches!(range.limits, RangeLimits::HalfOpen(_));
                let start = range
                    .start
                    .as_deref()
                    .map(|start| (start, Compare::AtLeast));
                let end = range.end.as_deref().map(|end| {
                    if strict {
                        (end, Compare::Below)
                    } else {
                        (end, Compare::AtMost)
                    }
                });
                let mut test = Test::Always;
                for (limit, compare) in [start, end].into_iter().flatten() {
                    test = test.and(self.compare(limit, compare, val, value)?);
                }
                Some(test)
            }
            (Pat::Tuple(tuple), Val::Tuple(vals)) if tuple.elems.len() == vals.len() => {
                let mut test = Test::Always;
                for (i, (pat, val)) in tuple.elems.iter().zip_items(vals).enumerate() {
                    let index = syn::Index::from(i);
                    let part = quote!(#value.#index);
                    test = test.and(self.test(pat, val, &part, bound)?);
                }
                Some(test)
            }
            (Pat::Struct(_), Val::Record(..)) => {
                bound.lets.extend(quote!(let #pat = #value;));
                Some(Test::Always)
            }
            (other, _) => {
                let found = self.type_text(val);
                let what = format!(
                    "expected a pattern of numbers, `true`, `false`, names and tuples of them for {found}, found `{}`",
                    source(other)
                );
                self.fault(other, what);
                None
            }
        }
    }

    fn equals(&mut self, number: &Expr, val: &Val, value: &TokenStream) -> Option<Test> {
        self.compare(number, Compare::Equal, val, value)
    }

    /// Compares a value with the number of a pattern.
    fn compare(
        &mut self,
        number: &Expr,
        compare: Compare,
        val: &Val,
        value: &TokenStream,
    ) -> Option<Test> {
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
        // The value is known only when the computation runs: the test is an expression of the user's syntax.
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
        let operator = compare.operator();
        Some(Test::If(match (number, compare) {
            (Expr::Lit(literal), Compare::Equal) => match &literal.lit {
                syn::Lit::Bool(bool) if bool.value => value.clone(),
                syn::Lit::Bool(_) => quote!(!#value),
                _ => quote!(#value #operator #number),
            },
            _ => quote!(#value #operator #number),
        }))
    }

    /// Returns the condition of a guard, which may be known.
    fn guard(&mut self, guard: &Expr, bound: &Bound) -> Test {
        self.scopes.push(Variables::default());
        for (name, val) in &bound.vals {
            self.bind_name(name, val.clone(), Access::Fixed);
        }
        let truth = self.known_truth(guard);
        self.scopes.pop();
        let lets = &bound.lets;
        match truth {
            Some(true) => Test::Always,
            Some(false) => Test::Never,
            None => Test::If(quote!({ #lets #guard })),
        }
    }

    /// Evaluates a condition on values that are known.
    fn known_truth(&self, expr: &Expr) -> Option<bool> {
        match expr {
            Expr::Paren(inner) => self.known_truth(&inner.expr),
            Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Bool(bool) => Some(bool.value),
                _ => None,
            },
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                self.known_truth(&unary.expr).map(|truth| !truth)
            }
            Expr::Binary(binary) => {
                let truths = || {
                    let left = self.known_truth(&binary.left)?;
                    Some((left, self.known_truth(&binary.right)?))
                };
                let numbers = || {
                    let left = self.known_number(&binary.left)?;
                    Some((left, self.known_number(&binary.right)?))
                };
                match binary.op {
                    BinOp::And(_) | BinOp::BitAnd(_) => truths().map(|(a, b)| a && b),
                    BinOp::Or(_) | BinOp::BitOr(_) => truths().map(|(a, b)| a || b),
                    BinOp::Eq(_) => numbers().map(|(a, b)| a == b),
                    BinOp::Ne(_) => numbers().map(|(a, b)| a != b),
                    BinOp::Lt(_) => numbers().map(|(a, b)| a < b),
                    BinOp::Le(_) => numbers().map(|(a, b)| a <= b),
                    BinOp::Gt(_) => numbers().map(|(a, b)| a > b),
                    BinOp::Ge(_) => numbers().map(|(a, b)| a >= b),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Evaluates arithmetic on integers that are known.
    fn known_number(&self, expr: &Expr) -> Option<i128> {
        match expr {
            Expr::Paren(inner) => self.known_number(&inner.expr),
            Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Int(n) => n.base10_parse().ok(),
                _ => None,
            },
            Expr::Path(path) => {
                if let Some(name) = path.path.get_ident().map(ToString::to_string) {
                    if let Some(var) = self.variable(&name) {
                        return self.known_integer(&var.val);
                    }
                    if let Some(size) = self.cx.frame().bindings.size(&name) {
                        return size.known().and_then(|n| i128::try_from(n).ok());
                    }
                }
                match self.cx.frame().definitions.get(&path.path)? {
                    Definition::Known(Known::Size(Int::Size(size))) => {
                        size.known().and_then(|n| i128::try_from(n).ok())
                    }
                    Definition::Known(Known::Array(literal)) => integer_of(literal),
                    _ => None,
                }
            }
            Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
                self.known_number(&unary.expr).map(|n| -n)
            }
            Expr::Binary(binary) => {
                let left = self.known_number(&binary.left)?;
                let right = self.known_number(&binary.right)?;
                match binary.op {
                    BinOp::Add(_) => left.checked_add(right),
                    BinOp::Sub(_) => left.checked_sub(right),
                    BinOp::Mul(_) => left.checked_mul(right),
                    BinOp::Div(_) => left.checked_div(right),
                    BinOp::Rem(_) => left.checked_rem(right),
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

/// Whether the patterns are `true` and `false`, without guards.
fn are_both(arms: &[&Arm]) -> bool {
    let truths = arms.iter().map(|arm| match &arm.pat {
        Pat::Lit(literal) => match &literal.lit {
            syn::Lit::Bool(bool) => Some(bool.value),
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
#[derive(Clone, Copy)]
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

    fn operator(self) -> TokenStream {
        match self {
            Compare::Equal => quote!(==),
            Compare::AtLeast => quote!(>=),
            Compare::Below => quote!(<),
            Compare::AtMost => quote!(<=),
        }
    }
}
