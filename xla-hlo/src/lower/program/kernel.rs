//! Steps that are calls: matrix products, transposes, other kernels and functions that are not computations.

use super::{BufferId, Origins};
use crate::graph::inspect::Action;
use crate::list::Items;
use crate::operation::{CallTarget, Kernel, Small};
use crate::{ElementType, Graph, Size};

/// A batch of matrix products with a dense result of shape `[batch, m, n]`.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The element type of the result.
    pub element: ElementType,
    /// The element types of the operands: the result's, or integers of 8 bits.
    pub operands: [ElementType; 2],
    /// The left operand.
    pub lhs: BufferId,
    /// The right operand.
    pub rhs: BufferId,
    /// The result.
    pub out: BufferId,
    /// The number of products, and their sizes.
    pub sizes: Sizes,
    /// The strides of the left operand along batch, m and k, in elements.
    pub lhs_strides: [Size; 3],
    /// The strides of the right operand along batch, k and n, in elements.
    pub rhs_strides: [Size; 3],
    /// Whether register blocks inline it. Generic sizes are small in such a block.
    pub small: bool,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// The sizes of a matrix product.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The number of products.
    pub batch: Size,
    /// The number of rows of the left operand.
    pub m: Size,
    /// The number of columns of the right operand.
    pub n: Size,
    /// The contracted size: the number of products that are added for one element.
    pub k: Size,
}

/// A transpose of a dense array.
#[derive(Clone, Debug)]
pub struct Transpose {
    /// The element type.
    pub element: ElementType,
    /// The buffer that it reads.
    pub operand: BufferId,
    /// The buffer that it writes.
    pub out: BufferId,
    /// The operand's sizes.
    pub dims: Vec<Size>,
    /// The operand's dimension for each dimension of the result.
    pub permutation: Vec<usize>,
    /// Whether register blocks inline it. Generic sizes are small in such a block.
    pub small: bool,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// A call of a kernel by its name.
#[derive(Clone, Debug)]
pub struct Call {
    /// The kernel and its arguments.
    pub kernel: Kernel,
    /// The arrays that it reads.
    pub operands: Vec<Array>,
    /// The arrays that it writes.
    pub outs: Vec<Array>,
    /// The computations that it applies.
    pub regions: Vec<Region>,
    /// The one array whose elements it moves to or from a box of another; `None` if it visits all elements of all arrays.
    pub moved: Option<Array>,
    /// The limits within which register blocks inline it, if they do: they call its function `small`. Generic sizes are small
    /// in such a block.
    pub small: Option<Small>,
    /// Its floating-point operations, where they are known.
    pub flop: Option<Size>,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// A call of a function that is not a computation, or a step that prints or asserts.
#[derive(Clone, Debug)]
pub struct CustomCall {
    /// The function, or what the step prints or asserts.
    pub target: CallTarget,
    /// Whether the function may fail.
    pub may_fail: bool,
    /// The values of its generic sizes.
    pub sizes: Vec<Size>,
    /// The number of the call, if sizes of its results are compared when it returns.
    pub call: Option<usize>,
    /// The arrays that it reads.
    pub operands: Vec<Array>,
    /// The arrays that it writes.
    pub outs: Vec<Array>,
    /// The instructions that it computes.
    pub origins: Origins,
}

/// A computation of scalars that a kernel applies.
#[derive(Clone, Debug)]
pub enum Region {
    /// A scalar function of its two parameters, by its name in `rt::function`.
    Function(&'static str),
    /// Any other computation.
    Body(Graph),
}

/// A buffer with its sizes.
#[derive(Clone, Debug)]
pub struct Array {
    /// The buffer.
    pub buffer: BufferId,
    /// Its sizes.
    pub dims: Vec<Size>,
}

impl Contract {
    /// Whether all sizes are numbers.
    pub(in crate::lower) fn is_known(&self) -> bool {
        let Sizes { batch, m, n, k } = &self.sizes;
        is_known([batch, m, n, k])
    }
}

impl Transpose {
    /// Whether all sizes are numbers.
    pub(in crate::lower) fn is_known(&self) -> bool {
        is_known(&self.dims)
    }
}

impl CustomCall {
    /// Whether it may end the program with an error.
    pub fn can_fail(&self) -> bool {
        self.may_fail || self.call.is_some() || self.asserts()
    }

    /// Whether it is an assertion.
    pub fn asserts(&self) -> bool {
        matches!(&self.target, CallTarget::Inspect(inspect) if inspect.action == Action::Assert)
    }
}

impl Call {
    /// Returns the arrays whose elements it visits.
    pub(in crate::lower) fn visited(&self) -> Vec<&Array> {
        match &self.moved {
            Some(moved) => vec![moved],
            None => self.operands.iter().chain_items(&self.outs).collect_vec(),
        }
    }

    /// Whether all sizes are numbers.
    pub(in crate::lower) fn is_known(&self) -> bool {
        let mut arrays = self.operands.iter().chain_items(&self.outs);
        arrays.all(|array| is_known(&array.dims))
    }
}

fn is_known<'a>(sizes: impl IntoIterator<Item = &'a Size>) -> bool {
    let mut sizes = sizes.into_iter();
    sizes.all(|size| size.known().is_some())
}
