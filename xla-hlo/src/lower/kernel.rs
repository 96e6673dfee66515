//! Steps that are calls: matrix products, transposes, other kernels and functions that are not computations.

use super::BufferId;
use crate::list::{self, Items};
use crate::operation::{Contraction, Form, Kernel, Small};
use crate::shape::product;
use crate::{ElementType, Graph, Shape, Size};

/// A batch of matrix products with a dense result of shape `[batch, m, n]`.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The element type.
    pub element: ElementType,
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
}

/// A call of a function that is not a computation.
#[derive(Clone, Debug)]
pub struct CustomCall {
    /// Its name.
    pub function: String,
    /// Whether it may fail.
    pub may_fail: bool,
    /// The values of its generic sizes.
    pub sizes: Vec<Size>,
    /// The number of the call, if sizes of its results are compared when it returns.
    pub call: Option<usize>,
    /// The arrays that it reads.
    pub operands: Vec<Array>,
    /// The arrays that it writes.
    pub outs: Vec<Array>,
}

/// A computation of scalars that a kernel applies.
#[derive(Clone, Debug)]
pub enum Region {
    /// A scalar function of its two parameters, by its name in `rt::function`.
    Function(&'static str),
    /// Any other computation.
    Body(Graph),
}

/// The scalar functions of `rt::function`, each with the function that computes the same from swapped operands.
const FUNCTIONS: &[(&str, &str)] = &[
    ("add", "add"),
    ("mul", "mul"),
    ("max", "max"),
    ("min", "min"),
    ("and", "and"),
    ("or", "or"),
    ("ge", "le"),
    ("gt", "lt"),
    ("le", "ge"),
    ("lt", "gt"),
    ("gt_total", "lt_total"),
    ("lt_total", "gt_total"),
];

impl Region {
    /// Converts a computation that the passes have optimised.
    pub(super) fn of(graph: &Graph) -> Region {
        let function = Region::function(graph);
        function.map_or_else(|| Region::Body(graph.clone()), Region::Function)
    }

    fn function(graph: &Graph) -> Option<&'static str> {
        let ([result], &[a, b]) = (graph.results.as_slice(), graph.params.as_slice()) else {
            return None;
        };
        if *result == b {
            return Some("second");
        }
        let maker = graph.maker(*result).filter(|_| graph.len() == 1)?;
        let Form::Map { function, .. } = (maker.op.form)(graph, maker) else {
            return None;
        };
        let (same, swapped) = FUNCTIONS.iter().find_item(|(name, _)| *name == function)?;
        match maker.operands.as_slice() {
            operands if operands == [a, b] => Some(same),
            operands if operands == [b, a] => Some(swapped),
            _ => None,
        }
    }
}

/// The most multiplications of a product that a register block inlines. For more, the kernel is faster.
pub(super) const MULTIPLICATIONS: usize = 2048;

/// The most multiplications of such a product with fewer than [`VECTOR`] columns, which is computed one element at a time.
pub(super) const SCALAR_MULTIPLICATIONS: usize = 256;

/// The number of columns from which on an inlined product is vectorised.
pub(super) const VECTOR: usize = 4;

impl Contract {
    /// Whether the product is inlined in register blocks. Generic sizes are small in such a block.
    pub fn is_small(&self) -> bool {
        use ElementType::{C64, C128, F32, F64, I32, I64, U32, U64};
        // Half types accumulate in f32, and the others are rare.
        if !matches!(self.element, F32 | F64 | C64 | C128 | I32 | I64 | U32 | U64) {
            return false;
        }
        let Sizes { batch, m, n, k } = &self.sizes;
        let known = [batch, m, n, k].into_iter().map(Size::known);
        let count = known.reduce(|all, size| all?.checked_mul(size?)).flatten();
        let most = match n.known() {
            Some(n) if n >= VECTOR => MULTIPLICATIONS,
            _ => SCALAR_MULTIPLICATIONS,
        };
        !self.is_known() || count.is_some_and(|count| count <= most)
    }

    /// Whether all sizes are numbers.
    pub(super) fn is_known(&self) -> bool {
        let Sizes { batch, m, n, k } = &self.sizes;
        is_known([batch, m, n, k])
    }
}

impl Transpose {
    /// Whether the transpose is inlined in register blocks. Generic sizes are small in such a block.
    pub fn is_small(&self) -> bool {
        is_small(&self.dims, Small::DEFAULT.elements)
    }

    /// Whether all sizes are numbers.
    pub(super) fn is_known(&self) -> bool {
        is_known(&self.dims)
    }
}

impl Call {
    /// Returns the arrays whose elements it visits.
    pub(super) fn visited(&self) -> Vec<&Array> {
        match &self.moved {
            Some(moved) => vec![moved],
            None => self.operands.iter().chain_items(&self.outs).collect_vec(),
        }
    }

    /// Whether the arrays are small enough for its function `small`.
    pub(super) fn is_small(&self, small: Small) -> bool {
        let mut all = self.operands.iter().chain_items(&self.outs);
        all.all_items(|array| array.dims.len() <= RANK)
            && (self.visited().iter()).all_items(|array| is_small(&array.dims, small.elements))
    }

    /// Whether all sizes are numbers.
    pub(super) fn is_known(&self) -> bool {
        let mut arrays = self.operands.iter().chain_items(&self.outs);
        arrays.all_items(|array| is_known(&array.dims))
    }
}

fn is_known<'a>(sizes: impl IntoIterator<Item = &'a Size>) -> bool {
    let mut sizes = sizes.into_iter();
    sizes.all_items(|size| size.known().is_some())
}

/// Whether an array of these sizes has at most as many elements and dimensions as inlined kernels visit. A generic size is
/// small.
fn is_small(dims: &[Size], elements: usize) -> bool {
    let len = product(dims).known();
    dims.len() <= RANK && len.is_none_or(|len| len <= elements)
}

/// The most dimensions of an array that inlined kernels move.
const RANK: usize = 4;

/// A buffer with its sizes.
#[derive(Clone, Debug)]
pub struct Array {
    /// The buffer.
    pub buffer: BufferId,
    /// Its sizes.
    pub dims: Vec<Size>,
}

/// An operand of a product with its dimensions grouped: batch, free, contracting.
pub(super) struct Side {
    /// The dimensions of each group, in order.
    pub(super) groups: [Vec<usize>; 3],
    /// The stride of each group, if one index can walk along each of them.
    pub(super) strides: Option<[Size; 3]>,
}

/// An operand of a product in memory.
pub(super) struct Strided {
    /// Its sizes.
    pub(super) dims: Vec<Size>,
    /// The stride of each dimension, in elements; 0 where it is repeated.
    pub(super) strides: Vec<Size>,
}

impl Side {
    fn new(operand: &Strided, batch: &[usize], contracting: &[usize]) -> Side {
        let free = (0..operand.dims.len())
            .filter_items(|d| !batch.contains(d) && !contracting.contains(d));
        let groups = [batch.to_vec(), free.collect_vec(), contracting.to_vec()];
        let strides = groups
            .iter()
            .map(|group| stride(operand, group))
            .collect_some();
        Side {
            groups,
            strides: strides.and_then(|strides| strides.try_into().ok()),
        }
    }

    /// Returns the order of dimensions in which every group is contiguous, and the stride of each group in it.
    ///
    /// In the order of a right operand, the last dimension stays the last one if it is free: then contiguous elements are
    /// copied together. For a left operand of 2048 by 512, as a factor of 512 by 64, this order took 1.17 of the time.
    pub(super) fn copied(&self, shape: &Shape, is_right: bool) -> (Vec<usize>, [Size; 3]) {
        let [batch, free, contracting] = &self.groups;
        let [rows, columns] = list::both([1, 2], |group| self.size(shape, group));
        let matrix = rows.clone() * columns.clone();
        if is_right && free.last() == shape.rank().checked_sub(1).as_ref() {
            let order = list::concat(&[batch.clone(), contracting.clone(), free.clone()]);
            (order, [matrix, Size::from(1), rows])
        } else {
            (self.groups.concat(), [matrix, columns, Size::from(1)])
        }
    }

    /// Returns the number of elements along a group.
    pub(super) fn size(&self, shape: &Shape, group: usize) -> Size {
        product(self.groups[group].iter().map(|&d| &shape.dims[d]))
    }
}

/// Returns the stride of an index along a group of dimensions, if one index can walk along them.
fn stride(operand: &Strided, group: &[usize]) -> Option<Size> {
    let Strided {
        dims: sizes,
        strides,
    } = operand;
    let step = |d: usize| strides[d].clone();
    let mut dims = group.iter().copied().filter(|&d| !sizes[d].is(1)).rev();
    let Some(last) = dims.next() else {
        return Some(Size::from(0));
    };
    let mut next = last;
    for d in dims {
        if step(d) != step(next) * sizes[next].clone() {
            return None;
        }
        next = d;
    }
    Some(step(last))
}

/// Groups the dimensions of both operands. Sorts the contracting pairs if an index cannot walk along them as written.
pub(super) fn sides(dims: &Contraction, lhs: &Strided, rhs: &Strided) -> [Side; 2] {
    let mut pairs: Vec<(usize, usize)> = (dims.lhs_contracting.iter().copied())
        .zip_items(dims.rhs_contracting.iter().copied())
        .collect_vec();
    let side = |pairs: &[(usize, usize)]| {
        let (left, right): (Vec<usize>, Vec<usize>) = pairs.iter().copied().unzip();
        [
            Side::new(lhs, &dims.lhs_batch, &left),
            Side::new(rhs, &dims.rhs_batch, &right),
        ]
    };
    let sides = side(&pairs);
    if sides.iter().all_items(|side| side.strides.is_some()) {
        return sides;
    }
    list::sort(&mut pairs);
    side(&pairs)
}
