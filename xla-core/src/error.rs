//! The errors of programs at run time, as values.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;
#[cfg(feature = "std")]
use std::io;
#[cfg(feature = "std")]
use std::path::PathBuf;

use xla_shape::error::ShapeError;
use xla_shape::{ElementType, Shape};

use crate::collective::{Call, Collective};

pub(crate) mod message;
mod replica;

pub(crate) use message::open;

pub use replica::{Departure, GroupFault, ReplicaFault};

/// An error in making a tensor, reading or writing a file, running replicas, or compiling and running a program with a
/// PJRT plugin.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The number of elements passed for a tensor differs from the number that its shape holds.
    Length {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor's dimensions.
        dims: Vec<usize>,
        /// The number of elements found.
        found: usize,
    },
    /// The memory passed for a tensor has another length than the tensor's, padding included.
    Memory {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor's dimensions.
        dims: Vec<usize>,
        /// The number of elements that the layout takes in memory.
        expected: usize,
        /// The number of elements found.
        found: usize,
    },
    /// The system cannot allocate the memory of a tensor.
    Allocation {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor's dimensions.
        dims: Vec<usize>,
        /// The number of bytes requested.
        bytes: usize,
    },
    /// The system cannot allocate the memory for a computation's intermediate values.
    Workspace {
        /// The number of bytes requested.
        bytes: usize,
    },
    /// The sizes passed for a tensor contradict its type, or their product overflows.
    Sizes {
        /// The element type.
        element: ElementType,
        /// The sizes in the type; `None` where a size is dynamic.
        expected: Vec<Option<usize>>,
        /// The sizes found.
        found: Vec<usize>,
    },
    /// The number of elements does not determine the dynamic sizes of a tensor.
    SizesOf {
        /// The element type.
        element: ElementType,
        /// The sizes in the type; `None` where a size is dynamic.
        expected: Vec<Option<usize>>,
        /// The number of elements found.
        found: usize,
    },
    /// A dynamic size differs from the size that the computation's arguments require.
    DynamicSize {
        /// The name of the computation.
        computation: &'static str,
        /// The origin of the array that has the size.
        origin: SizeOrigin,
        /// The array: an argument or one of its fields, `x`, `p.w1`; a feed or a field of its items, `feed.images`; a
        /// call or a part of its result, `f(x).0`.
        operand: &'static str,
        /// The dimension.
        dimension: usize,
        /// The size expected.
        expected: usize,
        /// The size found.
        found: usize,
        /// The expression that requires the size.
        reason: &'static str,
    },
    /// An `assert!` in a computation failed.
    Assertion {
        /// The text of the assertion, as in the panic of Rust's `assert!`.
        message: String,
        /// The file of the assertion.
        file: &'static str,
        /// The line, from 1.
        line: u32,
        /// The column, from 1.
        column: u32,
    },
    /// A C function reported result sizes that no tensor can have.
    CallSizes {
        /// The name of the C function.
        function: &'static str,
        /// The reported sizes, one for each `?` of the result.
        sizes: Vec<i64>,
    },
    /// The sizes of a computation's arguments violate a constraint of one of its operations.
    ArgumentSizes {
        /// The name of the computation.
        computation: &'static str,
        /// The operation and its constraint; `?x.0` stands for the size of dimension 0 of the argument `x`.
        reason: &'static str,
        /// The sizes involved, each as (argument, dimension, size).
        sizes: Vec<(&'static str, usize, usize)>,
    },
    /// The number of bytes to read elements from differs from the number that they take.
    Bytes {
        /// The element type.
        element: ElementType,
        /// The number of bytes that the elements take.
        expected: usize,
        /// The number of bytes found.
        found: usize,
    },
    /// A shape, a layout or an index is invalid, or shapes do not compose.
    Shape(ShapeError),
    /// A byte to be read as a `bool` is neither 0 nor 1.
    NotBool {
        /// The index of the byte.
        at: usize,
        /// The value of the byte.
        byte: u8,
    },
    /// An array of another library is not a tensor of the type.
    Dlpack {
        /// A description of the difference.
        reason: String,
    },
    /// Bytes are not whole elements, or are not aligned as elements are.
    NotElements {
        /// The element type.
        element: ElementType,
        /// The number of bytes found.
        bytes: usize,
        /// The number of bytes by which the first byte is beyond the alignment of the element type.
        misaligned: usize,
    },
    /// The elements of another library's array are not in the order of a view's layout, or there are gaps between them.
    Strides {
        /// The element type.
        element: ElementType,
        /// The sizes of the dimensions.
        dims: Vec<usize>,
        /// The strides of the view's layout, in elements.
        expected: Vec<usize>,
        /// The strides of the array, in elements.
        found: Vec<isize>,
    },
    #[cfg(feature = "std")]
    /// A file could not be read or written.
    Io {
        /// The path of the file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    #[cfg(feature = "std")]
    /// A file violates its format.
    Malformed {
        /// The path of the file.
        path: PathBuf,
        /// A description of the violation.
        reason: String,
    },
    #[cfg(feature = "std")]
    /// A file holds other tensors than expected. Each tensor is named with its type: `w1: f32[64, 128]`.
    Mismatch {
        /// The path of the file.
        path: PathBuf,
        /// Tensors that are expected, but not in the file.
        missing: Vec<String>,
        /// Tensors in the file that are not expected.
        extra: Vec<String>,
        /// Tensors whose types differ: the expected tensor, and the type found.
        misshapen: Vec<(String, String)>,
    },
    #[cfg(feature = "std")]
    /// A file format does not support the element type.
    Unsupported {
        /// The element type.
        element: ElementType,
        /// The name of the format.
        format: &'static str,
    },
    /// A run of 0 replicas was requested.
    NoReplica,
    #[cfg(feature = "std")]
    /// The system could not start a thread for a replica.
    ReplicaStart {
        /// The index of the replica.
        replica: usize,
        /// The system's error.
        source: io::Error,
    },
    /// The function of a replica panicked.
    ReplicaPanicked {
        /// The index of the replica.
        replica: usize,
        /// The panic's message.
        message: String,
    },
    /// A collective, or another call that involves several replicas, failed.
    Replica {
        /// The index of the calling replica.
        replica: usize,
        /// The call that failed.
        call: Box<Call>,
        /// The cause.
        fault: ReplicaFault,
    },
    /// The groups do not partition the replicas, or the source-target pairs are not a permutation.
    ReplicaGroups {
        /// The collective.
        collective: Collective,
        /// The groups, or the source-target pairs.
        groups: Vec<Vec<usize>>,
        /// The number of replicas.
        replicas: usize,
        /// The cause.
        fault: GroupFault,
    },
    /// An array of a collective has another length than expected.
    ReplicaLength {
        /// The call that failed.
        call: Box<Call>,
        /// The role of the array: the operand or the result.
        array: &'static str,
        /// The number of elements expected.
        expected: usize,
        /// The number of elements found.
        found: usize,
    },
    /// The chunk size of a collective does not divide the size of a part.
    ReplicaChunk {
        /// The call that failed.
        call: Box<Call>,
        /// The number of elements in a chunk.
        chunk: usize,
        /// The number of elements in a part.
        part: usize,
    },
    /// MPI could not be started.
    Mpi {
        /// The MPI function that failed.
        function: String,
        /// MPI's message.
        message: String,
    },
    #[cfg(feature = "std")]
    /// A PJRT plugin could not be loaded: the file is missing, or is not a shared library for this machine.
    Plugin {
        /// The path requested.
        path: PathBuf,
        /// The system's message.
        reason: String,
    },
    /// The environment variable with the plugin's path is not set.
    NoPluginNamed {
        /// The name of the variable.
        variable: &'static str,
    },
    #[cfg(feature = "std")]
    /// The shared library is not a PJRT plugin: it lacks the function `GetPjrtApi`, or that function returned null.
    NotAPlugin {
        /// The path requested.
        path: PathBuf,
        /// A description of the missing part.
        reason: String,
    },
    #[cfg(feature = "std")]
    /// The plugin implements an incompatible version of the PJRT C API.
    ApiVersion {
        /// The path requested.
        path: PathBuf,
        /// The oldest supported version, as (major, minor). Later minor versions are supported too, other major
        /// versions are not.
        expected: (i32, i32),
        /// The plugin's version, as (major, minor).
        found: (i32, i32),
    },
    /// The plugin's function table lacks a function.
    MissingFunction {
        /// The name of the function in the C header.
        function: &'static str,
    },
    /// The plugin has no device that is addressable from this process.
    NoDevice {
        /// The name of the plugin's platform.
        platform: String,
    },
    /// There are more replicas than the plugin has devices.
    TooFewDevices {
        /// The name of the plugin's platform.
        platform: String,
        /// The number of replicas. Each needs its own device.
        expected: usize,
        /// The number of devices.
        found: usize,
    },
    /// The number of argument lists differs from the program's number of replicas.
    ReplicaArguments {
        /// The number of replicas.
        expected: usize,
        /// The number of argument lists found.
        found: usize,
    },
    /// The plugin failed to compile the program.
    Compile {
        /// The plugin's message.
        message: String,
    },
    /// The plugin failed to run the program.
    Execute {
        /// The plugin's message.
        message: String,
    },
    /// Another call of the plugin's functions failed.
    Call {
        /// The name of the function in the C header.
        function: &'static str,
        /// The status code, in Abseil's numbering.
        code: i32,
        /// The plugin's message.
        message: String,
    },
    /// The plugin's description of a program or an array could not be parsed.
    Unreadable {
        /// The description, and the unexpected part of it.
        what: String,
    },
    /// The number of arguments differs from the program's number of parameters.
    ArgumentCount {
        /// The number of parameters.
        expected: usize,
        /// The number of arguments.
        found: usize,
    },
    /// The element type or the dimensions of an argument differ from the parameter's.
    Argument {
        /// The index of the argument, from 0.
        index: usize,
        /// The shape of the parameter.
        expected: Shape,
        /// The shape of the argument.
        found: Shape,
    },
    /// The layout of an argument in device memory differs from the parameter's.
    ArgumentLayout {
        /// The index of the argument, from 0.
        index: usize,
        /// The parameter's layout: its dimensions, minor to major.
        expected: Vec<usize>,
        /// The argument's layout.
        found: Vec<usize>,
    },
    /// A buffer belongs to another client than the program that reads it.
    OtherClient {
        /// The index of the argument, from 0.
        index: usize,
    },
    /// Reading from an infeed, or writing to an outfeed, failed.
    Feed {
        /// The direction: `"infeed"` or `"outfeed"`.
        feed: &'static str,
        /// The type of an item: `(f32[2, 3], i32[])`.
        item: String,
        /// The cause.
        fault: FeedFault,
    },
    /// A program has feeds, which PJRT plugins do not support.
    Feeds {
        /// The name of the computation.
        name: &'static str,
        /// The names of the feed parameters.
        feeds: &'static [&'static str],
    },
    /// A program prints or asserts, which StableHLO cannot express.
    Inspects {
        /// The name of the computation.
        name: &'static str,
        /// The first output or assertion, and its place: `prints at src/model.rs:12:5`.
        inspects: &'static str,
    },
    /// A program cannot be compiled for the sizes of its arguments.
    ProgramSizes {
        /// The name of the computation.
        name: &'static str,
        /// The sizes, each as (argument, dimension, size).
        sizes: Vec<(&'static str, usize, usize)>,
        /// A description of the cause.
        reason: String,
    },
    /// The tensor passed for a result has other sizes than the result.
    ResultSizes {
        /// The name of the computation.
        computation: &'static str,
        /// The index of the array among the results, from 0.
        index: usize,
        /// The sizes of the result.
        expected: Vec<usize>,
        /// The sizes of the tensor.
        found: Vec<usize>,
    },
    /// The parameters or results in a program's text differ from the program's type.
    Program {
        /// The name of the computation.
        name: &'static str,
        /// The signature of the type: `(f32[2]) -> f32[]`.
        expected: String,
        /// The signature of the text.
        found: String,
    },
}

/// The origin of an array whose dynamic size is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SizeOrigin {
    /// An argument of the computation.
    Argument,
    /// An item of a feed.
    Item,
    /// A result of a function that is not a computation.
    Call,
}

/// The cause of a failed feed operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FeedFault {
    /// The other end has been dropped.
    Closed,
    /// The other end did nothing within the time limit.
    TimeLimit(Duration),
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            #[cfg(feature = "std")]
            Error::Io { source, .. } | Error::ReplicaStart { source, .. } => Some(source),
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

/// Returns the value.
///
/// # Panics
///
/// Panics with the text of the error, if it is one.
#[doc(hidden)]
#[inline]
#[track_caller]
pub fn or_panic<T>(result: Result<T, Error>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => refuse(error),
    }
}

/// Panics with the text of an error. It takes the error, so that no caller contains the code that drops one.
#[cold]
#[inline(never)]
#[track_caller]
pub(crate) fn refuse(error: Error) -> ! {
    panic!("{error}")
}
