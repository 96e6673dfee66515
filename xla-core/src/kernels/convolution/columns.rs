//! The result's features before other dimensions: for each index before them, a product of the kernel and the windows.

use super::direct;
use super::element::{Element, Wide};
use super::geometry::{Geometry, List, Role};
use super::lay::{self, Dim};
use core::marker::PhantomData;

use crate::exec::{Across, Columns, Exec, Rows};
use crate::kernels::dot_general::{Gathered, Step, gathered, lend};
use crate::level::{Every, Level, dispatch};

/// From how many features of a group on a product is worth the copies of windows: 8 by 8 channels of 56 by 56, three rows
/// take as long either way.
const PRODUCT: usize = 4;

/// What a kernel's elements are, and by how many they advance with a feature and within one.
type Weights<'a, W> = (&'a [W], [usize; 2]);

/// Features of one group at one index before the features.
struct Block {
    /// Where its windows start in what is laid out.
    start: usize,
    /// Where its input starts, where that has to be laid out.
    from: Option<usize>,
    /// The group's first feature.
    feature: usize,
}

/// Lines of a block, which are what varies fastest of its columns: all features of some of them.
struct Lines<'a, T: Element> {
    weights: Weights<'a, T::Wide>,
    operand: Gathered<'a, T::Wide>,
    line: usize,
    features: usize,
    result: PhantomData<fn() -> T>,
}

/// How many sums of a block of columns are taken at a time: half of a second cache of 512 KiB holds them with the kernel.
const SUMS: usize = 32 << 10;

impl<T: Element> Lines<'_, T> {
    fn part(&self, first: usize, count: usize, mut out: Columns<'_, T>) {
        let (line, features) = (self.line, self.features);
        let most = (SUMS / (features * line)).clamp(1, count);
        lend([features * most * line], |[sums]: [&mut [T::Wide]; 1]| {
            for done in (0..count).step_by(most) {
                let columns = most.min(count - done) * line;
                let operand = Gathered {
                    first: (first + done) * line,
                    count: columns,
                    ..self.operand
                };
                let sums = &mut sums[..features * columns];
                multiply(sums, self.weights, operand, features);
                for (feature, sums) in sums.chunks_exact(columns).enumerate() {
                    let to = &mut out.row(feature)[done * line..][..columns];
                    match T::wide_mut(to) {
                        Some(to) => to.copy_from_slice(sums),
                        None => narrow(to, sums),
                    }
                }
            }
        });
    }
}

impl<T: Element> Rows for Lines<'_, T> {
    type Outs<'o> = Columns<'o, T>;
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, out: Self::Outs<'_>) {
        self.part(first, count, out);
    }
}

/// A convolution whose rows are those of the result's features.
pub(super) struct Job<'a, T> {
    geometry: Geometry,
    lhs: &'a [T],
    rhs: &'a [T],
    /// How the input is laid out: its features, then the other dimensions in the result's order.
    dims: List<Dim>,
    /// What those other dimensions are.
    roles: List<Role>,
    /// The result's dimensions before the features, without a batch that comes first, and those after them.
    outer: List<Step>,
    inner: List<Step>,
    /// Whether the batch comes first, so that one element of it is laid out at a time.
    by_batch: bool,
}

impl<'a, T: Element> Job<'a, T> {
    pub(super) fn new(geometry: Geometry, lhs: &'a [T], rhs: &'a [T]) -> Self {
        let by_batch = geometry.order[0] == Role::Batch;
        let laid = |role: &&Role| **role != Role::Feature && !(by_batch && **role == Role::Batch);
        let roles: List<Role> = geometry.order.iter().filter(laid).copied().collect();
        let mut dims: List<Dim> = List::default();
        dims.push(Dim::whole(geometry.inputs, geometry.lhs[2]));
        for (i, role) in roles.iter().enumerate() {
            dims.push(match *role {
                // Places of the window that follow each other lie next to each other.
                Role::Spatial(d) if i + 1 == roles.len() => {
                    Dim::padded(&geometry.axes[d]).by(geometry.axes[d].stride)
                }
                Role::Spatial(d) => Dim::padded(&geometry.axes[d]),
                Role::Batch | Role::Feature => Dim::whole(geometry.batch, geometry.lhs[1]),
            });
        }
        let strides = lay::strides(&dims);
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
            geometry,
            lhs,
            rhs,
            dims,
            roles,
            outer,
            inner,
            by_batch,
        }
    }

    /// Where each element of a window lies from its first place, in the order of the kernel's elements.
    fn taps(&self, taps: &mut [usize]) {
        let strides = lay::strides(&self.dims);
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

    /// How many blocks there are: one for each group at each index before the features.
    pub(super) fn blocks(&self) -> usize {
        let around = self.geometry.around().0.iter();
        let around = around.map(|&role| self.geometry.size(role));
        self.geometry.groups * around.product::<usize>()
    }

    /// Block `number`. `laid` tells which input was laid out last.
    fn block(&self, number: usize, laid: &mut Option<[usize; 2]>) -> Block {
        let Geometry { groups, lhs, .. } = self.geometry;
        let (place, group) = (number / groups, number % groups);
        let around: usize = self.outer.iter().map(|dim| dim.size).product();
        let batch = if self.by_batch { place / around } else { 0 };
        let (mut start, mut rest) = (0, place % around);
        for dim in self.outer.iter().rev() {
            start += rest % dim.size * dim.step;
            rest /= dim.size;
        }
        let is_new = *laid != Some([batch, group]);
        *laid = Some([batch, group]);
        Block {
            start,
            from: is_new.then_some(batch * lhs[1] + group * lhs[0]),
            feature: group * self.geometry.features,
        }
    }

    /// Calls `f` with memory: for the table of a window, the input as it is laid out, and the kernel with its strides, which
    /// are laid out already.
    fn with_tables<R>(
        &self,
        exec: &Exec,
        f: impl FnOnce(&[usize], &mut [T::Wide], Weights<'_, T::Wide>) -> R,
    ) -> R {
        let Geometry {
            groups, features, ..
        } = self.geometry;
        let terms = self.geometry.terms();
        let lies = T::wide(self.rhs).zip(self.geometry.tap_stride());
        let weights = if lies.is_some() {
            0
        } else {
            groups * features * terms
        };
        lend([terms], |[taps]: [&mut [usize]; 1]| {
            self.taps(taps);
            let lengths = [lay::len(&self.dims), weights];
            lend(lengths, |[laid, weights]: [&mut [T::Wide]; 2]| {
                let weights = match lies {
                    Some((rhs, stride)) => (rhs, [self.geometry.rhs[1], stride]),
                    None => {
                        lay::lay_out_by(exec, weights, self.rhs, &self.kernel());
                        (&*weights, [terms, 1])
                    }
                };
                f(taps, laid, weights)
            })
        })
    }

    /// Blocks from `first` on.
    /// Not generic in the level: what is in a loop chooses its own instructions.
    fn part(&self, first: usize, out: &mut [T]) {
        let (features, columns) = (self.geometry.features, self.geometry.inner());
        let exec = Exec::serial();
        self.with_tables(&exec, |taps, laid, (weights, strides)| {
            let mut of = None;
            for (number, out) in (first..).zip(out.chunks_exact_mut(features * columns)) {
                let block = self.block(number, &mut of);
                if let Some(from) = block.from {
                    lay::lay_out(laid, &self.lhs[from..], &self.dims);
                }
                let operand = Gathered {
                    data: &laid[block.start..],
                    rows: taps,
                    columns: &self.inner,
                    first: 0,
                    count: columns,
                };
                let weights = (&weights[block.feature * strides[0]..], strides);
                match T::wide_mut(out) {
                    Some(out) => multiply(out, weights, operand, features),
                    None => lend([features * columns], |[wide]: [&mut [T::Wide]; 1]| {
                        multiply(wide, weights, operand, features);
                        narrow(out, wide);
                    }),
                }
            }
        });
    }

    /// All of the result, the columns of each block cut between threads: where there are few blocks, each thread would
    /// otherwise lay out and copy the windows of all columns for a few features.
    pub(super) fn across(&self, exec: &Exec, out: &mut [T], cost: usize) {
        let (features, columns) = (self.geometry.features, self.geometry.inner());
        let line = self.inner.last().map_or(1, |dim| dim.size);
        let lines = columns / line;
        self.with_tables(exec, |taps, laid, (weights, strides)| {
            let mut of = None;
            for (number, slice) in out.chunks_exact_mut(features * columns).enumerate() {
                let block = self.block(number, &mut of);
                if let Some(from) = block.from {
                    lay::lay_out_by(exec, laid, &self.lhs[from..], &self.dims);
                }
                let job = Lines {
                    weights: (&weights[block.feature * strides[0]..], strides),
                    operand: Gathered {
                        data: &laid[block.start..],
                        rows: taps,
                        columns: &self.inner,
                        first: 0,
                        count: columns,
                    },
                    line,
                    features,
                    result: PhantomData,
                };
                let parts = Across {
                    slice,
                    row: columns,
                    unit: line,
                };
                exec.rows(&job, lines, features * line * cost, parts);
            }
        });
    }

    /// The kernel as rows of features.
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

/// Fills the table of where each element of a window lies, for what is laid out in these dimensions.
pub(super) fn fill_taps(
    taps: &mut [usize],
    geometry: &Geometry,
    dim: impl Fn(Role) -> (Dim, usize),
) {
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
            chunk.iter_mut().for_each(|tap| *tap += place * stride);
        }
        times *= size;
    }
    debug_assert_eq!(times, taps.len());
}

fn narrow<T: Element>(out: &mut [T], sums: &[T::Wide]) {
    let pairs = out.iter_mut().zip(sums);
    pairs.for_each(|(to, from)| *to = T::narrow(*from));
}

/// `rows` of the kernel times the windows.
fn multiply<W: Wide>(
    out: &mut [W],
    (weights, strides): (&[W], [usize; 2]),
    operand: Gathered<'_, W>,
    rows: usize,
) {
    let columns = out.len() / rows;
    if rows >= PRODUCT && gathered(out, (weights, strides), operand, [rows, columns]) {
        return;
    }
    for (i, out) in out.chunks_exact_mut(columns).enumerate() {
        dispatch(direct::Row {
            out,
            weights: &weights[i * strides[0]..],
            step: strides[1],
            operand,
        });
    }
}

/// Its rows are blocks: whoever has a part of one copies all windows of it.
impl<T: Element> Rows for Job<'_, T> {
    type Outs<'o> = (&'o mut [T],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _: usize, (out,): Self::Outs<'_>) {
        self.part(first, out);
    }
}
