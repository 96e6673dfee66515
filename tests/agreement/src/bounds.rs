//! The range of an array's elements, and how far two correct implementations may differ in them.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;

/// The known bounds of every element of an array; for complex numbers, of both parts of every element.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// A lower bound.
    pub low: f64,
    /// An upper bound.
    pub high: f64,
    /// The maximum difference from the exact result.
    pub error: f64,
    /// For exact elements: all are multiples of two to the power of minus this number.
    pub grid: Option<i32>,
}

/// Returns the number of bits of an element's fraction; an integer counts as exact.
fn digits(element: ElementType) -> i32 {
    match element.real() {
        ElementType::Bf16 => 8,
        ElementType::F16 => 11,
        ElementType::F32 => 24,
        _ => 53,
    }
}

/// Returns twice the relative error of one rounding.
pub fn epsilon(element: ElementType) -> f64 {
    2f64.powi(1 - digits(element))
}

impl Bounds {
    /// Returns the bounds of exact multiples of `2^-grid` in a range.
    pub fn exact(low: f64, high: f64, grid: i32) -> Bounds {
        Bounds {
            low,
            high,
            error: 0.0,
            grid: Some(grid),
        }
    }

    /// Returns the bounds of numbers in a range that are known to within an error.
    pub fn about(low: f64, high: f64, error: f64) -> Bounds {
        Bounds {
            low,
            high,
            error,
            grid: None,
        }
    }

    /// Returns the bounds of all elements of an integer type, or of both predicates.
    pub fn whole(element: ElementType) -> Bounds {
        let (low, high) = match element.kind() {
            Kind::Signed | Kind::Unsigned => integer_range(element),
            _ => (0, 1),
        };
        Bounds::exact(low as f64, high as f64, 0)
    }

    /// Returns the bounds of numbers that are drawn from this range, each exact in the element type.
    pub fn drawn(self, element: ElementType) -> Bounds {
        let (low, high) = (self.low.max(-1000.0), self.high.min(1000.0));
        let most = Bounds { low, high, ..self }.most();
        let grid = match element.kind() {
            Kind::Float | Kind::Complex if most > 0.0 => {
                digits(element) - 1 - most.log2().ceil() as i32
            }
            _ => 0,
        };
        Bounds::exact(low, high, self.grid.unwrap_or(grid.clamp(0, 20)))
    }

    /// Returns the maximum magnitude.
    pub fn most(&self) -> f64 {
        self.low.abs().max(self.high.abs())
    }

    /// Whether no element has been rounded.
    pub fn is_exact(&self) -> bool {
        self.grid.is_some()
    }

    /// Returns the minimum magnitude, if no element is 0.
    pub fn least_magnitude(&self) -> Option<f64> {
        let least = self.low.max(-self.high);
        (least > 0.0).then_some(least)
    }

    /// Returns the bounds in an element type after `roundings` roundings; `None` if they are too wide to compare.
    pub fn rounded(self, element: ElementType, roundings: f64) -> Option<Bounds> {
        let most = self.most();
        match element.kind() {
            Kind::Bool | Kind::Token => return Some(self),
            Kind::Signed | Kind::Unsigned => {
                let whole = Bounds::whole(element);
                let fits = self.low >= whole.low && self.high <= whole.high;
                // A result that wraps may be anything, but is the same on every implementation.
                return Some(if fits { self } else { whole });
            }
            Kind::Float | Kind::Complex => {}
        }
        let exact = self
            .grid
            .filter(|&grid| most * 2f64.powi(grid) <= 2f64.powi(digits(element)));
        let error = match exact {
            Some(_) => 0.0,
            None => self.error + roundings * epsilon(element) * most,
        };
        let sound = most <= 1000.0 && error <= 0.02 * most.max(1.0);
        sound.then_some(Bounds {
            error,
            grid: exact,
            ..self
        })
    }

    /// Returns the bounds that include the elements of both.
    pub fn or(self, other: Bounds) -> Bounds {
        Bounds {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
            error: self.error.max(other.error),
            grid: both(self, other, i32::max),
        }
    }

    /// Returns the bounds of their sums.
    pub fn plus(self, other: Bounds) -> Bounds {
        Bounds {
            low: self.low + other.low,
            high: self.high + other.high,
            error: self.error + other.error,
            grid: both(self, other, i32::max),
        }
    }

    /// Returns the bounds of their negations.
    pub fn negated(self) -> Bounds {
        Bounds {
            low: -self.high,
            high: -self.low,
            ..self
        }
    }

    /// Returns the bounds of their products; of products of complex numbers if `complex`.
    pub fn times(self, other: Bounds, complex: bool) -> Bounds {
        let corners = [
            self.low * other.low,
            self.low * other.high,
            self.high * other.low,
            self.high * other.high,
        ];
        let low = corners.iter().copied().fold(f64::INFINITY, f64::min);
        let high = corners.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let error =
            self.error * other.most() + other.error * self.most() + self.error * other.error;
        let grid = both(self, other, |a, b| a + b);
        let part = Bounds {
            low,
            high,
            error,
            grid,
        };
        if complex {
            part.plus(part.negated()).or(part.plus(part))
        } else {
            part
        }
    }

    /// Returns the bounds of sums of `n` elements, in any order of additions.
    pub fn summed(self, n: usize, element: ElementType) -> Bounds {
        let (n, most) = (n as f64, self.most());
        let rounding = n * n * epsilon(element) * most;
        Bounds {
            low: n * self.low,
            high: n * self.high,
            error: n * self.error + rounding,
            grid: self.grid,
        }
    }

    /// Returns the bounds of their images under an increasing function with this maximum slope.
    pub fn through(self, slope: f64, of: impl Fn(f64) -> f64) -> Bounds {
        Bounds::about(of(self.low), of(self.high), slope * self.error)
    }
}

fn both(a: Bounds, b: Bounds, of: fn(i32, i32) -> i32) -> Option<i32> {
    a.grid.zip(b.grid).map(|(a, b)| of(a, b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use xla_hlo::ElementType as T;

    #[test]
    fn a_product_is_exact_while_its_bits_fit() {
        let quarters = Bounds::exact(-4.0, 4.0, 2);
        let squares = quarters.times(quarters, false);
        let fourths = squares.times(squares, false);
        let cases = [
            (squares, T::Bf16, true),
            (fourths, T::Bf16, false),
            (fourths, T::F16, false),
            (fourths, T::F32, true),
        ];
        for (bounds, element, exact) in cases {
            let rounded = bounds.rounded(element, 1.0).unwrap();
            assert_eq!(rounded.is_exact(), exact, "{element}");
        }
    }

    #[test]
    fn sums_past_the_range_of_an_integer_may_have_any_value() {
        let sums = Bounds::exact(-100.0, 100.0, 0).plus(Bounds::exact(0.0, 100.0, 0));
        assert_eq!(sums.rounded(T::I8, 1.0), Some(Bounds::whole(T::I8)));
        assert_eq!(sums.rounded(T::I16, 1.0), Some(sums));
    }

    #[test]
    fn bounds_too_wide_to_compare_are_refused() {
        assert_eq!(Bounds::exact(0.0, 2000.0, 0).rounded(T::F32, 1.0), None);
        assert_eq!(Bounds::about(0.0, 1.0, 0.1).rounded(T::F64, 1.0), None);
    }
}
