//! The interface of generated code. Nothing here is for users: it changes with the code generator.

pub use crate::argument::{
    Failure, OrPanic, Returned, check_result, check_size, check_sizes, local_size, static_size,
};
pub use crate::array::{copied, zeros};
pub use crate::element::bytes::{ConstantBools, ConstantBytes, constant, file_part};
pub use crate::element::storage::{InPlace, One, Pair};
pub use crate::element::{c64, c128};
pub use crate::error::or_panic;
pub use crate::exec::{Exec, Fold, Out, Rows, Split, part};
#[cfg(feature = "std")]
pub use crate::export;
pub use crate::ffi;
pub use crate::function;
pub use crate::function::Function;
pub use crate::inspect::{DebugRecord, assert};
#[cfg(feature = "std")]
pub use crate::inspect::{print, print_error};
pub use crate::kept::LazyLock;
pub use crate::kernels;
pub use crate::kernels::attention::KeyRange;
pub use crate::kernels::convolution::winograd::WinogradConvolution;
pub use crate::kernels::convolution::winograd::pack::WinogradKernel;
pub use crate::kernels::convolution::{Convolution, ConvolutionWindow};
pub use crate::kernels::custom_call::{assembled, fill, fill_open, viewed};
pub use crate::kernels::dot_general::Contract;
pub use crate::kernels::dot_general::pack::Weights;
pub use crate::kernels::dot_general::packed::PackedContract;
pub use crate::kernels::dynamic_size_check::DynamicSizeCheck;
pub use crate::kernels::dynamic_slice::Index;
pub use crate::kernels::places::GatherDimensions;
pub use crate::kernels::triangular_solve::Equations;
pub use crate::kernels::window::Window;
pub use crate::kernels::{Array, ArrayMut, Outs};
pub use crate::level::{Base, Baseline, Every, Generated, Kernel, Level, Levels};
pub use crate::loops::{
    Aligned, Cascade, Count, Grouping, Splat, Strided, fold, fold_exact, fold_in_order, fold_rows,
    fold_rows_by, from_lanes, map, to_lanes, update,
};
pub use crate::record::Record;
pub use crate::reduce;
pub use crate::scalar;
pub use crate::size::SizeMessage;
pub use crate::stated::{CountedByComputations, StatedByComputations};
pub use crate::tensors::{Columns, Elements, FlatLeaf, Leaves, assemble_leaves, write_leaves};
pub use crate::vector;
pub use crate::workspace::{Read, Workspace, Write, plan_const};
pub use alloc::vec;
pub use alloc::vec::Vec;
pub use half::{bf16, f16};
pub use xla_shape::ElementType;
pub use xla_shape::float8::{f8e4m3fn, f8e5m2};
