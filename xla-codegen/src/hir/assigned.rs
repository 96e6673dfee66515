//! Finds the variables that Rust's `while`, `for` and `if` assign to.

use super::{Call, Expr, Kind, Labelled, Node, Part, Path};

/// A variable that is assigned to or passed by `&mut`, with the whole place. A variable that is passed by name has no
/// place: the callee changes it if it is a `&mut` parameter.
///
/// Variables that the searched syntax declares itself are among them: they are not bound where it begins.
pub(crate) struct Assignment {
    pub(crate) name: Path,
    pub(crate) place: Option<Expr>,
}

/// Returns the assignments of a loop, of the branches of an `if`, or of a closure.
pub(super) fn in_node(node: &Node) -> Vec<Assignment> {
    let mut assigned = Assigned(Vec::new());
    match &node.kind {
        Kind::While(repeated) => {
            assigned.expr(&repeated.cond);
            assigned.part(Part::Block(&repeated.body));
        }
        Kind::ForLoop(counted) => {
            assigned.part(Part::Block(&counted.body));
        }
        Kind::If(choice) => {
            assigned.part(Part::Block(&choice.then_branch));
            choice
                .else_branch
                .iter()
                .for_each(|other| assigned.expr(other));
        }
        Kind::Closure(closure) => assigned.expr(&closure.body),
        _ => {}
    }
    assigned.0
}

struct Assigned(Vec<Assignment>);

impl Assigned {
    fn name(&mut self, name: &Path, place: Option<Expr>) {
        let name = name.clone();
        self.0.push(Assignment { name, place });
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
            self.name(found.root, Some(place.clone()));
        }
    }

    /// Visits an argument.
    fn argument(&mut self, argument: &Expr) {
        match &argument.kind {
            Kind::Path(path) if !argument.is_in_parens() => self.name(path, None),
            // The arguments of `jvp(f)((x, state), (dx, tangent))`.
            Kind::Tuple(tuple) => tuple.elems.iter().for_each(|part| self.argument(part)),
            _ => self.expr(argument),
        }
    }

    fn part(&mut self, part: Part) {
        match part {
            Part::Expr(expr) => self.expr(expr),
            other => other.each(&mut |part| self.part(part)),
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
                let place = Expr::new(Kind::Path(leave.name.clone()), leave.name.span());
                self.name(&leave.name, Some(place));
                return self.expr(&leave.value);
            }
            Kind::Reference(reference) if reference.mutable => self.place(&reference.expr),
            Kind::Call(call) => {
                match call.func.path() {
                    // A function in a variable changes the variables that it captures.
                    Some(path) => self.name(path, None),
                    // An array with labels may be any expression.
                    None => self.expr(&call.func),
                }
                let arguments = call.args.iter();
                return arguments.for_each(|argument| self.argument(argument));
            }
            Kind::MethodCall(call) => {
                if call.method == "iter_mut" {
                    self.place(&call.receiver);
                }
                self.argument(&call.receiver);
                let arguments = call.args.iter();
                return arguments.for_each(|argument| self.argument(argument));
            }
            Kind::ForLoop(counted) => {
                // A `&mut` parameter that is an array passes its parts on.
                self.argument(&counted.expr);
                return self.part(Part::Block(&counted.body));
            }
            _ => {}
        }
        expr.each(&mut |part| self.part(part));
    }
}
