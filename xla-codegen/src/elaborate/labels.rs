//! Sums and products of arrays by labels of their dimensions.

use quote::ToTokens;
use xla_hlo::derived::compose::{self, Composition, OperandValue, Term};
use xla_hlo::error::{self, At};
use xla_hlo::list::Items;
use xla_hlo::{ElementType, Shape};

use super::{Elab, Val};
use crate::hir::{BinOp, Expr, Kind, Labelled, Lit, UnOp};
use crate::message::{Error, short, source};

/// The message for labels of operands without labels of the result.
const OPEN: &str = "labels: the result has no labels";

/// The syntax of one operand.
struct Operand {
    /// The whole expression, with the labels.
    written: Expr,
    array: Expr,
    labels: Option<Lit>,
}

impl From<(Labelled, &Expr)> for Operand {
    fn from((labelled, written): (Labelled, &Expr)) -> Operand {
        Operand {
            written: written.clone(),
            array: labelled.array,
            labels: Some(labelled.labels),
        }
    }
}

/// The array that a composition replaces: its syntax and its value.
struct Replaced {
    written: Expr,
    array: Expr,
    shape: Shape,
}

impl Elab<'_> {
    /// Elaborates a sum or product with labels as a value: `(a("i,j") * b("j,k"))("i,k")`. Returns `None` if there are
    /// no labels.
    pub(super) fn labelled_value(&mut self, expr: &Expr) -> Option<Val> {
        // Nearly all expressions end here: a search of the operands of each sum would be quadratic.
        if !expr.may_have_labels() {
            return None;
        }
        if self.is_open(expr) {
            let what = match (short(expr), self.labelled(expr)) {
                (Some(text), None) => format!(
                    "{OPEN}\n  help: write `let c(\"..\") = {text};`, or `({text})(\"..\")` where a value is expected"
                ),
                (Some(text), Some(labelled)) => format!(
                    "{OPEN}\n  help: write `({text})(\"..\")`, or `{}` without labels",
                    source(labelled.array)
                ),
                (None, _) => format!("{OPEN}\n  help: write `let c(\"..\") = ..;`"),
            };
            return Some(self.fault(expr, what));
        }
        let Labelled { array, labels } = self.labelled(expr)?;
        self.tries(expr, compose::NAME, false);
        Some(self.compose(&array, &labels, self.like))
    }

    /// Elaborates `let c("i,k") = expr;`, and returns the value of `c`.
    pub(super) fn compose(&mut self, expr: &Expr, labels: &Lit, like: Option<ElementType>) -> Val {
        let mut operands = Vec::new();
        match self.term(expr, &mut operands) {
            Some(term) => self.composed(expr, &operands, term, labels, None, like),
            None => Val::Poison,
        }
    }

    /// Elaborates `c("i,k") = right`, or `c("i,k") += right` with that operator.
    pub(super) fn assign_by_labels(
        &mut self,
        whole: &Expr,
        left: &Expr,
        labelled: Labelled,
        operator: Option<BinOp>,
        right: &Expr,
    ) {
        let (array, labels) = (labelled.array.clone(), labelled.labels.clone());
        let mut operands = Vec::new();
        if operator.is_some() {
            operands.push(Operand::from((labelled, left)));
        }
        let term = self.term(right, &mut operands);
        // `c += t` is the sum of `c` itself, the first operand, and `t`.
        let own = Term::Operand(0);
        let term = term.and_then(|term| match operator {
            None => Some(term),
            Some(BinOp::Add) => Some(Term::Sum(vec![own, term])),
            Some(BinOp::Sub) => Some(Term::Sum(vec![own, Term::Negative(Box::new(term))])),
            Some(BinOp::Mul) => Some(Term::Product(vec![own, term])),
            Some(other) => {
                self.no_operator(whole, &format!("{}=", other.text()));
                None
            }
        });
        // The assignment itself refuses a variable of the enclosing function.
        let place = array.place();
        let here = place.is_some_and(|place| self.variable(place.root).is_some());
        let replaced = match (operator, self.peek(&array).filter(|_| here)) {
            (None, Some(Val::Array(value))) => Some(Replaced {
                written: left.clone(),
                array: array.clone(),
                shape: self.graph.shape(value).clone(),
            }),
            _ => None,
        };
        let like = replaced.as_ref().map(|replaced| replaced.shape.element);
        let val = match term {
            Some(term) => self.composed(right, &operands, term, &labels, replaced, like),
            None => Val::Poison,
        };
        self.assign(&array, val, right);
    }

    /// Returns an array with labels, or `None` if its names make it a call.
    fn labelled(&self, expr: &Expr) -> Option<Labelled> {
        let labelled = Labelled::of(expr)?;
        self.takes_labels(expr).then_some(labelled)
    }

    fn takes_labels(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Call(call) => match call.func.path() {
                Some(path) => self.variable_of(path).is_some(),
                None => true,
            },
            Kind::MethodCall(call) => match self.peek(&call.receiver) {
                Some(Val::Record(_, fields)) => {
                    fields.iter().any(|(field, _)| call.method == field)
                }
                _ => false,
            },
            Kind::Unary(unary) => self.takes_labels(&unary.expr),
            Kind::Reference(reference) => self.takes_labels(&reference.expr),
            _ => false,
        }
    }

    /// Whether an operand of a sum or product has labels.
    pub(super) fn has_labels(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Binary(binary) => self.has_labels(&binary.left) || self.has_labels(&binary.right),
            Kind::Unary(unary) if unary.op == UnOp::Neg => self.has_labels(&unary.expr),
            _ => self.labelled(expr).is_some(),
        }
    }

    /// Whether it has labels, but none for the result.
    fn is_open(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Binary(binary) => self.is_open(&binary.left) || self.is_open(&binary.right),
            Kind::Unary(unary) if unary.op == UnOp::Neg => self.is_open(&unary.expr),
            _ => {
                let labelled = self.labelled(expr);
                labelled.is_some_and(|labelled| !self.has_labels(&labelled.array))
            }
        }
    }

    /// Parses an expression as a sum or product, and appends its operands; `None` after a mistake.
    fn term(&mut self, expr: &Expr, operands: &mut Vec<Operand>) -> Option<Term> {
        match &expr.kind {
            Kind::Unary(unary) if unary.op == UnOp::Neg && self.has_labels(expr) => {
                let inner = self.term(&unary.expr, operands)?;
                return Some(Term::Negative(Box::new(inner)));
            }
            Kind::Binary(binary) if self.has_labels(expr) => {
                if let (BinOp::Mul, Some(exponent)) = (binary.op, self.exponent(&binary.right)) {
                    self.power(expr, &binary.left, exponent);
                    return None;
                }
                let mut side = |side| self.term(side, operands);
                let sides = (side(&binary.left), side(&binary.right));
                let (left, right) = (sides.0?, sides.1?);
                return match binary.op {
                    BinOp::Add => Some(Term::Sum(vec![left, right])),
                    BinOp::Sub => Some(Term::Sum(vec![left, Term::Negative(Box::new(right))])),
                    BinOp::Mul => Some(Term::Product(vec![left, right])),
                    _ => {
                        self.no_operator(expr, binary.op.text());
                        None
                    }
                };
            }
            _ => {}
        }
        operands.push(match self.labelled(expr) {
            Some(labelled) => Operand::from((labelled, expr)),
            None => Operand {
                written: expr.clone(),
                array: expr.clone(),
                labels: None,
            },
        });
        Some(Term::Operand(operands.len() - 1))
    }

    fn no_operator(&mut self, at: &Expr, operator: &str) {
        let what = format!(
            "labels: operator `{operator}` is not supported between arrays with labels, only `+`, `-` and `*`\n  \
             help: label the composition first: `(a(\"i,j\") * b(\"j,k\"))(\"i,k\") / c`"
        );
        self.fault(at, what);
    }

    /// Elaborates operands. Literals take the element type of the first array.
    fn operands(&mut self, operands: &[Operand], like: Option<ElementType>) -> Vec<Val> {
        // Bare literals wait for the other operands.
        let mut vals = vec![None; operands.len()];
        let is_late = |elab: &Elab, operand: &Operand| {
            operand.labels.is_none() && elab.is_bare(&operand.array)
        };
        for (val, operand) in vals.iter_mut().zip(operands) {
            if is_late(self, operand) {
                continue;
            }
            *val = Some(match &operand.labels {
                Some(labels) if self.has_labels(&operand.array) => {
                    self.compose(&operand.array, labels, like)
                }
                _ => self.expr_like(&operand.array, like),
            });
        }
        let beside = vals.iter().flatten().find_map(|val| self.element_of(val));
        let late = |(val, operand): (Option<Val>, &Operand)| {
            val.unwrap_or_else(|| self.expr_like(&operand.array, beside.or(like)))
        };
        vals.into_iter().zip(operands).map(late).collect_vec()
    }

    /// Adds a composition.
    fn composed(
        &mut self,
        whole: &Expr,
        operands: &[Operand],
        term: Term,
        labels: &Lit,
        replaced: Option<Replaced>,
        like: Option<ElementType>,
    ) -> Val {
        let vals = self.operands(operands, like);
        let mut supplied = Vec::with_capacity(operands.len());
        for (val, operand) in vals.iter().zip(operands) {
            let of = match val {
                Val::Array(value) => Some(OperandValue::Array(*value)),
                Val::Numbers(numbers) => Some(OperandValue::Numbers(numbers.clone())),
                Val::Size(size) => Some(OperandValue::Size(size.clone())),
                Val::Poison => None,
                Val::Tuple(_)
                | Val::List(_)
                | Val::Record(..)
                | Val::Text(_)
                | Val::Function(_)
                | Val::Unset(_)
                | Val::Open(_) => {
                    let found = self.type_text(val);
                    let what = format!("labels: expected an array, found {found}");
                    self.fault(&operand.array, what);
                    None
                }
            };
            supplied.extend(of.map(|value| {
                compose::Operand {
                    value,
                    text: short(&operand.array),
                    labels: operand
                        .labels
                        .as_ref()
                        .and_then(Lit::text)
                        .map(str::to_string),
                }
            }));
        }
        if supplied.len() < operands.len() {
            return Val::Poison;
        }
        // Every operand is an array or a literal: `compose` checks the labels and adds the instructions.
        let composition = Composition {
            operands: supplied,
            term,
            result: labels.text().unwrap_or_default().to_string(),
            replaced: replaced
                .as_ref()
                .map(|replaced| (source(&replaced.array), replaced.shape.clone())),
            like,
        };
        let origin = self.cx.origin(whole.start());
        let built = self.with_builder(|b| {
            b.origin = origin;
            composition.build(b)
        });
        match built {
            Ok(value) => Val::Array(value),
            Err(error) => {
                // Sizes that differ may become equal if one is dynamic: then the body is elaborated again, and nothing
                // is reported.
                let unequal = error.fault.what.unequal();
                if self.cx.equate(&unequal, whole) {
                    return Val::Poison;
                }
                let mut shown: Vec<error::Operand> = Vec::new();
                shown.extend(replaced.map(|replaced| error::Operand {
                    parameter: compose::RESULT.to_string(),
                    text: short(&replaced.written),
                    ty: replaced.shape.to_string(),
                    place: self.place_of(&replaced.array),
                }));
                for (i, (val, operand)) in vals.iter().zip(operands).enumerate() {
                    if let Val::Array(_) = val {
                        shown.push(error::Operand {
                            parameter: format!("operand {i}"),
                            text: short(&operand.written),
                            ty: self.type_text(val),
                            place: self.place_of(&operand.array),
                        });
                    }
                }
                let at = match error.fault.at {
                    At::Operand(i) => operands[i].written.to_token_stream(),
                    At::Named(compose::LABELS, Some(i)) => operands[i].labels.to_token_stream(),
                    At::Named(..) => labels.to_token_stream(),
                    At::Call => whole.to_token_stream(),
                };
                let message = error.message(&shown) + &self.cx.reasons(&unequal);
                self.cx.fault(Error::new_spanned(at, message));
                Val::Poison
            }
        }
    }
}
