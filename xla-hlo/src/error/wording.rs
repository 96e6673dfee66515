//! The wording of each fault in a message.

use core::fmt;

use super::FaultKind;
use crate::list::Items;
use crate::literal::NumberFault;
use crate::{Shape, Size};

/// Formats a count: "1 number, one for each", "2 numbers, one for each". The noun is last before the comma.
pub(super) fn counted(n: usize, items: &str) -> String {
    let (noun, rest) = items.split_at(items.find(',').unwrap_or(items.len()));
    let noun = match n {
        1 => noun.strip_suffix('s').unwrap_or(noun),
        _ => noun,
    };
    format!("{n} {noun}{rest}")
}

fn joined<T: fmt::Display>(items: &[T], between: &str) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect_vec();
    items.join(between)
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::ElementNotAdmitted { admitted, found } => {
                write!(f, "takes {admitted} elements, not {found}")
            }
            FaultKind::ElementsDiffer { first, other } => {
                write!(f, "element types differ: {first} and {other}")
            }
            FaultKind::SizesDiffer {
                first,
                other,
                dimension,
            } => write!(
                f,
                "sizes of dimension {dimension} differ: {} in {first} and {} in {other}",
                first.dims[*dimension], other.dims[*dimension]
            ),
            FaultKind::RanksDiffer { first, other } => write!(
                f,
                "ranks differ: {first} has {}, {other} has {}",
                counted(first.rank(), "dimensions"),
                other.rank()
            ),
            FaultKind::Rank { expected, found } => write!(f, "takes {expected}, not {found}"),
            FaultKind::ShapeExpected { expected, found } => {
                write!(f, "needs {expected} here, not {found}")
            }
            FaultKind::PairDiffers { kind, lhs, rhs } => write!(
                f,
                "{kind} dimensions differ: {} (lhs dimension {}) and {} (rhs dimension {})",
                lhs.1, lhs.0, rhs.1, rhs.0
            ),
            FaultKind::NoSuchDimension { found, rank } => {
                write!(f, "there is no dimension {found}")?;
                match rank {
                    0 => f.write_str(": a scalar has none"),
                    1 => f.write_str(", only 0"),
                    many => write!(f, ", only 0 to {}", many - 1),
                }
            }
            FaultKind::RepeatedDimension(d) => write!(f, "dimension {d} stands twice"),
            FaultKind::Count {
                items,
                expected,
                found,
            } => write!(f, "needs {}, not {found}", counted(*expected, items)),
            FaultKind::NotIncreasing => f.write_str("dimension numbers must increase"),
            FaultKind::NotConsecutive => f.write_str("dimension numbers must follow each other"),
            FaultKind::ElementCount { operand, result } => {
                let side = |(dims, len): &(Vec<Size>, Size)| {
                    if dims.len() < 2 || len.known().is_none() {
                        return len.to_string();
                    }
                    format!("{} = {len}", joined(dims, " * "))
                };
                write!(
                    f,
                    "the number of elements differs: {} in the operand, {} in the result",
                    side(operand),
                    side(result)
                )
            }
            FaultKind::BroadcastSize { operand, result } => write!(
                f,
                "operand dimension {} has size {}, result dimension {} has size {}: \
                 they must be equal, or the first must be 1",
                operand.0, operand.1, result.0, result.1
            ),
            FaultKind::TransformLength {
                operand,
                dimension,
                length,
                expected,
            } => {
                let found = &operand.dims[*dimension];
                if expected == length {
                    return write!(
                        f,
                        "dimension {dimension} of {operand} has size {found}, not {length}"
                    );
                }
                write!(
                    f,
                    "the transform of {length} real numbers has {expected}, dimension {dimension} of {operand} has size {found}"
                )
            }
            FaultKind::Value { expected, found } => write!(f, "needs {expected} here, not {found}"),
            FaultKind::Missing { name, kind } => write!(f, "`{name}` is missing: {kind}"),
            FaultKind::TooMany { most, found } => {
                let most = counted(*most, "arguments");
                write!(f, "takes {most} at most, {found} were given")
            }
            FaultKind::GivenTwice(name) => write!(f, "`{name}` is given twice"),
            FaultKind::NoSuchArgument { found, known } => {
                write!(f, "there is no attribute `{found}`")?;
                if known.is_empty() {
                    return Ok(());
                }
                write!(f, ": it has `{}`", known.join("`, `"))
            }
            FaultKind::Kind { expected, found } => write!(f, "needs {expected} here, not {found}"),
            FaultKind::Literal {
                text,
                element,
                fault: NumberFault::Kind { .. },
            } => write!(f, "`{text}` is no {element} literal"),
            FaultKind::Literal {
                text,
                element,
                fault: NumberFault::Range,
            } => write!(f, "`{text}` does not fit {element}"),
            FaultKind::Untyped => f.write_str("nothing gives these literals an element type"),
            FaultKind::ComputationParameters { expected, found } => write!(
                f,
                "the computation must take {}, it takes {found}",
                counted(*expected, "parameters")
            ),
            FaultKind::ComputationResult { expected, found } => {
                let side = |shapes: &[Shape]| match shapes {
                    [one] => one.to_string(),
                    many => format!("({})", joined(many, ", ")),
                };
                write!(
                    f,
                    "the computation must give {}, it gives {}",
                    side(expected),
                    side(found)
                )
            }
            FaultKind::PartDiffers {
                of,
                part,
                expected,
                found,
            } => {
                let part = match part.as_str() {
                    "" => String::new(),
                    part => format!("`{part}` of "),
                };
                write!(f, "{part}{of} is {expected}, the computation gives {found}")
            }
            FaultKind::Conversion { from, to } => write!(f, "{from} does not convert to {to}"),
            FaultKind::SizeOutOfRange => f.write_str("a size comes out negative or too large"),
            FaultKind::ArgumentType {
                name,
                expected,
                found,
                ..
            } => {
                write!(
                    f,
                    "parameter `{name}` is {expected}, the argument is {found}"
                )
            }
            FaultKind::AtMost { most, of, found } => {
                write!(f, "needs at most {most} ({of}) here, not {found}")
            }
            FaultKind::BelowZero(size) => write!(f, "gives the size {size}, which is below zero"),
            FaultKind::Unsatisfied { sizes, path, what } => {
                let sizes: Vec<String> = sizes
                    .iter()
                    .map(|(n, s)| format!("{n} = {s}"))
                    .collect_vec();
                let path: Vec<String> = path.iter().map(|name| format!("`{name}`")).collect_vec();
                let (inner, outermost) = path.split_at(path.len().saturating_sub(1));
                let inner: String = inner.iter().map(|name| format!("{name} in ")).collect();
                let (sizes, outermost) = (sizes.join(", "), outermost.concat());
                write!(f, "{sizes} is refused by {inner}its {outermost}: {what}")
            }
            FaultKind::Labels(fault) => write!(f, "{fault}"),
            FaultKind::Feature(feature) => write!(f, "needs the feature `{feature}` of typed-xla"),
            FaultKind::Other(text) => f.write_str(text),
            FaultKind::Reported => f.write_str("an argument holds a mistake"),
        }
    }
}
