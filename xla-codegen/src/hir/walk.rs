//! One traversal for every search in expressions.

use super::{
    Arm, Assign, Binary, Block, Call, Cast, Expr, Field, Index, Kind, Leave, Let, Local,
    MethodCall, Named, Node, Reference, Repeat, Stmt, Try, Unary, VarId,
};

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
                block.stmts.iter().filter_map(Stmt::part).for_each(f);
            }
            Part::Local(local) => local.init.iter().for_each(|init| f(Part::Expr(init))),
            Part::Arm(arm) => {
                arm.guard.iter().for_each(|guard| f(Part::Expr(guard)));
                f(Part::Expr(&arm.body));
            }
        }
    }
}

impl Stmt {
    /// Returns the part that the statement is.
    pub(super) fn part(&self) -> Option<Part<'_>> {
        match self {
            Stmt::Local(local) => Some(Part::Local(local)),
            Stmt::Expr(expr, _) => Some(Part::Expr(expr)),
            Stmt::Const(_) | Stmt::Item(_) | Stmt::Unset(..) => None,
        }
    }
}

/// Defines a function that calls another one with each operand of an expression: the parts that are evaluated before
/// it, whatever their values are.
macro_rules! operands {
    ($name:ident, $iter:ident, $exprs:ident $(, $mutable:ident)?) => {
        /// Calls a function with each operand.
        pub(super) fn $name<'e>(
            &'e $($mutable)? self,
            one: &mut dyn FnMut(&'e $($mutable)? Expr),
        ) {
            match self {
                Kind::Array(array) => array.elems.$iter().for_each(one),
                Kind::Tuple(tuple) => tuple.elems.$iter().for_each(one),
                Kind::Assign(Assign { left, right, .. })
                | Kind::Binary(Binary { left, right, .. })
                | Kind::Index(Index { expr: left, index: right, .. })
                | Kind::Repeat(Repeat { expr: left, len: right }) => {
                    one(left);
                    one(right);
                }
                Kind::Call(Call { func: first, args, .. })
                | Kind::MethodCall(MethodCall { receiver: first, args, .. }) => {
                    one(first);
                    args.$iter().for_each(one);
                }
                Kind::Cast(Cast { expr, .. })
                | Kind::Field(Field { base: expr, .. })
                | Kind::Leave(Leave { value: expr, .. })
                | Kind::Let(Let { expr, .. })
                | Kind::Named(Named { value: expr, .. })
                | Kind::Reference(Reference { expr, .. })
                | Kind::Try(Try { expr, .. })
                | Kind::Unary(Unary { expr, .. }) => one(expr),
                Kind::Inspect(inspect) => inspect.$exprs().for_each(one),
                Kind::Range(range) => {
                    range.start.$iter().for_each(&mut *one);
                    range.end.$iter().for_each(one);
                }
                Kind::Struct(record) => {
                    record.fields.$iter().for_each(|field| one(&$($mutable)? field.expr));
                    record.rest.$iter().for_each(one);
                }
                Kind::Block(_)
                | Kind::Closure(_)
                | Kind::ForLoop(_)
                | Kind::If(_)
                | Kind::Infer
                | Kind::Jump(_)
                | Kind::Lit(_)
                | Kind::Loop(_)
                | Kind::Match(_)
                | Kind::Never
                | Kind::Path(_)
                | Kind::Refused(..)
                | Kind::Unsupported(..)
                | Kind::While(_) => {}
            }
        }
    };
}

impl Kind {
    operands!(operands, iter, exprs);
    operands!(operands_mut, iter_mut, exprs_mut, mut);
}

impl Node {
    /// Calls a function with each part directly inside the expression.
    pub(super) fn each<'e>(&'e self, f: &mut dyn FnMut(Part<'e>)) {
        match &self.kind {
            Kind::Block(block) => f(Part::Block(block)),
            Kind::Closure(closure) => f(Part::Expr(&closure.body)),
            Kind::ForLoop(counted) => {
                f(Part::Expr(&counted.expr));
                f(Part::Block(&counted.body));
            }
            Kind::If(choice) => {
                f(Part::Expr(&choice.cond));
                f(Part::Block(&choice.then_branch));
                choice.else_branch.iter().map(Part::Expr).for_each(f);
            }
            Kind::Jump(jump) => jump.value.iter().map(Part::Expr).for_each(f),
            Kind::Loop(endless) => {
                endless.most.iter().map(Part::Expr).for_each(&mut *f);
                f(Part::Block(&endless.body));
            }
            Kind::Match(choice) => {
                f(Part::Expr(&choice.expr));
                choice.arms.iter().map(Part::Arm).for_each(f);
            }
            Kind::While(repeated) => {
                repeated.most.iter().map(Part::Expr).for_each(&mut *f);
                f(Part::Expr(&repeated.cond));
                f(Part::Block(&repeated.body));
            }
            operation => operation.operands(&mut |expr| f(Part::Expr(expr))),
        }
    }

    /// Returns the variables that it names, in the order of the text. Those that it declares are among them.
    pub(crate) fn variables(&self) -> &[VarId] {
        self.variables.get_or_init(|| {
            let mut all = Vec::new();
            add_variables(self, &mut all);
            all
        })
    }
}

fn add_variables(node: &Node, all: &mut Vec<VarId>) {
    match &node.kind {
        Kind::Path(path) => all.extend(path.id()),
        Kind::Leave(leave) => all.extend(leave.name.id()),
        _ => {}
    }
    fn in_part(part: Part, all: &mut Vec<VarId>) {
        match part {
            Part::Expr(expr) => add_variables(expr, all),
            other => other.each(&mut |part| in_part(part, all)),
        }
    }
    node.each(&mut |part| in_part(part, all));
}
