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
                    "infeed: no item {item} comes any more: the sender is gone"
                ),
                ("infeed", FeedFault::TimeLimit(limit)) => {
                    write!(f, "infeed: no item {item} came within {limit:?}")
                }
                (feed, FeedFault::Closed) => write!(
                    f,
                    "{feed}: nobody takes an item {item} any more: the receiver is gone"
                ),
                (feed, FeedFault::TimeLimit(limit)) => write!(
                    f,
                    "{feed}: the receiver made no room for an item {item} within {limit:?}"
                ),
            },
            Error::Feeds { name, feeds } => {
                let names: Vec<String> = feeds.iter().map(|name| format!("`{name}`")).collect();
                write!(
                    f,
                    "`{name}` reads or writes while it runs, {}: a PJRT plugin has no way to a feed",
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
                    "{element}{dims:?} holds {expected} {}, but {found} came",
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
                "{element}{dims:?} takes {expected} {} in memory with what stands between its own, but {found} came",
                plural(*expected, "element")
            ),
            Error::Allocation {
                element,
                dims,
                bytes,
            } => write!(
                f,
                "{element}{dims:?} takes {bytes} {}, which cannot be allocated",
                plural(*bytes, "byte")
            ),
            Error::Workspace { bytes } => write!(
                f,
                "intermediate values take {bytes} {}, which cannot be allocated",
                plural(*bytes, "byte")
            ),
            Error::Sizes {
                element,
                expected,
                found,
            } => write!(
                f,
                "{element}{} cannot be of sizes {found:?}",
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
                    "the sizes of {element}{expected} do not follow from {found} {elements}"
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
                "{computation}: dimension {dimension} of `{operand}` is {found}, but `{reason}` wants {expected}"
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
                "{computation}: an item of `{operand}` came with {found} as its dimension {dimension}, but `{reason}` wants {expected}"
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
                "{computation}: dimension {dimension} of `{call}` came out as {found}, but `{reason}` wants {expected}"
            ),
            Error::CallSizes { function, sizes } => write!(
                f,
                "`{function}` says that its result has the sizes {sizes:?}, which no tensor has"
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
                    "{count} {elements} of {element} {verb} {expected} {bytes}, but {found} came"
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
                write!(f, "{}: the tensors do not fit", path.display())?;
                list(f, "missing", missing.iter().map(String::as_str))?;
                list(f, "extra", extra.iter().map(String::as_str))?;
                let misshapen: Vec<String> = misshapen
                    .iter()
                    .map(|(expected, found)| format!("{expected}, but {found} came"))
                    .collect();
                list(f, "misshapen", misshapen.iter().map(String::as_str))
            }
            Error::Unsupported { element, format } => {
                write!(f, "{format} has no element type for {element}")
            }
            Error::NoReplica => f.write_str("a run of 0 replicas; at least 1 wanted"),
            Error::ReplicaStart { replica, source } => {
                write!(f, "no thread for replica {replica}: {source}")
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
                    "{call}: wanted {expected} {elements} in the {array}, but {found} came"
                )
            }
            Error::ReplicaChunk { call, chunk, part } => {
                let elements = plural(*part, "element");
                write!(
                    f,
                    "{call}: a part of {part} {elements} cannot be cut in chunks of {chunk}"
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
                    "no PJRT plugin named: set `{variable}` to the path of one"
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
                "PJRT plugin `{}` speaks version {}.{} of the API; wanted {}.{}, or a later minor version",
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
                    "PJRT platform `{platform}` has {found} {devices}; {expected} wanted, one for each replica"
                )
            }
            Error::ReplicaArguments { expected, found } => {
                let replicas = plural(*expected, "replica");
                write!(
                    f,
                    "the program runs as {expected} {replicas}; arguments for {found} given"
                )
            }
            Error::Compile { message } => {
                write!(f, "XLA refused to compile the program: {message}")
            }
            Error::Execute { message } => write!(f, "XLA failed to run the program: {message}"),
            Error::Call {
                function,
                code,
                message,
            } => {
                write!(f, "`{function}` failed with status {code}: {message}")
            }
            Error::Unreadable { what } => {
                write!(f, "the PJRT plugin's answer cannot be read: {what}")
            }
            Error::ArgumentCount { expected, found } => {
                let arguments = plural(*expected, "argument");
                write!(f, "the program takes {expected} {arguments}; {found} given")
            }
            Error::Argument {
                index,
                expected,
                found,
            } => {
                write!(
                    f,
                    "argument {index} of the program is {expected}; {found} given"
                )
            }
            Error::ArgumentLayout {
                index,
                expected,
                found,
            } => write!(
                f,
                "argument {index} of the program has the layout {expected:?} (minor to major); {found:?} given"
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
                "{computation}: result {index} is of sizes {expected:?}; a tensor of sizes {found:?} was given for it"
            ),
            Error::Program {
                name,
                expected,
                found,
            } => {
                write!(f, "the program `{name}` is {expected}; its text is {found}")
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
