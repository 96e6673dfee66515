//! The messages of errors: one line, and a list of tensors where those of a file do not match.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Error, FeedFault, SizeOrigin};

mod plugins;
mod replicas;

use plugins::{plugins, programs};
use replicas::replicas;

// Every error belongs to one family, whose function has its message.
impl fmt::Display for Error {
    #[inline(never)]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Length { .. }
            | Error::Memory { .. }
            | Error::Allocation { .. }
            | Error::Workspace { .. }
            | Error::Sizes { .. }
            | Error::SizesOf { .. }
            | Error::Bytes { .. }
            | Error::Shape(_)
            | Error::NotBool { .. }
            | Error::Dlpack { .. }
            | Error::NotElements { .. }
            | Error::Strides { .. } => tensors(self, f),
            Error::DynamicSize { .. }
            | Error::Assertion { .. }
            | Error::CallSizes { .. }
            | Error::ArgumentSizes { .. }
            | Error::Inspects { .. }
            | Error::ProgramSizes { .. }
            | Error::ResultSizes { .. }
            | Error::Program { .. } => calls(self, f),
            Error::Feed { .. } | Error::Feeds { .. } => feeds(self, f),
            #[cfg(feature = "std")]
            Error::Io { .. }
            | Error::Malformed { .. }
            | Error::Mismatch { .. }
            | Error::Unsupported { .. } => files(self, f),
            #[cfg(feature = "std")]
            Error::ReplicaStart { .. } => replicas(self, f),
            Error::NoReplica
            | Error::ReplicaPanicked { .. }
            | Error::Replica { .. }
            | Error::ReplicaGroups { .. }
            | Error::ReplicaLength { .. }
            | Error::ReplicaChunk { .. }
            | Error::Mpi { .. } => replicas(self, f),
            #[cfg(feature = "std")]
            Error::Plugin { .. } | Error::NotAPlugin { .. } | Error::ApiVersion { .. } => {
                plugins(self, f)
            }
            Error::NoPluginNamed { .. }
            | Error::MissingFunction { .. }
            | Error::NoDevice { .. }
            | Error::TooFewDevices { .. }
            | Error::ReplicaArguments { .. }
            | Error::Compile { .. }
            | Error::Execute { .. }
            | Error::Call { .. }
            | Error::Unreadable { .. } => plugins(self, f),
            Error::ArgumentCount { .. }
            | Error::Argument { .. }
            | Error::ArgumentLayout { .. }
            | Error::OtherClient { .. } => programs(self, f),
        }
    }
}

/// Writes the message of an error about tensors and their memory.
fn tensors(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
        Error::Length {
            element,
            dims,
            found,
        } => {
            let expected: usize = dims.iter().product();
            write!(
                f,
                "{element}{dims:?} has {expected} {}, found {found}",
                plural(expected, "element")
            )
        }
        Error::Memory {
            element,
            dims,
            expected,
            found,
        } => write!(
            f,
            "{element}{dims:?} occupies {expected} {} in memory with its padding, found {found}",
            plural(*expected, "element")
        ),
        Error::Allocation {
            element,
            dims,
            bytes,
        } => write!(
            f,
            "cannot allocate {bytes} {} for {element}{dims:?}",
            plural(*bytes, "byte")
        ),
        Error::Workspace { bytes } => write!(
            f,
            "cannot allocate {bytes} {} for intermediate values",
            plural(*bytes, "byte")
        ),
        Error::Sizes {
            element,
            expected,
            found,
        } => write!(
            f,
            "{element}{} cannot have the sizes {found:?}",
            open(expected)
        ),
        Error::SizesOf {
            element,
            expected,
            found,
        } => {
            let (elements, expected) = (plural(*found, "element"), open(expected));
            write!(
                f,
                "cannot infer the sizes of {element}{expected} from {found} {elements}"
            )
        }
        Error::Bytes {
            element,
            expected,
            found,
        } => {
            let count = expected / element.bytes();
            let verb = if count == 1 { "takes" } else { "take" };
            let (elements, bytes) = (plural(count, "element"), plural(*expected, "byte"));
            write!(
                f,
                "{count} {elements} of {element} {verb} {expected} {bytes}, found {found}"
            )
        }
        Error::Shape(error) => write!(f, "{error}"),
        Error::Dlpack { reason } => write!(f, "DLPack: {reason}"),
        Error::NotBool { at, byte } => {
            write!(f, "a bool is the byte 0 or 1, but byte {at} is {byte}")
        }
        Error::NotElements {
            element,
            bytes,
            misaligned,
        } => {
            let (size, found) = (element.bytes(), plural(*bytes, "byte"));
            if !bytes.is_multiple_of(size) {
                let takes = plural(size, "byte");
                return write!(
                    f,
                    "an element of {element} takes {size} {takes}, found {bytes} {found}"
                );
            }
            write!(
                f,
                "the {bytes} {found} are {misaligned} beyond the alignment of {element}: copy them by `copy_from_bytes`"
            )
        }
        Error::Strides {
            element,
            dims,
            expected,
            found,
        } => write!(
            f,
            "a view of {element}{dims:?} expects the strides {expected:?}, found {found:?}: copy the elements by \
             `Tensor::try_from`"
        ),
        _ => unreachable!("an error of another family"),
    }
}

/// Writes the message of an error about a computation's arguments and results.
fn calls(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
        Error::DynamicSize {
            computation,
            origin,
            operand,
            dimension,
            expected,
            found,
            reason,
        } => {
            write!(f, "{computation}: ")?;
            match origin {
                SizeOrigin::Argument => {
                    write!(f, "dimension {dimension} of `{operand}` is {found}")
                }
                SizeOrigin::Item => write!(
                    f,
                    "dimension {dimension} of an item of `{operand}` is {found}"
                ),
                SizeOrigin::Call => {
                    write!(f, "dimension {dimension} of `{operand}` is {found}")
                }
            }?;
            write!(f, ", but `{reason}` expects {expected}")
        }
        Error::Assertion {
            message,
            file,
            line,
            column,
        } => write!(f, "{file}:{line}:{column}: {message}"),
        Error::Inspects { name, inspects } => write!(
            f,
            "`{name}` {inspects}, which StableHLO cannot express: remove it from a program for XLA"
        ),
        Error::CallSizes { function, sizes } => write!(
            f,
            "`{function}` reported the sizes {sizes:?} for its result, which no tensor has"
        ),
        Error::ArgumentSizes {
            computation,
            reason,
            sizes,
        } => {
            let mut reason = (*reason).to_owned();
            // Replace longer names first: `?p.1` is a prefix of `?p.1.0`.
            let mut longest: Vec<_> = sizes.iter().collect();
            longest.sort_by_key(|(operand, ..)| core::cmp::Reverse(operand.len()));
            for (operand, dimension, size) in longest {
                reason = reason.replace(&format!("?{operand}.{dimension}"), &size.to_string());
            }
            with_sizes(f, computation, &reason, sizes)
        }
        Error::ProgramSizes {
            name,
            sizes,
            reason,
        } => with_sizes(f, name, reason, sizes),
        Error::ResultSizes {
            computation,
            index,
            expected,
            found,
        } => write!(
            f,
            "{computation}: result {index} has the sizes {expected:?}, but its tensor has the sizes {found:?}"
        ),
        Error::Program {
            name,
            expected,
            found,
        } => {
            write!(
                f,
                "the program `{name}` is {expected}, but its text is {found}"
            )
        }
        _ => unreachable!("an error of another family"),
    }
}

/// Writes the message of an error about feeds.
fn feeds(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
        Error::Feed { feed, item, fault } => match (*feed, fault) {
            ("infeed", FeedFault::Closed) => write!(
                f,
                "infeed: item {item} will not arrive: the sender was dropped"
            ),
            ("infeed", FeedFault::TimeLimit(limit)) => {
                write!(f, "infeed: item {item} did not arrive within {limit:?}")
            }
            (feed, FeedFault::Closed) => write!(
                f,
                "{feed}: cannot send item {item}: the receiver was dropped"
            ),
            (feed, FeedFault::TimeLimit(limit)) => write!(
                f,
                "{feed}: the receiver did not make room for item {item} within {limit:?}"
            ),
        },
        Error::Feeds { name, feeds } => {
            let names: Vec<String> = feeds.iter().map(|name| format!("`{name}`")).collect();
            write!(
                f,
                "`{name}` uses the feeds {}: PJRT plugins do not support feeds",
                names.join(", ")
            )
        }
        _ => unreachable!("an error of another family"),
    }
}

#[cfg(feature = "std")]
/// Writes the message of an error about files.
fn files(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
        Error::Io { path, source } => write!(f, "{}: {source}", path.display()),
        Error::Malformed { path, reason } => write!(f, "{}: {reason}", path.display()),
        Error::Mismatch {
            path,
            missing,
            extra,
            misshapen,
        } => {
            write!(f, "{}: the tensors do not match", path.display())?;
            list(f, "missing", missing.iter().map(String::as_str))?;
            list(f, "extra", extra.iter().map(String::as_str))?;
            let misshapen: Vec<String> = misshapen
                .iter()
                .map(|(expected, found)| format!("{expected}, found {found}"))
                .collect();
            list(f, "misshapen", misshapen.iter().map(String::as_str))
        }
        Error::Unsupported { element, format } => {
            write!(f, "{format} has no element type for {element}")
        }
        _ => unreachable!("an error of another family"),
    }
}

/// Writes the fault of a computation, then the sizes of its arguments.
fn with_sizes(
    f: &mut fmt::Formatter<'_>,
    computation: &str,
    reason: &str,
    sizes: &[(&str, usize, usize)],
) -> fmt::Result {
    write!(f, "{computation}: {reason}")?;
    for (operand, dimension, size) in sizes {
        write!(f, "; dimension {dimension} of `{operand}` is {size}")?;
    }
    Ok(())
}

#[cfg(feature = "std")]
/// Writes each item on its own line.
fn list<'a>(
    f: &mut fmt::Formatter<'_>,
    what: &str,
    items: impl Iterator<Item = &'a str>,
) -> fmt::Result {
    for item in items {
        write!(f, "\n  {what} {item}")?;
    }
    Ok(())
}

/// Formats sizes as in a type: `[?, 64]`.
pub(crate) fn open(sizes: &[Option<usize>]) -> String {
    let sizes = sizes.iter().map(|size| match size {
        Some(size) => size.to_string(),
        None => "?".to_owned(),
    });
    format!("[{}]", sizes.collect::<Vec<_>>().join(", "))
}

/// Returns the noun, with an "s" unless `count` is 1.
fn plural(count: usize, noun: &str) -> String {
    if count == 1 {
        noun.to_owned()
    } else {
        format!("{noun}s")
    }
}
