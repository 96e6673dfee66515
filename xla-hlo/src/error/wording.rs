//! The wording of each fault in a message.

use core::fmt;

use super::{FaultKind, NonLinear, below};
use crate::list::Items;
use crate::literal::{Number, NumberFault, NumberKind};
use crate::param::ParamKind;
use crate::{ElementType, Shape, Size};

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
                write!(f, "expected {admitted} elements, found {found}")
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
            FaultKind::MisplacedAlong { moves: false } => {
                f.write_str("`.along` is only allowed on an operand of an elementwise operation")
            }
            FaultKind::MisplacedAlong { moves: true } => f.write_str(
                "`.along` is only allowed where another operand determines the other dimensions",
            ),
            FaultKind::Rank { expected, found } => write!(f, "expected {expected}, found {found}"),
            FaultKind::ShapeExpected { expected, found } => {
                write!(f, "expected {expected}, found {found}")
            }
            FaultKind::PairDiffers { kind, lhs, rhs } => write!(
                f,
                "{kind} dimensions differ: {} (lhs dimension {}) and {} (rhs dimension {})",
                lhs.1, lhs.0, rhs.1, rhs.0
            ),
            FaultKind::NoSuchDimension { found, rank } => {
                write!(f, "expected {}, found {found}", below("dimension", *rank))?;
                match rank {
                    0 => f.write_str(": a scalar has none"),
                    _ => Ok(()),
                }
            }
            FaultKind::NoDimensionFromEnd { found, rank: 0 } => {
                write!(f, "expected no dimension, found {found}: a scalar has none")
            }
            FaultKind::NoDimensionFromEnd { found, rank } => write!(
                f,
                "expected a dimension from -{rank} to {}, found {found}",
                rank - 1
            ),
            FaultKind::RepeatedDimension(d) => write!(f, "dimension {d} is listed twice"),
            FaultKind::Count {
                items,
                expected,
                found,
            } => write!(f, "expected {}, found {found}", counted(*expected, items)),
            FaultKind::NotIncreasing => f.write_str("dimension numbers must increase"),
            FaultKind::NotConsecutive => f.write_str("dimension numbers must be consecutive"),
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
                        "expected size {length} in dimension {dimension} of {operand}, found {found}"
                    );
                }
                write!(
                    f,
                    "expected size {expected} in dimension {dimension} of {operand}, the transform of {length} real \
                     numbers, found {found}"
                )
            }
            FaultKind::Value { expected, found } => write!(f, "expected {expected}, found {found}"),
            FaultKind::Word { allowed, found } => {
                write!(f, "expected \"{}\", found \"{found}\"", allowed.join("\" or \""))
            }
            FaultKind::Missing { name, kind } => match name.strip_suffix('s') {
                Some(one) if *kind == ParamKind::Ints && one.ends_with("dimension") => write!(
                    f,
                    "missing argument `{one}` or `{name}`: expected an integer or {kind}"
                ),
                _ => write!(f, "missing argument `{name}`: expected {kind}"),
            },
            FaultKind::TooMany { most, found } => {
                let most = counted(*most, "arguments");
                write!(f, "expected at most {most}, found {found}")
            }
            FaultKind::DuplicateArgument(name) => {
                write!(f, "argument `{name}` is specified more than once")
            }
            FaultKind::NoSuchArgument { found, known } => {
                write!(f, "unknown attribute `{found}`")?;
                match known.as_slice() {
                    [] => Ok(()),
                    [one] => write!(f, ": expected `{one}`"),
                    [one, other] => write!(f, ": expected `{one}` or `{other}`"),
                    many => write!(f, ": expected one of `{}`", many.join("`, `")),
                }
            }
            FaultKind::Kind { expected, found } => write!(f, "expected {expected}, found {found}"),
            FaultKind::Literal {
                text,
                element,
                fault: NumberFault::Kind { .. },
            } => write!(f, "expected a literal of type {element}, found `{text}`"),
            FaultKind::Literal {
                text,
                element,
                fault: NumberFault::Range,
            } => write!(f, "`{text}` is out of range for {element}"),
            FaultKind::Untyped => f.write_str("cannot infer the element type of these literals"),
            FaultKind::ComputationParameters { expected, found } => write!(
                f,
                "expected a computation with {}, found one with {found}",
                counted(*expected, "parameters")
            ),
            FaultKind::ComputationResult { expected, found } => {
                let side = |shapes: &[Shape]| match shapes {
                    [one] => one.to_string(),
                    many => format!("({})", joined(many, ", ")),
                };
                write!(
                    f,
                    "expected a computation that returns {}, found one that returns {}",
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
                write!(
                    f,
                    "expected the computation to return {expected} for {part}{of}, found {found}"
                )
            }
            FaultKind::Conversion { from, to } => write!(f, "cannot convert {from} to {to}"),
            FaultKind::TooManyBytes(shape) => write!(
                f,
                "expected an array of at most {} bytes, found {shape}",
                i64::MAX
            ),
            FaultKind::BatchTooLarge(sizes) => {
                let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect_vec();
                let (most, sizes) = (i64::MAX, sizes.join(", "));
                write!(
                    f,
                    "expected arrays of at most {most} bytes together, found one for each index of [{sizes}]"
                )
            }
            FaultKind::SizeRange(computed) => write!(
                f,
                "expected a size from 0 to {}, found {computed}",
                usize::MAX
            ),
            FaultKind::CalleeSize(of) => {
                write!(f, "a size in {of} is negative or too large")
            }
            FaultKind::ArgumentType {
                name,
                expected,
                found,
                ..
            } => {
                write!(
                    f,
                    "expected {expected} for parameter `{name}`, found {found}"
                )
            }
            FaultKind::AtMost { most, of, found } => {
                write!(f, "expected at most {most} ({of}), found {found}")
            }
            FaultKind::AtLeast { least, of, found } => {
                write!(f, "expected at least {least} ({of}), found {found}")
            }
            FaultKind::Multiple { of, found } => {
                write!(f, "expected a multiple of {of}, found {found}")
            }
            FaultKind::BelowZero(size) => write!(f, "the size {size} is negative"),
            FaultKind::Unsatisfied { sizes, path, what } => {
                let sizes: Vec<String> = sizes
                    .iter()
                    .map(|(n, s)| format!("{n} = {s}"))
                    .collect_vec();
                let path: Vec<String> = path.iter().map(|name| format!("`{name}`")).collect_vec();
                let (inner, outermost) = path.split_at(path.len().saturating_sub(1));
                let inner: String = inner.iter().map(|name| format!("{name} in ")).collect();
                let verb = if sizes.len() == 1 { "does" } else { "do" };
                let (sizes, outermost) = (sizes.join(", "), outermost.concat());
                write!(f, "{sizes} {verb} not satisfy {inner}{outermost}: {what}")
            }
            FaultKind::Labels(fault) => write!(f, "{fault}"),
            FaultKind::Feature(feature) => {
                write!(f, "requires the feature `{feature}` of typed-xla")
            }
            FaultKind::Other(text) => f.write_str(text),
            FaultKind::NoDerivative { operation, reason } => {
                write!(f, "`{operation}` has no derivative: {reason}")
            }
            FaultKind::NotDifferentiable { path, found } => {
                f.write_str("expected floating-point or complex elements, found ")?;
                in_part(f, path, found)
            }
            FaultKind::ResultNotDifferentiable { path, found } => {
                f.write_str("expected a function of floating-point or complex results, found ")?;
                in_part(f, path, found)
            }
            FaultKind::NotLoss { found } => write!(
                f,
                "expected a function whose result is one real number, such as f32[], found {found}"
            ),
            FaultKind::Effects => {
                f.write_str("expected a function without side effects, found one that uses a feed")
            }
            FaultKind::RuleResult { expected, found } => {
                write!(f, "expected the rule to return {expected}, found {found}")
            }
            FaultKind::NotLinear { subject, operation } => {
                write!(f, "{subject} because ")?;
                match operation {
                    Some((name, NonLinear::Combination)) => {
                        write!(f, "`{name}` combines linear values with constants")
                    }
                    Some((name, NonLinear::Itself)) => write!(f, "of `{name}`"),
                    Some((name, NonLinear::Unseen)) => {
                        write!(f, "of `{name}`, whose body the compiler does not see")
                    }
                    None => f.write_str("it returns a constant"),
                }
            }
            FaultKind::ForwardMode => f.write_str(
                "this function has a rule for its gradient only (`vjp`), and no tangents in forward mode",
            ),
            FaultKind::Captured => f.write_str(
                "this function has a rule for its derivative, but captures a value that is differentiated: pass it as \
                 an argument",
            ),
            FaultKind::NoTransposeSolve => f.write_str(
                "expected `transpose_solve`, the solver of the transposed equations, which the gradient needs",
            ),
            FaultKind::UnknownRounds => f.write_str(
                "the number of rounds of this loop is not known while compiling, so its values cannot be kept for the \
                 derivative",
            ),
            FaultKind::Reported => f.write_str("an argument contains an error"),
        }
    }
}

/// Returns the help for a literal that is not of the element type of the other operand.
pub(crate) fn literal_help(
    fault: &NumberFault,
    name: &str,
    element: ElementType,
    number: &Number,
) -> Option<String> {
    let NumberFault::Kind { write } = fault else {
        return None;
    };
    let written = write.as_ref().map(|write| format!("write `{write}`"));
    // `n / 2.0` for integers.
    let other = match name {
        "lhs" => "rhs",
        "rhs" => "lhs",
        _ => return written,
    };
    if !element.is_integer() || number.kind != NumberKind::Float {
        return written;
    }
    let converted = format!("convert the integers: `{{{other}}} as f32`");
    Some(match written {
        Some(written) => format!("{written}, or {converted}"),
        None => converted,
    })
}

fn in_part(f: &mut fmt::Formatter<'_>, path: &str, found: &Shape) -> fmt::Result {
    if path.is_empty() {
        write!(f, "{found}")
    } else {
        write!(f, "{found} in `{path}`")
    }
}
