//! Steps that one kernel does: matrix products and transposes.

use super::BufferId;
use crate::operation::{Contraction, Form, Kernel};
use crate::shape::product;
use crate::{ElementType, Graph, Shape, Size};

/// A matrix product, for each index of a batch; the result is dense: `[batch, m, n]`.
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
    /// How many products there are, and their sizes.
    pub sizes: Sizes,
    /// By how many elements the left operand advances along batch, m, k.
    pub lhs_strides: [Size; 3],
    /// By how many elements the right operand advances along batch, k, n.
    pub rhs_strides: [Size; 3],
}

/// The sizes of a matrix product.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// How many products.
    pub batch: Size,
    /// Rows of the left operand.
    pub m: Size,
    /// Columns of the right operand.
    pub n: Size,
    /// Products that make one element.
    pub k: Size,
}

/// A dense array with its dimensions reordered.
#[derive(Clone, Debug)]
pub struct Transpose {
    /// The element type.
    pub element: ElementType,
    /// What is read.
    pub operand: BufferId,
    /// What is written.
    pub out: BufferId,
    /// The operand's sizes.
    pub dims: Vec<Size>,
    /// The operand's dimension for each of the result's.
    pub permutation: Vec<usize>,
}

/// A kernel by its name.
#[derive(Clone, Debug)]
pub struct Call {
    /// Which, and its settings.
    pub kernel: Kernel,
    /// What is read.
    pub operands: Vec<Array>,
    /// What is written.
    pub outs: Vec<Array>,
    /// The computations that it applies.
    pub regions: Vec<Region>,
}

/// A function that is no computation.
#[derive(Clone, Debug)]
pub struct Foreign {
    /// Its name.
    pub function: String,
    /// Whether it may fail.
    pub may_fail: bool,
    /// What its generic sizes are.
    pub sizes: Vec<Size>,
    /// The number of the call, where sizes of what it gives are compared when it returns.
    pub call: Option<usize>,
    /// What is read.
    pub operands: Vec<Array>,
    /// What is written.
    pub outs: Vec<Array>,
}

/// A computation of scalars that a kernel applies.
#[derive(Clone, Debug)]
pub enum Region {
    /// One scalar function of its two parameters, by its name in `rt::function`.
    Function(&'static str),
    /// Anything else.
    Body(Graph),
}

/// The scalar functions that `rt::function` has, each with the one that means the same with its operands swapped.
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
    /// A computation that the passes have been over.
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
        let (same, swapped) = FUNCTIONS.iter().find(|(name, _)| *name == function)?;
        match maker.operands.as_slice() {
            operands if operands == [a, b] => Some(same),
            operands if operands == [b, a] => Some(swapped),
            _ => None,
        }
    }
}

/// A buffer as an array.
#[derive(Clone, Debug)]
pub struct Array {
    /// The buffer.
    pub buffer: BufferId,
    /// Its sizes.
    pub dims: Vec<Size>,
}

/// One operand of a product, its dimensions grouped: batch, free, contracting.
pub(super) struct Side {
    /// The dimensions of each group, in order.
    pub(super) groups: [Vec<usize>; 3],
    /// The strides of each group if one index can walk along each.
    pub(super) strides: Option<[Size; 3]>,
}

impl Side {
    fn new(shape: &Shape, batch: &[usize], contracting: &[usize]) -> Side {
        let free = (0..shape.rank()).filter(|d| !batch.contains(d) && !contracting.contains(d));
        let groups = [batch.to_vec(), free.collect(), contracting.to_vec()];
        let strides = groups.each_ref().map(|group| stride(shape, group));
        Side {
            groups,
            strides: match strides {
                [Some(a), Some(b), Some(c)] => Some([a, b, c]),
                _ => None,
            },
        }
    }

    /// The order of dimensions in which every group is a run.
    pub(super) fn permutation(&self) -> Vec<usize> {
        self.groups.concat()
    }

    /// The size of a group.
    pub(super) fn size(&self, shape: &Shape, group: usize) -> Size {
        product(self.groups[group].iter().map(|&d| &shape.dims[d]))
    }
}

/// The stride of one index along a run of dimensions of a dense array, if one index can walk along them.
fn stride(shape: &Shape, group: &[usize]) -> Option<Size> {
    let step = |d: usize| product(&shape.dims[d + 1..]);
    let mut dims = group
        .iter()
        .copied()
        .filter(|&d| !shape.dims[d].is(1))
        .rev();
    let Some(last) = dims.next() else {
        return Some(Size::from(0));
    };
    let mut next = last;
    for d in dims {
        if step(d) != step(next) * shape.dims[next].clone() {
            return None;
        }
        next = d;
    }
    Some(step(last))
}

/// Both operands with their dimensions grouped; contracting pairs in an order that suits both, where there is one.
pub(super) fn sides(dims: &Contraction, lhs: &Shape, rhs: &Shape) -> [Side; 2] {
    let mut pairs: Vec<(usize, usize)> = (dims.lhs_contracting.iter().copied())
        .zip(dims.rhs_contracting.iter().copied())
        .collect();
    let side = |pairs: &[(usize, usize)]| {
        let (left, right): (Vec<usize>, Vec<usize>) = pairs.iter().copied().unzip();
        [
            Side::new(lhs, &dims.lhs_batch, &left),
            Side::new(rhs, &dims.rhs_batch, &right),
        ]
    };
    let given = side(&pairs);
    if given.iter().all(|side| side.strides.is_some()) {
        return given;
    }
    pairs.sort_unstable();
    side(&pairs)
}
