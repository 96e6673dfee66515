//! Arrays of values, `[Block; 12]`: literals, and parts by known indices.

use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ElementType, Size, Tree, Type};

use super::literal::as_int;
use super::{Elab, Val};
use crate::hir::{Expr, Index, Kind, Range, Repeat};
use crate::message::{Error, source};
use crate::size;

/// The greatest length of a literal with repeated parts.
const MOST: usize = 1 << 12;

impl Elab<'_> {
    /// Elaborates an expression of an expected type: `[a, b]` is an array of values where the type is one.
    pub(super) fn expr_for(&mut self, expr: &Expr, want: Option<&Type>) -> Val {
        let like = want.and_then(|want| want.leaf().map(|leaf| leaf.shape.element));
        self.expr_of(expr, want, like)
    }

    /// Elaborates an expression of an expected type, whose literals default to the element type `like`.
    pub(super) fn expr_of(
        &mut self,
        expr: &Expr,
        want: Option<&Type>,
        like: Option<ElementType>,
    ) -> Val {
        let of_parts = self.of_parts(expr, want, &mut |elab, part, want| {
            elab.expr_for(part, want)
        });
        of_parts.unwrap_or_else(|| {
            self.want = want.cloned();
            self.expr_like(expr, like)
        })
    }

    /// Elaborates an expression of a type whose form alone is known: the sizes and the element types may be others.
    pub(super) fn expr_of_form(&mut self, expr: &Expr, form: &Type) -> Val {
        let of_parts = self.of_parts(expr, Some(form), &mut |elab, part, form| match form {
            Some(form) => elab.expr_of_form(part, form),
            None => elab.expr(part),
        });
        of_parts.unwrap_or_else(|| self.expr(expr))
    }

    /// Elaborates the parts of an array, of a tuple or of a repetition where the type has such parts; `None` for another
    /// expression.
    fn of_parts(
        &mut self,
        expr: &Expr,
        want: Option<&Type>,
        one: &mut dyn FnMut(&mut Self, &Expr, Option<&Type>) -> Val,
    ) -> Option<Val> {
        Some(match (&expr.kind, want) {
            (Kind::Array(array), Some(Tree::List(wants))) if !array.elems.is_empty() => {
                let parts = array.elems.iter().enumerate();
                let parts = parts.map(|(i, part)| one(self, part, wants.get(i).or(wants.first())));
                Val::List(parts.collect_vec())
            }
            (Kind::Repeat(repeat), Some(Tree::List(wants))) => {
                let part = one(self, &repeat.expr, wants.first());
                self.repeated(repeat, part)
            }
            (Kind::Tuple(tuple), Some(Tree::Tuple(wants))) if tuple.elems.len() == wants.len() => {
                let parts = tuple.elems.iter().zip(wants);
                let parts = parts.map(|(part, want)| one(self, part, Some(want)));
                Val::Tuple(parts.collect_vec())
            }
            _ => return None,
        })
    }

    /// Returns an array literal's parts as an array of values, if one of them is a tuple, a struct or an array of
    /// values; the others must have the same type.
    pub(super) fn list(&mut self, elems: &[Expr], parts: &[Val]) -> Option<Val> {
        // A list of numbers or arrays is a literal or a concatenation, which the caller elaborates.
        let first = parts.iter().find(|part| part.is_tree())?.clone();
        if parts.iter().any(Val::is_poisoned) {
            return Some(Val::Poison);
        }
        let want = self.type_of(&first);
        for (part, expr) in parts.iter().zip(elems) {
            // Parts with untyped literals have no type yet: their descriptions are compared.
            let same = match &want {
                Some(want) => self.coerce(part, want).is_ok(),
                None => self.type_text(part) == self.type_text(&first),
            };
            if !same {
                let (first, found) = (self.type_text(&first), self.type_text(part));
                let what = format!(
                    "the parts of an array have one type: expected {first}, found {found}\n  \
                     help: a tuple may have parts of different types: `(a, b)`"
                );
                return Some(self.fault(expr, what));
            }
        }
        Some(Val::List(parts.to_vec()))
    }

    /// Returns the value of `[part; N]`.
    pub(super) fn repeated(&mut self, repeat: &Repeat, part: Val) -> Val {
        let count = match self.int(&repeat.len) {
            Some(Int::Size(size)) => size.known().filter(|n| (1..=MOST).contains(n)),
            Some(Int::Negative(_)) => None,
            None => return Val::Poison,
        };
        match count {
            Some(count) => Val::List(vec![part; count]),
            None => {
                let what = format!("expected a known number of parts, from 1 to {MOST}");
                self.fault(&repeat.len, what)
            }
        }
    }

    /// Elaborates `blocks[1]`, or `blocks[1..]`.
    pub(super) fn part_in(&mut self, list: &[Val], index: &Index) -> Val {
        if let Kind::Range(range) = &index.index.kind {
            return self.parts_in(list, &index.index, range);
        }
        match self.position(list, &index.index) {
            Some(at) => list[at].clone(),
            None => Val::Poison,
        }
    }

    fn parts_in(&mut self, list: &[Val], whole: &Expr, range: &Range) -> Val {
        let mut bounds = [0, list.len()];
        for (bound, expr) in bounds.iter_mut().zip([&range.start, &range.end]) {
            let Some(expr) = expr else {
                continue;
            };
            match self.index_or_bound(expr, &Size::from(list.len()), "a bound") {
                Some(Int::Size(size)) => *bound = size.known().unwrap_or(usize::MAX),
                _ => return Val::Poison,
            }
        }
        if range.end.is_some() && range.closed {
            bounds[1] = bounds[1].saturating_add(1);
        }
        match list.get(bounds[0]..bounds[1]) {
            Some(parts) if !parts.is_empty() || list.iter().all(|part| as_int(part).is_some()) => {
                Val::List(parts.to_vec())
            }
            _ => {
                let text = self.type_text(&Val::List(list.to_vec()));
                let what = format!(
                    "index: expected a known range of at least one part of {text}, found `{}`",
                    source(range)
                );
                self.fault(whole, what)
            }
        }
    }

    /// Returns the number of the part that an index takes; `None` after a mistake.
    pub(super) fn position(&mut self, list: &[Val], index: &Expr) -> Option<usize> {
        // Each part is an operand of its own, so no instruction can select one at run time.
        let found = if self.is_computed(index) {
            None
        } else {
            match self.index_or_bound(index, &Size::from(list.len()), "an index")? {
                Int::Size(size) => size.known(),
                Int::Negative(_) => None,
            }
        };
        let text = self.type_text(&Val::List(list.to_vec()));
        let what = match found {
            Some(at) if at < list.len() => return Some(at),
            Some(at) => format!("index: {at} is out of bounds for {text}"),
            None => format!(
                "index: expected a number that is known at compile time for a part of {text}, found `{}`\n  \
                 help: loop over the parts: `for part in parts {{ .. }}`",
                source(index)
            ),
        };
        self.fault(index, what);
        None
    }

    /// Returns the value of an index that consists of literals, constants and variables, without reporting mistakes.
    pub(super) fn known_index(&self, index: &Expr) -> Option<Int> {
        let names = size::names(|path| {
            let unknown = || Error::new_spanned(path, "");
            match self.variable_of(path) {
                Some(var) => as_int(&var.val).ok_or_else(unknown),
                None => self.cx.frame().scope().size(path),
            }
        });
        size::int(index, &names).ok()
    }
}
