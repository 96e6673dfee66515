//! Finds the variables that Rust's `while`, `for` and `if` assign to.

use syn::visit::Visit;
use syn::{Block, Expr, Ident};

use super::place::{compound, root};
use crate::labels::Labelled;
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
/// name, which the callee changes if they are `&mut` parameters.
#[derive(Default)]
pub(super) struct Assigned {
    pub(super) names: Vec<(Ident, Option<Expr>)>,
}

impl Assigned {
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
            self.names.push((ident.clone(), Some(place.clone())));
        }
    }

    /// Visits an argument; `name = value` is an attribute, not an assignment.
    fn argument(&mut self, argument: &Expr) {
        match argument {
            Expr::Assign(assign) => Walk(self).visit_expr(&assign.right),
            Expr::Path(path) => {
                let ident = path.path.get_ident();
                self.names.extend(ident.map(|ident| (ident.clone(), None)));
            }
            // The arguments of `jvp(f)((x, state), (dx, tangent))`.
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|part| self.argument(part)),
            other => Walk(self).visit_expr(other),
        }
    }
}

impl<'ast> Search<'ast> for Assigned {
    fn enters(&mut self, node: Node<'ast>) -> bool {
        let Node::Expr(expr) = node else {
            return true;
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
                Walk(self).visit_block(&repeated.body);
                false
            }
            // A closure cannot assign to outer variables; attempts are reported elsewhere.
            Expr::Closure(_) => false,
            _ => true,
        }
    }
}
