//! What can go wrong while a program runs, as values.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use xla_shape::error::ShapeError;
use xla_shape::{ElementType, Shape};

use crate::replica::{Call, Collective};

pub(crate) mod message;
mod replica;

pub(crate) use message::open;

pub use replica::{Departure, GroupFault, ReplicaFault};

/// What went wrong, with what was wanted and what came: while a tensor is made, a file read or written, replicas work
/// together, or a program is compiled and run by a PJRT plugin.
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
    /// A tensor was to be made of memory of another length than its own, padding included.
    Memory {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor.
        dims: Vec<usize>,
        /// How many elements there are in memory.
        wanted: usize,
        /// How many came.
        came: usize,
    },
    /// The system does not have the memory that a tensor takes.
    Allocation {
        /// The element type.
        element: ElementType,
        /// The sizes of the tensor.
        dims: Vec<usize>,
        /// How many bytes it takes.
        bytes: usize,
    },
    /// The system does not have the memory that a computation takes for intermediate values.
    Workspace {
        /// How many bytes that is.
        bytes: usize,
    },
    /// A tensor was to be of sizes that its type does not have, or of more elements than can be.
    Sizes {
        /// The element type.
        element: ElementType,
        /// The sizes that the type knows.
        wanted: Vec<Option<usize>>,
        /// The sizes that came.
        came: Vec<usize>,
    },
    /// The sizes of a tensor do not follow from the number of its elements.
    SizesOf {
        /// The element type.
        element: ElementType,
        /// The sizes that the type knows.
        wanted: Vec<Option<usize>>,
        /// How many elements came.
        came: usize,
    },
    /// An argument of a computation is of another size than the others ask for.
    ArgumentSize {
        /// The computation.
        computation: &'static str,
        /// The argument: `x`, or a part of it, `p.w1`.
        operand: &'static str,
        /// The dimension.
        dimension: usize,
        /// The size that it should have.
        wanted: usize,
        /// The size that it has.
        came: usize,
        /// What asks for it.
        reason: &'static str,
    },
    /// An item of a feed is of another size than the arguments of the computation ask for.
    ItemSize {
        /// The computation.
        computation: &'static str,
        /// The parameter, or a part of its items: `feed`, `feed.images`.
        operand: &'static str,
        /// The dimension.
        dimension: usize,
        /// The size that it should have.
        wanted: usize,
        /// The size that it has.
        came: usize,
        /// What asks for it.
        reason: &'static str,
    },
    /// A function that is not a computation has returned an array of another size than the computation that called it asks for.
    CallSize {
        /// The computation.
        computation: &'static str,
        /// The call, or a part of what it returned: `f(x)`, `f(x).0`.
        call: &'static str,
        /// The dimension.
        dimension: usize,
        /// The size that it should have.
        wanted: usize,
        /// The size that it has.
        came: usize,
        /// What asks for it.
        reason: &'static str,
    },
    /// A function of C has told sizes of its result that no tensor has.
    CallSizes {
        /// The function.
        function: &'static str,
        /// The sizes, one for each `?` of the result.
        sizes: Vec<i64>,
    },
    /// The sizes of a computation's arguments are not what one of its operations needs.
    ArgumentSizes {
        /// The computation.
        computation: &'static str,
        /// The operation, and what it needs; `?x.0` in it is dimension 0 of the argument `x`.
        reason: &'static str,
        /// The sizes that it was given, after the argument and the dimension.
        sizes: Vec<(&'static str, usize, usize)>,
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
    /// There was to be a run of no replica.
    NoReplica,
    /// The system has no thread for a replica.
    ReplicaStart {
        /// Which replica.
        replica: usize,
        /// What the system said.
        source: io::Error,
    },
    /// The function that a replica ran panicked.
    ReplicaPanicked {
        /// Which replica.
        replica: usize,
        /// What it said.
        message: String,
    },
    /// Replicas could not do together what they were to do.
    Replica {
        /// The replica whose call this is.
        replica: usize,
        /// What it called.
        call: Box<Call>,
        /// Why it failed.
        fault: ReplicaFault,
    },
    /// Groups of replicas that are none, or pairs that are no permutation.
    ReplicaGroups {
        /// What they were for.
        collective: Collective,
        /// The groups, or the pairs of source and target.
        groups: Vec<Vec<usize>>,
        /// How many replicas there are.
        replicas: usize,
        /// What is wrong with them.
        fault: GroupFault,
    },
    /// An array of a collective has another length than the others ask for.
    ReplicaLength {
        /// The call.
        call: Box<Call>,
        /// Which array: the operand or the result.
        array: &'static str,
        /// How many elements it should have.
        wanted: usize,
        /// How many it has.
        came: usize,
    },
    /// The chunks of a collective do not make up a part.
    ReplicaChunk {
        /// The call.
        call: Box<Call>,
        /// How many elements a chunk has.
        chunk: usize,
        /// How many elements a part has.
        part: usize,
    },
    /// MPI did not start.
    Mpi {
        /// Which function failed.
        function: String,
        /// What MPI said.
        message: String,
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
    /// There are more replicas than the plugin has devices.
    TooFewDevices {
        /// The name of its platform.
        platform: String,
        /// How many replicas, each of which wants a device.
        wanted: usize,
        /// How many devices there are.
        came: usize,
    },
    /// A program of several replicas was given arguments for more or fewer.
    ReplicaArguments {
        /// How many replicas it has.
        wanted: usize,
        /// For how many arguments came.
        came: usize,
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
    /// A feed gave nothing, or took nothing.
    Feed {
        /// Which way it goes: `"infeed"` or `"outfeed"`.
        feed: &'static str,
        /// What an item is: `(f32[2, 3], i32[])`.
        item: String,
        /// Why.
        fault: FeedFault,
    },
    /// A program has feeds, which a PJRT plugin has no way to.
    Feeds {
        /// The name of the computation.
        name: &'static str,
        /// The names of the parameters.
        feeds: &'static [&'static str],
    },
    /// A program cannot have the sizes of its arguments.
    ProgramSizes {
        /// The name of the computation.
        name: &'static str,
        /// The sizes, after the argument and the dimension.
        sizes: Vec<(&'static str, usize, usize)>,
        /// Why, in words.
        reason: String,
    },
    /// A result is to be written to a tensor of other sizes.
    ResultSizes {
        /// The computation.
        computation: &'static str,
        /// Which array of the result, from 0.
        index: usize,
        /// The sizes that the result has.
        wanted: Vec<usize>,
        /// The sizes of the tensor.
        came: Vec<usize>,
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

/// Why a feed gave nothing, or took nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FeedFault {
    /// The other end is gone.
    Closed,
    /// The other end did nothing for as long as the computation waits.
    TimeLimit(Duration),
}

impl core::error::Error for Error {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
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
