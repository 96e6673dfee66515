//! Resolves the names of variables, once for each function.
//!
//! Each binding of a pattern has a [`VarId`] from the moment it is built. `resolve` walks the finished form, without
//! jumps, in the order of the text, and stores in each path the variable that is in scope there. A path without one
//! is the name of an item, whose meaning depends on the definitions (`elaborate/item.rs`).
//!
//! The elaboration then knows what a loop assigns to and what a closure reads without a comparison of names: a
//! variable that is not bound when a region begins is declared inside it. A path may also refer to a variable that is
//! never bound, which is an item then: whether `MAX` in the pattern of a `match` is a constant is known only there.

use std::collections::HashMap;

use super::{Block, Closure, Expr, ForLoop, If, Kind, Let, Part, Pat, Stmt, VarId};

/// Resolves the names in the body of a function with these parameters.
pub(super) fn resolve(body: &Block, params: &[(String, VarId)]) {
    let mut scopes = Scopes::default();
    for (name, id) in params {
        scopes.add(name.clone(), *id);
    }
    scopes.block(body);
}

/// The variables that are in scope at the current part.
#[derive(Default)]
struct Scopes {
    /// The variables of each name. The last one hides the others.
    of_name: HashMap<String, Vec<VarId>>,
    /// The names of all variables in the order of their declarations, so that a scope can end.
    declared: Vec<String>,
}

impl Scopes {
    /// Resolves syntax whose declarations end with it.
    fn scope(&mut self, resolve: impl FnOnce(&mut Scopes)) {
        let outside = self.declared.len();
        resolve(self);
        for name in self.declared.drain(outside..) {
            if let Some(ids) = self.of_name.get_mut(&name) {
                ids.pop();
            }
        }
    }

    fn add(&mut self, name: String, id: VarId) {
        self.of_name.entry(name.clone()).or_default().push(id);
        self.declared.push(name);
    }

    fn declare(&mut self, pat: &Pat) {
        // `let c("i,k") = ..;` declares `c`.
        if let Some((name, _)) = pat.labels() {
            return self.add(name.ident.to_string(), name.id);
        }
        for name in pat.names() {
            self.add(name.ident.to_string(), name.id);
        }
    }

    fn block(&mut self, block: &Block) {
        self.scope(|scopes| block.stmts.iter().for_each(|stmt| scopes.stmt(stmt)));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Unset(name, _) => self.add(name.ident.to_string(), name.id),
            stmt => stmt.part().into_iter().for_each(|part| self.part(part)),
        }
    }

    fn part(&mut self, part: Part) {
        match part {
            Part::Expr(expr) => self.expr(expr),
            Part::Block(block) => self.block(block),
            Part::Local(local) => {
                // As in Rust, the value does not see the variables that it initialises.
                local.init.iter().for_each(|init| self.expr(init));
                self.declare(&local.pat);
            }
            Part::Arm(arm) => self.scope(|scopes| {
                scopes.declare(&arm.pat);
                part.each(&mut |part| scopes.part(part));
            }),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            Kind::Path(path) => return self.path(path),
            Kind::Leave(leave) => self.path(&leave.name),
            Kind::Closure(Closure { inputs, body, .. }) => {
                return self.scope(|scopes| {
                    for input in inputs {
                        scopes.declare(&input.pat);
                    }
                    scopes.expr(body);
                });
            }
            Kind::ForLoop(ForLoop {
                pat, expr, body, ..
            }) => {
                self.expr(expr);
                return self.scope(|scopes| {
                    scopes.declare(pat);
                    scopes.block(body);
                });
            }
            Kind::If(If {
                cond,
                then_branch,
                else_branch,
            }) => {
                if let Kind::Let(Let { pat, expr }) = &cond.kind {
                    self.expr(expr);
                    self.scope(|scopes| {
                        scopes.declare(pat);
                        scopes.block(then_branch);
                    });
                    return else_branch.iter().for_each(|other| self.expr(other));
                }
            }
            _ => {}
        }
        expr.each(&mut |part| self.part(part));
    }

    fn path(&self, path: &super::Path) {
        if path.ident().is_some() {
            let found = self.of_name.get(path.key());
            path.refer_to(found.and_then(|ids| ids.last().copied()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hir::Function;

    /// Returns the uses of variables in the order of the text: each with the number of its declaration among those of
    /// its name, in the order in which they are first used, or without one if it is an item.
    fn uses(text: &str) -> String {
        let body = Function::read(text);
        let (mut known, mut uses) = (Vec::new(), Vec::new());
        Part::Block(&body.block).search(&mut |part| {
            if let Part::Expr(expr) = part
                && let Some(path) = expr.path()
            {
                let of_name = |other: &&(String, VarId)| other.0 == path.key();
                uses.push(match path.id() {
                    Some(id) => {
                        let use_of = (path.key().to_string(), id);
                        if !known.contains(&use_of) {
                            known.push(use_of.clone());
                        }
                        let mut same = known.iter().filter(of_name);
                        let at = same.position(|other| *other == use_of);
                        format!("{}{}", use_of.0, at.unwrap())
                    }
                    None => path.key().to_string(),
                });
            }
            true
        });
        uses.join(" ")
    }

    #[test]
    fn a_use_refers_to_the_last_declaration_in_scope() {
        let table = [
            // A `let` hides a parameter from the next statement on.
            ("fn f(x: T) { let x = x + x; x }", "x0 x0 x1"),
            ("fn f(x: T) { g({ let x = x; x }) + x }", "g x0 x1 x0"),
            ("fn f(x: T) { let (y, [x, ..]) = x; y + x }", "x0 y0 x1"),
            (
                "fn f(p: T) { let P { w, b: c } = p; w + b + c }",
                "p0 w0 b c0",
            ),
            (r#"fn f(x: T) { let x("i") = x("i"); x }"#, "x0 x1"),
            // Closures, loops and arms have their own variables.
            ("fn f(x: T) { let g = |x| x + y; g(x) }", "x0 y g0 x1"),
            ("fn f(i: T) { for i in 0..i { i; } i }", "i0 i1 i0"),
            (
                "fn f(x: T) { match x { n if n > x => n, _ => n } }",
                "x0 n0 x0 n0 n",
            ),
            ("fn f(x: T) { if let x = x { x } else { x } }", "x0 x1 x0"),
            // Both conditions of a loop that a jump may end see the same variables.
            (
                "fn f(x: T) { while g(x) { let x = x; x; } x }",
                "g x0 x0 x1 x0",
            ),
            // Names of fields, arguments and items are not variables.
            ("fn f(x: T) { g(x.x, x = x) + m::x }", "g x0 x0 m::x"),
            ("fn f(&self, rng: T) { self.w + rng }", "self0 rng0"),
        ];
        for (text, expected) in table {
            assert_eq!(uses(text), expected, "{text}");
        }
    }

    #[test]
    fn variables_of_two_functions_differ() {
        let [one, other] = [0, 1].map(|_| Function::read("fn f(x: T) {}").param("x"));
        assert_ne!(one, other);
    }
}
