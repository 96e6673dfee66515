//! Dynamic sizes: `?` in `f32![?, 64]`.
//!
//! In a graph a dynamic size has a name, as a generic size has: `?x.0` is the size of dimension 0 of the parameter `x`,
//! and `?feed.0` is the size of dimension 0 of the items of the feed `feed`. If a rule requires two sizes to be equal
//! and one is dynamic, the requirement becomes an [`Equation`]. The dynamic size is replaced by the other one, and the
//! rule is evaluated again. Equations are checked against the arguments when the computation is called, and against
//! items when they arrive.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::list::Items;
use crate::{Shape, Size};

/// The prefix of the names of dynamic sizes.
const MARK: char = '?';

/// Whether a size name is the name of a dynamic size.
pub fn is_dynamic(name: &str) -> bool {
    name.starts_with(MARK)
}

impl Size {
    /// Returns `?`, a dynamic size in a type. The dynamic sizes of values have names.
    pub fn open() -> Size {
        Size::name(MARK)
    }

    /// Whether it is `?`, a dynamic size without a name.
    pub fn is_open(&self) -> bool {
        self.as_name() == Some("?")
    }

    /// Returns the dynamic size of a dimension of a parameter or a part of one: `x`, `p.w1`.
    pub fn unknown(operand: &str, dimension: usize) -> Size {
        Size::name(format!("{MARK}{operand}.{dimension}"))
    }

    /// Whether it contains a dynamic size.
    pub fn is_dynamic(&self) -> bool {
        self.names().into_iter().any(is_dynamic)
    }
}

/// A dynamic size, and the size that it must equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Equation {
    /// The name of the dynamic size.
    pub name: String,
    /// The size that it must equal.
    pub size: Size,
}

/// Returns the equations that make all pairs equal: one for each pair that is not equal yet. An equation replaces the
/// dynamic size to which `order` assigns the largest number.
///
/// Returns `None` if some pair cannot be equal, or if no single size is determined by it.
///
/// ```
/// use xla_shape::Size;
/// use xla_shape::dynamic::equate;
///
/// let (x, y) = (Size::unknown("x", 0), Size::unknown("y", 0));
/// let order = |name: &str| ["?x.0", "?y.0"].iter().position(|known| *known == name);
/// let found = equate(&[(x.clone(), y)], &order).unwrap();
/// assert_eq!((found[0].name.as_str(), &found[0].size), ("?y.0", &x));
/// assert!(equate(&[(Size::from(2), Size::from(3))], &order).is_none());
/// ```
pub fn equate(
    pairs: &[(Size, Size)],
    order: &dyn Fn(&str) -> Option<usize>,
) -> Option<Vec<Equation>> {
    let mut found: Vec<Equation> = Vec::new();
    for (a, b) in pairs {
        let (a, b) = (replaced(a, &found)?, replaced(b, &found)?);
        if a == b {
            continue;
        }
        let (name, size) = a.solve(&b, order)?;
        let equation = Equation { name, size };
        for known in &mut found {
            known.size = replaced(&known.size, core::slice::from_ref(&equation))?;
        }
        found.push(equation);
    }
    Some(found)
}

/// Returns a size with dynamic sizes replaced by the equations; `None` if it is out of range.
pub fn replaced(size: &Size, equations: &[Equation]) -> Option<Size> {
    let of = |name: &str| {
        let equation = equations.iter().find(|equation| equation.name == name);
        equation.map(|equation| equation.size.clone())
    };
    size.substitute(&of).ok()
}

/// Whether an array has a type, in which `?` matches any size.
pub fn fits(found: &Shape, expected: &Shape) -> bool {
    let mut dims = found.dims.iter().zip(&expected.dims);
    found.element == expected.element
        && found.rank() == expected.rank()
        && dims.all(|(found, expected)| found == expected || expected.is_open())
}

/// Returns the pairs of sizes in which two shapes differ, or nothing if they differ in element type or rank.
pub fn unequal(found: &Shape, expected: &Shape) -> Vec<(Size, Size)> {
    if found.element != expected.element || found.rank() != expected.rank() {
        return Vec::new();
    }
    let dims = found.dims.iter().zip(&expected.dims);
    let dims = dims.filter_items(|(found, expected)| found != expected && !expected.is_open());
    dims.map(|(found, expected)| (found.clone(), expected.clone()))
        .collect_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ElementType::F32;

    fn size(text: &str) -> Size {
        text.parse().unwrap()
    }

    fn order(name: &str) -> Option<usize> {
        ["?x.0", "?x.1", "?y.0"]
            .iter()
            .position(|known| *known == name)
    }

    #[test]
    fn equating_two_sizes_replaces_a_dynamic_size() {
        let cases = [
            ("?x.0", "32", "?x.0 = 32"),
            ("?x.0", "?y.0", "?y.0 = ?x.0"),
            ("?y.0", "?x.0", "?y.0 = ?x.0"),
            ("?x.0", "N", "?x.0 = N"),
            ("?x.0 + 1", "32", "?x.0 = 31"),
            ("2 * ?x.0", "32", "?x.0 = 16"),
            ("4 * ?x.0", "2 * N", "nothing"),
            ("4 * ?x.0", "8 * N", "?x.0 = 2 * N"),
            ("N - ?x.0", "3", "?x.0 = N - 3"),
            ("?x.0 * ?x.1", "?y.0", "?y.0 = ?x.0 * ?x.1"),
            ("2 * ?x.0", "33", "nothing"),
            ("?x.0 + 33", "32", "nothing"),
            ("?x.0 * ?x.0", "16", "nothing"),
            ("?x.0 * ?x.1", "16", "nothing"),
            ("N", "M", "nothing"),
            ("2", "3", "nothing"),
        ];
        for (a, b, expected) in cases {
            let found = equate(&[(size(a), size(b))], &order);
            let found = match found.as_deref() {
                Some([one]) => format!("{} = {}", one.name, one.size),
                _ => "nothing".to_string(),
            };
            assert_eq!(found, expected, "{a} and {b}");
        }
    }

    #[test]
    fn equations_of_several_pairs_are_combined() {
        let pairs = [(size("?x.0"), size("?y.0")), (size("?x.0"), size("5"))];
        let found = equate(&pairs, &order).unwrap();
        let texts = found.iter().map(|e| format!("{} = {}", e.name, e.size));
        assert_eq!(texts.collect::<Vec<_>>(), ["?y.0 = 5", "?x.0 = 5"]);
        let pairs = [(size("?x.0"), size("4")), (size("?x.0"), size("5"))];
        assert_eq!(equate(&pairs, &order), None);
    }

    #[test]
    fn an_open_size_fits_any_size() {
        let expected = Shape::new(F32, [Size::open(), Size::from(3)]);
        let found = |rows: Size, columns: usize| Shape::new(F32, [rows, Size::from(columns)]);
        assert!(fits(&found(Size::from(7), 3), &expected));
        assert!(fits(&found(Size::name("N"), 3), &expected));
        assert!(!fits(&found(Size::from(7), 4), &expected));
        assert_eq!(
            unequal(&found(Size::from(7), 4), &expected),
            [(Size::from(4), Size::from(3))]
        );
    }
}
