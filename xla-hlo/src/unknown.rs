//! Sizes that only a call knows: `?` in `f32![?, 64]`.
//!
//! In a graph such a size has a name, as the size of a generic computation has one: `?x.0` is that of dimension 0 of the parameter
//! `x`, and `?feed.0` that of what the feed `feed` gives. A rule that needs two sizes to be equal of which one is unknown does not
//! hold yet: it holds where the sizes are, which is an [`Equation`]. With the unknown size replaced by the other one the rule is
//! asked again, and what has been replaced is compared with the arguments when the computation is called, and with items when they
//! come.

use crate::error::{LabelFault, What};
use crate::{Shape, Size};

/// What the names of unknown sizes begin with.
const MARK: char = '?';

/// Whether a size name stands for an unknown size.
pub fn is_unknown(name: &str) -> bool {
    name.starts_with(MARK)
}

impl Size {
    /// Any size: `?` where a type is written. The sizes of values have names of their own.
    pub fn open() -> Size {
        Size::name(MARK)
    }

    /// Whether it is `?`, which stands for any size.
    pub fn is_open(&self) -> bool {
        self.as_name() == Some("?")
    }

    /// The unknown size of a dimension of a parameter, or of a part of it: `x`, `p.w1`.
    pub fn unknown(operand: &str, dimension: usize) -> Size {
        Size::name(format!("{MARK}{operand}.{dimension}"))
    }

    /// Whether an unknown size is in it.
    pub fn is_unknown(&self) -> bool {
        self.names().into_iter().any(is_unknown)
    }
}

/// An unknown size, and what it has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Equation {
    /// The name of the unknown size.
    pub name: String,
    /// What it has to be.
    pub size: Size,
}

/// What makes all of these pairs equal: for each of them, unless they are equal already, one unknown size and what it has to
/// be. Of several the one with the greatest number is replaced.
///
/// Nothing where no sizes could make them equal, or where that does not follow for one size alone.
///
/// ```
/// use xla_hlo::Size;
/// use xla_hlo::unknown::equate;
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
            known.size = replaced(&known.size, std::slice::from_ref(&equation))?;
        }
        found.push(equation);
    }
    Some(found)
}

/// A size with unknown sizes replaced; `None` when it leaves its range.
pub fn replaced(size: &Size, equations: &[Equation]) -> Option<Size> {
    let of = |name: &str| {
        let equation = equations.iter().find(|equation| equation.name == name);
        equation.map(|equation| equation.size.clone())
    };
    size.substitute(&of).ok()
}

/// Whether an array is of a type whose sizes may be open.
pub fn fits(came: &Shape, wanted: &Shape) -> bool {
    let mut dims = came.dims.iter().zip(&wanted.dims);
    came.element == wanted.element
        && came.rank() == wanted.rank()
        && dims.all(|(came, wanted)| came == wanted || wanted.is_open())
}

/// The sizes in which two shapes differ, where they differ in nothing else.
pub fn unequal(came: &Shape, wanted: &Shape) -> Vec<(Size, Size)> {
    if came.element != wanted.element || came.rank() != wanted.rank() {
        return Vec::new();
    }
    let dims = came.dims.iter().zip(&wanted.dims);
    let dims = dims.filter(|(came, wanted)| came != wanted && !wanted.is_open());
    dims.map(|(came, wanted)| (came.clone(), wanted.clone()))
        .collect()
}

impl What {
    /// The sizes that would have to be equal for this not to be wrong: none where more than that is wrong.
    pub fn unequal(&self) -> Vec<(Size, Size)> {
        match self {
            What::SizesDiffer {
                first,
                other,
                dimension,
            } => match (first.dims.get(*dimension), other.dims.get(*dimension)) {
                (Some(first), Some(other)) => vec![(first.clone(), other.clone())],
                _ => Vec::new(),
            },
            What::ShapeWanted { wanted, came } => unequal(came, wanted),
            What::PairDiffers { lhs, rhs, .. } => vec![(lhs.1.clone(), rhs.1.clone())],
            What::ElementCount { operand, result } => vec![(operand.1.clone(), result.1.clone())],
            What::BroadcastSize { operand, result } => vec![(operand.1.clone(), result.1.clone())],
            What::TransformLength {
                operand,
                dimension,
                wanted,
                ..
            } => vec![(operand.dims[*dimension].clone(), wanted.clone())],
            What::ArgumentType { sizes, .. } => sizes.clone(),
            What::Labels(fault) => match &**fault {
                LabelFault::Sizes { first, other, .. } => {
                    vec![(first.size.clone(), other.size.clone())]
                }
                _ => Vec::new(),
            },
            What::ComputationResult { wanted, came } if wanted.len() == came.len() => {
                let pairs = wanted.iter().zip(came);
                let each = pairs.map(|(wanted, came)| match wanted == came {
                    true => Some(Vec::new()),
                    false => Some(unequal(came, wanted)).filter(|pairs| !pairs.is_empty()),
                });
                each.collect::<Option<Vec<_>>>()
                    .unwrap_or_default()
                    .concat()
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ElementType::F32;

    fn size(text: &str) -> Size {
        crate::text::size(text).unwrap()
    }

    fn order(name: &str) -> Option<usize> {
        ["?x.0", "?x.1", "?y.0"]
            .iter()
            .position(|known| *known == name)
    }

    #[test]
    fn an_unknown_size_becomes_what_makes_two_sizes_equal() {
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
            let came = match found.as_deref() {
                Some([one]) => format!("{} = {}", one.name, one.size),
                _ => "nothing".to_string(),
            };
            assert_eq!(came, expected, "{a} and {b}");
        }
    }

    #[test]
    fn what_several_pairs_ask_for_is_put_together() {
        let pairs = [(size("?x.0"), size("?y.0")), (size("?x.0"), size("5"))];
        let found = equate(&pairs, &order).unwrap();
        let texts = found.iter().map(|e| format!("{} = {}", e.name, e.size));
        assert_eq!(texts.collect::<Vec<_>>(), ["?y.0 = 5", "?x.0 = 5"]);
        let pairs = [(size("?x.0"), size("4")), (size("?x.0"), size("5"))];
        assert_eq!(equate(&pairs, &order), None);
    }

    #[test]
    fn an_open_size_is_any() {
        let wanted = Shape::new(F32, [Size::open(), Size::from(3)]);
        let came = |rows: Size, columns: usize| Shape::new(F32, [rows, Size::from(columns)]);
        assert!(fits(&came(Size::from(7), 3), &wanted));
        assert!(fits(&came(Size::name("N"), 3), &wanted));
        assert!(!fits(&came(Size::from(7), 4), &wanted));
        assert_eq!(
            unequal(&came(Size::from(7), 4), &wanted),
            [(Size::from(4), Size::from(3))]
        );
    }
}
