//! One traversal for every search in expressions.

use super::{Arm, Block, Expr, Kind, Local, Node, Stmt};

/// A part of an expression or a block.
#[derive(Clone, Copy)]
pub(crate) enum Part<'e> {
    Expr(&'e Expr),
    Block(&'e Block),
    Local(&'e Local),
    Arm(&'e Arm),
}

impl<'e> Part<'e> {
    /// Calls a function with this part and those inside it. The function returns whether its parts are visited.
    pub(crate) fn search(self, enters: &mut dyn FnMut(Part<'e>) -> bool) {
        if enters(self) {
            self.each(&mut |part| part.search(enters));
        }
    }

    /// Calls a function with each part directly inside this one.
    pub(super) fn each(self, f: &mut dyn FnMut(Part<'e>)) {
        match self {
            Part::Expr(expr) => expr.each(f),
            Part::Block(block) => {
                for stmt in block.stmts.iter() {
                    match stmt {
                        Stmt::Local(local) => f(Part::Local(local)),
                        Stmt::Expr(expr, _) => f(Part::Expr(expr)),
                        Stmt::Const(_) | Stmt::Item(_) | Stmt::Macro(..) | Stmt::Unset(..) => {}
                    }
                }
            }
            Part::Local(local) => local.init.iter().for_each(|init| f(Part::Expr(init))),
            Part::Arm(arm) => {
                arm.guard.iter().for_each(|guard| f(Part::Expr(guard)));
                f(Part::Expr(&arm.body));
            }
        }
    }
}

impl Node {
    /// Calls a function with each part directly inside the expression.
    pub(super) fn each<'e>(&'e self, f: &mut dyn FnMut(Part<'e>)) {
        let mut one = |expr: &'e Expr| f(Part::Expr(expr));
        match &self.kind {
            Kind::Array(array) => array.elems.iter().for_each(one),
            Kind::Tuple(tuple) => tuple.elems.iter().for_each(one),
            Kind::Assign(assign) => {
                one(&assign.left);
                one(&assign.right);
            }
            Kind::Binary(binary) => {
                one(&binary.left);
                one(&binary.right);
            }
            Kind::Block(block) => f(Part::Block(block)),
            Kind::Call(call) => {
                one(&call.func);
                call.args.iter().for_each(one);
            }
            Kind::MethodCall(call) => {
                one(&call.receiver);
                call.args.iter().for_each(one);
            }
            Kind::Cast(cast) => one(&cast.expr),
            Kind::Closure(closure) => one(&closure.body),
            Kind::Field(field) => one(&field.base),
            Kind::ForLoop(counted) => {
                one(&counted.expr);
                f(Part::Block(&counted.body));
            }
            Kind::If(choice) => {
                one(&choice.cond);
                f(Part::Block(&choice.then_branch));
                let other = choice.else_branch.iter();
                other.for_each(|other| f(Part::Expr(other)));
            }
            Kind::Index(index) => {
                one(&index.expr);
                one(&index.index);
            }
            Kind::Leave(leave) => one(&leave.value),
            Kind::Let(condition) => one(&condition.expr),
            Kind::Match(choice) => {
                one(&choice.expr);
                choice.arms.iter().for_each(|arm| f(Part::Arm(arm)));
            }
            Kind::Named(named) => one(&named.value),
            Kind::Range(range) => [&range.start, &range.end]
                .into_iter()
                .flatten()
                .for_each(one),
            Kind::Reference(reference) => one(&reference.expr),
            Kind::Repeat(repeat) => {
                one(&repeat.expr);
                one(&repeat.len);
            }
            Kind::Return(of) => of.expr.iter().for_each(one),
            Kind::Struct(record) => {
                record.fields.iter().for_each(|field| one(&field.expr));
                record.rest.iter().for_each(one);
            }
            Kind::Try(tried) => one(&tried.expr),
            Kind::Unary(unary) => one(&unary.expr),
            Kind::While(repeated) => {
                one(&repeated.cond);
                f(Part::Block(&repeated.body));
            }
            Kind::Infer
            | Kind::Lit(_)
            | Kind::Never
            | Kind::Path(_)
            | Kind::Refused(..)
            | Kind::Unsupported(..) => {}
        }
    }

    /// Returns the names in it that may be variables, in their order.
    pub(crate) fn words(&self) -> &[String] {
        self.words.get_or_init(|| {
            let mut words = Vec::new();
            add_words(self, &mut words);
            words
        })
    }
}

fn add_words(node: &Node, words: &mut Vec<String>) {
    match &node.kind {
        Kind::Path(path) => words.extend(path.ident().map(ToString::to_string)),
        Kind::Leave(leave) => words.push(leave.name.to_string()),
        _ => {}
    }
    fn part_words(part: Part, words: &mut Vec<String>) {
        match part {
            Part::Expr(expr) => add_words(expr, words),
            other => other.each(&mut |part| part_words(part, words)),
        }
    }
    node.each(&mut |part| part_words(part, words));
}
