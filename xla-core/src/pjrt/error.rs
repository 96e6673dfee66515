//! What can go wrong between us and a plugin.

use std::fmt;
use std::path::PathBuf;

use super::ArraySpec;

/// Why a plugin could not be loaded, or refused a program or a run.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// There is no such file, or it is not a shared library that this machine can load.
    Open {
        /// The file asked for.
        path: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// The environment variable that names the plugin is not set.
    NoPluginNamed {
        /// The variable.
        variable: &'static str,
    },
    /// A shared library, but not a PJRT plugin: it lacks the function `GetPjrtApi`, or that function gave nothing.
    NotAPlugin {
        /// The file asked for.
        path: PathBuf,
        /// What is missing.
        reason: String,
    },
    /// The plugin speaks a version of the PJRT C API that we cannot call.
    ApiVersion {
        /// The file asked for.
        path: PathBuf,
        /// The plugin's version, major and minor.
        plugin: (i32, i32),
        /// The oldest version that can be called; a greater minor will do, another major will not.
        wanted: (i32, i32),
    },
    /// The plugin leaves a function out of its table.
    MissingFunction {
        /// The function, as the C header names it.
        function: &'static str,
    },
    /// The plugin has no device that this process can use.
    NoDevice {
        /// The name of its platform.
        platform: String,
    },
    /// The plugin refused to compile the program.
    Compile {
        /// The plugin's message.
        message: String,
    },
    /// The plugin failed while it ran a program.
    Execute {
        /// The plugin's message.
        message: String,
    },
    /// Another call to the plugin failed.
    Call {
        /// The function, as the C header names it.
        function: &'static str,
        /// The status code, as Abseil numbers them.
        code: i32,
        /// The plugin's message.
        message: String,
    },
    /// The plugin's description of a program or an array is not one we understand.
    Unreadable {
        /// What it was, and what was odd about it.
        what: String,
    },
    /// A program was given too few or too many arguments.
    ArgumentCount {
        /// The number of its parameters.
        wanted: usize,
        /// The number of arguments given.
        given: usize,
    },
    /// An argument differs from the parameter in element type or dimensions.
    Argument {
        /// Which argument, from 0.
        index: usize,
        /// The parameter.
        wanted: ArraySpec,
        /// The argument.
        given: ArraySpec,
    },
    /// An argument lies in the device's memory in another order than the parameter wants.
    ArgumentLayout {
        /// Which argument, from 0.
        index: usize,
        /// The parameter's order of dimensions, the innermost first.
        wanted: Vec<usize>,
        /// The argument's.
        given: Vec<usize>,
    },
    /// The bytes of an array are not as many as its element type and dimensions say.
    Bytes {
        /// The array.
        array: ArraySpec,
        /// The number of bytes it takes.
        wanted: usize,
        /// The number of bytes given.
        given: usize,
    },
    /// A buffer belongs to another client than the program that was to read it.
    OtherClient {
        /// Which argument, from 0.
        index: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Open { path, reason } => {
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
                plugin,
                wanted,
            } => write!(
                f,
                "PJRT plugin `{}` speaks version {}.{} of the API; wanted {}.{}, or a later minor version",
                path.display(),
                plugin.0,
                plugin.1,
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
            Error::ArgumentCount { wanted, given } => {
                write!(f, "the program takes {wanted} arguments; {given} given")
            }
            Error::Argument {
                index,
                wanted,
                given,
            } => {
                write!(
                    f,
                    "argument {index} of the program is {wanted}; {given} given"
                )
            }
            Error::ArgumentLayout {
                index,
                wanted,
                given,
            } => write!(
                f,
                "argument {index} of the program has the layout {wanted:?} (minor to major); {given:?} given"
            ),
            Error::Bytes {
                array,
                wanted,
                given,
            } => {
                write!(f, "an array {array} takes {wanted} bytes; {given} given")
            }
            Error::OtherClient { index } => {
                write!(f, "argument {index} is a buffer of another PJRT client")
            }
        }
    }
}

impl std::error::Error for Error {}
