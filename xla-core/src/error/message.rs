//! The one-line messages of errors.

use core::fmt;

use super::{Error, FeedFault};
use crate::collective::Collective;

impl fmt::Display for Error {
    #[inline(never)]
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
                came,
            } => {
                let wanted: usize = dims.iter().product();
                write!(
                    f,
                    "{element}{dims:?} holds {wanted} {}, but {came} came",
                    plural(wanted, "element")
                )
            }
            Error::Memory {
                element,
                dims,
                wanted,
                came,
            } => write!(
                f,
                "{element}{dims:?} takes {wanted} {} in memory with what stands between its own, but {came} came",
                plural(*wanted, "element")
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
                wanted,
                came,
            } => write!(f, "{element}{} cannot be of sizes {came:?}", open(wanted)),
            Error::SizesOf {
                element,
                wanted,
                came,
            } => {
                let (elements, wanted) = (plural(*came, "element"), open(wanted));
                write!(
                    f,
                    "the sizes of {element}{wanted} do not follow from {came} {elements}"
                )
            }
            Error::ArgumentSize {
                computation,
                operand,
                dimension,
                wanted,
                came,
                reason,
            } => write!(
                f,
                "{computation}: dimension {dimension} of `{operand}` is {came}, but `{reason}` wants {wanted}"
            ),
            Error::ItemSize {
                computation,
                operand,
                dimension,
                wanted,
                came,
                reason,
            } => write!(
                f,
                "{computation}: an item of `{operand}` came with {came} as its dimension {dimension}, but `{reason}` wants {wanted}"
            ),
            Error::CallSize {
                computation,
                call,
                dimension,
                wanted,
                came,
                reason,
            } => write!(
                f,
                "{computation}: dimension {dimension} of `{call}` came out as {came}, but `{reason}` wants {wanted}"
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
                wanted,
                came,
            } => {
                let count = wanted / element.bytes();
                let verb = if count == 1 { "takes" } else { "take" };
                let (elements, bytes) = (plural(count, "element"), plural(*wanted, "byte"));
                write!(
                    f,
                    "{count} {elements} of {element} {verb} {wanted} {bytes}, but {came} came"
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
                    .map(|(wanted, came)| format!("{wanted}, but {came} came"))
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
                wanted,
                came,
            } => {
                let elements = plural(*wanted, "element");
                write!(
                    f,
                    "{call}: wanted {wanted} {elements} in the {array}, but {came} came"
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
            Error::ApiVersion { path, came, wanted } => write!(
                f,
                "PJRT plugin `{}` speaks version {}.{} of the API; wanted {}.{}, or a later minor version",
                path.display(),
                came.0,
                came.1,
                wanted.0,
                wanted.1
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
                wanted,
                came,
            } => {
                let devices = plural(*came, "device");
                write!(
                    f,
                    "PJRT platform `{platform}` has {came} {devices}; {wanted} wanted, one for each replica"
                )
            }
            Error::ReplicaArguments { wanted, came } => {
                let replicas = plural(*wanted, "replica");
                write!(
                    f,
                    "the program runs as {wanted} {replicas}; arguments for {came} given"
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
            Error::ArgumentCount { wanted, came } => {
                let arguments = plural(*wanted, "argument");
                write!(f, "the program takes {wanted} {arguments}; {came} given")
            }
            Error::Argument {
                index,
                wanted,
                came,
            } => {
                write!(
                    f,
                    "argument {index} of the program is {wanted}; {came} given"
                )
            }
            Error::ArgumentLayout {
                index,
                wanted,
                came,
            } => write!(
                f,
                "argument {index} of the program has the layout {wanted:?} (minor to major); {came:?} given"
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
                wanted,
                came,
            } => write!(
                f,
                "{computation}: result {index} is of sizes {wanted:?}; a tensor of sizes {came:?} was given for it"
            ),
            Error::Program { name, wanted, came } => {
                write!(f, "the program `{name}` is {wanted}; its text is {came}")
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
