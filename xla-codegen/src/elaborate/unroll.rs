//! `for part in parts`: a loop over an array of values or a tuple, whose body is elaborated once for each part.
//!
//! `tree_map` reads its closure again for each leaf in the same way, in numbered rounds (`Computation::in_round`).

use proc_macro2::TokenStream;
use xla_hlo::Size;
use xla_hlo::list::Items;

use super::hover::block;
use super::place::Part;
use super::range::is_range;
use super::{Access, Elab, Val};
use crate::hir::{self, Expr, ForLoop, Kind, MethodCall, Pat, PatKind, Path, VarId};
use crate::message::source;
use crate::outside;

/// The value of a loop's pattern in one round.
enum Item {
    Value(Val),
    /// A part of a variable, by `&mut`.
    Lent(Path, Vec<Part>, Val),
    /// A number and an item, of `enumerate`.
    Counted(usize, Box<Item>),
    /// Two items, of `zip`.
    Zipped(Box<Item>, Box<Item>),
}

impl Elab<'_> {
    /// Elaborates a loop over parts; `None` if it counts a range, unless its numbers select parts.
    pub(super) fn unrolled(&mut self, whole: &Expr, repeated: &ForLoop) -> Option<Val> {
        let counts = is_range(&repeated.expr);
        let items = if counts {
            let numbers = self.selecting(repeated)?.into_iter();
            let numbers = numbers.map(|number| Item::Value(Val::Size(number.into())));
            Some(numbers.collect_vec())
        } else {
            self.items(&repeated.expr)
        };
        let Some(items) = items else {
            self.poison_assigned(whole);
            return Some(Val::Poison);
        };
        // rustc's borrow checker never sees the loop, so uses of the lent places in its body are refused here.
        let lent = items.first().map(Item::lent).unwrap_or_default();
        if lent.iter().any(|lent| self.is_used(repeated, lent)) {
            return Some(Val::Poison);
        }
        let before = self.cx.faults.borrow().count();
        let mut copies = TokenStream::new();
        let outside = self.retyped;
        // If the items have several types, the variables that a round assigns to may take these types too. In the
        // library, items are also dimensions, whose sizes each round changes.
        if self.cx.frame().of_library || self.differ(&items) {
            self.retyped = self.vars.depth();
        }
        for (round, item) in items.into_iter().enumerate() {
            let outer = std::mem::take(&mut self.hover);
            self.cx.calls.borrow_mut().enter(round);
            self.vars.open();
            let mut states = Vec::new();
            self.bind_item(&repeated.pat, item, &mut states);
            self.rounds(&repeated.body);
            let last = self.vars.close();
            let inside = std::mem::replace(&mut self.hover, outer);
            // The typed copies of the first round stand for all rounds. With `for j in 0..i` inside, they would lack the
            // uses in its body: the first round runs it for no `j`.
            let is_longer = || inside.to_string().len() > copies.to_string().len();
            if round == 0 || counts && is_longer() {
                copies = inside;
            }
            self.cx.calls.borrow_mut().leave();
            // The variable of an item by `&mut` is a copy of the part, whose last value goes back to the part.
            for (id, root, parts) in states {
                if let Some(var) = last.iter().find(|var| var.id == id) {
                    self.change_part(&root, &parts, var.val.clone());
                }
            }
            // The other rounds would repeat the mistakes of this one.
            if self.cx.faults.borrow().count() > before {
                break;
            }
        }
        self.hover.extend(block(copies));
        // A round that did not run would have determined their types.
        if self.retyped > outside && self.cx.faults.borrow().count() > before {
            self.poison_assigned(whole);
        }
        self.retyped = outside;
        Some(Val::Tuple(Vec::new()))
    }

    /// Marks the variables that a loop assigns to as mistakes that have been reported.
    pub(super) fn poison_assigned(&mut self, whole: &Expr) {
        let assigned = whole.assigned().iter();
        for of in assigned.filter_items(|of| of.place.is_some()) {
            if let Some(var) = self.vars.get_mut(of.name.id()) {
                var.val = Val::Poison;
            }
        }
    }

    /// Whether items have different types.
    fn differ(&mut self, items: &[Item]) -> bool {
        let types = items.iter().map(|item| {
            let vals = item.values().into_iter();
            vals.map(|val| self.type_of(val)).collect_vec()
        });
        let types = types.collect_vec();
        types
            .first()
            .is_some_and(|first| types.iter().any(|ty| ty != first))
    }

    /// Returns the items of a loop; `None` after a mistake.
    fn items(&mut self, expr: &Expr) -> Option<Vec<Item>> {
        match &expr.kind {
            Kind::Reference(reference) if reference.mutable => self.lent_items(&reference.expr),
            Kind::MethodCall(call) if call.method == "zip" && call.args.len() == 1 => {
                let (first, second) = (self.items(&call.receiver)?, self.items(&call.args[0])?);
                // As in Rust, the shorter one ends the loop.
                let pairs = first.into_iter().zip(second);
                let pairs = pairs.map(|(a, b)| Item::Zipped(Box::new(a), Box::new(b)));
                Some(pairs.collect_vec())
            }
            Kind::MethodCall(call) if call.args.is_empty() => {
                match call.method.to_string().as_str() {
                    "iter" | "into_iter" => self.items(&call.receiver),
                    "iter_mut" => self.lent_items(&call.receiver),
                    "rev" => {
                        let mut items = self.items(&call.receiver)?;
                        items.reverse();
                        Some(items)
                    }
                    "enumerate" => {
                        let items = self.items(&call.receiver)?.into_iter().enumerate();
                        let items = items.map(|(i, item)| Item::Counted(i, Box::new(item)));
                        Some(items.collect_vec())
                    }
                    _ => self.value_items(expr),
                }
            }
            Kind::Array(list) => {
                let items = list.elems.iter().map(|part| Item::Value(self.expr(part)));
                Some(items.collect_vec())
            }
            Kind::Path(path) if self.is_lent(path) => self.lent_items(expr),
            _ => self.value_items(expr),
        }
    }

    /// Whether a variable is a `&mut` parameter that is an array of values, whose parts a loop may assign to.
    fn is_lent(&self, path: &Path) -> bool {
        let var = self.variable(path);
        var.is_some_and(|var| var.access == Access::State && matches!(var.val, Val::List(_)))
    }

    fn value_items(&mut self, expr: &Expr) -> Option<Vec<Item>> {
        let val = self.expr(expr);
        let vals = self.parts_of(val, expr)?;
        Some(vals.into_iter().map(Item::Value).collect_vec())
    }

    /// Returns the parts of a place as items that the loop may assign to.
    fn lent_items(&mut self, expr: &Expr) -> Option<Vec<Item>> {
        let Some(place) = expr.place() else {
            let what = "expected a variable or a part of one after `&mut`";
            self.fault(expr, what);
            return None;
        };
        self.access(expr, &place)?;
        let val = self.part_at(&place)?;
        let vals = self.parts_of(val, expr)?.into_iter().enumerate();
        let (root, parts) = (place.root.clone(), self.parts(&place));
        let items = vals.map(|(i, val)| {
            let mut parts = parts.clone();
            parts.push(Part::At(i));
            Item::Lent(root.clone(), parts, val)
        });
        Some(items.collect_vec())
    }

    fn parts_of(&mut self, val: Val, expr: &Expr) -> Option<Vec<Val>> {
        match val {
            Val::List(vals) | Val::Tuple(vals) => return Some(vals),
            Val::Poison => {}
            val @ Val::Record(..) => {
                let help = if self.is_stacked(&val) {
                    outside::stacked(&source(expr))
                } else {
                    "loop over one of its fields".to_string()
                };
                let name = self.type_text(&val);
                let what = format!(
                    "expected a range, an array of tensors or a tuple, found `{name}`\n  help: {help}"
                );
                self.fault(expr, what);
            }
            Val::Array(_)
            | Val::Numbers(_)
            | Val::Size(_)
            | Val::Text(_)
            | Val::Function(_)
            | Val::Unset(_)
            | Val::Open(_) => self.no_range(expr),
        }
        None
    }

    /// Whether all arrays of a value have the same first size.
    fn is_stacked(&self, val: &Val) -> bool {
        let Some(values) = val.values() else {
            return false;
        };
        let leaves = values.leaves().into_iter();
        let mut sizes = leaves.map(|leaf| self.graph.shape(*leaf).dims.first());
        match sizes.next() {
            Some(Some(first)) => sizes.all(|size| size == Some(first)),
            _ => false,
        }
    }

    /// Binds the pattern of a loop, and adds the variables whose values are assigned to parts after the round.
    fn bind_item(&mut self, pat: &Pat, item: Item, states: &mut Vec<(VarId, Path, Vec<Part>)>) {
        match (item, &pat.kind) {
            (Item::Value(val), _) => {
                self.hover_let(&[], pat, &val);
                self.bind(pat, val);
            }
            // A part by `&mut` is a variable of the round: the loop assigns its last value to the part.
            (Item::Lent(root, parts, val), PatKind::Ident(name)) if name.subpat.is_none() => {
                self.hover_name(&[], &name.ident, &val);
                states.push((name.id, root, parts));
                self.bind_name(name, val, Access::State);
            }
            (Item::Lent(..), PatKind::Wild) => {}
            (Item::Lent(..), _) => {
                let what =
                    "expected a name for a part that is passed by `&mut`: `for part in &mut parts`";
                self.fault(pat, what);
                for name in pat.names() {
                    self.bind_name(name, Val::Poison, Access::State);
                }
            }
            (Item::Counted(i, item), PatKind::Tuple(elems)) if elems.len() == 2 => {
                let number = Val::Size(Size::from(i));
                self.hover_let(&[], &elems[0], &number);
                self.bind(&elems[0], number);
                self.bind_item(&elems[1], *item, states);
            }
            (Item::Zipped(first, second), PatKind::Tuple(elems)) if elems.len() == 2 => {
                self.bind_item(&elems[0], *first, states);
                self.bind_item(&elems[1], *second, states);
            }
            (Item::Zipped(..), _) => {
                let what =
                    "expected two names, for the parts: `for (a, b) in parts.iter().zip(&others)`";
                self.fault(pat, what);
                for name in pat.names() {
                    self.bind_name(name, Val::Poison, Access::State);
                }
            }
            (Item::Counted(..), _) => {
                let what = "expected two names, for the number and the part: `for (i, part) in parts.iter().enumerate()`";
                self.fault(pat, what);
                for name in pat.names() {
                    self.bind_name(name, Val::Poison, Access::State);
                }
            }
        }
    }

    /// Reports the first use of a place in a loop whose items are its parts by `&mut`.
    fn is_used(&mut self, whole: &ForLoop, lent: &(Path, Vec<Part>)) -> bool {
        let mut uses: Vec<&Expr> = Vec::new();
        hir::Part::Block(&whole.body).search(&mut |part| match part {
            hir::Part::Expr(expr) if expr.place().is_some() => {
                uses.push(expr);
                false
            }
            _ => true,
        });
        let (root, parts) = lent;
        for expr in uses {
            let Some(used) = expr.place() else {
                continue;
            };
            let of = self.parts(&used);
            let meets = of.iter().zip(parts).all(|(a, b)| a == b);
            if used.id() == root.id() && meets {
                let (text, name) = (source(expr), source(&whole.pat));
                let what = format!(
                    "`{text}` is used while the loop holds its parts by `&mut`\n  help: use `{name}`, or read `{text}` before the loop"
                );
                self.fault(expr, what);
                return true;
            }
        }
        false
    }

    /// Elaborates a method of an array of values: `parts.len()`, `parts.map(|part| f(part))`. `None` if the receiver is
    /// not one.
    pub(super) fn list_method(&mut self, whole: &Expr, call: &MethodCall) -> Option<Val> {
        if !self.is_list(&call.receiver) {
            return None;
        }
        let arguments: Vec<&Expr> = call.args.iter().collect_vec();
        match (call.method.to_string().as_str(), &arguments[..]) {
            ("len", []) => match self.expr(&call.receiver) {
                Val::List(parts) => Some(Val::Size(Size::from(parts.len()))),
                _ => Some(Val::Poison),
            },
            ("map", [function]) => {
                let Val::List(parts) = self.expr(&call.receiver) else {
                    return Some(Val::Poison);
                };
                Some(self.mapped(whole, call, function, parts))
            }
            _ => None,
        }
    }

    /// Calls a function with each part of an array.
    fn mapped(&mut self, whole: &Expr, call: &MethodCall, function: &Expr, parts: Vec<Val>) -> Val {
        // `function_value` may have reported why the argument is not a function.
        let before = self.cx.faults.borrow().count();
        let Some(function) = self.function_value(function) else {
            if self.cx.faults.borrow().count() > before {
                return Val::Poison;
            }
            let what = "expected a function: a closure, or the name of a computation";
            return self.fault(function, what);
        };
        let before = self.cx.faults.borrow().count();
        // A `?` cannot leave the function that is called for the parts.
        let outer = std::mem::replace(&mut self.closed, true);
        let mut mapped = Vec::new();
        for (round, part) in parts.into_iter().enumerate() {
            self.cx.calls.borrow_mut().enter(round);
            mapped.push(self.call_function(whole, &function, &[&call.receiver], vec![part]));
            self.cx.calls.borrow_mut().leave();
            if self.cx.faults.borrow().count() > before {
                break;
            }
        }
        self.closed = outer;
        self.hover.extend(function.hover());
        if self.cx.faults.borrow().count() > before {
            Val::Poison
        } else {
            Val::List(mapped)
        }
    }

    /// Whether an expression is an array of values.
    fn is_list(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Reference(reference) => self.is_list(&reference.expr),
            Kind::MethodCall(call) if call.method == "map" => self.is_list(&call.receiver),
            _ => matches!(self.peek(expr), Some(Val::List(_))),
        }
    }
}

impl Item {
    /// Returns the values of the parts.
    fn values(&self) -> Vec<&Val> {
        match self {
            Item::Value(val) | Item::Lent(_, _, val) => vec![val],
            Item::Counted(_, item) => item.values(),
            Item::Zipped(first, second) => {
                let all = first.values().into_iter();
                all.chain_items(second.values()).collect_vec()
            }
        }
    }

    /// Returns the places whose parts are lent.
    fn lent(&self) -> Vec<(Path, Vec<Part>)> {
        match self {
            Item::Value(_) => Vec::new(),
            Item::Lent(root, parts, _) => vec![(root.clone(), parts[..parts.len() - 1].to_vec())],
            Item::Counted(_, item) => item.lent(),
            Item::Zipped(first, second) => {
                let all = first.lent().into_iter();
                all.chain_items(second.lent()).collect_vec()
            }
        }
    }
}
