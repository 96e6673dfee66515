//! `gather` reads windows of the operand at positions that an array of indices holds.
//!
//! The result has the dimensions of the indices except `index_vector_dim`, which holds the components of an index
//! vector, and also the window dimensions, listed in `offset_dims`. Component `k` of an index vector is the start of a
//! window in dimension `start_index_map[k]` of the operand, clamped so that the window is in bounds. Dimensions in
//! `collapsed_slice_dims`, in which a window has size 1, are omitted, and so are those in `operand_batching_dims`,
//! which match batching dimensions of the indices.

use crate::attr::{self, Attrs};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::rewriter::Rewriter;
use crate::graph::{Attr, Emit, Value, Values, ints};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{
    Batch, Call, Form, Infer, Kernel, MaybeBatched, OpTraits, Operation, Param, Primitive, Record,
    Small, Text,
};
use crate::ops::checks;
use crate::ops::places::{Names, Places, VECTOR};
use crate::{ElementType, Shape, Size, Tree};

const SIZES: &str = "slice_sizes";
const SORTED: &str = "indices_are_sorted";

/// The names of the attributes that number dimensions.
pub(in crate::ops) static NAMES: Names = Names {
    window: "offset_dims",
    dropped: "collapsed_slice_dims",
    batching: "operand_batching_dims",
    indices_batching: "start_indices_batching_dims",
    map: "start_index_map",
    indices: "start_indices",
};

/// XLA's Gather.
pub static OPERATION: Operation = Operation {
    name: "gather",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::array("start_indices"),
        Param::ints(NAMES.window),
        Param::ints(NAMES.dropped),
        Param::ints(NAMES.map),
        Param::int(VECTOR),
        Param::sizes(SIZES),
        Param::switch(SORTED),
        Param::ints(NAMES.batching).optional(),
        Param::ints(NAMES.indices_batching).optional(),
    ],
    over_trees: false,
    build,
};

static RECORD: Record = Record {
    attribute: "dimension_numbers",
    name: "gather",
    number: VECTOR,
};

/// StableHLO's gather.
pub static PRIMITIVE: Primitive = Primitive {
    name: "gather",
    text: "stablehlo.gather",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (NAMES.window, Text::Record(&RECORD)),
        (NAMES.dropped, Text::Record(&RECORD)),
        (NAMES.batching, Text::Record(&RECORD)),
        (NAMES.indices_batching, Text::Record(&RECORD)),
        (NAMES.map, Text::Record(&RECORD)),
        (VECTOR, Text::Record(&RECORD)),
        (SIZES, Text::Sizes),
        (SORTED, Text::Bool),
    ],
    syntax: &[],
    infer: |infer| Ok(vec![rule(infer)?.1]),
    form: |graph, instr| {
        let [operand, indices] = list::both([0, 1], |i| graph.shape(instr.operands[i]));
        let Ok(places) = Places::of(&instr.attrs, &NAMES, operand, (1, indices)) else {
            unreachable!("the rule has read the dimension numbers");
        };
        Form::Kernel(Kernel {
            name: "gather",
            list: None,
            arguments: vec![places.kernel_arg(indices.rank())],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batched),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// Returns the sizes of the window.
pub(crate) fn sizes(attrs: &Attrs) -> &[Size] {
    attr::sizes(attrs, SIZES)
}

fn rule(infer: &Infer<'_>) -> Result<(Places, Shape), Fault> {
    let [operand, indices] = list::both([0, 1], |i| infer.operands[i]);
    let places = Places::of(infer.attrs, &NAMES, operand, (1, indices))?;
    let sizes = sizes(infer.attrs);
    checks::one_each(SIZES, sizes.len(), operand.rank())?;
    let fault = |d, what| Fault::item(SIZES, d, what);
    // Where there are no fewer elements than indices, there is an element for each index.
    let follows = |(size, whole): (&Size, &Size)| {
        let is_less = |count: &Size| whole.minus(count).is_ok_and(|rest| rest.is_certain());
        size.is(1) && whole.known().is_none() && indices.dims.iter().any(is_less)
    };
    let required = sizes.iter().zip(&operand.dims).map(|sizes| {
        if follows(sizes) {
            Size::from(0)
        } else {
            sizes.0.clone()
        }
    });
    checks::slice_sizes(infer, operand, &required.collect_vec(), fault)?;
    for (hidden, what) in [
        (&places.dropped, "collapsed"),
        (&places.batching, "a batching dimension"),
    ] {
        for &d in hidden {
            if !sizes[d].is(0) && !sizes[d].is(1) {
                let what = format!(
                    "dimension {d} is {what}: expected slice size 1, found {}",
                    sizes[d]
                );
                return Err(fault(d, FaultKind::Other(what)));
            }
        }
    }
    let shape = Shape::new(operand.element, places.windows(indices, sizes));
    Ok((places, shape))
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let indices = call.typed("start_indices", ElementType::I32)?;
    let numbers = NAMES.read(call, operand, indices)?;
    let mut gather = Gather {
        offset_dims: numbers.window,
        collapsed_slice_dims: numbers.dropped,
        operand_batching_dims: numbers.batching,
        start_indices_batching_dims: numbers.indices_batching,
        start_index_map: numbers.map,
        index_vector_dim: numbers.vector,
        slice_sizes: Vec::new(),
        indices_are_sorted: call.switch(SORTED)?,
    };
    gather.slice_sizes = call.sizes(SIZES)?;
    let value = self::gather(call.b, operand, indices, gather);
    value.map(Tree::Leaf).in_call(call)
}

/// The attributes, with StableHLO's names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gather {
    /// The window dimensions of the result.
    pub offset_dims: Vec<i64>,
    /// The operand dimensions in which a window has size 1, omitted from the result.
    pub collapsed_slice_dims: Vec<i64>,
    /// The batching dimensions of the operand.
    pub operand_batching_dims: Vec<i64>,
    /// The batching dimensions of the indices.
    pub start_indices_batching_dims: Vec<i64>,
    /// The operand dimension of each component of an index vector.
    pub start_index_map: Vec<i64>,
    /// The dimension of the indices that holds the components of an index vector; the rank if each index is a scalar.
    pub index_vector_dim: i64,
    /// The sizes of a window.
    pub slice_sizes: Vec<Size>,
    /// Whether the caller guarantees that the indices are sorted.
    pub indices_are_sorted: bool,
}

impl Gather {
    pub(crate) fn of(attrs: &[(&'static str, Attr)]) -> Gather {
        let list = |name| ints(attrs, name).to_vec();
        Gather {
            offset_dims: list(NAMES.window),
            collapsed_slice_dims: list(NAMES.dropped),
            operand_batching_dims: list(NAMES.batching),
            start_indices_batching_dims: list(NAMES.indices_batching),
            start_index_map: list(NAMES.map),
            index_vector_dim: attr::int(attrs, VECTOR),
            slice_sizes: sizes(attrs).to_vec(),
            indices_are_sorted: attr::bool(attrs, SORTED),
        }
    }

    pub(super) fn attributes(self) -> Vec<(&'static str, Attr)> {
        vec![
            (NAMES.window, Attr::Ints(self.offset_dims)),
            (NAMES.dropped, Attr::Ints(self.collapsed_slice_dims)),
            (NAMES.batching, Attr::Ints(self.operand_batching_dims)),
            (
                NAMES.indices_batching,
                Attr::Ints(self.start_indices_batching_dims),
            ),
            (NAMES.map, Attr::Ints(self.start_index_map)),
            (VECTOR, Attr::Int(self.index_vector_dim)),
            (SIZES, Attr::Sizes(self.slice_sizes)),
            (SORTED, Attr::Bool(self.indices_are_sorted)),
        ]
    }
}

/// Reads windows of the operand at the positions in the indices.
///
/// # Errors
/// The dimension numbers or sizes do not match the operand or the indices.
pub fn gather(
    b: &mut dyn Emit,
    operand: Value,
    indices: Value,
    gather: Gather,
) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[operand, indices], gather.attributes())
}

/// Batches a gather: batched indices add gather positions, and a batched operand adds window or batching dimensions.
fn batched(rw: &mut Rewriter, batch: &Batch<'_>) -> Option<Vec<Value>> {
    let own = Gather::of(&batch.instr.attrs);
    let &[operand, indices] = batch.operands else {
        return None;
    };
    gathered(rw, own, operand, indices, batch.sizes())
}

pub(crate) fn gathered(
    rw: &mut Rewriter,
    mut own: Gather,
    operand: MaybeBatched,
    indices: MaybeBatched,
    sizes: &[Size],
) -> Option<Vec<Value>> {
    // Batch dimensions come first in operand, indices and result, so all numbers of own dimensions grow.
    let more = sizes.len() as i64;
    let shift = |list: &mut Vec<i64>| list.iter_mut().for_each(|d| *d += more);
    shift(&mut own.offset_dims);
    // Index vectors that are sorted for each index of the batch are not sorted altogether.
    own.indices_are_sorted = false;
    if let MaybeBatched::Batched(_) = operand {
        shift(&mut own.collapsed_slice_dims);
        shift(&mut own.operand_batching_dims);
        shift(&mut own.start_index_map);
    }
    if let MaybeBatched::Batched(_) = indices {
        shift(&mut own.start_indices_batching_dims);
        own.index_vector_dim += more;
    }
    let operands = match (operand, indices) {
        (
            MaybeBatched::Unbatched(operand),
            MaybeBatched::Batched(indices) | MaybeBatched::Unbatched(indices),
        ) => [operand, indices],
        (MaybeBatched::Batched(operand), MaybeBatched::Unbatched(indices)) => {
            // The slices cover the batch dimensions entirely.
            own.slice_sizes.splice(0..0, sizes.iter().cloned());
            own.offset_dims.splice(0..0, 0..more);
            [operand, indices]
        }
        (MaybeBatched::Batched(operand), MaybeBatched::Batched(indices)) => {
            // An empty batch has windows of size 0, as the rule requires.
            let one = |size: &Size| Size::from(usize::from(!size.is(0)));
            own.slice_sizes.splice(0..0, sizes.iter().map(one));
            own.operand_batching_dims.splice(0..0, 0..more);
            own.start_indices_batching_dims.splice(0..0, 0..more);
            [operand, indices]
        }
    };
    let value = rw.emit(&PRIMITIVE, &operands, own.attributes(), Vec::new())?;
    Some(vec![value])
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn windows_and_places_share_the_dimensions_of_the_result() {
        check(&[
            // I2
            (
                "gather(f32[4, 3], f32[2], [1], [0], [0], 1, [1, 3])",
                "operand 1: expected integer elements, found f32",
            ),
            // C1
            (
                "gather(f32[4, 3], i32[2], [1], [], [0], 1, [1, 3])",
                "offset_dims: expected 2 dimension numbers, one for each dimension of the operand that the windows keep, found 1",
            ),
            // C2
            (
                "gather(f32[4, 3], i32[2], [1], [0], [0], 2, [1, 3])",
                "index_vector_dim: expected dimension 0 of start_indices, or 1 if each element is an index, found 2",
            ),
            (
                "gather(f32[4], i32[], [], [0], [0], -1, [1])",
                "index_vector_dim: expected 0, because each element of start_indices is an index, found -1",
            ),
            // C3
            (
                "gather(f32[4, 3], i32[5, 2], [1], [0], [0], 1, [1, 3])",
                "start_index_map: expected 2 dimension numbers, one for each part of an index vector, found 1",
            ),
            (
                "gather(f32[4, 3], i32[5], [1], [0], [], 1, [1, 3])",
                "start_index_map: expected 1 dimension number, one for each part of an index vector, found 0",
            ),
            (
                "gather(f32[4, 3], i32[5, N], [1], [0], [0], 1, [1, 3])",
                "operand 1: expected i32[5, 1], found i32[5, N]",
            ),
            // C4
            (
                "gather(f32[4, 3], i32[2], [1, 1], [], [0], 1, [1, 3])",
                "offset_dims[1]: dimension 1 is listed twice",
            ),
            (
                "gather(f32[4, 3], i32[2], [2, 1], [], [0], 1, [1, 3])",
                "offset_dims: dimension numbers must increase",
            ),
            // C5
            (
                "gather(f32[4, 3], i32[2], [2], [0], [0], 1, [1, 3])",
                "offset_dims[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C20
            (
                "gather(f32[4, 3], i32[2], [1], [0], [0], 1, [1])",
                "slice_sizes: expected 2 numbers, one for each dimension of the operand, found 1",
            ),
            // C21
            (
                "gather(f32[4, 3], i32[2], [1], [0], [0], 1, [1, 4])",
                "slice_sizes[1]: expected at most 3 (the size of dimension 1), found 4",
            ),
            // C22
            (
                "gather(f32[4, 3], i32[2], [1], [0], [0], 1, [1, 3])",
                "f32[2, 3]",
            ),
            (
                "gather(f32[4, 3], i32[2], [0], [0], [0], 1, [1, 2])",
                "f32[2, 2]",
            ),
            ("gather(f32[4], i32[], [], [0], [0], 0, [1])", "f32[]"),
            (
                "gather(c64[4, 3], u8[5, 2, 6], [1, 3], [], [1, 0], 1, [2, 3])",
                "c64[5, 2, 6, 3]",
            ),
            (
                "gather(bool[N, M], i64[K], [1], [0], [0], 1, [1, M], true)",
                "bool[K, M]",
            ),
        ]);
    }

    #[test]
    fn dimensions_that_no_window_shows_have_one_index() {
        check(&[
            // C6
            (
                "gather(f32[4, 3], i32[2], [], [0, 0], [0], 1, [1, 1])",
                "collapsed_slice_dims[1]: dimension 0 is listed twice",
            ),
            (
                "gather(f32[2, 3], i32[2], [], [0, 1], [1], 1, [1, 1], operand_batching_dims = [0], start_indices_batching_dims = [0])",
                "operand_batching_dims[0]: dimension 0 is also listed in collapsed_slice_dims",
            ),
            // C7
            (
                "gather(f32[4, 3], i32[2], [], [1, 0], [0], 1, [1, 1])",
                "collapsed_slice_dims: dimension numbers must increase",
            ),
            // C8
            (
                "gather(f32[4, 3], i32[2], [1], [2], [0], 1, [1, 3])",
                "collapsed_slice_dims[0]: expected a dimension from 0 to 1, found 2",
            ),
            // C9
            (
                "gather(f32[4, 3], i32[2], [1], [0], [0], 1, [2, 3])",
                "slice_sizes[0]: dimension 0 is collapsed: expected slice size 1, found 2",
            ),
            // C18
            (
                "gather(f32[4, 3], i32[5, 2], [1], [0], [0, 0], 1, [1, 3])",
                "start_index_map[1]: dimension 0 is listed twice",
            ),
            // C19
            (
                "gather(f32[4, 3], i32[5], [1], [0], [2], 1, [1, 3])",
                "start_index_map[0]: expected a dimension from 0 to 1, found 2",
            ),
        ]);
    }

    #[test]
    fn batching_dimensions_of_operand_and_indices_have_equal_sizes() {
        // An operand of [2, 3, 4], indices of [5, 3, 1]; dimension 1 is a batching dimension of both.
        let call = |sizes: &str, batching: &str| {
            format!(
                "gather(f32[2, 3, 4], i32[5, 3, 1], [2], [0], [0], 2, {sizes}, operand_batching_dims = {batching}"
            )
        };
        let one = |batching: &str, own: &str| {
            let call = call("[1, 1, 4]", batching);
            format!("{call}, start_indices_batching_dims = {own})")
        };
        for (call, expected) in [
            (one("[1]", "[1]"), "f32[5, 3, 4]"),
            // C10
            (
                "gather(f32[2, 3, 4], i32[3, 2], [1], [], [2], 2, [1, 1, 4], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1])".to_string(),
                "operand_batching_dims: dimension numbers must increase",
            ),
            // C11
            (
                one("[3]", "[1]"),
                "operand_batching_dims[0]: expected a dimension from 0 to 2, found 3",
            ),
            // C12
            (
                format!("{}, start_indices_batching_dims = [1])", call("[1, 3, 4]", "[1]")),
                "slice_sizes[1]: dimension 1 is a batching dimension: expected slice size 1, found 3",
            ),
            // C13
            (
                one("[1]", "[1, 1]"),
                "start_indices_batching_dims[1]: dimension 1 is listed twice",
            ),
            // C14
            (
                one("[1]", "[3]"),
                "start_indices_batching_dims[0]: expected a dimension from 0 to 2, found 3",
            ),
            // C15
            (
                one("[1]", "[2]"),
                "start_indices_batching_dims[0]: dimension 2 is already index_vector_dim",
            ),
            // C16
            (
                one("[1]", "[0, 1]"),
                "start_indices_batching_dims: expected 1 dimension number, one for each batching dimension of the operand, found 2",
            ),
            // C17
            (
                one("[1]", "[0]"),
                "start_indices_batching_dims[0]: batching dimensions differ: 3 (operand dimension 1) and 5 (start_indices dimension 0)",
            ),
            // C18
            (
                "gather(f32[2, 3], i32[2, 1], [1], [], [0], 1, [1, 3], operand_batching_dims = [0], start_indices_batching_dims = [0])".to_string(),
                "start_index_map[0]: dimension 0 is also listed in operand_batching_dims",
            ),
        ] {
            check(&[(&call, expected)]);
        }
    }
}
