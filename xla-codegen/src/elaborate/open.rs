//! Literals whose element type a later use determines: `let mut error = 1.0; while error > 0.1 { error = sum(x); }`.
//!
//! A loop carries values of known types, so a literal in a variable that it changes needs one. The first elaboration of
//! the body replaces such a literal by an [`Open`] value, which takes part in operations with any element type, and
//! records the element type of its first use that has one. The body is then elaborated again with these types, and
//! reports the variables that no use has typed. The mistakes of the first elaboration are dropped.

use std::cell::RefCell;
use std::rc::Rc;

use xla_hlo::error::FaultKind;
use xla_hlo::list::{self, Items};
use xla_hlo::literal::NumberKind;
use xla_hlo::{ElementType, Operation, Shape, Size, Type, Values};

use super::apply::{ArgumentValue, BoundArgument};
use super::carried::Changed;
use super::{Elab, Val};
use crate::hir::{Expr, Name, Pat, PatKind, VarId};

/// A value whose element type is not known yet.
#[derive(Debug)]
pub(crate) struct Open {
    /// Its index among the awaited types.
    id: usize,
    dims: Vec<Size>,
    /// Whether it is made of floating-point literals.
    is_float: bool,
}

/// The type of a variable or of the value of a `let`, which a later use determines.
pub(crate) struct Awaited {
    key: Key,
    /// Another one that has the same type.
    same: Option<usize>,
    element: Option<ElementType>,
}

/// The types of literals that later uses determine.
pub(crate) struct Types<'c> {
    /// Those that earlier elaborations of the body have found, or for which they have found none.
    found: &'c [Awaited],
    /// Those that this elaboration awaits.
    awaited: RefCell<Vec<Awaited>>,
}

impl<'c> Types<'c> {
    /// Returns the types with which a body is elaborated.
    pub(crate) fn new(found: &'c [Awaited]) -> Types<'c> {
        Types {
            found,
            awaited: RefCell::default(),
        }
    }

    /// Returns the types that an elaboration has found, also of those that equal others.
    pub(crate) fn resolved(self) -> Vec<Awaited> {
        let mut awaited = self.awaited.into_inner();
        for i in 0..awaited.len() {
            awaited[i].element = awaited[root(&awaited, i)].element;
        }
        awaited
    }
}

/// A variable in an elaboration of its function: a template is elaborated for each binding of its parameters.
#[derive(PartialEq, Eq)]
struct Key {
    id: VarId,
    frame: String,
}

fn root(awaited: &[Awaited], mut id: usize) -> usize {
    while let Some(same) = awaited[id].same {
        id = same;
    }
    id
}

/// Returns the element types that a value of such literals is tried with where nothing has a type.
fn defaults(is_float: bool) -> [ElementType; 2] {
    if is_float {
        [ElementType::F32, ElementType::F64]
    } else {
        [ElementType::I32, ElementType::I64]
    }
}

/// Whether literals have a point; `None` for anything but literals and sizes.
fn is_float(val: &Val) -> Option<bool> {
    match val {
        Val::Numbers(numbers) => {
            let float = |number: &xla_hlo::literal::Number| number.kind == NumberKind::Float;
            Some(numbers.numbers.iter().any(float))
        }
        Val::Size(_) => Some(false),
        Val::Open(open) => Some(open.is_float),
        _ => None,
    }
}

impl Elab<'_> {
    fn key(&self, id: VarId) -> Key {
        let frame = self.cx.frame();
        Key {
            id,
            frame: format!("{} {:?}", frame.own, frame.bindings),
        }
    }

    /// Returns the element type that an earlier elaboration has found for a variable; `Some(None)` if it has found none.
    fn found(&self, id: VarId) -> Option<Option<ElementType>> {
        let found = self.cx.types.found;
        if found.is_empty() {
            return None;
        }
        let key = self.key(id);
        let found = found.iter().find(|awaited| awaited.key == key);
        found.map(|awaited| awaited.element)
    }

    /// Returns an open value of this variable; `None` if an earlier elaboration has found no type for it.
    fn open(&self, variable: VarId, dims: Vec<Size>, is_float: bool) -> Option<Val> {
        if self.found(variable).is_some() {
            return None;
        }
        let key = self.key(variable);
        let mut awaited = self.cx.types.awaited.borrow_mut();
        let known = awaited.iter().position(|awaited| awaited.key == key);
        let id = known.unwrap_or_else(|| {
            awaited.push(Awaited {
                key,
                same: None,
                element: None,
            });
            awaited.len() - 1
        });
        let open = Open { id, dims, is_float };
        Some(Val::Open(Rc::new(open)))
    }

    /// Returns the open value for literals in this variable; `None` for anything else, and if an earlier elaboration has
    /// found no type for it.
    pub(super) fn opened(&self, id: VarId, val: &Val) -> Option<Val> {
        let dims = match val {
            Val::Open(_) => return Some(val.clone()),
            Val::Numbers(numbers) => numbers.dims.iter().map(|&size| size.into()).collect_vec(),
            Val::Size(_) => Vec::new(),
            _ => return None,
        };
        self.open(id, dims, is_float(val)?)
    }

    /// Returns the element type for the literals in the value of a `let`, and whether the value may stay open.
    pub(super) fn awaited_type(&self, pat: &Pat) -> (Option<ElementType>, Option<VarId>) {
        match &pat.kind {
            PatKind::Ident(name) => match self.found(name.id) {
                Some(element) => (element, None),
                None => (None, Some(name.id)),
            },
            _ => (None, None),
        }
    }

    /// Returns a value for a pattern, with its literals of the types that an earlier elaboration has found.
    pub(super) fn with_found_types(&mut self, pat: &Pat, val: Val, at: &Expr) -> Val {
        if self.cx.types.found.is_empty() {
            return val;
        }
        match (&pat.kind, val) {
            (PatKind::Tuple(pats), Val::Tuple(vals)) if pats.len() == vals.len() => {
                let pairs = pats.iter().zip(vals);
                let vals = pairs.map(|(pat, val)| self.with_found_types(pat, val, at));
                Val::Tuple(vals.collect_vec())
            }
            (PatKind::Ident(name), val) => match (self.found(name.id), literal_dims(&val)) {
                (Some(Some(element)), Some(dims)) => {
                    let expected = Type::array(Shape::new(element, dims));
                    let what = format!("`{}` is used as", name.ident);
                    self.expect(&val, &expected, at, &what)
                }
                _ => val,
            },
            (_, val) => val,
        }
    }

    /// Returns the element type that an earlier elaboration has found for the value of jumps.
    pub(super) fn awaited_name(&self, name: &Name) -> Option<ElementType> {
        self.found(name.id).flatten()
    }

    /// Records the type of a use of an open value.
    fn use_as(&self, open: &Open, element: ElementType) {
        let mut awaited = self.cx.types.awaited.borrow_mut();
        let root = root(&awaited, open.id);
        awaited[root].element.get_or_insert(element);
    }

    /// Records that two open values have the same type.
    fn link(&self, one: &Open, other: &Open) {
        let mut awaited = self.cx.types.awaited.borrow_mut();
        let [one, other] = list::both([one.id, other.id], |id| root(&awaited, id));
        if one != other {
            let element = awaited[other].element;
            awaited[other].same = Some(one);
            awaited[one].element = awaited[one].element.or(element);
        }
    }

    /// Returns the value that a use types, if it has that type: zeros, since no code is made of it.
    pub(super) fn typed_by_use(&mut self, open: &Open, expected: &Type) -> Option<Values> {
        let leaf = expected.leaf()?;
        if leaf.shape.dims != open.dims {
            return None;
        }
        self.use_as(open, leaf.shape.element);
        self.zeros_of(expected)
    }

    /// Returns the value of a variable after an assignment to it. An open one stays open until a value has a type.
    pub(super) fn assigned(&self, old: &Val, new: Val) -> Val {
        match (old, &new) {
            (Val::Open(old), Val::Open(other)) => self.link(old, other),
            (Val::Open(old), Val::Array(value)) => {
                self.use_as(old, self.graph.shape(*value).element);
            }
            (Val::Open(_), Val::Numbers(_) | Val::Size(_)) => return old.clone(),
            _ => {}
        }
        new
    }

    /// Returns literals as an array of the element type of a value that is assigned to some of them.
    pub(super) fn typed_by_part(&mut self, old: Val, part: &Val) -> Val {
        let Some((dims, element)) = literal_dims(&old).zip(self.element_of(part)) else {
            return old;
        };
        let expected = Type::array(Shape::new(element, dims));
        match self.coerce(&old, &expected) {
            Ok(values) => Val::of(&values),
            Err(_) => old,
        }
    }

    /// Adds the open variables to a region, before the others.
    pub(super) fn enter_open(&self, elab: &mut Elab<'_>, carried: &Changed) {
        for &id in &carried.open {
            let var = self.carried_var(id);
            elab.enter(var, var.val.clone());
        }
    }

    /// Leaves the values of jumps open after a loop in which all of them are literals so far.
    pub(super) fn leave_open(&mut self, carried: &Changed, ends: &[Val]) {
        for (&id, end) in carried.unset.iter().zip(ends) {
            if let Val::Open(_) = end {
                self.set(id, end.clone());
            }
        }
    }

    /// Returns the open value of an operation whose operands are literals, if it is the value of a `let` that awaits its
    /// type.
    pub(super) fn await_result(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: &[BoundArgument],
        what: &FaultKind,
    ) -> Option<Val> {
        let id = self.awaits?;
        if *what != FaultKind::Untyped {
            return None;
        }
        let float = arguments
            .iter()
            .any(|argument| matches!(&argument.supplied, ArgumentValue::Val(val) if is_float(val) == Some(true)));
        let Some(Val::Open(open)) = self.open(id, Vec::new(), float) else {
            return None;
        };
        let arguments = arguments.iter().map(|argument| {
            let mut argument = argument.clone();
            if let ArgumentValue::Val(val) = &mut argument.supplied
                && let Some(dims) = literal_dims(val)
            {
                *val = Val::Open(Rc::new(Open {
                    id: open.id,
                    dims,
                    is_float: float,
                }));
            }
            argument
        });
        let arguments = arguments.collect_vec();
        Some(self.apply_open(operation, whole, &arguments))
    }

    /// Whether an argument is open.
    pub(super) fn has_open(arguments: &[BoundArgument]) -> bool {
        let open = |argument: &BoundArgument| match &argument.supplied {
            ArgumentValue::Val(Val::Open(_)) => true,
            ArgumentValue::Val(Val::Tuple(items) | Val::List(items)) => {
                items.iter().any(|item| matches!(item, Val::Open(_)))
            }
            _ => false,
        };
        arguments.iter().any(open)
    }

    /// Applies an operation to open values: with the element types of its other operands, or with any.
    pub(super) fn apply_open(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: &[BoundArgument],
    ) -> Val {
        let mut opens: Vec<Rc<Open>> = Vec::new();
        let mut candidates: Vec<ElementType> = Vec::new();
        for argument in arguments {
            let ArgumentValue::Val(val) = &argument.supplied else {
                continue;
            };
            let items = match val {
                Val::Tuple(items) | Val::List(items) => &items[..],
                one => std::slice::from_ref(one),
            };
            for item in items {
                match item {
                    Val::Open(open) => opens.push(Rc::clone(open)),
                    other => candidates.extend(self.element_of(other)),
                }
            }
        }
        let Some(first) = opens.first().cloned() else {
            return Val::Poison;
        };
        for other in &opens[1..] {
            self.link(&first, other);
        }
        candidates.extend(self.like);
        for element in candidates {
            let val = self.apply_as(operation, whole, arguments, element);
            if !val.is_poisoned() {
                self.use_as(&first, element);
                return val;
            }
        }
        // A result whose type is the same for two element types does not depend on them, such as a `bool`.
        let float = opens.iter().any(|open| open.is_float);
        let [val, other] = list::both(defaults(float), |element| {
            self.apply_as(operation, whole, arguments, element)
        });
        self.reopened(&first, &val, &other)
    }

    fn apply_as(
        &mut self,
        operation: &'static Operation,
        whole: &Expr,
        arguments: &[BoundArgument],
        element: ElementType,
    ) -> Val {
        let arguments = arguments.iter().map(|argument| {
            let mut argument = argument.clone();
            if let ArgumentValue::Val(val) = &mut argument.supplied {
                *val = self.closed(val, element);
            }
            argument
        });
        let arguments = arguments.collect_vec();
        self.apply(operation, whole, arguments)
    }

    /// Returns a value whose open parts have this element type.
    fn closed(&mut self, val: &Val, element: ElementType) -> Val {
        match val {
            Val::Open(open) => {
                let ty = Type::array(Shape::new(element, open.dims.clone()));
                let zeros = self.zeros_of(&ty);
                zeros.map_or(Val::Poison, |zeros| Val::of(&zeros))
            }
            Val::Tuple(items) => {
                let items = items.iter().map(|item| self.closed(item, element));
                Val::Tuple(items.collect_vec())
            }
            Val::List(items) => {
                let items = items.iter().map(|item| self.closed(item, element));
                Val::List(items.collect_vec())
            }
            other => other.clone(),
        }
    }

    /// Returns a result with the leaves open whose element types differ between the two.
    fn reopened(&self, open: &Open, val: &Val, other: &Val) -> Val {
        match (val, other) {
            (Val::Array(one), Val::Array(two)) => {
                let [one, two] = list::both([*one, *two], |value| self.graph.shape(value));
                if one.element == two.element {
                    return val.clone();
                }
                Val::Open(Rc::new(Open {
                    id: open.id,
                    dims: one.dims.clone(),
                    is_float: open.is_float,
                }))
            }
            (Val::Tuple(items), Val::Tuple(others)) => {
                let pairs = items.iter().zip(others);
                let items = pairs.map(|(one, two)| self.reopened(open, one, two));
                Val::Tuple(items.collect_vec())
            }
            _ => val.clone(),
        }
    }

    /// Returns the open value of two branches that return literals, if it is the value of a `let` that awaits its type.
    pub(super) fn await_branches(&self, first: &Val, second: &Val) -> Option<Val> {
        match (first, second) {
            (Val::Open(one), Val::Open(two)) => {
                self.link(one, two);
                Some(first.clone())
            }
            (Val::Open(_), Val::Numbers(_) | Val::Size(_)) => Some(first.clone()),
            (Val::Numbers(_) | Val::Size(_), Val::Open(_)) => Some(second.clone()),
            _ => {
                let (dims, others) = literal_dims(first).zip(literal_dims(second))?;
                let id = self.awaits.filter(|_| dims == others)?;
                self.open(id, dims, is_float(first)?)
            }
        }
    }
}

/// Returns the sizes of literals; `None` for anything else.
fn literal_dims(val: &Val) -> Option<Vec<Size>> {
    match val {
        Val::Numbers(numbers) => Some(numbers.dims.iter().map(|&size| size.into()).collect_vec()),
        Val::Size(_) => Some(Vec::new()),
        Val::Open(open) => Some(open.dims.clone()),
        _ => None,
    }
}
