//! Statements: `let`, assignments, blocks, the value at the end.

use quote::quote;
use syn::{Expr, Item, Local, Pat, Stmt};
use xla_hlo::Tree;

use super::variables::Variables;
use super::{Access, Elab, Val};
use crate::assignment::compound;
use crate::attributes::of_expression;
use crate::definition::plain_type;
use crate::jumps::{is_value, unset};
use crate::labels::{Labelled, pattern, several};
use crate::outside;

impl Elab<'_> {
    /// Elaborates a block in its own scope.
    pub(super) fn block(&mut self, stmts: &[Stmt]) -> Val {
        // A `return` would leave the function, not the block.
        if let Some(Stmt::Expr(inner @ Expr::Return(_), _)) = stmts.last() {
            return self.fault(inner, outside::why(inner));
        }
        let before = std::mem::take(&mut self.hover);
        self.scopes.push(Variables::default());
        let val = self.statements(stmts);
        self.scopes.pop();
        let inside = std::mem::replace(&mut self.hover, before);
        self.hover.extend(super::hover::block(inside));
        val
    }

    /// Elaborates statements in the current scope.
    pub(super) fn statements(&mut self, stmts: &[Stmt]) -> Val {
        let mut val = Val::Tuple(Vec::new());
        let tail = self.tail.take();
        for (i, stmt) in stmts.iter().enumerate() {
            let last = i + 1 == stmts.len();
            let branches = matches!(
                stmt,
                Stmt::Expr(Expr::If(_) | Expr::Match(_) | Expr::Block(_), None)
            );
            self.tail = tail.clone().filter(|_| last && branches);
            val = match stmt {
                Stmt::Local(local) if let Some((name, of_function)) = unset(local) => {
                    self.declare_unset(name, of_function, tail.clone());
                    Val::Tuple(Vec::new())
                }
                Stmt::Local(local) => self.local(local),
                Stmt::Expr(Expr::Return(ret), _) if last => match &ret.expr {
                    Some(expr) => self.expr_of(expr, tail.as_ref(), self.like),
                    None => Val::Tuple(Vec::new()),
                },
                Stmt::Expr(expr @ (Expr::Array(_) | Expr::Repeat(_) | Expr::Tuple(_)), None)
                    if last && tail.is_some() =>
                {
                    self.expr_of(expr, tail.as_ref(), self.like)
                }
                Stmt::Expr(expr, semi) => {
                    let val = self.statement(expr);
                    if semi.is_some() || !last {
                        Val::Tuple(Vec::new())
                    } else {
                        val
                    }
                }
                // Its value is among the definitions.
                Stmt::Item(Item::Const(item)) => {
                    let (name, value) = (&item.ident, &item.expr);
                    self.hover.extend(match &*item.ty {
                        // rustc has no constants that are tensors.
                        syn::Type::Macro(_) => {
                            quote!(#[allow(non_snake_case)] let #name = #value; let _ = &#name;)
                        }
                        _ => quote!(#item let _ = #name;),
                    });
                    Val::Tuple(Vec::new())
                }
                Stmt::Item(item) => self.fault(item, outside::ITEM),
                Stmt::Macro(stmt) => {
                    let val = self.fault(stmt, outside::MACRO);
                    if stmt.semi_token.is_some() {
                        Val::Tuple(Vec::new())
                    } else {
                        val
                    }
                }
            };
        }
        val
    }

    /// Elaborates an expression statement, which may be an assignment.
    fn statement(&mut self, expr: &Expr) -> Val {
        // The parser attaches attributes before `x = ..;` to `x`.
        let attrs = match expr {
            Expr::Assign(assign) => of_expression(&assign.left),
            Expr::Binary(binary) if compound(&binary.op).is_some() => of_expression(&binary.left),
            _ => Vec::new(),
        };
        self.under(&attrs, |elab| elab.effect(expr))
    }

    fn effect(&mut self, expr: &Expr) -> Val {
        match expr {
            Expr::Assign(assign) if let Some(name) = is_value(&assign.left) => {
                self.leave(name, &assign.right);
                Val::Tuple(Vec::new())
            }
            Expr::Assign(assign) => {
                if let Some(labelled) = Labelled::of(&assign.left) {
                    let (left, right) = (&assign.left, &assign.right);
                    self.assign_by_labels(expr, left, labelled, None, right);
                    return Val::Tuple(Vec::new());
                }
                let want = match &*assign.right {
                    Expr::Array(_) | Expr::Repeat(_) => self.peek(&assign.left),
                    _ => None,
                };
                let want = want.and_then(|val| self.type_of(&val));
                let val = self.expr_for(&assign.right, want.as_ref());
                if !self.retype(&assign.left, &val) {
                    self.assign(&assign.left, val, &assign.right);
                }
                Val::Tuple(Vec::new())
            }
            Expr::Binary(binary) => match compound(&binary.op) {
                Some(operator) => {
                    if let Some(labelled) = Labelled::of(&binary.left) {
                        let (left, right) = (&binary.left, &binary.right);
                        self.assign_by_labels(expr, left, labelled, Some(operator), right);
                        return Val::Tuple(Vec::new());
                    }
                    let val = self.operator(operator, expr, &binary.left, &binary.right);
                    self.assign(&binary.left, val, expr);
                    Val::Tuple(Vec::new())
                }
                None => self.expr_like(expr, self.like),
            },
            _ => self.expr_like(expr, self.like),
        }
    }

    fn local(&mut self, local: &Local) -> Val {
        let (pat, ty) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        let Some(init) = &local.init else {
            self.fault(local, "expected an initial value: `let x = ..;`");
            match pattern(pat) {
                Some((name, _)) => self.bind_name(name, Val::Poison, Access::Fixed),
                None => self.bind(pat, Val::Poison),
            }
            return Val::Tuple(Vec::new());
        };
        if let Some((_, diverge)) = &init.diverge {
            self.fault(
                diverge,
                "`let` with `else` is not supported: the pattern always matches",
            );
        }
        // `let f = |x| ..;` binds a function, whose body is elaborated at each call.
        if let (Pat::Ident(name), None, Expr::Closure(_)) = (pat, ty, &*init.expr)
            && let Some(function) = self.function_value(&init.expr)
        {
            let val = Val::Function(function);
            self.hover_let(&local.attrs, pat, &val);
            self.bind_name(&name.ident, val, Access::Fixed);
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
        let like = match &types {
            Some(Ok(Tree::Leaf(leaf))) => Some(leaf.shape.element),
            _ => None,
        };
        // `let c("i,k") = ..;` makes the value a composition of labelled arrays.
        let labelled = pattern(pat);
        let mut val = self.under(&local.attrs, |elab| match &labelled {
            Some((_, labels)) if labels.len() == 1 => elab.compose(&init.expr, labels[0], like),
            Some((name, labels)) => elab.fault(pat, several(name, labels)),
            None => {
                let want = types.as_ref().and_then(|types| types.as_ref().ok());
                elab.expr_of(&init.expr, want, like)
            }
        });
        if let Some(types) = types {
            val = match types {
                Ok(expected) => {
                    let what = format!("`{}` is declared as", crate::message::source(pat));
                    self.expect(&val, &expected, &*init.expr, &what)
                }
                Err(fault) => {
                    self.cx.fault(fault);
                    val
                }
            };
        }
        match labelled {
            Some((name, _)) => {
                self.hover_name(&local.attrs, name, &val);
                self.bind_name(name, val, Access::Fixed);
            }
            None => {
                self.hover_let(&local.attrs, pat, &val);
                self.bind(pat, val);
            }
        }
        Val::Tuple(Vec::new())
    }
}
