//! Finds the variables that Rust's `while`, `for` and `if` assign to, of those around them.

use proc_macro2::Ident;

use super::{Block, Call, Expr, If, Kind, Labelled, Let, Node, Part, Pat};

/// The variables that are assigned to or passed by `&mut`, each with the whole place, and those that are passed by
/// name, which the callee changes if they are `&mut` parameters. Variables that the searched syntax declares are not
/// among them, though they may have the name of one around it.
#[derive(Default)]
pub(crate) struct Assigned {
    pub(crate) names: Vec<(Ident, Option<Expr>)>,
    /// Whether the syntax assigns to a variable that it declares.
    pub(crate) own: bool,
    /// The declared variables that are visible at the current part.
    declared: Vec<String>,
}

impl Assigned {
    /// Returns the variables that a loop or the branches of an `if` assign to.
    pub(super) fn in_node(node: &Node) -> Assigned {
        let mut assigned = Assigned::default();
        match &node.kind {
            Kind::While(repeated) => {
                assigned.expr(&repeated.cond);
                assigned.block(&repeated.body);
            }
            Kind::ForLoop(counted) => {
                assigned.block(&counted.body);
            }
            Kind::If(choice) => {
                assigned.block(&choice.then_branch);
                choice
                    .else_branch
                    .iter()
                    .for_each(|other| assigned.expr(other));
            }
            _ => {}
        }
        assigned
    }

    /// Searches syntax whose declarations end with it.
    fn scope(&mut self, search: impl FnOnce(&mut Assigned)) {
        let outside = self.declared.len();
        search(self);
        self.declared.truncate(outside);
    }

    fn declare(&mut self, pat: &Pat) {
        if let Some((name, _)) = pat.labels() {
            self.declared.push(name.to_string());
            return;
        }
        // Names in patterns that begin with a capital are constants.
        let names = pat.names().into_iter().map(|name| name.ident.to_string());
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
        match &place.kind {
            Kind::Index(index) => {
                self.expr(&index.index);
                return self.place(&index.expr);
            }
            Kind::Tuple(tuple) => return tuple.elems.iter().for_each(|part| self.place(part)),
            Kind::Array(list) => return list.elems.iter().for_each(|part| self.place(part)),
            Kind::Call(Call { args, .. }) if Labelled::of(place).is_none() => {
                return args.iter().for_each(|part| self.place(part));
            }
            Kind::Struct(record) => {
                let fields = record.fields.iter();
                return fields.for_each(|field| self.place(&field.expr));
            }
            _ => {}
        }
        let labelled = Labelled::of(place).map(|labelled| labelled.array);
        let place = labelled.unwrap_or_else(|| place.bare());
        if let Some(found) = place.place() {
            self.name(found.root, Some(&place));
        }
    }

    /// Visits an argument.
    fn argument(&mut self, argument: &Expr) {
        match &argument.kind {
            Kind::Path(path) if !argument.is_in_parens() => {
                if let Some(ident) = path.ident() {
                    self.name(ident, None);
                }
            }
            // The arguments of `jvp(f)((x, state), (dx, tangent))`.
            Kind::Tuple(tuple) => tuple.elems.iter().for_each(|part| self.argument(part)),
            _ => self.expr(argument),
        }
    }

    fn block(&mut self, block: &Block) {
        self.scope(|own| Part::Block(block).each(&mut |part| own.part(part)));
    }

    fn part(&mut self, part: Part) {
        match part {
            Part::Expr(expr) => self.expr(expr),
            Part::Block(block) => self.block(block),
            Part::Local(local) => {
                local.init.iter().for_each(|init| self.expr(init));
                self.declare(&local.pat);
            }
            Part::Arm(arm) => self.scope(|own| {
                own.declare(&arm.pat);
                part.each(&mut |part| own.part(part));
            }),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            Kind::Assign(assign) => {
                self.place(&assign.left);
                // `x += 1` reads its place too.
                if assign.op.is_some() {
                    self.expr(&assign.left);
                }
                return self.expr(&assign.right);
            }
            Kind::Leave(leave) => {
                let place = Expr::from(leave.name.clone());
                self.name(&leave.name, Some(&place));
                return self.expr(&leave.value);
            }
            Kind::Reference(reference) if reference.mutable => self.place(&reference.expr),
            Kind::Call(call) => {
                // An array with labels may be any expression.
                if call.func.path().is_none() {
                    self.expr(&call.func);
                }
                return call
                    .args
                    .iter()
                    .for_each(|argument| self.argument(argument));
            }
            Kind::MethodCall(call) => {
                if call.method == "iter_mut" {
                    self.place(&call.receiver);
                }
                self.argument(&call.receiver);
                return call
                    .args
                    .iter()
                    .for_each(|argument| self.argument(argument));
            }
            Kind::ForLoop(counted) => {
                // A `&mut` parameter that is an array passes its parts on.
                self.argument(&counted.expr);
                return self.scope(|own| {
                    own.declare(&counted.pat);
                    own.block(&counted.body);
                });
            }
            Kind::If(If {
                cond,
                then_branch,
                else_branch,
            }) => {
                if let Kind::Let(Let { pat, expr }) = &cond.kind {
                    self.scope(|own| {
                        own.expr(expr);
                        own.declare(pat);
                        own.block(then_branch);
                    });
                    if let Some(other) = else_branch {
                        self.expr(other);
                    }
                    return;
                }
            }
            // A closure cannot assign to outer variables; attempts are reported elsewhere.
            Kind::Closure(_) => return,
            _ => {}
        }
        expr.each(&mut |part| self.part(part));
    }
}
