//! Finds the variables that Rust's `while`, `for` and `if` assign to.

use syn::visit::{self, Visit};
use syn::{Block, Expr, Ident};

use super::place::{compound, root};
use crate::labels::Labelled;

/// Syntax that is searched for assignments.
pub(super) trait Part {
    /// Adds its assignments.
    fn visit(&self, assigned: &mut Assigned);
}

impl Part for Block {
    fn visit(&self, assigned: &mut Assigned) {
        assigned.visit_block(self);
    }
}

impl Part for &Expr {
    fn visit(&self, assigned: &mut Assigned) {
        assigned.visit_expr(self);
    }
}

/// The variables that are assigned to or passed by `&mut`, each with the whole place, and those that are passed by
/// name, which the callee changes if they are `&mut` parameters.
#[derive(Default)]
pub(super) struct Assigned {
    pub(super) names: Vec<(Ident, Option<Expr>)>,
}

impl Assigned {
    fn place(&mut self, place: &Expr) {
        let labelled = Labelled::of(place).map(|labelled| labelled.array);
        let place = labelled.as_ref().unwrap_or(place);
        if let Some(ident) = root(place) {
            self.names.push((ident.clone(), Some(place.clone())));
        }
    }

    /// Visits an argument; `name = value` is an attribute, not an assignment.
    fn argument(&mut self, argument: &Expr) {
        match argument {
            Expr::Assign(assign) => self.visit_expr(&assign.right),
            Expr::Path(path) => {
                let ident = path.path.get_ident();
                self.names.extend(ident.map(|ident| (ident.clone(), None)));
            }
            other => self.visit_expr(other),
        }
    }
}

impl<'ast> Visit<'ast> for Assigned {
    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        self.place(&assign.left);
        self.visit_expr(&assign.right);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if compound(&binary.op).is_some() {
            self.place(&binary.left);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_reference(&mut self, reference: &'ast syn::ExprReference) {
        if reference.mutability.is_some() {
            self.place(&reference.expr);
        }
        visit::visit_expr_reference(self, reference);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        // An array with labels may be any expression.
        if !matches!(*call.func, Expr::Path(_)) {
            self.visit_expr(&call.func);
        }
        call.args
            .iter()
            .for_each(|argument| self.argument(argument));
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.argument(&call.receiver);
        call.args
            .iter()
            .for_each(|argument| self.argument(argument));
    }

    // A closure cannot assign to outer variables; attempts are reported elsewhere.
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
}
