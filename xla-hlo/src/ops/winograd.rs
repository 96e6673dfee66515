//! Convolutions by kernels of 3 by 3 with Winograd's algorithm: `winograd_pack` transforms a kernel, and
//! `winograd_convolution` convolves with it.
//!
//! Only the pass [`prepare`](crate::passes::prepare) adds them, after all others, as it adds [`packed`](super::packed)
//! products.

use crate::attr::{self, find, ints};
use crate::error::Fault;
use crate::graph::{Attr, Emit, Graph, Instr, Value};
use crate::operation::{KernelArg, OpTraits, Primitive, Text};
use crate::ops::packed::{PANEL, kernel, sized};
use crate::ops::rewriting::numbers;
use crate::shape::product;
use crate::{Shape, Size};

/// The rows and columns of a tile of sums.
const TILE: &str = "tile";
/// The kernel's dimensions: features of the result, features of the input, rows and columns.
const KERNEL: &str = "kernel_dimensions";
/// The zeros before rows and columns of the input.
const LOW: &str = "low_padding";
/// Whether features are the last dimension: of the input, and of the result.
const LAST: &str = "features_last";
/// The sizes of the result.
const SIZES: &str = "sizes";

/// The transform of a kernel.
static PACK: Primitive = Primitive {
    name: "winograd_pack",
    text: "typed_xla.winograd_pack",
    operands: 1..=1,
    regions: 0,
    attributes: &[(TILE, Text::Int), (KERNEL, Text::Ints)],
    syntax: &[],
    infer: |infer| {
        let operand = infer.operands[0];
        let tile = tile(infer.attrs);
        let [features, inputs] = channels(operand, infer.attrs);
        // The matrices of inputs by features are packed as panels.
        let columns = features.next_multiple_of(PANEL / operand.element.bytes());
        let all = (tile + 2) * (tile + 2) * inputs * columns;
        Ok(vec![Shape::new(operand.element, vec![Size::from(all)])])
    },
    form: |graph, instr| {
        let operand = graph.shape(instr.operands[0]);
        let [features, inputs] = channels(operand, &instr.attrs);
        let stride = |i: usize| {
            let after = &operand.dims[instr.ints(KERNEL)[i] as usize + 1..];
            product(after)
        };
        let sizes = vec![
            ("tile", Size::from(tile(&instr.attrs))),
            ("features", Size::from(features)),
            ("inputs", Size::from(inputs)),
            ("over_features", stride(0)),
            ("over_inputs", stride(1)),
            ("over_rows", stride(2)),
            ("over_columns", stride(3)),
        ];
        sized("convolution::winograd::pack", "WinogradKernel", sizes)
    },
    commutative: false,
    traits: OpTraits::NONE,
};

/// The convolution of an array with a transformed kernel.
static CONVOLUTION: Primitive = Primitive {
    name: "winograd_convolution",
    text: "typed_xla.winograd_convolution",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (TILE, Text::Int),
        (LOW, Text::Ints),
        (LAST, Text::Bools),
        (SIZES, Text::Ints),
    ],
    syntax: &[],
    infer: |infer| {
        let sizes = match find(infer.attrs, SIZES) {
            Some(Attr::Sizes(sizes)) => sizes.clone(),
            _ => Vec::new(),
        };
        Ok(vec![Shape::new(infer.operands[0].element, sizes)])
    },
    form: |_, instr| {
        let low = instr.ints(LOW);
        let low = |d: usize| KernelArg::Size(Size::from(low[d] as usize));
        let last = attr::bools(&instr.attrs, LAST);
        let fields = vec![
            ("tile", KernelArg::Size(Size::from(tile(&instr.attrs)))),
            ("low_rows", low(0)),
            ("low_columns", low(1)),
            ("input_last", KernelArg::Bool(last[0])),
            ("result_last", KernelArg::Bool(last[1])),
        ];
        kernel("convolution::winograd", "WinogradConvolution", fields)
    },
    commutative: false,
    traits: OpTraits {
        flop: Some(flop),
        ..OpTraits::NONE
    },
};

/// Returns the rows of a tile.
fn tile(attrs: &[(&'static str, Attr)]) -> usize {
    attr::int(attrs, TILE) as usize
}

/// Returns the numbers of features of the result and of the input, which are known.
fn channels(kernel: &Shape, attrs: &[(&'static str, Attr)]) -> [usize; 2] {
    let dims = ints(attrs, KERNEL);
    [0, 1].map(|i| {
        let size = kernel.dims[dims[i] as usize].known();
        size.expect("known numbers of features")
    })
}

/// Returns two operations for each product of the transformed tiles.
fn flop(graph: &Graph, instr: &Instr) -> Size {
    let tile = tile(&instr.attrs);
    let last = attr::bools(&instr.attrs, LAST);
    // Features are the last dimension or the second one.
    let split = |value: Value, is_last: bool| {
        let mut dims = graph.shape(value).dims.clone();
        let features = dims.remove(if is_last { 3 } else { 1 });
        (features, dims)
    };
    let (inputs, _) = split(instr.operands[0], last[0]);
    let (features, places) = split(instr.results[0], last[1]);
    let mut tiles = places[0].clone();
    for size in &places[1..] {
        let size = size.known().expect("a known number of rows and columns");
        tiles = tiles * Size::from(size.div_ceil(tile));
    }
    Size::from(2 * (tile + 2) * (tile + 2)) * inputs * features * tiles
}

/// How a convolution is computed.
pub(crate) struct Plan {
    /// The rows of a tile: 2 or 4.
    pub(crate) tile: usize,
    /// The kernel's dimensions: features of the result, features of the input, rows and columns.
    pub(crate) kernel: Vec<usize>,
    /// The zeros before rows and columns.
    pub(crate) low: [usize; 2],
    /// Whether features are the last dimension of the input and of the result.
    pub(crate) last: [bool; 2],
}

/// Transforms a kernel of 3 by 3.
///
/// # Errors
/// None: the caller has checked the sizes.
pub(crate) fn pack(b: &mut dyn Emit, kernel: Value, plan: &Plan) -> Result<Value, Fault> {
    let attrs = vec![
        (TILE, Attr::Int(plan.tile as i64)),
        (KERNEL, numbers(&plan.kernel)),
    ];
    b.add1(&PACK, &[kernel], attrs)
}

/// Convolves an array with a transformed kernel.
///
/// # Errors
/// None: the caller has checked the sizes.
pub(crate) fn convolution(
    b: &mut dyn Emit,
    operands: [Value; 2],
    plan: &Plan,
    sizes: Vec<Size>,
) -> Result<Value, Fault> {
    let attrs = vec![
        (TILE, Attr::Int(plan.tile as i64)),
        (LOW, numbers(&plan.low)),
        (LAST, Attr::Bools(plan.last.to_vec())),
        (SIZES, Attr::Sizes(sizes)),
    ];
    b.add1(&CONVOLUTION, &operands, attrs)
}
