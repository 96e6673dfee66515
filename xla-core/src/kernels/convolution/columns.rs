//! The result's features before other dimensions: for each index before them, a product of the kernel and the windows.

use super::dims::{self, Dim};
use super::direct;
use super::element::Kind;
use super::geometry::{Geometry, List, Role};
use super::lay;
use crate::exec::{Across, Columns, Exec, Rows};
use crate::kernels::dot_general::{self, Gathered, Scratch, Step, elements_mut, room};
use crate::level::{Every, Level};

/// The number of features of a group from which a product is worth the copies of windows: with 8 by 8 channels of 56 by
/// 56, three rows take as long either way.
const PRODUCT: usize = 4;

/// Bytes of a kernel's elements, and by how many elements they advance with a feature and within one.
type Weights<'a> = (&'a [u8], [usize; 2]);

/// Features of one group at one index before the features.
struct Block {
    /// The offset of its windows in the laid-out input.
    start: usize,
    /// The offset of its input, if the input has to be laid out.
    from: Option<usize>,
    /// The group's first feature.
    feature: usize,
}

/// Lines of a block, the fastest-varying part of its columns: all features of some lines.
struct Lines<'a> {
    kind: &'a Kind,
    weights: Weights<'a>,
    operand: Gathered<'a, u8>,
    line: usize,
    features: usize,
}

/// The number of sums of a block of columns that are computed at a time: with the kernel they fit half of a second
/// cache of 512 KiB.
const SUMS: usize = 32 << 10;

impl Lines<'_> {
    #[inline(never)]
    fn part(&self, first: usize, count: usize, mut out: Columns<'_, u8>) {
        let (line, features) = (self.line, self.features);
        let (size, wide) = (self.kind.own.out, self.kind.wide.out);
        // As many lines at a time as their sums fit; the product needs sums of the wide type beside the result.
        let most = (SUMS / (features * line)).clamp(1, count);
        let bytes = features * most * line * wide;
        let mut scratch = Scratch::of(room(bytes));
        let sums = scratch.rest().bytes(bytes);
        let mut done = 0;
        while done < count {
            let columns = most.min(count - done) * line;
            let operand = Gathered {
                first: (first + done) * line,
                count: columns,
                ..self.operand
            };
            let sums = &mut sums[..features * columns * wide];
            multiply(self.kind, sums, self.weights, operand, features);
            for (feature, sums) in sums.chunks_exact(columns * wide).enumerate() {
                let to = &mut out.row(feature)[done * line * size..][..columns * size];
                match self.kind.narrow {
                    None => to.copy_from_slice(sums),
                    Some(narrow) => narrow(to, sums),
                }
            }
            done += most;
        }
    }
}

impl Rows for Lines<'_> {
    type Outs<'o> = Columns<'o, u8>;
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, out: Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// A convolution whose rows are the features of the result.
pub(super) struct Job<'a> {
    kind: &'static Kind,
    geometry: Geometry,
    lhs: &'a [u8],
    rhs: &'a [u8],
    /// How the input is laid out: its features, then the other dimensions in the result's order.
    dims: List<Dim>,
    /// The roles of those other dimensions.
    roles: List<Role>,
    /// The result's dimensions before the features, without a batch that comes first, and those after them.
    outer: List<Step>,
    inner: List<Step>,
    /// Whether the batch comes first, so that one element of it is laid out at a time.
    by_batch: bool,
    /// The one stride of a window's elements in the kernel, if it is read in place.
    lies: Option<usize>,
}

impl<'a> Job<'a> {
    pub(super) fn new(
        kind: &'static Kind,
        geometry: Geometry,
        lhs: &'a [u8],
        rhs: &'a [u8],
    ) -> Self {
        let by_batch = geometry.order[0] == Role::Batch;
        let laid = |role: &&Role| **role != Role::Feature && !(by_batch && **role == Role::Batch);
        let roles: List<Role> = geometry.order.iter().filter(laid).copied().collect();
        // Features of the input come first, so that a window's feature is a plain offset. The batch is left out if one
        // element is laid out at a time.
        let mut dims: List<Dim> = List::default();
        dims.push(Dim::whole(geometry.inputs, geometry.lhs[2]));
        for (i, role) in roles.iter().enumerate() {
            dims.push(match *role {
                // Consecutive places of the window are neighbours.
                Role::Spatial(d) if i + 1 == roles.len() => {
                    Dim::padded(&geometry.axes[d]).by(geometry.axes[d].stride)
                }
                Role::Spatial(d) => Dim::padded(&geometry.axes[d]),
                Role::Batch | Role::Feature => Dim::whole(geometry.batch, geometry.lhs[1]),
            });
        }
        let strides = dims::strides(&dims);
        // By how much the windows of neighbouring columns are apart; the last dimension is laid out by its stride, so
        // its places are neighbours.
        let step = |role: &Role| {
            let at = roles.iter().position(|other| other == role)?;
            let stride = match *role {
                Role::Spatial(d) if at + 1 < roles.len() => geometry.axes[d].stride,
                _ => 1,
            };
            Some(Step {
                size: geometry.size(*role),
                step: stride * strides[at + 1],
            })
        };
        let (outer, inner) = geometry.around();
        let (outer, inner) = (
            outer.iter().filter_map(step).collect(),
            inner.iter().filter_map(step).collect(),
        );
        Job {
            kind,
            geometry,
            lhs,
            rhs,
            dims,
            roles,
            outer,
            inner,
            by_batch,
            lies: geometry.tap_stride().filter(|_| kind.narrow.is_none()),
        }
    }

    /// Computes the offset of each element of a window from its first place, in the order of the kernel's elements.
    fn taps(&self, taps: &mut [usize]) {
        let strides = dims::strides(&self.dims);
        let at = |role: Role| match role {
            Role::Feature => 0,
            other => {
                1 + self
                    .roles
                    .iter()
                    .position(|role| *role == other)
                    .unwrap_or(0)
            }
        };
        fill_taps(taps, &self.geometry, |role| {
            (self.dims[at(role)], strides[at(role)])
        });
    }

    /// Returns the number of blocks: one for each group at each index before the features.
    pub(super) fn blocks(&self) -> usize {
        let around = self.geometry.around().0.iter();
        let around = around.map(|&role| self.geometry.size(role));
        self.geometry.groups * around.product::<usize>()
    }

    /// Returns block `number`. `laid` is the input that was laid out last.
    fn block(&self, number: usize, laid: &mut Option<[usize; 2]>) -> Block {
        let Geometry { groups, lhs, .. } = self.geometry;
        // Blocks are numbered with the group as the fastest index.
        let (place, group) = (number / groups, number % groups);
        let around: usize = self.outer.iter().map(|dim| dim.size).product();
        let batch = if self.by_batch { place / around } else { 0 };
        let (mut start, mut rest) = (0, place % around);
        for dim in self.outer.iter().rev() {
            start += rest % dim.size * dim.step;
            rest /= dim.size;
        }
        // Blocks of the same batch element and group read the same laid-out input.
        let is_new = *laid != Some([batch, group]);
        *laid = Some([batch, group]);
        Block {
            start,
            from: is_new.then_some(batch * lhs[1] + group * lhs[0]),
            feature: group * self.geometry.features,
        }
    }

    /// Returns the kernel, in its own memory if each window's elements have one stride there, else laid out in
    /// `memory`.
    fn weights<'w>(&'w self, exec: &Exec, memory: &'w mut [u8]) -> Weights<'w> {
        match self.lies {
            Some(stride) => (self.rhs, [self.geometry.rhs[1], stride]),
            None => {
                lay::lay_out_by(exec, self.kind, memory, self.rhs, &self.kernel());
                (memory, [self.geometry.terms(), 1])
            }
        }
    }

    /// Returns the bytes of scratch memory: for the table of a window, the laid-out input, the kernel, and sums of a
    /// block.
    fn lengths(&self, sums: usize) -> [usize; 4] {
        let Geometry {
            groups, features, ..
        } = self.geometry;
        let (terms, wide) = (self.geometry.terms(), self.kind.wide.size);
        let weights = match self.lies {
            Some(_) => 0,
            None => groups * features * terms,
        };
        [
            terms * size_of::<usize>(),
            dims::len(&self.dims) * wide,
            weights * wide,
            sums * self.kind.wide.out,
        ]
    }

    /// Returns the windows of a block in the laid-out input.
    fn windows<'w>(&'w self, laid: &'w [u8], taps: &'w [usize], start: usize) -> Gathered<'w, u8> {
        Gathered {
            data: &laid[start * self.kind.wide.size..],
            rows: taps,
            columns: &self.inner,
            first: 0,
            count: self.geometry.inner(),
        }
    }

    /// Returns the weights of features from this one on.
    fn weights_of<'w>(&self, (weights, strides): Weights<'w>, feature: usize) -> Weights<'w> {
        (
            &weights[feature * strides[0] * self.kind.wide.size..],
            strides,
        )
    }

    /// Computes the blocks from `first` on.
    ///
    /// It is not generic in the level: the kernels that it calls select their own instructions.
    #[inline(never)]
    fn part(&self, first: usize, out: &mut [u8]) {
        let (features, columns) = (self.geometry.features, self.geometry.inner());
        let (kind, exec) = (self.kind, Exec::serial());
        // Without rounding, sums are written to the result itself.
        let sums = match kind.narrow {
            None => 0,
            Some(_) => features * columns,
        };
        let lengths = self.lengths(sums);
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [taps, laid, weights, sums] = lengths.map(|bytes| memory.bytes(bytes));
        let taps = elements_mut(taps);
        self.taps(taps);
        let weights = self.weights(&exec, weights);
        let mut of = None;
        let per_block = features * columns * kind.own.out;
        for (number, out) in (first..).zip(out.chunks_exact_mut(per_block)) {
            let block = self.block(number, &mut of);
            if let Some(from) = block.from {
                lay::lay_out(kind, laid, &self.lhs[from * kind.own.size..], &self.dims);
            }
            let operand = self.windows(laid, taps, block.start);
            let weights = self.weights_of(weights, block.feature);
            match kind.narrow {
                None => multiply(kind, out, weights, operand, features),
                Some(narrow) => {
                    multiply(kind, sums, weights, operand, features);
                    narrow(out, sums);
                }
            }
        }
    }

    /// Computes the result with the columns of each block divided among threads. With few blocks, each thread would
    /// otherwise lay out and copy the windows of all columns for a few features.
    pub(super) fn across(&self, exec: &Exec, out: &mut [u8], cost: usize) {
        let (features, columns) = (self.geometry.features, self.geometry.inner());
        let (kind, size) = (self.kind, self.kind.own.out);
        // A line is the last dimension of the columns: contiguous in the result and, mostly, in the input.
        let line = self.inner.last().map_or(1, |dim| dim.size);
        let lines = columns / line;
        // Whole panels of the product, unless that leaves too few pieces.
        let panel = dot_general::choose::panel(kind.wide.out);
        let grain = (1..=panel).find(|lines| (lines * line).is_multiple_of(panel));
        let enough = |grain: &usize| lines >= 2 * exec.count() * grain;
        let grain = grain.filter(enough).unwrap_or(1);
        let lengths = self.lengths(0);
        let mut scratch = Scratch::of(lengths.map(room).iter().sum());
        let mut memory = scratch.rest();
        let [taps, laid, weights, _] = lengths.map(|bytes| memory.bytes(bytes));
        let taps = elements_mut(taps);
        self.taps(taps);
        let weights = self.weights(exec, weights);
        let mut of = None;
        for (number, slice) in out.chunks_exact_mut(features * columns * size).enumerate() {
            let block = self.block(number, &mut of);
            if let Some(from) = block.from {
                lay::lay_out_by(
                    exec,
                    kind,
                    laid,
                    &self.lhs[from * kind.own.size..],
                    &self.dims,
                );
            }
            let job = Lines {
                kind,
                weights: self.weights_of(weights, block.feature),
                operand: self.windows(laid, taps, block.start),
                line,
                features,
            };
            let parts = Across {
                slice,
                row: columns * size,
                unit: line * size,
            };
            exec.rows_in(grain, &job, lines, features * line * cost, parts);
        }
    }

    /// Returns the dimensions of the kernel as rows of features.
    fn kernel(&self) -> List<Dim> {
        let features = self.geometry.groups * self.geometry.features;
        let taps = self.geometry.taps();
        let taps = taps.iter().map(|&role| self.geometry.tap(role));
        let taps = taps.map(|tap| Dim::whole(tap.size, tap.step));
        core::iter::once(Dim::whole(features, self.geometry.rhs[1]))
            .chain(taps)
            .collect()
    }
}

/// Fills the table of positions of a window's elements, for an input that is laid out in these dimensions.
pub(super) fn fill_taps(
    taps: &mut [usize],
    geometry: &Geometry,
    dim: impl Fn(Role) -> (Dim, usize),
) {
    // Row-major over the kernel's dimensions: `repeat` consecutive entries share the index along the current dimension.
    taps.fill(0);
    let mut repeat = taps.len();
    let mut times = 1;
    for &role in geometry.taps().iter() {
        let (dim, stride) = dim(role);
        let size = geometry.tap(role).size;
        repeat /= size;
        for (i, chunk) in taps.chunks_exact_mut(repeat).enumerate() {
            let index = i % size;
            let place = match role {
                Role::Spatial(d) => {
                    let axis = &geometry.axes[d];
                    let index = if axis.reversed {
                        size - 1 - index
                    } else {
                        index
                    };
                    dim.place(index * axis.rhs_dilation)
                }
                Role::Batch | Role::Feature => index,
            };
            for tap in chunk.iter_mut() {
                *tap += place * stride;
            }
        }
        times *= size;
    }
    debug_assert_eq!(times, taps.len());
}

/// Multiplies `rows` of the kernel by the windows.
fn multiply(
    kind: &Kind,
    out: &mut [u8],
    (weights, strides): Weights<'_>,
    operand: Gathered<'_, u8>,
    rows: usize,
) {
    let (size, columns) = (kind.wide.size, operand.count);
    // Few features are not worth the copies of a product.
    if rows >= PRODUCT
        && let Some(gathered) = kind.gathered
        && gathered(out, (weights, strides), operand, [rows, columns])
    {
        return;
    }
    let rows = out.chunks_exact_mut(columns * kind.wide.out);
    for (i, out) in rows.enumerate() {
        (kind.row)(direct::Row {
            out,
            weights: &weights[i * strides[0] * size..],
            step: strides[1],
            data: operand.data,
            taps: operand.rows,
            columns: operand.columns,
            first: operand.first,
        });
    }
}

/// The rows that threads divide are blocks: a part of a block would need copies of all its windows.
impl Rows for Job<'_> {
    type Outs<'o> = (&'o mut [u8],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        self.part(first, out);
    }
}
