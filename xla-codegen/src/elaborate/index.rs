//! `x[(1..3, .., 0)]`: a range or an index for each dimension, of which the last may be omitted. And `x.dims()[0]`, the
//! size of a dimension.

use syn::visit::Visit;
use syn::{Expr, ExprIndex, ExprRange, RangeLimits};
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{Size, by_operator};

use super::apply::{Argument, Given};
use super::{Elab, Val};
use crate::message::source;
use crate::outside;
use crate::walk::{Node, Search, Walk};

impl Elab<'_> {
    pub(super) fn index(&mut self, whole: &Expr, index: &ExprIndex) -> Val {
        if let Some(size) = self.size_of(index) {
            return size.map_or(Val::Poison, Val::Size);
        }
        let val = self.expr(&index.expr);
        let value = match &val {
            Val::Array(value) => *value,
            Val::Poison => return Val::Poison,
            other => {
                let found = self.type_text(other);
                return self.fault(&index.expr, format!("expected an array, found {found}"));
            }
        };
        let shape = self.graph.shape(value).clone();
        let items: Vec<&Expr> = match &*index.index {
            Expr::Tuple(tuple) => tuple.elems.iter().collect_vec(),
            one => vec![one],
        };
        if items.len() > shape.rank() {
            let (rank, count) = (shape.rank(), items.len());
            let what = format!("index: {shape} has rank {rank}, found {count} indices");
            return self.fault(&index.index, what);
        }
        let (mut starts, mut limits, mut taken) = (Vec::new(), Vec::new(), Vec::new());
        let mut poisoned = false;
        for (d, size) in shape.dims.iter().enumerate() {
            let part = match items.get(d) {
                None => Some((Int::Size(Size::from(0)), Int::Size(size.clone()))),
                Some(Expr::Range(range)) => self.range(range, size),
                Some(item) => {
                    taken.push(Int::Size(Size::from(d)));
                    self.place_in(item, d, size)
                }
            };
            match part {
                Some((start, limit)) => {
                    starts.push(start);
                    limits.push(limit);
                }
                None => poisoned = true,
            }
        }
        let Some(operation) = by_operator("x[i]") else {
            return self.fault(whole, outside::why(whole));
        };
        if poisoned {
            return Val::Poison;
        }
        let arguments = vec![
            (&*index.expr, Given::Val(val)),
            (&*index.index, Given::Ints(starts)),
            (&*index.index, Given::Ints(limits)),
            (whole, Given::Ints(taken)),
        ];
        self.apply(operation, whole, Argument::list(operation, arguments))
    }

    /// Returns the sizes of an array, if the expression is `x.dims()`; `Some(None)` after a mistake.
    pub(super) fn dims(&mut self, expr: &Expr) -> Option<Option<Vec<Size>>> {
        let Expr::MethodCall(call) = expr else {
            return None;
        };
        if call.method != "dims" || !call.args.is_empty() || call.turbofish.is_some() {
            return None;
        }
        Some(match self.expr(&call.receiver) {
            Val::Array(value) => Some(self.graph.shape(value).dims.clone()),
            Val::Poison => None,
            other => {
                let what = format!("expected an array, found {}", self.type_text(&other));
                self.fault(&call.receiver, what);
                None
            }
        })
    }

    /// Returns the size of a dimension, if the expression is `x.dims()[0]`; `Some(None)` after a mistake.
    fn size_of(&mut self, index: &ExprIndex) -> Option<Option<Size>> {
        let dims = match self.dims(&index.expr)? {
            Some(dims) => dims,
            None => return Some(None),
        };
        let Some(int) = self.counted(&index.index) else {
            return Some(None);
        };
        let at = match int {
            Int::Size(at) => at.known(),
            Int::Negative(_) => None,
        };
        let size = at.and_then(|at| dims.get(at).cloned());
        if size.is_none() {
            let (found, rank) = (source(&index.index), dims.len());
            let what = format!("there is no dimension {found}: the array has rank {rank}");
            self.fault(&index.index, what);
        }
        Some(size)
    }

    /// Returns every `x.dims()[0]` in an expression: its text and its size. `None` if one of them has a mistake.
    pub(super) fn sizes_in(&mut self, expr: &Expr) -> Option<Vec<(String, Size)>> {
        struct Found<'e>(Vec<&'e ExprIndex>);
        impl<'e> Search<'e> for Found<'e> {
            fn enters(&mut self, node: Node<'e>) -> bool {
                match node {
                    Node::Expr(Expr::Index(index)) => {
                        self.0.push(index);
                        false
                    }
                    _ => true,
                }
            }
        }
        let mut found = Found(Vec::new());
        Walk(&mut found).visit_expr(expr);
        let mut sizes = Vec::new();
        for index in found.0 {
            // An expression that is not a size is reported by its user.
            if let Some(size) = self.size_of(index) {
                sizes.push((source(index), size?));
            }
        }
        Some(sizes)
    }

    /// Returns the index of one element in a dimension of this size, and the next index.
    fn place_in(&mut self, item: &Expr, d: usize, size: &Size) -> Option<(Int, Int)> {
        if let Expr::Path(path) = item
            && let Some(name) = path.path.get_ident()
            && let Some(Val::Array(_)) = self.variable(&name.to_string()).map(|var| &var.val)
        {
            let what = format!(
                "index: expected a compile-time constant, found `{name}`\n  \
                 help: `dynamic_slice(x, (i, ..), [1, ..])` has computed start indices"
            );
            self.fault(item, what);
            return None;
        }
        let int = self.counted(item)?;
        let why = match &int {
            Int::Size(i)
                if i.known()
                    .zip(size.known())
                    .is_some_and(|(i, size)| i >= size) =>
            {
                Some(format!(
                    "{i} is out of bounds for dimension {d} of size {size}"
                ))
            }
            _ => None,
        };
        match why {
            Some(why) => {
                self.fault(item, format!("index: {why}"));
                None
            }
            None => Some((int.clone(), after(int))),
        }
    }

    /// Elaborates a number that is not negative.
    fn counted(&mut self, expr: &Expr) -> Option<Int> {
        let int = self.int(expr)?;
        if let Int::Negative(n) = int {
            let what = format!("index: {n} is negative: indices count from the front");
            self.fault(expr, what);
            return None;
        }
        Some(int)
    }

    /// Returns the start and the end of a range in a dimension of this size.
    fn range(&mut self, range: &ExprRange, size: &Size) -> Option<(Int, Int)> {
        let start = match &range.start {
            Some(start) => self.counted(start)?,
            None => Int::Size(Size::from(0)),
        };
        let limit = match (&range.end, &range.limits) {
            (Some(end), RangeLimits::HalfOpen(_)) => self.counted(end)?,
            (Some(end), RangeLimits::Closed(_)) => after(self.counted(end)?),
            (None, _) => Int::Size(size.clone()),
        };
        Some((start, limit))
    }
}

/// Returns the next number.
fn after(int: Int) -> Int {
    match int {
        Int::Size(size) => Int::Size(size + Size::from(1)),
        below => below,
    }
}
