//! Lowers sums and products, each to the labels that are needed of it.

use super::operands::{Composer, OperandDimension, blame};
use super::product::{LabelledArray, Sizes, multiply};
use super::{LABELS, RESULT, Term};
use crate::Primitive;
use crate::error::{At, Fault, FaultKind, LabelFault, Mode, ShapeError};
use crate::graph::Value;
use crate::labels::{self, Label, agree};
use crate::list::Items;
use crate::ops::elementwise;

/// The value of a term: an array whose dimensions have the requested labels.
struct Composed {
    value: Value,
    /// Each label and its first place.
    modes: Vec<(Label, OperandDimension)>,
}

/// A factor of a product.
struct Factor {
    part: LabelledArray,
    /// The labels as written; a sum of arrays keeps a label only once in `part`.
    written: Vec<Label>,
    /// Each label and its place.
    modes: Vec<(Label, OperandDimension)>,
}

/// A term with its sign and scalars separated.
#[derive(Default)]
struct Flat<'c> {
    negative: bool,
    scalars: Vec<usize>,
    factors: Vec<&'c Term>,
}

impl<'c> Composer<'_, '_, 'c> {
    pub(super) fn compose(&mut self) -> Result<Value, Fault> {
        let of = self.of;
        let result = self.result.clone();
        let composed = self.onto(&of.term, &result, false)?;
        if let Some((_, shape)) = &of.replaced {
            let replaced = OperandDimension::all(None, &result, shape);
            self.agree(replaced.into_iter().chain_items(composed.modes))?;
        }
        Ok(composed.value)
    }

    /// Lowers a term, with its dimensions in the order of these labels.
    fn onto(&mut self, term: &'c Term, labels: &[Label], in_sum: bool) -> Result<Composed, Fault> {
        let (mut composed, negative) = self.without_sign(term, labels, in_sum)?;
        if negative {
            composed.value = self.apply(term, &elementwise::neg, &[composed.value])?;
        }
        Ok(composed)
    }

    /// Lowers a term without its sign, and returns whether the sign is negative.
    fn without_sign(
        &mut self,
        term: &'c Term,
        labels: &[Label],
        in_sum: bool,
    ) -> Result<(Composed, bool), Fault> {
        let flat = self.flat(term);
        let scale = self.scale(term, &flat.scalars)?;
        // Scalars are multiplied once with the result: they commute with all products, and the result has the fewest
        // elements or as many.
        let mut composed = match (flat.factors.as_slice(), scale) {
            ([Term::Sum(terms)], _) => self.sum(terms, labels)?,
            // Scalars alone have no labels, so the result may not have any either.
            ([], Some(value)) => {
                labels::fit(&[], labels).map_err(|error| self.unfit(&error, term, in_sum))?;
                let modes = Vec::new();
                return Ok((Composed { value, modes }, flat.negative));
            }
            (factors, _) => self.product(term, factors, labels, in_sum)?,
        };
        if let Some(scale) = scale {
            composed.value = self.apply(term, &elementwise::mul, &[scale, composed.value])?;
        }
        Ok((composed, flat.negative))
    }

    fn flat(&self, term: &'c Term) -> Flat<'c> {
        fn walk<'c>(labels: &[Option<Vec<Label>>], term: &'c Term, flat: &mut Flat<'c>) {
            // `-a * (2.0 * b)` has the factors `a` and `b`, the scalar `2.0`, and a sign.
            match term {
                Term::Operand(i) if labels[*i].is_none() => flat.scalars.push(*i),
                Term::Negative(inner) => {
                    flat.negative = !flat.negative;
                    walk(labels, inner, flat);
                }
                Term::Product(factors) => {
                    for factor in factors {
                        walk(labels, factor, flat);
                    }
                }
                Term::Operand(_) | Term::Sum(_) => flat.factors.push(term),
            }
        }
        let mut flat = Flat::default();
        walk(&self.labels, term, &mut flat);
        flat
    }

    /// Multiplies the scalars of a term.
    fn scale(&mut self, term: &Term, scalars: &[usize]) -> Result<Option<Value>, Fault> {
        let mut scale = None;
        for &i in scalars {
            let next = self.values[i];
            scale = Some(match scale {
                Some(scale) => self.apply(term, &elementwise::mul, &[scale, next])?,
                None => next,
            });
        }
        Ok(scale)
    }

    /// Adds the terms from left to right.
    fn sum(&mut self, terms: &'c [Term], labels: &[Label]) -> Result<Composed, Fault> {
        let mut sum = self.onto(&terms[0], labels, true)?;
        for term in &terms[1..] {
            // `a - b` is a subtraction, and not the sum with a negated array, which would round alike but read twice.
            let (next, negative) = self.without_sign(term, labels, true)?;
            sum.modes = self.agree(sum.modes.into_iter().chain_items(next.modes))?;
            let with = if negative {
                &elementwise::sub
            } else {
                &elementwise::add
            };
            sum.value = self.apply(term, with, &[sum.value, next.value])?;
        }
        Ok(sum)
    }

    fn product(
        &mut self,
        term: &'c Term,
        factors: &[&'c Term],
        labels: &[Label],
        in_sum: bool,
    ) -> Result<Composed, Fault> {
        let factors = factors.iter().map(|factor| self.factor(factor));
        let factors = factors.collect_ok()?;
        let written: Vec<&[Label]> = factors.iter().map(|f| &f.written[..]).collect_vec();
        // Each label is in the result, or in two factors or more.
        labels::fit(&written, labels).map_err(|error| self.unfit(&error, term, in_sum))?;
        let modes = factors.iter().flat_items(|factor| factor.modes.clone());
        let known = self.agree(modes)?;
        let parts = factors.into_iter().map(|factor| factor.part).collect_vec();
        let value = multiply(self.b, parts, &Sizes(&known), labels);
        let value = value.map_err(|fault| in_first_operand(term, fault))?;
        let mode = |label: &Label| known.iter().find(|(other, _)| other == label).cloned();
        let modes = labels.iter().filter_map(mode).collect_vec();
        Ok(Composed { value, modes })
    }

    /// Lowers a factor of a product: an operand, or a sum with the labels of its first term.
    fn factor(&mut self, term: &'c Term) -> Result<Factor, Fault> {
        if let Term::Operand(i) = term {
            let value = self.values[*i];
            let labels = self.labels[*i].clone().unwrap_or_default();
            return Ok(Factor {
                modes: OperandDimension::all(Some(*i), &labels, self.b.shape(value)),
                written: labels.clone(),
                part: LabelledArray { value, labels },
            });
        }
        let written = self.labels_of(term)?;
        // In a sum, all terms take the diagonal that the first term takes.
        let mut labels = Vec::new();
        for label in &written {
            if !labels.contains(label) {
                labels.push(*label);
            }
        }
        let Composed { value, modes } = self.onto(term, &labels, true)?;
        let part = LabelledArray { value, labels };
        Ok(Factor {
            part,
            written,
            modes,
        })
    }

    /// Returns the labels of a factor; for a sum, the labels of its first term that has some.
    fn labels_of(&self, term: &'c Term) -> Result<Vec<Label>, Fault> {
        // A sum as a factor needs its labels before it is lowered: they decide which labels are contracted.
        match self.flat(term).factors.as_slice() {
            [] => Ok(Vec::new()),
            [Term::Operand(i)] => Ok(self.labels[*i].clone().unwrap_or_default()),
            [Term::Sum(terms)] => {
                let all = terms.iter().map(|term| self.labels_of(term));
                let all = all.collect_ok()?;
                Ok(all.into_iter().find(|l| !l.is_empty()).unwrap_or_default())
            }
            _ => {
                let fault = Fault::call(FaultKind::labels(LabelFault::ProductInSum));
                let help =
                    "label it: `((a(\"i,j\") * b(\"j,k\"))(\"i,k\") + c(\"i,k\")) * d(\"k,l\")`";
                Err(in_first_operand(term, fault).help(help))
            }
        }
    }

    /// Returns the fault of labels that do not match the labels of the result.
    fn unfit(&self, error: &ShapeError, term: &Term, in_sum: bool) -> Fault {
        let leaves = leaves(term);
        let labels = |i: usize| self.labels[i].as_deref().unwrap_or_default();
        match *error {
            ShapeError::LabelUnknown { label } => {
                let mut all = self.labels.iter().flatten();
                // In a sum, another term has the label, so the mistake is in the term that lacks it; otherwise in the
                // result.
                if !in_sum || !all.any(|labels| labels.contains(&label)) {
                    return blame(RESULT, None, LabelFault::Unknown { label });
                }
                let names = leaves.iter().map(|&i| self.of.name(i)).collect_vec();
                let fault = LabelFault::Lacking { label, term: names };
                match leaves.iter().find(|&&i| self.labels[i].is_some()) {
                    Some(&i) => blame(LABELS, Some(i), fault),
                    None => in_first_operand(term, Fault::call(FaultKind::labels(fault))),
                }
            }
            ShapeError::LabelAlone { label } => {
                let has = |i: &&usize| labels(**i).contains(&label);
                let i = leaves.iter().find(has);
                let i = *i.expect("an operand of the term has the label that is alone");
                let array = self.of.name(i);
                let fault = blame(LABELS, Some(i), LabelFault::Alone { label, array });
                let dimension = labels(i).iter().position(|other| *other == label);
                let sum = match (&self.of.operands[i].text, dimension) {
                    (Some(text), Some(d)) => format!(": `sum({text}, dimension = {d})`"),
                    _ => String::new(),
                };
                fault.help(format!("add it to the result, or sum over it first{sum}"))
            }
            ref other => Fault::call(FaultKind::Other(other.to_string())),
        }
    }

    /// Checks that dimensions with the same label have the same size, and returns the first place of each label.
    fn agree(
        &self,
        modes: impl IntoIterator<Item = (Label, OperandDimension)>,
    ) -> Result<Vec<(Label, OperandDimension)>, Fault> {
        let same = |a: &OperandDimension, b: &OperandDimension| a.size == b.size;
        agree(modes, same).map_err(|(label, first, other)| {
            let mode = |place: OperandDimension| Mode {
                array: self.name(place.operand),
                dimension: place.dimension,
                size: place.size,
            };
            // The second dimension is blamed: the first one has determined the size.
            let at = other.operand.map_or(At::Call, At::Operand);
            let (first, other) = (mode(first), mode(other));
            let fault = LabelFault::Sizes {
                label,
                first,
                other,
            };
            Fault {
                at,
                ..Fault::call(FaultKind::labels(fault))
            }
        })
    }

    fn apply(
        &mut self,
        term: &Term,
        primitive: &'static Primitive,
        operands: &[Value],
    ) -> Result<Value, Fault> {
        let value = elementwise::apply(self.b, primitive, operands);
        value.map_err(|fault| in_first_operand(term, fault))
    }
}

/// Returns the operands of a term, in order.
fn leaves(term: &Term) -> Vec<usize> {
    match term {
        Term::Operand(i) => vec![*i],
        Term::Negative(inner) => leaves(inner),
        Term::Product(parts) | Term::Sum(parts) => parts.iter().flat_items(leaves).collect_vec(),
    }
}

/// Returns a fault in a term as a fault in its first operand.
fn in_first_operand(term: &Term, fault: Fault) -> Fault {
    match leaves(term).first() {
        Some(&first) => Fault {
            at: At::Operand(first),
            ..fault
        },
        None => fault,
    }
}
