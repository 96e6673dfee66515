//! The messages of errors about PJRT plugins and the programs that they run.

use core::fmt;

use super::plural;
use crate::error::Error;

/// Writes the message of an error about PJRT plugins.
pub(super) fn plugins(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
        #[cfg(feature = "std")]
        Error::Plugin { path, reason } => {
            write!(f, "cannot load PJRT plugin `{}`: {reason}", path.display())
        }
        Error::NoPluginNamed { variable } => {
            write!(
                f,
                "no PJRT plugin specified: set `{variable}` to the path of one"
            )
        }
        #[cfg(feature = "std")]
        Error::NotAPlugin { path, reason } => {
            write!(f, "`{}` is not a PJRT plugin: {reason}", path.display())
        }
        #[cfg(feature = "std")]
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
        _ => unreachable!("an error of another family"),
    }
}

/// Writes the message of an error about the arguments of programs that a plugin runs.
pub(super) fn programs(error: &Error, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error {
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
        _ => unreachable!("an error of another family"),
    }
}
