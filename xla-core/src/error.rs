//! What can go wrong while a program runs, as values.

use std::io;
use std::path::PathBuf;

use xla_hlo::error::ShapeError;
use xla_hlo::{ElementType, Shape};

mod message;

/// What went wrong, with what was wanted and what came: while a tensor is made, a file read or written, or a program compiled
/// and run by a PJRT plugin.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A tensor was to be made of another number of elements than its shape holds.
    Length {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor.
        dims: Vec<usize>,
        /// How many elements came.
        came: usize,
    },
    /// Elements were to be read from another number of bytes than they take.
    Bytes {
        /// The element type.
        element: ElementType,
        /// How many bytes the elements take.
        wanted: usize,
        /// How many bytes came.
        came: usize,
    },
    /// There is no such shape, layout or index, or shapes do not compose.
    Shape(ShapeError),
    /// A byte that was to be a `bool` is neither 0 nor 1.
    NotBool {
        /// Where it stands.
        at: usize,
        /// What it is.
        byte: u8,
    },
    /// A file could not be read or written.
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is not what its format asks for.
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A file holds other tensors than those that were wanted. Each is given as its name and its type: `w1: f32[64, 128]`.
    Misfit {
        /// The file.
        path: PathBuf,
        /// Wanted, but not in the file.
        missing: Vec<String>,
        /// In the file, but not wanted.
        extra: Vec<String>,
        /// In both, but of different types: what was wanted, and the type that came.
        misshapen: Vec<(String, String)>,
    },
    /// A file format has no such element type.
    Unsupported {
        /// The element type.
        element: ElementType,
        /// The format.
        format: &'static str,
    },
    /// A PJRT plugin could not be loaded: there is no such file, or it is no shared library that this machine can load.
    Plugin {
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
        /// The oldest version that can be called, major and minor; a greater minor will do, another major will not.
        wanted: (i32, i32),
        /// The plugin's version.
        came: (i32, i32),
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
        /// The number of arguments that came.
        came: usize,
    },
    /// An argument differs from the parameter in element type or dimensions.
    Argument {
        /// Which argument, from 0.
        index: usize,
        /// The parameter.
        wanted: Shape,
        /// The argument.
        came: Shape,
    },
    /// An argument lies in the device's memory in another order than the parameter wants.
    ArgumentLayout {
        /// Which argument, from 0.
        index: usize,
        /// The parameter's order of dimensions, the innermost first.
        wanted: Vec<usize>,
        /// The argument's.
        came: Vec<usize>,
    },
    /// A buffer belongs to another client than the program that was to read it.
    OtherClient {
        /// Which argument, from 0.
        index: usize,
    },
    /// The text of a program has other parameters or results than its type.
    Program {
        /// The name of the computation.
        name: &'static str,
        /// What its type has: `(f32[2]) -> f32[]`.
        wanted: String,
        /// What its text has.
        came: String,
    },
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Error::Io { source, .. } => Some(source),
            Error::Shape(source) => Some(source),
            _ => None,
        }
    }
}

impl From<ShapeError> for Error {
    fn from(error: ShapeError) -> Error {
        Error::Shape(error)
    }
}
