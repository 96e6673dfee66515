//! Lists of integers that are known while compiling: `x.dims()`, `#[known]` lists, and lists of their parts,
//! `[..sizes[..2], 8]` and `[..[1; n], 4]`.

use xla_hlo::Size;
use xla_hlo::list::Items;
use xla_hlo::operation::{Argument, Int, Param};

use super::apply::ArgumentValue;
use super::given::integer;
use super::literal::as_int;
use super::{Elab, Val};
use crate::hir::{BinOp, Expr, Kind, MethodCall, Repeat};
use crate::message::source;
use crate::size;

/// The greatest length of a repeated list.
const MOST: usize = 1 << 12;

/// Returns the integers of a list.
pub(super) fn integers(val: &Val) -> Option<Vec<Int>> {
    match val {
        Val::List(items) => items.iter().map(as_int).collect_some(),
        _ => None,
    }
}

/// Returns the list that `..list` puts in its place in another list.
pub(super) fn spread(item: &Expr) -> Option<&Expr> {
    let Kind::Range(range) = &item.kind else {
        return None;
    };
    let list = range.end.as_ref();
    let list = list.filter(|_| range.start.is_none() && !range.closed)?;
    matches!(
        list.kind,
        Kind::Path(_) | Kind::Repeat(_) | Kind::Index(_) | Kind::MethodCall(_)
    )
    .then_some(list)
}

impl Elab<'_> {
    /// Returns the integers of `..list`, which are the sizes of `..S` if the list is not a variable; `None` after a
    /// mistake, which is reported.
    pub(super) fn spread_ints(
        &mut self,
        operation: &str,
        param: &Param,
        list: &Expr,
    ) -> Option<Vec<Int>> {
        if let Some(path) = list.path()
            && let Some(name) = path.ident()
            && self
                .variable_of(path)
                .is_none_or(|var| matches!(var.val, Val::Array(_)))
        {
            return match self.cx.frame().scope().rank(name) {
                Ok(sizes) => Some(sizes.into_iter().map(Int::Size).collect_vec()),
                Err(fault) => {
                    self.cx.fault(fault);
                    None
                }
            };
        }
        match self.argument(operation, param, list) {
            ArgumentValue::Plain(Argument::Ints(ints)) => Some(ints),
            _ => None,
        }
    }

    /// Returns the integers of `[1; n]`, or of a part of a list, `sizes[1..]`; `None` if the expression is neither.
    pub(super) fn list_of_ints(&mut self, expr: &Expr) -> Option<ArgumentValue<'static>> {
        let ints = match &expr.kind {
            Kind::Repeat(repeat) => {
                let count = self.count(repeat);
                let one = self.int(&repeat.expr);
                one.zip(count).map(|(one, count)| vec![one; count])
            }
            Kind::Index(index) if matches!(index.index.kind, Kind::Range(_)) => {
                self.peek(&index.expr).as_ref().and_then(integers)?;
                integers(&self.expr(expr))
            }
            _ => return None,
        };
        Some(ints.map_or(ArgumentValue::Poison, |ints| Argument::Ints(ints).into()))
    }

    /// Returns the length of a repeated list; `None` after a mistake, which is reported.
    pub(super) fn count(&mut self, repeat: &Repeat) -> Option<usize> {
        let count = match self.int(&repeat.len)? {
            Int::Size(size) => size.known().filter(|count| *count <= MOST),
            Int::Negative(_) => None,
        };
        if count.is_none() {
            let found = source(&repeat.len);
            let what = format!("expected a known length, from 0 to {MOST}, found `{found}`");
            self.fault(&repeat.len, what);
        }
        count
    }

    /// Elaborates the sizes of an array, `x.dims()`, and the methods of a list of integers, `sizes.iter().product()`;
    /// `None` if the call is another one.
    pub(super) fn known_list(&mut self, whole: &Expr, call: &MethodCall) -> Option<Val> {
        if let Some(dims) = self.dims(whole) {
            let sizes = |dims: Vec<Size>| dims.into_iter().map(Val::Size).collect_vec();
            return Some(dims.map_or(Val::Poison, |dims| Val::List(sizes(dims))));
        }
        if call.method != "product" || !call.args.is_empty() {
            return None;
        }
        let Kind::MethodCall(iter) = &call.receiver.kind else {
            return None;
        };
        if iter.method != "iter" || !iter.args.is_empty() {
            return None;
        }
        let ints = integers(&self.expr(&iter.receiver))?;
        let mut product = Int::Size(1.into());
        for int in ints {
            match size::combine(&product, BinOp::Mul, &int, whole) {
                Ok(int) => product = int,
                Err(fault) => {
                    self.cx.fault(fault);
                    return Some(Val::Poison);
                }
            }
        }
        Some(integer(&product))
    }

    /// Elaborates a list of pairs; `None` after a mistake, which is reported.
    pub(super) fn pair_list(
        &mut self,
        operation: &str,
        param: &Param,
        expr: &Expr,
    ) -> Option<Vec<Int>> {
        match &expr.kind {
            Kind::Array(list) => {
                let parts = list.elems.iter().map(|item| match spread(item) {
                    Some(list) => self.pair_list(operation, param, list),
                    None => self.pair(operation, param, item),
                });
                Some(parts.collect_some()?.concat())
            }
            Kind::Repeat(repeat) => {
                let one = self.pair(operation, param, &repeat.expr)?;
                Some(vec![one; self.count(repeat)?].concat())
            }
            Kind::Path(path)
                if let Some(Val::List(items)) = self.variable_of(path).map(|var| &var.val) =>
            {
                let pair = |item: &Val| match item {
                    Val::Tuple(pair) if pair.len() == 2 => pair.iter().map(as_int).collect_some(),
                    _ => None,
                };
                let pairs: Option<Vec<Vec<Int>>> = items.iter().map(pair).collect_some();
                match pairs {
                    Some(pairs) => Some(pairs.concat()),
                    None => {
                        self.wrong_kind(operation, param, expr);
                        None
                    }
                }
            }
            _ => {
                self.wrong_kind(operation, param, expr);
                None
            }
        }
    }

    /// Elaborates one pair, in parentheses or brackets.
    fn pair(&mut self, operation: &str, param: &Param, expr: &Expr) -> Option<Vec<Int>> {
        let items = match &expr.kind {
            Kind::Tuple(pair) if pair.elems.len() == 2 => &pair.elems,
            Kind::Array(pair) if pair.elems.len() == 2 => &pair.elems,
            _ => {
                self.wrong_kind(operation, param, expr);
                return None;
            }
        };
        items.iter().map(|item| self.int(item)).collect_some()
    }
}
