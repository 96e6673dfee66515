//! Shapes with labels, in sums and products.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::{Add, Mul, Sub};

use super::project::{Disagreement, Projection};
use super::smooth::rank;
use super::{JaggedShape, SmoothShape};
use crate::error::ShapeError;
use crate::labels::{Label, agree, fit, labels, once};
use crate::list::Items;

/// A shape with a label for each of its modes, or a sum or product of such shapes, from which the shape of a sum or
/// product of tensors is computed.
///
/// - The terms of a sum or difference have equal shapes once their modes are in the order of the result.
/// - In a product, a label of the result that occurs in several operands is the same index of all (an elementwise
///   product); one that occurs in one operand only multiplies the others (a direct product).
/// - A label that occurs twice in the operands and not in the result is contracted. One that occurs there only once is
///   an error, since it is more often misspelt than summed over.
/// - A label twice in one operand selects the diagonal, or the trace if the result does not have it.
/// - Modes with the same label have the same indices: the same extent from the same origin. In jagged shapes this holds
///   for all rows together: contracting the columns of rows of 10 and 20 elements sums over those that both have, as if
///   the rows were padded with zeros.
///
/// Mistakes are reported by [`to`](Indexed::to), which takes the labels of the result.
///
/// ```
/// use xla_shape::shapes::{jagged, shape};
///
/// let s = shape![10, 20, 30];
/// assert_eq!((s.by("i,j,k") * s.by("i,j,k")).to("i,k")?, shape![10, 30]);
/// assert_eq!((s.by("i,j,k") + s.by("i,j,k")).to("j,i,k")?, shape![20, 10, 30]);
///
/// let rows = jagged![10, 20];
/// assert_eq!((rows.by("i,j") * rows.by("i,k")).to("i,j,k")?, jagged![(10, 10), (20, 20)]);
///
/// let error = (s.by("j,i,k") * s.by("i,j,k")).to("i,k").unwrap_err();
/// assert_eq!(error.to_string(), "modes with the same label must have the same indices: `i` is 0..20 and 0..10");
/// # Ok::<(), xla_shape::error::ShapeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Indexed<'a, T>(Term<'a, T>);

#[derive(Clone, Debug)]
enum Term<'a, T> {
    Shape(&'a T, &'a str),
    Product(Vec<Indexed<'a, T>>),
    Sum(Vec<Indexed<'a, T>>),
}

/// A shape in a product, with the labels of its modes.
#[derive(Clone, Debug)]
pub struct Factor<T> {
    /// The shape.
    pub shape: T,
    /// A label for each mode.
    pub labels: Vec<Label>,
}

/// Shapes that compose by labels.
pub trait Compose: Clone + PartialEq {
    /// Returns the number of modes.
    #[doc(hidden)]
    fn modes(&self) -> usize;

    /// Whether it is the null shape.
    #[doc(hidden)]
    fn is_nothing(&self) -> bool;

    /// Returns the shape of a product, whose labels have been checked against each other.
    ///
    /// # Errors
    /// Modes with the same label have different indices, or there is no such shape.
    #[doc(hidden)]
    fn product(factors: &[Factor<Self>], result: &[Label]) -> Result<Self, ShapeError>;

    /// Returns the error for a term of a sum with these labels that differs from another term.
    #[doc(hidden)]
    fn difference(&self, other: &Self, labels: &[Label]) -> ShapeError;
}

impl<'a, T: Compose> Indexed<'a, T> {
    pub(super) fn new(shape: &'a T, labels: &'a str) -> Indexed<'a, T> {
        Indexed(Term::Shape(shape, labels))
    }

    /// Returns the shape of the result, whose modes have these labels: `"i,k"`, or `""` for a scalar.
    ///
    /// # Errors
    /// The labels do not fit the shapes or each other, or the shapes do not: see the label errors of [`ShapeError`].
    pub fn to(&self, labels: &str) -> Result<T, ShapeError> {
        let result = self::labels(labels)?;
        once(&result)?;
        self.onto(&result)
    }

    fn onto(&self, result: &[Label]) -> Result<T, ShapeError> {
        let Term::Sum(terms) = &self.0 else {
            return product(&self.factors()?, result);
        };
        let mut terms = terms.iter().map(|term| term.onto(result));
        let first = terms.next().ok_or(ShapeError::Null)??;
        for term in terms {
            let term = term?;
            if term != first {
                return Err(first.difference(&term, result));
            }
        }
        Ok(first)
    }

    fn factors(&self) -> Result<Vec<Factor<T>>, ShapeError> {
        match &self.0 {
            &Term::Shape(shape, text) => {
                let labels = labels(text)?;
                rank("a list of labels", shape.modes(), labels.len())?;
                if shape.is_nothing() {
                    return Err(ShapeError::Null);
                }
                let shape = shape.clone();
                Ok(vec![Factor { shape, labels }])
            }
            Term::Product(terms) => {
                let factors = terms.iter().map(Indexed::factors);
                Ok(factors.collect_ok()?.concat())
            }
            Term::Sum(terms) => {
                let single = |term: &Indexed<'a, T>| match &term.factors()?[..] {
                    [factor] => Ok(factor.clone()),
                    _ => Err(ShapeError::ProductInSum),
                };
                let terms = terms.iter().map(single).collect_ok()?;
                let labels = terms[0].labels.clone();
                for term in &terms[1..] {
                    let turned = product(core::slice::from_ref(term), &labels)?;
                    if turned != terms[0].shape {
                        return Err(terms[0].shape.difference(&turned, &labels));
                    }
                }
                Ok(terms[..1].to_vec())
            }
        }
    }
}

/// Computes the shape of a product, if its labels fit each other.
fn product<T: Compose>(factors: &[Factor<T>], result: &[Label]) -> Result<T, ShapeError> {
    let labels: Vec<&[Label]> = factors
        .iter()
        .map(|factor| &factor.labels[..])
        .collect_vec();
    fit(&labels, result)?;
    if let [factor] = factors
        && factor.labels == result
    {
        return Ok(factor.shape.clone());
    }
    T::product(factors, result)
}

impl SmoothShape {
    /// Returns the shape with labels of its modes, to compose with others: `(a.by("i,j") * b.by("j,k")).to("i,k")`.
    pub fn by<'a>(&'a self, labels: &'a str) -> Indexed<'a, SmoothShape> {
        Indexed::new(self, labels)
    }
}

impl JaggedShape {
    /// The shape with labels of its modes, to be composed with others: `(a.by("i,j") * b.by("k,j")).to("i,k")`.
    pub fn by<'a>(&'a self, labels: &'a str) -> Indexed<'a, JaggedShape> {
        Indexed::new(self, labels)
    }
}

impl Compose for SmoothShape {
    fn modes(&self) -> usize {
        self.rank()
    }

    fn is_nothing(&self) -> bool {
        self.is_null()
    }

    fn product(
        factors: &[Factor<SmoothShape>],
        result: &[Label],
    ) -> Result<SmoothShape, ShapeError> {
        let modes = factors.iter().flat_items(|factor| {
            let ranges = factor.shape.ranges();
            factor.labels.iter().copied().zip(ranges)
        });
        let known = agree(modes, PartialEq::eq);
        let known = known.map_err(|(label, first, other)| ShapeError::LabelRanges {
            label,
            first,
            other,
        })?;
        let range = |label| known.iter().find(|(other, _)| other == label);
        let ranges = result
            .iter()
            .filter_map(range)
            .map(|(_, range)| range.clone());
        SmoothShape::over(&ranges.collect_vec())
    }

    fn difference(&self, other: &SmoothShape, labels: &[Label]) -> ShapeError {
        let ranges = self.ranges().into_iter().zip(other.ranges());
        let mut differing = ranges.zip(labels).filter_items(|((a, b), _)| a != b);
        match differing.next() {
            Some(((first, other), &label)) => ShapeError::LabelRanges {
                label,
                first,
                other,
            },
            None => ShapeError::SumDiffers,
        }
    }
}

impl Compose for JaggedShape {
    fn modes(&self) -> usize {
        self.rank()
    }

    fn is_nothing(&self) -> bool {
        self.is_null()
    }

    fn product(
        factors: &[Factor<JaggedShape>],
        result: &[Label],
    ) -> Result<JaggedShape, ShapeError> {
        let mut names: Vec<Label> = Vec::new();
        let mut numbered = Vec::with_capacity(factors.len());
        for factor in factors {
            let bounds = factor.shape.bounds();
            let mut numbers: Vec<usize> = Vec::with_capacity(bounds.len());
            for (mode, label) in factor.labels.iter().enumerate() {
                let number = names
                    .iter()
                    .position(|name| name == label)
                    .unwrap_or(names.len());
                if number == names.len() {
                    names.push(*label);
                }
                // A label twice in one shape selects a diagonal, whose modes must have the same indices.
                if let Some(before) = numbers.iter().position(|&other| other == number)
                    && bounds[before] != bounds[mode]
                {
                    return Err(ShapeError::LabelRanges {
                        label: *label,
                        first: bounds[before].clone(),
                        other: bounds[mode].clone(),
                    });
                }
                numbers.push(number);
            }
            numbered.push((&factor.shape, numbers));
        }
        let mut projection = Projection::new(numbered, vec![None; names.len()]);
        for b in 1..factors.len() {
            for a in 0..b {
                projection
                    .agree(a, b)
                    .map_err(|disagreement| match disagreement {
                        Disagreement::At(label, first, other) => ShapeError::LabelRanges {
                            label: names[label],
                            first,
                            other,
                        },
                        Disagreement::InRow(label) => ShapeError::LabelRows {
                            label: names[label],
                        },
                        Disagreement::Error(error) => error,
                    })?;
            }
        }
        let number = |label| names.iter().position(|name| name == label);
        let result: Vec<usize> = result.iter().filter_map(number).collect_vec();
        projection.onto(&result)
    }

    fn difference(&self, other: &JaggedShape, labels: &[Label]) -> ShapeError {
        let bounds = self.bounds().into_iter().zip(other.bounds());
        let mut differing = bounds.zip(labels).filter_items(|((a, b), _)| a != b);
        match differing.next() {
            Some(((first, other), &label)) => ShapeError::LabelRanges {
                label,
                first,
                other,
            },
            None => ShapeError::SumDiffers,
        }
    }
}

/// The shape of a product of tensors.
impl<'a, T> Mul for Indexed<'a, T> {
    type Output = Indexed<'a, T>;

    fn mul(self, other: Indexed<'a, T>) -> Indexed<'a, T> {
        let mut terms = match self.0 {
            Term::Product(terms) => terms,
            one => vec![Indexed(one)],
        };
        terms.push(other);
        Indexed(Term::Product(terms))
    }
}

/// The shape of a sum of tensors.
impl<'a, T> Add for Indexed<'a, T> {
    type Output = Indexed<'a, T>;

    fn add(self, other: Indexed<'a, T>) -> Indexed<'a, T> {
        let mut terms = match self.0 {
            Term::Sum(terms) => terms,
            one => vec![Indexed(one)],
        };
        terms.push(other);
        Indexed(Term::Sum(terms))
    }
}

/// The shape of a difference of tensors, which their sum has too.
impl<'a, T> Sub for Indexed<'a, T> {
    type Output = Indexed<'a, T>;

    // A difference has the shape of the sum.
    #[allow(clippy::suspicious_arithmetic_impl)]
    fn sub(self, other: Indexed<'a, T>) -> Indexed<'a, T> {
        self + other
    }
}
