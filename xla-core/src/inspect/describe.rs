//! The range, the mean and the special values of a tensor, and the distribution of its elements.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use xla_shape::ElementType;

use crate::element::{Element, Value, sealed};
#[cfg(not(feature = "std"))]
use crate::math::std_free::FloatMethods as _;
use crate::shape::{Layout, Shape};
use crate::tensor::Tensor;

/// The number of ranges of a histogram.
const BINS: usize = 10;

/// The length of the longest bar of a histogram.
const BAR: usize = 40;

impl<E: Element, S: Shape, L: Layout<S>> Tensor<E, S, L> {
    /// Returns the shape, the range and the mean of the finite elements, and the numbers of the others.
    ///
    /// A `bool` counts as 0 or 1, and a complex number as its magnitude.
    ///
    /// ```
    /// use xla_core::tensor::Tensor;
    ///
    /// let x = Tensor::from([[1.0f32, -0.5, f32::NAN], [f32::INFINITY, 2.5, 1.0]]);
    /// assert_eq!(x.describe().to_string(), "f32[2, 3]: min -0.5, max 2.5, mean 1, 1 NaN, 1 infinite");
    /// assert_eq!(x.describe().mean, Some(1.0));
    /// ```
    #[must_use]
    pub fn describe(&self) -> Description {
        let mut description = Description {
            element: E::TYPE,
            dims: self.dims().as_ref().to_vec(),
            min: None,
            max: None,
            mean: None,
            nans: 0,
            infinities: 0,
        };
        let mut finite = 0usize;
        for x in numbers(self) {
            if x.is_nan() {
                description.nans += 1;
            } else if x.is_infinite() {
                description.infinities += 1;
            } else {
                finite += 1;
                description.min = Some(description.min.map_or(x, |min| x.min(min)));
                description.max = Some(description.max.map_or(x, |max| x.max(max)));
            }
        }
        if finite > 0 {
            // The sum itself may overflow.
            let parts = || numbers(self).filter(|x| x.is_finite());
            let mut sum = 0.0;
            for x in parts() {
                sum += x;
            }
            description.mean = Some(if f64::is_finite(sum) {
                sum / finite as f64
            } else {
                parts().map(|x| x / finite as f64).sum()
            });
        }
        description
    }

    /// Counts the finite elements in 10 ranges of equal width, from the smallest element to the largest.
    ///
    /// A `bool` counts as 0 or 1, and a complex number as its magnitude. If all elements are equal, there is one range.
    ///
    /// ```
    /// use xla_core::size::Size;
    /// use xla_core::tensor::Tensor;
    ///
    /// let x: Tensor<f64, (Size<101>,)> = Tensor::from_fn(|[i]| (i * i) as f64);
    /// let histogram = x.histogram();
    /// assert_eq!(histogram.counts, [32, 13, 10, 9, 7, 7, 6, 6, 5, 6]);
    /// assert_eq!(histogram.edges[..3], [0.0, 1000.0, 2000.0]);
    /// assert!(histogram.to_string().starts_with(
    ///     "    0 ..  1000  32  ########################################
    ///  1000 ..  2000  13  #################
    /// "
    /// ));
    /// ```
    #[must_use]
    pub fn histogram(&self) -> Histogram {
        let Description {
            element, min, max, ..
        } = self.describe();
        let (Some(min), Some(max)) = (min, max) else {
            return Histogram {
                element,
                edges: Vec::new(),
                counts: Vec::new(),
            };
        };
        let bins = if min == max { 1 } else { BINS };
        let edge = |i: usize| {
            let share = i as f64 / bins as f64;
            match (max - min) * i as f64 {
                part if part.is_finite() => min + part / bins as f64,
                // The width may overflow, the edge does not.
                _ => min * (1.0 - share) + max * share,
            }
        };
        let mut edges: Vec<f64> = (0..bins).map(edge).collect();
        edges.push(max);
        let mut counts = vec![0; bins];
        for x in numbers(self).filter(|x| x.is_finite()) {
            let after = edges.partition_point(|edge| *edge <= x);
            counts[after.clamp(1, bins) - 1] += 1;
        }
        Histogram {
            element,
            edges,
            counts,
        }
    }
}

/// Returns the elements as real numbers.
fn numbers<E: Element, S: Shape, L: Layout<S>>(
    tensor: &Tensor<E, S, L>,
) -> impl Iterator<Item = f64> {
    tensor.iter().map(|x| number(*x))
}

/// Returns an element as a real number: 0 or 1 for a `bool`, the magnitude of a complex number.
pub(super) fn number<E: Element>(x: E) -> f64 {
    match sealed::Element::value(x) {
        Value::Bool(x) => f64::from(u8::from(x)),
        Value::Integer(x) => x as f64,
        Value::Float(x) => x,
        // `hypot` of an infinity and a NaN is infinite.
        Value::Complex(re, im) if re.is_nan() || im.is_nan() => f64::NAN,
        Value::Complex(re, im) => re.hypot(im),
    }
}

/// The shape of a tensor, the range and the mean of its finite elements, and the numbers of the others.
///
/// [`Tensor::describe`] returns it. Integers of more than 53 bits are rounded.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Description {
    /// The element type.
    pub element: ElementType,
    /// The sizes.
    pub dims: Vec<usize>,
    /// The smallest finite element.
    pub min: Option<f64>,
    /// The largest finite element.
    pub max: Option<f64>,
    /// The mean of the finite elements.
    pub mean: Option<f64>,
    /// The number of NaNs.
    pub nans: usize,
    /// The number of infinities.
    pub infinities: usize,
}

/// Formats in one line. Types that may have NaNs and infinities have their numbers.
impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}: ", self.element, self.dims)?;
        let text = |x: f64| text(self.element, x);
        match (self.min, self.max, self.mean) {
            (Some(min), Some(max), Some(mean)) => {
                write!(
                    f,
                    "min {}, max {}, mean {}",
                    text(min),
                    text(max),
                    text(mean)
                )?;
            }
            _ => write!(f, "no finite elements")?,
        }
        if self.element.is_float() || self.element.is_complex() {
            write!(f, ", {} NaN, {} infinite", self.nans, self.infinities)?;
        }
        Ok(())
    }
}

/// Formats a number with the digits that its type has.
pub(super) fn text(element: ElementType, x: f64) -> String {
    let magnitude = x.abs();
    let is_plain = magnitude == 0.0 || (1e-4..1e16).contains(&magnitude);
    let is_single = element.is_short() || element.real() == ElementType::F32;
    match (is_single, is_plain) {
        (true, true) => (x as f32).to_string(),
        (true, false) => format!("{:e}", x as f32),
        (false, true) => x.to_string(),
        (false, false) => format!("{x:e}"),
    }
}

/// The numbers of finite elements in ranges of equal width.
///
/// [`Tensor::histogram`] returns it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Histogram {
    /// The element type.
    pub element: ElementType,
    /// The ends of the ranges, one more than there are ranges; empty if there are no finite elements.
    ///
    /// A range has the elements from its start up to its end, which is part of the last range only.
    pub edges: Vec<f64>,
    /// The number of elements in each range.
    pub counts: Vec<usize>,
}

/// Formats a line for each range: its ends, its number of elements, and a bar.
impl fmt::Display for Histogram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(most) = self.counts.iter().max().filter(|most| **most > 0) else {
            return write!(f, "no finite elements");
        };
        let edges: Vec<String> = self.edges.iter().map(|x| text(self.element, *x)).collect();
        let width = edges.iter().map(String::len).max().unwrap_or_default();
        let digits = most.to_string().len();
        for (i, count) in self.counts.iter().enumerate() {
            let end = if i == 0 { "" } else { "\n" };
            // A range that is not empty has a bar.
            let bar = "#".repeat((count * BAR).div_ceil(*most).min(BAR));
            let line = format!(
                "{:>width$} .. {:>width$}  {count:>digits$}  {bar}",
                edges[i],
                edges[i + 1]
            );
            write!(f, "{end}{}", line.trim_end())?;
        }
        Ok(())
    }
}
