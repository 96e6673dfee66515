//! Statements: `let`, assignments, blocks, the value at the end.

use proc_macro2::Ident;
use quote::ToTokens;
use xla_hlo::Tree;
use xla_hlo::list::Items;
use xla_hlo::tree::defined;

use super::default::default_path;
use super::habits::no_value_of;
use super::{Access, Elab, Val};
use crate::definition::plain_type;
use crate::hir::{Assign, Block, Expr, Kind, Labelled, Local, Pat, PatKind, Stmt, Type};
use crate::labels::several;
use crate::message::source;
use crate::outside;
use crate::tokens::names;

impl Elab<'_> {
    /// Elaborates a block in its own scope.
    pub(super) fn block(&mut self, block: &Block) -> Val {
        let before = std::mem::take(&mut self.hover);
        self.vars.open();
        let val = self.statements(block);
        self.vars.close();
        let inside = std::mem::replace(&mut self.hover, before);
        self.hover.extend(super::hover::block(inside));
        val
    }

    /// Elaborates the statements of a block in the current scope.
    pub(super) fn statements(&mut self, block: &Block) -> Val {
        let mut val = Val::Tuple(Vec::new());
        let tail = self.tail.take();
        // The type of the function's result reaches the last statement, if it passes the type on to its own last
        // statements.
        for (i, stmt) in block.stmts.iter().enumerate() {
            let last = i + 1 == block.stmts.len();
            let branches = match stmt {
                Stmt::Expr(expr, None) => {
                    matches!(expr.kind, Kind::If(_) | Kind::Match(_) | Kind::Block(_))
                }
                _ => false,
            };
            self.tail = tail.clone().filter(|_| last && branches);
            val = match stmt {
                Stmt::Unset(name, of_function) => {
                    self.declare_unset(name, *of_function, tail.clone());
                    Val::Tuple(Vec::new())
                }
                Stmt::Local(local) => self.local(local),
                Stmt::Expr(expr, None)
                    if last
                        && tail.is_some()
                        && matches!(
                            expr.kind,
                            Kind::Array(_)
                                | Kind::Repeat(_)
                                | Kind::Tuple(_)
                                | Kind::Call(_)
                                | Kind::Struct(_)
                        ) =>
                {
                    self.expr_of(expr, tail.as_ref(), self.like)
                }
                Stmt::Expr(expr, semi) => {
                    let val = self.statement(expr);
                    // The rest of a body may rely on an assertion that fails, and is not checked.
                    if val.is_poisoned()
                        && let Kind::Inspect(of) = &expr.kind
                        && of.outermost_condition().is_some()
                    {
                        return Val::Poison;
                    }
                    if semi.is_some() || !last {
                        Val::Tuple(Vec::new())
                    } else {
                        val
                    }
                }
                // Its value is among the definitions.
                Stmt::Const(copies) => {
                    self.hover.extend(copies.clone());
                    Val::Tuple(Vec::new())
                }
                Stmt::Item(item) => self.fault(item, outside::ITEM),
            };
        }
        val
    }

    /// Elaborates an expression statement, which may be an assignment.
    fn statement(&mut self, expr: &Expr) -> Val {
        match &expr.kind {
            Kind::Assign(assign) if !expr.is_in_parens() => {
                self.under(&expr.attrs, |elab| elab.assignment(expr, assign));
                Val::Tuple(Vec::new())
            }
            Kind::Leave(leave) => {
                self.leave(&leave.name, &leave.value);
                Val::Tuple(Vec::new())
            }
            _ => self.expr_like(expr, self.like),
        }
    }

    fn assignment(&mut self, whole: &Expr, assign: &Assign) {
        let Assign { left, op, right } = assign;
        if let Some(labelled) = Labelled::of(left) {
            return self.assign_by_labels(whole, left, labelled, *op, right);
        }
        if let Some(op) = op {
            let val = self.operator(*op, whole, left, right);
            return self.assign(left, val, whole);
        }
        // `x = [a, b]` is an array of values if `x` is one.
        let want = match &right.kind {
            Kind::Array(_) | Kind::Repeat(_) => self.peek(left),
            _ if default_path(right).is_some() => self.peek(left),
            Kind::Call(_) | Kind::Struct(_) => self.peek(left).filter(Val::is_tree),
            _ => None,
        };
        let want = want.and_then(|val| self.type_of(&val));
        let val = self.expr_for(right, want.as_ref());
        if !self.retype(left, &val) {
            self.assign(left, val, right);
        }
    }

    /// Returns a name in a type that is a variable.
    fn variable_in(&self, ty: &Type) -> Option<Ident> {
        let names = names(ty.to_token_stream()).into_iter();
        let is_variable = |name: &Ident| self.vars.all().any(|var| var.name == *name);
        names.filter_items(is_variable).next()
    }

    /// Returns the value of a `let`, unless its pattern is a tuple and the value has other parts: that is reported, with
    /// the pattern for it.
    fn taken_apart(&mut self, pat: &Pat, val: Val, init: &Expr) -> Val {
        let PatKind::Tuple(parts) = &pat.kind else {
            return val;
        };
        if parts.iter().any(Pat::is_rest) {
            return val;
        }
        let (parts, value) = (parts.iter().map(source).collect_vec(), init.grouped());
        let count = parts.len();
        let written = match &val {
            Val::Record(name, fields) if fields.len() == count => {
                let name = defined(name)
                    .split('<')
                    .next()
                    .unwrap_or_default()
                    .to_string();
                let fields = fields.iter().zip(&parts);
                let pairs = fields.map(|((field, _), part)| {
                    if field == part {
                        part.clone()
                    } else {
                        format!("{field}: {part}")
                    }
                });
                format!("{name} {{ {} }} = {value}", pairs.collect_vec().join(", "))
            }
            Val::Array(array)
                if self
                    .graph
                    .shape(*array)
                    .dims
                    .first()
                    .is_some_and(|n| n.is(count)) =>
            {
                let items = (0..count).map(|i| format!("{value}[{i}]")).collect_vec();
                format!("({}) = ({})", parts.join(", "), items.join(", "))
            }
            Val::List(items) if items.len() == count => format!("[{}] = {value}", parts.join(", ")),
            _ => return val,
        };
        let found = self.type_text(&val);
        let what =
            format!("expected a tuple of {count}, found {found}\n  help: write `let {written}`");
        self.fault(pat, what)
    }

    fn local(&mut self, local: &Local) -> Val {
        let (pat, ty) = (&local.pat, local.ty.as_ref());
        let Some(init) = &local.init else {
            self.fault(local, "expected an initial value: `let x = ..;`");
            match pat.labels() {
                Some((name, _)) => self.bind_name(&name, Val::Poison, Access::Fixed),
                None => self.bind(pat, Val::Poison),
            }
            return Val::Tuple(Vec::new());
        };
        if let Some(diverge) = &local.diverge {
            self.fault(
                diverge,
                "`let` with `else` is not supported: the pattern always matches",
            );
        }
        if let (PatKind::Ident(name), None) = (&pat.kind, ty)
            && let Some(what) =
                no_value_of(name, init).filter(|_| !self.cx.frame().bindings.decide())
        {
            self.fault(init, what);
            self.bind(pat, Val::Poison);
            return Val::Tuple(Vec::new());
        }
        // `let f = |x| ..;` binds a function, whose body is elaborated at each call.
        if let (PatKind::Ident(name), None, Kind::Closure(_)) = (&pat.kind, ty, &init.kind)
            && let Some(function) = self.function_value(init)
        {
            let val = Val::Function(function);
            self.hover_let(&local.attrs, pat, &val);
            self.bind_name(name, val, Access::Fixed);
            return Val::Tuple(Vec::new());
        }
        // The declared type is read first, because literals in the value take their element type from it.
        let types = ty.map(|ty| {
            self.cx
                .frame()
                .scope()
                .types(ty)
                .map(|types| plain_type(&types))
        });
        let (like, awaits) = match &types {
            Some(Ok(Tree::Leaf(leaf))) => (Some(leaf.shape.element), None),
            Some(_) => (None, None),
            None => self.awaited_type(pat),
        };
        let outer = std::mem::replace(&mut self.awaits, awaits);
        // `let c("i,k") = ..;` makes the value a composition of labelled arrays.
        let labelled = pat.labels();
        let mut val = self.under(&local.attrs, |elab| match &labelled {
            Some((_, labels)) if labels.len() == 1 => elab.compose(init, labels[0], like),
            Some((name, labels)) => elab.fault(pat, several(&name.ident, labels)),
            None => {
                let want = types.as_ref().and_then(|types| types.as_ref().ok());
                elab.expr_of(init, want, like)
            }
        });
        self.awaits = outer;
        val = self.with_found_types(pat, val, init);
        val = self.taken_apart(pat, val, init);
        if let Some(types) = types {
            val = match types {
                Ok(expected) => {
                    let what = format!("`{}` is declared as", crate::message::source(pat));
                    self.expect(&val, &expected, init, &what)
                }
                Err(fault) => {
                    let variable = ty.and_then(|ty| self.variable_in(ty));
                    match variable {
                        Some(name) => {
                            let what = format!(
                                "`{name}` is a variable, which a type cannot contain\n  help: write `let {} = {}`",
                                source(pat),
                                source(init)
                            );
                            self.fault(name, what);
                        }
                        None => self.cx.fault(fault),
                    }
                    val
                }
            };
        }
        match labelled {
            Some((name, _)) => {
                self.hover_name(&local.attrs, &name.ident, &val);
                self.bind_name(&name, val, Access::Fixed);
                if let Some(var) = self.vars.get_mut(Some(name.id)) {
                    var.labelled = true;
                }
            }
            None => {
                self.hover_let(&local.attrs, pat, &val);
                self.bind(pat, val);
            }
        }
        Val::Tuple(Vec::new())
    }
}
