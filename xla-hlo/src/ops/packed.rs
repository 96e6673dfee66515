//! Products whose right operand is packed: `pack` copies it in the order in which register tiles read it, and
//! `packed_dot` multiplies by it.
//!
//! Only the pass [`prepare`](crate::passes::prepare) adds them, after all others, so that no text has them and nothing
//! differentiates or batches them. The order depends on the processor: an array of packed elements has no other reader.

use crate::error::Fault;
use crate::graph::{Attr, Emit, Graph, Instr, Value, ints};
use crate::list::Items;
use crate::operation::{Form, Infer, Kernel, KernelArg, OpTraits, Primitive, Text};
use crate::ops::rewriting::numbers;
use crate::shape::product;
use crate::{ElementType, Shape, Size};

/// The dimensions of the operand, of the left operand of a product, that are contracted: either the first or the last
/// ones.
const CONTRACTING: &str = "contracting_dimensions";
/// The sizes of the right operand's other dimensions.
const COLUMNS: &str = "columns";

/// The bytes of a row of a panel at the level with the widest vectors; other widths divide it.
pub(super) const PANEL: usize = 128;

/// The copy of a right operand.
static PACK: Primitive = Primitive {
    name: "pack",
    text: "typed_xla.pack",
    operands: 1..=1,
    regions: 0,
    attributes: &[(CONTRACTING, Text::Ints)],
    syntax: &[],
    infer: |infer| {
        let operand = infer.operands[0];
        let [k, n] = sides(operand, &dims(infer.attrs));
        let panel = PANEL / operand.element.bytes();
        // Sizes that are not known are not packed.
        let columns = n.known().map_or(0, |n| n.next_multiple_of(panel));
        Ok(vec![Shape::new(
            operand.element,
            vec![k * Size::from(columns)],
        )])
    },
    form: |graph, instr| {
        let operand = graph.shape(instr.operands[0]);
        let contracting = dims(&instr.attrs);
        let [k, n] = sides(operand, &contracting);
        let [over_k, over_columns] = if is_last(operand, &contracting) {
            [Size::from(1), k.clone()]
        } else {
            [n.clone(), Size::from(1)]
        };
        sized(
            "dot_general::pack",
            "Weights",
            vec![
                ("k", k),
                ("n", n),
                ("over_k", over_k),
                ("over_columns", over_columns),
            ],
        )
    },
    commutative: false,
    traits: OpTraits {
        flop: Some(|_, _| Size::from(0)),
        ..OpTraits::NONE
    },
};

/// The product of an array and a packed one.
static DOT: Primitive = Primitive {
    name: "packed_dot",
    text: "typed_xla.packed_dot",
    operands: 2..=2,
    regions: 0,
    attributes: &[(CONTRACTING, Text::Ints), (COLUMNS, Text::Ints)],
    syntax: &[],
    infer: result,
    form: |graph, instr| {
        let [m, n, k] = sizes(graph, instr);
        let lhs = graph.shape(instr.operands[0]);
        let [over_rows, over_k] = if is_last(lhs, &dims(&instr.attrs)) {
            [k.clone(), Size::from(1)]
        } else {
            [Size::from(1), m.clone()]
        };
        sized(
            "dot_general::packed",
            "PackedContract",
            vec![
                ("m", m),
                ("n", n),
                ("k", k),
                ("over_rows", over_rows),
                ("over_k", over_k),
            ],
        )
    },
    commutative: false,
    traits: OpTraits {
        flop: Some(|graph, instr| {
            let sizes = sizes(graph, instr).into_iter();
            sizes.fold(Size::from(2), |all, size| all * size)
        }),
        ..OpTraits::NONE
    },
};

/// Returns a call of a kernel with a struct of sizes.
pub(super) fn sized(
    name: &'static str,
    of: &'static str,
    sizes: Vec<(&'static str, Size)>,
) -> Form {
    let sizes = sizes.into_iter();
    let fields = sizes.map(|(name, size)| (name, KernelArg::Size(size)));
    kernel(name, of, fields.collect_vec())
}

/// Returns a call of a kernel with a struct.
pub(super) fn kernel(
    name: &'static str,
    of: &'static str,
    fields: Vec<(&'static str, KernelArg)>,
) -> Form {
    Form::Kernel(Kernel {
        name,
        list: None,
        arguments: vec![KernelArg::new_struct(of, fields)],
    })
}

/// Returns the contracted dimensions.
fn dims(attrs: &[(&'static str, Attr)]) -> Vec<usize> {
    let dims = ints(attrs, CONTRACTING).iter();
    dims.map(|&d| d as usize).collect_vec()
}

/// Whether the contracted dimensions are the last ones of an array.
fn is_last(shape: &Shape, contracting: &[usize]) -> bool {
    contracting.last() == shape.rank().checked_sub(1).as_ref()
}

/// Whether one index can walk along the contracted dimensions of an array, and one along the others.
pub(crate) fn is_matrix(shape: &Shape, contracting: &[usize]) -> bool {
    let first = if is_last(shape, contracting) {
        shape.rank() - contracting.len()
    } else {
        0
    };
    let all = contracting.iter().enumerate();
    !contracting.is_empty() && all.into_iter().all(|(i, &d)| d == first + i)
}

/// Returns the products of the sizes of the contracted dimensions, and of the others.
pub(crate) fn sides(shape: &Shape, contracting: &[usize]) -> [Size; 2] {
    let side = |contracted: bool| {
        let dims = shape.dims.iter().enumerate();
        let dims = dims.filter_items(|(d, _)| contracting.contains(d) == contracted);
        product(dims.map(|(_, size)| size))
    };
    [side(true), side(false)]
}

fn result(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let lhs = infer.operands[0];
    let contracting = dims(infer.attrs);
    let rows = lhs.dims.iter().enumerate();
    let rows = rows.filter_items(|(d, _)| !contracting.contains(d));
    let mut sizes = rows.map(|(_, size)| size.clone()).collect_vec();
    let columns = ints(infer.attrs, COLUMNS).iter();
    sizes.extend(columns.map(|&n| Size::from(n as usize)));
    Ok(vec![Shape::new(lhs.element, sizes)])
}

/// Returns the rows, the columns and the contracted size of a product.
fn sizes(graph: &Graph, instr: &Instr) -> [Size; 3] {
    let [k, m] = sides(graph.shape(instr.operands[0]), &dims(&instr.attrs));
    let columns = instr.ints(COLUMNS).iter();
    let n = columns.fold(Size::from(1), |n, &size| n * Size::from(size as usize));
    [m, n, k]
}

/// Whether products of an element type have a kernel for packed operands.
pub(crate) fn has_kernel(element: ElementType) -> bool {
    matches!(element, ElementType::F32 | ElementType::F64)
}

/// Packs the right operand of products that contract these dimensions of it.
///
/// # Errors
/// None: the caller has checked the operand by [`is_matrix`].
pub(crate) fn pack(
    b: &mut dyn Emit,
    operand: Value,
    contracting: &[usize],
) -> Result<Value, Fault> {
    b.add1(&PACK, &[operand], vec![(CONTRACTING, numbers(contracting))])
}

/// Multiplies by a packed operand that had these sizes besides the contracted ones.
///
/// # Errors
/// None: the caller has checked the operand by [`is_matrix`].
pub(crate) fn dot(
    b: &mut dyn Emit,
    [lhs, packed]: [Value; 2],
    contracting: &[usize],
    columns: &[usize],
) -> Result<Value, Fault> {
    let attrs = vec![
        (CONTRACTING, numbers(contracting)),
        (COLUMNS, numbers(columns)),
    ];
    b.add1(&DOT, &[lhs, packed], attrs)
}
