//! Converts the operands of a composition to arrays, and reads their labels.

use super::{Composition, LABELS, Operand, OperandValue, RESULT};
use crate::error::{At, Fault, FaultKind, LabelFault, ShapeError};
use crate::graph::Value;
use crate::labels::{self, Label, once};
use crate::list::Items;
use crate::literal::NumberFault;
use crate::ops::{along, constant};
use crate::{Builder, ElementType, Literal, Shape, Size};

/// A dimension of an operand, or of the array that the result replaces.
#[derive(Clone)]
pub(super) struct OperandDimension {
    pub(super) operand: Option<usize>,
    pub(super) dimension: usize,
    pub(super) size: Size,
}

impl OperandDimension {
    /// Returns each dimension of an array with its label.
    pub(super) fn all(
        operand: Option<usize>,
        labels: &[Label],
        shape: &Shape,
    ) -> Vec<(Label, OperandDimension)> {
        let dims = labels.iter().zip(&shape.dims).enumerate();
        let place = |(dimension, (label, size)): (usize, (&Label, &Size))| {
            let size = size.clone();
            let place = OperandDimension {
                operand,
                dimension,
                size,
            };
            (*label, place)
        };
        dims.map(place).collect_vec()
    }
}

/// The state of lowering a composition.
pub(super) struct Composer<'b, 'm, 'c> {
    pub(super) b: &'b mut Builder<'m>,
    pub(super) of: &'c Composition,
    /// The operands as arrays of one element type.
    pub(super) values: Vec<Value>,
    /// The labels of each operand that has some.
    pub(super) labels: Vec<Option<Vec<Label>>>,
    pub(super) result: Vec<Label>,
}

impl<'b, 'm, 'c> Composer<'b, 'm, 'c> {
    /// Reads the labels and converts literals to the element type of the arrays.
    pub(super) fn new(
        b: &'b mut Builder<'m>,
        of: &'c Composition,
    ) -> Result<Composer<'b, 'm, 'c>, Fault> {
        let result = read(&of.result, RESULT, None)?;
        if let Err(ShapeError::LabelTwice { label }) = once(&result) {
            return Err(blame(RESULT, None, LabelFault::Twice { label }));
        }
        if let Some((text, shape)) = &of.replaced
            && shape.rank() != result.len()
        {
            let fault = miscounted(format!("`{text}`"), shape, result.len());
            return Err(blame(RESULT, None, fault));
        }
        // Literals take the element type of the arrays, so it is determined before any operand becomes a value.
        let element = of.element(b)?;
        let mut values = Vec::with_capacity(of.operands.len());
        let mut labels = Vec::with_capacity(of.operands.len());
        for (i, operand) in of.operands.iter().enumerate() {
            let value = typed(b, &operand.value, element);
            let value = value.map_err(|fault| Fault {
                at: At::Operand(i),
                ..fault
            })?;
            values.push(value);
            labels.push(of.labels(b, i, value)?);
        }
        // After all labels are read: a mistake in labels is reported before a difference of types, whose help repeats
        // the labels.
        for (i, &value) in values.iter().enumerate() {
            of.is_of(element, i, b.shape(value).element)?;
        }
        Ok(Composer {
            b,
            of,
            values,
            labels,
            result,
        })
    }

    /// Returns the name of an operand in messages, or of the array that the result replaces.
    pub(super) fn name(&self, operand: Option<usize>) -> String {
        match (operand, &self.of.replaced) {
            (Some(operand), _) => self.of.name(operand),
            (None, Some((text, _))) => format!("`{text}`"),
            (None, None) => "the result".to_string(),
        }
    }
}

impl Composition {
    /// Returns the common element type, the type of the first array.
    fn element(&self, b: &Builder<'_>) -> Result<ElementType, Fault> {
        let of_array = self
            .operands
            .iter()
            .find_map(|operand| match operand.value {
                OperandValue::Array(value) => Some(b.shape(value).element),
                OperandValue::Numbers(_) | OperandValue::Size(_) => None,
            });
        let untyped =
            || Fault::call(FaultKind::Untyped).help("write the type on one of them: `2.0f32`");
        of_array.or(self.like).ok_or_else(untyped)
    }

    /// Returns the name of an operand in messages.
    pub(super) fn name(&self, operand: usize) -> String {
        match &self.operands[operand].text {
            Some(text) => format!("`{text}`"),
            None => format!("operand {operand}"),
        }
    }

    /// Reads the labels of an operand, one for each dimension; `None` for a scalar without labels.
    fn labels(&self, b: &Builder<'_>, i: usize, value: Value) -> Result<Option<Vec<Label>>, Fault> {
        let operand = &self.operands[i];
        let shape = b.shape(value);
        // A composition states its dimensions by labels; `along` before it would state them twice.
        if along::dimensions(&b.graph, value).is_some() {
            let what = FaultKind::MisplacedAlong { moves: false };
            return Err(Fault::operand(i, what));
        }
        let Some(text) = &operand.labels else {
            if shape.is_scalar() {
                return Ok(None);
            }
            let (array, shape) = (self.name(i), shape.clone());
            let fault = Fault::operand(i, FaultKind::labels(LabelFault::Missing { array, shape }));
            return Err(match &operand.text {
                Some(text) => {
                    fault.help(format!("label its dimensions: `{}(\"..\")`", grouped(text)))
                }
                None => fault,
            });
        };
        let labels = read(text, LABELS, Some(i))?;
        if labels.len() != shape.rank() {
            let fault = miscounted(self.name(i), shape, labels.len());
            return Err(blame(LABELS, Some(i), fault));
        }
        Ok(Some(labels))
    }

    /// Checks that an operand has the common element type.
    fn is_of(&self, first: ElementType, i: usize, other: ElementType) -> Result<(), Fault> {
        if first == other {
            return Ok(());
        }
        let fault = Fault::operand(i, FaultKind::ElementsDiffer { first, other });
        let Operand { text, labels, .. } = &self.operands[i];
        let Some(text) = text else {
            return Err(fault);
        };
        let text = grouped(text);
        let converted = match labels {
            Some(labels) => format!("({text} as {first})(\"{labels}\")"),
            None => format!("{text} as {first}"),
        };
        Err(fault.help(format!("convert one of them: `{converted}`")))
    }
}

/// Adds parentheses to an expression, unless it is a single word or call.
fn grouped(text: &str) -> String {
    if text.contains(' ') && !text.ends_with(')') {
        format!("({text})")
    } else {
        text.to_string()
    }
}

fn miscounted(array: String, shape: &Shape, found: usize) -> LabelFault {
    let shape = shape.clone();
    LabelFault::Count {
        array,
        shape,
        found,
    }
}

/// Parses the labels of an operand or of the result.
fn read(text: &str, name: &'static str, operand: Option<usize>) -> Result<Vec<Label>, Fault> {
    labels::labels(text).map_err(|error| {
        let (at, long) = match error {
            ShapeError::LabelTooLong { at } => (at, true),
            ShapeError::LabelText { at } => (at, false),
            _ => (0, false),
        };
        let fault = LabelFault::Text {
            text: text.to_string(),
            at: text[..at].chars().count() + 1,
            long,
        };
        blame(name, operand, fault)
    })
}

/// Returns a fault in the labels of an operand or of the result.
pub(super) fn blame(name: &'static str, operand: Option<usize>, fault: LabelFault) -> Fault {
    Fault {
        at: At::Named(name, operand),
        what: Box::new(FaultKind::labels(fault)),
        help: None,
    }
}

/// Returns an operand as an array.
fn typed(
    b: &mut Builder<'_>,
    supplied: &OperandValue,
    element: ElementType,
) -> Result<Value, Fault> {
    match supplied {
        OperandValue::Array(value) => Ok(*value),
        OperandValue::Size(size) => Ok(constant::size(b, element, size.clone())),
        OperandValue::Numbers(numbers) => {
            let literal = Literal::from_numbers(element, numbers);
            let literal = literal.map_err(|(i, fault)| {
                let help = match &fault {
                    NumberFault::Kind { write: Some(write) } => Some(format!("write `{write}`")),
                    NumberFault::Kind { write: None } | NumberFault::Range => None,
                };
                let text = numbers.numbers[i].text.clone();
                let what = FaultKind::Literal {
                    text,
                    element,
                    fault,
                };
                Fault {
                    help,
                    ..Fault::call(what)
                }
            })?;
            Ok(b.constant(literal))
        }
    }
}
