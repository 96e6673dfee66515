//! Coercion of values to expected types: of the result, a `let` with a type, a field, an argument of a computation.
//!
//! The slices of a scanned struct belong to no definition (`Tree::detached`). They are accepted by the names and types
//! of their fields.

use quote::ToTokens;
use xla_hlo::list::Items;
use xla_hlo::literal::NumberFault;
use xla_hlo::ops::{call, constant};
use xla_hlo::tree::{array, record, same_struct};
use xla_hlo::{Builder, ElementType, Literal, Shape, Size, Tree, Type, Values, dynamic};

use super::reshaped::rows_of_map;
use super::{Elab, Val};
use crate::hir::{self, Block, Expr, Function, Kind, Stmt};
use crate::message::{Spanned, source};

/// The reason why a value does not have a type.
pub(super) enum Mismatch {
    /// It contains a mistake that has been reported.
    Poisoned,
    /// It has another type.
    Type(String),
    /// It is a literal that the element type cannot hold.
    Literal(String),
}

/// Syntax at which a value of a wrong type is reported.
pub(super) trait Site: ToTokens {
    /// Returns the expression that it is: the message names the place of its variable.
    fn expr(&self) -> Option<&Expr> {
        None
    }
}

impl Site for Expr {
    fn expr(&self) -> Option<&Expr> {
        Some(self)
    }
}

impl Site for Block {}

impl Site for hir::Type {}

impl Elab<'_> {
    /// Coerces a value to a type, from which untyped literals take their element type.
    pub(super) fn coerce(&mut self, val: &Val, expected: &Type) -> Result<Values, Mismatch> {
        match (val, expected) {
            (Val::Poison, _) => Err(Mismatch::Poisoned),
            (Val::Unset(unset), _) if unset.is_poisoned() => Err(Mismatch::Poisoned),
            // A variable that no jump has assigned to is read by no code that runs: see `unset`.
            (Val::Unset(_), _) => self.zeros_of(expected).ok_or(Mismatch::Poisoned),
            (Val::Open(open), _) => self.typed_by_use(open, expected).ok_or(Mismatch::Poisoned),
            (Val::Array(value), Tree::Leaf(leaf))
                if dynamic::fits(self.graph.shape(*value), &leaf.shape) =>
            {
                Ok(Tree::Leaf(*value))
            }
            (Val::Numbers(numbers), Tree::Leaf(leaf)) => {
                let literal =
                    Literal::from_numbers(leaf.shape.element, numbers).map_err(|(i, fault)| {
                        let text = &numbers.numbers[i].text;
                        let element = leaf.shape.element;
                        Mismatch::Literal(match fault {
                            NumberFault::Kind { write: Some(write) } => {
                                format!("expected a literal of type {element}, found `{text}`\n  help: write `{write}`")
                            }
                            NumberFault::Kind { write: None } => {
                                format!("expected a literal of type {element}, found `{text}`")
                            }
                            NumberFault::Range => format!("`{text}` is out of range for {element}"),
                        })
                    })?;
                if !dynamic::fits(literal.shape(), &leaf.shape) {
                    return Err(Mismatch::Type(literal.shape().to_string()));
                }
                Ok(Tree::Leaf(self.with_builder(|b| b.constant(literal))))
            }
            (Val::Size(size), Tree::Leaf(leaf)) if leaf.shape.is_scalar() => {
                let (element, size) = (leaf.shape.element, size.clone());
                Ok(Tree::Leaf(
                    self.with_builder(|b| constant::size(b, element, size)),
                ))
            }
            // Trees are coerced part by part; `whole` reports the type of the whole tree if a part does not fit.
            (Val::Tuple(items), Tree::Tuple(expected)) if items.len() == expected.len() => {
                let items = items
                    .iter()
                    .zip(expected)
                    .map(|(item, expected)| self.coerce(item, expected));
                let items: Result<Vec<_>, _> = items.collect_ok();
                self.whole(val, items.map(Tree::Tuple))
            }
            (Val::List(items), Tree::List(expected)) if items.len() == expected.len() => {
                let pairs = items.iter().zip(expected);
                let items = pairs.map(|(item, expected)| self.coerce(item, expected));
                let items: Result<Vec<_>, _> = items.collect_ok();
                self.whole(val, items.map(Tree::List))
            }
            (Val::Record(name, fields), Tree::Record(other, expected))
                if is_struct(name, fields, other, expected) =>
            {
                let pairs = fields.iter().zip(expected);
                let fields: Result<Vec<_>, _> = pairs
                    .map(|((field, item), (_, expected))| {
                        Ok((field.clone(), self.coerce(item, expected)?))
                    })
                    .collect_ok();
                self.whole(
                    val,
                    fields.map(|fields| Tree::Record(other.clone(), fields)),
                )
            }
            _ => Err(Mismatch::Type(self.type_text(val))),
        }
    }

    /// Turns the type misfit of a part into a misfit of the whole.
    fn whole(&self, val: &Val, values: Result<Values, Mismatch>) -> Result<Values, Mismatch> {
        values.map_err(|mismatch| match mismatch {
            Mismatch::Type(_) => Mismatch::Type(self.type_text(val)),
            other => other,
        })
    }

    /// Returns the pairs of sizes that must be equal for the value to have the type, or nothing if other parts of the
    /// types differ.
    pub(super) fn unequal(&self, val: &Val, expected: &Type) -> Vec<(Size, Size)> {
        let Some(values) = val
            .values()
            .filter(|values| expected.same_structure(values))
        else {
            return Vec::new();
        };
        let leaves = values.leaves().into_iter().zip(expected.leaves());
        let mut pairs = Vec::new();
        for (value, leaf) in leaves {
            let found = self.graph.shape(*value);
            let differ = dynamic::unequal(found, &leaf.shape);
            if differ.is_empty() && !dynamic::fits(found, &leaf.shape) {
                return Vec::new();
            }
            pairs.extend(differ);
        }
        pairs
    }

    /// Returns a placeholder of a type for a wrong value, which avoids further errors.
    pub(super) fn stand_in(&mut self, expected: &Type) -> Val {
        let mut dims = expected
            .leaves()
            .into_iter()
            .flat_items(|leaf| &leaf.shape.dims);
        if dims.any(Size::is_dynamic) {
            return Val::Poison;
        }
        let values = self.zeros_of(expected);
        values.map_or(Val::Poison, |values| Val::of(&values))
    }

    /// Coerces a value, or reports a mistake at `at` with a message that begins with `what`, and returns a placeholder
    /// of the expected type.
    pub(super) fn expect(&mut self, val: &Val, expected: &Type, at: &dyn Site, what: &str) -> Val {
        match self.coerce(val, expected) {
            Ok(values) => Val::of(&values),
            Err(mismatch) => {
                let unequal = self.unequal(val, expected);
                match mismatch {
                    Mismatch::Poisoned => {}
                    Mismatch::Type(_) if self.cx.equate(&unequal, at) => {}
                    Mismatch::Type(found) => {
                        let (place, why) = (self.place_line(at), self.cx.reasons(&unequal));
                        let filled = self.filled(val, expected, at);
                        let help = filled.or_else(|| self.converted(val, expected, at));
                        let help = help.or_else(|| self.of_scalars(val, expected, at));
                        let help = help.unwrap_or_else(|| self.reordered(val, expected, at));
                        let help = if help.is_empty() {
                            self.own_type(val, expected, at, what).unwrap_or_default()
                        } else {
                            help
                        };
                        self.fault(
                            at.to_token_stream(),
                            format!("{what} {expected}, found {found}{place}{help}{why}"),
                        );
                    }
                    Mismatch::Literal(message) => {
                        self.fault(
                            at.to_token_stream(),
                            format!("{what} {expected}: {message}"),
                        );
                    }
                }
                self.stand_in(expected)
            }
        }
    }

    /// Returns the help for a list of scalars, `[f32; 3]`, where a vector is expected.
    fn of_scalars(&self, val: &Val, expected: &Type, at: &dyn Site) -> Option<String> {
        let (Val::List(items), Tree::Leaf(leaf)) = (val, expected) else {
            return None;
        };
        let is_scalar = |item: &Val| matches!(item, Val::Array(value) if *self.graph.shape(*value) == Shape::scalar(leaf.shape.element));
        let is_vector = leaf.shape.rank() == 1 && items.iter().all(is_scalar);
        is_vector.then(|| {
            format!(
                "\n  help: write `stack({}, 0)`",
                source(at.to_token_stream())
            )
        })
    }

    /// Returns the help for a result of another shape than the declared one: the declaration of its own.
    fn own_type(&self, val: &Val, expected: &Type, at: &dyn Site, what: &str) -> Option<String> {
        let (Val::Array(value), Tree::Leaf(leaf)) = (val, expected) else {
            return None;
        };
        let found = self.graph.shape(*value);
        let own = format!("`{}` returns", self.cx.frame().own);
        // A dynamic size has no name that the user could write, and a template is reported at its call.
        let is_stated = self.cx.frame().call.is_none()
            && what == own
            && found.element == leaf.shape.element
            && found.dims.iter().all(|size| !size.is_dynamic());
        let sizes = found.dims.iter().map(ToString::to_string).collect_vec();
        let ty = match sizes.as_slice() {
            [] => found.element.name().to_string(),
            _ => format!("{}![{}]", found.element.name(), sizes.join(", ")),
        };
        // The sizes of `..S` have no names.
        let is_stated = is_stated && sizes.iter().all(|size| !size.contains('.'));
        is_stated.then(|| {
            let help = rows_of_map(at.expr(), found, &leaf.shape);
            help.unwrap_or_else(|| format!("\n  help: change the value, or declare it as `{ty}`"))
        })
    }

    /// Returns a line of a message with the transpose that makes a value of the expected type, if there is one.
    fn reordered(&self, val: &Val, expected: &Type, at: &dyn Site) -> String {
        let (Val::Array(value), Tree::Leaf(array)) = (val, expected) else {
            return String::new();
        };
        let (found, expected) = (self.graph.shape(*value), &array.shape);
        // A size that occurs twice leaves the order open: then there is no help.
        let text = crate::message::short(at.to_token_stream());
        let mut order = Vec::with_capacity(expected.dims.len());
        for size in &expected.dims {
            let mut same = (0..found.dims.len()).filter_items(|&d| found.dims[d] == *size);
            match (same.next(), same.next()) {
                (Some(d), None) if !order.contains(&d) => order.push(d),
                _ => return String::new(),
            }
        }
        match text {
            // A transpose has no labels.
            Some(text) if text.contains('"') => String::new(),
            Some(text) if found.element == expected.element && order.len() == found.dims.len() => {
                format!("\n  help: write `transpose({text}, {order:?})`")
            }
            _ => String::new(),
        }
    }

    /// Returns the help for an array of another element type than the expected one.
    fn converted(&self, val: &Val, expected: &Type, at: &dyn Site) -> Option<String> {
        let (Val::Array(value), expr) = (val, at.expr()?) else {
            return None;
        };
        let (found, expected) = (self.graph.shape(*value), &expected.leaf()?.shape);
        let (from, to) = (found.element, expected.element);
        // `x as bool` would hide a comparison, and a complex number has no conversion to a real one.
        let exists = to != ElementType::Bool && (!from.is_complex() || to.is_complex());
        if from == to || !exists || found.dims != expected.dims {
            return None;
        }
        if let Kind::Lit(lit) = &expr.kind {
            let text = source(expr);
            let number = text.strip_suffix(from.name())?;
            lit.scalar()?;
            return Some(format!(
                "\n  help: write `{number}`, which takes its type from its context"
            ));
        }
        crate::message::short(expr)?;
        let is_value = !matches!(expr.kind, Kind::If(_) | Kind::Match(_) | Kind::Block(_));
        is_value.then(|| format!("\n  help: convert it: `{} as {to}`", expr.grouped()))
    }

    /// Returns the help for a scalar where an array is expected: the call that fills an array with it.
    fn filled(&self, val: &Val, expected: &Type, at: &dyn Site) -> Option<String> {
        let array = &expected.leaf()?.shape;
        let text = crate::message::short(at.to_token_stream())?;
        // A dynamic size has no name that the user could write.
        let sizes = array.dims.iter().map(|size| {
            let is_static = size.names().iter().all(|name| !dynamic::is_dynamic(name));
            is_static.then(|| size.to_string())
        });
        let sizes: Vec<String> = sizes.collect_some()?;
        if sizes.is_empty() {
            return None;
        }
        let sizes = sizes.join(", ");
        match val {
            Val::Numbers(numbers) if numbers.dims.is_empty() => Some(format!(
                "\n  help: fill an array with it: `full({}, [{sizes}], {text})`",
                array.element.name()
            )),
            Val::Array(value) => {
                let shape = self.graph.shape(*value);
                let fills = shape.is_scalar() && shape.element == array.element;
                fills.then(|| {
                    format!("\n  help: fill an array with it: `broadcast({text}, [{sizes}])`")
                })
            }
            _ => None,
        }
    }

    /// Returns a line of a message with the position of the definition of an expression's variable.
    fn place_line(&self, at: &dyn Site) -> String {
        let place = at.expr().and_then(|expr| self.place_of(expr));
        place.map_or_else(String::new, |place| {
            let text = crate::message::source(at.to_token_stream());
            format!("\n  `{text}` is defined at {place}")
        })
    }

    /// Coerces the value of the body to the function's result type.
    pub(super) fn result(&mut self, body: &Function, val: &Val, expected: &Type) -> Option<Values> {
        let what = format!("`{}` returns", body.name);
        let Some(tail) = tail(&body.block) else {
            if !matches!(expected, Tree::Tuple(items) if items.is_empty()) {
                let at = body.block.stmts.last().map(ToTokens::to_token_stream);
                let at = at.unwrap_or_else(|| body.output.clone());
                self.fault(
                    at,
                    format!(
                        "{what} {expected}: end the body with that value, without a `;` after it"
                    ),
                );
            }
            return Some(Tree::Tuple(Vec::new()));
        };
        self.part(&tail, val, expected, &what).values()
    }

    /// Coerces a value part by part, if the expression is a tuple or struct literal.
    pub(super) fn part(&mut self, expr: &Expr, val: &Val, expected: &Type, what: &str) -> Val {
        match (&expr.kind, val, expected) {
            (Kind::Tuple(tuple), Val::Tuple(vals), Tree::Tuple(expected))
                if vals.len() == expected.len() && tuple.elems.len() == vals.len() =>
            {
                let parts = tuple.elems.iter().zip(vals).zip(expected);
                Val::Tuple(
                    parts
                        .map(|((expr, val), expected)| self.part(expr, val, expected, what))
                        .collect_vec(),
                )
            }
            (Kind::Array(array), Val::List(vals), Tree::List(expected))
                if vals.len() == expected.len() && array.elems.len() == vals.len() =>
            {
                let parts = array.elems.iter().zip(vals).zip(expected);
                let parts =
                    parts.map(|((expr, val), expected)| self.part(expr, val, expected, what));
                Val::List(parts.collect_vec())
            }
            _ => self.expect(val, expected, expr, what),
        }
    }

    /// Returns the type of a value as a message shows it.
    pub(super) fn type_text(&self, val: &Val) -> String {
        match val {
            Val::Poison => "unknown".to_string(),
            Val::Array(value) => {
                let shape = self.graph.shape(*value).to_string();
                self.cx.multiples.shown_text(&shape)
            }
            Val::Numbers(numbers) if numbers.dims.is_empty() => "a literal".to_string(),
            Val::Numbers(numbers) => format!("literals of sizes {:?}", numbers.dims),
            Val::Size(size) => format!("the size {size}"),
            Val::Text(_) => "a string".to_string(),
            Val::Tuple(items) => {
                let items: Vec<String> =
                    items.iter().map(|item| self.type_text(item)).collect_vec();
                match items.as_slice() {
                    [one] => format!("({one},)"),
                    many => format!("({})", many.join(", ")),
                }
            }
            Val::List(items) => array(&items.iter().map(|item| self.type_text(item)).collect_vec()),
            Val::Record(name, fields) => {
                let fields = fields.iter();
                let fields = fields.map(|(field, item)| (field.as_str(), self.type_text(item)));
                record(name, &fields.collect_vec())
            }
            Val::Function(function) => function.in_words(),
            Val::Unset(_) => "no value".to_string(),
            Val::Open(_) => "a literal".to_string(),
        }
    }

    /// Returns the type of a value without untyped parts.
    pub(super) fn type_of(&mut self, val: &Val) -> Option<Type> {
        let values = val.values()?;
        Some(self.with_builder(|b| call::type_of(b, &values)))
    }

    /// Calls `with` with a builder of the graph.
    pub(super) fn with_builder<T>(&mut self, with: impl FnOnce(&mut Builder) -> T) -> T {
        let mut builder = Builder::new(self.cx.module);
        builder.graph = std::mem::take(&mut self.graph);
        let done = with(&mut builder);
        self.graph = builder.graph;
        done
    }

    /// Calls `with` with a builder whose instructions come from an expression.
    pub(super) fn with_builder_at<T>(
        &mut self,
        at: &impl Spanned,
        with: impl FnOnce(&mut Builder) -> T,
    ) -> T {
        let origin = self.cx.origin(at.span());
        self.with_builder(|b| {
            b.origin = origin;
            with(b)
        })
    }
}

/// Whether a struct with this name and these fields may be of another type.
pub(super) fn is_struct<T, U>(
    name: &str,
    fields: &[(String, T)],
    other: &str,
    expected: &[(String, U)],
) -> bool {
    let mut pairs = fields.iter().zip(expected);
    same_struct(name, other)
        && fields.len() == expected.len()
        && pairs.all(|((field, _), (known, _))| field == known)
}

/// Returns the expression that is the value of a block.
pub(super) fn tail(block: &Block) -> Option<Expr> {
    match block.stmts.last()? {
        Stmt::Expr(expr, None) => tail_of(expr),
        _ => None,
    }
}

/// Returns the innermost expression that is the value of an expression.
pub(super) fn tail_of(expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        Kind::Block(block) => tail(block),
        // Assignments and loops have no value.
        Kind::Assign(_) | Kind::Leave(_) | Kind::While(_) | Kind::ForLoop(_) => None,
        _ => Some(expr.bare()),
    }
}
