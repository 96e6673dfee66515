//! One traversal of parsed syntax for every search before the form of a body is built; `hir::Part` searches the form.
//!
//! Each implementation of `Visit` compiles all functions of `syn::visit` again, about 9,000 lines of LLVM IR. Searches
//! therefore implement [`Search`] instead, and share the implementation of [`Walk`].

use syn::visit::{self, Visit};
use syn::{
    Attribute, Block, Expr, ExprPath, ImplItemFn, Item, Local, Macro, Pat, TraitItemFn, Type,
};

/// A node that a search is called with.
#[derive(Clone, Copy)]
pub(crate) enum Syntax<'ast> {
    Attribute(&'ast Attribute),
    Block(&'ast Block),
    Expr(&'ast Expr),
    /// A path among expressions or patterns.
    ExprPath(&'ast ExprPath),
    ImplItemFn(&'ast ImplItemFn),
    Item(&'ast Item),
    Local(&'ast Local),
    Macro(&'ast Macro),
    Pat(&'ast Pat),
    TraitItemFn(&'ast TraitItemFn),
    Type(&'ast Type),
}

/// A search in syntax.
pub(crate) trait Search<'ast> {
    /// Inspects a node. Returns whether the traversal visits its children.
    fn enters(&mut self, node: Syntax<'ast>) -> bool;
}

/// The traversal of a search. A method of [`Visit`] visits a node, a function of [`syn::visit`] its children only.
pub(crate) struct Walk<'a, 'ast>(pub(crate) &'a mut dyn Search<'ast>);

impl<'ast> Visit<'ast> for Walk<'_, 'ast> {
    fn visit_attribute(&mut self, node: &'ast Attribute) {
        if self.0.enters(Syntax::Attribute(node)) {
            visit::visit_attribute(self, node);
        }
    }

    fn visit_block(&mut self, node: &'ast Block) {
        if self.0.enters(Syntax::Block(node)) {
            visit::visit_block(self, node);
        }
    }

    fn visit_expr(&mut self, node: &'ast Expr) {
        if self.0.enters(Syntax::Expr(node)) {
            visit::visit_expr(self, node);
        }
    }

    fn visit_expr_path(&mut self, node: &'ast ExprPath) {
        if self.0.enters(Syntax::ExprPath(node)) {
            visit::visit_expr_path(self, node);
        }
    }

    fn visit_impl_item_fn(&mut self, node: &'ast ImplItemFn) {
        if self.0.enters(Syntax::ImplItemFn(node)) {
            visit::visit_impl_item_fn(self, node);
        }
    }

    fn visit_item(&mut self, node: &'ast Item) {
        if self.0.enters(Syntax::Item(node)) {
            visit::visit_item(self, node);
        }
    }

    fn visit_local(&mut self, node: &'ast Local) {
        if self.0.enters(Syntax::Local(node)) {
            visit::visit_local(self, node);
        }
    }

    fn visit_macro(&mut self, node: &'ast Macro) {
        if self.0.enters(Syntax::Macro(node)) {
            visit::visit_macro(self, node);
        }
    }

    fn visit_pat(&mut self, node: &'ast Pat) {
        if self.0.enters(Syntax::Pat(node)) {
            visit::visit_pat(self, node);
        }
    }

    fn visit_trait_item_fn(&mut self, node: &'ast TraitItemFn) {
        if self.0.enters(Syntax::TraitItemFn(node)) {
            visit::visit_trait_item_fn(self, node);
        }
    }

    fn visit_type(&mut self, node: &'ast Type) {
        if self.0.enters(Syntax::Type(node)) {
            visit::visit_type(self, node);
        }
    }
}
