//! The wording of each fault in a message.

use core::fmt;

use super::What;
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

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::ElementNotAdmitted { admitted, came } => {
                write!(f, "takes {admitted} elements, not {came}")
            }
            What::ElementsDiffer { first, other } => {
                write!(f, "element types differ: {first} and {other}")
            }
            What::SizesDiffer {
                first,
                other,
                dimension,
            } => write!(
                f,
                "sizes of dimension {dimension} differ: {} in {first} and {} in {other}",
                first.dims[*dimension], other.dims[*dimension]
            ),
            What::RanksDiffer { first, other } => write!(
                f,
                "ranks differ: {first} has {}, {other} has {}",
                counted(first.rank(), "dimensions"),
                other.rank()
            ),
            What::Rank { wanted, came } => write!(f, "takes {wanted}, not {came}"),
            What::ShapeWanted { wanted, came } => write!(f, "needs {wanted} here, not {came}"),
            What::PairDiffers { kind, lhs, rhs } => write!(
                f,
                "{kind} dimensions differ: {} (lhs dimension {}) and {} (rhs dimension {})",
                lhs.1, lhs.0, rhs.1, rhs.0
            ),
            What::NoSuchDimension { came, rank } => {
                write!(f, "there is no dimension {came}")?;
                match rank {
                    0 => f.write_str(": a scalar has none"),
                    1 => f.write_str(", only 0"),
                    many => write!(f, ", only 0 to {}", many - 1),
                }
            }
            What::RepeatedDimension(d) => write!(f, "dimension {d} stands twice"),
            What::Count {
                items,
                wanted,
                came,
            } => write!(f, "needs {}, not {came}", counted(*wanted, items)),
            What::NotIncreasing => f.write_str("dimension numbers must increase"),
            What::NotConsecutive => f.write_str("dimension numbers must follow each other"),
            What::ElementCount { operand, result } => {
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
            What::BroadcastSize { operand, result } => write!(
                f,
                "operand dimension {} has size {}, result dimension {} has size {}: \
                 they must be equal, or the first must be 1",
                operand.0, operand.1, result.0, result.1
            ),
            What::TransformLength {
                operand,
                dimension,
                length,
                wanted,
            } => {
                let came = &operand.dims[*dimension];
                if wanted == length {
                    return write!(
                        f,
                        "dimension {dimension} of {operand} has size {came}, not {length}"
                    );
                }
                write!(
                    f,
                    "the transform of {length} real numbers has {wanted}, dimension {dimension} of {operand} has size {came}"
                )
            }
            What::Value { wanted, came } => write!(f, "needs {wanted} here, not {came}"),
            What::Missing { name, kind } => write!(f, "`{name}` is missing: {kind}"),
            What::TooMany { most, came } => {
                let most = counted(*most, "arguments");
                write!(f, "takes {most} at most, {came} were given")
            }
            What::GivenTwice(name) => write!(f, "`{name}` is given twice"),
            What::NoSuchArgument { came, known } => {
                write!(f, "there is no attribute `{came}`")?;
                if known.is_empty() {
                    return Ok(());
                }
                write!(f, ": it has `{}`", known.join("`, `"))
            }
            What::Kind { wanted, came } => write!(f, "needs {wanted} here, not {came}"),
            What::Literal {
                text,
                element,
                fault: NumberFault::Kind { .. },
            } => write!(f, "`{text}` is no {element} literal"),
            What::Literal {
                text,
                element,
                fault: NumberFault::Range,
            } => write!(f, "`{text}` does not fit {element}"),
            What::Untyped => f.write_str("nothing gives these literals an element type"),
            What::ComputationParameters { wanted, came } => write!(
                f,
                "the computation must take {}, it takes {came}",
                counted(*wanted, "parameters")
            ),
            What::ComputationResult { wanted, came } => {
                let side = |shapes: &[Shape]| match shapes {
                    [one] => one.to_string(),
                    many => format!("({})", joined(many, ", ")),
                };
                write!(
                    f,
                    "the computation must give {}, it gives {}",
                    side(wanted),
                    side(came)
                )
            }
            What::PartDiffers {
                of,
                part,
                wanted,
                came,
            } => {
                let part = match part.as_str() {
                    "" => String::new(),
                    part => format!("`{part}` of "),
                };
                write!(f, "{part}{of} is {wanted}, the computation gives {came}")
            }
            What::Conversion { from, to } => write!(f, "{from} does not convert to {to}"),
            What::SizeOutOfRange => f.write_str("a size comes out negative or too large"),
            What::ArgumentType {
                name, wanted, came, ..
            } => {
                write!(f, "parameter `{name}` is {wanted}, the argument is {came}")
            }
            What::AtMost { most, of, came } => {
                write!(f, "needs at most {most} ({of}) here, not {came}")
            }
            What::BelowZero(size) => write!(f, "gives the size {size}, which is below zero"),
            What::Unsatisfied { sizes, path, what } => {
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
            What::Labels(fault) => write!(f, "{fault}"),
            What::Feature(feature) => write!(f, "needs the feature `{feature}` of typed-xla"),
            What::Other(text) => f.write_str(text),
            What::Reported => f.write_str("an argument holds a mistake"),
        }
    }
}
