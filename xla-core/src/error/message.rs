//! The one-line messages of errors.

use core::fmt;

use super::{Error, FeedFault};
use crate::collective::Collective;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
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
            Error::ArgumentSize {
                computation,
                operand,
                dimension,
                expected,
                found,
                reason,
            } => write!(
                f,
                "{computation}: dimension {dimension} of `{operand}` is {found}, but `{reason}` expects {expected}"
            ),
            Error::ItemSize {
                computation,
                operand,
                dimension,
                expected,
                found,
                reason,
            } => write!(
                f,
                "{computation}: dimension {dimension} of an item of `{operand}` is {found}, but `{reason}` expects \
                 {expected}"
            ),
            Error::CallSize {
                computation,
                call,
                dimension,
                expected,
                found,
                reason,
            } => write!(
                f,
                "{computation}: dimension {dimension} of `{call}` is {found}, but `{reason}` expects {expected}"
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
            Error::NotBool { at, byte } => {
                write!(f, "a bool is the byte 0 or 1, but byte {at} is {byte}")
            }
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
                    .map(|(expected, found)| format!("expected {expected}, found {found}"))
                    .collect();
                list(f, "misshapen", misshapen.iter().map(String::as_str))
            }
            Error::Unsupported { element, format } => {
                write!(f, "{format} has no element type for {element}")
            }
            Error::NoReplica => f.write_str("expected at least 1 replica, found 0"),
            Error::ReplicaStart { replica, source } => {
                write!(f, "cannot start a thread for replica {replica}: {source}")
            }
            Error::ReplicaPanicked { replica, message } => {
                write!(f, "replica {replica} panicked: {message}")
            }
            Error::Replica {
                replica,
                call,
                fault,
            } => write!(f, "replica {replica}: {call}: {fault}"),
            Error::ReplicaGroups {
                collective,
                groups,
                replicas,
                fault,
            } => {
                let what = match collective {
                    Collective::CollectivePermute => "pairs",
                    _ => "groups",
                };
                let s = plural(*replicas, "replica");
                write!(
                    f,
                    "{collective} of {replicas} {s}: {what} {groups:?}: {fault}"
                )
            }
            Error::ReplicaLength {
                call,
                array,
                expected,
                found,
            } => {
                let elements = plural(*expected, "element");
                write!(
                    f,
                    "{call}: expected {expected} {elements} in the {array}, found {found}"
                )
            }
            Error::ReplicaChunk { call, chunk, part } => {
                let elements = plural(*part, "element");
                write!(
                    f,
                    "{call}: a part of {part} {elements} cannot be split into chunks of {chunk}"
                )
            }
            Error::Mpi { function, message } => {
                write!(f, "MPI did not start: `{function}` failed: {message}")
            }
            Error::Plugin { path, reason } => {
                write!(f, "cannot load PJRT plugin `{}`: {reason}", path.display())
            }
            Error::NoPluginNamed { variable } => {
                write!(
                    f,
                    "no PJRT plugin specified: set `{variable}` to the path of one"
                )
            }
            Error::NotAPlugin { path, reason } => {
                write!(f, "`{}` is not a PJRT plugin: {reason}", path.display())
            }
            Error::ApiVersion {
                path,
                found,
                expected,
            } => write!(
                f,
                "PJRT plugin `{}` implements version {}.{} of the API: expected {}.{} or a later minor version",
                path.display(),
                found.0,
                found.1,
                expected.0,
                expected.1
            ),
            Error::MissingFunction { function } => {
                write!(f, "the PJRT plugin does not offer `{function}`")
            }
            Error::NoDevice { platform } => {
                write!(
                    f,
                    "PJRT platform `{platform}` has no device that this process can use"
                )
            }
            Error::TooFewDevices {
                platform,
                expected,
                found,
            } => {
                let devices = plural(*found, "device");
                write!(
                    f,
                    "PJRT platform `{platform}` has {found} {devices}: expected {expected}, one for each replica"
                )
            }
            Error::ReplicaArguments { expected, found } => {
                let replicas = plural(*expected, "replica");
                write!(
                    f,
                    "the program runs as {expected} {replicas}: found arguments for {found}"
                )
            }
            Error::Compile { message } => {
                write!(f, "XLA cannot compile the program: {message}")
            }
            Error::Execute { message } => write!(f, "XLA cannot run the program: {message}"),
            Error::Call {
                function,
                code,
                message,
            } => {
                write!(f, "`{function}` failed with status {code}: {message}")
            }
            Error::Unreadable { what } => {
                write!(f, "cannot read the PJRT plugin's answer: {what}")
            }
            Error::ArgumentCount { expected, found } => {
                let arguments = plural(*expected, "argument");
                write!(
                    f,
                    "the program expects {expected} {arguments}, found {found}"
                )
            }
            Error::Argument {
                index,
                expected,
                found,
            } => {
                write!(
                    f,
                    "expected {expected} for argument {index} of the program, found {found}"
                )
            }
            Error::ArgumentLayout {
                index,
                expected,
                found,
            } => write!(
                f,
                "expected the layout {expected:?} (minor to major) for argument {index} of the program, found {found:?}"
            ),
            Error::OtherClient { index } => {
                write!(f, "argument {index} is a buffer of another PJRT client")
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
        }
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

/// Writes the items on the message's line: `; missing a; missing b`.
fn list<'a>(
    f: &mut fmt::Formatter<'_>,
    what: &str,
    items: impl Iterator<Item = &'a str>,
) -> fmt::Result {
    for item in items {
        write!(f, "; {what} {item}")?;
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
