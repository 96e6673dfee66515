//! Finds the variables that Rust's `while`, `for` and `if` assign to, of those around them.

use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprIf, ExprLet, Ident, Pat};

use super::hover;
use super::place::root;
use crate::assignment::compound;
use crate::labels::{Labelled, pattern};
use crate::walk::{Node, Search, Walk};

/// Syntax that is searched for assignments.
pub(super) trait MayAssign {
    /// Adds its assignments.
    fn visit(&self, assigned: &mut Assigned);
}

impl MayAssign for Block {
    fn visit(&self, assigned: &mut Assigned) {
        Walk(assigned).visit_block(self);
    }
}

impl MayAssign for &Expr {
    fn visit(&self, assigned: &mut Assigned) {
        Walk(assigned).visit_expr(self);
    }
}

/// The variables that are assigned to or passed by `&mut`, each with the whole place, and those that are passed by
/// name, which the callee changes if they are `&mut` parameters. Variables that the searched syntax declares are not
/// among them, though they may have the name of one around it.
#[derive(Default)]
pub(super) struct Assigned {
    pub(super) names: Vec<(Ident, Option<Expr>)>,
    /// Whether the syntax assigns to a variable that it declares.
    pub(super) own: bool,
    /// The declared variables that are visible at the current node.
    declared: Vec<String>,
}

impl Assigned {
    /// Returns the variables that a part of a body assigns to.
    pub(super) fn in_part(part: &dyn MayAssign) -> Assigned {
        let mut assigned = Assigned::default();
        part.visit(&mut assigned);
        assigned
    }

    /// Searches syntax whose declarations end with it.
    fn scope(&mut self, search: impl FnOnce(&mut Assigned)) {
        let outside = self.declared.len();
        search(self);
        self.declared.truncate(outside);
    }

    fn declare(&mut self, pat: &Pat) {
        if let Some((name, _)) = pattern(pat) {
            self.declared.push(name.to_string());
            return;
        }
        // Names in patterns that begin with a capital are constants.
        let names = hover::bound(pat)
            .into_iter()
            .map(|name| name.ident.to_string());
        self.declared
            .extend(names.filter(|name| !name.starts_with(char::is_uppercase)));
    }

    fn name(&mut self, ident: &Ident, place: Option<&Expr>) {
        if self.declared.iter().any(|name| ident == name) {
            self.own |= place.is_some();
        } else {
            self.names.push((ident.clone(), place.cloned()));
        }
    }

    fn place(&mut self, place: &Expr) {
        match place {
            Expr::Paren(inner) => return self.place(&inner.expr),
            Expr::Index(index) => {
                Walk(self).visit_expr(&index.index);
                return self.place(&index.expr);
            }
            Expr::Tuple(tuple) => return tuple.elems.iter().for_each(|part| self.place(part)),
            Expr::Array(list) => return list.elems.iter().for_each(|part| self.place(part)),
            Expr::Call(call) if Labelled::of(place).is_none() => {
                return call.args.iter().for_each(|part| self.place(part));
            }
            Expr::Struct(record) => {
                let fields = record.fields.iter();
                return fields.for_each(|field| self.place(&field.expr));
            }
            _ => {}
        }
        let labelled = Labelled::of(place).map(|labelled| labelled.array);
        let place = labelled.as_ref().unwrap_or(place);
        if let Some(ident) = root(place) {
            self.name(ident, Some(place));
        }
    }

    /// Visits an argument; `name = value` is an attribute, not an assignment.
    fn argument(&mut self, argument: &Expr) {
        match argument {
            Expr::Assign(assign) => Walk(self).visit_expr(&assign.right),
            Expr::Path(path) => {
                if let Some(ident) = path.path.get_ident() {
                    self.name(ident, None);
                }
            }
            // The arguments of `jvp(f)((x, state), (dx, tangent))`.
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|part| self.argument(part)),
            other => Walk(self).visit_expr(other),
        }
    }
}

impl<'ast> Search<'ast> for Assigned {
    fn enters(&mut self, node: Node<'ast>) -> bool {
        let expr = match node {
            Node::Expr(expr) => expr,
            Node::Block(block) => {
                self.scope(|own| visit::visit_block(&mut Walk(own), block));
                return false;
            }
            Node::Local(local) => {
                if let Some(init) = &local.init {
                    Walk(self).visit_expr(&init.expr);
                }
                self.declare(&local.pat);
                return false;
            }
            Node::Arm(arm) => {
                self.scope(|own| {
                    own.declare(&arm.pat);
                    visit::visit_arm(&mut Walk(own), arm);
                });
                return false;
            }
            _ => return true,
        };
        match expr {
            Expr::Assign(assign) => {
                self.place(&assign.left);
                Walk(self).visit_expr(&assign.right);
                false
            }
            Expr::Binary(binary) => {
                if compound(&binary.op).is_some() {
                    self.place(&binary.left);
                }
                true
            }
            Expr::Reference(reference) => {
                if reference.mutability.is_some() {
                    self.place(&reference.expr);
                }
                true
            }
            Expr::Call(call) => {
                // An array with labels may be any expression.
                if !matches!(*call.func, Expr::Path(_)) {
                    Walk(self).visit_expr(&call.func);
                }
                for argument in &call.args {
                    self.argument(argument);
                }
                false
            }
            Expr::MethodCall(call) => {
                if call.method == "iter_mut" {
                    self.place(&call.receiver);
                }
                self.argument(&call.receiver);
                for argument in &call.args {
                    self.argument(argument);
                }
                false
            }
            Expr::ForLoop(repeated) => {
                // A `&mut` parameter that is an array passes its parts on.
                self.argument(&repeated.expr);
                self.scope(|own| {
                    own.declare(&repeated.pat);
                    Walk(own).visit_block(&repeated.body);
                });
                false
            }
            Expr::If(choice) if let_of(choice).is_some() => {
                self.scope(|own| {
                    if let Some(condition) = let_of(choice) {
                        Walk(own).visit_expr(&condition.expr);
                        own.declare(&condition.pat);
                    }
                    Walk(own).visit_block(&choice.then_branch);
                });
                if let Some((_, other)) = &choice.else_branch {
                    Walk(self).visit_expr(other);
                }
                false
            }
            // A closure cannot assign to outer variables; attempts are reported elsewhere.
            Expr::Closure(_) => false,
            _ => true,
        }
    }
}

/// Returns the condition of `if let pattern = value { .. }`.
fn let_of(choice: &ExprIf) -> Option<&ExprLet> {
    match &*choice.cond {
        Expr::Let(condition) => Some(condition),
        _ => None,
    }
}
